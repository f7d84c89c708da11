//! Takes clues away until a puzzle is as hard as it is wished to be.

use crate::contract::puzzle::Puzzle;
use crate::data::board::Solution;
use crate::data::budget::Budget;
use crate::data::clue::ClueId;
use crate::data::removal::{Keep, Minimised, Removal};
use crate::verbs::hardness::Hardness;
use crate::verbs::minimise::{minimise, without_clues};

/// Removes clues in the order of `removal`, until no more can go or the puzzle is as hard as asked for.
///
/// First clues go as long as the puzzle stays easier than that, which is quick to find out. Each clue after
/// that may be the last: what the harder techniques can do is looked at only there.
///
/// ```
/// use gridwright_core::{Budget, Hardness, Puzzle, Removal, Solution, carve_towards};
/// fn carved(full: &dyn Puzzle, solution: &Solution, wish: &Hardness) -> usize {
///     let removal = Removal::of_sites(full.board().all_sites());
///     carve_towards(full, solution, &removal, wish, &mut Budget::unlimited()).removed.len()
/// }
/// let full = gridwright::open("cirth:123231312", None, &mut Budget::unlimited()).unwrap();
/// let verdict = gridwright_core::solve(&*full, &mut Budget::unlimited());
/// assert!(carved(&*full, verdict.solution().unwrap(), &Hardness::default()) > 5);
/// ```
pub fn carve_towards(
    full: &dyn Puzzle,
    solution: &Solution,
    removal: &Removal,
    wish: &Hardness,
    budget: &mut Budget,
) -> Minimised {
    let (Some(easier), Some(limit)) = (wish.easier(), wish.limit()) else {
        return minimise(full, solution, removal, budget);
    };
    let first = Removal { keep: Keep::Technique(easier), ..removal.clone() };
    let mut carved = minimise(full, solution, &first, budget);
    let is_there = |group: &&Vec<ClueId>| !group.iter().any(|clue| carved.removed.contains(clue));
    let mut left: Vec<Vec<ClueId>> = removal.groups.iter().filter(is_there).cloned().collect();
    loop {
        let current = without_clues(full, &carved.removed);
        let room = removal.most.saturating_sub(carved.removed.len());
        if left.is_empty() || room == 0 || wish.misses(&*current, budget) == 0 {
            return carved;
        }
        if budget.is_spent() {
            return Minimised { undecided: left.len().max(1), ..carved };
        }
        let size = left.iter().map(Vec::len).max().unwrap_or(1);
        let next = Removal::in_groups(left.clone()).keeping(Keep::Technique(limit));
        let next = minimise(&*current, solution, &next.at_most(size.min(room)), budget);
        carved.tests += next.tests;
        carved.undecided += next.undecided;
        let Some(last) = next.removed.last() else { return carved };
        // What was needed before it went is needed now.
        let tried = left.iter().position(|group| group.contains(last));
        left.drain(..=tried.unwrap_or(left.len() - 1));
        next.removed.iter().for_each(|&clue| carved.remove(clue));
    }
}
