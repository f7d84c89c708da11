//! The status of an answer: the exit codes of the command line and the return values of functions
//! in the C library.

use crate::answer::{
    Answer, BookOutcome, CheckOutcome, CompleteOutcome, CountOutcome, ExplainOutcome,
    GenerateOutcome, HintOutcome, MinimiseOutcome, MistakeOutcome, PlayOutcome, PracticeOutcome,
    RateOutcome, RepairOutcome, ReviewOutcome, ShowOutcome, SolveOutcome, VerifyOutcome,
    VerifyProofOutcome,
};
use crate::error::ErrorCode;

/// The status of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub enum Status {
    /// The request was carried out, and if it was a question, the answer is yes.
    Done = 0,
    /// The answer is no: no solution, several solutions, or a broken rule.
    No = 1,
    /// The input or usage was wrong, or the output could not be written.
    Bad = 2,
    /// The budget was spent, or the work was interrupted.
    Spent = 3,
}

impl Status {
    /// The status of an error with this code.
    ///
    /// ```
    /// use gridwright_wire::{ErrorCode, Status};
    /// assert_eq!(Status::of_error(ErrorCode::BadPuzzle), Status::Bad);
    /// assert_eq!(Status::of_error(ErrorCode::OutOfBudget) as u8, 3);
    /// ```
    pub fn of_error(code: ErrorCode) -> Status {
        match code {
            ErrorCode::OutOfBudget | ErrorCode::NotFound => Status::Spent,
            ErrorCode::Tampered => Status::No,
            _ => Status::Bad,
        }
    }

    /// The status of a hint with this outcome.
    pub fn of_hint(outcome: HintOutcome) -> Status {
        match outcome {
            HintOutcome::Solved | HintOutcome::Step => Status::Done,
            HintOutcome::OutOfBudget => Status::Spent,
            _ => Status::No,
        }
    }
}

impl Answer {
    /// The status of the answer.
    pub fn status(&self) -> Status {
        match self {
            Answer::Generate(answer) => match answer.outcome {
                GenerateOutcome::Made => Status::Done,
                _ => Status::Spent,
            },
            Answer::Solve(answer) => match answer.outcome {
                SolveOutcome::Unique => Status::Done,
                SolveOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Count(answer) => match answer.outcome {
                CountOutcome::OutOfBudget => Status::Spent,
                _ => Status::Done,
            },
            Answer::Check(answer) => match answer.outcome {
                CheckOutcome::Solved | CheckOutcome::Unique => Status::Done,
                CheckOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Verify(answer) => match answer.outcome {
                VerifyOutcome::Right => Status::Done,
                VerifyOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Explain(answer) => match answer.outcome {
                ExplainOutcome::Solved => Status::Done,
                ExplainOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Hint(answer) => Status::of_hint(answer.outcome),
            Answer::Steps(answer) => Status::of_hint(answer.outcome),
            Answer::Rate(answer) => match answer.outcome {
                RateOutcome::Rated => Status::Done,
                RateOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::VerifyProof(answer) => match answer.outcome {
                VerifyProofOutcome::Unique | VerifyProofOutcome::NoSolution => Status::Done,
                VerifyProofOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Minimise(answer) => match answer.outcome {
                MinimiseOutcome::Done => Status::Done,
                MinimiseOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Review(answer) => match answer.outcome {
                ReviewOutcome::Unique => Status::Done,
                ReviewOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Repair(answer) => match answer.outcome {
                RepairOutcome::Found | RepairOutcome::Unneeded => Status::Done,
                RepairOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Complete(answer) => match answer.outcome {
                CompleteOutcome::Done => Status::Done,
                CompleteOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Show(answer) => match answer.outcome {
                ShowOutcome::Done => Status::Done,
                ShowOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Book(answer) => match answer.outcome {
                BookOutcome::Made => Status::Done,
                _ => Status::Spent,
            },
            Answer::Play(answer) => match answer.outcome {
                PlayOutcome::Broken => Status::No,
                _ => Status::Done,
            },
            Answer::Mistake(answer) => match answer.outcome {
                MistakeOutcome::Found | MistakeOutcome::None => Status::Done,
                MistakeOutcome::Unexplained | MistakeOutcome::OutOfBudget => Status::Spent,
                _ => Status::No,
            },
            Answer::Practice(answer) => match answer.outcome {
                PracticeOutcome::None => Status::Spent,
                _ => Status::Done,
            },
            Answer::Error(error) => Status::of_error(error.code),
            // All other answers have `done` as their only outcome.
            _ => Status::Done,
        }
    }
}
