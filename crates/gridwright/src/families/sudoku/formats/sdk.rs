//! `.sdk` files of SadMan Sudoku and SudoCue: remarks, rows, and sections with names in brackets.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal, Site};

use super::super::puzzle::Grid;
use super::board::{Clues, classic, clues_81, grid, line_81, played};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "sdk",
    title: "sdk",
    carries: "9x9, with values put in",
    extensions: &["sdk"],
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

const PUZZLE: &str = "[Puzzle]";
const STATE: &str = "[State]";

fn is_it(text: &str) -> bool {
    text.lines().any(|line| line.trim().eq_ignore_ascii_case(PUZZLE))
}

fn read(text: &str) -> Result<Record, ParseError> {
    let (mut puzzle, mut state): (Rows<'_>, Rows<'_>) = (Vec::new(), Vec::new());
    let mut section = PUZZLE;
    for (i, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.starts_with('[') {
            section = match line {
                line if line.eq_ignore_ascii_case(PUZZLE) => PUZZLE,
                line if line.eq_ignore_ascii_case(STATE) => STATE,
                // Marks and colours of a player, whose form is not documented.
                _ => "",
            };
        } else if !line.is_empty() && !line.starts_with('#') {
            match section {
                PUZZLE => puzzle.push((i + 1, line)),
                STATE => state.push((i + 1, line)),
                _ => (),
            }
        }
    }
    let (clues, _) = cells(&puzzle)?;
    let mut entries = Vec::new();
    if !state.is_empty() {
        let (values, places) = cells(&state)?;
        for (i, &value) in values.iter().enumerate() {
            match (clues[i], value) {
                (None, Some(value)) => entries.push((Site(i as u16), value)),
                (Some(clue), Some(value)) if clue != value => {
                    let (line, column) = places[i];
                    return Err(ParseError::at(line, column, "the clue that [Puzzle] has here"));
                }
                _ => (),
            }
        }
    }
    Ok(played(Grid::new(classic(), clues), entries, &[None; 81]))
}

/// Lines with their numbers.
type Rows<'t> = Vec<(usize, &'t str)>;

/// The cells of a section, with their lines and columns. Blanks and bars between them, lines drawn
/// between rows, and a grid in one line are read too.
fn cells(rows: &Rows<'_>) -> Result<(Clues, Vec<(usize, usize)>), ParseError> {
    let is_drawn = |row: &str| row.contains('+') && !row.contains(|c: char| c.is_alphanumeric());
    let end = rows.last().map_or(1, |&(line, _)| line + 1);
    let rows = rows.iter().filter(|(_, row)| !is_drawn(row)).map(|&(line, row)| {
        let signs = row.chars().enumerate().filter(|(_, c)| !c.is_whitespace() && *c != '|');
        signs.map(|(i, sign)| ((line, i + 1), sign)).collect()
    });
    let rows: Vec<Vec<((usize, usize), char)>> = rows.collect();
    let is_one_line = rows.len() == 1 && rows[0].len() == 81;
    for (i, row) in rows.iter().enumerate() {
        if let Some(((line, _), _)) = row.first().filter(|_| i == 9 || row.len() != 9)
            && !is_one_line
        {
            return Err(ParseError::at(*line, 1, "9 rows of 9 cells"));
        }
    }
    if rows.len() != 9 && !is_one_line {
        return Err(ParseError::at(end, 1, format!("9 rows of 9 cells, found {}", rows.len())));
    }
    let (places, signs): (Vec<(usize, usize)>, String) = rows.into_iter().flatten().unzip();
    let clues = clues_81(&signs).map_err(|(at, expected)| {
        let (line, column) = places.get(at).copied().unwrap_or((end, 1));
        ParseError::at(line, column, expected)
    })?;
    Ok((clues, places))
}

fn write(puzzle: &dyn Puzzle, play: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    if !play.crossed.is_empty() {
        let crossed = Play { entries: Vec::new(), crossed: play.crossed.clone() };
        return Err(Refusal(format!("sdk has no place for {crossed}")));
    }
    let mut text = section(PUZZLE, grid);
    if !play.entries.is_empty() {
        let mut values = grid.board().givens.clone();
        play.entries.iter().for_each(|&(site, value)| values[site.index()] = Some(value));
        text = text + "\n" + &section(STATE, &grid.with(values));
    }
    Ok(text)
}

fn section(name: &str, grid: &Grid) -> String {
    let line = line_81(grid, '.');
    let rows: Vec<&str> = (0..9).map(|row| &line[9 * row..9 * row + 9]).collect();
    format!("{name}\n{}", rows.join("\n"))
}
