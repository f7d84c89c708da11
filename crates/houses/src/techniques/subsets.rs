//! Subsets: as many values as cells, as naked or hidden pairs, triples and quads.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, drops, list, pick};
use crate::layout::Kind;
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// A hidden pair that leaves another value one place in the house.
pub(crate) static DIRECT_HIDDEN_PAIR: Technique = technique("direct-hidden-pair", 20);
/// A hidden triple that leaves another value one place in the house.
pub(crate) static DIRECT_HIDDEN_TRIPLE: Technique = technique("direct-hidden-triple", 25);
/// Two cells with two candidates in all.
pub(crate) static NAKED_PAIR: Technique = technique("naked-pair", 30);
/// Three cells with three candidates in all.
pub(crate) static NAKED_TRIPLE: Technique = technique("naked-triple", 36);
/// Four cells with four candidates in all.
pub(crate) static NAKED_QUAD: Technique = technique("naked-quad", 50);
/// Two values with two places in all.
pub(crate) static HIDDEN_PAIR: Technique = technique("hidden-pair", 34);
/// Three values with three places in all.
pub(crate) static HIDDEN_TRIPLE: Technique = technique("hidden-triple", 40);
/// Four values with four places in all.
pub(crate) static HIDDEN_QUAD: Technique = technique("hidden-quad", 54);

/// The order in which kinds of houses are searched for subsets.
const ORDER: [Kind; 4] = [Kind::Box, Kind::Column, Kind::Row, Kind::Other];

/// Shows each choice of `k` sets with at most `k` members in all, until the visitor stops; choices
/// among the first sets come first. Sets of fewer than two members are ignored.
///
/// The visitor gets the indices of the sets as a mask, and their union.
pub(crate) fn tight_sets<T>(
    sets: &[u64],
    k: usize,
    visit: &mut impl FnMut(u64, u64) -> ControlFlow<T>,
) -> ControlFlow<T> {
    fn extend<T>(
        sets: &[u64],
        (k, left): (usize, usize),
        (chosen, union): (u64, u64),
        visit: &mut impl FnMut(u64, u64) -> ControlFlow<T>,
    ) -> ControlFlow<T> {
        for i in left - 1..sets.len() {
            let union = union | sets[i];
            if sets[i].count_ones() < 2 || union.count_ones() as usize > k {
                continue;
            }
            let chosen = chosen | 1 << i;
            if left == 1 {
                visit(chosen, union)?;
            } else {
                extend(&sets[..i], (k, left - 1), (chosen, union), visit)?;
            }
        }
        ControlFlow::Continue(())
    }
    extend(sets, (k, k), (0, 0), visit)
}

/// Finds `K` cells of a house with `K` candidates in all.
pub(crate) fn naked<const W: usize, const K: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let (technique, rating) = match K {
        2 => (&NAKED_PAIR, Tenths(30)),
        3 => (&NAKED_TRIPLE, Tenths(36)),
        _ => (&NAKED_QUAD, Tenths(50)),
    };
    let mut sets = [0u64; 64];
    for kind in ORDER {
        for &h in state.layout.of_kind(kind) {
            let house = &state.layout.houses[h];
            let n = house.cells.len();
            let mut n_small = 0;
            for (set, &cell) in sets.iter_mut().zip(&house.cells) {
                *set = state.at(cell as usize);
                n_small += usize::from((2..=K as u32).contains(&set.count_ones()));
            }
            if n_small < K {
                continue;
            }
            tight_sets(&sets[..n], K, &mut |chosen, union| {
                if (union.count_ones() as usize) < K {
                    return DONE;
                }
                let cells: Bits<W> = ones(chosen).map(|i| house.cells[i] as usize).collect();
                let effects = drops(state, (house.set & state.open()).without(cells), union);
                if effects.is_empty() {
                    return DONE;
                }
                let cells = pick(&house.cells, chosen);
                show(Finding {
                    technique,
                    rating,
                    because: cells.clone(),
                    effects,
                    args: vec![
                        ("house", Arg::House(h as u16)),
                        ("cells", Arg::Cells(cells)),
                        ("values", Arg::Values(union)),
                    ],
                })
            })?;
        }
    }
    DONE
}

