//! A puzzle of a book, with everything that is printed about it.

use std::sync::Arc;

use gridwright::steps::Tenths;
use gridwright::{Level, Puzzle, Solution, Step};

/// A puzzle for a book.
pub struct Entry {
    /// The chapter, from 0.
    pub chapter: usize,
    /// Its id, such as its recipe.
    pub id: String,
    /// The puzzle.
    pub puzzle: Arc<dyn Puzzle>,
    /// Its solution.
    pub solution: Solution,
    /// Its level and its rating, if known.
    pub rating: Option<(Level, Tenths)>,
    /// Its first step.
    pub hint: Option<Step>,
}
