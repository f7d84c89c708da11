//! The content of a page of rules, shared by the layout and the examples.

use gridwright_render::Picture;

/// The content of a page of rules.
pub(crate) struct Example {
    /// The name of this kind of puzzle.
    pub(crate) title: String,
    pub(crate) rules: Vec<String>,
    /// The examples to choose from: the first that can be read on the page is shown.
    pub(crate) worked: Vec<Worked>,
}

/// A small puzzle with its solution and its first step.
pub(crate) struct Worked {
    /// The key of the text below the puzzle.
    pub(crate) caption: &'static str,
    /// The puzzle and its solution, each with a description in words.
    pub(crate) figures: [(Picture, String); 2],
    /// The words of the puzzle, if it has any.
    pub(crate) words: Option<String>,
    /// Its first step: the picture, the technique and the reason.
    pub(crate) step: Option<(Picture, String, String)>,
}
