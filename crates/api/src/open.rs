//! Opens puzzles that are passed in requests.

use std::sync::Arc;

use gridwright::documents::open_document;
use gridwright::formats::{Play, Record, format_named, open_record, read_as};
use gridwright::steps::PROFILES;
use gridwright::{Budget, Family, OpenError, Profile, Puzzle, Recipe, family};
use gridwright_wire::{ErrorAnswer, ErrorCode, PuzzleInput, SavedGame};
use gridwright_words::{Language, Words};

use crate::error::open_error;

/// The first word of a saved game as text.
const SAVED_GAME: &str = "gridwright-game";

/// Maximum length of a puzzle or a game as text, in bytes and in lines. The largest boards with all
/// frames drawn take half of it, and a text of this length is read in negligible time.
const MOST_BYTES: usize = 256 << 10;
const MOST_LINES: usize = 10_000;

/// An opened puzzle, with everything else that the input contains.
pub(crate) struct Opened {
    pub(crate) puzzle: Arc<dyn Puzzle>,
    /// The player's progress.
    pub(crate) play: Play,
    /// The recipe, if the input is one.
    pub(crate) recipe: Option<String>,
    /// The saved game as text, if the input is one.
    pub(crate) saved: Option<String>,
}

/// Opens a puzzle.
pub(crate) fn open(input: &PuzzleInput, budget: &mut Budget) -> Result<Opened, ErrorAnswer> {
    let game;
    let (text, named, from) = match input {
        PuzzleInput::Puzzle(document) => {
            let puzzle = open_document(document).map_err(|error| open_error(&error))?;
            return Ok(Opened { puzzle, play: Play::default(), recipe: None, saved: None });
        }
        PuzzleInput::Text(text) => (text, None, None),
        PuzzleInput::Game(saved) => {
            game = game_text(saved)?;
            (&game, None, None)
        }
        PuzzleInput::Source(source) => {
            (&source.text, source.family.as_deref(), source.from.as_deref())
        }
        _ => return Err(ErrorAnswer::new(ErrorCode::BadRequest, "expected a puzzle")),
    };
    expect_short(text)?;
    let named = named.map(family_named).transpose()?;
    let record = match from {
        Some(from) => {
            let known = format_named(from).ok_or_else(|| unknown_format(from))?;
            read_as(known, text)
        }
        None => open_record(text, named, budget),
    };
    let Record { puzzle, play, .. } = record.map_err(|error| open_error(&error))?;
    let recipe = text.trim().parse::<Recipe>().ok().map(|recipe| recipe.to_string());
    let saved = text.trim_start().starts_with(SAVED_GAME).then(|| text.clone());
    Ok(Opened { puzzle, play, recipe, saved })
}

pub(crate) fn expect_short(text: &str) -> Result<(), ErrorAnswer> {
    let (n_bytes, n_lines) = (text.len(), text.lines().take(MOST_LINES + 1).count());
    let detail = match (n_bytes <= MOST_BYTES, n_lines <= MOST_LINES) {
        (true, true) => return Ok(()),
        (false, _) => format!("expected a text of at most {MOST_BYTES} bytes, found {n_bytes}"),
        (true, false) => format!("expected a text of at most {MOST_LINES} lines, found more"),
    };
    Err(ErrorAnswer::new(ErrorCode::BadPuzzle, detail))
}

/// Writes a saved game in the text form that the library reads.
pub(crate) fn game_text(game: &SavedGame) -> Result<String, ErrorAnswer> {
    let mut text = format!("gridwright-game 1\n{}\n", game.puzzle);
    for one in &game.moves {
        text.push_str(&format!("move {one}\n"));
    }
    text.push_str(&format!("at {}\n", game.at));
    for checkpoint in &game.checkpoints {
        text.push_str(&format!("checkpoint {checkpoint}\n"));
    }
    for one in &game.shown {
        text.push_str(&format!("shown {one}\n"));
    }
    expect_short(&text)?;
    // Each item must be on one line, or a part of it could be read as another item.
    let n_lines = 3 + game.moves.len() + game.checkpoints.len() + game.shown.len();
    if text.lines().count() != n_lines {
        let detail = "expected an id and moves of one line each";
        return Err(ErrorAnswer::new(ErrorCode::BadGame, detail));
    }
    Ok(text)
}

/// The family with this name.
pub(crate) fn family_named(name: &str) -> Result<&'static dyn Family, ErrorAnswer> {
    family(name).ok_or_else(|| open_error(&OpenError::Family(name.to_owned())))
}

/// The profile with this id; the default one for `None`.
pub(crate) fn profile_named(name: Option<&str>) -> Result<&'static Profile, ErrorAnswer> {
    let Some(name) = name else { return Ok(Profile::DEFAULT) };
    PROFILES.iter().copied().find(|profile| profile.id == name).ok_or_else(|| {
        let known: Vec<&str> = PROFILES.iter().map(|profile| profile.id).collect();
        let detail = format!("unknown profile {name:?}: expected one of {}", known.join(", "));
        ErrorAnswer::new(ErrorCode::UnknownProfile, detail)
    })
}

/// The error for an unknown format.
pub(crate) fn unknown_format(name: &str) -> ErrorAnswer {
    let known: Vec<&str> = gridwright::formats::formats().map(|known| known.format.name).collect();
    let detail = format!("unknown format {name:?}: expected one of {}", known.join(", "));
    ErrorAnswer::new(ErrorCode::UnknownFormat, detail)
}

/// The texts of a language; those of the default one for `None`.
pub(crate) fn words_in(asked: Option<&str>) -> Result<Words, ErrorAnswer> {
    let Some(code) = asked else { return Ok(Words::new(Language::default())) };
    Language::named(code).map(Words::new).ok_or_else(|| {
        let known = Language::CODES.join(", ");
        let detail = format!("unknown language {code:?}: expected one of {known}");
        ErrorAnswer::new(ErrorCode::UnknownLanguage, detail)
    })
}
