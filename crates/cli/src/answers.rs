//! Answers as JSON: how they are written, and the exit code that goes with each.

use anyhow::Result;
use gridwright_api::{
    Answer, BookOutcome, Budget, CheckOutcome, CountOutcome, ExplainOutcome, GenerateOutcome,
    HintOutcome, MinimiseOutcome, PlayOutcome, RateOutcome, Request, ShowOutcome, SolveOutcome,
    VerifyProofOutcome,
};

use crate::args::Format;
use crate::complaint::{Complaint, Exit};
use crate::output::Sink;
use crate::words::chosen;

/// Answers a request in the language that was chosen.
pub(crate) fn answer(mut request: Request, budget: &mut Budget) -> Answer {
    if let Some(language) = chosen() {
        request.set_language(language.code());
    }
    gridwright_api::answer(&request, budget)
}

/// Writes the only answer of a run.
///
/// # Errors
/// When it is an error, or cannot be written.
pub(crate) fn write(sink: &mut Sink, answer: Answer, format: Format) -> Result<Exit> {
    if let Answer::Error(error) = answer {
        return Err(Complaint::of(error).into());
    }
    let exit = exit_of(&answer);
    sink.put(&text(&answer, format))?;
    Ok(exit)
}

/// The text of an answer with its line break: indented for `--json`, otherwise one line.
pub(crate) fn text(answer: &Answer, format: Format) -> String {
    let text = match format {
        Format::Json => serde_json::to_string_pretty(answer),
        Format::Text | Format::Line | Format::Jsonl | Format::Tsv => serde_json::to_string(answer),
    };
    text.expect("answers have string keys and finite numbers") + "\n"
}

/// The exit code that goes with an answer.
pub(crate) fn exit_of(answer: &Answer) -> Exit {
    match answer {
        Answer::Generate(answer) => match answer.outcome {
            GenerateOutcome::Made => Exit::Done,
            _ => Exit::Spent,
        },
        Answer::Solve(answer) => match answer.outcome {
            SolveOutcome::Unique => Exit::Done,
            SolveOutcome::OutOfBudget => Exit::Spent,
            _ => Exit::No,
        },
        Answer::Count(answer) => match answer.outcome {
            CountOutcome::OutOfBudget => Exit::Spent,
            _ => Exit::Done,
        },
        Answer::Check(answer) => match answer.outcome {
            CheckOutcome::Solved | CheckOutcome::Unique => Exit::Done,
            CheckOutcome::OutOfBudget => Exit::Spent,
            _ => Exit::No,
        },
        Answer::Explain(answer) => match answer.outcome {
            ExplainOutcome::Solved => Exit::Done,
            ExplainOutcome::OutOfBudget => Exit::Spent,
            _ => Exit::No,
        },
        Answer::Hint(answer) => exit_of_hint(answer.outcome),
        Answer::Steps(answer) => exit_of_hint(answer.outcome),
        Answer::Rate(answer) => match answer.outcome {
            RateOutcome::Rated => Exit::Done,
            RateOutcome::OutOfBudget => Exit::Spent,
            _ => Exit::No,
        },
        Answer::VerifyProof(answer) => match answer.outcome {
            VerifyProofOutcome::Unique | VerifyProofOutcome::NoSolution => Exit::Done,
            VerifyProofOutcome::OutOfBudget => Exit::Spent,
            _ => Exit::No,
        },
        Answer::Minimise(answer) => match answer.outcome {
            MinimiseOutcome::Done => Exit::Done,
            MinimiseOutcome::OutOfBudget => Exit::Spent,
            _ => Exit::No,
        },
        Answer::Show(answer) => match answer.outcome {
            ShowOutcome::Done => Exit::Done,
            ShowOutcome::OutOfBudget => Exit::Spent,
            _ => Exit::No,
        },
        Answer::Book(answer) => match answer.outcome {
            BookOutcome::Made => Exit::Done,
            _ => Exit::Spent,
        },
        Answer::Play(answer) => match answer.outcome {
            PlayOutcome::Broken => Exit::No,
            _ => Exit::Done,
        },
        Answer::Error(error) => Exit::of_error(error.code),
        // Everything else has one outcome, which is that it was done.
        _ => Exit::Done,
    }
}

/// The exit code that goes with what a player is told.
pub(crate) fn exit_of_hint(outcome: HintOutcome) -> Exit {
    match outcome {
        HintOutcome::Solved | HintOutcome::Step => Exit::Done,
        HintOutcome::OutOfBudget => Exit::Spent,
        _ => Exit::No,
    }
}
