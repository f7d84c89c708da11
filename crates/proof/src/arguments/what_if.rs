//! Arguments from a candidate that leads to a contradiction: its moves are replayed one by one.

use gridwright_core::{Claim, DeadEnd, Effect, Mask, Site, Trial};

use super::sums;
use crate::case::{Case, Checked, ensure, expect};
use crate::state::State;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    match id {
        "what-if" => Some(what_if(case, &[])),
        "nested-what-if" => Some(nested(case)),
        _ => None,
    }
}

/// Checks moves that may also remove candidates by trials, which lead to a contradiction
/// themselves.
fn nested(case: &Case<'_>) -> Checked {
    let n_tried = case.number("tried")?;
    let trials: &[Trial] = if n_tried == 0 { &[] } else { case.trials("trials")? };
    expect(trials.len() == n_tried, "how many trials there are")?;
    what_if(case, trials)
}

fn what_if(case: &Case<'_>, trials: &[Trial]) -> Checked {
    let (site, value) = (case.site("cell")?, case.value("value")?);
    expect(case.step.finding.effects == [Effect::Drop(site, Mask::of(value))], "what follows")?;
    let end = match case.word("end")? {
        "cell" => DeadEnd::Site(case.site("at")?),
        "place" => DeadEnd::Place(case.rule("house")?, case.value("lost")?),
        "rule" => DeadEnd::Rule(case.rule("house")?),
        _ => return Err("it does not say what would follow".to_owned()),
    };
    let [moves] = &case.moves("moves")?[..] else {
        return Err("it has one list of moves".to_owned());
    };
    expect(case.number("count")? == moves.len(), "how many moves there are")?;
    let mut state = case.known.clone();
    case.rules.place(&mut state, site, value);
    // Each trial justifies the next move that has no other justification.
    let mut trials = trials.iter();
    for &claim in moves {
        if follows(case, &state, claim).is_err() {
            let trial = trials.as_slice().first();
            match trial.filter(|trial| trial.supposed == claim.negated() && !claim.holds) {
                Some(trial) => refutes(case, &state, trial)?,
                None => follows(case, &state, claim)?,
            }
            trials.next();
        }
        case.rules.apply(&mut state, claim);
    }
    expect(trials.len() == 0, "what is tried on the way")?;
    is_dead(case, &state, end)?;
    case.looks_at_all()
}

/// Checks that an assumption leads to a contradiction by the moves of its trial.
fn refutes(case: &Case<'_>, state: &State, Trial { supposed, moves, end }: &Trial) -> Checked {
    let mut state = state.clone();
    case.rules.apply(&mut state, *supposed);
    for &claim in moves {
        follows(case, &state, claim)?;
        case.rules.apply(&mut state, claim);
    }
    is_dead(case, &state, *end)
}

fn follows(case: &Case<'_>, state: &State, claim: Claim) -> Checked {
    let follows = case.rules.follows(state, claim)
        || is_left(case, state, claim)
        || !claim.holds && case.rules.takes_all(state, claim.site, claim.value)
        || sums::follows(case.rules, state, claim);
    ensure(follows, || {
        let sign = if claim.holds { "=" } else { "<>" };
        format!("{}{sign}{} would not follow", case.name(claim.site), case.symbol(claim.value))
    })
}

fn is_dead(case: &Case<'_>, state: &State, end: DeadEnd) -> Checked {
    let is_dead = match end {
        DeadEnd::Site(at) => state.at(at).is_empty(),
        DeadEnd::Place(house, lost) => {
            case.places_in(house, lost)?;
            !case.sites_of(house).iter().any(|&place| state.at(place).has(lost))
        }
        DeadEnd::Rule(rule) => {
            case.rules.is_broken(state, case.sites_of(rule))
                || sums::is_broken(case.rules, state, rule)
        }
    };
    ensure(is_dead, || "its moves do not end in a contradiction".to_owned())
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
