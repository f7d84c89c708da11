//! What a family can be asked for: a schema, and values checked against it.
//!
//! Flags, forms and the text between `/` and `@` of a puzzle id are all made from the schema.

use std::fmt;

/// One thing that can be asked for.
///
/// ```
/// use gridwright_core::{ParamKind, ParamSpec, Params};
/// static SPECS: &[ParamSpec] = &[ParamSpec {
///     name: "size",
///     help: "cells a side",
///     kind: ParamKind::Int { min: 3, max: 50 },
///     default: Some("9"),
///     is_structural: true,
/// }];
/// assert_eq!(Params::defaults(SPECS).int("size"), Some(9));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParamSpec {
    /// Its name: `size`.
    pub name: &'static str,
    /// What it is, for help texts and forms.
    pub help: &'static str,
    /// What it can be.
    pub kind: ParamKind,
    /// What it is when nothing is said; `None` means "not asked for".
    pub default: Option<&'static str>,
    /// Whether it shapes the finished puzzle, and not only how it is made.
    pub is_structural: bool,
}

/// What a parameter can be.
///
/// ```
/// use gridwright_core::ParamKind;
/// assert_eq!(ParamKind::Int { min: 3, max: 50 }.to_string(), "a whole number from 3 to 50");
/// assert_eq!(ParamKind::Choice(&["a", "b"]).to_string(), "one of a, b");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// A whole number.
    Int {
        /// The smallest allowed.
        min: usize,
        /// The largest allowed.
        max: usize,
    },
    /// One of a few words.
    Choice(&'static [&'static str]),
}

impl ParamKind {
    fn allows(self, text: &str) -> bool {
        match self {
            ParamKind::Int { min, max } => {
                let plain = text.bytes().all(|b| b.is_ascii_digit());
                plain && text.parse().is_ok_and(|n: usize| (min..=max).contains(&n))
            }
            ParamKind::Choice(words) => words.contains(&text),
        }
    }
}

impl fmt::Display for ParamKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParamKind::Int { min, max } => write!(f, "a whole number from {min} to {max}"),
            ParamKind::Choice(words) => write!(f, "one of {}", words.join(", ")),
        }
    }
}

/// Why parameters were refused.
///
/// ```
/// # use gridwright_core::{ParamKind, ParamSpec, Params};
/// # static SPECS: &[ParamSpec] = &[ParamSpec { name: "size", help: "",
/// #     kind: ParamKind::Int { min: 3, max: 50 }, default: Some("9"), is_structural: true }];
/// let error = Params::parse(SPECS, "size=2").unwrap_err();
/// assert_eq!(error.to_string(), "size=2: expected a whole number from 3 to 50");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParamError {
    /// A value outside its kind.
    #[error("{name}={value}: expected {kind}")]
    BadValue {
        /// The parameter.
        name: String,
        /// What was said.
        value: String,
        /// What was expected.
        kind: ParamKind,
    },
    /// A name the family does not know.
    #[error("unknown parameter {name:?}: expected {}", .known.join(", "))]
    Unknown {
        /// The name.
        name: String,
        /// The names the family knows.
        known: Vec<&'static str>,
    },
    /// Values that are fine alone but not together.
    #[error("{0}")]
    Clash(String),
}

/// Parameters that have been checked against a schema.
///
/// ```
/// # use gridwright_core::{ParamKind, ParamSpec, Params};
/// # static SPECS: &[ParamSpec] = &[
/// #     ParamSpec { name: "size", help: "", kind: ParamKind::Int { min: 3, max: 50 },
/// #         default: Some("9"), is_structural: true },
/// #     ParamSpec { name: "fill", help: "", kind: ParamKind::Choice(&["fair", "fast"]),
/// #         default: Some("fair"), is_structural: false }];
/// let mut params = Params::parse(SPECS, "size=5").unwrap();
/// params.set("fill", "fast").unwrap();
/// assert_eq!(params.int("size"), Some(5));
/// assert_eq!(params.word("fill"), Some("fast"));
/// assert_eq!(params.to_string(), "size=5,fill=fast");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Params {
    specs: &'static [ParamSpec],
    /// One entry a spec: what was asked for, when it is not the default.
    asked: Vec<Option<String>>,
}

impl Params {
    /// Nothing special asked for.
    pub fn defaults(specs: &'static [ParamSpec]) -> Params {
        Params { specs, asked: vec![None; specs.len()] }
    }

    /// Reads `name=value,name=value`, which may be empty.
    ///
    /// # Errors
    /// When a name is unknown or a value out of range.
    pub fn parse(specs: &'static [ParamSpec], text: &str) -> Result<Params, ParamError> {
        let mut params = Params::defaults(specs);
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            params.set(name, value)?;
        }
        Ok(params)
    }

    /// Asks for one value.
    ///
    /// # Errors
    /// When the name is unknown or the value out of range.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ParamError> {
        let Some(index) = self.specs.iter().position(|spec| spec.name == name) else {
            let known = self.specs.iter().map(|spec| spec.name).collect();
            return Err(ParamError::Unknown { name: name.to_owned(), known });
        };
        let spec = &self.specs[index];
        if !spec.kind.allows(value) {
            let (name, value) = (name.to_owned(), value.to_owned());
            return Err(ParamError::BadValue { name, value, kind: spec.kind });
        }
        // One number has one spelling, or two ids would name one puzzle.
        let value = match spec.kind {
            ParamKind::Int { .. } => value.parse::<usize>().expect("allowed").to_string(),
            ParamKind::Choice(_) => value.to_owned(),
        };
        self.asked[index] = (spec.default != Some(value.as_str())).then_some(value);
        Ok(())
    }

    /// A number, when it was asked for or has a default.
    ///
    /// # Panics
    /// When the schema has no such number.
    pub fn int(&self, name: &str) -> Option<usize> {
        self.text(name).map(|text| text.parse().expect("checked when set"))
    }

    /// A word, when it was asked for or has a default.
    ///
    /// # Panics
    /// When the schema has no such word.
    pub fn word(&self, name: &str) -> Option<&str> {
        self.text(name)
    }

    /// Only what shapes the finished puzzle.
    #[must_use]
    pub fn structural(&self) -> Params {
        let mut kept = self.clone();
        for (spec, asked) in self.specs.iter().zip(&mut kept.asked) {
            if !spec.is_structural {
                *asked = None;
            }
        }
        kept
    }

    fn text(&self, name: &str) -> Option<&str> {
        let index = self.specs.iter().position(|spec| spec.name == name).expect("in the schema");
        self.asked[index].as_deref().or(self.specs[index].default)
    }
}

impl fmt::Display for Params {
    /// What differs from the defaults, in schema order: `size=7,areas=distinct`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let asked = self.specs.iter().zip(&self.asked);
        let parts: Vec<String> = asked
            .filter_map(|(spec, value)| Some(format!("{}={}", spec.name, value.as_ref()?)))
            .collect();
        f.write_str(&parts.join(","))
    }
}
