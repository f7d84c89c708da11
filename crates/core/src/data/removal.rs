//! What is asked of the minimiser, and its answer.

use crate::data::board::{Board, Site, Value};
use crate::data::clue::ClueId;
use crate::data::step::Tenths;

/// What must stay true while clues go.
///
/// ```
/// use gridwright_core::{Keep, Tenths};
/// assert_ne!(Keep::Unique, Keep::Technique(Tenths(23)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// There is one solution, by exact proof.
    Unique,
    /// Plain propagation alone finds it.
    Propagation,
    /// Techniques rated at most this find it.
    Technique(Tenths),
}

/// Which clues are to go, in which order, and what must stay true.
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
    /// Clues that go together or not at all, in the order in which they are tried.
    pub groups: Vec<Vec<ClueId>>,
    /// What must stay true.
    pub keep: Keep,
    /// The largest number of clues that may go.
    pub most: usize,
}

impl Default for Removal {
    /// No clues yet, one solution to be kept, and no limit.
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

    /// The same with something else that must stay true; without it, that there is one solution.
    #[must_use]
    pub fn keeping(self, keep: Keep) -> Removal {
        Removal { keep, ..self }
    }

    /// The same with a limit on how many clues go.
    #[must_use]
    pub fn at_most(self, most: usize) -> Removal {
        Removal { most, ..self }
    }
}

/// What the minimiser took away.
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
    /// The givens that stay, site by site.
    pub givens: Vec<Option<Value>>,
    /// The clues that went, in the order in which they did.
    pub removed: Vec<ClueId>,
    /// How many tests it took.
    pub tests: u64,
    /// How many clues were not decided within the budget; they stay.
    pub undecided: usize,
}

impl Minimised {
    /// Nothing taken away yet.
    pub fn start(board: &Board) -> Minimised {
        let givens = board.givens.clone();
        Minimised { givens, removed: Vec::new(), tests: 0, undecided: 0 }
    }

    /// What a kernel left of some givens.
    pub fn to(before: &[Option<Value>], givens: Vec<Option<Value>>, tests: u64) -> Minimised {
        let went = before.iter().zip(&givens).enumerate();
        let went = went.filter(|(_, (before, after))| before.is_some() && after.is_none());
        let removed = went.map(|(i, _)| ClueId::Given(Site(i as u16))).collect();
        Minimised { givens, removed, tests, undecided: 0 }
    }

    /// The same with some clues that were not decided.
    #[must_use]
    pub fn with_undecided(self, undecided: usize) -> Minimised {
        Minimised { undecided, ..self }
    }

    /// Records that a clue went.
    pub fn remove(&mut self, clue: ClueId) {
        if let Some(given) = clue.site().and_then(|site| self.givens.get_mut(site.index())) {
            *given = None;
        }
        self.removed.push(clue);
    }
}
