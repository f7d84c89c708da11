//! Distant cells with the same two candidates.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, drops, list};
use crate::state::State;
use crate::step::{Arg, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// A chain of cells with the same two candidates.
pub(crate) static REMOTE_PAIR: Technique = technique("remote-pair", 41);
/// Two cells with the same two candidates, joined by a strong link.
pub(crate) static W_WING: Technique = technique("w-wing", 44);

/// Finds chains of an even number of cells with the same two candidates.
pub(crate) fn remote_pair<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let pairs = state.pairs();
    for start in pairs.iter() {
        let mask = state.at(start);
        let same: Bits<W> = pairs.iter().filter(|&cell| state.at(cell) == mask).collect();
        if same.count() < 4 {
            continue;
        }
        // Breadth first, so that the first chain found is the shortest.
        let mut chains = vec![vec![start]];
        let mut left = same.without(Bits::of(start));
        while !chains.is_empty() {
            let mut longer = Vec::new();
            for chain in &chains {
                let end = chain[chain.len() - 1];
                for next in (left & state.layout.peers[end]).iter() {
                    left.remove(next);
                    let mut chain = chain.clone();
                    chain.push(next);
                    if chain.len() >= 4 && chain.len().is_multiple_of(2) {
                        let ends = [start, next].into_iter().collect();
                        let seen = state.layout.common_peers(ends) & state.open();
                        let effects = drops(state, seen.without(same), mask);
                        if !effects.is_empty() {
                            let cells: Vec<u16> = chain.iter().map(|&cell| cell as u16).collect();
                            show(Finding {
                                technique: &REMOTE_PAIR,
                                rating: Tenths(41),
                                because: cells.clone(),
                                effects,
                                args: vec![
                                    ("cells", Arg::Cells(cells)),
                                    ("values", Arg::Values(mask)),
                                    ("ends", Arg::Cells(vec![start as u16, next as u16])),
                                ],
                            })?;
                        }
                    }
                    longer.push(chain);
                }
            }
            chains = longer;
        }
    }
    DONE
}

/// Finds two such cells and a house in which every place of one of their values sees one of them.
pub(crate) fn w_wing<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    let pairs: Vec<usize> = state.pairs().iter().collect();
    for (i, &a) in pairs.iter().enumerate() {
        for &b in &pairs[i + 1..] {
            let mask = state.at(a);
            if state.at(b) != mask || layout.peers[a].contains(b) {
                continue;
            }
            let seen = layout.peers[a] & layout.peers[b];
            for x in ones(mask) {
                let z = mask & !(1 << x);
                let effects = drops(state, seen & state.open(), z);
                if effects.is_empty() {
                    continue;
                }
                let ends: Bits<W> = [a, b].into_iter().collect();
                let joins = |&h: &usize| {
                    let cells = state.cells_in(h, x);
                    let near = layout.peers[a] | layout.peers[b];
                    layout.houses[h].is_full
                        && !cells.is_empty()
                        && cells.is_within(near)
                        && !cells.meets(ends)
                };
                if let Some(house) = (0..layout.houses.len()).find(joins) {
                    show(Finding {
                        technique: &W_WING,
                        rating: Tenths(44),
                        because: list(ends | state.cells_in(house, x)),
                        effects,
                        args: vec![
                            ("cells", Arg::Cells(list(ends))),
                            ("values", Arg::Values(mask)),
                            ("linked", Arg::Value(x as u8)),
                            ("value", Arg::Value(z.trailing_zeros() as u8)),
                            ("house", Arg::House(house as u16)),
                            ("places", Arg::Cells(list(state.cells_in(house, x)))),
                        ],
                    })?;
                }
            }
        }
    }
    DONE
}
