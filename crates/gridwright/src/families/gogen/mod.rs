//! Gogen: 25 letters on a 5 x 5 board, so that every word can be spelt by king moves.
//!
//! The letters A to Y (there is no Z) each go into one cell. Letters that follow one another in a
//! word stand in cells that touch, also at a corner.
//!
//! Beside the family itself, here are the pieces a solver is made of, for programmers who want to
//! build their own: [`Mask`], [`Board`], [`position`], [`is_solution`], [`update`] and
//! [`neighbourhood_intersect`].

mod formats;
mod generate;
mod json;
mod kernel;
mod lexicon;
mod mask;
mod pieces;
mod puzzle;
mod techniques;
mod text;
mod word;

pub use mask::{Cell, Mask};
pub use pieces::{Board, is_solution, neighbourhood_intersect, position, update};

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Format, Generated, Info, ParamError, ParamKind, ParamSpec, Params, ParseError,
    Profile, Puzzle, Rng, Shortfall, TextFiles, Value,
};
use serde_json::{Map, Value as Json};

pub(super) struct Gogen;

/// The alphabet of the board.
const SYMBOLS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXY";

/// The letter a character stands for, large or small.
fn letter(sign: char) -> Option<Value> {
    let upper = sign.to_ascii_uppercase();
    upper.is_ascii_uppercase().then(|| Value(upper as u8 - b'A')).filter(|&v| v != Value(25))
}

static INFO: Info = Info {
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
];

impl Family for Gogen {
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
