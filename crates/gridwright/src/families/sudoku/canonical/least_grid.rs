//! A slow and plain canonical form of 9 x 9 Sudokus, for checking the kernel's: the least of all
//! grids that are the same up to symmetry.
//!
//! The symmetries transpose the board, exchange bands, stacks, the rows of a band and the columns
//! of a stack, and rename the digits. The least grid has blanks before digits, and digits in the
//! order they first appear. It is built row by row: all symmetries that lead to the least rows so
//! far are kept, and few are left after the second row.

use gridwright_core::Rng;

type Grid = [u8; 81];

/// A partly chosen symmetry of a grid.
#[derive(Clone, Copy)]
struct View {
    is_turned: bool,
    cols: [u8; 9],
    /// The rows taken so far, one bit each.
    taken: u16,
    last: u8,
    /// The new digit for each digit, or 0 before it is chosen.
    names: [u8; 10],
    n_names: u8,
}

/// The least grid that a symmetry makes of this one.
pub(in crate::families::sudoku) fn least(grid: &Grid) -> Grid {
    let turned: Grid = std::array::from_fn(|i| grid[i % 9 * 9 + i / 9]);
    let (empty_rows, empty_cols) = (empty_lines(grid), empty_lines(&turned));
    let mut views = first_rows([(grid, &empty_cols), (&turned, &empty_rows)]);
    let mut least = [0; 81];
    for at in 0..9 {
        let mut best = [u8::MAX; 9];
        let mut kept: Vec<View> = Vec::new();
        for view in &views {
            let (grid, blank) =
                if view.is_turned { (&turned, &empty_cols) } else { (grid, &empty_rows) };
            for row in next_rows(view, at, blank) {
                let (named, next) = renamed(view, grid, row);
                if named < best {
                    best = named;
                    kept.clear();
                }
                if named == best {
                    kept.push(next);
                }
            }
        }
        least[9 * at..][..9].copy_from_slice(&best);
        views = kept;
    }
    least
}

/// The rows that can come next: the rest of the current band, or where it is complete, any other.
fn next_rows(view: &View, at: usize, empty: &[bool; 9]) -> impl Iterator<Item = u8> {
    let (taken, last) = (view.taken, view.last);
    (0..9).filter(move |&row| match at {
        0 => row == last,
        _ => {
            let is_free = taken >> row & 1 == 0;
            let is_next = at.is_multiple_of(3) || row / 3 == last / 3;
            is_free && is_next && !is_copy(empty, taken, row)
        }
    })
}

/// Whether each row is without digits.
fn empty_lines(grid: &Grid) -> [bool; 9] {
    std::array::from_fn(|row| grid[9 * row..][..9].iter().all(|&digit| digit == 0))
}

/// Whether an earlier free line gives the same result, because both lines are empty, or all three
/// of both bands or stacks are. Then only the first of them is tried.
fn is_copy(empty: &[bool; 9], taken: u16, line: u8) -> bool {
    let is_empty_band = |band: u8| (3 * band..3 * band + 3).all(|line| empty[usize::from(line)]);
    let is_free = |line: u8| taken >> line & 1 == 0;
    let band = line / 3;
    let before = (3 * band..line).any(|other| is_free(other) && empty[usize::from(other)]);
    let is_begun = !(3 * band..3 * band + 3).all(is_free);
    let other_band = |other: u8| is_empty_band(other) && is_free(3 * other);
    (empty[usize::from(line)] && before)
        || (!is_begun && is_empty_band(band) && (0..band).any(other_band))
}

/// A row under the chosen symmetry, and the symmetry with that row taken.
fn renamed(view: &View, grid: &Grid, row: u8) -> ([u8; 9], View) {
    let mut next = *view;
    let named = view.cols.map(|col| {
        let digit = grid[usize::from(row) * 9 + usize::from(col)];
        let name = &mut next.names[usize::from(digit)];
        if digit > 0 && *name == 0 {
            next.n_names += 1;
            *name = next.n_names;
        }
        *name
    });
    next.taken |= 1 << row;
    next.last = row;
    (named, next)
}

