//! A puzzle shown with other symbols, for sentences about it.

use std::sync::Arc;

use serde_json::{Map, Value as Json};

use crate::contract::constraint::Constraint;
use crate::contract::info::Info;
use crate::contract::puzzle::Puzzle;
use crate::data::board::{Board, Value};
use crate::data::claim::Clause;
use crate::data::marks::Marks;
use crate::data::params::Params;
use crate::data::scene::Scene;

/// A puzzle whose board has other symbols. Everything else is delegated to the puzzle itself, so
/// its text forms keep the original symbols.
///
/// ```
/// use std::sync::Arc;
/// use gridwright_core::{Puzzle, Renamed, Value};
/// fn first(puzzle: Arc<dyn Puzzle>) -> char {
///     Renamed::new(puzzle, "ᚠᚢᚦ".chars()).board().symbol(Value(0))
/// }
/// ```
pub struct Renamed {
    puzzle: Arc<dyn Puzzle>,
    board: Board,
}

impl Renamed {
    /// Replaces the symbols of the board by these, as far as there are enough; further ones are
    /// ignored.
    pub fn new(puzzle: Arc<dyn Puzzle>, symbols: impl Iterator<Item = char>) -> Renamed {
        let mut board = puzzle.board().clone();
        for (symbol, other) in board.symbols.iter_mut().zip(symbols) {
            *symbol = other;
        }
        Renamed { puzzle, board }
    }
}

impl Puzzle for Renamed {
    fn info(&self) -> &'static Info {
        self.puzzle.info()
    }

    fn params(&self) -> Params {
        self.puzzle.params()
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        self.puzzle.constraints()
    }

    fn clauses(&self) -> Vec<Clause> {
        self.puzzle.clauses()
    }

    fn accepts(&self, values: &[Value]) -> bool {
        self.puzzle.accepts(values)
    }

    fn draw(&self, marks: &Marks, scene: &mut Scene) {
        self.puzzle.draw(marks, scene);
    }

    fn text(&self) -> String {
        self.puzzle.text()
    }

    fn line(&self) -> String {
        self.puzzle.line()
    }

    fn canonical(&self) -> String {
        self.puzzle.canonical()
    }

    fn json(&self) -> Map<String, Json> {
        self.puzzle.json()
    }

    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        self.puzzle.with_givens(givens)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn only_the_symbols_change() {
        let toy: Arc<dyn Puzzle> = Arc::new(Toy::latin(3));
        let renamed = Renamed::new(toy.clone(), "ᚠᚢᚦᚨ".chars());
        assert_eq!(renamed.board().symbols, ['ᚠ', 'ᚢ', 'ᚦ']);
        assert_eq!(renamed.board().sites, toy.board().sites);
        assert_eq!(renamed.line(), toy.line());
    }
}
