//! Answers that list families, techniques and formats, and answers that are plain texts.

use serde::{Deserialize, Serialize};

use crate::catalogue::{Family, Format, Profile, Technique};
use crate::words::words;

words! {
    /// The outcome of requests that have only one.
    Done {
        /// The request was carried out.
        Done = "done",
    }
}

/// The supported puzzle families and profiles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct FamiliesAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The families, with their parameters, presets and techniques.
    pub families: Vec<Family>,
    /// The profiles, which determine the order and the ratings of steps.
    pub profiles: Vec<Profile>,
}

impl FamiliesAnswer {
    /// An answer with these families and profiles.
    pub fn new(families: Vec<Family>, profiles: Vec<Profile>) -> FamiliesAnswer {
        FamiliesAnswer { outcome: Done::Done, families, profiles }
    }
}

/// The solving techniques.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct TechniqueAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The techniques, easiest first.
    pub techniques: Vec<Technique>,
}

impl TechniqueAnswer {
    /// An answer with these techniques.
    pub fn new(techniques: Vec<Technique>) -> TechniqueAnswer {
        TechniqueAnswer { outcome: Done::Done, techniques }
    }
}

/// The file formats of other programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct FormatsAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The formats that can be read and written.
    pub formats: Vec<Format>,
}

impl FormatsAnswer {
    /// An answer with these formats.
    pub fn new(formats: Vec<Format>) -> FormatsAnswer {
        FormatsAnswer { outcome: Done::Done, formats }
    }
}

/// The version and the environment of a program, as the command line reports them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct DoctorAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The findings, in the order in which they are shown.
    pub findings: Vec<DoctorFinding>,
}

/// One fact about the program or its environment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct DoctorFinding {
    /// The subject, such as `version`, `processor` or `data-folder`.
    pub about: String,
    /// The fact found, as text.
    pub found: String,
    /// The problem with it, as a sentence; left out where there is none.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub trouble: Option<String>,
}

impl DoctorAnswer {
    /// An answer with these findings.
    pub fn new(findings: Vec<DoctorFinding>) -> DoctorAnswer {
        DoctorAnswer { outcome: Done::Done, findings }
    }
}

impl DoctorFinding {
    /// A finding without a problem.
    pub fn new(about: impl Into<String>, found: impl Into<String>) -> DoctorFinding {
        DoctorFinding { about: about.into(), found: found.into(), trouble: None }
    }
}

/// A plain text; only the command line writes it.
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
    /// An answer with this text.
    pub fn new(text: impl Into<String>) -> TextAnswer {
        TextAnswer { outcome: Done::Done, text: text.into() }
    }
}
