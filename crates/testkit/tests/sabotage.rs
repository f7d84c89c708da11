//! A broken rule, solver, checker and step, one at a time, are each noticed.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use gridwright::FAMILIES;
use gridwright_testkit::sabotage::{Fault, Sabotaged};
use gridwright_testkit::{Bench, CHECKS};

/// The names of the checks that fail on the first family with this fault.
fn noticed_by(fault: Fault) -> Vec<&'static str> {
    let family = FAMILIES[0];
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../gridwright/src/families")
        .join(family.info().id)
        .join("cases.txt");
    let cases = fs::read_to_string(path).unwrap();
    let sabotaged = Sabotaged { family, fault };
    let mut bench = Bench::new(&sabotaged, &cases);
    // A fault shows on few puzzles; what is not needed only costs time.
    bench.samples.truncate(12);
    let fails = |run: fn(&Bench<'_>) -> Result<(), String>| {
        // A broken solver may also break the engine's own expectations.
        catch_unwind(AssertUnwindSafe(|| run(&bench))).map_or(true, |outcome| outcome.is_err())
    };
    CHECKS.iter().filter(|check| fails(check.run)).map(|check| check.name).collect()
}

#[test]
fn sound_families_pass_even_when_wrapped() {
    assert_eq!(noticed_by(Fault::Nothing), Vec::<&str>::new());
}

#[test]
fn a_missing_rule_is_noticed() {
    let rules: std::collections::BTreeSet<&'static str> = {
        let family = FAMILIES[0];
        let bench = Bench::new(family, "");
        bench
            .samples
            .iter()
            .flat_map(|sample| sample.puzzle.constraints().iter().map(|c| c.rule()))
            .collect()
    };
    for rule in rules {
        let noticed = noticed_by(Fault::RuleMissing(rule));
        for check in [
            "verdicts on mutants agree with the oracle",
            "the checker agrees with the rules read aloud",
            "every rule is alone broken in a case",
        ] {
            assert!(noticed.contains(&check), "{rule}: {noticed:?}");
        }
    }
}

#[test]
fn a_solver_that_is_too_sure_is_noticed() {
    let noticed = noticed_by(Fault::SolverTooSure);
    assert!(noticed.contains(&"verdicts on mutants agree with the oracle"), "{noticed:?}");
}

#[test]
fn a_checker_that_sleeps_is_noticed() {
    let noticed = noticed_by(Fault::CheckerAsleep);
    assert!(noticed.contains(&"the checker agrees with the rules read aloud"), "{noticed:?}");
}

#[test]
fn a_step_that_is_too_bold_is_noticed() {
    let noticed = noticed_by(Fault::StepTooBold);
    assert!(noticed.contains(&"steps never contradict a solution"), "{noticed:?}");
}
