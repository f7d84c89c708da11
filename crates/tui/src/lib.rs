//! Grid puzzles played in the terminal: on a screen, or line by line. This crate names no family:
//! the boards, pictures and parameters come from the library.
//!
//! Read in this order: `desk` (state shared by all screens, events and effects), `screens` (one
//! file each; `play` is the game), `app` (which screen is shown), `board_view` (a board on the
//! screen), `game` and `store` (saved data), `worker` (background jobs), `terminal` (the real
//! terminal), `linear` (a game in lines of text), `rehearsal` and `picture` (a screen in memory,
//! and as SVG). The texts, in several languages, are in `gridwright-words`.

mod app;
mod board_view;
mod board_words;
mod date;
mod desk;
mod folded;
mod game;
mod hints;
mod keys;
mod linear;
mod lock;
mod look;
mod mini_map;
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
