//! Boards of 16 x 16 with hexadecimal digits: 0 to F, and a dot for an empty cell.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal, Value};

use super::super::puzzle::Grid;
use super::super::shape::Shape;
use super::board::{fault, fresh, grid};
use super::carries::{Boxes, Cages, Carries, Diagonals};

pub(super) const FORMAT: Format = Format {
    name: "hex",
    title: "a line of hexadecimal digits",
    carries: "16x16 with symbols 0 to F, one a line",
    extensions: &[],
    is_line: true,
    header: None,
    tag: None,
    links: &[],
    wrap: None,
    has_play: false,
    is_it,
    read,
    write,
};

const CARRIES: Carries = Carries {
    title: FORMAT.title,
    sides: &[16],
    boxes: Boxes::Usual,
    has_jigsaw: false,
    has_latin: false,
    cages: Cages::None,
    has_overlaps: false,
    diagonals: Diagonals::None,
    has_marks: false,
    extras: &[],
};

/// A text with both 0 and a dot, of which 0 must be a symbol. The cells are one line, or a row in
/// each of 16.
fn is_it(text: &str) -> bool {
    let text = text.trim();
    let n_cells = text.lines().map(|row| row.trim().len());
    let is_line = text.len() == 256;
    (is_line || (n_cells.clone().count() == 16 && n_cells.clone().all(|n| n == 16)))
        && text.contains('0')
        && text
            .lines()
            .flat_map(|row| row.trim().bytes())
            .all(|sign| sign == b'.' || sign.is_ascii_hexdigit())
        && text.contains('.')
}

fn read(text: &str) -> Result<Record, ParseError> {
    let mut clues = Vec::with_capacity(256);
    for (row, line) in text.trim().lines().enumerate() {
        for (i, sign) in line.trim().chars().enumerate() {
            let digit = sign.to_digit(16).map(|digit| Value(digit as u8));
            if digit.is_none() && sign != '.' {
                let expected = format!("a digit from 0 to F or a dot, found {sign:?}");
                return Err(ParseError::at(row + 1, i + 1, expected));
            }
            clues.push(digit);
        }
    }
    if clues.len() != 256 {
        return Err(fault(format!("256 cells, found {}", clues.len())));
    }
    Ok(fresh(Grid::new(Shape::plain(16).expect("sixteen has boxes"), clues)))
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    CARRIES.check(grid.shape())?;
    let digit = |value: Value| char::from_digit(u32::from(value.0), 16);
    let signs: String = grid
        .board()
        .givens
        .iter()
        .map(|clue| clue.and_then(digit).map_or('.', |sign| sign.to_ascii_uppercase()))
        .collect();
    match is_it(&signs) {
        true => Ok(signs),
        // Without both, the line would be read with other symbols.
        false => Err(Refusal(format!("{} needs a clue 0 and an empty cell", FORMAT.title))),
    }
}

#[cfg(test)]
mod tests {
    use gridwright_core::Budget;

    use crate::open;

    /// A file with a row in each line is read like the line: 0 is a digit there too.
    #[test]
    fn rows_are_read_as_the_line_is() {
        let made = "sudoku/size=16,depth=logic@1#1".parse::<crate::Recipe>().unwrap();
        let puzzle = made.make(&mut Budget::unlimited()).unwrap().puzzle;
        let line = super::write(&*puzzle, &Default::default(), &mut Budget::nodes(0)).unwrap();
        let rows: Vec<&str> =
            line.as_bytes().chunks(16).map(|row| std::str::from_utf8(row).unwrap()).collect();
        for text in [line.clone(), rows.join("\n"), format!("{}\r\n", rows.join("\r\n"))] {
            let read = open(&text, None, &mut Budget::nodes(0)).unwrap();
            assert_eq!(read.line(), puzzle.line(), "{text}");
        }
    }
}
