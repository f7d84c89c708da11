//! Chains as players tell them: two ends, of which one holds.

use std::ops::ControlFlow;

use crate::chains::forcing::{Pass, Style, shortest_first};
use crate::finder::Show;
use crate::state::State;
use crate::step::{Technique, technique};
use gridwright_core::Budget;

/// A chain of one value.
pub(crate) static X_CHAIN: Technique = technique("x-chain", 66);
/// A chain of cells with two candidates.
pub(crate) static XY_CHAIN: Technique = technique("xy-chain", 67);
/// A chain of both kinds of links.
pub(crate) static AIC: Technique = technique("aic", 70);

/// Chains of one value, the shortest first.
pub(crate) fn x_chain<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    shortest_first(state, &[Pass::X], Style::Ends(&X_CHAIN, 66), budget, show)
}

/// Chains of cells with two candidates, the shortest first.
pub(crate) fn xy_chain<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    shortest_first(state, &[Pass::Y], Style::Ends(&XY_CHAIN, 67), budget, show)
}

/// Chains of any links, the shortest first.
pub(crate) fn aic<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    shortest_first(state, &[Pass::Xy], Style::Ends(&AIC, 70), budget, show)
}
