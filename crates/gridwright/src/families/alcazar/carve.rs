//! Takes walls away while the path stays the only one, or while logic still finds it.
//!
//! A second path must use the wall just taken away, so only such paths are looked for: first near
//! the known path, then by trial and clause learning. Halves of the walls are tested over a shared
//! trail, as the engine's own minimiser does.

use gridwright_core::{Budget, Conflict, Keep, Minimised, OutOfBudget, Site, Tenths, Value};

use super::deduce::{Logic, Rules};
use super::grid::{BLOCKED, Grid};
use super::rings::{Cut, Rings};
use super::runs::Runs;
use super::search::{Enough, Outcome, Trial};
use super::second::Second;
use super::track::{Mark, Track};

/// Takes away the walls of `order`, one after the other, while `keep` stays true.
pub(super) fn minimise(
    grid: &Grid,
    givens: &[Option<Value>],
    path: &[bool],
    order: &[Site],
    keep: Keep,
    most: usize,
    budget: &mut Budget,
) -> Minimised {
    let walls: Vec<bool> = givens.iter().map(|&given| given == Some(BLOCKED)).collect();
    let is_wall = |edge: &usize| walls.get(*edge).copied().unwrap_or(false);
    let order: Vec<usize> = order.iter().map(|site| site.index()).filter(is_wall).collect();
    let mut carving = Carving::new(grid, path, walls, budget);
    (carving.keep, carving.most) = (keep, most);
    carving.try_all(&order);
    let Carving { walls, tests, mut undecided, .. } = carving;
    if undecided > 0 {
        // Every wall is tested once at most.
        undecided = undecided.max(order.len().saturating_sub(tests as usize));
    }
    let left = walls.into_iter().map(|is_wall| is_wall.then_some(BLOCKED)).collect();
    Minimised::to(givens, left, tests).with_undecided(undecided)
}

/// Walls being taken away.
pub(super) struct Carving<'c> {
    grid: &'c Grid,
    /// The walls that are left.
    pub(super) walls: Vec<bool>,
    /// Number of walls before any was taken away.
    n_walls: usize,
    /// The condition that must stay true; one solution by default.
    pub(super) keep: Keep,
    /// Largest number of walls that may go.
    pub(super) most: usize,
    pub(super) budget: &'c mut Budget,
    reasoner: Logic,
    second: Second,
    /// Borders of rings found by clause learning in all tests so far.
    cuts: Vec<Cut>,
    pub(super) removed: usize,
    pub(super) tests: u64,
    pub(super) undecided: usize,
}

