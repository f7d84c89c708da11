//! Text in columns and paragraphs.

use crate::words::texts;
use textwrap::{Options, WordSplitter, WrapAlgorithm};

/// Formats rows in columns as wide as their widest entry.
pub(super) fn aligned(indent: &str, rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let lengths =
            rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count());
        lengths.max().unwrap_or(0)
    };
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(i, cell)| format!("{cell:<0$}", width(i)));
        format!("{indent}{}", cells.collect::<Vec<_>>().join("  ")).trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

/// Formats rows of a label, given by the key of its text, and a value.
pub(super) fn labelled(rows: &[(&str, String)]) -> String {
    let rows = rows.iter().map(|(key, what)| vec![texts().get(key).into_owned(), what.clone()]);
    aligned("", &rows.collect::<Vec<_>>())
}

/// Wraps text to lines of a comfortable length.
pub(super) fn wrapped(text: &str, indent: &str) -> String {
    let options = Options::new(indent.len() + 77)
        .initial_indent(indent)
        .subsequent_indent(indent)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    textwrap::fill(text, options) + "\n"
}
