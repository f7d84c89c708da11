//! Single chains that return to their start: cycles, and assumptions that refute or confirm
//! themselves.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::chains::length::length_term;
use crate::finder::{Show, Shown, best_first, list};
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique, Tenths, technique};
use gridwright_core::{Budget, Claim, Site, Value};

/// A cycle over the places of one value.
pub(crate) static X_CYCLE: Technique = technique("x-cycle", 65);
/// A cycle over cells with two candidates.
pub(crate) static Y_CYCLE: Technique = technique("y-cycle", 65);
/// A cycle with links of both kinds.
pub(crate) static XY_CYCLE: Technique = technique("cycle", 70);
/// An assumption over one value refutes itself.
pub(crate) static X_CHAIN_OFF: Technique = technique("forcing-x-chain", 66);
/// The negation of an assumption over one value refutes itself.
pub(crate) static X_CHAIN_ON: Technique = technique("forcing-x-chain-on", 66);
/// An assumption refutes itself over several values.
pub(crate) static CHAIN_OFF: Technique = technique("forcing-chain", 70);
/// The negation of an assumption refutes itself over several values.
pub(crate) static CHAIN_ON: Technique = technique("forcing-chain-on", 70);

/// All techniques of this finder.
pub(crate) const ALL: [&Technique; 7] =
    [&X_CYCLE, &Y_CYCLE, &XY_CYCLE, &X_CHAIN_OFF, &X_CHAIN_ON, &CHAIN_OFF, &CHAIN_ON];

/// The kind of links that a pass follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pass {
    /// Links between the places of one value.
    X,
    /// Links between the values of cells with two candidates.
    Y,
    /// Links of both kinds.
    Xy,
}

/// The links between candidates that a pass follows. A candidate is `cell * n_values + value`.
pub(crate) struct Links {
    n_values: usize,
    /// The candidates that are false if a candidate is true; only those whose removal has
    /// consequences.
    weak: Vec<Vec<u16>>,
    /// The candidates that are true if a candidate is false.
    strong: Vec<Vec<u16>>,
    /// The kind of links followed.
    pass: Pass,
}

impl Links {
    pub(crate) fn of<const W: usize>(state: &State<'_, W>, pass: Pass) -> Links {
        let layout = state.layout;
        let n_values = layout.n_values;
        let n = layout.n_cells() * n_values;
        let mut strong = vec![Vec::new(); n];
        for cell in state.open().iter() {
            for value in ones(state.at(cell)) {
                let links = &mut strong[cell * n_values + value];
                if pass != Pass::X && state.n_at(cell) == 2 {
                    let other = state.at(cell) & !(1 << value);
                    links.push((cell * n_values + other.trailing_zeros() as usize) as u16);
                }
                if pass == Pass::Y {
                    continue;
                }
                for &(house, position) in &layout.at[cell] {
                    let house = house as usize;
                    let places = state.places(house, value);
                    if places.count_ones() == 2 && layout.houses[house].is_full {
                        let other = places & !(1 << position);
                        let other = layout.houses[house].cells[other.trailing_zeros() as usize];
                        let link = (other as usize * n_values + value) as u16;
                        if !links.contains(&link) {
                            links.push(link);
                        }
                    }
                }
            }
        }
        let mut weak = vec![Vec::new(); n];
        for cell in state.open().iter() {
            for value in ones(state.at(cell)) {
                let links = &mut weak[cell * n_values + value];
                if pass != Pass::X {
                    let others = ones(state.at(cell) & !(1 << value));
                    let others = others.map(|other| cell * n_values + other);
                    links.extend(others.filter(|&c| !strong[c].is_empty()).map(|c| c as u16));
                }
                let mut left = state.cells(value) & layout.peers[cell];
                for &(house, _) in &layout.at[cell] {
                    let here = left & layout.houses[house as usize].set;
                    left = left.without(here);
                    let here = here.iter().map(|other| other * n_values + value);
                    links.extend(here.filter(|&c| !strong[c].is_empty()).map(|c| c as u16));
                }
            }
        }
        Links { n_values, weak, strong, pass }
    }

