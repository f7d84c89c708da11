//! Arguments from patterns that would allow two solutions. They assume that the solution is unique.

use gridwright_core::{Mask, Site, Value};

use crate::case::{Case, Checked, expect, is_distinct, same};
use crate::premises::Premises;

/// Whether a technique assumes that the solution is unique.
pub(crate) fn assumes_one(id: &str) -> bool {
    ["unique-", "bug-", "hidden-rectangle", "avoidable-"].iter().any(|kind| id.starts_with(kind))
}

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    if !assumes_one(id) {
        return None;
    }
    let kind = id.chars().last().and_then(|kind| kind.to_digit(10)).unwrap_or(0);
    Some(checked(id, kind, case))
}

fn checked(id: &str, kind: u32, case: &Case<'_>) -> Checked {
    expect(case.rules.only_differ(), "that values can change places")?;
    match id {
        "hidden-rectangle" => hidden_rectangle(case, Lacks::None),
        "unique-rectangle-missing" => match case.word("type")? {
            "hidden" => hidden_rectangle(case, Lacks::Some),
            "one" => unique_loop(case, 1, Lacks::Some),
            "two" => unique_loop(case, 2, Lacks::Some),
            "three" => unique_loop(case, 3, Lacks::Some),
            "four" => unique_loop(case, 4, Lacks::Some),
            _ => Err("there is no such kind".to_owned()),
        },
        _ if id.starts_with("bug-") => grave(case, kind),
        _ if id.starts_with("avoidable-") => avoidable(case, kind),
        _ => {
            let is_long = case.sites("cells")?.len() > 4;
            expect(is_long == id.starts_with("unique-loop"), "the length of the ring")?;
            unique_loop(case, kind, Lacks::None)
        }
    }
}

/// Checks that two values can be swapped along a ring of cells: every rule contains as many cells
/// with the one value as with the other.
fn swaps(case: &Case<'_>, ring: &[Site]) -> Checked {
    expect(ring.len() >= 4 && ring.len().is_multiple_of(2) && is_distinct(ring), "the ring")?;
    let is_given = |cell: &Site| case.rules.puzzle.board().givens[cell.index()].is_some();
    expect(!ring.iter().any(is_given), "that none of its cells is printed")?;
    for rule in case.rules.puzzle.constraints() {
        let n = |odd: usize| {
            let cells = ring.iter().enumerate().filter(|(i, _)| i % 2 == odd);
            cells.filter(|(_, cell)| rule.sites().contains(cell)).count()
        };
        expect(n(0) == n(1) && n(0) <= 1, "the ring")?;
    }
    Ok(())
}

/// Adds the premise that one of the cells contains another value than the two that could be
/// swapped.
fn is_rescued(case: &Case<'_>, premises: &mut Premises, cells: &[Site], pair: Mask) {
    let extra = |&cell: &Site| case.at(cell).without(pair).iter().map(move |value| (cell, value));
    premises.one_of(cells.iter().flat_map(|cell| extra(cell).collect::<Vec<_>>()).collect());
}

/// Whether cells lack one of the two values. What lets two values change places is what cells hold in the
/// end, not what they can hold now, so the argument is the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lacks {
    None,
    Some,
}

/// Complains unless the cells are open and have both values or, if some lack one, one of them at least.
fn have(case: &Case<'_>, cells: &[Site], pair: Mask, lacks: Lacks) -> Checked {
    let is_whole = |&cell: &Site| pair.without(case.at(cell)).is_empty();
    let has_one = |&cell: &Site| case.known.is_open(cell) && !pair.and(case.at(cell)).is_empty();
    let is_as_said = cells.iter().all(is_whole) == (lacks == Lacks::None);
    expect(pair.len() == 2 && is_as_said && cells.iter().all(has_one), "the two values")
}

