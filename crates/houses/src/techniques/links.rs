//! Strong links of one value joined by weak ones: skyscraper, kite, turbot fish, empty
//! rectangle and their longer and grouped relatives.
//!
//! A strong link is a house in which the value is in one of two groups of cells. A bridge is a
//! house that holds one group of each of two links. Follow the links from one end to the other:
//! one of the two ends must hold the value.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use crate::bits::Bits;
use crate::finder::{Show, Shown, best_first, drops, list};
use crate::layout::{Kind, Layout};
use crate::state::State;
use crate::step::{Arg, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// Two parallel lines.
pub(crate) static SKYSCRAPER: Technique = technique("skyscraper", 40);
/// A row and a column.
pub(crate) static KITE: Technique = technique("two-string-kite", 41);
/// A box and a line.
pub(crate) static TURBOT_FISH: Technique = technique("turbot-fish", 40);
/// Two lines with a group.
pub(crate) static GROUPED_TWO_LINKS: Technique = technique("grouped-two-links", 43);
/// A box whose places lie in a cross, and a line.
pub(crate) static EMPTY_RECTANGLE: Technique = technique("empty-rectangle", 43);
/// Three links.
pub(crate) static THREE_LINKS: Technique = technique("three-strong-links", 54);
/// Four links.
pub(crate) static FOUR_LINKS: Technique = technique("four-strong-links", 58);
/// Three links in a ring.
pub(crate) static THREE_LINK_LOOP: Technique = technique("three-link-loop", 54);
/// Four links in a ring.
pub(crate) static FOUR_LINK_LOOP: Technique = technique("four-link-loop", 58);

/// A house, one bridge of it, and the value's cells in and out of the bridge.
#[derive(Clone, Copy)]
struct Arm<const W: usize> {
    house: u16,
    bridge: u16,
    inner: Bits<W>,
    outer: Bits<W>,
    /// The value's cells that see all of `outer`.
    seen: Bits<W>,
    is_grouped: bool,
}

/// The arms of one value, sorted by bridge.
struct Arms<const W: usize> {
    all: Vec<Arm<W>>,
    /// Where the arms of each bridge begin in `all`; one more at the end.
    starts: Vec<usize>,
    /// For each arm the arms of the same house by which a chain that came in by it goes on.
    exits: Vec<u16>,
    /// Where the exits of each arm begin; one more at the end.
    exit_starts: Vec<usize>,
}

impl<const W: usize> Arms<W> {
    fn of(state: &State<'_, W>, value: usize) -> Arms<W> {
        let layout = state.layout;
        let mut all = Vec::with_capacity(64);
        let mut starts = Vec::with_capacity(layout.houses.len() + 1);
        let cells = state.cells(value);
        for bridge in 0..layout.houses.len() {
            starts.push(all.len());
            let bridge_cells = state.cells_in(bridge, value);
            // Two links meet in different cells.
            if bridge_cells.count() < 2 {
                continue;
            }
            let houses = bridge_cells.iter().fold(0, |all, cell| all | layout.full_at[cell]);
            for house in crate::bits::ones(houses).filter(|&house| house != bridge) {
                let set = state.cells_in(house, value);
                let (inner, outer) = (set & bridge_cells, set.without(bridge_cells));
                if inner.is_empty() || outer.is_empty() {
                    continue;
                }
                all.push(Arm {
                    house: house as u16,
                    bridge: bridge as u16,
                    inner,
                    outer,
                    seen: layout.common_peers(outer) & cells,
                    is_grouped: set.count() > 2,
                });
            }
        }
        starts.push(all.len());
        Arms { all, starts, exits: Vec::new(), exit_starts: Vec::new() }
    }

    /// Finds the ways on from every link that was entered: the other bridges that hold the rest.
    fn find_exits(&mut self, layout: &Layout<W>) {
        for entry in &self.all {
            self.exit_starts.push(self.exits.len());
            let cell = entry.outer.first().unwrap_or(0);
            for &(bridge, _) in &layout.at[cell] {
                let range = self.starts[bridge as usize]..self.starts[bridge as usize + 1];
                let exit = self.all[range.clone()].iter().position(|arm| arm.house == entry.house);
                if let Some(exit) = exit
                    && bridge != entry.bridge
                    && entry.outer.is_within(self.all[range.start + exit].inner)
                {
                    self.exits.push((range.start + exit) as u16);
                }
            }
        }
        self.exit_starts.push(self.exits.len());
    }

    fn exits_of(&self, entry: usize) -> &[u16] {
        &self.exits[self.exit_starts[entry]..self.exit_starts[entry + 1]]
    }
}

/// A chain of links that takes something away.
struct Chain<const W: usize> {
    value: usize,
    houses: Vec<u16>,
    bridges: Vec<u16>,
    ends: Bits<W>,
    gone: Bits<W>,
    is_loop: bool,
    n_grouped: usize,
}

/// What the cells where two links meet are called in texts, and the house that they share.
const JOINTS: [[&str; 2]; 3] =
    [["joint", "bridge"], ["joint-2", "bridge-2"], ["joint-3", "bridge-3"]];

const BASE: [u16; 5] = [0, 0, 40, 54, 58];

/// What makes one chain come before another: the easier one, the one that takes more away, then
/// boxes before lines, small values and the order of the
/// houses.
type Key = (u16, Reverse<usize>, u16, bool, usize, [u16; 4]);

fn key<const W: usize>(
    state: &State<'_, W>,
    value: usize,
    houses: &[u16],
    n_grouped: usize,
    n_gone: usize,
) -> Key {
    let mut order = [0; 4];
    order[..houses.len()].copy_from_slice(houses);
    let kinds = order.map(|house| state.layout.houses[house as usize].kind);
    let kinds = &kinds[..houses.len()];
    // The first kind of line counts as rows, the other one as columns.
    let line = kinds.iter().copied().find(|&kind| kind != Kind::Box).unwrap_or(Kind::Row);
    let digit = |&kind: &Kind| match kind {
        Kind::Box => 0,
        kind if kind == line => 1,
        _ => 2,
    };
    let pattern = kinds.iter().map(digit).fold(0, |pattern, digit| 4 * pattern + digit);
    (rating(kinds, n_grouped), Reverse(n_gone), pattern, line != Kind::Row, value, order)
}

/// How hard it is: more kinds of houses are harder to see, groups the hardest.
fn rating(kinds: &[Kind], n_grouped: usize) -> u16 {
    let base = BASE[kinds.len()];
    if n_grouped > 0 {
        return base + 3;
    }
    let all = kinds.iter().fold(0u16, |all, &kind| all | 1 << kind as u16);
    base + all.count_ones() as u16 - 1
}

/// Two to four strong links, the easiest first.
pub(crate) fn links<const W: usize, const N: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    easiest_first(state, N, |_, _| true, budget, show)
}

