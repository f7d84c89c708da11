//! Makes answers and writes them as JSON.

use anyhow::Result;
use gridwright_api::{Answer, Budget, Request};

use crate::args::Format;
use crate::complaint::{Complaint, Status};
use crate::output::Sink;
use crate::words::chosen;

/// Answers a request in the chosen language.
pub(crate) fn answer(mut request: Request, budget: &mut Budget) -> Answer {
    if let Some(language) = chosen() {
        request.set_language(language.code());
    }
    gridwright_api::answer(&request, budget)
}

/// Writes the only answer of a run.
///
/// # Errors
/// When the answer is an error, or cannot be written.
pub(crate) fn write(sink: &mut Sink, answer: Answer, format: Format) -> Result<Status> {
    if let Answer::Error(error) = answer {
        return Err(Complaint::of(error).into());
    }
    let exit = answer.status();
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
