//! What a book is asked for with.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::is_false;
use crate::number::Whole;
use crate::param::ParamValue;

/// Makes a book.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
#[non_exhaustive]
pub struct BookRequest {
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// A line below the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subtitle: Option<String>,
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The language of its words, such as `en`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The size of a page once it is cut, such as `a5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trim: Option<String>,
    /// Paper beyond the cut, in millimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bleed: Option<f32>,
    /// The margin at the spine, in millimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inner: Option<f32>,
    /// The margin away from the spine, in millimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outer: Option<f32>,
    /// The margin above, in millimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<f32>,
    /// The margin below, in millimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bottom: Option<f32>,
    /// Whether everything is larger and heavier.
    #[serde(skip_serializing_if = "is_false")]
    pub large_print: bool,
    /// `print` for greys, `light` for colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// What the puzzles are made from; 1 when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<Whole>,
    /// Puzzles a page, where a chapter does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per_page: Option<usize>,
    /// Solutions a page, at most; 0 for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions_per_page: Option<usize>,
    /// Whether there is an appendix with the first step of each puzzle.
    #[serde(skip_serializing_if = "is_false")]
    pub hints: bool,
    /// Canonical forms of puzzles that must not come again, each with its family: `FAMILY FORM`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub avoid: Vec<String>,
    /// The chapters; at least one.
    pub chapters: Vec<BookChapter>,
    /// Gives up on a puzzle after so many search nodes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

/// A part of a book: puzzles of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct BookChapter {
    /// Its title; the family, the kind of board and the level when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The family.
    pub family: String,
    /// What is asked of it, by the names of its parameters.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, ParamValue>,
    /// How many puzzles.
    pub count: usize,
    /// Puzzles a page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per_page: Option<usize>,
    /// A set of symbols of the family.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbols: Option<String>,
}

impl BookChapter {
    /// So many puzzles of a family as it makes them by default.
    pub fn new(family: impl Into<String>, count: usize) -> BookChapter {
        BookChapter { family: family.into(), count, ..BookChapter::default() }
    }
}
