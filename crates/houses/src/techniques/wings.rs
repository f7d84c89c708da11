//! Wings: an almost locked set of cells, and a cell with two candidates that sees some of them.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, Shown, best_first, drops, list};
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// A pivot and two wings with two candidates each.
pub(crate) static XY_WING: Technique = technique("xy-wing", 42);
/// A pivot with three candidates and two wings with two.
pub(crate) static XYZ_WING: Technique = technique("xyz-wing", 44);

/// A set of three cells and a cell with two candidates.
pub(crate) static WXYZ_WING: Technique = technique("wxyz-wing", 55);
/// A set of four cells and a cell with two candidates.
pub(crate) static VWXYZ_WING: Technique = technique("vwxyz-wing", 62);
/// A set of five cells and a cell with two candidates.
pub(crate) static UVWXYZ_WING: Technique = technique("uvwxyz-wing", 66);
/// A set of six cells and a cell with two candidates.
pub(crate) static TUVWXYZ_WING: Technique = technique("tuvwxyz-wing", 75);
/// A set of three cells and a cell with two candidates, linked twice.
pub(crate) static WXYZ_RING: Technique = technique("wxyz-ring", 55);
/// A set of four cells and a cell with two candidates, linked twice.
pub(crate) static VWXYZ_RING: Technique = technique("vwxyz-ring", 62);
/// A set of five cells and a cell with two candidates, linked twice.
pub(crate) static UVWXYZ_RING: Technique = technique("uvwxyz-ring", 66);
/// A set of six cells and a cell with two candidates, linked twice.
pub(crate) static TUVWXYZ_RING: Technique = technique("tuvwxyz-ring", 75);

/// Finds a pivot with two candidates and two wings.
pub(crate) fn xy_wing<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    pincers(state, 2, show)
}

/// Finds a pivot with three candidates and two wings.
pub(crate) fn xyz_wing<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    pincers(state, 3, show)
}

fn pincers<const W: usize>(state: &State<'_, W>, size: usize, show: Show<'_>) -> ControlFlow<()> {
    let layout = state.layout;
    let pairs = state.pairs();
    for pivot in state.open().iter().filter(|&cell| state.n_at(cell) == size) {
        let mask = state.at(pivot);
        let near = pairs & layout.peers[pivot];
        for a in near.iter().filter(|&a| (state.at(a) & mask).count_ones() as usize == size - 1) {
            for b in near.iter().filter(|&b| b > a) {
                let all = mask | state.at(a) | state.at(b);
                let shared = state.at(a) & state.at(b);
                let fits = all.count_ones() == 3
                    && shared.count_ones() == 1
                    && (state.at(b) & mask).count_ones() as usize == size - 1
                    && (size == 3 || shared & mask == 0);
                if !fits {
                    continue;
                }
                let mut wing: Bits<W> = [a, b].into_iter().collect();
                if size == 3 {
                    wing.insert(pivot);
                }
                let effects = drops(state, layout.common_peers(wing) & state.open(), shared);
                if effects.is_empty() {
                    continue;
                }
                wing.insert(pivot);
                // The value of the pivot that leaves a wing only the shared value.
                let case = |wing: usize| (state.at(wing) & !shared).trailing_zeros() as u8;
                let (a, b) = if case(a) < case(b) { (a, b) } else { (b, a) };
                show(Finding {
                    technique: if size == 2 { &XY_WING } else { &XYZ_WING },
                    rating: Tenths(if size == 2 { 42 } else { 44 }),
                    because: list(wing),
                    effects,
                    args: vec![
                        ("pivot", Arg::Cell(pivot as u16)),
                        ("pivot-values", Arg::Values(mask)),
                        ("one", Arg::Value(case(a))),
                        ("other", Arg::Value(case(b))),
                        ("first", Arg::Cell(a as u16)),
                        ("second", Arg::Cell(b as u16)),
                        ("wings", Arg::Cells(vec![a as u16, b as u16])),
                        ("value", Arg::Value(shared.trailing_zeros() as u8)),
                    ],
                })?;
            }
        }
    }
    DONE
}

