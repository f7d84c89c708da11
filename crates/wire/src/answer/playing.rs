//! Answers about games: play, mistake, clue, practice.

use serde::{Deserialize, Serialize};

use super::listing::Done;
use crate::game::GameState;
use crate::parts::{Picture, Step};
use crate::puzzle::SavedGame;
use crate::words::words;

words! {
    /// How a game stands.
    PlayOutcome {
        /// Not finished, and no rule is broken.
        Open = "open",
        /// Rules are broken.
        Broken = "broken",
        /// Solved.
        Solved = "solved",
    }
}

/// A game after an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct PlayAnswer {
    /// How the game stands.
    pub outcome: PlayOutcome,
    /// The family.
    pub family: String,
    /// The game, to be kept and passed to the next request.
    pub game: SavedGame,
    /// What stands on the board.
    pub state: GameState,
    /// Whether the action changed anything.
    pub changed: bool,
    /// The picture, if one was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    /// The rules of this puzzle, if houses were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// What holds no value twice, if it was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<House>,
}

impl PlayAnswer {
    /// A game that an action has not changed.
    pub fn new(outcome: PlayOutcome, family: impl Into<String>, game: SavedGame) -> PlayAnswer {
        PlayAnswer {
            outcome,
            family: family.into(),
            game,
            state: GameState::default(),
            changed: false,
            picture: None,
            rules: None,
            houses: Vec::new(),
        }
    }
}

/// Sites that hold no value twice: a row, a column, a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct House {
    /// Its name.
    pub name: String,
    /// Its sites.
    pub sites: Vec<String>,
}

words! {
    /// Whether there is a wrong move.
    MistakeOutcome {
        /// There is one, and steps that show why it is wrong.
        Found = "found",
        /// There is one; steps that show why were not found within the budget.
        Unexplained = "unexplained",
        /// Every value is right so far.
        None = "none",
        /// The puzzle has several solutions, so that nothing can be called wrong.
        Several = "several",
        /// The puzzle has no solution.
        NoSolution = "no-solution",
        /// The budget was spent before the solution was known.
        OutOfBudget = "out-of-budget",
    }
}

/// The first wrong move of a game, and what follows from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct MistakeAnswer {
    /// Whether there is one.
    pub outcome: MistakeOutcome,
    /// The family.
    pub family: String,
    /// How many moves were right before it.
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "move")]
    pub at: Option<usize>,
    /// The site.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The wrong value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// What is wrong, in a sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The steps that follow from the wrong value, one after the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// What cannot be after the last step, in a sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub contradiction: String,
    /// Pictures, if they were asked for: of each step, and of the board after the last one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Picture>,
}

impl MistakeAnswer {
    /// An answer that says no more than its outcome.
    pub fn new(outcome: MistakeOutcome, family: impl Into<String>) -> MistakeAnswer {
        MistakeAnswer {
            outcome,
            family: family.into(),
            at: None,
            site: None,
            value: None,
            text: String::new(),
            steps: Vec::new(),
            contradiction: String::new(),
            pictures: Vec::new(),
        }
    }
}

/// The ways in which a clue of a game can still come true.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ClueAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The id of the clue.
    pub clue: String,
    /// The sets of values that the open sites of a clue such as a cage can hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub combinations: Vec<String>,
    /// The sites, in order, of each way in which a clue such as a word can lie.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paths: Vec<Vec<String>>,
}

impl ClueAnswer {
    /// A clue that can come true in no way that is known.
    pub fn new(clue: impl Into<String>) -> ClueAnswer {
        ClueAnswer {
            outcome: Done::Done,
            clue: clue.into(),
            combinations: Vec::new(),
            paths: Vec::new(),
        }
    }
}

words! {
    /// Where a game to practise on comes from.
    PracticeOutcome {
        /// It was made by the seed.
        Made = "made",
        /// None was made within the budget: it is one of the positions of the technique's lesson.
        Example = "example",
        /// None was made, and there is no position in the lesson.
        None = "none",
    }
}

/// A game in which a technique is next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct PracticeAnswer {
    /// Where it comes from.
    pub outcome: PracticeOutcome,
    /// The family.
    pub family: String,
    /// The id of the technique.
    pub technique: String,
    /// The game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<SavedGame>,
}

impl PracticeAnswer {
    /// An answer without a game.
    pub fn new(
        outcome: PracticeOutcome,
        family: impl Into<String>,
        technique: impl Into<String>,
    ) -> PracticeAnswer {
        let (family, technique) = (family.into(), technique.into());
        PracticeAnswer { outcome, family, technique, game: None }
    }
}
