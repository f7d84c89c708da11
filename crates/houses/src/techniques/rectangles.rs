//! Hidden rectangles, in which two values could be swapped if a corner had the wrong one.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, list};
use crate::layout::Kind;
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// Strong links from a corner along its row and its column.
pub(crate) static HIDDEN_RECTANGLE: Technique = technique("hidden-rectangle", 47);

/// Finds a cell with two candidates and an opposite corner in whose row and column one of these
/// values has only two places.
pub(crate) fn hidden_rectangle<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    if !state.forbids_swaps() {
        return DONE;
    }
    for pair in state.pairs().iter() {
        let mask = state.at(pair);
        let corners = state.with_all(mask);
        let (Some(row), Some(column)) =
            (layout.house_of(pair, Kind::Row), layout.house_of(pair, Kind::Column))
        else {
            continue;
        };
        let line = |house: usize| (corners & layout.houses[house].set).without(Bits::of(pair));
        for across in line(row).iter() {
            for down in line(column).iter() {
                let (Some(other_row), Some(other_column)) =
                    (layout.house_of(down, Kind::Row), layout.house_of(across, Kind::Column))
                else {
                    continue;
                };
                let (r, c) = (&layout.houses[other_row].set, &layout.houses[other_column].set);
                let Some(far) = (corners & *r & *c).only() else { continue };
                let cells: Bits<W> = [pair, across, down, far].into_iter().collect();
                let boxes: std::collections::BTreeSet<_> =
                    cells.iter().map(|cell| layout.house_of(cell, Kind::Box)).collect();
                if boxes.len() != 2 || !budget.pay(1) {
                    continue;
                }
                for forced in ones(mask) {
                    let is_pair = |house| state.places(house, forced).count_ones() == 2;
                    if is_pair(other_row) && is_pair(other_column) {
                        let other = (mask & !(1 << forced)).trailing_zeros() as u8;
                        let places = |house| (house as u16, list(state.cells_in(house, forced)));
                        let links = vec![places(other_row), places(other_column)];
                        show(Finding {
                            technique: &HIDDEN_RECTANGLE,
                            rating: Tenths(47),
                            because: list(cells),
                            effects: vec![Effect::Drop(far as u16, 1 << other)],
                            args: vec![
                                ("cell", Arg::Cell(far as u16)),
                                ("value", Arg::Value(forced as u8)),
                                ("other", Arg::Value(other)),
                                ("links", Arg::Places(links)),
                                ("ends", Arg::Cells(vec![down as u16, across as u16])),
                                ("corner", Arg::Cell(pair as u16)),
                            ],
                        })?;
                    }
                }
            }
        }
    }
    DONE
}
