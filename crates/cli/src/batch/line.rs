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

    /// Removes all lines and keeps the memory.
    pub(super) fn cleared(mut self) -> Lines {
        self.text.clear();
        self.lines.clear();
        self
    }

    pub(super) fn push(&mut self, number: usize, text: Result<&str, &str>) {
        let start = self.text.len();
        self.text.push_str(text.unwrap_or_else(|why| why));
        let range = start..self.text.len();
        self.lines.push(Place { number, range, is_text: text.is_ok() });
    }

    /// Adds consecutive lines of a text, given by their ranges; the first has this number.
    pub(super) fn push_together(&mut self, number: usize, text: &str, places: &[Range<usize>]) {
        let start = self.text.len();
        self.text.push_str(text);
        self.lines.extend(places.iter().zip(number..).map(|(place, number)| {
            let range = start + place.start..start + place.end;
            Place { number, range, is_text: true }
        }));
    }

    /// Appends the lines of `other`.
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

    /// A line by its index.
    pub(super) fn get(&self, index: usize) -> Option<Line<'_>> {
        self.lines.get(index).map(|place| self.line(place))
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Line<'_>> {
        self.lines.iter().map(|place| self.line(place))
    }

    fn line(&self, place: &Place) -> Line<'_> {
        let &Place { number, ref range, is_text } = place;
        let text = &self.text[range.clone()];
        Line { number, text: if is_text { Ok(text) } else { Err(text) } }
    }

    /// The lines without surrounding white space; empty for lines that are not valid text.
    pub(super) fn texts(&self) -> Vec<&str> {
        self.iter().map(|line| trimmed(line.text.unwrap_or_default())).collect()
    }

    /// The lines as separate items.
    pub(super) fn each(self) -> impl Iterator<Item = Lines> {
        let ones: Vec<Lines> = self.iter().map(|line| Lines::one(line.number, line.text)).collect();
        ones.into_iter()
    }
}

/// Trims white space. Most lines have none, and testing for that first is faster than searching for
/// all white space of Unicode.
fn trimmed(text: &str) -> &str {
    let ends = [text.as_bytes().first(), text.as_bytes().last()];
    let has_none = ends.into_iter().all(|end| end.is_some_and(u8::is_ascii_graphic));
    if has_none { text } else { text.trim() }
}
