//! Gogen in files of other programs: board, remaining letters, and words.

use std::sync::Arc;

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};

use super::mask::SIDE;
use super::puzzle::Words;
use super::text;

pub(super) static FORMATS: &[Format] = &[
    Format {
        name: "gogen-z3",
        title: "gogen-z3",
        carries: "a board, the letters left, and words",
        extensions: &["gogen"],
        is_line: false,
        header: None,
        tag: None,
        links: &[],
        wrap: None,
        has_play: false,
        // Our own reader recognises it.
        is_it: |_| false,
        read,
        write: write_all,
    },
    Format {
        name: "gogen-board",
        title: "a board and words",
        carries: "a board and words, as they stand in two files",
        extensions: &[],
        is_line: false,
        header: None,
        tag: None,
        links: &[],
        wrap: None,
        has_play: false,
        is_it: |_| false,
        read,
        write: write_board,
    },
];

fn read(text: &str) -> Result<Record, ParseError> {
    Ok(Record::new(Arc::new(text::parse(text)?)))
}

/// The rows, the letters that are not on the board, and the words.
fn parts(puzzle: &dyn Puzzle, empty: char) -> Result<[String; 3], Refusal> {
    let any: &dyn std::any::Any = puzzle;
    let words: &Words = any
        .downcast_ref()
        .ok_or_else(|| Refusal("only the family's own puzzles can be written".to_owned()))?;
    let cells = text::board_chars(words.board());
    let sign = |&sign: &char| if sign == '.' { empty } else { sign };
    let rows: Vec<String> = cells.chunks(SIDE).map(|row| row.iter().map(sign).collect()).collect();
    let left: String =
        words.board().symbols.iter().filter(|letter| !cells.contains(letter)).collect();
    Ok([rows.join("\n"), left, words.words.join("\n")])
}

fn write_all(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let [rows, left, words] = parts(puzzle, '?')?;
    Ok(format!("{rows}\n\n{left}\n\n{words}"))
}

fn write_board(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let [rows, _, words] = parts(puzzle, '.')?;
    Ok(format!("{rows}\n\n{words}"))
}
