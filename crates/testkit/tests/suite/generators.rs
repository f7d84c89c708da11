//! What recipes make, which is frozen under the generator's number.

use std::fmt::Write as _;
use std::fs;
use std::sync::Arc;

use gridwright::budget::Rng;
use gridwright::text::ParseError;
use gridwright::{Budget, Family, Generated, Info, Params, Puzzle, Recipe, Shortfall};
use gridwright_testkit::files::golden;
use libtest_mimic::Trial;
use serde_json::{Map, Value as Json};

use crate::trials::of_each_family;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = of_each_family("recipes make what they always made", recipes);
    trials.extend(of_each_family(
        "a second generator leaves what the first makes as it was",
        a_second_generator,
    ));
    trials
}

/// What a recipe makes is frozen under its generator number: a file of its own for each number that
/// a family ever had. `UPDATE=1` writes the files anew: do that only together with a new number.
fn recipes(family: &'static dyn Family) {
    for generator in 1..=family.info().generator {
        hold_to_golden(family, generator);
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
        fs::create_dir_all(path.parent().unwrap()).unwrap();
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

fn a_second_generator(family: &'static dyn Family) {
    let info: &'static Info = Box::leak(Box::new(Info { generator: 2, ..family.info().clone() }));
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
