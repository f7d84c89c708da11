//! The content of a page of rules, shared by the layout and the examples.

use gridwright_render::Picture;

/// The content of a page of rules.
pub(crate) struct Example {
    /// The name of this kind of puzzle.
    pub(crate) title: String,
    pub(crate) rules: Vec<String>,
    /// A small puzzle and its solution, each with a description in words.
    pub(crate) figures: Option<[(Picture, String); 2]>,
    /// The words of that puzzle, if it has any.
    pub(crate) words: Option<String>,
    /// Its first step: the picture, the technique and the reason.
    pub(crate) step: Option<(Picture, String, String)>,
}