    /// Whether the second candidate is false if the first is true.
    fn excludes<const W: usize>(&self, state: &State<'_, W>, a: usize, b: usize) -> bool {
        let (cell_a, value_a) = (a / self.n_values, a % self.n_values);
        let (cell_b, value_b) = (b / self.n_values, b % self.n_values);
        if cell_a == cell_b {
            self.pass != Pass::X && value_a != value_b
        } else {
            value_a == value_b && state.layout.peers[cell_a].contains(cell_b)
        }
    }
}

/// A candidate reached, and the index of the entry it was reached from.
#[derive(Clone, Copy)]
struct Reached {
    candidate: u16,
    parent: u16,
}

const NONE: u16 = u16::MAX;

/// The rank of a chain: its rating, then its number of nodes; lower ones are preferred.
type Key = (u16, usize);

/// The presentation of chains.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// As an assumption that refutes or confirms itself, with a rating by kind and length.
    Assumption,
    /// As two ends of which one is true: candidates that both ends see are removed. The rating is
    /// that of the technique.
    Ends(&'static Technique, u16),
}

struct Search<'s, 'a, const W: usize> {
    state: &'s State<'a, W>,
    style: Style,
    shown: &'s Shown,
    links: Links,
    best: Option<(Key, Finding)>,
    /// All chains, if one is not enough.
    all: Option<Vec<(Key, Finding)>>,
    /// All candidates reached from one assumption, in order; true and false ones alternate along
    /// each chain.
    reached: Vec<Reached>,
    /// The number of the search in which each candidate was last found to be true or false.
    seen_on: Vec<u32>,
    seen_off: Vec<u32>,
    search: u32,
}

/// Finds cycles and forcing chains, the easiest and shortest first.
pub(crate) fn forcing_chain<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    shortest_first(state, &[Pass::X, Pass::Y, Pass::Xy], Style::Assumption, budget, show)
}

/// Shows chains of some passes in a style, the easiest and shortest first. For each candidate that
/// chains remove or confirm, at least one chain is shown.
pub(crate) fn shortest_first<const W: usize>(
    state: &State<'_, W>,
    passes: &[Pass],
    style: Style,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    best_first(show, |shown| shortest(state, passes, style, shown, budget))
}

/// The easiest and shortest chain with a conclusion that has not been shown.
fn shortest<const W: usize>(
    state: &State<'_, W>,
    passes: &[Pass],
    style: Style,
    shown: &Shown,
    budget: &mut Budget,
) -> Option<Finding> {
    let n = state.layout.n_cells() * state.layout.n_values;
    if n > usize::from(NONE) {
        return None;
    }
    let mut best = None;
    for &pass in passes {
        let mut search = Search {
            state,
            style,
            shown,
            links: Links::of(state, pass),
            best,
            all: None,
            reached: Vec::with_capacity(256),
            seen_on: vec![0; n],
            seen_off: vec![0; n],
            search: 0,
        };
        search.pass(budget);
        best = search.best;
    }
    best.map(|(_, finding)| finding)
}

/// Finds all cycles and forcing chains, the easiest and shortest first.
pub(crate) fn all_forcing_chains<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
) -> Vec<Finding> {
    let n = state.layout.n_cells() * state.layout.n_values;
    let mut all = Vec::new();
    if n > usize::from(NONE) {
        return Vec::new();
    }
    for pass in [Pass::X, Pass::Y, Pass::Xy] {
        let mut search = Search {
            state,
            style: Style::Assumption,
            shown: &Shown::default(),
            links: Links::of(state, pass),
            best: None,
            all: Some(Vec::new()),
            reached: Vec::with_capacity(256),
            seen_on: vec![0; n],
            seen_off: vec![0; n],
            search: 0,
        };
        search.pass(budget);
        all.extend(search.all.into_iter().flatten());
    }
    all.sort_by_key(|&(key, _)| key);
    all.into_iter().map(|(_, finding)| finding).collect()
}

