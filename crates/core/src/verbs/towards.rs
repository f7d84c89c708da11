//! Takes clues away until a puzzle is as hard as it is wished to be.

use crate::contract::puzzle::Puzzle;
use crate::data::board::Solution;
use crate::data::budget::Budget;
use crate::data::clue::ClueId;
use crate::data::removal::{Keep, Minimised, Removal};
use crate::data::step::Level;
use crate::verbs::hardness::Hardness;
use crate::verbs::minimise::{minimise, without_clues};

/// Boards of so many sites are tried both ways up to hard, and half of that beyond.
const SMALL: usize = 100;

/// Removes clues in the order of `removal`, until no more can go or the puzzle is as hard as asked for.
///
/// First clues go as long as the puzzle stays easier than that, which is quick to find out. Each clue after
/// that may be the last: what the harder techniques can do is looked at only there. A clue without which
/// the puzzle would be too hard, or have too many steps of its level, stays. Easy techniques of the
/// family must do what propagation does.
///
/// On small boards every other attempt removes clues within the limit of the wish from the start, which
/// leads to other puzzles: some levels are rare on the way, and some at its end.
///
/// ```
/// use gridwright_core::{Budget, Hardness, Puzzle, Removal, Solution, carve_towards};
/// fn carved(full: &dyn Puzzle, solution: &Solution, wish: &Hardness) -> usize {
///     let removal = Removal::of_sites(full.board().all_sites());
///     carve_towards(full, solution, &removal, wish, 1, &mut Budget::unlimited()).removed.len()
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
    attempt: usize,
    budget: &mut Budget,
) -> Minimised {
    let n_sites = full.board().n_sites();
    let is_small = match wish.level() {
        Some(level) if level <= Level::Hard => n_sites <= SMALL,
        _ => n_sites <= SMALL / 2,
    };
    let is_direct = is_small && attempt.is_multiple_of(2);
    let (Some(easier), Some(limit)) = (wish.keep_easier().filter(|_| !is_direct), wish.limit())
    else {
        return minimise(full, solution, removal, budget);
    };
    let first = Removal { keep: easier, ..removal.clone() };
    let mut carved = minimise(full, solution, &first, budget);
    let is_there = |group: &&Vec<ClueId>| !group.iter().any(|clue| carved.removed.contains(clue));
    let mut left: Vec<Vec<ClueId>> = removal.groups.iter().filter(is_there).cloned().collect();
    let mut current = without_clues(full, &carved.removed);
    if wish.misses(&*current, budget) == 0 {
        return carved;
    }
    loop {
        let room = removal.most.saturating_sub(carved.removed.len());
        if left.is_empty() || room == 0 {
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
        let fewer = without_clues(&*current, &next.removed);
        let assessment = wish.assess(&*fewer, budget);
        if assessment.is_too_hard {
            continue;
        }
        next.removed.iter().for_each(|&clue| carved.remove(clue));
        current = fewer;
        if assessment.misses == 0 {
            return carved;
        }
    }
}
