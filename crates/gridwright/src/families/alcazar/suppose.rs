//! Look-ahead: excludes a mark that leads to a contradiction.

use gridwright_core::{Budget, OutOfBudget, Tenths};

use super::catalogue as named;
use super::deduce::{Logic, Rules};
use super::search::{Enough, visit_below};
use super::ties::opposite;
use super::track::{Mark, Track};

/// Number of solutions that are sampled to see which marks are possible.
const SAMPLE: usize = 16;

/// A mark that an edge cannot have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Supposed {
    pub(super) edge: usize,
    pub(super) mark: Mark,
}

impl Logic {
    /// Whether techniques rated at most this find the whole path.
    ///
    /// # Errors
    /// When the budget runs out.
    pub(super) fn finds(
        &mut self,
        track: &mut Track<'_>,
        at_most: Tenths,
        budget: &mut Budget,
    ) -> Result<bool, OutOfBudget> {
        let rules = Rules::within(at_most);
        let is_quick = rules.is_quick(self.known.is_some());
        let may_suppose = at_most >= named::WHAT_IF.rating;
        loop {
            budget.spend(if is_quick { 1 } else { rules.cost() })?;
            if self.close(track, rules).is_err() {
                return Ok(false);
            }
            if track.is_whole() {
                return Ok(true);
            }
            let mut supposed = None;
            if may_suppose {
                let doubts = self.doubts(track, budget)?;
                supposed = self.impossible(track, &doubts, rules, budget)?;
            }
            let Some(Supposed { edge, mark }) = supposed else { return Ok(false) };
            if track.set(edge, opposite(mark)).is_err() {
                return Ok(false);
            }
        }
    }

    /// Open edges with marks that may be impossible. A few solutions show which marks are possible,
    /// so that supposing them can be saved.
    ///
    /// # Errors
    /// When the budget runs out.
    pub(super) fn doubts(
        &mut self,
        track: &Track<'_>,
        budget: &mut Budget,
    ) -> Result<Vec<(usize, Mark)>, OutOfBudget> {
        let mut paths: Vec<Vec<bool>> = Vec::new();
        let mut below = track.clone();
        if self.close(&mut below, Rules::ROOT).is_ok() {
            visit_below(&mut below, self, budget, &mut |path| {
                paths.push(path.to_vec());
                if paths.len() < SAMPLE { Enough::No } else { Enough::Yes }
            })?;
        }
        let is_possible =
            |edge: usize, mark: Mark| paths.iter().any(|path| path[edge] == (mark == Mark::Path));
        let marks = |edge: usize| [Mark::Path, Mark::Blocked].map(|mark| (edge, mark));
        let all = track.open_edges().flat_map(marks);
        Ok(all.filter(|&(edge, mark)| !is_possible(edge, mark)).collect())
    }

    /// The first of the doubtful marks that leads to a contradiction under the rules.
    ///
    /// # Errors
    /// When the budget runs out.
    pub(super) fn impossible(
        &mut self,
        track: &mut Track<'_>,
        doubts: &[(usize, Mark)],
        rules: Rules,
        budget: &mut Budget,
    ) -> Result<Option<Supposed>, OutOfBudget> {
        for &(edge, mark) in doubts {
            budget.spend(rules.cost())?;
            let is_dead = track
                .trial(|track| track.set(edge, mark).is_err() || self.close(track, rules).is_err());
            if is_dead {
                return Ok(Some(Supposed { edge, mark }));
            }
        }
        Ok(None)
    }
}
