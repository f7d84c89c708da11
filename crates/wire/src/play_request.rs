//! Requests about games: play, mistake, clue, practice.

use serde::{Deserialize, Serialize};

use crate::game::{Action, GameInput, is_false};
use crate::number::Whole;
use crate::parts::PictureRequest;

/// Takes one action in a game. The server stores nothing: the game is part of the request and of
/// the answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct PlayRequest {
    /// The game.
    pub game: GameInput,
    /// The action; left out to get the game as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Action>,
    /// The style of the picture; no picture when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// Whether the picture marks values that break a rule.
    #[serde(default, skip_serializing_if = "is_false")]
    pub conflicts: bool,
    /// Whether to add the facts that stay the same during the game: its rules and houses.
    #[serde(default, skip_serializing_if = "is_false")]
    pub houses: bool,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of names and texts; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl PlayRequest {
    /// A request without an action.
    pub fn new(game: GameInput) -> PlayRequest {
        PlayRequest {
            game,
            action: None,
            picture: None,
            conflicts: false,
            houses: false,
            nodes: None,
            language: None,
        }
    }
}

/// Finds the first wrong move of a game and steps that show why it is wrong.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct MistakeRequest {
    /// The game.
    pub game: GameInput,
    /// The id of the profile that the steps follow; the default one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// The style of the pictures of the steps; no pictures when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of the sentences; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl MistakeRequest {
    /// A request for the first wrong move, without pictures.
    pub fn new(game: GameInput) -> MistakeRequest {
        MistakeRequest { game, profile: None, picture: None, nodes: None, language: None }
    }
}

/// Lists the remaining ways to satisfy a clue of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct ClueRequest {
    /// The game.
    pub game: GameInput,
    /// The id of the clue, as `play` returns it.
    pub clue: String,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl ClueRequest {
    /// A request for the ways to satisfy one clue.
    pub fn new(game: GameInput, clue: impl Into<String>) -> ClueRequest {
        ClueRequest { game, clue: clue.into(), language: None }
    }
}

/// Makes a game in which a technique is the next step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct PracticeRequest {
    /// The technique, by its id or name.
    pub technique: String,
    /// The id of the family; the first one that uses the technique when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The seed of the game.
    pub seed: Whole,
    /// Maximum number of search nodes before giving up making puzzles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl PracticeRequest {
    /// A game of the first family that uses the technique.
    pub fn new(technique: impl Into<String>, seed: u64) -> PracticeRequest {
        let (technique, seed) = (technique.into(), seed.into());
        PracticeRequest { technique, family: None, seed, nodes: None, language: None }
    }
}
