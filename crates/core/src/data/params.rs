//! The parameters of a family: a schema, and values checked against it.
//!
//! Command-line flags, forms and the text between `/` and `@` of a puzzle id are made from the
//! schema.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;

use crate::data::name::{Name, NameArg};
use crate::data::nearest::{did_you_mean, meant, nearest};
use crate::data::shorten::short_name;
use crate::data::step::Tenths;

/// The specification of a parameter.
///
/// ```
/// use gridwright_core::{ParamKind, ParamSpec, Params};
/// static SPECS: &[ParamSpec] = &[ParamSpec {
///     name: "size",
///     kind: ParamKind::Int { min: 3, max: 50 },
///     default: Some("9"),
///     is_structural: true,
/// }];
/// assert_eq!(Params::defaults(SPECS).int("size"), Some(9));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParamSpec {
    /// The name of the parameter: `size`.
    pub name: &'static str,
    /// The kind of values it takes.
    pub kind: ParamKind,
    /// The default value; `None` if the parameter then sets no condition.
    pub default: Option<&'static str>,
    /// Whether it shapes the finished puzzle rather than only the way it is made.
    pub is_structural: bool,
}

/// The kind of values that a parameter takes.
///
/// ```
/// use gridwright_core::ParamKind;
/// assert_eq!(ParamKind::Int { min: 3, max: 50 }.to_string(), "a whole number from 3 to 50");
/// assert_eq!(ParamKind::Choice(&["a", "b"]).to_string(), "one of a, b");
/// assert_eq!(ParamKind::Text("a line of dots").to_string(), "a line of dots");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// A whole number.
    Int {
        /// The smallest value allowed.
        min: usize,
        /// The largest value allowed.
        max: usize,
    },
    /// One of these values.
    Choice(&'static [&'static str]),
    /// A rating, or a range of two ratings joined by `..`, each with at most one decimal.
    Ratings,
    /// Letters, digits, dots, hyphens and percent signs, which the family interprets; holds a short
    /// description.
    Text(&'static str),
    /// A list of words of letters and digits, joined by `+`; holds a short description. A front end
    /// takes the name of a file with one word per line and converts its text with [`lines_value`].
    Lines(&'static str),
    /// Rows of letters, digits and dots, joined by `+`; holds a short description. Like those of
    /// [`ParamKind::Lines`], they come from a file, whose lines are the rows.
    Rows(&'static str),
}

/// The largest length of a text or list, in bytes.
const MOST_TEXT: usize = 1 << 20;

/// The highest possible rating.
const MOST_RATING: Tenths = Tenths(200);

/// Converts the lines of a file to the value of a [`ParamKind::Lines`] or [`ParamKind::Rows`]:
/// blanks and commas separate words too, and lines that start with `#` are skipped.
///
/// ```
/// assert_eq!(gridwright_core::lines_value("# fruit\npear\nplum, fig\n"), "pear+plum+fig");
/// ```
pub fn lines_value(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with('#'));
    let words = lines.flat_map(|line| line.split(|c: char| c.is_whitespace() || c == ','));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("+")
}

impl ParamKind {
    fn allows(self, text: &str) -> bool {
        match self {
            ParamKind::Int { min, max } => {
                let plain = text.bytes().all(|b| b.is_ascii_digit());
                plain && text.parse().is_ok_and(|n: usize| (min..=max).contains(&n))
            }
            ParamKind::Choice(words) => words.contains(&text),
            ParamKind::Ratings => ratings_of(text).is_some(),
            ParamKind::Text(_) => {
                let is_plain = |c: char| c.is_ascii_alphanumeric() || ".-%".contains(c);
                (1..=MOST_TEXT).contains(&text.len()) && text.chars().all(is_plain)
            }
            ParamKind::Lines(_) => text.len() <= MOST_TEXT && text.split('+').all(is_word),
            ParamKind::Rows(_) => text.len() <= MOST_TEXT && text.split('+').all(is_row),
        }
    }

    /// The part of an invalid value to show in an error: in a list, the first invalid element.
    fn culprit(self, text: &str) -> &str {
        match self {
            ParamKind::Lines(_) => text.split('+').find(|word| !is_word(word)).unwrap_or(text),
            ParamKind::Rows(_) => text.split('+').find(|row| !is_row(row)).unwrap_or(text),
            ParamKind::Int { .. }
            | ParamKind::Choice(_)
            | ParamKind::Ratings
            | ParamKind::Text(_) => text,
        }
    }
}

/// Parses a range of ratings, ends included, such as `4.0..4.4`, `4.2`, `..3.0` or `7.0..`.
pub(crate) fn ratings_of(text: &str) -> Option<RangeInclusive<Tenths>> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    let end =
        |text: &str, open: u16| if text.is_empty() { Some(Tenths(open)) } else { tenths(text) };
    let range = end(least, 0)?..=end(most, MOST_RATING.0)?;
    (!text.trim_matches('.').is_empty() && range.start() <= range.end()).then_some(range)
}

