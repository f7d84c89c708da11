//! The implication net of one assumption: all consequences, with their reasons.

use std::rc::Rc;

use crate::bits::{Bits, ones};
use crate::state::State;
use gridwright_core::{Budget, Claim, Site, Technique, Value};

/// A step under an assumption: the candidates it removes, and the earlier removals it depends on.
pub(crate) struct InnerStep {
    /// Cells and the candidates removed from them.
    pub(crate) gone: Vec<(usize, u64)>,
    /// Cells and the candidates whose removal made the step possible.
    pub(crate) because: Vec<(usize, u64)>,
    /// The chain, if the step is one; its nodes count for the length of the outer chain.
    pub(crate) chain: Option<Rc<InnerChain>>,
    /// The technique of the step.
    pub(crate) technique: &'static Technique,
}

/// A chain nested in a net. If it is used several times it counts once.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct InnerChain {
    /// Number of its nodes, including those of chains nested in it.
    pub(crate) weight: usize,
    /// Its nodes.
    pub(crate) nodes: Vec<Id>,
}

/// Finds steps on the board under an assumption; it gets the board without and with the assumption.
pub(crate) type InnerSearch<'f, const W: usize> =
    &'f dyn Fn(&State<'_, W>, &State<'_, W>, &mut Budget) -> Vec<InnerStep>;

/// The extent to which the consequences of an assumption are followed.
#[derive(Clone, Copy)]
pub(crate) struct Reach<'f, const W: usize> {
    /// Whether cells with two candidates count, not only houses with two places.
    pub(crate) has_cells: bool,
    /// Whether removals along the net are used for further consequences.
    pub(crate) is_dynamic: bool,
    /// The search for nested steps, if there are any.
    pub(crate) inner: Option<InnerSearch<'f, W>>,
}

/// A claim that a candidate holds or does not: `2 * (cell * n_values + value) + is_on`.
pub(crate) type Id = u16;

pub(crate) const NONE: u16 = u16::MAX;

/// The cause of a node that holds because its cell has no other candidate.
pub(crate) const BY_CELL: u16 = NONE - 1;

/// All consequences of one assumption, in the order in which they were found.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    n_values: usize,
    /// The nodes in order, each with the index of its first parent in `parents`.
    pub(crate) nodes: Vec<(Id, u32)>,
    parents: Vec<u16>,
    /// For each node that follows from a house, the house; or [`BY_CELL`].
    causes: Vec<u16>,
    /// The position of each node in `nodes`, by its id.
    index: Vec<u16>,
    /// The nodes that follow from nested steps, each with the technique of the step and its chain,
    /// if it is one.
    inner: Vec<(u16, &'static Technique, Option<Rc<InnerChain>>)>,
    /// Number of nodes that each node depends on, including itself; 0 while unknown.
    weights: Vec<u16>,
    /// The positions of two contradictory nodes, if the assumption refutes itself.
    pub(crate) clash: Option<(u16, u16)>,
}

impl Net {
    pub(crate) fn id(cell: usize, value: usize, is_on: bool, n_values: usize) -> Id {
        (2 * (cell * n_values + value) + usize::from(is_on)) as Id
    }

    pub(crate) fn node(&self, id: Id) -> Claim {
        let candidate = id as usize / 2;
        Claim {
            site: Site((candidate / self.n_values) as u16),
            value: Value((candidate % self.n_values) as u8),
            holds: id % 2 == 1,
        }
    }

    /// The position of a node, if it is in the net.
    #[inline]
    pub(crate) fn position(&self, id: Id) -> Option<u16> {
        let index = self.index[id as usize];
        (index != NONE).then_some(index)
    }

    fn parents_of(&self, position: u16) -> &[u16] {
        let position = position as usize;
        let end = self.nodes.get(position + 1).map_or(self.parents.len(), |next| next.1 as usize);
        &self.parents[self.nodes[position].1 as usize..end]
    }

