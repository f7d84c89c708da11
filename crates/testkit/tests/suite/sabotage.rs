//! A broken rule, solver, checker or step is noticed by the check that is responsible for it.

use std::collections::BTreeSet;

use gridwright::{FAMILIES, Family};
use gridwright_testkit::files::exceptions;
use gridwright_testkit::sabotage::{Fault, Sabotaged};
use gridwright_testkit::{Bench, CHECKS, Check, Sample};
use libtest_mimic::Trial;

use crate::quiet::unless_it_panics;
use crate::trials::{bench, of_each_family, of_family};

/// A fault shows on a few puzzles; more would only take time.
const MOST_SAMPLES: usize = 12;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = of_each_family("a missing rule is noticed", a_missing_rule);
    for (fault, check, name) in [
        (Fault::SolverTooSure, VERDICTS, "a solver that is too sure is noticed"),
        (Fault::CheckerAsleep, CHECKER, "a checker that sleeps is noticed"),
        (Fault::StepTooBold, "steps never contradict a solution", "a bold step is noticed"),
    ] {
        trials.extend(FAMILIES.iter().map(|&family| {
            of_family(family, name, move || {
                let samples = bench(family).samples.iter();
                assert!(is_noticed(family, fault, samples, check), "not noticed by {check:?}");
            })
        }));
    }
    for check in CHECKS {
        let name = format!("wrapped: {}", check.name);
        trials.extend(FAMILIES.iter().map(|&family| {
            of_family(family, &name, move || {
                let samples = bench(family).samples.iter();
                let outcome = run(family, Fault::Nothing, samples, check.name);
                assert_eq!(outcome, Ok(()), "wrapping alone must not be noticed");
            })
        }));
    }
    trials
}

const VERDICTS: &str = "verdicts on mutants agree with the oracle";
const CHECKER: &str = "the checker agrees with the rules read aloud";

fn a_missing_rule(family: &'static dyn Family) {
    let samples = &bench(family).samples;
    let rules_of = |sample: &Sample| -> BTreeSet<&'static str> {
        sample.puzzle.constraints().iter().map(|constraint| constraint.rule()).collect()
    };
    let rules: BTreeSet<&str> = samples.iter().flat_map(rules_of).collect();
    let mut silent = Vec::new();
    for rule in rules {
        // The presets whose puzzles have the rule.
        let presets: BTreeSet<&str> = samples
            .iter()
            .filter(|sample| rules_of(sample).contains(rule))
            .map(|sample| sample.preset)
            .collect();
        let concerned = || samples.iter().filter(|sample| presets.contains(sample.preset));
        let fault = Fault::RuleMissing(rule);
        for check in [CHECKER, "every rule is alone broken in a case"] {
            assert!(is_noticed(family, fault, concerned(), check), "{rule}: not by {check:?}");
        }
        if !is_noticed(family, fault, concerned(), VERDICTS) {
            silent.push(rule);
        }
    }
    assert_eq!(silent, exceptions(family, "implied"), "verdicts are the same without these rules");
}

/// Whether a check fails on a family with a fault.
fn is_noticed<'s>(
    family: &'static dyn Family,
    fault: Fault,
    samples: impl Iterator<Item = &'s Sample>,
    check: &str,
) -> bool {
    // A broken solver may also break the engine's own expectations.
    unless_it_panics(|| run(family, fault, samples, check)).is_none_or(|outcome| outcome.is_err())
}

/// Runs a check on a family with a fault.
fn run<'s>(
    family: &'static dyn Family,
    fault: Fault,
    samples: impl Iterator<Item = &'s Sample>,
    check: &str,
) -> Result<(), String> {
    let sabotaged = Sabotaged { family, fault };
    let samples: Vec<&Sample> = samples.collect();
    // The selection includes all presets, regardless of their numbers of samples.
    let step = samples.len().div_ceil(MOST_SAMPLES).max(1);
    let samples = samples.into_iter().step_by(step).map(|one| sabotaged.sample(one)).collect();
    let cases = bench(family).cases.clone();
    let check: Option<&Check> = CHECKS.iter().find(|other| other.name == check);
    (check.expect("its name").run)(&Bench { family: &sabotaged, samples, cases })
}
