//! What several answers hold: steps, ratings, broken rules, pictures.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// How hard a puzzle or a technique is, in players' words.
    Level {
        /// One look at a row, column or area at a time.
        Easy = "easy",
        /// Looking at candidates in pairs.
        Medium = "medium",
        /// Larger sets and patterns over several rows.
        Hard = "hard",
        /// Patterns few players look for.
        Expert = "expert",
        /// Needs what-if reasoning, or more than the techniques know.
        Extreme = "extreme",
    }
}

/// One deduction: what it looks at, why it holds, what it changes, and the same for people.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Step {
    /// The id of the technique, such as `hidden-single`.
    pub technique: String,
    /// The name of the technique.
    pub name: String,
    /// How hard the step is in the profile.
    pub rating: f64,
    /// What the step adds to the score in the profile.
    pub score: u32,
    /// The level the step asks for.
    pub level: Level,
    /// The sites the reasoning looks at, to be highlighted.
    pub because: Vec<String>,
    /// What the step rests on.
    pub reason: Reason,
    /// What the step changes; never empty.
    pub effects: Vec<Effect>,
    /// The argument in one line, for someone who knows the technique.
    pub short: String,
    /// The argument and what follows, in sentences that a learner can check.
    pub full: String,
    /// The effects in a few words, such as `r1c3=3`.
    #[serde(rename = "move")]
    pub moves: String,
}

impl Step {
    /// A step of a technique that says nothing yet.
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

/// What a step rests on: all that its sentence mentions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Reason {
    /// Rules of the puzzle, in the order in which the sentence mentions them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
    /// Sites that the sentence mentions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<String>,
    /// Values that the sentence mentions.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub values: String,
    /// The candidates that matter at the sites the reasoning looks at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<Candidates>,
    /// Chains of consequences, each from its assumption on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chains: Vec<Vec<Claim>>,
    /// The same under the names that the argument has for them: what plays which part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Part>,
}

/// Something that plays a part in the argument of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// Its name in the argument, such as `pivot`.
    pub name: String,
    /// What it is, such as `site`; the list is in `docs/formats/proof.md`.
    pub kind: String,
    /// The thing itself, or all of them.
    pub is: Vec<String>,
}

/// A rule of the puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Rule {
    /// Its number among the rules of the puzzle, from 0.
    pub index: usize,
    /// What kind of rule it is, such as `row`.
    pub rule: String,
    /// Its name, such as `row 1`.
    pub name: String,
}

impl Rule {
    /// All that is said about a rule.
    pub fn new(index: usize, rule: impl Into<String>, name: impl Into<String>) -> Rule {
        Rule { index, rule: rule.into(), name: name.into() }
    }
}

/// Candidates at a site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Candidates {
    /// The site.
    pub site: String,
    /// The values.
    pub values: String,
}

/// That a site holds a value, or that it does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Claim {
    /// The site.
    pub site: String,
    /// The value.
    pub value: String,
    /// Whether the site holds it.
    pub holds: bool,
}

/// What a step does to one site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "an effect: a site, and either place or drop")]
pub enum Effect {
    /// The site holds this value.
    Place {
        /// The site.
        site: String,
        /// The value.
        place: String,
    },
    /// The site holds none of these values.
    Drop {
        /// The site.
        site: String,
        /// The values.
        drop: String,
    },
}

/// How hard a puzzle is: what its solving path takes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Rating {
    /// By whose measure.
    pub profile: ProfileRef,
    /// The rating of the hardest step; 20.0 where the techniques do not solve the puzzle.
    pub er: f64,
    /// The rating of the hardest step up to the first value placed.
    pub ep: f64,
    /// The rating of the first step.
    pub ed: f64,
    /// The id of the hardest technique; `trial` where the techniques do not solve the puzzle, `none`
    /// where there was nothing to do.
    pub hardest: String,
    /// How many steps of the hardest technique there are.
    pub bottlenecks: usize,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// In players' words.
    pub level: Level,
    /// Whether the techniques solve the puzzle.
    pub solved: bool,
    /// How often each technique was used, by its id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: BTreeMap<String, usize>,
}

impl Rating {
    /// The rating of a puzzle that has nothing to be solved.
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
    /// A new number whenever any rating it gives may change.
    pub version: u32,
}

/// A rule that is broken, and where.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Violation {
    /// What kind of rule it is, such as `row`.
    pub rule: String,
    /// Its name, such as `row 1`.
    pub name: String,
    /// The sites that break it.
    pub sites: Vec<String>,
}

impl Violation {
    /// All that is said about a broken rule.
    pub fn new(rule: impl Into<String>, name: impl Into<String>, sites: Vec<String>) -> Violation {
        Violation { rule: rule.into(), name: name.into(), sites }
    }
}

/// Something that could be wrong in a puzzle without a solution.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Culprit {
    /// The same in a few words.
    pub sentence: String,
    /// The rule that the givens alone break.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub violation: Option<Violation>,
    /// The ids of clues without which there is a solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<String>,
    /// Whether there is just one solution without these clues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unique: Option<bool>,
}

/// What a picture should look like.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct PictureRequest {
    /// The kind of picture.
    #[serde(rename = "as")]
    pub kind: PictureKind,
    /// Colours and line widths: `light`, `dark`, `auto`, `print` or `large-print`. Text has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The longer side of an SVG or PNG, in pixels.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u32>,
    /// A set of symbols of the family to show values in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbols: Option<String>,
}

impl PictureRequest {
    /// A picture with nothing special about it.
    pub fn new(kind: PictureKind) -> PictureRequest {
        PictureRequest { kind, theme: None, size: None, symbols: None }
    }
}

words! {
    /// A kind of picture.
    PictureKind {
        /// Lines of box-drawing characters.
        Text = "text",
        /// Lines of plain ASCII characters.
        Ascii = "ascii",
        /// An SVG document that stands alone.
        Svg = "svg",
        /// An `svg` element to be put into a page, which brings the style sheet.
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
    /// Rows of cells.
    pub rows: usize,
    /// Columns of cells.
    pub cols: usize,
    /// The picture, where it is text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The bytes of the file in base64, where it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base64: Option<String>,
    /// Where the board lies in the picture, unless it is text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frame: Option<Frame>,
    /// Where each site is, for clicks and cursors.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hits: Vec<Hit>,
}

impl Picture {
    /// A picture of so many rows and columns of cells, without its content.
    pub fn new(kind: PictureKind, rows: usize, cols: usize) -> Picture {
        Picture { kind, rows, cols, text: None, base64: None, frame: None, hits: Vec::new() }
    }
}

/// Where the board lies in a picture, in the units of its view box.
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

/// Where a click means a site: its centre, in half cells from the top left corner of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hit {
    /// The site.
    pub site: String,
    /// To the right.
    pub x: i16,
    /// Down.
    pub y: i16,
}
