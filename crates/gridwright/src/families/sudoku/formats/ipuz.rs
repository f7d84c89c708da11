//! ipuz, version 2: JSON with the rows, and zones and cages where there are some.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal, Site};
use serde_json::{Map, Value as Json, json};

use super::super::cage::{Cage, Outline};
use super::super::shape::{Extra, Regions, Shape};
use super::board::{assembled, cage, clue, fault, grid, labels, number, played, regions_of, side};
use super::carries::{Boxes, Cages, Carries, Diagonals};
use crate::codec::json::strict;

pub(super) const FORMAT: Format = Format {
    name: "ipuz",
    title: "ipuz",
    carries: "boxes of any shape, jigsaw or none, diagonals, killer cages, with values put in",
    extensions: &["ipuz"],
    is_line: false,
    header: None,
    tag: None,
    links: &[],
    wrap: None,
    has_play: true,
    is_it,
    read,
    write,
};

const CARRIES: Carries = Carries {
    title: FORMAT.title,
    sides: &[],
    boxes: Boxes::Any,
    has_jigsaw: true,
    has_latin: true,
    cages: Cages::WithSums,
    has_overlaps: true,
    diagonals: Diagonals::Both,
    has_marks: false,
    extras: &[],
};

const SUDOKU: &str = "http://ipuz.org/sudoku";

/// Fields that do not affect how the puzzle is solved.
const REMARKS: [&str; 22] = [
    "version",
    "kind",
    "copyright",
    "publisher",
    "publication",
    "url",
    "uniqueid",
    "title",
    "intro",
    "explanation",
    "annotation",
    "author",
    "editor",
    "date",
    "notes",
    "difficulty",
    "origin",
    "solution",
    "checksum",
    "volatile",
    "cageborder",
    "showoperators",
];

fn is_it(text: &str) -> bool {
    let start = text.trim_start();
    start.strip_prefix("ipuz(").unwrap_or(start).starts_with('{') && text.contains("ipuz.org/")
}

fn read(text: &str) -> Result<Record, ParseError> {
    let text = text.trim();
    // Some files wrap the object in a call.
    let inner = text.strip_prefix("ipuz(").and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
    let object = strict(inner).map_err(fault)?;
    read_object(&object).map_err(|(name, expected)| ParseError::field(name, expected))
}

/// The name of a field, and the text that was expected there.
type Fault = (String, String);

fn read_object(object: &Map<String, Json>) -> Result<Record, Fault> {
    let at = |name: &'static str| move |expected: String| (name.to_owned(), expected);
    let kinds = object.get("kind").and_then(Json::as_array);
    let kinds: Vec<&str> = kinds.into_iter().flatten().filter_map(Json::as_str).collect();
    let mut is_diagonal = false;
    for kind in &kinds {
        let kind = kind.split('#').next().unwrap_or(kind);
        match kind.strip_prefix(SUDOKU) {
            Some("/diagonalsudoku") => is_diagonal = true,
            Some("" | "/jigsawsudoku" | "/killersudoku" | "/latinsquare") => (),
            _ => {
                let kind: String = kind.chars().take(50).collect();
                return Err(at("kind")(format!("{SUDOKU}, found {kind:?}")));
            }
        }
    }
    if kinds.is_empty() {
        return Err(at("kind")(format!("a list with {SUDOKU}#1")));
    }
    let own = ["puzzle", "saved", "boxes", "zones", "cages", "dimensions", "charset", "empty"];
    let is_known = |name: &String| own.contains(&name.as_str()) || REMARKS.contains(&name.as_str());
    if let Some(name) = object.keys().find(|name| !is_known(name)) {
        let name: String = name.chars().take(30).collect();
        return Err((name, "nothing that there is no rule for here".to_owned()));
    }
    let n = object.get("puzzle").and_then(Json::as_array).map_or(0, Vec::len);
    let n = side(n).map_err(at("puzzle"))?;
    let usual: String = super::super::shape::SYMBOLS.chars().take(n).collect();
    if object.get("charset").and_then(Json::as_str).is_some_and(|charset| charset != usual) {
        return Err(at("charset")(format!("{usual:?}")));
    }
    let clues = cells(n, object.get("puzzle")).map_err(at("puzzle"))?;
    let mut entries = Vec::new();
    if let Some(saved) = object.get("saved") {
        for (i, value) in cells(n, Some(saved)).map_err(at("saved"))?.into_iter().enumerate() {
            if let Some(value) = value.filter(|_| clues[i].is_none()) {
                entries.push((Site(i as u16), value));
            }
        }
    }
    let has_boxes = object.get("boxes").and_then(Json::as_bool).unwrap_or(false);
    let regions = match object.get("zones") {
        Some(zones) => zones_of(n, zones).map_err(at("zones"))?,
        None if has_boxes => {
            let root = n.isqrt();
            if root * root != n {
                return Err(at("boxes")(format!("a square number of cells a side, found {n}")));
            }
            Regions::Boxes { rows: root, cols: root }
        }
        None => Regions::Latin,
    };
    let extras = if is_diagonal { Extra::DIAGONALS.to_vec() } else { Vec::new() };
    let shape = Shape { extras, ..Shape::with_regions(n, regions) };
    let cages = object.get("cages").map_or(Ok(Vec::new()), |cages| read_cages(n, cages));
    let grid = assembled(shape, cages.map_err(at("cages"))?, clues).map_err(at("cages"))?;
    Ok(played(grid, entries, &vec![None; n * n]))
}

