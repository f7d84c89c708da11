//! Printed grids of candidates: 81 groups of digits between bars.

use gridwright_core::{
    Budget, Format, Mask, ParseError, Play, Puzzle, Record, Refusal, Site, Value,
};

use super::super::puzzle::Grid;
use super::board::{classic, fault, grid, inferred, position};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "candidates",
    title: "a candidate grid",
    carries: "9x9, with candidates; a solved cell is a clue",
    extensions: &[],
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

/// Groups of digits, each with its line.
fn groups(text: &str) -> Option<Vec<(usize, &str)>> {
    let mut groups = Vec::new();
    for (i, line) in text.lines().enumerate() {
        // A line without digits is a border, whatever it is drawn with.
        if !line.contains(|c: char| c.is_ascii_digit()) {
            let is_drawn = line.chars().all(|c| " \t\r.'*+-=|:,".contains(c) || !c.is_ascii());
            if !is_drawn {
                return None;
            }
            continue;
        }
        let words = line.split(|c: char| c.is_whitespace() || "|:│┃║".contains(c));
        for group in words.filter(|word| !word.is_empty()) {
            if !group.bytes().all(|sign| (b'1'..=b'9').contains(&sign)) {
                return None;
            }
            groups.push((i + 1, group));
        }
    }
    Some(groups)
}

fn is_it(text: &str) -> bool {
    // A grid without a cell of two candidates is a drawn board, which is our own form.
    let has_pair = || text.as_bytes().windows(2).any(|two| two.iter().all(u8::is_ascii_digit));
    let has_gaps = || text.trim().contains(['\n', ' ', '|']);
    has_gaps() && has_pair() && groups(text).is_some_and(|found| found.len() == 81)
}

fn read(text: &str) -> Result<Record, ParseError> {
    let groups = groups(text).ok_or_else(|| fault("groups of digits between bars and blanks"))?;
    if groups.len() != 81 {
        let line = groups.get(81).or(groups.last()).map_or(1, |&(line, _)| line);
        let expected = format!("81 groups of digits, found {}", groups.len());
        return Err(ParseError::at(line, 1, expected));
    }
    let mut found = Vec::with_capacity(81);
    for (line, group) in groups {
        let mut mask = Mask::EMPTY;
        for sign in group.bytes() {
            let one = Mask::of(Value(sign - b'1'));
            if !mask.and(one).is_empty() {
                let expected = format!("each digit once in a group, found {group}");
                return Err(ParseError::at(line, 1, expected));
            }
            mask = mask.or(one);
        }
        found.push(Some(mask));
    }
    let clues = found.iter().map(|mask| mask.and_then(Mask::only)).collect();
    Ok(inferred(Grid::new(classic(), clues), &found))
}

fn write(puzzle: &dyn Puzzle, play: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    if !play.entries.is_empty() {
        let what = "tells no clue from a value put in by a player";
        return Err(Refusal(format!("{} {what}", FORMAT.title)));
    }
    let position = position(grid, play);
    let group = |site: Site| {
        // Clues that break a rule leave one another no candidate, and are clues all the same.
        let clue = grid.board().givens[site.index()].map(Mask::of);
        let mask = clue.unwrap_or_else(|| position.at(site));
        // A single candidate in an open cell would read as a clue; all candidates restrict nothing.
        let is_clue_like = position.is_open(site) && mask.len() < 2;
        let shown = if is_clue_like { grid.board().all_values() } else { mask };
        shown.iter().map(|value| char::from(b'1' + value.0)).collect::<String>()
    };
    let groups: Vec<String> = grid.board().all_sites().map(group).collect();
    let width = |col: usize| (0..9).map(|row| groups[9 * row + col].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..9).map(width).collect();
    let bar = |side: char, middle: char| {
        let dashes: Vec<String> =
            widths.chunks(3).map(|three| "-".repeat(three.iter().sum::<usize>() + 4)).collect();
        format!("{side}{}{side}", dashes.join(&middle.to_string()))
    };
    let mut text = vec![bar('.', '.')];
    for row in 0..9 {
        if row == 3 || row == 6 {
            text.push(bar(':', '+'));
        }
        let cell = |col: usize| format!("{:<1$}", groups[9 * row + col], widths[col]);
        let three = |first: usize| [cell(first), cell(first + 1), cell(first + 2)].join(" ");
        text.push(format!("| {} | {} | {} |", three(0), three(3), three(6)));
    }
    text.push(bar('\'', '\''));
    Ok(text.join("\n"))
}
