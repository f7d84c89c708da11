//! Answers with new puzzles: generate, minimise, book.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::number::Figure;
use crate::parts::{Level, Rating};
use crate::puzzle::{Clue, Puzzle};
use crate::words::words;

words! {
    /// How making a puzzle ended.
    GenerateOutcome {
        /// A puzzle as asked for was made.
        Made = "made",
        /// None as asked for was found; the nearest one, if any, is in the answer.
        NotFound = "not-found",
        /// The budget was spent; the best one so far, if any, is in the answer.
        OutOfBudget = "out-of-budget",
    }
}

/// A puzzle that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct GenerateAnswer {
    /// How it ended.
    pub outcome: GenerateOutcome,
    /// The family.
    pub family: String,
    /// The recipe that makes this puzzle for ever; left out where the puzzle is not as asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipe: Option<String>,
    /// The puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Puzzle>,
    /// Its solution in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// What it took and what it came to, such as `attempts` and `clues`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, Figure>,
    /// How hard it is, if that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// Its canonical form, if that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canonical: Option<String>,
    /// Why it is not as asked for, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

impl GenerateAnswer {
    /// An answer without a puzzle.
    pub fn new(outcome: GenerateOutcome, family: impl Into<String>) -> GenerateAnswer {
        GenerateAnswer {
            outcome,
            family: family.into(),
            recipe: None,
            puzzle: None,
            solution: None,
            figures: BTreeMap::new(),
            rating: None,
            canonical: None,
            detail: None,
        }
    }
}

words! {
    /// How taking clues away ended.
    MinimiseOutcome {
        /// Every clue was tried, or as many are left as asked for.
        Done = "done",
        /// The puzzle has several solutions, so nothing was taken away.
        Several = "several",
        /// The puzzle has no solution, so nothing was taken away.
        None = "none",
        /// The budget was spent; the puzzle so far is in the answer.
        OutOfBudget = "out-of-budget",
    }
}

/// A puzzle with fewer clues.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct MinimiseAnswer {
    /// How it ended.
    pub outcome: MinimiseOutcome,
    /// The puzzle that is left.
    pub puzzle: Puzzle,
    /// Its solution in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// The clues that were taken away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Clue>,
    /// The clues that are several in one now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined: Vec<JoinedClue>,
    /// What it took: `clues` left, `removed`, `joined` to others, `tests` made, `undecided` clues that stay.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, Figure>,
}

impl MinimiseAnswer {
    /// A puzzle from which nothing was taken away.
    pub fn new(outcome: MinimiseOutcome, puzzle: Puzzle) -> MinimiseAnswer {
        let (removed, joined, figures) = (Vec::new(), Vec::new(), BTreeMap::new());
        MinimiseAnswer { outcome, puzzle, solution: None, removed, joined, figures }
    }
}

/// A clue that stands for several, such as a cage made of two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct JoinedClue {
    /// The clue.
    pub clue: Clue,
    /// The clues that it was.
    pub parts: Vec<Clue>,
}

impl JoinedClue {
    /// A clue that stands for several.
    pub fn new(clue: Clue, parts: Vec<Clue>) -> JoinedClue {
        JoinedClue { clue, parts }
    }
}

words! {
    /// How making a book ended.
    BookOutcome {
        /// It was made.
        Made = "made",
        /// A chapter lacks puzzles: not enough as asked for were found.
        NotFound = "not-found",
        /// The budget was spent, or the work was interrupted.
        OutOfBudget = "out-of-budget",
    }
}

/// A book and what is in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct BookAnswer {
    /// How it ended.
    pub outcome: BookOutcome,
    /// The title.
    pub title: String,
    /// The puzzles, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub puzzles: Vec<BookPuzzle>,
    /// The PDF file in base64; left out where it goes elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base64: Option<String>,
    /// What is missing, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

impl BookAnswer {
    /// A book of which nothing was made.
    pub fn new(outcome: BookOutcome, title: impl Into<String>) -> BookAnswer {
        BookAnswer { outcome, title: title.into(), puzzles: Vec::new(), base64: None, detail: None }
    }
}

/// A puzzle of a book.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct BookPuzzle {
    /// Its chapter, from 1.
    pub chapter: usize,
    /// The family.
    pub family: String,
    /// The recipe.
    pub recipe: String,
    /// The canonical form with its family, as in the `avoid` member of a request.
    pub canonical: String,
    /// How hard it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// Its rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
}

impl BookPuzzle {
    /// A puzzle without a rating.
    pub fn new(
        chapter: usize,
        family: impl Into<String>,
        recipe: impl Into<String>,
        canonical: impl Into<String>,
    ) -> BookPuzzle {
        let (family, recipe, canonical) = (family.into(), recipe.into(), canonical.into());
        BookPuzzle { chapter, family, recipe, canonical, level: None, rating: None }
    }
}
