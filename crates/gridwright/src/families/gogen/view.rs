//! A position by letter, as finders of steps read it.

use gridwright_core::{Arg, Effect, Mask as Letters, Position, Site, Value};

use super::kernel::bits;
use super::mask::{CELLS, Mask};
use super::puzzle::Words;

/// A position by letter.
pub(super) struct View {
    /// The cells each letter can still be in.
    pub(super) cells: [Mask; CELLS],
    /// The letters that are placed.
    pub(super) placed: u32,
    /// The cells that hold no letter.
    pub(super) free: Mask,
}

impl View {
    pub(super) fn of(position: &Position) -> View {
        let mut view = View { cells: [Mask::EMPTY; CELLS], placed: 0, free: Mask::default() };
        for (i, mask) in position.candidates().iter().enumerate() {
            for value in mask.iter() {
                let cells = &mut view.cells[value.index()];
                *cells = *cells | Mask::of_bits(1 << i);
            }
        }
        for (i, value) in position.values().iter().enumerate() {
            if let Some(value) = value {
                view.placed |= 1 << value.0;
                view.free = view.free & !Mask::of_bits(1 << i);
            }
        }
        view
    }

    /// The letters that are not placed, in the order of the alphabet.
    pub(super) fn open(&self) -> impl Iterator<Item = usize> + use<> {
        bits(!self.placed & ((1 << CELLS) - 1))
    }

    /// The placed letters a letter must touch, and the free cells that touch them all.
    pub(super) fn touching(&self, puzzle: &Words, letter: usize) -> (u32, Mask) {
        let links = puzzle.links[letter] & self.placed;
        let near = |left, other: usize| left & self.cells[other].neighbourhood(1);
        (links, bits(links).fold(self.free, near))
    }

    /// The effects that take a letter from some cells.
    pub(super) fn drops(letter: usize, gone: Mask) -> Vec<Effect> {
        let value = Letters::of(Value(letter as u8));
        sites(gone).into_iter().map(|site| Effect::Drop(site, value)).collect()
    }

    pub(super) fn place(letter: usize, cell: Mask) -> Vec<Effect> {
        vec![Effect::Place(sites(cell)[0], Value(letter as u8))]
    }

    /// The cells of the letters of a set, in order.
    pub(super) fn places(&self, letters: u32) -> Vec<Site> {
        let mut places: Vec<Site> = bits(letters).flat_map(|i| sites(self.cells[i])).collect();
        places.sort();
        places
    }
}

pub(super) fn sites(mask: Mask) -> Vec<Site> {
    bits(mask.bits()).map(|i| Site(i as u16)).collect()
}

pub(super) fn value(letter: usize) -> Arg {
    Arg::Value(Value(letter as u8))
}

pub(super) fn values(letters: u32) -> Arg {
    Arg::Values(Letters(u64::from(letters)))
}

/// The cells that touch a cell.
pub(super) fn around(cell: usize) -> Mask {
    let cell = Mask::of_bits(1 << cell);
    cell.neighbourhood(1) & !cell
}
