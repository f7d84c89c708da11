//! Arguments from almost locked sets and from aligned exclusion.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use gridwright_core::{Claim, Mask, Shape, Site, Value};

use crate::case::{Case, Checked, ensure, expect, is_distinct, same};
use crate::premises::Premises;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    Some(match id {
        "als-xz" => als_xz(case),
        "doubly-linked-als" => doubly_linked(case),
        "als-xy-wing" => als_chain(case, 3..=3),
        "als-chain" => als_chain(case, 4..=usize::MAX),
        "death-blossom" => death_blossom(case),
        "sue-de-coq" => sue_de_coq(case),
        "aligned-pair" => aligned(case, 2),
        "aligned-triple" => aligned(case, 3),
        _ => return None,
    })
}

/// Checks that `n` cells, each of which sees the others, have `n + 1` candidates in all.
pub(super) fn almost_locked(case: &Case<'_>, cells: &[Site], values: Mask) -> Checked {
    ensure(case.union(cells) == values && values.len() == cells.len() + 1, || {
        format!("its {} cells have {} candidates", cells.len(), case.union(cells).len())
    })?;
    for value in values.iter() {
        for (i, cell) in cells.iter().enumerate() {
            case.expect_apart(value, &[*cell], &cells[..i])?;
        }
    }
    Ok(())
}

fn als_xz(case: &Case<'_>) -> Checked {
    let (first, second) = (case.sites("first")?, case.sites("second")?);
    almost_locked(case, first, case.values("first-values")?)?;
    almost_locked(case, second, case.values("second-values")?)?;
    expect(first.iter().all(|cell| !second.contains(cell)), "that the sets share no cell")?;
    let (common, value) = (case.value("common")?, case.value("value")?);
    let is_shared = |value| case.union(first).has(value) && case.union(second).has(value);
    expect(common != value && is_shared(common) && is_shared(value), "what the sets share")?;
    case.expect_apart(common, &case.with(first, common), &case.with(second, common))?;
    let ends = [case.with(first, value), case.with(second, value)].concat();
    expect(same(case.sites("ends")?, &ends), "the ends")?;
    case.drops_of(value)?;
    case.looks_at_all()?;
    let mut premises = Premises::default();
    premises.cells(case.known, first);
    premises.cells(case.known, second);
    case.expect_effects(&premises)
}

/// Checks a pair of sets that share two values, of which each set can contain only one.
fn doubly_linked(case: &Case<'_>) -> Checked {
    let (first, second) = (case.sites("first")?, case.sites("second")?);
    almost_locked(case, first, case.values("first-values")?)?;
    almost_locked(case, second, case.values("second-values")?)?;
    expect(first.iter().all(|cell| !second.contains(cell)), "that the sets share no cell")?;
    let common = case.values("values")?;
    let shared = case.union(first).and(case.union(second));
    expect(common.len() == 2 && common.without(shared).is_empty(), "what the sets share")?;
    for value in common.iter() {
        case.expect_apart(value, &case.with(first, value), &case.with(second, value))?;
    }
    case.looks_at_all()?;
    let mut premises = Premises::default();
    premises.cells(case.known, first);
    premises.cells(case.known, second);
    case.expect_effects(&premises)
}

/// Checks that these are all places of a value in some sets, and that every removal sees all of
/// them.
fn ends(case: &Case<'_>, value: Value, sets: &[&(Vec<Site>, Mask)]) -> Checked {
    let is_there = |set: &&(Vec<Site>, Mask)| set.1.has(value);
    expect(sets.iter().all(is_there), "which sets have the value")?;
    let holders: BTreeSet<Site> =
        sets.iter().flat_map(|(cells, _)| case.with(cells, value)).collect();
    let holders: Vec<Site> = holders.into_iter().collect();
    expect(same(case.sites("ends")?, &holders), "the ends")?;
    case.expect_apart(value, &case.drops_of(value)?, &holders)?;
    case.looks_at_all()
}

/// Checks a chain of sets: if the first one lacks the value, each next one lacks the value that
/// links it to the one before, so the last one contains the value.
fn als_chain(case: &Case<'_>, length: RangeInclusive<usize>) -> Checked {
    let (sets, commons, value) =
        (case.groups("sets")?, case.sets("commons")?, case.value("value")?);
    expect(
        length.contains(&sets.len()) && commons.len() + 1 == sets.len(),
        "how many sets there are",
    )?;
    for (cells, values) in sets {
        almost_locked(case, cells, *values)?;
    }
    let mut lost = value;
    for (pair, common) in sets.windows(2).zip(commons) {
        let common = common.only().ok_or("two sets are linked by one value")?;
        let is_shared = pair.iter().all(|(_, values)| values.has(common));
        expect(is_shared && common != lost, "what the sets share")?;
        let [one, other] = [&pair[0].0, &pair[1].0].map(|cells| case.with(cells, common));
        case.expect_apart(common, &one, &other)?;
        lost = common;
    }
    expect(lost != value, "what the sets share")?;
    ends(case, value, &[&sets[0], &sets[sets.len() - 1]])
}

