//! Reads a player's position from paper: entries and notes, in any of several forms.

use gridwright_core::{Board, Budget, Mask, Name, ParseError, Puzzle, Site, Value};
use serde_json::{Map, Value as Json};

use super::entries::Entries;
use super::error::SessionError;
use super::saved::{self, read_change};
use crate::board_id::board_id;
use crate::families::family;
use crate::game_header::GAME_HEADER;
use crate::open::open;

/// Characters for an empty cell, unless they are symbols of the puzzle.
const BLANKS: &str = ".0_*";

/// Characters that frame a grid of candidates.
const FRAME: &str = "|+-:'`=";

/// Reads a player's position, as changes of `entries`.
pub(super) fn read(
    puzzle: &dyn Puzzle,
    entries: &Entries,
    text: &str,
) -> Result<Entries, SessionError> {
    let (text, board) = (text.trim(), puzzle.board());
    if text.starts_with(GAME_HEADER) {
        let (other, history, _) = saved::read(text)?;
        if board_id(&*other) != board_id(puzzle) {
            return Err(ParseError::at(2, 1, "a saved game of this puzzle").into());
        }
        return Ok(history.entries);
    }
    if text.starts_with('{') {
        return object(puzzle, entries, text);
    }
    let is_move = |word: &str| {
        word.find(['=', '?']).is_some_and(|end| board.site_named(&word[..end]).is_some())
    };
    if text.split_whitespace().next().is_some_and(is_move) {
        return moves(puzzle, entries, text);
    }
    if let Some((values, notes)) = listed(board, text) {
        return whole_board(board, &values, &notes);
    }
    if let Some(values) = plain(board, text) {
        return whole_board(board, &values, &[]);
    }
    if let Some(notes) = candidates(board, text) {
        return whole_board(board, &board.givens, &notes);
    }
    let named = family(puzzle.info().id);
    match open(text, named, &mut Budget::nodes(0)) {
        // Some families ignore entries; such a board would look like an empty one.
        Ok(other) if is_same_board(&*other, puzzle) && other.board().givens != board.givens => {
            whole_board(board, &other.board().givens, &[])
        }
        _ => {
            let expected = format!(
                "a position of this puzzle: moves such as {}={}, a saved game, a grid of \
                 candidates, or the board with entries filled in",
                board.site_name(Site(0)),
                board.symbol(Value(0))
            );
            Err(ParseError::at(1, 1, expected).into())
        }
    }
}

/// Moves one after another; a later one may take an earlier one back.
fn moves(puzzle: &dyn Puzzle, entries: &Entries, text: &str) -> Result<Entries, SessionError> {
    let mut entries = entries.clone();
    for (i, line) in text.lines().enumerate() {
        for word in line.split_whitespace() {
            let column = word.as_ptr() as usize - line.as_ptr() as usize;
            let column = line[..column].chars().count() + 1;
            let change = read_change(puzzle, &entries, word).ok_or_else(|| {
                let board = puzzle.board();
                let example = board.site_name(Site(0));
                let symbols: String = board.symbols.iter().take(2).collect();
                let expected = format!(
                    "an entry such as {example}={} or notes such as {example}?{symbols}, at a place \
                     that is not given",
                    board.symbol(Value(0))
                );
                ParseError::at(i + 1, column, expected)
            })?;
            entries.make(change);
        }
    }
    Ok(entries)
}

fn object(puzzle: &dyn Puzzle, entries: &Entries, text: &str) -> Result<Entries, SessionError> {
    let json: Json = serde_json::from_str(text).map_err(|error| {
        ParseError::at(error.line().max(1), error.column().max(1), "JSON of a position")
    })?;
    let object = json.as_object().ok_or_else(|| ParseError::at(1, 1, "a JSON object"))?;
    let mut entries = entries.clone();
    for (name, fields) in object {
        let sign = match name.as_str() {
            "entries" => '=',
            "notes" => '?',
            _ => return Err(ParseError::field(name, "entries and notes, no other").into()),
        };
        let fields: &Map<String, Json> =
            fields.as_object().ok_or_else(|| ParseError::field(name, "an object"))?;
        for (site, symbols) in fields {
            let change = symbols.as_str().and_then(|symbols| {
                read_change(puzzle, &entries, &format!("{site}{sign}{symbols}"))
            });
            entries.make(change.ok_or_else(|| {
                let expected = "the symbols at a place of the board that is not given";
                ParseError::field(format!("{name}.{site}"), expected)
            })?);
        }
    }
    Ok(entries)
}

