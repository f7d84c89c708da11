//! Facts about the family and its parameters.

use gridwright_core::{
    Info, ParamKind, ParamSpec, Profile, TextFiles, Variant, file_apart, text_files,
    text_files_apart,
};

use super::grid::SIZES;
use super::techniques::techniques;

pub(super) static INFO: Info = Info {
    id: "alcazar",
    aliases: &["alcazar-puzzle"],
    params: PARAMS,
    presets: &[
        "width=6,height=5,density=60",
        "width=5,height=5,walls=unique",
        "width=6,height=6,gaps=2",
        "width=5,height=4,density=80",
        "width=4,height=4",
        "width=6,height=6,symmetry=mirror",
        "width=5,height=6,symmetry=half-turn",
        "width=6,height=6,level=easy",
        "width=6,height=6,level=medium",
        "width=6,height=6,level=hard",
        "width=5,height=5,fewest=yes",
    ],
    variants: &[
        Variant { id: "classic", params: "" },
        Variant { id: "small", params: "width=5,height=5" },
        Variant { id: "large", params: "width=12,height=12" },
        Variant { id: "symmetric", params: "symmetry=mirror" },
    ],
    symbol_sets: &[],
    profiles: &[Profile::DEFAULT],
    techniques,
    texts: &[TEXTS, LESSONS],
    examples: file_apart!("examples.txt"),
    reach: include_str!("reach.tsv"),
    generator: 1,
};

/// Texts about the family, its parameters, rules and techniques.
const TEXTS: TextFiles = text_files!("texts");

/// Lessons of its techniques.
const LESSONS: TextFiles = text_files_apart!("lessons");

pub(super) static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "width",
        kind: ParamKind::Int { min: *SIZES.start(), max: *SIZES.end() },
        default: Some("8"),
        is_structural: true,
    },
    ParamSpec {
        name: "height",
        kind: ParamKind::Int { min: *SIZES.start(), max: *SIZES.end() },
        default: Some("8"),
        is_structural: true,
    },
    ParamSpec {
        name: "gaps",
        kind: ParamKind::Int { min: 2, max: 4 * *SIZES.end() },
        default: None,
        is_structural: false,
    },
    ParamSpec {
        name: "walls",
        kind: ParamKind::Choice(&["logic", "unique"]),
        default: Some("logic"),
        is_structural: false,
    },
    ParamSpec {
        name: "density",
        kind: ParamKind::Int { min: 0, max: 100 },
        default: Some("0"),
        is_structural: false,
    },
    ParamSpec {
        name: "symmetry",
        kind: ParamKind::Choice(&["none", "half-turn", "mirror"]),
        default: Some("none"),
        is_structural: false,
    },
    ParamSpec {
        name: "fewest",
        kind: ParamKind::Choice(&["no", "yes"]),
        default: Some("no"),
        is_structural: false,
    },
    ParamSpec::LEVEL,
    ParamSpec::RATING,
    ParamSpec::NEEDS,
    ParamSpec::AT_MOST,
    ParamSpec::BOTTLENECKS,
    ParamSpec::PROFILE,
    ParamSpec::ANYWAY,
];
