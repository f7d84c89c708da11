//! Alcazar as text: the `.az` drawing of walls, and one line of size and hexadecimal digits.

use gridwright_core::{ParseError, Puzzle, Turned, first_line};

use super::grid::{Grid, PATH, SIZES};
use super::puzzle::Walls;

/// Number of columns from one corner to the next.
pub(super) const PITCH: usize = 4;

/// The signs between width and height.
const TIMES: [char; 3] = ['x', 'X', '×'];

/// The board as a drawing. A given path is drawn with double lines, which the parser ignores.
pub(super) fn write(puzzle: &Walls) -> String {
    let grid = &puzzle.grid;
    let givens = &puzzle.board().givens;
    let is_path = |edge: usize| givens[edge] == Some(PATH);
    let mut text = String::new();
    for row in 0..=grid.height {
        let mut line = String::new();
        for col in 0..grid.width {
            let edge = row * (2 * grid.width + 1) + col;
            let middle = match (puzzle.is_wall(edge), is_path(edge)) {
                (true, _) => "---",
                (false, true) => " ║ ",
                (false, false) => "   ",
            };
            line.push('+');
            line.push_str(middle);
        }
        line.push('+');
        push_line(&mut text, &line);
        if row == grid.height {
            return text;
        }
        let mut line = String::new();
        for col in 0..grid.width {
            let [above, left, right, below] =
                [0, 1, 2, 3].map(|i| usize::from(grid.edges_at(row * grid.width + col)[i]));
            if col == 0 {
                line.push(upright(puzzle.is_wall(left), is_path(left)));
            }
            let across = |edge: usize| if is_path(edge) { '═' } else { ' ' };
            line.push(across(left));
            line.push(knee([above, left, right, below].map(is_path)));
            line.push(across(right));
            line.push(upright(puzzle.is_wall(right), is_path(right)));
        }
        push_line(&mut text, &line);
    }
    text
}

/// A row of cells without any walls keeps its blanks, so that it is no empty line.
fn push_line(text: &mut String, line: &str) {
    text.push_str(if line.trim().is_empty() { line } else { line.trim_end() });
    text.push('\n');
}

/// The character on an edge between two cells of a row.
fn upright(is_wall: bool, is_path: bool) -> char {
    match (is_wall, is_path) {
        (true, _) => '|',
        (false, true) => '═',
        (false, false) => ' ',
    }
}

/// The character of the path in the middle of a cell, by whether it leaves up, left, right and
/// down.
fn knee(leaves: [bool; 4]) -> char {
    match leaves {
        [true, false, false, true] => '║',
        [false, true, true, false] => '═',
        [true, true, false, false] => '╝',
        [true, false, true, false] => '╚',
        [false, true, false, true] => '╗',
        [false, false, true, true] => '╔',
        [true, false, false, false] | [false, false, false, true] => '║',
        [false, true, false, false] | [false, false, true, false] => '═',
        _ => ' ',
    }
}

/// Size and walls in one line: `10x8.` and a hexadecimal digit for every four edges, the first
/// edge in the highest bit.
pub(super) fn line(puzzle: &Walls) -> String {
    let grid = &puzzle.grid;
    let walls: Vec<bool> = (0..grid.n_edges()).map(|edge| puzzle.is_wall(edge)).collect();
    line_of(grid.width, grid.height, &walls)
}

fn line_of(width: usize, height: usize, walls: &[bool]) -> String {
    let mut line = format!("{width}x{height}.");
    for four in walls.chunks(4) {
        let bits = four.iter().zip([8, 4, 2, 1]).filter(|(is_wall, _)| **is_wall);
        line.extend(char::from_digit(bits.map(|(_, bit)| bit).sum(), 16));
    }
    line
}

/// The least line of the board in its eight turns and reflections. A given path is no part of the
/// puzzle.
pub(super) fn least_line(puzzle: &Walls) -> String {
    let line = |turned: Turned| {
        let walls = turned.sites.iter().map(|site| puzzle.is_wall(site.index()));
        line_of(turned.cols, turned.rows, &walls.collect::<Vec<bool>>())
    };
    let lines = puzzle.board().turned().map(line);
    lines.into_iter().min().expect("eight ways to turn it")
}

/// Whether a text starts like a line of size and walls: `10x8.`.
pub(super) fn has_size(text: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let size = first_line(text).and_then(|line| line.split_once('.')).map(|(size, _)| size);
    let sides = size.and_then(|size| size.split_once(TIMES));
    sides.is_some_and(|(width, height)| is_number(width) && is_number(height))
}

