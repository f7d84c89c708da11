//! Steps that nets use under an assumption: locked candidates, pairs, X-wings and single chains.
//!
//! All steps of a kind are found on the current board, and each records the removals that made it
//! possible. A step that was possible before the assumption is omitted.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::bits::{Bits, ones};
use crate::chains::forcing::{X_CYCLE, XY_CYCLE, Y_CYCLE, all_forcing_chains};
use crate::chains::net::{InnerChain, InnerStep};
use crate::layout::{House, Kind};
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique};
use crate::techniques::{fish, locked, subsets};
use gridwright_core::{Budget, Claim};

/// The steps of the first of these kinds that has any.
pub(crate) fn simple_steps<const W: usize>(
    start: &State<'_, W>,
    now: &State<'_, W>,
) -> Vec<InnerStep> {
    let mut steps = Steps { start, now, found: Vec::new() };
    steps.locked();
    if steps.found.is_empty() {
        steps.hidden_pairs();
    }
    if steps.found.is_empty() {
        steps.naked_pairs();
    }
    if steps.found.is_empty() {
        steps.x_wings();
    }
    steps.found
}

/// The candidates removed since the start that a step depends on.
pub(crate) struct Lost<'s, 'a, const W: usize> {
    start: &'s State<'a, W>,
    now: &'s State<'a, W>,
    all: Vec<(usize, u64)>,
}

impl<'s, 'a, const W: usize> Lost<'s, 'a, W> {
    pub(crate) fn new(start: &'s State<'a, W>, now: &'s State<'a, W>) -> Lost<'s, 'a, W> {
        Lost { start, now, all: Vec::new() }
    }

    /// Adds those of these values that were removed from a cell.
    fn of(&mut self, cell: usize, values: u64) {
        let gone = self.start.at(cell) & !self.now.at(cell) & values;
        match self.all.iter_mut().find(|(known, _)| *known == cell) {
            _ if gone == 0 => {}
            Some((_, all)) => *all |= gone,
            None => self.all.push((cell, gone)),
        }
    }

    /// Adds all values that were removed from a cell.
    pub(crate) fn in_cell(&mut self, cell: usize) {
        self.of(cell, u64::MAX);
    }

    /// Adds those of these values that were removed from a house.
    pub(crate) fn in_house(&mut self, house: usize, values: u64) {
        self.in_cells(self.start.layout.houses[house].set, values);
    }

    fn in_cells(&mut self, cells: Bits<W>, values: u64) {
        for value in ones(values) {
            let gone = (self.start.cells(value) & cells).without(self.now.cells(value));
            gone.iter().for_each(|cell| self.of(cell, 1 << value));
        }
    }

    /// Cells with the values removed from each.
    pub(crate) fn found(self) -> Vec<(usize, u64)> {
        self.all
    }
}

struct Steps<'s, 'a, const W: usize> {
    start: &'s State<'a, W>,
    now: &'s State<'a, W>,
    found: Vec<InnerStep>,
}

/// The order in which kinds of houses are searched for pairs.
const ORDER: [Kind; 4] = [Kind::Box, Kind::Column, Kind::Row, Kind::Other];

/// The order in which kinds of crossing houses are searched for locked candidates.
const CROSSING: [(Kind, Kind); 10] = [
    (Kind::Box, Kind::Column),
    (Kind::Box, Kind::Row),
    (Kind::Column, Kind::Box),
    (Kind::Row, Kind::Box),
    (Kind::Box, Kind::Other),
    (Kind::Other, Kind::Box),
    (Kind::Column, Kind::Other),
    (Kind::Other, Kind::Column),
    (Kind::Row, Kind::Other),
    (Kind::Other, Kind::Row),
];

impl<'s, 'a, const W: usize> Steps<'s, 'a, W> {
    fn keep(
        &mut self,
        technique: &'static Technique,
        gone: Vec<(usize, u64)>,
        depends: impl FnOnce(&mut Lost<'s, 'a, W>),
    ) {
        if gone.is_empty() {
            return;
        }
        let mut lost = Lost::new(self.start, self.now);
        depends(&mut lost);
        if !lost.all.is_empty() {
            let because = lost.found();
            self.found.push(InnerStep { gone, because, chain: None, technique });
        }
    }

    fn locked(&mut self) {
        let (now, layout) = (self.now, self.now.layout);
        for (from, to) in CROSSING {
            let technique = if from == Kind::Box { &locked::POINTING } else { &locked::CLAIMING };
            if layout.of_kind(from).is_empty() || layout.of_kind(to).is_empty() {
                continue;
            }
            for value in 0..layout.n_values {
                for &house in layout.of_kind(from) {
                    let places = now.places(house, value);
                    if places.count_ones() < 2 || !layout.houses[house].is_full {
                        continue;
                    }
                    let cells = now.cells_in(house, value);
                    let first = layout.houses[house].cells[places.trailing_zeros() as usize];
                    for &(other, _) in &layout.at[first as usize] {
                        let other = &layout.houses[other as usize];
                        if other.kind != to || !cells.is_within(other.set) {
                            continue;
                        }
                        let gone = (now.cells(value) & other.set).without(cells);
                        let gone = gone.iter().map(|cell| (cell, 1 << value)).collect();
                        let depends = layout.houses[house].set.without(other.set);
                        self.keep(technique, gone, |lost| lost.in_cells(depends, 1 << value));
                    }
                }
            }
        }
    }

