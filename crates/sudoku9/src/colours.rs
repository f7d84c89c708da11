//! The canonical form of puzzles that are equivalent up to relabelling, swapping lines, bands and
//! stacks, and transposing.
//!
//! Rows, columns and digits get colours that do not depend on how the puzzle is written down,
//! refined until they distinguish all rows and all columns; sorting by colour then gives the
//! canonical form. Where colours do not decide, each choice is followed and the least result wins;
//! of choices that an automorphism maps to each other only one is followed.

use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::ties::{Maps, Ties, mix};

/// A clue: row, column, digit, each from 0.
type Clue = (u8, u8, u8);

/// Number of kinds of elements: rows, columns and digits.
const KINDS: usize = 3;

/// The colours of rows, columns and digits.
type Colours = [[u64; 9]; KINDS];

/// The data that stays the same while colours are refined.
struct Puzzle {
    clues: [Clue; 82],
    count: usize,
    /// The ties between each element and the eight others of its kind, cyclically from the next
    /// one.
    ties: [[[u64; 8]; 9]; KINDS],
}

/// The mark of ties between lines of the same band or stack.
const MATES: u64 = 0x5851_f42d_4c95_7f2d;

impl Puzzle {
    #[inline(always)]
    fn new<L: Lanes>(grid: &Grid) -> Puzzle {
        let mut puzzle = Puzzle { clues: [(0, 0, 0); 82], count: 0, ties: [[[0; 8]; 9]; KINDS] };
        for r in 0..9 {
            for c in 0..9 {
                let digit = grid[9 * r + c].wrapping_sub(1);
                puzzle.clues[puzzle.count] = (r as u8, c as u8, digit);
                puzzle.count += usize::from(digit < 9);
            }
        }
        // The three maps take columns to digits in a row, rows to digits in a column, and rows to
        // columns of a digit.
        let mut maps = [Maps::empty(), Maps::empty(), Maps::empty()];
        // A digit that occurs twice in a line would make a chain endless.
        let mut has_clash = false;
        for &(r, c, d) in &puzzle.clues[..puzzle.count] {
            let (r, c, d) = (usize::from(r), usize::from(c), usize::from(d));
            has_clash |= maps[0].back[r][d + 1] != 0 || maps[1].back[c][d + 1] != 0;
            maps[0].link(r, c + 1, d + 1);
            maps[1].link(c, r + 1, d + 1);
            maps[2].link(d, r + 1, c + 1);
        }
        for (kind, maps) in maps.iter_mut().enumerate() {
            maps.repeat();
            let ties: Ties = if has_clash { [[0; 4]; 9] } else { L::ties(maps) };
            for (i, ties) in ties.iter().enumerate() {
                for (k, &tie) in ties.iter().enumerate() {
                    let j = (i + k + 1) % 9;
                    let mates = if kind < 2 && i / 3 == j / 3 { MATES } else { 0 };
                    puzzle.ties[kind][i][k] = tie ^ mates;
                    puzzle.ties[kind][j][7 - k] = tie ^ mates;
                }
            }
        }
        puzzle
    }

    /// Mixes the colours of its neighbours into every colour.
    #[inline(always)]
    fn refine(&self, colours: &Colours) -> Colours {
        let mut next = [[0; 9]; KINDS];
        for kind in 0..KINDS {
            // The colours twice in a row, so that cyclic successors are adjacent.
            let mut twice = [0; 18];
            twice[..9].copy_from_slice(&colours[kind]);
            twice[9..].copy_from_slice(&colours[kind]);
            for i in 0..9 {
                let mut sum = 0u64;
                for k in 0..8 {
                    sum =
                        sum.wrapping_add(mix(self.ties[kind][i][k].wrapping_add(twice[i + 1 + k])));
                }
                next[kind][i] = sum.rotate_left(7);
            }
            for i in 0..9 {
                next[kind][i] = next[kind][i].wrapping_add(mix(colours[kind][i]));
            }
        }
        let [rows, columns, digits] = &mut next;
        for &(r, c, d) in &self.clues[..self.count] {
            let (r, c, d) = (usize::from(r), usize::from(c), usize::from(d));
            let (row, column, digit) = (colours[0][r], colours[1][c], colours[2][d]);
            let shifted = digit.rotate_left(17);
            rows[r] = rows[r].wrapping_add(mix(column ^ shifted));
            columns[c] = columns[c].wrapping_add(mix(row ^ shifted));
            digits[d] = digits[d].wrapping_add(mix(row.wrapping_add(column)));
        }
        next
    }

    /// Refines until all rows and all columns differ, or the number of colours stays the same.
    #[inline(always)]
    fn settle(&self, mut colours: Colours) -> Colours {
        let mut kinds = 0;
        loop {
            colours = self.refine(&colours);
            if differ(&colours[0]) && differ(&colours[1]) {
                return colours;
            }
            let now = colours.iter().map(distinct).sum();
            if now == kinds {
                return colours;
            }
            kinds = now;
        }
    }

    /// The grid written in the order of the colours, which must distinguish all lines.
    #[inline(always)]
    fn arrange(&self, colours: &Colours) -> Grid {
        match order(&colours[0], &colours[1]) {
            core::cmp::Ordering::Less => self.written(&colours[0], &colours[1], false),
            core::cmp::Ordering::Greater => self.written(&colours[1], &colours[0], true),
            core::cmp::Ordering::Equal => {
                let one = self.written(&colours[0], &colours[1], false);
                one.min(self.written(&colours[1], &colours[0], true))
            }
        }
    }

