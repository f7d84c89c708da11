//! Requests of a puzzle editor: edit, review, repair, complete.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::number::Whole;
use crate::param::ParamValue;
use crate::puzzle::PuzzleInput;

/// One change to the clues of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Edit {
    /// Sets or removes the given at a site.
    Given {
        /// The site of the given.
        site: String,
        /// The symbol of the value; left out to remove the given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
    },
    /// Adds a clue of another kind. It replaces a clue of the same kind at the same sites.
    Add {
        /// The kind of clue: `word`, `cage`, `marks` or `sign`.
        kind: String,
        /// The label to print.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        label: String,
        /// The sites the clue belongs to, in the order in which its label is read.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sites: Vec<String>,
    },
    /// Removes a clue.
    Remove {
        /// The id of the clue, as in the list of clues.
        clue: String,
    },
    /// Replaces the areas of the board.
    Areas {
        /// The number of its area for each site, in board order.
        areas: Vec<u16>,
    },
}

impl Edit {
    /// Adds a clue that stands beside the board.
    pub fn add(kind: impl Into<String>, label: impl Into<String>) -> Edit {
        Edit::Add { kind: kind.into(), label: label.into(), sites: Vec::new() }
    }
}

/// Edits the clues of a puzzle, or starts with an empty board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct EditRequest {
    /// The puzzle to edit; an empty board of `family` when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<PuzzleInput>,
    /// The id of the empty board's family; the first family of the list when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The parameters of the empty board by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, ParamValue>,
    /// The seed for areas and values that are drawn at random; 0 when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Whole>,
    /// The changes, made in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub edits: Vec<Edit>,
    /// The symmetry in which givens are added and removed: `rotate180`, `rotate90`, `mirror`,
    /// `diagonal` or `full`; none when left out. The mirror images of a site get values of a
    /// solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<String>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl EditRequest {
    /// A request that leaves a puzzle as it is.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> EditRequest {
        EditRequest { puzzle: Some(puzzle.into()), ..EditRequest::blank(None) }
    }

    /// A request for an empty board of this family, or of the first one.
    pub fn blank(family: Option<String>) -> EditRequest {
        let (params, edits) = (BTreeMap::new(), Vec::new());
        EditRequest {
            puzzle: None,
            family,
            params,
            seed: None,
            edits,
            symmetry: None,
            nodes: None,
            language: None,
        }
    }
}

/// Reviews a puzzle being made: its solutions, the values that they contain, the clues that are not
/// needed, and its rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct ReviewRequest {
    /// The puzzle to review.
    pub puzzle: PuzzleInput,
    /// The id of the profile that rates it; the default one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of sentences in the answer; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl ReviewRequest {
    /// A review by the default profile.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> ReviewRequest {
        ReviewRequest { puzzle: puzzle.into(), profile: None, nodes: None, language: None }
    }
}

/// Finds single clues to add, change or remove so that a puzzle has exactly one solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct RepairRequest {
    /// The puzzle to repair.
    pub puzzle: PuzzleInput,
    /// Maximum number of repairs; 10 when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl RepairRequest {
    /// A search for up to ten repairs.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> RepairRequest {
        RepairRequest { puzzle: puzzle.into(), limit: None, nodes: None, language: None }
    }
}

/// Adds givens to a puzzle until it has exactly one solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct CompleteRequest {
    /// The puzzle to complete.
    pub puzzle: PuzzleInput,
    /// The seed that selects the solution and the givens; 0 when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Whole>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl CompleteRequest {
    /// A request with seed 0.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> CompleteRequest {
        CompleteRequest { puzzle: puzzle.into(), seed: None, nodes: None, language: None }
    }
}
