//! Runs the whole suite on every family in the list.

use std::collections::BTreeSet;

use gridwright::FAMILIES;
use gridwright_testkit::CHECKS;
use libtest_mimic::Trial;

use crate::trials::{bench, of_all, of_family};

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    // The families alternate, so that two of them make their puzzles at the same time.
    for check in CHECKS {
        trials.extend(FAMILIES.iter().map(|&family| {
            of_family(family, check.name, move || {
                (check.run)(bench(family)).unwrap_or_else(|sentence| panic!("{sentence}"));
            })
        }));
    }
    trials.push(of_all("names_and_aliases_are_used_once", names));
    trials
}

fn names() {
    let mut names = BTreeSet::new();
    for info in FAMILIES.iter().map(|family| family.info()) {
        for name in info.aliases.iter().chain([&info.id]) {
            assert!(names.insert(*name), "{name} twice");
        }
    }
}
