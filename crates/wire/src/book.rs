//! The request that makes a book.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::is_false;
use crate::number::Whole;
use crate::param::ParamValue;

/// Makes a book of puzzles as a PDF file.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
#[non_exhaustive]
pub struct BookRequest {
    /// The title of the book.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// A subtitle below the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subtitle: Option<String>,
    /// The author.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The subject, for the metadata of the PDF.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subject: Option<String>,
    /// The publisher, for the imprint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub publisher: Option<String>,
    /// The copyright line, for the imprint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copyright: Option<String>,
    /// The ISBN, for the imprint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub isbn: Option<String>,
    /// More text for the imprint, in Markdown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub imprint: Option<String>,
    /// A text before the chapters, in Markdown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub foreword: Option<String>,
    /// A text at the end, in Markdown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub afterword: Option<String>,
    /// The date of publication, such as `2026-11-17`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The language of the texts, such as `en`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The trim size of the pages, such as `a5` or `6x9`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trim: Option<String>,
    /// The print shop whose rules for margins and bleed apply: `kdp`, `ingram` or `lulu`.
    #[serde(rename = "for", skip_serializing_if = "Option::is_none")]
    pub shop: Option<String>,
    /// The purpose of the PDF: `screen`, `print` or `pdf-x`; when left out, `print` if a shop is
    /// named, else `screen`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pdf: Option<String>,
    /// The bleed, the margin that is trimmed off, in millimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bleed: Option<f32>,
    /// The margin at the spine, in millimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inner: Option<f32>,
    /// The margin away from the spine, in millimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outer: Option<f32>,
    /// The top margin, in millimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<f32>,
    /// The bottom margin, in millimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bottom: Option<f32>,
    /// Whether text and boards are larger and heavier.
    #[serde(skip_serializing_if = "is_false")]
    pub large_print: bool,
    /// Whether the book is bound on the right, for left-handed readers.
    #[serde(skip_serializing_if = "is_false")]
    pub left_handed: bool,
    /// Elements to leave out: `ids`, `ratings`, `levels`, `dots`, `pages`, `rules`, `program`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hide: Vec<String>,
    /// Spaces to write in below each puzzle: `time`, `notes`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub room: Vec<String>,
    /// The colours: `print` for greys, `light` for colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The seed of the puzzles; 1 when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<Whole>,
    /// Number of puzzles per page in chapters that do not set it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per_page: Option<usize>,
    /// Maximum number of solutions per page; 0 for a book without solutions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions_per_page: Option<usize>,
    /// Whether to add an appendix with the first step of each puzzle.
    #[serde(skip_serializing_if = "is_false")]
    pub hints: bool,
    /// Number of lists in that appendix, each more detailed than the one before, from 1 to 3; 1
    /// when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint_stages: Option<usize>,
    /// Canonical forms of puzzles to avoid, each with its family: `FAMILY FORM`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub avoid: Vec<String>,
    /// The chapters; at least one.
    pub chapters: Vec<BookChapter>,
    /// Maximum number of search nodes for each puzzle before giving up on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

/// A chapter of a book: puzzles of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct BookChapter {
    /// The title; when left out, made from the family, the kind of board and the level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The id of the family; may be left out where `puzzles` is given.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub family: String,
    /// The parameters of the puzzles by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, ParamValue>,
    /// Puzzles to use instead of new ones, as the text of a file in any supported format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzles: Option<String>,
    /// The level of the puzzles; the same as the parameter `level`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Number of puzzles; may be left out where `puzzles` is given, to use all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
    /// Number of puzzles per page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per_page: Option<usize>,
    /// The name of the family's symbol set to print values in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbols: Option<String>,
}

impl BookChapter {
    /// A chapter with this number of puzzles of a family with its default parameters.
    pub fn new(family: impl Into<String>, count: usize) -> BookChapter {
        BookChapter { family: family.into(), count: Some(count), ..BookChapter::default() }
    }
}
