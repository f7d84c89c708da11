//! Arguments from a candidate that leads to a contradiction: its moves are replayed one by one.

use gridwright_core::{Claim, Effect, Mask, Site};

use super::sums;
use crate::case::{Case, Checked, ensure, expect};
use crate::logic::Logic;
use crate::state::State;

pub(super) fn check(id: &str, case: &Case<'_>, logic: &mut Logic) -> Option<Checked> {
    match id {
        "what-if" => Some(what_if(case, None)),
        "nested-what-if" => Some(what_if(case, Some(logic))),
        _ => None,
    }
}

/// With `logic`, candidates may also go because they lead to a contradiction themselves.
fn what_if(case: &Case<'_>, mut logic: Option<&mut Logic>) -> Checked {
    let (site, value) = (case.site("cell")?, case.value("value")?);
    expect(case.step.finding.effects == [Effect::Drop(site, Mask::of(value))], "what follows")?;
    let end = case.word("end")?;
    ensure(end != "search", || "it does not say what would follow".to_owned())?;
    let [moves] = &case.moves("moves")?[..] else {
        return Err("it has one list of moves".to_owned());
    };
    expect(case.number("count")? == moves.len(), "how many moves there are")?;
    let mut state = case.known.clone();
    let mut before = vec![Claim::is(site, value)];
    case.rules.place(&mut state, site, value);
    for &claim in moves {
        let follows = case.rules.follows(&state, claim)
            || is_left(case, &state, claim)
            || !claim.holds && case.rules.takes_all(&state, claim.site, claim.value)
            || sums::follows(case.rules, &state, claim)
            || !claim.holds
                && logic
                    .as_deref_mut()
                    .is_some_and(|logic| logic.refutes(&before, claim.negated()));
        ensure(follows, || {
            let sign = if claim.holds { "=" } else { "<>" };
            format!("{}{sign}{} would not follow", case.name(claim.site), case.symbol(claim.value))
        })?;
        case.rules.apply(&mut state, claim);
        before.push(claim);
    }
    let is_dead = match end {
        "cell" => state.at(case.site("at")?).is_empty(),
        "place" => {
            let (house, lost) = (case.rule("house")?, case.value("lost")?);
            case.places_in(house, lost)?;
            !case.sites_of(house).iter().any(|&place| state.at(place).has(lost))
        }
        "rule" => {
            let rule = case.rule("house")?;
            case.rules.is_broken(&state, case.sites_of(rule))
                || sums::is_broken(case.rules, &state, rule)
        }
        _ => false,
    };
    ensure(is_dead, || "its moves do not end in a contradiction".to_owned())?;
    case.looks_at_all()
}

/// Whether a value is the only one left for a site, or the site the only place of the value in a
/// house, because rules remove all others.
fn is_left(case: &Case<'_>, state: &State, claim: Claim) -> bool {
    let goes = |site, value| {
        case.rules.follows(state, Claim::is_not(site, value))
            || case.rules.takes_all(state, site, value)
    };
    let others = state.at(claim.site).without(Mask::of(claim.value));
    let is_last = |house: &Vec<Site>| {
        let mut places =
            house.iter().filter(|&&at| at != claim.site && state.at(at).has(claim.value));
        places.all(|&at| goes(at, claim.value))
    };
    claim.holds
        && (others.iter().all(|value| goes(claim.site, value))
            || case.rules.houses_of((claim.site, claim.value)).iter().any(is_last))
}
