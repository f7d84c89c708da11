//! Tries a plan out with one puzzle for each chapter, to find problems that the plan alone does not
//! show: puzzles that cannot be made, numbers per page that do not fit, and violations of a print
//! shop's requirements.

use std::borrow::BorrowMut;

use gridwright::Budget;

use crate::book::lay_out;
use crate::chapter::Order;
use crate::collect::{Wanted, with_more_words};
use crate::layout::{LayoutError, Part};
use crate::plan::Plan;
use crate::plan_error::{PlanError, complaint};
use crate::shop::Remark;

/// The result of trying a plan out.
///
/// ```
/// use gridwright::Budget;
/// use gridwright_book::{Plan, rehearse};
/// let text = "for = 'kdp'\nbleed = 2.0\n[[chapter]]\nfamily = 'cirth'\ncount = 9\nper-page = 90";
/// let plan = Plan::parse(text)?;
/// let rehearsal = rehearse(&plan, &plan.orders(text)?, text, Budget::unlimited);
/// assert!(rehearsal.faults[0].to_string().starts_with("line 6, column 12: chapter 1: 90 puzzles"));
/// # Ok::<(), gridwright_book::PlanError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rehearsal {
    /// The reasons why the book cannot be made.
    pub faults: Vec<PlanError>,
    /// Violations of a print shop's requirements, apart from the number of pages.
    pub remarks: Vec<PlanError>,
}

/// Tries a plan out. `text` is the text it was read from, or empty; each puzzle takes a budget of
/// its own.
pub fn rehearse<B: BorrowMut<Budget>>(
    plan: &Plan,
    orders: &[Order],
    text: &str,
    budget: impl Fn() -> B,
) -> Rehearsal {
    let mut rehearsal = Rehearsal::default();
    let mut entries = Vec::new();
    for chapter in 0..orders.len() {
        let Some(first) = Wanted::first(plan, orders, chapter) else { continue };
        match first.make(&budget).into_entry() {
            Ok(Some(entry)) => entries.push(entry),
            Ok(None) => {
                let why = "the first recipe made no puzzle as asked for within its budget";
                let why = format!("{why}{}", with_more_words(orders[chapter].n_words));
                let key = if plan.chapters[chapter].params.is_empty() { "level" } else { "params" };
                rehearsal.remarks.push(complaint(text, Some(chapter), key, why));
            }
            Err(why) => {
                let key = if first.is_read() { "puzzles" } else { "params" };
                rehearsal.faults.push(complaint(text, Some(chapter), key, why));
            }
        }
    }
    if !rehearsal.faults.is_empty() {
        return rehearsal;
    }
    match lay_out(plan, orders, &entries, Part::Whole, budget().borrow()) {
        Ok(book) => {
            let remarks = book.remarks_apart_from_pages().into_iter();
            let place = |Remark { key, sentence }| complaint(text, None, key, sentence);
            rehearsal.remarks.extend(remarks.map(place));
        }
        Err(LayoutError::Stopped) => (),
        Err(error) => {
            let (chapter, key) = match error {
                LayoutError::TooSmall { chapter, .. } => {
                    let is_own = plan.chapters[chapter - 1].per_page.is_some();
                    (is_own.then_some(chapter - 1), "per-page")
                }
                LayoutError::NoRoom { .. } => (None, "trim"),
                LayoutError::NoGlyph { .. } | LayoutError::Stopped => (None, ""),
            };
            rehearsal.faults.push(complaint(text, chapter, key, error.to_string()));
        }
    }
    rehearsal
}
