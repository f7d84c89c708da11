//! Links of SudokuPad: with `fpuz` and the content of f-puzzles, or with `scl` or `ctc` and the
//! content that `scl.rs` reads.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal};

use super::super::shape::Extra;
use super::board::{fault, grid};
use super::carries::{Boxes, Cages, Carries, Diagonals};
use super::{f_puzzles, scl};

pub(super) const FORMAT: Format = Format {
    name: "sudokupad",
    title: "a SudokuPad link",
    carries: "as f-puzzles, in a link with fpuz; one a line; links with scl and ctc are read as well",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &["sudokupad.app/fpuz..."],
    wrap: None,
    has_play: true,
    is_it,
    read,
    write,
};

/// Its links with `scl` or `ctc`.
pub(super) const SCL: Format = Format {
    name: "scl",
    title: scl::TITLE,
    carries: "clues, regions of any shape or none, killer cages; one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &["sudokupad.app/scl..."],
    wrap: None,
    has_play: false,
    is_it: is_scl,
    read,
    write: write_scl,
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

const BASE: &str = "https://sudokupad.app/";

/// The addresses of its links.
const SITES: [&str; 3] =
    ["sudokupad.app/", "app.crackingthecryptic.com/", "crackingthecryptic.com/sudoku/"];

/// The starts of ids that hold the puzzle itself.
const HEADS: [&str; 4] = ["fpuzzles", "fpuz", "scl", "ctc"];

/// The part of a link after the site; or an id alone.
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
    id(text).is_some() && !is_scl(text)
}

fn is_scl(text: &str) -> bool {
    id(text).is_some_and(|id| id.starts_with("scl") || id.starts_with("ctc"))
}

/// Reads a link of either kind.
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
    scl::read_payload(payload)
}

fn write(puzzle: &dyn Puzzle, play: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let payload = f_puzzles::payload(grid(puzzle)?, play, &CARRIES)?;
    Ok(format!("{BASE}fpuz{}", payload.replace('+', "%2B").replace('/', "%2F")))
}

fn write_scl(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let payload = scl::payload(grid(puzzle)?)?;
    Ok(format!("{BASE}scl{}", payload.replace('+', "%2B").replace('/', "%2F")))
}
