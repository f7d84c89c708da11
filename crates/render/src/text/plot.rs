//! A scene as a grid of characters, with the mapping between points and characters in both
//! directions. For programs that draw on their own screen and handle mouse clicks.

use gridwright_core::{Pt, Scene};

pub use crate::canvas::Tile;

use super::drawing::Drawing;
use super::frame::{Frame, Pitch};
use super::lattice::{Gap, lattice_canvas};
use super::style::{Charset, Ink, TextStyle};

/// The size and the characters of a plot.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{PlotStyle, plot};
/// let mut scene = Scene::new(2, 2);
/// scene.frame();
/// let large = PlotStyle { half: (4, 2), ..PlotStyle::default() };
/// assert_eq!((plot(&scene, &large).width, plot(&scene, &large).height), (17, 9));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlotStyle {
    /// The characters to use.
    pub charset: Charset,
    /// Columns and rows from the centre of a cell to its border. In a lattice the first number is
    /// the length of its lines, at least 2.
    pub half: (usize, usize),
}

impl Default for PlotStyle {
    fn default() -> PlotStyle {
        PlotStyle { charset: Charset::default(), half: (2, 1) }
    }
}

/// A rectangle of characters.
///
/// ```
/// use gridwright_render::Area;
/// assert!(Area { col: 1, row: 1, width: 3, height: 1 }.spots().eq([(1, 1), (2, 1), (3, 1)]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// The first column.
    pub col: usize,
    /// The first row.
    pub row: usize,
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
}

impl Area {
    /// The positions of all characters as column and row, in reading order.
    pub fn spots(self) -> impl Iterator<Item = (usize, usize)> {
        let Area { col, row, width, height } = self;
        (row..row + height).flat_map(move |row| (col..col + width).map(move |col| (col, row)))
    }
}

/// A picture made of characters.
///
/// ```
/// use gridwright_core::{Pt, Scene};
/// use gridwright_render::{Area, PlotStyle, plot};
/// let mut scene = Scene::new(3, 3);
/// scene.frame();
/// let plot = plot(&scene, &PlotStyle::default());
/// let area = plot.area(Pt::cell(1, 2));
/// assert_eq!(area, Area { col: 9, row: 3, width: 3, height: 1 });
/// assert!(area.spots().all(|spot| plot.point(spot) == Pt::cell(1, 2)));
/// ```
pub struct Plot {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The characters, in reading order.
    pub tiles: Vec<Tile>,
    geometry: Geometry,
}

enum Geometry {
    Framed(Frame),
    Lattice(Gap),
}

impl Plot {
    /// The characters that belong to a point: the inside of a cell, or an edge without its ends.
    pub fn area(&self, at: Pt) -> Area {
        match &self.geometry {
            Geometry::Framed(frame) => {
                let (col, row) = frame.spot(at);
                let around = |n: i16, half: usize| if n % 2 == 0 { 0 } else { half - 1 };
                let across = around(at.x, frame.pitch.columns_per_half());
                let down = around(at.y, frame.rows_per_half);
                Area {
                    col: col.saturating_sub(across),
                    row: row.saturating_sub(down),
                    width: 2 * across + 1,
                    height: 2 * down + 1,
                }
            }
            Geometry::Lattice(gap) => {
                let cell = |n: i16| usize::from(n.max(0).unsigned_abs()) / 2;
                let (across, down) = gap.pitch();
                Area { col: across * cell(at.x), row: down * cell(at.y), width: 3, height: 1 }
            }
        }
    }

    /// Whether the cells are joined by lines, with brackets around each, instead of separated by them.
    pub fn is_lattice(&self) -> bool {
        matches!(self.geometry, Geometry::Lattice(_))
    }

    /// The point that a character belongs to.
    pub fn point(&self, (col, row): (usize, usize)) -> Pt {
        match &self.geometry {
            Geometry::Framed(frame) => frame.point((col, row)),
            Geometry::Lattice(gap) => {
                let (across, down) = gap.pitch();
                Pt::cell((row + gap.0 / 2) / down, (col + gap.0 / 2) / across)
            }
        }
    }
}

/// Draws a scene; captions are left to the caller.
///
/// ```
/// use gridwright_core::{Board, Marks, Scene};
/// use gridwright_render::{PlotStyle, plot};
/// let board = Board::of_cells(1, 2, vec!['1', '2']);
/// let mut scene = Scene::new(1, 2);
/// scene.frame();
/// scene.cells(&board, &Marks::of(&board), &board.symbols);
/// let plot = plot(&scene, &PlotStyle::default());
/// let middle: String = plot.tiles[9..18].iter().map(|tile| tile.sign).collect();
/// assert_eq!(middle, "┃ · │ · ┃");
/// ```
pub fn plot(scene: &Scene, style: &PlotStyle) -> Plot {
    // With colour, marks need no characters.
    let text_style = TextStyle { charset: style.charset, ink: Ink::Ansi, width: None };
    let gap = Gap(style.half.0.max(Gap::LEAST.0));
    if let Some(canvas) = lattice_canvas(scene, &text_style, gap) {
        let (width, height) = gap.size(scene.rows, scene.cols);
        let tiles = canvas.into_tiles();
        return Plot { width, height, tiles, geometry: Geometry::Lattice(gap) };
    }
    let (across, down) = (style.half.0.max(1), style.half.1.max(1));
    let pitch = if across == 1 { Pitch::Narrow } else { Pitch::Roomy { half: across } };
    let mut frame = Frame::around(scene, pitch);
    frame.rows_per_half = down;
    let mut drawing = Drawing::of(scene, frame, text_style);
    drawing.settle();
    let (width, height) = (frame.width(), frame.height());
    let tiles = drawing.canvas.into_tiles();
    Plot { width, height, tiles, geometry: Geometry::Framed(frame) }
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Pt, Role, Scene};

    use super::{PlotStyle, plot};

    #[test]
    fn every_character_leads_back_to_its_point() {
        let mut scene = Scene::new(2, 3);
        scene.frame();
        for half in [(1, 1), (2, 1), (4, 2), (5, 3)] {
            let plot = plot(&scene, &PlotStyle { half, ..PlotStyle::default() });
            for y in 0..=4 {
                for x in 0..=6 {
                    let at = Pt { x, y };
                    let area = plot.area(at);
                    assert!(area.spots().all(|spot| plot.point(spot) == at), "{at:?} at {half:?}");
                }
            }
            assert_eq!(plot.tiles.len(), plot.width * plot.height);
        }
    }

    #[test]
    fn a_lattice_is_clicked_at_its_cells() {
        let mut scene = Scene::new(2, 2);
        scene.line(Pt::cell(0, 0), Pt::cell(1, 1), Role::Grid);
        for (half, size) in
            [((2, 1), (8, 4)), ((1, 1), (8, 4)), ((4, 2), (10, 6)), ((7, 3), (13, 9))]
        {
            let plot = plot(&scene, &PlotStyle { half, ..PlotStyle::default() });
            assert_eq!((plot.width, plot.height), size);
            for (r, c) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let area = plot.area(Pt::cell(r, c));
                assert!(area.spots().all(|spot| plot.point(spot) == Pt::cell(r, c)));
            }
        }
    }
}
