//! A slow solver that shares no code with the kernel, a small random stream, and well-known
//! puzzles.
#![allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    reason = "shared by several test files, each using its own part"
)]

use gridwright_sudoku9::{Grid, parse_line};

/// A small random stream, which is the same on every machine.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

/// Whether `digit` could be placed at `cell` next to the digits already there.
pub fn fits(grid: &Grid, cell: usize, digit: u8) -> bool {
    let (r, c) = (cell / 9, cell % 9);
    (0..81).all(|other| {
        let (r2, c2) = (other / 9, other % 9);
        other == cell
            || grid[other] != digit
            || !(r == r2 || c == c2 || (r / 3 == r2 / 3 && c / 3 == c2 / 3))
    })
}

/// All solutions up to `limit`, found by guessing at the cell with the fewest digits unused in its
/// row, column and box.
pub fn solutions(puzzle: &Grid, limit: usize) -> Vec<Grid> {
    struct Slow {
        grid: Grid,
        used: [[u16; 9]; 3],
        limit: usize,
        found: Vec<Grid>,
    }
    fn houses(cell: usize) -> [usize; 3] {
        [cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3]
    }
    fn go(slow: &mut Slow) {
        let mut best = (10, 0, 0);
        for cell in 0..81 {
            if slow.grid[cell] == 0 {
                let [r, c, b] = houses(cell);
                let free = 0x3fe & !(slow.used[0][r] | slow.used[1][c] | slow.used[2][b]);
                if free.count_ones() < best.0 {
                    best = (free.count_ones(), cell, free);
                }
            }
        }
        let (fewest, cell, free) = best;
        if fewest == 10 {
            slow.found.push(slow.grid);
            return;
        }
        let [r, c, b] = houses(cell);
        for d in (1..=9).filter(|d| free >> d & 1 == 1) {
            let flip = |slow: &mut Slow| {
                slow.used[0][r] ^= 1 << d;
                slow.used[1][c] ^= 1 << d;
                slow.used[2][b] ^= 1 << d;
            };
            slow.grid[cell] = d;
            flip(slow);
            go(slow);
            flip(slow);
            slow.grid[cell] = 0;
            if slow.found.len() >= slow.limit {
                return;
            }
        }
    }
    let mut slow = Slow { grid: *puzzle, used: [[0; 9]; 3], limit, found: Vec::new() };
    for cell in (0..81).filter(|&cell| puzzle[cell] != 0) {
        for (house, at) in houses(cell).into_iter().enumerate() {
            let bit = 1 << puzzle[cell];
            if slow.used[house][at] & bit != 0 {
                return Vec::new();
            }
            slow.used[house][at] |= bit;
        }
    }
    go(&mut slow);
    slow.found
}

/// Whether `grid` is full, valid, and agrees with the puzzle.
pub fn solves(grid: &Grid, puzzle: &Grid) -> bool {
    (0..81).all(|cell| (1..=9).contains(&grid[cell]) && fits(grid, cell, grid[cell]))
        && (0..81).all(|cell| puzzle[cell] == 0 || puzzle[cell] == grid[cell])
}

/// Well-known puzzles with a unique solution: hard ones, and some with 17 clues.
pub const KNOWN: [&str; 11] = [
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
    ".2..5.7..4..1....68....3...2....8..3.4..2.5.....6...1...2.9.....9......57.4...9..",
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
    "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
];

pub fn known() -> Vec<Grid> {
    KNOWN.iter().map(|line| parse_line(line.as_bytes()).unwrap()).collect()
}

/// The known puzzles with their solutions, from the slow solver.
pub fn solved() -> Vec<(Grid, Grid)> {
    known().into_iter().map(|puzzle| (puzzle, solutions(&puzzle, 1)[0])).collect()
}

/// A puzzle made from a known one by relabelling, and adding, removing and changing clues: some
/// have no solution, some one, some many.
pub fn mutant(solved: &[(Grid, Grid)], random: &mut Random) -> Grid {
    let (base, solution) = solved[random.below(solved.len())];
    let mut digits: Vec<u8> = (1..=9).collect();
    for i in (1..9).rev() {
        digits.swap(i, random.below(i + 1));
    }
    let mut grid = base;
    for _ in 0..random.below(12) {
        let cell = random.below(81);
        grid[cell] = match random.below(8) {
            0 => 1 + random.below(9) as u8,
            1..4 => solution[cell],
            _ => 0,
        };
    }
    // Some more clues, so that the slow solver does not find too many solutions.
    for _ in 0..random.below(10) {
        let cell = random.below(81);
        if grid[cell] == 0 {
            grid[cell] = solution[cell];
        }
    }
    grid.map(|d| if d == 0 { 0 } else { digits[usize::from(d) - 1] })
}
