//! Small sets of cells that can be filled in another way: if no cell of a set is given, there is
//! another solution.
//!
//! Two kinds are found by following cells: those of two digits that can be swapped, and those of
//! two lines of a band or stack. They detect most of the clues that are needed, without any search.

use crate::grid::Grid;

/// The number of a cell that does not exist; it counts as given, so that every walk ends there.
const NOWHERE: u8 = 81;

/// The row, the column and the box of a cell.
pub(crate) static HOUSES: [[u8; 3]; 81] = {
    let mut table = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        table[cell] = [(cell / 9) as u8, (cell % 9) as u8, (cell / 27 * 3 + cell % 9 / 3) as u8];
        cell += 1;
    }
    table
};

/// The cells of a grid's digits, and which cells are given.
pub(crate) struct Swaps {
    grid: Grid,
    /// The cell of each digit in each row, column and box.
    cells: [[[u8; 10]; 9]; 3],
    is_open: [bool; 82],
}

impl Swaps {
    /// Starts without givens.
    pub(crate) fn new(grid: &Grid) -> Swaps {
        let mut cells = [[[NOWHERE; 10]; 9]; 3];
        for (cell, &digit) in grid.iter().enumerate() {
            if digit > 0 {
                for (kind, house) in HOUSES[cell].into_iter().enumerate() {
                    cells[kind][usize::from(house)][usize::from(digit)] = cell as u8;
                }
            }
        }
        let mut is_open = [true; 82];
        is_open[usize::from(NOWHERE)] = false;
        Swaps { grid: *grid, cells, is_open }
    }

    /// Adds a cell to the givens, or removes it.
    #[inline(always)]
    pub(crate) fn flip(&mut self, cell: usize) {
        self.is_open[cell] ^= true;
    }

    /// Whether a cell is not given.
    #[inline(always)]
    pub(crate) fn is_blank(&self, cell: usize) -> bool {
        self.is_open[cell]
    }

    /// Whether swapping some cells that are not given changes this one, which is not given;
    /// `others` are the other digits that no given peer has, as bits 1 to 9.
    #[inline(always)]
    pub(crate) fn change(&self, cell: usize, others: u16) -> bool {
        let [row, col, _] = HOUSES[cell];
        for other in beside(row) {
            if self.exchanges_lines(0, [row, other], col, others) {
                return true;
            }
        }
        for other in beside(col) {
            if self.exchanges_lines(1, [col, other], row, others) {
                return true;
            }
        }
        let mut rest = others;
        while rest != 0 {
            if self.exchanges_digits(cell, rest.trailing_zeros() as u8) {
                return true;
            }
            rest &= rest - 1;
        }
        false
    }

    /// Whether the cell's digit can be swapped with another one, along all cells that this
    /// involves.
    #[inline(always)]
    fn exchanges_digits(&self, cell: usize, other: u8) -> bool {
        let both = self.grid[cell] ^ other;
        let mut seen = 1u128 << cell;
        let mut todo = seen;
        while todo != 0 {
            let cell = todo.trailing_zeros() as usize;
            todo &= todo - 1;
            let wanted = usize::from(self.grid[cell] ^ both);
            let [row, col, within] = HOUSES[cell];
            let at = [
                self.cells[0][usize::from(row)][wanted],
                self.cells[1][usize::from(col)][wanted],
                self.cells[2][usize::from(within)][wanted],
            ];
            if !(at.into_iter().all(|at| self.is_blank(at.into()))) {
                return false;
            }
            let next = 1 << at[0] | 1 << at[1] | 1 << at[2];
            todo |= next & !seen;
            seen |= next;
        }
        true
    }

    /// Whether two rows (kind 0) or columns (kind 1) of a band can swap their cells at a place,
    /// along all places that this involves.
    #[inline(always)]
    fn exchanges_lines(&self, kind: usize, lines: [u8; 2], place: u8, others: u16) -> bool {
        let cell =
            |line: u8, place: u8| if kind == 0 { 9 * line + place } else { 9 * place + line };
        let mut two = cell(lines[1], place);
        if others >> self.grid[usize::from(two)] & 1 == 0 {
            return false;
        }
        loop {
            let one =
                self.cells[kind][usize::from(lines[0])][usize::from(self.grid[usize::from(two)])];
            // Neither a given cell nor one with an unknown digit can be swapped.
            if !(self.is_blank(two.into()) && self.is_blank(one.into())) {
                return false;
            }
            let at = HOUSES[usize::from(one)][1 - kind];
            if at == place {
                return true;
            }
            two = cell(lines[1], at);
        }
    }
}

/// The other two lines of the band or stack of a line.
#[inline(always)]
fn beside(line: u8) -> [u8; 2] {
    let first = line - line % 3;
    [first + (line + 1) % 3, first + (line + 2) % 3]
}

#[cfg(test)]
mod tests {
    use super::{HOUSES, Swaps};
    use crate::{Grid, Kernel, full_grid};

    fn others(puzzle: &Grid, cell: usize) -> u16 {
        let sees = |at: usize| {
            let (one, two) = (HOUSES[at], HOUSES[cell]);
            (0..3).any(|kind| one[kind] == two[kind])
        };
        (0..81).filter(|&at| sees(at)).fold(0x3fe, |set, at| set & !(1 << puzzle[at]))
    }

    /// Every predicted change must be possible, and some changes must be predicted.
    #[test]
    fn a_change_foretold_is_another_solution() {
        let mut state = 5u64;
        let mut random = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            state ^ state >> 32
        };
        let (mut foretold, mut unforeseen) = (0, 0);
        for _ in 0..60 {
            let full = full_grid(&mut random);
            let mut swaps = Swaps::new(&full);
            let mut puzzle: Grid = [0; 81];
            for _ in 0..40 {
                let cell = (random() % 81) as usize;
                if puzzle[cell] == 0 {
                    puzzle[cell] = full[cell];
                    swaps.flip(cell);
                }
            }
            let possible = Kernel::best().possible(&puzzle).expect("it has a solution");
            for cell in (0..81).filter(|&cell| puzzle[cell] == 0) {
                let differs = possible[cell].count_ones() > 1;
                let changes = swaps.change(cell, others(&puzzle, cell) & !(1 << full[cell]));
                assert!(differs || !changes, "cell {cell} cannot change");
                foretold += usize::from(changes);
                unforeseen += usize::from(differs && !changes);
            }
        }
        assert!(foretold > 100 && unforeseen > 0, "{foretold} and {unforeseen}");
    }
}
