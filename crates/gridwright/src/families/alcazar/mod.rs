//! Alcazar: one path through every cell of a walled board, in by one gap and out by another.
//!
//! Sites are edges between cells, and values say whether the path goes over them. Clues are walls.

mod carve;
mod catalogue;
mod deduce;
mod facts;
mod flow;
mod formats;
mod frontier;
mod generate;
mod grid;
mod info;
mod json;
mod low_link;
mod necks;
mod parity;
mod partition;
mod path_text;
mod puzzle;
mod rings;
mod route;
mod rules;
mod runs;
mod search;
mod second;
mod shorten;
mod spans;
mod splits;
mod suppose;
mod techniques;
#[cfg(test)]
mod tests;
mod text;
mod ties;
mod track;
mod way;

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Format, Generated, Info, ParamError, Params, ParseError, Puzzle, Rng,
    Shortfall, first_line,
};
use serde_json::{Map, Value as Json};

pub(super) struct Alcazar;

impl Family for Alcazar {
    fn info(&self) -> &'static Info {
        &info::INFO
    }

    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(text::parse(text)?))
    }

    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(json::read(object)?))
    }

    fn is_marked(&self, text: &str) -> bool {
        let id = info::INFO.id;
        text::has_size(text) || first_line(text).is_some_and(|line| line.eq_ignore_ascii_case(id))
    }

    fn could_be(&self, text: &str) -> bool {
        text::has_walls(text)
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
