//! Taking clues away while the solution stays the only one: one minimiser for every family.
//!
//! Two facts make it fast. A second solution must differ at the clue just removed, so only that
//! is searched for. And whether a clue can go depends on the others alone, so halves of the
//! clues are tested over a shared trail: what one half forces is worked out once for the other.

use crate::board::{Mask, Site, Solution, Value};
use crate::budget::{Budget, OutOfBudget};
use crate::family::Puzzle;
use crate::model::Model;
use crate::position::Position;
use crate::search::{Enough, Search};
use crate::step::Tenths;
use crate::verdict::visit_below;

/// What must stay true while clues go.
///
/// ```
/// use gridwright_core::{Keep, Tenths};
/// assert_ne!(Keep::Unique, Keep::Technique(Tenths(23)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// There is one solution, by exact proof.
    Unique,
    /// Plain propagation alone finds it.
    Propagation,
    /// Techniques rated at most this find it.
    Technique(Tenths),
}

/// What was taken away.
///
/// ```
/// use gridwright_core::Carved;
/// fn is_proved_minimal(carved: &Carved) -> bool {
///     carved.undecided == 0
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carved {
    /// The clues that stay.
    pub givens: Vec<Option<Value>>,
    /// How many went.
    pub removed: usize,
    /// How many were tried.
    pub tests: u64,
    /// How many could not be decided within the budget; they stay.
    pub undecided: usize,
}

/// Takes away the clues of `order`, one after the other, while `keep` stays true.
///
/// Like [`crate::solve`], it asks the family's own way first; [`minimise_by_turns`] never does.
/// `solution` must be the one solution of the puzzle. At most `most` clues go. A clue that
/// cannot go now can never go later, so each is tried once, and with every clue in `order`
/// and `Keep::Unique` the result is minimal.
///
/// ```
/// use std::sync::Arc;
/// use gridwright_core::{Budget, Keep, Puzzle, Solution, minimise};
/// fn minimal(puzzle: &dyn Puzzle, solution: &Solution) -> Arc<dyn Puzzle> {
///     let order: Vec<_> = puzzle.board().all_sites().collect();
///     let mut budget = Budget::unlimited();
///     let carved = minimise(puzzle, solution, &order, Keep::Unique, usize::MAX, &mut budget);
///     puzzle.with_givens(carved.givens)
/// }
/// ```
pub fn minimise(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    order: &[Site],
    keep: Keep,
    most: usize,
    budget: &mut Budget,
) -> Carved {
    if let Some(carved) = puzzle.minimise_fast(solution, order, keep, most, budget) {
        return carved;
    }
    let groups: Vec<&[Site]> = order.iter().map(std::slice::from_ref).collect();
    take_away(puzzle, solution, &groups, keep, most, budget)
}

/// Takes clues away like [`minimise`], but the clues of a group go together or not at all.
///
/// Groups that are the orbits of a symmetry keep it. A single clue of what is left may still be
/// one that could go alone.
///
/// ```
/// use gridwright_core::{Budget, Carved, Keep, Puzzle, Site, Solution, minimise_together};
/// fn half_turn(puzzle: &dyn Puzzle, solution: &Solution) -> Carved {
///     let n = puzzle.board().n_sites() as u16;
///     let pairs: Vec<Vec<Site>> =
///         (0..n / 2).map(|i| vec![Site(i), Site(n - 1 - i)]).collect();
///     let mut budget = Budget::unlimited();
///     minimise_together(puzzle, solution, &pairs, Keep::Unique, usize::MAX, &mut budget)
/// }
/// ```
pub fn minimise_together(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    groups: &[Vec<Site>],
    keep: Keep,
    most: usize,
    budget: &mut Budget,
) -> Carved {
    let groups: Vec<&[Site]> = groups.iter().map(Vec::as_slice).collect();
    take_away(puzzle, solution, &groups, keep, most, budget)
}

fn take_away(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    groups: &[&[Site]],
    keep: Keep,
    most: usize,
    budget: &mut Budget,
) -> Carved {
    let mut carving = Carving::new(puzzle, solution, keep, most, budget);
    let is_given = |group: &&[Site]| group.iter().all(|&site| carving.is_given(site));
    let groups: Vec<&[Site]> = groups.iter().copied().filter(is_given).collect();
    let model = Model::new(puzzle);
    let rest = carving.clues_but(&groups);
    let mut search = Search::with(&model, rest).expect("the solution fits");
    carving.halve(&mut search, &groups);
    carving.carved
}

/// Takes clues away one at a time, where the next to try depends on how the last one went.
///
/// `next` is told whether the clue it named before went, and names another until it has none.
///
/// ```
/// use gridwright_core::{Budget, Keep, Puzzle, Site, Solution, minimise_by_turns};
/// fn remove_one(puzzle: &dyn Puzzle, solution: &Solution, sites: &[Site]) -> usize {
///     let mut sites = sites.iter().copied();
///     let mut next = |went| if went { None } else { sites.next() };
///     let mut budget = Budget::unlimited();
///     minimise_by_turns(puzzle, solution, Keep::Unique, usize::MAX, &mut next, &mut budget).removed
/// }
/// ```
pub fn minimise_by_turns(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    keep: Keep,
    most: usize,
    next: &mut dyn FnMut(bool) -> Option<Site>,
    budget: &mut Budget,
) -> Carved {
    let mut carving = Carving::new(puzzle, solution, keep, most, budget);
    let model = Model::new(puzzle);
    let mut search = Search::new(&model);
    // Some rules say something of an empty board, and they say it once.
    search.settle().expect("the solution fits");
    let empty = search.snapshot();
    let mut went = false;
    while let Some(site) = next(went) {
        went = carving.try_alone(&mut search, site);
        search.restore(&empty);
    }
    carving.carved
}

