//! Sudoku as JSON: the side, what the grid is made of, the rules beyond, and rows of clues.

use gridwright_core::ParseError;
use serde_json::{Map, Value as Json, json};

use super::cage::Cage;
use super::puzzle::Grid;
use super::rows::{Mark, VOID};
use super::shape::{Extra, Layout, Regions, SIZES, Shape, boxes_named, jigsaw};
use super::text;

pub(super) fn write(grid: &Grid) -> Map<String, Json> {
    use gridwright_core::Puzzle as _;
    let shape = grid.shape();
    let boxes = match shape.regions {
        Regions::Boxes { rows, cols } => format!("{rows}x{cols}"),
        Regions::Jigsaw(_) | Regions::Latin => "none".to_owned(),
    };
    let regions = match &shape.regions {
        Regions::Jigsaw(map) => text::region_rows(shape.n, map),
        Regions::Boxes { .. } | Regions::Latin => Vec::new(),
    };
    let rules: Vec<&str> = shape.extras.iter().map(|extra| extra.name()).collect();
    let cage = |cage: &Cage| {
        let cells: Vec<String> =
            cage.cells.iter().map(|&cell| grid.board().site_name(cell)).collect();
        json!({ "sum": cage.sum, "cells": cells })
    };
    let cages: Vec<Json> = shape.cages.iter().map(cage).collect();
    let object = json!({
        "size": shape.n,
        "layout": shape.layout.name(),
        "boxes": boxes,
        "regions": regions,
        "rules": rules,
        "cages": cages,
        "givens": text::rows(grid),
    });
    let Json::Object(object) = object else { unreachable!("an object literal") };
    object
}

pub(super) fn read(object: &Map<String, Json>) -> Result<Grid, ParseError> {
    let known = ["size", "layout", "boxes", "regions", "rules", "cages", "givens"];
    if let Some(name) = object.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(ParseError::field(name.as_str(), "no field of this name"));
    }
    let n = object.get("size").and_then(Json::as_u64).map(|n| n as usize);
    let n = n.filter(|n| SIZES.contains(n)).ok_or_else(|| {
        let expected = format!("a whole number from {} to {}", SIZES.start(), SIZES.end());
        ParseError::field("size", expected)
    })?;
    let layout = object.get("layout").and_then(Json::as_str).and_then(Layout::named);
    let layout = layout.ok_or_else(|| {
        let names = Layout::ALL.map(Layout::name).join(", ");
        ParseError::field("layout", format!("one of {names}"))
    })?;
    let regions = regions(n, object)?;
    let shape = Shape { n, layout, regions, extras: extras(object)?, cages: Vec::new() };
    shape.clash().map_err(|expected| ParseError::field("rules", expected))?;
    let cages = cages(&shape, object)?;
    let shape = text::with_cages(shape, cages)
        .map_err(|(i, expected)| ParseError::field(format!("cages[{i}]"), expected))?;
    let givens = givens(&shape, object)?;
    Ok(Grid::new(shape, givens))
}

fn regions(n: usize, object: &Map<String, Json>) -> Result<Regions, ParseError> {
    let boxes = object.get("boxes").and_then(Json::as_str);
    let rows = strings(object.get("regions"))
        .filter(|rows| rows.is_empty() || is_square(n, rows))
        .ok_or_else(|| {
            let expected = format!("no strings, or {n} of {n} characters, one a region");
            ParseError::field("regions", expected)
        })?;
    if rows.is_empty() {
        return match boxes {
            Some("none") => Ok(Regions::Latin),
            Some(text) => {
                let fits = |&(rows, cols): &(usize, usize)| rows * cols == n;
                let boxes = boxes_named(text).filter(fits);
                let (rows, cols) = boxes.ok_or_else(|| boxes_fault(n))?;
                Ok(Regions::Boxes { rows, cols })
            }
            None => Err(boxes_fault(n)),
        };
    }
    if boxes != Some("none") {
        let expected = "\"none\", as there are regions";
        return Err(ParseError::field("boxes", expected));
    }
    let labels: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
    jigsaw(n, &labels)
        .map_err(|(cell, expected)| ParseError::field(format!("regions[{}]", cell / n), expected))
}

fn boxes_fault(n: usize) -> ParseError {
    let expected = format!("\"none\", or rows by columns that make {n}, such as \"3x3\" for 9");
    ParseError::field("boxes", expected)
}

fn extras(object: &Map<String, Json>) -> Result<Vec<Extra>, ParseError> {
    let names = strings(object.get("rules"));
    let extras: Option<Vec<Extra>> =
        names.and_then(|names| names.into_iter().map(Extra::named).collect());
    let is_strict =
        |extras: &Vec<Extra>| (1..extras.len()).all(|i| !extras[..i].contains(&extras[i]));
    let mut extras = extras.filter(is_strict).ok_or_else(|| {
        let known = Extra::ALL.map(Extra::name).join(", ");
        ParseError::field("rules", format!("a list of {known}, each at most once"))
    })?;
    extras.sort_unstable();
    Ok(extras)
}

fn cages(shape: &Shape, object: &Map<String, Json>) -> Result<Vec<Cage>, ParseError> {
    let list = object.get("cages").and_then(Json::as_array);
    let list =
        list.ok_or_else(|| ParseError::field("cages", "a list of objects with a sum and cells"))?;
    let sites = shape.sites();
    let mut cages = Vec::new();
    for (i, cage) in list.iter().enumerate() {
        let field = |expected: String| ParseError::field(format!("cages[{i}]"), expected);
        let wanted = || field("an object with a sum and cells, and nothing else".to_owned());
        let cage = cage.as_object().filter(|cage| cage.len() == 2).ok_or_else(wanted)?;
        let sum = cage.get("sum").and_then(Json::as_u64).filter(|&sum| sum < 10_000);
        let names = strings(cage.get("cells")).ok_or_else(wanted)?;
        let mut cells = Vec::new();
        for name in names {
            let cell = text::cell_named(name).and_then(|(row, col)| sites.get(row, col));
            let side = shape.side();
            cells.push(cell.ok_or_else(|| field(format!("cells from r1c1 to r{side}c{side}")))?);
        }
        cells.sort_unstable();
        cages.push(Cage { sum: sum.ok_or_else(wanted)? as usize, cells });
    }
    Ok(cages)
}

fn givens(
    shape: &Shape,
    object: &Map<String, Json>,
) -> Result<Vec<Option<gridwright_core::Value>>, ParseError> {
    let (side, sites) = (shape.side(), shape.sites());
    let rows = strings(object.get("givens")).filter(|rows| is_square(side, rows));
    let rows = rows.ok_or_else(|| {
        ParseError::field("givens", format!("{side} strings of {side} characters"))
    })?;
    let mut givens = Vec::new();
    for (r, row) in rows.into_iter().enumerate() {
        for (c, sign) in row.chars().enumerate() {
            let field = |expected: String| ParseError::field(format!("givens[{r}]"), expected);
            match sites.get(r, c) {
                Some(_) => {
                    let mark = Mark { line: 1, column: c + 1, sign };
                    let value = text::given(shape.n, mark);
                    givens.push(value.map_err(|error| field(error.expected))?);
                }
                None if sign == VOID => (),
                None => {
                    return Err(field(format!("{VOID} where there is no grid, found {sign:?}")));
                }
            }
        }
    }
    Ok(givens)
}

fn strings(value: Option<&Json>) -> Option<Vec<&str>> {
    value?.as_array()?.iter().map(Json::as_str).collect()
}

fn is_square(n: usize, rows: &[&str]) -> bool {
    rows.len() == n && rows.iter().all(|row| row.chars().count() == n)
}