    /// Adds a node.
    fn add(&mut self, id: Id, parents: &[u16], cause: u16) -> u16 {
        let position = self.add_end(id, parents, cause);
        self.index[id as usize] = position;
        position
    }

    /// Adds a node that contradicts another one, so that its consequences are not followed.
    fn add_end(&mut self, id: Id, parents: &[u16], cause: u16) -> u16 {
        let position = self.nodes.len() as u16;
        self.nodes.push((id, self.parents.len() as u32));
        self.parents.extend_from_slice(parents);
        self.causes.push(cause);
        position
    }

    /// Number of nodes that a node depends on, including itself.
    pub(crate) fn weight(&mut self, position: u16, scratch: &mut Scratch) -> usize {
        if self.weights.len() < self.nodes.len() {
            self.weights.resize(self.nodes.len(), 0);
        }
        let known = self.weights[position as usize];
        if known != 0 {
            return known as usize;
        }
        let weight = self.ancestors(position, scratch).len();
        self.weights[position as usize] = weight as u16;
        weight
    }

    /// Adds the nested chains that a node depends on, each once.
    pub(crate) fn inner_chains(
        &self,
        position: u16,
        scratch: &mut Scratch,
        chains: &mut Vec<Rc<InnerChain>>,
    ) {
        if self.inner.iter().all(|(.., chain)| chain.is_none()) {
            return;
        }
        self.ancestors(position, scratch);
        for (node, _, chain) in &self.inner {
            if let Some(chain) = chain
                && scratch.seen[*node as usize] == scratch.round
                && !chains.contains(chain)
            {
                chains.push(chain.clone());
            }
        }
    }

    /// The nodes that a node depends on, itself first, each with its cause.
    pub(crate) fn causes(&self, position: u16, scratch: &mut Scratch) -> Vec<(Id, u16)> {
        let ancestors = self.ancestors(position, scratch).iter();
        ancestors.map(|&at| (self.nodes[at as usize].0, self.causes[at as usize])).collect()
    }

    /// The positions of a node and all nodes that it depends on.
    fn ancestors<'s>(&self, position: u16, scratch: &'s mut Scratch) -> &'s [u16] {
        scratch.round += 1;
        if scratch.seen.len() < self.nodes.len() {
            scratch.seen.resize(self.nodes.len(), 0);
        }
        scratch.found.clear();
        scratch.found.push(position);
        scratch.seen[position as usize] = scratch.round;
        let mut next = 0;
        while next < scratch.found.len() {
            for &parent in self.parents_of(scratch.found[next]) {
                let seen = &mut scratch.seen[parent as usize];
                if *seen != scratch.round {
                    *seen = scratch.round;
                    scratch.found.push(parent);
                }
            }
            next += 1;
        }
        &scratch.found
    }

    /// The nodes that a node depends on, including itself, in the order in which they were found.
    pub(crate) fn derivation(&self, position: u16, scratch: &mut Scratch) -> Vec<Claim> {
        let mut positions = self.ancestors(position, scratch).to_vec();
        positions.sort_unstable();
        positions.iter().map(|&position| self.node(self.nodes[position as usize].0)).collect()
    }

    /// Those of these nodes that follow from nested steps, each with the technique of the step.
    pub(crate) fn techniques(
        &self,
        position: u16,
        scratch: &mut Scratch,
    ) -> Vec<(&'static Technique, Claim)> {
        let ancestors = self.ancestors(position, scratch);
        let used = self.inner.iter().filter(|(node, ..)| ancestors.contains(node));
        used.map(|&(node, by, _)| (by, self.node(self.nodes[node as usize].0))).collect()
    }
}

/// Buffers for traversing nets.
#[derive(Default)]
pub(crate) struct Scratch {
    round: u32,
    seen: Vec<u32>,
    found: Vec<u16>,
}

