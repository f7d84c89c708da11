//! Alcazar in files of other programs: the `.az` drawings, which are also our own text.

use std::sync::Arc;

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};

use super::text;

pub(super) static FORMATS: &[Format] = &[Format {
    name: "az",
    title: ".az",
    carries: "boards of walls",
    extensions: &["az"],
    is_line: false,
    header: None,
    tag: None,
    links: &[],
    wrap: None,
    has_play: false,
    // Our own reader recognises it.
    is_it: |_| false,
    read,
    write,
}];

fn read(text: &str) -> Result<Record, ParseError> {
    Ok(Record::new(Arc::new(text::parse(text)?)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    Ok(puzzle.text().trim_end_matches('\n').to_owned())
}
