//! Links of SudokuPad with `scl` or `ctc`: an object with clues, regions and cages.
//!
//! Nothing else in it has a meaning for programs: lines are drawings, and rules are words.

use gridwright_core::{ParseError, Puzzle, Record, Refusal};
use serde_json::{Map, Value as Json};

use super::super::cage::Outline;
use super::super::puzzle::Grid;
use super::super::shape::{Regions, Shape};
use super::board::{
    assembled, cage, clue, fault, fresh, labels, noted, number, regions_of, side, usual_rules,
};
use super::carries::{Boxes, Cages, Carries, Diagonals};
use super::f_puzzles;
use crate::codec::json::{compact, strict};
use crate::codec::{lz_string, percent};

/// The name of the format in messages.
pub(super) const TITLE: &str = "an scl link of SudokuPad";

const CARRIES: Carries = Carries {
    title: TITLE,
    sides: &[],
    boxes: Boxes::Any,
    has_jigsaw: true,
    has_latin: true,
    cages: Cages::Any,
    has_overlaps: true,
    diagonals: Diagonals::None,
    has_marks: false,
    extras: &[],
};

/// Reads the part of a link after `scl` or `ctc`.
pub(super) fn read_payload(payload: &str) -> Result<Record, ParseError> {
    let text = lz_string::unpack(&percent::undo(payload)).map_err(fault)?;
    let object = strict(&text).or_else(|_| compact(&text)).map_err(fault)?;
    read_object(&object).map_err(|(name, expected)| ParseError::field(name, expected))
}

/// A field by its full name or by a short one.
fn field<'o>(object: &'o Map<String, Json>, names: &[&str]) -> Option<&'o Json> {
    names.iter().find_map(|name| object.get(*name)).filter(|value| !value.is_null())
}

/// The name of a field, and the text that was expected there.
type Fault = (String, String);

fn read_object(object: &Map<String, Json>) -> Result<Record, Fault> {
    let at = |name: &'static str| move |expected: String| (name.to_owned(), expected);
    // Only words explain the meaning of drawings.
    let mut notes = Vec::new();
    let drawn = [
        ("lines", &["lines", "l", "li"]),
        ("arrows", &["arrows", "a", "ar"]),
        ("underlays", &["underlays", "u", "un"]),
        ("overlays", &["overlays", "o", "ov"]),
    ];
    for (name, names) in drawn {
        let list = field(object, names).and_then(Json::as_array);
        if list.is_some_and(|list| !list.is_empty()) {
            notes.push(format!("drawings ({name})"));
        }
    }
    let known = [
        "cells",
        "ce",
        "regions",
        "re",
        "cages",
        "ca",
        "lines",
        "l",
        "li",
        "arrows",
        "a",
        "ar",
        "underlays",
        "u",
        "un",
        "overlays",
        "o",
        "ov",
        "id",
        "cellSize",
        "cs",
        "settings",
        "metadata",
        "md",
        "title",
        "t",
        "author",
    ];
    if let Some(name) = object.keys().find(|name| !known.contains(&name.as_str())) {
        let name: String = name.chars().take(30).collect();
        return Err((name, "nothing that there is no rule for here".to_owned()));
    }
    let rows = field(object, &["cells", "ce"]).and_then(Json::as_array);
    let rows = rows.ok_or_else(|| at("cells")("rows of cells".to_owned()))?;
    let n = side(rows.len()).map_err(at("cells"))?;
    let mut clues = Vec::new();
    for row in rows {
        let row = row.as_array().filter(|row| row.len() == n);
        let row = row.ok_or_else(|| at("cells")(format!("{n} rows of {n} cells")))?;
        for cell in row {
            clues.push(read_cell(n, cell).map_err(at("cells"))?);
        }
    }
    let mut labels = vec![None; n * n];
    let regions = field(object, &["regions", "re"]).and_then(Json::as_array);
    for (label, region) in regions.into_iter().flatten().enumerate() {
        for cell in places(n, region).map_err(at("regions"))? {
            if labels[cell].replace(label).is_some() {
                return Err(at("regions")("regions that do not overlap".to_owned()));
            }
        }
    }
    let regions = match labels.iter().flatten().count() {
        0 => Regions::Latin,
        count if count == n * n => {
            let labels: Vec<usize> = labels.into_iter().flatten().collect();
            regions_of(n, &labels).map_err(at("regions"))?
        }
        _ => return Err(at("regions")("a region for every cell or for none".to_owned())),
    };
    if let Some(Json::Object(metadata)) = field(object, &["metadata", "md"]) {
        for (name, value) in metadata {
            let text = value.as_str().unwrap_or(if is_idle(value) { "" } else { "?" });
            remark(name, text, &mut notes);
        }
    }
    let cages = field(object, &["cages", "ca"])
        .map_or(Ok(Vec::new()), |list| read_cages(n, list, &mut notes));
    let cages = cages.map_err(at("cages"))?;
    let shape = Shape::with_regions(n, regions);
    let record = assembled(shape, cages, clues).map(fresh).map_err(at("cages"))?;
    noted(record, notes).map_err(at("rules"))
}

/// Remarks that do not affect how the puzzle is solved.
const REMARKS: [&str; 8] =
    ["title", "author", "solution", "msgcorrect", "msgincorrect", "source", "video", "date"];