fn cells(n: usize, rows: Option<&Json>) -> Result<super::board::Clues, String> {
    let wanted = || format!("{n} rows of {n} cells");
    let rows = rows.and_then(Json::as_array).filter(|rows| rows.len() == n).ok_or_else(wanted)?;
    let mut clues = Vec::new();
    for row in rows {
        let row = row.as_array().filter(|row| row.len() == n).ok_or_else(wanted)?;
        for cell in row {
            let value = cell.get("cell").unwrap_or(cell);
            let number = match value {
                Json::Null => Some(0),
                Json::String(text) if text.trim().is_empty() || text == "0" => Some(0),
                Json::String(text) => {
                    let sign = Some(text.trim()).filter(|text| text.chars().count() == 1);
                    let symbol = sign.and_then(|sign| super::super::shape::SYMBOLS.find(sign));
                    symbol.map(|symbol| symbol + 1).or_else(|| text.trim().parse().ok())
                }
                value => value.as_u64().map(|number| number.min(1000) as usize),
            };
            let number = number.ok_or_else(|| format!("numbers from 0 to {n} in cells"))?;
            clues.push(clue(n, number)?);
        }
    }
    Ok(clues)
}

/// Cells given as pairs of column and row from 1.
fn places(n: usize, cells: Option<&Json>) -> Result<Vec<usize>, String> {
    let wanted = || "cells as columns and rows from 1".to_owned();
    let place = |pair: &Json| {
        let pair = pair.as_array().filter(|pair| pair.len() == 2)?;
        let index = |i: usize| pair[i].as_u64().filter(|index| (1..=n as u64).contains(index));
        Some(((index(1)? - 1) * n as u64 + index(0)? - 1) as usize)
    };
    let cells = cells.and_then(Json::as_array).ok_or_else(wanted)?;
    cells.iter().map(|pair| place(pair).ok_or_else(wanted)).collect()
}

fn zones_of(n: usize, zones: &Json) -> Result<Regions, String> {
    let mut labels = vec![None; n * n];
    for (label, zone) in zones.as_array().ok_or("a list of zones")?.iter().enumerate() {
        for cell in places(n, zone.get("cells"))? {
            if labels[cell].replace(label).is_some() {
                return Err("zones that do not overlap".to_owned());
            }
        }
    }
    let labels: Option<Vec<usize>> = labels.into_iter().collect();
    regions_of(n, &labels.ok_or("a zone for every cell")?)
}

fn read_cages(n: usize, cages: &Json) -> Result<Vec<Outline>, String> {
    let mut read = Vec::new();
    for entry in cages.as_array().ok_or("a list of cages")? {
        let operator = entry.get("operator").and_then(Json::as_str);
        if operator.is_some_and(|operator| operator != "+") {
            return Err("cages that add up, found another operator".to_owned());
        }
        let sum = entry.get("value").and_then(Json::as_u64).ok_or("a sum in every cage")?;
        read.push(cage(sum.min(1_000_000) as usize, places(n, entry.get("cells"))?));
    }
    Ok(read)
}

fn write(puzzle: &dyn Puzzle, play: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    let shape = grid.shape();
    CARRIES.check(shape)?;
    if !play.crossed.is_empty() {
        let crossed = Play { entries: Vec::new(), crossed: play.crossed.clone() };
        return Err(Refusal(format!("ipuz has no place for {crossed}")));
    }
    let n = shape.n;
    // Boxes that are not squares are written cell by cell, since readers may take them differently.
    let (has_boxes, has_zones) = match shape.regions {
        Regions::Boxes { rows, cols } => (rows == cols, rows != cols),
        Regions::Jigsaw(_) => (false, true),
        Regions::Latin => (false, false),
    };
    let mut kinds = vec![format!("{SUDOKU}#1")];
    let mut kind = |name: &str| kinds.push(format!("{SUDOKU}/{name}#1"));
    if shape.has(Extra::Rising) {
        kind("diagonalsudoku");
    }
    if has_zones {
        kind("jigsawsudoku");
    }
    if shape.regions == Regions::Latin {
        kind("latinsquare");
    }
    if !shape.cages.is_empty() {
        kind("killersudoku");
    }
    let rows = |values: &[Option<gridwright_core::Value>]| -> Json {
        let number = |value: &Option<_>| value.map_or(0, number);
        values.chunks(n).map(|row| row.iter().map(number).collect::<Vec<usize>>()).collect()
    };
    let symbols: String = super::super::shape::SYMBOLS.chars().take(n).collect();
    let Json::Object(mut object) = json!({
        "version": "http://ipuz.org/v2",
        "kind": kinds,
        "dimensions": { "width": n, "height": n },
        "charset": symbols,
        "boxes": has_boxes,
        "puzzle": rows(&grid.board().givens),
    }) else {
        unreachable!("an object literal")
    };
    if !play.entries.is_empty() {
        let mut values = vec![None; n * n];
        play.entries.iter().for_each(|&(site, value)| values[site.index()] = Some(value));
        object.insert("saved".to_owned(), rows(&values));
    }
    let place = |cell: usize| json!([cell % n + 1, cell / n + 1]);
    if has_zones {
        let labels = labels(shape);
        let zone = |label: usize| {
            let cells: Vec<Json> =
                (0..n * n).filter(|&cell| labels[cell] == label).map(place).collect();
            json!({ "cells": cells })
        };
        object.insert("zones".to_owned(), (0..n).map(zone).collect());
    }
    if !shape.cages.is_empty() {
        let cage = |cage: &Cage| {
            let cells: Vec<Json> = cage.cells.iter().map(|cell| place(cell.index())).collect();
            json!({ "cells": cells, "value": cage.sum, "operator": "+" })
        };
        object.insert("cages".to_owned(), shape.cages.iter().map(cage).collect());
    }
    Ok(Json::Object(object).to_string())
}
