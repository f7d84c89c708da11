//! Random full grids.

use crate::grid::Grid;
use crate::kernel::Kernel;
use crate::random::{below, shuffle};

/// The three lines of the two boxes next to a box with lines `a`, `b`, `c`; each of the 56 * 6^6
/// possibilities is equally likely.
fn beside(random: &mut dyn FnMut() -> u64, lines: [[u8; 3]; 3]) -> [[[u8; 3]; 3]; 2] {
    let [a, b, c] = lines;
    let way = below(random, 56);
    // Two possibilities keep the lines whole. In 27, the second box's first line takes two digits
    // from `b` and one from `c`, in 27 one and two; the rest follows, except which digit of each
    // line is the single one.
    let mut boxes = match way {
        0 => [[b, c, a], [c, a, b]],
        1 => [[c, a, b], [b, c, a]],
        _ => {
            let (i, j, k) = ((way - 2) % 3, (way - 2) / 3 % 3, (way - 2) / 9 % 3);
            let split =
                |line: [u8; 3], one: usize| (line[one], line[(one + 1) % 3], line[(one + 2) % 3]);
            let ((a0, a1, a2), (b0, b1, b2), (c0, c1, c2)) =
                (split(a, i), split(b, j), split(c, k));
            let first = [[b1, b2, c0], [c1, c2, a0], [a1, a2, b0]];
            let second = [[c1, c2, b0], [a1, a2, c0], [b1, b2, a0]];
            if way < 29 { [first, second] } else { [second, first] }
        }
    };
    for line in boxes.as_flattened_mut() {
        shuffle(random, line);
    }
    boxes
}

/// A random full grid.
///
/// The first band and the first stack are drawn uniformly; the other four boxes are filled by
/// search with digits in random order. All randomness comes from `random`, which returns 64 random
/// bits.
///
/// ```
/// let mut state = 7u64;
/// let mut random = || {
///     state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
///     state ^ state >> 32
/// };
/// let grid = gridwright_sudoku9::full_grid(&mut random);
/// assert!(grid.iter().all(|digit| (1..=9).contains(digit)));
/// ```
pub fn full_grid(random: &mut dyn FnMut() -> u64) -> Grid {
    Kernel::best().full_grid(random)
}

impl Kernel {
    /// See [`full_grid`].
    pub fn full_grid(self, random: &mut dyn FnMut() -> u64) -> Grid {
        // A few bands and stacks are incompatible; then both are drawn again.
        loop {
            let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
            shuffle(random, &mut digits);
            let corner: [[u8; 3]; 3] =
                [0, 1, 2].map(|r| [digits[3 * r], digits[3 * r + 1], digits[3 * r + 2]]);
            let turned = [0, 1, 2].map(|c| [digits[c], digits[c + 3], digits[c + 6]]);
            let mut grid = [0; 81];
            let right = beside(random, corner);
            let down = beside(random, turned);
            for i in 0..3 {
                for j in 0..3 {
                    grid[9 * i + j] = corner[i][j];
                    for k in 0..2 {
                        grid[9 * i + 3 + 3 * k + j] = right[k][i][j];
                        grid[9 * (3 + 3 * k + j) + i] = down[k][i][j];
                    }
                }
            }
            if let Some(full) = self.complete(&grid, random) {
                return full;
            }
        }
    }
}
