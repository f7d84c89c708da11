//! Gogen as plain text.
//!
//! Many lines, of which the first may be left out; `#` starts a comment:
//!
//! ```text
//! gogen
//! N.W.R
//! .....
//! S.X.B
//! .....
//! Q.M.P
//!
//! BOXED
//! FOAM
//! ```
//!
//! An empty cell is `.`, `?`, `_`, `-` or, in a row of exactly five characters, a blank. Words may
//! also share a line. Between board and words, a block with just the letters that are not on the
//! board is ignored. In one line: `N.W.R.....S.X.B.....Q.M.P/BOXED,FOAM`.

use gridwright_core::{Board, ParseError, Puzzle, Value, cells_found};

use super::alphabet::letter;
use super::mask::{CELLS, SIDE};
use super::puzzle::Words;

/// The characters that stand for an empty cell.
const BLANKS: &str = ".?_- ";

/// Largest number of words; published puzzles have a few dozen at most.
const MOST_WORDS: usize = 1000;

/// Largest number of letters of a word, at which it touches every cell once.
const MOST_LETTERS: usize = CELLS;

/// Whether a text is laid out like a board: five cells in the first line or in most of the first
/// five, or 25 before a slash.
pub(super) fn could_be(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut lines = lines.by_ref().filter(|line| !line.starts_with('#'));
    let is_cell = |sign: char| letter(sign).is_some() || BLANKS.contains(sign);
    let Some(first) = lines.next() else { return false };
    let (cells, words) = first.split_once('/').unwrap_or((first, ""));
    let n_cells = cells.chars().filter(|&sign| is_cell(sign)).count();
    match lines.next() {
        None => n_cells + 2 >= CELLS && !words.is_empty(),
        Some(second) => {
            let n_signs = |row: &str| row.chars().filter(|sign| !sign.is_whitespace()).count();
            let is_row = |row: &&str| row.chars().all(is_cell) && n_signs(row) == SIDE;
            // A cell too many or too few in a row does not make another puzzle of it.
            let rows: Vec<&str> = [first, second].into_iter().chain(lines).take(SIDE).collect();
            let n_rows = rows.iter().copied().filter(is_row).count();
            let has_letters = rows.iter().any(|row| row.chars().any(|c| letter(c).is_some()));
            n_signs(cells) == SIDE || 2 * n_rows > SIDE && has_letters
        }
    }
}

/// Whether a character separates words.
fn is_gap(sign: char) -> bool {
    sign.is_whitespace() || sign == ','
}

pub(super) fn parse(text: &str) -> Result<Words, ParseError> {
    let numbered = text.lines().enumerate().map(|(i, line)| Line { number: i + 1, text: line });
    let mut lines: Vec<Line<'_>> = numbered.filter(|line| !line.is_comment()).collect();
    let mut busy = lines.iter().filter(|line| !line.is_blank());
    match (busy.next(), busy.next()) {
        (None, _) => return Err(ParseError::at(1, 1, "a board, but there is none")),
        (Some(only), None) => return parse_line(only),
        (Some(first), Some(_)) if first.is_header() => {
            let header = first.number;
            lines.retain(|line| line.number > header);
        }
        _ => (),
    }
    let (givens, rest) = board(&lines)?;
    let mut words = WordReader::default();
    for line in skip_letters(rest, &givens) {
        add_words(&mut words, line, line.text, 1)?;
    }
    let end = lines.last().map_or(1, |line| line.number + 1);
    let words = words.finish().map_err(|expected| ParseError::at(end, 1, expected))?;
    Ok(Words::new(givens, words))
}

/// A line of the text that is not a comment.
#[derive(Clone, Copy)]
struct Line<'t> {
    number: usize,
    text: &'t str,
}

impl Line<'_> {
    fn is_comment(&self) -> bool {
        self.text.trim_start().starts_with('#')
    }

    fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    fn is_header(&self) -> bool {
        self.text.trim().eq_ignore_ascii_case(super::info::INFO.id)
            && self.text.trim().chars().count() == super::info::INFO.id.len()
    }

    /// The cells of a row, each with its column. Spaces count as cells in a line of five
    /// characters.
    fn cells(&self) -> Vec<(usize, char)> {
        let all = self.text.chars().enumerate().map(|(i, sign)| (i + 1, sign));
        let is_exact = self.text.chars().count() == SIDE && !self.text.contains('\t');
        all.filter(|(_, sign)| is_exact || !sign.is_whitespace()).collect()
    }
}

