//! Grid puzzles played in the terminal: on a screen, or line by line. It names no family: what is
//! played, and how, comes from the library's boards, scenes and parameters.
//!
//! Read in this order: `app` (events in, effects out, which screen is shown), `screens` (one file
//! each; `play` is the game), `board_view` (a board on the screen), `game` and `store` (what is
//! kept), `worker` (what takes longer than a key press), `terminal` (the real one), `linear` (a
//! game in lines of text), `rehearsal` and `picture` (a screen in memory, and as SVG). What is
//! said, in several languages, stands in `gridwright-words`.

mod app;
mod board_view;
mod date;
mod game;
mod hints;
mod keys;
mod linear;
mod look;
mod picture;
mod rehearsal;
mod screens;
mod settings;
mod stats;
mod store;
mod terminal;
mod ui;
mod worker;

pub use app::{First, Options};
pub use date::Date;
pub use linear::play_lines;
pub use look::Environment;
pub use rehearsal::Rehearsal;
pub use terminal::play;
