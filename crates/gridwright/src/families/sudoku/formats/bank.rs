//! Records of the Sudoku Exchange puzzle bank: a hash of twelve hexadecimal digits, 81 digits and a
//! rating; and links to its page with 81 digits.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};

use super::super::puzzle::Grid;
use super::board::{classic, clues_81, fault, fresh, grid, line_81};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "sudokuexchange",
    title: "a Sudoku Exchange link",
    carries: "9x9; one a line; records of its puzzle bank are read as well",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &["sudokuexchange.com/play/?s="],
    wrap: None,
    has_play: false,
    is_it,
    read,
    write,
};

const BASE: &str = "https://sudokuexchange.com/play/?s=";

/// The 81 cells of a record.
fn cells_of_record(text: &str) -> Option<&str> {
    let mut words = text.split_whitespace();
    let (hash, cells, rating) = (words.next()?, words.next()?, words.next()?);
    let is_hash = hash.len() == 12 && hash.bytes().all(|sign| sign.is_ascii_hexdigit());
    let is_rating = rating.parse::<f32>().is_ok();
    (is_hash && is_rating && cells.len() == 81 && words.next().is_none()).then_some(cells)
}

/// The part of a link to the page after `s=`, which is empty if it is missing; `None` for other
/// texts.
fn cells_of_link(text: &str) -> Option<&str> {
    let rest = text.starts_with("http").then_some(text)?.split_once("sudokuexchange.com/")?.1;
    let query = rest.split_once('?').map_or("", |(_, query)| query);
    query.split('&').find_map(|part| part.strip_prefix("s=")).or(Some(""))
}

fn is_it(text: &str) -> bool {
    let text = text.trim();
    let is_line = !text.contains(['\n', '\r']);
    is_line && (cells_of_record(text).is_some() || cells_of_link(text).is_some())
}

fn read(text: &str) -> Result<Record, ParseError> {
    let text = text.trim();
    let wanted = || format!("81 digits after s=, as in {BASE}53007...");
    let cells =
        cells_of_record(text).or_else(|| cells_of_link(text)).ok_or_else(|| fault(wanted()))?;
    if cells.is_empty() {
        return Err(fault(wanted()));
    }
    let column = 1 + text.find(cells).unwrap_or(0);
    let clues =
        clues_81(cells).map_err(|(at, expected)| ParseError::at(1, column + at, expected))?;
    Ok(fresh(Grid::new(classic(), clues)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    Ok(format!("{BASE}{}", line_81(grid, '0')))
}
