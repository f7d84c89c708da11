//! Answers that show a puzzle: convert, canonical, show.

use serde::{Deserialize, Serialize};

use super::listing::Done;
use crate::parts::{Picture, Step};
use crate::puzzle::{Clue, Puzzle};
use crate::words::words;

/// A puzzle in another form.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ConvertAnswer {
    /// Always `done`; what a format cannot hold is an error.
    pub outcome: Done,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The recipe, where the puzzle was given by one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipe: Option<String>,
    /// The puzzle in the form asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl ConvertAnswer {
    /// The puzzle as JSON alone.
    pub fn new(puzzle: Puzzle) -> ConvertAnswer {
        ConvertAnswer { outcome: Done::Done, puzzle, recipe: None, text: None }
    }
}

/// The form that a puzzle shares with all that are the same but for symmetry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CanonicalAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The family.
    pub family: String,
    /// The puzzle in one line.
    pub id: String,
    /// The canonical form in one line.
    pub canonical: String,
}

impl CanonicalAnswer {
    /// The canonical form of a puzzle.
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
    /// How drawing ended.
    ShowOutcome {
        /// It was drawn as asked for.
        Done = "done",
        /// The solution was asked for, and there are several: one of them is shown.
        Several = "several",
        /// The solution was asked for, and there is none.
        None = "none",
        /// The solution was asked for, and the budget was spent.
        OutOfBudget = "out-of-budget",
    }
}

/// A puzzle and a picture of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ShowAnswer {
    /// How it ended.
    pub outcome: ShowOutcome,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The recipe, where the puzzle was given by one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipe: Option<String>,
    /// All clues.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<Clue>,
    /// The solution in one line, if it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// The step that is shown, if one was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// The picture, if one was asked for.
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