/// The order of wings: lower ratings first, then more removals, then rings, then more candidates.
type Key = (u16, Reverse<u32>, bool, Reverse<(usize, usize)>, [u16; 6], u16);

/// Finds `N - 1` cells of a house with `N` candidates, and a cell with two of these values that
/// sees every place of at least one of them in the set; the easiest first.
pub(crate) fn big_wing<const W: usize, const N: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    best_first(show, |shown| easiest::<W, N>(state, shown, budget))
}

fn easiest<const W: usize, const N: usize>(
    state: &State<'_, W>,
    shown: &Shown,
    budget: &mut Budget,
) -> Option<Finding> {
    let pairs: Vec<usize> = state.pairs().iter().collect();
    let mut best: Option<(Key, Wing<W>)> = None;
    if pairs.is_empty() {
        return None;
    }
    for (h, house) in state.layout.houses.iter().enumerate() {
        if !budget.pay(20) {
            break;
        }
        let cells: Vec<usize> = (house.set & state.open())
            .iter()
            .filter(|&cell| (2..=N).contains(&state.n_at(cell)))
            .collect();
        if cells.len() < N - 1 {
            continue;
        }
        almost_locked(state, &cells, (N - 1, N), 0, (Bits::EMPTY, 0), &mut |set, values| {
            let rating = rating(state, set, N);
            if best.as_ref().is_some_and(|(best, _)| best.0 < rating) {
                return;
            }
            wings_of(state, &pairs, h, set, values, &mut |wing| {
                let n_gone: u32 = wing
                    .effects
                    .iter()
                    .map(|effect| match effect {
                        Effect::Place(..) => 0,
                        Effect::Drop(_, gone) => gone.count_ones(),
                    })
                    .sum();
                let sizes = || set.iter().map(|cell| state.n_at(cell));
                // The numbers are compared as texts, so that 9 comes after 12.
                let total: usize = sizes().sum();
                let total = if total < 10 { 10 * total } else { total };
                let sizes = Reverse((sizes().max().unwrap_or(0), total));
                let mut cells = [0; 6];
                cells.iter_mut().zip(set.iter()).for_each(|(to, cell)| *to = cell as u16);
                let pair = wing.pair as u16;
                let key = (rating, Reverse(n_gone), !wing.is_ring, sizes, cells, pair);
                if best.as_ref().is_none_or(|(best, _)| key < *best)
                    && shown.lacks(wing.technique(), || wing.effects.clone())
                {
                    best = Some((key, wing));
                }
            });
        });
    }
    best.map(|(key, wing)| wing.finding(state, key.0))
}

/// Calls `visit` with every choice of `size` cells that have exactly `n_values` candidates in all.
fn almost_locked<const W: usize>(
    state: &State<'_, W>,
    cells: &[usize],
    (size, n_values): (usize, usize),
    from: usize,
    (set, values): (Bits<W>, u64),
    visit: &mut impl FnMut(Bits<W>, u64),
) {
    if size == 0 {
        if values.count_ones() as usize == n_values {
            visit(set, values);
        }
        return;
    }
    for i in from..=cells.len().saturating_sub(size) {
        let values = values | state.at(cells[i]);
        if values.count_ones() as usize <= n_values {
            let set = set | Bits::of(cells[i]);
            almost_locked(state, cells, (size - 1, n_values), i + 1, (set, values), visit);
        }
    }
}

/// The rating of a wing, which is lower if its cells have few candidates each, or one cell has all
/// of them.
fn rating<const W: usize>(state: &State<'_, W>, set: Bits<W>, n: usize) -> u16 {
    let largest = set.iter().map(|cell| state.n_at(cell)).max().unwrap_or(0);
    match (n, largest) {
        (4, 3) => 56,
        (4, _) => 55,
        (5, 5) => 62,
        (5, 3) => 64,
        (5, _) => 63,
        (6, _) => 66,
        _ => 75,
    }
}

