//! Fish of rows, columns and boxes in any mixture.
//!
//! The search starts from the candidate to be removed: if the cell had the value, all places for
//! the value in some houses would lie in fewer other houses. Only small boards are searched.

use std::collections::BTreeSet;
use std::ops::{ControlFlow, RangeInclusive};

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, drops, list};
use crate::layout::{Kind, Layout};
use crate::state::{State, ValueSearch};
use crate::step::{Arg, Finding, Technique, technique};
use crate::techniques::fish::union_of;
use gridwright_core::Budget;

/// Three or four houses, some of them boxes. With two houses, locked candidates find the same.
pub(crate) static FRANKEN_FISH: Technique = technique("franken-fish", 72);
/// Two to four houses, some of them boxes, and a fin.
pub(crate) static FINNED_FRANKEN_FISH: Technique = technique("finned-franken-fish", 73);
/// Houses of any kind on both sides, and a fin. Without a fin, an easier step was found in every
/// position that was tried.
pub(crate) static FINNED_MUTANT_FISH: Technique = technique("finned-mutant-fish", 74);

/// Maximum number of words in the cell sets of boards that are searched.
const MOST_WORDS: usize = 2;

/// Maximum number of places of a value that is searched.
const MOST_PLACES: usize = 64;

/// Finds fish of up to `K` houses with boxes, with rows on at most one side and columns on the other.
pub(crate) fn franken<const W: usize, const K: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    Search::new(state, Mix::Franken, &FRANKEN_FISH).all(3..=K, budget, show)
}

/// Finds the same with fins.
pub(crate) fn finned_franken<const W: usize, const K: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    Search::new(state, Mix::Franken, &FINNED_FRANKEN_FISH).all(2..=K, budget, show)
}

/// Finds finned fish of up to four houses with rows on both sides, columns on both sides, or rows
/// and columns on one side.
pub(crate) fn finned_mutant<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    Search::new(state, Mix::Mutant, &FINNED_MUTANT_FISH).all(2..=4, budget, show)
}

/// The kinds of houses of a fish.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mix {
    /// Rows on one side and columns on the other.
    Lines,
    /// The same with boxes.
    Franken,
    /// Rows and columns on one side, or lines of one kind on both.
    Mutant,
}

impl Mix {
    fn of<const W: usize>(layout: &Layout<W>, bases: u64, covers: u64) -> Mix {
        let has = |houses: u64, is: fn(Kind) -> bool| {
            ones(houses).any(|house| is(layout.houses[house].kind))
        };
        let sides = [bases, covers];
        let rows = sides.map(|side| has(side, |kind| kind == Kind::Row));
        let columns = sides.map(|side| has(side, |kind| kind == Kind::Column));
        let areas = has(bases | covers, |kind| matches!(kind, Kind::Box | Kind::Other));
        let both = |pair: [bool; 2]| pair[0] && pair[1];
        let on_one_side = |side: usize| rows[side] && columns[side];
        match both(rows) || both(columns) || on_one_side(0) || on_one_side(1) {
            true => Mix::Mutant,
            false if areas => Mix::Franken,
            false => Mix::Lines,
        }
    }
}

struct Search<'s, 'a, const W: usize> {
    state: &'s State<'a, W>,
    mix: Mix,
    technique: &'static Technique,
    has_fins: bool,
    /// The values, bases and covers that were judged.
    judged: BTreeSet<(usize, u64, u64)>,
    /// Number of fish found, of whatever houses.
    n_found: usize,
}

/// The places of a value that would be left if a cell had the value. They are numbered, so that a
/// set of them is a word.
struct Left {
    value: usize,
    target: usize,
    /// The places in each house.
    in_houses: Vec<u64>,
    /// The houses that would still need the value, each with its places.
    bases: Vec<(usize, u64)>,
}

impl Left {
    fn of<const W: usize>(state: &State<'_, W>, value: usize, target: usize) -> Left {
        let (layout, cells) = (state.layout, state.cells(value));
        let mut in_houses = vec![0u64; layout.houses.len()];
        let places = cells.without(layout.peers[target] | Bits::of(target));
        for (number, cell) in places.iter().enumerate() {
            for &(house, _) in &layout.at[cell] {
                in_houses[usize::from(house)] |= 1 << number;
            }
        }
        let houses = layout.houses.iter().enumerate();
        let needs = houses.filter(|(_, house)| {
            house.is_full && house.set.meets(cells) && !house.set.contains(target)
        });
        let bases = needs.map(|(h, _)| (h, in_houses[h])).collect();
        Left { value, target, in_houses, bases }
    }
}

impl<'s, 'a, const W: usize> Search<'s, 'a, W> {
    fn new(state: &'s State<'a, W>, mix: Mix, technique: &'static Technique) -> Self {
        let has_fins = [&FINNED_FRANKEN_FISH, &FINNED_MUTANT_FISH].contains(&technique);
        Search { state, mix, technique, has_fins, judged: BTreeSet::new(), n_found: 0 }
    }

