//! Lines of a batch that are passed on together, with one buffer for the text of all of them.

use std::ops::Range;

/// A line that may hold a puzzle.
pub(super) struct Line<'a> {
    /// The number of the line in the file, counted from 1.
    pub(super) number: usize,
    /// The line, or the reason why it is not valid text.
    pub(super) text: Result<&'a str, &'a str>,
}

/// Some lines of a file.
#[derive(Default)]
pub(super) struct Lines {
    text: String,
    lines: Vec<Place>,
}

/// The position of a line in the text.
struct Place {
    number: usize,
    range: Range<usize>,
    is_text: bool,
}

impl Lines {
    /// A single line.
    pub(super) fn one(number: usize, text: Result<&str, &str>) -> Lines {
        let mut lines = Lines::default();
        lines.push(number, text);
        lines
    }

    pub(super) fn push(&mut self, number: usize, text: Result<&str, &str>) {
        let start = self.text.len();
        self.text.push_str(text.unwrap_or_else(|why| why));
        let range = start..self.text.len();
        self.lines.push(Place { number, range, is_text: text.is_ok() });
    }

    /// Adds other lines behind these.
    pub(super) fn append(&mut self, other: &Lines) {
        other.iter().for_each(|line| self.push(line.number, line.text));
    }

    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// The length of all texts in bytes.
    pub(super) fn n_bytes(&self) -> usize {
        self.text.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Line<'_>> {
        self.lines.iter().map(|&Place { number, ref range, is_text }| {
            let text = &self.text[range.clone()];
            Line { number, text: if is_text { Ok(text) } else { Err(text) } }
        })
    }

    /// The same lines, each alone.
    pub(super) fn each(self) -> impl Iterator<Item = Lines> {
        let ones: Vec<Lines> = self.iter().map(|line| Lines::one(line.number, line.text)).collect();
        ones.into_iter()
    }
}
