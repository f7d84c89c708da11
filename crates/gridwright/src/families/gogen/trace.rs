//! The moves that lead from a letter in a wrong cell to a contradiction, for the text of a step.
//!
//! The kernel is quick and does not record reasons. Here the same consequences are drawn once more,
//! those that take few moves first, each with the moves that it depends on.

use super::kernel::{ALL, Links, bits, neighbours};
use super::mask::CELLS;
use super::room::{crowd, misfits};

/// The moves on the way to a contradiction, and the contradiction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) moves: Vec<Move>,
    pub(super) end: DeadEnd,
}

impl Way {
    /// Measures the effort to follow it: the moves, and the letters to count where they have too
    /// few cells.
    pub(super) fn length(&self) -> usize {
        match self.end {
            DeadEnd::Letter(_) | DeadEnd::Cell(_) => self.moves.len(),
            DeadEnd::Crowd { letters, .. } => self.moves.len() + letters.count_ones() as usize,
        }
    }
}

/// A letter is in a cell, or cannot be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    pub(super) letter: usize,
    pub(super) cell: usize,
    pub(super) holds: bool,
}

/// A contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DeadEnd {
    /// A letter has no cell left.
    Letter(usize),
    /// A cell has no letter left.
    Cell(usize),
    /// Letters have fewer cells between them than there are letters.
    Crowd { letters: u32, cells: u32 },
}

/// The reasoning that is followed besides words, last cells and last letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Strength {
    Plain,
    /// Letters that cannot be arranged around a cell.
    Arranging,
}

/// Largest number of moves that are followed.
const MOST_MOVES: usize = u128::BITS as usize;

/// The moves that follow when a letter is put into a cell, up to the contradiction; `None` if there
/// is none.
pub(super) fn trace(
    cells: &[u32; CELLS],
    links: &Links,
    (letter, cell): (usize, usize),
    strength: Strength,
) -> Option<Way> {
    let mut tracer = Tracer::new(cells, links);
    tracer.place(letter, cell, 0);
    let (end, because) = tracer.settle(strength)?;
    let moves = tracer.moves.iter().enumerate().skip(1);
    let moves = moves.filter(|(i, _)| because >> i & 1 == 1).map(|(_, &one)| one);
    Some(Way { moves: moves.collect(), end })
}

struct Tracer<'l> {
    links: &'l Links,
    /// The cells left for each letter.
    cells: [u32; CELLS],
    /// For each letter and cell, the moves by which the letter lost the cell, one bit each,
    /// including all moves that those depend on.
    reasons: [[u128; CELLS]; CELLS],
    is_placed: [bool; CELLS],
    moves: Vec<Move>,
}

