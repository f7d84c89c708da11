//! Converts games and actions between requests and the library.

use gridwright::game::NoteUpdate;
use gridwright::{Action, Board, Budget, Hint, Mask, Session, Site, Step, Value, Verdict, solve};
use gridwright_wire::{
    self as wire, ErrorAnswer, ErrorCode, GameInput, GameState, Position, PositionInput,
    PuzzleInput, SavedGame, SiteState, ValueState,
};
use gridwright_words::Words;

use crate::convert::{clues_in_game, symbol, symbols, violations};
use crate::error::session_error;
use crate::open::{Opened, game_text, open, profile_named};

/// Opens a new or saved game.
pub(crate) fn load(input: &GameInput, budget: &mut Budget) -> Result<Session, ErrorAnswer> {
    match input {
        GameInput::Text(text) => of_puzzle(open(&PuzzleInput::Text(text.clone()), budget)?),
        GameInput::Puzzle(puzzle) => of_puzzle(open(&PuzzleInput::Puzzle(puzzle.clone()), budget)?),
        GameInput::Game(game) => load_text(&game_text(game)?),
        _ => Err(ErrorAnswer::new(ErrorCode::BadRequest, "expected a game")),
    }
}

/// Starts a game of an opened puzzle, with the moves or entries that came with it.
pub(crate) fn of_puzzle(opened: Opened) -> Result<Session, ErrorAnswer> {
    if let Some(text) = opened.saved {
        return load_text(&text);
    }
    Session::with_play(opened.puzzle, &opened.play)
        .map_err(|error| session_error(ErrorCode::BadPuzzle, &error))
}

fn load_text(text: &str) -> Result<Session, ErrorAnswer> {
    Session::load(text).map_err(|error| session_error(ErrorCode::BadGame, &error))
}

/// Converts a game to its JSON form, which front ends store.
pub(crate) fn saved(session: &Session) -> SavedGame {
    let text = session.save();
    let mut lines = text.lines().skip(1);
    let mut game = SavedGame::new(lines.next().unwrap_or_default());
    for line in lines {
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        match kind {
            "move" => game.moves.push(rest.to_owned()),
            "at" => game.at = rest.parse().unwrap_or_default(),
            "checkpoint" => game.checkpoints.extend(rest.parse::<usize>()),
            _ => game.shown.push(rest.to_owned()),
        }
    }
    game
}

/// Replaces the player's entries and notes by a position.
pub(crate) fn enter(game: &mut Session, position: &PositionInput) -> Result<(), ErrorAnswer> {
    let action = Action::Enter(position_text(position)?);
    game.act(&action).map(drop).map_err(|error| session_error(code_of(&action), &error))
}

/// Writes a position in the text form that the library reads.
fn position_text(position: &PositionInput) -> Result<String, ErrorAnswer> {
    let text = match position {
        PositionInput::Text(text) => text.clone(),
        PositionInput::Position(Position { entries, notes, .. }) => {
            let entries = entries.iter().map(|(site, value)| format!("{site}={value}"));
            let notes = notes.iter().map(|(site, values)| format!("{site}?{values}"));
            entries.chain(notes).collect::<Vec<_>>().join(" ")
        }
        _ => return Err(ErrorAnswer::new(ErrorCode::BadRequest, "expected a position")),
    };
    Ok(if text.is_empty() { "{}".to_owned() } else { text })
}

/// Takes an action; returns whether anything changed.
pub(crate) fn act(
    game: &mut Session,
    action: &wire::Action,
    budget: &mut Budget,
) -> Result<bool, ErrorAnswer> {
    let action = action_of(game, action, budget)?;
    let kept = |game: &Session| (game.checkpoints().len(), game.n_hints());
    let before = kept(game);
    let outcome = game.act(&action).map_err(|error| session_error(code_of(&action), &error))?;
    Ok(outcome.n_moves > 0 || kept(game) != before)
}

/// The error code of a refused action.
fn code_of(action: &Action) -> ErrorCode {
    match action {
        Action::Enter(_) => ErrorCode::BadPosition,
        _ => ErrorCode::BadAction,
    }
}