fn unique_loop(case: &Case<'_>, kind: u32, lacks: Lacks) -> Checked {
    let (cells, pair) = (case.sites("cells")?, case.values("values")?);
    expect(lacks == Lacks::None || cells.len() == 4, "the rectangle")?;
    swaps(case, cells)?;
    have(case, cells, pair, lacks)?;
    let rescuers: Vec<Site> = cells.iter().copied().filter(|&cell| case.at(cell) != pair).collect();
    expect(same(case.sites("rescuers")?, &rescuers), "which cells have more")?;
    let extra = case.union(&rescuers).without(pair);
    let mut premises = Premises::default();
    is_rescued(case, &mut premises, cells, pair);
    match kind {
        1 => expect(rescuers.len() == 1, "how many cells have more")?,
        2 => {
            let value = case.value("value")?;
            expect(extra == Mask::of(value) && rescuers.len() > 1, "what they have more")?;
            case.drops_of(value)?;
        }
        3 => {
            expect(case.values("extra")? == extra && rescuers.len() == 2, "what they have more")?;
            let is_naked = match case.word("kind")? {
                "naked" => true,
                "hidden" => false,
                _ => return Err("there is no such kind of set".to_owned()),
            };
            with_set(case, &mut premises, &rescuers, extra, (!is_naked).then_some(pair))?;
        }
        4 => {
            let (value, other, house) =
                (case.value("value")?, case.value("other")?, case.rule("house")?);
            expect(pair == Mask::of(value).or(Mask::of(other)), "the two values")?;
            expect(rescuers.len() == 2, "how many cells have more")?;
            expect(same(&case.places_in(house, value)?, &rescuers), "where the value can be")?;
            case.drops_of(other)?;
            case.has_place(&mut premises, house, value)?;
        }
        _ => return Err("there is no such kind".to_owned()),
    }
    case.looks_at_all()?;
    case.expect_effects(&premises)
}

/// Checks a set in a house with cells that count as one, because one of them contains an extra
/// value.
fn with_set(
    case: &Case<'_>,
    premises: &mut Premises,
    shared: &[Site],
    extra: Mask,
    hidden: Option<Mask>,
) -> Checked {
    let (house, cells, values) =
        (case.rule("house")?, case.sites("set-cells")?, case.values("set-values")?);
    let lies_in = |cell: &Site| case.sites_of(house).contains(cell);
    expect(shared.iter().chain(cells).all(lies_in), "where the set lies")?;
    expect(cells.iter().all(|cell| !shared.contains(cell)) && is_distinct(cells), "the set")?;
    expect(cells.len() + 1 == values.len(), "how large the set is")?;
    match hidden {
        None => {
            expect(case.union(cells).or(extra) == values, "what the set can be")?;
            premises.cells(case.known, cells);
        }
        Some(pair) => {
            expect(pair.without(values).is_empty() && extra.and(values).is_empty(), "the set")?;
            let all = [shared, cells].concat();
            for value in values.iter() {
                let is_there = |site: &Site| all.contains(site);
                expect(case.places_in(house, value)?.iter().all(is_there), "where the set lies")?;
                case.has_place(premises, house, value)?;
            }
        }
    }
    Ok(())
}

/// Checks a corner with two candidates and the opposite corner, which would force the other two.
fn hidden_rectangle(case: &Case<'_>, lacks: Lacks) -> Checked {
    let (cell, corner, ends) = (case.site("cell")?, case.site("corner")?, case.sites("ends")?);
    let (value, other, links) = (case.value("value")?, case.value("other")?, case.places("links")?);
    expect(ends.len() == 2 && links.len() == 2, "the corners")?;
    let ring = [corner, ends[0], cell, ends[1]];
    swaps(case, &ring)?;
    let pair = Mask::of(value).or(Mask::of(other));
    have(case, &ring, pair, lacks)?;
    expect(case.at(corner) == pair, "the corner")?;
    let mut premises = Premises::default();
    premises.cells(case.known, &[corner]);
    is_rescued(case, &mut premises, &ring, pair);
    for ((house, cells), end) in links.iter().zip(ends) {
        let places = case.places_in(*house, value)?;
        expect(same(&places, cells) && same(&places, &[cell, *end]), "where the value can be")?;
        case.has_place(&mut premises, *house, value)?;
    }
    case.drops_of(other)?;
    case.looks_at_all()?;
    case.expect_effects(&premises)
}

