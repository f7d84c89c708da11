//! Fish: a value confined to as many rows as columns: X-wing, swordfish, jellyfish.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{Show, Shown, best_first, drops, list};
use crate::layout::{Kind, Layout};
use crate::state::State;
use crate::step::{Arg, Finding, Technique, Tenths, technique};
use crate::techniques::subsets::tight_sets;
use gridwright_core::Budget;

/// A fish of two lines.
pub(crate) static X_WING: Technique = technique("x-wing", 32);
/// A fish of three lines.
pub(crate) static SWORDFISH: Technique = technique("swordfish", 38);
/// A fish of four lines.
pub(crate) static JELLYFISH: Technique = technique("jellyfish", 52);

/// The houses of `kind` that contain one of these cells, as a mask of the houses of that kind.
///
/// `None` if some cell lies in no house of the kind, or in one beyond the first 64.
pub(crate) fn lines_of<const W: usize>(
    state: &State<'_, W>,
    cells: Bits<W>,
    kind: Kind,
) -> Option<u64> {
    let layout = state.layout;
    let first = *layout.of_kind(kind).first()?;
    cells.iter().try_fold(0, |mask, cell| {
        let line = layout.house_of(cell, kind)? - first;
        (line < 64).then_some(mask | 1 << line)
    })
}

/// The cells of the houses selected by a mask.
pub(crate) fn union_of<const W: usize>(
    layout: &Layout<W>,
    houses: &[usize],
    chosen: u64,
) -> Bits<W> {
    ones(chosen).fold(Bits::EMPTY, |set, i| set | layout.houses[houses[i]].set)
}

/// Whether no two of the houses share a cell, as lines of overlapping grids can.
pub(crate) fn are_apart<const W: usize>(layout: &Layout<W>, houses: &[usize], chosen: u64) -> bool {
    let sizes = ones(chosen).map(|i| layout.houses[houses[i]].cells.len());
    union_of(layout, houses, chosen).count() == sizes.sum::<usize>()
}

/// Finds `K` lines in which a value is confined to `K` crossing lines.
pub(crate) fn fish<const W: usize, const K: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let (technique, rating) = match K {
        2 => (&X_WING, Tenths(32)),
        3 => (&SWORDFISH, Tenths(38)),
        _ => (&JELLYFISH, Tenths(52)),
    };
    best_first(show, |shown| first_fish::<W, K>(state, technique, rating, shown))
}

fn first_fish<const W: usize, const K: usize>(
    state: &State<'_, W>,
    technique: &'static Technique,
    rating: Tenths,
    shown: &Shown,
) -> Option<Finding> {
    let layout = state.layout;
    for (base, cover) in [(Kind::Column, Kind::Row), (Kind::Row, Kind::Column)] {
        let bases = layout.of_kind(base);
        let covers = layout.of_kind(cover);
        if bases.len() > 64 || covers.len() > 64 {
            continue;
        }
        // The fish with the first lines, of any value.
        let mut best: Option<(u64, u64, usize)> = None;
        for value in 0..layout.n_values {
            let mut sets = [0u64; 64];
            let mut n_small = 0;
            for (set, &h) in sets.iter_mut().zip(bases) {
                let n = state.places(h, value).count_ones() as usize;
                if layout.houses[h].is_full && (2..=K).contains(&n) {
                    *set = lines_of(state, state.cells_in(h, value), cover).unwrap_or(0);
                    n_small += 1;
                }
            }
            if n_small < K {
                continue;
            }
            let found = tight_sets(&sets[..bases.len()], K, &mut |chosen, union| {
                let gone = (union_of(layout, covers, union) & state.cells(value))
                    .without(union_of(layout, bases, chosen));
                let is_fish = union.count_ones() as usize == K
                    && !gone.is_empty()
                    && are_apart(layout, bases, chosen)
                    && shown.lacks(technique, || drops(state, gone, 1 << value));
                match is_fish {
                    true => ControlFlow::Break((chosen, union, value)),
                    false => ControlFlow::Continue(()),
                }
            });
            if let ControlFlow::Break(found) = found
                && best.is_none_or(|best| found.0 < best.0)
            {
                best = Some(found);
            }
        }
        if let Some((chosen, union, value)) = best {
            let base_cells = union_of(layout, bases, chosen);
            let gone = (union_of(layout, covers, union) & state.cells(value)).without(base_cells);
            let names = |kinds: &[usize], chosen| {
                Arg::Houses(ones(chosen).map(|i| kinds[i] as u16).collect())
            };
            return Some(Finding {
                technique,
                rating,
                because: list(base_cells & state.cells(value)),
                effects: drops(state, gone, 1 << value),
                args: vec![
                    ("value", Arg::Value(value as u8)),
                    ("bases", names(bases, chosen)),
                    ("covers", names(covers, union)),
                ],
            });
        }
    }
    None
}
