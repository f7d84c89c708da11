//! Draws puzzles.

use gridwright::documents::puzzle_document;
use gridwright::scene::Marks;
use gridwright::{Budget, Position, Puzzle, Step, StepQuery, Verdict, explain, solve};
use gridwright_wire::{ErrorAnswer, ErrorCode, ShowAnswer, ShowOutcome, ShowRequest};

use crate::convert;
use crate::open::{open, words_in};
use crate::picture::{Content, draw, draw_step};

/// Draws a puzzle, its solution, its candidates or a step of its explanation.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, PictureKind, PictureRequest, ShowRequest, show};
/// let mut request = ShowRequest::new("cirth:12....3..");
/// request.picture = Some(PictureRequest::new(PictureKind::Svg));
/// let answer = show(&request, &mut Budget::unlimited()).unwrap();
/// assert!(answer.picture.unwrap().text.unwrap().starts_with("<svg"));
/// ```
pub fn show(request: &ShowRequest, budget: &mut Budget) -> Result<ShowAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let opened = open(&request.puzzle, budget)?;
    let puzzle = &*opened.puzzle;
    let verdict = request.solution.then(|| solve(puzzle, budget));
    let outcome = match &verdict {
        None | Some(Verdict::Unique(_)) => ShowOutcome::Done,
        Some(Verdict::Several(..)) => ShowOutcome::Several,
        Some(Verdict::None) => ShowOutcome::None,
        Some(Verdict::OutOfBudget(_)) => ShowOutcome::OutOfBudget,
    };
    let step = request.step.map(|number| nth_step(puzzle, number, budget)).transpose()?;
    let solution = verdict.as_ref().and_then(Verdict::solution);
    let mut answer = ShowAnswer::new(outcome, puzzle_document(puzzle));
    answer.recipe = opened.recipe;
    answer.clues = convert::clues(puzzle.board(), &puzzle.clues());
    answer.solution = solution.map(|solution| puzzle.solution_line(solution));
    answer.step =
        step.as_ref().map(|(position, step)| convert::step(words, puzzle, position, step));
    if let Some(picture) = &request.picture {
        let (content, description) = match (&step, solution) {
            (Some((position, step)), _) => {
                answer.picture = Some(draw_step(words, puzzle, position, step, picture, budget)?);
                return Ok(answer);
            }
            (None, Some(solution)) => {
                let values = solution.iter().copied().map(Some).collect();
                let line = puzzle.solution_line(solution);
                let description = words.with("picture.solution", &[("line", line.into())]);
                (Content::Marks(Marks::with(values)), description)
            }
            (None, None) if request.marks => {
                let marks =
                    Marks::with_candidates(&Position::noted(puzzle, &puzzle.board().givens));
                (Content::Marks(marks), words.description(puzzle))
            }
            (None, None) => (Content::Marks(Marks::of(puzzle.board())), words.description(puzzle)),
        };
        answer.picture = Some(draw(words, puzzle, content, picture, description, budget)?);
    }
    Ok(answer)
}

/// A step of the explanation by its number from 1, with the position in which it is taken.
fn nth_step(
    puzzle: &dyn Puzzle,
    number: usize,
    budget: &mut Budget,
) -> Result<(Position, Step), ErrorAnswer> {
    let explanation = explain(puzzle, &StepQuery::default(), budget);
    let n_steps = explanation.steps.len();
    let mut position = Position::of(puzzle);
    for (i, step) in (1..).zip(explanation.steps) {
        if i == number {
            return Ok((position, step));
        }
        // A step that leads to a contradiction is shown as well.
        let _ = position.apply(puzzle, &step);
    }
    let detail = format!("step {number}: expected 1 to {n_steps}, the steps there are");
    Err(ErrorAnswer::new(ErrorCode::BadRequest, detail))
}
