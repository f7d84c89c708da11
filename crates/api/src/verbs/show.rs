//! Draws puzzles.

use gridwright::documents::puzzle_document;
use gridwright::scene::Marks;
use gridwright::steps::effects_words;
use gridwright::{Budget, Position, Puzzle, Step, StepQuery, Verdict, explain, solve};
use gridwright_wire::{ErrorAnswer, ErrorCode, ShowAnswer, ShowOutcome, ShowRequest};

use crate::convert;
use crate::open::{check_language, open};
use crate::picture::draw;
use crate::words::WORDS;

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
    check_language(request.language.as_deref())?;
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
    answer.step = step.as_ref().map(|(position, step)| convert::step(puzzle, position, step));
    if let Some(picture) = &request.picture {
        let (marks, description) = match (&step, solution) {
            (Some((position, step)), _) => {
                (Marks::of_step(puzzle.board(), position, step), reason(puzzle, step))
            }
            (None, Some(solution)) => {
                let values = solution.iter().copied().map(Some).collect();
                (Marks::with(values), format!("the solution: {}", puzzle.solution_line(solution)))
            }
            (None, None) if request.marks => {
                (Marks::with_candidates(&Position::of(puzzle)), describe(puzzle))
            }
            (None, None) => (Marks::of(puzzle.board()), describe(puzzle)),
        };
        answer.picture = Some(draw(puzzle, marks, picture, description)?);
    }
    Ok(answer)
}

/// A step of the explanation by its number, and the position in which it is taken.
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
        // Even a step that leads to a contradiction is shown as it was taken.
        let _ = position.apply(puzzle, &step);
    }
    let detail = format!("step {number}: expected 1 to {n_steps}, the steps there are");
    Err(ErrorAnswer::new(ErrorCode::BadRequest, detail))
}

/// What a picture is of, for those who cannot see it.
pub(super) fn describe(puzzle: &dyn Puzzle) -> String {
    let board = puzzle.board();
    let (rows, cols, clues) = (board.rows, board.cols, board.n_givens());
    format!("{rows} by {cols} with {clues} clues: {}", puzzle.line())
}

/// The technique, the reason and the move of a step.
fn reason(puzzle: &dyn Puzzle, step: &Step) -> String {
    let moves = effects_words(puzzle.board(), &step.finding.effects);
    let name = WORDS.technique(puzzle.info(), step.technique);
    format!("{name}: {} {moves}", WORDS.reason(puzzle, step))
}
