//! The easiest route: a path whose hardest step is as easy as possible, with as few steps of that
//! rating as possible.
//!
//! The usual path takes the easiest step in each position, which can miss both: the pattern of a
//! step may be gone once easier steps were taken, and of several hard steps one may achieve more
//! than another.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Value};
use crate::data::budget::Budget;
use crate::data::explanation::{End, Explanation};
use crate::data::position::Position;
use crate::data::profile::Profile;
use crate::data::step::{Effect, Step, Tenths};
use crate::data::step_query::StepQuery;
use crate::verbs::explain::{explain, explain_from};
use crate::verbs::rate::{Unrated, rate};

/// The easiest path found, compared with the usual path.
///
/// ```
/// use gridwright_core::Route;
/// // The hardest step of a path, and how often there is one as hard.
/// let is_easier = |route: &Route| route.hardest < route.usual;
/// # let _ = is_easier;
/// assert_eq!(Route::MOST_POSITIONS, 1000);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The path.
    pub explanation: Explanation,
    /// The rating of its hardest step, and the number of its steps with this rating.
    pub hardest: (Tenths, usize),
    /// The rating of the usual path's hardest step, and the number of its steps with this rating.
    pub usual: (Tenths, usize),
    /// Number of positions in which steps were compared.
    pub positions: usize,
    /// Whether the search was completed. It always takes steps easier than the limit, since
    /// additional conclusions do not make a puzzle harder.
    pub is_complete: bool,
}

impl Route {
    /// Maximum number of positions in which steps are compared.
    pub const MOST_POSITIONS: usize = 1000;
}

/// Searches for the easiest path. If the budget is spent, returns the best path so far.
///
/// ```
/// use gridwright_core::{Budget, Profile, easiest_route};
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// let route = easiest_route(&*puzzle, Profile::DEFAULT, &mut Budget::unlimited()).unwrap();
/// assert_eq!(route.hardest, route.usual);
/// assert!(route.is_complete);
/// ```
///
/// # Errors
/// Those of [`rate`].
pub fn easiest_route(
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    budget: &mut Budget,
) -> Result<Route, Unrated> {
    let usual = explain(puzzle, &StepQuery::by(profile), budget);
    if usual.end != End::Solved {
        rate(puzzle, profile, budget)?;
    }
    let mut search =
        Search { puzzle, profile, positions: 0, is_complete: usual.end == End::Solved };
    let mut best = usual.clone();
    while search.is_complete
        && let Some(lower) = search.below(hardest(&best.steps).0, budget)
    {
        best = lower;
    }
    if search.is_complete
        && let Some(fewer) = search.fewer(&best, budget)
    {
        best = fewer;
    }
    Ok(Route {
        hardest: hardest(&best.steps),
        usual: hardest(&usual.steps),
        explanation: best,
        positions: search.positions,
        is_complete: search.is_complete,
    })
}

/// The highest rating of a step, and the number of steps with this rating.
fn hardest(steps: &[Step]) -> (Tenths, usize) {
    let most = steps.iter().map(|step| step.worth.rating).max().unwrap_or_default();
    (most, steps.iter().filter(|step| step.worth.rating == most).count())
}

struct Search<'p> {
    puzzle: &'p dyn Puzzle,
    profile: &'static Profile,
    positions: usize,
    is_complete: bool,
}

/// A position and the steps that lead there.
#[derive(Clone)]
struct Reached {
    position: Position,
    steps: Vec<Step>,
}

