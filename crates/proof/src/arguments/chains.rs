//! Arguments from chains of claims, in which every claim follows from those before it by a rule.

use gridwright_core::{Claim, Effect, Mask, Site, Value};

use crate::case::{Case, Checked, ensure, expect, same};
use crate::logic::Logic;

/// The kind of links that a chain may use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Links {
    /// Links between places of one value.
    Places,
    /// Links between values of one cell, and between places that exclude each other.
    Cells,
    /// Links of both kinds.
    All,
}

pub(super) fn check(id: &str, case: &Case<'_>, logic: &mut Logic) -> Option<Checked> {
    Some(match id {
        "x-cycle" => cycle(case, Links::Places),
        "y-cycle" => cycle(case, Links::Cells),
        "cycle" => cycle(case, Links::All),
        "forcing-x-chain" | "forcing-x-chain-on" => assumption(case, Links::Places),
        "forcing-chain" | "forcing-chain-on" => assumption(case, Links::All),
        "x-chain" => two_ends(case, Links::Places),
        "xy-chain" => two_ends(case, Links::Cells),
        "aic" => two_ends(case, Links::All),
        _ => return nets(id, case, logic),
    })
}

/// Whether one claim follows from another one alone.
fn is_link(case: &Case<'_>, links: Links, from: Claim, to: Claim) -> bool {
    let (one, other) = ((from.site, from.value), (to.site, to.value));
    let in_cell = from.site == to.site;
    if links == Links::Places && in_cell || one == other {
        return false;
    }
    match (from.holds, to.holds) {
        (true, false) => case.rules.excludes(one, other) && (in_cell || from.value == to.value),
        (false, true) if in_cell => {
            case.at(from.site) == Mask::of(from.value).or(Mask::of(to.value))
        }
        (false, true) if links != Links::Cells && from.value == to.value => {
            let is_pair =
                |house: &Vec<Site>| same(&case.with(house, to.value), &[from.site, to.site]);
            case.rules.houses_of(other).iter().any(is_pair)
        }
        _ => false,
    }
}

/// A chain in which every claim follows from the one before it.
fn chain<'c>(case: &Case<'c>, links: Links) -> Checked<&'c [Claim]> {
    let [chain] = &case.chains("chain")?[..] else {
        return Err("it has one chain".to_owned());
    };
    ensure(chain.len() > 1, || "its chain has no links".to_owned())?;
    let broken = chain.windows(2).find(|pair| !is_link(case, links, pair[0], pair[1]));
    broken.map_or(Ok(&chain[..]), |pair| Err(unlinked(case, pair[1])))
}

fn unlinked(case: &Case<'_>, claim: Claim) -> String {
    let sign = if claim.holds { "=" } else { "<>" };
    format!(
        "nothing before {}{sign}{} leads there",
        case.name(claim.site),
        case.symbol(claim.value)
    )
}

/// Checks a chain that leads back to its start: either all of its claims are true, or all of their
/// opposites.
fn cycle(case: &Case<'_>, links: Links) -> Checked {
    let chain = chain(case, links)?;
    let (first, last) = (chain[0], chain[chain.len() - 1]);
    expect(chain.len() >= 4 && is_link(case, links, last, first), "that it closes")?;
    let mut ring: Vec<Site> = chain.iter().map(|claim| claim.site).collect();
    ring.dedup();
    if ring.len() > 1 && ring.first() == ring.last() {
        ring.pop();
    }
    expect(case.sites("cells")?[..] == ring[..], "its cells")?;
    for (site, gone) in case.drops()? {
        for value in gone.iter() {
            let is_seen = |holds: bool| {
                let mut nodes = chain.iter().filter(|node| node.holds == holds);
                nodes.any(|node| node.value == value && case.rules.sees(value, node.site, site))
            };
            ensure(is_seen(true) && is_seen(false), || unlinked(case, Claim::is_not(site, value)))?;
        }
    }
    case.looks_at_all()
}

