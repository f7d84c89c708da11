//! `.sdm` collections: 81 characters in each line, and whatever follows them.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};

use super::super::puzzle::Grid;
use super::board::{classic, clues_81, fresh, grid, line_81};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "sdm",
    title: "sdm",
    carries: "9x9, one a line",
    extensions: &["sdm"],
    is_line: true,
    header: None,
    tag: None,
    links: &[],
    wrap: None,
    has_play: false,
    is_it,
    read,
    write,
};

/// A bare line is our own form too, so there must be several, or a remark after the cells.
fn is_it(text: &str) -> bool {
    let mut lines = busy_lines(text);
    let cells_of = |line: &str| line.split_whitespace().next().map_or(0, str::len);
    let is_first = lines.next().is_some_and(|line| clues_81(line.get(..81).unwrap_or("")).is_ok());
    if is_first && lines.next().is_some() {
        return busy_lines(text).all(|line| cells_of(line) == 81);
    }
    let text = text.trim();
    let has_remark = text.as_bytes().get(81).is_some_and(u8::is_ascii_whitespace);
    has_remark
        && !text.contains('\n')
        && text.get(..81).is_some_and(|cells| clues_81(cells).is_ok())
}

/// Lines that are neither blank nor comments.
fn busy_lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

fn read(text: &str) -> Result<Record, ParseError> {
    let n_lines = busy_lines(text).count();
    if n_lines > 1 {
        return Err(ParseError::several(format!("{n_lines} lines")));
    }
    let line = busy_lines(text).next().unwrap_or_default();
    let cells = line.split_whitespace().next().unwrap_or("");
    let clues = clues_81(cells).map_err(|(at, expected)| ParseError::at(1, at + 1, expected))?;
    Ok(fresh(Grid::new(classic(), clues)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    Ok(line_81(grid, '0'))
}
