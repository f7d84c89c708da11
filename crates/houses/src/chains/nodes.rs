//! Chains and rings whose nodes are cells, or groups of cells with one value.
//!
//! A group consists of all places of a value where two houses cross, or in an almost locked set.
//! Only small boards are searched, since there are too many groups on larger ones.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, list};
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique, technique};
use crate::techniques::als::{Set, sets};
use crate::techniques::als_chains::groups;
use gridwright_core::{Budget, Claim, Site, Value};

/// A ring of cells that removes candidates along all its links.
pub(crate) static CONTINUOUS_LOOP: Technique = technique("continuous-loop", 70);
/// A ring with groups.
pub(crate) static GROUPED_LOOP: Technique = technique("grouped-loop", 71);
/// A chain with groups.
pub(crate) static GROUPED_AIC: Technique = technique("grouped-aic", 71);

/// A chain through almost locked sets.
pub(crate) static ALS_AIC: Technique = technique("als-aic", 79);

/// Maximum number of words in the cell sets of boards that are searched.
const MOST_WORDS: usize = 2;

/// Maximum number of cells in an almost locked set of a chain.
const LARGEST_SET: usize = 3;
/// Maximum number of almost locked sets that are looked at.
const MOST_SETS: usize = 600;

/// Finds rings of single cells, the shortest first.
pub(crate) fn continuous_loop<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    if W > MOST_WORDS {
        return DONE;
    }
    let net = Net::of(state, &[], Vec::new());
    shortest_first(net.rings(&CONTINUOUS_LOOP, budget), show)
}

/// Finds rings and chains with groups, the shortest first, rings before chains.
pub(crate) fn grouped<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    if W > MOST_WORDS || state.layout.houses.len() > 64 {
        return DONE;
    }
    let net = Net::of(state, &crossings(state), Vec::new());
    shortest_first(net.rings(&GROUPED_LOOP, budget), show)?;
    shortest_first(net.chains(budget), show)
}

/// Chains that go through almost locked sets, the shortest first.
pub(crate) fn als_aic<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    if W > MOST_WORDS || state.layout.houses.len() > 64 {
        return DONE;
    }
    let mut sets = sets(state, LARGEST_SET, budget);
    // A cell with two values is a link of every chain.
    sets.retain(|set| set.cells.count() > 1);
    sets.truncate(MOST_SETS);
    let net = Net::of(state, &crossings(state), sets);
    shortest_first(net.chains(budget), show)
}

/// Where two houses share several cells.
fn crossings<const W: usize>(state: &State<'_, W>) -> Vec<Bits<W>> {
    let houses = &state.layout.houses;
    let pairs = houses.iter().enumerate().flat_map(|(i, one)| {
        let crossings = houses[..i].iter().map(|other| one.set & other.set);
        crossings.filter(|crossing| crossing.count() > 1)
    });
    pairs.collect()
}

/// Shows findings in the order of their number of links, each conclusion once.
fn shortest_first(mut found: Vec<(usize, Finding)>, show: Show<'_>) -> ControlFlow<()> {
    found.sort_by_key(|(length, _)| *length);
    let mut shown: Vec<Vec<Effect>> = Vec::new();
    for (_, finding) in found {
        if !shown.contains(&finding.effects) {
            shown.push(finding.effects.clone());
            show(finding)?;
        }
    }
    DONE
}

/// Places of a value that form one node.
struct Node<const W: usize> {
    value: usize,
    cells: Bits<W>,
    /// The places of the value that see all cells of the node.
    seen: Bits<W>,
}

/// The links between nodes. The nodes are sorted by value.
struct Net<'s, 'a, const W: usize> {
    state: &'s State<'a, W>,
    nodes: Vec<Node<W>>,
    /// The almost locked sets that chains can go through.
    sets: Vec<Set<W>>,
    /// The nodes that are true if a node is false.
    strong: Vec<Vec<u16>>,
    /// The nodes that are false if a node is true; only those whose removal has consequences.
    weak: Vec<Vec<u16>>,
}

/// A node reached, and the index of the entry it was reached from.
#[derive(Clone, Copy)]
struct Reached {
    node: u16,
    parent: Option<u16>,
}

