//! The line by which saved games are recognised.

/// The first line of a saved game.
pub(crate) const GAME_HEADER: &str = "gridwright-game 1";
