//! Arguments from fish: a value confined to as many houses as crossing houses, with or without fins.

use std::ops::RangeInclusive;

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
    let (mix, fish) = match fish.split_once('-') {
        Some(("franken", fish)) => (Mix::Franken, fish),
        Some(("mutant", fish)) => (Mix::Mutant, fish),
        _ => (Mix::Lines, fish),
    };
    let sizes = match (fish, mix) {
        ("x-wing", _) => 2..=2,
        ("swordfish", _) => 3..=3,
        ("jellyfish", _) => 4..=4,
        ("fish", Mix::Franken | Mix::Mutant) => 2..=4,
        _ => return None,
    };
    Some(fish_of(case, sizes, mix, fins))
}

/// Which houses a fish has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mix {
    /// Rows on one side and columns on the other.
    Lines,
    /// The same with boxes among them.
    Franken,
    /// Rows and columns on one side, or lines of one kind on both.
    Mutant,
}

fn mix(case: &Case<'_>, bases: &[usize], covers: &[usize]) -> Mix {
    let has = |rules: &[usize], shape| rules.iter().any(|&rule| case.shape(rule) == shape);
    let on_both = |shape| has(bases, shape) && has(covers, shape);
    let has_both = |side| has(side, Shape::Row) && has(side, Shape::Column);
    let all = [bases, covers].concat();
    match on_both(Shape::Row) || on_both(Shape::Column) || has_both(bases) || has_both(covers) {
        true => Mix::Mutant,
        false if has(&all, Shape::Box) || has(&all, Shape::Other) => Mix::Franken,
        false => Mix::Lines,
    }
}

fn fish_of(case: &Case<'_>, sizes: RangeInclusive<usize>, kind: Mix, fins: Fins) -> Checked {
    let (value, bases, covers) =
        (case.value("value")?, case.rules("bases")?, case.rules("covers")?);
    ensure(bases.len() == covers.len() && sizes.contains(&bases.len()), || {
        format!("it names {} houses and {} across", bases.len(), covers.len())
    })?;
    let all = [&bases[..], covers].concat();
    let differ = all.iter().enumerate().all(|(i, rule)| !all[..i].contains(rule));
    expect(differ && mix(case, bases, covers) == kind, "which houses go across which")?;
    let is_covered = |site: &Site| covers.iter().any(|&cover| case.sites_of(cover).contains(site));
    let mut premises = Premises::default();
    let (mut places, mut shared, mut fewest) = (Vec::new(), Vec::new(), usize::MAX);
    for &base in bases {
        let here = case.places_in(base, value)?;
        fewest = fewest.min(here.iter().filter(|site| is_covered(site)).count());
        let (old, new): (Vec<Site>, Vec<Site>) =
            here.into_iter().partition(|place| places.contains(place));
        ensure(old.is_empty() || kind != Mix::Lines && fins == Fins::Some, || {
            format!("{} shares a place with another house", case.rule_name(base))
        })?;
        shared.extend(old);
        places.extend(new);
        case.has_place(&mut premises, base, value)?;
    }
    let is_out = |site: &Site| !is_covered(site) || shared.contains(site);
    let out: Vec<Site> = places.iter().copied().filter(is_out).collect();
    match fins {
        Fins::None => ensure(out.is_empty(), || {
            format!("{} lies in none of the houses across", case.name(out[0]))
        })?,
        Fins::Some | Fins::Sashimi => {
            expect(same(case.sites("fins")?, &out) && !out.is_empty(), "what lies outside")?;
            let is_kind = kind != Mix::Lines || (fewest == 1) == (fins == Fins::Sashimi);
            expect(is_kind, "the kind of fish")?;
        }
    }
    for site in case.drops_of(value)? {
        expect(is_covered(&site) && !places.contains(&site), "where the value goes")?;
    }
    case.looks_at(places)?;
    case.expect_effects(&premises)
}
