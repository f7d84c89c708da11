//! Named techniques on boards of houses: groups of sites whose values differ.
//!
//! Families use [`Solver`]; [`PROFILES`] are the measures it rates by.
//!
//! `layout` lays a puzzle's houses out as sets of cells, `state` keeps what is placed and what is
//! possible from three sides, `techniques` and `chains` hold the finders, `profiles` their order
//! and values, and `solver` is what families use.
//!
//! What decides between steps of one technique matters for ratings, because the path does:
//! singles and subsets go by boxes, columns, rows, and the first members first; locked candidates
//! by value, then house; fish by columns, rows, then the first lines, then the value; strong links
//! by ease, most removed, kinds of houses, value, houses; wings by ease, most removed, rings, most
//! candidates; chains by rating, number of nodes, then where they start.

mod bits;
mod chains;
mod finder;
mod layout;
mod profiles;
mod solver;
mod state;
mod step;
mod techniques;
#[cfg(test)]
mod tests;

pub use profiles::{PROFILE_NAMES, PROFILES};
pub use solver::{Asked, Solver};
