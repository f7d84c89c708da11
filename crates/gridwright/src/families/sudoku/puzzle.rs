//! One Sudoku: a shape with its clues.

use std::sync::{Arc, LazyLock, OnceLock};

use gridwright_core::{Board, Constraint, Kind, Value};
use gridwright_houses::{OneSolution, Solver};

use super::cage::{Cage, RULE};
use super::killer::{Cages, Frame};
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
    /// The same for steps about cages.
    sums: OnceLock<(Frame, Cages)>,
}

impl Grid {
    /// A puzzle on a shape that passed `Shape::clash`.
    pub(super) fn new(shape: Shape, givens: Vec<Option<Value>>) -> Grid {
        // The standard shape is by far the most frequent, so its rules are laid out once.
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
        let rules = Rules { shape, constraints, solver: OnceLock::new(), sums: OnceLock::new() };
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

    /// The board and its cages in the form that techniques about sums read, made on first use.
    pub(super) fn sums(&self) -> &(Frame, Cages) {
        self.rules.sums.get_or_init(|| {
            let Rules { shape, constraints, .. } = &*self.rules;
            let is_sum = |rule: &dyn Constraint| rule.rule() == RULE && rule.kind() == Kind::Other;
            let rule_of = |cage: &Cage| {
                let mut rules = constraints.iter();
                rules.position(|rule| is_sum(&**rule) && rule.sites() == cage.cells)
            };
            // Two sums for the same cells both take the first of their rules, whose name fits
            // either.
            let rules = shape.cages.iter().map(|cage| rule_of(cage).expect("every cage is a rule"));
            let cages = Cages::new(self.board.n_sites(), shape.cages.clone(), rules.collect());
            (Frame::new(&self.board, constraints), cages)
        })
    }
}
