//! A position during solving, with its candidates indexed by cell, by value and by house.

use std::cell::RefCell;

use gridwright_core::{Effect, Mask, Position, Step, Value};

use crate::bits::{Bits, ones};
use crate::layout::Layout;

/// Values placed and candidates left.
///
/// Candidates are indexed by cell, by value and by house, so that every finder has the index that
/// it needs. A cell with a value has no candidates.
#[derive(Clone, Debug)]
pub(crate) struct State<'a, const W: usize> {
    /// The layout of the board.
    pub(crate) layout: &'a Layout<W>,
    values: Vec<u8>,
    candidates: Vec<u64>,
    cells: Vec<Bits<W>>,
    places: Vec<u64>,
    open: Bits<W>,
    /// Whether the puzzle is known to have a unique solution.
    is_proper: bool,
    /// The cells whose values are printed.
    givens: Bits<W>,
    /// For finders that remember it, the candidates of all cells when they last found nothing.
    in_vain: [RefCell<Vec<u64>>; 2],
    /// For searches for one value, its places when the search last found nothing: a row of values
    /// for each search.
    values_in_vain: RefCell<Vec<Bits<W>>>,
}

/// A finder that only examines cells changed since it last found nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Remembers {
    /// The finder of aligned pairs.
    AlignedPair,
    /// The finder of aligned triples.
    AlignedTriple,
}

/// A search that looks at the places of one value only. It is not repeated while they stay the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ValueSearch {
    /// The finder of templates.
    Templates,
    /// Fish of any houses, with this number of them, at least two.
    MixedFish(usize),
}

impl ValueSearch {
    fn row(self) -> usize {
        match self {
            ValueSearch::Templates => 0,
            ValueSearch::MixedFish(k) => k - 1,
        }
    }
}

const NONE: u8 = u8::MAX;