/// The views whose first row has its blanks as far to the front as any row can have them.
fn first_rows(sides: [(&Grid, &[bool; 9]); 2]) -> Vec<View> {
    let mut best = [u8::MAX; 9];
    let mut views = Vec::new();
    for (is_turned, (grid, empty_cols)) in [false, true].into_iter().zip(sides) {
        let empty_rows = empty_lines(grid);
        for row in 0..9u8 {
            let cells = &grid[usize::from(row) * 9..][..9];
            // The digits of a row all differ, so only the places of its blanks count.
            let n_in = |stack: usize| cells[3 * stack..][..3].iter().filter(|&&d| d > 0).count();
            let mut counts = [n_in(0), n_in(1), n_in(2)];
            counts.sort_unstable();
            let pattern: [u8; 9] = std::array::from_fn(|i| u8::from(i % 3 + counts[i / 3] >= 3));
            if pattern > best || is_copy(&empty_rows, 0, row) {
                continue;
            }
            if pattern < best {
                best = pattern;
                views.clear();
            }
            for cols in orders(cells, &pattern, empty_cols) {
                let names = [0; 10];
                views.push(View { is_turned, cols, taken: 0, last: row, names, n_names: 0 });
            }
        }
    }
    views
}

/// All orders of the columns that show a row with this pattern of blanks and digits.
fn orders(cells: &[u8], pattern: &[u8; 9], empty: &[bool; 9]) -> Vec<[u8; 9]> {
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut found = Vec::new();
    for stacks in ORDERS {
        // For each place of a stack, the orders of its columns that fit.
        let fitting = |place: usize| {
            let first = 3 * stacks[place];
            ORDERS.into_iter().map(move |order| order.map(|col| first + col)).filter(move |cols| {
                (0..3).all(|i| u8::from(cells[cols[i]] > 0) == pattern[3 * place + i])
            })
        };
        for one in fitting(0) {
            for two in fitting(1) {
                for three in fitting(2) {
                    let all = [one, two, three].concat();
                    let cols: [u8; 9] = std::array::from_fn(|i| all[i] as u8);
                    let mut taken = 0;
                    let is_first = cols.iter().all(|&col| {
                        let is_first = !is_copy(empty, taken, col);
                        taken |= 1 << col;
                        is_first
                    });
                    if is_first {
                        found.push(cols);
                    }
                }
            }
        }
    }
    found
}

/// The grid under a random symmetry.
pub(in crate::families::sudoku) fn disguised(grid: &Grid, rng: &mut Rng) -> Grid {
    let lines = |rng: &mut Rng| -> Vec<usize> {
        let bands = rng.permutation(3);
        bands
            .into_iter()
            .flat_map(|b| rng.permutation(3).into_iter().map(move |i| 3 * b + i))
            .collect()
    };
    let (rows, cols, digits) = (lines(rng), lines(rng), rng.permutation(9));
    let is_turned = rng.below(2) == 1;
    std::array::from_fn(|i| {
        let (r, c) = (rows[i / 9], cols[i % 9]);
        let digit = grid[if is_turned { c * 9 + r } else { r * 9 + c }];
        if digit == 0 { 0 } else { digits[usize::from(digit) - 1] as u8 + 1 }
    })
}

#[cfg(test)]
mod tests {
    use super::{Grid, disguised, least};
    use gridwright_core::Rng;

    #[test]
    fn all_disguises_of_a_grid_have_one_least_grid_and_others_another() {
        let mut rng = Rng::from_seed(1);
        let cyclic = |i: usize| ((i / 9 * 3 + i / 27 + i % 9) % 9) as u8 + 1;
        let full: Grid = std::array::from_fn(cyclic);
        let mut names = std::collections::BTreeSet::new();
        for n_clues in [1, 3, 17, 24, 40, 81] {
            let mut grid = full;
            rng.permutation(81).into_iter().skip(n_clues).for_each(|cell| grid[cell] = 0);
            let name = least(&grid);
            assert_eq!(least(&name), name, "the least is its own least");
            assert_eq!(name.iter().filter(|&&digit| digit > 0).count(), n_clues);
            for _ in 0..8 {
                assert_eq!(least(&disguised(&grid, &mut rng)), name, "{n_clues} clues");
            }
            assert!(names.insert(name));
            // One clue less is another puzzle.
            let clue = grid.iter().position(|&digit| digit > 0).expect("there are clues");
            grid[clue] = 0;
            assert!(names.insert(least(&grid)));
        }
    }
}
