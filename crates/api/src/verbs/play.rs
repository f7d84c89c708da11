//! One action of a game: a saved game in, a saved game and a picture out.

use gridwright::Budget;
use gridwright::scene::{Marks, Role};
use gridwright_wire::{ErrorAnswer, PlayAnswer, PlayOutcome, PlayRequest};

use crate::game;
use crate::open::words_in;
use crate::picture::{Content, draw};

/// Takes an action in a game.
///
/// # Errors
/// When the request cannot be answered; the game is then as it was.
///
/// ```
/// use gridwright_api::{Action, Budget, GameInput, PlayRequest, play};
/// let mut request = PlayRequest::new(GameInput::Text("cirth:12....3..".to_owned()));
/// request.action = Some(Action::FollowHint { profile: None });
/// let answer = play(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.game.moves, ["r2c1=2"]);
/// assert_eq!(answer.state.sites[3].value.as_deref(), Some("2"));
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
        answer.picture = Some(draw(words, puzzle, content, picture, words.description(puzzle))?);
    }
    Ok(answer)
}
