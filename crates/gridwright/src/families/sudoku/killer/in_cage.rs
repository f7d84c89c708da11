//! Techniques that look at the sum of one cage.

use std::ops::ControlFlow;

use gridwright_core::{Arg, Effect, Finding, Mask, Site, Value};

use super::cages::Look;
use super::cages::{Open, Visit};
use super::view::{View, common, listed, union, worth};

/// Smallest number of open cells; fewer have easier techniques of their own.
const FEWEST: usize = 2;

/// The only open cell of a cage takes what is left of the sum.
pub(super) fn last_cell(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    for (i, open) in view.all_open() {
        let &[cell] = &open.cells[..] else { continue };
        let Some(value) = worth(open.sum, view.frame.n_values) else { continue };
        if !view.at(cell).has(value) {
            continue;
        }
        let form = if view.cages.list[i].cells.len() == 1 { "single" } else { "last" };
        visit(Finding {
            because: view.cages.list[i].cells.clone(),
            effects: vec![Effect::Place(cell, value)],
            args: vec![
                ("form", Arg::Word(form)),
                ("cell", Arg::Site(cell)),
                ("cage", view.rule(i)),
                ("placed", Arg::Number(open.placed)),
                ("left", Arg::Number(open.sum)),
            ],
        })?;
    }
    ControlFlow::Continue(())
}

/// The sum can be made in one way only.
pub(super) fn one_combination(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    by_sum(view, Look::OneCombination, |n_ways| n_ways == 1, visit)
}

/// Drops values that are in no way to make the sum.
pub(super) fn combinations(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    by_sum(view, Look::Combinations, |n_ways| n_ways > 1, visit)?;
    // Where the ways are too many to list, their least and greatest sums decide.
    view.each_open(Look::Bounds, 1, visit, |i, open, visit| {
        if view.ways(open).is_some() {
            return ControlFlow::Continue(());
        }
        let effects = by_bounds(view, open);
        if effects.is_empty() {
            return ControlFlow::Continue(());
        }
        let left = [("left", Arg::Word("bounds")), ("ways", Arg::Values(Mask::EMPTY))];
        visit(about_sum(view, i, open, effects, left))
    })
}

fn by_sum(
    view: &View<'_>,
    look: Look,
    is_meant: impl Fn(usize) -> bool,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    view.each_open(look, FEWEST, visit, |i, open, visit| {
        let Some(ways) = view.ways(open).filter(|ways| is_meant(ways.len())) else {
            return ControlFlow::Continue(());
        };
        let all = union(ways);
        let effects = view.without(open.cells.iter().map(|&cell| (cell, all)));
        match effects.is_empty() {
            true => ControlFlow::Continue(()),
            false => visit(about_sum(view, i, open, effects, listed(ways))),
        }
    })
}

