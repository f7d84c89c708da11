//! Turns a [`Scene`](gridwright_core::Scene) into something to look at. Knows shapes and roles,
//! and no puzzle by name.
//!
//! As text: `text` (what goes where), `strokes` (how lines meet), `canvas` (characters with a role
//! each, and how they are written out), `ansi` (what a role looks like in colour).
//!
//! As a picture: `picture` (a scene laid out as shapes), `theme` (what a class of shapes looks
//! like), then one file a format: `svg`.

mod ansi;
mod canvas;
mod picture;
mod strokes;
mod svg;
mod text;
mod theme;

pub use picture::{At, Class, Form, Move, Picture, PictureStyle, Shape};
pub use svg::{svg, svg_inline, svg_sheet, svg_sized};
pub use text::{Area, Charset, Ink, Plot, PlotStyle, TextStyle, Tile, plot, text};
pub use theme::Theme;
