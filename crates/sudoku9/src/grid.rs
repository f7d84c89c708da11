//! Grids as bytes, and their text form of 81 characters.

use core::fmt;

/// Nine rows of nine cells: 0 for an empty cell, or a digit 1 to 9; values above 9 count as empty.
pub type Grid = [u8; 81];

/// The reason why a line is not a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineError {
    /// The line does not have 81 characters.
    Length {
        /// Number of characters found.
        found: usize,
    },
    /// A character is neither a digit nor a symbol for an empty cell.
    Symbol {
        /// The column of the character, from 1.
        column: usize,
        /// The byte found there.
        found: u8,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            LineError::Length { found } => write!(f, "expected 81 characters, found {found}"),
            LineError::Symbol { column, found } => {
                write!(
                    f,
                    "expected 1-9 or a blank (. 0 * _ -) at column {column}, found '{}'",
                    found.escape_ascii()
                )
            }
        }
    }
}

impl core::error::Error for LineError {}

/// Parses a line of 81 characters: 1 to 9, and `.`, `0`, `*`, `_` or `-` for an empty cell.
///
/// ```
/// use gridwright_sudoku9::{LineError, parse_line};
/// assert_eq!(parse_line(&[b'.'; 81]), Ok([0; 81]));
/// assert_eq!(parse_line(b"12"), Err(LineError::Length { found: 2 }));
/// ```
pub fn parse_line(line: &[u8]) -> Result<Grid, LineError> {
    let Ok(line) = <&[u8; 81]>::try_from(line) else {
        return Err(LineError::Length { found: line.len() });
    };
    // Arithmetic on bytes without an early exit, so that many of them are processed together.
    let mut all_known = true;
    let grid = line.map(|byte| {
        let value = value(byte);
        all_known &= value <= 9;
        value
    });
    if all_known {
        return Ok(grid);
    }
    let at = grid.iter().position(|&value| value > 9).expect("one is not known");
    Err(LineError::Symbol { column: at + 1, found: line[at] })
}

/// The value of a byte in a line; above 9 for invalid bytes.
#[inline(always)]
fn value(byte: u8) -> u8 {
    let is_blank = (byte == b'.') | (byte == b'*') | (byte == b'_') | (byte == b'-');
    if is_blank { 0 } else { byte.wrapping_sub(b'0') }
}

/// Writes a grid as 81 characters, `.` for empty cells.
///
/// ```
/// use gridwright_sudoku9::{parse_line, write_line};
/// let line = write_line(&[0; 81]);
/// assert_eq!(parse_line(&line), Ok([0; 81]));
/// ```
pub fn write_line(grid: &Grid) -> [u8; 81] {
    grid.map(|value| if (1..=9).contains(&value) { b'0' + value } else { b'.' })
}

/// A line of a text that is not a grid, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The line, from 1.
    pub line: usize,
    /// The error in the line.
    pub error: LineError,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.error)
    }
}

impl core::error::Error for TextError {}

/// Parses lines of 81 characters; empty lines and carriage returns at the ends of lines are
/// skipped.
///
/// ```
/// let text = format!("{}\n{}\n", ".".repeat(81), "12345678".repeat(10));
/// let error = gridwright_sudoku9::parse_text(text.as_bytes()).unwrap_err();
/// assert_eq!(error.to_string(), "line 2: expected 81 characters, found 80");
/// ```
pub fn parse_text(text: &[u8]) -> Result<Vec<Grid>, TextError> {
    let mut grids = Vec::with_capacity(text.len() / 82 + 1);
    for (i, line) in text.split(|&byte| byte == b'\n').enumerate() {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if !line.is_empty() {
            grids.push(parse_line(line).map_err(|error| TextError { line: i + 1, error })?);
        }
    }
    Ok(grids)
}