fn tenths(text: &str) -> Option<Tenths> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let is_plain = |text: &str, most| {
        (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    let is_fine = is_plain(whole, 2) && is_plain(tenth, 1);
    let rating = is_fine.then(|| Tenths(format!("{whole}{tenth}").parse().expect("three digits")));
    rating.filter(|&rating| rating <= MOST_RATING)
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric())
}

fn is_row(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '.')
}

impl ParamKind {
    /// The expected value as data. The descriptions of texts, words and rows are in English.
    fn message(self) -> NameArg {
        match self {
            ParamKind::Int { min, max } => {
                Name::new("error.whole-number").with("min", min).with("max", max).into()
            }
            ParamKind::Choice(words) => {
                Name::new("error.one-of").with("words", words.join(", ")).into()
            }
            ParamKind::Ratings => Name::new("error.ratings").into(),
            ParamKind::Text(_) | ParamKind::Rows(_) | ParamKind::Lines(_) => {
                self.to_string().into()
            }
        }
    }
}

impl fmt::Display for ParamKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParamKind::Int { min, max } => write!(f, "a whole number from {min} to {max}"),
            ParamKind::Choice(words) => write!(f, "one of {}", words.join(", ")),
            ParamKind::Ratings => {
                f.write_str("a rating such as 4.2, or two such as 4.0..4.4, from 0.0 to 20.0")
            }
            ParamKind::Text(what) | ParamKind::Rows(what) => f.write_str(what),
            ParamKind::Lines(what) => write!(f, "{what} of plain letters"),
        }
    }
}

/// The reason why parameters were refused.
///
/// ```
/// # use gridwright_core::{ParamKind, ParamSpec, Params};
/// # static SPECS: &[ParamSpec] = &[ParamSpec { name: "size",
/// #     kind: ParamKind::Int { min: 3, max: 50 }, default: Some("9"), is_structural: true }];
/// let error = Params::parse(SPECS, "size=2").unwrap_err();
/// assert_eq!(error.to_string(), "size=2: expected a whole number from 3 to 50");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParamError {
    /// The value is not allowed.
    #[error("{}={}: expected {kind}", short_name(.name), short_name(.value))]
    BadValue {
        /// The parameter.
        name: String,
        /// The given value.
        value: String,
        /// The values that are allowed.
        kind: ParamKind,
    },
    /// The family has no parameter with this name.
    #[error(
        "unknown parameter {:?}: expected {}{}",
        short_name(.name),
        .known.join(", "),
        did_you_mean(.name, .known.iter().copied())
    )]
    Unknown {
        /// The name.
        name: String,
        /// The names of the family's parameters.
        known: Vec<&'static str>,
    },
    /// The family has no technique with this id.
    #[error(
        "{}={}: expected a technique of {family}{}",
        short_name(.name),
        short_name(.technique),
        mentioned(*.nearest)
    )]
    UnknownTechnique {
        /// The parameter.
        name: String,
        /// The id that was given.
        technique: String,
        /// The id of the family.
        family: &'static str,
        /// The technique that may be meant, if one is near enough.
        nearest: Option<&'static str>,
    },
    /// No search for puzzles of this shape has found one of this level.
    #[error(
        "level={level} was never seen in {searches} searches{with}: expected {seen}, or anyway=yes to search all the same",
        with = with_shape(.shape)
    )]
    NeverSeen {
        /// The level.
        level: &'static str,
        /// Number of searches.
        searches: usize,
        /// The parameters that shape the puzzles; empty for the default shape.
        shape: String,
        /// The levels that were observed.
        seen: String,
    },
    /// A parameter is given twice.
    #[error("{} is asked for twice: expected it once", short_name(.name))]
    Twice {
        /// The parameter.
        name: String,
    },
    /// The parameters were checked against the schema of another family.
    #[error("expected the parameters of this family")]
    OtherFamily,
    /// The values are allowed alone but not together; holds a sentence.
    #[error("{0}")]
    Clash(String),
}

