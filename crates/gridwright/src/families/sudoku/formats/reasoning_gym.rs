//! Items as reasoning-gym lays them out: question, answer, and the boards as lists of numbers.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};
use serde_json::{Value as Json, json};

use super::super::puzzle::Grid;
use super::super::shape::Shape;
use super::board::{clue, fault, fresh, grid, number, side, the_solution};
use super::carries::{Boxes, Cages, Carries, Diagonals};
use crate::codec::json::strict;

pub(super) const FORMAT: Format = Format {
    name: "reasoning-gym",
    title: "a reasoning-gym item",
    carries: "4x4 and 9x9 with their solutions, one a line",
    extensions: &[],
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

const CARRIES: Carries = Carries {
    title: FORMAT.title,
    sides: &[4, 9],
    boxes: Boxes::Usual,
    has_jigsaw: false,
    has_latin: false,
    cages: Cages::None,
    has_overlaps: false,
    diagonals: Diagonals::None,
    has_marks: false,
    extras: &[],
};

fn is_it(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('{')
        && ["\"question\"", "\"metadata\"", "\"puzzle\""].iter().all(|name| text.contains(name))
}

fn read(text: &str) -> Result<Record, ParseError> {
    let item = strict(text.trim()).map_err(fault)?;
    let metadata = item.get("metadata").and_then(Json::as_object);
    let metadata = metadata.ok_or_else(|| ParseError::field("metadata", "an object"))?;
    let field = |expected: String| ParseError::field("metadata.puzzle", expected);
    let rows = metadata.get("puzzle").and_then(Json::as_array);
    let rows = rows.ok_or_else(|| field("rows of numbers".to_owned()))?;
    let n = side(rows.len()).map_err(field)?;
    if !CARRIES.sides.contains(&n) {
        return Err(field(format!("a board of 4x4 or 9x9, found {n}x{n}")));
    }
    let mut clues = Vec::new();
    for row in rows {
        let row = row.as_array().filter(|row| row.len() == n);
        let row = row.ok_or_else(|| field(format!("{n} rows of {n} numbers")))?;
        for cell in row {
            let number = cell.as_u64().filter(|&number| number < 100);
            let number = number.ok_or_else(|| field(format!("numbers from 0 to {n}")))?;
            clues.push(clue(n, number as usize).map_err(field)?);
        }
    }
    Ok(fresh(Grid::new(Shape::plain(n).expect("both sides have boxes"), clues)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, budget: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    CARRIES.check(grid.shape())?;
    let n = grid.shape().n;
    let solution = the_solution(FORMAT.title, grid, budget)?;
    let numbers = |grid: &Grid| -> Vec<Vec<usize>> {
        let numbers: Vec<usize> =
            grid.board().givens.iter().map(|clue| clue.map_or(0, number)).collect();
        numbers.chunks(n).map(<[usize]>::to_vec).collect()
    };
    let words = |rows: &[Vec<usize>]| {
        let sign = |&number: &usize| if number == 0 { "_".to_owned() } else { number.to_string() };
        let row = |row: &Vec<usize>| row.iter().map(sign).collect::<Vec<_>>().join(" ");
        rows.iter().map(row).collect::<Vec<_>>().join("\n")
    };
    let rows = numbers(grid);
    let solved = numbers(&grid.with(solution.into_iter().map(Some).collect()));
    let n_empty = grid.board().n_sites() - grid.board().n_givens();
    let (board, answer) = (words(&rows), words(&solved));
    let question = format!(
        "Fill this {n}x{n} Sudoku so that every row, column and box holds 1 to {n}:\n{board}\nAnswer \
         with {n} rows of numbers with blanks between them."
    );
    let item = json!({
        "question": question,
        "answer": answer,
        "metadata": {
            "source_dataset": "gridwright",
            "puzzle": rows,
            "solution": solved,
            "num_empty": n_empty,
        },
    });
    Ok(item.to_string())
}