    fn all(
        &mut self,
        mut sizes: RangeInclusive<usize>,
        budget: &mut Budget,
        show: Show<'_>,
    ) -> ControlFlow<()> {
        sizes.try_for_each(|k| self.fish(k, budget, show))
    }

    /// Shows the fish of `k` houses.
    fn fish(&mut self, k: usize, budget: &mut Budget, show: Show<'_>) -> ControlFlow<()> {
        let layout = self.state.layout;
        let has_areas =
            [Kind::Box, Kind::Other].iter().any(|&kind| !layout.of_kind(kind).is_empty());
        if W > MOST_WORDS || layout.houses.len() > 64 || !has_areas {
            return DONE;
        }
        for value in 0..layout.n_values {
            let cells = self.state.cells(value);
            if cells.count() > MOST_PLACES
                || self.state.is_in_vain(ValueSearch::MixedFish(k), value)
            {
                continue;
            }
            let (n_found, mut is_whole) = (self.n_found, true);
            for target in cells.iter() {
                let left = Left::of(self.state, value, target);
                // What a single house rules out is found by locked candidates.
                if left.bases.iter().any(|&(_, set)| set == 0) {
                    continue;
                }
                if !budget.pay(k as u64) {
                    is_whole = false;
                    continue;
                }
                self.cover(&left, k, 0, (0, 0), show)?;
            }
            if is_whole && self.n_found == n_found {
                self.state.found_nothing_of(ValueSearch::MixedFish(k), value);
            }
        }
        DONE
    }

    /// Adds houses, from `from` on, to those that cover the bases, until there is one fewer than bases.
    fn cover(
        &mut self,
        left: &Left,
        k: usize,
        from: usize,
        (covers, covered): (u64, u64),
        show: Show<'_>,
    ) -> ControlFlow<()> {
        if covers.count_ones() as usize == k - 1 {
            let is_base = |&&(h, set): &&(usize, u64)| set & !covered == 0 && covers >> h & 1 == 0;
            // Nearly all sets of covers fail here, so nothing is allocated before.
            if left.bases.iter().filter(is_base).count() < k {
                return DONE;
            }
            let bases: Vec<(usize, u64)> = left.bases.iter().filter(is_base).copied().collect();
            return self.choose(left, k, &bases, (0, 0), covers, show);
        }
        for (h, &set) in left.in_houses.iter().enumerate().skip(from) {
            if set.count_ones() > 1 {
                self.cover(left, k, h + 1, (covers | 1 << h, covered | set), show)?;
            }
        }
        DONE
    }

    /// Shows the fish with `k` more of the bases, which do not share places.
    fn choose(
        &mut self,
        left: &Left,
        k: usize,
        bases: &[(usize, u64)],
        (chosen, taken): (u64, u64),
        covers: u64,
        show: Show<'_>,
    ) -> ControlFlow<()> {
        if k == 0 {
            self.n_found += 1;
            let around = self.state.layout.at[left.target].iter();
            return around
                .copied()
                .try_for_each(|(h, _)| self.judge(left, chosen, covers | 1 << h, show));
        }
        for (i, &(h, set)) in bases.iter().enumerate() {
            if bases.len() - i >= k && set & taken == 0 {
                let chosen = (chosen | 1 << h, taken | set);
                self.choose(left, k - 1, &bases[i + 1..], chosen, covers, show)?;
            }
        }
        DONE
    }

    fn judge(&mut self, left: &Left, bases: u64, covers: u64, show: Show<'_>) -> ControlFlow<()> {
        let layout = self.state.layout;
        let cells = self.state.cells(left.value);
        let all: Vec<usize> = (0..layout.houses.len()).collect();
        let cover = union_of(layout, &all, covers);
        let (mut body, mut fins) = (Bits::EMPTY, Bits::EMPTY);
        for base in ones(bases) {
            let set = layout.houses[base].set & cells;
            fins |= set.without(cover) | set & body;
            body |= set;
        }
        let is_wanted = fins.is_empty() != self.has_fins
            && Mix::of(layout, bases, covers) == self.mix
            && self.judged.insert((left.value, bases, covers));
        if !is_wanted {
            return DONE;
        }
        let gone = (cover & cells).without(body) & layout.common_peers(fins);
        let names = |houses| Arg::Houses(ones(houses).map(|h| h as u16).collect());
        let mut args = vec![
            ("value", Arg::Value(left.value as u8)),
            ("bases", names(bases)),
            ("covers", names(covers)),
        ];
        args.extend(self.has_fins.then(|| ("fins", Arg::Cells(list(fins)))));
        show(Finding {
            technique: self.technique,
            rating: self.technique.rating,
            because: list(body),
            effects: drops(self.state, gone, 1 << left.value),
            args,
        })
    }
}