impl<'s, 'a, const W: usize> Net<'s, 'a, W> {
    fn of(state: &'s State<'a, W>, crossings: &[Bits<W>], sets: Vec<Set<W>>) -> Net<'s, 'a, W> {
        let layout = state.layout;
        let mut nodes: Vec<Node<W>> = Vec::new();
        let mut starts = Vec::new();
        for value in 0..layout.n_values {
            let places = state.cells(value);
            let of_sets = sets.iter().filter(|set| set.values >> value & 1 == 1);
            let crossings = crossings.iter().copied().chain(of_sets.map(|set| set.cells));
            let groups = crossings.map(|crossing| crossing & places);
            let groups = groups.filter(|cells| cells.count() > 1);
            let mut all: Vec<Bits<W>> = places.iter().map(Bits::of).chain(groups).collect();
            all.sort_unstable();
            all.dedup();
            starts.push(nodes.len());
            let seen = |cells| layout.common_peers(cells) & places;
            nodes.extend(all.into_iter().map(|cells| Node { value, cells, seen: seen(cells) }));
        }
        starts.push(nodes.len());
        let strong = vec![Vec::new(); nodes.len()];
        let mut net = Net { state, sets: Vec::new(), strong, weak: Vec::new(), nodes };
        for house in layout.houses.iter().filter(|house| house.is_full) {
            for value in 0..layout.n_values {
                let places = state.cells(value) & house.set;
                for one in starts[value]..starts[value + 1] {
                    let other = places.without(net.nodes[one].cells);
                    if !net.nodes[one].cells.is_within(places) || other.is_empty() {
                        continue;
                    }
                    let range = &net.nodes[starts[value]..starts[value + 1]];
                    if let Ok(at) = range.binary_search_by_key(&other, |node| node.cells) {
                        net.link(one, starts[value] + at);
                    }
                }
            }
        }
        let node = |cells: Bits<W>, value: usize| -> usize {
            let range = &net.nodes[starts[value]..starts[value + 1]];
            let at = range.binary_search_by_key(&cells, |node| node.cells);
            starts[value] + at.expect("candidates and groups are nodes")
        };
        let single = |cell: usize, value: usize| node(Bits::of(cell), value);
        let in_cells: Vec<(usize, Vec<usize>)> = state
            .open()
            .iter()
            .map(|cell| (cell, ones(state.at(cell)).map(|value| single(cell, value)).collect()))
            .collect();
        let in_sets: Vec<Vec<usize>> = sets
            .iter()
            .map(|set| {
                let holders = |value: usize| set.cells & state.cells(value);
                ones(set.values).map(|value| node(holders(value), value)).collect()
            })
            .collect();
        for all in &in_sets {
            for &one in all {
                all.iter().filter(|&&other| other != one).for_each(|&other| net.link(one, other));
            }
        }
        net.sets = sets;
        for (_, all) in in_cells.iter().filter(|(_, all)| all.len() == 2) {
            net.link(all[0], all[1]);
            net.link(all[1], all[0]);
        }
        net.weak = (0..net.nodes.len())
            .map(|one| {
                let node = &net.nodes[one];
                let same = starts[node.value]..starts[node.value + 1];
                let same = same.filter(|&other| net.nodes[other].cells.is_within(node.seen));
                let cell = node.cells.only();
                let here = in_cells.iter().filter(|(at, _)| Some(*at) == cell);
                let here = here.flat_map(|(_, all)| all).copied().filter(|&other| other != one);
                let all = here.chain(same).filter(|&other| !net.strong[other].is_empty());
                all.map(|other| other as u16).collect()
            })
            .collect();
        net
    }

    fn link(&mut self, from: usize, to: usize) {
        if !self.strong[from].contains(&(to as u16)) {
            self.strong[from].push(to as u16);
        }
    }

    /// The candidates removed by two nodes of which one is true.
    fn excluded(&self, one: usize, other: usize) -> Vec<(usize, u64)> {
        let (one, other) = (&self.nodes[one], &self.nodes[other]);
        let bits = [1u64 << one.value, 1 << other.value];
        if one.value == other.value {
            return (one.seen & other.seen).iter().map(|cell| (cell, bits[0])).collect();
        }
        let mut gone = Vec::new();
        match (one.cells.only(), other.cells.only()) {
            (Some(a), Some(b)) if a == b => {
                gone.push((a, self.state.at(a) & !(bits[0] | bits[1])));
            }
            (a, b) => {
                gone.extend(b.filter(|&b| one.seen.contains(b)).map(|b| (b, bits[0])));
                gone.extend(a.filter(|&a| other.seen.contains(a)).map(|a| (a, bits[1])));
            }
        }
        gone
    }

