//! Facts about the family and its parameters.

use gridwright_core::{
    Info, ParamKind, ParamSpec, SymbolSet, TextFiles, Variant, file_apart, text_files,
};
use gridwright_houses::{PROFILE_NAMES, PROFILES, Solver};

use super::puzzle::SIZES;
use super::techniques::known_techniques;

pub(super) static INFO: Info = Info {
    id: "cirth",
    aliases: &["latin", "cirth-enigma"],
    params: PARAMS,
    presets: &[
        "size=3",
        "size=4,areas=distinct",
        "size=5",
        "size=5,areas=none",
        "size=6,areas=distinct,fill=shuffled",
        "size=7,order=sequential",
        "size=9,level=medium",
        "size=9,depth=logic",
        "size=9,areas=distinct,clues=40",
    ],
    variants: &[
        Variant { id: "classic", params: "" },
        Variant { id: "areas", params: "size=7,areas=distinct" },
        Variant { id: "small", params: "size=5" },
        Variant { id: "large", params: "size=12" },
    ],
    symbol_sets: &[SymbolSet {
        name: "runes",
        // The Runic block; letters that look alike or are rare come last.
        chars: "ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛇᛈᛉᛋᛏᛒᛖᛗᛚᛜᛞᛟᚪᚫᚣᛡᛠᛢᛣᛤᛥᛦᛨᚤᚥᚧᚩᚬᚭᚮᚯᚰᚳᚴᚵᚶᚸᚻ",
    }],
    profiles: PROFILES,
    techniques: known_techniques,
    texts: &[TEXTS, Solver::TEXTS, Solver::LESSONS],
    examples: file_apart!("examples.txt"),
    reach: include_str!("reach.tsv"),
    generator: 1,
};

/// Texts about the family, its parameters, rules and techniques.
const TEXTS: TextFiles = text_files!("texts");

pub(super) static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "size",
        kind: ParamKind::Int { min: *SIZES.start(), max: *SIZES.end() },
        default: Some("9"),
        is_structural: true,
    },
    ParamSpec {
        name: "areas",
        kind: ParamKind::Choice(&["guide", "distinct", "none"]),
        default: Some("guide"),
        is_structural: true,
    },
    ParamSpec {
        name: "fill",
        kind: ParamKind::Choice(&["uniform", "shuffled"]),
        default: Some("uniform"),
        is_structural: false,
    },
    ParamSpec {
        name: "depth",
        kind: ParamKind::Choice(&["auto", "exact", "logic"]),
        default: Some("auto"),
        is_structural: false,
    },
    ParamSpec {
        name: "order",
        kind: ParamKind::Choice(&["balanced", "sequential"]),
        default: Some("balanced"),
        is_structural: false,
    },
    ParamSpec {
        name: "clues",
        kind: ParamKind::Int { min: 1, max: SIZES.end().pow(2) },
        default: None,
        is_structural: false,
    },
    ParamSpec::LEVEL,
    ParamSpec::RATING,
    ParamSpec::NEEDS,
    ParamSpec::AT_MOST,
    ParamSpec::BOTTLENECKS,
    ParamSpec::profile(PROFILE_NAMES),
    ParamSpec::ANYWAY,
];
