//! Carves a full grid by removing clues while its solution stays unique.
//!
//! Before each removal the solution is unique, so another one must differ at a removed cell: the
//! test searches for a solution with that cell's digit excluded, and succeeds if there is none. The
//! outcome does not depend on the solver, so a grid carved in a lane gets the same result as alone.

use crate::bands::Words;
use crate::bits::place;
use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::orbits::Orbits;
use crate::position::Position;
use crate::random::shuffle;
use crate::search::{Sink, search};
use crate::swaps::{HOUSES, Swaps};
use crate::wide::{Feed, Stack, Start, run};

/// The state of carving one grid.
pub(crate) struct Carver<'a> {
    /// The clues that are left.
    pub(crate) puzzle: Grid,
    groups: &'a [Vec<u8>],
    order: Vec<u8>,
    /// Number of groups decided, and number of cells of the next one that are proved not to differ.
    at: usize,
    proved: usize,
    clues: usize,
    wanted: usize,
    givens: Words,
    /// The digits given in each row, column and box, as bits 1 to 9.
    used: [[u16; 9]; 3],
    swaps: Swaps,
}

/// The row, the column and the box of a cell.
#[inline(always)]
fn houses(cell: usize) -> [usize; 3] {
    let [r, c, x] = HOUSES[cell];
    [usize::from(r), usize::from(c), usize::from(x)]
}

/// Replaces values that are not digits by empty cells.
fn digits(grid: &Grid) -> Grid {
    grid.map(|d| if d > 9 { 0 } else { d })
}

impl<'a> Carver<'a> {
    pub(crate) fn new(
        full: &Grid,
        orbits: &'a Orbits,
        wanted: usize,
        random: &mut dyn FnMut() -> u64,
    ) -> Carver<'a> {
        let mut order: Vec<u8> = (0..orbits.groups().len() as u8).collect();
        shuffle(random, &mut order);
        Carver::begin(full, full, orbits, order, wanted)
    }

    /// Starts with a puzzle whose unique solution is known, to remove the first clue that is not
    /// needed, if there is one.
    pub(crate) fn first_needless(
        puzzle: &Grid,
        solution: &Grid,
        singles: &'a Orbits,
    ) -> Carver<'a> {
        let order: Vec<u8> = (0..singles.groups().len() as u8).collect();
        let mut carver = Carver::begin(puzzle, solution, singles, order, 0);
        carver.wanted = carver.clues.saturating_sub(1);
        carver
    }

    /// Starts with a grid whose unique solution is `solution`.
    fn begin(
        grid: &Grid,
        solution: &Grid,
        orbits: &'a Orbits,
        order: Vec<u8>,
        wanted: usize,
    ) -> Carver<'a> {
        let mut carver = Carver {
            puzzle: digits(grid),
            groups: orbits.groups(),
            order,
            at: 0,
            proved: 0,
            clues: grid.iter().filter(|d| (1..=9).contains(*d)).count(),
            wanted,
            givens: [[0; 9]; 3],
            used: [[0; 9]; 3],
            swaps: Swaps::new(&digits(solution)),
        };
        for cell in 0..81 {
            carver.flip(cell);
        }
        carver
    }

    /// Adds a cell to the givens, or removes it.
    #[inline(always)]
    fn flip(&mut self, cell: usize) {
        let digit = self.puzzle[cell];
        if digit != 0 {
            self.swaps.flip(cell);
            let (b, bit) = place(cell);
            self.givens[b][usize::from(digit) - 1] ^= bit;
            for (house, at) in houses(cell).into_iter().enumerate() {
                self.used[house][at] ^= 1 << digit;
            }
        }
    }

    /// The digits of a cell that no given peer has, as bits 1 to 9.
    #[inline(always)]
    fn candidates(&self, cell: usize) -> u16 {
        let [r, c, x] = houses(cell);
        !(self.used[0][r] | self.used[1][c] | self.used[2][x]) & 0x3fe
    }

    /// Whether the givens leave this cell as the only place of its digit in its box.
    #[inline(always)]
    fn is_alone(&self, cell: usize) -> bool {
        let digit = self.puzzle[cell];
        let [r, c, _] = houses(cell);
        let (r0, c0) = (r - r % 3, c - c % 3);
        for i in r0..r0 + 3 {
            if self.used[0][i] >> digit & 1 == 1 {
                continue;
            }
            for j in c0..c0 + 3 {
                let at = 9 * i + j;
                if at != cell && self.used[1][j] >> digit & 1 == 0 && self.swaps.is_blank(at) {
                    return false;
                }
            }
        }
        true
    }

    /// The next test: the band, digit and bit of the candidate to exclude under the current givens.
    /// `None` at the end.
    #[inline(always)]
    fn test(&mut self) -> Option<(usize, usize, u32)> {
        'groups: loop {
            let group: &'a [u8] = self.groups.get(usize::from(*self.order.get(self.at)?))?;
            if self.proved == 0 {
                let size =
                    group.iter().filter(|&&cell| self.puzzle[usize::from(cell)] != 0).count();
                if size == 0 || self.clues < self.wanted + size {
                    self.at += 1;
                    continue;
                }
                for &cell in group {
                    self.flip(usize::from(cell));
                }
            }
            while let Some(&cell) = group.get(self.proved) {
                let cell = usize::from(cell);
                let others = self.candidates(cell) & !(1 << self.puzzle[cell]);
                if self.puzzle[cell] != 0 && others != 0 && !self.is_alone(cell) {
                    if self.swaps.change(cell, others) {
                        self.settle(true);
                        continue 'groups;
                    }
                    let (b, bit) = place(cell);
                    return Some((b, usize::from(self.puzzle[cell]) - 1, bit));
                }
                // It cannot differ, so it counts as given for the rest of the group.
                self.flip(cell);
                self.proved += 1;
            }
            for &cell in group {
                let cell = usize::from(cell);
                self.flip(cell);
                self.clues -= usize::from(self.puzzle[cell] != 0);
                self.puzzle[cell] = 0;
            }
            self.proved = 0;
            self.at += 1;
        }
    }

    /// Records the result of a test.
    #[inline(always)]
    fn settle(&mut self, differs: bool) {
        let group: &'a [u8] = &self.groups[usize::from(self.order[self.at])];
        if differs {
            for &cell in &group[self.proved..] {
                self.flip(usize::from(cell));
            }
            self.proved = 0;
            self.at += 1;
        } else {
            self.flip(usize::from(group[self.proved]));
            self.proved += 1;
            if self.proved == group.len() {
                for &cell in group {
                    let cell = usize::from(cell);
                    self.flip(cell);
                    self.clues -= usize::from(self.puzzle[cell] != 0);
                    self.puzzle[cell] = 0;
                }
                self.proved = 0;
                self.at += 1;
            }
        }
    }
}

