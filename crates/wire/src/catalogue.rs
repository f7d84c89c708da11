//! Descriptions of families with their parameters, of techniques with their lessons, of formats and
//! of profiles.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::parts::{Level, Picture, Step};

/// A puzzle family and the parameters it accepts.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Family {
    /// The id of the family, such as `sudoku`.
    pub id: String,
    /// Other ids that are accepted for the family.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// The name of the family in the requested language.
    pub name: String,
    /// A summary in one sentence.
    pub summary: String,
    /// The rules, written for someone who does not know the puzzle.
    pub rules: String,
    /// The newest generator number. For each number, what a seed makes never changes.
    pub generator: u32,
    /// The parameters.
    pub params: Vec<Param>,
    /// Suggested parameter values, each written as in ids: `size=6,level=hard`. An empty text
    /// stands for the defaults.
    pub presets: Vec<String>,
    /// Well-known variants, the plain one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<Variant>,
    /// The levels observed for puzzles of some shapes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<ShapeLevels>,
    /// Other sets of symbols in which values can be shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub symbols: Vec<SymbolSet>,
    /// The ids of the profiles that can rate its puzzles, the default one first.
    pub profiles: Vec<String>,
    /// The techniques of the default profile, easiest first.
    pub techniques: Vec<TechniqueRow>,
    /// The names of the formats of other programs that the family reads and writes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub formats: Vec<String>,
}

/// The levels observed for puzzles of one shape. A level in neither list is undecided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShapeLevels {
    /// The structural parameters, written as in ids: `size=4`. An empty text stands for the
    /// defaults.
    pub shape: String,
    /// The levels that were observed, easiest first.
    pub seen: Vec<Level>,
    /// The levels that no search has found: requests for them are refused unless they have
    /// `anyway=yes`.
    pub never: Vec<Level>,
}

/// A parameter of a family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Param {
    /// The name of the parameter, such as `size`.
    pub name: String,
    /// The label in forms, such as `Size`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// A description for help texts and forms.
    pub help: String,
    /// The kind of values it takes.
    pub kind: ParamKind,
    /// The default value; left out where the parameter then sets no condition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    /// Whether it shapes the finished puzzle rather than only the way it is made.
    pub structural: bool,
}

impl Param {
    /// A parameter without a label and a default that does not shape the puzzle.
    pub fn new(name: impl Into<String>, help: impl Into<String>, kind: ParamKind) -> Param {
        let (name, help) = (name.into(), help.into());
        Param { name, label: String::new(), help, kind, default: None, structural: false }
    }
}

/// The kind of values that a parameter takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ParamKind {
    /// A whole number.
    Int {
        /// The smallest value allowed.
        min: usize,
        /// The largest value allowed.
        max: usize,
    },
    /// One of a fixed list of values.
    Choice {
        /// The values.
        choices: Vec<String>,
        /// The labels of the values in forms, in the same order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        labels: Vec<String>,
    },
    /// A rating such as `4.2`, or a range of two ratings joined by `..`.
    Ratings,
    /// A text of letters, digits, dots and hyphens.
    Text {
        /// A short description of the text.
        what: String,
    },
    /// A list of words of letters and digits, joined by `+`.
    Lines {
        /// A short description of the words.
        what: String,
    },
    /// Rows of letters, digits and dots, joined by `+`.
    Rows {
        /// A short description of the rows.
        what: String,
    },
}

/// A variant of a family that players know by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Variant {
    /// The id of the variant, such as `killer`.
    pub id: String,
    /// The name of the variant in the requested language.
    pub name: String,
    /// The parameters that select it, written as in ids; a level can be added.
    pub params: String,
}

/// A set of symbols in which values can be shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SymbolSet {
    /// The name to pass as `symbols`.
    pub name: String,
    /// The symbols, one character for each value in order.
    pub chars: String,
}

/// A technique in the list of a family.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueRow {
    /// The id of the technique, such as `x-wing`.
    pub id: String,
    /// The name of the technique in the requested language.
    pub name: String,
    /// The smallest worth of a step in the default profile.
    pub worth: Worth,
}

/// The rating, score and level that a step of a technique has at least.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Worth {
    /// The rating of a step.
    pub rating: f64,
    /// The points that a step adds to the score of a puzzle.
    pub score: u32,
    /// The level that a step requires.
    pub level: Level,
}

/// The lesson on a technique, in a few sentences for each part.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lesson {
    /// An explanation of the technique.
    pub what: String,
    /// Advice on spotting it.
    pub spot: String,
    /// Patterns that are easily mistaken for it.
    pub miss: String,
    /// Its relation to similar techniques.
    pub relatives: String,
}

/// A technique with its lesson and example positions.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Technique {
    /// The id of the technique, such as `x-wing`.
    pub id: String,
    /// The name of the technique in the requested language.
    pub name: String,
    /// The ids of the families that use the technique.
    pub families: Vec<String>,
    /// The lesson on the technique.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Lesson>,
    /// The smallest worth of a step in each profile that has the technique, by the profile's id.
    pub worth: BTreeMap<String, Worth>,
    /// Positions in which the technique is the next step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<Example>,
}

/// A position in which a technique is the next step, with that step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Example {
    /// The id of the family.
    pub family: String,
    /// The id of the profile by whose order the technique is next.
    pub profile: String,
    /// The id of the puzzle.
    pub puzzle: String,
    /// The position: for each site `=` and its value, or its candidates, separated by commas.
    pub position: String,
    /// The step that the technique finds there.
    pub step: Step,
    /// A near miss: the same position except for one site, where the technique does not apply.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub near_miss: String,
    /// The difference between the two positions, as a sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub near_miss_text: String,
    /// A picture of the step, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    /// A picture of the near miss, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub near_miss_picture: Option<Picture>,
}

impl Example {
    /// An example without a near miss and pictures.
    pub fn new(
        family: impl Into<String>,
        profile: impl Into<String>,
        puzzle: impl Into<String>,
        position: impl Into<String>,
        step: Step,
    ) -> Example {
        let (family, profile) = (family.into(), profile.into());
        let (puzzle, position) = (puzzle.into(), position.into());
        Example {
            family,
            profile,
            puzzle,
            position,
            step,
            near_miss: String::new(),
            near_miss_text: String::new(),
            picture: None,
            near_miss_picture: None,
        }
    }
}

/// A file format of another program.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Format {
    /// The name to pass in requests, such as `sdk`.
    pub name: String,
    /// The id of the family whose puzzles it holds.
    pub family: String,
    /// The common name of the format.
    pub title: String,
    /// A description of the data that it can hold.
    pub carries: String,
    /// The usual file name extensions, without the dot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extensions: Vec<String>,
    /// Whether a puzzle takes one line, so that a file can hold many.
    pub line: bool,
}

/// A profile: a named, versioned order and rating of steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Profile {
    /// The id of the profile, such as `gridwright`.
    pub id: String,
    /// The version, which increases whenever any of its ratings may change.
    pub version: u32,
    /// A summary in one sentence.
    pub summary: String,
}

impl Profile {
    /// A profile with this id, version and summary.
    pub fn new(id: impl Into<String>, version: u32, summary: impl Into<String>) -> Profile {
        Profile { id: id.into(), version, summary: summary.into() }
    }
}
