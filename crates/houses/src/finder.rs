//! The interface of finders, and helpers that they share.

use std::ops::ControlFlow;

use gridwright_core::{Budget, Visit};

use crate::bits::{Bits, ones};
use crate::state::State;
use crate::step::{Effect, Finding, Technique};

/// Shows the steps of some techniques in a state, starting with the best or the first one.
pub(crate) type Finder<const W: usize> =
    fn(&State<'_, W>, &mut Budget, Show<'_>) -> ControlFlow<()>;

/// A visitor that is shown findings.
pub(crate) type Show<'v> = Visit<'v, Finding>;

/// The result of a finder that the visitor did not stop.
pub(crate) const DONE: ControlFlow<()> = ControlFlow::Continue(());

/// Maximum number of steps for finders that search anew for each step.
const MOST_SEARCHES: usize = 300;

/// The conclusions that have already been shown, with their techniques.
#[derive(Default)]
pub(crate) struct Shown(Vec<(&'static Technique, Vec<Effect>)>);

impl Shown {
    /// Whether the technique has not been shown with this conclusion. Before the first step
    /// `effects` is not called.
    pub(crate) fn lacks(
        &self,
        technique: &'static Technique,
        effects: impl FnOnce() -> Vec<Effect>,
    ) -> bool {
        if self.0.is_empty() {
            return true;
        }
        let effects = effects();
        !self.0.iter().any(|(other, known)| *other == technique && *known == effects)
    }
}

/// Shows the best finding, then the best one with a conclusion that has not been shown, and so on.
pub(crate) fn best_first(
    show: Show<'_>,
    mut best: impl FnMut(&Shown) -> Option<Finding>,
) -> ControlFlow<()> {
    let mut shown = Shown::default();
    while shown.0.len() < MOST_SEARCHES {
        let Some(found) = best(&shown) else { break };
        shown.0.push((found.technique, found.effects.clone()));
        show(found)?;
    }
    DONE
}

/// The lowest rating of a finder's steps, in tenths, and the finder.
pub(crate) type Row<const W: usize> = (u16, Finder<W>);

/// Removes `gone` from each of the cells that has any of these values; empty if none has.
pub(crate) fn drops<const W: usize>(
    state: &State<'_, W>,
    cells: Bits<W>,
    gone: u64,
) -> Vec<Effect> {
    let lost = cells.iter().map(|cell| (cell, state.at(cell) & gone));
    lost.filter(|&(_, lost)| lost != 0)
        .map(|(cell, lost)| Effect::Drop(cell as u16, lost))
        .collect()
}

/// The cells of a set, for [`Finding::because`] and [`Arg::Cells`].
pub(crate) fn list<const W: usize>(cells: Bits<W>) -> Vec<u16> {
    cells.iter().map(|cell| cell as u16).collect()
}

/// The cells at these positions of a list.
pub(crate) fn pick(cells: &[u16], positions: u64) -> Vec<u16> {
    ones(positions).map(|position| cells[position]).collect()
}
