//! What the sums of cages say, as players of Killer Sudoku put it.
//!
//! `frame.rs` is a board apart from its cages, `view.rs` a position with them; `in_cage.rs` looks at
//! one cage, `sums.rs` at the sums of houses and `parity.rs` at whether these are odd, `between.rs` at
//! cages beside other cells, `locked.rs` at values that cages have of lines, `leftovers.rs` at houses
//! that overlap. `sights.rs` lists them all, `follow.rs` uses them without a word.

mod between;
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

pub(super) use follow::Follow;
pub(super) use frame::Frame;
pub(super) use sights::{LEFTOVERS, SIGHTS};
pub(super) use view::{Cages, View, by_sums, ways_left};
