//! The checkers of arguments by kind of technique, one file for each kind.

mod als;
mod cages;
mod chains;
mod colours;
mod fish;
mod letters;
mod links;
mod nodes;
mod paths;
mod sets;
mod signs;
mod singles;
mod sums;
mod templates;
mod unique;
mod what_if;
mod wings;

pub(crate) use unique::assumes_one;

use crate::case::{Case, Checked};
use crate::logic::Logic;

/// Checks the argument of a step. `None` for techniques without a checker.
pub(crate) fn check(case: &Case<'_>, logic: &mut Logic) -> Option<Checked> {
    let id = case.step.technique.id;
    let checked = singles::check(id, case)
        .or_else(|| sets::check(id, case))
        .or_else(|| fish::check(id, case))
        .or_else(|| wings::check(id, case))
        .or_else(|| links::check(id, case))
        .or_else(|| colours::check(id, case))
        .or_else(|| als::check(id, case))
        .or_else(|| unique::check(id, case))
        .or_else(|| nodes::check(id, case))
        .or_else(|| templates::check(id, case))
        .or_else(|| chains::check(id, case, logic))
        .or_else(|| what_if::check(id, case))
        .or_else(|| signs::check(id, case))
        .or_else(|| sums::check(id, case))
        .or_else(|| cages::check(id, case))
        .or_else(|| letters::check(id, case))
        .or_else(|| paths::check(id, case))?;
    Some(checked.and_then(|()| case.expect_all_used()))
}
