//! Gogen: 25 letters on a 5 x 5 board, so that every word can be spelt by king moves.
//!
//! The letters A to Y (there is no Z) each go into one cell. Letters that follow one another in a
//! word stand in cells that touch, also at a corner.
//!
//! Besides the family itself, there are the parts of a solver, for programmers who want to build
//! their own: [`Mask`], [`Board`], [`position`], [`is_solution`], [`update`] and
//! [`neighbourhood_intersect`].

mod ahead;
mod alphabet;
mod edit;
mod facts;
mod follow;
mod formats;
mod generate;
mod info;
mod json;
mod kernel;
mod lexicon;
mod mask;
mod pieces;
mod puzzle;
mod room;
mod techniques;
mod text;
mod trace;
mod view;
mod word;

pub use mask::{Cell, Mask};
pub use pieces::{Board, is_solution, neighbourhood_intersect, position, update};

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Format, Generated, Info, ParamError, Params, ParseError, Puzzle, Rng, Shortfall,
};
use serde_json::{Map, Value as Json};

pub(super) struct Gogen;

impl Family for Gogen {
    fn info(&self) -> &'static Info {
        &info::INFO
    }

    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(text::parse(text)?))
    }

    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(json::read(object)?))
    }

    fn could_be(&self, text: &str) -> bool {
        text::could_be(text)
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
            _ if !params.are_of(info::PARAMS) => Err(ParamError::OtherFamily.into()),
            1 => generate::generate(params, rng, budget),
            _ => Err(Shortfall::NoGenerator(generator)),
        }
    }
}
