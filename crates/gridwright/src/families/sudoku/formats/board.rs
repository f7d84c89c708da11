//! Parts shared by readers and writers of formats: clues, regions, cages, and the unique solution.

use std::any::Any;
use std::sync::Arc;

use gridwright_core::{
    Budget, Mask, ParseError, Play, Position, Puzzle, Record, Refusal, Site, Solution, Value,
    Verdict, solve,
};

use super::super::cage::Outline;
use super::super::puzzle::Grid;
use super::super::shape::{Regions, SIZES, Shape, boxes_of, jigsaw};
use super::super::text::with_cages;

/// Clues in reading order.
pub(super) type Clues = Vec<Option<Value>>;

/// The usual signs for an empty cell.
const EMPTY: [char; 5] = ['0', '.', '*', '_', '-'];

/// Search nodes that are enough to find out whether a 9 x 9 has one solution.
const NODES: u64 = 200_000;

/// The puzzle as a Sudoku of this family.
pub(super) fn grid(puzzle: &dyn Puzzle) -> Result<&Grid, Refusal> {
    let grid = (puzzle as &dyn Any).downcast_ref();
    grid.ok_or_else(|| Refusal("only the family's own puzzles can be written".to_owned()))
}

/// An error about the whole of a text.
pub(super) fn fault(expected: impl Into<String>) -> ParseError {
    ParseError::at(1, 1, expected)
}

/// A record of a puzzle that nobody has played.
pub(super) fn fresh(grid: Grid) -> Record {
    Record::new(Arc::new(grid))
}

/// The standard 9 x 9 without extra rules.
pub(super) fn classic() -> Shape {
    Shape::plain(9).expect("nine has boxes")
}

/// The clue that a number stands for on a board of side `n`; 0 stands for none.
pub(super) fn clue(n: usize, number: usize) -> Result<Option<Value>, String> {
    match number {
        0 => Ok(None),
        number if number <= n => Ok(Some(Value(number as u8 - 1))),
        _ => Err(format!("a number from 1 to {n} in a cell, found {number}")),
    }
}

/// The number of a value, from 1.
pub(super) fn number(value: Value) -> usize {
    value.index() + 1
}

/// Checks that a side is supported.
pub(super) fn side(n: usize) -> Result<usize, String> {
    match SIZES.contains(&n) {
        true => Ok(n),
        false => Err(format!("a side from {} to {}, found {n}", SIZES.start(), SIZES.end())),
    }
}

/// Clues from 81 characters, of which 0 and the usual signs are empty; the error has the index of
/// the character at fault.
pub(super) fn clues_81(text: &str) -> Result<Clues, (usize, String)> {
    let mut clues = Vec::with_capacity(81);
    // An x is a slip where another sign stands for empty cells.
    let has_crosses = !text.contains(EMPTY);
    for (i, sign) in text.chars().enumerate() {
        match sign {
            'x' | 'X' if has_crosses && i < 81 => clues.push(None),
            _ if i == 81 => return Err((i, "an end after 81 cells".to_owned())),
            '1'..='9' => clues.push(Some(Value(sign as u8 - b'1'))),
            sign if EMPTY.contains(&sign) => clues.push(None),
            _ => return Err((i, format!("a digit or a dot, found {sign:?}"))),
        }
    }
    match clues.len() {
        81 => Ok(clues),
        n => Err((n, format!("81 cells, found {n}"))),
    }
}

/// The clues of a 9 x 9 as 81 characters.
pub(super) fn line_81(grid: &Grid, empty: char) -> String {
    let sign = |clue: &Option<Value>| match clue {
        Some(value) => char::from(b'1' + value.0),
        None => empty,
    };
    grid.board().givens.iter().map(sign).collect()
}

/// Regions from one label for each cell; boxes if the labels describe boxes.
pub(super) fn regions_of(n: usize, labels: &[usize]) -> Result<Regions, String> {
    if let Some(boxes) = boxes_of(n, labels) {
        return Ok(boxes);
    }
    let one_based: Vec<usize> = labels.iter().map(|label| label + 1).collect();
    jigsaw(n, &one_based).map_err(|(_, expected)| expected)
}

/// The region of every cell, numbered from 0 in the order of first cells.
pub(super) fn labels(shape: &Shape) -> Vec<usize> {
    let n = shape.n;
    let mut known: Vec<usize> = Vec::new();
    let label = |cell: usize| {
        let region = shape.region_of(cell / n, cell % n);
        known.iter().position(|&other| other == region).unwrap_or_else(|| {
            known.push(region);
            known.len() - 1
        })
    };
    (0..n * n).map(label).collect()
}

/// A cage of cells given by their numbers, with or without a sum.
pub(super) fn cage(sum: impl Into<Option<usize>>, cells: Vec<usize>) -> Outline {
    let cells = cells.into_iter().map(|cell| Site(cell as u16)).collect();
    Outline { sum: sum.into(), cells }
}

