//! Removes clues while the solution stays unique: one minimiser for every family.
//!
//! Two facts make it fast for givens. A second solution must differ at the given just removed, so
//! only such solutions are searched for. And the test of a given depends only on the others, so
//! halves of the givens are tested over a shared trail: the consequences of one half are computed
//! once for the other. Clues of other kinds are tested one at a time on the puzzle without them.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Site, Solution, Value};
use crate::data::budget::{Budget, OutOfBudget};
use crate::data::clue::ClueId;
use crate::data::position::Position;
use crate::data::removal::{Keep, Minimised, Removal};
use crate::data::step::Tenths;
use crate::data::step_query::StepQuery;
use crate::data::verdict::Verdict;
use crate::verbs::check::check;
use crate::verbs::explain::next_step;
use crate::verbs::model::Model;
use crate::verbs::search::{Enough, Search};
use crate::verbs::verdict::{solve, visit_below};

/// Removes clues, group by group, while the condition [`Removal::keep`] holds.
///
/// `solution` must be the unique solution of the puzzle; otherwise no clue is removed. A clue that
/// cannot be removed now can never be removed later, so each is tried once, and with one clue in
/// each group and [`Keep::Unique`] the result is minimal. Clues that the puzzle does not have are
/// skipped. Like [`crate::solve`], it tries the family's kernel first.
///
/// ```
/// use std::sync::Arc;
/// use gridwright_core::{Budget, Puzzle, Removal, Solution, minimise, without_clues};
/// fn minimal(puzzle: &dyn Puzzle, solution: &Solution) -> Arc<dyn Puzzle> {
///     let removal = Removal::one_by_one(puzzle.clues().iter().map(|clue| clue.id));
///     let minimised = minimise(puzzle, solution, &removal, &mut Budget::unlimited());
///     without_clues(puzzle, &minimised.removed)
/// }
/// let mut budget = Budget::unlimited();
/// let puzzle = gridwright::open("cirth:123231312", None, &mut budget).unwrap();
/// let solution = gridwright_core::solve(&*puzzle, &mut budget).solution().unwrap().clone();
/// assert_eq!(minimal(&*puzzle, &solution).clues().len(), 3);
/// ```
pub fn minimise(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    removal: &Removal,
    budget: &mut Budget,
) -> Minimised {
    if !fits(puzzle, solution) {
        return Minimised::start(puzzle.board());
    }
    let is_given = |group: &Vec<ClueId>| group.iter().all(|clue| clue.site().is_some());
    if removal.groups.iter().all(is_given) {
        minimise_givens(puzzle, solution, removal, budget)
    } else {
        minimise_all_kinds(puzzle, solution, removal, budget)
    }
}

/// Removes givens one at a time, choosing the next one to try by the outcome of the last.
///
/// `next` is told whether its last given was removed, and returns the next one or `None` to end;
/// the groups of `removal` are ignored.
///
/// ```
/// use gridwright_core::{Budget, Puzzle, Removal, Site, Solution, minimise_by_turns};
/// fn remove_one(puzzle: &dyn Puzzle, solution: &Solution, sites: &[Site]) -> usize {
///     let mut sites = sites.iter().copied();
///     let mut next = |went| if went { None } else { sites.next() };
///     let (removal, mut budget) = (Removal::default(), Budget::unlimited());
///     let minimised = minimise_by_turns(puzzle, solution, &removal, &mut next, &mut budget);
///     minimised.removed.len()
/// }
/// let puzzle = gridwright::open("cirth:123231312", None, &mut Budget::unlimited()).unwrap();
/// let verdict = gridwright_core::solve(&*puzzle, &mut Budget::unlimited());
/// assert_eq!(remove_one(&*puzzle, verdict.solution().unwrap(), &[Site(0), Site(1)]), 1);
/// ```
pub fn minimise_by_turns(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    removal: &Removal,
    next: &mut dyn FnMut(bool) -> Option<Site>,
    budget: &mut Budget,
) -> Minimised {
    if !fits(puzzle, solution) {
        return Minimised::start(puzzle.board());
    }
    let mut carving = Carving::new(puzzle, solution, removal.keep, removal.most, budget);
    let model = Model::new(puzzle);
    let mut search = Search::new(&model);
    // Some rules prune even an empty board; this is done once.
    search.settle().expect("the solution fits");
    let empty = search.snapshot();
    let mut went = false;
    while let Some(site) = next(went) {
        went = carving.try_alone(&mut search, site);
        search.restore(&empty);
    }
    if carving.is_cut_short {
        carving.carved.undecided = carving.carved.undecided.max(1);
    }
    carving.carved
}