impl ParamError {
    /// The error as data, for texts in other languages.
    pub fn message(&self) -> Name {
        match self {
            ParamError::BadValue { name, value, kind } => Name::new("error.value")
                .with("name", short_name(name).into_owned())
                .with("value", short_name(value).into_owned())
                .with("expected", kind.message()),
            ParamError::Unknown { name, known } => Name::new("error.parameter")
                .with("name", format!("{:?}", short_name(name)))
                .with("known", known.join(", "))
                .with("meant", meant(nearest(name, known.iter().copied()))),
            ParamError::UnknownTechnique { name, technique, family, nearest } => {
                Name::new("error.technique")
                    .with("name", short_name(name).into_owned())
                    .with("technique", short_name(technique).into_owned())
                    .with("family", *family)
                    .with("meant", meant(*nearest))
            }
            ParamError::NeverSeen { level, searches, shape, seen } => {
                let name = Name::new("error.never-seen").with("level", *level);
                let name = name.with("searches", *searches).with("seen", seen.as_str());
                let with = Name::new("error.with-shape").with("shape", shape.as_str());
                name.with("with", if shape.is_empty() { "".into() } else { NameArg::from(with) })
            }
            ParamError::Twice { name } => {
                Name::new("error.twice").with("name", short_name(name).into_owned())
            }
            ParamError::OtherFamily => Name::new("error.other-params"),
            ParamError::Clash(why) => Name::new("error.clash").with("why", why.as_str()),
        }
    }
}

fn with_shape(shape: &str) -> String {
    if shape.is_empty() { String::new() } else { format!(" with {shape}") }
}

fn mentioned(nearest: Option<&str>) -> String {
    nearest.map_or(String::new(), |nearest| format!("; did you mean {nearest}?"))
}

/// Parameters checked against a schema.
///
/// ```
/// # use gridwright_core::{ParamKind, ParamSpec, Params};
/// # static SPECS: &[ParamSpec] = &[
/// #     ParamSpec { name: "size", kind: ParamKind::Int { min: 3, max: 50 },
/// #         default: Some("9"), is_structural: true },
/// #     ParamSpec { name: "fill", kind: ParamKind::Choice(&["fair", "fast"]),
/// #         default: Some("fair"), is_structural: false }];
/// let mut params = Params::parse(SPECS, "size=5").unwrap();
/// params.set("fill", "fast").unwrap();
/// assert_eq!(params.int("size"), Some(5));
/// assert_eq!(params.value("fill"), Some("fast"));
/// assert_eq!(params.to_string(), "size=5,fill=fast");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Params {
    specs: &'static [ParamSpec],
    /// The requested value of each parameter; `None` for its default.
    asked: Vec<Option<String>>,
}

impl Params {
    /// All parameters at their defaults.
    pub fn defaults(specs: &'static [ParamSpec]) -> Params {
        Params { specs, asked: vec![None; specs.len()] }
    }

    /// Whether they were checked against this schema.
    pub fn are_of(&self, specs: &'static [ParamSpec]) -> bool {
        self.specs == specs
    }

