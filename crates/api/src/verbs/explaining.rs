//! Answers requests for reasons: explain, hint, steps.

use gridwright::game::HintAt;
use gridwright::steps::has_profile;
use gridwright::{Budget, Hint, Profile, Puzzle, StepQuery, board_id};
use gridwright_wire::{
    ErrorAnswer, ErrorCode, ExplainAnswer, ExplainRequest, HintAnswer, HintOutcome, HintRequest,
    StepsAnswer, StepsRequest,
};
use gridwright_words::{Language, Words};

use crate::convert;
use crate::game;
use crate::open::{open, profile_named, words_in};
use crate::picture::draw_step;

/// Solves a puzzle as a person would, with the reason for every step.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, ExplainRequest, explain};
/// let answer = explain(&ExplainRequest::new("cirth:12....3.."), &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.outcome.name(), "solved");
/// assert_eq!(answer.steps[0].moves, "r2c1=2");
/// ```
pub fn explain(
    request: &ExplainRequest,
    budget: &mut Budget,
) -> Result<ExplainAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let profile = profile_named(request.profile.as_deref())?;
    let opened = open(&request.puzzle, budget)?;
    expect_profile(&*opened.puzzle, profile)?;
    let Some(position) = &request.position else {
        let puzzle = opened.puzzle;
        let explanation = gridwright::explain(&*puzzle, &StepQuery::by(profile), budget);
        let mut answer = convert::explanation(words, &*puzzle, profile, &explanation);
        if request.certificate {
            certify(&*puzzle, &mut answer, budget)?;
        }
        return Ok(answer);
    };
    if request.certificate {
        let detail = "certificate: expected no position, as it is about the clues";
        return Err(ErrorAnswer::new(ErrorCode::BadRequest, detail));
    }
    let mut game = game::of_puzzle(opened)?;
    game::enter(&mut game, position)?;
    let rest = game.explain_in(profile, budget);
    Ok(convert::continuation(words, game.puzzle(), profile, &rest))
}

/// Adds the proof that there is no other solution; none if there are several.
#[cfg(feature = "proof")]
fn certify(
    puzzle: &dyn Puzzle,
    answer: &mut ExplainAnswer,
    budget: &mut Budget,
) -> Result<(), ErrorAnswer> {
    match gridwright::steps::certify(puzzle, budget) {
        Ok(made) => answer.certificate = made.map(|made| convert::certificate(puzzle, &made)),
        Err(_) => answer.outcome = gridwright_wire::ExplainOutcome::OutOfBudget,
    }
    Ok(())
}

#[cfg(not(feature = "proof"))]
fn certify(_: &dyn Puzzle, _: &mut ExplainAnswer, _: &mut Budget) -> Result<(), ErrorAnswer> {
    let detail = "certificate: this build does not make any";
    Err(ErrorAnswer::new(ErrorCode::Unsupported, detail))
}

/// Finds the mistakes of a player or, if there are none, the next step from the player's position.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, HintRequest, hint};
/// let mut request = HintRequest::new("cirth:12....3..");
/// request.stage = Some(1);
/// let answer = hint(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.place.as_deref(), Some("Last cell: look at column 1."));
/// assert_eq!(answer.why, None);
/// ```
pub fn hint(request: &HintRequest, budget: &mut Budget) -> Result<HintAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let stage = request.stage.unwrap_or(3);
    if !(1..=3).contains(&stage) {
        let detail = format!("stage {stage}: expected 1 to 3");
        return Err(ErrorAnswer::new(ErrorCode::BadRequest, detail));
    }
    let profile = profile_named(request.profile.as_deref())?;
    let mut game = game::of_puzzle(open(&request.puzzle, budget)?)?;
    expect_profile(game.puzzle(), profile)?;
    if let Some(position) = &request.position {
        game::enter(&mut game, position)?;
    }
    let puzzle = game.puzzle();
    let board = puzzle.board();
    let (hint, later) = match &request.site {
        None => (game.hint_in(profile, budget), None),
        Some(name) => match game.hint_at(game::site_named(board, name)?, profile, budget) {
            HintAt::Later { n_before, first } => (Hint::Step(first), Some(n_before)),
            HintAt::Now(hint) => (hint, None),
            _ => (Hint::NoLogic, None),
        },
    };
    let outcome = later.map_or_else(|| hint_outcome(&hint), |_| HintOutcome::Later);
    let mut answer = HintAnswer::new(outcome, puzzle.info().id, board_id(puzzle), stage);
    answer.later = later;
    match &hint {
        Hint::Broken(broken) => answer.violations = convert::violations(words, puzzle, broken),
        Hint::Wrong(sites) | Hint::WrongNotes(sites) => {
            answer.sites = convert::site_names(board, sites);
        }
        Hint::Step(step) => {
            let stages = words.stages(puzzle, step);
            answer.technique = Some(step.technique.id.to_owned());
            answer.place = Some(stages.place);
            answer.sites = convert::site_names(board, &step.sites_seen());
            answer.why = (stage >= 2).then_some(stages.why);
            answer.moves = (stage >= 3).then_some(stages.moves);
            answer.step =
                (stage >= 3).then(|| convert::step(words, puzzle, &game.position(), step));
            if let Some(picture) = request.picture.as_ref().filter(|_| stage >= 2) {
                answer.picture =
                    Some(draw_step(words, puzzle, &game.position(), step, picture, budget)?);
            }
        }
        Hint::Solved | Hint::NoLogic | Hint::Several | Hint::NoSolution | Hint::OutOfBudget => (),
    }
    Ok(answer)
}