/// Follows an assumption as far as `reach` allows, or until it refutes itself.
pub(crate) fn follow<'a, const W: usize>(
    state: &State<'a, W>,
    work: &mut State<'a, W>,
    start: Id,
    reach: Reach<'_, W>,
    budget: &mut Budget,
) -> Net {
    let n_values = state.layout.n_values;
    let n_ids = 2 * state.layout.n_cells() * n_values;
    let net = Net {
        n_values,
        nodes: Vec::with_capacity(128),
        parents: Vec::with_capacity(256),
        causes: Vec::with_capacity(128),
        index: vec![NONE; n_ids],
        inner: Vec::new(),
        weights: Vec::new(),
        clash: None,
    };
    if reach.is_dynamic {
        work.copy_from(state);
    }
    let (on, off, parents) = (Vec::new(), Vec::new(), Vec::new());
    let mut run = Run { state, work, net, reach, on, off, next: [0, 0], parents };
    let position = run.net.add(start, &[], NONE);
    if start % 2 == 1 {
        run.on.push(position);
    } else {
        run.off.push(position);
    }
    run.go(budget);
    run.net
}

struct Run<'s, 'a, const W: usize> {
    state: &'s State<'a, W>,
    work: &'s mut State<'a, W>,
    net: Net,
    reach: Reach<'s, W>,
    /// The positions of nodes that are true, and of those that are false, in the order found.
    on: Vec<u16>,
    off: Vec<u16>,
    /// Number of each that have been processed.
    next: [usize; 2],
    /// A buffer for the parents of a node.
    parents: Vec<u16>,
}

impl<const W: usize> Run<'_, '_, W> {
    fn go(&mut self, budget: &mut Budget) {
        loop {
            let is_refuted = if self.next[0] < self.on.len() {
                let position = self.on[self.next[0]];
                self.next[0] += 1;
                self.spread(position)
            } else if self.next[1] < self.off.len() {
                let position = self.off[self.next[1]];
                self.next[1] += 1;
                self.conclude(position)
            } else if let Some(inner) = self.reach.inner
                && budget.pay(1)
            {
                if !self.use_inner_steps(inner(self.state, self.work, budget)) {
                    return;
                }
                false
            } else {
                return;
            };
            if is_refuted {
                return;
            }
        }
    }

    /// Removes the candidates that a true one excludes. Returns whether there is a contradiction.
    fn spread(&mut self, position: u16) -> bool {
        let n_values = self.net.n_values;
        let id = self.net.nodes[position as usize].0 as usize / 2;
        let (cell, value) = (id / n_values, id % n_values);
        if self.reach.has_cells {
            for other in ones(self.candidates(cell) & !(1 << value)) {
                if self.goes(cell, other, position) {
                    return true;
                }
            }
        }
        let layout = self.state.layout;
        let mut left = self.places(value) & layout.peers[cell];
        for &(house, _) in &layout.at[cell] {
            let here = left & layout.houses[house as usize].set;
            left = left.without(here);
            for other in here.iter() {
                if self.goes(other, value, position) {
                    return true;
                }
            }
        }
        false
    }

    fn candidates(&self, cell: usize) -> u64 {
        if self.reach.is_dynamic { self.work.at(cell) } else { self.state.at(cell) }
    }

    fn places(&self, value: usize) -> Bits<W> {
        if self.reach.is_dynamic { self.work.cells(value) } else { self.state.cells(value) }
    }

    fn goes(&mut self, cell: usize, value: usize, parent: u16) -> bool {
        let off = Net::id(cell, value, false, self.net.n_values);
        if let Some(on) = self.net.position(off + 1) {
            let off = self.net.add_end(off, &[parent], NONE);
            self.net.clash = Some((on, off));
            return true;
        }
        if self.net.position(off).is_none() {
            let off = self.net.add(off, &[parent], NONE);
            self.off.push(off);
        }
        false
    }