/// The whole board as it is on paper. Sites beyond the end of `notes` have none.
fn whole_board(
    board: &Board,
    values: &[Option<Value>],
    notes: &[Mask],
) -> Result<Entries, SessionError> {
    let mut entries = Entries::with(values.to_vec());
    entries.notes[..notes.len()].copy_from_slice(notes);
    for (site, given) in board.all_sites().zip(&board.givens) {
        let Some(given) = *given else { continue };
        if values[site.index()].is_some_and(|value| value != given) {
            let (name, symbol) = (board.site_name(site), board.symbol(given));
            return Err(ParseError::field(name, format!("the given {symbol}")).into());
        }
        entries.values[site.index()] = Some(given);
    }
    Ok(entries)
}

/// For each site `=` and its value, or its candidates, separated by commas: the form in which
/// positions are written.
fn listed(board: &Board, text: &str) -> Option<(Vec<Option<Value>>, Vec<Mask>)> {
    let cell = |word: &str| {
        let word = word.trim();
        let (is_placed, symbols) =
            word.strip_prefix('=').map_or((false, word), |rest| (true, rest));
        let mask: Mask =
            symbols.chars().map(|symbol| board.value_of(symbol)).collect::<Option<_>>()?;
        if is_placed { Some((Some(mask.only()?), Mask::EMPTY)) } else { Some((None, mask)) }
    };
    let words = text.split(',');
    let is_list = text.contains(',') && words.clone().count() == board.n_sites();
    let cells: Option<Vec<_>> = if is_list { words.map(cell).collect() } else { None };
    let (values, mut notes): (Vec<_>, Vec<Mask>) = cells?.into_iter().unzip();
    for (notes, given) in notes.iter_mut().zip(&board.givens) {
        if given.is_some() {
            *notes = Mask::EMPTY;
        }
    }
    Some((values, notes))
}

/// One symbol for each cell, ignoring spaces and line breaks.
fn plain(board: &Board, text: &str) -> Option<Vec<Option<Value>>> {
    let symbols = text.chars().filter(|c| !c.is_whitespace());
    let values: Option<Vec<Option<Value>>> = symbols
        .map(|symbol| match board.value_of(symbol) {
            Some(value) => Some(Some(value)),
            None => BLANKS.contains(symbol).then_some(None),
        })
        .collect();
    values.filter(|values| values.len() == board.n_sites())
}

/// One word for each cell with all its candidates; a given stands alone.
fn candidates(board: &Board, text: &str) -> Option<Vec<Mask>> {
    let is_frame = |word: &str| word.chars().all(|c| FRAME.contains(c) || c == '.');
    let lines = text.lines().filter(|line| !line.split_whitespace().all(is_frame));
    let words = lines.flat_map(str::split_whitespace).filter(|word| !is_frame(word));
    let cell = |word: &str| -> Option<Mask> {
        let word = word.trim_matches(|c| FRAME.contains(c));
        word.chars().map(|symbol| board.value_of(symbol)).collect()
    };
    let notes: Vec<Mask> = words.map(cell).collect::<Option<_>>()?;
    let is_right = |(given, notes): (&Option<Value>, &Mask)| {
        given.is_none_or(|given| notes.only() == Some(given))
    };
    let fits = notes.len() == board.n_sites() && board.givens.iter().zip(&notes).all(is_right);
    let taken = board.givens.iter().zip(notes);
    fits.then(|| taken.map(|(given, at)| if given.is_some() { Mask::EMPTY } else { at }).collect())
}

/// Whether two puzzles are the same except for the values filled in.
fn is_same_board(one: &dyn Puzzle, other: &dyn Puzzle) -> bool {
    let bare = |puzzle: &dyn Puzzle| {
        let shown = puzzle.board();
        (shown.sites.clone(), shown.symbols.clone())
    };
    let rules = |puzzle: &dyn Puzzle| -> Vec<Name> {
        puzzle.constraints().iter().map(|rule| rule.name()).collect()
    };
    bare(one) == bare(other) && rules(one) == rules(other)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gridwright_core::{examples, position_text};

    use crate::families::FAMILIES;
    use crate::session::Session;

    /// Positions that `technique` prints are read back unchanged, for every technique of every
    /// family.
    #[test]
    fn positions_are_read_as_they_are_written() {
        for family in FAMILIES {
            let mut techniques = BTreeSet::new();
            for example in examples(family.info()) {
                let opened = example.open(*family).unwrap();
                let mut game = Session::new(opened.puzzle);
                for position in [&opened.position, &opened.near_miss] {
                    let written = position_text(game.puzzle(), position);
                    game.enter(&written).unwrap();
                    let read = position_text(game.puzzle(), &game.position());
                    assert_eq!(read, written, "{} {}", family.info().id, example.technique);
                }
                techniques.insert(example.technique);
            }
            assert!(techniques.len() > 5, "{}", family.info().id);
        }
    }
}
