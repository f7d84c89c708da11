//! Links of SudokuPad: `fpuz` and what f-puzzles has, or `scl` and an object of its own.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};
use serde_json::{Map, Value as Json};

use super::super::cage::Cage;
use super::super::shape::{Extra, Regions, Shape};
use super::board::{assembled, cage, clue, fault, fresh, grid, regions_of, side};
use super::carries::{Boxes, Carries};
use super::f_puzzles;
use crate::codec::json::{compact, strict};
use crate::codec::{lz_string, percent};

pub(super) const FORMAT: Format = Format {
    name: "sudokupad",
    title: "a SudokuPad link",
    carries: "as f-puzzles when written (fpuz); of scl links: clues, regions and cages; one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
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
    has_cages: true,
    extras: &Extra::ALL,
};

const BASE: &str = "https://sudokupad.app/";

/// Where its links lead.
const SITES: [&str; 3] =
    ["sudokupad.app/", "app.crackingthecryptic.com/", "crackingthecryptic.com/sudoku/"];

/// What an id starts with that holds the puzzle itself.
const HEADS: [&str; 4] = ["fpuzzles", "fpuz", "scl", "ctc"];

/// What follows the site, out of a link; or an id alone.
fn id(text: &str) -> Option<&str> {
    let text = text.trim();
    if text.starts_with("http") {
        let site = SITES.iter().find_map(|site| text.split_once(site));
        let rest = site.map(|(_, rest)| rest)?;
        let rest = rest.strip_prefix("sudoku/").unwrap_or(rest);
        return Some(rest.strip_prefix("?puzzleid=").unwrap_or(rest));
    }
    let is_id = HEADS.iter().any(|head| text.starts_with(head)) && text.len() > 40;
    (is_id && !text.contains(char::is_whitespace)).then_some(text)
}

fn is_it(text: &str) -> bool {
    id(text).is_some()
}

fn read(text: &str) -> Result<Record, ParseError> {
    let id = id(text).ok_or_else(|| fault(format!("a link such as {BASE}scl..., or fpuz...")))?;
    let id = id.split(['?', '&', '#']).next().unwrap_or(id);
    let head = HEADS.iter().find(|head| id.starts_with(**head));
    let Some(head) = head else {
        return Err(fault(
            "a link that holds the puzzle itself, with fpuz or scl: this one only names it, and \
             nothing is looked up in the network",
        ));
    };
    let payload = &id[head.len()..];
    if head.starts_with("fpuz") {
        return f_puzzles::read_payload(payload);
    }
    let text = lz_string::unpack(&percent::undo(payload)).map_err(fault)?;
    let object = strict(&text).or_else(|_| compact(&text)).map_err(fault)?;
    read_object(&object).map_err(|(name, expected)| ParseError::field(name, expected))
}

/// A field by its full name or by a short one.
fn field<'o>(object: &'o Map<String, Json>, names: &[&str]) -> Option<&'o Json> {
    names.iter().find_map(|name| object.get(*name)).filter(|value| !value.is_null())
}

/// A field and what was expected there.
type Fault = (String, String);

fn read_object(object: &Map<String, Json>) -> Result<Record, Fault> {
    let at = |name: &'static str| move |expected: String| (name.to_owned(), expected);
    // Nothing but words says what drawings mean.
    let drawn = [
        ("lines", &["lines", "l", "li"]),
        ("arrows", &["arrows", "a", "ar"]),
        ("underlays", &["underlays", "u", "un"]),
        ("overlays", &["overlays", "o", "ov"]),
    ];
    for (name, names) in drawn {
        let list = field(object, names).and_then(Json::as_array);
        if list.is_some_and(|list| !list.is_empty()) {
            let expected = "no drawings, whose meaning only people can read".to_owned();
            return Err(at(name)(expected));
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
        let rules = metadata.get("rules").and_then(Json::as_str).unwrap_or_default();
        f_puzzles::ordinary(rules).map_err(at("metadata.rules"))?;
    }
    let cages = field(object, &["cages", "ca"]).map_or(Ok(Vec::new()), |list| read_cages(n, list));
    let cages = cages.map_err(at("cages"))?;
    let shape = Shape::with_regions(n, regions);
    assembled(shape, cages, clues).map(fresh).map_err(at("cages"))
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

/// Cages with sums; cages without cells are remarks, of which only rules matter.
fn read_cages(n: usize, list: &Json) -> Result<Vec<Cage>, String> {
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
                let rules = value.strip_prefix("rules:").unwrap_or_default();
                f_puzzles::ordinary(rules)?;
            }
            Ok(sum) => cages.push(cage(sum.min(100_000), cells)),
            Err(_) if value.trim().is_empty() => {
                return Err("a sum in every cage, found a cage without one".to_owned());
            }
            Err(_) => {
                let value: String = value.chars().take(20).collect();
                return Err(format!("a sum in every cage, found {value:?}"));
            }
        }
    }
    Ok(cages)
}

fn write(puzzle: &dyn Puzzle, play: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let payload = f_puzzles::payload(grid(puzzle)?, play, &CARRIES)?;
    Ok(format!("{BASE}fpuz{}", payload.replace('+', "%2B").replace('/', "%2F")))
}
