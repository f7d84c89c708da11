//! Sudoku: every symbol once in each row, column and region, on boards of any size and in the
//! variants people play.

mod cage;
mod canonical;
#[cfg(feature = "gpu")]
mod card;
mod clauses;
mod drawing;
mod edit;
mod facts;
mod formats;
mod generate;
mod info;
mod json;
mod kernel;
mod killer;
mod marks;
mod puzzle;
mod reasoner;
mod rows;
mod rules;
mod shape;
mod symmetry;
mod table;
mod techniques;
mod text;

use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Format, Generated, Info, LineAnswer, ParamError, Params, ParseError, Puzzle,
    Rng, Shortfall, is_mostly_digits,
};
use serde_json::{Map, Value as Json};

pub(super) struct Sudoku;

impl Family for Sudoku {
    fn info(&self) -> &'static Info {
        &info::INFO
    }

    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(text::parse(text)?))
    }

    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError> {
        Ok(Arc::new(json::read(object)?))
    }

    /// Claims every text: a bare board of cells is read as a Sudoku rather than as another square,
    /// and no other family reads a text that says more.
    fn claims(&self, _: &str) -> bool {
        true
    }

    fn could_be(&self, text: &str) -> bool {
        is_mostly_digits(text, text::DRAWN) || is_mostly_digits(text, rows::BLANKS)
    }

    fn formats(&self) -> &'static [Format] {
        formats::FORMATS
    }

    fn solve_lines(
        &self,
        lines: &[&str],
        budget: &mut Budget,
        answer: &mut dyn FnMut(Option<LineAnswer<'_>>),
    ) -> bool {
        kernel::solve_lines(lines, budget, answer);
        true
    }

    fn minimal_lines(&self, lines: &[(&str, &str)], budget: &mut Budget) -> Vec<Option<bool>> {
        kernel::minimal_lines(lines, budget)
    }

    fn plain_line(&self, text: &str) -> Option<String> {
        kernel::plain_line(text)
    }

    fn processor_path(&self) -> Option<&'static str> {
        Some(kernel::processor_path())
    }

    #[cfg(feature = "gpu")]
    fn lines_at_once(&self, budget: &Budget) -> usize {
        card::lines_at_once(budget)
    }

    #[cfg(feature = "gpu")]
    fn card(&self) -> Option<Result<String, String>> {
        Some(card::name())
    }

    #[cfg(feature = "gpu")]
    fn answered_by_card(&self) -> u64 {
        card::answered()
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

    fn batch_size(&self, generator: u32, params: &Params) -> usize {
        // Browsers ask for one puzzle at a time, and load a smaller engine this way.
        let is_native = !cfg!(target_family = "wasm");
        match generator {
            1 if is_native && params.are_of(info::PARAMS) => generate::batch_size(params),
            _ => 1,
        }
    }

    fn generate_batch(
        &self,
        generator: u32,
        params: &Params,
        rngs: &mut [Rng],
        budgets: &mut [Budget],
    ) -> Vec<Result<Generated, Shortfall>> {
        if self.batch_size(generator, params) > 1 {
            return generate::generate_batch(params, rngs, budgets);
        }
        let items = rngs.iter_mut().zip(budgets);
        items.map(|(rng, budget)| self.generate(generator, params, rng, budget)).collect()
    }
}
