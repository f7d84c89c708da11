//! Universal graves (BUG): boards on which every open cell has two candidates and every value two
//! places in each house have several solutions or none, so that some extra candidate must be true.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, Shown, best_first, drops, list};
use crate::state::State;
use crate::step::{Arg, Finding, Technique, Tenths, technique};
use crate::techniques::almost::{SharedCell, naked_with};
use gridwright_core::Budget;

/// A single cell has extra candidates.
pub(crate) static BUG_1: Technique = technique("bug-1", 56);
/// All extra candidates have the same value.
pub(crate) static BUG_2: Technique = technique("bug-2", 57);
/// The extra candidates form a naked set with other cells.
pub(crate) static BUG_3: Technique = technique("bug-3", 58);
/// A common value is locked in the two cells with extra candidates.
pub(crate) static BUG_4: Technique = technique("bug-4", 57);

/// All techniques of this finder.
pub(crate) const ALL: [&Technique; 4] = [&BUG_1, &BUG_2, &BUG_3, &BUG_4];

/// Finds universal graves of any type.
pub(crate) fn universal_grave<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    if !state.forbids_swaps() {
        return DONE;
    }
    best_first(show, |shown| first_grave(state, shown))
}

fn first_grave<const W: usize>(state: &State<'_, W>, shown: &Shown) -> Option<Finding> {
    let spoilers = spoilers(state)?;
    let cells: Bits<W> = spoilers.iter().map(|&(cell, _)| cell).collect();
    let extra = spoilers.iter().fold(0, |all, &(_, extra)| all | extra);
    let layout = state.layout;
    let found = |technique, rating, effects: Vec<_>, args| {
        let is_new = !effects.is_empty() && shown.lacks(technique, || effects.clone());
        is_new.then(|| Finding {
            technique,
            rating: Tenths(rating),
            because: list(cells),
            effects,
            args,
        })
    };
    let extras = || {
        let cells = spoilers.iter().map(|&(cell, extra)| (cell as u16, extra));
        Arg::Candidates(cells.collect())
    };
    if let [(cell, extra)] = spoilers[..] {
        let effects = drops(state, cells, !extra);
        let houses = layout.at[cell].iter().map(|&(house, _)| house).collect();
        let args = vec![
            ("cell", Arg::Cell(cell as u16)),
            ("values", Arg::Values(extra)),
            ("houses", Arg::Houses(houses)),
        ];
        return found(&BUG_1, 56, effects, args);
    }
    let seen = layout.common_peers(cells) & state.open();
    if extra.count_ones() == 1 {
        let effects = drops(state, seen, extra);
        let value = ("value", Arg::Value(extra.trailing_zeros() as u8));
        let args = vec![("cells", Arg::Cells(list(cells))), value];
        if let Some(found) = found(&BUG_2, 57, effects, args) {
            return Some(found);
        }
    }
    let first = cells.first()?;
    let houses = layout.at[first].iter().map(|&(house, _)| house as usize);
    let houses: Vec<usize> =
        houses.filter(|&house| cells.is_within(layout.houses[house].set)).collect();
    if let [(a, extra_a), (b, extra_b)] = spoilers[..] {
        let common = state.at(a) & !extra_a & state.at(b) & !extra_b;
        if common.count_ones() == 1
            && let Some(&house) = houses
                .iter()
                .find(|&&house| state.cells_in(house, common.trailing_zeros() as usize) == cells)
        {
            let mut effects = drops(state, Bits::of(a), !(common | extra_a));
            effects.extend(drops(state, Bits::of(b), !(common | extra_b)));
            let args = vec![
                ("extras", extras()),
                ("cells", Arg::Cells(list(cells))),
                ("common", Arg::Value(common.trailing_zeros() as u8)),
                ("house", Arg::House(house as u16)),
            ];
            if let Some(found) = found(&BUG_4, 57, effects, args) {
                return Some(found);
            }
        }
    }
    let is_wanted = |effects: &[_]| shown.lacks(&BUG_3, || effects.to_vec());
    for k in 2..layout.n_values.min(7) {
        for &house in &houses {
            let shared = SharedCell { house, cells, extra };
            if let Some(set) = naked_with(state, &shared, k, is_wanted) {
                let args = vec![
                    ("extras", extras()),
                    ("cells", Arg::Cells(list(cells))),
                    ("values", Arg::Values(extra)),
                    ("set-values", Arg::Values(set.values)),
                    ("house", Arg::House(house as u16)),
                    ("set-cells", Arg::Cells(list(set.cells))),
                ];
                let found = found(&BUG_3, 57 + k as u16 - 1, set.effects, args);
                let because = list(cells | set.cells);
                return found.map(|found| Finding { because, ..found });
            }
        }
    }
    None
}

/// Finds universal graves with a single extra cell.
pub(crate) fn bug_plus_one<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    universal_grave(state, budget, &mut |found| match found.technique == &BUG_1 {
        true => show(found),
        false => DONE,
    })
}

/// The cells with extra candidates, each with these candidates; `None` if the board is no grave
/// without them.
fn spoilers<const W: usize>(state: &State<'_, W>) -> Option<Vec<(usize, u64)>> {
    let layout = state.layout;
    let mut spoilers = Vec::new();
    for cell in state.open().iter() {
        let mask = state.at(cell);
        let n = mask.count_ones() as usize;
        if n < 2 {
            return None;
        }
        if n == 2 {
            continue;
        }
        let is_extra = |&value: &usize| {
            layout.at[cell].iter().all(|&(h, _)| state.places(h as usize, value).count_ones() > 2)
        };
        let extra = ones(mask).filter(is_extra).fold(0u64, |all, value| all | 1 << value);
        if extra.count_ones() as usize != n - 2 {
            return None;
        }
        spoilers.push((cell, extra));
        if spoilers.len() > layout.n_values {
            return None;
        }
    }
    let is_grave = layout.houses.iter().enumerate().all(|(h, house)| {
        (0..layout.n_values).all(|value| {
            let extra = spoilers
                .iter()
                .filter(|&&(cell, extra)| extra >> value & 1 == 1 && house.set.contains(cell));
            let n = state.places(h, value).count_ones() as usize - extra.count();
            n == 0 || n == 2
        })
    });
    (is_grave && !spoilers.is_empty()).then_some(spoilers)
}