/// The same puzzle without some of its clues.
///
/// ```
/// use std::sync::Arc;
/// use gridwright_core::{Puzzle, without_clues};
/// fn bare(puzzle: &dyn Puzzle) -> Arc<dyn Puzzle> {
///     let all: Vec<_> = puzzle.clues().iter().map(|clue| clue.id).collect();
///     without_clues(puzzle, &all)
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut gridwright_core::Budget::unlimited()).unwrap();
/// assert_eq!(bare(&*puzzle).board().n_givens(), 0);
/// ```
pub fn without_clues(puzzle: &dyn Puzzle, removed: &[ClueId]) -> Arc<dyn Puzzle> {
    let mut kept: BTreeSet<ClueId> = puzzle.clues().iter().map(|clue| clue.id).collect();
    removed.iter().for_each(|clue| {
        kept.remove(clue);
    });
    puzzle.with_clues(&kept)
}

/// Whether the values include the givens and break no rule.
fn fits(puzzle: &dyn Puzzle, solution: &Solution) -> bool {
    let board = puzzle.board();
    let agrees =
        |(given, value): (&Option<Value>, &Value)| given.is_none_or(|given| given == *value);
    let values: Vec<Option<Value>> = solution.iter().copied().map(Some).collect();
    solution.len() == board.n_sites()
        && solution.iter().all(|value| value.index() < board.n_values())
        && board.givens.iter().zip(solution).all(agrees)
        && check(puzzle, &values).is_empty()
}

fn minimise_givens(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    removal: &Removal,
    budget: &mut Budget,
) -> Minimised {
    let Removal { ref groups, keep, most } = *removal;
    let groups: Vec<Vec<Site>> =
        groups.iter().map(|group| group.iter().filter_map(|clue| clue.site()).collect()).collect();
    if let Some(kernel) = puzzle.kernel()
        && groups.iter().all(|group| group.len() == 1)
    {
        let order: Vec<Site> = groups.iter().flatten().copied().collect();
        if let Some(minimised) = kernel.minimise(solution, &order, keep, most, budget) {
            return minimised;
        }
    }
    let mut carving = Carving::new(puzzle, solution, keep, most, budget);
    let is_given =
        |group: &&[Site]| !group.is_empty() && group.iter().all(|&site| carving.is_given(site));
    let groups: Vec<&[Site]> = groups.iter().map(Vec::as_slice).filter(is_given).collect();
    let model = Model::new(puzzle);
    let rest = carving.clues_but(&groups);
    let mut search = Search::with(&model, rest).expect("the solution fits");
    carving.halve(&mut search, &groups);
    if carving.is_cut_short {
        // Every group is tested at most once.
        let n_tested = carving.carved.tests as usize;
        carving.carved.undecided += groups.len().saturating_sub(n_tested);
    }
    carving.carved
}

/// Tests every group on the puzzle without it, except that consecutive groups of givens are tested
/// together.
fn minimise_all_kinds(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    removal: &Removal,
    budget: &mut Budget,
) -> Minimised {
    let known: BTreeSet<ClueId> = puzzle.clues().iter().map(|clue| clue.id).collect();
    let mut minimised = Minimised::start(puzzle.board());
    let is_given = |group: &[ClueId]| group.iter().all(|clue| clue.site().is_some());
    let alike = |a: &Vec<ClueId>, b: &Vec<ClueId>| is_given(a) && is_given(b);
    for run in removal.groups.chunk_by(alike) {
        let left = removal.most.saturating_sub(minimised.removed.len());
        if left == 0 {
            break;
        }
        if is_given(&run[0]) {
            let current = without_clues(puzzle, &minimised.removed);
            let part = Removal::in_groups(run.to_vec()).keeping(removal.keep).at_most(left);
            let part = minimise_givens(&*current, solution, &part, budget);
            part.removed.iter().for_each(|&clue| minimised.remove(clue));
            minimised.tests += part.tests;
            minimised.undecided += part.undecided;
            continue;
        }
        let group = &run[0];
        let is_there = |clue: &ClueId| known.contains(clue) && !minimised.removed.contains(clue);
        if group.len() > left || !group.iter().all(is_there) {
            continue;
        }
        let removed: Vec<ClueId> = minimised.removed.iter().chain(group).copied().collect();
        minimised.tests += 1;
        budget.progress(minimised.tests as usize, known.len());
        match stays_true(&*without_clues(puzzle, &removed), removal.keep, budget) {
            Ok(true) => group.iter().for_each(|&clue| minimised.remove(clue)),
            Ok(false) => (),
            Err(OutOfBudget) => minimised.undecided += group.len(),
        }
    }
    minimised
}