impl<'a, const W: usize> State<'a, W> {
    /// The state without values and with all candidates.
    pub(crate) fn new(layout: &'a Layout<W>) -> State<'a, W> {
        let n_cells = layout.n_cells();
        let all_cells: Bits<W> = (0..n_cells).collect();
        let all_values = u64::MAX >> (64 - layout.n_values);
        let every_place = |house: &crate::layout::House<W>| u64::MAX >> (64 - house.cells.len());
        let places = layout
            .houses
            .iter()
            .flat_map(|house| std::iter::repeat_n(every_place(house), layout.n_values));
        State {
            layout,
            values: vec![NONE; n_cells],
            candidates: vec![all_values; n_cells],
            cells: vec![all_cells; layout.n_values],
            places: places.collect(),
            open: all_cells,
            is_proper: false,
            in_vain: [RefCell::default(), RefCell::default()],
            values_in_vain: RefCell::default(),
            givens: all_cells,
        }
    }

    /// The cells whose candidates have changed since a finder last found nothing; all cells if it
    /// never did.
    pub(crate) fn changed_since(&self, finder: Remembers) -> Bits<W> {
        let known = self.in_vain[finder as usize].borrow();
        let changed = |&(cell, now): &(usize, &u64)| known.get(cell) != Some(now);
        self.candidates.iter().enumerate().filter(changed).map(|(cell, _)| cell).collect()
    }

    /// Records that a finder has found nothing.
    pub(crate) fn found_nothing(&self, finder: Remembers) {
        self.in_vain[finder as usize].borrow_mut().clone_from(&self.candidates);
    }

    /// Whether a search for one value has found nothing in the present places of the value.
    pub(crate) fn is_in_vain(&self, search: ValueSearch, value: usize) -> bool {
        let known = self.values_in_vain.borrow();
        known.get(search.row() * self.cells.len() + value) == Some(&self.cells[value])
    }

    /// Records that a search for one value has found nothing.
    pub(crate) fn found_nothing_of(&self, search: ValueSearch, value: usize) {
        let mut known = self.values_in_vain.borrow_mut();
        let start = search.row() * self.cells.len();
        if known.len() < start + self.cells.len() {
            known.resize(start + self.cells.len(), Bits::EMPTY);
        }
        known[start + value] = self.cells[value];
    }

    /// The state of a position; `is_proper` means that its puzzle is known to have a unique
    /// solution.
    pub(crate) fn of(layout: &'a Layout<W>, position: &Position, is_proper: bool) -> State<'a, W> {
        let mut state = State { is_proper, ..State::new(layout) };
        for (cell, (value, kept)) in position.values().iter().zip(position.candidates()).enumerate()
        {
            let kept = if let Some(value) = value {
                state.values[cell] = value.0;
                state.open.remove(cell);
                0
            } else {
                kept.0
            };
            for gone in ones(state.candidates[cell] & !kept) {
                state.drop(cell, gone);
            }
        }
        state
    }

    /// The same with these values printed. Without that, every value counts as printed.
    pub(crate) fn printed(self, givens: &[Option<Value>]) -> State<'a, W> {
        let given = givens.iter().enumerate().filter(|(_, value)| value.is_some());
        State { givens: given.map(|(cell, _)| cell).collect(), ..self }
    }

    /// Converts it to a position.
    pub(crate) fn position(&self) -> Position {
        let value = |cell: usize| (self.values[cell] != NONE).then(|| Value(self.values[cell]));
        let values: Vec<Option<Value>> = (0..self.values.len()).map(value).collect();
        let masks = values.iter().zip(&self.candidates);
        let candidates = masks.map(|(value, &left)| value.map_or(Mask(left), Mask::of)).collect();
        Position::from_parts(values, candidates)
    }

    /// Whether finders may assume that no two values can be swapped, because the solution is
    /// unique.
    pub(crate) fn forbids_swaps(&self) -> bool {
        self.layout.is_swappable && self.is_proper
    }

    /// Whether some open cell has no candidate.
    pub(crate) fn has_dead_end(&self) -> bool {
        self.open.iter().any(|cell| self.candidates[cell] == 0)
    }

    /// Copies the contents of another state without allocating.
    pub(crate) fn copy_from(&mut self, other: &State<'a, W>) {
        self.values.copy_from_slice(&other.values);
        self.candidates.copy_from_slice(&other.candidates);
        self.cells.copy_from_slice(&other.cells);
        self.places.copy_from_slice(&other.places);
        self.open = other.open;
    }

    /// The candidates of a cell; empty if it has a value.
    #[inline]
    pub(crate) fn at(&self, cell: usize) -> u64 {
        self.candidates[cell]
    }

    /// Whether the value is a candidate of the cell.
    #[inline]
    pub(crate) fn can(&self, cell: usize, value: usize) -> bool {
        self.candidates[cell] >> value & 1 == 1
    }

    /// Number of candidates of a cell.
    #[inline]
    pub(crate) fn n_at(&self, cell: usize) -> usize {
        self.candidates[cell].count_ones() as usize
    }

    /// The cells where the value is a candidate.
    #[inline]
    pub(crate) fn cells(&self, value: usize) -> Bits<W> {
        self.cells[value]
    }

    /// The value of a cell.
    #[inline]
    pub(crate) fn value(&self, cell: usize) -> Option<usize> {
        (self.values[cell] != NONE).then_some(self.values[cell] as usize)
    }

    /// The value of a cell that is filled in but not printed.
    #[inline]
    pub(crate) fn entry(&self, cell: usize) -> Option<usize> {
        self.value(cell).filter(|_| !self.givens.contains(cell))
    }

    /// The candidates of a cell, or its value if it is filled in but not printed.
    pub(crate) fn at_or_entry(&self, cell: usize) -> u64 {
        self.entry(cell).map_or(self.at(cell), |value| 1 << value)
    }

    /// The places of a value in a house, as positions in the house.
    #[inline]
    pub(crate) fn places(&self, house: usize, value: usize) -> u64 {
        self.places[house * self.layout.n_values + value]
    }

    /// The places of a value in a house, as cells.
    #[inline]
    pub(crate) fn cells_in(&self, house: usize, value: usize) -> Bits<W> {
        self.cells[value] & self.layout.houses[house].set
    }

    /// The cells without a value.
    #[inline]
    pub(crate) fn open(&self) -> Bits<W> {
        self.open
    }

    /// The open cells with exactly two candidates.
    pub(crate) fn pairs(&self) -> Bits<W> {
        self.open.iter().filter(|&cell| self.n_at(cell) == 2).collect()
    }

    /// The cells that have all of these values as candidates.
    pub(crate) fn with_all(&self, values: u64) -> Bits<W> {
        ones(values).fold(self.open, |cells, value| cells & self.cells[value])
    }

    /// The cells that have any of these values as candidates.
    pub(crate) fn with_any(&self, values: u64) -> Bits<W> {
        ones(values).fold(Bits::EMPTY, |cells, value| cells | self.cells[value])
    }

    /// Whether every cell has a value.
    pub(crate) fn is_solved(&self) -> bool {
        self.open.is_empty()
    }

    /// Removes a candidate; does nothing if the cell does not have it.
    #[inline]
    pub(crate) fn drop(&mut self, cell: usize, value: usize) {
        if !self.can(cell, value) {
            return;
        }
        self.candidates[cell] &= !(1 << value);
        self.cells[value].remove(cell);
        let n_values = self.layout.n_values;
        for &(house, position) in &self.layout.at[cell] {
            self.places[house as usize * n_values + value] &= !(1 << position);
        }
    }

    /// Places a value and removes it from every house of the cell.
    pub(crate) fn place(&mut self, cell: usize, value: usize) {
        self.values[cell] = value as u8;
        self.open.remove(cell);
        for other in ones(self.candidates[cell]) {
            self.drop(cell, other);
        }
        for peer in (self.cells[value] & self.layout.peers[cell]).iter() {
            self.drop(peer, value);
        }
    }

    /// Applies the effects of a step.
    pub(crate) fn follow(&mut self, step: &Step) {
        for &effect in &step.finding.effects {
            match effect {
                Effect::Place(site, value) => self.place(site.index(), value.index()),
                Effect::Drop(site, gone) => {
                    gone.iter().for_each(|value| self.drop(site.index(), value.index()));
                }
            }
        }
    }
}
