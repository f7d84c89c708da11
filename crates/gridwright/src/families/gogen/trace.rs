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

/// A letter with few cells left, or a cell with few letters left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Split {
    Letter { letter: usize, cells: u32 },
    Cell { cell: usize, letters: u32 },
}

impl Split {
    /// The ways on: letters and their cells.
    pub(super) fn ways(self) -> Vec<(usize, usize)> {
        match self {
            Split::Letter { letter, cells } => bits(cells).map(|cell| (letter, cell)).collect(),
            Split::Cell { cell, letters } => bits(letters).map(|letter| (letter, cell)).collect(),
        }
    }

    /// All splits into this number of ways.
    fn all(cells: &[u32; CELLS], n_ways: u32) -> Vec<Split> {
        let mut letters_at = [0_u32; CELLS];
        for (letter, &cells) in cells.iter().enumerate() {
            bits(cells).for_each(|cell| letters_at[cell] |= 1 << letter);
        }
        let letters = (0..CELLS).filter(|&letter| cells[letter].count_ones() == n_ways);
        let letters = letters.map(|letter| Split::Letter { letter, cells: cells[letter] });
        let at = (0..CELLS).filter(|&cell| letters_at[cell].count_ones() == n_ways);
        let at = at.map(|cell| Split::Cell { cell, letters: letters_at[cell] });
        letters.chain(at).collect()
    }
}

/// Moves up to a split, and the ways from there, each with the moves to its contradiction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fork {
    /// The moves up to the split, without the supposition.
    pub(super) moves: Vec<Move>,
    pub(super) split: Split,
    /// The first move of each is the choice at the split.
    pub(super) ways: Vec<Way>,
}

impl Fork {
    /// Measures the effort to follow the longest way from the supposition.
    pub(super) fn length(&self) -> usize {
        self.moves.len() + self.ways.iter().map(Way::length).max().unwrap_or(0)
    }
}

/// The forks to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wanted {
    pub(super) strength: Strength,
    pub(super) n_ways: u32,
    /// The largest length.
    pub(super) most: usize,
}

/// The fork with the shortest ways that a letter in a cell leads to; `None` if there is none.
/// `is_dead` tests quickly whether a way ends in a contradiction.
pub(super) fn fork(
    cells: &[u32; CELLS],
    links: &Links,
    (letter, cell): (usize, usize),
    wanted: Wanted,
    is_dead: impl Fn(&[u32; CELLS], (usize, usize)) -> bool,
) -> Option<Fork> {
    let Wanted { strength, n_ways, most } = wanted;
    let mut tracer = Tracer::new(cells, links);
    tracer.place(letter, cell, MoveSet::NONE);
    tracer.follow_words();
    // The earlier the split, the fewer moves come before it.
    loop {
        if tracer.dead_end().is_some() {
            return None;
        }
        let splits = Split::all(&tracer.cells, n_ways).into_iter();
        let dead = splits.filter(|split| split.ways().iter().all(|&w| is_dead(&tracer.cells, w)));
        let forks = dead.filter_map(|split| tracer.fork(split, strength));
        let best = forks.filter(|fork| fork.length() <= most).min_by_key(Fork::length);
        if best.is_some() || !tracer.go_on(strength) {
            return best;
        }
        tracer.follow_words();
    }
}

/// The reasoning that is followed besides words, last cells and last letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Strength {
    Plain,
    /// Letters that cannot be arranged around a cell where another may be.
    Arranging,
    /// The same around the cells of placed letters, too.
    ArrangingAll,
}

/// Largest number of moves that are followed.
const MOST_MOVES: usize = 3 * u128::BITS as usize;

/// A set of moves, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct MoveSet([u128; 3]);

impl MoveSet {
    const NONE: MoveSet = MoveSet([0; 3]);

    fn with(mut self, i: usize) -> MoveSet {
        self.0[i / 128] |= 1 << (i % 128);
        self
    }

    fn has(self, i: usize) -> bool {
        self.0[i / 128] >> (i % 128) & 1 == 1
    }

