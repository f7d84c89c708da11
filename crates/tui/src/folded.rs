//! A picture in characters, optionally without the thin lines between cells.

use gridwright::scene::{Pt, Role};
use gridwright_render::{Area, Plot, Tile};

/// A picture in characters as it is shown: complete, or without the thin lines between cells.
pub(crate) struct View {
    pub(crate) plot: Plot,
    pub(crate) fold: Option<Fold>,
}

/// The columns and rows of a picture that are shown.
pub(crate) struct Fold {
    /// The source of each shown column, and whether only walls that cross the column are drawn.
    cols: Vec<(usize, bool)>,
    rows: Vec<usize>,
    /// Whether each row of the picture is a wall.
    is_wall: Vec<bool>,
}

impl Fold {
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
        (rows.len() < plot.height && plot.height > 1).then_some(Fold { cols, rows, is_wall })
    }
}

impl View {
    pub(crate) fn size(&self) -> (usize, usize) {
        match &self.fold {
            Some(fold) => (fold.cols.len(), fold.rows.len()),
            None => (self.plot.width, self.plot.height),
        }
    }

    /// The character at a shown position.
    pub(crate) fn tile(&self, (col, row): (usize, usize)) -> Tile {
        let at = |col: usize, row: usize| self.plot.tiles[row * self.plot.width + col];
        let Some(fold) = &self.fold else { return at(col, row) };
        let ((col, is_blank), row) = (fold.cols[col], fold.rows[row]);
        let tile = at(col, row);
        match is_blank && !fold.is_wall[row] {
            true => Tile { sign: ' ', role: None, ..tile },
            false => tile,
        }
    }

    /// The shown characters that belong to a point.
    pub(crate) fn area(&self, at: Pt) -> Area {
        let area = self.plot.area(at);
        let Some(fold) = &self.fold else { return area };
        let col = fold.cols.iter().position(|&(col, is_blank)| col == area.col && !is_blank);
        let row = fold.rows.iter().position(|&row| row >= area.row);
        Area { col: col.unwrap_or(0), row: row.unwrap_or(0), ..area }
    }

    /// The point that a character belongs to.
    pub(crate) fn point(&self, (col, row): (usize, usize)) -> Option<Pt> {
        match &self.fold {
            Some(fold) => {
                let &(col, _) = fold.cols.get(col)?;
                Some(self.plot.point((col, *fold.rows.get(row)?)))
            }
            None => Some(self.plot.point((col, row))),
        }
    }
}
