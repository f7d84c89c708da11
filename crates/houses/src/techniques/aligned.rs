//! Aligned exclusion: tries every pair or triple of values for a few cells against the cells around
//! them.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, list};
use crate::state::{Remembers, State};
use crate::step::{Arg, Effect, Finding, Technique, Tenths, technique};
use gridwright_core::{Budget, Claim, Site, Value};

/// Aligned exclusion with two cells.
pub(crate) static ALIGNED_PAIR: Technique = technique("aligned-pair", 62);
/// Aligned exclusion with three cells.
pub(crate) static ALIGNED_TRIPLE: Technique = technique("aligned-triple", 75);

/// Finds two cells whose common peers exclude some of their pairs of values.
pub(crate) fn aligned_pair<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    let small = state.pairs();
    let bases: Vec<usize> = state
        .open()
        .iter()
        .filter(|&cell| state.n_at(cell) >= 2 && small.meets(layout.peers[cell]))
        .collect();
    let changed = state.changed_since(Remembers::AlignedPair);
    let mut is_found = false;
    for (i, &a) in bases.iter().enumerate() {
        for &b in &bases[i + 1..] {
            let around = small & layout.peers[a] & layout.peers[b];
            if around.is_empty() {
                continue;
            }
            if !budget.pay(1) {
                return DONE;
            }
            if !changed.contains(a) && !changed.contains(b) && !changed.meets(around) {
                continue;
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
                is_found = true;
                show(found)?;
            }
        }
    }
    if !is_found {
        state.found_nothing(Remembers::AlignedPair);
    }
    DONE
}

/// Finds three cells whose common peers exclude some of their triples of values.
pub(crate) fn aligned_triple<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    let small: Bits<W> =
        state.open().iter().filter(|&cell| (2..=3).contains(&state.n_at(cell))).collect();
    let bases: Vec<usize> = state
        .open()
        .iter()
        .filter(|&cell| state.n_at(cell) >= 2 && small.meets(layout.peers[cell]))
        .collect();
    let changed = state.changed_since(Remembers::AlignedTriple);
    let mut is_found = false;
    let mut masks = Vec::new();
    for (i, &a) in bases.iter().enumerate() {
        for (j, &b) in bases.iter().enumerate().skip(i + 1) {
            let around_two = small & layout.peers[a] & layout.peers[b];
            if around_two.is_empty() {
                continue;
            }
            // All third cells of a pair together are tried faster than a node of search.
            if !budget.pay(1) {
                return DONE;
            }
            let is_changed = changed.contains(a) || changed.contains(b);
            for &c in &bases[j + 1..] {
                let around = around_two & layout.peers[c];
                let may_differ = is_changed || changed.contains(c) || changed.meets(around);
                if around.is_empty() || !may_differ {
                    continue;
                }
                let left = triples(state, [a, b, c], around, &mut masks);
                let cells = [a, b, c];
                if let Some(found) = excluded(state, &ALIGNED_TRIPLE, 75, &cells, &left, around) {
                    is_found = true;
                    show(found)?;
                }
            }
        }
    }
    if !is_found {
        state.found_nothing(Remembers::AlignedTriple);
    }
    DONE
}

