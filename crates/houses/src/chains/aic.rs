//! Alternating inference chains: chains with two ends, of which at least one is true.

use std::ops::ControlFlow;

use crate::chains::forcing::{Pass, Style, shortest_first};
use crate::finder::Show;
use crate::state::State;
use crate::step::{Technique, technique};
use gridwright_core::Budget;

/// A chain over one value.
pub(crate) static X_CHAIN: Technique = technique("x-chain", 66);
/// A chain over cells with two candidates.
pub(crate) static XY_CHAIN: Technique = technique("xy-chain", 67);
/// A chain with links of both kinds.
pub(crate) static AIC: Technique = technique("aic", 70);

/// Finds chains over one value, the shortest first.
pub(crate) fn x_chain<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    shortest_first(state, &[Pass::X], Style::Ends(&X_CHAIN, 66), budget, show)
}

/// Finds chains over cells with two candidates, the shortest first.
pub(crate) fn xy_chain<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    shortest_first(state, &[Pass::Y], Style::Ends(&XY_CHAIN, 67), budget, show)
}

/// Finds chains with links of both kinds, the shortest first.
pub(crate) fn aic<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    shortest_first(state, &[Pass::Xy], Style::Ends(&AIC, 70), budget, show)
}
