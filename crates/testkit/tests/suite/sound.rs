//! No step of any family removes a value of a solution, at random positions; a step that does is
//! noticed.

use std::collections::BTreeSet;

use gridwright::Family;
use gridwright::steps::examples;
use gridwright_testkit::hold_at_random;
use gridwright_testkit::sabotage::{Fault, Sabotaged};
use libtest_mimic::Trial;

use crate::trials::of_each_family;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = of_each_family("no step takes a value of a solution", sound);
    trials.extend(of_each_family("a bold step is noticed at random positions", bold));
    trials
}

/// The number of positions per family that `cargo xtask sound` requests, many more than in an
/// ordinary run.
fn n_asked() -> Option<usize> {
    let asked = std::env::var("GRIDWRIGHT_POSITIONS_A_FAMILY").ok()?;
    Some(asked.parse().expect("a number of positions"))
}

fn sound(family: &'static dyn Family) {
    let n = n_asked().unwrap_or(400);
    let info = family.info();
    let counts = hold_at_random(family, n, 1).unwrap();
    let n_steps: usize = counts.values().sum();
    if n_asked().is_some() {
        for (technique, n_steps) in &counts {
            println!("{:8} {technique:28} {n_steps:9}", info.id);
        }
        println!("{:8} {n_steps} steps from {n} positions", info.id);
    }
    // Every technique with an example must occur.
    let shown: BTreeSet<&str> = examples(info).map(|example| example.technique).collect();
    let never: Vec<&str> = shown.into_iter().filter(|id| !counts.contains_key(id)).collect();
    assert!(n_steps > n, "{n_steps} steps from {n} positions");
    assert!(n < 20_000 || never.is_empty(), "never found: {never:?}");
}

fn bold(family: &'static dyn Family) {
    let sabotaged = Sabotaged { family, fault: Fault::StepTooBold };
    let noticed = hold_at_random(&sabotaged, 200, 1).unwrap_err();
    assert!(noticed.contains("against a solution"), "{noticed}");
}
