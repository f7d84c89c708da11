//! One function for each verb, from a request to an answer.

mod book;
mod exchange;
mod explaining;
mod generate;
mod lists;
mod make;
mod minimise;
mod play;
mod practice;
#[cfg(feature = "proof")]
mod proof;
mod show;
mod solving;
#[cfg(feature = "proof")]
mod verify;

pub use book::book;
#[cfg(feature = "pdf")]
pub use book::book_puzzle;
pub use exchange::{canonical, convert, formats};
pub use explaining::{explain, hint, hint_outcome, steps};
pub use generate::{daily, generate, generated};
pub use lists::{families, technique};
pub use make::{complete, edit, repair, review};
pub use minimise::{Reduced, keep_level, minimise, minimise_in_order};
pub use play::{clue, mistake, play};
pub use practice::practice;
#[cfg(feature = "proof")]
pub use proof::verify_proof;
pub use show::show;
pub use solving::{check, count, rate, solve, solve_lines};
#[cfg(feature = "proof")]
pub use verify::verify;
