//! The whole suite over every family in the list, and the puzzles that seeds name for ever.

use std::fmt::Write as _;
use std::fs;
use std::sync::Arc;

use gridwright::{
    Budget, FAMILIES, Family, Generated, Info, Params, ParseError, Puzzle, Recipe, Rng, Shortfall,
};
use gridwright_testkit::files::{cases, golden};
use gridwright_testkit::{Bench, CHECKS};
use serde_json::{Map, Value as Json};

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

/// What a recipe makes is frozen under its generator number: a file of its own for each number that
/// a family ever had. `UPDATE=1` writes the files anew: do that only together with a new number.
#[test]
fn recipes_make_what_they_always_made() {
    for &family in FAMILIES {
        for generator in 1..=family.info().generator {
            hold_to_golden(family, generator);
        }
    }
}

fn hold_to_golden(family: &'static dyn Family, generator: u32) {
    let info = family.info();
    let mut made = String::new();
    for preset in info.presets {
        let params = Params::parse(info.params, preset).unwrap();
        for (seed, index) in [(1, 0), (1, 1), (u64::MAX, 0)] {
            let recipe = Recipe { index, generator, ..Recipe::new(family, params.clone(), seed) };
            let puzzle = recipe.make(&mut Budget::nodes(20_000_000)).unwrap().puzzle;
            writeln!(made, "{recipe} {}", puzzle.line()).unwrap();
            let again: Recipe = recipe.to_string().parse().unwrap();
            assert_eq!(again.to_string(), recipe.to_string());
        }
    }
    let path = golden(family, &format!("recipes-{generator}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &made).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, made, "{} differs", path.display());
}

/// A family whose second generator turns the random stream on once before it begins.
struct TwoGenerators {
    info: &'static Info,
    family: &'static dyn Family,
}

impl Family for TwoGenerators {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError> {
        self.family.parse(text)
    }

    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError> {
        self.family.read_json(object)
    }

    fn generate(
        &self,
        generator: u32,
        params: &Params,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Generated, Shortfall> {
        if generator == 2 {
            rng.draw();
        }
        let known = if (1..=2).contains(&generator) { 1 } else { generator };
        self.family.generate(known, params, rng, budget)
    }
}

#[test]
fn a_second_generator_leaves_what_the_first_makes_as_it_was() {
    for &family in FAMILIES {
        let info: &'static Info =
            Box::leak(Box::new(Info { generator: 2, ..family.info().clone() }));
        let both: &'static TwoGenerators = Box::leak(Box::new(TwoGenerators { info, family }));
        let params = Params::parse(info.params, info.presets[0]).unwrap();
        let make = |recipe: &Recipe| recipe.make(&mut Budget::nodes(20_000_000));
        let line = |recipe: &Recipe| make(recipe).unwrap().puzzle.line();
        let old = Recipe { generator: 1, ..Recipe::new(family, params.clone(), 7) };
        let kept = Recipe { generator: 1, ..Recipe::new(both, params.clone(), 7) };
        assert_eq!(line(&old), line(&kept), "the first number of {}", info.id);
        assert_eq!(old.to_string(), kept.to_string());
        let new = Recipe::new(both, params.clone(), 7);
        assert!(new.to_string().ends_with("@2#7"), "{new}");
        assert_ne!(line(&old), line(&new), "the second number of {}", info.id);
        for generator in [0, 3] {
            let unknown = Recipe { generator, ..new.clone() };
            let shortfall = make(&unknown).err().expect("no such generator");
            assert_eq!(shortfall.to_string(), format!("there is no generator {generator}"));
        }
        let text = old.to_string().replace("@1#", "@2#");
        assert!(text.parse::<Recipe>().is_err(), "{text} cannot be made yet");
    }
}
