//! The moves that lead from a letter in a wrong cell to a contradiction, for the text of a step.
//!
//! The kernel is quick and does not say what followed from what. Here the same consequences are drawn
//! once more, each with the moves that it rests on.

use super::kernel::{Links, bits, neighbours};
use super::mask::CELLS;

const ALL: u32 = (1 << CELLS) - 1;

/// The moves on the way to a contradiction, as letters and their cells, and where it is.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Way {
    pub(super) placed: Vec<(usize, usize)>,
    pub(super) end: DeadEnd,
}

/// What cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum DeadEnd {
    /// A letter has no cell left.
    Letter(usize),
    /// A cell has no letter left.
    Cell(usize),
    /// None of these was found.
    #[default]
    Unknown,
}

/// What follows when a letter is put into a cell, up to the contradiction; `None` if there is none.
pub(super) fn trace(cells: [u32; CELLS], links: &Links, letter: usize, cell: usize) -> Option<Way> {
    let is_placed = cells.map(|cells| cells.count_ones() == 1);
    let reasons = [[0; CELLS]; CELLS];
    let mut tracer = Tracer { cells, reasons, is_placed, placed: Vec::new() };
    tracer.place(letter, cell, 0);
    let (end, because) = tracer.settle(links)?;
    let mut placed = tracer.placed.iter().enumerate().skip(1);
    let placed = placed.by_ref().filter(|(i, _)| because >> i & 1 == 1).map(|(_, way)| way.0);
    Some(Way { placed: placed.collect(), end })
}

struct Tracer {
    /// The cells left for each letter.
    cells: [u32; CELLS],
    /// The moves that each letter has lost each cell by, a bit each, with all that those rest on.
    reasons: [[u32; CELLS]; CELLS],
    is_placed: [bool; CELLS],
    /// Letters with their cells and the moves that they rest on.
    placed: Vec<((usize, usize), u32)>,
}

impl Tracer {
    fn place(&mut self, letter: usize, cell: usize, because: u32) {
        if self.is_placed[letter] {
            return;
        }
        self.is_placed[letter] = true;
        let reason = because | 1 << self.placed.len();
        self.placed.push(((letter, cell), because));
        self.take(letter, !(1 << cell), reason);
        for other in (0..CELLS).filter(|&other| other != letter) {
            self.take(other, 1 << cell, reason);
        }
    }

    /// Takes cells from a letter.
    fn take(&mut self, letter: usize, gone: u32, reason: u32) {
        let gone = self.cells[letter] & gone;
        self.cells[letter] &= !gone;
        bits(gone).for_each(|cell| self.reasons[letter][cell] = reason);
    }

    /// Why a letter has lost all cells of a set that it has lost.
    fn why_gone(&self, letter: usize, cells: u32) -> u32 {
        let gone = bits(cells & !self.cells[letter]);
        gone.fold(0, |all, cell| all | self.reasons[letter][cell])
    }

    /// Draws all consequences until there is a contradiction.
    fn settle(&mut self, links: &Links) -> Option<(DeadEnd, u32)> {
        loop {
            let before = self.cells;
            for letter in 0..CELLS {
                if self.cells[letter] == 0 {
                    return Some((DeadEnd::Letter(letter), self.why_gone(letter, ALL)));
                }
                if self.cells[letter].count_ones() == 1 {
                    let cell = self.cells[letter].trailing_zeros() as usize;
                    let because = self.why_gone(letter, ALL);
                    self.place(letter, cell, because);
                }
            }
            for cell in 0..CELLS {
                let mut takers = (0..CELLS).filter(|&letter| self.cells[letter] >> cell & 1 == 1);
                let (first, second) = (takers.next(), takers.next());
                if second.is_some() {
                    continue;
                }
                let others = (0..CELLS).filter(|&letter| Some(letter) != first);
                let because = others.fold(0, |all, other| all | self.why_gone(other, 1 << cell));
                match first {
                    None => return Some((DeadEnd::Cell(cell), because)),
                    Some(letter) => self.place(letter, cell, because),
                }
            }
            for (letter, &linked) in links.iter().enumerate() {
                let near = neighbours(self.cells[letter]);
                for other in bits(linked) {
                    for cell in bits(self.cells[other] & !near) {
                        let because = self.why_gone(letter, neighbours(1 << cell));
                        self.take(other, 1 << cell, because);
                    }
                }
            }
            if self.cells == before {
                return None;
            }
        }
    }
}
