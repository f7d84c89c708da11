//! Strong links of one value joined by weak ones: skyscraper, kite, turbot fish, empty rectangle,
//! and their longer and grouped variants.
//!
//! A strong link is a house in which the value is in one of two groups of cells. A bridge is a
//! house that contains one group of each of two links. At least one of the two ends of such a chain
//! contains the value.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use crate::bits::Bits;
use crate::finder::{Show, Shown, best_first, drops, list};
use crate::layout::{Kind, Layout};
use crate::state::State;
use crate::step::{Arg, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// Two links in parallel lines.
pub(crate) static SKYSCRAPER: Technique = technique("skyscraper", 40);
/// Two links in a row and a column.
pub(crate) static KITE: Technique = technique("two-string-kite", 41);
/// Two links in a box and a line.
pub(crate) static TURBOT_FISH: Technique = technique("turbot-fish", 40);
/// Two links in lines, with a group.
pub(crate) static GROUPED_TWO_LINKS: Technique = technique("grouped-two-links", 43);
/// Two links in a line and a box whose places form a cross.
pub(crate) static EMPTY_RECTANGLE: Technique = technique("empty-rectangle", 43);
/// A chain of three links.
pub(crate) static THREE_LINKS: Technique = technique("three-strong-links", 54);
/// A chain of four links.
pub(crate) static FOUR_LINKS: Technique = technique("four-strong-links", 58);
/// A ring of three links.
pub(crate) static THREE_LINK_LOOP: Technique = technique("three-link-loop", 54);
/// A ring of four links.
pub(crate) static FOUR_LINK_LOOP: Technique = technique("four-link-loop", 58);

/// A house, one of its bridges, and the value's cells inside and outside the bridge.
#[derive(Clone, Copy)]
struct Arm<const W: usize> {
    house: u16,
    bridge: u16,
    inner: Bits<W>,
    outer: Bits<W>,
    /// The cells of the value that see all of `outer`.
    seen: Bits<W>,
    is_grouped: bool,
}

/// The arms of one value, sorted by bridge.
struct Arms<const W: usize> {
    all: Vec<Arm<W>>,
    /// The index in `all` of the first arm of each bridge; with one more entry at the end.
    starts: Vec<usize>,
    /// For each arm the arms of the same house by which a chain that entered by it can leave.
    exits: Vec<u16>,
    /// The index in `exits` of the first exit of each arm; with one more entry at the end.
    exit_starts: Vec<usize>,
}

impl<const W: usize> Arms<W> {
    /// The arms of a value for chains of `n` links.
    fn of(state: &State<'_, W>, value: usize, n: usize, wanted: &Wanted) -> Arms<W> {
        let layout = state.layout;
        let mut all = Vec::with_capacity(64);
        let mut starts = Vec::with_capacity(layout.houses.len() + 1);
        let cells = state.cells(value);
        let has_corners = n == 2 || wanted.edition == Edition::Rings;
        for bridge in 0..layout.houses.len() {
            starts.push(all.len());
            let bridge_cells = state.cells_in(bridge, value);
            // The two links of a chain must meet in different cells.
            if bridge_cells.count() < 2 {
                continue;
            }
            let houses = bridge_cells.iter().fold(0, |all, cell| all | layout.full_at[cell]);
            for house in crate::bits::ones(houses).filter(|&house| house != bridge) {
                let set = state.cells_in(house, value);
                if wanted.most_grouped == 0 && set.count() > 2 {
                    continue;
                }
                let mut inner = set & bridge_cells;
                if !has_corners && set.count() == 3 && layout.houses[house].kind == Kind::Box {
                    match arm_of_corner(layout, set) {
                        Some(end) if inner.contains(end) => inner = Bits::of(end),
                        Some(_) if inner.count() == 1 => continue,
                        _ => {}
                    }
                }
                let outer = set.without(inner);
                if inner.is_empty() || outer.is_empty() {
                    continue;
                }
                let seen = layout.common_peers(outer) & cells;
                // Both links of a short chain are ends.
                if n == 2 && seen.is_empty() {
                    continue;
                }
                all.push(Arm {
                    house: house as u16,
                    bridge: bridge as u16,
                    inner,
                    outer,
                    seen,
                    is_grouped: set.count() > 2,
                });
            }
        }
        starts.push(all.len());
        Arms { all, starts, exits: Vec::new(), exit_starts: Vec::new() }
    }

    /// Finds the exits of every link that was entered: the arms whose bridges contain the rest of
    /// the link.
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

/// Of three cells in a corner, one of which shares a row with one and a column with the other, the
/// one in its row.
fn arm_of_corner<const W: usize>(layout: &Layout<W>, cells: Bits<W>) -> Option<usize> {
    let all_in = |cell: usize, kind: Kind| {
        let line = layout.house_of(cell, kind);
        line.map_or(0, |line| (cells & layout.houses[line].set).count())
    };
    let corner = cells
        .iter()
        .find(|&cell| [Kind::Row, Kind::Column].iter().all(|&k| all_in(cell, k) == 2))?;
    let row = layout.house_of(corner, Kind::Row)?;
    (cells & layout.houses[row].set).without(Bits::of(corner)).first()
}

/// A chain of links with removals.
struct Chain<const W: usize> {
    value: usize,
    houses: Vec<u16>,
    bridges: Vec<u16>,
    ends: Bits<W>,
    gone: Bits<W>,
    is_loop: bool,
    n_grouped: usize,
}

/// The names in texts of the cells in which two links meet, and of the house that they share.
const JOINTS: [[&str; 2]; 3] =
    [["joint", "bridge"], ["joint-2", "bridge-2"], ["joint-3", "bridge-3"]];

const BASE: [u16; 5] = [0, 0, 40, 54, 58];

/// The edition of a rating program that determines which chains count, their ratings and their
/// order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edition {
    /// Like Sukaku Explainer since version 1.16, with rings.
    Rings,
    /// Like Sukaku Explainer up to version 1.15, with which the published puzzle collections were
    /// rated.
    Plain,
}

/// The chains that are looked for.
struct Wanted {
    edition: Edition,
    /// Largest number of links with groups.
    most_grouped: usize,
    /// Whether a chain with links in houses of these kinds, and this number of groups, is wanted.
    accept: fn(&[Kind], usize) -> bool,
}

/// The order of chains: lower ratings first, then more removals, then the kinds of houses, smaller
/// values, the order of the houses, and the directions of the links.
type Key = (u16, Reverse<usize>, u16, u16, usize, [u16; 4], u16);

/// The rating of a chain: more kinds of houses raise it, and groups raise it most.
fn rating(edition: Edition, kinds: &[Kind], n_grouped: usize) -> u16 {
    let n = kinds.len();
    let all = kinds.iter().fold(0u16, |all, &kind| all | 1 << kind as u16);
    let has_box = kinds.contains(&Kind::Box);
    BASE[n]
        + match edition {
            _ if n_grouped > 0 => 3,
            Edition::Plain if has_box => 4 - n as u16,
            Edition::Plain if all.count_ones() > 1 => n as u16 - 1,
            Edition::Plain => 0,
            Edition::Rings => all.count_ones() as u16 - 1,
        }
}

/// The kinds of the houses as digits: 0 for boxes, 1 for the first kind of line and 2 for the other
/// one.
fn pattern(kinds: &[Kind]) -> u16 {
    let line = kinds.iter().copied().find(|&kind| kind != Kind::Box).unwrap_or(Kind::Row);
    let digit = |&kind: &Kind| match kind {
        Kind::Box => 0,
        kind if kind == line => 1,
        _ => 2,
    };
    kinds.iter().map(digit).fold(0, |pattern, digit| 4 * pattern + digit)
}

/// Finds chains of `N` strong links, the easiest first.
pub(crate) fn links<const W: usize, const N: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let wanted = Wanted { edition: Edition::Rings, most_grouped: N, accept: |_, _| true };
    easiest_first(state, N, &wanted, budget, show)
}

