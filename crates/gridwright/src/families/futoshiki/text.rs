//! Futoshiki as plain text.
//!
//! A drawing, in which `#` starts a comment and empty lines do not count. Signs between the cells
//! of a row stand between them, those between two rows on a line of their own, right below the
//! upper cell; `<`, `>`, `^` and `v` all point to the smaller one:
//!
//! ```text
//! futoshiki
//! . < .   .   4
//! v       ^
//! .   .   . > .
//! .   2   .   .
//!             ^
//! .   .   .   .
//! ```
//!
//! The first line may be left out if there is a sign. In one line, rows are separated by slashes,
//! and each cell is followed by the signs to its right and below it: `.<v..^4/...>./.2..^/....`.

use gridwright_core::{ParseError, Puzzle as _, Site, Value, cells_found};

use super::puzzle::{ID, SIZES, Square};
use super::sign::Sign;

/// The characters that stand for an empty cell.
const BLANKS: &str = ".0_-*?";

/// The characters of a board besides digits.
pub(super) const DRAWN: &str = "._-*?<>^v/|";

fn is_name(word: &str) -> bool {
    ID.eq_ignore_ascii_case(word)
}

pub(super) fn parse(text: &str) -> Result<Square, ParseError> {
    let lines = text.lines().enumerate().map(|(i, line)| Line { number: i + 1, text: line });
    let mut lines: Vec<Line<'_>> = lines.filter(|line| !line.is_idle()).collect();
    let first = lines.first().and_then(|line| line.text.split_whitespace().next());
    let has_header = first.is_some_and(is_name);
    if has_header {
        let header = lines.remove(0);
        let after = header.marks().into_iter().nth(ID.len());
        if let Some(mark) = after {
            return Err(mark.error(format!("nothing after {ID}")));
        }
    }
    let square = match lines[..] {
        [] => return Err(ParseError::at(1, 1, "a board, but there is none")),
        [line] if line.text.contains('/') => return parse_line(line),
        _ => drawing(&lines)?,
    };
    if square.signs.is_empty() && !has_header {
        let expected = format!("the word {ID} above a board without signs");
        return Err(ParseError::at(1, 1, expected));
    }
    Ok(square)
}

/// A line of the text that is neither blank nor a comment.
#[derive(Clone, Copy)]
struct Line<'t> {
    number: usize,
    text: &'t str,
}

impl Line<'_> {
    fn is_idle(&self) -> bool {
        self.text.trim().is_empty() || self.text.trim_start().starts_with('#')
    }

    /// The characters that are not blank.
    fn marks(&self) -> Vec<Mark> {
        let numbered = self.text.chars().enumerate().filter(|(_, c)| !c.is_whitespace());
        numbered.map(|(i, sign)| Mark { line: self.number, column: i + 1, sign }).collect()
    }

    fn end(&self) -> (usize, usize) {
        (self.number, self.text.trim_end().chars().count() + 1)
    }
}

/// A character with its line and column, both from 1.
#[derive(Clone, Copy)]
struct Mark {
    line: usize,
    column: usize,
    sign: char,
}

impl Mark {
    fn error(self, expected: impl Into<String>) -> ParseError {
        ParseError::at(self.line, self.column, expected)
    }

    /// Whether it is a sign between cells of a row, and the first of the two is smaller.
    fn flat(self) -> Option<bool> {
        match self.sign {
            '<' => Some(true),
            '>' => Some(false),
            _ => None,
        }
    }

    /// Whether it is a sign between cells of a column, and the upper of the two is smaller.
    fn upright(self) -> Option<bool> {
        match self.sign {
            '^' | '∧' => Some(true),
            'v' | 'V' | '∨' => Some(false),
            _ => None,
        }
    }
}

/// A row of cells as it is read: the place of each cell, and the signs between them.
struct Row {
    cells: Vec<Mark>,
    /// The sign after each cell.
    signs: Vec<Option<bool>>,
}

