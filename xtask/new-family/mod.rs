//! Example: say here in a sentence or two what the puzzle is.
//!
//! As laid out it is the smallest family that works: a square in which no row and no column repeats
//! a digit. Read in this order: `puzzle` (the board and its rules), `text` and `json` (its forms),
//! `canonical`, `techniques`, `info` (parameters and texts), `facts` (the contract for a puzzle),
//! `generate`. Each uses only what comes before it.

mod canonical;
mod facts;
mod generate;
mod info;
mod json;
mod puzzle;
mod techniques;
mod text;

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Generated, Info, ParamError, Params, ParseError, Puzzle, Rng, Shortfall,
};
use serde_json::{Map, Value as Json};

pub(super) struct Example;

impl Family for Example {
    fn info(&self) -> &'static Info {
        &info::INFO
    }

    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(text::parse(text)?))
    }

    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(json::read(object)?))
    }

    fn claims(&self, text: &str) -> bool {
        text::has_header(text)
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
