//! Games as requests pass them: saved games in, saved games out.

use gridwright::game::Checkpoint;
use gridwright::{Board, Budget, Session, Site, Value};
use gridwright_wire::{
    Action, ErrorAnswer, ErrorCode, GameInput, GameState, Position, PositionInput, PuzzleInput,
    SavedGame, SiteState,
};

use crate::convert::{clues_in_game, symbol, symbols, violations};
use crate::error::session_error;
use crate::open::{Opened, open};

/// Opens a game, new or saved.
pub(crate) fn load(input: &GameInput, budget: &mut Budget) -> Result<Session, ErrorAnswer> {
    match input {
        GameInput::Text(text) => of_puzzle(open(&PuzzleInput::Text(text.clone()), budget)?),
        GameInput::Puzzle(puzzle) => of_puzzle(open(&PuzzleInput::Puzzle(puzzle.clone()), budget)?),
        GameInput::Game(game) => load_text(&text_of(game)?),
        _ => Err(ErrorAnswer::new(ErrorCode::BadRequest, "expected a game")),
    }
}

/// A game of a puzzle that was opened, with what was played on it.
pub(crate) fn of_puzzle(opened: Opened) -> Result<Session, ErrorAnswer> {
    if let Some(text) = opened.saved {
        return load_text(&text);
    }
    let mut game = Session::new(opened.puzzle);
    let bad = |error| session_error(ErrorCode::BadPuzzle, &error);
    for &(site, value) in &opened.play.entries {
        game.place(site, Some(value)).map_err(bad)?;
    }
    if !opened.play.crossed.is_empty() {
        game.note_candidates();
        for &(site, gone) in &opened.play.crossed {
            for value in gone.and(game.notes(site)).iter() {
                game.note(site, value).map_err(bad)?;
            }
        }
    }
    Ok(game)
}

fn load_text(text: &str) -> Result<Session, ErrorAnswer> {
    Session::load(text).map_err(|error| session_error(ErrorCode::BadGame, &error))
}

/// A saved game as the library reads it.
fn text_of(game: &SavedGame) -> Result<String, ErrorAnswer> {
    let mut text = format!("gridwright-game 1\n{}\n", game.puzzle);
    for one in &game.moves {
        text.push_str(&format!("move {one}\n"));
    }
    text.push_str(&format!("at {}\n", game.at));
    for checkpoint in &game.checkpoints {
        text.push_str(&format!("checkpoint {checkpoint}\n"));
    }
    // One line for each of them, or one would pass for another.
    let n_lines = 3 + game.moves.len() + game.checkpoints.len();
    if text.lines().count() != n_lines {
        let detail = "expected an id and moves of one line each";
        return Err(ErrorAnswer::new(ErrorCode::BadGame, detail));
    }
    Ok(text)
}

/// A game as a front end keeps it.
pub(crate) fn saved(session: &Session) -> SavedGame {
    let text = session.save();
    let mut lines = text.lines().skip(1);
    let mut game = SavedGame::new(lines.next().unwrap_or_default());
    for line in lines {
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        match kind {
            "move" => game.moves.push(rest.to_owned()),
            "at" => game.at = rest.parse().unwrap_or_default(),
            _ => game.checkpoints.extend(rest.parse::<usize>()),
        }
    }
    game
}

/// Puts in what a player has.
pub(crate) fn enter(game: &mut Session, position: &PositionInput) -> Result<(), ErrorAnswer> {
    let text = match position {
        PositionInput::Text(text) => text.clone(),
        PositionInput::Position(Position { entries, notes, .. }) => {
            let entries = entries.iter().map(|(site, value)| format!("{site}={value}"));
            let notes = notes.iter().map(|(site, values)| format!("{site}?{values}"));
            entries.chain(notes).collect::<Vec<_>>().join(" ")
        }
        _ => return Err(ErrorAnswer::new(ErrorCode::BadRequest, "expected a position")),
    };
    if text.is_empty() {
        return Ok(());
    }
    game.enter(&text).map_err(|error| session_error(ErrorCode::BadPosition, &error))
}

