//! Fish of rows, columns and boxes in any mixture.
//!
//! They are found from what goes: if a cell had the value, some houses would have all their places for it
//! in fewer other houses. Only boards of a few words are searched.

use std::collections::BTreeSet;
use std::ops::{ControlFlow, RangeInclusive};

use crate::bits::{Bits, ones};
use crate::finder::{DONE, Show, drops, list};
use crate::layout::{Kind, Layout};
use crate::state::State;
use crate::step::{Arg, Finding, Technique, technique};
use crate::techniques::fish::union_of;
use gridwright_core::Budget;

/// Three or four houses with boxes among them. With two, locked candidates find the same.
pub(crate) static FRANKEN_FISH: Technique = technique("franken-fish", 72);
/// Two to four houses with boxes among them, and a fin.
pub(crate) static FINNED_FRANKEN_FISH: Technique = technique("finned-franken-fish", 73);
/// Houses of any kind on both sides, and a fin. Without one, something easier was found in every position
/// that was tried.
pub(crate) static FINNED_MUTANT_FISH: Technique = technique("finned-mutant-fish", 74);

/// Larger boards are not searched.
const MOST_WORDS: usize = 2;

/// Fish of up to `K` houses that have rows on one side at most and columns on the other.
pub(crate) fn franken<const W: usize, const K: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    Search::new(state, Mix::Franken, &FRANKEN_FISH).all(3..=K, budget, show)
}

/// The same with fins.
pub(crate) fn finned_franken<const W: usize, const K: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    Search::new(state, Mix::Franken, &FINNED_FRANKEN_FISH).all(2..=K, budget, show)
}

/// Fish of up to four houses that have rows on both sides or columns on both sides, or both on one, with
/// fins.
pub(crate) fn finned_mutant<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    Search::new(state, Mix::Mutant, &FINNED_MUTANT_FISH).all(2..=4, budget, show)
}

/// Which houses a fish has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mix {
    /// Rows on one side and columns on the other.
    Lines,
    /// Boxes among them.
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
    /// The values, bases and covers that were shown.
    shown: BTreeSet<(usize, u64, u64)>,
}

/// The places of a value that a cell would leave if it had the value.
struct Left<const W: usize> {
    value: usize,
    target: usize,
    places: Bits<W>,
    /// The houses that would need another place, each with its places.
    bases: Vec<(usize, Bits<W>)>,
}

impl<'s, 'a, const W: usize> Search<'s, 'a, W> {
    fn new(state: &'s State<'a, W>, mix: Mix, technique: &'static Technique) -> Self {
        let has_fins = [&FINNED_FRANKEN_FISH, &FINNED_MUTANT_FISH].contains(&technique);
        Search { state, mix, technique, has_fins, shown: BTreeSet::new() }
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
            for target in self.state.cells(value).iter() {
                let cells = self.state.cells(value);
                let places = cells.without(layout.peers[target] | Bits::of(target));
                let houses = layout.houses.iter().enumerate();
                let needs = houses.filter(|(_, house)| {
                    house.is_full && house.set.meets(cells) && !house.set.contains(target)
                });
                let bases: Vec<_> = needs.map(|(h, house)| (h, house.set & places)).collect();
                // What a single house rules out is for locked candidates.
                if bases.iter().any(|(_, set)| set.is_empty()) || !budget.pay(k as u64) {
                    continue;
                }
                self.cover(&Left { value, target, places, bases }, k, 0, 0, Bits::EMPTY, show)?;
            }
        }
        DONE
    }

    /// Adds houses, from one on, to those that cover the bases, until there is one less than bases.
    fn cover(
        &mut self,
        left: &Left<W>,
        k: usize,
        from: usize,
        covers: u64,
        covered: Bits<W>,
        show: Show<'_>,
    ) -> ControlFlow<()> {
        let houses = &self.state.layout.houses;
        if covers.count_ones() as usize == k - 1 {
            let is_base =
                |&&(h, set): &&(usize, Bits<W>)| covers >> h & 1 == 0 && set.is_within(covered);
            let bases: Vec<(usize, Bits<W>)> = left.bases.iter().filter(is_base).copied().collect();
            if bases.len() < k {
                return DONE;
            }
            return self.choose(left, k, &bases, (0, Bits::EMPTY), covers, show);
        }
        for h in from..houses.len() {
            let set = houses[h].set & left.places;
            if set.count() > 1 {
                self.cover(left, k, h + 1, covers | 1 << h, covered | set, show)?;
            }
        }
        DONE
    }

    /// Shows the fish with `k` more of the bases, which may not share places.
    fn choose(
        &mut self,
        left: &Left<W>,
        k: usize,
        bases: &[(usize, Bits<W>)],
        (chosen, taken): (u64, Bits<W>),
        covers: u64,
        show: Show<'_>,
    ) -> ControlFlow<()> {
        if k == 0 {
            let around = self.state.layout.at[left.target].iter();
            return around
                .copied()
                .try_for_each(|(h, _)| self.judge(left, chosen, covers | 1 << h, show));
        }
        for (i, &(h, set)) in bases.iter().enumerate() {
            if bases.len() - i >= k && !set.meets(taken) {
                let chosen = (chosen | 1 << h, taken | set);
                self.choose(left, k - 1, &bases[i + 1..], chosen, covers, show)?;
            }
        }
        DONE
    }

    fn judge(
        &mut self,
        left: &Left<W>,
        bases: u64,
        covers: u64,
        show: Show<'_>,
    ) -> ControlFlow<()> {
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
            && self.shown.insert((left.value, bases, covers));
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
