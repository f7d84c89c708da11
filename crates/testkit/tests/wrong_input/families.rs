//! Calls to functions on families: parameters, texts, recipes, formats, examples.

use std::str::FromStr;
use std::sync::Arc;

use gridwright::budget::Rng;
use gridwright::contract::WHAT_IF;
use gridwright::formats::{
    Format, PlainLines, Play, Record, Splitter, format_for_file, format_named, formats,
    open_record, read_as, write_as,
};
use gridwright::params::{levels_seen, lines_value};
use gridwright::steps::{Example, PROFILES, example_of, examples, techniques_in};
use gridwright::{FAMILIES, Family, Info, Level, Params, Puzzle, Recipe, Session, family, open};
use serde_json::json;

use super::trial::{MASKS, NUMBERS, SITES, TEXTS, Trial, VALUES, little, tried};

/// Calls with texts of an unknown family.
pub(crate) fn try_texts(trial: &mut Trial) {
    trial.about = "texts".to_owned();
    let named = FAMILIES.iter().copied().map(Some).chain([None]);
    for named in named {
        let mut splitter = tried!(trial, Splitter::new(named)).expect("a splitter");
        for (text, number) in TEXTS.iter().zip(NUMBERS.into_iter().cycle()) {
            tried!(trial, Splitter::add(&mut splitter, number, text));
            tried!(trial, Splitter::is_between_puzzles(&splitter));
        }
        tried!(trial, Splitter::end(&mut splitter));
        for text in TEXTS {
            tried!(trial, open(text, named, &mut little()));
            tried!(trial, open_record(text, named, &mut little()));
            tried!(trial, Session::open(text, named, &mut little()));
        }
    }
    for text in TEXTS {
        tried!(trial, Recipe::from_str(text));
        tried!(trial, family(text));
        trial.call("format_named", || format_named(text).is_some());
        trial.call("format_for_file", || format_for_file(text).is_some());
        tried!(trial, lines_value(text));
        for bytes in [text.as_bytes(), &[0xff, b'\n', b'1'], &text.as_bytes()[text.len() / 2..]] {
            let mut lines = tried!(trial, PlainLines::new(bytes)).expect("lines");
            while let Some(Some(_)) = tried!(trial, PlainLines::next(&mut lines)) {}
            tried!(trial, PlainLines::rest(&lines));
            let mut lines = PlainLines::new(bytes);
            for most in [0, 1, usize::MAX] {
                let mut places = Vec::new();
                tried!(trial, PlainLines::take_together(&mut lines, most, &mut places));
            }
        }
    }
}

/// Calls with a family, and with a puzzle of another family.
pub(crate) fn try_family(trial: &mut Trial, family: &'static dyn Family, other: &Arc<dyn Puzzle>) {
    let info = trial.call("Family::info", || family.info()).expect("facts");
    for text in TEXTS {
        tried!(trial, Family::parse(family, text));
        tried!(trial, Family::claims(family, text));
        tried!(trial, Family::is_marked(family, text));
        tried!(trial, Family::could_be(family, text));
        tried!(trial, Family::plain_line(family, text));
        tried!(trial, Params::parse(info.params, text));
        tried!(trial, Info::profile(info, text));
        tried!(trial, Info::symbol_set(info, text));
        for field in ["rows", "size", "words", "cages", "areas", "board", ""] {
            for json in [
                json!({ field: text }),
                json!({ field: [text, 7] }),
                json!({ field: 1e300 }),
                json!({ field: [[1, -1], [99_999]] }),
            ] {
                let object = json.as_object().expect("an object");
                tried!(trial, Family::read_json(family, object));
            }
        }
    }
    tried!(trial, Family::solve_lines(family, TEXTS, &mut little(), &mut |_| ()));
    let pairs: Vec<(&str, &str)> = TEXTS.iter().copied().zip(TEXTS.iter().copied().rev()).collect();
    tried!(trial, Family::minimal_lines(family, &pairs, &mut little()));
    tried!(trial, Family::lines_at_once(family, &little()));
    tried!(trial, Family::card(family));
    tried!(trial, Family::answered_by_card(family));
    tried!(trial, Family::processor_path(family));
    generators(trial, family);
    for profile in PROFILES {
        tried!(trial, techniques_in(info, profile));
    }
    trial.call("Family::formats", || family.formats().len());
    let play = Play { entries: vec![(SITES[2], VALUES[3])], crossed: vec![(SITES[2], MASKS[2])] };
    let known = trial.call("formats", || formats().collect::<Vec<_>>()).unwrap_or_default();
    for format in known {
        for play in [&Play::default(), &play] {
            tried!(trial, write_as(format, &**other, play, &mut little()));
            tried!(trial, Format::written(format.format, &**other, play, &mut little()));
        }
        tried!(trial, Format::holds_many(format.format));
        for text in TEXTS {
            tried!(trial, read_as(format, text));
        }
    }
    tried!(trial, Record::new(Arc::clone(other)));
}

fn generators(trial: &mut Trial, family: &'static dyn Family) {
    let info = family.info();
    let defaults = Params::defaults(info.params);
    for generator in [0, 2, u32::MAX] {
        let mut rng = Rng::from_seed(1);
        tried!(trial, Family::generate(family, generator, &defaults, &mut rng, &mut little()));
        tried!(trial, Family::batch_size(family, generator, &defaults));
        // The numbers of streams and of budgets differ.
        let (mut rngs, mut budgets) = ([Rng::from_seed(1), Rng::from_seed(2)], [little()]);
        tried!(
            trial,
            Family::generate_batch(family, generator, &defaults, &mut rngs, &mut budgets)
        );
        let mut recipe = tried!(trial, Recipe::new(family, defaults.clone(), u64::MAX)).unwrap();
        (recipe.generator, recipe.index) = (generator, u64::MAX);
        tried!(trial, Recipe::make(&recipe, &mut little()));
        tried!(trial, Recipe::batch_size(&recipe));
        tried!(trial, Recipe::make_batch(&recipe, &mut []));
        tried!(trial, Recipe::make_batch(&recipe, &mut [little(), little(), little()]));
        tried!(trial, Recipe::blank(&recipe, &mut little()));
        trial.call("Recipe::fmt", || recipe.to_string());
    }
    for day in [0, u64::MAX] {
        tried!(trial, Recipe::daily(family, Some(Level::Extreme), day));
    }
    tried!(trial, example_of(info, &WHAT_IF));
    // The parameters belong to another family.
    for stranger in FAMILIES {
        let params = Params::defaults(stranger.info().params);
        let mut rng = Rng::from_seed(1);
        tried!(trial, Family::generate(family, 1, &params, &mut rng, &mut little()));
        tried!(trial, levels_seen(info, &params));
        let recipe = Recipe::new(family, params, 1);
        tried!(trial, Recipe::blank(&recipe, &mut little()));
        let found = trial.call("examples", || examples(stranger.info()).take(20).collect());
        let found: Vec<Example> = found.unwrap_or_default();
        for example in &found {
            let opened = tried!(trial, Example::open(example, family));
            if let Some(Ok(opened)) = opened {
                // The position of one example is used with the profile of another.
                tried!(trial, Example::step(&found[0], &opened, &mut little()));
            }
        }
    }
}
