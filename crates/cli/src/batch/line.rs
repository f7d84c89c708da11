//! One line of a batch.

/// A line that may hold a puzzle.
pub(super) struct Line {
    /// From 1, counting all lines of the file.
    pub(super) number: usize,
    /// The line, or why it is no text.
    pub(super) text: Result<String, String>,
}
