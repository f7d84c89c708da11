//! The rows of a board, plain or drawn, as cells with their places in the text.

use gridwright_core::{ParseError, cells_found};

use super::shape::{Layout, SIZES, Shape};

/// The characters that stand for an empty cell.
pub(super) const BLANKS: &str = ".0*_-?·";

/// The character that stands for a place in no grid.
pub(super) const VOID: char = '~';

/// The range of supported sides, for error messages.
pub(super) fn sides() -> String {
    format!("{} to {}", SIZES.start(), SIZES.end())
}

/// A line of the text that is neither blank nor a comment.
#[derive(Clone, Copy)]
pub(super) struct Line<'t> {
    pub(super) number: usize,
    pub(super) text: &'t str,
}

/// A character with its line and column, both from 1.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) sign: char,
}

impl Mark {
    pub(super) fn error(self, expected: impl Into<String>) -> ParseError {
        ParseError::at(self.line, self.column, expected)
    }
}

impl<'t> Line<'t> {
    pub(super) fn is_idle(&self) -> bool {
        self.text.trim().is_empty() || self.text.trim_start().starts_with('#')
    }

    /// The words of the line, each with its column.
    pub(super) fn words(&self) -> Vec<(usize, &'t str)> {
        let mut words = Vec::new();
        for word in self.text.split_whitespace() {
            let at = word.as_ptr() as usize - self.text.as_ptr() as usize;
            words.push((self.text[..at].chars().count() + 1, word));
        }
        words
    }

    /// The cells of the line, skipping spaces and drawn bars.
    fn cells(&self) -> Vec<Mark> {
        let signs = self.text.chars().enumerate();
        let cells = signs.filter(|&(_, c)| !c.is_whitespace() && !is_bar(c));
        cells.map(|(i, sign)| Mark { line: self.number, column: i + 1, sign }).collect()
    }

    /// Classifies the line by its own characters alone.
    fn look(&self) -> Look {
        let is_drawn = |c: char| c.is_whitespace() || is_bar(c) || "+-=".contains(c);
        if !self.text.chars().all(is_drawn) {
            return Look::Row;
        }
        let can_be_row = |c: char| c.is_whitespace() || is_upright(c) || c == '-';
        if self.text.chars().all(can_be_row) && self.text.contains('-') {
            Look::Dashes
        } else {
            Look::Rule
        }
    }
}

/// The kind of a line of a drawn board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// Cells.
    Row,
    /// A line between rows.
    Rule,
    /// Dashes and bars only: a row of empty cells, or a line between rows.
    Dashes,
}

/// Whether a character is part of a drawn line.
fn is_bar(c: char) -> bool {
    c == '|' || ('\u{2500}'..='\u{257f}').contains(&c)
}

/// Whether it is a vertical bar, as between two cells of a row.
fn is_upright(c: char) -> bool {
    "|│┃║┆┇┊┋╎╏".contains(c)
}

/// Rewrites a board whose empty cells are spaces with dots in their places; `None` for any other
/// text. Such a board has as many rows as cells in a row, some spaces and no other sign for an
/// empty cell.
pub(super) fn dotted(text: &str) -> Option<String> {
    let is_frame = |line: &&str| {
        !line.is_empty() && line.chars().all(|c| "+-=| ".contains(c)) && line.contains(['-', '='])
    };
    let mut lines: Vec<String> = Vec::new();
    let (mut rows, mut n_blank) = (Vec::new(), 0);
    for line in text.lines().map(|line| line.trim_end_matches('\r')) {
        let is_head = line.trim_start().starts_with('#')
            || line.trim().starts_with(|c: char| c.is_ascii_lowercase());
        if !is_head && !is_frame(&line) {
            rows.push(lines.len());
            n_blank += line.chars().filter(|&c| c == ' ').count();
        }
        lines.push(line.to_owned());
    }
    // Empty lines around the board are no rows of it.
    let is_empty = |row: &usize| lines[*row].is_empty();
    while rows.last().is_some_and(is_empty) {
        rows.pop();
    }
    let start = rows.iter().position(|row| !is_empty(row))?;
    rows.drain(..start);
    if let [row] = rows[..] {
        return dotted_line(&lines[row]);
    }
    let n = rows.len();
    let cells = |line: &str| line.chars().filter(|&c| c != '|').collect::<Vec<char>>();
    let fits = |row: &usize| {
        let cells = cells(&lines[*row]);
        let is_cell = |&c: &char| c == ' ' || (c.is_ascii_alphanumeric() && c != '0');
        cells.len() <= n && cells.iter().all(is_cell)
    };
    let widest = rows.iter().map(|&row| cells(&lines[row]).len()).max()?;
    if n_blank == 0 || !SIZES.contains(&n) || widest + 2 < n || !rows.iter().all(fits) {
        return None;
    }
    for row in rows {
        let missing = n - cells(&lines[row]).len();
        lines[row] = lines[row].replace(' ', ".") + &".".repeat(missing);
    }
    Some(lines.join("\n"))
}

