//! Tests that recipes make the same puzzles as ever; their results are frozen under the generator's
//! number.

use std::fmt::Write as _;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use gridwright::budget::Rng;
use gridwright::params::ParamError;
use gridwright::text::ParseError;
use gridwright::{Budget, Family, Generated, Info, Params, Puzzle, Recipe, Shortfall};
use gridwright_testkit::files::{exceptions, golden};
use gridwright_testkit::requests::{classes, variants};
use libtest_mimic::Trial;
use serde_json::{Map, Value as Json};

use crate::clock::{Clock, this_thread};
use crate::trials::of_each_family;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = of_each_family("recipes make what they always made", recipes);
    trials.extend(of_each_family(
        "recipes of every variant side and level make what they always made",
        recipes_of_every_class,
    ));
    trials.extend(of_each_family(
        "a second generator leaves what the first makes as it was",
        a_second_generator,
    ));
    trials
}

/// Compares the puzzles of recipes with golden files, one for each generator number that the family
/// ever had. `UPDATE=1` rewrites the files: do that only together with a new number.
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

/// Maximum processor time of a recipe in the list of all classes.
const QUICK: Duration = Duration::from_millis(400);

/// Time after which a slow recipe is stopped.
const PATIENCE: Duration = Duration::from_secs(5);

/// Compares a puzzle of every class with the golden file, by a hash of the puzzle and its solution;
/// classes that take long to make are not in the list.
fn recipes_of_every_class(family: &'static dyn Family) {
    let info = family.info();
    let path = golden(family, &format!("classes-{}.txt", info.generator));
    if std::env::var_os("UPDATE").is_some() {
        let quick = classes(info).into_iter().filter_map(|text| quickly_made(family, &text));
        fs::write(&path, quick.collect::<String>()).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let mut made = String::new();
    for line in kept.lines() {
        let text = line.rsplit_once(' ').map_or("", |(text, _)| text);
        let puzzle = recipe(family, text).unwrap().make(&mut Budget::nodes(20_000_000)).unwrap();
        writeln!(made, "{text} {:016x}", hash_of(&puzzle)).unwrap();
    }
    assert_eq!(kept, made, "{} differs", path.display());
    // Every possible variant is in the list, or in the family's exceptions.
    let unlisted = exceptions(family, "unlisted");
    for variant in variants(info, |_| true) {
        let is_listed = made.lines().any(|line| line.split([',', ' ']).any(|part| part == variant));
        let is_excused = unlisted.contains(&variant);
        assert!(is_listed != is_excused, "{variant}: listed {is_listed}, excused {is_excused}");
    }
}

fn recipe(family: &'static dyn Family, text: &str) -> Result<Recipe, ParamError> {
    Ok(Recipe::new(family, Params::parse(family.info().params, text)?, 1))
}

/// A line of the list, if the puzzle is made quickly enough.
fn quickly_made(family: &'static dyn Family, text: &str) -> Option<String> {
    let recipe = recipe(family, text).ok()?;
    let stop = Arc::new(AtomicBool::new(false));
    let (done, is_done) = channel::<()>();
    let alarm = {
        let stop = Arc::clone(&stop);
        thread::spawn(move || {
            let _ = is_done.recv_timeout(PATIENCE);
            stop.store(true, Ordering::Relaxed);
        })
    };
    let this = this_thread();
    let begun = Clock::read(this.as_deref());
    let made = recipe.make(&mut Budget::nodes(20_000_000).with_stop(stop)).ok();
    let took = Clock::read(this.as_deref()).since(&begun);
    drop(done);
    alarm.join().expect("it only waits");
    let made = made.filter(|_| took < QUICK)?;
    Some(format!("{text} {:016x}\n", hash_of(&made)))
}

/// The FNV-1a hash of the puzzle and its solution.
fn hash_of(made: &Generated) -> u64 {
    let text = made.puzzle.line() + "\n" + &made.puzzle.solution_line(&made.solution);
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// A family with a second generator, which advances the random stream once before it starts.
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