/// The values that each of the three cells takes in some allowed combination.
fn triples<const W: usize>(
    state: &State<'_, W>,
    [a, b, c]: [usize; 3],
    around: Bits<W>,
    masks: &mut Vec<u64>,
) -> [u64; 3] {
    let peers = &state.layout.peers;
    let (ab, ac, bc) = (peers[a].contains(b), peers[a].contains(c), peers[b].contains(c));
    let all_of = [state.at(a), state.at(b), state.at(c)];
    // Only peers all of whose candidates are among those of the three cells can be left empty.
    let others = !(all_of[0] | all_of[1] | all_of[2]);
    masks.clear();
    masks.extend(around.iter().map(|cell| state.at(cell)).filter(|mask| mask & others == 0));
    // Without such peers, two cells with three candidates each always leave a combination for every
    // value of the third.
    if masks.is_empty() && all_of.iter().all(|mask| mask.count_ones() >= 3) {
        return all_of;
    }
    let mut left = [0u64; 3];
    for x in ones(all_of[0]).map(|x| 1u64 << x) {
        for y in ones(all_of[1]).map(|y| 1u64 << y) {
            // Values that are known to occur need not be tried together again.
            let is_seen = left[0] & x != 0 && left[1] & y != 0;
            let two = x | y;
            if is_seen && left[2] == all_of[2]
                || ab && x == y
                || masks.iter().any(|&mask| mask & !two == 0)
            {
                continue;
            }
            let thirds = if is_seen { all_of[2] & !left[2] } else { all_of[2] };
            let mut is_found = false;
            for z in ones(thirds).map(|z| 1u64 << z) {
                if is_found && left[2] & z != 0 {
                    continue;
                }
                let all = two | z;
                let repeats = ac && x == z || bc && y == z;
                if !repeats && masks.iter().all(|&mask| mask & !all != 0) {
                    left = [left[0] | x, left[1] | y, left[2] | z];
                    is_found = true;
                }
            }
            // No candidate is removed once every candidate is known to occur.
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
    let gone = effects.iter().map(|effect| match *effect {
        Effect::Place(cell, value) => (cell, 1 << value),
        Effect::Drop(cell, gone) => (cell, gone),
    });
    let gone = Arg::Candidates(gone.collect());
    let (cases, emptied) = cases(state, cells, left, around);
    let cells: Bits<W> = cells.iter().copied().collect();
    Some(Finding {
        technique,
        rating: Tenths(rating),
        because: list(cells | emptied),
        effects,
        args: vec![
            ("cells", Arg::Cells(list(cells))),
            ("gone", gone),
            ("around", Arg::Cells(list(emptied))),
            ("cases", Arg::Chains(cases)),
        ],
    })
}

/// All combinations that use one of the removed values, except those that repeat a value, each with
/// the cell that it leaves without candidates; and the set of these cells.
fn cases<const W: usize>(
    state: &State<'_, W>,
    cells: &[usize],
    left: &[u64],
    around: Bits<W>,
) -> (Vec<Vec<Claim>>, Bits<W>) {
    let mut cases = Cases { state, around, chains: Vec::new(), emptied: Bits::EMPTY };
    for (i, (&cell, &left)) in cells.iter().zip(left).enumerate() {
        for value in ones(state.at(cell) & !left) {
            let first = (cell, value);
            // A pair that is already refuted is not extended to the third cell.
            let mut open: Vec<Vec<(usize, usize)>> = Vec::new();
            for (_, &other) in cells.iter().enumerate().filter(|&(j, _)| j != i) {
                let seconds = ones(state.at(other)).map(|value| (other, value));
                open.push(seconds.filter(|&second| !cases.refutes(&[first, second])).collect());
            }
            if let [second, third] = &open[..] {
                for &second in second {
                    for &third in third {
                        cases.refutes(&[first, second, third]);
                    }
                }
            }
        }
    }
    (cases.chains, cases.emptied)
}

struct Cases<'s, 'a, const W: usize> {
    state: &'s State<'a, W>,
    around: Bits<W>,
    chains: Vec<Vec<Claim>>,
    emptied: Bits<W>,
}

impl<const W: usize> Cases<'_, '_, W> {
    /// Whether these values cannot occur together; records the cell that they leave without
    /// candidates.
    fn refutes(&mut self, values: &[(usize, usize)]) -> bool {
        let sees = |a: usize, b: usize| self.state.layout.peers[a].contains(b);
        let repeats = values.iter().enumerate().any(|(i, &(cell, value))| {
            values[..i].iter().any(|&(other, same)| same == value && sees(cell, other))
        });
        if repeats {
            return true;
        }
        let used = values.iter().fold(0u64, |used, &(_, value)| used | 1 << value);
        // Cells that are already listed are preferred, which keeps the list short.
        let is_emptied = |&cell: &usize| self.state.at(cell) & !used == 0;
        let known = (self.around & self.emptied).iter().find(is_emptied);
        let Some(cell) = known.or_else(|| self.around.iter().find(is_emptied)) else {
            return false;
        };
        let mut values = values.to_vec();
        values.sort_unstable();
        let claim = |cell: usize, value: usize, holds| Claim {
            site: Site(cell as u16),
            value: Value(value as u8),
            holds,
        };
        let placed = values.iter().map(|&(cell, value)| claim(cell, value, true));
        let gone = ones(self.state.at(cell)).map(|value| claim(cell, value, false));
        let chain: Vec<Claim> = placed.chain(gone).collect();
        self.emptied.insert(cell);
        if !self.chains.contains(&chain) {
            self.chains.push(chain);
        }
        true
    }
}