impl<'c> Carving<'c> {
    pub(super) fn new(
        grid: &'c Grid,
        path: &[bool],
        walls: Vec<bool>,
        budget: &'c mut Budget,
    ) -> Carving<'c> {
        let known = Runs::of(grid, path);
        Carving {
            grid,
            n_walls: walls.iter().filter(|&&is_wall| is_wall).count(),
            walls,
            keep: Keep::Unique,
            most: usize::MAX,
            budget,
            reasoner: Logic { known, ..Logic::default() },
            second: Second::default(),
            cuts: Vec::new(),
            removed: 0,
            tests: 0,
            undecided: 0,
        }
    }

    /// Tries walls one after the other.
    pub(super) fn try_all(&mut self, order: &[usize]) {
        let mut is_tested = vec![false; self.grid.n_edges()];
        order.iter().for_each(|&edge| is_tested[edge] = true);
        let rest = (0..self.grid.n_edges()).filter(|&edge| self.walls[edge] && !is_tested[edge]);
        let track = Track::with_walls(self.grid, rest).expect("the path avoids all walls");
        let mut track = track.watched(self.budget);
        self.close(&mut track).expect("the path is still there");
        let left: Vec<usize> = order.iter().copied().filter(|&edge| self.walls[edge]).collect();
        self.halve(&mut track, &left);
    }

    /// Draws consequences on a track that has a solution, so that dead ends need no check.
    fn close(&mut self, track: &mut Track<'_>) -> Result<(), Conflict> {
        match self.keep {
            Keep::Unique => self.reasoner.close(track, Rules { dead_ends: false, ..Rules::SEARCH }),
            Keep::Propagation => track.settle(),
            Keep::Technique(at_most) => self.reasoner.close(track, Rules::cheap_within(at_most)),
        }
    }

    fn count_test(&mut self) {
        self.tests += 1;
        self.budget.progress(self.tests as usize, self.n_walls);
    }

    /// Whether carving ends here, because enough walls are gone or the budget is spent.
    fn is_done(&mut self) -> bool {
        let has_enough = self.removed >= self.most;
        if !has_enough && self.budget.is_spent() {
            self.undecided = self.undecided.max(1);
        }
        has_enough || self.budget.is_spent()
    }

    /// Whether the budget was spent before all walls were tried.
    pub(super) fn is_cut_short(&self) -> bool {
        self.undecided > 0
    }

    fn remove(&mut self, edge: usize) {
        self.walls[edge] = false;
        self.removed += 1;
    }

    /// Tests walls none of which is in the track, while all other walls that are left are.
    fn halve(&mut self, track: &mut Track<'_>, walls: &[usize]) {
        // An edge that is found to be blocked anyway loses its wall at once, and needs no undoing.
        let mut open = Vec::with_capacity(walls.len());
        for &edge in walls {
            if track.is_open(edge) {
                open.push(edge);
            } else {
                if self.is_done() {
                    return;
                }
                self.count_test();
                self.remove(edge);
            }
        }
        if let [edge] = open[..] {
            if !self.is_done() {
                self.test(track, edge);
            }
            return;
        }
        let (first, second) = open.split_at(open.len() / 2);
        for (tested, held) in [(first, second), (second, first)] {
            if tested.is_empty() || self.is_done() {
                return;
            }
            let then = track.now();
            for &edge in held.iter().filter(|&&edge| self.walls[edge]) {
                track.block(edge).expect("the path avoids all walls");
            }
            self.close(track).expect("the path is still there");
            self.halve(track, tested);
            track.undo_to(then);
        }
    }

    /// Decides one wall over a state that holds all the others and leaves this edge open.
    fn test(&mut self, track: &mut Track<'_>, edge: usize) {
        self.count_test();
        let can_go = match self.keep {
            Keep::Unique => self.is_forced(track, edge),
            Keep::Propagation => Ok(false),
            Keep::Technique(at_most) => self.is_reached(track, edge, at_most),
        };
        self.undecided += usize::from(can_go.is_err());
        if can_go == Ok(true) {
            self.remove(edge);
        }
    }

    /// Whether no path in this state uses the edge.
    fn is_forced(&mut self, track: &mut Track<'_>, edge: usize) -> Result<bool, OutOfBudget> {
        let then = track.now();
        let is_dead = track.set(edge, Mark::Path).is_err()
            || self.reasoner.close(track, Rules::ROOT).is_err();
        let has_path = if is_dead { Ok(false) } else { self.has_path(track) };
        track.undo_to(then);
        has_path.map(|has_path| !has_path)
    }

    /// Whether a closed state has a path.
    fn has_path(&mut self, track: &mut Track<'_>) -> Result<bool, OutOfBudget> {
        self.budget.spend(1)?;
        let known = self.reasoner.known.as_ref();
        if known.is_some_and(|known| self.second.is_near(track, known.bits())) {
            return Ok(true);
        }
        // On large boards trial hardly ever ends before clause learning would.
        let nodes = if self.grid.n_cells() <= 120 { 6 } else { 1 };
        let mut trial = Trial { reasoner: &mut self.reasoner, nodes };
        match trial.visit(track, self.budget, &mut |_| Enough::Yes)? {
            Outcome::Whole => Ok(false),
            Outcome::Ended => Ok(true),
            Outcome::Dragging => self.has_path_for_good(track),
        }
    }

    /// The same by clause learning.
    fn has_path_for_good(&mut self, track: &Track<'_>) -> Result<bool, OutOfBudget> {
        let mut rings = Rings::of(track);
        rings.learn_cuts(track, &self.cuts);
        let path = rings.solve(self.budget);
        self.cuts.extend(rings.into_cuts());
        path.map(|path| path.is_some())
    }

    /// Whether techniques rated at most this find the path from the start.
    pub(super) fn is_found(&mut self, at_most: Tenths) -> bool {
        let walls = (0..self.grid.n_edges()).filter(|&edge| self.walls[edge]);
        let track = Track::with_walls(self.grid, walls).expect("the path avoids all walls");
        let mut track = track.watched(self.budget);
        self.reasoner.finds(&mut track, at_most, self.budget) == Ok(true)
    }

    /// The same in a fraction of the time. Once in a while the answer differs, since what is tied
    /// depends on what was counted before.
    pub(super) fn is_found_roughly(&mut self, at_most: Tenths) -> bool {
        self.reasoner.is_rough = true;
        let is_found = self.is_found(at_most);
        self.reasoner.is_rough = false;
        is_found
    }

    /// Whether techniques rated at most this find the path. Where reasoning is slow, a wall whose
    /// removal allows a second path is rejected first.
    fn is_reached(
        &mut self,
        track: &mut Track<'_>,
        edge: usize,
        at_most: Tenths,
    ) -> Result<bool, OutOfBudget> {
        let is_quick = Rules::within(at_most).is_quick(self.reasoner.known.is_some());
        if !is_quick && !self.is_forced(track, edge)? {
            return Ok(false);
        }
        let then = track.now();
        let outcome = self.reasoner.finds(track, at_most, self.budget);
        track.undo_to(then);
        outcome
    }
}
