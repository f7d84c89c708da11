//! Exact search for all paths, by reasoning and trial, and by clause learning where trial takes too
//! long.

use gridwright_core::{Budget, OutOfBudget};

use super::deduce::{Logic, Rules};
use super::grid::Grid;
use super::rings::Rings;
use super::track::{Mark, Track};

/// Number of nodes after which trial hands over to clause learning.
const TRIAL_NODES: u64 = 40;

/// Whether a visitor of paths has seen enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Enough {
    Yes,
    No,
}

/// Visits every path that avoids the walls and uses the edges in `laid`, once each.
pub(super) fn visit_paths(
    grid: &Grid,
    walls: impl IntoIterator<Item = usize>,
    laid: impl IntoIterator<Item = usize>,
    budget: &mut Budget,
    visitor: &mut dyn FnMut(&[bool]) -> Enough,
) -> Result<(), OutOfBudget> {
    let Ok(track) = Track::with_walls(grid, walls) else { return Ok(()) };
    let mut track = track.watched(budget);
    if laid.into_iter().any(|edge| track.lay(edge).is_err()) {
        return Ok(());
    }
    let mut reasoner = Logic::default();
    if reasoner.close(&mut track, Rules::ROOT).is_err() {
        return Ok(());
    }
    visit_below(&mut track, &mut reasoner, budget, visitor)
}

/// Visits every path that agrees with a closed state, once each.
pub(super) fn visit_below(
    track: &mut Track<'_>,
    reasoner: &mut Logic,
    budget: &mut Budget,
    visitor: &mut dyn FnMut(&[bool]) -> Enough,
) -> Result<(), OutOfBudget> {
    let mut known: Vec<Vec<bool>> = Vec::new();
    let mut trial = Trial { reasoner, nodes: TRIAL_NODES };
    let outcome = trial.visit(track, budget, &mut |path| {
        known.push(path.to_vec());
        visitor(path)
    })?;
    if outcome != Outcome::Dragging {
        return Ok(());
    }
    let mut rings = Rings::of(track);
    known.iter().for_each(|path| rings.forbid(path));
    while let Some(path) = rings.solve(budget)? {
        if visitor(&path) == Enough::Yes {
            return Ok(());
        }
        rings.forbid(&path);
    }
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// Everything was visited.
    Whole,
    /// The visitor had enough.
    Ended,
    /// The nodes were used up without an end.
    Dragging,
}

/// Depth-first trial.
pub(super) struct Trial<'r> {
    pub(super) reasoner: &'r mut Logic,
    /// Number of nodes left to try.
    pub(super) nodes: u64,
}

impl Trial<'_> {
    pub(super) fn visit(
        &mut self,
        track: &mut Track<'_>,
        budget: &mut Budget,
        visitor: &mut dyn FnMut(&[bool]) -> Enough,
    ) -> Result<Outcome, OutOfBudget> {
        if track.is_whole() {
            return Ok(match visitor(&track.path()) {
                Enough::Yes => Outcome::Ended,
                Enough::No => Outcome::Whole,
            });
        }
        let Some(left) = self.nodes.checked_sub(1) else { return Ok(Outcome::Dragging) };
        self.nodes = left;
        budget.spend(1)?;
        let Some(edge) = narrowest(track) else { return Ok(Outcome::Whole) };
        for mark in [Mark::Path, Mark::Blocked] {
            let then = track.now();
            let is_open =
                track.set(edge, mark).is_ok() && self.reasoner.close(track, Rules::SEARCH).is_ok();
            let outcome =
                if is_open { self.visit(track, budget, visitor) } else { Ok(Outcome::Whole) };
            track.undo_to(then);
            if outcome != Ok(Outcome::Whole) {
                return outcome;
            }
        }
        Ok(Outcome::Whole)
    }
}

/// An open edge at the cell with the fewest ways left, preferably the end of a segment.
fn narrowest(track: &Track<'_>) -> Option<usize> {
    let cells = (0..track.grid.n_cells()).filter(|&cell| track.n_path(cell) < 2);
    let cell =
        cells.min_by_key(|&cell| 2 * track.n_free(cell) as i32 - 3 * track.n_path(cell) as i32)?;
    track.open_at(cell).next()
}
