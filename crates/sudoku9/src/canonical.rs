//! One representative for all puzzles that are the same up to relabelling, swapping lines, bands and stacks, and transposing.
//!
//! Rows, columns and digits get colours that do not depend on how the puzzle is written down, refined until they tell all rows
//! and all columns apart; sorting by colour then gives the representative. Where colours cannot decide, each choice is followed and
//! the least outcome wins; choices that an automorphism makes alike are followed once.

use crate::grid::Grid;

/// Rows are lines 0 to 8, columns are lines 9 to 17.
const LINES: usize = 18;

/// Spreads a number over 64 bits.
#[inline(always)]
const fn mix(x: u64) -> u64 {
    let x = (x ^ (x >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// A clue: row, column, digit, each from 0.
type Clue = (usize, usize, usize);

/// What does not change while colours are refined.
struct Puzzle {
    clues: [Clue; 81],
    count: usize,
    /// How two lines of a kind, or two digits, hang together.
    lines: [[u64; LINES]; LINES],
    digits: [[u64; 9]; 9],
}

/// The colours of lines and digits.
#[derive(Clone, Copy)]
struct Colours {
    lines: [u64; LINES],
    digits: [u64; 9],
}

/// No clue there.
const NONE: u8 = 9;

/// The clues of a line, or of a digit, as a partial map of 0..9 to 0..9: columns of a row to digits, say.
#[derive(Clone, Copy)]
struct Map {
    to: [u8; 10],
    back: [u8; 10],
    /// Where it starts from and leads to, as bits.
    from: u16,
    onto: u16,
}

impl Map {
    const EMPTY: Map = Map { to: [NONE; 10], back: [NONE; 10], from: 0, onto: 0 };

    fn link(&mut self, from: usize, to: usize) {
        self.to[from] = to as u8;
        self.back[to] = from as u8;
        self.from |= 1 << from;
        self.onto |= 1 << to;
    }
}

/// What a path or cycle of so many links adds, twice their number and one more for a cycle.
static PARTS: [u64; 38] = {
    let mut parts = [0; 38];
    let mut i = 0;
    while i < 38 {
        parts[i] = mix(i as u64);
        i += 1;
    }
    parts
};

/// Says how two maps hang together: the lengths of the paths and cycles that their links form.
fn tie(first: &Map, second: &Map) -> u64 {
    // Links that meet no other are paths of their own. The others are found from what both maps start from, and from what
    // leads to where both lead.
    let mut starts = first.from & second.from;
    let mut onto = first.onto & second.onto;
    while onto != 0 {
        starts |= 1 << first.back[onto.trailing_zeros() as usize];
        onto &= onto - 1;
    }
    let mut alone = u64::from(first.from.count_ones() + second.from.count_ones());
    let mut sum = 0u64;
    while starts != 0 {
        let start = starts.trailing_zeros() as u8;
        let (mut links, mut closed) = (0, false);
        let mut at = start;
        loop {
            starts &= !(1 << at);
            let over = first.to[usize::from(at)];
            if over == NONE {
                break;
            }
            let next = second.back[usize::from(over)];
            links += 1;
            if next == NONE {
                break;
            }
            links += 1;
            if next == start {
                closed = true;
                break;
            }
            at = next;
        }
        if !closed {
            let mut at = start;
            loop {
                starts &= !(1 << at);
                let over = second.to[usize::from(at)];
                if over == NONE {
                    break;
                }
                links += 1;
                let next = first.back[usize::from(over)];
                if next == NONE {
                    break;
                }
                links += 1;
                at = next;
            }
        }
        alone -= links as u64;
        sum = sum.wrapping_add(PARTS[links * 2 + usize::from(closed)]);
    }
    sum.wrapping_add(alone.wrapping_mul(PARTS[2]))
}

impl Puzzle {
    fn new(grid: &Grid) -> Puzzle {
        // Columns to digits in a row, rows to digits in a column, rows to columns of a digit.
        let (mut rows, mut columns, mut digits) =
            ([Map::EMPTY; 9], [Map::EMPTY; 9], [Map::EMPTY; 9]);
        let mut puzzle = Puzzle {
            clues: [(0, 0, 0); 81],
            count: 0,
            lines: [[0; LINES]; LINES],
            digits: [[0; 9]; 9],
        };
        // A digit twice in a line leads to two places, and then chains have no end.
        let mut has_clash = false;
        for (cell, &value) in grid.iter().enumerate() {
            if (1..=9).contains(&value) {
                let (r, c, d) = (cell / 9, cell % 9, usize::from(value) - 1);
                puzzle.clues[puzzle.count] = (r, c, d);
                puzzle.count += 1;
                has_clash |= rows[r].back[d] != NONE || columns[c].back[d] != NONE;
                rows[r].link(c, d);
                columns[c].link(r, d);
                digits[d].link(r, c);
            }
        }
        let tie = |one: &Map, other: &Map| if has_clash { 0 } else { tie(one, other) };
        for i in 0..9 {
            for j in 0..i {
                let mates = if i / 3 == j / 3 { 0x5851_f42d_4c95_7f2d } else { 0 };
                let row = tie(&rows[i], &rows[j]) ^ mates;
                let column = tie(&columns[i], &columns[j]) ^ mates;
                let digit = tie(&digits[i], &digits[j]);
                (puzzle.lines[i][j], puzzle.lines[j][i]) = (row, row);
                (puzzle.lines[9 + i][9 + j], puzzle.lines[9 + j][9 + i]) = (column, column);
                (puzzle.digits[i][j], puzzle.digits[j][i]) = (digit, digit);
            }
        }
        puzzle
    }

    /// Mixes into every colour those of its neighbours.
    fn refine(&self, colours: &Colours) -> Colours {
        let mut next = Colours { lines: colours.lines.map(mix), digits: colours.digits.map(mix) };
        for &(r, c, d) in &self.clues[..self.count] {
            let (row, column, digit) = (colours.lines[r], colours.lines[9 + c], colours.digits[d]);
            let shifted = digit.rotate_left(17);
            next.lines[r] = next.lines[r].wrapping_add(mix(column ^ shifted));
            next.lines[9 + c] = next.lines[9 + c].wrapping_add(mix(row ^ shifted));
            next.digits[d] = next.digits[d].wrapping_add(mix(row.wrapping_add(column)));
        }
        for i in 0..9 {
            let (mut row, mut column, mut digit) = (0u64, 0u64, 0u64);
            for j in 0..9 {
                if i != j {
                    row = row.wrapping_add(mix(self.lines[i][j].wrapping_add(colours.lines[j])));
                    column = column.wrapping_add(mix(
                        self.lines[9 + i][9 + j].wrapping_add(colours.lines[9 + j])
                    ));
                    digit =
                        digit.wrapping_add(mix(self.digits[i][j].wrapping_add(colours.digits[j])));
                }
            }
            next.lines[i] = next.lines[i].wrapping_add(row.rotate_left(7));
            next.lines[9 + i] = next.lines[9 + i].wrapping_add(column.rotate_left(7));
            next.digits[i] = next.digits[i].wrapping_add(digit.rotate_left(7));
        }
        next
    }

    /// Refines until all rows and all columns differ, or no more of them come to differ.
    fn settle(&self, mut colours: Colours) -> Colours {
        let mut kinds = 0;
        loop {
            colours = self.refine(&colours);
            let now = distinct(&colours.lines[..9])
                + distinct(&colours.lines[9..])
                + distinct(&colours.digits);
            if now == kinds
                || (distinct(&colours.lines[..9]) == 9 && distinct(&colours.lines[9..]) == 9)
            {
                return colours;
            }
            kinds = now;
        }
    }

    /// The grid written down in the order of the colours, which must tell all lines apart.
    fn arrange(&self, colours: &Colours) -> Grid {
        let sorted = |lines: &[u64]| {
            let mut lines: [u64; 9] = core::array::from_fn(|i| lines[i]);
            lines.sort_unstable();
            lines
        };
        let (rows, columns) = (sorted(&colours.lines[..9]), sorted(&colours.lines[9..]));
        match rows.cmp(&columns) {
            core::cmp::Ordering::Less => self.written(colours, false),
            core::cmp::Ordering::Greater => self.written(colours, true),
            core::cmp::Ordering::Equal => {
                self.written(colours, false).min(self.written(colours, true))
            }
        }
    }

    fn written(&self, colours: &Colours, transposed: bool) -> Grid {
        let (down, across) = if transposed { (9, 0) } else { (0, 9) };
        let (rows, columns) =
            (places(&colours.lines[down..down + 9]), places(&colours.lines[across..across + 9]));
        let mut grid = [0; 81];
        for &(r, c, d) in &self.clues[..self.count] {
            let (r, c) = if transposed { (c, r) } else { (r, c) };
            grid[9 * rows[r] + columns[c]] = d as u8 + 1;
        }
        // Digits are named as they appear.
        let (mut names, mut named) = ([0; 10], 0);
        for value in grid.iter_mut().filter(|value| **value != 0) {
            let name = &mut names[usize::from(*value)];
            if *name == 0 {
                named += 1;
                *name = named;
            }
            *value = *name;
        }
        grid
    }

    /// The least grid over all choices that the colours leave open.
    fn least(&self, colours: &Colours) -> Grid {
        let Some(cell) = undecided(&colours.lines) else { return self.arrange(colours) };
        let mut best: Option<(Grid, Grid)> = None;
        for line in (0..LINES).filter(|&line| colours.lines[line] == cell) {
            let child = self.single_out(colours, line);
            match best {
                None => best = Some((self.least(&child), self.any(&child))),
                // Two ways of writing the same grid down are an automorphism: this choice leads to what the first one did.
                Some((_, first)) if self.any(&child) == first => {}
                Some((least, first)) => best = Some((least.min(self.least(&child)), first)),
            }
        }
        best.map_or_else(|| self.arrange(colours), |(least, _)| least)
    }

    /// The grid that the first choice everywhere leads to.
    fn any(&self, colours: &Colours) -> Grid {
        let mut colours = *colours;
        while let Some(cell) = undecided(&colours.lines) {
            let line = (0..LINES).find(|&line| colours.lines[line] == cell).unwrap_or(0);
            colours = self.single_out(&colours, line);
        }
        self.arrange(&colours)
    }

    fn single_out(&self, colours: &Colours, line: usize) -> Colours {
        let mut child = *colours;
        child.lines[line] = mix(child.lines[line] ^ 0x2545_f491_4f6c_dd1d);
        self.settle(child)
    }
}

/// The number of different colours.
fn distinct(colours: &[u64]) -> usize {
    (0..colours.len()).filter(|&i| !colours[..i].contains(&colours[i])).count()
}

/// The least colour that two rows or two columns share.
fn undecided(lines: &[u64; LINES]) -> Option<u64> {
    (0..LINES).filter(|&i| lines[i / 9 * 9..i].contains(&lines[i])).map(|i| lines[i]).min()
}

/// Where each of nine lines goes: bands in the order of their least colours, lines in a band in the order of theirs.
fn places(colours: &[u64]) -> [usize; 9] {
    let band =
        |i: usize| colours[i / 3 * 3].min(colours[i / 3 * 3 + 1]).min(colours[i / 3 * 3 + 2]);
    core::array::from_fn(|i| {
        (0..9).filter(|&j| (band(j), colours[j]) < (band(i), colours[i])).count()
    })
}

/// The representative of a puzzle's class: two grids, full or not, have the same one exactly if relabelling digits, swapping
/// lines within bands, bands, stacks, and transposing turn one into the other.
///
/// Values above 9 are taken for empty cells.
///
/// ```
/// use gridwright_sudoku9::{canonical, solve};
/// let full = solve(&[0; 81]).unwrap();
/// let other = full.map(|digit| 10 - digit);
/// assert_eq!(canonical(&full), canonical(&other));
/// ```
pub fn canonical(grid: &Grid) -> Grid {
    let puzzle = Puzzle::new(grid);
    let start = Colours { lines: [1; LINES], digits: [2; 9] };
    puzzle.least(&puzzle.settle(start))
}