    fn len(self) -> u32 {
        self.0.iter().map(|part| part.count_ones()).sum()
    }

    fn and_also(self, MoveSet(others): MoveSet) -> MoveSet {
        let [a, b, c] = self.0;
        let [d, e, f] = others;
        MoveSet([a | d, b | e, c | f])
    }
}

/// The moves that follow when a letter is put into a cell, up to the contradiction; `None` if there
/// is none.
pub(super) fn trace(
    cells: &[u32; CELLS],
    links: &Links,
    (letter, cell): (usize, usize),
    strength: Strength,
) -> Option<Way> {
    let mut tracer = Tracer::new(cells, links);
    tracer.place(letter, cell, MoveSet::NONE);
    let (end, because) = tracer.settle(strength)?;
    let moves = tracer.moves.iter().enumerate().skip(1);
    let moves = moves.filter(|(i, _)| because.has(*i)).map(|(_, &one)| one);
    Some(Way { moves: moves.collect(), end })
}

#[derive(Clone)]
struct Tracer<'l> {
    links: &'l Links,
    /// The cells left for each letter.
    cells: [u32; CELLS],
    /// For each letter and cell, the moves by which the letter lost the cell, one bit each,
    /// including all moves that those depend on.
    reasons: [[MoveSet; CELLS]; CELLS],
    is_placed: [bool; CELLS],
    /// Whether too few cells for some letters are a contradiction.
    counts_crowds: bool,
    moves: Vec<Move>,
}

