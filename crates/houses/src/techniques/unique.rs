//! Unique rectangles and loops: cells in which two values could be swapped, so that there would be
//! two solutions unless some extra candidate is true.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{Show, Shown, best_first, drops, list};
use crate::state::State;
use crate::step::{Arg, Args, Finding, Technique, Tenths, technique};
use crate::techniques::almost::{SharedCell, hidden_with, naked_with};
use crate::techniques::rectangles::{RECTANGLE_MISSING, hidden_with_missing};
use gridwright_core::Budget;

/// A rectangle in which a single cell has extra candidates.
pub(crate) static RECTANGLE_1: Technique = technique("unique-rectangle-1", 45);
/// A rectangle in which all extra candidates have the same value.
pub(crate) static RECTANGLE_2: Technique = technique("unique-rectangle-2", 45);
/// A rectangle whose extra candidates form a set with other cells.
pub(crate) static RECTANGLE_3: Technique = technique("unique-rectangle-3", 45);
/// A rectangle in which one of the two values is locked in the cells with extra candidates.
pub(crate) static RECTANGLE_4: Technique = technique("unique-rectangle-4", 45);
/// A longer loop in which a single cell has extra candidates.
pub(crate) static LOOP_1: Technique = technique("unique-loop-1", 46);
/// A longer loop in which all extra candidates have the same value.
pub(crate) static LOOP_2: Technique = technique("unique-loop-2", 46);
/// A longer loop whose extra candidates form a set with other cells.
pub(crate) static LOOP_3: Technique = technique("unique-loop-3", 46);
/// A longer loop in which one of the two values is locked in the cells with extra candidates.
pub(crate) static LOOP_4: Technique = technique("unique-loop-4", 46);

/// The techniques with four cells.
pub(crate) const RECTANGLES: [&Technique; 4] =
    [&RECTANGLE_1, &RECTANGLE_2, &RECTANGLE_3, &RECTANGLE_4];
/// All techniques of this module.
pub(crate) const ALL: [&Technique; 8] =
    [&RECTANGLE_1, &RECTANGLE_2, &RECTANGLE_3, &RECTANGLE_4, &LOOP_1, &LOOP_2, &LOOP_3, &LOOP_4];

/// Finds unique rectangles and loops of any type, the easiest first.
pub(crate) fn unique_loop<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    best_first(show, |shown| easiest(state, Kind::Loop, shown, budget))
}

/// Finds unique rectangles of any type, the easiest first.
pub(crate) fn unique_rectangle<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    best_first(show, |shown| easiest(state, Kind::Rectangle, shown, budget))
}

/// Unique rectangles of any type of which some corners lack one of the values, the easiest first.
pub(crate) fn lacking_rectangle<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    hidden_with_missing(state, budget, show)?;
    best_first(show, |shown| easiest(state, Kind::Lacking, shown, budget))
}

/// Which loops are looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Of any length.
    Loop,
    /// Of four cells.
    Rectangle,
    /// Of four cells of which some lack one of the two values.
    Lacking,
}

fn easiest<const W: usize>(
    state: &State<'_, W>,
    kind: Kind,
    shown: &Shown,
    budget: &mut Budget,
) -> Option<Finding> {
    if !state.forbids_swaps() || state.layout.houses.len() > 64 * W {
        return None;
    }
    let pairs = state.pairs();
    let mut search = Search {
        state,
        shown,
        budget,
        kind,
        best: None,
        path: Vec::new(),
        start: 0,
        mask: 0,
        cells: Bits::EMPTY,
    };
    for start in pairs.iter() {
        search.start = start;
        search.mask = state.at(start);
        // Each loop is found once, from its first cell with two candidates.
        let earlier: Bits<W> = pairs.iter().filter(|&cell| cell < start).collect();
        let all = state.with_all(search.mask);
        search.cells = match kind {
            Kind::Loop | Kind::Rectangle => all,
            // A cell with one candidate is a single.
            Kind::Lacking => {
                let others = state.with_any(search.mask).without(all).iter();
                others.filter(|&cell| state.n_at(cell) > 1).fold(all, |all, c| all | Bits::of(c))
            }
        }
        .without(earlier);
        if search.cells.count() < 4 {
            continue;
        }
        search.path.clear();
        search.path.push(start);
        let houses = search.houses(start);
        search.extend(start, Bits::of(start), (houses, Bits::EMPTY), (0, 0));
    }
    search.best.map(|(_, found)| found)
}

struct Search<'s, 'a, 'b, const W: usize> {
    state: &'s State<'a, W>,
    shown: &'s Shown,
    budget: &'b mut Budget,
    kind: Kind,
    best: Option<(usize, Finding)>,
    path: Vec<usize>,
    start: usize,
    mask: u64,
    cells: Bits<W>,
}