/// A finding about the sum of the open cells of a cage.
fn about_sum(
    view: &View<'_>,
    cage: usize,
    open: &Open,
    effects: Vec<Effect>,
    left: [(&'static str, Arg); 2],
) -> Finding {
    let mut args = vec![
        ("cage", view.rule(cage)),
        ("cells", Arg::Sites(open.cells.clone())),
        ("sum", Arg::Number(open.sum)),
    ];
    args.extend(left);
    Finding { because: open.cells.clone(), effects, args }
}

/// The candidates for which the least and the greatest values of the other cells leave no room.
fn by_bounds(view: &View<'_>, open: &Open) -> Vec<Effect> {
    let least = |mask: Mask| mask.0.trailing_zeros() as usize + 1;
    let most = |mask: Mask| 64 - mask.0.leading_zeros() as usize;
    let masks = view.masks(&open.cells);
    if masks.iter().any(|mask| mask.is_empty()) {
        return Vec::new();
    }
    let all_least: usize = masks.iter().map(|&mask| least(mask)).sum();
    let all_most: usize = masks.iter().map(|&mask| most(mask)).sum();
    let keep = |(&cell, &mask): (&Site, &Mask)| {
        let has_room = |value: &Value| {
            let value = value.index() + 1;
            let rest = all_least - least(mask) + value..=all_most - most(mask) + value;
            rest.contains(&open.sum)
        };
        (cell, mask.iter().filter(has_room).collect())
    };
    let kept: Vec<(Site, Mask)> = open.cells.iter().zip(&masks).map(keep).collect();
    // A sum that cannot be reached takes away nothing.
    if kept.iter().any(|(_, mask)| mask.is_empty()) { Vec::new() } else { view.without(kept) }
}

/// Values that a cage within a house certainly has are nowhere else in the house.
pub(super) fn inside_house(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    view.each_open(Look::InsideHouse, FEWEST, visit, |i, open, visit| {
        let Some(ways) = view.ways(open).filter(|ways| !ways.is_empty()) else {
            return ControlFlow::Continue(());
        };
        let certain = common(ways);
        if certain.is_empty() {
            return ControlFlow::Continue(());
        }
        for house in view.houses_with(&open.cells) {
            let others = view.frame.houses[house].sites.iter().copied();
            let others = others.filter(|site| !open.cells.contains(site));
            let effects = view.without(others.map(|site| (site, view.at(site).without(certain))));
            if effects.is_empty() {
                continue;
            }
            let gone = gone_in(&effects);
            visit(Finding {
                because: open.cells.clone(),
                effects,
                args: vec![
                    ("cage", view.rule(i)),
                    ("cells", Arg::Sites(open.cells.clone())),
                    ("sum", Arg::Number(open.sum)),
                    ("values", Arg::Values(gone)),
                    ("house", view.house_rule(house)),
                ],
            })?;
        }
        ControlFlow::Continue(())
    })
}

pub(super) fn gone_in(effects: &[Effect]) -> Mask {
    effects.iter().fold(Mask::EMPTY, |all, effect| match effect {
        Effect::Drop(_, gone) => all.or(*gone),
        Effect::Place(..) => all,
    })
}

/// Drops a value of one of two open cells if the other cannot hold the rest of the sum.
pub(super) fn partner(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    for (i, open) in view.all_open() {
        let &[one, other] = &open.cells[..] else { continue };
        for (cell, beside) in [(one, other), (other, one)] {
            let partner = |value: Value| {
                let rest = open.sum.checked_sub(value.index() + 1)?;
                worth(rest, view.frame.n_values).filter(|rest| *rest != value)
            };
            let lacks = |value: &Value| partner(*value).is_some_and(|p| !view.at(beside).has(p));
            let gone: Mask = view.at(cell).iter().filter(lacks).collect();
            // If every candidate goes, the sum cannot be reached, which is for the rules to report.
            if gone.is_empty() || gone == view.at(cell) {
                continue;
            }
            visit(Finding {
                because: vec![cell, beside],
                effects: vec![Effect::Drop(cell, gone)],
                args: vec![
                    ("cage", view.rule(i)),
                    ("cells", Arg::Sites(open.cells.clone())),
                    ("sum", Arg::Number(open.sum)),
                    ("cell", Arg::Site(cell)),
                    ("values", Arg::Values(gone)),
                    ("other", Arg::Site(beside)),
                    ("partners", Arg::Values(gone.iter().filter_map(partner).collect())),
                ],
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Keeps the values of the ways to make the sum that fit the candidates.
pub(super) fn combinations_left(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    view.each_open(Look::CombinationsLeft, FEWEST + 1, visit, |i, open, visit| {
        let Some(ways) = view.ways_left(open).filter(|ways| !ways.is_empty()) else {
            return ControlFlow::Continue(());
        };
        let all = union(ways);
        let effects = view.without(open.cells.iter().map(|&cell| (cell, all)));
        if !effects.is_empty() {
            visit(about_sum(view, i, open, effects, listed(ways)))?;
        }
        ControlFlow::Continue(())
    })
}

/// A value of every way that is left is in the cage, so no cell that sees all its places has it.
pub(super) fn must_contain(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    view.each_open(Look::MustContain, FEWEST, visit, |i, open, visit| {
        let Some(ways) = view.ways_left(open).filter(|ways| !ways.is_empty()) else {
            return ControlFlow::Continue(());
        };
        for value in common(ways).iter() {
            let has = |cell: &Site| view.at(*cell).has(value);
            let homes: Vec<Site> = open.cells.iter().copied().filter(has).collect();
            let effects = match homes[..] {
                [] => continue,
                [home] => vec![Effect::Place(home, value)],
                _ => {
                    let seen = view.seen_by_all(&homes).into_iter();
                    view.without(seen.map(|site| (site, view.at(site).without(Mask::of(value)))))
                }
            };
            if effects.is_empty() {
                continue;
            }
            let mut args = vec![
                ("cage", view.rule(i)),
                ("cells", Arg::Sites(open.cells.clone())),
                ("sum", Arg::Number(open.sum)),
            ];
            args.extend(listed(ways));
            args.extend([("value", Arg::Value(value)), ("homes", Arg::Sites(homes))]);
            visit(Finding { because: open.cells.clone(), effects, args })?;
        }
        ControlFlow::Continue(())
    })
}

/// A house has a value only in cells of one cage, so the cage has it.
pub(super) fn house_needs(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    view.each_open(Look::HouseNeeds, FEWEST, visit, |i, open, visit| {
        let Some(ways) = view.ways_left(open) else { return ControlFlow::Continue(()) };
        let mut houses: Vec<usize> = open
            .cells
            .iter()
            .flat_map(|cell| &view.frame.houses_at[cell.index()])
            .copied()
            .collect();
        houses.sort_unstable();
        houses.dedup();
        for house in houses {
            let (mut inside, mut outside) = (Mask::EMPTY, Mask::EMPTY);
            for &site in &view.frame.houses[house].sites {
                let to = if open.cells.contains(&site) { &mut inside } else { &mut outside };
                *to = to.or(view.at(site));
            }
            for value in inside.without(outside).iter() {
                let value_only = Mask::of(value);
                let with: Vec<Mask> = ways.iter().copied().filter(|way| way.has(value)).collect();
                if with.is_empty() {
                    continue;
                }
                let in_house = |cell: &Site| view.frame.houses_at[cell.index()].contains(&house);
                let all = union(&with);
                let kept = open.cells.iter().map(|cell| {
                    let own = if in_house(cell) { all } else { all.without(value_only) };
                    (*cell, own)
                });
                let effects = view.without(kept);
                if effects.is_empty() {
                    continue;
                }
                let homes = open.cells.iter().copied();
                let homes = homes.filter(|cell| in_house(cell) && view.at(*cell).has(value));
                let mut args = vec![
                    ("house", view.house_rule(house)),
                    ("value", Arg::Value(value)),
                    ("homes", Arg::Sites(homes.collect())),
                    ("cage", view.rule(i)),
                    ("cells", Arg::Sites(open.cells.clone())),
                    ("sum", Arg::Number(open.sum)),
                ];
                args.extend(listed(&with));
                visit(Finding { because: open.cells.clone(), effects, args })?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Drops values that fit the sum, but in no order that the candidates allow.
pub(super) fn arrangements(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    view.each_open(Look::Arrangements, FEWEST + 1, visit, |i, open, visit| {
        let Some(ways) = view.ways_left(open).filter(|ways| !ways.is_empty()) else {
            return ControlFlow::Continue(());
        };
        let Some(kept) = view.in_order(&open.cells, ways) else { return ControlFlow::Continue(()) };
        if kept.iter().any(|kept| kept.is_empty()) {
            return ControlFlow::Continue(());
        }
        for (&cell, kept) in open.cells.iter().zip(kept) {
            let effects = view.without([(cell, kept)]);
            if effects.is_empty() {
                continue;
            }
            let gone = gone_in(&effects);
            let with = |way: &Mask| !way.and(gone).is_empty();
            let with: Vec<Mask> = ways.iter().copied().filter(with).collect();
            // A value that is in no combination at all is left to an easier technique.
            if with.is_empty() {
                continue;
            }
            let mut args = vec![
                ("cage", view.rule(i)),
                ("cells", Arg::Sites(open.cells.clone())),
                ("sum", Arg::Number(open.sum)),
                ("cell", Arg::Site(cell)),
                ("values", Arg::Values(gone)),
            ];
            args.extend(listed(&with));
            visit(Finding { because: open.cells.clone(), effects, args })?;
        }
        ControlFlow::Continue(())
    })
}
