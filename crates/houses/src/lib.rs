//! Named techniques on boards of houses: groups of sites whose values differ.
//!
//! Families use [`Solver`]; [`PROFILES`] are the profiles it rates by.
//!
//! From the bottom up: `bits` (sets of cells), `layout` (the houses of a puzzle as sets of cells), `step`
//! (findings as data), `state` (values and candidates), `finder` (what finders share), `techniques` and
//! `chains` (the finders), `profiles` (their order and ratings), `solver` and `one_solution` (the public
//! interface).
//!
//! A rating depends on the path, so the order among steps of one technique matters: singles and subsets
//! go by boxes, columns, rows, and the first members first; locked candidates by value, then house; fish
//! by columns, rows, then the first lines, then the value; strong links by ease, most removed, kinds of
//! houses, value, houses; wings by ease, most removed, rings, most candidates; chains by rating, number of
//! nodes, then where they start.

mod bits;
mod chains;
mod finder;
mod layout;
mod one_solution;
mod profiles;
mod solver;
mod state;
mod step;
mod techniques;
#[cfg(test)]
mod tests;

pub use one_solution::OneSolution;
pub use profiles::{PROFILE_NAMES, PROFILES};
pub use solver::{Asked, Solver};