/// Whether a remark is set to nothing.
fn is_idle(value: &Json) -> bool {
    matches!(value, Json::Null | Json::Bool(false))
        || value.as_array().is_some_and(Vec::is_empty)
        || value.as_object().is_some_and(Map::is_empty)
}

/// Notes rules in words, and any other remark that may affect how the puzzle is solved.
fn remark(name: &str, text: &str, notes: &mut Vec<String>) {
    match name.trim() {
        "rules" => notes.extend(f_puzzles::in_words(text)),
        name if text.trim().is_empty() || REMARKS.contains(&name) => (),
        name => {
            let name: String = name.chars().take(30).collect();
            notes.push(format!("remarks ({name})"));
        }
    }
}

fn read_cell(n: usize, cell: &Json) -> Result<Option<gridwright_core::Value>, String> {
    let object = cell.as_object().ok_or("cells in braces")?;
    let known = ["value", "v"];
    if let Some(name) = object.keys().find(|name| !known.contains(&name.as_str())) {
        let name: String = name.chars().take(30).collect();
        return Err(format!("only values in cells, found {name:?}"));
    }
    let number = match field(object, &known) {
        None => Some(0),
        Some(Json::String(text)) if text.trim().is_empty() => Some(0),
        Some(Json::String(text)) => text.trim().parse().ok(),
        Some(value) => value.as_u64().map(|number| number.min(1000) as usize),
    };
    clue(n, number.ok_or_else(|| format!("a number from 1 to {n} in a cell"))?)
}

/// Cells given as pairs of row and column from 0.
fn places(n: usize, list: &Json) -> Result<Vec<usize>, String> {
    let wanted = || "lists of rows and columns".to_owned();
    let place = |pair: &Json| {
        let pair = pair.as_array().filter(|pair| pair.len() == 2)?;
        let index = |i: usize| pair[i].as_u64().filter(|&index| index < n as u64);
        Some((index(0)? * n as u64 + index(1)?) as usize)
    };
    list.as_array().ok_or_else(wanted)?.iter().map(|pair| place(pair).ok_or_else(wanted)).collect()
}

/// Cages with or without a sum; cages without cells are remarks.
fn read_cages(n: usize, list: &Json, notes: &mut Vec<String>) -> Result<Vec<Outline>, String> {
    let mut cages = Vec::new();
    for entry in list.as_array().ok_or("a list of cages")? {
        let entry = entry.as_object().ok_or("a list of cages")?;
        let cells =
            field(entry, &["cells", "ce"]).map_or(Ok(Vec::new()), |list| places(n, list))?;
        let value = match field(entry, &["value", "v"]) {
            Some(Json::String(text)) => text.clone(),
            Some(Json::Number(number)) => number.to_string(),
            _ => String::new(),
        };
        match value.trim().parse::<usize>() {
            _ if cells.is_empty() => {
                let (name, text) = value.split_once(':').unwrap_or((&value, ""));
                remark(name, text, notes);
            }
            _ if field(entry, &["unique"]) == Some(&Json::Bool(false)) => {
                return Err("cages that repeat nothing, found one that may".to_owned());
            }
            Ok(sum) => cages.push(cage(sum, cells)),
            Err(_) if value.trim().is_empty() => cages.push(cage(None, cells)),
            Err(_) => {
                let value: String = value.chars().take(20).collect();
                return Err(format!("a sum in every cage, found {value:?}"));
            }
        }
    }
    Ok(cages)
}

/// The part of a link after `scl`.
///
/// # Errors
/// When the puzzle has a feature that the format lacks.
pub(super) fn payload(grid: &Grid) -> Result<String, Refusal> {
    CARRIES.check(grid.shape())?;
    Ok(lz_string::pack(&written(grid)))
}

/// The object in its short form, without quotes around names and with nothing for an empty cell.
fn written(grid: &Grid) -> String {
    let shape = grid.shape();
    let n = shape.n;
    let list = |parts: Vec<String>| format!("[{}]", parts.join(","));
    let place = |cell: usize| format!("[{},{}]", cell / n, cell % n);
    let clue = |clue: &Option<_>| clue.map_or(String::new(), |v| format!("{{v:{}}}", number(v)));
    let rows = grid.board().givens.chunks(n).map(|row| list(row.iter().map(clue).collect()));
    let mut object = format!("{{cs:50,ce:{}", list(rows.collect()));
    let has_regions = shape.regions != Regions::Latin;
    if has_regions {
        let labels = labels(shape);
        let region = |label: usize| {
            list((0..n * n).filter(|&cell| labels[cell] == label).map(place).collect())
        };
        object += &format!(",re:{}", list((0..n).map(region).collect()));
    }
    // A cage without cells is a remark, which here shows the rules to players.
    let mut cages: Vec<String> =
        usual_rules(shape).into_iter().map(|rules| format!("{{v:'rules: {rules}'}}")).collect();
    for cage in &shape.cages {
        let cells = list(cage.cells.iter().map(|cell| place(cell.index())).collect());
        cages.push(format!("{{unique:t,ce:{cells},v:{0},sum:{0}}}", cage.sum));
    }
    for group in &shape.groups {
        let cells = list(group.iter().map(|cell| place(cell.index())).collect());
        cages.push(format!("{{unique:t,ce:{cells}}}"));
    }
    if !cages.is_empty() {
        object += &format!(",ca:{}", list(cages));
    }
    object + "}"
}
