//! Arguments about two cells: inequality signs, and neighbours whose values are restricted.

use gridwright_core::{Site, Value};

use crate::case::{Case, Checked, expect, same};
use crate::premises::Premises;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    Some(match id {
        "neighbours" => neighbours(case),
        "forced-end" => forced_end(case),
        "sign-chain" => sign_chain(case),
        "sign-bound" => sign_bound(case),
        "sign-room" => sign_room(case),
        _ => return None,
    })
}

/// The smaller and the larger cell of a sign.
fn sign(case: &Case<'_>, rule: usize) -> Checked<[Site; 2]> {
    let constraint = &case.rules.puzzle.constraints()[rule];
    match (constraint.rule(), constraint.sites()) {
        ("sign", &[smaller, larger]) => Ok([smaller, larger]),
        _ => Err("it is about signs".to_owned()),
    }
}

fn neighbours(case: &Case<'_>) -> Checked {
    let (rule, cell, values) = (case.rule("rule")?, case.site("cell")?, case.values("values")?);
    let sites = case.sites_of(rule);
    expect(sites.len() == 2 && sites.contains(&cell), "the two cells")?;
    expect(case.at(cell) == values, "what the cell can be")?;
    expect(case.drops()?.iter().all(|drop| sites.contains(&drop.0)), "where values go")?;
    let mut premises = Premises::default();
    premises.cells(case.known, sites);
    case.looks_at(sites.iter().copied())?;
    case.expect_effects(&premises)
}

/// Checks that the lowest or highest value has only one place in a line, since signs exclude it
/// from the others.
fn forced_end(case: &Case<'_>) -> Checked {
    let (line, value, cell) = (case.rule("line")?, case.value("value")?, case.site("cell")?);
    expect(case.placement()? == (cell, value), "the cell")?;
    let (others, signs) = (case.sites("others")?, case.rules("signs")?);
    let places = case.places_in(line, value)?;
    expect(same(&places, &[&others[..], &[cell]].concat()), "where the value can be")?;
    expect(others.len() == signs.len() && !others.is_empty(), "the signs")?;
    for (other, &rule) in others.iter().zip(signs) {
        // No value is below the lowest, and none above the highest.
        let [smaller, larger] = sign(case, rule)?;
        let is_out = value.index() == 0 && larger == *other
            || value.index() + 1 == case.rules.n_values && smaller == *other;
        expect(is_out, "the signs")?;
    }
    case.looks_at(case.sites_of(line).iter().copied())
}

/// Checks a chain of cells that rises from sign to sign, where each value needs room below and
/// above.
fn sign_chain(case: &Case<'_>) -> Checked {
    let (cells, signs) = (case.sites("cells")?, case.rules("signs")?);
    expect(cells.len() == signs.len() + 1 && cells.len() > 2, "the chain")?;
    for (pair, &rule) in cells.windows(2).zip(signs) {
        expect(sign(case, rule)?[..] == *pair, "the chain")?;
    }
    for (site, gone) in case.drops()? {
        let at = cells.iter().position(|&cell| cell == site).ok_or("it is not in the chain")?;
        let n_above = cells.len() - 1 - at;
        let fits =
            |value: Value| value.index() >= at && value.index() + n_above < case.rules.n_values;
        expect(!gone.iter().any(fits), "what goes")?;
    }
    case.looks_at(cells.iter().copied())
}

/// Checks a removal by the highest or lowest candidate on the other side of a sign.
fn sign_bound(case: &Case<'_>) -> Checked {
    let (rule, other, cell) = (case.rule("sign")?, case.site("other")?, case.site("cell")?);
    let ends = sign(case, rule)?;
    let (expected, bound) = match case.word("side")? {
        "below" => ([cell, other], case.at(other).iter().max()),
        _ => ([other, cell], case.at(other).iter().min()),
    };
    expect(ends == expected && Some(case.value("bound")?) == bound, "the sign")?;
    expect(["below", "above"].contains(&case.word("side")?), "the side")?;
    let bound = case.value("bound")?;
    let is_beyond = |value: Value| if ends[0] == cell { value >= bound } else { value <= bound };
    for (site, gone) in case.drops()? {
        expect(site == cell && gone.iter().all(is_beyond), "what goes")?;
    }
    case.looks_at([other])
}

/// Checks that the cells of a line which signs lead to have too few values, as they must all
/// differ.
fn sign_room(case: &Case<'_>) -> Checked {
    let (cell, crowd, line) = (case.site("cell")?, case.sites("crowd")?, case.rule("line")?);
    let lies_in = |cell: &Site| case.sites_of(line).contains(cell);
    expect(crowd.len() > 1 && crowd.iter().all(lies_in), "where the cells lie")?;
    let is_above = match case.word("side")? {
        "above" => true,
        "below" => false,
        _ => return Err("there is no such side".to_owned()),
    };
    // Every one of these cells must be reachable from the cell along the signs.
    let ends: Vec<[Site; 2]> =
        case.rules("signs")?.iter().map(|&rule| sign(case, rule)).collect::<Checked<_>>()?;
    let mut led = vec![cell];
    let mut i = 0;
    while let Some(&from) = led.get(i) {
        i += 1;
        for &[smaller, larger] in &ends {
            let (before, after) = if is_above { (larger, smaller) } else { (smaller, larger) };
            if before == from && !led.contains(&after) {
                led.push(after);
            }
        }
    }
    expect(crowd.iter().all(|other| led.contains(other) && *other != cell), "where signs lead")?;
    expect(ends.iter().flatten().all(|site| led.contains(site)), "where signs lead")?;
    let gone = case.values("gone")?;
    expect(case.drops()?[..] == [(cell, gone)], "what goes")?;
    for value in gone.iter() {
        // Each of them must have a different value beyond the removed one.
        let mut premises = Premises::default();
        for &other in crowd {
            let beyond = |v: &Value| if is_above { *v < value } else { *v > value };
            premises.one_of(case.at(other).iter().filter(beyond).map(|v| (other, v)).collect());
        }
        expect(premises.are_impossible(case.rules, case.known), "that there is no room")?;
    }
    case.looks_at(crowd.iter().copied())
}
