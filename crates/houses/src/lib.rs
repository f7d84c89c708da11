//! Named techniques on boards of houses: groups of sites in which no value repeats.
//!
//! Families use [`Solver`]; [`PROFILES`] lists the profiles that it supports.
//!
//! From the bottom up: `bits` (sets of cells), `layout` (the houses of a puzzle as sets of cells),
//! `step` (findings as data), `state` (values and candidates), `finder` (the interface of finders),
//! `techniques` and `chains` (the finders), `profiles` (their order and ratings), `single_queue`
//! (the order of singles in one of them), `solver` and `one_solution` (the public interface).
//!
//! A rating depends on the path, so the order of steps of one technique matters: singles and
//! subsets are ordered by boxes, columns, rows, then by their first members; locked candidates by
//! value, then house; fish by columns, rows, then their first lines, then the value; strong links
//! by rating, number of removals, kinds of houses, value, houses; wings by rating, number of
//! removals, rings, number of candidates; chains by rating, number of nodes, then their starts.

mod bits;
mod chains;
mod finder;
mod layout;
mod one_solution;
mod profiles;
mod single_queue;
mod solver;
mod state;
mod step;
mod techniques;
#[cfg(test)]
mod tests;

pub use one_solution::OneSolution;
pub use profiles::{PROFILE_NAMES, PROFILES};
pub use solver::{Asked, Solver};
