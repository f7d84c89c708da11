//! A solver for 9 x 9 Sudoku: bytes in, solutions or counts out.
//!
//! A [`Grid`] is 81 bytes. [`solve`], [`count`] and [`is_unique`] take one puzzle and are optimised
//! for latency. [`solve_all`], [`count_all`], [`examine_all`] and [`examine_lines`] take many,
//! sixteen at a time. [`full_grid`] and [`carve`] make puzzles, and [`canonical`] compares them.
//! All of it runs on the widest registers of the processor ([`paths`]) and gives the same answers
//! on any. It allocates no memory per puzzle, reads no clock and draws no random numbers of its
//! own.

mod answers;
mod bands;
mod batch;
mod bits;
mod canonical;
mod carve;
mod carver;
mod cells;
mod choice;
mod colours;
mod full;
mod grid;
mod jobs;
mod kernel;
mod lanes;
mod orbits;
mod path;
mod position;
mod random;
mod search;
mod swaps;
mod ties;
mod wide;

pub use answers::Findings;
pub use batch::{
    count_all, count_all_threads, examine_all, examine_lines, solve_all, solve_all_threads,
};
pub use canonical::canonical;
pub use carve::{are_minimal, carve, carve_all};
pub use full::full_grid;
pub use grid::{Grid, LineError, TextError, parse_line, parse_text, write_line};
pub use jobs::Watch;
pub use kernel::{Kernel, count, count_with, is_unique, possible, solve, visit};
pub use orbits::{Orbits, OrbitsError};
pub use path::{Path, paths};
