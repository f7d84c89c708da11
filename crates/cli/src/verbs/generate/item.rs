//! The result for one puzzle of a run of the generator.

use std::time::Duration;

use gridwright::Rating;
use gridwright::steps::Unrated;

use crate::complaint::Complaint;

/// The result for one puzzle, as complete as possible.
pub(super) struct Item {
    /// Its recipe; empty if the output does not need it.
    pub(super) name: String,
    /// The text to write; empty if there is no puzzle.
    pub(super) text: String,
    /// The reason why it is not as requested.
    pub(super) trouble: Option<Complaint>,
    pub(super) figures: Vec<(&'static str, f64)>,
    pub(super) phases: Vec<(&'static str, Duration)>,
    /// The reason of each rejection while the puzzle was made, in order.
    pub(super) rejected: Vec<&'static str>,
    /// The number of its clues, if there is a puzzle and clues are reported.
    pub(super) n_clues: Option<usize>,
    pub(super) took: Duration,
    pub(super) rating: Option<Result<Rating, Unrated>>,
    /// The canonical form, which all symmetric variants share, if duplicates are left out.
    pub(super) canonical: Option<String>,
    /// Remarks made while the puzzle was made. `ending` is the text to show after it is written.
    pub(super) notes: Vec<String>,
    pub(super) ending: Option<String>,
}
