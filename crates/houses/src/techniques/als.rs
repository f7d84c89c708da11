//! Almost locked sets: cells of a house with one candidate more than there are cells.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, list};
use crate::layout::Kind;
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// Two sets that share a value which only one of them can contain.
pub(crate) static ALS_XZ: Technique = technique("als-xz", 72);
/// Two sets that share two such values.
pub(crate) static DOUBLY_LINKED: Technique = technique("doubly-linked-als", 72);
/// The crossing of a box and a line, with a set in the rest of each.
pub(crate) static SUE_DE_COQ: Technique = technique("sue-de-coq", 60);

/// Cells of a house with one candidate more than there are cells.
#[derive(Clone, Copy)]
pub(crate) struct Set<const W: usize> {
    pub(crate) cells: Bits<W>,
    pub(crate) values: u64,
}

/// Number of sets or pairs of sets that are looked at for one node, so many that boards of 9 x 9
/// need none.
const SETS_PER_NODE: u64 = 1 << 14;

/// All almost locked sets up to a size, each once; some are missing if the budget is spent.
pub(crate) fn sets<const W: usize>(
    state: &State<'_, W>,
    largest: usize,
    budget: &mut Budget,
) -> Vec<Set<W>> {
    struct Search<'s, 'a, 'b, const W: usize> {
        state: &'s State<'a, W>,
        budget: &'b mut Budget,
        n_tried: u64,
        all: Vec<Set<W>>,
    }
    impl<const W: usize> Search<'_, '_, '_, W> {
        fn extend(
            &mut self,
            cells: &[usize],
            from: usize,
            largest: usize,
            set: Set<W>,
        ) -> ControlFlow<()> {
            self.n_tried += 1;
            if self.n_tried.is_multiple_of(SETS_PER_NODE) && !self.budget.pay(1) {
                return ControlFlow::Break(());
            }
            let n = set.cells.count();
            if n > 0 && set.values.count_ones() as usize == n + 1 {
                self.all.push(set);
            }
            if n == largest {
                return DONE;
            }
            for i in from..cells.len() {
                let values = set.values | self.state.at(cells[i]);
                if values.count_ones() as usize <= largest + 1 {
                    let cells_now = set.cells | Bits::of(cells[i]);
                    let set = Set { cells: cells_now, values };
                    self.extend(cells, i + 1, largest, set)?;
                }
            }
            DONE
        }
    }
    let mut search = Search { state, budget, n_tried: 0, all: Vec::new() };
    for house in &state.layout.houses {
        let open = house.set & state.open();
        let cells: Vec<usize> = open.iter().filter(|&cell| state.n_at(cell) > 1).collect();
        let empty = Set { cells: Bits::EMPTY, values: 0 };
        if search.extend(&cells, 0, largest.min(cells.len()), empty).is_break() {
            break;
        }
    }
    let mut all = search.all;
    all.sort_by_key(|set| (set.cells.count(), set.cells));
    all.dedup_by_key(|set| set.cells);
    all
}

/// Finds pairs of almost locked sets.
pub(crate) fn als_xz<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    let sets = sets(state, 5, budget);
    let seen: Vec<Bits<W>> = sets
        .iter()
        .map(|set| set.cells.iter().fold(Bits::EMPTY, |all, cell| all | layout.peers[cell]))
        .collect();
    for (i, a) in sets.iter().enumerate() {
        if !budget.pay(sets.len() as u64 / 256 + 1) {
            return DONE;
        }
        for b in &sets[i + 1..] {
            let common = a.values & b.values;
            if common.count_ones() < 2 || a.cells.meets(b.cells) || !seen[i].meets(b.cells) {
                continue;
            }
            let holders = |set: &Set<W>, value: usize| set.cells & state.cells(value);
            let is_restricted =
                |&x: &usize| holders(b, x).is_within(layout.common_peers(holders(a, x)));
            let restricted = ones(common).filter(is_restricted).fold(0, |all, x| all | 1u64 << x);
            if restricted.count_ones() == 2 {
                doubly_linked(state, [*a, *b], restricted, show)?;
            }
            for x in ones(restricted) {
                for z in ones(common & !(1 << x)) {
                    let ends = holders(a, z) | holders(b, z);
                    let gone = (layout.common_peers(ends) & state.cells(z)).without(ends);
                    if gone.is_empty() {
                        continue;
                    }
                    let gone = gone.iter().map(|cell| Effect::Drop(cell as u16, 1 << z));
                    show(Finding {
                        technique: &ALS_XZ,
                        rating: Tenths(72),
                        because: list(a.cells | b.cells),
                        effects: gone.collect(),
                        args: vec![
                            ("first", Arg::Cells(list(a.cells))),
                            ("first-values", Arg::Values(a.values)),
                            ("second", Arg::Cells(list(b.cells))),
                            ("second-values", Arg::Values(b.values)),
                            ("common", Arg::Value(x as u8)),
                            ("value", Arg::Value(z as u8)),
                            ("ends", Arg::Cells(list(ends))),
                        ],
                    })?;
                }
            }
        }
    }
    DONE
}

