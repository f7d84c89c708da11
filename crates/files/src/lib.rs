//! Files that are either complete or absent.
//!
//! Everything this project saves (games, statistics, parts of data sets, answers in files) is
//! written through this crate: [`replace`] and [`Unfinished`] write a temporary file, sync it to
//! the disk and rename it to its final path; [`append`] adds a line to a file or leaves the file
//! unchanged. When a call succeeds, the data survive a crash of the program and a power failure.
//! When it fails, the previous content is still there.
//!
//! With the feature `faults`, tests can make any file operation fail: see the module of that name.

mod append;
mod disk;
#[cfg(feature = "faults")]
pub mod faults;
mod nesting;
mod step;
mod whole;

pub use append::append;
pub use nesting::nests_too_deep;
pub use whole::{Unfinished, replace};