/// A puzzle made of its parts.
pub(super) fn assembled(shape: Shape, cages: Vec<Outline>, clues: Clues) -> Result<Grid, String> {
    shape.clash()?;
    let shape = with_cages(shape, cages).map_err(|(_, expected)| expected)?;
    Ok(Grid::new(shape, clues))
}

/// The usual rules as a sentence, for formats that have no other place for them; `None` where the
/// shape has other rules.
pub(super) fn usual_rules(shape: &Shape) -> Option<&'static str> {
    let is_usual =
        shape.regions != Regions::Latin && shape.extras.is_empty() && shape.groups.is_empty();
    match shape.cages.is_empty() {
        _ if !is_usual => None,
        true => Some("Normal sudoku rules apply."),
        false => Some("Normal killer sudoku rules apply."),
    }
}

/// The name of a cell, such as `r3c5`.
pub(super) fn cell_name(n: usize, cell: usize) -> String {
    format!("r{}c{}", cell / n + 1, cell % n + 1)
}

/// The candidates that clues and entries leave in each cell.
pub(super) fn allowed(grid: &Grid, play: &Play) -> Position {
    let mut values = grid.board().givens.clone();
    play.entries.iter().for_each(|&(site, value)| values[site.index()] = Some(value));
    Position::with(grid, &values)
}

/// The position that a player sees: candidates without those that were crossed out.
pub(super) fn position(grid: &Grid, play: &Play) -> Position {
    let mut position = allowed(grid, play);
    play.crossed.iter().for_each(|&(site, gone)| position.cross_out(site, gone));
    position
}

/// A record of a puzzle with entries, and of candidates that were found in open cells; `None` for a
/// cell without such candidates in the file.
pub(super) fn played(grid: Grid, entries: Vec<(Site, Value)>, found: &[Option<Mask>]) -> Record {
    let mut play = Play { entries, crossed: Vec::new() };
    let allowed = allowed(&grid, &play);
    for site in grid.board().all_sites().filter(|&site| allowed.is_open(site)) {
        let gone = found[site.index()].map_or(Mask::EMPTY, |found| allowed.at(site).without(found));
        if !gone.is_empty() {
            play.crossed.push((site, gone));
        }
    }
    Record { play, ..Record::new(Arc::new(grid)) }
}

/// The same, for a format that does not distinguish clues from later findings. Where the clues
/// alone have one solution, candidates were crossed out by a player; where they have several, the
/// candidates are clues of their own.
pub(super) fn inferred(grid: Grid, found: &[Option<Mask>]) -> Record {
    let record = played(grid, Vec::new(), found);
    if record.play.crossed.is_empty() {
        return record;
    }
    match solve(&*record.puzzle, &mut Budget::nodes(NODES)) {
        Verdict::Unique(_) | Verdict::None => record,
        Verdict::Several(..) | Verdict::OutOfBudget(_) => {
            let board = record.puzzle.board();
            let marks =
                board.all_sites().zip(found).filter_map(|(site, mask)| Some((site, (*mask)?)));
            let marks = marks.filter(|(site, _)| board.givens[site.index()].is_none());
            fresh(Grid::new(classic().with_marks(marks), board.givens.clone()))
        }
    }
}

/// Whether [`inferred`] reads the marks of a puzzle as marks.
pub(super) fn read_as_marks(grid: &Grid, play: &Play, budget: &mut Budget) -> bool {
    let is_open = |site: Site| grid.board().givens[site.index()].is_none();
    let is_plain = |&(site, marks): &(Site, Mask)| marks.len() > 1 && is_open(site);
    let bare = Grid::new(classic(), grid.board().givens.clone());
    play.is_empty()
        && grid.shape().marks.iter().all(is_plain)
        && matches!(solve(&bare, budget), Verdict::Several(..))
}

/// A record with notes about the words and drawings of its file, which only people can read; an
/// error if the puzzle has several solutions without them.
pub(super) fn noted(mut record: Record, notes: Vec<String>) -> Result<Record, String> {
    let Some(first) = notes.first() else { return Ok(record) };
    let which = match solve(&*record.puzzle, &mut Budget::nodes(NODES)) {
        Verdict::Unique(_) | Verdict::None => None,
        Verdict::Several(..) => Some("there are several solutions"),
        Verdict::OutOfBudget(_) => Some("it was not found in time that there is one solution"),
    };
    if let Some(which) = which {
        return Err(format!("no {first}, which only people can read and without which {which}"));
    }
    record.notes = notes;
    Ok(record)
}

/// The unique solution, for formats that include it.
pub(super) fn the_solution(
    title: &str,
    grid: &Grid,
    budget: &mut Budget,
) -> Result<Solution, Refusal> {
    let refuse = |what: &str| Err(Refusal(format!("{title} needs the one solution, and {what}")));
    match solve(grid, budget) {
        Verdict::Unique(solution) => Ok(solution),
        Verdict::Several(..) => refuse("this puzzle has several"),
        Verdict::None => refuse("this puzzle has none"),
        Verdict::OutOfBudget(_) => refuse("it was not found in time"),
    }
}
