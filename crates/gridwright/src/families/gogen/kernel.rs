//! Solves by letter: for each letter the cells it can still be in, one bit for each cell.
//!
//! Letters that follow one another in a word restrict each other's cells, no two letters share a
//! cell, and every cell has a letter. Where that does not determine everything, the letter with the
//! fewest cells is tried in each.

use gridwright_core::{Budget, OutOfBudget, Solution, Value};

use super::mask::CELLS;

/// For each letter the letters beside it in some word, one bit for each letter.
pub(super) type Links = [u32; CELLS];

pub(super) const ALL: u32 = (1 << CELLS) - 1;

/// For each cell the cells a king reaches from it.
const AROUND: [u32; CELLS] = around();

const fn around() -> [u32; CELLS] {
    let mut table = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        table[cell] = neighbours(1 << cell);
        cell += 1;
    }
    table
}

/// The cells a king reaches from any of these.
pub(super) const fn neighbours(cells: u32) -> u32 {
    const FIRST: u32 = 0b00001_00001_00001_00001_00001;
    const LAST: u32 = FIRST << 4;
    let sides = (cells & !LAST) << 1 | (cells & !FIRST) >> 1;
    let row = cells | sides;
    (sides | row << 5 | row >> 5) & ALL
}

/// The links between letters that stand side by side in these words.
pub(super) fn links<'w>(words: impl IntoIterator<Item = &'w [u8]>) -> Links {
    let mut links = [0; CELLS];
    for word in words {
        for pair in word.windows(2) {
            let (a, b) = (usize::from(pair[0]), usize::from(pair[1]));
            links[a] |= 1 << b;
            links[b] |= 1 << a;
        }
    }
    links
}

/// A contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DeadEnd;

/// The cells where each letter can still be, and the changes not followed up yet.
#[derive(Clone, Copy)]
pub(super) struct State {
    /// The cells each letter can still be in.
    pub(super) cells: [u32; CELLS],
    /// The cells that are taken.
    pub(super) taken: u32,
    /// The letters that have more than one cell.
    pub(super) open: u32,
    /// Letters that were placed, and others whose cells became fewer, since last followed up.
    placed: u32,
    narrowed: u32,
}

impl State {
    /// A state with some letters placed and the others anywhere else; `None` where a letter or cell
    /// is used twice.
    pub(super) fn new(givens: impl IntoIterator<Item = (usize, usize)>) -> Option<State> {
        let mut state = State { cells: [ALL; CELLS], taken: 0, open: ALL, placed: 0, narrowed: 0 };
        for (letter, cell) in givens {
            if state.open >> letter & 1 == 0 || state.taken >> cell & 1 == 1 {
                return None;
            }
            state.cells[letter] = 1 << cell;
            state.taken |= 1 << cell;
            state.open &= !(1 << letter);
            state.placed |= 1 << letter;
        }
        for letter in bits(state.open) {
            state.cells[letter] &= !state.taken;
        }
        // The last letter of a board that is otherwise full has one cell, or none.
        let last = state.open.count_ones() == 1;
        if last {
            let letter = state.open.trailing_zeros() as usize;
            let cells = state.cells[letter];
            state.cells[letter] = ALL;
            state.cut(letter, cells).ok()?;
        }
        Some(state)
    }

    /// A state with the candidates that other reasoning has left.
    pub(super) fn of_cells(cells: [u32; CELLS]) -> Result<State, DeadEnd> {
        let mut state = State { cells: [ALL; CELLS], taken: 0, open: ALL, placed: 0, narrowed: 0 };
        for (letter, &left) in cells.iter().enumerate() {
            state.cut(letter, left)?;
        }
        Ok(state)
    }

    /// Puts a letter into one of its cells.
    pub(super) fn place(&mut self, letter: usize, cell: u32) -> Result<(), DeadEnd> {
        self.cut(letter, 1 << cell)
    }

    /// Leaves a letter only these of its cells.
    #[inline(always)]
    pub(super) fn cut(&mut self, letter: usize, cells: u32) -> Result<(), DeadEnd> {
        let old = self.cells[letter];
        let new = old & cells;
        if new == old {
            return Ok(());
        }
        self.cells[letter] = new;
        if new & new.wrapping_sub(1) != 0 {
            self.narrowed |= 1 << letter;
            return Ok(());
        }
        if new & !self.taken == 0 {
            return Err(DeadEnd);
        }
        self.taken |= new;
        self.open &= !(1 << letter);
        self.placed |= 1 << letter;
        self.narrowed &= !(1 << letter);
        Ok(())
    }

