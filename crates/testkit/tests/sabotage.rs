//! A broken rule, solver, checker and step, one at a time, are each noticed.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use gridwright::{FAMILIES, Family};
use gridwright_testkit::files::{cases, exceptions};
use gridwright_testkit::sabotage::{Fault, Sabotaged};
use gridwright_testkit::{Bench, CHECKS, Sample};

/// The presets whose puzzles have the rule.
fn presets_with(family: &'static dyn Family, rule: &str) -> BTreeSet<&'static str> {
    let bench = Bench::new(family, "");
    let has_rule = |sample: &&Sample| sample.puzzle.constraints().iter().any(|c| c.rule() == rule);
    bench.samples.iter().filter(has_rule).map(|sample| sample.preset).collect()
}

/// The names of the checks that fail on a family with this fault.
fn noticed_by(family: &'static dyn Family, fault: Fault) -> Vec<&'static str> {
    let sabotaged = Sabotaged { family, fault };
    let mut bench = Bench::new(&sabotaged, &cases(family));
    // A fault shows on few puzzles; what is not needed only costs time.
    if let Fault::RuleMissing(rule) = fault {
        let concerned = presets_with(family, rule);
        bench.samples.retain(|sample| concerned.contains(sample.preset));
    }
    bench.samples.truncate(12);
    let fails = |run: fn(&Bench<'_>) -> Result<(), String>| {
        // A broken solver may also break the engine's own expectations.
        catch_unwind(AssertUnwindSafe(|| run(&bench))).map_or(true, |outcome| outcome.is_err())
    };
    CHECKS.iter().filter(|check| fails(check.run)).map(|check| check.name).collect()
}

#[test]
fn sound_families_pass_even_when_wrapped() {
    for &family in FAMILIES {
        assert_eq!(noticed_by(family, Fault::Nothing), Vec::<&str>::new());
    }
}

#[test]
fn a_missing_rule_is_noticed() {
    for &family in FAMILIES {
        let mut silent = Vec::new();
        let bench = Bench::new(family, "");
        let constraints = bench.samples.iter().flat_map(|sample| sample.puzzle.constraints());
        let rules: BTreeSet<&'static str> = constraints.map(|c| c.rule()).collect();
        for rule in rules {
            let noticed = noticed_by(family, Fault::RuleMissing(rule));
            for check in [
                "the checker agrees with the rules read aloud",
                "every rule is alone broken in a case",
            ] {
                assert!(noticed.contains(&check), "{rule}: {noticed:?}");
            }
            if !noticed.contains(&"verdicts on mutants agree with the oracle") {
                silent.push(rule);
            }
        }
        let implied = exceptions(family, "implied");
        assert_eq!(silent, implied, "{}: verdicts are the same without these", family.info().id);
    }
}

/// Every family with the fault must fail the check.
fn is_noticed(fault: Fault, check: &str) {
    for &family in FAMILIES {
        let noticed = noticed_by(family, fault);
        assert!(noticed.contains(&check), "{}: {noticed:?}", family.info().id);
    }
}

#[test]
fn a_solver_that_is_too_sure_is_noticed() {
    is_noticed(Fault::SolverTooSure, "verdicts on mutants agree with the oracle");
}

#[test]
fn a_checker_that_sleeps_is_noticed() {
    is_noticed(Fault::CheckerAsleep, "the checker agrees with the rules read aloud");
}

#[test]
fn a_step_that_is_too_bold_is_noticed() {
    is_noticed(Fault::StepTooBold, "steps never contradict a solution");
}
