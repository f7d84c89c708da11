//! Explain: solves a puzzle by the steps a person would take.

use crate::contract::puzzle::Puzzle;
use crate::data::budget::Budget;
use crate::data::explanation::{End, Explanation};
use crate::data::position::Position;
use crate::data::step::Step;
use crate::data::step_query::StepQuery;
use crate::verbs::check::check;

/// Solves a puzzle by techniques alone, easiest first, and keeps every step.
///
/// ```
/// use gridwright_core::{Budget, End, Puzzle, StepQuery, Tenths, explain};
/// fn singles_suffice(puzzle: &dyn Puzzle) -> bool {
///     let query = StepQuery::default().at_most(Tenths(23));
///     explain(puzzle, &query, &mut Budget::unlimited()).end == End::Solved
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// assert!(singles_suffice(&*puzzle));
/// ```
pub fn explain(puzzle: &dyn Puzzle, query: &StepQuery, budget: &mut Budget) -> Explanation {
    explain_from(puzzle, Position::of(puzzle), query, budget)
}

/// Continues an explanation from a position.
///
/// ```
/// use gridwright_core::{Budget, Position, Puzzle, StepQuery, Value, explain_from};
/// fn steps_left(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> usize {
///     let position = Position::with(puzzle, values);
///     explain_from(puzzle, position, &StepQuery::default(), &mut Budget::unlimited()).steps.len()
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// assert_eq!(steps_left(&*puzzle, &puzzle.board().givens), 6);
/// ```
pub fn explain_from(
    puzzle: &dyn Puzzle,
    mut position: Position,
    query: &StepQuery,
    budget: &mut Budget,
) -> Explanation {
    if !position.fits(puzzle.board()) {
        position = position.fitted(puzzle.board());
    }
    let path = puzzle.reasoner().and_then(|reasoner| reasoner.path(&position, query, budget));
    if let Some(explanation) = path {
        return explanation;
    }
    let mut steps: Vec<Step> = Vec::new();
    let end = loop {
        // Steps that only remove candidates break no rule.
        let has_new_values = steps.last().is_none_or(Step::places);
        let is_broken = || !check(puzzle, position.values()).is_empty();
        if position.has_dead_end() || has_new_values && is_broken() {
            break End::Contradiction;
        }
        if position.solution().is_some() {
            break End::Solved;
        }
        if budget.spend(1).is_err() {
            break End::OutOfBudget;
        }
        let Some(step) = next_step(puzzle, &position, query, budget) else {
            break if budget.is_spent() { End::OutOfBudget } else { End::Stuck };
        };
        let outcome = position.apply(puzzle, &step);
        steps.push(step);
        if outcome.is_err() {
            break End::Contradiction;
        }
    };
    Explanation { steps, end, position }
}

/// The next step in a position, if the family has a technique that finds one within the budget.
///
/// ```
/// use gridwright_core::{Budget, Position, Puzzle, Step, StepQuery, next_step};
/// fn first(puzzle: &dyn Puzzle) -> Option<Step> {
///     let start = Position::of(puzzle);
///     next_step(puzzle, &start, &StepQuery::default(), &mut Budget::unlimited())
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// assert_eq!(first(&*puzzle).unwrap().technique.id, "last-cell");
/// ```
pub fn next_step(
    puzzle: &dyn Puzzle,
    position: &Position,
    query: &StepQuery,
    budget: &mut Budget,
) -> Option<Step> {
    let reasoner = puzzle.reasoner()?;
    if position.fits(puzzle.board()) {
        reasoner.step(position, query, budget)
    } else {
        reasoner.step(&position.fitted(puzzle.board()), query, budget)
    }
}
