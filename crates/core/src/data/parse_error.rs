//! Parse errors: a place and the input expected there.

use std::fmt;

use crate::data::name::Name;
use crate::data::shorten::{short_name, shortened};

/// A place in an input and the input expected there.
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
    /// The expected input.
    pub expected: String,
    /// The kind of error.
    pub kind: ParseErrorKind,
}

/// The kinds of parse errors that a front end can handle differently.
///
/// ```
/// use gridwright_core::{ParseError, ParseErrorKind};
/// assert_eq!(ParseError::several("3 lines").kind, ParseErrorKind::SeveralPuzzles);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The input differs from the expected one.
    #[default]
    Unexpected,
    /// The text has several puzzles where one is expected.
    SeveralPuzzles,
}

/// A place in an input.
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
        /// The line, from 1.
        line: usize,
        /// The column in characters, from 1.
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
    /// An error at a line and a column, both from 1.
    pub fn at(line: usize, column: usize, expected: impl Into<String>) -> ParseError {
        let place = Place::Text { line, column };
        ParseError { place, expected: expected.into(), kind: ParseErrorKind::default() }
    }

    /// An error in a field of a JSON object.
    pub fn field(name: impl Into<String>, expected: impl Into<String>) -> ParseError {
        let place = Place::Field(name.into());
        ParseError { place, expected: expected.into(), kind: ParseErrorKind::default() }
    }

    /// An error because one puzzle was expected, and several were found.
    pub fn several(found: impl fmt::Display) -> ParseError {
        let error = ParseError::at(1, 1, format!("one puzzle, found {found}"));
        ParseError { kind: ParseErrorKind::SeveralPuzzles, ..error }
    }

    /// The error as data, for translation. The expected input stays in English.
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

    /// The same error in a larger text in which the parsed part starts at this line and column.
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

/// The number of cells that were found, in a sentence.
///
/// ```
/// use gridwright_core::cells_found;
/// assert_eq!([cells_found(1), cells_found(2)], ["1 cell", "2 cells"]);
/// ```
pub fn cells_found(n: usize) -> String {
    if n == 1 { "1 cell".to_owned() } else { format!("{n} cells") }
}
