//! All ways to place one value in every row at once. A cell that none of them uses loses the value;
//! a cell that all of them use keeps it as the only place of its row.

use std::ops::ControlFlow;

use crate::bits::Bits;
use crate::finder::{DONE, Show, drops, list};
use crate::layout::Kind;
use crate::state::{State, ValueSearch};
use crate::step::{Arg, Finding, Technique, technique};
use gridwright_core::Budget;

/// Cells that no way uses.
pub(crate) static TEMPLATES: Technique = technique("templates", 84);

/// Maximum number of words in the cell sets of boards that are searched.
const MOST_WORDS: usize = 2;

/// Maximum number of partial placements that are looked at for one cell.
const MOST_NODES: u32 = 2000;

/// Finds the cells that no way to place a value uses.
pub(crate) fn templates<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    if W > MOST_WORDS {
        return DONE;
    }
    for value in 0..layout.n_values {
        let cells = state.cells(value);
        let rows = layout.of_kind(Kind::Row).iter().copied();
        let rows: Vec<usize> = rows
            .filter(|&row| layout.houses[row].is_full && layout.houses[row].set.meets(cells))
            .collect();
        let sets: Vec<Bits<W>> = rows.iter().map(|&row| layout.houses[row].set & cells).collect();
        let is_done = sets.len() < 2 || state.is_in_vain(ValueSearch::Templates, value);
        if is_done || !budget.pay(sets.len() as u64) {
            continue;
        }
        let all = sets.iter().fold(Bits::EMPTY, |all, &set| all | set);
        let is_used = |cell: usize| {
            let left: Vec<Bits<W>> =
                sets.iter().map(|set| set.without(layout.peers[cell])).collect();
            fits(state, &left, &mut 0)
        };
        let never: Bits<W> = all.iter().filter(|&cell| !is_used(cell)).collect();
        if never.is_empty() {
            state.found_nothing_of(ValueSearch::Templates, value);
        } else {
            show(Finding {
                technique: &TEMPLATES,
                rating: TEMPLATES.rating,
                because: list(all),
                effects: drops(state, never, 1 << value),
                args: vec![
                    ("value", Arg::Value(value as u8)),
                    ("houses", Arg::Houses(rows.iter().map(|&row| row as u16).collect())),
                    ("cells", Arg::Cells(list(never))),
                ],
            })?;
        }
    }
    DONE
}

/// Whether one cell can be chosen from each set such that no two see each other; also if there are
/// too many placements to look at all of them.
fn fits<const W: usize>(state: &State<'_, W>, sets: &[Bits<W>], nodes: &mut u32) -> bool {
    *nodes += 1;
    let Some(next) = (0..sets.len()).min_by_key(|&i| sets[i].count()) else { return true };
    *nodes > MOST_NODES
        || sets[next].iter().any(|cell| {
            let rest: Vec<Bits<W>> = (0..sets.len())
                .filter(|&i| i != next)
                .map(|i| sets[i].without(state.layout.peers[cell]))
                .collect();
            fits(state, &rest, nodes)
        })
}
