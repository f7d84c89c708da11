//! Facts about the family and its parameters.

use gridwright_core::{
    Info, ParamKind, ParamSpec, Profile, TextFiles, Variant, file_apart, text_files,
    text_files_apart,
};
use gridwright_houses::Solver;

use super::puzzle::{ID, SIZES};
use super::techniques::known;

pub(super) static INFO: Info = Info {
    id: ID,
    aliases: &["unequal", "more-or-less"],
    params: PARAMS,
    presets: &[
        "size=4",
        "",
        "givens=0",
        "size=6,givens=4,signs=16",
        "size=6,signs=0",
        "size=6,signs=100%",
        "size=7,level=medium",
        "size=7,givens=20%,signs=20%",
        "size=8,givens=12",
        "size=9",
    ],
    variants: &[
        Variant { id: "classic", params: "" },
        Variant { id: "small", params: "size=4" },
        Variant { id: "large", params: "size=7" },
        Variant { id: "signs", params: "givens=0" },
    ],
    symbol_sets: &[],
    profiles: &[Profile::DEFAULT],
    techniques: known,
    texts: &[TEXTS, LESSONS, Solver::TEXTS, Solver::LESSONS],
    examples: file_apart!("examples.txt"),
    reach: include_str!("reach.tsv"),
    generator: 1,
};

/// Texts about the family, its parameters, rules and techniques.
const TEXTS: TextFiles = text_files!("texts");

/// Lessons of its techniques.
const LESSONS: TextFiles = text_files_apart!("lessons");

/// The kind of the parameters for numbers of givens and of signs.
const AMOUNT: ParamKind = ParamKind::Text("a number such as 6, or a share such as 25%");

pub(super) static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "size",
        kind: ParamKind::Int { min: *SIZES.start(), max: *SIZES.end() },
        default: Some("5"),
        is_structural: true,
    },
    ParamSpec { name: "givens", kind: AMOUNT, default: None, is_structural: false },
    ParamSpec { name: "signs", kind: AMOUNT, default: None, is_structural: false },
    ParamSpec {
        name: "minimal",
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
