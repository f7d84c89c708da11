//! 729 characters: nine for every cell, each a possible digit or a blank.

use gridwright_core::{
    Budget, Format, Mask, ParseError, Play, Puzzle, Record, Refusal, Site, Value,
};

use super::super::puzzle::Grid;
use super::board::{classic, fault, grid, inferred, position, read_as_marks};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "729",
    title: "the 729-character form",
    carries: "9x9, with candidates or printed marks, one a line; a solved cell is a clue",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &[],
    wrap: None,
    has_play: true,
    is_it,
    read,
    write,
};

const BLANKS: &str = ".0*_";

fn signs(text: &str) -> Vec<char> {
    text.chars().filter(|sign| !sign.is_whitespace()).collect()
}

/// Nine characters for each cell, with each digit in its own place, unlike on a board of 27 x 27.
fn is_it(text: &str) -> bool {
    let is_placed = |(i, &sign): (usize, &char)| is_blank(sign) || digit(i) == sign;
    text.len() >= 729 && text.len() < 4000 && {
        let signs = signs(text);
        let n_digits = signs.iter().filter(|&&sign| !is_blank(sign)).count();
        signs.len() == 729 && n_digits > 81 && signs.iter().enumerate().all(is_placed)
    }
}

fn is_blank(sign: char) -> bool {
    BLANKS.contains(sign)
}

fn digit(at: usize) -> char {
    char::from(b'1' + (at % 9) as u8)
}

fn read(text: &str) -> Result<Record, ParseError> {
    let signs = signs(text);
    if signs.len() != 729 {
        return Err(fault(format!("729 signs, found {}", signs.len())));
    }
    let mut found = vec![Some(Mask::EMPTY); 81];
    for (i, &sign) in signs.iter().enumerate() {
        if sign == digit(i) {
            let one = Mask::of(Value((i % 9) as u8));
            found[i / 9] = found[i / 9].map(|mask| mask.or(one));
        } else if !is_blank(sign) {
            let expected = format!("{} or a blank, found {sign:?}", digit(i));
            return Err(ParseError::at(1, i + 1, expected));
        }
    }
    if let Some(cell) = found.iter().position(|&mask| mask == Some(Mask::EMPTY)) {
        let expected = "at least one digit for every cell";
        return Err(ParseError::at(1, 9 * cell + 1, expected));
    }
    let clues = found.iter().map(|mask| mask.and_then(Mask::only)).collect();
    Ok(inferred(Grid::new(classic(), clues), &found))
}

/// An open cell has all nine digits, unless it has marks or crossed-out candidates, so that it
/// never reads as a clue.
fn write(puzzle: &dyn Puzzle, play: &Play, budget: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    let shape = grid.shape();
    Carries { has_marks: true, ..Carries::classic(FORMAT.title) }.check(shape)?;
    if !shape.marks.is_empty() && !read_as_marks(grid, play, budget) {
        let what = "would not tell printed marks from clues and what a player crossed out";
        return Err(Refusal(format!("{} {what}", FORMAT.title)));
    }
    if !play.entries.is_empty() {
        let what = "tells no clue from a value put in by a player";
        return Err(Refusal(format!("{} {what}", FORMAT.title)));
    }
    let position = position(grid, play);
    let block = |site: Site| {
        let is_crossed = play.crossed.iter().any(|&(other, _)| other == site);
        let is_clue = !position.is_open(site);
        let printed = shape.marks.iter().find(|&&(other, _)| other == site);
        let mask = match printed {
            Some(&(_, marks)) if !is_clue => marks,
            // Clues that break a rule leave one another no candidate, and are clues all the same.
            _ if is_clue => grid.board().givens[site.index()].map_or(Mask::EMPTY, Mask::of),
            _ if is_crossed && position.at(site).len() > 1 => position.at(site),
            _ => grid.board().all_values(),
        };
        let sign = move |i: u8| if mask.has(Value(i)) { char::from(b'1' + i) } else { '.' };
        (0..9).map(sign).collect::<String>()
    };
    Ok(grid.board().all_sites().map(block).collect())
}
