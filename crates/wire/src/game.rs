//! Games in progress and the actions of a player.

use serde::de::Deserializer;
use serde::{Deserialize, Serialize};

use crate::parts::Violation;
use crate::puzzle::{Clue, PositionInput, Puzzle, SavedGame, TextOrObject, text_or_object};

/// The game of a request.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[non_exhaustive]
pub enum GameInput {
    /// A saved game as text, or a puzzle as text, which starts a new game.
    Text(String),
    /// A saved game.
    Game(SavedGame),
    /// A puzzle, which starts a new game.
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

/// An action of a player. Each makes at most one move, which a single undo takes back.
///
/// Variants without members have braces so that unknown members are refused in them too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Action {
    /// Puts a value at each of the sites.
    Place {
        /// The sites.
        sites: Vec<String>,
        /// The value.
        value: String,
        /// The effect on the notes of other sites.
        #[serde(default, skip_serializing_if = "NoteUpdate::is_default")]
        notes: NoteUpdate,
    },
    /// Puts a value at each of the sites, and removes it from those that hold it already.
    Toggle {
        /// The sites.
        sites: Vec<String>,
        /// The value.
        value: String,
        /// The effect on the notes of other sites where the value is put in.
        #[serde(default, skip_serializing_if = "NoteUpdate::is_default")]
        notes: NoteUpdate,
    },
    /// Removes the value of each site, or its notes if it has no value. Givens are skipped.
    Clear {
        /// The sites.
        sites: Vec<String>,
    },
    /// Adds notes at a site, and removes those that are there already.
    ToggleNotes {
        /// The site.
        site: String,
        /// The symbols of the values.
        values: String,
    },
    /// Replaces the notes at a site.
    SetNotes {
        /// The site.
        site: String,
        /// The symbols of the values noted from now on; empty to remove all notes.
        values: String,
    },
    /// Removes candidates at a site. A site without notes gets all other candidates as notes.
    CrossOut {
        /// The site.
        site: String,
        /// The symbols of the candidates to remove.
        values: String,
    },
    /// Replaces the notes of every empty site by the candidates that the values on the board allow.
    FillNotes {},
    /// Follows the next hint; refused if the hint is not a step.
    FollowHint {
        /// The id of the profile that hints follow; the default one when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        profile: Option<String>,
    },
    /// Counts the next hint as shown, whether or not it is followed later; refused if the hint is
    /// not a step. It makes no move.
    ShowHint {
        /// The id of the profile that hints follow; the default one when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        profile: Option<String>,
    },
    /// Replaces the player's entries and notes by a position.
    Enter {
        /// The new entries and notes.
        position: PositionInput,
    },
    /// Removes all entries and notes. Earlier moves can still be undone.
    Restart {},
    /// Takes back the last move.
    Undo {},
    /// Repeats the move that was undone last.
    Redo {},
    /// Undoes moves until every value agrees with the solution.
    UndoMistakes {},
    /// Marks the current point of the game as a checkpoint.
    Checkpoint {},
    /// Goes back to the latest checkpoint other than the current point of the game. From the latest
    /// checkpoint it goes further back only if there are moves to redo.
    BackToCheckpoint {},
    /// Goes to a point of the game by undoing or redoing moves.
    GoTo {
        /// Number of moves in force at that point.
        moves: usize,
    },
    /// Extends a path from an edge as far as easy techniques prove it; only on boards of edges.
    FollowPath {
        /// An edge that the path crosses.
        site: String,
        /// Maximum number of edges to draw.
        most: usize,
    },
}

/// The effect of placing a value on the notes of the sites that cannot hold the same value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoteUpdate {
    /// The value is removed from these notes.
    #[default]
    CrossOut,
    /// These notes stay as they are.
    Keep,
}

impl NoteUpdate {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_default(&self) -> bool {
        *self == NoteUpdate::default()
    }
}

/// The contents of a site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct SiteState {
    /// The name of the site.
    pub site: String,
    /// The symbol of its value, given or entered; left out if the site is empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Whether the value is a given.
    #[serde(default, skip_serializing_if = "is_false")]
    pub given: bool,
    /// The symbols of the noted candidates.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

impl SiteState {
    /// An empty site without notes.
    pub fn new(site: impl Into<String>) -> SiteState {
        SiteState { site: site.into(), value: None, given: false, notes: String::new() }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(crate) fn is_false(flag: &bool) -> bool {
    !flag
}

/// A value that a player can enter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ValueState {
    /// The symbol of the value.
    pub value: String,
    /// Number of sites that still need the value, if every value occurs equally often in a
    /// solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<usize>,
    /// Whether the value means that the path crosses the edge.
    #[serde(default, skip_serializing_if = "is_false")]
    pub line: bool,
}

impl ValueState {
    /// A value without further properties.
    pub fn new(value: impl Into<String>) -> ValueState {
        ValueState { value: value.into(), left: None, line: false }
    }
}

/// The parts of a game's state that a front end shows besides the picture.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct GameState {
    /// All sites, in board order.
    pub sites: Vec<SiteState>,
    /// The rules that are broken now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub violations: Vec<Violation>,
    /// The clues other than givens, each with whether it is satisfied.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<Clue>,
    /// The values that can be entered, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<ValueState>,
    /// Whether the sites are edges between cells, over which a path is drawn, instead of cells.
    #[serde(default, skip_serializing_if = "is_false")]
    pub edges: bool,
    /// Number of sites that the player has filled in.
    #[serde(default)]
    pub filled: usize,
    /// Number of sites to fill in; on boards of edges, the largest possible number.
    #[serde(default)]
    pub to_fill: usize,
    /// Whether there is a move to undo.
    pub can_undo: bool,
    /// Whether there is a move to redo.
    pub can_redo: bool,
    /// Number of steps that hints have shown.
    #[serde(default)]
    pub hints: usize,
}