impl Tracer<'_> {
    fn new<'l>(cells: &[u32; CELLS], links: &'l Links) -> Tracer<'l> {
        let is_placed = cells.map(|cells| cells.count_ones() == 1);
        let reasons = [[0; CELLS]; CELLS];
        Tracer { links, cells: *cells, reasons, is_placed, moves: Vec::new() }
    }

    fn place(&mut self, letter: usize, cell: usize, because: u128) {
        if self.is_placed[letter] || self.moves.len() == MOST_MOVES {
            return;
        }
        self.is_placed[letter] = true;
        let reason = because | 1 << self.moves.len();
        self.moves.push(Move { letter, cell, holds: true });
        self.take(letter, !(1 << cell), reason);
        for other in (0..CELLS).filter(|&other| other != letter) {
            self.take(other, 1 << cell, reason);
        }
    }

    /// Takes cells from a letter.
    fn take(&mut self, letter: usize, gone: u32, reason: u128) {
        let gone = self.cells[letter] & gone;
        self.cells[letter] &= !gone;
        bits(gone).for_each(|cell| self.reasons[letter][cell] = reason);
    }

    /// The moves by which a letter lost those cells of a set that it has lost.
    fn why_gone(&self, letter: usize, cells: u32) -> u128 {
        let gone = bits(cells & !self.cells[letter] & ALL);
        gone.fold(0, |all, cell| all | self.reasons[letter][cell])
    }

    /// Draws all consequences until there is a contradiction.
    fn settle(&mut self, strength: Strength) -> Option<(DeadEnd, u128)> {
        loop {
            self.follow_words();
            if let Some(end) = self.dead_end() {
                return Some(end);
            }
            let n_moves = self.moves.len();
            self.place_singles();
            if strength == Strength::Arranging && n_moves == self.moves.len() {
                self.arrange();
            }
            if n_moves == self.moves.len() {
                return None;
            }
        }
    }

    /// Takes cells from letters that are not near their neighbours in words.
    fn follow_words(&mut self) {
        loop {
            let before = self.cells;
            for (letter, &linked) in self.links.iter().enumerate() {
                let near = neighbours(self.cells[letter]);
                for other in bits(linked) {
                    for cell in bits(self.cells[other] & !near) {
                        let because = self.why_gone(letter, neighbours(1 << cell));
                        self.take(other, 1 << cell, because);
                    }
                }
            }
            if self.cells == before {
                return;
            }
        }
    }

    /// The contradiction that depends on the fewest moves, if there is one, with those moves.
    fn dead_end(&self) -> Option<(DeadEnd, u128)> {
        let lost = (0..CELLS).filter(|&letter| self.cells[letter] == 0);
        let lost = lost.map(|letter| (DeadEnd::Letter(letter), self.why_gone(letter, ALL)));
        let any = self.cells.iter().fold(0, |any, cells| any | cells);
        let empty = bits(!any & ALL).map(|cell| (DeadEnd::Cell(cell), self.why_empty(cell, CELLS)));
        let crowd = crowd(&self.cells, ALL, ALL).map(|(letters, cells)| {
            let why = |all, letter| all | self.why_gone(letter, !cells);
            (DeadEnd::Crowd { letters, cells }, bits(letters).fold(0, why))
        });
        lost.chain(empty).chain(crowd).min_by_key(|(_, because)| because.count_ones())
    }

    /// The moves by which all letters but one have lost a cell.
    fn why_empty(&self, cell: usize, but: usize) -> u128 {
        let others = (0..CELLS).filter(|&letter| letter != but);
        others.fold(0, |all, other| all | self.why_gone(other, 1 << cell))
    }

    /// Places every letter with one cell left, and every letter that is the only one left for a
    /// cell.
    fn place_singles(&mut self) {
        let (mut once, mut twice) = (0, 0);
        for cells in self.cells {
            twice |= once & cells;
            once |= cells;
        }
        let mut found = Vec::new();
        for letter in (0..CELLS).filter(|&letter| !self.is_placed[letter]) {
            let cells = self.cells[letter];
            let alone = cells & once & !twice;
            if cells.count_ones() == 1 {
                found.push((letter, cells.trailing_zeros() as usize, self.why_gone(letter, ALL)));
            } else if alone != 0 {
                let cell = alone.trailing_zeros() as usize;
                found.push((letter, cell, self.why_empty(cell, letter)));
            }
        }
        found.sort_by_key(|(_, _, because)| because.count_ones());
        found.into_iter().for_each(|(letter, cell, because)| self.place(letter, cell, because));
    }

    /// Takes letters from cells around which their neighbours cannot be arranged.
    fn arrange(&mut self) {
        let is_placed = self.is_placed;
        for letter in (0..CELLS).filter(|&letter| !is_placed[letter]) {
            for cell in bits(self.cells[letter]) {
                let is_left = self.cells[letter] >> cell & 1 == 1;
                let misfits = is_left.then(|| misfits(&self.cells, self.links, letter, cell));
                let Some(others) = misfits.flatten() else { continue };
                if self.moves.len() == MOST_MOVES {
                    return;
                }
                let around = neighbours(1 << cell);
                let because = bits(others).fold(0, |all, other| all | self.why_gone(other, around));
                let reason = because | 1 << self.moves.len();
                self.moves.push(Move { letter, cell, holds: false });
                self.take(letter, 1 << cell, reason);
                self.follow_words();
            }
        }
    }
}
