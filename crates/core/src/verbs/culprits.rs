//! Culprits: the rules or clues that may be the reason why a puzzle has no solution.

use std::collections::BTreeSet;

use crate::contract::constraint::Kind;
use crate::contract::puzzle::Puzzle;
use crate::data::budget::Budget;
use crate::data::clue::ClueId;
use crate::data::name::Name;
use crate::data::verdict::Count;
use crate::verbs::check::{Violation, check};
use crate::verbs::minimise::without_clues;
use crate::verbs::verdict::count;

/// A possible reason why a puzzle has no solution.
///
/// ```
/// use gridwright_core::{ClueId, Culprit};
/// let culprit = Culprit::Clues { clues: vec![ClueId::Other(3)], is_unique: true };
/// assert!(matches!(culprit, Culprit::Clues { is_unique: true, .. }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Culprit {
    /// The givens alone break a rule.
    Broken(Violation),
    /// There is a solution without these clues.
    Clues {
        /// The clues, all of one kind.
        clues: Vec<ClueId>,
        /// Whether there is exactly one solution without them.
        is_unique: bool,
    },
}

/// Maximum number of clues for which pairs are tried.
const MOST_PAIRED: usize = 100;

/// Finds possible reasons why a puzzle has no solution: givens that repeat a value; otherwise clues
/// of other kinds without which there is a solution, alone and then in pairs; otherwise any rule
/// that the givens break. Empty if nothing was found within the budget.
///
/// ```
/// use gridwright_core::{Budget, Puzzle, culprits};
/// fn can_be_repaired(puzzle: &dyn Puzzle) -> bool {
///     !culprits(puzzle, &mut Budget::nodes(100_000)).is_empty()
/// }
/// let puzzle = gridwright::open("cirth:11.......", None, &mut Budget::unlimited()).unwrap();
/// assert!(can_be_repaired(&*puzzle));
/// ```
pub fn culprits(puzzle: &dyn Puzzle, budget: &mut Budget) -> Vec<Culprit> {
    // Repeated givens are wrong whatever the other clues are; other rules may come from clues.
    let broken = check(puzzle, &puzzle.board().givens);
    let repeats = puzzle.constraints().iter().filter(|rule| rule.kind() == Kind::AllDifferent);
    let repeats: BTreeSet<Name> = repeats.map(|rule| rule.name()).collect();
    if broken.iter().any(|violation| repeats.contains(&violation.name)) {
        return broken.into_iter().map(Culprit::Broken).collect();
    }
    let clues = puzzle.clues();
    let others: Vec<ClueId> =
        clues.iter().map(|clue| clue.id).filter(|clue| clue.site().is_none()).collect();
    let mut found: Vec<Culprit> =
        others.iter().filter_map(|&clue| blamed(puzzle, vec![clue], budget)).collect();
    if found.is_empty() && others.len() <= MOST_PAIRED {
        for (i, &second) in others.iter().enumerate() {
            for &first in &others[..i] {
                found.extend(blamed(puzzle, vec![first, second], budget));
            }
        }
    }
    if found.is_empty() { broken.into_iter().map(Culprit::Broken).collect() } else { found }
}

fn blamed(puzzle: &dyn Puzzle, clues: Vec<ClueId>, budget: &mut Budget) -> Option<Culprit> {
    if budget.is_spent() {
        return None;
    }
    let is_unique = match count(&*without_clues(puzzle, &clues), 2, budget) {
        Count::Exactly(n) if n == 0u8.into() => return None,
        Count::Exactly(_) => true,
        Count::AtLeast(_) => false,
        Count::OutOfBudget(_) => return None,
    };
    Some(Culprit::Clues { clues, is_unique })
}
