//! Links of f-puzzles: lz-string of a JSON object with everything in it.

use gridwright_core::{
    Budget, Format, Mask, ParseError, Play, Puzzle, Record, Refusal, Site, Value,
};
use serde_json::{Map, Value as Json, json};

use super::super::cage::{Cage, Outline};
use super::super::puzzle::Grid;
use super::super::shape::{Extra, Regions, Shape, usual_boxes};
use super::board::{
    assembled, cage, clue, fault, grid, labels, noted, number, played, regions_of, side,
};
use super::carries::{Boxes, Cages, Carries, Diagonals};
use crate::codec::json::strict;
use crate::codec::{lz_string, percent};

pub(super) const FORMAT: Format = Format {
    name: "f-puzzles",
    title: "an f-puzzles link",
    carries: "every side, region, rule, cage and printed mark of a single grid, with values put in; one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &["f-puzzles.com/?load="],
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
    cages: Cages::Any,
    has_overlaps: true,
    diagonals: Diagonals::Any,
    has_marks: true,
    extras: &Extra::ALL,
};

const BASE: &str = "https://f-puzzles.com/?load=";

/// Fields for rules that are on or off, with the rules that they stand for.
const FLAGS: [(&str, Extra); 5] = [
    ("diagonal-", Extra::Falling),
    ("diagonal+", Extra::Rising),
    ("antiknight", Extra::AntiKnight),
    ("antiking", Extra::AntiKing),
    ("nonconsecutive", Extra::NonConsecutive),
];

/// Fields that do not affect how the puzzle is solved.
const REMARKS: [&str; 8] =
    ["title", "author", "solution", "msgcorrect", "highlightConflicts", "version", "id", "tags"];

/// Fields that have a meaning for the cells.
const KNOWN: [&str; 5] = ["size", "grid", "killercage", "extraregion", "ruleset"];

/// Fields of drawings, which have no meaning of their own.
const DRAWINGS: [&str; 5] = ["cage", "circle", "line", "rectangle", "text"];

fn is_it(text: &str) -> bool {
    let text = text.trim();
    let is_link = text.starts_with("http") && text.contains("f-puzzles.com/");
    let is_object = || {
        text.starts_with('{')
            && text.contains("\"grid\"")
            && text.contains("\"size\"")
            && !text.contains("\"format\"")
    };
    is_link || is_object()
}

fn read(text: &str) -> Result<Record, ParseError> {
    let text = text.trim();
    if text.starts_with('{') {
        return read_json(text);
    }
    let Some((_, payload)) = text.split_once("load=") else {
        return Err(fault(format!("a link such as {BASE}N4Ig..., which holds the puzzle itself")));
    };
    read_payload(payload.split('&').next().unwrap_or(payload))
}

/// Reads the part of a link after `load=`.
pub(super) fn read_payload(payload: &str) -> Result<Record, ParseError> {
    let payload = percent::undo(payload);
    read_json(&lz_string::unpack(&payload).map_err(fault)?)
}

fn read_json(text: &str) -> Result<Record, ParseError> {
    let object = strict(text).map_err(fault)?;
    read_object(&object).map_err(|(name, expected)| ParseError::field(name, expected))
}

/// The name of a field, and the text that was expected there.
type Fault = (String, String);