impl Search<'_> {
    fn query(&self, at_most: Tenths) -> StepQuery {
        StepQuery::by(self.profile).at_most(at_most)
    }

    /// All steps in a position; none if the search has reached a limit.
    fn steps(&mut self, at: &Position, at_most: Tenths, budget: &mut Budget) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.positions == Route::MOST_POSITIONS || budget.spend(1).is_err() {
            self.is_complete = false;
            return steps;
        }
        self.positions += 1;
        if let Some(reasoner) = self.puzzle.reasoner() {
            let query = self.query(at_most);
            let _ = reasoner.visit_steps(at, &query, budget, &mut |step| {
                steps.push(step);
                ControlFlow::Continue(())
            });
        }
        self.is_complete &= !budget.is_spent();
        steps
    }

    /// A path whose steps are all rated below `rating`: the usual path with such a limit, with
    /// steps inserted whose pattern would otherwise be gone before their turn.
    fn below(&mut self, rating: Tenths, budget: &mut Budget) -> Option<Explanation> {
        let at_most = Tenths(rating.0.checked_sub(1)?);
        let query = self.query(at_most);
        let mut now = Reached::start(self.puzzle);
        let mut ahead = explain_from(self.puzzle, now.position.clone(), &query, budget);
        loop {
            if ahead.end == End::Solved {
                let steps = [now.steps, ahead.steps].concat();
                return Some(Explanation { steps, ..ahead });
            }
            let steps = self.steps(&now.position, at_most, budget);
            let missed = steps.into_iter().find(|step| !is_known(step, &ahead.position));
            let is_missed = missed.is_some();
            let step = missed.or_else(|| ahead.steps.first().cloned())?;
            if !self.is_complete || !now.take(self.puzzle, step) {
                return None;
            }
            if is_missed {
                ahead = explain_from(self.puzzle, now.position.clone(), &query, budget);
            } else {
                ahead.steps.remove(0);
            }
        }
    }

    /// A path with fewer steps of the highest rating.
    fn fewer(&mut self, best: &Explanation, budget: &mut Budget) -> Option<Explanation> {
        let (most, n) = hardest(&best.steps);
        let easier = self.query(Tenths(most.0.saturating_sub(1)));
        let settled = |reached: Reached, budget: &mut Budget| {
            let Explanation { steps, position, .. } =
                explain_from(self.puzzle, reached.position, &easier, budget);
            Reached { position, steps: [reached.steps, steps].concat() }
        };
        let mut level = vec![settled(Reached::start(self.puzzle), budget)];
        let mut seen: BTreeSet<Vec<u64>> = BTreeSet::new();
        for _ in 1..n {
            let mut next: Vec<Reached> = Vec::new();
            for reached in &level {
                for step in self.steps(&reached.position, most, budget) {
                    let mut after = reached.clone();
                    if !after.take(self.puzzle, step) {
                        continue;
                    }
                    let after = settled(after, budget);
                    if after.position.solution().is_some() {
                        return Some(after.solved());
                    }
                    if seen.insert(after.left()) {
                        next.push(after);
                    }
                }
                if !self.is_complete {
                    return None;
                }
            }
            level = most_advanced(next);
        }
        None
    }
}

/// Drops positions whose candidates include all those of another position.
fn most_advanced(mut all: Vec<Reached>) -> Vec<Reached> {
    let left = |reached: &Reached| -> u32 { reached.left().iter().map(|m| m.count_ones()).sum() };
    all.sort_by_key(left);
    let mut kept: Vec<(Vec<u64>, Reached)> = Vec::new();
    for reached in all {
        let mine = reached.left();
        let is_less = |(other, _): &(Vec<u64>, Reached)| {
            other.iter().zip(&mine).all(|(other, mine)| other & !mine == 0)
        };
        if !kept.iter().any(is_less) {
            kept.push((mine, reached));
        }
    }
    kept.into_iter().map(|(_, reached)| reached).collect()
}

/// Whether a position already contains the effects of a step.
fn is_known(step: &Step, position: &Position) -> bool {
    step.finding.effects.iter().all(|effect| match *effect {
        Effect::Place(site, value) => position.values()[site.index()] == Some(value),
        Effect::Drop(site, gone) => match position.values()[site.index()] {
            Some(value) => !gone.has(value),
            None => position.candidates()[site.index()].0 & gone.0 == 0,
        },
    })
}

impl Reached {
    fn start(puzzle: &dyn Puzzle) -> Reached {
        Reached { position: Position::of(puzzle), steps: Vec::new() }
    }

    /// Takes a step. Returns whether every site still has a candidate.
    fn take(&mut self, puzzle: &dyn Puzzle, step: Step) -> bool {
        let outcome = self.position.apply(puzzle, &step);
        self.steps.push(step);
        outcome.is_ok()
    }

    fn solved(self) -> Explanation {
        Explanation { steps: self.steps, end: End::Solved, position: self.position }
    }

    /// The candidates of each site.
    fn left(&self) -> Vec<u64> {
        let masks = self.position.values().iter().zip(self.position.candidates());
        let left = |(value, &mask): (&Option<Value>, &Mask)| value.map_or(mask, Mask::of).0;
        masks.map(left).collect()
    }
}
