//! Puzzles, clues and positions, and the ways to pass them in a request.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use crate::envelope::{FormatName, Version};

/// A complete puzzle. Answers contain puzzles in this form, and requests accept it as a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Puzzle {
    /// The name of the format.
    pub format: FormatName,
    /// The version of the layout.
    pub version: Version,
    /// The id of the family, such as `sudoku`.
    pub family: String,
    /// The puzzle's id: the same puzzle in one line. It is ignored when the puzzle is read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The family's own members, such as `givens`; the page of the family's format describes them.
    pub definition: Map<String, Json>,
}

impl Puzzle {
    /// A puzzle without its `id`.
    pub fn new(family: impl Into<String>, definition: Map<String, Json>) -> Puzzle {
        let (format, version) = (FormatName, Version);
        Puzzle { format, version, family: family.into(), id: None, definition }
    }
}

/// A game with all moves that can be undone or redone. A front end needs to store nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct SavedGame {
    /// The id of the puzzle.
    pub puzzle: String,
    /// The changes of each move, such as `r1c1=5 r1c2?13`: a value entered (or removed, `r1c1=`),
    /// and the notes of a site after the move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// Number of moves in force; the moves after them can be redone.
    #[serde(default)]
    pub at: usize,
    /// Checkpoints to go back to, each as a number of moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checkpoints: Vec<usize>,
    /// The steps that hints have shown, such as `r1c1=5` or `r1c2<>34 r1c3<>34`; each counts as one
    /// hint.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<String>,
}

impl SavedGame {
    /// A new game.
    pub fn new(puzzle: impl Into<String>) -> SavedGame {
        let (moves, checkpoints, shown) = (Vec::new(), Vec::new(), Vec::new());
        SavedGame { puzzle: puzzle.into(), moves, at: 0, checkpoints, shown }
    }
}

/// The puzzle of a request.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[non_exhaustive]
pub enum PuzzleInput {
    /// An id, a board in one or more lines, a saved game, JSON, or a file or link of another
    /// program.
    Text(String),
    /// A text with its family or its format.
    Source(Source),
    /// A puzzle as in answers.
    Puzzle(Puzzle),
    /// A saved game.
    Game(SavedGame),
}

/// A puzzle as text, with its family or its format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Source {
    /// The text to read.
    pub text: String,
    /// The id of the family; detected from the text when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The name of the other program's format, such as `sdk`; detected from the text when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

impl Source {
    /// A text of unknown family and format.
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

/// A player's entries and notes, by the names of sites.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Position {
    /// The symbol of the value at each site with an entry.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub entries: BTreeMap<String, String>,
    /// The symbols of the candidates noted at each site with notes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub notes: BTreeMap<String, String>,
}

/// The position of a request.
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

/// A clue: anything printed on the puzzle, such as a given, a word, a sum, or a sign between cells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Clue {
    /// The id of the clue in its puzzle: the site of a given (`r1c1`), a sign and its sites
    /// (`r1c1<r1c2`), a label and its corner (`12@r2c1`), or the printed text.
    pub id: String,
    /// The kind of clue, such as `given`, `word` or `cage`.
    pub kind: String,
    /// The printed text, of any length.
    pub label: String,
    /// The place where it is printed.
    pub anchor: Anchor,
    /// The sites it belongs to; in a game, those where it can still be satisfied.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<String>,
    /// In a game, whether the values on the board satisfy it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<bool>,
    /// In a game, for sums: the number that the open sites still have to add up to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<usize>,
}

impl Clue {
    /// A clue without sites.
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

/// The place where a clue is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "place", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Anchor {
    /// Centred on a point of the board, in half cells from its top left corner.
    At {
        /// The horizontal distance, to the right.
        x: i16,
        /// The vertical distance, downwards.
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

/// An input given as a text or as a JSON object.
pub(crate) enum TextOrObject {
    Text(String),
    Object(Map<String, Json>),
}

/// Reads a text or an object. Unlike an untagged enum, it reports the error inside the object.
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
