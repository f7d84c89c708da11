//! Reads one puzzle from any text, and says so where there are several.

use std::sync::Arc;

use gridwright_core::{Budget, Family, ParseErrorKind, Puzzle, Record};

use crate::exchange::formats;
use crate::items::{Item, Splitter};
use crate::open_error::OpenError;
use crate::recognise::{found_many, is_id, open_one};

/// Largest text, in bytes, that is split to count its puzzles; longer ones take too long.
const MOST_BYTES_SPLIT: usize = 64 << 10;

/// Reads a puzzle from any form: an id of either kind, a board as text in one line or many, JSON,
/// or a file or link of another program. Family and format are recognised from the content unless
/// the family is named. The player's entries are ignored; [`open_record`] keeps them.
///
/// # Errors
/// Saying where something else was expected, and what.
///
/// ```
/// use gridwright::{Budget, family, open};
/// let mut budget = Budget::unlimited();
/// let board = "cirth\n12.\n...\n.3.\n";
/// assert_eq!(open(board, None, &mut budget)?.board().n_givens(), 3);
/// assert_eq!(open("12....3..", family("cirth"), &mut budget)?.board().n_givens(), 3);
/// assert!(open("hello", None, &mut budget).is_err());
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn open(
    text: &str,
    named: Option<&'static dyn Family>,
    budget: &mut Budget,
) -> Result<Arc<dyn Puzzle>, OpenError> {
    Ok(open_record(text, named, budget)?.puzzle)
}

/// Reads a puzzle as [`crate::open`] does, together with the player's entries if the text has any.
///
/// # Errors
/// Saying where something else was expected, and what.
///
/// ```
/// use gridwright::Budget;
/// use gridwright::formats::open_record;
/// let line = format!(":0000:x:+1{}4::::", ".".repeat(79));
/// let record = open_record(&line, None, &mut Budget::unlimited())?;
/// assert_eq!(record.puzzle.board().n_givens(), 1);
/// assert_eq!(record.play.to_string(), "1 value put in by a player");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn open_record(
    text: &str,
    named: Option<&'static dyn Family>,
    budget: &mut Budget,
) -> Result<Record, OpenError> {
    open_one(text, named, budget).map_err(|error| match n_puzzles(text, named) {
        Some(n) if !is_about_several(&error) => found_many(&format!("{n} puzzles")),
        _ => error,
    })
}

fn is_about_several(error: &OpenError) -> bool {
    match error {
        OpenError::Parse(error) | OpenError::ReadAs { error, .. } => {
            error.kind == ParseErrorKind::SeveralPuzzles
        }
        _ => false,
    }
}

/// The number of puzzles of a text that consists of several and nothing else.
fn n_puzzles(text: &str, named: Option<&'static dyn Family>) -> Option<usize> {
    if text.len() > MOST_BYTES_SPLIT {
        return None;
    }
    let mut splitter = Splitter::new(named);
    // Names of columns are above their puzzles.
    let is_header = |line: &str| formats().any(|known| known.format.header == Some(line.trim()));
    let lines = (1..).zip(text.lines()).filter(|&(n, line)| n > 1 || !is_header(line));
    let mut items: Vec<Item> = lines.flat_map(|(n, line)| splitter.add(n, line)).collect();
    items.extend(splitter.end());
    // Recipes are not made here.
    let opens = |text: &str| open_one(text, named, &mut Budget::nodes(0)).is_ok();
    let is_puzzle = |item: &Item| is_id(item.text.trim()) || opens(&item.text);
    (items.len() > 1 && items.iter().all(is_puzzle)).then_some(items.len())
}