/// Checks a rectangle some of whose corners are filled in, which says what the others would have.
fn avoidable(case: &Case<'_>, kind: u32) -> Checked {
    let (cells, pair, value) = (case.sites("cells")?, case.values("values")?, case.value("value")?);
    swaps(case, cells)?;
    expect(cells.len() == 4 && pair.len() == 2, "the rectangle")?;
    let (open, filled): (Vec<Site>, Vec<Site>) =
        cells.iter().copied().partition(|&cell| case.known.is_open(cell));
    expect(same(case.sites("filled")?, &filled), "what is filled in")?;
    expect(same(case.sites("rescuers")?, &open), "which cells are open")?;
    let first =
        cells.iter().position(|cell| filled.contains(cell)).ok_or("nothing is filled in")?;
    let one = case.at(cells[first]);
    let due = |i: usize| if i % 2 == first % 2 { one } else { pair.without(one) };
    let mut others = Vec::new();
    for (i, &cell) in cells.iter().enumerate() {
        let extra = case.at(cell).without(due(i));
        expect(due(i).len() == 1 && (open.contains(&cell) || extra.is_empty()), "the two values")?;
        others.extend(extra.iter().map(|value| (cell, value)));
    }
    match kind {
        1 => expect(open.len() == 1, "how many cells are open")?,
        2 => expect(open.len() > 1 && others.iter().all(|o| o.1 == value), "what they have more")?,
        _ => return Err("there is no such kind".to_owned()),
    }
    case.drops_of(value)?;
    let mut premises = Premises::default();
    premises.one_of(others);
    case.looks_at_all()?;
    case.expect_effects(&premises)
}

/// Checks a board on which, without the extra candidates, every cell has two candidates and every
/// house two places for each value.
fn grave(case: &Case<'_>, kind: u32) -> Checked {
    let extras: Vec<(Site, Mask)> = match kind {
        1 => vec![(case.site("cell")?, case.values("values")?)],
        2 => {
            let own = Mask::of(case.value("value")?);
            case.sites("cells")?.iter().map(|&cell| (cell, own)).collect()
        }
        _ => case.candidates("extras")?.clone(),
    };
    let cells: Vec<Site> = extras.iter().map(|extra| extra.0).collect();
    let all = extras.iter().fold(Mask::EMPTY, |all, extra| all.or(extra.1));
    is_grave(case, &extras)?;
    let mut premises = Premises::default();
    let extra =
        |&(cell, own): &(Site, Mask)| own.iter().map(move |v| (cell, v)).collect::<Vec<_>>();
    premises.one_of(extras.iter().flat_map(extra).collect());
    if kind > 2 {
        expect(same(case.sites("cells")?, &cells), "the cells")?;
    }
    match kind {
        1 => {
            let houses: Vec<usize> = (0..case.rules.puzzle.constraints().len())
                .filter(|&rule| case.sites_of(rule).contains(&cells[0]))
                .collect();
            let mut stated = case.rules("houses")?.clone();
            stated.sort_unstable();
            expect(stated == houses, "the houses of the cell")?;
        }
        2 => drop(case.drops_of(case.value("value")?)?),
        3 => {
            expect(case.values("values")? == all, "what cells have more")?;
            with_set(case, &mut premises, &cells, all, None)?;
        }
        4 => {
            let (common, house) = (case.value("common")?, case.rule("house")?);
            expect(cells.len() == 2, "the cells")?;
            expect(same(&case.places_in(house, common)?, &cells), "where the value can be")?;
            case.has_place(&mut premises, house, common)?;
        }
        _ => return Err("there is no such kind".to_owned()),
    }
    case.looks_at_all()?;
    case.expect_effects(&premises)
}

fn is_grave(case: &Case<'_>, extras: &[(Site, Mask)]) -> Checked {
    let left = |site: Site| {
        let own = extras.iter().filter(|extra| extra.0 == site);
        own.fold(case.at(site), |left, extra| left.without(extra.1))
    };
    let board = case.rules.puzzle.board();
    let open = board.all_sites().filter(|&site| case.known.is_open(site));
    let mut all_pairs = open.map(left);
    expect(all_pairs.all(|pair| pair.len() == 2), "that every cell would have two candidates")?;
    let is_extra =
        |&(site, own): &(Site, Mask)| !own.is_empty() && own.without(case.at(site)).is_empty();
    expect(!extras.is_empty() && extras.iter().all(is_extra), "what cells have more")?;
    for rule in case.rules.puzzle.constraints() {
        for value in (0..case.rules.n_values as u8).map(Value) {
            let has = |site: &&Site| case.known.is_open(**site) && left(**site).has(value);
            let n = rule.sites().iter().filter(has).count();
            expect(n == 0 || n == 2, "that every house would have two places")?;
        }
    }
    Ok(())
}
