//! Requests to the minimiser and its results.

use crate::data::board::{Board, Site, Value};
use crate::data::clue::ClueId;
use crate::data::step::Tenths;

/// The condition that must hold while clues are removed.
///
/// ```
/// use gridwright_core::{Keep, Tenths};
/// assert_ne!(Keep::Unique, Keep::Technique(Tenths(23)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// The solution is unique, by exhaustive search.
    Unique,
    /// Propagation alone finds the solution.
    Propagation,
    /// Techniques up to this rating find the solution.
    Technique(Tenths),
}

/// The clues to remove, in order, and the condition that must hold.
///
/// ```
/// use gridwright_core::{Board, ClueId, Keep, Removal, Site, Tenths};
/// let removal = Removal::one_by_one([ClueId::Given(Site(0)), ClueId::Other(2)])
///     .keeping(Keep::Technique(Tenths(23)))
///     .at_most(1);
/// assert_eq!((removal.groups.len(), removal.most), (2, 1));
/// let board = Board::of_cells(2, 2, vec!['1', '2']);
/// assert_eq!(Removal::of_sites(board.all_sites()).groups.len(), 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Removal {
    /// Groups of clues in the order of the attempts; a group is removed as a whole or not at all.
    pub groups: Vec<Vec<ClueId>>,
    /// The condition that must hold.
    pub keep: Keep,
    /// The largest number of clues to remove.
    pub most: usize,
}

impl Default for Removal {
    /// No clues, [`Keep::Unique`] and no limit.
    fn default() -> Removal {
        Removal { groups: Vec::new(), keep: Keep::Unique, most: usize::MAX }
    }
}

impl Removal {
    /// Tries clues one after the other.
    pub fn one_by_one(clues: impl IntoIterator<Item = ClueId>) -> Removal {
        Removal::in_groups(clues.into_iter().map(|clue| vec![clue]).collect())
    }

    /// Tries the givens of some sites one after the other.
    pub fn of_sites(sites: impl IntoIterator<Item = Site>) -> Removal {
        Removal::one_by_one(sites.into_iter().map(ClueId::Given))
    }

    /// Tries groups of clues, such as the orbits of a symmetry, one after the other.
    pub fn in_groups(groups: Vec<Vec<ClueId>>) -> Removal {
        Removal { groups, ..Removal::default() }
    }

    /// Sets the condition; the default is [`Keep::Unique`].
    #[must_use]
    pub fn keeping(self, keep: Keep) -> Removal {
        Removal { keep, ..self }
    }

    /// Limits the number of clues to remove.
    #[must_use]
    pub fn at_most(self, most: usize) -> Removal {
        Removal { most, ..self }
    }
}

/// The result of the minimiser.
///
/// ```
/// use gridwright_core::Minimised;
/// fn is_proved_minimal(minimised: &Minimised) -> bool {
///     minimised.undecided == 0
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut gridwright_core::Budget::unlimited());
/// assert!(is_proved_minimal(&Minimised::start(puzzle.unwrap().board())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Minimised {
    /// The givens that are left, in site order.
    pub givens: Vec<Option<Value>>,
    /// The removed clues, in order.
    pub removed: Vec<ClueId>,
    /// The number of tests.
    pub tests: u64,
    /// The number of clues that were not decided within the budget; they are kept.
    pub undecided: usize,
}

impl Minimised {
    /// The result before the first removal.
    pub fn start(board: &Board) -> Minimised {
        let givens = board.givens.clone();
        Minimised { givens, removed: Vec::new(), tests: 0, undecided: 0 }
    }

    /// The result of a kernel that removed givens.
    pub fn to(before: &[Option<Value>], givens: Vec<Option<Value>>, tests: u64) -> Minimised {
        let went = before.iter().zip(&givens).enumerate();
        let went = went.filter(|(_, (before, after))| before.is_some() && after.is_none());
        let removed = went.map(|(i, _)| ClueId::Given(Site(i as u16))).collect();
        Minimised { givens, removed, tests, undecided: 0 }
    }

    /// Sets the number of clues that were not decided.
    #[must_use]
    pub fn with_undecided(self, undecided: usize) -> Minimised {
        Minimised { undecided, ..self }
    }

    /// Records the removal of a clue.
    pub fn remove(&mut self, clue: ClueId) {
        if let Some(given) = clue.site().and_then(|site| self.givens.get_mut(site.index())) {
            *given = None;
        }
        self.removed.push(clue);
    }
}
