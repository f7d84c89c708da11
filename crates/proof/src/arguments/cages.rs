//! Arguments about neighbouring cages and overlapping houses.

use gridwright_core::{Effect, Mask, Site};

use super::sums::{Cage, both_sides, cages, houses, left, one_side, union};
use crate::case::{Case, Checked, ensure, expect, is_distinct, same};

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    Some(match id {
        "law-of-leftovers" => leftovers(case),
        "locked-cages" => locked(case),
        "cage-parity" => parity(case),
        "crossing-combinations" => crossing(case),
        _ => return None,
    })
}

/// Checks that the parts which equally many houses leave of each other contain the same values.
fn leftovers(case: &Case<'_>) -> Checked {
    let (ones, others) = (case.rules("houses")?, case.rules("others")?);
    expect(ones.len() == others.len(), "how many houses there are")?;
    let (one, other) = (houses(case, ones)?, houses(case, others)?);
    let left = |one: &[Site], other: &[Site]| -> Vec<Site> {
        one.iter().copied().filter(|site| !other.contains(site)).collect()
    };
    let (beside, cells) = (case.sites("beside")?, case.sites("cells")?);
    expect(same(beside, &left(&one, &other)), "what the houses leave")?;
    expect(same(cells, &left(&other, &one)), "what the houses leave")?;
    let can_be = case.union(beside);
    let mut all_gone = Mask::EMPTY;
    for (site, gone) in case.drops()? {
        expect(cells.contains(&site), "where values go")?;
        ensure(gone.and(can_be).is_empty(), || {
            format!("the others can have what is removed from {}", case.name(site))
        })?;
        all_gone = all_gone.or(gone);
    }
    expect(case.values("values")? == all_gone, "what goes")?;
    case.looks_at(beside.iter().chain(cells).copied())
}

/// Checks two cages that together contain a value of two houses.
fn locked(case: &Case<'_>) -> Checked {
    let (value, homes) = (case.value("value")?, case.sites("homes")?);
    let (named, lines) = (case.rules("cages")?, case.rules("houses")?);
    expect(named.len() == 2 && lines.len() == 2, "how many there are")?;
    let region = houses(case, lines)?;
    let mut open: Vec<(Vec<Site>, Option<Vec<Mask>>)> = Vec::new();
    for &rule in named {
        ensure(cages(case.rules).any(|cage| cage == rule), || "it is about cages".to_owned())?;
        let sum = left(case.rules, case.known, rule).ok_or("it is about cages")?;
        let placed = case.sites_of(rule).iter().filter_map(|site| case.known.placed[site.index()]);
        let cage = Cage { cells: sum.plus.clone(), sum, used: placed.collect() };
        let ways = cage.ways_left(case).filter(|ways| !ways.is_empty());
        open.push((cage.cells, ways));
    }
    let all: Vec<Site> = [&open[0].0[..], &open[1].0].concat();
    expect(is_distinct(&all), "the cages")?;
    let drops = case.drops()?;
    match case.word("form")? {
        "cages" => {
            let must_have = |(_, ways): &(Vec<Site>, Option<Vec<Mask>>)| {
                ways.as_ref().is_some_and(|ways| ways.iter().all(|way| way.has(value)))
            };
            expect(open.iter().all(must_have), "what all combinations have")?;
            expect(same(homes, &case.with(&all, value)), "where the value can be")?;
            expect(homes.iter().all(|home| region.contains(home)), "where the cages have it")?;
            for (site, gone) in drops {
                let is_rest = region.contains(&site) && !homes.contains(&site);
                expect(is_rest && gone == Mask::of(value), "what goes")?;
            }
        }
        "lines" => {
            expect(same(homes, &case.with(&region, value)), "where the value can be")?;
            expect(homes.iter().all(|home| all.contains(home)), "where the houses have it")?;
            for (site, gone) in drops {
                let cage = open.iter().find(|(cells, _)| cells.contains(&site));
                let (_, ways) = cage.ok_or("values are removed from the cages alone")?;
                let mut kept = ways.clone().unwrap_or_default();
                kept.retain(|way| way.has(value));
                let kept = match kept.is_empty() {
                    true => Mask::first(case.rules.n_values),
                    false => union(&kept),
                };
                let elsewhere = Mask::of(value).without(match homes.contains(&site) {
                    true => Mask::of(value),
                    false => Mask::EMPTY,
                });
                expect(gone.and(kept).without(elsewhere).is_empty(), "what goes")?;
            }
        }
        _ => return Err("it does not say what is locked".to_owned()),
    }
    case.looks_at(all)
}

/// Whether all candidates of a cell are odd (`true`) or even (`false`); `None` if they are mixed.
fn odd(candidates: Mask) -> Option<bool> {
    let mut values = candidates.iter().map(|value| value.index() % 2 == 0);
    let first = values.next()?;
    values.all(|other| other == first).then_some(first)
}

/// Checks a sum of houses in which every cell but one is known to be odd or even.
fn parity(case: &Case<'_>) -> Checked {
    let sum = match case.word("form")? {
        "both" => both_sides(case)?,
        _ => one_side(case)?,
    };
    let cells = [&sum.plus[..], &sum.minus].concat();
    let cell = case.site("cell")?;
    let mut n_odd = 0;
    for &other in cells.iter().filter(|&&other| other != cell) {
        let is_odd = odd(case.at(other))
            .ok_or_else(|| format!("{} may be odd or even", case.name(other)))?;
        n_odd += usize::from(is_odd);
    }
    expect(cells.contains(&cell) && case.number("odd")? == n_odd, "how many are odd")?;
    let is_odd = (sum.total - n_odd as i64).rem_euclid(2) == 1;
    expect(case.word("parity")? == if is_odd { "odd" } else { "even" }, "odd or even")?;
    for (site, gone) in case.drops()? {
        let is_wrong = gone.iter().all(|value| (value.index() % 2 == 0) != is_odd);
        expect(site == cell && is_wrong, "what goes")?;
    }
    case.looks_at(cells)
}

/// Checks a value that leaves no combination of one cage compatible with another cage.
fn crossing(case: &Case<'_>) -> Checked {
    let cage = Cage::of(case, "cage", "cells", "sum")?;
    let other = Cage::of(case, "other", "beside", "rest")?;
    let all: Vec<Site> = [&cage.cells[..], &other.cells].concat();
    let (cell, values) = (case.site("cell")?, case.values("values")?);
    expect(is_distinct(&all) && cage.cells.contains(&cell), "the cages")?;
    expect(case.step.finding.effects == [Effect::Drop(cell, values)], "what goes")?;
    let mut premises = cage.premises(case);
    premises.sum(case.known, other.sum);
    case.looks_at(all)?;
    case.expect_effects(&premises)
}
