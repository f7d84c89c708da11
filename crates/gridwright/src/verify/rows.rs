//! Boards in a text, row by row or in one line, regardless of frames and surrounding text.

use gridwright_core::{Board, Value};

/// The content of a cell: nothing, or a value.
type Cell = Option<Value>;

/// Characters for an empty cell, unless they are symbols of the puzzle.
const BLANKS: &str = ".0_?";

/// Characters for an empty cell in some texts, and for frames in others.
const DASHES: &str = "-*";

/// Characters that frame or separate cells.
const FRAMES: &str = "|+:'\"`=,;()[]{}&/\\<>^vV∧∨~·";

/// The rows of a board.
pub(super) struct Rows<'b> {
    board: &'b Board,
    /// For each row its columns and their sites, from the left.
    rows: Vec<Vec<(usize, usize)>>,
}

/// A board that was found in a text.
pub(super) struct Found {
    /// The position in the text where it ends, in bytes.
    pub(super) end: usize,
    pub(super) values: Vec<Cell>,
}

/// A line as it is read.
enum Line {
    /// Nothing but frames.
    Frame,
    Empty,
    /// Cells, in each of the ways in which the line can be read.
    Cells(Vec<Vec<Cell>>),
    /// Anything else.
    Words,
}

impl<'b> Rows<'b> {
    /// The rows of a board of cells.
    pub(super) fn of(board: &'b Board) -> Rows<'b> {
        let mut rows = vec![Vec::new(); board.rows];
        let cells = board.sites.iter().enumerate().filter(|(_, at)| at.x % 2 == 1 && at.y % 2 == 1);
        for (site, at) in cells {
            if let Some(row) = rows.get_mut((at.y / 2) as usize) {
                row.push(((at.x / 2) as usize, site));
            }
        }
        rows.iter_mut().for_each(|row| row.sort_unstable());
        Rows { board, rows }
    }

    /// All boards of a text, in order.
    pub(super) fn find(&self, text: &str) -> Vec<Found> {
        let (mut found, mut run) = (Vec::new(), Vec::<Vec<Vec<Cell>>>::new());
        let mut is_whole = false;
        let mut end = 0;
        for raw in text.split_inclusive('\n') {
            end += raw.len();
            let line = raw.trim_end();
            match self.line(line) {
                Line::Frame => continue,
                // An empty line can stand between boxes; after a whole board it ends it.
                Line::Empty if is_whole => run.clear(),
                Line::Empty => continue,
                Line::Cells(ways) => {
                    let values = ways.iter().find_map(|cells| self.one_line(cells));
                    if let Some(values) = values {
                        found.push(Found { end, values });
                        run.clear();
                    } else {
                        run.push(ways);
                        let first = run.len().saturating_sub(self.rows.len());
                        run.drain(..first);
                    }
                }
                Line::Words => {
                    run.clear();
                    let words = line.split_whitespace().filter_map(|word| self.word(word));
                    found.extend(words.map(|values| Found { end, values }));
                }
            }
            let values = self.board_of(&run);
            // Of more rows than a board has, the last ones count: the first may be headings.
            if is_whole && values.is_some() {
                found.pop();
            }
            is_whole = values.is_some();
            found.extend(values.map(|values| Found { end, values }));
        }
        found
    }

    /// The board whose first rows are the last two or more consecutive rows of the text, where none
    /// is whole.
    pub(super) fn find_beginning(&self, text: &str) -> Option<Found> {
        let (mut found, mut run) = (None, Vec::new());
        let mut end = 0;
        for raw in text.split_inclusive('\n') {
            end += raw.len();
            match self.line(raw.trim_end()) {
                Line::Frame | Line::Empty => continue,
                Line::Cells(ways) => run.push(ways),
                Line::Words => run.clear(),
            }
            if run.len() > 1
                && let Some(values) = self.rows_of(&run)
            {
                found = Some(Found { end, values });
            }
        }
        found
    }

    /// The board that a run of rows makes, if there are as many as it has.
    fn board_of(&self, run: &[Vec<Vec<Cell>>]) -> Option<Vec<Cell>> {
        if run.len() == self.rows.len() { self.rows_of(run) } else { None }
    }

    /// The board whose first rows these are.
    fn rows_of(&self, run: &[Vec<Vec<Cell>>]) -> Option<Vec<Cell>> {
        if run.len() > self.rows.len() || self.rows.is_empty() || self.board.has_edges() {
            return None;
        }
        let mut values = vec![None; self.board.n_sites()];
        for (ways, row) in run.iter().zip(&self.rows) {
            let is_row = |cells: &&Vec<Cell>| [row.len(), self.board.cols].contains(&cells.len());
            let cells = ways.iter().find(is_row)?;
            for (i, &(column, site)) in row.iter().enumerate() {
                values[site] = cells[if cells.len() == row.len() { i } else { column }];
            }
        }
        Some(values)
    }

    /// The board that the cells of one line make.
    fn one_line(&self, cells: &[Cell]) -> Option<Vec<Cell>> {
        let (n_sites, cols) = (self.board.n_sites(), self.board.cols);
        if cells.len() == n_sites {
            return Some(cells.to_vec());
        }
        if cells.len() != self.rows.len() * cols || self.board.has_edges() {
            return None;
        }
        let mut values = vec![None; n_sites];
        for (row, cells) in self.rows.iter().zip(cells.chunks(cols.max(1))) {
            row.iter().for_each(|&(column, site)| values[site] = cells[column]);
        }
        Some(values)
    }

    /// The board that a word among others makes.
    fn word(&self, word: &str) -> Option<Vec<Cell>> {
        let bare = word.trim_matches(|c: char| c.is_ascii_punctuation());
        let read = |word: &str| -> Option<Vec<Cell>> {
            let cells = word.chars().map(|sign| self.sign(sign)).collect::<Option<Vec<Cell>>>()?;
            (cells.len() == self.board.n_sites()).then_some(cells)
        };
        read(word).or_else(|| read(bare))
    }

    fn line(&self, line: &str) -> Line {
        if line.trim().is_empty() {
            return Line::Empty;
        }
        let mut ways = Vec::new();
        let mut is_frame = false;
        let labelled =
            [':', '=', '|', '.', ')'].into_iter().filter_map(|mark| after_label(line, mark));
        for text in [line].into_iter().chain(labelled) {
            for has_dashes in [false, true] {
                let Some(plain) = self.without_frames(text, has_dashes) else { continue };
                let words: Vec<&str> = plain.split_whitespace().collect();
                is_frame |= words.is_empty();
                let singly: Option<Vec<Cell>> = words.iter().map(|word| self.cell(word)).collect();
                let signs = words.iter().flat_map(|word| word.chars());
                let together: Option<Vec<Cell>> = signs.map(|sign| self.sign(sign)).collect();
                ways.extend([singly, together].into_iter().flatten().filter(|way| !way.is_empty()));
            }
        }
        match (is_frame, ways.is_empty()) {
            (true, _) => Line::Frame,
            (false, false) => Line::Cells(ways),
            (false, true) => Line::Words,
        }
    }

    /// The line with spaces in place of frames; `None` where it has other characters than cells.
    fn without_frames(&self, line: &str, has_dashes: bool) -> Option<String> {
        let plain = |sign: char| match sign {
            _ if self.board.value_of(sign).is_some() => Some(sign),
            _ if sign.is_ascii_digit() || BLANKS.contains(sign) => Some(sign),
            _ if DASHES.contains(sign) => Some(if has_dashes { '.' } else { ' ' }),
            _ if sign.is_whitespace() || FRAMES.contains(sign) => Some(' '),
            '─'..='╿' => Some(' '),
            _ => None,
        };
        line.chars().map(plain).collect()
    }

    /// A cell that stands alone; values beyond the digits may be numbers.
    pub(super) fn cell(&self, word: &str) -> Option<Cell> {
        let mut signs = word.chars();
        match (signs.next(), signs.next()) {
            (Some(sign), None) => self.sign(sign),
            _ => {
                let number: usize = word.parse().ok()?;
                let counts = self.board.symbols.first() == Some(&'1');
                let is_known = counts && (10..=self.board.n_values()).contains(&number);
                is_known.then(|| Some(Value(number as u8 - 1)))
            }
        }
    }

    fn sign(&self, sign: char) -> Option<Cell> {
        match self.board.value_of(sign) {
            Some(value) => Some(Some(value)),
            None => BLANKS.contains(sign).then_some(None),
        }
    }
}

/// The rest of a line after a label such as `Row 1:`, `answer =`, `1 |` or `1.`.
fn after_label(line: &str, mark: char) -> Option<&str> {
    let (label, rest) = line.split_once(mark)?;
    let label = label.trim();
    let is_label = match mark {
        '|' => (1..=2).contains(&label.len()),
        // A number in a list has a space after it.
        '.' | ')' => {
            (1..=2).contains(&label.len())
                && label.chars().all(|sign| sign.is_ascii_digit())
                && rest.starts_with(char::is_whitespace)
        }
        _ => true,
    };
    is_label.then_some(rest)
}