/// Two parallel lines.
pub(crate) fn skyscraper<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let is_skyscraper = |kinds: &[Kind], grouped| grouped == 0 && kinds[0] == kinds[1];
    easiest_first(state, 2, is_skyscraper, budget, show)
}

/// A row and a column.
pub(crate) fn kite<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let is_kite = |kinds: &[Kind], grouped| {
        grouped == 0 && kinds[0] != kinds[1] && !kinds.contains(&Kind::Box)
    };
    easiest_first(state, 2, is_kite, budget, show)
}

/// A box and a line.
pub(crate) fn turbot_fish<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let is_turbot_fish = |kinds: &[Kind], grouped| grouped == 0 && kinds.contains(&Kind::Box);
    easiest_first(state, 2, is_turbot_fish, budget, show)
}

/// A box whose places lie in a cross, and a line.
pub(crate) fn empty_rectangle<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let is_rectangle = |kinds: &[Kind], grouped| grouped == 1 && kinds.contains(&Kind::Box);
    easiest_first(state, 2, is_rectangle, budget, show)
}

fn easiest_first<const W: usize>(
    state: &State<'_, W>,
    n: usize,
    accept: fn(&[Kind], usize) -> bool,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    best_first(show, |shown| easiest(state, n, accept, shown, budget))
}

