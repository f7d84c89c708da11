//! Renders a [`Scene`](gridwright_core::Scene) as text, SVG, PNG or PDF. Knows shapes and roles, and
//! no puzzle by name.
//!
//! Text: `text` (layout), `strokes` (joins of lines), `canvas` (characters, each with a role, and
//! their output), `ansi` (colours of roles).
//!
//! Pictures: `shape` (shapes and their classes), `picture` (a scene laid out as shapes), `theme`
//! (colours and weights of classes), then one file per format: `svg`; with the feature `png`, `png`;
//! with `pdf`, `pdf`, which also writes documents of many pages. The last two share `font`. `bars` draws
//! statistics.

mod ansi;
mod bars;
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

pub use bars::{Bar, BarChart, bar_plot};
#[cfg(any(feature = "png", feature = "pdf"))]
pub use font::Ruler;
#[cfg(feature = "pdf")]
pub use pdf::{DocumentInfo, Layer, Sheet, pdf, pdf_document};
pub use picture::{Picture, PictureStyle, rune_outline};
#[cfg(feature = "png")]
pub use png::{MOST_PIXELS, png, png_within};
pub use shape::{At, Class, Form, Move, Shape};
pub use svg::{svg, svg_inline, svg_sheet, svg_sized};
pub use text::{Area, Charset, Ink, Plot, PlotStyle, TextStyle, Tile, plot, text};
pub use theme::Theme;