/// Checks a cell with a set for each of its values: if the cell has the value, the set loses it,
/// and so contains another one.
fn death_blossom(case: &Case<'_>) -> Checked {
    let (pivot, values) = (case.site("pivot")?, case.values("pivot-values")?);
    let (sets, value) = (case.groups("sets")?, case.value("value")?);
    expect(values == case.at(pivot) && !values.has(value), "what the cell can be")?;
    expect(sets.len() == values.len(), "how many sets there are")?;
    for (lost, (cells, all)) in values.iter().zip(sets) {
        almost_locked(case, cells, *all)?;
        expect(all.has(lost), "what a set loses")?;
        case.expect_apart(lost, &[pivot], &case.with(cells, lost))?;
    }
    ends(case, value, &sets.iter().collect::<Vec<_>>())
}

/// Checks cells where a box and a line cross, with cells of each that share their values with
/// these.
fn sue_de_coq(case: &Case<'_>) -> Checked {
    let (area, line) = (case.rule("box")?, case.rule("line")?);
    expect(case.shape(area) == Shape::Box && case.shape(line) != Shape::Box, "the houses")?;
    let (core, in_box, in_line) =
        (case.sites("cells")?, case.sites("in-box")?, case.sites("in-line")?);
    let lies_in =
        |cells: &[Site], rule: usize| cells.iter().all(|c| case.sites_of(rule).contains(c));
    let lie = [(core, area), (core, line), (in_box, area), (in_line, line)];
    expect(lie.iter().all(|&(cells, rule)| lies_in(cells, rule)), "where cells lie")?;
    let values = case.values("values")?;
    let (box_own, line_own) = (case.values("in-box-values")?, case.values("in-line-values")?);
    let unions = [(core, values), (in_box, box_own), (in_line, line_own)];
    expect(unions.iter().all(|&(cells, all)| case.union(cells) == all), "what cells can be")?;
    let all: Vec<Site> = [core, in_box, in_line].into_iter().flatten().copied().collect();
    expect(is_distinct(&all) && case.union(&all).len() == all.len(), "how many values there are")?;
    let gone_box = box_own.or(values.without(line_own));
    let gone_line = line_own.or(values.without(box_own));
    expect(case.values("box-values")? == gone_box, "what is removed from the box")?;
    expect(case.values("line-values")? == gone_line, "what is removed from the line")?;
    case.looks_at_all()?;
    let mut premises = Premises::default();
    premises.cells(case.known, &all);
    case.expect_effects(&premises)
}

/// Checks that every combination for two or three cells with a removed value leaves a cell around
/// them without candidates.
fn aligned(case: &Case<'_>, n: usize) -> Checked {
    let (cells, around) = (case.sites("cells")?, case.sites("around")?);
    expect(cells.len() == n && is_distinct(cells), "the cells")?;
    let gone = case.candidates("gone")?;
    expect(gone[..] == case.drops()?[..], "what goes")?;
    expect(gone.iter().all(|(cell, _)| cells.contains(cell)), "what goes")?;
    let mut emptied: Vec<Site> = Vec::new();
    for chain in case.chains("cases")? {
        let (placed, left): (Vec<Claim>, Vec<Claim>) = chain.iter().partition(|claim| claim.holds);
        let Some(&Claim { site, .. }) = left.first() else {
            return Err("a case leaves no cell empty".to_owned());
        };
        expect((1..=n).contains(&placed.len()), "a case")?;
        expect(placed.iter().all(|claim| cells.contains(&claim.site)), "a case")?;
        let lost: Mask = left.iter().map(|claim| claim.value).collect();
        let is_of_cell = left.iter().all(|claim| claim.site == site) && around.contains(&site);
        expect(is_of_cell && lost == case.at(site), "the cell that a case leaves empty")?;
        let goes = |off: &Claim| {
            let taken = (off.site, off.value);
            placed.iter().any(|on| case.rules.excludes((on.site, on.value), taken))
        };
        expect(left.iter().all(goes), "what a case takes away")?;
        emptied.push(site);
    }
    expect(
        around.iter().all(|cell| emptied.contains(cell)) && is_distinct(around),
        "the cells around",
    )?;
    case.looks_at(cells.iter().chain(around).copied())?;
    let mut premises = Premises::default();
    premises.cells(case.known, cells);
    premises.cells(case.known, around);
    case.expect_effects(&premises)
}