/// Whether a text has lines that can be walls from corner to corner, at its start or below a title.
pub(super) fn has_walls(text: &str) -> bool {
    let is_wall = |sign: char| is_corner(sign) || is_flat_wall(sign) || is_upright_wall(sign);
    let is_row = |line: &str| {
        line.chars().any(is_corner) && line.chars().all(|sign| is_wall(sign) || sign == ' ')
    };
    let is_long = |line: &&str| line.chars().filter(|&sign| is_corner(sign)).count() > 1;
    first_line(text).is_some_and(is_row)
        || text.lines().filter(|line| is_row(line)).filter(is_long).nth(1).is_some()
}

pub(super) fn parse(text: &str) -> Result<Walls, ParseError> {
    let body = text.trim();
    let starts_with_size = body.starts_with(|c: char| c.is_ascii_digit());
    if starts_with_size && (has_size(body) || !body.contains(char::is_whitespace)) {
        return parse_line(body);
    }
    parse_drawing(text)
}

fn parse_line(line: &str) -> Result<Walls, ParseError> {
    let form = || ParseError::at(1, 1, "a size and walls such as 10x8.0f3a, or a drawing of walls");
    let (size, digits) = line.split_once('.').ok_or_else(form)?;
    let (width, height) = size.split_once(TIMES).ok_or_else(form)?;
    let side = |text: &str, column: usize| {
        let side = text.parse().ok().filter(|side| SIZES.contains(side));
        let expected = format!("a side from {} to {}", SIZES.start(), SIZES.end());
        side.ok_or_else(|| ParseError::at(1, column, expected))
    };
    let (width, height): (usize, usize) = (side(width, 1)?, side(height, width.len() + 2)?);
    let grid = Grid::new(width, height);
    let (start, n_digits) = (size.chars().count() + 2, grid.n_edges().div_ceil(4));
    let mut is_wall = Vec::with_capacity(4 * n_digits);
    for (i, sign) in digits.chars().enumerate() {
        let digit = sign.to_digit(16).filter(|_| i < n_digits).ok_or_else(|| {
            let expected = match i < n_digits {
                true => "a digit 0 to 9 or a to f".to_owned(),
                false => format!("an end after {n_digits} digits"),
            };
            ParseError::at(1, start + i, expected)
        })?;
        is_wall.extend([8, 4, 2, 1].map(|bit| digit & bit != 0));
    }
    if is_wall.len() < 4 * n_digits {
        let column = start + digits.chars().count();
        return Err(ParseError::at(1, column, format!("{n_digits} digits for the walls")));
    }
    let end = start + n_digits - 1;
    if is_wall[grid.n_edges()..].contains(&true) {
        return Err(ParseError::at(1, end, "no walls after the last edge"));
    }
    Ok(Walls::of_walls(grid, |edge| is_wall[edge]))
}

/// A significant line of a drawing, and its number in the text.
struct Row {
    number: usize,
    signs: Vec<char>,
}

impl Row {
    fn has_corners(&self) -> bool {
        self.signs.iter().any(|&sign| is_corner(sign))
    }

    fn is_words(&self) -> bool {
        self.signs.first().is_some_and(char::is_ascii_lowercase)
    }
}