    /// Follows the consequences of some nodes being false; `visit` gets the entry of every node
    /// that is then true.
    fn follow(&self, offs: &[u16], mut visit: impl FnMut(&[Reached], usize) -> ControlFlow<()>) {
        let mut is_on = vec![false; self.nodes.len()];
        let mut is_off = vec![false; self.nodes.len()];
        let mut reached: Vec<Reached> =
            offs.iter().map(|&node| Reached { node, parent: None }).collect();
        offs.iter().for_each(|&node| is_off[node as usize] = true);
        let mut from = 0;
        while from < reached.len() {
            let to = reached.len();
            for entry in from..to {
                for &on in &self.strong[reached[entry].node as usize] {
                    if !std::mem::replace(&mut is_on[on as usize], true) {
                        reached.push(Reached { node: on, parent: Some(entry as u16) });
                        if visit(&reached, reached.len() - 1).is_break() {
                            return;
                        }
                    }
                }
            }
            from = reached.len();
            for entry in to..from {
                for &off in &self.weak[reached[entry].node as usize] {
                    if !std::mem::replace(&mut is_off[off as usize], true) {
                        reached.push(Reached { node: off, parent: Some(entry as u16) });
                    }
                }
            }
        }
    }

    fn path(reached: &[Reached], entry: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let mut at = Some(entry as u16);
        while let Some(entry) = at {
            path.push(reached[entry as usize].node as usize);
            at = reached[entry as usize].parent;
        }
        path.reverse();
        path
    }

    fn has_group(&self, path: &[usize]) -> bool {
        path.iter().any(|&node| self.nodes[node].cells.count() > 1)
    }

    /// The claims of a path that begins with a node that is false.
    fn claims(&self, path: &[usize]) -> Vec<Vec<Claim>> {
        let claims = |(i, &node): (usize, &usize)| {
            let Node { value, cells, .. } = self.nodes[node];
            let claim = |cell: usize| Claim {
                site: Site(cell as u16),
                value: Value(value as u8),
                holds: i % 2 == 1,
            };
            cells.iter().map(claim).collect()
        };
        path.iter().enumerate().map(claims).collect()
    }

    fn cells_of(&self, path: &[usize]) -> Bits<W> {
        path.iter().fold(Bits::EMPTY, |all, &node| all | self.nodes[node].cells)
    }

    fn rings(&self, technique: &'static Technique, budget: &mut Budget) -> Vec<(usize, Finding)> {
        let mut found = Vec::new();
        for start in (0..self.nodes.len()).filter(|&node| !self.strong[node].is_empty()) {
            if !budget.pay(1) {
                break;
            }
            self.follow(&[start as u16], |reached, entry| {
                let closes = self.weak[reached[entry].node as usize].contains(&(start as u16));
                if closes {
                    let path = Self::path(reached, entry);
                    found.extend(self.ring(&path, technique));
                }
                DONE
            });
        }
        found
    }

    fn ring(&self, path: &[usize], technique: &'static Technique) -> Option<(usize, Finding)> {
        let is_grouped = *technique == GROUPED_LOOP;
        let repeats = || path.iter().enumerate().any(|(i, node)| path[..i].contains(node));
        if path.len() < 4 || is_grouped != self.has_group(path) || repeats() {
            return None;
        }
        let mut gone = vec![0u64; self.state.layout.n_cells()];
        for i in (1..path.len()).step_by(2) {
            for (cell, values) in self.excluded(path[i], path[(i + 1) % path.len()]) {
                gone[cell] |= values;
            }
        }
        // The candidates of the ring itself are kept.
        for &node in path {
            let Node { value, cells, .. } = self.nodes[node];
            cells.iter().for_each(|cell| gone[cell] &= !(1 << value));
        }
        let effects = effects(&gone);
        let claims = self.claims(path);
        let cells = self.cells_of(path);
        let chain = if is_grouped {
            Arg::Nodes(claims)
        } else {
            Arg::Chain(claims.into_iter().flatten().collect())
        };
        // A cell in which two values meet is listed once.
        let mut ring: Vec<u16> = Vec::new();
        for &node in path {
            let new = self.nodes[node].cells.iter().map(|cell| cell as u16);
            ring.extend(new.filter(|cell| !ring.contains(cell)).collect::<Vec<_>>());
        }
        let finding = Finding {
            technique,
            rating: technique.rating,
            because: list(cells),
            effects,
            args: vec![("chain", chain), ("cells", Arg::Cells(ring))],
        };
        (!finding.effects.is_empty()).then_some((path.len(), finding))
    }

