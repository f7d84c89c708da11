//! Facts about the family and its parameters.

use gridwright_core::{
    Info, ParamKind, ParamSpec, TextFiles, Variant, file_apart, text_files, text_files_apart,
};
use gridwright_houses::{PROFILE_NAMES, PROFILES, Solver};

use super::shape;
use super::techniques::known;

pub(super) static INFO: Info = Info {
    id: "sudoku",
    aliases: &["sudokus", "su-doku"],
    params: PARAMS,
    presets: &[
        "",
        "size=4",
        "size=6,boxes=3x2",
        "size=5,regions=latin",
        "size=7,regions=jigsaw",
        "size=8,depth=logic",
        "symmetry=rotate180",
        "diagonal=yes,windows=yes",
        "size=6,diagonal=rising",
        "anti-knight=yes",
        "size=6,anti-king=yes",
        "size=6,non-consecutive=yes",
        "size=6,killer=yes",
        "killer=yes,clues=3",
        "layout=twin",
        "method=three-phase,target=medium",
        "level=medium,clues=30",
    ],
    variants: &[
        Variant { id: "classic", params: "" },
        Variant { id: "killer", params: "killer=yes" },
        Variant { id: "jigsaw", params: "regions=jigsaw" },
        Variant { id: "samurai", params: "layout=samurai" },
        Variant { id: "diagonal", params: "diagonal=yes" },
        Variant { id: "windows", params: "windows=yes" },
        Variant { id: "mini", params: "size=6" },
        Variant { id: "large", params: "size=16" },
        Variant { id: "first", params: "size=4" },
        Variant { id: "anti-knight", params: "anti-knight=yes" },
        Variant { id: "giant", params: "size=25" },
    ],
    symbol_sets: &[],
    profiles: PROFILES,
    techniques: known,
    texts: &[TEXTS, LESSONS, KILLER_TEXTS, KILLER_LESSONS, Solver::TEXTS, Solver::LESSONS],
    examples: file_apart!("examples.txt"),
    reach: include_str!("reach.tsv"),
    generator: 1,
};

/// The values of a parameter that turns a rule on.
const NO_YES: ParamKind = ParamKind::Choice(&["no", "yes"]);

const fn flag(name: &'static str) -> ParamSpec {
    ParamSpec { name, kind: NO_YES, default: Some("no"), is_structural: true }
}

/// Texts about the family, its parameters, rules and techniques.
const TEXTS: TextFiles = text_files!("texts");

/// Lessons of its own techniques.
const LESSONS: TextFiles = text_files_apart!("lessons");

/// Texts about the techniques of cages.
const KILLER_TEXTS: TextFiles = text_files!("killer/texts");

/// Lessons of the techniques about cages.
const KILLER_LESSONS: TextFiles = text_files_apart!("killer/lessons");

pub(super) static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "size",
        kind: ParamKind::Int { min: *shape::SIZES.start(), max: *shape::SIZES.end() },
        default: Some("9"),
        is_structural: true,
    },
    ParamSpec {
        name: "boxes",
        kind: ParamKind::Text("rows by columns, such as 2x3"),
        default: None,
        is_structural: true,
    },
    ParamSpec {
        name: "regions",
        kind: ParamKind::Choice(&["boxes", "jigsaw", "latin"]),
        default: Some("boxes"),
        is_structural: true,
    },
    ParamSpec {
        name: "layout",
        kind: ParamKind::Choice(&["single", "twin", "sohei", "windmill", "samurai"]),
        default: Some("single"),
        is_structural: true,
    },
    ParamSpec {
        name: "region-symmetry",
        kind: ParamKind::Choice(&["none", "rotate180"]),
        default: Some("none"),
        is_structural: false,
    },
    ParamSpec {
        name: "diagonal",
        kind: ParamKind::Choice(&["no", "yes", "falling", "rising"]),
        default: Some("no"),
        is_structural: true,
    },
    flag("windows"),
    flag("anti-knight"),
    flag("anti-king"),
    flag("non-consecutive"),
    flag("killer"),
    ParamSpec {
        name: "method",
        kind: ParamKind::Choice(&["default", "three-phase"]),
        default: Some("default"),
        is_structural: false,
    },
    ParamSpec {
        name: "target",
        kind: ParamKind::Choice(&["easy", "medium", "hard", "expert"]),
        default: None,
        is_structural: false,
    },
    ParamSpec {
        name: "symmetry",
        kind: ParamKind::Choice(&["none", "rotate180", "rotate90", "mirror", "diagonal", "full"]),
        default: Some("none"),
        is_structural: false,
    },
    ParamSpec {
        name: "pattern",
        kind: ParamKind::Rows("rows of x and dots"),
        default: None,
        is_structural: false,
    },
    ParamSpec {
        name: "clues",
        kind: ParamKind::Int { min: 0, max: shape::SIZES.end().pow(2) },
        default: None,
        is_structural: false,
    },
    ParamSpec { name: "minimal", kind: NO_YES, default: Some("no"), is_structural: false },
    ParamSpec {
        name: "depth",
        kind: ParamKind::Choice(&["auto", "exact", "logic"]),
        default: Some("auto"),
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