fn easiest<const W: usize>(
    state: &State<'_, W>,
    n: usize,
    accept: fn(&[Kind], usize) -> bool,
    shown: &Shown,
    budget: &mut Budget,
) -> Option<Finding> {
    let mut best: Option<(Key, Chain<W>)> = None;
    for value in 0..state.layout.n_values {
        if state.cells(value).count() < 2 * n || !budget.pay(100) {
            continue;
        }
        let mut arms = Arms::of(state, value);
        if n > 2 {
            arms.find_exits(state.layout);
        }
        let mut search = Search {
            state,
            arms: &arms,
            value,
            accept,
            shown,
            best,
            houses: [0; 4],
            path: Vec::new(),
        };
        for (first, arm) in arms.all.iter().enumerate() {
            search.extend(first, n, usize::from(arm.is_grouped));
        }
        best = search.best;
    }
    best.map(|(key, chain)| chain.finding(state, key.0))
}

struct Search<'s, 'a, const W: usize> {
    state: &'s State<'a, W>,
    arms: &'s Arms<W>,
    value: usize,
    accept: fn(&[Kind], usize) -> bool,
    shown: &'s Shown,
    best: Option<(Key, Chain<W>)>,
    houses: [u16; 4],
    /// For each bridge crossed the arm it was entered by and the arm it was left by.
    path: Vec<(usize, usize)>,
}

impl<const W: usize> Search<'_, '_, W> {
    /// Goes on over the bridge by which the latest of `total` links is left.
    fn extend(&mut self, last: usize, total: usize, grouped: usize) {
        let n = self.path.len() + 1;
        let arms = self.arms;
        let from = &arms.all[last];
        self.houses[n - 1] = from.house;
        // What is still reachable is rated at least this.
        let at_least = BASE[total] + if grouped > 0 { 3 } else { 0 };
        if self.best.as_ref().is_some_and(|(key, _)| at_least > key.0) {
            return;
        }
        for entry in arms.starts[from.bridge as usize]..arms.starts[from.bridge as usize + 1] {
            let to = &arms.all[entry];
            if to.inner.meets(from.inner) || self.houses[..n].contains(&to.house) {
                continue;
            }
            let grouped = grouped + usize::from(to.is_grouped);
            self.path.push((last, entry));
            if n + 1 == total {
                self.houses[n] = to.house;
                self.close(grouped);
            } else {
                for &exit in arms.exits_of(entry) {
                    self.extend(exit as usize, total, grouped);
                }
            }
            self.path.pop();
        }
    }

    /// Looks at what the whole chain takes away, as a chain and as a ring.
    fn close(&mut self, n_grouped: usize) {
        let arms = self.arms;
        let entry = self.path[self.path.len() - 1].1;
        let (first, last) = (&arms.all[self.path[0].0], &arms.all[entry]);
        let gone = first.seen & last.seen;
        if first.house < last.house && !gone.is_empty() && !first.outer.meets(last.outer) {
            self.keep(n_grouped, gone, first.outer | last.outer, None);
        }
        if self.path.len() == 1 {
            return;
        }
        for &exit in arms.exits_of(entry) {
            let bridge = arms.all[exit as usize].bridge;
            for back in arms.starts[bridge as usize]..arms.starts[bridge as usize + 1] {
                let arm = &arms.all[back];
                let closes = arm.house == first.house
                    && arm.bridge != first.bridge
                    && first.outer.is_within(arm.inner)
                    && !arm.inner.meets(arms.all[exit as usize].inner);
                if !closes {
                    continue;
                }
                let all = self.path.iter().copied().chain([(exit as usize, back)]);
                let gone = all.fold(Bits::EMPTY, |gone, (exit, entry)| {
                    let (exit, entry) = (&arms.all[exit], &arms.all[entry]);
                    let here = self.state.cells_in(exit.bridge as usize, self.value);
                    gone | here.without(exit.inner | entry.inner)
                });
                if !gone.is_empty() {
                    self.keep(n_grouped, gone, Bits::EMPTY, Some(bridge));
                }
            }
        }
    }

