//! Fish with extra places in one corner, the fins: either the fish is complete, or one of the fins
//! is true.

use std::ops::ControlFlow;

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, drops, list};
use crate::layout::Kind;
use crate::state::State;
use crate::step::{Arg, Finding, Technique, Tenths, technique};
use crate::techniques::fish::{are_apart, lines_of, union_of};
use gridwright_core::Budget;

/// Two lines with a fin.
pub(crate) static FINNED_X_WING: Technique = technique("finned-x-wing", 41);
/// Two lines with a fin, one of which has only one other place.
pub(crate) static SASHIMI_X_WING: Technique = technique("sashimi-x-wing", 42);
/// Three lines with a fin.
pub(crate) static FINNED_SWORDFISH: Technique = technique("finned-swordfish", 53);
/// Three lines with a fin, one of which has only one other place.
pub(crate) static SASHIMI_SWORDFISH: Technique = technique("sashimi-swordfish", 54);
/// Four lines with a fin.
pub(crate) static FINNED_JELLYFISH: Technique = technique("finned-jellyfish", 57);
/// Four lines with a fin, one of which has only one other place.
pub(crate) static SASHIMI_JELLYFISH: Technique = technique("sashimi-jellyfish", 58);

/// Finds `K` lines that are a fish except for fins.
pub(crate) fn finned<const W: usize, const K: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    find::<W, K>(state, false, budget, show)
}

/// Finds `K` lines that are a fish except for fins, where one line has only one other place.
pub(crate) fn sashimi<const W: usize, const K: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    find::<W, K>(state, true, budget, show)
}

fn find<const W: usize, const K: usize>(
    state: &State<'_, W>,
    is_sashimi: bool,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let layout = state.layout;
    // With only rows and columns, no cell covered by a fish sees its fins.
    if [Kind::Box, Kind::Other].iter().all(|&kind| layout.of_kind(kind).is_empty()) {
        return DONE;
    }
    for value in 0..layout.n_values {
        for (base, cover) in [(Kind::Row, Kind::Column), (Kind::Column, Kind::Row)] {
            let (bases, covers) = (layout.of_kind(base), layout.of_kind(cover));
            if bases.len() > 64 || covers.len() > 64 || !budget.pay(20) {
                continue;
            }
            let lines: Vec<(usize, u64)> = bases
                .iter()
                .enumerate()
                .filter(|&(_, &h)| layout.houses[h].is_full)
                .filter_map(|(i, &h)| Some((i, lines_of(state, state.cells_in(h, value), cover)?)))
                .filter(|&(_, mask)| (2..=K + 2).contains(&(mask.count_ones() as usize)))
                .collect();
            let search = Search::<W, K> { state, value, bases, covers, is_sashimi, lines: &lines };
            search.extend(0, 0, 0, K, show)?;
        }
    }
    DONE
}

struct Search<'s, 'a, const W: usize, const K: usize> {
    state: &'s State<'a, W>,
    value: usize,
    bases: &'s [usize],
    covers: &'s [usize],
    is_sashimi: bool,
    lines: &'s [(usize, u64)],
}

impl<const W: usize, const K: usize> Search<'_, '_, W, K> {
    fn extend(
        &self,
        from: usize,
        chosen: u64,
        union: u64,
        left: usize,
        show: Show<'_>,
    ) -> ControlFlow<()> {
        if left == 0 {
            return self.with_fins(chosen, union, show);
        }
        for (i, &(line, mask)) in self.lines.iter().enumerate().skip(from) {
            let union = union | mask;
            // The fins lie in at most three further lines.
            if union.count_ones() as usize <= K + 3 {
                self.extend(i + 1, chosen | 1 << line, union, left - 1, show)?;
            }
        }
        DONE
    }

    fn with_fins(&self, chosen: u64, union: u64, show: Show<'_>) -> ControlFlow<()> {
        let layout = self.state.layout;
        if union.count_ones() as usize <= K || !are_apart(layout, self.bases, chosen) {
            return DONE;
        }
        let base = union_of(layout, self.bases, chosen);
        let body = base & self.state.cells(self.value);
        let bare = union & !self.with_seen_places(union, body, base);
        if bare.count_ones() as usize > K {
            return DONE;
        }
        let lines: Vec<usize> = ones(union).collect();
        subsets(&lines, K, 0, 0, &mut |covering| {
            if bare & !covering != 0 {
                return DONE;
            }
            let cover = union_of(layout, self.covers, covering);
            let fins = body.without(cover);
            let gone =
                (cover & self.state.cells(self.value)).without(base) & layout.common_peers(fins);
            if fins.is_empty() || gone.is_empty() {
                return DONE;
            }
            let smallest = ones(chosen)
                .map(|i| (layout.houses[self.bases[i]].set & body & cover).count())
                .min();
            if smallest == Some(0) || (smallest == Some(1)) != self.is_sashimi {
                return DONE;
            }
            let names = |kinds: &[usize], chosen| {
                Arg::Houses(ones(chosen).map(|i| kinds[i] as u16).collect())
            };
            let lines = [names(self.bases, chosen), names(self.covers, covering)];
            show(self.finding(body, gone, fins, lines))
        })
    }

    /// The crossing lines whose places in the fish, as fins, would leave removals. All others must
    /// be covered, which excludes most fish cheaply.
    fn with_seen_places(&self, union: u64, body: Bits<W>, base: Bits<W>) -> u64 {
        let layout = self.state.layout;
        let set = |line: usize| layout.houses[self.covers[line]].set;
        let targets = self.state.cells(self.value).without(base);
        // On overlapping grids a place may lie in several of the lines, and be covered by another
        // one.
        let (_, shared) = ones(union).fold((Bits::EMPTY, Bits::EMPTY), |(all, shared), line| {
            (all | set(line), shared | all & set(line))
        });
        let body = body.without(shared);
        let is_seen = |line: &usize| targets.meets(layout.common_peers(body & set(*line)));
        ones(union).filter(is_seen).fold(0, |lines, line| lines | 1 << line)
    }

    fn finding(&self, body: Bits<W>, gone: Bits<W>, fins: Bits<W>, lines: [Arg; 2]) -> Finding {
        let (technique, rating) = match (K, self.is_sashimi) {
            (2, false) => (&FINNED_X_WING, 41),
            (2, true) => (&SASHIMI_X_WING, 42),
            (3, false) => (&FINNED_SWORDFISH, 53),
            (3, true) => (&SASHIMI_SWORDFISH, 54),
            (_, false) => (&FINNED_JELLYFISH, 57),
            (_, true) => (&SASHIMI_JELLYFISH, 58),
        };
        let [bases, covers] = lines;
        Finding {
            technique,
            rating: Tenths(rating),
            because: list(body),
            effects: drops(self.state, gone, 1 << self.value),
            args: vec![
                ("value", Arg::Value(self.value as u8)),
                ("bases", bases),
                ("covers", covers),
                ("fins", Arg::Cells(list(fins))),
            ],
        }
    }
}

/// Shows each choice of `k` lines.
fn subsets(
    lines: &[usize],
    k: usize,
    from: usize,
    chosen: u64,
    visit: &mut impl FnMut(u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if k == 0 {
        return visit(chosen);
    }
    (from..lines.len())
        .try_for_each(|i| subsets(lines, k - 1, i + 1, chosen | 1 << lines[i], visit))
}
