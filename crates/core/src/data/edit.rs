//! Changes to what is printed on a puzzle, for those who make one by hand.

use crate::data::board::{Site, Value};
use crate::data::clue::ClueId;

/// One change to what is printed on a puzzle.
///
/// ```
/// use gridwright_core::{Edit, Site, Value};
/// let print = Edit::Given(Site(3), Some(Value(0)));
/// assert_ne!(print, Edit::Given(Site(3), None));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Edit {
    /// Prints a value at a site, or takes it away.
    Given(Site, Option<Value>),
    /// Prints a clue of another kind. One of the same kind about the same sites is replaced.
    Add(NewClue),
    /// Takes a clue away.
    Remove(ClueId),
    /// Divides the board into other areas: the number of its area for each site.
    Areas(Vec<u16>),
}

/// A clue that is to be printed.
///
/// ```
/// use gridwright_core::{NewClue, Site};
/// let cage = NewClue::new("cage", "3", vec![Site(0), Site(1)]);
/// assert_eq!((cage.kind.as_str(), cage.label.as_str()), ("cage", "3"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewClue {
    /// What kind of clue: `word`, `cage`, `sign`, `marks`.
    pub kind: String,
    /// The text that is printed.
    pub label: String,
    /// The sites it is about, in the order in which its label is read; none for a word.
    pub sites: Vec<Site>,
}

impl NewClue {
    /// A clue of a kind with its text and its sites.
    pub fn new(kind: impl Into<String>, label: impl Into<String>, sites: Vec<Site>) -> NewClue {
        NewClue { kind: kind.into(), label: label.into(), sites }
    }
}

/// A kind of clue, beside givens, that can be printed on a puzzle.
///
/// ```
/// use gridwright_core::{ClueKind, ClueSites};
/// const WORD: ClueKind = ClueKind { id: "word", sites: ClueSites::None, label: "a word" };
/// assert_eq!(WORD.sites, ClueSites::None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClueKind {
    /// Its name in requests.
    pub id: &'static str,
    /// Which sites a clue of the kind is about.
    pub sites: ClueSites,
    /// What its label says, in a few words.
    pub label: &'static str,
}

/// Which sites a clue of a kind is about.
///
/// ```
/// assert_ne!(gridwright_core::ClueSites::Pair, gridwright_core::ClueSites::Some);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ClueSites {
    /// None: it stands beside the board.
    None,
    /// One.
    One,
    /// Two that lie side by side.
    Pair,
    /// One or more.
    Some,
}
