//! Cirth: Latin squares with contiguous areas.
//!
//! The areas either only steer which clues are removed (`guide`), or are a rule of their own:
//! no symbol twice in an area (`distinct`).

mod areas;
mod canonical;
mod edit;
mod facts;
mod generate;
mod info;
mod json;
mod puzzle;
mod square;
mod techniques;
mod text;

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Generated, Info, ParamError, Params, ParseError, Puzzle, Rng, Shortfall,
    is_mostly_digits,
};
use serde_json::{Map, Value as Json};

pub(super) struct Cirth;

impl Family for Cirth {
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
        is_mostly_digits(text, text::BLANKS)
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
