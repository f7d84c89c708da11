//! Answers with a puzzle in another form: convert, canonical, show.

use serde::{Deserialize, Serialize};

use super::listing::Done;
use crate::parts::{Picture, Step};
use crate::puzzle::{Clue, Puzzle};
use crate::words::words;

/// A puzzle in another format.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ConvertAnswer {
    /// Always `done`: a puzzle that the format cannot hold is an error.
    pub outcome: Done,
    /// The puzzle as JSON.
    pub puzzle: Puzzle,
    /// The recipe, if the puzzle was passed as a recipe.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipe: Option<String>,
    /// The puzzle in the requested format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl ConvertAnswer {
    /// A puzzle as JSON only.
    pub fn new(puzzle: Puzzle) -> ConvertAnswer {
        ConvertAnswer { outcome: Done::Done, puzzle, recipe: None, text: None }
    }
}

/// The canonical form of a puzzle, which all its symmetric equivalents share.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CanonicalAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The id of the family.
    pub family: String,
    /// The puzzle's id: the family, its parameters and the board in one line.
    pub id: String,
    /// The canonical form in one line.
    pub canonical: String,
}

impl CanonicalAnswer {
    /// The canonical form of the puzzle with this id.
    pub fn new(
        family: impl Into<String>,
        id: impl Into<String>,
        canonical: impl Into<String>,
    ) -> CanonicalAnswer {
        let (family, id, canonical) = (family.into(), id.into(), canonical.into());
        CanonicalAnswer { outcome: Done::Done, family, id, canonical }
    }
}

words! {
    /// The result of drawing a puzzle.
    ShowOutcome {
        /// The puzzle was drawn as requested.
        Done = "done",
        /// The solution was requested, but there are several; one of them is shown.
        Several = "several",
        /// The solution was requested, but there is none.
        None = "none",
        /// The solution was requested, but the budget was spent first.
        OutOfBudget = "out-of-budget",
    }
}

/// A puzzle and a picture of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ShowAnswer {
    /// The result.
    pub outcome: ShowOutcome,
    /// The puzzle as JSON.
    pub puzzle: Puzzle,
    /// The recipe, if the puzzle was passed as a recipe.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipe: Option<String>,
    /// All clues of the puzzle, including its givens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<Clue>,
    /// The solution in one line, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// The step shown in the picture, if one was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// The picture, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
}

impl ShowAnswer {
    /// A puzzle without a picture.
    pub fn new(outcome: ShowOutcome, puzzle: Puzzle) -> ShowAnswer {
        ShowAnswer {
            outcome,
            puzzle,
            recipe: None,
            clues: Vec::new(),
            solution: None,
            step: None,
            picture: None,
        }
    }
}
