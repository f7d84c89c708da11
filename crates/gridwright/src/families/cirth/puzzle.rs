//! One Cirth puzzle: its board, its areas and its rules.

use std::sync::{Arc, OnceLock};

use gridwright_core::constraints::AllDifferent;
use gridwright_core::{Board, Constraint, Name, Shape, Site, Value};
use gridwright_houses::{OneSolution, Solver};

use super::areas::Areas;

/// The smallest and the largest side.
pub(super) const SIZES: std::ops::RangeInclusive<usize> = 3..=50;

/// One plain character for every symbol of the largest square.
pub(super) const SYMBOLS: &str = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno";

/// The purpose of the areas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// They only steer which clues are removed.
    Guide,
    /// No area has a symbol twice.
    Distinct,
    /// There are no areas.
    None,
}

impl Mode {
    pub(super) const ALL: [Mode; 3] = [Mode::Guide, Mode::Distinct, Mode::None];

    pub(super) fn name(self) -> &'static str {
        match self {
            Mode::Guide => "guide",
            Mode::Distinct => "distinct",
            Mode::None => "none",
        }
    }

    pub(super) fn named(name: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.name() == name)
    }
}

pub(super) struct Square {
    pub(super) n: usize,
    pub(super) mode: Mode,
    pub(super) areas: Areas,
    pub(super) board: Board,
    pub(super) constraints: Vec<Box<dyn Constraint>>,
    /// Made when the first step is looked for; shared by squares that differ only in clues.
    pub(super) solver: Arc<OnceLock<Solver>>,
    pub(super) one_solution: OneSolution,
}

impl Square {
    /// A puzzle of side `n`; the mode is `None` exactly when there are no areas.
    pub(super) fn new(n: usize, mode: Mode, areas: Areas, givens: Vec<Option<Value>>) -> Square {
        let mut board = Board::of_cells(n, n, SYMBOLS.chars().take(n).collect());
        board.givens = givens;
        let mut constraints: Vec<Box<dyn Constraint>> = Vec::new();
        let mut rule = |shape, rule, name, sites| {
            constraints.push(Box::new(AllDifferent::new(shape, rule, name, sites)));
        };
        let site = |r, c| Site((r * n + c) as u16);
        for r in 0..n {
            rule(
                Shape::Row,
                "row",
                Name::new("row").with("number", r + 1),
                (0..n).map(|c| site(r, c)).collect(),
            );
        }
        for c in 0..n {
            rule(
                Shape::Column,
                "column",
                Name::new("column").with("number", c + 1),
                (0..n).map(|r| site(r, c)).collect(),
            );
        }
        if mode == Mode::Distinct {
            // A single cell cannot repeat itself.
            for (i, area) in areas.lists().iter().enumerate().filter(|(_, area)| area.len() > 1) {
                rule(Shape::Box, "area", Name::new("area").with("number", i + 1), area.clone());
            }
        }
        let (solver, one_solution) = (Arc::default(), OneSolution::default());
        Square { n, mode, areas, board, constraints, solver, one_solution }
    }
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, Verdict, solve};

    use super::{Areas, Mode, Square};

    #[test]
    fn empty_squares_of_every_size_are_decided_in_few_nodes() {
        for n in [3, 9, 25, 50] {
            let empty = Square::new(n, Mode::None, Areas::none(n), vec![None; n * n]);
            let mut budget = Budget::nodes(4 * (n * n) as u64);
            let verdict = solve(&empty, &mut budget);
            assert!(matches!(verdict, Verdict::Several(..)), "{n}: {}", verdict.name());
        }
    }
}
