//! Arguments from colouring: places of one value in two colours, of which one is true.

use gridwright_core::{Site, Value};

use crate::case::{Case, Checked, expect, is_distinct, same};
use crate::premises::Premises;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    Some(match id {
        "simple-colouring" => simple(case),
        "multi-colouring" => multi(case),
        _ => return None,
    })
}

/// Checks that houses with two places have one of each colour, and that all places are linked in
/// this way.
fn net(case: &Case<'_>, premises: &mut Premises, value: Value, a: &[Site], b: &[Site]) -> Checked {
    let mut linked: Vec<Site> = Vec::new();
    for house in case.rules.houses_with(value) {
        let pair = case.with(house, value);
        let is_coloured = pair.iter().any(|site| a.contains(site) || b.contains(site));
        if pair.len() != 2 || !is_coloured {
            continue;
        }
        let is_one_of_each = a.contains(&pair[0]) && b.contains(&pair[1])
            || a.contains(&pair[1]) && b.contains(&pair[0]);
        expect(is_one_of_each, "how places are coloured")?;
        premises.one_of(pair.iter().map(|&site| (site, value)).collect());
        linked.extend(pair);
    }
    expect(a.iter().chain(b).all(|site| linked.contains(site)), "how places are linked")
}

/// Checks two places that cannot both be true.
fn clash(case: &Case<'_>, value: Value, one: &[Site], other: &[Site]) -> Checked {
    let cells = case.sites("clash")?;
    let is_between = cells.len() == 2 && one.contains(&cells[0]) && other.contains(&cells[1]);
    expect(is_between, "which cells clash")?;
    let house = case.sites_of(case.rule("house")?);
    expect(cells.iter().all(|cell| house.contains(cell)), "where cells clash")?;
    case.expect_apart(value, &cells[..1], &cells[1..])
}

/// Checks the places that see both colours.
fn between(case: &Case<'_>, value: Value, a: &[Site], b: &[Site]) -> Checked {
    let gone = case.drops_of(value)?;
    expect(same(case.sites("targets")?, &gone), "the targets")?;
    for (name, colour) in [("seen-a", a), ("seen-b", b)] {
        let seen = case.sites(name)?;
        expect(seen.iter().all(|site| colour.contains(site)) && is_distinct(seen), "what is seen")?;
        let is_seen = |&site: &Site| seen.iter().any(|&other| case.rules.sees(value, site, other));
        expect(gone.iter().all(is_seen), "what is seen")?;
        let is_needed =
            |&other: &Site| gone.iter().any(|&site| case.rules.sees(value, site, other));
        expect(seen.iter().all(is_needed), "what is seen")?;
    }
    Ok(())
}

fn simple(case: &Case<'_>) -> Checked {
    let (value, a, b) = (case.value("value")?, case.sites("colour-a")?, case.sites("colour-b")?);
    let mut premises = Premises::default();
    net(case, &mut premises, value, a, b)?;
    match case.word("rule")? {
        "twice" => {
            clash(case, value, a, a)?;
            expect(same(&case.drops_of(value)?, a), "where the value goes")?;
        }
        "sees" => between(case, value, a, b)?,
        _ => return Err("there is no such rule of colours".to_owned()),
    }
    case.looks_at(a.iter().chain(b).copied())?;
    case.expect_effects(&premises)
}

fn multi(case: &Case<'_>) -> Checked {
    let (value, a, b) = (case.value("value")?, case.sites("colour-a")?, case.sites("colour-b")?);
    let (not_a, not_b) = (case.sites("not-a")?, case.sites("not-b")?);
    let mut premises = Premises::default();
    net(case, &mut premises, value, a, not_a)?;
    net(case, &mut premises, value, b, not_b)?;
    clash(case, value, not_a, not_b)?;
    between(case, value, a, b)?;
    case.looks_at([a, b, not_a, not_b].into_iter().flatten().copied())?;
    case.expect_effects(&premises)
}
