//! The conformance suite for all families: a new family is tested as soon as it is in the list.
//!
//! Each check takes a [`Bench`] (a family with generated and mutated puzzles) and returns a
//! sentence about the first violation. `tests/suite/` runs all checks on the list; `sabotage.rs`
//! there breaks a rule, a solver and a checker on purpose and tests that the suite notices.

mod bench;
mod checks;
pub mod files;
mod near;
mod oracle;
mod positions;
pub mod requests;
pub mod sabotage;
pub mod scale;
pub mod tampering;

pub use bench::{Bench, Sample};
pub use checks::{CHECKS, Check, reads_back};
pub use near::{share_a_conclusion, steps_of_technique};
pub use oracle::{Answer, ask};
pub use positions::{at_random, hold_at_random, possible, wrong};

/// The documentation page about the library, included so that its examples run as doctests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
pub struct LibraryPage;