/// Holding half of at least this many clues changes so much that copying the state back is
/// cheaper than undoing the changes.
const COPY_FROM: usize = 32;

struct Carving<'c> {
    puzzle: &'c dyn Puzzle,
    solution: &'c Solution,
    keep: Keep,
    most: usize,
    budget: &'c mut Budget,
    carved: Carved,
}

impl<'c> Carving<'c> {
    fn new(
        puzzle: &'c dyn Puzzle,
        solution: &'c Solution,
        keep: Keep,
        most: usize,
        budget: &'c mut Budget,
    ) -> Carving<'c> {
        let givens = puzzle.board().givens.clone();
        let carved = Carved { givens, removed: 0, tests: 0, undecided: 0 };
        Carving { puzzle, solution, keep, most, budget, carved }
    }

    fn is_given(&self, site: Site) -> bool {
        self.carved.givens[site.index()].is_some()
    }

    fn clue(&self, site: Site) -> (Site, Value) {
        (site, self.solution[site.index()])
    }

    /// The clues left that are in none of the groups.
    fn clues_but(&self, groups: &[&[Site]]) -> Vec<(Site, Value)> {
        let mut is_out = vec![false; self.solution.len()];
        groups.iter().copied().flatten().for_each(|site| is_out[site.index()] = true);
        let given = self.puzzle.board().all_sites().filter(|&site| self.is_given(site));
        given.filter(|site| !is_out[site.index()]).map(|site| self.clue(site)).collect()
    }

    fn remove(&mut self, group: &[Site]) {
        group.iter().for_each(|site| self.carved.givens[site.index()] = None);
        self.carved.removed += group.len();
    }

    fn count_test(&mut self) {
        self.carved.tests += 1;
        self.budget.progress(self.carved.tests as usize, self.puzzle.board().n_givens());
    }

    /// Whether to leave the rest of the clues alone.
    fn is_done(&mut self) -> bool {
        let has_enough = self.carved.removed >= self.most;
        if !has_enough && self.budget.is_spent() {
            self.carved.undecided = self.carved.undecided.max(1);
        }
        has_enough || self.budget.is_spent()
    }

    /// Whether a group has more clues than may still go.
    fn is_too_many(&self, group: &[Site]) -> bool {
        group.len() > self.most - self.carved.removed
    }

    /// Tests groups of which none is in `search`, while all the other clues left are.
    fn halve(&mut self, search: &mut Search<'_, '_>, groups: &[&[Site]]) {
        // What the other clues force already can go at once, and needs no putting back.
        let mut open = Vec::with_capacity(groups.len());
        for &group in groups {
            if group.iter().any(|&site| search.domains.at(site).len() > 1) {
                open.push(group);
            } else {
                if self.is_done() {
                    return;
                }
                if self.is_too_many(group) {
                    // It stays, and what it says is known already.
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

    /// Decides one group over a state that holds all other clues and leaves a site of it open.
    fn test(&mut self, search: &mut Search<'_, '_>, group: &[Site]) -> bool {
        if self.is_too_many(group) {
            return false;
        }
        self.count_test();
        let can_go = match self.keep {
            Keep::Unique => self.are_forced(search, group),
            Keep::Propagation => Ok(false),
            Keep::Technique(at_most) => self.is_reached(search, at_most),
        };
        self.carved.undecided += usize::from(can_go.is_err());
        let can_go = can_go.unwrap_or(false);
        if can_go {
            self.remove(group);
        }
        can_go
    }

    /// Whether no solution below the state differs at any of the sites: at the first, or like the
    /// solution there and at the second, and so on.
    fn are_forced(
        &mut self,
        search: &mut Search<'_, '_>,
        group: &[Site],
    ) -> Result<bool, OutOfBudget> {
        let mark = search.mark();
        let mut outcome = Ok(true);
        for (i, &site) in group.iter().enumerate() {
            outcome = self.is_forced(search, site);
            if outcome != Ok(true) || i + 1 == group.len() {
                break;
            }
            search.fix_all([self.clue(site)]).expect("the solution fits");
        }
        search.undo_to(mark);
        outcome
    }

    /// Whether no solution below the state differs at the site.
    fn is_forced(&mut self, search: &mut Search<'_, '_>, site: Site) -> Result<bool, OutOfBudget> {
        let mark = search.mark();
        let mut has_other = false;
        let outcome = match search.drop_all(site, Mask::of(self.solution[site.index()])) {
            Err(_) => Ok(()),
            Ok(()) => visit_below(search, self.budget, &mut |_| {
                has_other = true;
                Enough::Yes
            }),
        };
        search.undo_to(mark);
        outcome.map(|()| !has_other)
    }

    /// Whether techniques rated at most this solve the rest of the state.
    fn is_reached(
        &mut self,
        search: &mut Search<'_, '_>,
        at_most: Tenths,
    ) -> Result<bool, OutOfBudget> {
        let mark = search.mark();
        let outcome = loop {
            // Singles cost nothing here: the search has drawn them already.
            let position = Position::of_domains(&search.domains);
            if position.solution().is_some() {
                break Ok(true);
            }
            if let Err(out) = self.budget.spend(1) {
                break Err(out);
            }
            let Some(step) = self.puzzle.step(&position, at_most, self.budget) else {
                break Ok(false);
            };
            search.apply(&step.finding.effects).expect("the solution fits");
        };
        search.undo_to(mark);
        outcome
    }

    /// Decides one clue over a state that holds nothing yet.
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
