//! Recognises what a text is and reads it: ids, JSON, saved games, formats of other programs and boards.

use std::sync::Arc;

use gridwright_core::{Budget, Family, ParseError, Place, Puzzle, Record, first_line, nearest};

use crate::board_id::open_board_id;
use crate::document::open_json;
use crate::exchange::{read_as, recognised};
use crate::families::{FAMILIES, family};
use crate::game_header::GAME_HEADER;
use crate::link::link_site;
use crate::open_error::{OpenError, family_names};
use crate::plain_text::plain_text;
use crate::recipe::Recipe;

/// Reads a puzzle from any form, together with the player's entries if the text has any.
///
/// # Errors
/// Saying where something else was expected, and what.
pub(crate) fn open_one(
    text: &str,
    named: Option<&'static dyn Family>,
    budget: &mut Budget,
) -> Result<Record, OpenError> {
    let mut text = plain_text(text);
    if !text.contains("://") && link_site(&text).is_some() {
        // Browsers leave the scheme out where they show an address.
        text = format!("https://{}", text.trim()).into();
    }
    let Some(known) = recognised(&text) else {
        return open_own(&text, named, budget).map(Record::new);
    };
    let record = read_as(known, &text)?;
    match named {
        Some(named) if named.info().id != record.puzzle.info().id => {
            let found = record.puzzle.info().id;
            Err(OpenError::OtherFamily { asked: named.info().id, found })
        }
        _ => Ok(record),
    }
}

/// Reads a puzzle in one of our own forms.
fn open_own(
    text: &str,
    named: Option<&'static dyn Family>,
    budget: &mut Budget,
) -> Result<Arc<dyn Puzzle>, OpenError> {
    let body = text.trim();
    if body.is_empty() {
        return Err(OpenError::Parse(ParseError::at(1, 1, "a puzzle, but the text is empty")));
    }
    let puzzle = if body.starts_with(GAME_HEADER) {
        // Only the puzzle of a saved game is read; the player's entries belong to a session.
        let id = body.lines().nth(1).unwrap_or_default().trim();
        let id = Id::recognise(id).ok_or_else(|| ParseError::at(2, 1, "a puzzle id"))?;
        id.open(budget)?
    } else if body.starts_with('{') {
        open_json(body)?
    } else if body.starts_with('[') {
        // A list of rows is a board; any other list has many puzzles.
        let board = named.map_or_else(|| recognise(text), |named| Ok(named.parse(text)?));
        return board.map_err(|_| found_many("a list in brackets"));
    } else if let Some(id) = Id::recognise(body) {
        id.open(budget)?
    } else if let Some(named) = named {
        return Ok(named.parse(text)?);
    } else if let Some(name) = unknown_head(body) {
        return Err(OpenError::Family(name.to_owned()));
    } else {
        return recognise(text).map_err(|error| match board_head(body).or(misspelt_head(body)) {
            Some(name) if matches!(error, OpenError::ReadAs { .. } | OpenError::Parse(_)) => {
                OpenError::Family(name.to_owned())
            }
            _ => error,
        });
    };
    match named {
        Some(named) if named.info().id != puzzle.info().id => {
            Err(OpenError::OtherFamily { asked: named.info().id, found: puzzle.info().id })
        }
        _ => Ok(puzzle),
    }
}

/// A one-line id, split but not yet opened.
enum Id<'t> {
    Recipe(&'t str),
    Board { head: &'t str, line: &'t str },
}

