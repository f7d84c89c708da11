//! Hidden rectangles, in which two values could be swapped if a corner had the wrong one.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, drops, list};
use crate::layout::{Kind, Layout};
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique, technique};
use gridwright_core::Budget;

/// Strong links from a corner along its row and its column.
pub(crate) static HIDDEN_RECTANGLE: Technique = technique("hidden-rectangle", 47);

/// Corners lack one of the two values: unique rectangles of any type, and hidden ones.
pub(crate) static RECTANGLE_MISSING: Technique = technique("unique-rectangle-missing", 48);
/// Three corners filled in, so that the fourth cannot have the value that would let them swap.
pub(crate) static AVOIDABLE_1: Technique = technique("avoidable-rectangle-1", 47);
/// Corners filled in, and one further value in the others.
pub(crate) static AVOIDABLE_2: Technique = technique("avoidable-rectangle-2", 47);

/// The cells in the row and in the column of a corner, without it.
fn beside<const W: usize>(layout: &Layout<W>, corner: usize) -> Option<[Bits<W>; 2]> {
    let line = |kind| Some(layout.houses[layout.house_of(corner, kind)?].set);
    let own = Bits::of(corner);
    Some([line(Kind::Row)?.without(own), line(Kind::Column)?.without(own)])
}

/// The corner across of a rectangle in two boxes, from the cells beside a corner in its row and its column.
fn far_corner<const W: usize>(
    layout: &Layout<W>,
    corner: usize,
    [across, down]: [usize; 2],
) -> Option<usize> {
    let set = |cell, kind| Some(layout.houses[layout.house_of(cell, kind)?].set);
    let far = (set(down, Kind::Row)? & set(across, Kind::Column)?).only()?;
    let boxes = [corner, across, down, far].map(|cell| layout.house_of(cell, Kind::Box));
    // One of the cells beside it shares its box, and the other one that of the corner across.
    let is_in_two = (boxes[0] == boxes[1] && boxes[2] == boxes[3])
        != (boxes[0] == boxes[2] && boxes[1] == boxes[3]);
    is_in_two.then_some(far)
}

/// Corners that are filled in but not printed, and the others, which could swap two values with them.
pub(crate) fn avoidable_rectangle<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    if !state.forbids_swaps() || !budget.pay(1) {
        return DONE;
    }
    let (open, n_cells) = (state.open(), layout.n_cells());
    let filled: Bits<W> = (0..n_cells).filter(|&cell| state.entry(cell).is_some()).collect();
    for corner in filled.iter() {
        let Some([row, column]) = beside(layout, corner) else { continue };
        for across in (row & (filled | open)).iter() {
            for down in (column & (filled | open)).iter() {
                let Some(far) = far_corner(layout, corner, [across, down]) else { continue };
                let ring = [corner, across, far, down];
                let cells: Bits<W> = ring.into_iter().collect();
                // A rectangle counts once, from its first corner that is filled in.
                if (cells & filled).first() != Some(corner) || !cells.is_within(filled | open) {
                    continue;
                }
                let own = state.at_or_entry(corner);
                let others = state.at_or_entry(across) & state.at_or_entry(down) & !own;
                for other in ones(others) {
                    show_avoidable(state, ring, [own, 1 << other], show)?;
                }
            }
        }
    }
    DONE
}

