//! `.sdm` collections: 81 signs a line, and whatever follows them.

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
    has_play: false,
    is_it,
    read,
    write,
};

/// Bare lines are our own form too; what is special is a remark after the cells.
fn is_it(text: &str) -> bool {
    let text = text.trim();
    let has_remark = text.as_bytes().get(81).is_some_and(u8::is_ascii_whitespace);
    has_remark
        && !text.contains('\n')
        && text.get(..81).is_some_and(|cells| clues_81(cells).is_ok())
}

fn read(text: &str) -> Result<Record, ParseError> {
    let line = text.trim();
    if line.contains('\n') {
        return Err(ParseError::at(1, 1, "one puzzle in one line; --batch reads many"));
    }
    let cells = line.split_whitespace().next().unwrap_or("");
    let clues = clues_81(cells).map_err(|(at, expected)| ParseError::at(1, at + 1, expected))?;
    Ok(fresh(Grid::new(classic(), clues)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    Ok(line_81(grid, '0'))
}
