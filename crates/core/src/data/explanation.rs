//! The steps that solve a puzzle, as data.

use crate::data::position::Position;
use crate::data::step::Step;

/// The end of an explanation.
///
/// ```
/// assert_eq!(gridwright_core::End::Solved.name(), "solved");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Every site has its value.
    Solved,
    /// The techniques find no further step; only trial and error remains.
    Stuck,
    /// A site has no candidate left or a rule is broken: there is no solution.
    Contradiction,
    /// The budget was spent first.
    OutOfBudget,
}

impl End {
    /// The stable name of the end, for machines.
    pub fn name(self) -> &'static str {
        match self {
            End::Solved => "solved",
            End::Stuck => "stuck",
            End::Contradiction => "contradiction",
            End::OutOfBudget => "out-of-budget",
        }
    }
}

/// The steps from the start, and the position they lead to.
///
/// ```
/// use gridwright_core::{Budget, End, Puzzle, StepQuery, explain};
/// fn needs_trial(puzzle: &dyn Puzzle) -> bool {
///     explain(puzzle, &StepQuery::default(), &mut Budget::unlimited()).end == End::Stuck
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// assert!(!needs_trial(&*puzzle));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The steps in order, each the easiest in its position.
    pub steps: Vec<Step>,
    /// The end of the explanation.
    pub end: End,
    /// The position after the last step.
    pub position: Position,
}