/// The board, and the lines after it.
fn board<'l, 't>(
    lines: &'l [Line<'t>],
) -> Result<(Vec<Option<Value>>, &'l [Line<'t>]), ParseError> {
    let mut reader = BoardReader::default();
    let mut n_rows = 0;
    for (i, line) in lines.iter().enumerate() {
        let cells = line.cells();
        if cells.is_empty() && n_rows == 0 {
            continue;
        }
        if cells.is_empty() {
            let expected = format!("{SIDE} rows in the board, found {n_rows}");
            return Err(ParseError::at(line.number, 1, expected));
        }
        for &(column, sign) in cells.iter().take(SIDE) {
            reader.add(sign).map_err(|why| ParseError::at(line.number, column, why))?;
        }
        if cells.len() != SIDE {
            let column =
                cells.get(SIDE).map_or(line.text.chars().count() + 1, |&(column, _)| column);
            let expected = format!("{SIDE} cells in this row, found {}", cells.len());
            return Err(ParseError::at(line.number, column, expected));
        }
        n_rows += 1;
        if n_rows == SIDE {
            return Ok((reader.finish(), &lines[i + 1..]));
        }
    }
    let end = lines.last().map_or(1, |line| line.number + 1);
    Err(ParseError::at(end, 1, format!("{SIDE} rows in the board, found {n_rows}")))
}

/// Skips a block of exactly the letters that the board lacks, if another block follows it.
fn skip_letters<'l, 't>(lines: &'l [Line<'t>], givens: &[Option<Value>]) -> &'l [Line<'t>] {
    let Some(first) = lines.iter().position(|line| !line.is_blank()) else { return lines };
    let length = lines[first..].iter().take_while(|line| !line.is_blank()).count();
    let (block, rest) = lines[first..].split_at(length);
    let signs = block.iter().flat_map(|line| line.text.chars()).filter(|&sign| !is_gap(sign));
    let Some(mut found) = signs.map(letter).collect::<Option<Vec<Value>>>() else { return lines };
    found.sort();
    let is_missing = |value: &Value| !givens.contains(&Some(*value));
    let missing: Vec<Value> = (0..CELLS as u8).map(Value).filter(is_missing).collect();
    let is_more = rest.iter().any(|line| !line.is_blank());
    if found == missing && is_more && !missing.is_empty() { rest } else { lines }
}

/// Adds the words of a text that starts at a column of a line.
fn add_words(
    words: &mut WordReader,
    line: &Line<'_>,
    text: &str,
    first_column: usize,
) -> Result<(), ParseError> {
    let mut column = first_column;
    for word in text.split(is_gap) {
        if !word.is_empty() {
            let at = |(offset, why)| ParseError::at(line.number, column + offset, why);
            words.add(word).map_err(at)?;
        }
        column += word.chars().count() + 1;
    }
    Ok(())
}

fn parse_line(line: &Line<'_>) -> Result<Words, ParseError> {
    let indent = line.text.chars().take_while(|sign| sign.is_whitespace()).count();
    let text = line.text.trim();
    let at = |offset: usize, why: String| ParseError::at(line.number, indent + offset + 1, why);
    let (cells, words) = text.split_once('/').unwrap_or((text, ""));
    let mut board = BoardReader::default();
    for (i, sign) in cells.chars().take(CELLS).enumerate() {
        board.add(sign).map_err(|why| at(i, why))?;
    }
    let n_cells = cells.chars().count();
    if n_cells != CELLS {
        let why =
            format!("a board of {CELLS} cells, a slash and words, found {}", cells_found(n_cells));
        return Err(at(n_cells.min(CELLS), why));
    }
    let mut list = WordReader::default();
    add_words(&mut list, line, words, indent + CELLS + 2)?;
    let words = list.finish().map_err(|why| at(text.chars().count(), why))?;
    Ok(Words::new(board.finish(), words))
}

/// Collects the cells of a board one by one.
#[derive(Default)]
pub(super) struct BoardReader {
    givens: Vec<Option<Value>>,
}

impl BoardReader {
    /// Takes one more cell; the error is the text that was expected.
    pub(super) fn add(&mut self, sign: char) -> Result<(), String> {
        let value = letter(sign);
        if value.is_none() && !BLANKS.contains(sign) {
            return Err(format!("a letter from A to Y or a dot, found {sign:?}"));
        }
        self.givens.push(value);
        Ok(())
    }

    pub(super) fn finish(self) -> Vec<Option<Value>> {
        self.givens
    }
}

/// Collects words one by one, and checks that each can be spelt.
#[derive(Default)]
pub(super) struct WordReader {
    words: Vec<String>,
    /// Whether the text states that there are none.
    is_said: bool,
}

/// Stands for no words, on an empty board for making a puzzle by hand.
const NO_WORDS: &str = "-";

impl WordReader {
    /// Takes one more word; the error has the index of the wrong letter and the text that was
    /// expected.
    pub(super) fn add(&mut self, word: &str) -> Result<(), (usize, String)> {
        if word == NO_WORDS {
            self.is_said = true;
            return Ok(());
        }
        if self.words.len() == MOST_WORDS {
            return Err((0, format!("at most {MOST_WORDS} words, found more")));
        }
        let mut spelt = String::with_capacity(word.len());
        for (i, sign) in word.chars().enumerate() {
            if letter(sign).is_none() {
                return Err((i, format!("a letter from A to Y, found {sign:?}")));
            }
            let upper = sign.to_ascii_uppercase();
            if i == MOST_LETTERS {
                let n = word.chars().count();
                return Err((i, format!("a word of at most {MOST_LETTERS} letters, found {n}")));
            }
            spelt.push(upper);
        }
        if spelt.len() < 2 {
            return Err((0, "a word of at least 2 letters".to_owned()));
        }
        self.words.push(spelt);
        Ok(())
    }