/// A cell with two candidates next to an almost locked set, and the removals.
struct Wing<const W: usize> {
    pair: usize,
    set: Bits<W>,
    values: u64,
    /// The values of the pair: the one that it or the set contains, and the one that links them.
    z: usize,
    x: usize,
    is_ring: bool,
    effects: Vec<Effect>,
}

impl<const W: usize> Wing<W> {
    fn technique(&self) -> &'static Technique {
        match (self.set.count(), self.is_ring) {
            (3, false) => &WXYZ_WING,
            (3, true) => &WXYZ_RING,
            (4, false) => &VWXYZ_WING,
            (4, true) => &VWXYZ_RING,
            (5, false) => &UVWXYZ_WING,
            (5, true) => &UVWXYZ_RING,
            (_, false) => &TUVWXYZ_WING,
            (_, true) => &TUVWXYZ_RING,
        }
    }

    fn finding(self, state: &State<'_, W>, rating: u16) -> Finding {
        let mut args = vec![
            ("cells", Arg::Cells(list(self.set))),
            ("values", Arg::Values(self.values)),
            ("cell", Arg::Cell(self.pair as u16)),
            ("cell-values", Arg::Values(1 << self.z | 1 << self.x)),
        ];
        if !self.is_ring {
            args.extend([
                ("value", Arg::Value(self.z as u8)),
                ("other", Arg::Value(self.x as u8)),
                ("holders", Arg::Cells(list(self.set & state.cells(self.z)))),
            ]);
        }
        Finding {
            technique: self.technique(),
            rating: Tenths(rating),
            because: list(self.set | Bits::of(self.pair)),
            effects: self.effects,
            args,
        }
    }
}

fn wings_of<const W: usize>(
    state: &State<'_, W>,
    pairs: &[usize],
    house: usize,
    set: Bits<W>,
    values: u64,
    visit: &mut impl FnMut(Wing<W>),
) {
    let layout = state.layout;
    let set_of = |value: usize| set & state.cells(value);
    for &pair in pairs {
        let mask = state.at(pair);
        if mask & !values != 0 || set.contains(pair) || layout.houses[house].set.contains(pair) {
            continue;
        }
        let sees = |value: usize| set_of(value).is_within(layout.peers[pair]);
        let linked = ones(mask).filter(|&value| sees(value)).fold(0u64, |m, v| m | 1 << v);
        let gone_of = |value: usize| {
            let mut holders = set_of(value);
            if mask >> value & 1 == 1 {
                holders.insert(pair);
            }
            state.cells(value) & layout.common_peers(holders).without(set | Bits::of(pair))
        };
        let is_ring = linked == mask;
        let losing = match linked.count_ones() {
            0 => continue,
            1 => mask & !linked,
            _ => values,
        };
        let gone = ones(losing).map(|value| (value, gone_of(value)));
        let gone: Vec<(usize, Bits<W>)> = gone.filter(|(_, cells)| !cells.is_empty()).collect();
        if gone.is_empty() {
            continue;
        }
        let lost: u64 = gone.iter().map(|&(value, _)| 1 << value).sum();
        let cells = gone.iter().fold(Bits::EMPTY, |all, &(_, cells)| all | cells);
        let masks = cells.iter().map(|cell| {
            let mine = gone.iter().filter(|(_, cells)| cells.contains(cell));
            (cell, mine.map(|&(value, _)| 1 << value).sum::<u64>() & lost)
        });
        let effects = masks.map(|(cell, mask)| Effect::Drop(cell as u16, mask)).collect();
        let z = (mask & !linked | if is_ring { mask & mask.wrapping_neg() } else { 0 })
            .trailing_zeros() as usize;
        let x = (mask & !(1 << z)).trailing_zeros() as usize;
        visit(Wing { pair, set, values, z, x, is_ring, effects });
    }
}
