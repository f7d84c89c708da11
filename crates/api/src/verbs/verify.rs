//! Grades proposed answers to puzzles.

use gridwright::answers::{Grade, Verdict, grade, json_text, read_answer};
use gridwright::{Budget, Puzzle, Value, board_id};
use gridwright_wire::{ErrorAnswer, VerifyAnswer, VerifyOutcome, VerifyRequest, WrongValue};
use gridwright_words::Words;

use crate::convert;
use crate::open::{expect_short, open, words_in};

/// Grades a proposed answer to a puzzle.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, VerifyRequest, verify};
/// let request = VerifyRequest::new("cirth:12....3..", "I have\n1 2 3\n2 1 3\n3 1 2\nDone!");
/// let answer = verify(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!((answer.outcome.name(), answer.right, answer.open), ("wrong", 4, 6));
/// assert_eq!(answer.first_error.unwrap().site, "r2c2");
/// assert_eq!(answer.violations[0].name, "column 2");
/// ```
pub fn verify(request: &VerifyRequest, budget: &mut Budget) -> Result<VerifyAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let puzzle = open(&request.puzzle, budget)?.puzzle;
    let text = json_text(&request.answer);
    expect_short(&text)?;
    let (family, id) = (puzzle.info().id, board_id(&*puzzle));
    let Some(values) = read_answer(&*puzzle, &text) else {
        let mut answer = VerifyAnswer::new(VerifyOutcome::Unreadable, family, id);
        answer.open = puzzle.board().n_sites() - puzzle.board().n_givens();
        return Ok(answer);
    };
    let grade = grade(&*puzzle, &values, budget);
    Ok(graded(words, &*puzzle, id, &grade))
}

fn graded(words: Words, puzzle: &dyn Puzzle, id: String, grade: &Grade) -> VerifyAnswer {
    let board = puzzle.board();
    let outcome = match grade.verdict {
        Verdict::Right => VerifyOutcome::Right,
        Verdict::Wrong => VerifyOutcome::Wrong,
        Verdict::Incomplete => VerifyOutcome::Incomplete,
        Verdict::NoSolution => VerifyOutcome::None,
        Verdict::OutOfBudget => VerifyOutcome::OutOfBudget,
    };
    let full: Option<Vec<Value>> = grade.values.iter().copied().collect();
    let symbol = |value: &Option<Value>| value.map_or('.', |value| board.symbol(value));
    let line = match full {
        Some(values) => puzzle.solution_line(&values),
        None => grade.values.iter().map(symbol).collect(),
    };
    let mut answer = VerifyAnswer::new(outcome, puzzle.info().id, id);
    (answer.credit, answer.right, answer.open) = (grade.credit(), grade.right, grade.open);
    answer.board = Some(line);
    answer.first_error = grade.first_error.map(|wrong| WrongValue {
        site: board.site_name(wrong.site),
        found: convert::symbol(board, wrong.found),
        expected: wrong.expected.map(|value| convert::symbol(board, value)),
    });
    answer.changed = convert::site_names(board, &grade.changed);
    answer.violations = convert::violations(words, puzzle, &grade.violations);
    answer
}
