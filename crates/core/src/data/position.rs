//! A position during solving: values placed and candidates left.

use std::borrow::Cow;

use crate::data::board::{Board, Mask, Site, Solution, Value};
use crate::data::domains::Domains;

/// Values placed and candidates left, as a careful player would have them on paper.
///
/// Unlike [`crate::Domains`] it distinguishes a placed value from a single candidate: placing the last
/// candidate is a step of its own.
///
/// ```
/// use gridwright_core::{Position, Puzzle, Site};
/// fn open_sites(puzzle: &dyn Puzzle) -> usize {
///     let position = Position::of(puzzle);
///     puzzle.board().all_sites().filter(|&site| position.is_open(site)).count()
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut gridwright_core::Budget::unlimited()).unwrap();
/// assert_eq!(open_sites(&*puzzle), 6);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    values: Vec<Option<Value>>,
    candidates: Vec<Mask>,
}

impl Position {
    /// No value placed, every value possible at every site.
    pub fn open(board: &Board) -> Position {
        let n_sites = board.n_sites();
        Position { values: vec![None; n_sites], candidates: vec![board.all_values(); n_sites] }
    }

    /// The position with these values and candidates, one entry for each site. The longer list is
    /// cut to the length of the shorter one.
    pub fn from_parts(mut values: Vec<Option<Value>>, mut candidates: Vec<Mask>) -> Position {
        let n_sites = values.len().min(candidates.len());
        values.truncate(n_sites);
        candidates.truncate(n_sites);
        Position { values, candidates }
    }

    /// Whether it has one entry for each site of a board and only values of that board.
    pub fn fits(&self, board: &Board) -> bool {
        let all = board.all_values();
        board.fits(&self.values) && self.candidates.iter().all(|mask| mask.without(all).is_empty())
    }

    /// The position cut or extended to the sites of a board, without values that the board does not
    /// have.
    pub fn fitted(&self, board: &Board) -> Position {
        let all = board.all_values();
        let left = |i: usize| self.candidates.get(i).map_or(all, |mask| mask.and(all));
        let candidates = (0..board.n_sites()).map(left).collect();
        Position { values: board.fitted(&self.values), candidates }
    }

    /// The position itself if it fits a board, otherwise [`Position::fitted`].
    ///
    /// ```
    /// use gridwright_core::{Board, Position};
    /// let board = Board::of_cells(1, 2, vec!['a', 'b']);
    /// let short = Position::from_parts(vec![None], Vec::new());
    /// assert_eq!(short.fitting(&board).values().len(), 2);
    /// ```
    pub fn fitting(&self, board: &Board) -> Cow<'_, Position> {
        if self.fits(board) { Cow::Borrowed(self) } else { Cow::Owned(self.fitted(board)) }
    }

    /// The position of a search after propagation; sites with one value left count as placed.
    pub(crate) fn of_domains(domains: &Domains) -> Position {
        let candidates: Vec<Mask> = domains.masks.iter().map(|&mask| Mask(mask)).collect();
        Position { values: candidates.iter().map(|mask| mask.only()).collect(), candidates }
    }

    /// The value placed at a site, if there is one.
    #[inline]
    pub fn value(&self, site: Site) -> Option<Value> {
        self.values.get(site.index()).copied().flatten()
    }

    /// The value placed at each site.
    pub fn values(&self) -> &[Option<Value>] {
        &self.values
    }

    /// Whether the site has no value yet.
    #[inline]
    pub fn is_open(&self, site: Site) -> bool {
        self.values.get(site.index()).is_some_and(Option::is_none)
    }

    /// The candidates left at a site; a placed value is the only candidate of its site.
    #[inline]
    pub fn at(&self, site: Site) -> Mask {
        self.candidates.get(site.index()).copied().unwrap_or_default()
    }

    /// The candidates left at each site.
    pub fn candidates(&self) -> &[Mask] {
        &self.candidates
    }

    /// Places a value without changing other sites.
    pub fn fix(&mut self, site: Site, value: Value) {
        if let Some(old) = self.values.get_mut(site.index()) {
            *old = Some(value);
            self.candidates[site.index()] = self.at(site).and(Mask::of(value));
        }
    }

    /// Removes candidates from a site.
    pub fn cross_out(&mut self, site: Site, gone: Mask) {
        if let Some(left) = self.candidates.get_mut(site.index()) {
            *left = left.without(gone);
        }
    }

    /// Whether some site has no candidate left.
    pub fn has_dead_end(&self) -> bool {
        self.candidates.iter().any(|mask| mask.is_empty())
    }

    /// The solution, if every site has a value.
    pub fn solution(&self) -> Option<Solution> {
        self.values.iter().copied().collect()
    }
}
