//! Cirth as JSON: side, purpose of the areas, rows of clues, and the areas as lists of cells.

use gridwright_core::{ParseError, Puzzle, Site, Value};
use serde_json::{Map, Value as Json, json};

use super::areas::{AreaFault, Areas};
use super::puzzle::{Mode, SIZES, Square};
use super::text;

pub(super) fn write(puzzle: &Square) -> Map<String, Json> {
    let name = |cell: &Site| puzzle.board().site_name(*cell);
    let lists = puzzle.areas.lists().iter();
    let areas: Vec<Vec<String>> = lists.map(|area| area.iter().map(name).collect()).collect();
    let object = json!({
        "size": puzzle.n,
        "mode": puzzle.mode.name(),
        "givens": text::rows(puzzle),
        "areas": areas,
    });
    let Json::Object(object) = object else { unreachable!("an object literal") };
    object
}

pub(super) fn read(object: &Map<String, Json>) -> Result<Square, ParseError> {
    let known = ["size", "mode", "givens", "areas"];
    if let Some(name) = object.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(ParseError::field(name.as_str(), "no field of this name"));
    }
    let n = object.get("size").and_then(Json::as_u64).map(|n| n as usize);
    let n = n.filter(|n| SIZES.contains(n)).ok_or_else(|| {
        let expected = format!("a whole number from {} to {}", SIZES.start(), SIZES.end());
        ParseError::field("size", expected)
    })?;
    let mode = object.get("mode").and_then(Json::as_str).and_then(Mode::named);
    let mode =
        mode.ok_or_else(|| ParseError::field("mode", "\"guide\", \"distinct\" or \"none\""))?;
    let givens = givens(n, object.get("givens"))?;
    let areas = areas(n, object.get("areas"))?;
    match (mode, areas.is_empty()) {
        (Mode::None, false) => Err(ParseError::field("areas", "no areas in mode \"none\"")),
        (Mode::Guide | Mode::Distinct, true) => {
            Err(ParseError::field("areas", "lists of cells that cover the board"))
        }
        _ => Ok(Square::new(n, mode, areas, givens)),
    }
}

fn givens(n: usize, rows: Option<&Json>) -> Result<Vec<Option<Value>>, ParseError> {
    let wanted = || ParseError::field("givens", format!("{n} strings of {n} characters"));
    let rows = rows.and_then(Json::as_array).filter(|rows| rows.len() == n).ok_or_else(wanted)?;
    let mut givens = Vec::with_capacity(n * n);
    for (i, row) in rows.iter().enumerate() {
        let row = row.as_str().filter(|row| row.chars().count() == n).ok_or_else(wanted)?;
        let values = text::row(n, row)
            .map_err(|error| ParseError::field(format!("givens[{i}]"), error.expected))?;
        givens.extend(values);
    }
    Ok(givens)
}

fn areas(n: usize, lists: Option<&Json>) -> Result<Areas, ParseError> {
    let field =
        |area: usize, expected: String| ParseError::field(format!("areas[{area}]"), expected);
    let lists = lists.and_then(Json::as_array);
    let lists =
        lists.ok_or_else(|| ParseError::field("areas", "lists of cells such as \"r1c1\""))?;
    if lists.is_empty() {
        return Ok(Areas::none(n));
    }
    let mut areas = Vec::new();
    for (i, list) in lists.iter().enumerate() {
        let cells = list.as_array().map(|cells| {
            cells.iter().map(|name| cell_named(n, name.as_str()?)).collect::<Option<Vec<Site>>>()
        });
        let cells = cells.flatten();
        areas.push(
            cells.ok_or_else(|| {
                field(i, format!("a list of cells from \"r1c1\" to \"r{n}c{n}\""))
            })?,
        );
    }
    let name = |cell: Site| format!("r{}c{}", cell.index() / n + 1, cell.index() % n + 1);
    Areas::of_lists(n, areas).map_err(|fault| match fault {
        AreaFault::Empty { area } => field(area, "at least one cell".to_owned()),
        AreaFault::Overlap { area, cell } => {
            field(area, format!("cells of no other area, but {} is in two", name(cell)))
        }
        AreaFault::Apart { area, cell } => {
            field(area, format!("cells that touch one another, but {} is apart", name(cell)))
        }
        AreaFault::Hole { cell } => {
            let expected = format!("areas that cover the board, but {} is in none", name(cell));
            ParseError::field("areas", expected)
        }
    })
}

fn cell_named(n: usize, name: &str) -> Option<Site> {
    let (row, col) = name.strip_prefix('r')?.split_once('c')?;
    let index = |text: &str| text.parse().ok().filter(|i| (1..=n).contains(i)).map(|i| i - 1);
    Some(Site((index(row)? * n + index(col)?) as u16))
}