/// Whether another solution was found.
struct Other(bool);

impl Sink for Other {
    const LOCKED: bool = false;

    #[inline(always)]
    fn node(&mut self) -> bool {
        true
    }

    #[inline(always)]
    fn solution<L: Lanes>(&mut self, _: &Position<L::Eight>) -> bool {
        self.0 = true;
        false
    }
}

/// Carves a grid with the latency solver.
#[inline(always)]
pub(crate) fn carve_one<L: Lanes>(carver: &mut Carver<'_>) {
    while let Some((b, d, bit)) = carver.test() {
        let (_, start) = Position::from_givens(&carver.givens).guess(b, bit, d);
        let mut other = Other(false);
        search::<L, _>(start, &mut other);
        carver.settle(other.0);
    }
}

/// Many grids, of which up to sixteen are carved at the same time.
pub(crate) struct Shop<'a> {
    begin: &'a mut dyn FnMut(usize) -> Carver<'a>,
    puzzles: &'a mut [Grid],
    next: usize,
    lanes: [Option<(usize, Carver<'a>)>; 16],
    differs: [bool; 16],
}

impl<'a> Shop<'a> {
    /// Carves one grid for each element of `puzzles`, which receives the result.
    pub(crate) fn new(
        puzzles: &'a mut [Grid],
        begin: &'a mut dyn FnMut(usize) -> Carver<'a>,
    ) -> Shop<'a> {
        Shop { begin, puzzles, next: 0, lanes: [const { None }; 16], differs: [false; 16] }
    }
}

impl Feed for Shop<'_> {
    const LOCKED: bool = false;

    #[inline(always)]
    fn next<L: Lanes>(&mut self, lane: usize) -> Option<Start> {
        loop {
            if let Some((item, carver)) = &mut self.lanes[lane] {
                if let Some(known) = carver.test() {
                    self.differs[lane] = false;
                    return Some(Start { givens: carver.givens, without: Some(known) });
                }
                self.puzzles[*item] = carver.puzzle;
            }
            let item = self.next;
            if item == self.puzzles.len() {
                return None;
            }
            self.next += 1;
            self.lanes[lane] = Some((item, (self.begin)(item)));
        }
    }

    #[inline(always)]
    fn solution<L: Lanes>(&mut self, lane: usize, _: &Words) -> bool {
        self.differs[lane] = true;
        false
    }

    #[inline(always)]
    fn finish(&mut self, lane: usize) {
        if let Some((_, carver)) = &mut self.lanes[lane] {
            carver.settle(self.differs[lane]);
        }
    }
}

/// Carves many grids with the throughput solver.
#[inline(always)]
pub(crate) fn carve_many<L: Lanes>(shop: &mut Shop<'_>) {
    run::<L, _>(&mut Stack::new(), shop);
}