fn read_object(object: &Map<String, Json>) -> Result<Record, Fault> {
    let at = |name: &'static str| move |expected: String| (name.to_owned(), expected);
    // A field for an unsupported rule is reported before any other fault.
    if let Some((name, _)) = object.iter().find(|(name, value)| !is_known(name) && !is_idle(value))
    {
        let name: String = name.chars().take(30).collect();
        return Err((name, "nothing that there is no rule for here".to_owned()));
    }
    let n = object.get("size").and_then(Json::as_u64).unwrap_or(0).min(1000) as usize;
    let n = side(n).map_err(at("size"))?;
    let cells = Cells::read(n, object.get("grid")).map_err(at("grid"))?;
    let regions = cells.regions().map_err(at("grid"))?;
    let mut shape = Shape::with_regions(n, regions).with_marks(cells.marks.iter().copied());
    let is_on = |name: &str| object.get(name).and_then(Json::as_bool).unwrap_or(false);
    for (name, extra) in FLAGS {
        if is_on(name) {
            shape.extras.push(extra);
        }
    }
    let (mut cages, mut notes) = (Vec::new(), Vec::new());
    for (name, value) in object.iter().filter(|(_, value)| !is_idle(value)) {
        match name.as_str() {
            "killercage" => cages.extend(read_cages(n, value).map_err(at("killercage"))?),
            "extraregion" => {
                let groups = read_groups(n, value).map_err(at("extraregion"))?;
                let extras = vec![Extra::Windows];
                let with_windows =
                    Shape { extras, ..Shape::with_regions(n, shape.regions.clone()) };
                match groups == windows(&with_windows) {
                    true => shape.extras.push(Extra::Windows),
                    false => cages.extend(groups.into_iter().map(|group| cage(None, group))),
                }
            }
            "ruleset" => notes.extend(in_words(value.as_str().unwrap_or_default())),
            name if DRAWINGS.contains(&name) => notes.push(format!("drawings ({name})")),
            _ => (),
        }
    }
    shape.extras.sort_unstable();
    let grid = assembled(shape, cages, cells.clues).map_err(at("killercage"))?;
    noted(played(grid, cells.entries, &cells.found), notes).map_err(at("ruleset"))
}

fn is_known(name: &str) -> bool {
    let is_flag = || FLAGS.iter().any(|(flag, _)| *flag == name);
    KNOWN.contains(&name) || REMARKS.contains(&name) || DRAWINGS.contains(&name) || is_flag()
}

/// Whether a field is off or empty.
fn is_idle(value: &Json) -> bool {
    *value == Json::Bool(false) || value.is_null() || value.as_array().is_some_and(Vec::is_empty)
}

/// Rules in words, unless they only state the usual ones.
pub(super) fn in_words(text: &str) -> Option<String> {
    let is_part = |c: char| c.is_alphanumeric() || c.is_whitespace();
    let plain: String = text.to_lowercase().chars().filter(|&c| is_part(c)).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let usual = [
        "",
        "no rules",
        "normal sudoku rules",
        "normal sudoku rules apply",
        "normal killer sudoku rules apply",
    ];
    if usual.contains(&plain.as_str()) {
        return None;
    }
    let start: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let start: String = start.chars().take(40).collect();
    Some(format!("rules in words ({start:?})"))
}

/// The contents of the cells.
struct Cells {
    n: usize,
    clues: Vec<Option<Value>>,
    entries: Vec<(Site, Value)>,
    found: Vec<Option<Mask>>,
    marks: Vec<(Site, Mask)>,
    /// The region of each cell; `None` for the usual box.
    regions: Vec<Option<i64>>,
}

impl Cells {
    fn read(n: usize, grid: Option<&Json>) -> Result<Cells, String> {
        let wanted = || format!("{n} rows of {n} cells");
        let rows = grid.and_then(Json::as_array).filter(|rows| rows.len() == n);
        let mut cells = Cells {
            n,
            clues: Vec::new(),
            entries: Vec::new(),
            found: Vec::new(),
            marks: Vec::new(),
            regions: Vec::new(),
        };
        for row in rows.ok_or_else(wanted)? {
            let row = row.as_array().filter(|row| row.len() == n).ok_or_else(wanted)?;
            for cell in row {
                cells.add(cell.as_object().ok_or_else(wanted)?)?;
            }
        }
        Ok(cells)
    }

