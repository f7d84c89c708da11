//! Locked candidates: a value confined to the cells that two houses share.

use std::ops::ControlFlow;

use crate::bits::Bits;
use crate::finder::{DONE, Show, drops, list};
use crate::layout::Kind;
use crate::state::State;
use crate::step::{Arg, Args, Effect, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// Pointing that leaves a value one place in another house.
pub(crate) static DIRECT_POINTING: Technique = technique("direct-pointing", 17);

/// Claiming that leaves a value one place in another house.
pub(crate) static DIRECT_CLAIMING: Technique = technique("direct-claiming", 19);

/// A value confined within a box to one line.
pub(crate) static POINTING: Technique = technique("pointing", 26);

/// A value confined within a line to one box.
pub(crate) static CLAIMING: Technique = technique("claiming", 28);

/// A cell that sees every place of a value in a house, though not all by the same house.
pub(crate) static EVERY_PLACE_SEES: Technique = technique("every-place-sees", 29);

/// A value of one house all of whose places lie in another house.
struct Lock<const W: usize> {
    from: usize,
    to: usize,
    value: usize,
    cells: Bits<W>,
    gone: Bits<W>,
}

/// Shows every lock from a house of one kind to a house of another kind, for each of the `passes`.
///
/// The passes are done in order, each by value, then by house, as players scan the board.
fn each_lock<const W: usize>(
    state: &State<'_, W>,
    passes: &[(Kind, Kind)],
    mut visit: impl FnMut(Lock<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = state.layout;
    for &(from_kind, to_kind) in passes {
        for value in 0..layout.n_values {
            for &from in layout.of_kind(from_kind) {
                if !layout.houses[from].is_full {
                    continue;
                }
                let places = state.places(from, value);
                if places == 0 || places.is_power_of_two() {
                    continue;
                }
                let first = layout.houses[from].cells[places.trailing_zeros() as usize] as usize;
                let cells = state.cells_in(from, value);
                for &(to, _) in &layout.at[first] {
                    let to = to as usize;
                    let house = &layout.houses[to];
                    if to == from || house.kind != to_kind || !cells.is_within(house.set) {
                        continue;
                    }
                    let gone = state.cells_in(to, value).without(cells);
                    if gone.is_empty() {
                        continue;
                    }
                    visit(Lock { from, to, value, cells, gone })?;
                }
            }
        }
    }
    DONE
}

const POINTS: [(Kind, Kind); 2] = [(Kind::Box, Kind::Column), (Kind::Box, Kind::Row)];
const CLAIMS: [(Kind, Kind); 2] = [(Kind::Column, Kind::Box), (Kind::Row, Kind::Box)];
/// Locks that involve other kinds of houses.
const OTHERS: [(Kind, Kind); 7] = [
    (Kind::Box, Kind::Other),
    (Kind::Row, Kind::Other),
    (Kind::Column, Kind::Other),
    (Kind::Other, Kind::Box),
    (Kind::Other, Kind::Row),
    (Kind::Other, Kind::Column),
    (Kind::Other, Kind::Other),
];

/// Finds pointing that leaves a value one place in another box.
pub(crate) fn direct_pointing<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    direct(state, &POINTS, &DIRECT_POINTING, Tenths(17), show)
}

/// Finds claiming that leaves a value one place in another line of the same kind.
pub(crate) fn direct_claiming<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    direct(state, &CLAIMS, &DIRECT_CLAIMING, Tenths(19), show)
}

fn direct<const W: usize>(
    state: &State<'_, W>,
    passes: &[(Kind, Kind)],
    technique: &'static Technique,
    rating: Tenths,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    each_lock(state, passes, |lock| {
        let touched = lock.gone.iter().flat_map(|cell| &layout.at[cell]);
        let houses = touched.map(|&(house, _)| house as usize).filter(|&house| {
            house != lock.from
                && house != lock.to
                && layout.houses[house].is_full
                && layout.houses[house].kind == layout.houses[lock.from].kind
        });
        for house in houses {
            let left = state.cells_in(house, lock.value).without(lock.gone);
            if let Some(cell) = left.only() {
                let mut args = lock_args(&lock);
                args.extend([
                    ("house", Arg::House(house as u16)),
                    ("cell", Arg::Cell(cell as u16)),
                ]);
                show(Finding {
                    technique,
                    rating,
                    because: list(lock.cells),
                    effects: vec![Effect::Place(cell as u16, lock.value as u8)],
                    args,
                })?;
            }
        }
        DONE
    })
}

fn lock_args<const W: usize>(lock: &Lock<W>) -> Args {
    vec![
        ("from", Arg::House(lock.from as u16)),
        ("to", Arg::House(lock.to as u16)),
        ("value", Arg::Value(lock.value as u8)),
        ("cells", Arg::Cells(list(lock.cells))),
    ]
}

/// Finds values confined within a box to one line.
pub(crate) fn pointing<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    plain(state, &POINTS, &POINTING, Tenths(26), show)
}

/// Finds values confined within a line to one box, or between other kinds of houses.
pub(crate) fn claiming<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    plain(state, &CLAIMS, &CLAIMING, Tenths(28), show)?;
    plain(state, &OTHERS, &CLAIMING, Tenths(28), show)
}

fn plain<const W: usize>(
    state: &State<'_, W>,
    passes: &[(Kind, Kind)],
    technique: &'static Technique,
    rating: Tenths,
    show: Show<'_>,
) -> ControlFlow<()> {
    each_lock(state, passes, |lock| {
        show(Finding {
            technique,
            rating,
            because: list(lock.cells),
            effects: drops(state, lock.gone, 1 << lock.value),
            args: lock_args(&lock),
        })
    })
}

/// Finds cells that see every place of a value in a house, though not all by the same house. With
/// only rows, columns and boxes there are none that pointing and claiming do not find.
pub(crate) fn every_place_sees<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    if !layout.is_seen_across {
        return DONE;
    }
    for value in 0..layout.n_values {
        for (index, house) in layout.houses.iter().enumerate().filter(|(_, house)| house.is_full) {
            let cells = state.cells_in(index, value);
            if cells.count() < 2 {
                continue;
            }
            let seen = layout.seen_across(cells) & state.cells(value).without(house.set);
            if !seen.is_empty() {
                show(Finding {
                    technique: &EVERY_PLACE_SEES,
                    rating: Tenths(29),
                    because: list(cells),
                    effects: drops(state, seen, 1 << value),
                    args: vec![
                        ("house", Arg::House(index as u16)),
                        ("value", Arg::Value(value as u8)),
                        ("cells", Arg::Cells(list(cells))),
                        ("seen", Arg::Cells(list(seen))),
                    ],
                })?;
            }
        }
    }
    DONE
}
