//! The whole suite over every family in the list, and the puzzles that seeds name for ever.

use std::fmt::Write as _;
use std::fs;

use gridwright::{Budget, FAMILIES, Params, Recipe};
use gridwright_testkit::files::{cases, golden};
use gridwright_testkit::{Bench, CHECKS};

#[test]
fn every_family_passes_every_check() {
    let mut failures = String::new();
    for &family in FAMILIES {
        let bench = Bench::new(family, &cases(family));
        for check in CHECKS {
            if let Err(sentence) = (check.run)(&bench) {
                writeln!(failures, "{}: {}: {sentence}", family.info().id, check.name).unwrap();
            }
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

#[test]
fn names_and_aliases_are_used_once() {
    let mut names = std::collections::BTreeSet::new();
    for info in FAMILIES.iter().map(|family| family.info()) {
        for name in info.aliases.iter().chain([&info.id]) {
            assert!(names.insert(*name), "{name} twice");
        }
    }
}

/// What a recipe makes is frozen under its generator number. `UPDATE=1` writes the file anew: do
/// that only together with a new generator number.
#[test]
fn recipes_make_what_they_always_made() {
    for &family in FAMILIES {
        let info = family.info();
        let mut made = String::new();
        for preset in info.presets {
            let params = Params::parse(info.params, preset).unwrap();
            for (seed, index) in [(1, 0), (1, 1), (u64::MAX, 0)] {
                let recipe = Recipe { index, ..Recipe::new(family, params.clone(), seed) };
                let puzzle = recipe.make(&mut Budget::nodes(20_000_000)).unwrap().puzzle;
                writeln!(made, "{recipe} {}", puzzle.line()).unwrap();
                let again: Recipe = recipe.to_string().parse().unwrap();
                assert_eq!(again.to_string(), recipe.to_string());
            }
        }
        let path = golden(family, &format!("recipes-{}.txt", info.generator));
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &made).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(kept, made, "{} differs", path.display());
    }
}
