//! Edits of a puzzle's clues, for puzzle editors.

use crate::data::board::{Site, Value};
use crate::data::clue::ClueId;

/// One change to the clues of a puzzle.
///
/// ```
/// use gridwright_core::{Edit, Site, Value};
/// let print = Edit::Given(Site(3), Some(Value(0)));
/// assert_ne!(print, Edit::Given(Site(3), None));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Edit {
    /// Sets or removes the given at a site.
    Given(Site, Option<Value>),
    /// Adds a clue of another kind. It replaces a clue of the same kind at the same sites.
    Add(NewClue),
    /// Removes a clue.
    Remove(ClueId),
    /// Replaces the areas of the board by these: the number of the area of each site.
    Areas(Vec<u16>),
}

/// A clue to add.
///
/// ```
/// use gridwright_core::{NewClue, Site};
/// let cage = NewClue::new("cage", "3", vec![Site(0), Site(1)]);
/// assert_eq!((cage.kind.as_str(), cage.label.as_str()), ("cage", "3"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewClue {
    /// The kind of clue: `word`, `cage`, `sign`, `marks`.
    pub kind: String,
    /// The text to print.
    pub label: String,
    /// The sites it belongs to, in the order in which its label is read; none for a word.
    pub sites: Vec<Site>,
}

impl NewClue {
    /// A clue of this kind with this label at these sites.
    pub fn new(kind: impl Into<String>, label: impl Into<String>, sites: Vec<Site>) -> NewClue {
        NewClue { kind: kind.into(), label: label.into(), sites }
    }
}

/// A kind of clue other than a given that can be printed on a puzzle.
///
/// ```
/// use gridwright_core::{ClueKind, ClueSites};
/// const WORD: ClueKind = ClueKind { id: "word", sites: ClueSites::None, label: "a word" };
/// assert_eq!(WORD.sites, ClueSites::None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClueKind {
    /// The id of the kind in requests.
    pub id: &'static str,
    /// The sites that a clue of this kind belongs to.
    pub sites: ClueSites,
    /// A short description of the label of such a clue.
    pub label: &'static str,
}

/// The number and arrangement of the sites of a kind of clue.
///
/// ```
/// assert_ne!(gridwright_core::ClueSites::Pair, gridwright_core::ClueSites::Some);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ClueSites {
    /// No site: the clue stands beside the board.
    None,
    /// Exactly one site.
    One,
    /// Two neighbouring sites.
    Pair,
    /// One or more sites.
    Some,
}
