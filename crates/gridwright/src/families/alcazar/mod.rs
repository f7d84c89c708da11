//! Alcazar: one path through every cell of a walled board, in by one gap and out by another.
//!
//! Sites are edges between cells, and values say whether the path goes over them. Clues are walls.

mod carve;
mod deduce;
mod flow;
mod formats;
mod frontier;
mod generate;
mod grid;
mod json;
mod low_link;
mod necks;
mod parity;
mod partition;
mod puzzle;
mod rings;
mod route;
mod rules;
mod runs;
mod search;
mod second;
mod spans;
mod splits;
mod techniques;
#[cfg(test)]
mod tests;
mod text;
mod ties;
mod track;

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Format, Generated, Info, ParamError, ParamKind, ParamSpec, Params, ParseError,
    Profile, Puzzle, Rng, Shortfall, TextFiles, Value,
};
use serde_json::{Map, Value as Json};

pub(super) struct Alcazar;

/// The shortest and the longest side that can be read; one cell in a row makes no puzzle.
const SIZES: std::ops::RangeInclusive<usize> = 1..=64;

/// The path does not go over the edge: a wall, or seen to be unused.
const BLOCKED: Value = Value(0);
/// The path goes over the edge.
const PATH: Value = Value(1);
const SYMBOLS: [char; 2] = ['x', 'o'];

static INFO: Info = Info {
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
    symbol_sets: &[],
    profiles: &[Profile::DEFAULT],
    techniques: techniques::techniques,
    texts: &[TEXTS],
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
];

impl Family for Alcazar {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(text::parse(text)?))
    }

    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(json::read(object)?))
    }

    fn formats(&self) -> &'static [Format] {
        formats::FORMATS
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
