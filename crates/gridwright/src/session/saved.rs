//! Saved games as text: a header, the id of the puzzle, and a line for each move.

use std::sync::Arc;

use gridwright_core::{Budget, Mask, ParseError, Puzzle, Value};

use super::action::{Change, Colour};
use super::entries::{Entries, expect_free};
use super::error::SessionError;
use super::help::Help;
use super::history::{History, Move};
use crate::board_id::board_id;
use crate::game_header::GAME_HEADER;
use crate::open::open;

/// The game as text that [`read`] reads, with the moves that can be redone.
pub(super) fn write(puzzle: &dyn Puzzle, history: &History, help: &Help) -> String {
    let board = puzzle.board();
    let mut text = format!("{GAME_HEADER}\n{}\n", board_id(puzzle));
    let symbols = |mask: Mask| mask.iter().map(|v| board.symbol(v)).collect::<String>();
    for changes in &history.moves {
        text.push_str("move");
        for change in changes {
            let name = board.site_name(change.site());
            match *change {
                Change::Value { new, .. } => {
                    let new = new.map_or(String::new(), |v| board.symbol(v).to_string());
                    text.push_str(&format!(" {name}={new}"));
                }
                Change::Notes { new, .. } => text.push_str(&format!(" {name}?{}", symbols(new))),
                Change::Centre { new, .. } => text.push_str(&format!(" {name}~{}", symbols(new))),
                Change::Colour { new, .. } => {
                    let number = new.map_or(String::new(), |colour| colour.number().to_string());
                    text.push_str(&format!(" {name}#{number}"));
                }
            }
        }
        text.push('\n');
    }
    text.push_str(&format!("at {}\n", history.at));
    for checkpoint in &history.checkpoints {
        text.push_str(&format!("checkpoint {checkpoint}\n"));
    }
    for moves in help.shown() {
        text.push_str(&format!("shown {moves}\n"));
    }
    text
}

/// Reads a saved game.
pub(super) fn read(text: &str) -> Result<(Arc<dyn Puzzle>, History, Help), SessionError> {
    let mut lines = text.lines();
    if lines.next() != Some(GAME_HEADER) {
        return Err(ParseError::at(1, 1, format!("{GAME_HEADER:?}")).into());
    }
    let id = lines.next().ok_or_else(|| ParseError::at(2, 1, "a puzzle id"))?;
    let puzzle = open(id, None, &mut Budget::nodes(0))?;
    let mut history = History::new(Entries::of(&*puzzle));
    let mut help = Help::default();
    let mut at = 0;
    for (i, line) in lines.enumerate() {
        let expected = |what: &str| ParseError::at(i + 3, 1, what);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let n_moves = || {
            let n = rest.parse::<usize>().ok().filter(|&n| n <= history.moves.len());
            n.ok_or_else(|| expected("a number of moves"))
        };
        match word {
            "move" => {
                let changes = rest.split(' ').filter(|part| !part.is_empty());
                let changes = changes.map(|part| read_change(&*puzzle, &history.entries, part));
                let changes: Option<Move> = changes.collect();
                let changes = changes
                    .ok_or_else(|| expected("moves such as r1c1=5 or notes such as r1c1?12"))?;
                history.push(changes);
            }
            "at" => at = n_moves()?,
            "checkpoint" => {
                let checkpoint = n_moves()?;
                history.checkpoints.push(checkpoint);
            }
            "shown" if help.read(puzzle.board(), rest) => (),
            "shown" => return Err(expected("moves such as r1c1=5 or r1c2<>34").into()),
            _ => return Err(expected("move, at, checkpoint or shown").into()),
        }
    }
    history.go_to(at);
    Ok((puzzle, history, help))
}

/// Reads `r1c1=5`, `r1c1=`, `r1c1?12`, `r1c1~12` or `r1c1#3` as a change of these entries.
pub(super) fn read_change(puzzle: &dyn Puzzle, entries: &Entries, text: &str) -> Option<Change> {
    let board = puzzle.board();
    let split = text.find(['=', '?', '~', '#'])?;
    let site = board.site_named(&text[..split])?;
    if text.as_bytes()[split] == b'#' {
        let new = match &text[split + 1..] {
            "" => None,
            number => Some(Colour::new(number.parse().ok()?)?),
        };
        return Some(Change::Colour { site, old: entries.colour(site), new });
    }
    expect_free(puzzle, site).ok()?;
    let values: Option<Vec<Value>> =
        text[split + 1..].chars().map(|symbol| board.value_of(symbol)).collect();
    let values = values?;
    if text.as_bytes()[split] == b'?' {
        let (old, new) = (entries.notes(site), values.into_iter().collect());
        return Some(Change::Notes { site, old, new });
    }
    if text.as_bytes()[split] == b'~' {
        let (old, new) = (entries.centre(site), values.into_iter().collect());
        return Some(Change::Centre { site, old, new });
    }
    let old = entries.value(site);
    match values[..] {
        [] => Some(Change::Value { site, old, new: None }),
        [value] => Some(Change::Value { site, old, new: Some(value) }),
        _ => None,
    }
}