impl<const W: usize> Search<'_, '_, W> {
    fn pass(&mut self, budget: &mut Budget) {
        let n_values = self.links.n_values;
        let pass = self.links.pass;
        for cell in self.state.open().iter() {
            let is_assumed = self.style == Style::Assumption;
            let n = self.state.n_at(cell);
            if is_assumed && (pass == Pass::Y && n > 2 || n < 2) {
                continue;
            }
            for value in ones(self.state.at(cell)) {
                if !budget.pay(1) {
                    return;
                }
                let source = cell * n_values + value;
                match self.style {
                    Style::Assumption => {
                        self.cycles(source);
                        if pass != Pass::Y {
                            self.refute(source);
                            self.confirm(source);
                        }
                    }
                    Style::Ends(..) => self.refute(source),
                }
            }
        }
    }

    /// Whether a chain with this number of nodes can still become the best.
    fn is_hopeful(&self, base: u16, n_nodes: usize) -> bool {
        let key = (self.rating(base, n_nodes), n_nodes);
        self.all.is_some() || self.best.as_ref().is_none_or(|(best, _)| key < *best)
    }

    fn rating(&self, base: u16, n_nodes: usize) -> u16 {
        match self.style {
            Style::Assumption => base + length_term(n_nodes),
            Style::Ends(_, rating) => rating,
        }
    }

    fn start(&mut self, source: usize) {
        self.search += 1;
        self.reached.clear();
        self.reached.push(Reached { candidate: source as u16, parent: NONE });
    }

    /// Whether the candidate is on the path to the entry, among every second candidate before it.
    fn came_over(&self, candidate: u16, mut entry: u16) -> bool {
        // Candidates that become false are every second one.
        while entry != NONE {
            let parent = self.reached[entry as usize].parent;
            if parent == NONE {
                return false;
            }
            if self.reached[parent as usize].candidate == candidate {
                return true;
            }
            entry = self.reached[parent as usize].parent;
        }
        false
    }

    /// Searches cycles through the source.
    fn cycles(&mut self, source: usize) {
        let base = if self.links.pass == Pass::Xy { 70 } else { 65 };
        self.start(source);
        self.seen_on[source] = self.search;
        let (mut from, mut n_nodes) = (0, 1);
        while from < self.reached.len() && self.is_hopeful(base, n_nodes + 1) {
            let to = self.reached.len();
            for entry in from..to {
                let on = self.reached[entry].candidate;
                for i in 0..self.links.weak[on as usize].len() {
                    let off = self.links.weak[on as usize][i];
                    if !self.came_over(off, entry as u16) {
                        self.reached.push(Reached { candidate: off, parent: entry as u16 });
                    }
                }
            }
            let offs = to..self.reached.len();
            from = self.reached.len();
            n_nodes += 1;
            for entry in offs {
                let off = self.reached[entry].candidate;
                for i in 0..self.links.strong[off as usize].len() {
                    let on = self.links.strong[off as usize][i];
                    if n_nodes >= 4 && on as usize == source {
                        self.keep_cycle(entry, n_nodes, base);
                    }
                    if self.seen_on[on as usize] != self.search {
                        self.seen_on[on as usize] = self.search;
                        self.reached.push(Reached { candidate: on, parent: entry as u16 });
                    }
                }
            }
            if self.reached.len() > usize::from(NONE) / 2 {
                return;
            }
            n_nodes += 1;
        }
    }

    /// The claims on the path from the source to an entry.
    fn chain(&self, mut entry: usize, mut is_on: bool) -> Vec<Claim> {
        let n_values = self.links.n_values;
        let mut nodes = Vec::new();
        loop {
            let Reached { candidate, parent } = self.reached[entry];
            let site = Site(candidate / n_values as u16);
            let value = Value((candidate % n_values as u16) as u8);
            nodes.push(Claim { site, value, holds: is_on });
            if parent == NONE {
                break;
            }
            entry = parent as usize;
            is_on = !is_on;
        }
        nodes.reverse();
        nodes
    }

