//! Answers with new or smaller puzzles: generate, daily, minimise, book.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::number::Figure;
use crate::parts::{Level, Rating};
use crate::puzzle::{Clue, Puzzle};
use crate::words::words;

words! {
    /// The result of making a puzzle.
    GenerateOutcome {
        /// The puzzle was made as requested.
        Made = "made",
        /// No puzzle as requested was found; the answer contains the nearest one, if there is any.
        NotFound = "not-found",
        /// The budget was spent; the answer contains the best puzzle so far, if there is any.
        OutOfBudget = "out-of-budget",
    }
}

/// A generated puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct GenerateAnswer {
    /// The result.
    pub outcome: GenerateOutcome,
    /// The id of the family.
    pub family: String,
    /// The recipe, an id that makes exactly this puzzle again; left out where the puzzle is not as
    /// requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipe: Option<String>,
    /// The generated puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Puzzle>,
    /// The solution of the puzzle in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// Figures of the generator by name, such as `attempts` and `clues`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, Figure>,
    /// The rating of the puzzle, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The canonical form of the puzzle, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canonical: Option<String>,
    /// The reason why the puzzle is not as requested, as a sentence.
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
    /// The result of removing clues.
    MinimiseOutcome {
        /// Every clue was tried, or the requested number of clues is left.
        Done = "done",
        /// The puzzle has several solutions, so no clue was removed.
        Several = "several",
        /// The puzzle has no solution, so no clue was removed.
        None = "none",
        /// The budget was spent; the answer contains the puzzle so far.
        OutOfBudget = "out-of-budget",
    }
}

/// A puzzle with clues removed or joined.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct MinimiseAnswer {
    /// The result.
    pub outcome: MinimiseOutcome,
    /// The puzzle with the clues that are left.
    pub puzzle: Puzzle,
    /// The solution of the puzzle in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// The clues that were removed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Clue>,
    /// The clues that were made by joining several clues.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined: Vec<JoinedClue>,
    /// Figures by name: `clues` left, clues `removed`, clues saved because they were `joined`,
    /// solvability `tests`, and `undecided` clues, which stay.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, Figure>,
}

impl MinimiseAnswer {
    /// A puzzle without removed clues.
    pub fn new(outcome: MinimiseOutcome, puzzle: Puzzle) -> MinimiseAnswer {
        let (removed, joined, figures) = (Vec::new(), Vec::new(), BTreeMap::new());
        MinimiseAnswer { outcome, puzzle, solution: None, removed, joined, figures }
    }
}

/// A clue made by joining several, such as a cage made of two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct JoinedClue {
    /// The joined clue.
    pub clue: Clue,
    /// The clues it replaces.
    pub parts: Vec<Clue>,
}

impl JoinedClue {
    /// A joined clue and the clues it replaces.
    pub fn new(clue: Clue, parts: Vec<Clue>) -> JoinedClue {
        JoinedClue { clue, parts }
    }
}

words! {
    /// The result of making a book.
    BookOutcome {
        /// The book was made.
        Made = "made",
        /// Some chapter has too few puzzles, because not enough puzzles as requested were found.
        NotFound = "not-found",
        /// The budget was spent, or the work was interrupted.
        OutOfBudget = "out-of-budget",
    }
}

/// A book of puzzles and a list of its puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct BookAnswer {
    /// The result.
    pub outcome: BookOutcome,
    /// The title of the book.
    pub title: String,
    /// The puzzles in the order of the book.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub puzzles: Vec<BookPuzzle>,
    /// The PDF file in base64; left out where no file was made, or where it was written elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base64: Option<String>,
    /// The puzzles that are missing, as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

impl BookAnswer {
    /// A book without puzzles.
    pub fn new(outcome: BookOutcome, title: impl Into<String>) -> BookAnswer {
        BookAnswer { outcome, title: title.into(), puzzles: Vec::new(), base64: None, detail: None }
    }
}

/// A puzzle of a book.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct BookPuzzle {
    /// The number of its chapter, from 1.
    pub chapter: usize,
    /// The id of the family.
    pub family: String,
    /// The recipe of the puzzle or, for a puzzle that was passed in, its id.
    pub recipe: String,
    /// The family and the canonical form, as the `avoid` member of a request takes them.
    pub canonical: String,
    /// The level, if the puzzle was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// The rating of the hardest step, if the puzzle was rated.
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
