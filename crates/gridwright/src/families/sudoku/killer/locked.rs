//! Two cages that hold a value of two houses between them.

use std::ops::ControlFlow;

use gridwright_core::{Arg, Effect, Finding, Mask, Shape as Look, Site, Value};

use super::cages::Visit;
use super::view::{View, common};

/// The kinds of houses that are combined in pairs.
const LOOKS: [Look; 3] = [Look::Row, Look::Column, Look::Box];

/// Two cages hold a value of two houses, because both must have it there, or because the houses
/// have no other place for it.
pub(super) fn locked_cages(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    for value in (0..view.frame.n_values as u8).map(Value) {
        must_hold(view, value, visit)?;
        must_be_in(view, value, visit)?;
    }
    ControlFlow::Continue(())
}

/// Drops a value from two houses, outside two cages that must both have it there.
fn must_hold(view: &View<'_>, value: Value, visit: Visit<'_>) -> ControlFlow<()> {
    let mut cages: Vec<(usize, Vec<Site>)> = Vec::new();
    for (i, open) in view.all_open().filter(|(_, open)| open.cells.len() > 1) {
        let Some(ways) = view.ways_left(open).filter(|ways| !ways.is_empty()) else { continue };
        if common(ways).has(value) {
            let homes = open.cells.iter().copied().filter(|&cell| view.at(cell).has(value));
            cages.push((i, homes.collect()));
        }
    }
    for (n, (i, homes)) in cages.iter().enumerate() {
        for (j, others) in &cages[..n] {
            if others.iter().any(|cell| homes.contains(cell)) {
                continue;
            }
            let homes = [&others[..], homes].concat();
            for houses in LOOKS.iter().filter_map(|&look| two_houses(view, look, &homes)) {
                let sites = houses.iter().flat_map(|&house| &view.frame.houses[house].sites);
                let rest = sites.copied().filter(|site| !homes.contains(site));
                let kept = rest.map(|site| (site, view.at(site).without(Mask::of(value))));
                let effects = view.without(kept);
                if !effects.is_empty() {
                    let homes = homes.clone();
                    visit(finding(view, "cages", value, [*j, *i], houses, homes, effects))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The two disjoint houses of a kind that together hold all of these cells, if there are exactly
/// two.
fn two_houses(view: &View<'_>, look: Look, cells: &[Site]) -> Option<[usize; 2]> {
    let mut houses: Vec<usize> = Vec::new();
    for cell in cells {
        let all = view.frame.houses_at[cell.index()].iter();
        let house = all.copied().find(|&house| view.frame.houses[house].look == look)?;
        if !houses.contains(&house) {
            houses.push(house);
        }
        if houses.len() > 2 {
            return None;
        }
    }
    let &[one, other] = &houses[..] else { return None };
    are_apart(view, one, other).then_some([one.min(other), one.max(other)])
}

fn are_apart(view: &View<'_>, one: usize, other: usize) -> bool {
    let sites = &view.frame.houses[other].sites;
    !view.frame.houses[one].sites.iter().any(|site| sites.contains(site))
}

/// Drops a value from two cages, outside two houses that have it only in these cages.
fn must_be_in(view: &View<'_>, value: Value, visit: Visit<'_>) -> ControlFlow<()> {
    let houses = &view.frame.houses;
    // The places of the value in each house, if they lie in one or two cages.
    let placed = houses.iter().map(|house| {
        let (mut cages, mut homes) = (Vec::new(), Vec::new());
        for &site in house.sites.iter().filter(|&&site| view.at(site).has(value)) {
            let cage = view.cages.of(site).filter(|_| view.position.is_open(site))?;
            homes.push(site);
            if !cages.contains(&cage) {
                cages.push(cage);
            }
            if cages.len() > 2 {
                return None;
            }
        }
        (!homes.is_empty()).then_some((cages, homes))
    });
    let placed: Vec<Option<(Vec<usize>, Vec<Site>)>> = placed.collect();
    for (other, in_other) in placed.iter().enumerate() {
        let Some((cages, homes)) = in_other else { continue };
        for (one, in_one) in placed[..other].iter().enumerate() {
            let Some((more, others)) = in_one else { continue };
            let mut both: Vec<usize> = cages.iter().chain(more).copied().collect();
            both.sort_unstable();
            both.dedup();
            let &[i, j] = &both[..] else { continue };
            let look = houses[one].look;
            if look != houses[other].look || !LOOKS.contains(&look) || !are_apart(view, one, other)
            {
                continue;
            }
            let homes = [&others[..], homes].concat();
            let effects = without_elsewhere(view, value, [i, j], &homes);
            if !effects.is_empty() {
                visit(finding(view, "lines", value, [i, j], [one, other], homes, effects))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates that go if each of two cages has the value at one of these places.
fn without_elsewhere(
    view: &View<'_>,
    value: Value,
    cages: [usize; 2],
    homes: &[Site],
) -> Vec<Effect> {
    let mut kept = Vec::new();
    for open in cages.iter().filter_map(|&cage| view.open(cage)) {
        let with = view.ways_left(open).map(|ways| {
            let with = ways.iter().filter(|way| way.has(value));
            with.fold(Mask::EMPTY, |all, &way| all.or(way))
        });
        let all = with.filter(|all| !all.is_empty()).unwrap_or(Mask::first(view.frame.n_values));
        kept.extend(open.cells.iter().map(|&cell| {
            (cell, if homes.contains(&cell) { all } else { all.without(Mask::of(value)) })
        }));
    }
    view.without(kept)
}

fn finding(
    view: &View<'_>,
    form: &'static str,
    value: Value,
    cages: [usize; 2],
    houses: [usize; 2],
    homes: Vec<Site>,
    effects: Vec<Effect>,
) -> Finding {
    let open = cages.iter().filter_map(|&cage| view.open(cage));
    let rules = |args: [Arg; 2]| {
        let rule = |arg: Arg| if let Arg::Rule(rule) = arg { Some(rule) } else { None };
        Arg::Rules(args.into_iter().filter_map(rule).collect())
    };
    Finding {
        because: open.flat_map(|open| open.cells.iter().copied()).collect(),
        effects,
        args: vec![
            ("form", Arg::Word(form)),
            ("value", Arg::Value(value)),
            ("cages", rules(cages.map(|cage| view.rule(cage)))),
            ("homes", Arg::Sites(homes)),
            ("houses", rules(houses.map(|house| view.house_rule(house)))),
        ],
    }
}
