//! Cages beside other cells and cages of the same house.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use gridwright_core::{Arg, Effect, Finding, Mask, Site};

use super::cages::Look;
use super::cages::{Open, Visit};
use super::view::{View, listed};

/// Largest number of open cells of a cage whose combinations are compared.
const MOST_CELLS: usize = 5;

/// The combinations of a cage that fit its candidates in some order, if it is compared.
fn compared<'o>(view: &View<'_>, open: &'o Open) -> Option<&'o [Mask]> {
    if !(2..=MOST_CELLS).contains(&open.cells.len()) {
        return None;
    }
    view.ways_in_order(open).filter(|ways| !ways.is_empty())
}

/// A cage takes one of two values, and a cell of the same house the other.
pub(super) fn killer_pair(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    killer_set(view, Look::KillerPair, 2, visit)
}

/// A cage and one or two cells of the same house take three values between them.
pub(super) fn killer_triple(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    killer_set(view, Look::KillerTriple, 3, visit)
}

fn killer_set(view: &View<'_>, look: Look, n_values: usize, visit: Visit<'_>) -> ControlFlow<()> {
    view.each_open(look, 2, visit, |i, open, visit| {
        let Some(ways) = compared(view, open) else { return ControlFlow::Continue(()) };
        for house in view.houses_with(&open.cells) {
            let sites = &view.frame.houses[house].sites;
            let is_other = |site: &&Site| {
                let n = view.at(**site).len();
                view.position.is_open(**site)
                    && !open.cells.contains(site)
                    && (2..=n_values).contains(&n)
            };
            let others: Vec<Site> = sites.iter().filter(is_other).copied().collect();
            for cells in sets(&others, n_values - 1) {
                let values = cells.iter().fold(Mask::EMPTY, |all, &c| all.or(view.at(c)));
                if values.len() != n_values {
                    continue;
                }
                // Combinations with more of the values than the cells leave over are impossible.
                let n_left = n_values - cells.len();
                let is_possible = |way: &&Mask| way.and(values).len() <= n_left;
                let mut possible = ways.iter().filter(is_possible).peekable();
                if possible.peek().is_none() || !possible.all(|w| w.and(values).len() == n_left) {
                    continue;
                }
                let rest = sites.iter().copied();
                let rest = rest.filter(|site| !open.cells.contains(site) && !cells.contains(site));
                let effects = view.without(rest.map(|site| (site, view.at(site).without(values))));
                if effects.is_empty() {
                    continue;
                }
                let because = open.cells.iter().chain(&cells).copied().collect();
                let args = vec![
                    ("cage", view.rule(i)),
                    ("inside", Arg::Sites(open.cells.clone())),
                    ("sum", Arg::Number(open.sum)),
                    ("cells", Arg::Sites(cells)),
                    ("values", Arg::Values(values)),
                    ("count", Arg::Number(n_left)),
                    ("house", view.house_rule(house)),
                ];
                visit(Finding { because, effects, args })?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// All sets of one cell and, if `most` is above 1, of two.
fn sets(cells: &[Site], most: usize) -> Vec<Vec<Site>> {
    let mut sets: Vec<Vec<Site>> = cells.iter().map(|&cell| vec![cell]).collect();
    if most > 1 {
        for (i, &one) in cells.iter().enumerate() {
            sets.extend(cells[..i].iter().map(|&other| vec![other, one]));
        }
    }
    sets
}

/// Excludes combinations that would leave a cell beside the cage without a value.
pub(super) fn blocked_combination(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    view.each_open(Look::BlockedCombination, 2, visit, |i, open, visit| {
        let Some(ways) = compared(view, open) else { return ControlFlow::Continue(()) };
        for cell in view.seen_by_all(&open.cells) {
            let values = view.at(cell);
            let is_blocked = |way: &Mask| values.without(*way).is_empty();
            let (blocked, left): (Vec<Mask>, Vec<Mask>) =
                ways.iter().copied().partition(is_blocked);
            if blocked.is_empty() || left.is_empty() || values.is_empty() {
                continue;
            }
            let Some(kept) = view.in_order(&open.cells, &left) else { continue };
            let effects = view.without(open.cells.iter().copied().zip(kept));
            if effects.is_empty() {
                continue;
            }
            let because = open.cells.iter().copied().chain([cell]).collect();
            let mut args = vec![
                ("cage", view.rule(i)),
                ("cells", Arg::Sites(open.cells.clone())),
                ("sum", Arg::Number(open.sum)),
                ("blocked", Arg::Sets(blocked)),
                ("cell", Arg::Site(cell)),
                ("values", Arg::Values(values)),
            ];
            args.extend(listed(&left));
            visit(Finding { because, effects, args })?;
        }
        ControlFlow::Continue(())
    })
}

/// Excludes combinations of one cage that leave another cage of the same house without any.
pub(super) fn cage_conflict(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    view.each_open(Look::CageConflict, 2, visit, |i, open, visit| {
        let Some(ways) = compared(view, open) else { return ControlFlow::Continue(()) };
        for house in view.houses_with(&open.cells) {
            let in_house = |cell: &Site| view.frame.houses_at[cell.index()].contains(&house);
            for (j, other) in view.all_open() {
                let shares = other.cells.iter().any(|cell| open.cells.contains(cell));
                if i == j || shares || !other.cells.iter().all(in_house) {
                    continue;
                }
                let Some(other_ways) = compared(view, other) else { continue };
                let is_blocked = |way: &Mask| !other_ways.iter().any(|o| o.and(*way).is_empty());
                let (blocked, left): (Vec<Mask>, Vec<Mask>) =
                    ways.iter().copied().partition(is_blocked);
                if blocked.is_empty() || left.is_empty() {
                    continue;
                }
                let Some(kept) = view.in_order(&open.cells, &left) else { continue };
                let effects = view.without(open.cells.iter().copied().zip(kept));
                if effects.is_empty() {
                    continue;
                }
                let because = open.cells.iter().chain(&other.cells).copied().collect();
                let mut args = vec![
                    ("cage", view.rule(i)),
                    ("cells", Arg::Sites(open.cells.clone())),
                    ("sum", Arg::Number(open.sum)),
                    ("other", view.rule(j)),
                    ("beside", Arg::Sites(other.cells.clone())),
                    ("rest", Arg::Number(other.sum)),
                    ("house", view.house_rule(house)),
                    ("blocked", Arg::Sets(blocked)),
                ];
                args.extend(listed(&left));
                visit(Finding { because, effects, args })?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Largest number of ways to fill a cage that are compared cell by cell.
const MOST_ORDERS: usize = 100;

/// Drops a value of a cell if no order of its cage with that value leaves an order to another cage
/// whose cells it sees.
pub(super) fn crossing_combinations(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    let lists = vec![OnceCell::new(); view.cages.list.len()];
    let orders_of = |i: usize, open: &Open| -> Option<&Vec<Order>> {
        let find = || orders(view, &open.cells, compared(view, open)?);
        lists[i].get_or_init(find).as_ref()
    };
    view.each_open(Look::Crossing, 2, visit, |i, open, visit| {
        let Some(own) = orders_of(i, open) else { return ControlFlow::Continue(()) };
        for (j, other) in view.all_open().filter(|&(j, _)| j != i) {
            if !(2..=MOST_CELLS).contains(&other.cells.len()) {
                continue;
            }
            // For each cell of the other cage, the cells of this one that it sees, one bit each.
            let seen: Vec<u8> = other.cells.iter().map(|&cell| seen_of(view, cell, open)).collect();
            let shares = other.cells.iter().any(|cell| open.cells.contains(cell));
            if shares || seen.iter().all(|&seen| seen == 0) {
                continue;
            }
            let Some(others) = orders_of(j, other) else { continue };
            let mut kept = [Mask::EMPTY; MOST_CELLS];
            for order in own {
                let pairs = || order.iter().zip(kept).take(open.cells.len());
                if pairs().all(|(value, kept)| value.without(kept).is_empty()) {
                    continue;
                }
                let fits = |beside: &Order| {
                    seen.iter().zip(beside).all(|(&seen, &value)| {
                        (0..open.cells.len()).all(|k| seen >> k & 1 == 0 || order[k] != value)
                    })
                };
                if others.iter().any(fits) {
                    kept.iter_mut().zip(order).for_each(|(kept, &value)| *kept = kept.or(value));
                }
            }
            if kept[..open.cells.len()].iter().any(|kept| kept.is_empty()) {
                continue;
            }
            for effect in view.without(open.cells.iter().copied().zip(kept)) {
                let Effect::Drop(cell, gone) = effect else { continue };
                let because = open.cells.iter().chain(&other.cells).copied().collect();
                let args = vec![
                    ("cage", view.rule(i)),
                    ("cells", Arg::Sites(open.cells.clone())),
                    ("sum", Arg::Number(open.sum)),
                    ("other", view.rule(j)),
                    ("beside", Arg::Sites(other.cells.clone())),
                    ("rest", Arg::Number(other.sum)),
                    ("cell", Arg::Site(cell)),
                    ("values", Arg::Values(gone)),
                ];
                visit(Finding { because, effects: vec![effect], args })?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// A value for each open cell of a cage.
type Order = [Mask; MOST_CELLS];

/// All orders in which the cells can take one of the sets, if they are few.
fn orders(view: &View<'_>, cells: &[Site], ways: &[Mask]) -> Option<Vec<Order>> {
    let masks = view.masks(cells);
    let mut orders: Vec<(Mask, Order)> =
        ways.iter().map(|&way| (way, [Mask::EMPTY; MOST_CELLS])).collect();
    for (i, mask) in masks.iter().enumerate() {
        let mut longer = Vec::new();
        for (way, order) in orders {
            for value in mask.and(way).iter().map(Mask::of) {
                let mut order = order;
                order[i] = value;
                longer.push((way.without(value), order));
            }
        }
        orders = longer;
        // Some of these may turn out to be impossible, but not many.
        if orders.len() > 4 * MOST_ORDERS {
            return None;
        }
    }
    (orders.len() <= MOST_ORDERS).then(|| orders.into_iter().map(|(_, order)| order).collect())
}

/// The open cells of a cage that a cell sees, one bit each.
fn seen_of(view: &View<'_>, cell: Site, open: &Open) -> u8 {
    let sees = |(k, &other): (usize, &Site)| u8::from(view.sees(cell, other)) << k;
    open.cells.iter().enumerate().map(sees).fold(0, |all, bit| all | bit)
}
