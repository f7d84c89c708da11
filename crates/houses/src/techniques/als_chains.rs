//! Chains of more than two almost locked sets, and sets around one cell.
//!
//! Only small boards are searched, since there are too many sets on larger ones.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, drops, list};
use crate::state::State;
use crate::step::{Arg, Finding, Technique, technique};
use crate::techniques::als::{Set, sets};
use gridwright_core::Budget;

/// A chain of three sets.
pub(crate) static ALS_XY_WING: Technique = technique("als-xy-wing", 76);
/// A chain of four or more sets.
pub(crate) static ALS_CHAIN: Technique = technique("als-chain", 78);
/// A cell for each of whose values some set loses that value.
pub(crate) static DEATH_BLOSSOM: Technique = technique("death-blossom", 79);

/// Maximum number of words in the cell sets of boards that are searched.
const MOST_WORDS: usize = 2;

/// Maximum number of sets in positions that are searched.
const MOST_SETS: usize = 2000;

/// Maximum number of sets in a chain.
const LONGEST: usize = 6;

/// Finds chains of three sets.
pub(crate) fn als_xy_wing<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let Some(net) = Net::of(state, budget) else { return DONE };
    net.chains(&ALS_XY_WING, 3, budget, show)
}

/// Finds chains of four or more sets, the shortest first.
pub(crate) fn als_chain<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let Some(net) = Net::of(state, budget) else { return DONE };
    (4..=LONGEST).try_for_each(|length| net.chains(&ALS_CHAIN, length, budget, show))
}

/// A value of a set: the cells of the set that have it, and the other places of the value that see
/// all of these.
#[derive(Clone, Copy)]
struct End<const W: usize> {
    value: usize,
    holders: Bits<W>,
    seen: Bits<W>,
}

/// The sets of a position, and their restricted common values.
struct Net<'s, 'a, const W: usize> {
    state: &'s State<'a, W>,
    sets: Vec<Set<W>>,
    ends: Vec<Vec<End<W>>>,
    /// For each set the other sets with a restricted common value, which only one of the two sets
    /// can contain.
    links: Vec<Vec<(u16, u8)>>,
}

/// A set reached in a chain, and the value that it loses.
#[derive(Clone, Copy)]
struct Reached {
    set: usize,
    lost: usize,
    parent: usize,
}

impl<'s, 'a, const W: usize> Net<'s, 'a, W> {
    fn of(state: &'s State<'a, W>, budget: &mut Budget) -> Option<Net<'s, 'a, W>> {
        if W > MOST_WORDS {
            return None;
        }
        let sets = sets(state, 5, budget);
        if sets.len() < 3 || sets.len() > MOST_SETS {
            return None;
        }
        let ends: Vec<Vec<End<W>>> = sets.iter().map(|set| ends(state, set)).collect();
        let mut links = vec![Vec::new(); sets.len()];
        for i in 0..sets.len() {
            for j in i + 1..sets.len() {
                if sets[i].values & sets[j].values == 0 {
                    continue;
                }
                for one in &ends[i] {
                    let is_same = |end: &&End<W>| end.value == one.value;
                    let Some(other) = ends[j].iter().find(is_same) else { continue };
                    if other.holders.is_within(one.seen) {
                        links[i].push((j as u16, one.value as u8));
                        links[j].push((i as u16, one.value as u8));
                    }
                }
            }
        }
        Some(Net { state, sets, ends, links })
    }

    /// Shows chains of this many sets, omitting those that end at sets which fewer sets reach.
    fn chains(
        &self,
        technique: &'static Technique,
        length: usize,
        budget: &mut Budget,
        show: Show<'_>,
    ) -> ControlFlow<()> {
        let mut seen = vec![0u64; self.sets.len()];
        for start in 0..self.sets.len() {
            for first in &self.ends[start] {
                if first.seen.is_empty() {
                    continue;
                }
                if !budget.pay(1) {
                    return DONE;
                }
                seen.fill(0);
                let mut reached = vec![Reached { set: start, lost: first.value, parent: 0 }];
                let mut from = 0;
                for n in 2..=length {
                    let to = reached.len();
                    for entry in from..to {
                        let Reached { set, lost, .. } = reached[entry];
                        for &(next, value) in &self.links[set] {
                            let (next, value) = (usize::from(next), usize::from(value));
                            let is_new = seen[next] >> value & 1 == 0 && next != start;
                            if value == lost || !is_new {
                                continue;
                            }
                            seen[next] |= 1 << value;
                            reached.push(Reached { set: next, lost: value, parent: entry });
                            if n == length && next > start && value != first.value {
                                self.close(technique, *first, &reached, show)?;
                            }
                        }
                    }
                    from = to;
                }
            }
        }
        DONE
    }