fn parse_drawing(text: &str) -> Result<Walls, ParseError> {
    let plain = without_colours(text);
    let mut rows = rows(&plain)?;
    let is_name = |row: &Row| {
        let word: String = row.signs.iter().collect();
        word.trim().eq_ignore_ascii_case(super::info::INFO.id)
    };
    if rows.first().is_some_and(is_name) {
        rows.remove(0);
    }
    // Words below the board, such as the id under a picture, are no part of it.
    let n_drawn = rows.iter().rposition(Row::has_corners).map_or(rows.len(), |last| last + 1);
    if rows[n_drawn..].iter().all(Row::is_words) {
        rows.truncate(n_drawn);
    }
    let Some(first) = rows.first() else {
        return Err(ParseError::at(1, 1, "a drawing of walls, but there is no line"));
    };
    let corners: Vec<usize> =
        (0..first.signs.len()).filter(|&i| is_corner(first.signs[i])).collect();
    let [left, .., right] = corners[..] else {
        let column = 1 + first.signs.iter().take_while(|sign| sign.is_whitespace()).count();
        return Err(ParseError::at(first.number, column, "walls that run from a + to a +"));
    };
    if (right - left) % PITCH != 0 {
        let expected = "the last + a multiple of 4 columns after the first";
        return Err(ParseError::at(first.number, right + 1, expected));
    }
    let halfway = corners.iter().find(|&&at| (at - left) % PITCH == 2 && first.signs[at] == '+');
    if let Some(&at) = halfway {
        let expected = "corners 4 columns apart, as in +---+---+";
        return Err(ParseError::at(first.number, at + 1, expected));
    }
    for row in rows.iter().skip(1).step_by(2) {
        let mut middles = (left + 2..right).step_by(PITCH);
        let has_value = |at: &usize| row.signs.get(*at).is_some_and(char::is_ascii_digit);
        if let Some(at) = middles.find(has_value) {
            let expected = "walls alone, for pictures of other boards are not read; their text is";
            return Err(ParseError::at(row.number, at + 1, expected));
        }
    }
    let (width, height) = ((right - left) / PITCH, rows.len() / 2);
    if width > *SIZES.end() {
        let expected = format!("at most {} columns of cells, not {width}", SIZES.end());
        return Err(ParseError::at(first.number, right + 1, expected));
    }
    let last = &rows[rows.len() - 1];
    let end = (last.number, last.signs.len());
    if rows.len().is_multiple_of(2) || height == 0 {
        let expected = format!("an odd number of lines, walls first and last, not {}", rows.len());
        return Err(ParseError::at(end.0, end.1, expected));
    }
    if height > *SIZES.end() {
        let expected = format!("at most {} rows of cells, not {height}", SIZES.end());
        return Err(ParseError::at(end.0, end.1, expected));
    }
    for row in rows.iter().step_by(2) {
        if !row.has_corners() {
            return Err(ParseError::at(row.number, 1, "walls that run from a + to a +"));
        }
        let is_off = |&at: &usize| {
            row.signs[at] == '+' && (at < left || at > right || (at - left) % PITCH != 0)
        };
        if let Some(at) = (0..row.signs.len()).find(is_off) {
            let expected = format!("a row of {width} cells like the first");
            return Err(ParseError::at(row.number, at + 1, expected));
        }
    }
    let grid = Grid::new(width, height);
    let sign = |row: usize, at: usize| rows[row].signs.get(at).copied().unwrap_or(' ');
    let is_wall = |edge: usize| {
        let [(col, row), _] = grid.corners(edge);
        match grid.is_flat(edge) {
            true => is_flat_wall(sign(2 * row, left + PITCH * col + 2)),
            false => is_upright_wall(sign(2 * row + 1, left + PITCH * col)),
        }
    };
    Ok(Walls::of_walls(grid.clone(), is_wall))
}

/// The significant lines. Blank lines are skipped, except between two rows of walls, where one
/// stands for cells without walls; with a comment below it, it separates two boards.
fn rows(text: &str) -> Result<Vec<Row>, ParseError> {
    let mut rows: Vec<Row> = Vec::new();
    let (mut blank, mut is_cut) = (None, false);
    for (i, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            is_cut |= blank.is_some();
            continue;
        }
        let row = Row { number: i + 1, signs: line.trim_end().chars().collect() };
        if row.signs.is_empty() {
            blank = blank.or(Some(row));
            continue;
        }
        let is_between = row.has_corners() && rows.last().is_some_and(Row::has_corners);
        if is_between && is_cut {
            return Err(ParseError::several("another drawing"));
        }
        rows.extend(blank.take().filter(|_| is_between));
        rows.push(row);
        is_cut = false;
    }
    Ok(rows)
}

/// The text without escape sequences for colours.
pub(super) fn without_colours(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        if sign == '\u{1b}' {
            // Up to and including the letter that ends the sequence.
            signs.by_ref().find(char::is_ascii_alphabetic);
        } else {
            plain.push(sign);
        }
    }
    plain
}

/// Whether a character is a corner of our drawings: in ASCII, open, or where walls meet.
pub(super) fn is_corner(sign: char) -> bool {
    let is_box = ('─'..='╿').contains(&sign) && !('═'..='╬').contains(&sign);
    sign == '+' || sign == '·' || is_box && !is_flat_wall(sign) && !is_upright_wall(sign)
}

fn is_flat_wall(sign: char) -> bool {
    matches!(sign, '-' | '─' | '━')
}

fn is_upright_wall(sign: char) -> bool {
    matches!(sign, '|' | '│' | '┃')
}