    fn keep_cycle(&mut self, entry: usize, n_nodes: usize, base: u16) {
        if !self.is_hopeful(base, n_nodes) {
            return;
        }
        let state = self.state;
        let nodes = self.chain(entry, false);
        let cells: Bits<W> = nodes.iter().map(|node| node.site.index()).collect();
        let n_values = self.links.n_values;
        let mut effects: Vec<Effect> = Vec::new();
        let mut seen = vec![[Bits::<W>::EMPTY; 2]; n_values];
        for node in &nodes {
            seen[node.value.index()][usize::from(node.holds)] |=
                state.layout.peers[node.site.index()];
        }
        let mut all = Bits::EMPTY;
        for (value, [off, on]) in seen.iter().enumerate() {
            all |= (*off & *on & state.cells(value)).without(cells);
        }
        for cell in all.iter() {
            let lost = seen.iter().enumerate().filter(|(value, [off, on])| {
                state.can(cell, *value) && off.contains(cell) && on.contains(cell)
            });
            let lost = lost.fold(0u64, |mask, (value, _)| mask | 1 << value);
            effects.push(Effect::Drop(cell as u16, lost));
        }
        let technique = match self.links.pass {
            Pass::X => &X_CYCLE,
            Pass::Y => &Y_CYCLE,
            Pass::Xy => &XY_CYCLE,
        };
        if effects.is_empty() || !self.shown.lacks(technique, || effects.clone()) {
            return;
        }
        let rating = self.rating(base, n_nodes);
        // A cell in which two values meet is listed once.
        let mut ring: Vec<u16> = nodes.iter().map(|node| node.site.0).collect();
        ring.dedup();
        if ring.len() > 1 && ring.first() == ring.last() {
            ring.pop();
        }
        let finding = Finding {
            technique,
            rating: Tenths(rating),
            because: list(cells),
            effects,
            args: vec![("chain", Arg::Chain(nodes)), ("cells", Arg::Cells(ring))],
        };
        self.keep((rating, n_nodes), finding);
    }

    /// Keeps a chain unless its conclusion has been shown.
    fn keep(&mut self, key: Key, finding: Finding) {
        if let Some(all) = &mut self.all {
            all.push((key, finding));
        } else if self.shown.lacks(finding.technique, || finding.effects.clone()) {
            self.best = Some((key, finding));
        }
    }

    fn base(&self) -> u16 {
        if self.links.pass == Pass::X { 66 } else { 70 }
    }

    /// Searches a chain by which the source, if true, is false.
    fn refute(&mut self, source: usize) {
        let base = self.base();
        self.start(source);
        self.seen_on[source] = self.search;
        let (mut from, mut n_nodes) = (0, 1);
        while from < self.reached.len() && self.is_hopeful(base, n_nodes + 1) {
            let to = self.reached.len();
            n_nodes += 1;
            for entry in from..to {
                let on = self.reached[entry].candidate as usize;
                if n_nodes > 2 && self.links.excludes(self.state, on, source) {
                    self.reached.push(Reached { candidate: source as u16, parent: entry as u16 });
                    self.keep_chain(source, n_nodes, false, base);
                    return;
                }
                for i in 0..self.links.weak[on].len() {
                    let off = self.links.weak[on][i];
                    if self.seen_off[off as usize] != self.search {
                        self.seen_off[off as usize] = self.search;
                        self.reached.push(Reached { candidate: off, parent: entry as u16 });
                    }
                }
            }
            from = self.follow(to, None);
            n_nodes += 1;
        }
    }

    /// Follows the strong links of the entries from `to` on; returns the index of the first new
    /// entry.
    ///
    /// Stops early when it reaches `source`.
    fn follow(&mut self, to: usize, source: Option<usize>) -> usize {
        let from = self.reached.len();
        for entry in to..from {
            let off = self.reached[entry].candidate as usize;
            for i in 0..self.links.strong[off].len() {
                let on = self.links.strong[off][i];
                if self.seen_on[on as usize] != self.search {
                    self.seen_on[on as usize] = self.search;
                    self.reached.push(Reached { candidate: on, parent: entry as u16 });
                    if source == Some(on as usize) {
                        return from;
                    }
                }
            }
        }
        from
    }

