//! Clues and regions entered by hand. Entries are read by the JSON reader, whose errors are shown.

use std::sync::Arc;

use gridwright_core::{Board, ClueKind, ClueSites, NewClue, ParseError, Puzzle, Site, Value};
use serde_json::{Value as Json, json};

use super::json;
use super::puzzle::Grid;
use super::shape::{Layout, Regions, SYMBOLS, around, boxes_of};
use super::text;

pub(super) const KINDS: &[ClueKind] = &[
    ClueKind { id: "cage", sites: ClueSites::Some, label: "its sum, or nothing" },
    ClueKind { id: "marks", sites: ClueSites::One, label: "the values that the cell can have" },
];

pub(super) fn with_clue(grid: &Grid, clue: &NewClue) -> Result<Arc<dyn Puzzle>, ParseError> {
    let mut object = json::write(grid);
    let board = grid.board();
    let names: Vec<String> = clue.sites.iter().map(|&site| board.site_name(site)).collect();
    let (list, added) = match clue.kind.as_str() {
        "cage" => ("cages", json!({ "sum": sum(&clue.label)?, "cells": names })),
        "marks" => match &names[..] {
            [cell] => ("marks", json!({ "cell": cell, "values": clue.label })),
            _ => return Err(ParseError::field("sites", "one cell")),
        },
        _ => return Err(ParseError::field("kind", "cage or marks")),
    };
    let entries = object.entry(list).or_insert_with(|| json!([]));
    if let Json::Array(entries) = entries {
        entries.retain(|entry| !is_about(board, entry, &clue.sites));
        entries.push(added);
    }
    Ok(Arc::new(json::read(&object)?))
}

fn sum(label: &str) -> Result<Json, ParseError> {
    match label.trim() {
        "" | text::NO_SUM => Ok(Json::Null),
        number => match number.parse::<u32>() {
            Ok(sum) => Ok(json!(sum)),
            Err(_) => Err(ParseError::field("label", "a sum, or nothing for a cage without one")),
        },
    }
}

/// Whether a cage or marks of a puzzle cover exactly these cells.
fn is_about(board: &Board, entry: &Json, sites: &[Site]) -> bool {
    let one = entry["cell"].as_str().into_iter();
    let several = entry["cells"].as_array().into_iter().flatten().filter_map(Json::as_str);
    let mut known: Vec<Option<Site>> =
        one.chain(several).map(|name| board.site_named(name)).collect();
    let mut asked: Vec<Option<Site>> = sites.iter().copied().map(Some).collect();
    known.sort_unstable();
    asked.sort_unstable();
    known == asked
}

/// Suggests the sums that cages without one have in the solution.
pub(super) fn ideas(grid: &Grid, solution: &[Value]) -> Vec<NewClue> {
    if solution.len() != grid.board().n_sites() {
        return Vec::new();
    }
    let sum = |cells: &Vec<Site>| -> usize {
        cells.iter().map(|cell| solution[cell.index()].index() + 1).sum()
    };
    let groups = grid.shape().groups.iter();
    groups.map(|cells| NewClue::new("cage", sum(cells).to_string(), cells.clone())).collect()
}

/// The box or region of each cell, on a board of one grid that has them.
pub(super) fn areas(grid: &Grid) -> Option<Vec<u16>> {
    let shape = grid.shape();
    let cells = shape.cells();
    (shape.layout == Layout::Single && shape.regions != Regions::Latin)
        .then(|| cells.iter().map(|&(row, col)| shape.region_of(row, col) as u16).collect())
}

/// Suggests maps that exchange two cells of neighbouring regions, where `kept` has the same value
/// in both cells and `lost` does not. Boards with boxes have none.
pub(super) fn area_ideas(grid: &Grid, kept: &[Value], lost: &[Value]) -> Vec<Vec<u16>> {
    let shape = grid.shape();
    if !matches!(shape.regions, Regions::Jigsaw(_)) {
        return Vec::new();
    }
    let Some(areas) = areas(grid) else { return Vec::new() };
    if kept.len() != areas.len() || lost.len() != areas.len() {
        return Vec::new();
    }
    let touches = |cell: usize, area: u16| around(shape.n, cell).any(|near| areas[near] == area);
    let mut ideas = Vec::new();
    for one in 0..areas.len() {
        for other in one + 1..areas.len() {
            let (mine, theirs) = (areas[one], areas[other]);
            let is_idea = mine != theirs && kept[one] == kept[other] && lost[one] != lost[other];
            if is_idea && touches(one, theirs) && touches(other, mine) {
                let mut changed = areas.clone();
                changed.swap(one, other);
                ideas.push(changed);
            }
        }
    }
    ideas
}

pub(super) fn with_areas(grid: &Grid, areas: &[u16]) -> Result<Arc<dyn Puzzle>, ParseError> {
    let shape = grid.shape();
    if shape.layout != Layout::Single {
        return Err(ParseError::field("areas", "a board of one grid"));
    }
    if areas.len() != grid.board().n_sites() {
        return Err(ParseError::field("areas", "the area of every cell"));
    }
    let mut object = json::write(grid);
    if let Some(Regions::Boxes { rows, cols }) = boxes_of(shape.n, areas) {
        object.insert("boxes".to_owned(), json!(format!("{rows}x{cols}")));
        object.insert("regions".to_owned(), json!([]));
        return Ok(Arc::new(json::read(&object)?));
    }
    let mut numbers: Vec<u16> = areas.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    let symbol = |area: &u16| {
        let index = numbers.iter().position(|number| number == area);
        index.and_then(|index| SYMBOLS.chars().nth(index))
    };
    let symbols: Option<Vec<char>> = areas.iter().map(symbol).collect();
    let wanted = || ParseError::field("areas", format!("{} areas of as many cells", shape.n));
    let symbols = symbols.ok_or_else(wanted)?;
    let rows: Vec<String> = symbols.chunks(shape.n).map(|row| row.iter().collect()).collect();
    object.insert("boxes".to_owned(), json!("none"));
    object.insert("regions".to_owned(), json!(rows));
    Ok(Arc::new(json::read(&object)?))
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, Puzzle, Verdict, solve};

    use super::area_ideas;
    use crate::families::sudoku::puzzle::Grid;

    fn grid(text: &str) -> Grid {
        let puzzle = crate::open(text, None, &mut Budget::unlimited()).unwrap();
        super::json::read(&puzzle.json()).unwrap()
    }

    #[test]
    fn another_edge_of_a_region_keeps_one_solution_and_rules_the_other_out() {
        let jigsaw = grid("sudoku:...2......5............43/regions=1122211122334553445533445");
        let Verdict::Several(first, second) = solve(&jigsaw, &mut Budget::unlimited()) else {
            panic!("it has several solutions");
        };
        let mut n_right = 0;
        for (kept, lost) in [(&first, &second), (&second, &first)] {
            for areas in area_ideas(&jigsaw, kept, lost) {
                // Regions that would fall apart are refused when they are printed.
                let Ok(changed) = jigsaw.with_areas(&areas) else { continue };
                assert!(changed.accepts(kept) && !changed.accepts(lost), "{}", changed.text());
                n_right += 1;
            }
        }
        assert!(n_right > 0, "no idea for {}", jigsaw.text());
        let boxes = grid("sudoku:3.......1......2");
        assert!(area_ideas(&boxes, &first, &second).is_empty(), "boxes stay as they are");
    }
}
