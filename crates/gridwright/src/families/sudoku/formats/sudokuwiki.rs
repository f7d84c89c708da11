//! Strings of SudokuWiki's solvers: a head such as `S9B`, then a number in base 36 for each cell.

use gridwright_core::{Budget, Format, Mask, ParseError, Play, Puzzle, Record, Refusal};

use super::super::puzzle::Grid;
use super::super::shape::{Extra, Regions, Shape};
use super::board::{
    Clues, assembled, classic, clue, clues_81, fault, fresh, grid, labels, number, played,
    regions_of,
};
use super::carries::{Boxes, Carries};

pub(super) const FORMAT: Format = Format {
    name: "sudokuwiki",
    title: "a SudokuWiki string",
    carries: "9x9, plain, diagonal, with windows or jigsaw, and plain 6x6; one a line",
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
    sides: &[6, 9],
    boxes: Boxes::Usual,
    has_jigsaw: true,
    has_latin: false,
    has_cages: false,
    extras: &[Extra::Diagonal, Extra::Windows],
};

const SITE: &str = "sudokuwiki.org/";

/// What each head stands for: the side, and how many signs a cell has.
const KINDS: [(&str, usize, usize); 6] = [
    ("S9B", 9, 2),
    ("S6B", 6, 2),
    ("X9B", 9, 2),
    ("W9B", 9, 2),
    ("J9B", 9, 3),
    // Known, and not read: how cages lie in these is written down nowhere.
    ("L9B", 9, 4),
];

/// What is added to the candidates of an open cell.
const OPEN: usize = 18;

/// What a region adds to a cell.
const REGION: usize = 1024;

/// The string itself, out of a link if it stands in one.
fn body(text: &str) -> &str {
    let text = text.trim();
    let after = text.split_once("bd=").map_or(text, |(_, after)| after);
    after.split('&').next().unwrap_or(after)
}

fn is_it(text: &str) -> bool {
    let text = text.trim();
    if text.starts_with("http") {
        return text.contains(SITE) && text.contains("bd=");
    }
    let known = KINDS.iter().find(|(head, ..)| text.starts_with(head));
    known.is_some_and(|&(_, n, width)| text.len() == 3 + n * n * width)
}

fn read(text: &str) -> Result<Record, ParseError> {
    let body = body(text);
    let known = KINDS.iter().find(|(head, ..)| body.starts_with(head));
    let Some(&(head, n, width)) = known else {
        if body.len() == 81 {
            let clues = clues_81(body).map_err(|(_, expected)| fault(expected))?;
            return Ok(fresh(Grid::new(classic(), clues)));
        }
        let heads: Vec<&str> = KINDS.iter().map(|&(head, ..)| head).collect();
        return Err(fault(format!("81 cells, or a string that starts with {}", heads.join(", "))));
    };
    if head == "L9B" {
        return Err(fault("a string without killer cages, which are not read from SudokuWiki"));
    }
    let signs = &body[3..];
    if !signs.is_ascii() || signs.len() != n * n * width {
        let expected = format!("{} signs after {head}, found {}", n * n * width, signs.len());
        return Err(fault(expected));
    }
    let mut clues: Clues = Vec::new();
    let (mut found, mut regions) = (Vec::new(), Vec::new());
    for cell in 0..n * n {
        let at = |expected: String| ParseError::at(1, 4 + cell * width, expected);
        let packed = &signs[cell * width..][..width];
        let packed = usize::from_str_radix(packed, 36);
        let packed = packed.map_err(|_| at("digits and letters".to_owned()))?;
        regions.push(packed / REGION);
        let value = packed % REGION;
        let is_mask = (OPEN + 1..OPEN + (1 << n)).contains(&value);
        match value {
            value if is_mask => {
                clues.push(None);
                found.push(Some(Mask((value - OPEN) as u64)));
            }
            value if value > 0 && value <= n => {
                clues.push(clue(n, value).map_err(at)?);
                found.push(None);
            }
            _ => return Err(at(format!("a clue from 1 to {n} or candidates, found {value}"))),
        }
    }
    let has_regions = head.starts_with('J');
    if !has_regions && regions.iter().any(|&region| region > 0) {
        return Err(fault(format!("no regions in a string that starts with {head}")));
    }
    let shape = match head.as_bytes()[0] {
        b'J' => Shape::with_regions(n, regions_of(n, &regions).map_err(fault)?),
        b'X' => Shape { extras: vec![Extra::Diagonal], ..classic() },
        b'W' => Shape { extras: vec![Extra::Windows], ..classic() },
        _ => Shape::plain(n).expect("both sides have boxes"),
    };
    let grid = assembled(shape, Vec::new(), clues).map_err(fault)?;
    Ok(played(grid, Vec::new(), &found))
}

fn write(puzzle: &dyn Puzzle, play: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    let shape = grid.shape();
    CARRIES.check(shape)?;
    let n = shape.n;
    let refuse = |what: &str| Err(Refusal(format!("{} {what}", FORMAT.title)));
    if !play.entries.is_empty() {
        return refuse("tells no clue from a value put in by a player");
    }
    let (head, width) = match (&shape.regions, &shape.extras[..], n) {
        (Regions::Jigsaw(_), [], 9) => ("J9B", 3),
        (Regions::Boxes { .. }, [], 9) => ("S9B", 2),
        (Regions::Boxes { .. }, [], 6) => ("S6B", 2),
        (Regions::Boxes { .. }, [Extra::Diagonal], 9) => ("X9B", 2),
        (Regions::Boxes { .. }, [Extra::Windows], 9) => ("W9B", 2),
        _ => return refuse("has one variant at a time, and all but the plain one on 9x9 only"),
    };
    let labels = labels(shape);
    let mut text = head.to_owned();
    for site in grid.board().all_sites() {
        let crossed = play.crossed.iter().find(|&&(other, _)| other == site);
        let gone = crossed.map_or(Mask::EMPTY, |&(_, gone)| gone);
        let open = || grid.board().all_values().without(gone).0 as usize + OPEN;
        let value = grid.board().givens[site.index()].map_or_else(open, number);
        let region = if width == 3 { REGION * labels[site.index()] } else { 0 };
        text += &base36(value + region, width);
    }
    Ok(text)
}

fn base36(mut value: usize, width: usize) -> String {
    let mut signs = Vec::new();
    for _ in 0..width {
        signs.extend(char::from_digit((value % 36) as u32, 36));
        value /= 36;
    }
    signs.into_iter().rev().collect()
}
