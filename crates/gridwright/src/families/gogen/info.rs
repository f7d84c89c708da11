//! Facts about the family and its parameters.

use gridwright_core::{
    Info, ParamKind, ParamSpec, Profile, TextFiles, Variant, file_apart, text_files,
    text_files_apart,
};

use super::techniques::techniques;

pub(super) static INFO: Info = Info {
    id: "gogen",
    aliases: &["gogen-puzzle"],
    params: PARAMS,
    presets: &[
        "style=uber",
        "fewest=yes",
        "givens=7",
        "style=ultra",
        "style=ultra,givens=2",
        "style=hyper",
        "style=golden",
        "pattern=x...x...........x.......x",
        "level=easy",
        "level=medium",
        "style=ultra,level=extreme",
    ],
    variants: &[
        Variant { id: "uber", params: "" },
        Variant { id: "ultra", params: "style=ultra" },
        Variant { id: "hyper", params: "style=hyper" },
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
        name: "style",
        kind: ParamKind::Choice(&["uber", "ultra", "hyper", "golden"]),
        default: Some("uber"),
        is_structural: false,
    },
    ParamSpec {
        name: "givens",
        kind: ParamKind::Int { min: 1, max: 24 },
        default: None,
        is_structural: false,
    },
    ParamSpec {
        name: "pattern",
        kind: ParamKind::Text("25 cells, each x or a dot"),
        default: None,
        is_structural: false,
    },
    ParamSpec {
        name: "words",
        kind: ParamKind::Lines("words"),
        default: None,
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
