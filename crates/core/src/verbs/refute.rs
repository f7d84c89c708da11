//! Refutations: steps that lead from a wrong position to a contradiction.

use std::collections::BTreeSet;

use crate::contract::constraint::Kind;
use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Site};
use crate::data::budget::Budget;
use crate::data::dead_end::DeadEnd;
use crate::data::domains::Domains;
use crate::data::position::Position;
use crate::data::profile::Profile;
use crate::data::step::{Arg, Level, Step, Tenths};
use crate::data::step_query::StepQuery;
use crate::verbs::explain::next_step;

/// Steps from a position to a contradiction.
///
/// ```
/// use gridwright_core::Refutation;
/// fn length(refutation: &Refutation) -> usize {
///     refutation.steps.len()
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Refutation {
    /// The steps, each taken after the one before; empty if the position itself is contradictory.
    pub steps: Vec<Step>,
    /// The contradiction after the last step.
    pub end: DeadEnd,
}

/// Finds a short way from a position to a contradiction: first by easy steps only, then by harder
/// ones, each time without steps that the contradiction does not depend on. `None` if no
/// contradiction is found within the budget.
///
/// ```
/// use gridwright_core::{Budget, Position, Profile, Site, Value, refute};
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited())?;
/// let mut position = Position::of(&*puzzle);
/// assert!(refute(&*puzzle, &position, Profile::DEFAULT, &mut Budget::unlimited()).is_none());
/// position.place(&*puzzle, Site(4), Value(0));
/// assert!(refute(&*puzzle, &position, Profile::DEFAULT, &mut Budget::unlimited()).is_some());
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn refute(
    puzzle: &dyn Puzzle,
    position: &Position,
    profile: &'static Profile,
    budget: &mut Budget,
) -> Option<Refutation> {
    let start = position.fitted(puzzle.board());
    let mut best: Option<Refutation> = None;
    for at_most in limits(puzzle, profile) {
        let query = StepQuery::by(profile).at_most(at_most);
        let found = way_to_dead_end(puzzle, &start, &query, budget);
        let is_shorter = |found: &Refutation| {
            best.as_ref().is_none_or(|best| found.steps.len() < best.steps.len())
        };
        best = found.filter(is_shorter).or(best);
    }
    best
}

/// The highest rating of a step for each attempt: the hardest technique of each of the lower
/// levels, then no limit.
fn limits(puzzle: &dyn Puzzle, profile: &'static Profile) -> Vec<Tenths> {
    let techniques = (puzzle.info().techniques)(profile);
    let hardest = |level: Level| {
        let of_level = techniques.iter().filter(|technique| technique.level <= level);
        of_level.map(|technique| technique.rating).max()
    };
    let mut limits: Vec<Tenths> =
        [Level::Easy, Level::Medium].into_iter().filter_map(hardest).collect();
    limits.push(Tenths(u16::MAX));
    limits.dedup();
    limits
}

/// Takes steps until there is a contradiction, and then removes those that it does not depend on.
fn way_to_dead_end(
    puzzle: &dyn Puzzle,
    start: &Position,
    query: &StepQuery,
    budget: &mut Budget,
) -> Option<Refutation> {
    let mut position = start.clone();
    let mut steps = Vec::new();
    loop {
        if let Some(end) = dead_end(puzzle, &position) {
            let steps = steps_needed(puzzle, start, steps, end);
            return Some(Refutation { steps, end });
        }
        budget.spend(1).ok()?;
        let step = next_step(puzzle, &position, query, budget)?;
        // A site without candidates is detected at the start of the loop.
        let _ = position.apply(puzzle, &step);
        steps.push(step);
    }
}

