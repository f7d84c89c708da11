//! Puzzles, clues and positions, and the ways in which a request can pass them.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use crate::envelope::{FormatName, Version};

/// A puzzle in full. Answers hold puzzles in this form, and it is read wherever a puzzle is expected.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Puzzle {
    /// The name of the format.
    pub format: FormatName,
    /// The version of the layout.
    pub version: Version,
    /// The family's id, such as `sudoku`.
    pub family: String,
    /// The same puzzle in one line. Readers go by the definition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The family's own members, such as `givens`: see the page of its format.
    pub definition: Map<String, Json>,
}

impl Puzzle {
    /// A puzzle without its id.
    pub fn new(family: impl Into<String>, definition: Map<String, Json>) -> Puzzle {
        let (format, version) = (FormatName, Version);
        Puzzle { format, version, family: family.into(), id: None, definition }
    }
}

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
    /// The steps that the player was shown, such as `r1c1=5` or `r1c2<>34 r1c3<>34`; each counts as a hint.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<String>,
}

impl SavedGame {
    /// A game that has not begun.
    pub fn new(puzzle: impl Into<String>) -> SavedGame {
        let (moves, checkpoints, shown) = (Vec::new(), Vec::new(), Vec::new());
        SavedGame { puzzle: puzzle.into(), moves, at: 0, checkpoints, shown }
    }
}

/// A puzzle as a request passes it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[non_exhaustive]
pub enum PuzzleInput {
    /// An id, a board in one line or many, a saved game, JSON, or a file or link of another program.
    Text(String),
    /// A text and what is known about it.
    Source(Source),
    /// A puzzle as answers hold it.
    Puzzle(Puzzle),
    /// A saved game.
    Game(SavedGame),
}

/// A text that holds a puzzle, and what is known about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Source {
    /// The text.
    pub text: String,
    /// The family; recognised from the text when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The format of another program, such as `sdk`; recognised from the text when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

impl Source {
    /// A text about which nothing is known.
    pub fn new(text: impl Into<String>) -> Source {
        Source { text: text.into(), family: None, from: None }
    }
}

impl From<&str> for PuzzleInput {
    fn from(text: &str) -> PuzzleInput {
        PuzzleInput::Text(text.to_owned())
    }
}

impl From<Puzzle> for PuzzleInput {
    fn from(puzzle: Puzzle) -> PuzzleInput {
        PuzzleInput::Puzzle(puzzle)
    }
}

impl From<Source> for PuzzleInput {
    fn from(source: Source) -> PuzzleInput {
        PuzzleInput::Source(source)
    }
}

impl<'de> Deserialize<'de> for PuzzleInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PuzzleInput, D::Error> {
        text_or_object(deserializer, "a puzzle: a text or an object", |text_or_object| {
            Ok(match text_or_object {
                TextOrObject::Text(text) => PuzzleInput::Text(text),
                TextOrObject::Object(object) if object.contains_key("text") => {
                    PuzzleInput::Source(serde_json::from_value(object.into())?)
                }
                TextOrObject::Object(object) if object.contains_key("puzzle") => {
                    PuzzleInput::Game(serde_json::from_value(object.into())?)
                }
                TextOrObject::Object(object) => {
                    PuzzleInput::Puzzle(serde_json::from_value(object.into())?)
                }
            })
        })
    }
}

/// What a player has put in so far, by the names of sites.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Position {
    /// The value at each site that is filled in.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub entries: BTreeMap<String, String>,
    /// The candidates noted at each site that has notes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub notes: BTreeMap<String, String>,
}

/// A position as a request passes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[non_exhaustive]
pub enum PositionInput {
    /// Moves and notes (`r1c1=5 r1c2?13`), a saved game, a grid of candidates, or the filled-in board.
    Text(String),
    /// Entries and notes by the names of sites.
    Position(Position),
}

impl<'de> Deserialize<'de> for PositionInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PositionInput, D::Error> {
        text_or_object(deserializer, "a position: a text or an object", |text_or_object| {
            Ok(match text_or_object {
                TextOrObject::Text(text) => PositionInput::Text(text),
                TextOrObject::Object(object) => {
                    PositionInput::Position(serde_json::from_value(object.into())?)
                }
            })
        })
    }
}

/// Anything that the setter prints: a value at a site, a word, a sum, a sign between cells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Clue {
    /// Its name among the clues of the puzzle: the site of a given (`r1c1`), a sign and its sites
    /// (`r1c1<r1c2`), a label and its corner (`12@r2c1`), or what is printed.
    pub id: String,
    /// What kind of clue it is, such as `given`, `word` or `cage`.
    pub kind: String,
    /// What is printed, of any length.
    pub label: String,
    /// Where it is printed.
    pub anchor: Anchor,
    /// The sites it is about; in a game, those at which it can still come true.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<String>,
    /// In a game, whether the values on the board satisfy it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<bool>,
    /// In a game, what its open sites still have to add up to, where it is a sum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<usize>,
}

impl Clue {
    /// A clue that is about no site in particular.
    pub fn new(
        id: impl Into<String>,
        kind: impl Into<String>,
        label: impl Into<String>,
        anchor: Anchor,
    ) -> Clue {
        let (id, kind, label) = (id.into(), kind.into(), label.into());
        Clue { id, kind, label, anchor, sites: Vec::new(), done: None, left: None }
    }
}

/// Where a clue is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "place", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Anchor {
    /// Centred on a point of the board, in half cells from its top left corner.
    At {
        /// To the right.
        x: i16,
        /// Down.
        y: i16,
    },
    /// Small, in the top left corner of a site.
    Corner {
        /// The site.
        site: String,
    },
    /// In a list beside the board.
    Beside,
}

/// What an input that comes as a text or as an object was.
pub(crate) enum TextOrObject {
    Text(String),
    Object(Map<String, Json>),
}

/// Reads a text or an object. Unlike an untagged enum it says what is wrong with the object.
pub(crate) fn text_or_object<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    expecting: &'static str,
    read: impl FnOnce(TextOrObject) -> Result<T, serde_json::Error>,
) -> Result<T, D::Error> {
    struct Expected(&'static str);
    impl<'de> Visitor<'de> for Expected {
        type Value = TextOrObject;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<TextOrObject, E> {
            Ok(TextOrObject::Text(text.to_owned()))
        }

        fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<TextOrObject, M::Error> {
            Map::deserialize(MapAccessDeserializer::new(map)).map(TextOrObject::Object)
        }
    }
    read(deserializer.deserialize_any(Expected(expecting))?).map_err(D::Error::custom)
}
