//! Joins clues, such as the cages of a killer, while a condition holds.

use std::sync::Arc;

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Site, Solution};
use crate::data::budget::{Budget, OutOfBudget, Rng};
use crate::data::clue::ClueId;
use crate::data::removal::Keep;
use crate::verbs::minimise::stays_true;

/// A puzzle with clues joined.
///
/// ```
/// use gridwright_core::{Budget, Joined, Keep, Rng, join_clues, solve};
/// let mut budget = Budget::unlimited();
/// let killer = "sudoku:1.3434122143432./cages=2r1c2,1r4c4";
/// let killer = gridwright::open(killer, None, &mut budget).unwrap();
/// let solution = solve(&*killer, &mut budget).solution().unwrap().clone();
/// let joined = join_clues(&killer, &solution, Keep::Unique, 9, &mut Rng::from_seed(1), &mut budget);
/// assert_eq!((joined.n_joined, joined.undecided), (0, 0), "they are not side by side");
/// ```
#[non_exhaustive]
pub struct Joined {
    /// The puzzle with the joined clues.
    pub puzzle: Arc<dyn Puzzle>,
    /// Number of clues fewer than before.
    pub n_joined: usize,
    /// The number of tests.
    pub tests: u64,
    /// The number of pairs that were not decided within the budget.
    pub undecided: usize,
}

/// Joins pairs of clues in random order while `keep` holds, until no more pairs can be joined or
/// there are `most` clues fewer.
///
/// `solution` must be the unique solution. A pair that could not be joined may become joinable
/// after other pairs were joined, so all are tried again until none can be joined.
///
/// ```
/// use gridwright_core::{Budget, Keep, Rng, join_clues, solve};
/// let mut budget = Budget::unlimited();
/// let killer = "sudoku:..3434122143432./cages=1r1c1,2r1c2,1r4c4";
/// let killer = gridwright::open(killer, None, &mut budget).unwrap();
/// let solution = solve(&*killer, &mut budget).solution().unwrap().clone();
/// let joined = join_clues(&killer, &solution, Keep::Unique, 9, &mut Rng::from_seed(1), &mut budget);
/// assert_eq!(joined.n_joined, 1, "the first two cages are side by side");
/// ```
pub fn join_clues(
    puzzle: &Arc<dyn Puzzle>,
    solution: &Solution,
    keep: Keep,
    most: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Joined {
    let mut joined = Joined { puzzle: Arc::clone(puzzle), n_joined: 0, tests: 0, undecided: 0 };
    loop {
        let before = joined.n_joined;
        joined.undecided = 0;
        let mut pairs = pairs(&*joined.puzzle);
        rng.shuffle(&mut pairs);
        let n_pairs = pairs.len();
        for (i, (one, other)) in pairs.into_iter().enumerate() {
            if joined.n_joined == most {
                return joined;
            }
            let current = Arc::clone(&joined.puzzle);
            let ids = clue_at(&*current, one).zip(clue_at(&*current, other));
            let next = ids.filter(|(one, other)| one != other);
            let Some(next) =
                next.and_then(|(one, other)| current.with_joined(one, other, solution))
            else {
                continue;
            };
            joined.tests += 1;
            budget.progress(i, n_pairs);
            match stays_true(&*next, keep, budget) {
                Ok(true) => (joined.puzzle, joined.n_joined) = (next, joined.n_joined + 1),
                Ok(false) => (),
                Err(OutOfBudget) => joined.undecided += 1,
            }
        }
        if joined.n_joined == before || budget.is_spent() {
            return joined;
        }
    }
}

/// Pairs of joinable clues, each clue as one of its sites, because clues get new numbers when two
/// are joined.
fn pairs(puzzle: &dyn Puzzle) -> Vec<(Site, Site)> {
    let clues = puzzle.clues();
    let site = |id: ClueId| clues.iter().find(|clue| clue.id == id)?.sites.first().copied();
    let pairs = puzzle.joinable().into_iter();
    pairs.filter_map(|(one, other)| site(one).zip(site(other))).collect()
}

/// The joinable clue at a site, other than a given.
fn clue_at(puzzle: &dyn Puzzle, site: Site) -> Option<ClueId> {
    let is_there = |id: &ClueId| {
        let clues = puzzle.clues();
        clues.iter().any(|clue| clue.id == *id && clue.sites.contains(&site))
    };
    puzzle.joinable().into_iter().flat_map(|(one, other)| [one, other]).find(is_there)
}
