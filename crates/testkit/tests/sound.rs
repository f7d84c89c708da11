//! No step of any family takes a value of a solution, at random positions; a step that does is
//! noticed.

use std::collections::BTreeSet;

use gridwright::{FAMILIES, examples};
use gridwright_testkit::hold_at_random;
use gridwright_testkit::sabotage::{Fault, Sabotaged};

/// How many positions to try in a family: `cargo xtask sound` asks for many more than an ordinary
/// run.
fn n_positions() -> usize {
    let asked = std::env::var("GRIDWRIGHT_POSITIONS_A_FAMILY");
    asked.map_or(400, |text| text.parse().expect("a number of positions"))
}

#[test]
fn no_step_takes_a_value_of_a_solution() {
    let n = n_positions();
    for &family in FAMILIES {
        let info = family.info();
        let counts = hold_at_random(family, n, 1).unwrap();
        for (technique, n_steps) in &counts {
            println!("{:8} {technique:28} {n_steps:9}", info.id);
        }
        // What has a position that shows it must be met.
        let shown: BTreeSet<&str> = examples(info).map(|example| example.technique).collect();
        let never: Vec<&str> = shown.into_iter().filter(|id| !counts.contains_key(id)).collect();
        let n_steps: usize = counts.values().sum();
        println!("{:8} {n_steps} steps from {n} positions", info.id);
        assert!(n_steps > n, "{}: {n_steps} steps from {n} positions", info.id);
        assert!(n < 20_000 || never.is_empty(), "{}: never found: {never:?}", info.id);
    }
}

#[test]
fn a_step_that_is_too_bold_is_noticed_at_random_positions() {
    for &family in FAMILIES {
        let sabotaged = Sabotaged { family, fault: Fault::StepTooBold };
        let noticed = hold_at_random(&sabotaged, 200, 1).unwrap_err();
        assert!(noticed.contains("against a solution"), "{}: {noticed}", family.info().id);
    }
}
