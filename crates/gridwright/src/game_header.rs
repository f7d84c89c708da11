//! The header and the keywords of saved games.

/// The first line of a saved game.
pub(crate) const GAME_HEADER: &str = "gridwright-game 1";

/// The keywords that lines start with, from the third line on.
pub(crate) const GAME_WORDS: [&str; 4] = ["move", "at", "checkpoint", "shown"];
