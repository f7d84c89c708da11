//! Sets of cells of the 5 x 5 board, one bit for each cell.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// Number of rows, and of columns, of the board.
pub(super) const SIDE: usize = 5;

/// Number of cells of the board, and of letters of its alphabet.
pub(super) const CELLS: usize = SIDE * SIDE;

/// A place on the board: its row and its column, both from 0.
pub type Cell = (usize, usize);

/// A set of cells, such as those where a letter may be.
///
/// ```
/// use gridwright::gogen::Mask;
/// let mut mask = Mask::default();
/// assert_eq!(mask.count(), 25);
/// mask.set((0, 0), false);
/// assert!(!mask.get((0, 0)));
/// assert_eq!(mask.first(false), Some((0, 0)));
/// assert_eq!(mask.to_string(), "01111\n11111\n11111\n11111\n11111\n");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mask(u32);

const ALL: u32 = (1 << CELLS) - 1;
const FIRST_COLUMN: u32 = 0b00001_00001_00001_00001_00001;
const LAST_COLUMN: u32 = FIRST_COLUMN << (SIDE - 1);

impl Mask {
    /// The empty set.
    ///
    /// ```
    /// assert_eq!(gridwright::gogen::Mask::EMPTY.count(), 0);
    /// ```
    pub const EMPTY: Mask = Mask(0);

    /// The set of one cell, or the empty set for a cell outside the board.
    ///
    /// ```
    /// use gridwright::gogen::Mask;
    /// assert_eq!(Mask::of((2, 4)).first(true), Some((2, 4)));
    /// assert_eq!(Mask::of((5, 0)), Mask::EMPTY);
    /// ```
    pub fn of(cell: Cell) -> Mask {
        Mask(bit(cell))
    }

    /// Whether the cell is in the set.
    pub fn get(self, cell: Cell) -> bool {
        self.0 & bit(cell) != 0
    }

    /// Puts a cell into the set, or takes it out. A cell outside the board changes nothing.
    pub fn set(&mut self, cell: Cell, value: bool) {
        let bit = bit(cell);
        self.0 = if value { self.0 | bit } else { self.0 & !bit };
    }

    /// Number of cells in the set.
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first cell, row by row, that is in the set (`true`) or outside it (`false`).
    ///
    /// ```
    /// use gridwright::gogen::Mask;
    /// assert_eq!(Mask::default().first(true), Some((0, 0)));
    /// assert_eq!(Mask::default().first(false), None);
    /// ```
    pub fn first(self, value: bool) -> Option<Cell> {
        let bits = if value { self.0 } else { !self.0 & ALL };
        (bits != 0).then(|| cell(bits.trailing_zeros() as usize))
    }

    /// The cells at most `d` king moves away from a cell in the set, including the set itself.
    ///
    /// ```
    /// use gridwright::gogen::Mask;
    /// let near = Mask::of((2, 4)).neighbourhood(1);
    /// assert_eq!(near.to_string(), "00000\n00011\n00011\n00011\n00000\n");
    /// assert_eq!(Mask::of((0, 0)).neighbourhood(4), Mask::default());
    /// assert_eq!(Mask::EMPTY.neighbourhood(4), Mask::EMPTY);
    /// ```
    #[must_use]
    pub fn neighbourhood(self, d: usize) -> Mask {
        // Four moves reach every cell from every other.
        Mask((0..d.min(SIDE)).fold(self.0, |bits, _| spread(bits)))
    }

    pub(super) fn bits(self) -> u32 {
        self.0
    }

    pub(super) fn of_bits(bits: u32) -> Mask {
        Mask(bits & ALL)
    }
}

/// The cells and all their neighbours.
fn spread(bits: u32) -> u32 {
    let row = bits | (bits & !LAST_COLUMN) << 1 | (bits & !FIRST_COLUMN) >> 1;
    (row | row << SIDE | row >> SIDE) & ALL
}

/// The bit of a cell; 0 for a cell outside the board.
fn bit((row, col): Cell) -> u32 {
    if row < SIDE && col < SIDE { 1 << (row * SIDE + col) } else { 0 }
}

fn cell(index: usize) -> Cell {
    (index / SIDE, index % SIDE)
}

impl Default for Mask {
    /// Every cell.
    fn default() -> Mask {
        Mask(ALL)
    }
}

impl BitAnd for Mask {
    type Output = Mask;

    /// The cells in both sets.
    ///
    /// ```
    /// use gridwright::gogen::Mask;
    /// assert_eq!((Mask::of((0, 0)) & Mask::default()).count(), 1);
    /// ```
    fn bitand(self, other: Mask) -> Mask {
        Mask(self.0 & other.0)
    }
}

impl BitOr for Mask {
    type Output = Mask;

    /// The cells in either set.
    ///
    /// ```
    /// use gridwright::gogen::Mask;
    /// assert_eq!((Mask::of((0, 0)) | Mask::of((4, 4))).count(), 2);
    /// ```
    fn bitor(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }
}

impl Not for Mask {
    type Output = Mask;

    /// The cells that are not in the set.
    ///
    /// ```
    /// use gridwright::gogen::Mask;
    /// assert_eq!(!Mask::default(), Mask::EMPTY);
    /// ```
    fn not(self) -> Mask {
        Mask(!self.0 & ALL)
    }
}

impl fmt::Display for Mask {
    /// Five rows of `0` and `1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..SIDE {
            for col in 0..SIDE {
                f.write_str(if self.get((row, col)) { "1" } else { "0" })?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Mask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mask({})", self.to_string().trim_end().replace('\n', " "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbourhoods_are_king_moves() {
        for from in 0..CELLS {
            for d in 0..=SIDE {
                let near = Mask::of(cell(from)).neighbourhood(d);
                for to in 0..CELLS {
                    let ((r, c), (s, t)) = (cell(from), cell(to));
                    let moves = r.abs_diff(s).max(c.abs_diff(t));
                    assert_eq!(near.get((s, t)), moves <= d, "{r},{c} to {s},{t} in {d}");
                }
            }
        }
    }
}
