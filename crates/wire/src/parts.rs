//! Parts of several answers: steps, ratings, broken rules, pictures.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// The difficulty of a puzzle or a technique.
    Level {
        /// One row, column or area at a time is enough.
        Easy = "easy",
        /// Needs to compare candidates of pairs of sites or values.
        Medium = "medium",
        /// Needs larger sets, and patterns over several rows.
        Hard = "hard",
        /// Needs patterns that few players look for.
        Expert = "expert",
        /// Needs what-if reasoning, or more than the techniques can do.
        Extreme = "extreme",
    }
}

/// One deduction: its technique, its reason and its effects as data, and the same in sentences.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Step {
    /// The id of the technique, such as `hidden-single`.
    pub technique: String,
    /// The name of the technique in the requested language.
    pub name: String,
    /// The rating of the step in the profile.
    pub rating: f64,
    /// The points that the step adds to the score in the profile.
    pub score: u32,
    /// The level that the step requires.
    pub level: Level,
    /// The sites that the reasoning looks at, to be highlighted.
    pub because: Vec<String>,
    /// The facts that the step is based on.
    pub reason: Reason,
    /// The placements and removals; never empty.
    pub effects: Vec<Effect>,
    /// The argument in one line, for someone who knows the technique.
    pub short: String,
    /// The argument and its conclusion, in sentences that a learner can check.
    pub full: String,
    /// The effects in short notation, such as `r1c3=3`.
    #[serde(rename = "move")]
    pub moves: String,
}

impl Step {
    /// A step without a rating, a reason, effects and sentences.
    pub fn new(technique: impl Into<String>, name: impl Into<String>, level: Level) -> Step {
        Step {
            technique: technique.into(),
            name: name.into(),
            rating: 0.0,
            score: 0,
            level,
            because: Vec::new(),
            reason: Reason::default(),
            effects: Vec::new(),
            short: String::new(),
            full: String::new(),
            moves: String::new(),
        }
    }
}

/// The facts that a step is based on: the rules, sites and values in its sentence.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Reason {
    /// The rules of the puzzle in the sentence, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
    /// The sites in the sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<String>,
    /// The symbols of the values in the sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub values: String,
    /// The relevant candidates of the sites that the reasoning looks at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<Candidates>,
    /// Chains of claims, each starting with its assumption.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chains: Vec<Vec<Claim>>,
    /// The arguments of the step by name, for proof checkers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Part>,
}

/// A named argument of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// The name of the argument, such as `pivot`.
    pub name: String,
    /// The type of the argument, such as `site`; `docs/formats/proof.md` lists all types.
    pub kind: String,
    /// The value of the argument, one text for each of its elements.
    pub is: Vec<String>,
}

/// A rule of the puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Rule {
    /// The index of the rule among the rules of the puzzle, from 0.
    pub index: usize,
    /// The kind of rule, such as `row`.
    pub rule: String,
    /// The name of the rule in the requested language, such as `row 1`.
    pub name: String,
}

impl Rule {
    /// A rule with this index, kind and name.
    pub fn new(index: usize, rule: impl Into<String>, name: impl Into<String>) -> Rule {
        Rule { index, rule: rule.into(), name: name.into() }
    }
}

/// Some candidates of a site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Candidates {
    /// The site.
    pub site: String,
    /// The symbols of the candidates.
    pub values: String,
}

/// A claim that a site holds a value, or that it does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Claim {
    /// The site.
    pub site: String,
    /// The symbol of the value.
    pub value: String,
    /// Whether the claim is that the site holds the value.
    pub holds: bool,
}

/// The effect of a step on one site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "an effect: a site, and either place or drop")]
pub enum Effect {
    /// The site gets this value.
    Place {
        /// The site.
        site: String,
        /// The symbol of the value.
        place: String,
    },
    /// The site loses these candidates.
    Drop {
        /// The site.
        site: String,
        /// The symbols of the candidates.
        drop: String,
    },
}

/// The difficulty of a puzzle, computed from the steps of its solving path.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Rating {
    /// The profile that rates the steps.
    pub profile: ProfileRef,
    /// The rating of the hardest step; 20.0 where the techniques do not solve the puzzle.
    pub er: f64,
    /// The rating of the hardest step up to the first placement.
    pub ep: f64,
    /// The rating of the first step.
    pub ed: f64,
    /// The id of the hardest technique; `trial` where the techniques do not solve the puzzle,
    /// `none` where there was nothing to solve.
    pub hardest: String,
    /// Number of steps of the hardest technique.
    pub bottlenecks: usize,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The level of the puzzle.
    pub level: Level,
    /// Whether the techniques solve the puzzle.
    pub solved: bool,
    /// Number of steps of each technique, by the technique's id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: BTreeMap<String, usize>,
}