    /// Searches a chain by which the source, if false, is true.
    fn confirm(&mut self, source: usize) {
        let base = self.base();
        self.start(source);
        self.seen_off[source] = self.search;
        let (mut to, mut n_nodes) = (0, 1);
        while to < self.reached.len() && self.is_hopeful(base, n_nodes + 1) {
            let from = self.follow(to, Some(source));
            n_nodes += 1;
            if self.seen_on[source] == self.search {
                self.keep_chain(source, n_nodes, true, base);
                return;
            }
            to = self.reached.len();
            for entry in from..to {
                let on = self.reached[entry].candidate as usize;
                for i in 0..self.links.weak[on].len() {
                    let off = self.links.weak[on][i];
                    if self.seen_off[off as usize] != self.search {
                        self.seen_off[off as usize] = self.search;
                        self.reached.push(Reached { candidate: off, parent: entry as u16 });
                    }
                }
            }
            n_nodes += 1;
        }
    }

    /// Keeps the chain that ends at the last entry.
    fn keep_chain(&mut self, source: usize, n_nodes: usize, is_on: bool, base: u16) {
        if !self.is_hopeful(base, n_nodes) {
            return;
        }
        let n_values = self.links.n_values;
        let (cell, value) = (source / n_values, source % n_values);
        let nodes = self.chain(self.reached.len() - 1, is_on);
        if let Style::Ends(technique, rating) = self.style {
            let inner = nodes[1..nodes.len() - 1].to_vec();
            let finding = self.between_ends(inner, technique, rating);
            self.keep((rating, n_nodes), finding);
            return;
        }
        let effect = if is_on {
            Effect::Place(cell as u16, value as u8)
        } else {
            Effect::Drop(cell as u16, 1 << value)
        };
        let technique = match (self.links.pass, is_on) {
            (Pass::X, false) => &X_CHAIN_OFF,
            (Pass::X, true) => &X_CHAIN_ON,
            (_, false) => &CHAIN_OFF,
            (_, true) => &CHAIN_ON,
        };
        let rating = self.rating(base, n_nodes);
        let cells: Bits<W> = nodes.iter().map(|node| node.site.index()).collect();
        let finding = Finding {
            technique,
            rating: Tenths(rating),
            because: list(cells),
            effects: vec![effect],
            args: vec![
                ("chain", Arg::Chain(nodes)),
                ("cell", Arg::Cell(cell as u16)),
                ("value", Arg::Value(value as u8)),
            ],
        };
        self.keep((rating, n_nodes), finding);
    }

    /// Presents a chain as two ends of which one is true.
    fn between_ends(
        &self,
        nodes: Vec<Claim>,
        technique: &'static Technique,
        rating: u16,
    ) -> Finding {
        let (state, n_values) = (self.state, self.links.n_values);
        let id = |node: &Claim| node.site.index() * n_values + node.value.index();
        let (a, b) = (id(&nodes[0]), id(&nodes[nodes.len() - 1]));
        let cells: Bits<W> = nodes.iter().map(|node| node.site.index()).collect();
        let both = |c: usize| {
            c != a && c != b && self.links.excludes(state, a, c) && self.links.excludes(state, b, c)
        };
        let gone = state.open().iter().map(|cell| {
            let lost = ones(state.at(cell)).filter(|value| both(cell * n_values + value));
            (cell, lost.fold(0u64, |mask, value| mask | 1 << value))
        });
        let effects = gone.filter(|&(_, lost)| lost != 0);
        let effects = effects.map(|(cell, lost)| Effect::Drop(cell as u16, lost)).collect();
        let (first, last) = (nodes[0], nodes[nodes.len() - 1]);
        Finding {
            technique,
            rating: Tenths(rating),
            because: list(cells),
            effects,
            args: vec![
                ("chain", Arg::Chain(nodes)),
                ("cell", Arg::Cell(first.site.0)),
                ("value", Arg::Value(first.value.0)),
                ("end", Arg::Cell(last.site.0)),
                ("end-value", Arg::Value(last.value.0)),
            ],
        }
    }
}
