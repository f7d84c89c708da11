//! Cells with one value more than there are of them, and values tried out against the cells around.

use gridwright_core::{Claim, Mask, Shape, Site};

use crate::case::{Case, Checked, ensure, expect, same};
use crate::premises::Premises;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    Some(match id {
        "als-xz" => als_xz(case),
        "sue-de-coq" => sue_de_coq(case),
        "aligned-pair" => aligned(case, 2),
        "aligned-triple" => aligned(case, 3),
        _ => return None,
    })
}

/// `n` cells that see one another, with `n + 1` candidates.
fn almost_locked(case: &Case<'_>, cells: &[Site], values: Mask) -> Checked {
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

/// Cells where a box and a line cross, and cells of each that share their values with these.
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
    expect(same(&all, &all) && case.union(&all).len() == all.len(), "how many values there are")?;
    let gone_box = box_own.or(values.without(line_own));
    let gone_line = line_own.or(values.without(box_own));
    expect(case.values("box-values")? == gone_box, "what goes from the box")?;
    expect(case.values("line-values")? == gone_line, "what goes from the line")?;
    case.looks_at_all()?;
    let mut premises = Premises::default();
    premises.cells(case.known, &all);
    case.expect_effects(&premises)
}

/// Every way to fill two or three cells with a value that goes leaves a cell around them empty.
fn aligned(case: &Case<'_>, n: usize) -> Checked {
    let (cells, around) = (case.sites("cells")?, case.sites("around")?);
    expect(cells.len() == n && same(cells, cells), "the cells")?;
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
        around.iter().all(|cell| emptied.contains(cell)) && same(around, around),
        "the cells around",
    )?;
    case.looks_at(cells.iter().chain(around).copied())?;
    let mut premises = Premises::default();
    premises.cells(case.known, cells);
    premises.cells(case.known, around);
    case.expect_effects(&premises)
}