/// Whether the condition holds for a puzzle.
pub(super) fn stays_true(
    puzzle: &dyn Puzzle,
    keep: Keep,
    budget: &mut Budget,
) -> Result<bool, OutOfBudget> {
    match keep {
        Keep::Unique => match solve(puzzle, budget) {
            Verdict::Unique(_) => Ok(true),
            Verdict::Several(..) | Verdict::None => Ok(false),
            Verdict::OutOfBudget(_) => Err(OutOfBudget),
        },
        Keep::Propagation | Keep::Technique(_) => {
            let model = Model::new(puzzle);
            let givens = puzzle.board().all_sites().zip(&puzzle.board().givens);
            let givens = givens.filter_map(|(site, given)| Some((site, (*given)?)));
            let Ok(mut search) = Search::with(&model, givens) else { return Ok(false) };
            let Keep::Technique(at_most) = keep else { return Ok(search.n_open() == 0) };
            if search.n_open() == 0 {
                return Ok(true);
            }
            // A puzzle with several solutions cannot be solved by steps, and a second solution is
            // usually found faster than the steps run out.
            let mut part = budget.part(NODES_FOR_SEVERAL);
            let verdict = solve(puzzle, &mut part);
            budget.spend(part.used())?;
            if matches!(verdict, Verdict::Several(..) | Verdict::None) {
                return Ok(false);
            }
            is_reached(puzzle, &mut search, at_most, budget)
        }
    }
}

/// Whether techniques up to this rating solve the state, which is modified.
fn is_reached(
    puzzle: &dyn Puzzle,
    search: &mut Search<'_, '_>,
    at_most: Tenths,
    budget: &mut Budget,
) -> Result<bool, OutOfBudget> {
    loop {
        // The search has applied singles already.
        let position = Position::of_domains(&search.domains);
        if position.solution().is_some() {
            return Ok(true);
        }
        budget.spend(1)?;
        let query = StepQuery::default().at_most(at_most);
        let Some(step) = next_step(puzzle, &position, &query, budget) else {
            return if budget.is_spent() { Err(OutOfBudget) } else { Ok(false) };
        };
        // If the puzzle had several solutions, a step may leave none.
        if search.apply(&step.finding.effects).is_err() {
            return Ok(false);
        }
    }
}

/// Maximum number of nodes for finding a second solution before searching for steps.
const NODES_FOR_SEVERAL: u64 = 1000;

/// Maximum number of nodes for finding one of several solutions; a quarter of the number of sites
/// is added.
const NODES_FOR_ONE: u64 = 60;

/// Number of clues from which restoring a snapshot is faster than undoing the changes of half of
/// them.
const COPY_FROM: usize = 32;

struct Carving<'c> {
    puzzle: &'c dyn Puzzle,
    solution: &'c Solution,
    keep: Keep,
    most: usize,
    budget: &'c mut Budget,
    carved: Minimised,
    /// Whether the budget was spent before everything was tested.
    is_cut_short: bool,
}

