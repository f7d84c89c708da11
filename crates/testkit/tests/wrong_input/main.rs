//! No public function panics on wrong arguments: wrong lengths, sites, values, families and texts.
//!
//! `public.rs` reads the list of public functions from the sources, so that a new one fails the
//! test until it is called here.

mod data;
mod families;
mod games;
mod pieces;
mod public;
mod puzzles;
mod trial;

use std::sync::Arc;

use gridwright::{Budget, FAMILIES, Family, Params, Puzzle, Recipe};

use trial::Trial;

/// A small puzzle of every family.
fn samples() -> Vec<(&'static dyn Family, Arc<dyn Puzzle>)> {
    FAMILIES
        .iter()
        .map(|&family| {
            let preset = Params::parse(family.info().params, family.info().presets[0]).unwrap();
            let made = Recipe::new(family, preset, 1).make(&mut Budget::nodes(20_000_000));
            (family, made.expect("the first preset can be made").puzzle)
        })
        .collect()
}

#[test]
fn no_public_call_panics_on_what_a_caller_passes() {
    let mut trial = Trial::default();
    let quiet = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    data::try_data(&mut trial);
    puzzles::try_techniques(&mut trial);
    families::try_texts(&mut trial);
    let samples = samples();
    for (i, (family, puzzle)) in samples.iter().enumerate() {
        family.info().id.clone_into(&mut trial.about);
        data::try_board(&mut trial, puzzle.board());
        puzzles::try_puzzle(&mut trial, puzzle);
        games::try_game(&mut trial, puzzle);
        families::try_family(&mut trial, *family, &samples[(i + 1) % samples.len()].1);
    }
    // Adds puzzles with rules that the first presets lack.
    for (family, variant) in
        FAMILIES.iter().flat_map(|family| family.info().variants.iter().map(move |v| (family, v)))
    {
        trial.about = format!("{} {}", family.info().id, variant.id);
        let params = Params::parse(family.info().params, variant.params).unwrap();
        if let Ok(made) = Recipe::new(*family, params, 1).make(&mut Budget::nodes(2_000_000)) {
            puzzles::facts(&mut trial, &*made.puzzle);
        }
    }
    std::panic::set_hook(quiet);
    let panics: Vec<String> = trial.panics.into_iter().collect();
    assert!(panics.is_empty(), "{} calls panic:\n{}", panics.len(), panics.join("\n"));

    let public = public::functions();
    assert!(public.len() > 350, "only {} public functions were found", public.len());
    let missing: Vec<&String> = public.difference(&trial.called).collect();
    assert!(missing.is_empty(), "public functions that this test does not call: {missing:#?}");
    let unknown: Vec<&String> = trial.called.difference(&public).collect();
    assert!(unknown.is_empty(), "calls that name no public function: {unknown:#?}");
}
