//! Turns a [`Scene`](gridwright_core::Scene) into something to look at. Knows shapes and roles,
//! and no puzzle by name.
//!
//! As text: `text` (what goes where), `strokes` (how lines meet), `canvas` (characters with a role
//! each, and how they are written out), `ansi` (what a role looks like in colour).
//!
//! As a picture: `picture` (a scene laid out as shapes), `theme` (what a class of shapes looks
//! like), then one file a format: `svg`; with the feature `png`, `png`; with `pdf`, `pdf`, which
//! writes whole books. The last two share `font`.

mod ansi;
mod canvas;
#[cfg(any(feature = "png", feature = "pdf"))]
mod font;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
#[cfg(feature = "png")]
mod png;
mod shape;
mod strokes;
mod svg;
mod text;
mod theme;

#[cfg(any(feature = "png", feature = "pdf"))]
pub use font::Ruler;
#[cfg(feature = "pdf")]
pub use pdf::{About, Layer, Sheet, pdf, pdf_document};
pub use picture::{Picture, PictureStyle};
#[cfg(feature = "png")]
pub use png::{MOST_PIXELS, png};
pub use shape::{At, Class, Form, Move, Shape};
pub use svg::{svg, svg_inline, svg_sheet, svg_sized};
pub use text::{Area, Charset, Ink, Plot, PlotStyle, TextStyle, Tile, plot, text};
pub use theme::Theme;