/// Shows what follows if the cells of a ring cannot have two values in turn.
fn show_avoidable<const W: usize>(
    state: &State<'_, W>,
    ring: [usize; 4],
    pair: [u64; 2],
    show: Show<'_>,
) -> ControlFlow<()> {
    let due = |i: usize| (ring[i], pair[i % 2]);
    let (open, filled): (Vec<_>, Vec<_>) =
        (0..4).map(due).partition(|&(cell, _)| state.open().contains(cell));
    let extra = |(cell, due): (usize, u64)| state.at(cell) & !due;
    let is_ready = filled.iter().all(|&(cell, due)| state.at_or_entry(cell) == due)
        && open.iter().all(|&(cell, due)| state.at(cell) & due != 0 && extra((cell, due)) != 0);
    if !is_ready || open.is_empty() {
        return DONE;
    }
    let set = |cells: &[(usize, u64)]| cells.iter().map(|one| one.0).collect::<Bits<W>>();
    let rescuers = set(&open);
    let all = open.iter().fold(0, |all, &one| all | extra(one));
    let (technique, effects, value) = match open[..] {
        [(_, due)] => (&AVOIDABLE_1, drops(state, rescuers, due), due),
        _ if all.count_ones() == 1 => {
            (&AVOIDABLE_2, drops(state, state.layout.common_peers(rescuers), all), all)
        }
        _ => return DONE,
    };
    if effects.is_empty() {
        return DONE;
    }
    show(Finding {
        technique,
        rating: technique.rating,
        because: list(ring.into_iter().collect::<Bits<W>>()),
        effects,
        args: vec![
            ("cells", Arg::Cells(ring.map(|cell| cell as u16).to_vec())),
            ("values", Arg::Values(pair[0] | pair[1])),
            ("filled", Arg::Cells(list(set(&filled)))),
            ("rescuers", Arg::Cells(list(rescuers))),
            ("value", Arg::Value(value.trailing_zeros() as u8)),
        ],
    })
}

/// Finds a cell with two candidates and an opposite corner in whose row and column one of these
/// values has only two places.
pub(crate) fn hidden_rectangle<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    hidden(state, &HIDDEN_RECTANGLE, budget, show)
}

/// The same where a corner between the two lacks the other value.
pub(crate) fn hidden_with_missing<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    hidden(state, &RECTANGLE_MISSING, budget, show)
}

fn hidden<const W: usize>(
    state: &State<'_, W>,
    technique: &'static Technique,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    if !state.forbids_swaps() {
        return DONE;
    }
    let may_lack = technique == &RECTANGLE_MISSING;
    for pair in state.pairs().iter() {
        let mask = state.at(pair);
        let Some([row, column]) = beside(layout, pair) else { continue };
        let corners = state.with_all(mask);
        let ends = if may_lack { state.with_any(mask) } else { corners };
        for (across, down) in
            (row & ends).iter().flat_map(|a| (column & ends).iter().map(move |d| (a, d)))
        {
            let far = far_corner(layout, pair, [across, down]);
            let Some(far) = far.filter(|&far| corners.contains(far)) else { continue };
            if !budget.pay(1) || may_lack == [across, down].iter().all(|&c| corners.contains(c)) {
                continue;
            }
            let link = |kind, end: usize, value| {
                let house = layout.house_of(far, kind)?;
                let is_pair = state.cells_in(house, value) == [far, end].into_iter().collect();
                is_pair.then(|| (house as u16, list(state.cells_in(house, value))))
            };
            for forced in ones(mask) {
                let links = [link(Kind::Row, down, forced), link(Kind::Column, across, forced)];
                let [Some(by_row), Some(by_column)] = links else { continue };
                let other = (mask & !(1 << forced)).trailing_zeros() as u8;
                let mut args = vec![
                    ("cell", Arg::Cell(far as u16)),
                    ("value", Arg::Value(forced as u8)),
                    ("other", Arg::Value(other)),
                    ("links", Arg::Places(vec![by_row, by_column])),
                    ("ends", Arg::Cells(vec![down as u16, across as u16])),
                    ("corner", Arg::Cell(pair as u16)),
                ];
                args.extend(may_lack.then_some(("type", Arg::Word("hidden"))));
                show(Finding {
                    technique,
                    rating: technique.rating,
                    because: list([pair, across, down, far].into_iter().collect::<Bits<W>>()),
                    effects: vec![Effect::Drop(far as u16, 1 << other)],
                    args,
                })?;
            }
        }
    }
    DONE
}
