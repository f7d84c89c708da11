//! Dynamic chains that use other techniques, and other chains, under the assumption.

use std::ops::ControlFlow;

use crate::chains::forcing::forcing_chain;
use crate::chains::multiple::{Producer, multiple, multiple_chains};
use crate::chains::net::{InnerSearch, InnerStep};
use crate::finder::{Finder, Show, first};
use crate::state::State;
use crate::step::{Arg, Effect, Finding};
use crate::techniques::{fish, locked, subsets};
use gridwright_core::{Budget, Claim, first_shown};

/// Dynamic chains; from depth 1 on with techniques on the way, from 2 on with chains.
pub(crate) fn dynamic<const W: usize, const DEPTH: u8>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    dynamic_chains(state, DEPTH, budget, show)
}

fn dynamic_chains<const W: usize>(
    state: &State<'_, W>,
    depth: u8,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let inner = |start: &State<'_, W>, now: &State<'_, W>, budget: &mut Budget| {
        inner_steps(start, now, depth, budget)
    };
    let inner: Option<InnerSearch<'_, W>> = if depth > 0 { Some(&inner) } else { None };
    multiple_chains(state, Producer::Dynamic(depth), inner, budget, show)
}

/// The steps of the first technique that finds any.
fn inner_steps<'a, const W: usize>(
    start: &State<'a, W>,
    now: &State<'a, W>,
    depth: u8,
    budget: &mut Budget,
) -> Vec<InnerStep> {
    let simple: [&[Finder<W>]; 4] = [
        &[locked::pointing, locked::claiming],
        &[subsets::hidden::<W, 2>],
        &[subsets::naked::<W, 2>],
        &[fish::fish::<W, 2>],
    ];
    for finders in simple {
        let steps = all_steps(now, budget, finders);
        if !steps.is_empty() {
            return steps.iter().map(|step| explained(start, now, step)).collect();
        }
    }
    let chain = match depth {
        0 | 1 => None,
        2 => first(forcing_chain, now, budget),
        3 => first(forcing_chain, now, budget).or_else(|| first(multiple, now, budget)),
        _ => first(forcing_chain, now, budget)
            .or_else(|| first(multiple, now, budget))
            .or_else(|| first_shown(|show| dynamic_chains(now, depth - 4, budget, show))),
    };
    chain.map(|step| explained(start, now, &step)).into_iter().collect()
}

/// All steps of the finders, one after another, each on the board that the steps before it leave.
fn all_steps<'a, const W: usize>(
    now: &State<'a, W>,
    budget: &mut Budget,
    finders: &[Finder<W>],
) -> Vec<Finding> {
    let mut left: Option<State<'a, W>> = None;
    let mut steps = Vec::new();
    for find in finders {
        while let Some(step) = first(*find, left.as_ref().unwrap_or(now), budget) {
            left.get_or_insert_with(|| now.clone()).apply(&step.effects);
            steps.push(step);
        }
    }
    steps
}

/// An inner step, with the removals since the start that it depends on.
fn explained<const W: usize>(
    start: &State<'_, W>,
    now: &State<'_, W>,
    step: &Finding,
) -> InnerStep {
    let gone = step.effects.iter().map(|effect| match *effect {
        Effect::Drop(cell, mask) => (cell as usize, mask),
        Effect::Place(cell, value) => (cell as usize, now.at(cell as usize) & !(1 << value)),
    });
    let mut lost = Lost { start, now, all: vec![0; start.layout.n_cells()] };
    let mut weight = 0;
    match &step.args[..] {
        // A value locked into a house, or a fish: it has gone from the rest of the house.
        [(_, Arg::House(house)), (_, Arg::House(_)), (_, Arg::Value(value)), ..] => {
            lost.in_house(*house as usize, 1 << value);
        }
        [(_, Arg::Value(value)), (_, Arg::Houses(houses)), ..] => {
            for &house in houses {
                lost.in_house(house as usize, 1 << value);
            }
        }
        [(_, Arg::House(house)), (_, Arg::Cells(_)), (_, Arg::Values(values))]
            if step.technique == &subsets::HIDDEN_PAIR =>
        {
            lost.in_house(*house as usize, *values);
        }
        [(_, Arg::Chain(nodes)), ..] => weight = lost.in_chain(nodes),
        [.., (_, Arg::Chains(chains))] => {
            weight = chains.iter().map(|nodes| lost.in_chain(nodes)).sum();
        }
        _ => {
            for &cell in &step.because {
                lost.in_cell(cell as usize);
            }
        }
    }
    let because = lost.all.iter().copied().enumerate().filter(|&(_, mask)| mask != 0).collect();
    InnerStep { gone: gone.collect(), because, weight, technique: step.technique }
}

/// The candidates removed since the start that a step depends on.
struct Lost<'s, 'a, const W: usize> {
    start: &'s State<'a, W>,
    now: &'s State<'a, W>,
    all: Vec<u64>,
}

impl<const W: usize> Lost<'_, '_, W> {
    fn in_cell(&mut self, cell: usize) {
        self.all[cell] |= self.start.at(cell) & !self.now.at(cell);
    }

    fn in_house(&mut self, house: usize, values: u64) {
        for &cell in &self.start.layout.houses[house].cells {
            let cell = cell as usize;
            self.all[cell] |= self.start.at(cell) & !self.now.at(cell) & values;
        }
    }

    /// Adds the removals that the links of a chain depend on; returns the number of its nodes.
    fn in_chain(&mut self, nodes: &[Claim]) -> usize {
        for (off, on) in nodes.iter().zip(&nodes[1..]).filter(|(off, on)| !off.holds && on.holds) {
            if off.site == on.site {
                self.in_cell(on.site.index());
                continue;
            }
            let layout = self.start.layout;
            let links = layout.at[on.site.index()].iter().map(|&(house, _)| house as usize);
            let link = links.into_iter().find(|&house| {
                layout.houses[house].set.contains(off.site.index())
                    && self.now.places(house, on.value.index()).count_ones() == 2
            });
            if let Some(house) = link {
                self.in_house(house, 1 << on.value.0);
            }
        }
        nodes.len()
    }
}
