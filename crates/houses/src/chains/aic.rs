//! Chains as players tell them: two ends, of which one holds.

use crate::chains::forcing::{Pass, Style, shortest};
use crate::state::State;
use crate::step::{Finding, Technique, technique};
use gridwright_core::Budget;

/// A chain of one value.
pub(crate) static X_CHAIN: Technique = technique("x-chain", 66);
/// A chain of cells with two candidates.
pub(crate) static XY_CHAIN: Technique = technique("xy-chain", 67);
/// A chain of both kinds of links.
pub(crate) static AIC: Technique = technique("aic", 70);

/// The shortest chain of one value.
pub(crate) fn x_chain<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
) -> Option<Finding> {
    shortest(state, &[Pass::X], Style::Ends(&X_CHAIN, 66), budget)
}

/// The shortest chain of cells with two candidates.
pub(crate) fn xy_chain<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
) -> Option<Finding> {
    shortest(state, &[Pass::Y], Style::Ends(&XY_CHAIN, 67), budget)
}

/// The shortest chain of any links.
pub(crate) fn aic<const W: usize>(state: &State<'_, W>, budget: &mut Budget) -> Option<Finding> {
    shortest(state, &[Pass::Xy], Style::Ends(&AIC, 70), budget)
}
