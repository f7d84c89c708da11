//! A game in progress, as all front ends share it. It knows no family.
//!
//! Read in this order: `action` (the actions of a player), `entries` (values and notes, and the
//! rules for changing them), `history` (undo and redo), `saved` and `position_text` (games and
//! positions as text), `help` (the help shown to the player), `game` (the session), `hint` (the
//! next step), `mistake` (the first wrong move, and its refutation), `path` (the edges by which a
//! path must go on), `progress` (filled and missing values), `standing` (whether the board is right
//! so far).

mod action;
mod entries;
mod error;
mod game;
mod help;
mod hint;
mod history;
mod mistake;
mod path;
mod position_text;
mod progress;
mod saved;
mod standing;

pub use action::{Action, Change, Checkpoint, Colour, Layer, NoteUpdate, Outcome};
pub use error::SessionError;
pub use game::Session;
pub use hint::{Continuation, Hint, HintAt};
pub use mistake::Mistake;
pub use standing::Standing;
