//! Rows of the sudoku-extreme tables: source, question, answer and rating between commas.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};

use super::super::puzzle::Grid;
use super::board::{classic, clues_81, fault, fresh, grid, line_81, the_solution};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "sudoku-extreme",
    title: "a sudoku-extreme row",
    carries: "9x9 with their solutions, one a line; written without a rating",
    extensions: &[],
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

const HEADER: &str = "source,question,answer,rating";

/// The columns, none of which has a comma in it, of the only row there is.
fn columns(text: &str) -> Option<[&str; 4]> {
    let text = text.trim();
    let row = text.strip_prefix(HEADER).unwrap_or(text).trim();
    let columns: Vec<&str> = row.split(',').collect();
    <[&str; 4]>::try_from(columns).ok()
}

fn is_it(text: &str) -> bool {
    columns(text).is_some_and(|[_, question, answer, _]| question.len() == 81 && answer.len() == 81)
}

fn read(text: &str) -> Result<Record, ParseError> {
    let [source, question, answer, _] =
        columns(text).ok_or_else(|| fault("source, question, answer and rating between commas"))?;
    let column = source.chars().count() + 2;
    let line = text.trim_end().lines().count();
    let at = |column: usize| {
        move |(at, expected): (usize, String)| ParseError::at(line, column + at, expected)
    };
    let clues = clues_81(question).map_err(at(column))?;
    let column = column + question.chars().count() + 1;
    let answer = clues_81(answer).map_err(at(column))?;
    let is_other = |&i: &usize| clues[i].is_some() && clues[i] != answer[i];
    if let Some(i) = (0..81).find(is_other) {
        return Err(ParseError::at(line, column + i, "an answer with the clues of the question"));
    }
    Ok(fresh(Grid::new(classic(), clues)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, budget: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    let solution = the_solution(FORMAT.title, grid, budget)?;
    let answer = grid.with(solution.into_iter().map(Some).collect());
    Ok(format!("gridwright,{},{},", line_81(grid, '.'), line_81(&answer, '.')))
}
