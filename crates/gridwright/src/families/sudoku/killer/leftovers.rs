//! The law of leftovers: some houses and as many others hold the same values, and still do without
//! the cells they share.

use std::ops::ControlFlow;

use gridwright_core::{Arg, Finding, Mask};

use super::cages::Visit;
use super::frame::Leftovers;
use super::view::View;

/// Drops values from the cells of one set that the cells of the other cannot hold.
pub(super) fn law_of_leftovers(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    for Leftovers { houses, cells } in view.frame.leftovers() {
        for (from, to) in [(0, 1), (1, 0)] {
            let can_be = cells[from].iter().fold(Mask::EMPTY, |all, &cell| all.or(view.at(cell)));
            let effects = view.without(cells[to].iter().map(|&cell| (cell, can_be)));
            if effects.is_empty() {
                continue;
            }
            let gone = super::in_cage::gone_in(&effects);
            visit(Finding {
                because: cells.concat(),
                effects,
                args: vec![
                    ("houses", Arg::Rules(houses[from].clone())),
                    ("others", Arg::Rules(houses[to].clone())),
                    ("beside", Arg::Sites(cells[from].clone())),
                    ("cells", Arg::Sites(cells[to].clone())),
                    ("values", Arg::Values(gone)),
                ],
            })?;
        }
    }
    ControlFlow::Continue(())
}
