//! One suite for every family in the list: a new family is tested the day it is listed.
//!
//! Each check takes a [`Bench`] (a family with puzzles of it, made and mutated) and says in a
//! sentence what is wrong. `tests/suite/` runs them all over the list; `sabotage.rs` there
//! breaks a rule, a solver and a checker on purpose and sees that the suite notices.

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

/// The page that shows how to use the library, so that every example on it is run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
pub struct LibraryPage;
