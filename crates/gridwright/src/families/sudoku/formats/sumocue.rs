//! Jigsaws of SumoCue: `SumoCueV1`, then for every cell `=`, its digit, `J` and its region from 0.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal, Value};

use super::super::puzzle::Grid;
use super::super::shape::Shape;
use super::board::{clue, fault, fresh, grid, labels, number, regions_of};
use super::carries::{Boxes, Cages, Carries, Diagonals};

pub(super) const FORMAT: Format = Format {
    name: "sumocue",
    title: "a SumoCue line",
    carries: "9x9 with boxes or jigsaw regions; one a line",
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
    sides: &[9],
    boxes: Boxes::Usual,
    has_jigsaw: true,
    has_latin: false,
    cages: Cages::None,
    has_overlaps: false,
    diagonals: Diagonals::None,
    has_marks: false,
    extras: &[],
};

const HEAD: &str = "SumoCueV1";

fn is_it(text: &str) -> bool {
    text.trim().strip_prefix(HEAD).is_some_and(|rest| rest.starts_with('='))
}

fn read(text: &str) -> Result<Record, ParseError> {
    let cells = text.trim().strip_prefix(HEAD).unwrap_or_default();
    let wanted = "81 cells such as =5J0: a digit and, after J, the region from 0 to 8";
    let mut column = HEAD.len() + 1;
    let (mut clues, mut regions) = (Vec::new(), Vec::new());
    for cell in cells.split('=').skip(1) {
        let error = |expected: &str| ParseError::at(1, column + 1, expected);
        let digits = |text: &str| text.parse::<usize>().ok().filter(|_| text.len() < 3);
        let (value, region) = cell.split_once('J').ok_or_else(|| match digits(cell) {
            // Bare numbers are sums of cages, whose cells are written elsewhere.
            Some(_) => error("the cells of a jigsaw, as in =5J0: cages of SumoCue are not read"),
            None => error(wanted),
        })?;
        let value =
            digits(value).and_then(|value| clue(9, value).ok()).ok_or_else(|| error(wanted))?;
        let region = digits(region).filter(|&region| region < 9).ok_or_else(|| error(wanted))?;
        clues.push(value);
        regions.push(region);
        column += cell.chars().count() + 1;
    }
    if clues.len() != 81 {
        return Err(fault(format!("{wanted}; found {}", clues.len())));
    }
    let regions = regions_of(9, &regions).map_err(fault)?;
    Ok(fresh(Grid::new(Shape::with_regions(9, regions), clues)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    CARRIES.check(grid.shape())?;
    let cell =
        |(given, region): (&Option<Value>, usize)| format!("={}J{region}", given.map_or(0, number));
    let cells = grid.board().givens.iter().zip(labels(grid.shape())).map(cell);
    Ok(HEAD.to_owned() + &cells.collect::<String>())
}
