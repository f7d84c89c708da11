//! Cirth as plain text.
//!
//! Many lines, of which the first may be left out; `#` starts a comment:
//!
//! ```text
//! cirth areas=distinct
//! 1..
//! ...
//! ..2
//! walks
//! eso
//! oos
//! oow
//! ```
//!
//! Instead of `walks` (see [`super::areas`]) an `areas` block may give each cell the letter of
//! its area. In one line: `1.......2/esooosoow/distinct`. A board without areas has `/none` after its
//! cells where they could be taken for a Sudoku.

use gridwright_core::{ParseError, Site, Value, cells_found};

use super::areas::{AreaFault, Areas};
use super::puzzle::{Mode, SIZES, SYMBOLS, Square};

/// The characters that stand for an empty cell.
pub(super) const BLANKS: &str = ".0_-*?";

pub(super) fn parse(text: &str) -> Result<Square, ParseError> {
    let lines = text.lines().enumerate().map(|(i, line)| Line { number: i + 1, text: line });
    let mut lines: Vec<Line<'_>> = lines.filter(|line| !line.is_idle()).collect();
    match lines.first() {
        None => return Err(ParseError::at(1, 1, "a board, but there is none")),
        Some(first) if lines.len() == 1 => return parse_line(first),
        Some(_) => (),
    }
    let mode = header(lines[0])?;
    if mode.is_some() {
        lines.remove(0);
    }
    let block = lines.iter().position(|line| Block::of(line).is_some()).unwrap_or(lines.len());
    let (rows, rest) = lines.split_at(block);
    let (n, givens) = board(rows)?;
    let areas = match rest.split_first() {
        None => None,
        Some((head, rows)) => {
            let block = Block::of(head).expect("found above");
            let cells = square(rows, n, head.number, "areas")?;
            Some(block.read(n, &cells)?)
        }
    };
    let last = lines.last().expect("there are rows").number;
    let end = (last + 1, 1);
    assemble(n, mode.flatten(), areas, givens, end)
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

    /// The characters that are not blank, each with its column.
    fn symbols(&self) -> Vec<(usize, char)> {
        let numbered = self.text.chars().enumerate();
        numbered.filter(|(_, c)| !c.is_whitespace()).map(|(i, c)| (i + 1, c)).collect()
    }
}

/// The line and column of a character, both from 1, and the character.
type Mark = (usize, usize, char);

/// The areas that the header asks for: `None` without a header, `Some(None)` if it has no such
/// word.
fn header(line: Line<'_>) -> Result<Option<Option<Mode>>, ParseError> {
    let mut words = line.text.split_whitespace();
    if !words.next().is_some_and(|word| super::info::INFO.id.eq_ignore_ascii_case(word)) {
        return Ok(None);
    }
    let mut mode = None;
    for word in words {
        let column = line.text.find(word).map_or(1, |at| line.text[..at].chars().count() + 1);
        let value = word.strip_prefix("areas=").and_then(Mode::named);
        let expected = "areas=guide, areas=distinct or areas=none";
        mode = Some(value.ok_or_else(|| ParseError::at(line.number, column, expected))?);
    }
    Ok(Some(mode))
}

