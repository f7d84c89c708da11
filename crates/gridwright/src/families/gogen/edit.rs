//! Words entered by hand.

use std::sync::Arc;

use gridwright_core::{ClueKind, ClueSites, NewClue, ParseError, Puzzle, Value};
use serde_json::{Value as Json, json};

use super::alphabet::SYMBOLS;
use super::json;
use super::lexicon::Lexicon;
use super::mask::CELLS;
use super::puzzle::Words;

pub(super) const KINDS: &[ClueKind] =
    &[ClueKind { id: "word", sites: ClueSites::None, label: "a word" }];

/// Largest number of words of the list that are suggested.
const MOST_IDEAS: usize = 200;

pub(super) fn with_clue(puzzle: &Words, clue: &NewClue) -> Result<Arc<dyn Puzzle>, ParseError> {
    if clue.kind != "word" {
        return Err(ParseError::field("kind", "word"));
    }
    let mut object = json::write(puzzle);
    if let Some(Json::Array(words)) = object.get_mut("words") {
        let is_same =
            |word: &Json| word.as_str().is_some_and(|w| w.eq_ignore_ascii_case(&clue.label));
        if words.iter().any(is_same) {
            return Err(ParseError::field("label", "a word that is not on the list yet"));
        }
        words.push(json!(clue.label.trim()));
    }
    Ok(Arc::new(json::read(&object)?))
}

/// Suggests words of the built-in list that the solution spells, longest first.
pub(super) fn ideas(puzzle: &Words, solution: &[Value]) -> Vec<NewClue> {
    if solution.len() != CELLS || solution.iter().any(|value| value.index() >= CELLS) {
        return Vec::new();
    }
    let mut cell_of = [0; CELLS];
    for (cell, value) in solution.iter().enumerate() {
        cell_of[value.index()] = cell;
    }
    let Some(lexicon) = Lexicon::built_in() else { return Vec::new() };
    let (found, _) = lexicon.on_board(&cell_of);
    let spelt = |&index: &u32| -> String {
        lexicon
            .word(index)
            .iter()
            .map(|&letter| char::from(SYMBOLS.as_bytes()[usize::from(letter)]))
            .collect()
    };
    let mut words: Vec<String> = found.iter().map(spelt).collect();
    words.retain(|word| !puzzle.words.contains(word));
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    words.truncate(MOST_IDEAS);
    words.into_iter().map(|word| NewClue::new("word", word, Vec::new())).collect()
}
