//! Steps of the simple techniques in the order in which HoDoKu finds them.
//!
//! Each technique is searched in a fixed order of houses, values and cells, and the first step is
//! taken, whatever it removes. The orders were inferred from the solution paths that HoDoKu prints.

use std::ops::ControlFlow;

use crate::finder::{Finder, Show};
use crate::layout::Kind;
use crate::state::State;
use crate::step::{Arg, Effect, Finding};
use crate::techniques::{fish, links, locked, pairs, subsets, wings};
use gridwright_core::Budget;

/// What steps of a technique are compared by: numbers of houses, values and cells.
type Key = Vec<usize>;

/// Shows the steps of a finder in the order of their keys, without those that have no key.
fn by_key<const W: usize>(
    find: Finder<W>,
    key: fn(&State<'_, W>, &Finding) -> Option<Key>,
    state: &State<'_, W>,
    budget: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    let mut all = Vec::new();
    find(state, budget, &mut |finding| {
        all.extend(key(state, &finding).map(|key| (key, finding)));
        ControlFlow::Continue(())
    })?;
    all.sort_by(|(one, _), (other, _)| one.cmp(other));
    all.into_iter().try_for_each(|(_, finding)| show(finding))
}

fn arg<'f>(finding: &'f Finding, name: &str) -> Option<&'f Arg> {
    finding.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}

/// The members of an argument as numbers.
fn members(finding: &Finding, name: &str) -> Key {
    match arg(finding, name) {
        Some(Arg::Cell(one) | Arg::House(one)) => vec![usize::from(*one)],
        Some(Arg::Cells(all) | Arg::Houses(all)) => all.iter().copied().map(usize::from).collect(),
        Some(Arg::Value(value)) => vec![usize::from(*value)],
        Some(Arg::Values(values)) => crate::bits::ones(*values).collect(),
        Some(Arg::Places(all)) => all.iter().map(|(house, _)| usize::from(*house)).collect(),
        _ => Vec::new(),
    }
}

/// The members of several arguments, one after the other.
fn joined(finding: &Finding, names: &[&str]) -> Key {
    names.iter().flat_map(|name| members(finding, name)).collect()
}

/// The place of the first house of an argument among the kinds of houses.
fn rank<const W: usize>(
    state: &State<'_, W>,
    finding: &Finding,
    name: &str,
    order: [Kind; 4],
) -> Option<usize> {
    let house = members(finding, name).into_iter().min()?;
    order.iter().position(|&kind| kind == state.layout.houses[house].kind)
}

const BOXES_FIRST: [Kind; 4] = [Kind::Box, Kind::Row, Kind::Column, Kind::Other];
const ROWS_FIRST: [Kind; 4] = [Kind::Row, Kind::Column, Kind::Box, Kind::Other];

