//! Checks that the sentences of a step, and its lists for highlighting, agree with its data.

use gridwright_core::{Arg, Claim, Mask, Puzzle, Site, Step, effects_words};
use gridwright_wire as wire;
use gridwright_words::Words;

use crate::case::{Checked, expect};
use crate::names::languages;
use crate::state::State;

/// Checks that names, sentences and lists are those of the step, all in one language.
pub(crate) fn check(
    puzzle: &dyn Puzzle,
    known: &State,
    step: &Step,
    stated: &wire::Step,
    usual: &mut Option<Words>,
) -> Checked {
    let in_words = |words: Words| {
        stated.name == words.technique(puzzle.info(), step.technique)
            && stated.short == words.short(puzzle, step)
            && stated.full == words.full(puzzle, step)
    };
    let words =
        usual.filter(|&words| in_words(words)).or_else(|| languages().find(|&w| in_words(w)));
    expect(words.is_some(), "its name or its sentence")?;
    *usual = words;
    let board = puzzle.board();
    expect(stated.moves == effects_words(board, &step.finding.effects), "its move")?;
    // Members that repeat parts of the argument must agree with it.
    let (mut rules, mut sites, mut values) = (Vec::new(), Vec::<Site>::new(), Mask::EMPTY);
    let mut chains: &[Vec<Claim>] = &[];
    for (_, arg) in &step.finding.args {
        rules.extend(arg.rules());
        values = values.or(arg.values());
        match arg {
            Arg::Chains(all) | Arg::Moves(all) => chains = all,
            Arg::Techniques(_) => (),
            _ => {
                let new: Vec<Site> = arg.sites();
                new.into_iter().for_each(|site| {
                    if !sites.contains(&site) {
                        sites.push(site);
                    }
                });
            }
        }
    }
    let symbols = |mask: Mask| -> String { mask.iter().map(|value| board.symbol(value)).collect() };
    let reason = &stated.reason;
    let is_rule = |(rule, stated): (&usize, &wire::Rule)| {
        let known = &puzzle.constraints()[*rule];
        let is_named =
            languages().any(|words| words.rule(puzzle.info(), &known.name()) == stated.name);
        (*rule, known.rule()) == (stated.index, stated.rule.as_str()) && is_named
    };
    let are_rules =
        rules.len() == reason.rules.len() && rules.iter().zip(&reason.rules).all(is_rule);
    expect(are_rules, "which rules it names")?;
    let names: Vec<String> = sites.iter().map(|&site| board.site_name(site)).collect();
    expect(reason.sites == names, "which places it names")?;
    expect(reason.values == symbols(values), "which values it names")?;
    let claim = |claim: &Claim| wire::Claim {
        site: board.site_name(claim.site),
        value: board.symbol(claim.value).to_string(),
        holds: claim.holds,
    };
    let chains: Vec<Vec<wire::Claim>> =
        chains.iter().map(|chain| chain.iter().map(claim).collect()).collect();
    expect(reason.chains == chains, "its chains")?;
    let open = step.finding.because.iter().filter(|&&site| known.is_open(site));
    let candidates = open.map(|&site| {
        let here = known.at(site);
        let mentioned = here.and(values);
        let shown = if mentioned.is_empty() { here } else { mentioned };
        wire::Candidates { site: board.site_name(site), values: symbols(shown) }
    });
    expect(candidates.eq(reason.candidates.iter().cloned()), "which candidates matter")
}