    fn chains(&self, budget: &mut Budget) -> Vec<(usize, Finding)> {
        let mut found = Vec::new();
        let sources = (0..self.nodes.len()).filter(|&node| self.nodes[node].cells.count() == 1);
        for source in sources {
            if !budget.pay(1) {
                break;
            }
            let Node { value, cells, .. } = self.nodes[source];
            let cell = cells.first().unwrap_or(0);
            self.follow(&self.weak[source], |reached, entry| {
                let on = &self.nodes[reached[entry].node as usize];
                let goes = match on.value == value {
                    true => on.seen.contains(cell),
                    false => on.cells == cells,
                };
                if !goes {
                    return DONE;
                }
                let path = Self::path(reached, entry);
                let by_sets = self.sets_of(&path);
                let is_wanted = match self.sets.is_empty() {
                    true => path.len() >= 4 && self.has_group(&path),
                    false => path.len() >= 4 && !by_sets.is_empty(),
                };
                // A link that follows from its own opposite is no chain of two ends.
                if is_wanted && path[0] != path[path.len() - 1] {
                    found.push((path.len(), self.chain(&path, by_sets)));
                }
                ControlFlow::Break(())
            });
        }
        found
    }

    /// The almost locked sets that the links of a path go through.
    fn sets_of(&self, path: &[usize]) -> Vec<&Set<W>> {
        let by_set = |pair: &[usize]| {
            let [one, other] = [pair[0], pair[1]].map(|node| &self.nodes[node]);
            let has = |set: &Set<W>, node: &Node<W>| {
                set.values >> node.value & 1 == 1
                    && set.cells & self.state.cells(node.value) == node.cells
            };
            let is_plain =
                one.value == other.value || one.cells == other.cells && one.cells.only().is_some();
            let mut sets = self.sets.iter().filter(move |_| !is_plain);
            sets.find(|set| has(set, one) && has(set, other))
        };
        path.chunks(2).filter_map(by_set).collect()
    }

    /// Presents a chain as two ends of which one is true.
    fn chain(&self, path: &[usize], by_sets: Vec<&Set<W>>) -> Finding {
        let (first, last) = (path[0], path[path.len() - 1]);
        let mut gone = vec![0u64; self.state.layout.n_cells()];
        for (cell, values) in self.excluded(first, last) {
            gone[cell] |= values;
        }
        let ends = [first, last].map(|end| &self.nodes[end]);
        let [first, last] = ends.map(|end| Arg::Cells(list(end.cells)));
        let [value, end_value] = ends.map(|end| Arg::Value(end.value as u8));
        let technique = if by_sets.is_empty() { &GROUPED_AIC } else { &ALS_AIC };
        let cells = by_sets.iter().fold(self.cells_of(path), |all, set| all | set.cells);
        let mut args = vec![
            ("chain", Arg::Nodes(self.claims(path))),
            ("first", first),
            ("value", value),
            ("last", last),
            ("end-value", end_value),
        ];
        if !by_sets.is_empty() {
            args.push(("sets", groups(by_sets.into_iter())));
        }
        Finding {
            technique,
            rating: technique.rating,
            because: list(cells),
            effects: effects(&gone),
            args,
        }
    }
}

fn effects(gone: &[u64]) -> Vec<Effect> {
    let lost = gone.iter().enumerate().filter(|(_, lost)| **lost != 0);
    lost.map(|(cell, &lost)| Effect::Drop(cell as u16, lost)).collect()
}
