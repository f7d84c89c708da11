//! Progress files of SudoCue: nine lines of nine cells between blanks. A digit alone is a clue, one after
//! `u` was put in by a player, several together are the candidates of an open cell.

use gridwright_core::{
    Budget, Format, Mask, ParseError, Play, Puzzle, Record, Refusal, Site, Value,
};

use super::super::puzzle::Grid;
use super::board::{classic, grid, inferred, played, position};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "sdx",
    title: "sdx",
    carries: "9x9, with values put in and candidates",
    extensions: &["sdx"],
    is_line: false,
    header: None,
    tag: None,
    links: &[],
    wrap: None,
    has_play: true,
    is_it,
    read,
    write,
};

/// Rows without bars, some of them with values of a player or cells of several candidates.
fn is_it(text: &str) -> bool {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    let is_cell = |cell: &str| {
        let digits = cell.strip_prefix('u').unwrap_or(cell);
        !digits.is_empty() && digits.bytes().all(|sign| (b'1'..=b'9').contains(&sign))
    };
    let is_row = |line: &str| line.split(' ').count() == 9 && line.split(' ').all(is_cell);
    let has_pair = || text.as_bytes().windows(2).any(|two| two.iter().all(u8::is_ascii_digit));
    (text.contains('u') || has_pair()) && lines().count() == 9 && lines().all(is_row)
}

fn read(text: &str) -> Result<Record, ParseError> {
    let (mut clues, mut entries, mut found) = (Vec::new(), Vec::new(), Vec::new());
    let rows = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let mut n_rows = 0;
    for (number, line) in rows {
        let cells: Vec<&str> = line.split_whitespace().collect();
        if n_rows == 9 {
            return Err(ParseError::at(number, 1, "9 rows of 9 cells, found one more"));
        }
        if cells.len() != 9 {
            let expected = format!("9 cells in this row, found {}", cells.len());
            return Err(ParseError::at(number, 1, expected));
        }
        n_rows += 1;
        for cell in cells {
            let column = line.find(cell).map_or(1, |at| at + 1);
            let digits = cell.strip_prefix('u').unwrap_or(cell);
            let mut mask = Mask::EMPTY;
            for sign in digits.chars() {
                let digit = sign.to_digit(10).filter(|&digit| digit > 0);
                let digit = digit.ok_or_else(|| {
                    ParseError::at(number, column, format!("digits from 1 to 9, found {sign:?}"))
                })?;
                mask = mask.or(Mask::of(Value(digit as u8 - 1)));
            }
            let (site, only) = (Site(clues.len() as u16), mask.only());
            let is_entry = digits.len() < cell.len();
            entries.extend(only.filter(|_| is_entry).map(|value| (site, value)));
            clues.push(only.filter(|_| !is_entry));
            found.push(Some(mask).filter(|_| only.is_none() && !mask.is_empty()));
        }
    }
    if n_rows < 9 {
        let end = text.lines().count() + 1;
        return Err(ParseError::at(end, 1, format!("9 rows of 9 cells, found {n_rows}")));
    }
    let grid = Grid::new(classic(), clues);
    // Where a player's values are marked, the clues are known; elsewhere they are inferred.
    Ok(match entries.is_empty() {
        true => inferred(grid, &found),
        false => played(grid, entries, &found),
    })
}

fn write(puzzle: &dyn Puzzle, play: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    let position = position(grid, play);
    let cell = |site: Site| {
        let digit = |value: Value| char::from(b'1' + value.0);
        if let Some(value) = grid.board().givens[site.index()] {
            return digit(value).to_string();
        }
        if let Some((_, value)) = play.entries.iter().find(|(other, _)| *other == site) {
            return format!("u{}", digit(*value));
        }
        let mask = position.at(site);
        // A single candidate would read as a clue; all candidates restrict nothing.
        let shown = if mask.len() < 2 { grid.board().all_values() } else { mask };
        shown.iter().map(digit).collect()
    };
    let cells: Vec<String> = grid.board().all_sites().map(cell).collect();
    Ok(cells.chunks(9).map(|row| row.join(" ")).collect::<Vec<_>>().join("\n"))
}