    fn add(&mut self, cell: &Map<String, Json>) -> Result<(), String> {
        let n = self.n;
        let known = [
            "value",
            "given",
            "region",
            "centerPencilMarks",
            "givenPencilMarks",
            "cornerPencilMarks",
            "highlight",
            "c",
            "cArray",
        ];
        if let Some(name) = cell.keys().find(|name| !known.contains(&name.as_str())) {
            let name: String = name.chars().take(30).collect();
            return Err(format!("no {name:?} in a cell"));
        }
        let site = Site(self.clues.len() as u16);
        let value = cell.get("value").filter(|value| !value.is_null());
        let number = |value: &Json| value.as_u64().filter(|&number| number < 100);
        let value = match value.map(|value| number(value).ok_or("numbers in cells")) {
            None => None,
            Some(number) => clue(n, number? as usize)?,
        };
        let is_given = cell.get("given").and_then(Json::as_bool).unwrap_or(false);
        if let Some(value) = value.filter(|_| !is_given) {
            self.entries.push((site, value));
        }
        self.clues.push(value.filter(|_| is_given));
        let printed = cell.get("givenPencilMarks").and_then(Json::as_array);
        // A given value takes the place of marks.
        if let Some(printed) = printed.filter(|marks| !marks.is_empty() && !is_given) {
            let mut mask = Mask::EMPTY;
            for mark in printed {
                let value = number(mark).and_then(|number| clue(n, number as usize).ok().flatten());
                let value =
                    value.ok_or_else(|| format!("given marks from 1 to {n}, found {mark}"))?;
                mask = mask.or(Mask::of(value));
            }
            self.marks.push((site, mask));
        }
        let marks = cell.get("centerPencilMarks").and_then(Json::as_array);
        let mask = |marks: &Vec<Json>| {
            let numbers = marks.iter().filter_map(number).filter(|&m| (1..=n as u64).contains(&m));
            numbers.fold(Mask::EMPTY, |mask, m| mask.or(Mask::of(Value(m as u8 - 1))))
        };
        self.found.push(marks.filter(|marks| !marks.is_empty()).map(mask));
        self.regions.push(match cell.get("region") {
            None => None,
            Some(Json::Null) => Some(-1),
            Some(region) => Some(region.as_i64().ok_or("whole numbers for regions")?),
        });
        Ok(())
    }

    fn regions(&self) -> Result<Regions, String> {
        let n = self.n;
        if self.regions.iter().all(|&region| region == Some(-1)) {
            return Ok(Regions::Latin);
        }
        let boxes = usual_boxes(n);
        let label = |cell: usize| match (self.regions[cell], boxes) {
            (Some(-1), _) => Err("a region for every cell or for none".to_owned()),
            (Some(region), _) => usize::try_from(region)
                .ok()
                .filter(|&region| region < 10_000)
                .ok_or_else(|| format!("regions numbered from 0, found {region}")),
            (None, Some((rows, cols))) => Ok(cell / n / rows * rows + cell % n / cols),
            (None, None) => Err(format!("regions, as {n}x{n} has no usual boxes")),
        };
        let labels = (0..n * n).map(label).collect::<Result<Vec<_>, _>>()?;
        regions_of(n, &labels)
    }
}

/// A cell such as `R1C1` as its number.
fn cell_number(n: usize, name: &Json) -> Result<usize, String> {
    let wanted = || format!("cells such as R1C1, up to R{n}C{n}");
    let name = name.as_str().ok_or_else(wanted)?;
    let (row, col) =
        name.strip_prefix('R').and_then(|rest| rest.split_once('C')).ok_or_else(wanted)?;
    let index = |text: &str| text.parse().ok().filter(|index: &usize| (1..=n).contains(index));
    match (index(row), index(col)) {
        (Some(row), Some(col)) => Ok((row - 1) * n + col - 1),
        _ => Err(wanted()),
    }
}

fn numbers(n: usize, cells: Option<&Json>) -> Result<Vec<usize>, String> {
    let cells = cells.and_then(Json::as_array).ok_or("lists of cells")?;
    cells.iter().map(|cell| cell_number(n, cell)).collect()
}

fn read_cages(n: usize, list: &Json) -> Result<Vec<Outline>, String> {
    let mut cages = Vec::new();
    for entry in list.as_array().ok_or("a list of cages")? {
        let cells = numbers(n, entry.get("cells"))?;
        let sum = match entry.get("value") {
            None | Some(Json::Null) => None,
            Some(Json::String(text)) if text.trim().is_empty() => None,
            Some(value) => {
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                let text: String = text.trim().chars().take(20).collect();
                Some(
                    text.parse()
                        .map_err(|_| format!("a number as the sum of a cage, found {text:?}"))?,
                )
            }
        };
        cages.push(cage(sum, cells));
    }
    Ok(cages)
}

/// Groups of cells, all in order.
fn read_groups(n: usize, list: &Json) -> Result<Vec<Vec<usize>>, String> {
    let list = list.as_array().ok_or("a list of groups")?;
    let mut groups =
        list.iter().map(|entry| numbers(n, entry.get("cells"))).collect::<Result<Vec<_>, _>>()?;
    groups.iter_mut().for_each(|group| group.sort_unstable());
    groups.sort();
    Ok(groups)
}

