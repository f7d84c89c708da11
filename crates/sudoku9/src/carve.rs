//! Carves puzzles out of full grids, one at a time or in batches.

use crate::carver::{Carver, Shop};
use crate::grid::Grid;
use crate::kernel::Kernel;
use crate::orbits::Orbits;

impl Kernel {
    /// See [`carve`].
    pub fn carve(
        self,
        full: &Grid,
        orbits: &Orbits,
        wanted: usize,
        random: &mut dyn FnMut() -> u64,
    ) -> Grid {
        let mut carver = Carver::new(full, orbits, wanted, random);
        self.carve_one(&mut carver);
        carver.puzzle
    }

    /// See [`carve_all`].
    pub fn carve_all(
        self,
        fulls: &[Grid],
        orbits: &Orbits,
        wanted: usize,
        random: &mut dyn FnMut(usize) -> u64,
        puzzles: &mut [Grid],
    ) {
        let many = fulls.len().min(puzzles.len());
        let mut begin =
            |item: usize| Carver::new(&fulls[item], orbits, wanted, &mut || random(item));
        self.carve_many(&mut Shop::new(&mut puzzles[..many], &mut begin));
    }

    /// See [`are_minimal`].
    pub fn are_minimal(self, puzzles: &[Grid], solutions: &[Grid], answers: &mut [bool]) {
        let many = puzzles.len().min(solutions.len()).min(answers.len());
        let singles = Orbits::single();
        let mut left = vec![[0; 81]; many];
        let mut begin =
            |item: usize| Carver::first_needless(&puzzles[item], &solutions[item], &singles);
        self.carve_many(&mut Shop::new(&mut left, &mut begin));
        for ((answer, left), puzzle) in answers.iter_mut().zip(&left).zip(puzzles) {
            *answer = clues(left) == clues(puzzle);
        }
    }
}

/// Removes clues from a full grid, or from a puzzle with a unique solution, in random order while
/// the solution stays unique, but never below `wanted` clues; with 0, no further group of cells can
/// be removed from the result.
///
/// The result for a grid without a unique solution is meaningless.
///
/// ```
/// use gridwright_sudoku9::{Orbits, carve, is_unique, solve};
/// let full = solve(&[0; 81]).unwrap();
/// let mut state = 1u64;
/// let mut random = || {
///     state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
///     state ^ state >> 32
/// };
/// assert!(is_unique(&carve(&full, &Orbits::single(), 0, &mut random)));
/// ```
pub fn carve(full: &Grid, orbits: &Orbits, wanted: usize, random: &mut dyn FnMut() -> u64) -> Grid {
    Kernel::best().carve(full, orbits, wanted, random)
}

/// Does the same as [`carve`] for many grids, sixteen at a time; `random` draws from the stream of
/// the grid with the given index, and the result for a grid depends on its own stream only.
///
/// ```
/// use gridwright_sudoku9::{Orbits, carve_all, is_unique, solve};
/// let full = solve(&[0; 81]).unwrap();
/// let mut states = [1u64, 2, 3];
/// let mut random = |item: usize| {
///     states[item] = states[item].wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
///     states[item] ^ states[item] >> 32
/// };
/// let mut puzzles = [[0; 81]; 3];
/// carve_all(&[full; 3], &Orbits::single(), 30, &mut random, &mut puzzles);
/// assert!(puzzles.iter().all(is_unique));
/// ```
pub fn carve_all(
    fulls: &[Grid],
    orbits: &Orbits,
    wanted: usize,
    random: &mut dyn FnMut(usize) -> u64,
    puzzles: &mut [Grid],
) {
    Kernel::best().carve_all(fulls, orbits, wanted, random, puzzles);
}

/// Number of clues.
fn clues(grid: &Grid) -> usize {
    grid.iter().filter(|digit| (1..=9).contains(*digit)).count()
}

/// Whether each puzzle needs all of its clues, tested sixteen puzzles at a time. Every puzzle must
/// have exactly one solution, the one with the same index; the answer for any other puzzle is
/// meaningless.
///
/// ```
/// use gridwright_sudoku9::{are_minimal, parse_line, solve};
/// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = parse_line(line).unwrap();
/// let full = solve(&puzzle).unwrap();
/// let mut answers = [true; 2];
/// are_minimal(&[full, puzzle], &[full; 2], &mut answers);
/// assert_eq!(answers, [false, false]);
/// ```
pub fn are_minimal(puzzles: &[Grid], solutions: &[Grid], answers: &mut [bool]) {
    Kernel::best().are_minimal(puzzles, solutions, answers);
}