macro_rules! scanned {
    ($($(#[$doc:meta])* $name:ident $find:expr, |$state:tt, $finding:ident| $key:expr;)*) => {$(
        $(#[$doc])*
        pub(crate) fn $name<const W: usize>(
            state: &State<'_, W>,
            budget: &mut Budget,
            show: Show<'_>,
        ) -> ControlFlow<()> {
            by_key($find, |$state, $finding| $key, state, budget, show)
        }
    )*};
}

scanned! {
    /// Values confined within a box to one line: by box, then by value.
    pointing locked::pointing, |_, finding| {
        Some(joined(finding, &["from", "value"]))
    };
    /// Values confined within a line to one box: rows before columns, then by value.
    claiming locked::claiming, |state, finding| {
        let mut key = vec![rank(state, finding, "from", ROWS_FIRST)?];
        key.extend(joined(finding, &["from", "value"]));
        Some(key)
    };
    /// Pairs that remove candidates in a box and in a line.
    locked_pair subsets::locked_set::<W, 2>, |state, finding| locked(state, finding);
    /// Triples that remove candidates in a box and in a line.
    locked_triple subsets::locked_set::<W, 3>, |state, finding| locked(state, finding);
    /// Naked pairs: boxes, rows, columns, then by cells.
    naked_pair subsets::naked::<W, 2>, |state, finding| subset(state, finding, "cells");
    /// Naked triples in the same order.
    naked_triple subsets::naked::<W, 3>, |state, finding| subset(state, finding, "cells");
    /// Naked quads in the same order.
    naked_quad subsets::naked::<W, 4>, |state, finding| subset(state, finding, "cells");
    /// Hidden pairs: boxes, rows, columns, then by values.
    hidden_pair subsets::hidden::<W, 2>, |state, finding| subset(state, finding, "values");
    /// Hidden triples in the same order.
    hidden_triple subsets::hidden::<W, 3>, |state, finding| subset(state, finding, "values");
    /// Hidden quads in the same order.
    hidden_quad subsets::hidden::<W, 4>, |state, finding| subset(state, finding, "values");
    /// X-wings: by value, rows before columns, then by lines.
    x_wing fish::fish::<W, 2>, |state, finding| fish_key(state, finding);
    /// Swordfish in the same order.
    swordfish fish::fish::<W, 3>, |state, finding| fish_key(state, finding);
    /// Jellyfish in the same order.
    jellyfish fish::fish::<W, 4>, |state, finding| fish_key(state, finding);
    /// Skyscrapers: rows before columns, then by value and lines.
    skyscraper links::skyscraper, |state, finding| {
        let mut key = vec![rank(state, finding, "links", ROWS_FIRST)?];
        key.extend(members(finding, "value"));
        key.extend(sorted(members(finding, "links")));
        Some(key)
    };
    /// Empty rectangles: by value and box, links in columns before those in rows.
    empty_rectangle links::empty_rectangle, |state, finding| {
        let (boxes, lines): (Key, Key) = members(finding, "links")
            .into_iter()
            .partition(|&house| state.layout.houses[house].kind == Kind::Box);
        let is_row = lines.iter().any(|&line| state.layout.houses[line].kind == Kind::Row);
        let mut key = members(finding, "value");
        key.extend(boxes);
        key.push(usize::from(is_row));
        key.extend(lines);
        Some(key)
    };
    /// W-wings: by their two cells, then by the value that is removed.
    w_wing pairs::w_wing, |_, finding| {
        Some(joined(finding, &["cells", "value"]))
    };
    /// XY-wings: by their three cells in order.
    xy_wing wings::xy_wing, |_, finding| {
        Some(sorted(joined(finding, &["pivot", "wings"])))
    };
}

/// Orders locked sets by box and cells; both the box and the line must lose candidates.
fn locked<const W: usize>(state: &State<'_, W>, finding: &Finding) -> Option<Key> {
    let houses = members(finding, "houses");
    let sets: Vec<_> = houses.iter().map(|&house| state.layout.houses[house].set).collect();
    let touches = |one: usize, other: usize| {
        let mut cells = finding.effects.iter().map(cell_of);
        cells.any(|cell| sets[one].contains(cell) && !sets[other].contains(cell))
    };
    let is_double = sets.len() == 2 && touches(0, 1) && touches(1, 0);
    is_double.then(|| {
        let mut key = vec![houses[0]];
        key.extend(members(finding, "cells"));
        key
    })
}

fn subset<const W: usize>(
    state: &State<'_, W>,
    finding: &Finding,
    by: &'static str,
) -> Option<Key> {
    let mut key = vec![rank(state, finding, "house", BOXES_FIRST)?];
    key.extend(joined(finding, &["house", by]));
    Some(key)
}

fn fish_key<const W: usize>(state: &State<'_, W>, finding: &Finding) -> Option<Key> {
    let mut key = members(finding, "value");
    key.push(rank(state, finding, "bases", ROWS_FIRST)?);
    key.extend(members(finding, "bases"));
    Some(key)
}

fn cell_of(effect: &Effect) -> usize {
    match *effect {
        Effect::Place(cell, _) | Effect::Drop(cell, _) => usize::from(cell),
    }
}

fn sorted(mut key: Key) -> Key {
    key.sort_unstable();
    key
}
