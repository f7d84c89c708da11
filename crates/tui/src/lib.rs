//! Grid puzzles played in the terminal: on a screen, or line by line. It names no family: what is
//! played, and how, comes from the library's boards, scenes and parameters.
//!
//! Read in this order: `desk` (what all screens share; events in, effects out), `screens` (one
//! file each; `play` is the game), `app` (which screen is shown), `board_view` (a board on the
//! screen), `game` and `store` (what is kept), `worker` (what takes longer than a key press),
//! `terminal` (the real one), `linear` (a game in lines of text), `rehearsal` and `picture` (a
//! screen in memory, and as SVG). What is said, in several languages, stands in
//! `gridwright-words`.

mod app;
mod board_view;
mod board_words;
mod date;
mod desk;
mod game;
mod hints;
mod keys;
mod linear;
mod lock;
mod look;
mod options;
mod picture;
mod recipes;
mod rehearsal;
mod screens;
mod settings;
mod stats;
mod store;
mod terminal;
mod ui;
mod worker;

pub use date::Date;
pub use linear::play_lines;
pub use look::Environment;
pub use options::{First, Options};
pub use rehearsal::Rehearsal;
pub use terminal::play;
