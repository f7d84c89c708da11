//! Parse errors: the place, and what was expected there.

use std::fmt;

use crate::data::name::Name;
use crate::data::shorten::{short_name, shortened};

/// Where in a text something was expected, and what.
///
/// ```
/// use gridwright_core::ParseError;
/// let error = ParseError::at(3, 5, "a digit from 1 to 9");
/// assert_eq!(error.to_string(), "line 3, column 5: expected a digit from 1 to 9");
/// assert_eq!(ParseError::field("areas[2]", "r1c1").to_string(), "areas[2]: expected r1c1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ParseError {
    /// The place.
    pub place: Place,
    /// What was expected.
    pub expected: String,
    /// What kind of error it is.
    pub kind: ParseErrorKind,
}

/// Tells errors apart that a front end may know a way out of.
///
/// ```
/// use gridwright_core::{ParseError, ParseErrorKind};
/// assert_eq!(ParseError::several("3 lines").kind, ParseErrorKind::SeveralPuzzles);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// Something else was expected.
    #[default]
    Unexpected,
    /// One puzzle was expected, and the text has several.
    SeveralPuzzles,
}

/// A place in something that is read.
///
/// ```
/// use gridwright_core::Place;
/// assert_eq!(Place::Text { line: 2, column: 1 }.to_string(), "line 2, column 1");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// A field of a JSON object.
    Field(String),
    /// A line and a column of a text, both from 1.
    Text {
        /// From 1.
        line: usize,
        /// In characters, from 1.
        column: usize,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Field(name) => f.write_str(&short_name(name)),
            Place::Text { line, column } => write!(f, "line {line}, column {column}"),
        }
    }
}

impl ParseError {
    /// Something was expected at a line and a column, both from 1.
    pub fn at(line: usize, column: usize, expected: impl Into<String>) -> ParseError {
        let place = Place::Text { line, column };
        ParseError { place, expected: expected.into(), kind: ParseErrorKind::default() }
    }

    /// Something was expected in a field of a JSON object.
    pub fn field(name: impl Into<String>, expected: impl Into<String>) -> ParseError {
        let place = Place::Field(name.into());
        ParseError { place, expected: expected.into(), kind: ParseErrorKind::default() }
    }

    /// One puzzle was expected, and several were found.
    pub fn several(found: impl fmt::Display) -> ParseError {
        let error = ParseError::at(1, 1, format!("one puzzle, found {found}"));
        ParseError { kind: ParseErrorKind::SeveralPuzzles, ..error }
    }

    /// The error as data, for texts in other languages. What was expected is English.
    pub fn message(&self) -> Name {
        let name = match &self.place {
            Place::Field(field) => {
                Name::new("error.in-field").with("field", short_name(field).into_owned())
            }
            Place::Text { line, column } => {
                Name::new("error.in-line").with("line", *line).with("column", *column)
            }
        };
        name.with("expected", shortened(&self.expected).into_owned())
    }

    /// The same error about a member of the object `parent`.
    ///
    /// ```
    /// use gridwright_core::ParseError;
    /// let error = ParseError::field("givens[2]", "three cells").below("definition");
    /// assert_eq!(error.to_string(), "definition.givens[2]: expected three cells");
    /// ```
    #[must_use]
    pub fn below(self, parent: &str) -> ParseError {
        let place = match self.place {
            Place::Field(name) => Place::Field(format!("{parent}.{name}")),
            text @ Place::Text { .. } => text,
        };
        ParseError { place, ..self }
    }

    /// The same error in a text of which the part that was read starts at `line` and `column`.
    #[must_use]
    pub fn shifted(self, first_line: usize, first_column: usize) -> ParseError {
        let place = match self.place {
            Place::Text { line: 1, column } => {
                let column = column.saturating_add(first_column).saturating_sub(1);
                Place::Text { line: first_line, column }
            }
            Place::Text { line, column } => {
                Place::Text { line: line.saturating_add(first_line).saturating_sub(1), column }
            }
            field @ Place::Field(_) => field,
        };
        ParseError { place, ..self }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}", self.place, shortened(&self.expected))
    }
}

impl std::error::Error for ParseError {}
