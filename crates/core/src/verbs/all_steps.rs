//! All next steps in a position.

use std::ops::ControlFlow;

use crate::contract::puzzle::Puzzle;
use crate::data::budget::Budget;
use crate::data::position::Position;
use crate::data::step::Step;
use crate::data::step_query::StepQuery;

/// Maximum number of steps listed for one technique.
const MOST_OF_A_KIND: usize = 1000;

/// The steps that can be taken next in a position, easiest first. Of several steps of one technique
/// with the same effects only one is listed. Harder steps are left out when the budget is spent.
///
/// ```
/// use gridwright_core::{Budget, Position, StepQuery, all_steps};
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited())?;
/// let start = Position::of(&*puzzle);
/// let steps = all_steps(&*puzzle, &start, &StepQuery::default(), &mut Budget::unlimited());
/// let is_sorted = steps.is_sorted_by_key(|step| step.worth.rating);
/// assert!(steps.len() > 3 && is_sorted);
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn all_steps(
    puzzle: &dyn Puzzle,
    position: &Position,
    query: &StepQuery,
    budget: &mut Budget,
) -> Vec<Step> {
    let Some(reasoner) = puzzle.reasoner() else { return Vec::new() };
    let start = position.fitted(puzzle.board());
    let known = (puzzle.info().techniques)(query.profile);
    let mut steps: Vec<Step> = Vec::new();
    let _ = reasoner.visit_steps(&start, query, budget, &mut |step| {
        let is_same = |other: &&Step| other.finding.effects == step.finding.effects;
        let alike = || steps.iter().filter(|other| other.technique == step.technique);
        let is_asked_for = query.only.is_none_or(|only| only == step.technique);
        let is_meant = is_asked_for && known.contains(&step.technique);
        if is_meant && alike().find(is_same).is_none() && alike().count() < MOST_OF_A_KIND {
            steps.push(step);
        }
        ControlFlow::Continue(())
    });
    steps.sort_by_key(|step| step.worth.rating);
    steps
}
