//! Singles: a value with one place, or a cell with one candidate.

use std::ops::ControlFlow;

use crate::finder::{DONE, Show, list};
use crate::layout::Kind;
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// The only open cell of a house.
pub(crate) static LAST_CELL: Technique = technique("last-cell", 10);

/// The only place of a value in a box.
pub(crate) static HIDDEN_SINGLE_BOX: Technique = technique("hidden-single-box", 12);

/// The only place of a value in a row, a column or another house.
pub(crate) static HIDDEN_SINGLE: Technique = technique("hidden-single", 15);

/// The only candidate of a cell.
pub(crate) static NAKED_SINGLE: Technique = technique("naked-single", 23);

/// The order in which kinds of houses are searched for hidden singles.
const ORDER: [Kind; 4] = [Kind::Box, Kind::Column, Kind::Row, Kind::Other];

/// Finds houses with one open cell.
pub(crate) fn last_cell<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    for kind in ORDER {
        for &h in state.layout.of_kind(kind) {
            let house = &state.layout.houses[h];
            if !house.is_full {
                continue;
            }
            let Some(cell) = (house.set & state.open()).only() else { continue };
            if state.n_at(cell) == 1 {
                let value = state.at(cell).trailing_zeros() as usize;
                show(single(state, &LAST_CELL, Tenths(10), h, cell, value))?;
            }
        }
    }
    DONE
}

/// Finds values with one place in a house, boxes first.
pub(crate) fn hidden_single<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    for kind in ORDER {
        for &h in state.layout.of_kind(kind) {
            let house = &state.layout.houses[h];
            if !house.is_full {
                continue;
            }
            for value in 0..state.layout.n_values {
                let places = state.places(h, value);
                if places.is_power_of_two() {
                    let cell = house.cells[places.trailing_zeros() as usize] as usize;
                    show(if kind == Kind::Box {
                        single(state, &HIDDEN_SINGLE_BOX, Tenths(12), h, cell, value)
                    } else {
                        single(state, &HIDDEN_SINGLE, Tenths(15), h, cell, value)
                    })?;
                }
            }
        }
    }
    DONE
}

fn single<const W: usize>(
    state: &State<'_, W>,
    technique: &'static Technique,
    rating: Tenths,
    house: usize,
    cell: usize,
    value: usize,
) -> Finding {
    Finding {
        technique,
        rating,
        because: list(state.layout.houses[house].set),
        effects: vec![Effect::Place(cell as u16, value as u8)],
        args: vec![
            ("house", Arg::House(house as u16)),
            ("cell", Arg::Cell(cell as u16)),
            ("value", Arg::Value(value as u8)),
        ],
    }
}

/// Finds cells with one candidate.
pub(crate) fn naked_single<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    for cell in state.open().iter().filter(|&cell| state.n_at(cell) == 1) {
        let value = state.at(cell).trailing_zeros() as u8;
        show(Finding {
            technique: &NAKED_SINGLE,
            rating: Tenths(23),
            because: vec![cell as u16],
            effects: vec![Effect::Place(cell as u16, value)],
            args: vec![("cell", Arg::Cell(cell as u16)), ("value", Arg::Value(value))],
        })?;
    }
    DONE
}