    /// The words, of which there must be some unless the text states that there are none.
    pub(super) fn finish(self) -> Result<Vec<String>, String> {
        if self.words.is_empty() && !self.is_said {
            return Err("words to be spelt, but there are none".to_owned());
        }
        Ok(self.words)
    }
}

pub(super) fn write(puzzle: &Words) -> String {
    let mut text = format!("{}\n", super::info::INFO.id);
    for row in board_chars(puzzle.board()).chunks(SIDE) {
        text.extend(row);
        text.push('\n');
    }
    text.push('\n');
    text.push_str(&listed(&puzzle.words, "\n"));
    text.push('\n');
    text
}

fn listed(words: &[String], gap: &str) -> String {
    if words.is_empty() { NO_WORDS.to_owned() } else { words.join(gap) }
}

pub(super) fn line(puzzle: &Words) -> String {
    let cells: String = board_chars(puzzle.board()).into_iter().collect();
    format!("{cells}/{}", listed(&puzzle.words, ","))
}

/// The cells in reading order, a dot for an empty one.
pub(super) fn board_chars(board: &Board) -> Vec<char> {
    board.givens.iter().map(|given| given.map_or('.', |value| board.symbol(value))).collect()
}

#[cfg(test)]
mod tests {
    use super::{line, parse, write};

    const LINE: &str = "N.W.R.....S.X.B.....Q.M.P/BOXED,FOAM";

    #[test]
    fn all_ways_to_write_one_puzzle_read_alike() {
        let text = "gogen\nN.W.R\n.....\nS.X.B\n.....\nQ.M.P\n\nBOXED\nFOAM\n";
        for other in [
            text,
            LINE,
            "  n.w.r.....s.x.b.....q.m.p/boxed,foam  \n",
            "# a comment\n\nGOGEN\nN . W . R\n?????\nS_X_B\n-----\nQ.M.P\nboxed foam\n",
            "\n\nN W R\n     \nS X B\n     \nQ M P\n\nBOXED\n\nFOAM",
            "N.W.R\r\n.....\r\nS.X.B\r\n.....\r\nQ.M.P\r\n\r\nBOXED, FOAM\r\n",
            "N.W.R\n.....\nS.X.B\n.....\nQ.M.P\n\nACDEFGHIJKLOTUVY\n\nBOXED\nFOAM\n",
            "N.W.R\n.....\nS.X.B\n.....\nQ.M.P\n\nA C D E F G H I J\nK L O T U V Y\n\nBOXED\nFOAM\n",
        ] {
            assert_eq!(parse(other).map(|puzzle| write(&puzzle)), Ok(text.to_owned()), "{other}");
        }
        assert_eq!(line(&parse(text).unwrap()), LINE);
    }

    #[test]
    fn what_is_wrong_is_reported_with_its_place() {
        let board = "N.W.R\n.....\nS.X.B\n.....\nQ.M.P\n";
        let with = |words: &str| format!("{board}\n{words}");
        for (text, expected) in [
            (String::new(), "line 1, column 1: expected a board, but there is none"),
            (
                "N.W.R\n.....\nS.X.B\n.....\n\nBOXED".to_owned(),
                "line 5, column 1: expected 5 rows in the board, found 4",
            ),
            (
                "N.W.R\n....\nS.X.B".to_owned(),
                "line 2, column 5: expected 5 cells in this row, found 4",
            ),
            (
                "N.W.R\n......\nS.X.B".to_owned(),
                "line 2, column 6: expected 5 cells in this row, found 6",
            ),
            (
                "N.W.R\n..Z..\n".to_owned(),
                "line 2, column 3: expected a letter from A to Y or a dot, found 'Z'",
            ),
            (
                "N.W.R\n..7..\n".to_owned(),
                "line 2, column 3: expected a letter from A to Y or a dot, found '7'",
            ),
            (board.to_owned(), "line 6, column 1: expected words to be spelt, but there are none"),
            (with("BOX3D"), "line 7, column 4: expected a letter from A to Y, found '3'"),
            (with("BOXED, ZOO"), "line 7, column 8: expected a letter from A to Y, found 'Z'"),
            (with("A"), "line 7, column 1: expected a word of at least 2 letters"),
            (
                with(&"AB".repeat(13)),
                "line 7, column 26: expected a word of at most 25 letters, found 26",
            ),
            (
                with(&"BOXED\n".repeat(100_000)),
                "line 1007, column 1: expected at most 1000 words, found more",
            ),
            (
                "N.W.R/BOXED".to_owned(),
                "line 1, column 6: expected a board of 25 cells, a slash and words, found 5 cells",
            ),
            (
                LINE[..25].to_owned(),
                "line 1, column 26: expected words to be spelt, but there are none",
            ),
        ] {
            let error = parse(&text).err().map(|error| error.to_string());
            assert_eq!(error.as_deref(), Some(expected));
        }
    }
}
