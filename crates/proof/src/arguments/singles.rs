//! Arguments from singles, and from values confined to the cells that two houses share.

use gridwright_core::{Mask, Shape, Site};

use crate::case::{Case, Checked, ensure, expect, same};
use crate::premises::Premises;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    Some(match id {
        "last-cell" => last_cell(case),
        "hidden-single" => hidden_single(case, false),
        "hidden-single-box" => hidden_single(case, true),
        "naked-single" => naked_single(case),
        "pointing" => locked(case, true),
        "claiming" => locked(case, false),
        "direct-pointing" => direct(case, true),
        "direct-claiming" => direct(case, false),
        "every-place-sees" => every_place_sees(case),
        _ => return None,
    })
}

/// Checks that a house has only one place for the value, and returns the house.
fn one_place(case: &Case<'_>) -> Checked<usize> {
    let (site, value) = case.placement()?;
    let house = case.rule("house")?;
    expect((case.site("cell")?, case.value("value")?) == (site, value), "the cell")?;
    let places = case.places_in(house, value)?;
    let other = places.iter().find(|&&place| place != site);
    ensure(other.is_none(), || {
        let others = other.map_or(String::new(), |&other| case.name(other));
        format!("in {} the {} can also be in {others}", case.rule_name(house), case.symbol(value))
    })?;
    ensure(places == [site], || format!("{} cannot be {}", case.name(site), case.symbol(value)))?;
    case.looks_at(case.sites_of(house).iter().copied())?;
    Ok(house)
}

fn last_cell(case: &Case<'_>) -> Checked {
    let (house, (site, _)) = (one_place(case)?, case.placement()?);
    let is_open = |other: &&Site| **other != site && case.known.is_open(**other);
    let other = case.sites_of(house).iter().find(is_open);
    other.map_or(Ok(()), |&other| {
        Err(format!("{} is open in {} too", case.name(other), case.rule_name(house)))
    })
}

fn hidden_single(case: &Case<'_>, is_box: bool) -> Checked {
    let house = one_place(case)?;
    expect((case.shape(house) == Shape::Box) == is_box, "the kind of house")
}

fn naked_single(case: &Case<'_>) -> Checked {
    let (site, value) = case.placement()?;
    expect((case.site("cell")?, case.value("value")?) == (site, value), "the cell")?;
    let other = case.at(site).without(Mask::of(value)).iter().next();
    ensure(other.is_none(), || {
        let other = other.map_or('?', |other| case.symbol(other));
        format!("{} can also be {other}", case.name(site))
    })?;
    case.looks_at([site])
}

/// Checks that the places of a value in one house all lie in another house, and returns this as
/// premises.
fn lock(case: &Case<'_>, is_pointing: bool) -> Checked<Premises> {
    let (from, to, value) = (case.rule("from")?, case.rule("to")?, case.value("value")?);
    let is_line = |rule: usize| matches!(case.shape(rule), Shape::Row | Shape::Column);
    let points = case.shape(from) == Shape::Box && is_line(to);
    expect(points == is_pointing && from != to, "which house points at which")?;
    let (places, cells) = (case.places_in(from, value)?, case.sites("cells")?);
    expect(same(&places, cells) && !cells.is_empty(), "where the value can be")?;
    expect(cells.iter().all(|cell| case.sites_of(to).contains(cell)), "where its places lie")?;
    case.looks_at(cells.iter().copied())?;
    let mut premises = Premises::default();
    case.has_place(&mut premises, from, value)?;
    Ok(premises)
}

fn locked(case: &Case<'_>, is_pointing: bool) -> Checked {
    let premises = lock(case, is_pointing)?;
    let to = case.sites_of(case.rule("to")?);
    let gone = case.drops_of(case.value("value")?)?;
    expect(gone.iter().all(|site| to.contains(site)), "where the value goes")?;
    case.expect_effects(&premises)
}

/// Checks a locked value that leaves another house one place.
fn direct(case: &Case<'_>, is_pointing: bool) -> Checked {
    let mut premises = lock(case, is_pointing)?;
    let (cell, value, house) = (case.site("cell")?, case.value("value")?, case.rule("house")?);
    expect(case.placement()? == (cell, value), "the cell")?;
    expect(case.shape(house) == case.shape(case.rule("from")?), "the kind of house")?;
    case.has_place(&mut premises, house, value)?;
    case.expect_effects(&premises)
}

fn every_place_sees(case: &Case<'_>) -> Checked {
    let (house, value, cells) = (case.rule("house")?, case.value("value")?, case.sites("cells")?);
    expect(
        same(&case.places_in(house, value)?, cells) && cells.len() > 1,
        "where the value can be",
    )?;
    expect(same(&case.drops_of(value)?, case.sites("seen")?), "what all of them see")?;
    case.looks_at(cells.iter().copied())?;
    let mut premises = Premises::default();
    case.has_place(&mut premises, house, value)?;
    case.expect_effects(&premises)
}