/// Rewrites a board of digits whose empty cells are crosses with dots in their places; `None` for
/// any other text. On larger boards a cross is a symbol, and beside other blanks it is a mistake.
pub(super) fn uncrossed(text: &str) -> Option<String> {
    let is_cross = |c: char| c == 'x' || c == 'X';
    let is_part = |c: char| c.is_whitespace() || is_bar(c) || "+-=".contains(c);
    let signs = text.chars().filter(|&c| !is_part(c));
    let is_board = signs.clone().all(|c| is_cross(c) || ('1'..='9').contains(&c));
    let has_both = signs.clone().any(is_cross) && signs.clone().any(|c| c.is_ascii_digit());
    let n_cells = signs.count();
    let is_square = (4..=9).any(|n| n * n == n_cells);
    (is_board && has_both && is_square).then(|| text.replace(is_cross, "."))
}

/// Rewrites a board in one line whose empty cells are spaces with dots in their places; `None` for
/// any other text, and where the digits alone fill a smaller board.
fn dotted_line(line: &str) -> Option<String> {
    /// Larger boards also have symbols that are letters.
    const MOST: usize = 9;
    let n = (*SIZES.start()..=MOST).find(|n| n * n == line.chars().count())?;
    let digits = |side: usize| move |c: char| ('1'..='9').take(side).any(|digit| digit == c);
    let cells = line.chars().filter(|&c| c != ' ');
    let n_cells = cells.clone().count();
    let is_smaller = |side: usize| side * side == n_cells && cells.clone().all(digits(side));
    let is_board = n_cells < n * n && cells.clone().all(digits(n)) && !(1..n).any(is_smaller);
    is_board.then(|| line.replace(' ', "."))
}

/// Checks that a character can stand in a cell of a board of a side.
pub(super) type Allowed = fn(usize, Mark) -> Result<(), ParseError>;

/// The side of one grid and the cells of the board, in reading order.
pub(super) fn board(
    lines: &[Line<'_>],
    layout: Layout,
    allowed: Allowed,
    start: usize,
) -> Result<(usize, Vec<Mark>), ParseError> {
    let rows = rows(lines);
    let Some(first) = rows.first() else {
        return Err(ParseError::at(start, 1, "the rows of a board"));
    };
    match layout {
        Layout::Single if rows.len() == 1 => one_line(first, allowed),
        Layout::Single => square(&rows, allowed),
        Layout::Twin | Layout::Sohei | Layout::Windmill | Layout::Samurai => {
            overlapping(&rows, layout)
        }
    }
}

/// The lines that hold cells.
fn rows<'t>(lines: &[Line<'t>]) -> Vec<Line<'t>> {
    let of = |look: Look| lines.iter().filter(move |line| line.look() == look);
    let n_sure = of(Look::Row).count();
    // Once there are as many rows as a row has cells, dashes can only be lines between them.
    let is_full = of(Look::Row).next().is_some_and(|row| row.cells().len() == n_sure);
    let is_row = |line: &&Line<'_>| match line.look() {
        Look::Row => true,
        Look::Dashes => !is_full,
        Look::Rule => false,
    };
    lines.iter().filter(is_row).copied().collect()
}

