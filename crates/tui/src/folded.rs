//! A picture in characters, optionally without the thin lines between cells, or with one line of
//! characters for each row of cells.

use gridwright::Board;
use gridwright::scene::{Pt, Role};
use gridwright_render::{Area, Plot, Tile};

/// A picture in characters as it is shown: complete, or in less room.
pub(crate) struct View {
    pub(crate) plot: Plot,
    pub(crate) fold: Option<Fold>,
}

/// A way to show a picture in less room.
pub(crate) enum Fold {
    Lines(Lines),
    Cells(Cells),
}

/// The columns and rows of a picture that are shown.
pub(crate) struct Lines {
    /// The source of each shown column, and whether only walls that cross the column are drawn.
    cols: Vec<(usize, bool)>,
    rows: Vec<usize>,
    /// Whether each row of the picture is a wall.
    is_wall: Vec<bool>,
}

/// A board of which each row of cells is one line of characters, with borders and signs between
/// rows written beside the values: a 9 x 9 then takes 37 x 10 characters.
///
/// ```text
///  ___ ___ ___ ___
/// | 1 _ _| 2   3 |      regions: a border below a cell is drawn as underscores
/// |_ _  >_ _ _4v_|      signs between rows stand to the right of the value above them
/// ```
pub(crate) struct Cells {
    rows: usize,
    cols: usize,
    /// Whether values leave room on their left for a sum of two digits.
    has_sums: bool,
}

/// The columns of a cell, the last of which is its right border.
const CELL: usize = 4;

/// The content of the gap between two cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Between {
    Nothing,
    /// The border of a region.
    Wall,
    /// The border of a cage.
    Cage,
    Sign,
}

impl Between {
    fn of(tile: Tile) -> Between {
        match tile.role {
            None | Some(Role::Grid) => Between::Nothing,
            Some(Role::Wall) => Between::Wall,
            Some(Role::Pencil) => Between::Cage,
            Some(_) => Between::Sign,
        }
    }
}

impl Cells {
    /// The column of values within a cell.
    fn middle(&self) -> usize {
        if self.has_sums { 2 } else { 1 }
    }

    fn size(&self) -> (usize, usize) {
        (CELL * self.cols + 1, self.rows + 1)
    }

    fn cell((col, row): (usize, usize)) -> Pt {
        Pt::cell(row.saturating_sub(1), col.saturating_sub(1) / CELL)
    }

    fn tile(&self, plot: &Plot, (col, row): (usize, usize)) -> Tile {
        let at = |point: Pt| {
            let area = plot.area(point);
            plot.tiles[area.row * plot.width + area.col]
        };
        let blank = |tint| Tile { sign: ' ', role: None, tint };
        let cell = Cells::cell((col, row));
        if row == 0 {
            let above = at(Pt { y: cell.y - 1, ..cell });
            let is_wall = col % CELL != 0 && Between::of(above) != Between::Nothing;
            return if is_wall { Tile { sign: '_', ..above } } else { blank(None) };
        }
        if col % CELL == 0 {
            // The last column is the right border of its cell, the others are left borders.
            let x = (2 * col / CELL) as i16;
            let border = at(Pt { x, ..cell });
            let is_line = Between::of(border) != Between::Nothing;
            return if is_line { border } else { blank(border.tint) };
        }
        let (inside, below) = (at(cell), at(Pt { y: cell.y + 1, ..cell }));
        if (col - 1) % CELL == self.middle() {
            return inside;
        }
        let sign = match Between::of(below) {
            Between::Nothing => return blank(inside.tint),
            Between::Wall => '_',
            Between::Cage if below.sign.is_ascii() => '.',
            Between::Cage => '‥',
            Between::Sign if (col - 1) % CELL == CELL - 2 => below.sign,
            Between::Sign => return blank(inside.tint),
        };
        Tile { sign, tint: inside.tint, ..below }
    }

    /// Whether a character has a border below it, so that it is underlined.
    fn is_underlined(&self, plot: &Plot, (col, row): (usize, usize)) -> bool {
        let cell = Cells::cell((col, row));
        let area = plot.area(Pt { y: cell.y + 1, ..cell });
        let below = Between::of(plot.tiles[area.row * plot.width + area.col]);
        row > 0 && col % CELL != 0 && matches!(below, Between::Wall | Between::Cage)
    }
}

impl Fold {
    /// A board whose rows of cells are one line each. The picture must have narrow cells.
    pub(crate) fn into_lines_of_cells(board: &Board, has_sums: bool) -> Fold {
        Fold::Cells(Cells { rows: board.rows, cols: board.cols, has_sums })
    }

