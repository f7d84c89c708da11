//! Seed inputs made from the samples.

use gridwright::formats::{Play, formats, write_as};
use gridwright::{Action, Budget, Session, Site};

use crate::boards::{Sample, samples};

/// A text as an input, after a selector byte.
pub(crate) fn picked(pick: usize, text: &str) -> Vec<u8> {
    let mut input = vec![pick as u8];
    input.extend(text.bytes());
    input
}

/// The selector byte, and the rest as text.
pub(crate) fn split(input: &[u8]) -> (usize, String) {
    let (&pick, text) = input.split_first().unwrap_or((&0, &[]));
    (pick.into(), String::from_utf8_lossy(text).into_owned())
}

/// Texts as inputs.
pub(crate) fn inputs(texts: impl IntoIterator<Item = String>) -> Vec<Vec<u8>> {
    texts.into_iter().map(String::into_bytes).collect()
}

/// The sites without a given.
pub(crate) fn free_sites(sample: &Sample) -> Vec<Site> {
    let board = sample.puzzle.board();
    board.all_sites().filter(|site| board.givens[site.index()].is_none()).collect()
}

/// Every sample in every format that can represent it, with the index of the format.
pub(crate) fn in_formats() -> Vec<(usize, String)> {
    let mut written = Vec::new();
    for (number, format) in formats().enumerate() {
        let of_family = |sample: &&Sample| sample.family.info().id == format.family.info().id;
        for sample in samples().iter().filter(of_family) {
            let entries = sample.solution.as_ref().map(|solution| {
                let free = free_sites(sample).into_iter().take(3);
                free.map(|site| (site, solution[site.index()])).collect()
            });
            let played = Play { entries: entries.unwrap_or_default(), crossed: Vec::new() };
            for play in [Play::default(), played] {
                let mut budget = Budget::nodes(20_000);
                if let Ok(text) = write_as(format, &*sample.puzzle, &play, &mut budget) {
                    written.push((number, text));
                }
            }
        }
    }
    written
}

/// A game of each sample with a few moves of every kind.
pub(crate) fn games() -> Vec<String> {
    let play = |sample: &Sample| {
        let mut game = Session::new(sample.puzzle.clone());
        let free = free_sites(sample);
        let values = sample.puzzle.board().all_values();
        for (i, &site) in free.iter().take(4).enumerate() {
            let value = values.iter().nth(i % values.len()).expect("a value");
            for action in [
                Action::place(site, value),
                Action::ToggleNotes { site, values },
                Action::FillNotes,
            ] {
                game.act(&action).expect("a free site");
            }
        }
        for action in [Action::Checkpoint, Action::Undo, Action::Undo] {
            game.act(&action).expect("always possible");
        }
        game.save()
    };
    samples().iter().map(play).collect()
}
