//! The layout of books of puzzles. This crate takes puzzles and returns the bytes of files; it
//! reads no files itself.
//!
//! `plan` describes a book, `chapter` its chapters (`plan_text` reads a plan from TOML,
//! `plan_error` has its errors, `word_lists` has words in the languages of books), `collect`
//! chooses the puzzles. `rehearsal` tries a plan out with one puzzle for each chapter. `layout`
//! puts them on pages, with a file for each kind of page: `front`, `example` (rules), `puzzles`,
//! `hint_pages`, `solutions`. `book` is the result, which `epub` and the PDF writer of
//! `gridwright-render` write to files; `cover` is the cover template. `shop` has the requirements
//! of print shops.

mod book;
mod chapter;
mod collect;
mod cover;
mod drawing;
mod entry;
mod epub;
mod example;
mod front;
mod hint_pages;
mod hints;
mod kind;
mod layout;
mod markdown;
mod page;
#[cfg(test)]
mod page_tests;
mod plan;
mod plan_error;
mod plan_text;
mod puzzles;
mod rehearsal;
mod rules;
mod shop;
mod slots;
mod solutions;
mod trim;
mod word_lists;

pub use book::{Book, lay_out};
pub use chapter::{Chapter, Order, OwnPuzzles, Source};
pub use collect::{Attempt, Collection, Missing, Wanted, log_name};
pub use cover::{CoverSize, cover};
pub use entry::Entry;
pub use layout::{LayoutError, Part};
pub use plan::Plan;
pub use plan_error::PlanError;
pub use rehearsal::{Rehearsal, rehearse};
pub use shop::Shop;
pub use trim::Trim;
