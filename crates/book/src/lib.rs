//! Lays puzzle books out as PDF, ready for printing.
//!
//! Read in this order: `plan` (what a book should have, and what it must not), `plan_text` (the same as TOML), `trim` (sizes of
//! paper), `page` (words and pictures on a page), `slots`
//! (how many pictures fit), `layout` (which page has what), `collect` (which puzzles go in). It writes no file:
//! it is handed puzzles, and hands back bytes. The same puzzles give the same bytes.

mod collect;
mod hints;
mod layout;
mod page;
mod plan;
mod plan_error;
mod plan_text;
mod slots;
mod trim;

pub use collect::{Attempt, Collection, Missing, Wanted, log_name};
pub use layout::{Entry, LayoutError, lay_out};
pub use plan::{Chapter, Order, Plan};
pub use plan_error::PlanError;
pub use trim::Trim;
