//! Makes games in which a technique is the next step.

use gridwright::formats::Play;
use gridwright::params::{ParamKind, ParamSpec};
use gridwright::steps::{End, Technique, techniques_in};
use gridwright::{
    Budget, Family, Hint, Level, Params, Position, Profile, Puzzle, Recipe, Session, StepQuery,
};
use gridwright_wire::{
    ErrorAnswer, ErrorCode, PracticeAnswer, PracticeOutcome, PracticeRequest, SavedGame,
};

use crate::error::session_error;
use crate::game;
use crate::open::family_named;
use crate::techniques::{Shown, techniques_named};

/// Number of seed indices tried before a position of the lesson is used instead.
const TRIES: u64 = 24;

/// Maximum number of search nodes for each attempt.
const NODES_A_TRY: u64 = 200_000;

/// Makes a game in which a technique is the next step: a puzzle of the family's default shape, or
/// of the lesson's shape, generated from the seed and played up to that step. The technique is next
/// by the profile named in the answer, which differs from the default one for techniques that the
/// default one never uses.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, HintRequest, PracticeRequest, PuzzleInput, hint, practice};
/// let request = PracticeRequest::new("naked-pair", 7);
/// let answer = practice(&request, &mut Budget::unlimited()).unwrap();
/// let game = PuzzleInput::Game(answer.game.unwrap());
/// let next = hint(&HintRequest::new(game), &mut Budget::unlimited()).unwrap();
/// assert_eq!(next.technique.as_deref(), Some("naked-pair"));
/// ```
pub fn practice(
    request: &PracticeRequest,
    budget: &mut Budget,
) -> Result<PracticeAnswer, ErrorAnswer> {
    let entry = techniques_named(&request.technique)?.swap_remove(0);
    let technique = entry.technique;
    let family = match &request.family {
        None => entry.families[0],
        Some(name) => family_named(name)?,
    };
    let info = family.info();
    if !entry.family_ids().contains(&info.id) {
        let known = entry.family_ids().join(", ");
        let detail =
            format!("{} is not used in {}: expected one of {known}", technique.id, info.id);
        return Err(ErrorAnswer::new(ErrorCode::UnknownTechnique, detail));
    }
    let seed = request.seed.as_u64().ok_or_else(|| {
        let detail = format!("seed {}: expected at most {}", request.seed, u64::MAX);
        ErrorAnswer::new(ErrorCode::BadRequest, detail)
    })?;
    let example = Shown::of(family, technique, budget);
    let shape = example.as_ref().map(|shown| shown.puzzle.params());
    let knows = |profile: &&&'static Profile| {
        techniques_in(info, profile).iter().any(|known| known.id == technique.id)
    };
    let profile = match &example {
        Some(shown) => shown.profile,
        None => info.profiles.iter().find(knows).copied().unwrap_or(Profile::DEFAULT),
    };
    let made = make(family, shape, technique, profile, seed, budget);
    let outcome = match (&made, &example) {
        (Some(_), _) => PracticeOutcome::Made,
        (None, Some(_)) => PracticeOutcome::Example,
        (None, None) => PracticeOutcome::None,
    };
    let mut answer = PracticeAnswer::new(outcome, info.id, technique.id, profile.id);
    answer.game = match made {
        Some(game) => Some(game),
        None => {
            let game = example.map(|shown| start(shown.puzzle, &shown.position)).transpose()?;
            game.as_ref().map(game::saved)
        }
    };
    Ok(answer)
}

/// The first puzzle of the seed whose path uses the technique, played up to that step.
fn make(
    family: &'static dyn Family,
    shape: Option<Params>,
    technique: &'static Technique,
    profile: &'static Profile,
    seed: u64,
    budget: &mut Budget,
) -> Option<SavedGame> {
    let info = family.info();
    let default = Params::defaults(info.params).structural();
    // A lesson may show a technique on a small board, where few puzzles need it, or on one of a
    // special kind.
    let shown = shape.map(|shape| shape.structural());
    let is_no_side = |spec: &ParamSpec| !matches!(spec.kind, ParamKind::Int { .. });
    let special = shown.as_ref().map(|shape| shape.only(is_no_side));
    let mut shapes = vec![default];
    for shape in special.into_iter().chain(shown) {
        if !shapes.contains(&shape) {
            shapes.push(shape);
        }
    }
    // Puzzles that need nothing harder than an easy technique are rare, but most easy puzzles use
    // such a technique.
    let wish = match technique.level {
        Level::Easy => ("level", Level::Easy.name()),
        _ => ("needs", technique.id),
    };
    shapes.retain_mut(|shape| {
        let is_named = profile == Profile::DEFAULT || shape.set("profile", profile.id).is_ok();
        is_named && shape.set(wish.0, wish.1).is_ok()
    });
    for index in 0..TRIES {
        for params in &shapes {
            if budget.is_spent() {
                return None;
            }
            let mut part = budget.part(NODES_A_TRY);
            let params = params.clone();
            let recipe = Recipe { family, params, generator: info.generator, seed, index };
            let made = recipe.make(&mut part);
            let found = made.ok().and_then(|made| {
                let position = next_by(&*made.puzzle, technique, profile, &mut part)?;
                let game = start(made.puzzle, &position).ok()?;
                // A hint depends on the visible notes, which can have more or fewer candidates than
                // the path uses.
                let hint = game.hint_in(profile, &mut part);
                let is_next = matches!(hint, Hint::Step(step) if step.technique.id == technique.id);
                is_next.then(|| game::saved(&game))
            });
            let _ = budget.spend(part.used());
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// The position in which the technique is the next step, if it occurs on the puzzle's path.
fn next_by(
    puzzle: &dyn Puzzle,
    technique: &Technique,
    profile: &'static Profile,
    budget: &mut Budget,
) -> Option<Position> {
    let path = gridwright::explain(puzzle, &StepQuery::by(profile), budget);
    if path.end != End::Solved {
        return None;
    }
    let mut position = Position::of(puzzle);
    for step in &path.steps {
        if step.technique.id == technique.id {
            return Some(position);
        }
        position.apply(puzzle, step).ok()?;
    }
    None
}

/// Starts a game from a position.
fn start(puzzle: std::sync::Arc<dyn Puzzle>, position: &Position) -> Result<Session, ErrorAnswer> {
    let board = puzzle.board();
    let mut play = Play::default();
    for site in board.all_sites() {
        match position.value(site) {
            Some(value) if board.givens[site.index()].is_none() => play.entries.push((site, value)),
            Some(_) => (),
            None => play.crossed.push((site, board.all_values().without(position.at(site)))),
        }
    }
    let game = Session::with_play(puzzle, &play);
    game.map_err(|error| session_error(ErrorCode::BadPosition, &error))
}
