//! Removes or adds clues until a puzzle has the requested difficulty.

use std::sync::Arc;

use crate::contract::constraint::Shape;
use crate::contract::puzzle::Puzzle;
use crate::data::board::{Site, Solution};
use crate::data::budget::{Budget, Rng};
use crate::data::clue::ClueId;
use crate::data::explanation::{End, Explanation};
use crate::data::removal::{Keep, Minimised, Removal};
use crate::data::step::Level;
use crate::data::step_query::StepQuery;
use crate::verbs::explain::explain;
use crate::verbs::hardness::Hardness;
use crate::verbs::minimise::{minimise, without_clues};

/// Number of sites up to which both methods are used for levels up to hard; half of it for harder
/// levels.
const SMALL: usize = 100;

/// A puzzle carved towards a requested difficulty.
///
/// First clues go as long as the puzzle stays easier than that, which is quick to find out. Each clue after
/// that may be the last: what the harder techniques can do is looked at only there. A clue without which
/// the puzzle would be too hard, or have too many steps of its level, stays. Easy techniques of the
/// family must do what propagation does.
///
/// On small boards every other attempt only limits the difficulty from the start, which leads to
/// other puzzles: some levels are rare among partly carved puzzles, and some among minimal ones.
///
/// ```
/// use gridwright_core::{Budget, Hardness, Puzzle, Removal, Solution, carve_towards};
/// fn carved(full: &dyn Puzzle, solution: &Solution, wish: &Hardness) -> usize {
///     let removal = Removal::of_sites(full.board().all_sites());
///     let carved = carve_towards(full, solution, &removal, wish, 1, &mut Budget::unlimited());
///     carved.minimised.removed.len()
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
    let Some(easier) = wish.keep_easier().filter(|_| !is_direct) else {
        return minimise(full, solution, removal, budget);
    };
    let within = wish.aim().map_or(Keep::Unique, Keep::Technique);
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
        let next = Removal::in_groups(left.clone()).keeping(within);
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

/// The numbers of lines in which the requested technique's value gets few places; fish of these
/// sizes are rare otherwise.
const LINES: [usize; 2] = [3, 4];

/// An order of removing givens that favours techniques about a single value, if a technique is
/// requested: first the value itself; then, in some rows or columns, the sites across which the
/// value is placed there; then the other lines, and the rest of the chosen lines last.
///
/// The result is a value without givens, and lines in which it has few places, all in the same
/// crossing lines. Fish and colourings that one in thousands of random puzzles has are frequent
/// there.
///
/// ```
/// use gridwright_core::{Budget, Hardness, Rng, order_towards};
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// let solution = gridwright_core::solve(&*puzzle, &mut Budget::unlimited()).solution().unwrap().clone();
/// let order = order_towards(&*puzzle, &solution, &Hardness::default(), &mut Rng::from_seed(1));
/// assert!(order.is_none(), "no technique is asked for");
/// ```
pub fn order_towards(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    wish: &Hardness,
    rng: &mut Rng,
) -> Option<Vec<Site>> {
    wish.needed()?;
    let board = puzzle.board();
    let value = solution[rng.below(board.n_sites())];
    let shapes = [[Shape::Row, Shape::Column], [Shape::Column, Shape::Row]][rng.below(2)];
    let lines = |shape: Shape| {
        let rules = puzzle.constraints().iter();
        rules.filter(move |rule| rule.shape() == shape && rule.sites().len() == board.n_values())
    };
    let n_lines = LINES[rng.below(LINES.len())];
    let mut along: Vec<&[Site]> = lines(shapes[0]).map(|rule| rule.sites()).collect();
    rng.shuffle(&mut along);
    along.truncate(n_lines);
    let is_along = |site: Site| along.iter().any(|sites| sites.contains(&site));
    let has_value = |site: Site| solution[site.index()] == value;
    let meets = |sites: &&[Site]| sites.iter().any(|&site| has_value(site) && is_along(site));
    let across: Vec<&[Site]> = lines(shapes[1]).map(|rule| rule.sites()).filter(meets).collect();
    let is_across = |site: Site| across.iter().any(|sites| sites.contains(&site));
    let mut order: Vec<Site> = board.all_sites().collect();
    rng.shuffle(&mut order);
    order.sort_by_key(|&site| match (has_value(site), is_along(site), is_across(site)) {
        (true, ..) => 0,
        (_, true, true) => 1,
        (_, false, _) => 2,
        (_, true, false) => 3,
    });
    Some(order)
}

/// Maximum number of givens tried for one puzzle, including those that did not help.
const MOST_GIVEN: usize = 40;

/// Adds givens to a puzzle in which the requested technique is used, until the rest is as easy as
/// requested; `None` if no technique is requested, or it is not used.
///
/// This finds rare techniques: puzzles in which they are used are far more frequent than puzzles
/// that they solve.
///
/// ```
/// use gridwright_core::{Budget, Hardness, Rng, give_towards};
/// let mut budget = Budget::unlimited();
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut budget).unwrap();
/// let solution = gridwright_core::solve(&*puzzle, &mut budget).solution().unwrap().clone();
/// let (wish, mut rng) = (Hardness::default(), Rng::from_seed(1));
/// let given = give_towards(&*puzzle, &solution, &wish, &mut rng, &mut budget);
/// assert!(given.is_none(), "no technique is asked for");
/// ```
pub fn give_towards(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    wish: &Hardness,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Option<Arc<dyn Puzzle>> {
    let (needed, aim) = (wish.needed()?, wish.aim()?);
    let query = StepQuery::default().at_most(aim);
    let uses = |path: &Explanation| path.steps.iter().any(|step| step.technique.id == needed.id);
    let mut path = explain(puzzle, &query, budget);
    if !uses(&path) {
        return None;
    }
    let mut given: Option<Arc<dyn Puzzle>> = None;
    for _ in 0..MOST_GIVEN {
        match path.end {
            End::Solved => return given.filter(|given| wish.misses(&**given, budget) == 0),
            End::Stuck => (),
            End::Contradiction | End::OutOfBudget => return None,
        }
        let current = given.as_deref().unwrap_or(puzzle);
        let is_open = |site: &Site| path.position.is_open(*site);
        let open: Vec<Site> = puzzle.board().all_sites().filter(is_open).collect();
        let site = *open.get(rng.below(open.len().max(1)))?;
        let mut givens = current.board().givens.clone();
        givens[site.index()] = Some(solution[site.index()]);
        let more = puzzle.with_givens(givens);
        let longer = explain(&*more, &query, budget);
        if uses(&longer) {
            (given, path) = (Some(more), longer);
        }
    }
    None
}
