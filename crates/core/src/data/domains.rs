//! Candidates during search: a mask for each site, and a trail for undoing changes.

use crate::data::board::{Board, Mask, Site, Solution, Value};

/// The domains admit no solution.
///
/// ```
/// use gridwright_core::{Board, Conflict, Domains, Mask, Site};
/// let mut domains = Domains::of(&Board::of_cells(1, 1, vec!['a']));
/// assert_eq!(domains.keep(Site(0), Mask::EMPTY), Err(Conflict));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict;

/// The values that each site can still take. Changes are recorded, so that they can be undone.
///
/// ```
/// use gridwright_core::{Board, Domains, Mask, Site, Value};
/// let mut domains = Domains::of(&Board::of_cells(1, 2, vec!['a', 'b']));
/// let mark = domains.mark();
/// domains.drop(Site(0), Mask::of(Value(0))).unwrap();
/// assert_eq!(domains.at(Site(0)).only(), Some(Value(1)));
/// domains.undo_to(mark);
/// assert_eq!(domains.at(Site(0)).len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Domains {
    pub(crate) masks: Vec<u64>,
    /// Each narrowed site with the mask it had before.
    pub(crate) trail: Vec<(u16, u64)>,
}

impl Domains {
    /// All values possible at all sites, ignoring givens.
    pub(crate) fn open(n_sites: usize, values: Mask) -> Domains {
        // The capacity suffices for a typical descent, so that the hot path rarely allocates.
        Domains { masks: vec![values.0; n_sites], trail: Vec::with_capacity(8 * n_sites) }
    }

    /// The givens fixed, all other sites open.
    pub fn of(board: &Board) -> Domains {
        Domains::with(board, &board.givens)
    }

    /// These values fixed, all other sites open.
    pub fn with(board: &Board, values: &[Option<Value>]) -> Domains {
        let all = board.all_values();
        let values = board.fitted(values);
        let masks = values.iter().map(|v| v.map_or(all, Mask::of).0).collect();
        Domains { masks, trail: Vec::new() }
    }

    /// The values left at a site; empty for a site that the board does not have.
    #[inline]
    pub fn at(&self, site: Site) -> Mask {
        Mask(self.masks.get(site.index()).copied().unwrap_or(0))
    }

    /// Removes values from a site.
    ///
    /// # Errors
    /// When no value is left.
    #[inline]
    pub fn drop(&mut self, site: Site, gone: Mask) -> Result<(), Conflict> {
        self.keep(site, Mask(!gone.0))
    }

    /// Removes all other values from a site.
    ///
    /// # Errors
    /// When no value is left.
    #[inline]
    pub fn keep(&mut self, site: Site, kept: Mask) -> Result<(), Conflict> {
        let Some(mask) = self.masks.get_mut(site.index()) else { return Err(Conflict) };
        let old = *mask;
        let new = old & kept.0;
        if new != old {
            self.trail.push((site.0, old));
            *mask = new;
        }
        if new == 0 { Err(Conflict) } else { Ok(()) }
    }

    /// The current state of the trail, to undo to.
    #[inline]
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Undoes all changes since `mark`.
    pub fn undo_to(&mut self, mark: usize) {
        while self.trail.len() > mark {
            let (site, old) = self.trail.pop().expect("longer than the mark");
            self.masks[usize::from(site)] = old;
        }
    }

    /// The solution, if every site has exactly one value left.
    pub fn solution(&self) -> Option<Solution> {
        self.masks.iter().map(|&mask| Mask(mask).only()).collect()
    }
}
