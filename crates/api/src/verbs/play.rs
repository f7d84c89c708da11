//! Answers requests about games: one action at a time, the first mistake, and the remaining ways to
//! satisfy a clue.

use gridwright::contract::{Constraint, Kind};
use gridwright::game::Mistake;
use gridwright::scene::{Marks, Role};
use gridwright::steps::{DeadEnd, Refutation};
use gridwright::{Budget, Hint, Mask, Position, Puzzle};
use gridwright_wire::{
    ClueAnswer, ClueRequest, ErrorAnswer, ErrorCode, House, MistakeAnswer, MistakeOutcome,
    MistakeRequest, PlayAnswer, PlayOutcome, PlayRequest,
};
use gridwright_words::Words;

use super::explaining::expect_profile;
use crate::convert::{self, site_names, symbol, symbols};
use crate::game;
use crate::open::{profile_named, words_in};
use crate::picture::{Content, draw, draw_step};

/// Takes an action in a game.
///
/// # Errors
/// When the request cannot be answered, such as for a refused action; the game is then unchanged.
///
/// ```
/// use gridwright_api::{Action, Budget, GameInput, PlayRequest, play};
/// let mut request = PlayRequest::new(GameInput::Text("cirth:12....3..".to_owned()));
/// request.action = Some(Action::FollowHint { profile: None });
/// let answer = play(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.game.moves, ["r2c1=2"]);
/// assert_eq!(answer.state.sites[3].value.as_deref(), Some("2"));
/// let mut request = PlayRequest::new(GameInput::Text("sudoku:1..............4".to_owned()));
/// request.houses = true;
/// let answer = play(&request, &mut Budget::unlimited()).unwrap();
/// let rules = answer.rules.unwrap();
/// assert!(rules.contains("box") && !rules.contains("cage"));
/// assert_eq!(answer.houses.len(), 12);
/// ```
pub fn play(request: &PlayRequest, budget: &mut Budget) -> Result<PlayAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let mut game = game::load(&request.game, budget)?;
    let changed =
        request.action.as_ref().map(|action| game::act(&mut game, action, budget)).transpose()?;
    let broken = game.check();
    let outcome = match broken.is_empty() {
        false => PlayOutcome::Broken,
        true if game.is_solved() => PlayOutcome::Solved,
        true => PlayOutcome::Open,
    };
    let puzzle = game.puzzle();
    let mut answer = PlayAnswer::new(outcome, puzzle.info().id, game::saved(&game));
    answer.state = game::state(words, &game);
    answer.changed = changed.unwrap_or(false);
    if let Some(picture) = &request.picture {
        let at_fault = broken.iter().filter(|_| request.conflicts).flat_map(|rule| &rule.sites);
        let lights = at_fault.map(|&site| (site, Role::Error)).collect();
        let marks = Marks { lights, ..game.marks() };
        let content = Content::Marks(marks);
        answer.picture =
            Some(draw(words, puzzle, content, picture, words.description(puzzle), budget)?);
    }
    if request.houses {
        answer.rules = Some(words.rules_of(puzzle));
        answer.houses = houses(words, puzzle);
    }
    Ok(answer)
}

/// The houses of a puzzle: the sites of its all-different rules.
fn houses(words: Words, puzzle: &dyn Puzzle) -> Vec<House> {
    let rules = puzzle.constraints().iter().map(|rule| &**rule);
    let rules = rules.filter(|rule| rule.kind() == Kind::AllDifferent);
    let house = |rule: &dyn Constraint| House {
        name: words.rule(puzzle.info(), &rule.name()),
        sites: site_names(puzzle.board(), rule.sites()),
    };
    rules.map(house).collect()
}