    /// Shows the removals at the common peers of the first and the last set, at least one of which
    /// contains the value.
    fn close(
        &self,
        technique: &'static Technique,
        first: End<W>,
        reached: &[Reached],
        show: Show<'_>,
    ) -> ControlFlow<()> {
        let last = reached[reached.len() - 1];
        let is_same = |end: &&End<W>| end.value == first.value;
        let Some(end) = self.ends[last.set].iter().find(is_same) else { return DONE };
        let gone = first.seen & end.seen;
        if gone.is_empty() {
            return DONE;
        }
        let (mut path, mut at) = (vec![last], last.parent);
        while path[path.len() - 1].set != reached[0].set {
            path.push(reached[at]);
            at = reached[at].parent;
        }
        path.reverse();
        let repeats = |i: usize| path[..i].iter().any(|one| one.set == path[i].set);
        if (1..path.len()).any(repeats) {
            return DONE;
        }
        let sets = || path.iter().map(|reached| &self.sets[reached.set]);
        show(Finding {
            technique,
            rating: technique.rating,
            because: list(sets().fold(Bits::EMPTY, |all, set| all | set.cells)),
            effects: drops(self.state, gone, 1 << first.value),
            args: vec![
                ("sets", groups(sets())),
                ("commons", Arg::Sets(path[1..].iter().map(|one| 1 << one.lost).collect())),
                ("value", Arg::Value(first.value as u8)),
                ("ends", Arg::Cells(list(first.holders | end.holders))),
            ],
        })
    }
}

fn ends<const W: usize>(state: &State<'_, W>, set: &Set<W>) -> Vec<End<W>> {
    let end = |value: usize| {
        let holders = set.cells & state.cells(value);
        let seen = state.layout.common_peers(holders) & state.cells(value);
        End { value, holders, seen }
    };
    ones(set.values).map(end).collect()
}

pub(crate) fn groups<'s, const W: usize>(sets: impl Iterator<Item = &'s Set<W>>) -> Arg {
    Arg::Groups(sets.map(|set| (list(set.cells), set.values)).collect())
}

/// Finds a cell with three or more candidates, each of which would take a value from some set.
pub(crate) fn death_blossom<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    if W > MOST_WORDS {
        return DONE;
    }
    let layout = state.layout;
    let sets = sets(state, 5, budget);
    let ends: Vec<Vec<End<W>>> = sets.iter().map(|set| ends(state, set)).collect();
    for stem in state.open().iter().filter(|&cell| (3..=5).contains(&state.n_at(cell))) {
        if sets.len() > MOST_SETS || !budget.pay(sets.len() as u64 / 256 + 1) {
            return DONE;
        }
        let values = state.at(stem);
        // For each value of the cell, the sets that lose it if the cell has it.
        let petals = |value: usize| -> Vec<usize> {
            let loses = |i: &usize| {
                let end = ends[*i].iter().find(|end| end.value == value);
                end.is_some_and(|end| end.holders.is_within(layout.peers[stem]))
            };
            (0..sets.len()).filter(loses).collect()
        };
        let petals: Vec<(usize, Vec<usize>)> =
            ones(values).map(|value| (value, petals(value))).collect();
        if petals.iter().any(|(_, sets)| sets.is_empty()) {
            continue;
        }
        for value in (0..layout.n_values).filter(|value| values >> value & 1 == 0) {
            let end = |&set: &usize| ends[set].iter().find(|end| end.value == value);
            let reach = |(_, of): &(usize, Vec<usize>)| {
                of.iter().filter_map(end).fold(Bits::EMPTY, |all, end| all | end.seen)
            };
            let mut left = petals.iter().map(reach).fold(state.cells(value), |all, one| all & one);
            while let Some(target) = left.first() {
                let chosen = petals.iter().map(|(_, of)| {
                    let sees = |set: &&usize| end(set).is_some_and(|end| end.seen.contains(target));
                    of.iter().copied().find(|set| sees(&set))
                });
                let Some(chosen) = chosen.collect::<Option<Vec<usize>>>() else { break };
                let all: Vec<&End<W>> = chosen.iter().filter_map(end).collect();
                let gone = all.iter().fold(state.cells(value), |gone, end| gone & end.seen);
                left = left.without(gone);
                let cells = chosen.iter().fold(Bits::of(stem), |all, &set| all | sets[set].cells);
                let holders = all.iter().fold(Bits::EMPTY, |held, end| held | end.holders);
                show(Finding {
                    technique: &DEATH_BLOSSOM,
                    rating: DEATH_BLOSSOM.rating,
                    because: list(cells),
                    effects: drops(state, gone, 1 << value),
                    args: vec![
                        ("pivot", Arg::Cell(stem as u16)),
                        ("pivot-values", Arg::Values(values)),
                        ("sets", groups(chosen.iter().map(|&set| &sets[set]))),
                        ("value", Arg::Value(value as u8)),
                        ("ends", Arg::Cells(list(holders))),
                    ],
                })?;
            }
        }
    }
    DONE
}