    fn holds(&mut self, cell: usize, value: usize, parents: &[u16], cause: u16) -> bool {
        let on = Net::id(cell, value, true, self.net.n_values);
        if let Some(off) = self.net.position(on - 1) {
            let on = self.net.add_end(on, parents, cause);
            self.net.clash = Some((on, off));
            return true;
        }
        if self.net.position(on).is_none() {
            let on = self.net.add(on, parents, cause);
            self.on.push(on);
        }
        false
    }

    /// Makes the candidates true that are the only ones left once this one is removed. Returns
    /// whether there is a contradiction.
    fn conclude(&mut self, position: u16) -> bool {
        let n_values = self.net.n_values;
        let id = self.net.nodes[position as usize].0 as usize / 2;
        let (cell, value) = (id / n_values, id % n_values);
        let layout = self.state.layout;
        // All consequences are collected before any is applied.
        let mut found: [(usize, usize, usize); 8] = [(0, 0, usize::MAX); 8];
        let mut n_found = 0;
        if self.reach.has_cells {
            let mask = self.candidates(cell);
            if mask.count_ones() == 2 && mask >> value & 1 == 1 {
                let other = (mask & !(1 << value)).trailing_zeros() as usize;
                found[n_found] = (cell, other, usize::MAX);
                n_found += 1;
            }
        }
        for &(house, at) in &layout.at[cell] {
            let h = house as usize;
            let places = if self.reach.is_dynamic {
                self.work.places(h, value)
            } else {
                self.state.places(h, value)
            };
            if n_found < found.len()
                && layout.houses[h].is_full
                && places.count_ones() == 2
                && places >> at & 1 == 1
            {
                let other = (places & !(1 << at)).trailing_zeros() as usize;
                found[n_found] = (layout.houses[h].cells[other] as usize, value, h);
                n_found += 1;
            }
        }
        let mut parents = std::mem::take(&mut self.parents);
        for &(other_cell, other_value, house) in &found[..n_found] {
            parents.clear();
            parents.push(position);
            let is_cell = house == usize::MAX;
            if self.reach.is_dynamic {
                if is_cell {
                    self.gone_from_cell(cell, &mut parents);
                } else {
                    self.gone_from_house(house, value, &mut parents);
                }
            }
            let cause = if is_cell { BY_CELL } else { house as u16 };
            if self.holds(other_cell, other_value, &parents, cause) {
                return true;
            }
        }
        self.parents = parents;
        if self.reach.is_dynamic {
            self.work.drop(cell, value);
        }
        false
    }

    fn gone_from_cell(&self, cell: usize, parents: &mut Vec<u16>) {
        let n_values = self.net.n_values;
        for value in ones(self.state.at(cell) & !self.work.at(cell)) {
            parents.extend(self.net.position(Net::id(cell, value, false, n_values)));
        }
    }

    fn gone_from_house(&self, house: usize, value: usize, parents: &mut Vec<u16>) {
        let n_values = self.net.n_values;
        let gone = self.state.places(house, value) & !self.work.places(house, value);
        for at in ones(gone) {
            let cell = self.state.layout.houses[house].cells[at] as usize;
            parents.extend(self.net.position(Net::id(cell, value, false, n_values)));
        }
    }

    /// Adds the removals of nested steps. Returns whether any of them is new.
    fn use_inner_steps(&mut self, steps: Vec<InnerStep>) -> bool {
        let n_values = self.net.n_values;
        let first = self.net.inner.len();
        for InnerStep { gone, because, chain, technique } in steps {
            let mut parents: Vec<u16> = Vec::new();
            for (cell, mask) in because {
                for value in ones(mask) {
                    parents.extend(self.net.position(Net::id(cell, value, false, n_values)));
                }
            }
            for (cell, mask) in gone {
                for value in ones(mask) {
                    let off = Net::id(cell, value, false, n_values);
                    if self.net.position(off).is_none() {
                        let position = self.net.add(off, &parents, NONE);
                        self.off.push(position);
                        self.net.inner.push((position, technique, chain.clone()));
                    }
                }
            }
        }
        self.net.inner.len() > first
    }
}