/// The windows of a shape that has them, as groups of cells in order.
fn windows(shape: &Shape) -> Vec<Vec<usize>> {
    let n = shape.n;
    let group = |(top, left, rows, cols): (usize, usize, usize, usize)| {
        let cells = (0..rows * cols).map(|i| (top + i / cols) * n + left + i % cols);
        cells.collect::<Vec<usize>>()
    };
    let mut groups: Vec<Vec<usize>> = shape.windows().into_iter().map(group).collect();
    groups.sort();
    groups
}

fn write(puzzle: &dyn Puzzle, play: &Play, _: &mut Budget) -> Result<String, Refusal> {
    Ok(format!("{BASE}{}", payload(grid(puzzle)?, play, &CARRIES)?))
}

/// The part of a link after `load=`.
pub(super) fn payload(grid: &Grid, play: &Play, carries: &Carries) -> Result<String, Refusal> {
    let shape = grid.shape();
    carries.check(shape)?;
    let n = shape.n;
    let usual = usual_boxes(n).map(|(rows, cols)| Regions::Boxes { rows, cols });
    let regions = match &shape.regions {
        regions if Some(regions) == usual.as_ref() => None,
        Regions::Latin => Some(vec![Json::Null; n * n]),
        Regions::Boxes { .. } | Regions::Jigsaw(_) => {
            Some(labels(shape).into_iter().map(Json::from).collect::<Vec<_>>())
        }
    };
    let mut position = grid.board().givens.clone();
    play.entries.iter().for_each(|&(site, value)| position[site.index()] = Some(value));
    let seen = super::board::position(grid, play);
    let cell = |i: usize| {
        let mut cell = Map::new();
        if let Some(value) = position[i] {
            cell.insert("value".to_owned(), number(value).into());
        }
        if grid.board().givens[i].is_some() {
            cell.insert("given".to_owned(), true.into());
        }
        let site = Site(i as u16);
        if play.crossed.iter().any(|&(other, _)| other == site) {
            let marks: Vec<usize> = seen.at(site).iter().map(number).collect();
            cell.insert("centerPencilMarks".to_owned(), marks.into());
        }
        if let Some((_, printed)) = shape.marks.iter().find(|&&(other, _)| other == site) {
            let marks: Vec<usize> = printed.iter().map(number).collect();
            cell.insert("givenPencilMarks".to_owned(), marks.into());
        }
        if let Some(regions) = &regions {
            cell.insert("region".to_owned(), regions[i].clone());
        }
        Json::Object(cell)
    };
    let rows: Vec<Vec<Json>> = (0..n).map(|r| (0..n).map(|c| cell(r * n + c)).collect()).collect();
    let mut object = Map::new();
    object.insert("size".to_owned(), n.into());
    object.insert("grid".to_owned(), rows.into());
    for (name, extra) in FLAGS {
        if shape.has(extra) {
            object.insert(name.to_owned(), true.into());
        }
    }
    let name = |cell: usize| format!("R{}C{}", cell / n + 1, cell % n + 1);
    if shape.has(Extra::Windows) {
        let group =
            |group: Vec<usize>| json!({ "cells": group.into_iter().map(name).collect::<Vec<_>>() });
        let groups: Vec<Json> = windows(shape).into_iter().map(group).collect();
        object.insert("extraregion".to_owned(), groups.into());
    }
    let outline = |cells: &[Site]| {
        let cells: Vec<String> = cells.iter().map(|cell| name(cell.index())).collect();
        json!({ "cells": cells })
    };
    let with_sum = |cage: &Cage| {
        let mut entry = outline(&cage.cells);
        entry["value"] = cage.sum.to_string().into();
        entry
    };
    let groups = shape.groups.iter().map(|group| outline(group));
    let cages: Vec<Json> = shape.cages.iter().map(with_sum).chain(groups).collect();
    if !cages.is_empty() {
        object.insert("killercage".to_owned(), cages.into());
    }
    Ok(lz_string::pack(&Json::Object(object).to_string()))
}