impl Tracer<'_> {
    fn new<'l>(cells: &[u32; CELLS], links: &'l Links) -> Tracer<'l> {
        let is_placed = cells.map(|cells| cells.count_ones() == 1);
        let reasons = [[MoveSet::NONE; CELLS]; CELLS];
        Tracer { links, cells: *cells, reasons, is_placed, counts_crowds: true, moves: Vec::new() }
    }

    fn place(&mut self, letter: usize, cell: usize, because: MoveSet) {
        if self.is_placed[letter] || self.moves.len() == MOST_MOVES {
            return;
        }
        self.is_placed[letter] = true;
        let reason = because.with(self.moves.len());
        self.moves.push(Move { letter, cell, holds: true });
        self.take(letter, !(1 << cell), reason);
        for other in (0..CELLS).filter(|&other| other != letter) {
            self.take(other, 1 << cell, reason);
        }
    }

    /// Takes cells from a letter.
    fn take(&mut self, letter: usize, gone: u32, reason: MoveSet) {
        let gone = self.cells[letter] & gone;
        self.cells[letter] &= !gone;
        bits(gone).for_each(|cell| self.reasons[letter][cell] = reason);
    }

    /// The moves by which a letter lost those cells of a set that it has lost.
    fn why_gone(&self, letter: usize, cells: u32) -> MoveSet {
        let gone = bits(cells & !self.cells[letter] & ALL);
        gone.fold(MoveSet::NONE, |all, cell| all.and_also(self.reasons[letter][cell]))
    }

    /// Draws all consequences until there is a contradiction.
    fn settle(&mut self, strength: Strength) -> Option<(DeadEnd, MoveSet)> {
        loop {
            self.follow_words();
            if let Some(end) = self.dead_end() {
                return Some(end);
            }
            if !self.go_on(strength) {
                return None;
            }
        }
    }

    /// Makes the next moves; returns whether there are any.
    fn go_on(&mut self, strength: Strength) -> bool {
        let n_moves = self.moves.len();
        self.place_singles();
        if n_moves == self.moves.len() {
            match strength {
                Strength::Plain => (),
                Strength::Arranging => self.arrange(|is_placed| !is_placed),
                Strength::ArrangingAll => self.arrange(|_| true),
            }
        }
        n_moves < self.moves.len()
    }

    /// Follows all ways from a split; `None` unless each leads to a contradiction.
    fn fork(&self, split: Split, strength: Strength) -> Option<Fork> {
        let n_moves = self.moves.len();
        let mut needed = match split {
            Split::Letter { letter, .. } => self.why_gone(letter, ALL),
            Split::Cell { cell, letters } => bits(!letters & ALL)
                .fold(MoveSet::NONE, |all, other| all.and_also(self.why_gone(other, 1 << cell))),
        };
        let mut ways: Vec<Way> = Vec::new();
        for (letter, cell) in split.ways() {
            let settled = |counts_crowds: bool| {
                let mut below = Tracer { counts_crowds, ..self.clone() };
                below.place(letter, cell, MoveSet::NONE);
                let (end, because) = below.settle(strength)?;
                Some((below, end, because))
            };
            // A step names one crowd.
            let is_another = |end: DeadEnd| {
                let is_crowd = |end: DeadEnd| matches!(end, DeadEnd::Crowd { .. });
                is_crowd(end) && ways.iter().any(|way| is_crowd(way.end) && way.end != end)
            };
            let found = settled(true).filter(|(_, end, _)| !is_another(*end));
            let (below, end, because) = found.or_else(|| settled(false))?;
            needed = needed.and_also(because);
            let moves = below.moves.iter().enumerate().skip(n_moves);
            let moves: Vec<Move> =
                moves.filter(|(i, _)| because.has(*i)).map(|(_, &one)| one).collect();
            if moves.first() != Some(&Move { letter, cell, holds: true }) {
                return None;
            }
            ways.push(Way { moves, end });
        }
        let moves = self.moves.iter().enumerate().skip(1);
        let moves = moves.filter(|(i, _)| needed.has(*i)).map(|(_, &one)| one).collect();
        Some(Fork { moves, split, ways })
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
    fn dead_end(&self) -> Option<(DeadEnd, MoveSet)> {
        let lost = (0..CELLS).filter(|&letter| self.cells[letter] == 0);
        let lost = lost.map(|letter| (DeadEnd::Letter(letter), self.why_gone(letter, ALL)));
        let any = self.cells.iter().fold(0, |any, cells| any | cells);
        let empty = bits(!any & ALL).map(|cell| (DeadEnd::Cell(cell), self.why_empty(cell, CELLS)));
        let crowd = self.counts_crowds.then(|| crowd(&self.cells, ALL, ALL)).flatten();
        let crowd = crowd.map(|(letters, cells)| {
            let why = |all: MoveSet, letter| all.and_also(self.why_gone(letter, !cells));
            (DeadEnd::Crowd { letters, cells }, bits(letters).fold(MoveSet::NONE, why))
        });
        lost.chain(empty).chain(crowd).min_by_key(|(_, because)| because.len())
    }

    /// The moves by which all letters but one have lost a cell.
    fn why_empty(&self, cell: usize, but: usize) -> MoveSet {
        let others = (0..CELLS).filter(|&letter| letter != but);
        others.fold(MoveSet::NONE, |all, other| all.and_also(self.why_gone(other, 1 << cell)))
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
        found.sort_by_key(|(_, _, because)| because.len());
        found.into_iter().for_each(|(letter, cell, because)| self.place(letter, cell, because));
    }

    /// Takes letters from cells around which their neighbours cannot be arranged.
    fn arrange(&mut self, is_meant: impl Fn(bool) -> bool) {
        let is_placed = self.is_placed;
        for letter in (0..CELLS).filter(|&letter| is_meant(is_placed[letter])) {
            for cell in bits(self.cells[letter]) {
                let is_left = self.cells[letter] >> cell & 1 == 1;
                let misfits = is_left.then(|| misfits(&self.cells, self.links, letter, cell));
                let Some(others) = misfits.flatten() else { continue };
                if self.moves.len() == MOST_MOVES {
                    return;
                }
                let around = neighbours(1 << cell);
                let why = |all: MoveSet, other| all.and_also(self.why_gone(other, around));
                let because = bits(others).fold(MoveSet::NONE, why);
                let reason = because.with(self.moves.len());
                self.moves.push(Move { letter, cell, holds: false });
                self.take(letter, 1 << cell, reason);
                self.follow_words();
            }
        }
    }
}