    /// Removes the thin lines of a picture with narrow cells, and adds spaces around walls: a 9 x 9
    /// then takes 25 x 13 characters. `None` if that would not make the picture smaller.
    pub(crate) fn of(plot: &Plot) -> Option<Fold> {
        let tile = |col: usize, row: usize| plot.tiles[row * plot.width + col];
        // Only thin lines may be removed.
        let matters = |tile: Tile| tile.role.is_some_and(|role| role != Role::Grid);
        let is_wall_col =
            |col: usize| (1..plot.height).step_by(2).any(|row| matters(tile(col, row)));
        let is_wall_row =
            |row: usize| (1..plot.width).step_by(2).any(|col| matters(tile(col, row)));
        let mut cols = Vec::new();
        for col in 0..plot.width {
            match col % 2 == 0 {
                false => cols.push((col, false)),
                true if is_wall_col(col) => {
                    cols.extend(col.checked_sub(1).map(|left| (left, true)));
                    cols.push((col, false));
                    cols.extend(
                        Some(col + 1).filter(|&right| right < plot.width).map(|c| (c, true)),
                    );
                }
                true => cols.push((col - 1, true)),
            }
        }
        let is_wall: Vec<bool> =
            (0..plot.height).map(|row| row % 2 == 0 && is_wall_row(row)).collect();
        let rows: Vec<usize> =
            (0..plot.height).filter(|&row| row % 2 != 0 || is_wall[row]).collect();
        (rows.len() < plot.height && plot.height > 1).then_some(Fold::Lines(Lines {
            cols,
            rows,
            is_wall,
        }))
    }
}

impl View {
    pub(crate) fn size(&self) -> (usize, usize) {
        match &self.fold {
            Some(Fold::Lines(lines)) => (lines.cols.len(), lines.rows.len()),
            Some(Fold::Cells(cells)) => cells.size(),
            None => (self.plot.width, self.plot.height),
        }
    }

    /// The character at a shown position.
    pub(crate) fn tile(&self, (col, row): (usize, usize)) -> Tile {
        let at = |col: usize, row: usize| self.plot.tiles[row * self.plot.width + col];
        let fold = match &self.fold {
            None => return at(col, row),
            Some(Fold::Cells(cells)) => return cells.tile(&self.plot, (col, row)),
            Some(Fold::Lines(lines)) => lines,
        };
        let ((col, is_blank), row) = (fold.cols[col], fold.rows[row]);
        let tile = at(col, row);
        match is_blank && !fold.is_wall[row] {
            true => Tile { sign: ' ', role: None, ..tile },
            false => tile,
        }
    }

    /// Whether a shown character stands on a border that has no line of its own.
    pub(crate) fn is_underlined(&self, spot: (usize, usize)) -> bool {
        match &self.fold {
            Some(Fold::Cells(cells)) => cells.is_underlined(&self.plot, spot),
            Some(Fold::Lines(_)) | None => false,
        }
    }

    /// Whether rows of cells have no lines between them.
    pub(crate) fn is_lines_of_cells(&self) -> bool {
        matches!(self.fold, Some(Fold::Cells(_)))
    }

    /// The shown characters that belong to a point.
    pub(crate) fn area(&self, at: Pt) -> Area {
        match &self.fold {
            None => self.plot.area(at),
            Some(Fold::Cells(cells)) => {
                let cell = |n: i16| usize::from(n.max(0).unsigned_abs()) / 2;
                let (col, row) = (CELL * cell(at.x) + 1 + cells.middle(), cell(at.y) + 1);
                Area { col, row, width: 1, height: 1 }
            }
            Some(Fold::Lines(lines)) => {
                let area = self.plot.area(at);
                let col =
                    lines.cols.iter().position(|&(col, is_blank)| col == area.col && !is_blank);
                let row = lines.rows.iter().position(|&row| row >= area.row);
                Area { col: col.unwrap_or(0), row: row.unwrap_or(0), ..area }
            }
        }
    }

    /// The point that a character belongs to.
    pub(crate) fn point(&self, (col, row): (usize, usize)) -> Option<Pt> {
        match &self.fold {
            Some(Fold::Lines(lines)) => {
                let &(col, _) = lines.cols.get(col)?;
                Some(self.plot.point((col, *lines.rows.get(row)?)))
            }
            Some(Fold::Cells(_)) => Some(Cells::cell((col, row))),
            None => Some(self.plot.point((col, row))),
        }
    }
}
