//! One Sudoku: a shape with its clues.

use std::sync::{Arc, LazyLock, OnceLock};

use gridwright_core::{Board, Constraint, Value};
use gridwright_houses::{OneSolution, Solver};

use super::rules;
use super::shape::Shape;

/// A shape with its clues.
pub(super) struct Grid {
    /// Shared by all puzzles that differ only in their clues.
    pub(super) rules: Arc<Rules>,
    pub(super) board: Board,
    pub(super) one_solution: OneSolution,
}

pub(super) struct Rules {
    pub(super) shape: Shape,
    pub(super) constraints: Vec<Box<dyn Constraint>>,
    /// Made when the first step is looked for.
    pub(super) solver: OnceLock<Solver>,
}

impl Grid {
    /// A puzzle of a shape that does not clash with itself.
    pub(super) fn new(shape: Shape, givens: Vec<Option<Value>>) -> Grid {
        // The one that is met most often is laid out once.
        static CLASSIC: LazyLock<Grid> =
            LazyLock::new(|| Grid::laid_out(Shape::plain(9).expect("nine has boxes")));
        if shape.is_classic() {
            return CLASSIC.with(givens);
        }
        let mut grid = Grid::laid_out(shape);
        grid.board.givens = givens;
        grid
    }

    fn laid_out(shape: Shape) -> Grid {
        let board = shape.board();
        let constraints = rules::constraints(&shape);
        let rules = Rules { shape, constraints, solver: OnceLock::new() };
        Grid { rules: Arc::new(rules), board, one_solution: OneSolution::default() }
    }

    /// The same puzzle with other clues.
    pub(super) fn with(&self, givens: Vec<Option<Value>>) -> Grid {
        Grid {
            rules: Arc::clone(&self.rules),
            board: Board { givens, ..self.board.clone() },
            one_solution: OneSolution::default(),
        }
    }

    pub(super) fn shape(&self) -> &Shape {
        &self.rules.shape
    }
}