/// The rows of a drawing, with lines of signs between them.
fn drawing(lines: &[Line<'_>]) -> Result<Square, ParseError> {
    let mut rows: Vec<Row> = Vec::new();
    let mut between: Option<Vec<Mark>> = None;
    let mut signs: Vec<Sign> = Vec::new();
    let mut size = None;
    for line in lines {
        let marks = line.marks();
        if marks.iter().all(|mark| mark.upright().is_some()) {
            if let Some(mark) = marks.first().filter(|_| rows.is_empty() || between.is_some()) {
                return Err(mark.error("a row of cells before these signs"));
            }
            between = Some(marks);
            continue;
        }
        let row = row(&marks, line.end())?;
        let n = *size.get_or_insert(row.cells.len());
        expect_size(n, row.cells[0])?;
        if row.cells.len() != n {
            let (line, column) =
                row.cells.get(n).map_or(line.end(), |mark| (mark.line, mark.column));
            let expected = format!("{n} cells in this row, found {}", row.cells.len());
            return Err(ParseError::at(line, column, expected));
        }
        if rows.len() == n {
            return Err(row.cells[0].error(format!("{n} rows, found one more")));
        }
        for mark in between.take().into_iter().flatten() {
            let above = rows.last().expect("signs come after a row");
            let col = above.cells.iter().position(|cell| cell.column == mark.column);
            let col = col.ok_or_else(|| mark.error("a sign right below a cell"))?;
            let first = (rows.len() - 1) * n + col;
            signs.push(sign(first, first + n, mark.upright().expect("looked at above")));
        }
        let start = rows.len() * n;
        let flat = row.signs.iter().enumerate();
        signs.extend(flat.filter_map(|(i, rises)| Some(sign(start + i, start + i + 1, (*rises)?))));
        rows.push(row);
    }
    let n = size.unwrap_or(0);
    if let Some(mark) = between.iter().flatten().next() {
        return Err(mark.error("a row of cells after these signs"));
    }
    if rows.len() < n {
        let last = lines.last().expect("there is a row");
        let expected = format!("{n} rows, found {}", rows.len());
        return Err(ParseError::at(last.number + 1, 1, expected));
    }
    let cells = rows.iter().flat_map(|row| &row.cells);
    let givens = cells.map(|&mark| given(n, mark.sign).map_err(|expected| mark.error(expected)));
    Ok(Square::new(n, givens.collect::<Result<_, _>>()?, signs))
}

/// Reads a row of cells with at most one sign between two of them.
fn row(marks: &[Mark], end: (usize, usize)) -> Result<Row, ParseError> {
    let mut row = Row { cells: Vec::new(), signs: Vec::new() };
    for &mark in marks {
        match mark.flat() {
            None => {
                // A character that is a cell on no board is reported before a row of the wrong
                // length.
                given(*SIZES.end(), mark.sign).map_err(|expected| mark.error(expected))?;
                row.cells.push(mark);
                row.signs.push(None);
            }
            Some(rises) => match row.signs.last_mut() {
                Some(sign @ None) => *sign = Some(rises),
                _ => return Err(mark.error("a cell before this sign")),
            },
        }
    }
    match row.signs.last() {
        Some(Some(_)) => Err(ParseError::at(end.0, end.1, "a cell after the last sign")),
        _ => Ok(row),
    }
}

fn expect_size(n: usize, at: Mark) -> Result<(), ParseError> {
    if SIZES.contains(&n) {
        return Ok(());
    }
    let (least, most) = (SIZES.start(), SIZES.end());
    Err(at.error(format!("a square of side {least} to {most}, found {}", cells_found(n))))
}

/// The value of a cell; the error is the text that was expected.
pub(super) fn given(n: usize, cell: char) -> Result<Option<Value>, String> {
    if BLANKS.contains(cell) {
        return Ok(None);
    }
    let digit = cell.to_digit(10).filter(|digit| (1..=n as u32).contains(digit));
    let value = digit.map(|digit| Some(Value(digit as u8 - 1)));
    value.ok_or_else(|| format!("a number from 1 to {n}, a dot or a sign, found {cell:?}"))
}

fn sign(first: usize, second: usize, rises: bool) -> Sign {
    Sign { first: Site(first as u16), second: Site(second as u16), rises }
}

fn parse_line(line: Line<'_>) -> Result<Square, ParseError> {
    let marks = line.marks();
    let parts: Vec<&[Mark]> = marks.split(|mark| mark.sign == '/').collect();
    let n = parts.len();
    if !SIZES.contains(&n) {
        let (least, most) = (SIZES.start(), SIZES.end());
        let expected = format!("{least} to {most} rows with slashes between them, found {n}");
        return Err(marks[0].error(expected));
    }
    let (mut givens, mut signs) = (Vec::with_capacity(n * n), Vec::new());
    for (r, part) in parts.iter().enumerate() {
        let n_before = givens.len();
        for &mark in *part {
            let n_cells = givens.len() - n_before;
            let cell = givens.len().wrapping_sub(1);
            let (rises, other) = match (mark.flat(), mark.upright()) {
                (Some(rises), _) => (rises, (n_cells < n).then_some(cell.wrapping_add(1))),
                (_, Some(rises)) => (rises, (r + 1 < n).then_some(cell.wrapping_add(n))),
                _ => {
                    givens.push(given(n, mark.sign).map_err(|expected| mark.error(expected))?);
                    continue;
                }
            };
            if n_cells == 0 {
                return Err(mark.error("a cell before this sign"));
            }
            let other = other.ok_or_else(|| mark.error("signs within the board only"))?;
            let sign = sign(cell, other, rises);
            let is_same = |other: &Sign| (other.first, other.second) == (sign.first, sign.second);
            if signs.iter().any(is_same) {
                return Err(mark.error("one sign only between two cells"));
            }
            signs.push(sign);
        }
        let n_cells = givens.len() - n_before;
        if n_cells != n {
            let end = part.last().map_or(line.end(), |mark| (mark.line, mark.column + 1));
            let expected = format!("{n} cells in row {}, found {n_cells}", r + 1);
            return Err(ParseError::at(end.0, end.1, expected));
        }
    }
    Ok(Square::new(n, givens, signs))
}

/// Number of columns from one cell of a drawing to the next.
const PITCH: usize = 4;

pub(super) fn write(square: &Square) -> String {
    let n = square.n;
    let mut lines = vec![vec![' '; PITCH * (n - 1) + 1]; 2 * n - 1];
    for (i, cell) in cells(square).into_iter().enumerate() {
        lines[2 * (i / n)][PITCH * (i % n)] = cell;
    }
    for sign in &square.signs {
        let (row, col) = (sign.first.index() / n, sign.first.index() % n);
        let (line, column) = if sign.is_upright() {
            (2 * row + 1, PITCH * col)
        } else {
            (2 * row, PITCH * col + PITCH / 2)
        };
        lines[line][column] = sign.plain();
    }
    let mut text = format!("{ID}\n");
    for line in lines {
        let line = String::from_iter(line);
        if !line.trim().is_empty() {
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    text
}

pub(super) fn line(square: &Square) -> String {
    let mut signs = square.signs.iter().peekable();
    let mut line = String::new();
    for (i, cell) in cells(square).into_iter().enumerate() {
        if i > 0 && i % square.n == 0 {
            line.push('/');
        }
        line.push(cell);
        while let Some(sign) = signs.next_if(|sign| sign.first.index() == i) {
            line.push(sign.plain());
        }
    }
    line
}

/// The rows of givens, for JSON.
pub(super) fn rows(square: &Square) -> Vec<String> {
    cells(square).chunks(square.n).map(String::from_iter).collect()
}

fn cells(square: &Square) -> Vec<char> {
    let board = square.board();
    board.givens.iter().map(|given| given.map_or('.', |value| board.symbol(value))).collect()
}

#[cfg(test)]
mod tests {
    use super::{line, parse, write};

    const DRAWING: &str = "\
futoshiki
. < .   .   4
v       ^
.   .   . > .
.   2   .   .
            ^
.   .   .   .
";

    #[test]
    fn all_ways_to_write_one_puzzle_read_alike() {
        for text in [
            DRAWING,
            ".<v..^4/...>./.2..^/....",
            "  .v<..^4/...>./.2..^/....  \n",
            "futoshiki\n.<v..^4/...>./.2..^/....",
            "# a comment\n\nFUTOSHIKI\n.<. . 4\n\nV   ∧\n0 _ ->*\n? 2 . .\n      ^\n. . . .",
            ".<. . 4\r\nv   ^\r\n. . .>.\r\n\r\n. 2 . .\r\n      ^\r\n. . . .\r\n",
        ] {
            assert_eq!(parse(text).map(|square| write(&square)), Ok(DRAWING.to_owned()), "{text}");
        }
        assert_eq!(line(&parse(DRAWING).unwrap()), ".<v..^4/...>./.2..^/....");
    }

    #[test]
    fn errors_say_where_and_what_was_expected() {
        for (text, expected) in [
            ("", "line 1, column 1: expected a board, but there is none"),
            ("futoshiki", "line 1, column 1: expected a board, but there is none"),
            ("futoshiki 5\n....", "line 1, column 11: expected nothing after futoshiki"),
            (
                "1234\n2341\n3412\n4123",
                "line 1, column 1: expected the word futoshiki above a board without signs",
            ),
            (".<.", "line 1, column 1: expected a square of side 4 to 9, found 2 cells"),
            (".<....\n....\n", "line 2, column 5: expected 5 cells in this row, found 4"),
            (".<...\n.....", "line 2, column 5: expected 4 cells in this row, found 5"),
            (".<...\n....\n....", "line 4, column 1: expected 4 rows, found 3"),
            (".<...\n....\n....\n....\n....", "line 5, column 1: expected 4 rows, found one more"),
            (
                ".<.5.\n....\n....\n....",
                "line 1, column 4: expected a number from 1 to 4, a dot or a sign, found '5'",
            ),
            (
                ".<.x\n....",
                "line 1, column 4: expected a number from 1 to 9, a dot or a sign, found 'x'",
            ),
            ("<....", "line 1, column 1: expected a cell before this sign"),
            (".<>...", "line 1, column 3: expected a cell before this sign"),
            (".<..<", "line 1, column 6: expected a cell after the last sign"),
            ("^\n....", "line 1, column 1: expected a row of cells before these signs"),
            ("....\n^\nv\n....", "line 3, column 1: expected a row of cells before these signs"),
            ("....\n    ^\n....", "line 2, column 5: expected a sign right below a cell"),
            (
                "....\n....\n....\n....\n^",
                "line 5, column 1: expected a row of cells after these signs",
            ),
            ("./.", "line 1, column 1: expected 4 to 9 rows with slashes between them, found 2"),
            ("..../.../..../....", "line 1, column 9: expected 4 cells in row 2, found 3"),
            ("....</..../..../....", "line 1, column 5: expected signs within the board only"),
            ("..../..../..../...^.", "line 1, column 19: expected signs within the board only"),
            (".<>.../..../..../....", "line 1, column 3: expected one sign only between two cells"),
            ("<..../..../..../....", "line 1, column 1: expected a cell before this sign"),
        ] {
            let found = parse(text).err().map(|error| error.to_string());
            assert_eq!(found.as_deref(), Some(expected), "{text}");
        }
    }
}
