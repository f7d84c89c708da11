//! Maps points of a scene to characters.

use gridwright_core::{Item, Pt, Scene};

use crate::canvas::Spot;

/// The number of columns between the centres of two neighbouring cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pitch {
    /// Twice `half`, for long notes.
    Roomy { half: usize },
    /// Four: a cell has a column to either side of its centre.
    Wide,
    /// Two: a cell is only its centre.
    Narrow,
}

impl Pitch {
    pub(super) fn columns_per_half(self) -> usize {
        match self {
            Pitch::Roomy { half } => half,
            Pitch::Wide => 2,
            Pitch::Narrow => 1,
        }
    }

    /// The number of notes that fit into a cell.
    pub(super) fn room(self) -> usize {
        match self {
            Pitch::Roomy { half } => 2 * half - 1,
            Pitch::Wide => 3,
            Pitch::Narrow => 0,
        }
    }
}

/// The visible part of a scene, and its mapping to characters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    left: i16,
    top: i16,
    right: i16,
    bottom: i16,
    pub(super) pitch: Pitch,
    /// Rows of characters from the middle of a cell to its border.
    pub(super) rows_per_half: usize,
}

impl Frame {
    /// A frame around the board and all items outside it, such as the ends of a path.
    pub(super) fn around(scene: &Scene, pitch: Pitch) -> Frame {
        let (right, bottom) = (2 * scene.cols as i16, 2 * scene.rows as i16);
        let mut frame = Frame { left: 0, top: 0, right, bottom, pitch, rows_per_half: 1 };
        for item in &scene.items {
            match item {
                Item::Line { from, to, .. } => {
                    frame.include(*from);
                    frame.include(*to);
                }
                Item::Glyph { at, .. }
                | Item::Label { at, .. }
                | Item::Notes { at, .. }
                | Item::Hit { at, .. }
                | Item::Shade { at, .. } => frame.include(*at),
                Item::Region { cells, .. } | Item::Cage { cells, .. } | Item::Counted { cells } => {
                    cells.iter().for_each(|&at| frame.include(at));
                }
                Item::Guide { .. }
                | Item::Mark { .. }
                | Item::Arrow { .. }
                | Item::Caption(_)
                | Item::Legend(_) => {}
            }
        }
        frame
    }

    fn include(&mut self, at: Pt) {
        self.left = self.left.min(at.x);
        self.right = self.right.max(at.x);
        self.top = self.top.min(at.y);
        self.bottom = self.bottom.max(at.y);
    }

    pub(super) fn width(&self) -> usize {
        self.pitch.columns_per_half() * usize::from(self.right.abs_diff(self.left)) + 1
    }

    pub(super) fn height(&self) -> usize {
        self.rows_per_half * usize::from(self.bottom.abs_diff(self.top)) + 1
    }

    pub(super) fn spot(&self, at: Pt) -> Spot {
        let col = self.pitch.columns_per_half() * usize::from(at.x.abs_diff(self.left));
        (col, self.rows_per_half * usize::from(at.y.abs_diff(self.top)))
    }

    /// The point a character belongs to. All characters inside a cell belong to its centre.
    pub(super) fn point(&self, (col, row): Spot) -> Pt {
        let along = |place: usize, half: usize, first: i16| {
            let from_border = place as i16 + half as i16 * first;
            let whole = 2 * half as i16;
            2 * from_border.div_euclid(whole) + i16::from(from_border.rem_euclid(whole) != 0)
        };
        let x = along(col, self.pitch.columns_per_half(), self.left);
        Pt { x, y: along(row, self.rows_per_half, self.top) }
    }
}
