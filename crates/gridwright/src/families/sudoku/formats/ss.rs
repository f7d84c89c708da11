//! `.ss` files of Simple Sudoku: rows in a frame of stars and dashes.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};

use super::super::puzzle::Grid;
use super::board::{classic, clues_81, fresh, grid, line_81};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "ss",
    title: "Simple Sudoku (.ss)",
    carries: "9x9",
    extensions: &["ss"],
    is_line: false,
    header: None,
    tag: None,
    links: &[],
    wrap: None,
    has_play: false,
    is_it,
    read,
    write,
};

const FRAME: &str = "*-----------*";
const RULE: &str = "|---+---+---|";

/// The frame of the format, which grids of candidates do not have.
fn is_it(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.next() == Some(FRAME)
}

fn read(text: &str) -> Result<Record, ParseError> {
    let (mut cells, mut places) = (String::new(), Vec::new());
    for (i, line) in text.lines().enumerate() {
        let is_border = !line.contains(|c: char| c.is_ascii_digit() || c == '.');
        if is_border {
            continue;
        }
        for (column, sign) in line.chars().enumerate() {
            match sign {
                '|' | ' ' | '\t' | '\r' => (),
                sign => {
                    cells.push(sign);
                    places.push((i + 1, column + 1));
                }
            }
        }
    }
    let clues = clues_81(&cells).map_err(|(at, expected)| {
        let end = (text.lines().count() + 1, 1);
        let (line, column) = places.get(at).copied().unwrap_or(end);
        ParseError::at(line, column, expected)
    })?;
    Ok(fresh(Grid::new(classic(), clues)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    let line = line_81(grid, '.');
    let mut text = vec![FRAME.to_owned()];
    for row in 0..9 {
        if row == 3 || row == 6 {
            text.push(RULE.to_owned());
        }
        let part = |col: usize| &line[9 * row + col..9 * row + col + 3];
        text.push(format!("|{}|{}|{}|", part(0), part(3), part(6)));
    }
    text.push(FRAME.to_owned());
    Ok(text.join("\n"))
}
