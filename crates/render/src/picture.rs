//! A scene laid out to be drawn: shapes with places and sizes, each of a class that a theme turns
//! into ink. Laid out once, written by several back ends.

mod cages;
mod layout;
mod lines;
mod runes;
mod text_width;

use crate::shape::Shape;
use crate::theme::Theme;

/// What a picture is of and how it should look.
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
    /// What it is, in a few words, for those who cannot see it.
    pub title: String,
    /// The same in a sentence or two.
    pub description: String,
}

impl PictureStyle {
    /// The usual look, with a title.
    pub fn titled(title: impl Into<String>) -> PictureStyle {
        PictureStyle { title: title.into(), ..PictureStyle::default() }
    }
}

/// A scene laid out to be drawn.
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
    /// How it should look, and what it is.
    pub style: PictureStyle,
    /// What is drawn, from back to front.
    pub shapes: Vec<Shape>,
}

impl Picture {
    /// The side of a cell.
    pub const CELL: f32 = 40.0;
}
