//! What there is: families with their parameters, techniques with their lessons, formats, profiles.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::parts::{Level, Picture, Step};

/// A family of puzzles and what it can be asked for.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Family {
    /// Its id, such as `sudoku`.
    pub id: String,
    /// Other ids that are understood.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Its name.
    pub name: String,
    /// One sentence.
    pub summary: String,
    /// The rules, for someone who has never seen one.
    pub rules: String,
    /// The number under which what a seed makes is frozen.
    pub generator: u32,
    /// What can be asked for.
    pub params: Vec<Param>,
    /// Parameters worth offering, each as in ids: `size=6,level=hard`. Empty stands for the defaults.
    pub presets: Vec<String>,
    /// The kinds of puzzle that players know by a name, the plain one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<Variant>,
    /// Which levels puzzles of some shapes have been seen to have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<ShapeLevels>,
    /// Other symbols to show values in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub symbols: Vec<SymbolSet>,
    /// The ids of the profiles that rate its puzzles, the default first.
    pub profiles: Vec<String>,
    /// The techniques it is explained with by default, easiest first.
    pub techniques: Vec<TechniqueRow>,
    /// The names of the formats of other programs that it reads and writes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub formats: Vec<String>,
}

/// Which levels puzzles of one shape have been seen to have. A level in neither list was not decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShapeLevels {
    /// All that was asked for beside how hard it is, as in ids: `size=4`. Empty stands for the defaults.
    pub shape: String,
    /// The levels that were found, easiest first.
    pub seen: Vec<Level>,
    /// The levels that no search found: they are refused unless `anyway=yes` is asked for.
    pub never: Vec<Level>,
}

/// One thing that a family can be asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Param {
    /// Its name, such as `size`.
    pub name: String,
    /// What it is called in a form, such as `Size`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// What it is, for help texts and forms.
    pub help: String,
    /// What it can be.
    pub kind: ParamKind,
    /// What it is when left out; nothing where leaving it out means that anything will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    /// Whether it shapes the finished puzzle, and not only how it is made.
    pub structural: bool,
}

impl Param {
    /// A parameter of the finished puzzle that has no default.
    pub fn new(name: impl Into<String>, help: impl Into<String>, kind: ParamKind) -> Param {
        let (name, help) = (name.into(), help.into());
        Param { name, label: String::new(), help, kind, default: None, structural: false }
    }
}

/// What a parameter can be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ParamKind {
    /// A whole number.
    Int {
        /// The smallest allowed.
        min: usize,
        /// The largest allowed.
        max: usize,
    },
    /// One of a few words.
    Choice {
        /// The words.
        choices: Vec<String>,
        /// What each of them is called in a form, in the same order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        labels: Vec<String>,
    },
    /// A rating such as `4.2`, or two of them joined by `..`.
    Ratings,
    /// Letters, digits, dots and hyphens.
    Text {
        /// What they mean.
        what: String,
    },
    /// Words of letters and digits, joined by `+`.
    Lines {
        /// What they are.
        what: String,
    },
    /// Rows of letters, digits and dots, joined by `+`.
    Rows {
        /// What they are.
        what: String,
    },
}

/// A kind of puzzle that players know by a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Variant {
    /// Its id, such as `killer`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The parameters that ask for it, as in ids; a level can be added.
    pub params: String,
}

/// Other symbols to show values in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SymbolSet {
    /// What to ask for.
    pub name: String,
    /// One character for each value.
    pub chars: String,
}

/// A technique in the list of a family.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueRow {
    /// Its id, such as `x-wing`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What a step counts for by default.
    pub worth: Worth,
}

/// What a step counts for, at least.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Worth {
    /// How hard it is.
    pub rating: f64,
    /// What it adds to the score.
    pub score: u32,
    /// The level it asks for.
    pub level: Level,
}

/// What there is to know about a technique, in a few sentences each.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lesson {
    /// What it is.
    pub what: String,
    /// How to spot it.
    pub spot: String,
    /// What looks like it and is not.
    pub miss: String,
    /// Where it stands among its relatives.
    pub relatives: String,
}

/// A technique with its lesson and positions that show it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Technique {
    /// Its id, such as `x-wing`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The ids of the families that use it.
    pub families: Vec<String>,
    /// What there is to know about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Lesson>,
    /// What a step counts for, by the id of each profile that has the technique.
    pub worth: BTreeMap<String, Worth>,
    /// Positions in which it is next.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<Example>,
}

/// A position in which a technique is next, and the step it makes there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Example {
    /// The family.
    pub family: String,
    /// The id of the profile by which the technique is next.
    pub profile: String,
    /// The id of the puzzle.
    pub puzzle: String,
    /// For each site `=` and its value, or its candidates, separated by commas.
    pub position: String,
    /// The step.
    pub step: Step,
    /// The same position but for one site, where the technique is not there.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub near_miss: String,
    /// What differs there, in a sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub near_miss_text: String,
    /// A picture of the step, if one was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    /// A picture of the near miss, if one was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub near_miss_picture: Option<Picture>,
}

impl Example {
    /// All that is said about an example.
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

/// A format of other programs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Format {
    /// What to ask for, such as `sdk`.
    pub name: String,
    /// The family that has it.
    pub family: String,
    /// What people call it.
    pub title: String,
    /// What it can hold.
    pub carries: String,
    /// How names of such files end, without the dot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extensions: Vec<String>,
    /// Whether a puzzle is one line, so that a file can hold many.
    pub line: bool,
}

/// A named, versioned way of rating steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Profile {
    /// Its id, such as `gridwright`.
    pub id: String,
    /// A new number whenever any rating it gives may change.
    pub version: u32,
    /// One sentence.
    pub summary: String,
}

impl Profile {
    /// All that is said about a profile.
    pub fn new(id: impl Into<String>, version: u32, summary: impl Into<String>) -> Profile {
        Profile { id: id.into(), version, summary: summary.into() }
    }
}
