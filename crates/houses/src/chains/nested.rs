//! Dynamic chains with other techniques and chains nested under the assumption.

use std::ops::ControlFlow;

use crate::chains::inner::{inner_forcing_chains, simple_steps};
use crate::chains::multiple::{Producer, inner_chains, multiple_chains};
use crate::chains::net::{InnerSearch, InnerStep};
use crate::finder::Show;
use crate::state::State;
use gridwright_core::Budget;

/// Finds dynamic chains; with nested techniques from depth 1 on, with nested chains from depth 2
/// on.
pub(crate) fn dynamic<const W: usize, const DEPTH: u8>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let inner = |start: &State<'_, W>, now: &State<'_, W>, budget: &mut Budget| {
        inner_steps(start, now, DEPTH, budget)
    };
    let inner: Option<InnerSearch<'_, W>> = if DEPTH > 0 { Some(&inner) } else { None };
    multiple_chains(state, Producer::Dynamic(DEPTH), inner, budget, show)
}

/// The steps of the first kind that has any, if they became possible under the assumption.
fn inner_steps<const W: usize>(
    start: &State<'_, W>,
    now: &State<'_, W>,
    depth: u8,
    budget: &mut Budget,
) -> Vec<InnerStep> {
    let mut steps = simple_steps(start, now);
    let kinds: &[Option<Producer>] = match depth {
        0 | 1 => &[],
        2 => &[None],
        3 => &[None, Some(Producer::Multiple)],
        _ => &[Some(Producer::Dynamic(0))],
    };
    for producer in kinds {
        if !steps.is_empty() {
            break;
        }
        steps = match *producer {
            Some(producer) => inner_chains(start, now, producer, None, budget),
            None => inner_forcing_chains(start, now, budget),
        };
        steps.retain(|step| !step.because.is_empty());
    }
    steps
}
