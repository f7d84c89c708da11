//! Sudoku as JSON: the side, the layout and regions, extra rules, cages, marks and rows of clues.

use gridwright_core::{Mask, ParseError, Site};
use serde_json::{Map, Value as Json, json};

use super::cage::Outline;
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
    let board = grid.board();
    let cage = |sum: Option<usize>, cells: &[Site]| {
        let cells: Vec<String> = cells.iter().map(|&cell| board.site_name(cell)).collect();
        json!({ "sum": sum, "cells": cells })
    };
    let cages = shape.cages.iter().map(|each| cage(Some(each.sum), &each.cells));
    let cages: Vec<Json> =
        cages.chain(shape.groups.iter().map(|group| cage(None, group))).collect();
    let object = json!({
        "size": shape.n,
        "layout": shape.layout.name(),
        "boxes": boxes,
        "regions": regions,
        "rules": shape.rule_words(),
        "cages": cages,
        "givens": text::rows(grid),
    });
    let Json::Object(mut object) = object else { unreachable!("an object literal") };
    if !shape.marks.is_empty() {
        let marked = |&(site, mask): &(Site, Mask)| {
            let values: String = mask.iter().map(|value| board.symbol(value)).collect();
            json!({ "cell": board.site_name(site), "values": values })
        };
        object.insert("marks".to_owned(), shape.marks.iter().map(marked).collect());
    }
    object
}

pub(super) fn read(object: &Map<String, Json>) -> Result<Grid, ParseError> {
    let known = ["size", "layout", "boxes", "regions", "rules", "cages", "givens", "marks"];
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
    let shape = Shape { layout, extras: extras(object)?, ..Shape::with_regions(n, regions) };
    shape.clash().map_err(|expected| ParseError::field("rules", expected))?;
    let cages = cages(&shape, object)?;
    let shape = text::with_cages(shape, cages)
        .map_err(|(i, expected)| ParseError::field(format!("cages[{i}]"), expected))?;
    let marks = marks(&shape, object)?;
    let shape = text::with_marks(shape, marks)
        .map_err(|(i, expected)| ParseError::field(format!("marks[{i}]"), expected))?;
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
    let wanted = || {
        let known = Extra::words().join(", ");
        ParseError::field("rules", format!("a list of {known}, each at most once"))
    };
    let mut extras = Vec::new();
    for word in strings(object.get("rules")).ok_or_else(wanted)? {
        let named = Extra::named(word);
        if named.is_empty() || named.iter().any(|extra| extras.contains(extra)) {
            return Err(wanted());
        }
        extras.extend(named);
    }
    extras.sort_unstable();
    Ok(extras)
}

fn cages(shape: &Shape, object: &Map<String, Json>) -> Result<Vec<Outline>, ParseError> {
    let list = object.get("cages").and_then(Json::as_array);
    let list =
        list.ok_or_else(|| ParseError::field("cages", "a list of objects with a sum and cells"))?;
    let mut cages = Vec::new();
    for (i, cage) in list.iter().enumerate() {
        let field = |expected: String| ParseError::field(format!("cages[{i}]"), expected);
        let wanted = || field("an object with a sum or null, and cells, alone".to_owned());
        let cage = cage.as_object().filter(|cage| cage.len() == 2).ok_or_else(wanted)?;
        let sum = match cage.get("sum").ok_or_else(wanted)? {
            Json::Null => None,
            sum => Some(sum.as_u64().ok_or_else(wanted)?.min(1_000_000) as usize),
        };
        let names = strings(cage.get("cells")).ok_or_else(wanted)?;
        let cells = names.into_iter().map(|name| cell(shape, name).map_err(field));
        cages.push(Outline { sum, cells: cells.collect::<Result<_, _>>()? });
    }
    Ok(cages)
}

fn cell(shape: &Shape, name: &str) -> Result<Site, String> {
    let (sites, side) = (shape.sites(), shape.side());
    let cell = text::cell_named(name).and_then(|(row, col)| sites.get(row, col));
    cell.ok_or_else(|| format!("cells from r1c1 to r{side}c{side}"))
}

fn marks(shape: &Shape, object: &Map<String, Json>) -> Result<Vec<text::Marked>, ParseError> {
    let Some(list) = object.get("marks") else { return Ok(Vec::new()) };
    let list = list.as_array().ok_or_else(|| {
        ParseError::field("marks", "a list of objects with a cell and its values")
    })?;
    let mut marks = Vec::new();
    for (i, entry) in list.iter().enumerate() {
        let field = |expected: String| ParseError::field(format!("marks[{i}]"), expected);
        let entry = entry.as_object().filter(|entry| entry.len() == 2);
        let member = |name: &str| entry?.get(name)?.as_str();
        let (Some(name), Some(values)) = (member("cell"), member("values")) else {
            return Err(field("an object with a cell and its values, alone".to_owned()));
        };
        let mask = text::marks_named(shape.n, values).map_err(field)?;
        marks.push((mask, vec![cell(shape, name).map_err(field)?]));
    }
    Ok(marks)
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