impl<const W: usize> Search<'_, '_, '_, W> {
    fn houses(&self, cell: usize) -> Bits<W> {
        self.state.layout.at[cell].iter().map(|&(house, _)| house as usize).collect()
    }

    /// Extends the loop from `last`; `mine` and `theirs` are the houses of the cells at even
    /// distances from it and of the others.
    fn extend(
        &mut self,
        last: usize,
        used: Bits<W>,
        (mine, theirs): (Bits<W>, Bits<W>),
        (n_extra, extra): (usize, u64),
    ) {
        if !self.budget.pay(1) {
            return;
        }
        let layout = self.state.layout;
        if self.path.len() >= 4
            && self.path.len().is_multiple_of(2)
            && mine == theirs
            && layout.peers[last].contains(self.start)
        {
            self.judge(used, extra);
        }
        if self.kind != Kind::Loop && self.path.len() == 4 {
            return;
        }
        for next in (self.cells & layout.peers[last]).without(used).iter() {
            let houses = self.houses(next);
            if houses.meets(theirs) {
                continue;
            }
            let more = self.state.at(next) & !self.mask;
            let (n_extra, extra) = (n_extra + usize::from(more != 0), extra | more);
            if n_extra > 2 && extra.count_ones() > 1 {
                continue;
            }
            self.path.push(next);
            self.extend(next, used | Bits::of(next), (theirs | houses, mine), (n_extra, extra));
            self.path.pop();
        }
    }

    fn judge(&mut self, used: Bits<W>, extra: u64) {
        let state = self.state;
        let length = self.path.len();
        let lacks = |&cell: &usize| self.mask & !state.at(cell) != 0;
        if self.kind == Kind::Lacking && !self.path.iter().any(lacks) {
            return;
        }
        let base = match length {
            4 if self.kind == Kind::Lacking => RECTANGLE_MISSING.rating.0,
            4 => 45,
            6 => 46,
            8 => 47,
            _ => 50,
        };
        if self.best.as_ref().is_some_and(|(_, best)| best.rating.0 < base) {
            return;
        }
        let rescuers: Bits<W> =
            used.iter().filter(|&cell| state.at(cell) & !self.mask != 0).collect();
        let technique = |kind: usize| match self.kind {
            Kind::Lacking => &RECTANGLE_MISSING,
            Kind::Loop | Kind::Rectangle => ALL[kind - 1 + if length > 4 { 4 } else { 0 }],
        };
        let loop_args = || {
            vec![
                ("cells", Arg::Cells(self.path.iter().map(|&cell| cell as u16).collect())),
                ("values", Arg::Values(self.mask)),
                ("rescuers", Arg::Cells(list(rescuers))),
            ]
        };
        let found = |kind: usize, rating, effects: Vec<_>, more: Args| {
            let kind_arg = (self.kind == Kind::Lacking)
                .then(|| ("type", Arg::Word(["one", "two", "three", "four"][kind - 1])));
            let finding = |effects| Finding {
                technique: technique(kind),
                rating: Tenths(rating),
                because: list(used),
                effects,
                args: loop_args().into_iter().chain(more).chain(kind_arg).collect(),
            };
            (!effects.is_empty()).then(|| (kind, finding(effects)))
        };
        let layout = state.layout;
        let mut candidates: Vec<(usize, Finding)> = Vec::new();
        if let Some(cell) = rescuers.only() {
            let effects = drops(state, Bits::of(cell), self.mask);
            candidates.extend(found(1, base, effects, vec![]));
        } else if extra.count_ones() == 1 {
            let seen = layout.common_peers(rescuers) & state.open();
            let effects = drops(state, seen, extra);
            let value = ("value", Arg::Value(extra.trailing_zeros() as u8));
            candidates.extend(found(2, base, effects, vec![value]));
        }
        if rescuers.count() == 2 {
            let first = rescuers.first().unwrap_or(0);
            for &(house, _) in &layout.at[first] {
                let house = house as usize;
                if !rescuers.is_within(layout.houses[house].set) {
                    continue;
                }
                for value in ones(self.mask) {
                    if state.cells_in(house, value) == rescuers {
                        let other = self.mask & !(1 << value);
                        let effects = drops(state, rescuers, other);
                        let more = vec![
                            ("value", Arg::Value(value as u8)),
                            ("house", Arg::House(house as u16)),
                            ("other", Arg::Value(other.trailing_zeros() as u8)),
                        ];
                        candidates.extend(found(4, base, effects, more));
                    }
                }
                let shared = SharedCell { house, cells: rescuers, extra };
                let is_wanted = |effects: &[_]| self.shown.lacks(technique(3), || effects.to_vec());
                let largest = if extra.count_ones() < 2 { 1 } else { layout.n_values.min(5) };
                // A naked set of more than half of the open cells is a hidden set of the others.
                let n_open = (layout.houses[house].set & state.open()).count();
                for k in 2..=largest.min(n_open / 2) {
                    let naked = naked_with(state, &shared, k, is_wanted);
                    let naked = naked.map(|set| (set, k - 1, "naked"));
                    let hidden = (2 * k < n_open)
                        .then(|| hidden_with(state, &shared, self.mask, k, is_wanted));
                    let hidden = hidden.flatten().map(|set| (set, k - 2, "hidden"));
                    for (set, plus, set_kind) in naked.into_iter().chain(hidden) {
                        let more = vec![
                            ("extra", Arg::Values(extra)),
                            ("kind", Arg::Word(set_kind)),
                            ("set-values", Arg::Values(set.values)),
                            ("house", Arg::House(house as u16)),
                            ("set-cells", Arg::Cells(list(set.cells))),
                        ];
                        let found = found(3, base + plus as u16, set.effects, more);
                        let because = list(used | set.cells);
                        candidates.extend(
                            found.map(|(kind, found)| (kind, Finding { because, ..found })),
                        );
                    }
                }
            }
        }
        // Of equal ratings, lower types come first.
        for (kind, candidate) in candidates {
            let order = (candidate.rating, kind);
            if self.best.as_ref().is_none_or(|(kind, best)| order < (best.rating, *kind))
                && self.shown.lacks(candidate.technique, || candidate.effects.clone())
            {
                self.best = Some((kind, candidate));
            }
        }
    }
}
