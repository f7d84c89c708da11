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
    /// What it is about, for the metadata.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subject: Option<String>,
    /// Who publishes it, for the imprint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub publisher: Option<String>,
    /// The line about rights, for the imprint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copyright: Option<String>,
    /// Its ISBN, for the imprint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub isbn: Option<String>,
    /// More for the imprint, in Markdown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub imprint: Option<String>,
    /// A text before the chapters, in Markdown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub foreword: Option<String>,
    /// A text at the end, in Markdown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub afterword: Option<String>,
    /// The day it is of, such as `2026-11-17`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The language of its words, such as `en`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The size of a page once it is cut, such as `a5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trim: Option<String>,
    /// The shop whose rules for margins and bleed are followed: `kdp`, `ingram` or `lulu`.
    #[serde(rename = "for", skip_serializing_if = "Option::is_none")]
    pub shop: Option<String>,
    /// What the PDF is for: `screen`, `print` or `pdf-x`; `print` where a shop is named, else `screen`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pdf: Option<String>,
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
    /// Whether it is bound at the right, so that the left hand writes away from the spine.
    #[serde(skip_serializing_if = "is_false")]
    pub left_handed: bool,
    /// What is left out: `ids`, `ratings`, `levels`, `dots`, `pages`, `rules`, `program`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hide: Vec<String>,
    /// Lines to write on below each puzzle: `time`, `notes`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub room: Vec<String>,
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
    /// In how many lists that say more and more the hints are given; 1 when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint_stages: Option<usize>,
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
    /// The family; it can be left out where puzzles are given.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub family: String,
    /// What is asked of it, by the names of its parameters.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, ParamValue>,
    /// Puzzles to use instead of making them: the text of a file in any format that is read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzles: Option<String>,
    /// How hard they are to be: short for the parameter of that name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// How many puzzles; it can be left out where puzzles are given, for all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
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
        BookChapter { family: family.into(), count: Some(count), ..BookChapter::default() }
    }
}
