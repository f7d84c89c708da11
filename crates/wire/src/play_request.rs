//! What can be asked about a game.

use serde::{Deserialize, Serialize};

use crate::game::{Action, GameInput, is_false};
use crate::number::Whole;
use crate::parts::PictureRequest;

/// Takes one action in a game. The server keeps nothing: the game goes in and comes out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct PlayRequest {
    /// The game.
    pub game: GameInput,
    /// What the player does; nothing, to see the game as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Action>,
    /// What the picture should look like; no picture when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// Whether the picture marks values that break a rule.
    #[serde(default, skip_serializing_if = "is_false")]
    pub conflicts: bool,
    /// Whether to tell what is the same for the whole game: its rules, and what holds no value twice.
    #[serde(default, skip_serializing_if = "is_false")]
    pub houses: bool,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of names; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl PlayRequest {
    /// A game as it is.
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

/// Finds the first wrong move of a game, and why it is wrong.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct MistakeRequest {
    /// The game.
    pub game: GameInput,
    /// The id of the profile; the first one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// What pictures of the steps should look like; none when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of the sentences; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl MistakeRequest {
    /// The first wrong move, without pictures.
    pub fn new(game: GameInput) -> MistakeRequest {
        MistakeRequest { game, profile: None, picture: None, nodes: None, language: None }
    }
}

/// Lists the ways in which a clue of a game can still come true.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct ClueRequest {
    /// The game.
    pub game: GameInput,
    /// The id of the clue, as `play` lists it.
    pub clue: String,
}

impl ClueRequest {
    /// The ways of one clue.
    pub fn new(game: GameInput, clue: impl Into<String>) -> ClueRequest {
        ClueRequest { game, clue: clue.into() }
    }
}

/// Makes a game in which a technique is next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct PracticeRequest {
    /// The technique, by its id or name.
    pub technique: String,
    /// The family; the first one that has the technique when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The seed.
    pub seed: Whole,
    /// Gives up making puzzles after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl PracticeRequest {
    /// A game of any family that has the technique.
    pub fn new(technique: impl Into<String>, seed: u64) -> PracticeRequest {
        let (technique, seed) = (technique.into(), seed.into());
        PracticeRequest { technique, family: None, seed, nodes: None }
    }
}