impl Rating {
    /// The rating of a puzzle without open sites.
    pub fn new(profile: ProfileRef) -> Rating {
        Rating {
            profile,
            er: 0.0,
            ep: 0.0,
            ed: 0.0,
            hardest: "none".to_owned(),
            bottlenecks: 0,
            score: 0,
            level: Level::Easy,
            solved: true,
            counts: BTreeMap::new(),
        }
    }
}

/// A profile and its version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProfileRef {
    /// Its id, such as `gridwright`.
    pub id: String,
    /// The version, which increases whenever any of its ratings may change.
    pub version: u32,
}

/// A broken rule and the sites that break it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Violation {
    /// The kind of rule, such as `row`.
    pub rule: String,
    /// The name of the rule in the requested language, such as `row 1`.
    pub name: String,
    /// The sites that break the rule.
    pub sites: Vec<String>,
}

impl Violation {
    /// A violation of a rule of this kind and name at these sites.
    pub fn new(rule: impl Into<String>, name: impl Into<String>, sites: Vec<String>) -> Violation {
        Violation { rule: rule.into(), name: name.into(), sites }
    }
}

/// A possible reason why a puzzle has no solution.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Culprit {
    /// The reason as a sentence.
    pub sentence: String,
    /// The rule that the givens alone break.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub violation: Option<Violation>,
    /// The ids of clues without which there is a solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<String>,
    /// Whether there is exactly one solution without these clues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unique: Option<bool>,
}

/// The style of a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct PictureRequest {
    /// The kind of picture.
    #[serde(rename = "as")]
    pub kind: PictureKind,
    /// The theme, which sets colours and line widths: `light`, `dark`, `auto`, `print` or
    /// `large-print`. It has no effect on text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The longer side of an SVG or PNG, in pixels.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u32>,
    /// The name of the family's symbol set to show values in; the plain symbols when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbols: Option<String>,
}

impl PictureRequest {
    /// A picture of this kind with default settings.
    pub fn new(kind: PictureKind) -> PictureRequest {
        PictureRequest { kind, theme: None, size: None, symbols: None }
    }
}

words! {
    /// A kind of picture.
    PictureKind {
        /// Text with box-drawing characters.
        Text = "text",
        /// Text with ASCII characters only.
        Ascii = "ascii",
        /// A standalone SVG document.
        Svg = "svg",
        /// An `svg` element for a page that provides the style sheet.
        SvgInline = "svg-inline",
        /// A PNG file, in base64.
        Png = "png",
        /// A PDF file of one page, in base64.
        Pdf = "pdf",
    }
}

/// A picture of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Picture {
    /// The kind of picture.
    #[serde(rename = "as")]
    pub kind: PictureKind,
    /// Number of rows of cells.
    pub rows: usize,
    /// Number of columns of cells.
    pub cols: usize,
    /// The picture as text, for the kinds `text`, `ascii`, `svg` and `svg-inline`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The bytes of the file in base64, for the kinds `png` and `pdf`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base64: Option<String>,
    /// The place of the board in the picture; left out for `text` and `ascii`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frame: Option<Frame>,
    /// The place of each site, for clicks and cursors.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hits: Vec<Hit>,
}

impl Picture {
    /// A picture with this number of rows and columns of cells, without content.
    pub fn new(kind: PictureKind, rows: usize, cols: usize) -> Picture {
        Picture { kind, rows, cols, text: None, base64: None, frame: None, hits: Vec::new() }
    }
}

/// The place of the board in a picture, in the units of its view box.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Frame {
    /// The width of the picture.
    pub width: f32,
    /// The height of the picture.
    pub height: f32,
    /// The distance of the board from the left and upper edges.
    pub margin: f32,
    /// The side of a cell.
    pub cell: f32,
}

/// The centre of a site, in half cells from the top left corner of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hit {
    /// The site.
    pub site: String,
    /// The horizontal distance, to the right.
    pub x: i16,
    /// The vertical distance, downwards.
    pub y: i16,
}
