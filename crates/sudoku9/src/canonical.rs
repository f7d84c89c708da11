//! The canonical form of a puzzle, on the fastest path.

use crate::grid::Grid;
use crate::kernel::Kernel;

/// The canonical form of a grid, full or not: two grids have the same one exactly if relabelling
/// digits, swapping lines within bands, bands and stacks, and transposing turn one into the other.
///
/// Values above 9 count as empty cells.
///
/// ```
/// use gridwright_sudoku9::{canonical, solve};
/// let full = solve(&[0; 81]).unwrap();
/// let other = full.map(|digit| 10 - digit);
/// assert_eq!(canonical(&full), canonical(&other));
/// ```
pub fn canonical(grid: &Grid) -> Grid {
    Kernel::best().canonical(grid)
}