/// Finds chains of `N` strong links in the order and with the ratings of the published collections,
/// the easiest first.
pub(crate) fn plain_links<const W: usize, const N: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let accept = |kinds: &[Kind], _| kinds.len() > 2 || kinds != [Kind::Box; 2];
    let wanted = Wanted { edition: Edition::Plain, most_grouped: N, accept };
    easiest_first(state, N, &wanted, budget, show)
}

/// Finds chains of two links in parallel lines.
pub(crate) fn skyscraper<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let accept = |kinds: &[Kind], _| kinds[0] == kinds[1];
    let wanted = Wanted { edition: Edition::Rings, most_grouped: 0, accept };
    easiest_first(state, 2, &wanted, budget, show)
}

/// Finds chains of two links in a row and a column.
pub(crate) fn kite<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let accept = |kinds: &[Kind], _| kinds[0] != kinds[1] && !kinds.contains(&Kind::Box);
    let wanted = Wanted { edition: Edition::Rings, most_grouped: 0, accept };
    easiest_first(state, 2, &wanted, budget, show)
}

/// Finds chains of two links in a box and a line.
pub(crate) fn turbot_fish<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let accept = |kinds: &[Kind], _| kinds.contains(&Kind::Box);
    let wanted = Wanted { edition: Edition::Rings, most_grouped: 0, accept };
    easiest_first(state, 2, &wanted, budget, show)
}