/// All cells in one line.
fn one_line(line: &Line<'_>, allowed: Allowed) -> Result<(usize, Vec<Mark>), ParseError> {
    let cells = line.cells();
    // The side whose board has the nearest number of cells.
    let n = SIZES.min_by_key(|n| (n * n).abs_diff(cells.len())).expect("there are sides");
    cells.iter().try_for_each(|&mark| allowed(n, mark))?;
    if cells.len() != n * n {
        let expected = match cells.len() {
            found if found > SIZES.end().pow(2) || found < SIZES.start().pow(2) - 2 => {
                format!("a square board of side {}, found {}", sides(), cells_found(found))
            }
            found => format!("{} cells for a {n}x{n} board, found {found}", n * n),
        };
        let end = cells.last().map_or(1, |mark| mark.column + 1);
        let column = cells.get(n * n).map_or(end, |mark| mark.column);
        return Err(ParseError::at(line.number, column, expected));
    }
    Ok((n, cells))
}

/// A board with as many rows as cells in a row.
fn square(rows: &[Line<'_>], allowed: Allowed) -> Result<(usize, Vec<Mark>), ParseError> {
    let n = rows[0].cells().len();
    // An unknown symbol is reported before a missing row, since the text may be no such board at
    // all.
    for row in rows.iter().take(n) {
        let known = n.clamp(*SIZES.start(), *SIZES.end());
        row.cells().into_iter().take(n).try_for_each(|mark| allowed(known, mark))?;
    }
    if !SIZES.contains(&n) {
        let expected =
            format!("a square board of side {}, found {} in a row", sides(), cells_found(n));
        return Err(ParseError::at(rows[0].number, 1, expected));
    }
    Ok((n, counted(rows, &vec![n; n], all_cells)?))
}

/// The rows of a board of several grids, or all its cells in one line.
fn overlapping(rows: &[Line<'_>], layout: Layout) -> Result<(usize, Vec<Mark>), ParseError> {
    let shape = Shape { layout, ..Shape::plain(9).expect("nine has boxes") };
    let cells = shape.cells();
    if let [line] = rows {
        let (found, wanted) = (inside(line), cells.len());
        if found.len() != wanted {
            let expected = format!("{wanted} cells for a {}, found {}", layout.name(), found.len());
            let end = found.last().map_or(1, |mark| mark.column + 1);
            let column = found.get(wanted).map_or(end, |mark| mark.column);
            return Err(ParseError::at(line.number, column, expected));
        }
        return Ok((shape.n, found));
    }
    let in_row = |row: usize| cells.iter().filter(|&&(r, _)| r == row).count();
    let wanted: Vec<usize> = (0..shape.side()).map(in_row).collect();
    Ok((shape.n, counted(rows, &wanted, inside)?))
}

/// All cells of the line, including those marked as lying in no grid.
fn all_cells(line: &Line<'_>) -> Vec<Mark> {
    line.cells()
}

/// The cells of the line that are not marked as lying in no grid.
fn inside(line: &Line<'_>) -> Vec<Mark> {
    line.cells().into_iter().filter(|mark| mark.sign != VOID).collect()
}

/// The cells of all rows, after checking that each row has the wanted number.
fn counted(
    rows: &[Line<'_>],
    wanted: &[usize],
    cells_of: fn(&Line<'_>) -> Vec<Mark>,
) -> Result<Vec<Mark>, ParseError> {
    let mut cells = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let Some(&wanted_here) = wanted.get(i) else {
            let expected = format!("{} rows in the board, found one more", wanted.len());
            return Err(ParseError::at(row.number, 1, expected));
        };
        let found = cells_of(row);
        if found.len() != wanted_here {
            let end = found.last().map_or(1, |mark| mark.column + 1);
            let column = found.get(wanted_here).map_or(end, |mark| mark.column);
            let expected = format!("{wanted_here} cells in this row, found {}", found.len());
            return Err(ParseError::at(row.number, column, expected));
        }
        cells.extend(found);
    }
    if rows.len() < wanted.len() {
        let last = rows.last().map_or(0, |row| row.number);
        let expected = format!("{} rows in the board, found {}", wanted.len(), rows.len());
        return Err(ParseError::at(last + 1, 1, expected));
    }
    Ok(cells)
}
