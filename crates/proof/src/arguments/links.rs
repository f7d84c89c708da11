//! Arguments from strong links of one value, joined by houses that cross them.

use gridwright_core::{Shape, Site};

use crate::case::{Case, Checked, expect, same};
use crate::premises::Premises;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    let (n, is_loop) = match id {
        "skyscraper" | "two-string-kite" | "turbot-fish" | "grouped-two-links"
        | "empty-rectangle" => (2, false),
        "three-strong-links" => (3, false),
        "four-strong-links" => (4, false),
        "three-link-loop" => (3, true),
        "four-link-loop" => (4, true),
        _ => return None,
    };
    Some(links(case, id, n, is_loop))
}

/// The id of the technique for two links.
fn name(case: &Case<'_>, links: &[(usize, Vec<Site>)]) -> &'static str {
    let [one, other] = [case.shape(links[0].0), case.shape(links[1].0)];
    let is_grouped = links.iter().any(|link| link.1.len() > 2);
    match (is_grouped, [one, other].contains(&Shape::Box)) {
        (true, true) => "empty-rectangle",
        (true, false) => "grouped-two-links",
        (false, true) => "turbot-fish",
        (false, false) if one == other => "skyscraper",
        (false, false) => "two-string-kite",
    }
}

fn links(case: &Case<'_>, id: &str, n: usize, is_loop: bool) -> Checked {
    let (value, links) = (case.value("value")?, case.places("links")?);
    expect(links.len() == n && (n > 2 || name(case, links) == id), "the kind of links")?;
    let mut premises = Premises::default();
    for (house, cells) in links {
        expect(same(cells, &case.places_in(*house, value)?), "where the value can be")?;
        case.has_place(&mut premises, *house, value)?;
    }
    let within = |cells: &[Site], rule: usize| -> Vec<Site> {
        cells.iter().copied().filter(|cell| case.sites_of(rule).contains(cell)).collect()
    };
    let join = |i: usize, j: usize, bridge: usize| -> Checked<Vec<Site>> {
        let ends = [within(&links[i].1, bridge), within(&links[j].1, bridge)];
        expect(ends.iter().all(|end| !end.is_empty()), "where links meet")?;
        case.expect_apart(value, &ends[0], &ends[1])?;
        Ok(ends.concat())
    };
    let gone = case.drops_of(value)?;
    if is_loop {
        let bridges = case.rules("bridges")?;
        expect(bridges.len() == n, "the houses across")?;
        for (i, &bridge) in bridges.iter().enumerate() {
            join(i, (i + 1) % n, bridge)?;
        }
        let is_across = |site: &Site| bridges.iter().any(|&b| case.sites_of(b).contains(site));
        expect(gone.iter().all(is_across), "where the value goes")?;
    } else {
        let names = [("joint", "bridge"), ("joint-2", "bridge-2"), ("joint-3", "bridge-3")];
        let mut joints = Vec::new();
        for (i, (joint, bridge)) in names.into_iter().take(n - 1).enumerate() {
            let joined = join(i, i + 1, case.rule(bridge)?)?;
            expect(same(case.sites(joint)?, &joined), "where links meet")?;
            joints.push(joined);
        }
        let left = |link: usize, joint: usize| -> Vec<Site> {
            links[link].1.iter().copied().filter(|cell| !joints[joint].contains(cell)).collect()
        };
        let ends: Vec<Site> = [left(0, 0), left(n - 1, n - 2)].concat();
        let stated = case.sites("ends")?;
        expect(same(stated, &ends), "the ends")?;
        case.expect_apart(value, &gone, stated)?;
    }
    case.looks_at_all()?;
    case.expect_effects(&premises)
}
