//! Scenes as text.
//!
//! `style` has the options, `frame` maps points to characters, `drawing` draws the layers, `lattice`
//! draws boards whose cells are joined by lines, `captions` writes the lines below, and `plot` serves
//! programs with a screen of their own.

mod captions;
mod drawing;
mod frame;
mod lattice;
mod plot;
mod style;

use gridwright_core::{Item, Scene};

pub use plot::{Area, Plot, PlotStyle, Tile, plot};
pub use style::{Charset, Ink, TextStyle};

use drawing::Drawing;
use frame::{Frame, Pitch};

/// Draws a scene with characters that are all one column wide.
///
/// The text ends with a newline, and no line ends with blanks.
///
/// ```
/// use gridwright_core::{Board, Marks, Scene, Value};
/// use gridwright_render::{TextStyle, text};
/// let mut board = Board::of_cells(2, 2, vec!['1', '2']);
/// board.givens[1] = Some(Value(1));
/// let mut scene = Scene::new(2, 2);
/// scene.frame();
/// scene.cells(&board, &Marks::of(&board), &board.symbols);
/// assert_eq!(text(&scene, &TextStyle::default()), "\
/// ┏━━━┯━━━┓
/// ┃ · │ 2 ┃
/// ┠───┼───┨
/// ┃ · │ · ┃
/// ┗━━━┷━━━┛
/// ");
/// ```
pub fn text(scene: &Scene, style: &TextStyle) -> String {
    if let Some(picture) = lattice::lattice(scene, style) {
        return picture;
    }
    let longest = scene.items.iter().map(|item| match item {
        Item::Notes { text, .. } => text.chars().count(),
        _ => 0,
    });
    // Room for all notes if there is, else for a few of them, else for values only.
    let roomy = Pitch::Roomy { half: longest.max().unwrap_or(0) / 2 + 1 };
    let roomiest = if roomy.room() > Pitch::Wide.room() { roomy } else { Pitch::Wide };
    let frames = [roomiest, Pitch::Wide].map(|pitch| Frame::around(scene, pitch));
    let fits = |frame: &Frame| style.width.is_none_or(|width| frame.width() <= width);
    let frame = frames.into_iter().find(fits);
    let frame = frame.unwrap_or_else(|| Frame::around(scene, Pitch::Narrow));
    Drawing::of(scene, frame, *style).finish()
}

#[cfg(test)]
mod tests;
