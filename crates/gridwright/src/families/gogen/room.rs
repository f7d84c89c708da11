//! Checks whether letters have room among cells: enough cells for each to have its own, and such
//! that letters which stand side by side in a word touch.

use super::kernel::{Links, bits, neighbours};
use super::mask::CELLS;

/// Letters that have fewer of some cells between them than there are letters, and those cells.
pub(super) fn without_room(cells: &[u32; CELLS], letters: u32, around: u32) -> Option<(u32, u32)> {
    /// An assignment of letters to cells.
    struct Seats<'c> {
        cells: &'c [u32; CELLS],
        free: u32,
        tried: u32,
        owner: [u8; CELLS],
    }
    impl Seats<'_> {
        /// Finds a cell for a letter, moving others out of the way.
        fn seat(&mut self, letter: usize) -> bool {
            let mine = self.cells[letter];
            if mine & self.free != 0 {
                let cell = (mine & self.free).trailing_zeros() as usize;
                self.free &= !(1 << cell);
                self.owner[cell] = letter as u8;
                return true;
            }
            for cell in bits(mine & !self.tried) {
                self.tried |= 1 << cell;
                if self.seat(usize::from(self.owner[cell])) {
                    self.owner[cell] = letter as u8;
                    return true;
                }
            }
            false
        }
    }
    let mut seats = Seats { cells, free: around, tried: 0, owner: [0; CELLS] };
    bits(letters).find_map(|letter| {
        seats.tried = !around;
        let has_room = seats.seat(letter);
        // All cells of these letters are taken by one another.
        let tried = seats.tried & around;
        let some = bits(tried).fold(1 << letter, |some, cell| some | 1 << seats.owner[cell]);
        (!has_room).then_some((some, tried))
    })
}

/// The same with as few letters as possible.
pub(super) fn crowd(cells: &[u32; CELLS], letters: u32, around: u32) -> Option<(u32, u32)> {
    let (mut some, _) = without_room(cells, letters, around)?;
    for letter in bits(some) {
        if let Some((fewer, _)) = without_room(cells, some & !(1 << letter), around) {
            some &= fewer;
        }
    }
    Some((some, bits(some).fold(0, |all, letter| all | cells[letter]) & around))
}

/// As few as possible of the letters that a letter must touch which cannot all be around a cell,
/// because some of them must touch one another.
pub(super) fn misfits(
    cells: &[u32; CELLS],
    links: &Links,
    letter: usize,
    cell: usize,
) -> Option<u32> {
    let mut some = links[letter];
    if can_be_around(cells, links, some, cell) {
        return None;
    }
    for other in bits(some) {
        if !can_be_around(cells, links, some & !(1 << other), cell) {
            some &= !(1 << other);
        }
    }
    Some(some)
}

/// Whether letters can all be around a cell, with those that stand side by side in a word touching.
pub(super) fn can_be_around(
    cells: &[u32; CELLS],
    links: &Links,
    letters: u32,
    cell: usize,
) -> bool {
    fn seat(cells: &[u32; CELLS], links: &Links, left: u32) -> bool {
        let Some(letter) = bits(left).min_by_key(|&letter| cells[letter].count_ones()) else {
            return true;
        };
        let left = left & !(1 << letter);
        bits(cells[letter]).any(|cell| {
            let (mut next, near) = (*cells, neighbours(1 << cell));
            for other in bits(left) {
                let is_linked = links[letter] >> other & 1 == 1;
                next[other] &= if is_linked { near } else { !(1 << cell) };
            }
            seat(&next, links, left)
        })
    }
    let (mut near, around) = (*cells, neighbours(1 << cell));
    bits(letters).for_each(|letter| near[letter] &= around);
    seat(&near, links, letters)
}