impl<'c> Carving<'c> {
    fn new(
        puzzle: &'c dyn Puzzle,
        solution: &'c Solution,
        keep: Keep,
        most: usize,
        budget: &'c mut Budget,
    ) -> Carving<'c> {
        let carved = Minimised::start(puzzle.board());
        Carving { puzzle, solution, keep, most, budget, carved, is_cut_short: false }
    }

    fn is_given(&self, site: Site) -> bool {
        self.carved.givens.get(site.index()).is_some_and(Option::is_some)
    }

    fn clue(&self, site: Site) -> (Site, Value) {
        (site, self.solution[site.index()])
    }

    /// The remaining clues that are in none of the groups.
    fn clues_but(&self, groups: &[&[Site]]) -> Vec<(Site, Value)> {
        let mut is_out = vec![false; self.solution.len()];
        groups.iter().copied().flatten().for_each(|site| is_out[site.index()] = true);
        let given = self.puzzle.board().all_sites().filter(|&site| self.is_given(site));
        given.filter(|site| !is_out[site.index()]).map(|site| self.clue(site)).collect()
    }

    fn remove(&mut self, group: &[Site]) {
        group.iter().for_each(|&site| self.carved.remove(ClueId::Given(site)));
    }

    fn count_test(&mut self) {
        self.carved.tests += 1;
        self.budget.progress(self.carved.tests as usize, self.puzzle.board().n_givens());
    }

    /// Whether to stop and keep the remaining clues.
    fn is_done(&mut self) -> bool {
        let has_enough = self.carved.removed.len() >= self.most;
        self.is_cut_short |= !has_enough && self.budget.is_spent();
        has_enough || self.is_cut_short
    }

    /// Whether a group has more clues than may still be removed.
    fn is_too_many(&self, group: &[Site]) -> bool {
        group.len() > self.most - self.carved.removed.len()
    }

    /// Tests groups. `search` has all remaining clues except those of the groups.
    fn halve(&mut self, search: &mut Search<'_, '_>, groups: &[&[Site]]) {
        // Givens that the other clues force are removed at once, which does not change `search`.
        let mut open = Vec::with_capacity(groups.len());
        for &group in groups {
            if group.iter().any(|&site| search.domains.at(site).len() > 1) {
                open.push(group);
            } else {
                if self.is_done() {
                    return;
                }
                if self.is_too_many(group) {
                    // It is kept, and its value is already known in `search`.
                    continue;
                }
                self.count_test();
                self.remove(group);
            }
        }
        if let [group] = open[..] {
            if !self.is_done() {
                self.test(search, group);
            }
            return;
        }
        let (first, second) = open.split_at(open.len() / 2);
        let mark = search.mark();
        let snapshot = (open.len() >= COPY_FROM).then(|| search.snapshot());
        for (tested, held) in [(first, second), (second, first)] {
            if tested.is_empty() || self.is_done() {
                return;
            }
            let held = held.iter().copied().flatten();
            let held: Vec<(Site, Value)> =
                held.filter(|&&s| self.is_given(s)).map(|&s| self.clue(s)).collect();
            match &snapshot {
                Some(snapshot) => {
                    search.fix_in_bulk(&held).expect("the solution fits");
                    self.halve(search, tested);
                    search.restore(snapshot);
                }
                None => {
                    search.fix_all(held).expect("the solution fits");
                    self.halve(search, tested);
                    search.undo_to(mark);
                }
            }
        }
    }

    /// Tests one group in a state with all other clues, in which some site of the group is open.
    fn test(&mut self, search: &mut Search<'_, '_>, group: &[Site]) -> bool {
        if self.is_too_many(group) {
            return false;
        }
        self.count_test();
        let can_go = match self.keep {
            Keep::Unique => are_forced(search, self.solution, group, self.budget),
            Keep::Propagation => Ok(false),
            Keep::Technique(at_most) => self.is_reached(search, group, at_most),
        };
        self.carved.undecided += usize::from(can_go.is_err());
        let can_go = can_go.unwrap_or(false);
        if can_go {
            self.remove(group);
        }
        can_go
    }

    /// Whether techniques up to this rating solve the state.
    fn is_reached(
        &mut self,
        search: &mut Search<'_, '_>,
        group: &[Site],
        at_most: Tenths,
    ) -> Result<bool, OutOfBudget> {
        // A second solution, if there is one, is usually found at once, faster than the steps run
        // out.
        let mut part = self.budget.part(NODES_FOR_ONE + self.solution.len() as u64 / 4);
        let is_forced = are_forced(search, self.solution, group, &mut part);
        self.budget.spend(part.used())?;
        if is_forced == Ok(false) {
            return Ok(false);
        }
        let mark = search.mark();
        let outcome = is_reached(self.puzzle, search, at_most, self.budget);
        search.undo_to(mark);
        outcome
    }

    /// Tests one given in a state without givens.
    fn try_alone(&mut self, search: &mut Search<'_, '_>, site: Site) -> bool {
        if !self.is_given(site) || self.is_done() {
            return false;
        }
        let group = [site];
        search.fix_in_bulk(&self.clues_but(&[&group])).expect("the solution fits");
        if search.domains.at(site).len() == 1 {
            self.count_test();
            self.remove(&group);
            return true;
        }
        self.test(search, &group)
    }
}

/// Whether all solutions below the state have the values of `solution` at these sites. Tests the
/// first site, then fixes it and tests the second, and so on.
fn are_forced(
    search: &mut Search<'_, '_>,
    solution: &Solution,
    group: &[Site],
    budget: &mut Budget,
) -> Result<bool, OutOfBudget> {
    let mark = search.mark();
    let mut outcome = Ok(true);
    for (i, &site) in group.iter().enumerate() {
        let value = solution[site.index()];
        outcome = is_forced(search, site, value, budget);
        if outcome != Ok(true) || i + 1 == group.len() {
            break;
        }
        search.fix_all([(site, value)]).expect("the solution fits");
    }
    search.undo_to(mark);
    outcome
}

/// Whether all solutions below the state have this value at the site.
fn is_forced(
    search: &mut Search<'_, '_>,
    site: Site,
    value: Value,
    budget: &mut Budget,
) -> Result<bool, OutOfBudget> {
    let mark = search.mark();
    let mut has_other = false;
    let outcome = match search.drop_all(site, Mask::of(value)) {
        Err(_) => Ok(()),
        Ok(()) => visit_below(search, budget, &mut |_| {
            has_other = true;
            Enough::Yes
        }),
    };
    search.undo_to(mark);
    outcome.map(|()| !has_other)
}