/// The rows of the board: its side and its clues.
fn board(rows: &[Line<'_>]) -> Result<(usize, Vec<Option<Value>>), ParseError> {
    let first = rows.first().ok_or_else(|| ParseError::at(2, 1, "the rows of a board"))?;
    let n = first.symbols().len();
    expect_size(n, first.number)?;
    // An unknown symbol is reported before a missing row, since the text may be no such board at
    // all.
    for row in rows.iter().take(n) {
        for (column, symbol) in row.symbols().into_iter().take(n) {
            given(n, (row.number, column, symbol))?;
        }
    }
    let cells = square(rows, n, first.number - 1, "board")?;
    Ok((n, cells.into_iter().map(|mark| given(n, mark)).collect::<Result<_, _>>()?))
}

fn expect_size(n: usize, line: usize) -> Result<(), ParseError> {
    if SIZES.contains(&n) {
        return Ok(());
    }
    let expected =
        format!("a square of side {} to {}, found {}", SIZES.start(), SIZES.end(), cells_found(n));
    Err(ParseError::at(line, 1, expected))
}

/// The characters of exactly `n` rows of `n`.
fn square(rows: &[Line<'_>], n: usize, head: usize, what: &str) -> Result<Vec<Mark>, ParseError> {
    let mut cells = Vec::with_capacity(n * n);
    for (r, row) in rows.iter().enumerate() {
        if r == n {
            let expected = format!("{n} rows in the {what}, found one more");
            return Err(ParseError::at(row.number, 1, expected));
        }
        let symbols = row.symbols();
        if symbols.len() != n {
            let column = symbols.get(n).map_or(row.text.chars().count() + 1, |&(column, _)| column);
            let expected = format!("{n} cells in this row, found {}", symbols.len());
            return Err(ParseError::at(row.number, column, expected));
        }
        cells.extend(symbols.into_iter().map(|(column, c)| (row.number, column, c)));
    }
    if rows.len() < n {
        let last = rows.last().map_or(head, |row| row.number);
        let expected = format!("{n} rows in the {what}, found {}", rows.len());
        return Err(ParseError::at(last + 1, 1, expected));
    }
    Ok(cells)
}

fn given(n: usize, (line, column, symbol): Mark) -> Result<Option<Value>, ParseError> {
    if BLANKS.contains(symbol) {
        return Ok(None);
    }
    let symbols = &SYMBOLS[..n];
    // Small letters are symbols of their own only in squares that need them.
    let exact = symbols.find(symbol);
    let value = exact.or_else(|| symbols.find(symbol.to_ascii_uppercase()));
    value.map(|value| Some(Value(value as u8))).ok_or_else(|| {
        let last = symbols.chars().last().expect("at least three");
        let expected = format!("a symbol from 1 to {last} or a dot, found {symbol:?}");
        ParseError::at(line, column, expected)
    })
}

/// The two ways to write areas.
#[derive(Clone, Copy)]
enum Block {
    Walks,
    Labels,
}

impl Block {
    fn of(line: &Line<'_>) -> Option<Block> {
        match line.text.trim() {
            "walks" => Some(Block::Walks),
            "areas" => Some(Block::Labels),
            _ => None,
        }
    }

    fn read(self, n: usize, cells: &[Mark]) -> Result<Areas, ParseError> {
        let error = |cell: Site, expected: String| {
            let (line, column, _) = cells[cell.index()];
            ParseError::at(line, column, expected)
        };
        let letters: Vec<char> = cells.iter().map(|&(_, _, letter)| letter).collect();
        match self {
            Block::Walks => Areas::of_letters(n, &letters)
                .map_err(|(cell, expected)| error(cell, expected.to_owned())),
            Block::Labels => {
                let mut labels: Vec<char> = Vec::new();
                let mut lists: Vec<Vec<Site>> = Vec::new();
                for (i, &label) in letters.iter().enumerate() {
                    let cell = Site(i as u16);
                    if !label.is_alphanumeric() {
                        let expected = format!("a letter or digit for the area, found {label:?}");
                        return Err(error(cell, expected));
                    }
                    let area = labels.iter().position(|&known| known == label);
                    let area = area.unwrap_or_else(|| {
                        labels.push(label);
                        lists.push(Vec::new());
                        lists.len() - 1
                    });
                    lists[area].push(cell);
                }
                let first: Vec<Site> = lists.iter().map(|list| list[0]).collect();
                Areas::of_lists(n, lists).map_err(|fault| match fault {
                    AreaFault::Apart { area, cell } => {
                        let label = labels[area];
                        error(cell, format!("the cells of area {label} to touch one another"))
                    }
                    AreaFault::Empty { area } | AreaFault::Overlap { area, .. } => {
                        let label = labels[area];
                        error(first[area], format!("cells of area {label} alone"))
                    }
                    AreaFault::Hole { cell } => error(cell, "an area for this cell".to_owned()),
                })
            }
        }
    }
}

fn parse_line(line: &Line<'_>) -> Result<Square, ParseError> {
    let text = line.text.trim();
    let indent = line.text.len() - line.text.trim_start().len();
    let mut column = indent + 1;
    let mut parts = Vec::new();
    for part in text.split('/') {
        let cells = part.chars().enumerate().map(|(i, c)| (line.number, column + i, c));
        parts.push((column, part, cells.collect::<Vec<Mark>>()));
        column += part.chars().count() + 1;
    }
    let (_, _, cells) = &parts[0];
    let n = cells.len().isqrt();
    if n * n != cells.len() || !SIZES.contains(&n) {
        let expected = format!(
            "a board of {}x{} to {}x{} cells in one line, found {} characters",
            SIZES.start(),
            SIZES.start(),
            SIZES.end(),
            SIZES.end(),
            cells.len()
        );
        return Err(ParseError::at(line.number, indent + 1, expected));
    }
    let givens = cells.iter().map(|&mark| given(n, mark)).collect::<Result<_, _>>()?;
    if let [_, (_, "none", _), rest @ ..] = &parts[..] {
        let after = rest.first().map_or(Ok(()), |(column, ..)| {
            Err(ParseError::at(line.number, *column, "nothing after the word none"))
        });
        return after
            .and_then(|()| assemble(n, Some(Mode::None), None, givens, (line.number, column)));
    }
    let areas = match parts.get(1) {
        None => None,
        Some((column, _, cells)) => {
            if cells.len() != n * n {
                let expected = format!("{} letters for the areas, found {}", n * n, cells.len());
                return Err(ParseError::at(line.number, *column, expected));
            }
            Some(Block::Walks.read(n, cells)?)
        }
    };
    let mode = match parts.get(2) {
        None => None,
        Some((column, word, _)) => Some(
            Mode::named(word)
                .ok_or_else(|| ParseError::at(line.number, *column, "guide or distinct"))?,
        ),
    };
    if let Some((column, ..)) = parts.get(3) {
        return Err(ParseError::at(line.number, *column, "nothing after the third part"));
    }
    assemble(n, mode, areas, givens, (line.number, column))
}

/// Builds the puzzle from the parts of its text; `end` is where missing areas would have stood.
fn assemble(
    n: usize,
    mode: Option<Mode>,
    areas: Option<Areas>,
    givens: Vec<Option<Value>>,
    end: (usize, usize),
) -> Result<Square, ParseError> {
    match (mode, areas) {
        (None | Some(Mode::None), None) => Ok(Square::new(n, Mode::None, Areas::none(n), givens)),
        (Some(Mode::None), Some(_)) => {
            Err(ParseError::at(end.0, end.1, "no areas, as the first line says areas=none"))
        }
        (Some(mode), None) => {
            let expected = format!("a walks or areas block, for areas={}", mode.name());
            Err(ParseError::at(end.0, end.1, expected))
        }
        (mode, Some(areas)) => Ok(Square::new(n, mode.unwrap_or(Mode::Guide), areas, givens)),
    }
}

pub(super) fn write(puzzle: &Square) -> String {
    let mut text = format!("{} areas={}\n", super::info::INFO.id, puzzle.mode.name());
    push_rows(&mut text, puzzle.n, &board_chars(puzzle));
    if !puzzle.areas.is_empty() {
        text.push_str("walks\n");
        push_rows(&mut text, puzzle.n, &puzzle.areas.letters());
    }
    text
}

pub(super) fn line(puzzle: &Square) -> String {
    let mut text: String = board_chars(puzzle).into_iter().collect();
    if !puzzle.areas.is_empty() {
        text.push('/');
        text.extend(puzzle.areas.letters());
    } else if has_boxes(puzzle.n) {
        text.push_str("/none");
    }
    if puzzle.mode == Mode::Distinct {
        text.push_str("/distinct");
    }
    text
}

/// Whether boxes could fill a square of that side, so that its cells alone would be read as a
/// Sudoku.
fn has_boxes(n: usize) -> bool {
    (2..n).any(|side| n.is_multiple_of(side))
}

/// The rows of the board, for JSON.
pub(super) fn rows(puzzle: &Square) -> Vec<String> {
    board_chars(puzzle).chunks(puzzle.n).map(|row| row.iter().collect()).collect()
}

/// One row of the board from JSON.
pub(super) fn row(n: usize, text: &str) -> Result<Vec<Option<Value>>, ParseError> {
    text.chars().enumerate().map(|(i, c)| given(n, (1, i + 1, c))).collect()
}

fn board_chars(puzzle: &Square) -> Vec<char> {
    use gridwright_core::Puzzle as _;
    let board = puzzle.board();
    board.givens.iter().map(|given| given.map_or('.', |value| board.symbol(value))).collect()
}

fn push_rows(text: &mut String, n: usize, cells: &[char]) {
    for row in cells.chunks(n) {
        text.extend(row);
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::{line, parse, write};

    #[test]
    fn all_ways_to_write_one_puzzle_read_alike() {
        let expected = "cirth areas=distinct\n1..\n...\n..2\nwalks\neso\noos\noow\n";
        for text in [
            expected,
            "1.......2/esooosoow/distinct",
            "  1.......2/esooosoow/distinct  \n",
            "# a comment\n\nCIRTH areas=distinct\n1 . .\n0 _ -\n* ? 2\n walks \ne s o\noos\noow",
            "cirth areas=distinct\r\n1..\r\n...\r\n..2\r\nwalks\r\neso\r\noos\r\noow\r\n",
        ] {
            assert_eq!(parse(text).map(|puzzle| write(&puzzle)), Ok(expected.to_owned()), "{text}");
        }
        assert_eq!(line(&parse(expected).unwrap()), "1.......2/esooosoow/distinct");
    }

    #[test]
    fn a_map_of_letters_gives_areas_too() {
        let map = parse("1..\n...\n..2\nareas\naab\ncad\ned d").unwrap();
        // The last area is no walk in reading order; it becomes the one its cells point along.
        assert_eq!(line(&map), "1.......2/esoooooen");
    }

    #[test]
    fn small_letters_are_capitals_until_they_are_needed() {
        let board = |c: char, n: usize| format!("{c}{}", ".".repeat(n * n - 1));
        assert!(line(&parse(&board('a', 12)).unwrap()).starts_with('A'));
        assert!(line(&parse(&board('a', 36)).unwrap()).starts_with('a'));
        assert!(line(&parse(&board('A', 36)).unwrap()).starts_with('A'));
    }

    #[test]
    fn what_is_wrong_is_reported_with_its_place() {
        for (text, expected) in [
            ("", "line 1, column 1: expected a board, but there is none"),
            ("# only a comment", "line 1, column 1: expected a board, but there is none"),
            ("12\n21", "line 1, column 1: expected a square of side 3 to 50, found 2 cells"),
            ("12.\n..\n...", "line 2, column 3: expected 3 cells in this row, found 2"),
            ("12.\n....\n...", "line 2, column 4: expected 3 cells in this row, found 4"),
            ("12.\n...", "line 3, column 1: expected 3 rows in the board, found 2"),
            (
                "12.\n...\n...\n...",
                "line 4, column 1: expected 3 rows in the board, found one more",
            ),
            (
                "12.\n.4.\n...",
                "line 2, column 2: expected a symbol from 1 to 3 or a dot, found '4'",
            ),
            (
                "cirth areas=blue\n...\n...\n...",
                "line 1, column 7: expected areas=guide, areas=distinct or areas=none",
            ),
            (
                "cirth areas=guide\n...\n...\n...",
                "line 5, column 1: expected a walks or areas block, for areas=guide",
            ),
            (
                "...\n...\n...\nwalks\neso\noos",
                "line 7, column 1: expected 3 rows in the areas, found 2",
            ),
            ("...\n...\n...\nwalks\nesx\noos\noow", "line 5, column 3: expected n, e, s, w or o"),
            (
                "...\n...\n...\nwalks\nese\noos\noow",
                "line 5, column 3: expected a step that stays on the board",
            ),
            (
                "...\n...\n...\nareas\naab\nccd\neda",
                "line 7, column 3: expected the cells of area a to touch one another",
            ),
            (
                "...\n...\n...\nareas\naab\nca.\nedd",
                "line 6, column 3: expected a letter or digit for the area, found '.'",
            ),
            (
                "1234",
                "line 1, column 1: expected a board of 3x3 to 50x50 cells in one line, found 4 characters",
            ),
            ("........./eso", "line 1, column 11: expected 9 letters for the areas, found 3"),
            ("........./none/guide", "line 1, column 16: expected nothing after the word none"),
            ("........./esooosoow/blue", "line 1, column 21: expected guide or distinct"),
            (
                "........./esooosoow/guide/x",
                "line 1, column 27: expected nothing after the third part",
            ),
        ] {
            assert_eq!(parse(text).err().map(|error| error.to_string()).as_deref(), Some(expected));
        }
    }
}