    fn hidden_pairs(&mut self) {
        let (now, layout) = (self.now, self.now.layout);
        for house in ORDER.iter().flat_map(|&kind| layout.of_kind(kind)).copied() {
            let set = layout.houses[house].set;
            if !layout.houses[house].is_full || (set & now.open()).count() <= 4 {
                continue;
            }
            for b in 1..layout.n_values {
                let places = now.places(house, b);
                if places.count_ones() != 2 {
                    continue;
                }
                for a in (0..b).filter(|&a| now.places(house, a) == places) {
                    let (pair, cells) = (1u64 << a | 1 << b, now.cells_in(house, b));
                    let gone = cells.iter().map(|cell| (cell, now.at(cell) & !pair));
                    let gone = gone.filter(|&(_, gone)| gone != 0).collect();
                    let depends = set.without(cells);
                    self.keep(&subsets::HIDDEN_PAIR, gone, |lost| lost.in_cells(depends, pair));
                }
            }
        }
    }

    fn naked_pairs(&mut self) {
        let (now, layout) = (self.now, self.now.layout);
        for house in ORDER.iter().flat_map(|&kind| layout.of_kind(kind)).copied() {
            let House { cells, set, .. } = &layout.houses[house];
            if (*set & now.open()).count() < 4 {
                continue;
            }
            for (i, &second) in cells.iter().enumerate() {
                let second = usize::from(second);
                let pair = now.at(second);
                if pair.count_ones() != 2 {
                    continue;
                }
                for first in cells[..i].iter().map(|&first| usize::from(first)) {
                    if now.at(first) != pair {
                        continue;
                    }
                    let others = set.without(Bits::of(first) | Bits::of(second));
                    let gone = others.iter().map(|cell| (cell, now.at(cell) & pair));
                    let gone = gone.filter(|&(_, gone)| gone != 0).collect();
                    self.keep(&subsets::NAKED_PAIR, gone, |lost| {
                        lost.in_cell(first);
                        lost.in_cell(second);
                    });
                }
            }
        }
    }

    fn x_wings(&mut self) {
        let (now, layout) = (self.now, self.now.layout);
        for (kind, across) in [(Kind::Column, Kind::Row), (Kind::Row, Kind::Column)] {
            let lines = layout.of_kind(kind);
            for (i, &second) in lines.iter().enumerate() {
                for &first in &lines[..i] {
                    for value in 0..layout.n_values {
                        let places = now.places(first, value);
                        let is_pair = places.count_ones() == 2
                            && now.places(second, value) == places
                            && layout.houses[first].is_full
                            && layout.houses[second].is_full;
                        if !is_pair {
                            continue;
                        }
                        let cells = now.cells_in(first, value) | now.cells_in(second, value);
                        let covers = cells.iter().filter_map(|cell| layout.house_of(cell, across));
                        let covers =
                            covers.fold(Bits::EMPTY, |all, cover| all | layout.houses[cover].set);
                        let bases = layout.houses[first].set | layout.houses[second].set;
                        let gone = (now.cells(value) & covers).without(bases);
                        let gone = gone.iter().map(|cell| (cell, 1 << value)).collect();
                        let depends = bases.without(covers);
                        self.keep(&fish::X_WING, gone, |lost| lost.in_cells(depends, 1 << value));
                    }
                }
            }
        }
    }
}

/// Finds cycles and forcing chains, the easiest and shortest to each conclusion. `start` is the
/// board without the assumption.
pub(crate) fn inner_forcing_chains<const W: usize>(
    start: &State<'_, W>,
    now: &State<'_, W>,
    budget: &mut Budget,
) -> Vec<InnerStep> {
    let mut known: BTreeSet<Vec<(usize, u64)>> = BTreeSet::new();
    let mut steps = Vec::new();
    for found in &all_forcing_chains(now, budget) {
        let gone = found.effects.iter().map(|effect| match *effect {
            Effect::Drop(cell, gone) => (usize::from(cell), gone),
            Effect::Place(cell, value) => {
                (usize::from(cell), now.at(usize::from(cell)) & !(1 << value))
            }
        });
        let gone: Vec<(usize, u64)> = gone.filter(|&(_, gone)| gone != 0).collect();
        if !gone.is_empty() && known.insert(gone.clone()) {
            steps.push(forcing_step(start, now, found, gone));
        }
    }
    steps
}

fn forcing_step<const W: usize>(
    start: &State<'_, W>,
    now: &State<'_, W>,
    found: &Finding,
    gone: Vec<(usize, u64)>,
) -> InnerStep {
    let nodes: &[Claim] = match &found.args[0].1 {
        Arg::Chain(nodes) => nodes,
        _ => &[],
    };
    let layout = now.layout;
    let is_cycle = [&X_CYCLE, &Y_CYCLE, &XY_CYCLE].contains(&found.technique);
    let mut lost = Lost::new(start, now);
    let mut link = |from: &Claim, to: &Claim| {
        if from.site == to.site {
            lost.in_cell(to.site.index());
            return;
        }
        let houses = layout.at[to.site.index()].iter().map(|&(house, _)| usize::from(house));
        let shared = houses.into_iter().find(|&house| {
            layout.houses[house].set.contains(from.site.index())
                && (!to.holds || now.places(house, to.value.index()).count_ones() == 2)
        });
        if let Some(house) = shared {
            lost.in_house(house, 1 << to.value.0);
        }
    };
    // Both directions of a cycle count, so that all of its links matter.
    for pair in nodes.windows(2).filter(|pair| is_cycle || pair[1].holds) {
        link(&pair[0], &pair[1]);
    }
    if is_cycle && let [first, .., last] = nodes {
        link(last, first);
    }
    let id = |node: &Claim| {
        2 * (node.site.0 * layout.n_values as u16 + u16::from(node.value.0)) + u16::from(node.holds)
    };
    InnerStep {
        gone,
        because: lost.found(),
        chain: Some(Rc::new(InnerChain {
            weight: nodes.len(),
            nodes: nodes.iter().rev().map(id).collect(),
        })),
        technique: found.technique,
    }
}
