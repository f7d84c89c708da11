//! All next steps in a position.

use std::collections::BTreeSet;

use crate::contract::puzzle::Puzzle;
use crate::contract::reasoner::Reasoner;
use crate::data::board::Site;
use crate::data::budget::Budget;
use crate::data::position::Position;
use crate::data::step::Step;
use crate::data::step_query::StepQuery;

/// More steps of one technique than this are not looked for.
const MOST_OF_A_KIND: usize = 200;

/// The steps that can be taken next in a position, easiest first. Of steps of one technique with the same
/// conclusion one is listed. What is harder than what the budget allows for is left out, and so are some
/// further steps of a technique: after its first, those that it does not find from what they look at alone.
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
    let mut steps: Vec<Step> = Vec::new();
    let techniques = (puzzle.info().techniques)(query.profile).into_iter();
    for technique in techniques.filter(|technique| query.asks_for(technique)) {
        // Some are found along with others.
        if steps.iter().any(|step| step.technique == technique) {
            continue;
        }
        let found = steps_of_a_kind(puzzle, reasoner, &start, &query.only(technique), budget);
        let known = steps.len();
        for step in found {
            let is_same = |other: &Step| {
                other.technique == step.technique && other.finding.effects == step.finding.effects
            };
            if !steps[..known].iter().any(is_same) {
                steps.push(step);
            }
        }
    }
    if let Some(only) = query.only {
        steps.retain(|step| step.technique == only);
    }
    steps.sort_by_key(|step| step.worth.rating);
    steps
}

/// The steps of the one technique that the query asks for.
///
/// A finder returns the first step there is. That step is then taken, and the finder goes on to the next. It
/// may also be what makes a next step possible, so each step after the first must hold without it.
fn steps_of_a_kind(
    puzzle: &dyn Puzzle,
    reasoner: &dyn Reasoner,
    start: &Position,
    query: &StepQuery,
    budget: &mut Budget,
) -> Vec<Step> {
    let mut rest = start.clone();
    let mut steps: Vec<Step> = Vec::new();
    while steps.len() < MOST_OF_A_KIND && !budget.is_spent() {
        let Some(step) = reasoner.step(&rest, query, budget) else { break };
        let before = rest.clone();
        if rest.apply(puzzle, &step).is_err() || rest == before {
            break;
        }
        if steps.is_empty() || holds(puzzle, reasoner, start, &step, query, budget) {
            steps.push(step);
        }
    }
    steps
}

/// Whether the technique reaches the conclusion of a step from what the step looks at alone, as it is in
/// this position; elsewhere every value is possible, or what the placed values leave.
fn holds(
    puzzle: &dyn Puzzle,
    reasoner: &dyn Reasoner,
    start: &Position,
    step: &Step,
    query: &StepQuery,
    budget: &mut Budget,
) -> bool {
    let elsewhere = [Position::open(puzzle.board()), Position::with(puzzle, start.values())];
    elsewhere.iter().any(|elsewhere| {
        let alone = only_around(puzzle, start, step, elsewhere);
        let found = reasoner.step(&alone, query, budget);
        found.is_some_and(|found| {
            step.finding.effects.iter().all(|effect| found.finding.effects.contains(effect))
        })
    })
}

/// The position at what a step looks at, and at filled sites; the other one at all others.
fn only_around(
    puzzle: &dyn Puzzle,
    position: &Position,
    step: &Step,
    elsewhere: &Position,
) -> Position {
    let rules = step.finding.args.iter().flat_map(|(_, arg)| arg.rules());
    let of_rules = rules
        .filter_map(|rule| puzzle.constraints().get(rule))
        .flat_map(|rule| rule.sites().iter().copied());
    let changed = step.finding.effects.iter().map(|effect| effect.site());
    let seen: BTreeSet<Site> =
        step.finding.because.iter().copied().chain(of_rules).chain(changed).collect();
    let candidates = puzzle.board().all_sites().map(|site| {
        let is_kept = seen.contains(&site) || !position.is_open(site);
        if is_kept { position.at(site) } else { elsewhere.at(site) }
    });
    Position::from_parts(position.values().to_vec(), candidates.collect())
}