    /// Reads `name=value,name=value`, which may be empty.
    ///
    /// # Errors
    /// When a name is unknown or given twice, or a value is not allowed.
    ///
    /// ```
    /// use gridwright_core::{Hardness, Params};
    /// let twice = Params::parse(&Hardness::PARAMS, "level=easy,level=hard").unwrap_err();
    /// assert_eq!(twice.to_string(), "level is asked for twice: expected it once");
    /// ```
    pub fn parse(specs: &'static [ParamSpec], text: &str) -> Result<Params, ParamError> {
        let mut params = Params::defaults(specs);
        let mut names = BTreeSet::new();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            params.set(name, value)?;
            if !names.insert(name) {
                return Err(ParamError::Twice { name: name.to_owned() });
            }
        }
        Ok(params)
    }

    /// Sets the value of a parameter.
    ///
    /// # Errors
    /// When the name is unknown or the value is not allowed.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ParamError> {
        let Some(index) = self.specs.iter().position(|spec| spec.name == name) else {
            let known = self.specs.iter().map(|spec| spec.name).collect();
            return Err(ParamError::Unknown { name: name.to_owned(), known });
        };
        let spec = &self.specs[index];
        if !spec.kind.allows(value) {
            let (name, value) = (name.to_owned(), start_of(spec.kind.culprit(value)));
            return Err(ParamError::BadValue { name, value, kind: spec.kind });
        }
        // A number has only one spelling, so that a puzzle has only one id.
        let value = match spec.kind {
            ParamKind::Int { .. } => value.parse::<usize>().expect("allowed").to_string(),
            ParamKind::Ratings => {
                let range = ratings_of(value).expect("allowed");
                format!("{}..{}", range.start(), range.end())
            }
            ParamKind::Choice(_)
            | ParamKind::Text(_)
            | ParamKind::Lines(_)
            | ParamKind::Rows(_) => value.to_owned(),
        };
        self.asked[index] = (spec.default != Some(value.as_str())).then_some(value);
        Ok(())
    }

    /// The value or the default of a parameter as a number; `None` if it has neither, is not in the
    /// schema or is not a number.
    pub fn int(&self, name: &str) -> Option<usize> {
        self.value(name)?.parse().ok()
    }

    /// The value or the default of a parameter as text; `None` if it has neither or is not in the
    /// schema.
    pub fn value(&self, name: &str) -> Option<&str> {
        let index = self.specs.iter().position(|spec| spec.name == name)?;
        self.asked[index].as_deref().or(self.specs[index].default)
    }

    /// Keeps only the parameters that shape the finished puzzle.
    #[must_use]
    pub fn structural(&self) -> Params {
        self.only(|spec| spec.is_structural)
    }

    /// Keeps only some parameters and resets the others to their defaults.
    #[must_use]
    pub fn only(&self, is_kept: impl Fn(&ParamSpec) -> bool) -> Params {
        let mut kept = self.clone();
        for (spec, asked) in self.specs.iter().zip(&mut kept.asked) {
            if !is_kept(spec) {
                *asked = None;
            }
        }
        kept
    }
}

/// The start of a value, long enough to recognise it.
fn start_of(value: &str) -> String {
    const MOST: usize = 60;
    let mut start: String = value.chars().take(MOST).collect();
    if start.len() < value.len() {
        start.push_str("...");
    }
    start
}

impl fmt::Display for Params {
    /// Writes the values that differ from the defaults, in schema order: `size=7,areas=distinct`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let asked = self.specs.iter().zip(&self.asked);
        let parts: Vec<String> = asked
            .filter_map(|(spec, value)| Some(format!("{}={}", spec.name, value.as_ref()?)))
            .collect();
        f.write_str(&parts.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static SPECS: &[ParamSpec] = &[
        ParamSpec {
            name: "pattern",
            kind: ParamKind::Text("crosses and dots"),
            default: None,
            is_structural: false,
        },
        ParamSpec {
            name: "words",
            kind: ParamKind::Lines("words"),
            default: None,
            is_structural: false,
        },
    ];

    #[test]
    fn ratings_have_one_spelling() {
        static RATING: &[ParamSpec] = &[ParamSpec::RATING];
        for (text, expected) in [
            ("4.0..4.4", "4.0..4.4"),
            ("4..4.4", "4.0..4.4"),
            ("4.2", "4.2..4.2"),
            ("..3", "0.0..3.0"),
            ("10.5..", "10.5..20.0"),
        ] {
            let params = Params::parse(RATING, &format!("rating={text}")).unwrap();
            assert_eq!(params.value("rating"), Some(expected));
        }
        for text in ["", "..", "...", "4.4..4.0", "4.25", "hard", "1..2..3", "-1", "21", "4.", "٣"]
        {
            let error = Params::parse(RATING, &format!("rating={text}")).unwrap_err().to_string();
            assert!(
                error.starts_with(&format!("rating={text}: expected a rating such as")),
                "{error}"
            );
        }
    }

    #[test]
    fn texts_and_lists_survive_an_id() {
        let text = "pattern=x..x-50%,words=pear+plum";
        let params = Params::parse(SPECS, text).unwrap();
        assert_eq!(params.to_string(), text);
        assert_eq!(params.value("words"), Some("pear+plum"));
        for (text, expected) in [
            ("pattern=x y", "pattern=x y: expected crosses and dots"),
            ("pattern=", "pattern=: expected crosses and dots"),
            ("words=pear+d'oh+plum", "words=d'oh: expected words of plain letters"),
            ("words=", "words=: expected words of plain letters"),
            ("words=pear++plum", "words=: expected words of plain letters"),
        ] {
            assert_eq!(Params::parse(SPECS, text).unwrap_err().to_string(), expected);
        }
        let long = format!("pattern={}!", "x".repeat(1000));
        let error = Params::parse(SPECS, &long).unwrap_err().to_string();
        assert!(error.len() < 120, "{error}");
    }
}
