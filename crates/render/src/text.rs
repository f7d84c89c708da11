//! Scenes as text.
//!
//! `style` has the options, `frame` maps points to characters, `drawing` draws the layers,
//! `lattice` draws boards whose cells are joined by lines, `marks` has the marks of a step,
//! `captions` writes the lines below, and `plot` is for programs that draw on their own screen.

mod captions;
mod drawing;
mod frame;
mod lattice;
mod marks;
mod plot;
mod style;

use gridwright_core::{Item, Pt, Scene};

pub use plot::{Area, Plot, PlotStyle, Tile, plot};
pub use style::{Charset, Ink, TextStyle};

use drawing::Drawing;
use frame::{Frame, Pitch};
use marks::StepMarks;

/// Draws a scene with characters that are all one column wide.
///
/// The text ends with a newline, and no line ends with spaces.
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
    let step = StepMarks::of(scene);
    let longest = |is_wanted: &dyn Fn(Pt) -> bool| {
        let lengths = scene.items.iter().map(|item| match item {
            Item::Notes { at, text } if is_wanted(*at) => match &step {
                Some(step) => step.cell(*at, text, style.charset, usize::MAX).len(),
                None => text.chars().count(),
            },
            _ => 0,
        });
        lengths.max().unwrap_or(0)
    };
    let roomy = |longest: usize| {
        let roomy = Pitch::Roomy { half: longest / 2 + 1 };
        if roomy.room() > Pitch::Wide.room() { roomy } else { Pitch::Wide }
    };
    // Cells are made large enough for all notes if possible, else for those that a step uses, else
    // for a few, else for values only.
    let involved = |at: Pt| step.as_ref().is_some_and(|step| step.is_involved(at));
    let pitches = [roomy(longest(&|_| true)), roomy(longest(&involved)), Pitch::Wide];
    let frames = pitches.map(|pitch| Frame::around(scene, pitch));
    let fits = |frame: &Frame| style.width.is_none_or(|width| frame.width() <= width);
    let frame = frames.into_iter().find(fits);
    let frame = frame.unwrap_or_else(|| Frame::around(scene, Pitch::Narrow));
    Drawing::of(scene, frame, *style).finish()
}

#[cfg(test)]
mod tests;
