//! Answers about games: play, mistake, clue, practice.

use serde::{Deserialize, Serialize};

use super::listing::Done;
use crate::game::GameState;
use crate::parts::{Picture, Step};
use crate::puzzle::SavedGame;
use crate::words::words;

words! {
    /// The state of a game.
    PlayOutcome {
        /// The game is not finished, and no rule is broken.
        Open = "open",
        /// At least one rule is broken.
        Broken = "broken",
        /// The game is solved.
        Solved = "solved",
    }
}

/// A game after an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct PlayAnswer {
    /// The state of the game.
    pub outcome: PlayOutcome,
    /// The id of the family.
    pub family: String,
    /// The game as data, to be passed with the next request.
    pub game: SavedGame,
    /// The contents of the board and other facts that a front end shows.
    pub state: GameState,
    /// Whether the action changed the game.
    pub changed: bool,
    /// A picture of the board, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    /// The rules of this puzzle as text, if `houses` was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The houses of the puzzle, if requested.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<House>,
}

impl PlayAnswer {
    /// A game that no action has changed.
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

/// A house: sites that hold no value twice, such as a row, a column or a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct House {
    /// The name of the house, such as `row 1`.
    pub name: String,
    /// The sites of the house.
    pub sites: Vec<String>,
}

words! {
    /// The result of looking for a wrong move.
    MistakeOutcome {
        /// There is a wrong move, and steps that show why it is wrong.
        Found = "found",
        /// There is a wrong move, but no steps that show why were found within the budget.
        Unexplained = "unexplained",
        /// No move is wrong.
        None = "none",
        /// The puzzle has several solutions, so no move can be called wrong.
        Several = "several",
        /// The puzzle has no solution.
        NoSolution = "no-solution",
        /// The budget was spent before the solution was found.
        OutOfBudget = "out-of-budget",
    }
}

/// The first wrong move of a game, with steps that lead from it to a contradiction.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct MistakeAnswer {
    /// The result of the search.
    pub outcome: MistakeOutcome,
    /// The id of the family.
    pub family: String,
    /// Number of moves before the wrong one, all of them right.
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "move")]
    pub at: Option<usize>,
    /// The site of the wrong value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The wrong value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// The mistake as a sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The steps that follow from the wrong value, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// The contradiction after the last step, as a sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub contradiction: String,
    /// Pictures, if requested: one for each step, then one of the board with the contradiction.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Picture>,
}

impl MistakeAnswer {
    /// An answer with an outcome only.
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

/// The remaining ways to satisfy a clue of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ClueAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The id of the clue.
    pub clue: String,
    /// The sets of values that the open sites of a clue, such as a cage, can hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub combinations: Vec<String>,
    /// The sites, in order, of each way to place a clue such as a word.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paths: Vec<Vec<String>>,
}

impl ClueAnswer {
    /// An answer without any ways.
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
    /// The source of a practice game.
    PracticeOutcome {
        /// The game was generated from the seed.
        Made = "made",
        /// No game could be generated within the budget, so this is a position from the technique's
        /// lesson.
        Example = "example",
        /// No game could be generated, and the lesson has no position.
        None = "none",
    }
}

/// A game in which a technique is the next step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct PracticeAnswer {
    /// The source of the game.
    pub outcome: PracticeOutcome,
    /// The id of the family.
    pub family: String,
    /// The id of the technique.
    pub technique: String,
    /// The id of the profile by whose order the technique is next.
    pub profile: String,
    /// The practice game; left out if the outcome is `none`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<SavedGame>,
}

impl PracticeAnswer {
    /// An answer without a game.
    pub fn new(
        outcome: PracticeOutcome,
        family: impl Into<String>,
        technique: impl Into<String>,
        profile: impl Into<String>,
    ) -> PracticeAnswer {
        let (family, technique, profile) = (family.into(), technique.into(), profile.into());
        PracticeAnswer { outcome, family, technique, profile, game: None }
    }
}
