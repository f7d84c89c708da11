//! Rows of tables with a puzzle and its solution among other columns, as large collections are published.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};

use super::super::puzzle::Grid;
use super::board::{classic, clues_81, fault, fresh, grid, line_81, the_solution};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "csv",
    title: "a row of puzzle and solution",
    carries: "9x9 with their solutions, one a line",
    extensions: &["csv"],
    is_line: true,
    header: Some(HEADER),
    tag: None,
    links: &[],
    wrap: None,
    has_play: false,
    is_it,
    read,
    write,
};

const HEADER: &str = "puzzle,solution";

/// The only row of a text: its line number, and its puzzle and solution, each with its column.
struct Row<'t> {
    line: usize,
    puzzle: (usize, &'t str),
    solution: (usize, &'t str),
}

fn row(text: &str) -> Option<Row<'_>> {
    let is_busy = |(_, line): &(usize, &str)| !line.trim().is_empty();
    let mut lines = (1..).zip(text.lines()).filter(is_busy);
    let (mut line, mut row) = lines.next()?;
    if let Some(next) = lines.next() {
        // Above the row there can be the names of its columns.
        let is_name = |word: &str| word.chars().all(|c| c.is_ascii_alphabetic() || c == '_');
        if !row.trim().split(',').all(is_name) || lines.next().is_some() {
            return None;
        }
        (line, row) = next;
    }
    let mut column = 1;
    let mut boards = Vec::new();
    for field in row.trim_end().split(',') {
        let bare = field.trim_matches('"');
        if bare.len() == 81 && clues_81(bare).is_ok() {
            boards.push((column + usize::from(field.len() > bare.len()), bare));
        }
        column += field.chars().count() + 1;
    }
    match boards[..] {
        [puzzle, solution] => Some(Row { line, puzzle, solution }),
        _ => None,
    }
}

fn is_it(text: &str) -> bool {
    row(text).is_some()
}

fn read(text: &str) -> Result<Record, ParseError> {
    let Row { line, puzzle, solution } = row(text)
        .ok_or_else(|| fault("a puzzle and its solution of 81 signs each between commas"))?;
    let at = |column: usize| {
        move |(at, expected): (usize, String)| ParseError::at(line, column + at, expected)
    };
    let clues = clues_81(puzzle.1).map_err(at(puzzle.0))?;
    let answer = clues_81(solution.1).map_err(at(solution.0))?;
    let is_other = |&i: &usize| clues[i].is_some() && clues[i] != answer[i];
    if let Some(i) = (0..81).find(is_other) {
        let expected = "a solution with the clues of the puzzle";
        return Err(ParseError::at(line, solution.0 + i, expected));
    }
    Ok(fresh(Grid::new(classic(), clues)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, budget: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    let solution = the_solution(FORMAT.title, grid, budget)?;
    let answer = grid.with(solution.into_iter().map(Some).collect());
    Ok(format!("{},{}", line_81(grid, '0'), line_81(&answer, '0')))
}
