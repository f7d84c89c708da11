//! Lines of digits and points at the beginning of a text, each a puzzle.

use std::ops::Range;

use crate::items::ROWS;

/// Takes lines from the beginning of a text while a [`Splitter`](crate::formats::Splitter) between puzzles returns them
/// unchanged: digits and points, longer than a row of a board. It is much quicker than a splitter.
///
/// ```
/// use gridwright::formats::PlainLines;
/// let line = "12..".repeat(16);
/// let text = format!("{line}\n{line}\r\nsudoku\n{line}\n");
/// let mut lines = PlainLines::new(text.as_bytes());
/// assert_eq!(lines.by_ref().collect::<Vec<_>>(), [&*line; 2]);
/// assert!(lines.rest().starts_with(b"sudoku\n"));
/// ```
pub struct PlainLines<'t> {
    rest: &'t [u8],
    /// The length of the previous line.
    length: usize,
}

impl<'t> PlainLines<'t> {
    /// Lines of a text.
    pub fn new(text: &'t [u8]) -> PlainLines<'t> {
        PlainLines { rest: text, length: 0 }
    }

    /// The rest of the text.
    pub fn rest(&self) -> &'t [u8] {
        self.rest
    }

    /// Takes lines until `places`, the ranges of lines in the returned text, has `most` entries.
    ///
    /// ```
    /// let text = format!("{}\r\n", "12..".repeat(16)).repeat(3);
    /// let mut lines = gridwright::formats::PlainLines::new(text.as_bytes());
    /// let mut places = Vec::new();
    /// assert_eq!(lines.take_together(2, &mut places), &text[..132]);
    /// assert_eq!(places, [0..64, 66..130]);
    /// ```
    pub fn take_together(&mut self, most: usize, places: &mut Vec<Range<usize>>) -> &'t str {
        let (text, mut end) = (self.rest, 0);
        while let Some(line) = (places.len() < most).then(|| self.next_plain()).flatten() {
            places.push(end..end + line.len());
            end = text.len() - self.rest.len();
        }
        str::from_utf8(&text[..end]).expect("digits, points and ends of lines are text")
    }

    fn next_plain(&mut self) -> Option<&'t [u8]> {
        let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
        // Most lines are as long as the one before.
        if !self.rest.get(self.length).is_some_and(is_end) {
            self.length = self.rest.iter().position(is_end)?;
        }
        let (line, rest) = self.rest.split_at(self.length);
        let rest = rest.strip_prefix(b"\n").or_else(|| rest.strip_prefix(b"\r\n"))?;
        let is_cell = |byte: &u8| byte.is_ascii_digit() | (*byte == b'.');
        // All bytes are checked without an early exit, so that many are checked at once.
        let is_plain = line.iter().fold(true, |all, byte| all & is_cell(byte));
        if !is_plain || line.len() <= *ROWS.end() {
            return None;
        }
        self.rest = rest;
        Some(line)
    }
}

impl<'t> Iterator for PlainLines<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        self.next_plain().and_then(|line| str::from_utf8(line).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::PlainLines;
    use crate::items::tests::split;

    #[test]
    fn plain_lines_are_what_a_splitter_gives() {
        let cells: String = "1.2.0".chars().cycle().take(81).collect();
        let (short, long) = ("1".repeat(49), ".".repeat(50));
        let mut n_plain = 0;
        for line in [&*cells, &*long, &*short, "", " ", "#", "+1", &format!("{cells},{cells}")] {
            for end in ["\n", "\r\n", "\r", ""] {
                let text = format!("{cells}\n{line}{end}{long}\n");
                let mut plain = PlainLines::new(text.as_bytes());
                let found: Vec<&str> = plain.by_ref().collect();
                let rest = str::from_utf8(plain.rest()).unwrap();
                let taken = &text[..text.len() - rest.len()];
                let expected: Vec<String> =
                    split(taken).into_iter().map(|(_, text)| text).collect();
                assert_eq!(found, expected, "{text:?}");
                assert_eq!(taken.lines().count(), found.len());
                n_plain += found.len();
            }
        }
        assert!(n_plain > 40, "{n_plain}");
    }
}
