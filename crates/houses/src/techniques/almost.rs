//! Naked and hidden sets in which several cells count as one, because one of them has an extra
//! value.

use crate::bits::{Bits, ones};
use crate::finder::drops;
use crate::state::State;
use crate::step::Effect;

/// Cells of a house, at least one of which has one of the `extra` values.
pub(crate) struct SharedCell<const W: usize> {
    /// The house.
    pub(crate) house: usize,
    /// The cells.
    pub(crate) cells: Bits<W>,
    /// The extra values.
    pub(crate) extra: u64,
}

/// The other cells of a set, its values, and its effects.
pub(crate) struct Set<const W: usize> {
    /// The cells of the set other than the shared ones.
    pub(crate) cells: Bits<W>,
    /// The values of the set.
    pub(crate) values: u64,
    /// The removals; never empty.
    pub(crate) effects: Vec<Effect>,
}

/// The first naked set of `k` values in the shared cell and `k - 1` others whose effects are
/// wanted.
pub(crate) fn naked_with<const W: usize>(
    state: &State<'_, W>,
    shared: &SharedCell<W>,
    k: usize,
    is_wanted: impl Fn(&[Effect]) -> bool,
) -> Option<Set<W>> {
    let house = &state.layout.houses[shared.house];
    let others = (house.set & state.open()).without(shared.cells);
    let cells: Vec<usize> =
        others.iter().filter(|&cell| (1..=k).contains(&state.n_at(cell))).collect();
    choose(&cells, k - 1, 0, &mut Vec::new(), &mut |chosen| {
        let values = chosen.iter().fold(shared.extra, |all, &cell| all | state.at(cell));
        if values.count_ones() as usize != k {
            return None;
        }
        let set: Bits<W> = chosen.iter().copied().collect();
        let effects = drops(state, others.without(set), values);
        (!effects.is_empty() && is_wanted(&effects)).then_some(Set { cells: set, values, effects })
    })
}

/// The first hidden set of `k` values, including the pair, whose places in the house are the shared
/// cell and `k - 1` others, and whose effects are wanted.
pub(crate) fn hidden_with<const W: usize>(
    state: &State<'_, W>,
    shared: &SharedCell<W>,
    pair: u64,
    k: usize,
    is_wanted: impl Fn(&[Effect]) -> bool,
) -> Option<Set<W>> {
    let layout = state.layout;
    // A value of the pair that has its place in the house already needs no other.
    let is_open = |value: usize| state.places(shared.house, value) != 0;
    if !layout.houses[shared.house].is_full || !ones(pair).all(is_open) {
        return None;
    }
    let values: Vec<usize> = (0..layout.n_values)
        .filter(|&value| (pair | shared.extra) >> value & 1 == 0)
        .filter(|&value| is_open(value))
        .collect();
    choose(&values, k - 2, 0, &mut Vec::new(), &mut |chosen| {
        let values = chosen.iter().fold(pair, |all, &value| all | 1 << value);
        let places = state.with_any(values) & layout.houses[shared.house].set;
        let others = places.without(shared.cells);
        if others.count() != k - 1 {
            return None;
        }
        let effects = drops(state, others, !values);
        (!effects.is_empty() && is_wanted(&effects)).then_some(Set {
            cells: others,
            values,
            effects,
        })
    })
}

/// Calls `accept` with each choice of `k` items in order, until it returns a result.
pub(crate) fn choose<T>(
    items: &[usize],
    k: usize,
    from: usize,
    chosen: &mut Vec<usize>,
    accept: &mut impl FnMut(&[usize]) -> Option<T>,
) -> Option<T> {
    if k == 0 {
        return accept(chosen);
    }
    for i in from..items.len() {
        chosen.push(items[i]);
        let found = choose(items, k - 1, i + 1, chosen, accept);
        chosen.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}