/// Checks a chain from a claim to its own opposite.
fn assumption(case: &Case<'_>, links: Links) -> Checked {
    let chain = chain(case, links)?;
    let (first, last) = (chain[0], chain[chain.len() - 1]);
    expect(first == last.negated(), "what its chain leads to")?;
    expect((case.site("cell")?, case.value("value")?) == (last.site, last.value), "the cell")?;
    expect(case.step.technique.id.ends_with("-on") == last.holds, "what follows")?;
    concludes(case, last)?;
    case.looks_at_all()
}

/// Checks that a claim is the only effect of the step.
fn concludes(case: &Case<'_>, claim: Claim) -> Checked {
    let effect = match claim.holds {
        true => Effect::Place(claim.site, claim.value),
        false => Effect::Drop(claim.site, Mask::of(claim.value)),
    };
    expect(case.step.finding.effects == [effect], "what follows")
}

/// Checks a chain from the opposite of one end to the other end, so that one of the ends is true.
fn two_ends(case: &Case<'_>, links: Links) -> Checked {
    let chain = chain(case, links)?;
    let (first, last) = (chain[0], chain[chain.len() - 1]);
    expect(!first.holds && last.holds, "its ends")?;
    expect((case.site("cell")?, case.value("value")?) == (first.site, first.value), "its ends")?;
    expect((case.site("end")?, case.value("end-value")?) == (last.site, last.value), "its ends")?;
    for (site, gone) in case.drops()? {
        for value in gone.iter() {
            let goes = |end: Claim| case.rules.excludes((end.site, end.value), (site, value));
            ensure(goes(first) && goes(last), || {
                format!(
                    "{}<>{} does not follow from both ends",
                    case.name(site),
                    case.symbol(value)
                )
            })?;
        }
    }
    case.looks_at_all()
}

/// Checks several chains: from the opposite of a claim, or from cases of which one must be true.
fn nets(id: &str, case: &Case<'_>, logic: &mut Logic) -> Option<Checked> {
    let id = id.strip_suffix("-on").unwrap_or(id);
    let (links, is_dynamic, cases) = match id {
        "nishio" => (Links::Places, true, Cases::Clash),
        "cell-chains" => (Links::All, false, Cases::Cell),
        "house-chains" => (Links::All, false, Cases::House),
        "dynamic-contradiction" => (Links::All, true, Cases::Clash),
        "dynamic-double" => (Links::All, true, Cases::Either),
        "dynamic-cell-chains" => (Links::All, true, Cases::Cell),
        "dynamic-house-chains" => (Links::All, true, Cases::House),
        _ => return None,
    };
    let by = match case.arg("by") {
        Some(_) => case.techniques("by"),
        None => Ok(const { &Vec::new() }),
    };
    let has_inner = id.starts_with("dynamic-").then(|| case.word("inner"));
    Some(by.and_then(|by| {
        let inner: Vec<Claim> = by.iter().flat_map(|(_, claims)| claims).copied().collect();
        if let Some(said) = has_inner {
            expect(said? == if by.is_empty() { "no" } else { "yes" }, "what it uses on the way")?;
        }
        let mut net = Net { case, logic, links, is_dynamic, inner };
        net.check(cases)
    }))
}

#[derive(Clone, Copy)]
enum Cases {
    /// Two chains from one claim contradict each other.
    Clash,
    /// A claim and its opposite.
    Either,
    /// All values of a cell.
    Cell,
    /// All places of a value in a house.
    House,
}

struct Net<'n, 'c> {
    case: &'n Case<'c>,
    logic: &'n mut Logic,
    links: Links,
    is_dynamic: bool,
    /// Claims that nested techniques lead to.
    inner: Vec<Claim>,
}