/// Lists all steps that a player can take next, easiest first, or the mistakes, if there are any.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, StepsRequest, steps};
/// let answer = steps(&StepsRequest::new("cirth:12....3.."), &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.outcome.name(), "step");
/// assert!(answer.steps.len() > 3);
/// ```
pub fn steps(request: &StepsRequest, budget: &mut Budget) -> Result<StepsAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let profile = profile_named(request.profile.as_deref())?;
    let mut game = game::of_puzzle(open(&request.puzzle, budget)?)?;
    expect_profile(game.puzzle(), profile)?;
    if let Some(position) = &request.position {
        game::enter(&mut game, position)?;
    }
    let mut part = budget.part(request.nodes.unwrap_or(u64::MAX));
    let found = game.steps_in(profile, &mut part);
    budget.pay(part.used());
    let puzzle = game.puzzle();
    let outcome = found.as_ref().map_or_else(hint_outcome, |_| HintOutcome::Step);
    let mut answer = StepsAnswer::new(outcome, puzzle.info().id, board_id(puzzle));
    answer.left_out = part.has_refused();
    match &found {
        Ok(steps) => {
            let (most, position) = (request.most.unwrap_or(usize::MAX), game.position());
            let wanted = steps.iter().take(most);
            if let Some(picture) = &request.picture {
                let drawn = |step| draw_step(words, puzzle, &position, step, picture, budget);
                answer.pictures = wanted.clone().map(drawn).collect::<Result<_, _>>()?;
            }
            answer.steps =
                wanted.map(|step| convert::step(words, puzzle, &position, step)).collect();
        }
        Err(Hint::Broken(broken)) => answer.violations = convert::violations(words, puzzle, broken),
        Err(Hint::Wrong(sites) | Hint::WrongNotes(sites)) => {
            answer.sites = convert::site_names(puzzle.board(), sites);
        }
        Err(_) => (),
    }
    Ok(answer)
}

/// The outcome that stands for a hint.
///
/// ```
/// use gridwright::Hint;
/// assert_eq!(gridwright_api::hint_outcome(&Hint::NoLogic).name(), "no-logic");
/// ```
pub fn hint_outcome(hint: &Hint) -> HintOutcome {
    match hint {
        Hint::Solved => HintOutcome::Solved,
        Hint::Broken(_) => HintOutcome::Broken,
        Hint::Wrong(_) => HintOutcome::Wrong,
        Hint::WrongNotes(_) => HintOutcome::WrongNotes,
        Hint::Step(_) => HintOutcome::Step,
        Hint::NoLogic => HintOutcome::NoLogic,
        Hint::Several => HintOutcome::Several,
        Hint::NoSolution => HintOutcome::NoSolution,
        Hint::OutOfBudget => HintOutcome::OutOfBudget,
    }
}

/// Returns an error unless the profile rates puzzles of this kind.
pub(super) fn expect_profile(puzzle: &dyn Puzzle, profile: &Profile) -> Result<(), ErrorAnswer> {
    if has_profile(puzzle, profile) {
        return Ok(());
    }
    let english = Words::new(Language::English);
    let (id, name, usual) = (profile.id, english.family(puzzle.info()), Profile::DEFAULT.id);
    let detail = format!("{id} does not rate this {name} puzzle: expected {usual}");
    Err(ErrorAnswer::new(ErrorCode::UnknownProfile, detail))
}
