//! A game in progress, and what a player can do in it.

use serde::de::Deserializer;
use serde::{Deserialize, Serialize};

use crate::parts::Violation;
use crate::puzzle::{Clue, PositionInput, Puzzle, TextOrObject, text_or_object};

/// A game with every move that can be undone or redone. It is all that a front end has to keep.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct SavedGame {
    /// The id of the puzzle.
    pub puzzle: String,
    /// What each action changed, such as `r1c1=5 r1c2?13`: a value put in (or taken out, `r1c1=`) and
    /// notes as they are afterwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// How many of the moves are in force; the others can be redone.
    #[serde(default)]
    pub at: usize,
    /// Points of the game to go back to, each as a number of moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checkpoints: Vec<usize>,
}

impl SavedGame {
    /// A game that has not begun.
    pub fn new(puzzle: impl Into<String>) -> SavedGame {
        SavedGame { puzzle: puzzle.into(), moves: Vec::new(), at: 0, checkpoints: Vec::new() }
    }
}

/// A game as a request passes it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[non_exhaustive]
pub enum GameInput {
    /// A saved game as text, or any text that is a puzzle: then the game is new.
    Text(String),
    /// A saved game.
    Game(SavedGame),
    /// A puzzle: the game is new.
    Puzzle(Puzzle),
}

impl<'de> Deserialize<'de> for GameInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameInput, D::Error> {
        text_or_object(deserializer, "a game: a text or an object", |text_or_object| {
            Ok(match text_or_object {
                TextOrObject::Text(text) => GameInput::Text(text),
                TextOrObject::Object(object) if object.contains_key("definition") => {
                    GameInput::Puzzle(serde_json::from_value(object.into())?)
                }
                TextOrObject::Object(object) => {
                    GameInput::Game(serde_json::from_value(object.into())?)
                }
            })
        })
    }
}

/// What a player can do. Each action is one move, which one undo takes back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Action {
    /// Puts a value in and takes it out of the notes of sites that may not hold it too.
    Place {
        /// The site.
        site: String,
        /// The value.
        value: String,
    },
    /// Takes values and notes out.
    Clear {
        /// The sites.
        sites: Vec<String>,
    },
    /// Adds a note, or takes it away if it is there.
    Note {
        /// The site.
        site: String,
        /// The value.
        value: String,
    },
    /// Notes every candidate that the values on the board allow.
    NoteCandidates,
    /// Takes over what a player has on paper.
    Enter {
        /// Entries and notes.
        position: PositionInput,
    },
    /// Takes the last move back.
    Undo,
    /// Makes the move that was taken back last again.
    Redo,
    /// Takes all moves back.
    Restart,
    /// Remembers this point of the game.
    Checkpoint,
    /// Goes to a remembered point.
    BackTo {
        /// The point, as a number of moves.
        checkpoint: usize,
    },
}

/// What stands at a site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct SiteState {
    /// The name of the site.
    pub site: String,
    /// The value, given or put in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Whether the value is given.
    #[serde(default, skip_serializing_if = "is_false")]
    pub given: bool,
    /// The candidates noted.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

impl SiteState {
    /// A site with nothing in it.
    pub fn new(site: impl Into<String>) -> SiteState {
        SiteState { site: site.into(), value: None, given: false, notes: String::new() }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(crate) fn is_false(flag: &bool) -> bool {
    !flag
}

/// Everything that a front end shows of a game beside the picture.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct GameState {
    /// Every site, in the order of the board.
    pub sites: Vec<SiteState>,
    /// The rules broken now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub violations: Vec<Violation>,
    /// The clues that are no givens, and whether each is satisfied.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<Clue>,
    /// Whether there is a move to take back.
    pub can_undo: bool,
    /// Whether there is a move to make again.
    pub can_redo: bool,
}
