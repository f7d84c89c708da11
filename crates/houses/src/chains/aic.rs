//! Chains as players tell them: two ends, of which one holds.

use crate::chains::forcing::{Pass, Style, shortest};
use crate::state::State;
use crate::step::{Finding, Technique, technique};
use gridwright_core::Budget;

const WORDS: &str = "If {1} is not {2}, then {3} is {4}: {0}. \
                     So one of the two holds, and what both rule out goes.";

/// A chain of one value.
pub(crate) static X_CHAIN: Technique = technique("x-chain", "X-chain", 66, WORDS);
/// A chain of cells with two candidates.
pub(crate) static XY_CHAIN: Technique = technique("xy-chain", "XY-chain", 67, WORDS);
/// A chain of both kinds of links.
pub(crate) static AIC: Technique = technique("aic", "Alternating inference chain", 70, WORDS);

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
