//! Arguments from subsets: as many values as cells, as naked, locked and hidden sets.

use gridwright_core::{Mask, Site};

use crate::case::{Case, Checked, ensure, expect, is_distinct};
use crate::premises::Premises;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    Some(match id {
        "naked-pair" => naked(case, 2),
        "naked-triple" => naked(case, 3),
        "naked-quad" => naked(case, 4),
        "locked-pair" => locked(case, 2),
        "locked-triple" => locked(case, 3),
        "hidden-pair" => hidden(case, 2),
        "hidden-triple" => hidden(case, 3),
        "hidden-quad" => hidden(case, 4),
        "direct-hidden-pair" => direct_hidden(case, 2),
        "direct-hidden-triple" => direct_hidden(case, 3),
        _ => return None,
    })
}

/// Checks the number of cells and of values, and returns them.
fn count<'c>(case: &Case<'c>, n: usize) -> Checked<(&'c [Site], Mask)> {
    let (cells, values) = (case.sites("cells")?, case.values("values")?);
    ensure(cells.len() == n && values.len() == n && is_distinct(cells), || {
        format!("it names {} cells and {} values, not {n}", cells.len(), values.len())
    })?;
    case.looks_at(cells.iter().copied())?;
    Ok((cells, values))
}

/// Checks that `n` cells of the houses have `n` values, which no other cell there can have.
fn naked_in(case: &Case<'_>, n: usize, houses: &[usize]) -> Checked {
    let (cells, values) = count(case, n)?;
    ensure(case.union(cells) == values, || {
        format!("its {n} cells have other candidates than it says")
    })?;
    for &house in houses {
        let is_in = |cell: &Site| case.sites_of(house).contains(cell);
        expect(cells.iter().all(is_in), "where its cells lie")?;
    }
    for (site, _) in case.drops()? {
        let is_seen = houses.iter().any(|&house| case.sites_of(house).contains(&site));
        expect(is_seen && !cells.contains(&site), "where values go")?;
    }
    let mut premises = Premises::default();
    premises.cells(case.known, cells);
    case.expect_effects(&premises)
}

fn naked(case: &Case<'_>, n: usize) -> Checked {
    naked_in(case, n, &[case.rule("house")?])
}

fn locked(case: &Case<'_>, n: usize) -> Checked {
    let houses = case.rules("houses")?;
    expect(houses.len() == 2 && houses[0] != houses[1], "the houses")?;
    naked_in(case, n, houses)
}

/// Checks that `n` values of a house have `n` places.
fn places(case: &Case<'_>, n: usize) -> Checked<Premises> {
    let (house, (cells, values)) = (case.rule("house")?, count(case, n)?);
    let mut premises = Premises::default();
    let mut all: Vec<Site> = Vec::new();
    for value in values.iter() {
        for place in case.places_in(house, value)? {
            ensure(cells.contains(&place), || {
                let (name, value) = (case.rule_name(house), case.symbol(value));
                format!("in {name} the {value} can also be in {}", case.name(place))
            })?;
            all.push(place);
        }
        case.has_place(&mut premises, house, value)?;
    }
    expect(cells.iter().all(|cell| all.contains(cell)), "the cells")?;
    Ok(premises)
}

fn hidden(case: &Case<'_>, n: usize) -> Checked {
    let premises = places(case, n)?;
    let cells = case.sites("cells")?;
    expect(case.drops()?.iter().all(|drop| cells.contains(&drop.0)), "where values go")?;
    case.expect_effects(&premises)
}

/// Checks a hidden set that leaves another value one place.
fn direct_hidden(case: &Case<'_>, n: usize) -> Checked {
    let mut premises = places(case, n)?;
    let statement = (case.site("cell")?, case.value("value")?);
    expect(case.placement()? == statement, "the cell")?;
    case.has_place(&mut premises, case.rule("house")?, statement.1)?;
    case.expect_effects(&premises)
}
