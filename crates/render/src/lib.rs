//! Turns a [`Scene`](gridwright_core::Scene) into something to look at. Knows shapes and roles,
//! and no puzzle by name.
//!
//! Read in this order: `text` (what goes where), `strokes` (how lines meet), `canvas` (characters
//! with a role each, and how they are written out), `ansi` (what a role looks like in colour).

mod ansi;
mod canvas;
mod strokes;
mod text;

pub use text::{Charset, Ink, TextStyle, text};
