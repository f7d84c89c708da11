//! What a page of rules has, for the layout that only hands it on.

use gridwright_render::Picture;

/// What a page of rules has.
pub(crate) struct Example {
    /// What such puzzles are called.
    pub(crate) title: String,
    pub(crate) rules: Vec<String>,
    /// A small puzzle and its solution, each with what it shows in words.
    pub(crate) figures: Option<[(Picture, String); 2]>,
    /// The words of that puzzle, where it has some.
    pub(crate) words: Option<String>,
    /// Its first step: the picture, the technique and the reason.
    pub(crate) step: Option<(Picture, String, String)>,
}
