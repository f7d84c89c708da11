//! A scene laid out as shapes, independent of the output format.

mod cages;
mod layout;
mod legend;
mod lines;
mod marks;
mod runes;
mod text_width;

pub use runes::rune_outline;

use crate::shape::Shape;
use crate::theme::Theme;

/// The theme of a picture, and its description for screen readers.
///
/// ```
/// use gridwright_render::{PictureStyle, Theme};
/// let style = PictureStyle { theme: Theme::Dark, ..PictureStyle::titled("Sudoku") };
/// assert_eq!(style.title, "Sudoku");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PictureStyle {
    /// Colours and sizes.
    pub theme: Theme,
    /// A short title for screen readers.
    pub title: String,
    /// A description of a sentence or two for screen readers.
    pub description: String,
}

impl PictureStyle {
    /// The default theme, with a title.
    pub fn titled(title: impl Into<String>) -> PictureStyle {
        PictureStyle { title: title.into(), ..PictureStyle::default() }
    }
}

/// A scene laid out as shapes.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{Picture, PictureStyle};
/// let mut scene = Scene::new(9, 9);
/// scene.frame();
/// let picture = Picture::of(&scene, &PictureStyle::titled("An empty board"));
/// assert_eq!(picture.width, picture.height);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// Its width; a cell is [`Picture::CELL`] wide.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// Its theme, title and description.
    pub style: PictureStyle,
    /// Its shapes, from back to front.
    pub shapes: Vec<Shape>,
}

impl Picture {
    /// The side of a cell.
    pub const CELL: f32 = 40.0;
}