/// The contradiction in a position, if it is visible without further steps.
fn dead_end(puzzle: &dyn Puzzle, position: &Position) -> Option<DeadEnd> {
    let board = puzzle.board();
    if let Some(site) = board.all_sites().find(|&site| position.at(site).is_empty()) {
        return Some(DeadEnd::Site(site));
    }
    let mut domains = Domains::with(board, &[]);
    for site in board.all_sites() {
        domains.keep(site, position.at(site)).ok();
    }
    puzzle.constraints().iter().enumerate().find_map(|(index, rule)| {
        if rule.kind() == Kind::AllDifferent && rule.sites().len() == board.n_values() {
            let union = |all: Mask, &site: &Site| all.or(position.at(site));
            let left = rule.sites().iter().fold(Mask::EMPTY, union);
            let lost = board.all_values().without(left).iter().next();
            return lost.map(|value| DeadEnd::Place(index, value));
        }
        // Repeated values leave sites without candidates, so all-different rules need no further
        // test.
        let is_dead = rule.kind() != Kind::AllDifferent
            && (rule.violation(position.values()).is_some()
                || rule.prune(&mut domains.clone()).is_err());
        is_dead.then_some(DeadEnd::Rule(index))
    })
}

/// The steps that a contradiction depends on, directly or indirectly.
fn steps_needed(
    puzzle: &dyn Puzzle,
    start: &Position,
    steps: Vec<Step>,
    end: DeadEnd,
) -> Vec<Step> {
    // The sites that each step changes are more than those of its effects: a placed value is
    // removed from other sites.
    let mut position = start.clone();
    let changes: Vec<BTreeSet<Site>> = steps
        .iter()
        .map(|step| {
            let before = position.clone();
            let _ = position.apply(puzzle, step);
            let is_changed = |&site: &Site| before.at(site) != position.at(site);
            puzzle.board().all_sites().filter(is_changed).collect()
        })
        .collect();
    let of_rule = |index: usize| puzzle.constraints()[index].sites().iter().copied();
    let mut looked_at: BTreeSet<Site> = match end {
        DeadEnd::Site(site) => BTreeSet::from([site]),
        DeadEnd::Place(rule, _) | DeadEnd::Rule(rule) => of_rule(rule).collect(),
    };
    let mut needs_all = false;
    let mut needed = Vec::new();
    for (step, changes) in steps.into_iter().zip(changes).rev() {
        if !needs_all && changes.is_disjoint(&looked_at) {
            continue;
        }
        match sites_looked_at(puzzle, &step) {
            Some(sites) => looked_at.extend(sites),
            None => needs_all = true,
        }
        needed.push(step);
    }
    needed.reverse();
    needed
}

/// The sites that a step depends on; `None` if they may be any sites of the board.
fn sites_looked_at(puzzle: &dyn Puzzle, step: &Step) -> Option<Vec<Site>> {
    let finding = &step.finding;
    let mut sites = finding.because.clone();
    sites.extend(finding.effects.iter().map(|effect| effect.site()));
    for (_, arg) in &finding.args {
        if matches!(arg, Arg::Chains(_) | Arg::Moves(_) | Arg::Nodes(_) | Arg::Cells(_)) {
            return None;
        }
        for rule in arg.rules() {
            sites.extend(puzzle.constraints().get(rule)?.sites());
        }
    }
    Some(sites)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::board::Value;
    use crate::toy::Toy;

    #[test]
    fn a_value_without_a_place_is_a_dead_end() {
        let toy = Toy::latin(3);
        let mut values = vec![None; 9];
        assert_eq!(dead_end(&toy, &Position::with(&toy, &values)), None);
        // The 1 is placed in two rows, and 2 takes its last place in the third row.
        (values[0], values[4], values[8]) = (Some(Value(0)), Some(Value(0)), Some(Value(1)));
        let found = dead_end(&toy, &Position::with(&toy, &values));
        assert!(matches!(found, Some(DeadEnd::Place(_, Value(0)))), "{found:?}");
        (values[0], values[1]) = (Some(Value(0)), Some(Value(0)));
        assert!(dead_end(&toy, &Position::with(&toy, &values)).is_some());
    }
}