/// Takes an action; whether anything changed.
pub(crate) fn act(game: &mut Session, action: &Action) -> Result<bool, ErrorAnswer> {
    let before = (game.values().to_vec(), game.marks().notes, game.n_moves(), game.checkpoints());
    let refused = |error| session_error(ErrorCode::BadAction, &error);
    match action {
        Action::Place { site, value } => {
            let (site, value) = claim(game.puzzle().board(), site, value)?;
            game.place_and_cross_out(site, value).map_err(refused)?;
        }
        Action::Note { site, value } => {
            let (site, value) = claim(game.puzzle().board(), site, value)?;
            game.note(site, value).map_err(refused)?;
        }
        Action::Clear { sites } => clear(game, sites)?,
        Action::NoteCandidates => game.note_candidates(),
        Action::Enter { position } => enter(game, position)?,
        Action::Undo => drop(game.undo()),
        Action::Redo => drop(game.redo()),
        Action::Restart => game.restart(),
        Action::Checkpoint => drop(game.checkpoint()),
        Action::BackTo { checkpoint } => back_to(game, *checkpoint)?,
        other => {
            let detail = format!("this build cannot {other:?}");
            return Err(ErrorAnswer::new(ErrorCode::Unsupported, detail));
        }
    }
    let after = (game.values().to_vec(), game.marks().notes, game.n_moves(), game.checkpoints());
    Ok(before != after)
}

/// Takes values and notes out, in one move.
fn clear(game: &mut Session, sites: &[String]) -> Result<(), ErrorAnswer> {
    let mut moves = Vec::new();
    for name in sites {
        let site = site_named(game.puzzle().board(), name)?;
        if game.value(site).is_some() {
            moves.push(format!("{name}="));
        }
        if !game.notes(site).is_empty() {
            moves.push(format!("{name}?"));
        }
    }
    if moves.is_empty() {
        return Ok(());
    }
    game.enter(&moves.join(" ")).map_err(|error| session_error(ErrorCode::BadAction, &error))
}

fn back_to(game: &mut Session, at: usize) -> Result<(), ErrorAnswer> {
    let numbers = saved(game).checkpoints;
    let known: Option<Checkpoint> =
        numbers.iter().position(|&n| n == at).and_then(|i| game.checkpoints().get(i).copied());
    let checkpoint = known.ok_or_else(|| {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let detail = format!("no checkpoint {at}: expected one of {}", numbers.join(", "));
        ErrorAnswer::new(ErrorCode::BadAction, detail)
    })?;
    game.back_to(checkpoint);
    Ok(())
}

/// A site and a value by their names.
fn claim(board: &Board, site: &str, value: &str) -> Result<(Site, Value), ErrorAnswer> {
    let site = site_named(board, site)?;
    let mut letters = value.chars();
    let known = letters.next().and_then(|symbol| board.value_of(symbol));
    let known = known.filter(|_| letters.next().is_none());
    let value = known.ok_or_else(|| {
        let all: String = board.symbols.iter().collect();
        let detail = format!("value {value:?}: expected one of {all}");
        ErrorAnswer::new(ErrorCode::BadAction, detail)
    })?;
    Ok((site, value))
}

fn site_named(board: &Board, name: &str) -> Result<Site, ErrorAnswer> {
    board.site_named(name).ok_or_else(|| {
        let example = board.site_name(Site(0));
        let detail = format!("site {name:?}: expected a site of the board such as {example}");
        ErrorAnswer::new(ErrorCode::BadAction, detail)
    })
}

/// Everything that a front end shows beside the picture.
pub(crate) fn state(game: &Session) -> GameState {
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
    state.violations = violations(board, &game.check());
    state.clues = clues_in_game(puzzle, game.values());
    state.can_undo = at > 0;
    state.can_redo = at < all;
    state
}
