//! Futoshiki: Latin squares with greater-than signs between neighbours.
//!
//! Read in this order: `sign`, `chains`, `puzzle` (the board and its rules), `text` and `json` (its
//! forms), `canonical`, `techniques`, `info` (parameters and texts), `facts` (the implementation of
//! the contract), `unequal`, `generate`. Each uses only what comes before it.

mod canonical;
mod chains;
mod edit;
mod facts;
mod generate;
mod info;
mod json;
mod puzzle;
mod sign;
mod techniques;
#[cfg(test)]
mod tests;
mod text;
mod unequal;

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Format, Generated, Info, ParamError, Params, ParseError, Puzzle, Rng,
    Shortfall, is_mostly_digits,
};
use serde_json::{Map, Value as Json};

pub(super) struct Futoshiki;

impl Family for Futoshiki {
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
        text.contains(['<', '>', '^', '/']) && is_mostly_digits(text, text::DRAWN)
    }

    fn formats(&self) -> &'static [Format] {
        &[unequal::FORMAT]
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
