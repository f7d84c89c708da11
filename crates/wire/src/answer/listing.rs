//! Answers that list what there is: families, techniques, formats; and plain texts.

use serde::{Deserialize, Serialize};

use crate::catalogue::{Family, Format, Profile, Technique};
use crate::words::words;

words! {
    /// The outcome of what cannot end in different ways.
    Done {
        /// It was done.
        Done = "done",
    }
}

/// The families of puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct FamiliesAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The families.
    pub families: Vec<Family>,
    /// The profiles, by which puzzles are explained and rated.
    pub profiles: Vec<Profile>,
}

impl FamiliesAnswer {
    /// All that is said about families.
    pub fn new(families: Vec<Family>, profiles: Vec<Profile>) -> FamiliesAnswer {
        FamiliesAnswer { outcome: Done::Done, families, profiles }
    }
}

/// Techniques.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct TechniqueAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The techniques.
    pub techniques: Vec<Technique>,
}

impl TechniqueAnswer {
    /// All that is said about techniques.
    pub fn new(techniques: Vec<Technique>) -> TechniqueAnswer {
        TechniqueAnswer { outcome: Done::Done, techniques }
    }
}

/// Formats of other programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct FormatsAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The formats.
    pub formats: Vec<Format>,
}

impl FormatsAnswer {
    /// All that is said about formats.
    pub fn new(formats: Vec<Format>) -> FormatsAnswer {
        FormatsAnswer { outcome: Done::Done, formats }
    }
}

/// What a program is and what it found on this machine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct DoctorAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// Each finding: what it is about, and what it is.
    pub findings: Vec<DoctorFinding>,
}

/// One thing that was looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct DoctorFinding {
    /// What it is about: `version`, `processor`, `data-folder`.
    pub about: String,
    /// What it is.
    pub found: String,
    /// What is wrong with it, if anything.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub trouble: Option<String>,
}

impl DoctorAnswer {
    /// Everything that was found.
    pub fn new(findings: Vec<DoctorFinding>) -> DoctorAnswer {
        DoctorAnswer { outcome: Done::Done, findings }
    }
}

impl DoctorFinding {
    /// Something with which nothing is wrong.
    pub fn new(about: impl Into<String>, found: impl Into<String>) -> DoctorFinding {
        DoctorFinding { about: about.into(), found: found.into(), trouble: None }
    }
}

/// A text that the command line alone writes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct TextAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The text.
    pub text: String,
}

impl TextAnswer {
    /// A text.
    pub fn new(text: impl Into<String>) -> TextAnswer {
        TextAnswer { outcome: Done::Done, text: text.into() }
    }
}