/// Converts an action by looking up the names of sites and values.
fn action_of(
    game: &Session,
    action: &wire::Action,
    budget: &mut Budget,
) -> Result<Action, ErrorAnswer> {
    let board = game.puzzle().board();
    Ok(match action {
        wire::Action::Place { sites, value, notes } => Action::Place {
            sites: sites_named(board, sites)?,
            value: value_named(board, value)?,
            notes: note_update(*notes),
        },
        wire::Action::Toggle { sites, value, notes } => Action::Toggle {
            sites: sites_named(board, sites)?,
            value: value_named(board, value)?,
            notes: note_update(*notes),
        },
        wire::Action::Clear { sites } => Action::Clear { sites: sites_named(board, sites)? },
        wire::Action::ToggleNotes { site, values } => Action::ToggleNotes {
            site: site_named(board, site)?,
            values: values_named(board, values)?,
        },
        wire::Action::SetNotes { site, values } => Action::SetNotes {
            site: site_named(board, site)?,
            values: values_named(board, values)?,
        },
        wire::Action::CrossOut { site, values } => Action::CrossOut {
            site: site_named(board, site)?,
            values: values_named(board, values)?,
        },
        wire::Action::FillNotes {} => Action::FillNotes,
        wire::Action::FollowHint { profile } => {
            Action::FollowStep(next_step(game, profile, budget)?)
        }
        wire::Action::ShowHint { profile } => Action::ShowStep(next_step(game, profile, budget)?),
        wire::Action::Enter { position } => Action::Enter(position_text(position)?),
        wire::Action::Restart {} => Action::Restart,
        wire::Action::Undo {} => Action::Undo,
        wire::Action::Redo {} => Action::Redo,
        wire::Action::UndoMistakes {} => match solve(game.puzzle(), budget) {
            Verdict::Unique(solution) => Action::UndoMistakes(solution),
            _ => return Err(refused("expected a puzzle with one solution")),
        },
        wire::Action::Checkpoint {} => Action::Checkpoint,
        wire::Action::BackToCheckpoint {} => Action::BackToCheckpoint,
        wire::Action::GoTo { moves } => Action::GoTo { n_moves: *moves },
        wire::Action::FollowPath { site, most } => {
            let site = site_named(board, site)?;
            let value = game.line_value();
            let value =
                value.ok_or_else(|| refused("expected a board on which a path is drawn"))?;
            let sites = game.path_from(site, *most, budget);
            let sites = sites.map_err(|hint| refused(no_way_on(&hint)))?;
            Action::Place { sites, value, notes: NoteUpdate::Keep }
        }
        other => {
            let detail = format!("this build cannot {other:?}");
            return Err(ErrorAnswer::new(ErrorCode::Unsupported, detail));
        }
    })
}

/// The next hint, if it is a step.
fn next_step(
    game: &Session,
    profile: &Option<String>,
    budget: &mut Budget,
) -> Result<Step, ErrorAnswer> {
    match game.hint_in(profile_named(profile.as_deref())?, budget) {
        Hint::Step(step) => Ok(step),
        _ => Err(refused("the next hint is not a step: ask for it")),
    }
}

/// The reason why a path cannot be extended.
fn no_way_on(hint: &Hint) -> &'static str {
    match hint {
        Hint::Broken(_) | Hint::Wrong(_) | Hint::WrongNotes(_) => {
            "expected a game without mistakes: ask for a hint"
        }
        _ => "expected a puzzle with one solution that is not solved yet",
    }
}

fn note_update(notes: wire::NoteUpdate) -> NoteUpdate {
    match notes {
        wire::NoteUpdate::CrossOut => NoteUpdate::CrossOut,
        wire::NoteUpdate::Keep => NoteUpdate::Keep,
    }
}

fn refused(detail: impl Into<String>) -> ErrorAnswer {
    ErrorAnswer::new(ErrorCode::BadAction, detail)
}

fn value_named(board: &Board, name: &str) -> Result<Value, ErrorAnswer> {
    let mut symbols = name.chars();
    let known = symbols.next().and_then(|symbol| board.value_of(symbol));
    let known = known.filter(|_| symbols.next().is_none());
    known.ok_or_else(|| {
        let all: String = board.symbols.iter().collect();
        refused(format!("value {name:?}: expected one of {all}"))
    })
}

/// Reads the symbols of any number of values, without separators.
fn values_named(board: &Board, names: &str) -> Result<Mask, ErrorAnswer> {
    names.chars().map(|symbol| value_named(board, symbol.encode_utf8(&mut [0; 4]))).collect()
}

fn sites_named(board: &Board, names: &[String]) -> Result<Vec<Site>, ErrorAnswer> {
    names.iter().map(|name| site_named(board, name)).collect()
}

pub(crate) fn site_named(board: &Board, name: &str) -> Result<Site, ErrorAnswer> {
    board.site_named(name).ok_or_else(|| {
        let example = board.site_name(Site(0));
        refused(format!("site {name:?}: expected a site of the board such as {example}"))
    })
}

/// The contents of the board and other facts that front ends show besides the picture.
pub(crate) fn state(words: Words, game: &Session) -> GameState {
    let puzzle = game.puzzle();
    let board = puzzle.board();
    let (at, all) = game.n_moves();
    let site = |site: Site| {
        let mut state = SiteState::new(board.site_name(site));
        state.value = game.value(site).map(|value| symbol(board, value));
        state.given = board.givens[site.index()].is_some();
        state.notes = symbols(board, game.notes(site));
        state
    };
    let mut state = GameState::default();
    state.sites = board.all_sites().map(site).collect();
    state.violations = violations(words, puzzle, &game.check());
    state.clues = clues_in_game(puzzle, game.values());
    state.values = values(game);
    state.edges = board.has_edges();
    (state.filled, state.to_fill) = game.progress(None);
    state.can_undo = at > 0;
    state.can_redo = at < all;
    state.hints = game.n_hints();
    state
}

/// The values that can be entered.
fn values(game: &Session) -> Vec<ValueState> {
    let (board, missing) = (game.puzzle().board(), game.missing());
    let value = |value: Value| {
        let mut state = ValueState::new(symbol(board, value));
        state.left = missing.as_ref().and_then(|missing| missing.get(value.index()).copied());
        state.line = game.line_value() == Some(value);
        state
    };
    board.all_values().iter().map(value).collect()
}
