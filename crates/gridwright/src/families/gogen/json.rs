//! Gogen as JSON: the rows of the board, and the words.

use gridwright_core::{ParseError, Puzzle};
use serde_json::{Map, Value as Json, json};

use super::mask::SIDE;
use super::puzzle::Words;
use super::text;

pub(super) fn write(puzzle: &Words) -> Map<String, Json> {
    let cells = text::board_chars(puzzle.board());
    let rows: Vec<String> = cells.chunks(SIDE).map(|row| row.iter().collect()).collect();
    let object = json!({ "givens": rows, "words": puzzle.words });
    let Json::Object(object) = object else { unreachable!("an object literal") };
    object
}

pub(super) fn read(object: &Map<String, Json>) -> Result<Words, ParseError> {
    let known = ["givens", "words"];
    if let Some(name) = object.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(ParseError::field(name.as_str(), "no field of this name"));
    }
    let wanted = || ParseError::field("givens", "5 strings of 5 characters");
    let rows = object.get("givens").and_then(Json::as_array);
    let rows = rows.filter(|rows| rows.len() == SIDE).ok_or_else(wanted)?;
    let mut board = text::BoardReader::default();
    for (i, row) in rows.iter().enumerate() {
        let row = row.as_str().filter(|row| row.chars().count() == SIDE).ok_or_else(wanted)?;
        for sign in row.chars() {
            let in_row = |expected| ParseError::field(format!("givens[{i}]"), expected);
            board.add(sign).map_err(in_row)?;
        }
    }
    let words = object.get("words").and_then(Json::as_array);
    let words = words.ok_or_else(|| ParseError::field("words", "a list of words"))?;
    let mut list = text::WordReader::default();
    for (i, word) in words.iter().enumerate() {
        let field = |expected| ParseError::field(format!("words[{i}]"), expected);
        let word = word.as_str().ok_or_else(|| field("a word".to_owned()))?;
        list.add(word).map_err(|(_, expected)| field(expected))?;
    }
    let words = match words.is_empty() {
        true => Vec::new(),
        false => list.finish().map_err(|expected| ParseError::field("words", expected))?,
    };
    Ok(Words::new(board.finish(), words))
}
