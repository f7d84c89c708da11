//! Cirth: Latin squares with contiguous areas.
//!
//! The areas either only steer which clues are removed (`guide`), or are a rule of their own:
//! no symbol twice in an area (`distinct`).

mod areas;
mod canonical;
mod generate;
mod json;
mod puzzle;
mod square;
mod text;

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Generated, Info, ParamError, ParamKind, ParamSpec, Params, ParseError, Puzzle,
    Rng, Shortfall, SymbolSet, TextFiles,
};
use gridwright_houses::{PROFILE_NAMES, PROFILES, Solver};
use serde_json::{Map, Value as Json};

pub(super) struct Cirth;

/// The smallest and the largest side.
const SIZES: std::ops::RangeInclusive<usize> = 3..=50;

/// One plain character for every symbol of the largest square.
const SYMBOLS: &str = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno";

static INFO: Info = Info {
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
    symbol_sets: &[SymbolSet {
        name: "runes",
        // The Runic block; letters that look alike or are rare come last.
        chars: "ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛇᛈᛉᛋᛏᛒᛖᛗᛚᛜᛞᛟᚪᚫᚣᛡᛠᛢᛣᛤᛥᛦᛨᚤᚥᚧᚩᚬᚭᚮᚯᚰᚳᚴᚵᚶᚸᚻ",
    }],
    profiles: PROFILES,
    techniques: puzzle::known_techniques,
    texts: &[TEXTS, Solver::TEXTS],
    examples: include_str!("examples.txt"),
    generator: 1,
};

/// Texts about the family, its parameters, rules and techniques.
const TEXTS: TextFiles = &[
    ("en", include_str!("texts/en.ftl")),
    ("es", include_str!("texts/es.ftl")),
    ("de", include_str!("texts/de.ftl")),
    ("it", include_str!("texts/it.ftl")),
];

static PARAMS: &[ParamSpec] = &[
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
];

impl Family for Cirth {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(text::parse(text)?))
    }

    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(json::read(object)?))
    }

    fn generate(
        &self,
        generator: u32,
        params: &Params,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Generated, Shortfall> {
        match generator {
            _ if !params.are_of(PARAMS) => Err(ParamError::OtherFamily.into()),
            1 => generate::generate(params, rng, budget),
            _ => Err(Shortfall::NoGenerator(generator)),
        }
    }
}