    #[inline(always)]
    fn written(&self, down: &[u64; 9], across: &[u64; 9], transposed: bool) -> Grid {
        let (rows, columns) = (places(down), places(across));
        let mut grid = [0; 81];
        let mut filled = 0u128;
        for &(r, c, d) in &self.clues[..self.count] {
            let (r, c) = if transposed { (c, r) } else { (r, c) };
            let at = 9 * rows[usize::from(r)] + columns[usize::from(c)];
            grid[at] = d + 1;
            filled |= 1 << at;
        }
        // Digits are numbered in the order of their first appearance.
        let (mut names, mut named) = ([0; 10], 0);
        while filled != 0 {
            let value = &mut grid[filled.trailing_zeros() as usize];
            filled &= filled - 1;
            let name = &mut names[usize::from(*value)];
            let is_new = *name == 0;
            named += u8::from(is_new);
            *name = if is_new { named } else { *name };
            *value = *name;
        }
        grid
    }

    /// The least grid over all choices that the colours leave open.
    #[cold]
    #[inline(never)]
    fn least(&self, colours: &Colours) -> Grid {
        let Some(cell) = undecided(colours) else { return self.arrange(colours) };
        let mut best: Option<(Grid, Grid)> = None;
        for (kind, line) in lines().filter(|&(kind, line)| colours[kind][line] == cell) {
            let child = self.single_out(colours, kind, line);
            match best {
                None => best = Some((self.least(&child), self.any(&child))),
                // Two ways to write the same grid are an automorphism, so this choice leads to the
                // same result as the first.
                Some((_, first)) if self.any(&child) == first => {}
                Some((least, first)) => best = Some((least.min(self.least(&child)), first)),
            }
        }
        best.map_or_else(|| self.arrange(colours), |(least, _)| least)
    }

    /// The grid that results from always taking the first choice.
    fn any(&self, colours: &Colours) -> Grid {
        let mut colours = *colours;
        while let Some(cell) = undecided(&colours) {
            let (kind, line) =
                lines().find(|&(kind, line)| colours[kind][line] == cell).unwrap_or((0, 0));
            colours = self.single_out(&colours, kind, line);
        }
        self.arrange(&colours)
    }

    fn single_out(&self, colours: &Colours, kind: usize, line: usize) -> Colours {
        let mut child = *colours;
        child[kind][line] = mix(child[kind][line] ^ 0x2545_f491_4f6c_dd1d);
        self.settle(child)
    }
}

/// All rows, then all columns, each as its kind and its index.
fn lines() -> impl Iterator<Item = (usize, usize)> {
    (0..18).map(|line| (line / 9, line % 9))
}

/// Whether all colours are different.
#[inline(always)]
fn differ(colours: &[u64; 9]) -> bool {
    let mut twice = [0; 13];
    twice[..9].copy_from_slice(colours);
    twice[9..].copy_from_slice(&colours[..4]);
    let mut n_same = 0;
    for i in 0..9 {
        for k in 1..5 {
            n_same += u64::from(twice[i] == twice[i + k]);
        }
    }
    n_same == 0
}

/// Number of different colours.
fn distinct(colours: &[u64; 9]) -> usize {
    (0..9).filter(|&i| !colours[..i].contains(&colours[i])).count()
}

/// The least colour shared by two rows or two columns.
fn undecided(colours: &Colours) -> Option<u64> {
    let is_shared = |&(kind, i): &(usize, usize)| colours[kind][..i].contains(&colours[kind][i]);
    lines().filter(is_shared).map(|(kind, i)| colours[kind][i]).min()
}

/// The order of the two kinds of lines, by their sorted colours.
#[inline(always)]
fn order(one: &[u64; 9], other: &[u64; 9]) -> core::cmp::Ordering {
    let least = |colours: &[u64; 9]| colours.iter().fold(u64::MAX, |least, &it| least.min(it));
    match least(one).cmp(&least(other)) {
        core::cmp::Ordering::Equal => {
            let (mut one, mut other) = (*one, *other);
            one.sort_unstable();
            other.sort_unstable();
            one.cmp(&other)
        }
        decided => decided,
    }
}

/// The new index of each of nine lines: bands are sorted by their least colours, lines within a
/// band by their own.
#[inline(always)]
fn places(colours: &[u64; 9]) -> [usize; 9] {
    let mut bands = [0; 3];
    for b in 0..3 {
        bands[b] = colours[3 * b].min(colours[3 * b + 1]).min(colours[3 * b + 2]);
    }
    let (of_bands, mut places) = (ranks(bands), [0; 9]);
    for b in 0..3 {
        let of_lines = ranks([colours[3 * b], colours[3 * b + 1], colours[3 * b + 2]]);
        for i in 0..3 {
            places[3 * b + i] = 3 * of_bands[b] + of_lines[i];
        }
    }
    places
}

/// The rank of each of three different colours.
#[inline(always)]
fn ranks([a, b, c]: [u64; 3]) -> [usize; 3] {
    let less = |one: u64, other: u64| usize::from(one < other);
    [less(b, a) + less(c, a), less(a, b) + less(c, b), less(a, c) + less(b, c)]
}

/// See [`canonical`](crate::canonical()); written once for every instruction set.
#[inline(always)]
pub(crate) fn canonical<L: Lanes>(grid: &Grid) -> Grid {
    let puzzle = Puzzle::new::<L>(grid);
    let colours = puzzle.settle([[1; 9], [1; 9], [2; 9]]);
    if differ(&colours[0]) && differ(&colours[1]) {
        puzzle.arrange(&colours)
    } else {
        puzzle.least(&colours)
    }
}