/// Finds `K` values of a full house with `K` places in all.
pub(crate) fn hidden<const W: usize, const K: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let (technique, rating) = match K {
        2 => (&HIDDEN_PAIR, Tenths(34)),
        3 => (&HIDDEN_TRIPLE, Tenths(40)),
        _ => (&HIDDEN_QUAD, Tenths(54)),
    };
    each_hidden::<W, K>(state, |h, values, places| {
        let cells = pick(&state.layout.houses[h].cells, places);
        let set: Bits<W> = cells.iter().map(|&cell| cell as usize).collect();
        let effects = drops(state, set, !values);
        if effects.is_empty() {
            return DONE;
        }
        show(Finding {
            technique,
            rating,
            because: cells.clone(),
            effects,
            args: vec![
                ("house", Arg::House(h as u16)),
                ("cells", Arg::Cells(cells)),
                ("values", Arg::Values(values)),
            ],
        })
    })
}

/// Finds `K` values with `K` places that leave another value of the house one place.
pub(crate) fn direct_hidden<const W: usize, const K: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let (technique, rating) = if K == 2 {
        (&DIRECT_HIDDEN_PAIR, Tenths(20))
    } else {
        (&DIRECT_HIDDEN_TRIPLE, Tenths(25))
    };
    each_hidden::<W, K>(state, |h, values, places| {
        let house = &state.layout.houses[h];
        for value in (0..state.layout.n_values).filter(|&value| values >> value & 1 == 0) {
            let left = state.places(h, value) & !places;
            if !left.is_power_of_two() {
                continue;
            }
            let cell = house.cells[left.trailing_zeros() as usize];
            let cells = pick(&house.cells, places);
            show(Finding {
                technique,
                rating,
                because: cells.clone(),
                effects: vec![Effect::Place(cell, value as u8)],
                args: vec![
                    ("house", Arg::House(h as u16)),
                    ("cells", Arg::Cells(cells)),
                    ("values", Arg::Values(values)),
                    ("value", Arg::Value(value as u8)),
                    ("cell", Arg::Cell(cell)),
                ],
            })?;
        }
        DONE
    })
}

/// Shows the house, the values and the places of each hidden set.
fn each_hidden<const W: usize, const K: usize>(
    state: &State<'_, W>,
    mut visit: impl FnMut(usize, u64, u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let n_values = state.layout.n_values;
    let mut sets = [0u64; 64];
    for kind in ORDER {
        for &h in state.layout.of_kind(kind) {
            let house = &state.layout.houses[h];
            // Without cells outside the set there are no removals.
            if !house.is_full || (house.set & state.open()).count() <= K {
                continue;
            }
            let mut n_small = 0;
            for (value, set) in sets[..n_values].iter_mut().enumerate() {
                *set = state.places(h, value);
                n_small += usize::from((2..=K as u32).contains(&set.count_ones()));
            }
            if n_small < K {
                continue;
            }
            tight_sets(&sets[..n_values], K, &mut |values, places| {
                if (places.count_ones() as usize) < K { DONE } else { visit(h, values, places) }
            })?;
        }
    }
    DONE
}

/// Two cells of a box and a line with two candidates in all.
pub(crate) static LOCKED_PAIR: Technique = technique("locked-pair", 29);
/// Three cells of a box and a line with three candidates in all.
pub(crate) static LOCKED_TRIPLE: Technique = technique("locked-triple", 35);

/// Finds `K` cells in both a box and a line with `K` candidates in all.
pub(crate) fn locked_set<const W: usize, const K: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    for &b in layout.of_kind(Kind::Box) {
        for kind in [Kind::Row, Kind::Column] {
            for &l in layout.of_kind(kind) {
                let (area, line) = (layout.houses[b].set, layout.houses[l].set);
                let cross = list(area & line & state.open());
                if cross.len() < K {
                    continue;
                }
                let sets: Vec<u64> = cross.iter().map(|&cell| state.at(cell as usize)).collect();
                tight_sets(&sets, K, &mut |chosen, values| {
                    let cells = pick(&cross, chosen);
                    let set: Bits<W> = cells.iter().map(|&cell| cell as usize).collect();
                    let effects = drops(state, ((area | line) & state.open()).without(set), values);
                    if values.count_ones() as usize != K || effects.is_empty() {
                        return DONE;
                    }
                    show(Finding {
                        technique: if K == 2 { &LOCKED_PAIR } else { &LOCKED_TRIPLE },
                        rating: Tenths(if K == 2 { 29 } else { 35 }),
                        because: cells.clone(),
                        effects,
                        args: vec![
                            ("houses", Arg::Houses(vec![b as u16, l as u16])),
                            ("cells", Arg::Cells(cells)),
                            ("values", Arg::Values(values)),
                        ],
                    })
                })?;
            }
        }
    }
    DONE
}