    /// Draws all consequences. Placed letters come first, because they cut the most.
    pub(super) fn settle(&mut self, links: &Links) -> Result<(), DeadEnd> {
        loop {
            self.settle_placed(links)?;
            if self.narrowed == 0 {
                return Ok(());
            }
            while self.narrowed != 0 && self.placed == 0 {
                let letter = self.narrowed.trailing_zeros() as usize;
                self.narrowed &= self.narrowed - 1;
                self.cut_linked(links[letter], neighbours(self.cells[letter]))?;
            }
        }
    }

    /// Draws the consequences of placed letters alone.
    #[inline(always)]
    pub(super) fn settle_placed(&mut self, links: &Links) -> Result<(), DeadEnd> {
        loop {
            while self.placed != 0 {
                let letter = self.placed.trailing_zeros() as usize;
                self.placed &= self.placed - 1;
                let near = AROUND[self.cells[letter].trailing_zeros() as usize & 31];
                self.cut_linked(links[letter], near)?;
            }
            self.share_cells()?;
            if self.placed == 0 {
                return Ok(());
            }
        }
    }

    #[inline(always)]
    fn cut_linked(&mut self, linked: u32, near: u32) -> Result<(), DeadEnd> {
        // A placed letter that is too far away is found as well: it has no cell left.
        bits(linked).try_for_each(|other| self.cut(other, near))
    }

    /// Removes letters from taken cells, and places a letter in every cell that only one can take.
    fn share_cells(&mut self) -> Result<(), DeadEnd> {
        let (mut once, mut twice) = (0, 0);
        for letter in bits(self.open) {
            let cells = self.cells[letter] & !self.taken;
            twice |= once & cells;
            once |= cells;
            self.cut(letter, cells)?;
        }
        if once | self.taken != ALL {
            return Err(DeadEnd);
        }
        let single = once & !twice & !self.taken;
        if single != 0 {
            for letter in bits(self.open) {
                let mine = self.cells[letter] & single;
                if mine != 0 {
                    if mine & (mine - 1) != 0 {
                        return Err(DeadEnd);
                    }
                    self.cut(letter, mine)?;
                }
            }
        }
        Ok(())
    }

    /// The open letter with the fewest cells, and of those the one with the most links.
    fn tightest(&self, links: &Links) -> usize {
        let rank = |&letter: &usize| {
            (self.cells[letter].count_ones(), CELLS as u32 - links[letter].count_ones())
        };
        bits(self.open).min_by_key(rank).expect("a letter is open")
    }

    /// The letters in the order of the cells, once all are placed.
    fn solution(&self) -> Solution {
        let mut solution = vec![Value(0); CELLS];
        for (letter, cells) in self.cells.iter().enumerate() {
            solution[cells.trailing_zeros() as usize] = Value(letter as u8);
        }
        solution
    }
}

/// The numbers of the bits that are set, from the lowest up.
#[inline(always)]
pub(super) fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (mask != 0).then(|| mask.trailing_zeros() as usize & 31);
        mask &= mask.wrapping_sub(1);
        next
    })
}

/// Up to `limit` solutions.
pub(super) fn solutions(
    state: &State,
    links: &Links,
    limit: usize,
    budget: &mut Budget,
) -> Result<Vec<Solution>, OutOfBudget> {
    let mut found = Vec::new();
    if limit > 0 {
        search(*state, links, budget, &mut |state| {
            found.push(state.solution());
            found.len() == limit
        })?;
    }
    Ok(found)
}

/// The number of solutions up to `limit`, and whether the budget was enough to count them.
pub(super) fn count(
    state: &State,
    links: &Links,
    limit: u64,
    budget: &mut Budget,
) -> (u64, Result<(), OutOfBudget>) {
    let mut n = 0;
    let end = search(*state, links, budget, &mut |_| {
        n += 1;
        n == limit
    });
    (n, end.map(drop))
}

/// Visits every solution of a state until the visitor has enough; returns whether it has.
fn search(
    mut state: State,
    links: &Links,
    budget: &mut Budget,
    visitor: &mut impl FnMut(&State) -> bool,
) -> Result<bool, OutOfBudget> {
    budget.spend(1)?;
    if state.settle(links).is_err() {
        return Ok(false);
    }
    if state.open == 0 {
        return Ok(visitor(&state));
    }
    let letter = state.tightest(links);
    for cell in bits(state.cells[letter]) {
        let mut below = state;
        // The cell is one of several, so placing the letter there cannot fail by itself.
        if below.place(letter, cell as u32).is_ok() && search(below, links, budget, visitor)? {
            return Ok(true);
        }
    }
    Ok(false)
}
