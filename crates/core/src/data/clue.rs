//! Clues: all that is printed on a puzzle, givens and others.

use crate::data::board::{Board, Mask, Pt, Site};

/// Identifies a clue within one puzzle.
///
/// ```
/// use gridwright_core::{ClueId, Site};
/// assert_eq!(ClueId::Given(Site(3)).site(), Some(Site(3)));
/// assert_eq!(ClueId::Other(0).site(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ClueId {
    /// The value printed at a site.
    Given(Site),
    /// A clue of another kind, such as a word or a cage, counted from 0 within its puzzle.
    Other(u16),
}

impl ClueId {
    /// The site of a given; `None` for other clues.
    pub fn site(self) -> Option<Site> {
        match self {
            ClueId::Given(site) => Some(site),
            ClueId::Other(_) => None,
        }
    }
}

/// The place where a clue is printed.
///
/// ```
/// use gridwright_core::{Anchor, Pt};
/// // A sign on the edge between the first two cells of a row.
/// assert_ne!(Anchor::At(Pt { x: 2, y: 1 }), Anchor::Beside);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Anchor {
    /// Centred on a point of the board: in a cell, on an edge, on a corner.
    At(Pt),
    /// Small, in the top left corner of a site.
    Corner(Site),
    /// In a list beside the board.
    Beside,
}

/// One clue.
///
/// ```
/// use gridwright_core::{Board, Clue, ClueId, Value};
/// let mut board = Board::of_cells(1, 2, vec!['1', '2']);
/// board.givens[1] = Some(Value(0));
/// let clues: Vec<Clue> = board.given_clues();
/// assert_eq!((clues[0].label.as_str(), clues[0].kind), ("1", "given"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clue {
    /// The id of the clue in its puzzle.
    pub id: ClueId,
    /// The kind of clue: `given`, `word`, `cage`, `sign`.
    pub kind: &'static str,
    /// The printed text, of any length.
    pub label: String,
    /// The place where it is printed.
    pub anchor: Anchor,
    /// The sites it belongs to; empty if it can be satisfied anywhere.
    pub sites: Vec<Site>,
}

impl Clue {
    /// The display name of the clue, without blanks: the site of a given, a sign with the two sites
    /// around it, a label in a corner with its site, and any other label as it is printed.
    ///
    /// ```
    /// use gridwright_core::{Anchor, Board, Clue, ClueId, Pt, Site};
    /// let board = Board::of_cells(2, 2, vec!['1', '2']);
    /// let sign = Clue {
    ///     id: ClueId::Other(0),
    ///     kind: "sign",
    ///     label: "<".to_owned(),
    ///     anchor: Anchor::At(Pt { x: 2, y: 1 }),
    ///     sites: vec![Site(0), Site(1)],
    /// };
    /// assert_eq!(sign.name(&board), "r1c1<r1c2");
    /// let sum = Clue { label: "3".to_owned(), anchor: Anchor::Corner(Site(2)), ..sign };
    /// assert_eq!(sum.name(&board), "3@r2c1");
    /// ```
    pub fn name(&self, board: &Board) -> String {
        let label = &self.label;
        match (self.id, self.anchor, &self.sites[..]) {
            (ClueId::Given(site), ..) => board.site_name(site),
            (_, Anchor::At(_), &[one, other]) => {
                format!("{}{label}{}", board.site_name(one), board.site_name(other))
            }
            (_, Anchor::Corner(site), _) => format!("{label}@{}", board.site_name(site)),
            (_, Anchor::At(_) | Anchor::Beside, _) => label.clone(),
        }
    }
}

/// The progress of a clue that is not a given, for the values on a board.
///
/// ```
/// use gridwright_core::{ClueId, ClueProgress};
/// let progress = ClueProgress::open(ClueId::Other(0), Vec::new());
/// assert!(!progress.is_done && progress.left.is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClueProgress {
    /// The clue.
    pub id: ClueId,
    /// The sites at which the clue can still be satisfied.
    pub sites: Vec<Site>,
    /// Whether the values satisfy the clue.
    pub is_done: bool,
    /// For sums, the number that the open sites still have to add up to.
    pub left: Option<usize>,
}

impl ClueProgress {
    /// The progress of a clue that is not a sum and not satisfied yet.
    pub fn open(id: ClueId, sites: Vec<Site>) -> ClueProgress {
        ClueProgress { id, sites, is_done: false, left: None }
    }
}

/// One of the remaining ways to satisfy a clue that is not a given.
///
/// ```
/// use gridwright_core::{ClueWay, Mask, Site, Value};
/// let way = ClueWay { sites: vec![Site(0), Site(1)], values: Mask::of(Value(2)) };
/// assert_eq!(way.sites.len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClueWay {
    /// The sites it occupies; for a word, in the order of its letters.
    pub sites: Vec<Site>,
    /// The values at these sites, in any order.
    pub values: Mask,
}

impl Board {
    /// The givens as clues, in the order of their sites.
    pub fn given_clues(&self) -> Vec<Clue> {
        let clue = |site: Site| {
            let value = self.givens.get(site.index()).copied().flatten()?;
            Some(Clue {
                id: ClueId::Given(site),
                kind: "given",
                label: self.symbol(value).to_string(),
                anchor: Anchor::At(self.sites[site.index()]),
                sites: vec![site],
            })
        };
        self.all_sites().filter_map(clue).collect()
    }
}
