//! Arguments from chains and rings whose nodes may consist of several cells: a node is true if one
//! of its claims is, and false if all of them are. Chains may go through almost locked sets: if no
//! cell of such a set has one of its values, each of its other values is in the set.

use gridwright_core::{Claim, Mask, Site};

use super::als::almost_locked;
use crate::case::{Case, Checked, ensure, expect, same};

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    Some(match id {
        "continuous-loop" => single(case).and_then(|nodes| ring(case, &nodes)),
        "grouped-loop" => grouped(case).and_then(|nodes| ring(case, nodes)),
        "grouped-aic" => grouped(case).and_then(|nodes| two_ends(case, nodes)),
        "als-aic" => with_sets(case).and_then(|nodes| two_ends(case, nodes)),
        _ => return None,
    })
}

fn single(case: &Case<'_>) -> Checked<Vec<Vec<Claim>>> {
    let [chain] = &case.chains("chain")?[..] else { return Err("it has one chain".to_owned()) };
    let nodes: Vec<Vec<Claim>> = chain.iter().map(|&claim| vec![claim]).collect();
    linked(case, &nodes, &[])?;
    Ok(nodes)
}

fn grouped<'c>(case: &Case<'c>) -> Checked<&'c [Vec<Claim>]> {
    let nodes = case.nodes("chain")?;
    linked(case, nodes, &[])?;
    expect(nodes.iter().any(|node| node.len() > 1), "that cells count as one")?;
    Ok(nodes)
}

/// Cells, and the values that they have between them.
type Set = (Vec<Site>, Mask);

fn with_sets<'c>(case: &Case<'c>) -> Checked<&'c [Vec<Claim>]> {
    let (nodes, sets) = (case.nodes("chain")?, case.groups("sets")?);
    linked(case, nodes, sets)?;
    for set in sets {
        almost_locked(case, &set.0, set.1)?;
        let uses = |pair: &[Vec<Claim>]| is_by(case, set, &pair[0], &pair[1]);
        expect(nodes.chunks(2).any(uses), "which sets it goes through")?;
    }
    expect(!sets.is_empty(), "which sets it goes through")?;
    Ok(nodes)
}

/// Whether two links are all places of two values in a set.
fn is_by(case: &Case<'_>, (cells, _): &Set, from: &[Claim], to: &[Claim]) -> bool {
    let are_all = |node: &[Claim]| same(&case.with(cells, node[0].value), &sites(node));
    !from[0].holds && from[0].value != to[0].value && are_all(from) && are_all(to)
}

fn sites(node: &[Claim]) -> Vec<Site> {
    node.iter().map(|claim| claim.site).collect()
}

/// Checks that nodes are false and true alternately, and that each follows from the one before it.
fn linked(case: &Case<'_>, nodes: &[Vec<Claim>], sets: &[Set]) -> Checked {
    expect(nodes.len() >= 4 && nodes.len().is_multiple_of(2), "how long it is")?;
    for (i, node) in nodes.iter().enumerate() {
        let first = node.first().ok_or("a link is empty")?;
        let is_alike = |claim: &Claim| claim.value == first.value && claim.holds == (i % 2 == 1);
        expect(node.iter().all(is_alike) && same(&sites(node), &sites(node)), "a link")?;
    }
    let is_linked = |from: &[Claim], to: &[Claim]| {
        follows(case, from, to) || sets.iter().any(|set| is_by(case, set, from, to))
    };
    let broken = nodes.windows(2).find(|pair| !is_linked(&pair[0], &pair[1]));
    broken.map_or(Ok(()), |pair| {
        Err(format!("nothing before {} leads there", case.name(pair[1][0].site)))
    })
}

fn follows(case: &Case<'_>, from: &[Claim], to: &[Claim]) -> bool {
    let (site, value) = (from[0].site, from[0].value);
    if from[0].holds {
        return from.iter().all(|&one| to.iter().all(|&other| excludes(case, one, other)));
    }
    if from.len() == 1 && sites(to) == [site] {
        return value != to[0].value && case.at(site) == Mask::of(value).or(Mask::of(to[0].value));
    }
    let all = [sites(from), sites(to)].concat();
    let is_all = |house: &Vec<Site>| same(&case.with(house, value), &all);
    value == to[0].value && case.rules.houses_of((site, value)).iter().any(is_all)
}

fn excludes(case: &Case<'_>, one: Claim, other: Claim) -> bool {
    let is_plain = one.site == other.site || one.value == other.value;
    is_plain && case.rules.excludes((one.site, one.value), (other.site, other.value))
}

/// Checks that every removal is excluded by some node of each of two kinds, whichever of their
/// claims is true.
fn goes(case: &Case<'_>, kinds: [&[&Vec<Claim>]; 2]) -> Checked {
    for (site, gone) in case.drops()? {
        for value in gone.iter() {
            let claim = Claim::is_not(site, value);
            let by = |node: &&Vec<Claim>| node.iter().all(|&one| excludes(case, one, claim));
            ensure(kinds.iter().all(|nodes| nodes.iter().any(by)), || {
                format!("{} can be {}, for all it says", case.name(site), case.symbol(value))
            })?;
        }
    }
    Ok(())
}

/// Checks a ring, in which the first node follows from the last: either all claims are true, or all
/// of their opposites.
fn ring(case: &Case<'_>, nodes: &[Vec<Claim>]) -> Checked {
    expect(follows(case, &nodes[nodes.len() - 1], &nodes[0]), "that it closes")?;
    let mut cells: Vec<Site> = Vec::new();
    for site in nodes.iter().flat_map(|node| sites(node)) {
        if !cells.contains(&site) {
            cells.push(site);
        }
    }
    expect(case.sites("cells")?[..] == cells[..], "its cells")?;
    let (ons, offs): (Vec<&Vec<Claim>>, Vec<&Vec<Claim>>) =
        nodes.iter().partition(|node| node[0].holds);
    goes(case, [&ons, &offs])?;
    case.looks_at_all()
}

/// Checks a chain from the opposite of one end to the other end, so that one of the ends is true.
fn two_ends(case: &Case<'_>, nodes: &[Vec<Claim>]) -> Checked {
    let ends = [&nodes[0], &nodes[nodes.len() - 1]];
    for (end, [cells, value]) in ends.into_iter().zip([["first", "value"], ["last", "end-value"]]) {
        let is_end = case.sites(cells)?[..] == sites(end) && case.value(value)? == end[0].value;
        expect(is_end, "its ends")?;
    }
    goes(case, [&ends[..1], &ends[1..]])?;
    case.looks_at_all()
}
