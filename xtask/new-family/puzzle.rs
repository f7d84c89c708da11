//! The board and its rules.

use std::ops::RangeInclusive;

use gridwright_core::constraints::AllDifferent;
use gridwright_core::{Board, Constraint, Name, Shape, Site, Value};

/// The smallest and the largest side.
pub(super) const SIZES: RangeInclusive<usize> = 3..=9;

/// A symbol for every value of the largest square.
pub(super) const SYMBOLS: &str = "123456789";

/// A puzzle.
pub(super) struct Square {
    pub(super) n: usize,
    pub(super) board: Board,
    pub(super) constraints: Vec<Box<dyn Constraint>>,
}

impl Square {
    /// A square of side `n`; `givens` has a place for every cell.
    pub(super) fn new(n: usize, givens: Vec<Option<Value>>) -> Square {
        let mut board = Board::of_cells(n, n, SYMBOLS.chars().take(n).collect());
        board.givens = givens;
        let mut constraints: Vec<Box<dyn Constraint>> = Vec::new();
        let site = |r: usize, c: usize| Site((r * n + c) as u16);
        for k in 0..n {
            let row = (0..n).map(|c| site(k, c)).collect();
            let name = Name::new("row").with("number", k + 1);
            constraints.push(Box::new(AllDifferent::new(Shape::Row, "row", name, row)));
            let column = (0..n).map(|r| site(r, k)).collect();
            let name = Name::new("column").with("number", k + 1);
            constraints.push(Box::new(AllDifferent::new(Shape::Column, "column", name, column)));
        }
        Square { n, board, constraints }
    }
}
