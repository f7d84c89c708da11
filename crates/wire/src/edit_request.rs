//! What can be asked about a puzzle that somebody makes by hand.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::number::Whole;
use crate::param::ParamValue;
use crate::puzzle::PuzzleInput;

/// One change to what is printed on a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Edit {
    /// Prints a value at a site, or takes it away.
    Given {
        /// The site.
        site: String,
        /// The value; nothing to take it away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
    },
    /// Prints a clue of another kind. One of the same kind about the same sites is replaced.
    Add {
        /// What kind of clue: `word`, `cage`, `marks`, `sign`.
        kind: String,
        /// What is printed.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        label: String,
        /// The sites it is about, in the order in which its label is read.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sites: Vec<String>,
    },
    /// Takes a clue away.
    Remove {
        /// Its name, as in the list of clues.
        clue: String,
    },
    /// Divides the board into other areas.
    Areas {
        /// The number of its area for each site.
        areas: Vec<u16>,
    },
}

impl Edit {
    /// Prints a clue that stands beside the board.
    pub fn add(kind: impl Into<String>, label: impl Into<String>) -> Edit {
        Edit::Add { kind: kind.into(), label: label.into(), sites: Vec::new() }
    }
}

/// Changes what is printed on a puzzle, or begins with an empty board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct EditRequest {
    /// The puzzle; an empty board of `family` when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<PuzzleInput>,
    /// The family of the empty board; the first one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// What the empty board is like, by the parameters of its family.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, ParamValue>,
    /// Where areas or values are drawn at random, which; 0 when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Whole>,
    /// The changes, one after the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub edits: Vec<Edit>,
    /// The symmetry in which values are printed and taken away: `rotate180`, `rotate90`, `mirror`, `diagonal`, `full`;
    /// none when left out. The images of a place get values of a solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<String>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl EditRequest {
    /// A puzzle as it is.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> EditRequest {
        EditRequest { puzzle: Some(puzzle.into()), ..EditRequest::blank(None) }
    }

    /// An empty board of a family, or of the first one.
    pub fn blank(family: Option<String>) -> EditRequest {
        let (params, edits) = (BTreeMap::new(), Vec::new());
        EditRequest { puzzle: None, family, params, seed: None, edits, symmetry: None, nodes: None }
    }
}

/// Says all there is to know about a puzzle while it is being made: its solutions, the values they have, what can go, how
/// hard it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct ReviewRequest {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// The id of the profile that it is rated by; the first one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of sentences; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl ReviewRequest {
    /// All there is to know about a puzzle.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> ReviewRequest {
        ReviewRequest { puzzle: puzzle.into(), profile: None, nodes: None, language: None }
    }
}

/// Finds single clues to add, to change or to take away so that a puzzle has one solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct RepairRequest {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// At most so many; ten when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl RepairRequest {
    /// Up to ten changes.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> RepairRequest {
        RepairRequest { puzzle: puzzle.into(), limit: None, nodes: None }
    }
}

/// Prints more givens on a puzzle, so that it has one solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct CompleteRequest {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Which solution, and which givens of it; 0 when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Whole>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl CompleteRequest {
    /// The rest of a puzzle.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> CompleteRequest {
        CompleteRequest { puzzle: puzzle.into(), seed: None, nodes: None }
    }
}