/// Finds the first wrong move of a game, and the steps that show why it is wrong.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{
///     Action, Budget, GameInput, MistakeRequest, PlayRequest, PositionInput, mistake, play,
/// };
/// let mut request = PlayRequest::new(GameInput::Text("cirth:12....3..".to_owned()));
/// request.action = Some(Action::Enter { position: PositionInput::Text("r2c2=1".to_owned()) });
/// let game = play(&request, &mut Budget::unlimited()).unwrap().game;
/// let request = MistakeRequest::new(GameInput::Game(game));
/// let answer = mistake(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!((answer.site.as_deref(), answer.value.as_deref()), (Some("r2c2"), Some("1")));
/// assert!(!answer.contradiction.is_empty());
/// ```
pub fn mistake(
    request: &MistakeRequest,
    budget: &mut Budget,
) -> Result<MistakeAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let profile = profile_named(request.profile.as_deref())?;
    let game = game::load(&request.game, budget)?;
    let puzzle = game.puzzle();
    expect_profile(puzzle, profile)?;
    let family = puzzle.info().id;
    let Mistake { n_moves, site, value, mut start, refutation, .. } =
        match game.first_mistake(profile, budget) {
            Ok(Some(mistake)) => mistake,
            Ok(None) => return Ok(MistakeAnswer::new(MistakeOutcome::None, family)),
            Err(why) => {
                let outcome = match why {
                    Hint::Several => MistakeOutcome::Several,
                    Hint::NoSolution => MistakeOutcome::NoSolution,
                    _ => MistakeOutcome::OutOfBudget,
                };
                return Ok(MistakeAnswer::new(outcome, family));
            }
        };
    let outcome = match refutation {
        Some(_) => MistakeOutcome::Found,
        None => MistakeOutcome::Unexplained,
    };
    let mut answer = MistakeAnswer::new(outcome, family);
    answer.at = Some(n_moves);
    answer.site = Some(puzzle.board().site_name(site));
    answer.value = Some(symbol(puzzle.board(), value));
    answer.text = words.wrong_value(puzzle, site, value);
    let Some(Refutation { steps, end, .. }) = refutation else { return Ok(answer) };
    answer.contradiction = words.dead_end(puzzle, end);
    for step in &steps {
        answer.steps.push(convert::step(words, puzzle, &start, step));
        if let Some(picture) = &request.picture {
            answer.pictures.push(draw_step(words, puzzle, &start, step, picture, budget)?);
        }
        // The last step may leave a site without candidates.
        let _ = start.apply(puzzle, step);
    }
    if let Some(picture) = &request.picture {
        let marks = dead_end_marks(puzzle, &start, end);
        let content = Content::Marks(marks);
        answer.pictures.push(draw(
            words,
            puzzle,
            content,
            picture,
            answer.contradiction.clone(),
            budget,
        )?);
    }
    Ok(answer)
}

/// A position with its candidates, and the sites of the contradiction highlighted.
fn dead_end_marks(puzzle: &dyn Puzzle, position: &Position, end: DeadEnd) -> Marks {
    let notes = puzzle.board().all_sites().map(|site| match position.is_open(site) {
        true => position.at(site),
        false => Mask::EMPTY,
    });
    let at_fault = match end {
        DeadEnd::Site(site) => vec![site],
        DeadEnd::Place(rule, _) | DeadEnd::Rule(rule) => {
            puzzle.constraints().get(rule).map_or(Vec::new(), |rule| rule.sites().to_vec())
        }
    };
    let lights = at_fault.into_iter().map(|site| (site, Role::Error)).collect();
    Marks { notes: notes.collect(), lights, ..Marks::with(position.values().to_vec()) }
}

/// Lists the remaining ways to satisfy a clue of a game.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, ClueRequest, GameInput, clue};
/// let killer = GameInput::Text("sudoku:................/cages=3r1c1r1c2".to_owned());
/// let answer = clue(&ClueRequest::new(killer, "3@r1c1"), &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.combinations, ["12"]);
/// ```
pub fn clue(request: &ClueRequest, budget: &mut Budget) -> Result<ClueAnswer, ErrorAnswer> {
    let game = game::load(&request.game, budget)?;
    let puzzle = game.puzzle();
    let board = puzzle.board();
    let clue = puzzle.clues().into_iter().find(|clue| clue.name(board) == request.clue);
    let clue = clue.ok_or_else(|| {
        let detail = format!("clue {:?}: expected the id of a clue of this puzzle", request.clue);
        ErrorAnswer::new(ErrorCode::BadRequest, detail)
    })?;
    let mut answer = ClueAnswer::new(request.clue.as_str());
    for way in puzzle.clue_ways(clue.id, game.values()) {
        match clue.sites.is_empty() {
            true => answer.paths.push(site_names(board, &way.sites)),
            false => answer.combinations.push(symbols(board, way.values)),
        }
    }
    Ok(answer)
}
