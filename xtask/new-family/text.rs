//! The text form, a header and a line for each row, and the one-line form, rows between tildes, which no
//! other family has.
//!
//! ```text
//! example
//! 12.
//! ..3
//! ...
//! ```

use gridwright_core::{ParseError, Value};

use super::puzzle::{SIZES, SYMBOLS, Square};

/// The first line of the text form.
const HEADER: &str = "example";

pub(super) fn has_header(text: &str) -> bool {
    rows_of(text).next().is_some_and(|(_, row)| row == HEADER)
}

/// The rows of clues, a dot for an empty cell.
pub(super) fn rows(square: &Square) -> Vec<String> {
    let symbol = |given: &Option<Value>| given.map_or('.', |value| square.board.symbol(value));
    square.board.givens.chunks(square.n).map(|row| row.iter().map(symbol).collect()).collect()
}

pub(super) fn write(square: &Square) -> String {
    format!("{HEADER}\n{}\n", rows(square).join("\n"))
}

pub(super) fn line(square: &Square) -> String {
    rows(square).join("~")
}

pub(super) fn parse(text: &str) -> Result<Square, ParseError> {
    let mut found: Vec<(usize, usize, &str)> = Vec::new();
    for (line, row) in rows_of(text) {
        if found.is_empty() && row == HEADER {
            continue;
        }
        let mut column = 1;
        for part in row.split('~') {
            found.push((line, column, part));
            column += part.chars().count() + 1;
        }
    }
    let n = found.len();
    if !SIZES.contains(&n) {
        let (least, most) = (SIZES.start(), SIZES.end());
        let expected = format!("{least} to {most} rows of a square, found {n}");
        return Err(ParseError::at(1, 1, expected));
    }
    let mut givens = Vec::with_capacity(n * n);
    for (line, column, text) in found {
        givens.extend(row(n, text).map_err(|error| error.shifted(line, column))?);
    }
    Ok(Square::new(n, givens))
}

/// Reads one row of a square of side `n`.
pub(super) fn row(n: usize, text: &str) -> Result<Vec<Option<Value>>, ParseError> {
    let mut values = Vec::with_capacity(n);
    for (i, symbol) in text.chars().enumerate() {
        let value = SYMBOLS.chars().take(n).position(|known| known == symbol);
        values.push(match (symbol, value) {
            _ if i >= n => {
                return Err(ParseError::at(1, i + 1, format!("no more than {n} cells in a row")));
            }
            ('.', _) => None,
            (_, Some(value)) => Some(Value(value as u8)),
            (_, None) => {
                let expected = format!("a digit from 1 to {n}, or a dot");
                return Err(ParseError::at(1, i + 1, expected));
            }
        });
    }
    if values.len() < n {
        return Err(ParseError::at(1, values.len() + 1, format!("{n} cells in a row")));
    }
    Ok(values)
}

/// The lines with content, with their numbers; `#` starts a comment.
fn rows_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}