    fn keep(&mut self, n_grouped: usize, gone: Bits<W>, ends: Bits<W>, closing: Option<u16>) {
        let houses = &self.houses[..self.path.len() + 1];
        let mut kinds = [Kind::Other; 4];
        for (kind, &house) in kinds.iter_mut().zip(houses) {
            *kind = self.state.layout.houses[house as usize].kind;
        }
        if !(self.accept)(&kinds[..houses.len()], n_grouped) {
            return;
        }
        let key = key(self.state, self.value, houses, n_grouped, gone.count());
        if self.best.as_ref().is_none_or(|(best, _)| key < *best) {
            let crossed = self.path.iter().map(|&(exit, _)| self.arms.all[exit].bridge);
            let (houses, bridges) = (houses.to_vec(), crossed.chain(closing).collect());
            let (value, is_loop) = (self.value, closing.is_some());
            let chain = Chain { value, houses, bridges, ends, gone, is_loop, n_grouped };
            let effects = || drops(self.state, gone, 1 << value);
            if self.shown.lacks(chain.technique(self.state), effects) {
                self.best = Some((key, chain));
            }
        }
    }
}

impl<const W: usize> Chain<W> {
    fn technique(&self, state: &State<'_, W>) -> &'static Technique {
        let kind = |i: usize| state.layout.houses[self.houses[i] as usize].kind;
        match (self.houses.len(), self.is_loop) {
            (3, false) => &THREE_LINKS,
            (3, true) => &THREE_LINK_LOOP,
            (4, false) => &FOUR_LINKS,
            (4, true) => &FOUR_LINK_LOOP,
            _ => {
                let has_box = kind(0) == Kind::Box || kind(1) == Kind::Box;
                match (self.n_grouped > 0, has_box) {
                    (true, true) => &EMPTY_RECTANGLE,
                    (true, false) => &GROUPED_TWO_LINKS,
                    (false, true) => &TURBOT_FISH,
                    (false, false) if kind(0) == kind(1) => &SKYSCRAPER,
                    (false, false) => &KITE,
                }
            }
        }
    }

    fn finding(self, state: &State<'_, W>, rating: u16) -> Finding {
        let value = self.value;
        let cells = |house: u16| state.cells_in(house as usize, value);
        let because = self.houses.iter().fold(Bits::EMPTY, |all, &house| all | cells(house));
        let links = self.houses.iter().map(|&house| (house, list(cells(house)))).collect();
        let mut args = vec![("value", Arg::Value(value as u8)), ("links", Arg::Places(links))];
        if self.is_loop {
            args.push(("bridges", Arg::Houses(self.bridges.clone())));
        } else {
            let ends = self.houses.windows(2).zip(&self.bridges);
            for ((ends, &bridge), [joint, house]) in ends.zip(JOINTS) {
                let joined = (cells(ends[0]) | cells(ends[1])) & cells(bridge);
                args.push((joint, Arg::Cells(list(joined))));
                args.push((house, Arg::House(bridge)));
            }
            args.push(("ends", Arg::Cells(list(self.ends))));
        }
        Finding {
            technique: self.technique(state),
            rating: Tenths(rating),
            because: list(because),
            effects: drops(state, self.gone, 1 << value),
            args,
        }
    }
}
