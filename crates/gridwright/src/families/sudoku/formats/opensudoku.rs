//! XML of OpenSudoku: folders of games, each 81 digits.

use gridwright_core::{Budget, Format, ParseError, Play, Puzzle, Record, Refusal, Wrap};

use super::super::puzzle::Grid;
use super::board::{classic, clues_81, fault, fresh, grid, line_81};
use super::carries::Carries;

pub(super) const FORMAT: Format = Format {
    name: "opensudoku",
    title: "OpenSudoku",
    carries: "9x9",
    extensions: &["opensudoku"],
    is_line: false,
    header: None,
    tag: Some("game"),
    links: &[],
    wrap: Some(Wrap { before: BEFORE, after: AFTER, part }),
    has_play: false,
    is_it,
    read,
    write,
};

const BEFORE: &str =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>Gridwright</name>\n";
const AFTER: &str = "</opensudoku>\n";

/// The part of a file with one game that is the game itself.
fn part(file: &str) -> &str {
    let file = file.strip_prefix(BEFORE).unwrap_or(file);
    file.strip_suffix(AFTER.trim_end()).unwrap_or(file)
}

fn is_it(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('<') && (text.contains("<opensudoku") || text.starts_with("<game "))
}

fn read(text: &str) -> Result<Record, ParseError> {
    let games: Vec<&str> = text.split("<game").skip(1).filter(|rest| is_tag_end(rest)).collect();
    let game = match games[..] {
        [] => return Err(fault("a game element with data")),
        [game] => game,
        _ => return Err(ParseError::several(format!("{} games", games.len()))),
    };
    let tag = game.split('>').next().unwrap_or(game);
    let data = attribute(tag, "data").ok_or_else(|| fault("a game element with data"))?;
    let offset = data.as_ptr() as usize - text.as_ptr() as usize;
    let before = &text[..offset];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |rest| rest.chars().count()) + 1;
    let clues =
        clues_81(data).map_err(|(at, expected)| ParseError::at(line, column + at, expected))?;
    Ok(fresh(Grid::new(classic(), clues)))
}

fn is_tag_end(rest: &str) -> bool {
    rest.starts_with(|c: char| c.is_whitespace() || c == '/' || c == '>')
}

/// The value of an attribute of a tag.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let mut rest = tag;
    loop {
        let at = rest.find(name)?;
        let is_name = rest[..at].ends_with(|c: char| c.is_whitespace());
        rest = rest[at + name.len()..].trim_start();
        let value = rest.strip_prefix('=').map(str::trim_start);
        if let Some(value) = value.filter(|_| is_name) {
            let quote = value.chars().next().filter(|quote| "'\"".contains(*quote))?;
            return value[1..].split_once(quote).map(|(value, _)| value);
        }
    }
}

fn write(puzzle: &dyn Puzzle, _: &Play, _: &mut Budget) -> Result<String, Refusal> {
    let grid = grid(puzzle)?;
    Carries::classic(FORMAT.title).check(grid.shape())?;
    let line = line_81(grid, '0');
    Ok(format!("{BEFORE}  <game data=\"{line}\"/>\n{}", AFTER.trim_end()))
}