/// Finds chains of two links in a line and a box whose places form a cross.
pub(crate) fn empty_rectangle<const W: usize>(
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let accept = |kinds: &[Kind], grouped| grouped == 1 && kinds.contains(&Kind::Box);
    let wanted = Wanted { edition: Edition::Rings, most_grouped: 1, accept };
    easiest_first(state, 2, &wanted, budget, show)
}

fn easiest_first<const W: usize>(
    state: &State<'_, W>,
    n: usize,
    wanted: &Wanted,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    best_first(show, |shown| easiest(state, n, wanted, shown, budget))
}

fn easiest<const W: usize>(
    state: &State<'_, W>,
    n: usize,
    wanted: &Wanted,
    shown: &Shown,
    budget: &mut Budget,
) -> Option<Finding> {
    let mut best: Option<(Key, Chain<W>)> = None;
    for value in 0..state.layout.n_values {
        if state.cells(value).count() < 2 * n || !budget.pay(100) {
            continue;
        }
        // At least one link without a group is a house with two places.
        let has_two = |house: usize| state.cells_in(house, value).count() == 2;
        if wanted.most_grouped < n && !(0..state.layout.houses.len()).any(has_two) {
            continue;
        }
        let mut arms = Arms::of(state, value, n, wanted);
        if n > 2 {
            arms.find_exits(state.layout);
        }
        let mut search = Search {
            state,
            arms: &arms,
            value,
            wanted,
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
    wanted: &'s Wanted,
    shown: &'s Shown,
    best: Option<(Key, Chain<W>)>,
    houses: [u16; 4],
    /// For each bridge crossed the arm before it and the arm after it.
    path: Vec<(usize, usize)>,
}

impl<const W: usize> Search<'_, '_, W> {
    /// Continues over the bridge of the latest of `total` links.
    fn extend(&mut self, last: usize, total: usize, grouped: usize) {
        let n = self.path.len() + 1;
        let arms = self.arms;
        let from = &arms.all[last];
        self.houses[n - 1] = from.house;
        // Every chain that can still be reached has at least this rating.
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
            if grouped > self.wanted.most_grouped {
                continue;
            }
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

    /// Tests the removals of the complete chain, as a chain and as a ring.
    fn close(&mut self, n_grouped: usize) {
        let arms = self.arms;
        let entry = self.path[self.path.len() - 1].1;
        let (first, last) = (&arms.all[self.path[0].0], &arms.all[entry]);
        let gone = first.seen & last.seen;
        if first.house < last.house && !gone.is_empty() && !first.outer.meets(last.outer) {
            self.keep(n_grouped, gone, first.outer | last.outer, None);
        }
        if self.path.len() == 1 || self.wanted.edition == Edition::Plain {
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
        let kinds = &kinds[..houses.len()];
        if !(self.wanted.accept)(kinds, n_grouped) {
            return;
        }
        let rating = rating(self.wanted.edition, kinds, n_grouped);
        if self.best.as_ref().is_some_and(|(best, _)| rating > best.0) {
            return;
        }
        let gone = match self.wanted.edition {
            Edition::Rings => gone,
            Edition::Plain if self.is_plain() => gone.without(self.used()),
            Edition::Plain => return,
        };
        if gone.is_empty() {
            return;
        }
        let key = self.key(kinds, rating, n_grouped, gone.count());
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

    fn key(&self, kinds: &[Kind], rating: u16, n_grouped: usize, n_gone: usize) -> Key {
        let houses = &self.houses[..kinds.len()];
        let mut order = [0; 4];
        order[..houses.len()].copy_from_slice(houses);
        let n_gone = Reverse(n_gone);
        if self.wanted.edition == Edition::Rings {
            let line = kinds.iter().copied().find(|&kind| kind != Kind::Box);
            let is_turned = u16::from(line.is_some_and(|line| line != Kind::Row));
            return (rating, n_gone, pattern(kinds), is_turned, self.value, order, 0);
        }
        let n_grouped = n_grouped as u16;
        if kinds.len() == 2 {
            // The order is parallel rows, parallel columns, a column and a row, a row and a box,
            // then a column and a box.
            let set = match kinds {
                [Kind::Row, Kind::Row] => 0,
                [Kind::Column, Kind::Column] => 1,
                [Kind::Row, Kind::Column] => 2,
                [Kind::Box, Kind::Row] => 3,
                _ => 4,
            };
            if set > 1 {
                order.swap(0, 1);
            }
            return (rating, n_gone, n_grouped, set, self.value, order, self.way(set > 1));
        }
        // The pattern is the same from either end.
        let turned = [kinds[2], kinds[1], kinds[0]];
        let least = pattern(kinds).min(pattern(&turned));
        let middle = order[1];
        order[..3].sort_unstable();
        let set = order[..3]
            .iter()
            .fold(0, |set, &house| 4 * set + self.state.layout.houses[house as usize].kind as u16);
        let at = [1, 0, 2].into_iter().position(|at| order[at] == middle).unwrap_or(0) as u16;
        let shape = n_grouped << 8 | least;
        (rating, n_gone, shape, set, self.value, order, at << 8 | self.way(false))
    }

    /// The directions in which the links are traversed, as bits; links that start at their first
    /// group come first.
    fn way(&self, is_turned: bool) -> u16 {
        let arms = &self.arms.all;
        let first = |bits: Bits<W>| bits.first().unwrap_or(0);
        // Single cells come before groups, then the group whose first cell is first.
        let is_second = |a: Bits<W>, b: Bits<W>| {
            u16::from((a.count().min(2), first(a)) > (b.count().min(2), first(b)))
        };
        let start = &arms[self.path[0].0];
        let end = &arms[self.path[self.path.len() - 1].1];
        if is_turned {
            return 2 * is_second(end.outer, end.inner) + is_second(start.inner, start.outer);
        }
        let entries = self.path.iter().map(|&(_, entry)| &arms[entry]);
        entries.fold(is_second(start.outer, start.inner), |way, arm| {
            2 * way + is_second(arm.inner, arm.outer)
        })
    }

    /// Whether no two links share a cell and, in chains of more than two links, no box with two
    /// places has both in one line.
    fn is_plain(&self) -> bool {
        let n = self.path.len() + 1;
        let layout = self.state.layout;
        let mut used = Bits::EMPTY;
        for &house in &self.houses[..n] {
            let cells = self.state.cells_in(house as usize, self.value);
            let in_line = || {
                let first = cells.first().unwrap_or(0);
                layout.at[first].iter().any(|&(line, _)| {
                    let line = &layout.houses[line as usize];
                    line.kind != Kind::Box && cells.is_within(line.set)
                })
            };
            let is_box = layout.houses[house as usize].kind == Kind::Box;
            if cells.meets(used) || n > 2 && is_box && cells.count() == 2 && in_line() {
                return false;
            }
            used |= cells;
        }
        true
    }

    /// The cells of the links' houses, and in chains of more than two links also those of the
    /// bridges.
    fn used(&self) -> Bits<W> {
        let n = self.path.len() + 1;
        let set = |house: u16| self.state.layout.houses[house as usize].set;
        let links = self.houses[..n].iter().fold(Bits::EMPTY, |all, &house| all | set(house));
        let crossed = self.path.iter().filter(|_| n > 2);
        crossed.fold(links, |all, &(exit, _)| all | set(self.arms.all[exit].bridge))
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
