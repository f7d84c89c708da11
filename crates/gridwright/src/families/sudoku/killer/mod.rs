//! Techniques about the sums of cages, as players of Killer Sudoku know them.
//!
//! `frame.rs` has the parts of a board that do not depend on cages, `cages.rs` the cages and what is
//! kept about them from one position to the next, `view.rs` a position with its cages; `in_cage.rs`
//! looks at one cage, `sums.rs` at the sums of houses and `parity.rs` at whether these are odd,
//! `between.rs` at cages beside other cells, `locked.rs` at values that cages hold of two houses,
//! `leftovers.rs` at houses that overlap. `sights.rs` lists all techniques, `follow.rs` applies them
//! without explanations.

mod between;
mod cages;
mod combinations;
mod follow;
mod frame;
mod in_cage;
mod leftovers;
mod locked;
mod parity;
mod sights;
mod sums;
#[cfg(test)]
mod tests;
mod view;

pub(super) use cages::Cages;
pub(super) use follow::Follow;
pub(super) use frame::Frame;
pub(super) use sights::{LEFTOVERS, SIGHTS};
pub(super) use view::{View, by_sums, ways_left};
