//! One puzzle of a run of the generator.

use std::time::Duration;

use gridwright::Rating;
use gridwright::steps::Unrated;

use crate::complaint::Complaint;

/// One item of the order, finished as well as it could be.
pub(super) struct Item {
    /// Its recipe, unless nobody will read it.
    pub(super) name: String,
    /// What to write; empty when nothing came of it.
    pub(super) text: String,
    /// Why it is not as ordered.
    pub(super) trouble: Option<Complaint>,
    pub(super) figures: Vec<(&'static str, f64)>,
    pub(super) phases: Vec<(&'static str, Duration)>,
    /// Why others were thrown away on the way, each time.
    pub(super) rejected: Vec<&'static str>,
    /// How many clues it has, if there is a puzzle and somebody is told.
    pub(super) n_clues: Option<usize>,
    pub(super) took: Duration,
    pub(super) rating: Option<Result<Rating, Unrated>>,
    /// The name it has in common with all that are the same but for symmetry, if that matters.
    pub(super) canonical: Option<String>,
    /// Remarks made on the way, and what there is to say once it is written.
    pub(super) notes: Vec<String>,
    pub(super) ending: Option<String>,
}