/// Shows a pair of sets with two restricted common values: each set contains one of them, so both
/// are locked.
fn doubly_linked<const W: usize>(
    state: &State<'_, W>,
    sets: [Set<W>; 2],
    common: u64,
    show: Show<'_>,
) -> ControlFlow<()> {
    let [a, b] = sets;
    let seen = |cells: Bits<W>, value: usize| {
        state.layout.common_peers(cells & state.cells(value)) & state.cells(value)
    };
    let mut gone = vec![0u64; state.layout.n_cells()];
    let mut take = |cells: Bits<W>, value: usize| {
        seen(cells, value).iter().for_each(|cell| gone[cell] |= 1 << value);
    };
    ones(common).for_each(|value| take(a.cells | b.cells, value));
    for set in sets {
        ones(set.values & !common).for_each(|value| take(set.cells, value));
    }
    let lost = gone.iter().enumerate().filter(|(_, lost)| **lost != 0);
    let effects: Vec<Effect> = lost.map(|(cell, &lost)| Effect::Drop(cell as u16, lost)).collect();
    if effects.is_empty() {
        return DONE;
    }
    show(Finding {
        technique: &DOUBLY_LINKED,
        rating: Tenths(72),
        because: list(a.cells | b.cells),
        effects,
        args: vec![
            ("first", Arg::Cells(list(a.cells))),
            ("first-values", Arg::Values(a.values)),
            ("second", Arg::Cells(list(b.cells))),
            ("second-values", Arg::Values(b.values)),
            ("values", Arg::Values(common)),
        ],
    })
}

/// Finds cells in a box and a line, with sets in the rest of each that share no value.
pub(crate) fn sue_de_coq<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    for &b in layout.of_kind(Kind::Box) {
        for kind in [Kind::Row, Kind::Column] {
            for &l in layout.of_kind(kind) {
                let (area, line) = (layout.houses[b].set, layout.houses[l].set);
                let cross: Vec<usize> = (area & line & state.open()).iter().collect();
                // Every choice of cells is tried, so long crossings are skipped.
                if !(2..=10).contains(&cross.len()) || !budget.pay(1) {
                    continue;
                }
                for chosen in 1u32..1 << cross.len() {
                    let cells = (0..cross.len()).filter(|i| chosen >> i & 1 == 1);
                    let core: Bits<W> = cells.map(|i| cross[i]).collect();
                    let values = core.iter().fold(0, |all, cell| all | state.at(cell));
                    if core.count() < 2 || (values.count_ones() as usize) < core.count() + 2 {
                        continue;
                    }
                    with_sides(state, core, values, [b, l], budget, show)?;
                    if budget.is_spent() {
                        return DONE;
                    }
                }
            }
        }
    }
    DONE
}

/// Shows the sets of one or two cells on either side of the core that use up all values.
fn with_sides<const W: usize>(
    state: &State<'_, W>,
    core: Bits<W>,
    values: u64,
    houses: [usize; 2],
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let [area, line] = houses.map(|house| state.layout.houses[house].set);
    let side = |cells: Bits<W>| -> Vec<(Bits<W>, u64)> {
        let cells: Vec<usize> = cells.iter().filter(|&cell| state.n_at(cell) > 1).collect();
        let mut sides = Vec::new();
        for (i, &a) in cells.iter().enumerate() {
            sides.push((Bits::of(a), state.at(a)));
            for &b in &cells[i + 1..] {
                sides.push((Bits::of(a) | Bits::of(b), state.at(a) | state.at(b)));
            }
        }
        sides.retain(|&(_, mask)| mask & values != 0);
        sides
    };
    let (area_rest, line_rest) =
        ((area & state.open()).without(line), (line & state.open()).without(area));
    let (area_sides, line_sides) = (side(area_rest), side(line_rest));
    let mut n_tried = 0;
    for (in_area, area_values) in area_sides {
        // There are millions of pairs on large boards.
        n_tried += line_sides.len() as u64;
        if n_tried >= SETS_PER_NODE {
            if !budget.pay(n_tried / SETS_PER_NODE) {
                return DONE;
            }
            n_tried %= SETS_PER_NODE;
        }
        for &(in_line, line_values) in &line_sides {
            let all = values | area_values | line_values;
            let n = core.count() + in_area.count() + in_line.count();
            if area_values & line_values != 0 || all.count_ones() as usize != n {
                continue;
            }
            let area_gone = area_values | values & !line_values;
            let line_gone = line_values | values & !area_values;
            let area_left = (area & state.open()).without(core | in_area);
            let line_left = (line & state.open()).without(core | in_line);
            let lost = |cell: usize| {
                let from_area = if area_left.contains(cell) { area_gone } else { 0 };
                let from_line = if line_left.contains(cell) { line_gone } else { 0 };
                state.at(cell) & (from_area | from_line)
            };
            let cells = (area_left | line_left).iter().map(|cell| (cell, lost(cell)));
            let effects: Vec<Effect> = cells
                .filter(|&(_, lost)| lost != 0)
                .map(|(cell, lost)| Effect::Drop(cell as u16, lost))
                .collect();
            if effects.is_empty() {
                continue;
            }
            show(Finding {
                technique: &SUE_DE_COQ,
                rating: Tenths(60),
                because: list(core | in_area | in_line),
                effects,
                args: vec![
                    ("cells", Arg::Cells(list(core))),
                    ("values", Arg::Values(values)),
                    ("box", Arg::House(houses[0] as u16)),
                    ("line", Arg::House(houses[1] as u16)),
                    ("in-box", Arg::Cells(list(in_area))),
                    ("in-box-values", Arg::Values(area_values)),
                    ("in-line", Arg::Cells(list(in_line))),
                    ("in-line-values", Arg::Values(line_values)),
                    ("box-values", Arg::Values(area_gone)),
                    ("line-values", Arg::Values(line_gone)),
                ],
            })?;
        }
    }
    DONE
}
