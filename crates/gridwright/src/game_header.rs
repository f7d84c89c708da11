//! How saved games are recognised, and where they end.

/// The first line of a saved game.
pub(crate) const GAME_HEADER: &str = "gridwright-game 1";

/// What its lines start with, from the third on.
pub(crate) const GAME_WORDS: [&str; 4] = ["move", "at", "checkpoint", "shown"];
