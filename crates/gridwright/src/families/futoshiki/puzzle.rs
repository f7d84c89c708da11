//! A square with givens and signs: the board, its rules, and the data shared by all steps.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

use gridwright_core::constraints::AllDifferent;
use gridwright_core::{Board, ClueId, Constraint, Name, Shape, Site, Value};
use gridwright_houses::{OneSolution, Solver};

use super::chains::Heights;
use super::sign::{Sign, Smaller};

/// The id of the family, which also stands above a drawing.
pub(super) const ID: &str = "futoshiki";

/// The smallest and the largest side.
pub(super) const SIZES: RangeInclusive<usize> = 4..=9;

/// The numbers of the largest square.
const SYMBOLS: &str = "123456789";

/// A square with givens and signs.
pub(super) struct Square {
    pub(super) n: usize,
    /// The signs printed between cells, in the order of the cells.
    pub(super) signs: Vec<Sign>,
    pub(super) board: Board,
    /// The rows, the columns, and a rule for each sign.
    pub(super) constraints: Vec<Box<dyn Constraint>>,
    /// Data that depends on the signs alone; shared by squares that differ only in givens.
    shared: Arc<Shared>,
    pub(super) one_solution: OneSolution,
}

/// Data that is made when the first step is looked for.
#[derive(Default)]
struct Shared {
    solver: OnceLock<Solver>,
    heights: OnceLock<Option<Heights>>,
}

impl Square {
    /// A puzzle of side `n`; there is at most one sign between two cells.
    pub(super) fn new(n: usize, givens: Vec<Option<Value>>, mut signs: Vec<Sign>) -> Square {
        signs.sort_unstable();
        let mut board = Board::of_cells(n, n, SYMBOLS.chars().take(n).collect());
        board.givens = givens;
        let mut constraints: Vec<Box<dyn Constraint>> = Vec::with_capacity(2 * n + signs.len());
        for (shape, rule) in [(Shape::Row, "row"), (Shape::Column, "column")] {
            for line in 0..n {
                let cell = |i: usize| if shape == Shape::Row { line * n + i } else { i * n + line };
                let sites = (0..n).map(|i| Site(cell(i) as u16)).collect();
                let name = Name::new(rule).with("number", line + 1);
                constraints.push(Box::new(AllDifferent::new(shape, rule, name, sites)));
            }
        }
        constraints.extend(signs.iter().map(|&sign| Box::new(Smaller::new(n, sign)) as Box<_>));
        let (shared, one_solution) = (Arc::default(), OneSolution::default());
        Square { n, signs, board, constraints, shared, one_solution }
    }

    /// The same puzzle with some of its clues only.
    pub(super) fn with(&self, kept: &BTreeSet<ClueId>) -> Square {
        let givens = self.board.givens.iter().zip(self.board.all_sites());
        let givens =
            givens.map(|(given, site)| given.filter(|_| kept.contains(&ClueId::Given(site))));
        let signs = self.signs.iter().enumerate();
        let signs = signs.filter(|(i, _)| kept.contains(&ClueId::Other(*i as u16)));
        Square::new(self.n, givens.collect(), signs.map(|(_, &sign)| sign).collect())
    }

    /// The same puzzle with other givens.
    pub(super) fn with_others(&self, givens: Vec<Option<Value>>) -> Square {
        let square = Square::new(self.n, givens, self.signs.clone());
        Square { shared: Arc::clone(&self.shared), ..square }
    }

    /// The index of a sign's rule among the constraints.
    pub(super) fn rule_of(&self, sign: usize) -> usize {
        2 * self.n + sign
    }

    /// The lengths of chains from every cell; `None` where signs form a cycle.
    pub(super) fn heights(&self) -> Option<&Heights> {
        let heights = self.shared.heights.get_or_init(|| Heights::of(self.n, &self.signs));
        heights.as_ref()
    }

    pub(super) fn solver(&self) -> &Solver {
        let solver = || Solver::of(self, false).expect("no square has too many cells");
        self.shared.solver.get_or_init(solver)
    }
}
