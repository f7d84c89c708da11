//! A game in progress, and what a player can do in it.

use serde::de::Deserializer;
use serde::{Deserialize, Serialize};

use crate::parts::Violation;
use crate::puzzle::{Clue, PositionInput, Puzzle, SavedGame, TextOrObject, text_or_object};

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

/// What a player can do. Each action is at most one move, which one undo takes back.
///
/// Those without members have braces, so that members they do not have are refused in them too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Action {
    /// Puts a value at sites.
    Place {
        /// The sites.
        sites: Vec<String>,
        /// The value.
        value: String,
        /// What happens to the notes of other sites.
        #[serde(default, skip_serializing_if = "NoteUpdate::is_default")]
        notes: NoteUpdate,
    },
    /// Puts a value at sites, and takes it out where it stands already.
    Toggle {
        /// The sites.
        sites: Vec<String>,
        /// The value.
        value: String,
        /// What happens to the notes of other sites where the value goes in.
        #[serde(default, skip_serializing_if = "NoteUpdate::is_default")]
        notes: NoteUpdate,
    },
    /// Takes the value out of each site, or its notes where it has no value. Givens are skipped.
    Clear {
        /// The sites.
        sites: Vec<String>,
    },
    /// Adds notes, and takes those away that are there.
    ToggleNotes {
        /// The site.
        site: String,
        /// The values.
        values: String,
    },
    /// Replaces the notes.
    SetNotes {
        /// The site.
        site: String,
        /// The values noted from now on; none to take all away.
        values: String,
    },
    /// Removes candidates. A site without notes gets all other candidates as notes.
    CrossOut {
        /// The site.
        site: String,
        /// The candidates to remove.
        values: String,
    },
    /// Replaces all notes by the candidates that the values on the board allow.
    FillNotes {},
    /// Does what the next hint says; refused when that is not a step.
    FollowHint {
        /// The profile that hints are looked for by.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        profile: Option<String>,
    },
    /// Counts the next hint as shown, whether or not it is followed then; refused when that is not a
    /// step. It is no move.
    ShowHint {
        /// The profile that hints are looked for by.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        profile: Option<String>,
    },
    /// Takes over what a player has on paper.
    Enter {
        /// Entries and notes.
        position: PositionInput,
    },
    /// Removes everything the player put in. Earlier moves can still be undone.
    Restart {},
    /// Takes the last move back.
    Undo {},
    /// Repeats the move that was undone last.
    Redo {},
    /// Undoes moves until every value agrees with the solution.
    UndoMistakes {},
    /// Remembers this point of the game.
    Checkpoint {},
    /// Goes to the latest checkpoint other than the current point of the game; from the latest
    /// one it goes further back only when there are moves to redo.
    BackToCheckpoint {},
    /// Goes to a point of the game, by undoing or redoing.
    GoTo {
        /// How many moves are in force there.
        moves: usize,
    },
    /// Draws on where a path must go on from an edge, as far as easy techniques prove it; on boards of edges
    /// alone.
    FollowPath {
        /// An edge that the path crosses.
        site: String,
        /// How many edges to draw at most.
        most: usize,
    },
}

/// What placing a value does to the notes of the sites that may not hold the same value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoteUpdate {
    /// The value is removed from them.
    #[default]
    CrossOut,
    /// They stay as they are.
    Keep,
}

impl NoteUpdate {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_default(&self) -> bool {
        *self == NoteUpdate::default()
    }
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

/// A value that can be put in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ValueState {
    /// The value.
    pub value: String,
    /// How often it is still missing, where that is the same for all values at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<usize>,
    /// Whether it is what a line drawn over an edge stands for.
    #[serde(default, skip_serializing_if = "is_false")]
    pub line: bool,
}

impl ValueState {
    /// A value about which no more is known.
    pub fn new(value: impl Into<String>) -> ValueState {
        ValueState { value: value.into(), left: None, line: false }
    }
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
    /// The values that can be put in, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<ValueState>,
    /// Whether the sites are edges of cells, which a path is drawn over, and not cells.
    #[serde(default, skip_serializing_if = "is_false")]
    pub edges: bool,
    /// How many sites the player has filled in.
    #[serde(default)]
    pub filled: usize,
    /// How many sites there are to fill in; on boards of edges, how many there could be at most.
    #[serde(default)]
    pub to_fill: usize,
    /// Whether there is a move to take back.
    pub can_undo: bool,
    /// Whether there is a move to make again.
    pub can_redo: bool,
    /// How many steps the player was shown.
    #[serde(default)]
    pub hints: usize,
}
