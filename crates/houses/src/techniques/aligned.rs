//! Trying every pair or triple of values for a few cells against the small cells around them.

use crate::bits::{Bits, ones};
use crate::finder::list;
use crate::state::State;
use crate::step::{Arg, Effect, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// Two cells.
pub(crate) static ALIGNED_PAIR: Technique = technique("aligned-pair", 62);
/// Three cells.
pub(crate) static ALIGNED_TRIPLE: Technique = technique("aligned-triple", 75);

/// Two cells whose values a pair of others rules out.
pub(crate) fn aligned_pair<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
) -> Option<Finding> {
    let layout = state.layout;
    let small = state.pairs();
    let bases: Vec<usize> = state
        .open()
        .iter()
        .filter(|&cell| state.n_at(cell) >= 2 && small.meets(layout.peers[cell]))
        .collect();
    for (i, &a) in bases.iter().enumerate() {
        for &b in &bases[i + 1..] {
            let around = small & layout.peers[a] & layout.peers[b];
            if around.is_empty() {
                continue;
            }
            if !budget.pay(1) {
                return None;
            }
            let masks: Vec<u64> = around.iter().map(|cell| state.at(cell)).collect();
            let is_linked = layout.peers[a].contains(b);
            let mut left = [0u64; 2];
            for x in ones(state.at(a)) {
                for y in ones(state.at(b)) {
                    let both = 1 << x | 1 << y;
                    if !(is_linked && x == y || masks.iter().any(|&mask| mask & !both == 0)) {
                        left[0] |= 1 << x;
                        left[1] |= 1 << y;
                    }
                }
            }
            if let Some(found) = excluded(state, &ALIGNED_PAIR, 62, &[a, b], &left, around) {
                return Some(found);
            }
        }
    }
    None
}

/// Three cells whose values pairs and triples of others rule out.
pub(crate) fn aligned_triple<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
) -> Option<Finding> {
    let layout = state.layout;
    let small: Bits<W> =
        state.open().iter().filter(|&cell| (2..=3).contains(&state.n_at(cell))).collect();
    let bases: Vec<usize> = state
        .open()
        .iter()
        .filter(|&cell| state.n_at(cell) >= 2 && small.meets(layout.peers[cell]))
        .collect();
    for (i, &a) in bases.iter().enumerate() {
        for (j, &b) in bases.iter().enumerate().skip(i + 1) {
            let around_two = small & layout.peers[a] & layout.peers[b];
            if around_two.is_empty() {
                continue;
            }
            // The third cells of a pair are tried faster than a node of search.
            if !budget.pay(1) {
                return None;
            }
            for &c in &bases[j + 1..] {
                let around = around_two & layout.peers[c];
                if around.is_empty() {
                    continue;
                }
                let left = triples(state, [a, b, c], around);
                let cells = [a, b, c];
                if let Some(found) = excluded(state, &ALIGNED_TRIPLE, 75, &cells, &left, around) {
                    return Some(found);
                }
            }
        }
    }
    None
}

/// The values each of the three cells has in some way to fill them all.
fn triples<const W: usize>(
    state: &State<'_, W>,
    [a, b, c]: [usize; 3],
    around: Bits<W>,
) -> [u64; 3] {
    let peers = &state.layout.peers;
    let (ab, ac, bc) = (peers[a].contains(b), peers[a].contains(c), peers[b].contains(c));
    let masks: Vec<u64> = around.iter().map(|cell| state.at(cell)).collect();
    let all_of = [state.at(a), state.at(b), state.at(c)];
    let mut left = [0u64; 3];
    for x in ones(state.at(a)) {
        for y in ones(state.at(b)) {
            if ab && x == y {
                continue;
            }
            let two = 1u64 << x | 1 << y;
            if masks.iter().any(|&mask| mask & !two == 0) {
                continue;
            }
            for z in ones(state.at(c)) {
                let all = two | 1 << z;
                let repeats = ac && x == z || bc && y == z;
                if !repeats && masks.iter().all(|&mask| mask & !all != 0) {
                    left[0] |= 1 << x;
                    left[1] |= 1 << y;
                    left[2] |= 1 << z;
                }
            }
            // Nothing will go once every candidate has been seen in use.
            if left == all_of {
                return left;
            }
        }
    }
    left
}

fn excluded<const W: usize>(
    state: &State<'_, W>,
    technique: &'static Technique,
    rating: u16,
    cells: &[usize],
    left: &[u64],
    around: Bits<W>,
) -> Option<Finding> {
    let gone = cells.iter().zip(left).map(|(&cell, &left)| (cell, state.at(cell) & !left));
    let gone = gone.filter(|&(_, gone)| gone != 0);
    let effects: Vec<Effect> = gone.map(|(cell, gone)| Effect::Drop(cell as u16, gone)).collect();
    if effects.is_empty() {
        return None;
    }
    let cells: Bits<W> = cells.iter().copied().collect();
    Some(Finding {
        technique,
        rating: Tenths(rating),
        because: list(cells | around),
        effects,
        args: vec![("cells", Arg::Cells(list(cells))), ("around", Arg::Cells(list(around)))],
    })
}