impl<'t> Id<'t> {
    /// Ids start with the name of a family, and only they have `@` or `:` after it.
    fn recognise(body: &'t str) -> Option<Id<'t>> {
        if body.contains(char::is_whitespace) {
            return None;
        }
        let name_end = body.find(['/', '@', ':'])?;
        family(&body[..name_end])?;
        let mark = body.find(['@', ':'])?;
        let (head, rest) = body.split_at(mark);
        Some(if rest.starts_with('@') {
            Id::Recipe(body)
        } else {
            Id::Board { head, line: &rest[1..] }
        })
    }

    fn open(self, budget: &mut Budget) -> Result<Arc<dyn Puzzle>, OpenError> {
        match self {
            Id::Recipe(text) => {
                let made = text.parse::<Recipe>()?.make(budget);
                Ok(made.map_err(OpenError::Shortfall)?.puzzle)
            }
            Id::Board { head, line } => open_board_id(head, line),
        }
    }
}

/// Whether a line is an id of either kind, as far as its form goes.
pub(crate) fn is_id(line: &str) -> bool {
    Id::recognise(line).is_some()
}

/// The name in front of a text that would be an id if a family had that name.
fn unknown_head(body: &str) -> Option<&str> {
    let end = body.find(['/', '@', ':'])?;
    let (name, rest) = body.split_at(end);
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let is_recipe = rest.contains('@') && rest.contains('#');
    let is_near = rest.contains(':') && nearest(name, family_names()).is_some();
    (is_name && (is_recipe || is_near) && !body.contains(char::is_whitespace)).then_some(name)
}

/// The word before the colon of a text that would be a board id if a family had that name; only for
/// texts that no family can read.
fn board_head(body: &str) -> Option<&str> {
    let (head, board) = body.split_once(':')?;
    let name = head.split('/').next().unwrap_or(head);
    let is_name = name.len() > 2 && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let is_board = !board.is_empty() && !body.contains(char::is_whitespace);
    (is_name && is_board).then_some(name)
}

/// The first word above a board that is nearly the name of a family; only for texts that no family
/// can read.
fn misspelt_head(body: &str) -> Option<&str> {
    let word = first_line(body)?.split_whitespace().next()?;
    let is_name = word.len() > 3 && word.bytes().all(|b| b.is_ascii_alphabetic() || b == b'-');
    let is_near = || family(word).is_none() && nearest(word, family_names()).is_some();
    (is_name && body.lines().nth(1).is_some() && is_near()).then_some(word)
}

/// Reads a text by the only family that can; otherwise the error is that of the likeliest family.
fn recognise(text: &str) -> Result<Arc<dyn Puzzle>, OpenError> {
    // A text with the mark of a family belongs to no other.
    if let Some(family) = FAMILIES.iter().find(|family| family.is_marked(text)) {
        let read_as = |error| OpenError::ReadAs { family: family.info().id, error };
        return family.parse(text).map_err(read_as);
    }
    if let Some(site) = link_site(text) {
        return Err(OpenError::Link(site.to_owned()));
    }
    // If only one family claims the text, and can read it, the others are not tried.
    let mut claiming = FAMILIES.iter().filter(|family| family.claims(text));
    if let (Some(family), None) = (claiming.next(), claiming.next())
        && let Ok(puzzle) = family.parse(text)
    {
        return Ok(puzzle);
    }
    let (mut puzzles, mut claimed) = (Vec::new(), Vec::new());
    let mut furthest: Option<(Place, OpenError)> = None;
    for family in FAMILIES {
        match family.parse(text) {
            Ok(puzzle) => {
                if family.claims(text) {
                    claimed.push(puzzles.len());
                }
                puzzles.push(puzzle);
            }
            Err(error) if family.could_be(text) => {
                let place = error.place.clone();
                // An error at the same place counts only if its family is the likelier one.
                let is_further =
                    |far: &Place| *far < place || (*far == place && family.claims(text));
                if furthest.as_ref().is_none_or(|(far, _)| is_further(far)) {
                    let family = family.info().id;
                    furthest = Some((place, OpenError::ReadAs { family, error }));
                }
            }
            Err(_) => (),
        }
    }
    match puzzles.len() {
        0 => Err(furthest.map_or_else(|| unknown(text), |(_, error)| error)),
        1 => Ok(puzzles.pop().expect("one")),
        // If several can read it, the only one that claims it is chosen.
        _ if claimed.len() == 1 => Ok(puzzles.swap_remove(claimed[0])),
        _ => Err(OpenError::Ambiguous(puzzles.iter().map(|p| p.info().id).collect())),
    }
}

/// The error for a text that is unlike the boards of all families.
fn unknown(text: &str) -> OpenError {
    const SHOWN: usize = 30;
    let line = first_line(text).unwrap_or_default();
    let mut start: String = line.chars().take(SHOWN).collect();
    if line.chars().count() > SHOWN {
        start.push_str("...");
    }
    let expected = "a board, an id, JSON, or a file or link of another program";
    let at = text.lines().position(|other| other.trim() == line).unwrap_or(0);
    OpenError::Parse(ParseError::at(at + 1, 1, format!("{expected}, found {start:?}")))
}

/// The error for a list of puzzles where one puzzle is wanted.
pub(crate) fn found_many(what: &str) -> OpenError {
    OpenError::Parse(ParseError::several(what))
}
