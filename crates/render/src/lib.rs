//! Renders a [`Scene`](gridwright_core::Scene) as text, SVG, PNG or PDF. This crate knows shapes
//! and roles, but no puzzle by name.
//!
//! Text: `text` (layout), `strokes` (joins of lines), `canvas` (characters, each with a role, and
//! their output), `ansi` (colours of roles).
//!
//! Pictures: `shape` (shapes and their classes), `picture` (a scene laid out as shapes), `theme`
//! (colours and weights of classes), `font` (the letters), `outlined` (pictures that need no font), then one file per
//! format: `svg`; with the feature `png`, `png`; with `pdf`, `pdf`, which also writes documents of many pages. The last
//! two share `sheet` (pages of a document) and `svg_page` (the same as SVG). `bars` draws statistics.

mod ansi;
mod bars;
mod canvas;
mod font;
mod outlined;
#[cfg(feature = "pdf")]
mod pdf;
#[cfg(feature = "pdf")]
mod pdf_info;
#[cfg(feature = "pdf")]
mod pdf_tags;
mod picture;
#[cfg(feature = "png")]
mod png;
mod shape;
#[cfg(any(feature = "png", feature = "pdf"))]
mod sheet;
mod strokes;
mod svg;
#[cfg(any(feature = "png", feature = "pdf"))]
mod svg_page;
mod text;
mod theme;

pub use bars::{Bar, BarChart, bar_plot};
#[cfg(any(feature = "png", feature = "pdf"))]
pub use font::Ruler;
pub use outlined::outlined;
#[cfg(feature = "pdf")]
pub use pdf::{pdf, pdf_document};
#[cfg(feature = "pdf")]
pub use pdf_info::{Bookmark, DocumentInfo, PdfKind};
pub use picture::{Picture, PictureStyle, rune_outline};
#[cfg(feature = "png")]
pub use png::{MOST_PIXELS, png, png_contact_sheet, png_within};
pub use shape::{At, Class, Form, Move, Shape};
#[cfg(any(feature = "png", feature = "pdf"))]
pub use sheet::{Edges, Layer, Link, Sheet, Tag};
pub use svg::{svg, svg_inline, svg_sheet, svg_sized};
#[cfg(any(feature = "png", feature = "pdf"))]
pub use svg_page::{FONT_FILES, LetterOutlines, svg_page};
pub use text::{Area, Charset, Ink, Plot, PlotStyle, TextStyle, Tile, plot, text};
pub use theme::Theme;