impl Net<'_, '_> {
    fn check(&mut self, cases: Cases) -> Checked {
        let case = self.case;
        let chains = case.chains("chains")?;
        let all = || chains.iter().flatten();
        expect(self.inner.iter().all(|claim| all().any(|other| other == claim)), "what it uses")?;
        ensure(chains.iter().all(|chain| !chain.is_empty()), || "a chain has no links".to_owned())?;
        let lasts: Vec<Claim> = chains.iter().map(|chain| chain[chain.len() - 1]).collect();
        let stated = (case.site("cell")?, case.value("value")?);
        let target = match case.step.finding.effects[..] {
            [Effect::Place(site, value)] => Claim::is(site, value),
            [Effect::Drop(site, gone)] => {
                Claim::is_not(site, gone.only().ok_or("it takes away one value")?)
            }
            _ => return Err("it does one thing".to_owned()),
        };
        let starts: Vec<Claim> = match cases {
            Cases::Clash => {
                expect(
                    lasts.len() == 2 && lasts[0] == lasts[1].negated(),
                    "what its chains lead to",
                )?;
                let clash = (case.site("clash")?, case.value("clash-value")?);
                expect(clash == (lasts[0].site, lasts[0].value), "where its chains clash")?;
                vec![target.negated(); 2]
            }
            Cases::Either => {
                let on = Claim::is(case.site("either")?, case.value("either-value")?);
                vec![on, on.negated()]
            }
            Cases::Cell => {
                let (cell, values) = (case.site("from")?, case.values("from-values")?);
                expect(values == case.at(cell), "what the cell can be")?;
                values.iter().map(|value| Claim::is(cell, value)).collect()
            }
            Cases::House => {
                let (house, value) = (case.rule("from")?, case.value("from-value")?);
                let places = case.places_in(house, value)?;
                expect(same(case.sites("places")?, &places), "where the value can be")?;
                let mut wanted: Vec<Claim> = places.iter().map(|&p| Claim::is(p, value)).collect();
                wanted.sort_unstable();
                wanted
            }
        };
        expect(starts.len() == chains.len(), "where its chains begin")?;
        for (chain, &start) in chains.iter().zip(&starts) {
            self.chain(start, chain)?;
        }
        if !matches!(cases, Cases::Clash) {
            expect(lasts.iter().all(|&last| last == target), "what its chains lead to")?;
        }
        expect(stated == (target.site, target.value), "the cell")?;
        expect(case.step.technique.id.ends_with("-on") == target.holds, "what follows")?;
        concludes(case, target)?;
        case.looks_at(all().map(|claim| claim.site))
    }

    /// Checks that every claim follows from the assumption and from the claims before it.
    fn chain(&mut self, start: Claim, chain: &[Claim]) -> Checked {
        let mut before = vec![start];
        let rest = if chain[0] == start { &chain[1..] } else { chain };
        for &claim in rest {
            let follows = self.follows(&before, claim)
                || self.inner.contains(&claim) && {
                    // The premises of a nested technique are not stated in full, so any consequence
                    // is accepted.
                    let all = [&before[..], &[claim.negated()]].concat();
                    self.logic.refute_all(&all) || self.logic.refute_by_trial(&all)
                };
            ensure(follows && !before.contains(&claim), || unlinked(self.case, claim))?;
            before.push(claim);
        }
        // Only the result of a nested technique can hold without the assumption.
        expect(chain[0] == start || self.inner.contains(&chain[0]), "where its chains begin")
    }

    fn follows(&self, before: &[Claim], claim: Claim) -> bool {
        if !self.is_dynamic || !claim.holds {
            return before.iter().any(|&from| is_link(self.case, self.links, from, claim));
        }
        let Claim { site, value, .. } = claim;
        let is_out = |site: Site, value: Value| before.contains(&Claim::is_not(site, value));
        let in_cell = || {
            let others = self.case.at(site).without(Mask::of(value));
            self.links != Links::Places && others.iter().all(|other| is_out(site, other))
        };
        let in_house = |house: &Vec<Site>| {
            let places = self.case.with(house, value);
            places.iter().all(|&place| place == site || is_out(place, value))
        };
        in_cell() || self.case.rules.houses_of((site, value)).iter().any(in_house)
    }
}
