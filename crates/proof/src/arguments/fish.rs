//! Arguments from fish: a value confined to as many lines as crossing lines, with or without fins.

use gridwright_core::{Shape, Site};

use crate::case::{Case, Checked, ensure, expect, same};
use crate::premises::Premises;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fins {
    None,
    Some,
    /// Without the fins, a line has only one place.
    Sashimi,
}

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    let (fins, fish) = match id.split_once('-') {
        Some(("finned", fish)) => (Fins::Some, fish),
        Some(("sashimi", fish)) => (Fins::Sashimi, fish),
        _ => (Fins::None, id),
    };
    let n = match fish {
        "x-wing" => 2,
        "swordfish" => 3,
        "jellyfish" => 4,
        _ => return None,
    };
    Some(fish_of(case, n, fins))
}

fn fish_of(case: &Case<'_>, n: usize, fins: Fins) -> Checked {
    let (value, bases, covers) =
        (case.value("value")?, case.rules("bases")?, case.rules("covers")?);
    ensure(bases.len() == n && covers.len() == n, || {
        format!("it names {} lines and {} across, not {n}", bases.len(), covers.len())
    })?;
    let lines = |rules: &[usize]| -> Option<Shape> {
        let first = case.shape(rules[0]);
        let are_alike = rules.iter().all(|&rule| case.shape(rule) == first);
        let differ = rules.iter().enumerate().all(|(i, rule)| !rules[..i].contains(rule));
        (are_alike && differ).then_some(first)
    };
    let across = [(Shape::Row, Shape::Column), (Shape::Column, Shape::Row)];
    let are_lines = lines(bases).zip(lines(covers)).is_some_and(|pair| across.contains(&pair));
    expect(are_lines, "which lines go across which")?;
    let is_covered = |site: &Site| covers.iter().any(|&cover| case.sites_of(cover).contains(site));
    let mut premises = Premises::default();
    let (mut places, mut fewest) = (Vec::new(), usize::MAX);
    for &base in bases {
        let here = case.places_in(base, value)?;
        fewest = fewest.min(here.iter().filter(|site| is_covered(site)).count());
        ensure(here.iter().all(|place| !places.contains(place)), || {
            format!("{} shares a place with another line", case.rule_name(base))
        })?;
        places.extend(here);
        case.has_place(&mut premises, base, value)?;
    }
    let out: Vec<Site> = places.iter().copied().filter(|site| !is_covered(site)).collect();
    match fins {
        Fins::None => ensure(out.is_empty(), || {
            format!("{} lies in none of the lines across", case.name(out[0]))
        })?,
        Fins::Some | Fins::Sashimi => {
            expect(same(case.sites("fins")?, &out) && !out.is_empty(), "what lies outside")?;
            expect((fewest == 1) == (fins == Fins::Sashimi), "the kind of fish")?;
        }
    }
    for site in case.drops_of(value)? {
        expect(is_covered(&site) && !places.contains(&site), "where the value goes")?;
    }
    case.looks_at(places)?;
    case.expect_effects(&premises)
}
