//! What a finder is, and what finders share.

use gridwright_core::Budget;

use crate::bits::{Bits, ones};
use crate::state::State;
use crate::step::{Effect, Finding};

/// The first step of one kind in a state, if there is one.
pub(crate) type Finder<const W: usize> = fn(&State<'_, W>, &mut Budget) -> Option<Finding>;

/// A finder, and the lowest rating of the steps it finds, in tenths.
pub(crate) type Row<const W: usize> = (u16, Finder<W>);

/// Takes `gone` from each of the cells that has any of it; nothing when none has.
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
