//! Arguments from wings: a few cells with one candidate too many, and a cell with two candidates
//! that sees them.

use gridwright_core::Mask;

use crate::case::{Case, Checked, expect, is_distinct, same};
use crate::premises::Premises;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    let n = match id {
        "xy-wing" => return Some(pincers(case, 2)),
        "xyz-wing" => return Some(pincers(case, 3)),
        "remote-pair" => return Some(remote_pair(case)),
        "w-wing" => return Some(w_wing(case)),
        "wxyz-wing" | "wxyz-ring" => 4,
        "vwxyz-wing" | "vwxyz-ring" => 5,
        "uvwxyz-wing" | "uvwxyz-ring" => 6,
        "tuvwxyz-wing" | "tuvwxyz-ring" => 7,
        _ => return None,
    };
    Some(big(case, n, id.ends_with("ring")))
}

fn both(one: gridwright_core::Value, other: gridwright_core::Value) -> Mask {
    Mask::of(one).or(Mask::of(other))
}

/// Checks a pivot with two or three candidates, and two cells with two.
fn pincers(case: &Case<'_>, n: usize) -> Checked {
    let (pivot, first, second) = (case.site("pivot")?, case.site("first")?, case.site("second")?);
    let (one, other, value) = (case.value("one")?, case.value("other")?, case.value("value")?);
    let values = case.values("pivot-values")?;
    let all = if n == 2 { both(one, other) } else { both(one, other).or(Mask::of(value)) };
    expect(values == all && values.len() == n && case.at(pivot) == values, "the pivot")?;
    expect(!Mask::of(value).or(Mask::EMPTY).has(one) && value != other, "the value")?;
    expect(
        case.at(first) == both(one, value) && case.at(second) == both(other, value),
        "the wings",
    )?;
    expect(same(case.sites("wings")?, &[first, second]), "the wings")?;
    case.drops_of(value)?;
    case.looks_at([pivot, first, second])?;
    let mut premises = Premises::default();
    premises.cells(case.known, &[pivot, first, second]);
    case.expect_effects(&premises)
}

/// Checks `n - 1` cells with `n` candidates, and a cell with two of these.
fn big(case: &Case<'_>, n: usize, is_ring: bool) -> Checked {
    let (cells, values) = (case.sites("cells")?, case.values("values")?);
    let (cell, own) = (case.site("cell")?, case.values("cell-values")?);
    expect(cells.len() == n - 1 && is_distinct(cells) && !cells.contains(&cell), "the cells")?;
    expect(values.len() == n && case.union(cells) == values, "what the cells can be")?;
    expect(own.len() == 2 && case.at(cell) == own && own.without(values).is_empty(), "the pair")?;
    let is_linked =
        |value| case.with(cells, value).iter().all(|&c| case.rules.sees(value, cell, c));
    expect(is_ring == own.iter().all(is_linked), "how the pair is linked")?;
    if !is_ring {
        let (value, other) = (case.value("value")?, case.value("other")?);
        expect(own == both(value, other) && is_linked(other), "the values of the pair")?;
        expect(same(case.sites("holders")?, &case.with(cells, value)), "where the value can be")?;
        case.drops_of(value)?;
    }
    case.looks_at_all()?;
    let mut premises = Premises::default();
    premises.cells(case.known, cells);
    premises.cells(case.known, &[cell]);
    case.expect_effects(&premises)
}

/// Checks a chain of cells with the same two candidates.
fn remote_pair(case: &Case<'_>) -> Checked {
    let (cells, values) = (case.sites("cells")?, case.values("values")?);
    expect(values.len() == 2 && cells.iter().all(|&cell| case.at(cell) == values), "the pairs")?;
    expect(cells.len() >= 4 && cells.len().is_multiple_of(2) && is_distinct(cells), "the chain")?;
    for pair in cells.windows(2) {
        for value in values.iter() {
            case.expect_apart(value, &pair[..1], &pair[1..])?;
        }
    }
    expect(case.sites("ends")?[..] == [cells[0], cells[cells.len() - 1]], "the ends")?;
    case.looks_at_all()?;
    let mut premises = Premises::default();
    premises.cells(case.known, cells);
    case.expect_effects(&premises)
}

/// Checks two cells with the same two candidates, joined by a house in which one of these must be
/// placed.
fn w_wing(case: &Case<'_>) -> Checked {
    let (cells, values) = (case.sites("cells")?, case.values("values")?);
    let (linked, value, house) = (case.value("linked")?, case.value("value")?, case.rule("house")?);
    expect(cells.len() == 2 && cells.iter().all(|&cell| case.at(cell) == values), "the pairs")?;
    expect(values.len() == 2 && values == both(linked, value), "the values")?;
    expect(same(case.sites("places")?, &case.places_in(house, linked)?), "the places")?;
    case.drops_of(value)?;
    case.looks_at_all()?;
    let mut premises = Premises::default();
    premises.cells(case.known, cells);
    case.has_place(&mut premises, house, linked)?;
    case.expect_effects(&premises)
}
