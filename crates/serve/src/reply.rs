//! Converts answers to bytes: JSON, pictures and books.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use gridwright::Budget;
use gridwright_api::{
    Answer, BookOutcome, ErrorAnswer, ErrorCode, GenerateOutcome, PictureKind, Request,
    ShowOutcome, ShowRequest,
};

use crate::problem::Problem;
use crate::task::Task;

/// A successful answer.
pub(crate) struct Reply {
    pub(crate) media: &'static str,
    pub(crate) body: Vec<u8>,
    /// The language of the texts in the answer, if it has any.
    pub(crate) language: Option<String>,
    /// The file name, if the answer is a file to download.
    pub(crate) file: Option<&'static str>,
    /// Whether the answer depends on the request alone, and not on the time limit.
    pub(crate) is_final: bool,
}

/// Performs a task, in the given language if the request does not name one.
pub(crate) fn reply(
    task: Task,
    language: Option<&'static str>,
    budget: &mut Budget,
) -> Result<Reply, Problem> {
    match task {
        Task::Answer(mut request) => {
            let language = settle_language(&mut request, language);
            let answer = answered(&request, budget)?;
            let is_final = answer.outcome() != GenerateOutcome::OutOfBudget.name();
            Ok(Reply {
                media: "application/json",
                body: json(&answer),
                language,
                file: None,
                is_final,
            })
        }
        Task::Picture(request) => picture(*request, language, budget),
        Task::Book(mut request) => {
            let language = request.language.get_or_insert(language.unwrap_or("en").to_owned());
            let language = Some(language.clone());
            let Answer::Book(book) = answered(&Request::Book(request), budget)? else {
                return Err(unexpected());
            };
            let code = match book.outcome {
                BookOutcome::OutOfBudget => ErrorCode::OutOfBudget,
                _ => ErrorCode::NotFound,
            };
            let Some(file) = book.base64 else {
                let detail = book.detail.unwrap_or_else(|| "the book could not be made".to_owned());
                return Err(Problem::new(code, detail));
            };
            let body = decoded(&file)?;
            let file = Some("book.pdf");
            Ok(Reply { media: "application/pdf", body, language, file, is_final: true })
        }
    }
}

/// An answer as JSON.
pub(crate) fn json(answer: &Answer) -> Vec<u8> {
    serde_json::to_vec(answer).expect("answers have string keys and finite numbers")
}

/// Sets the language of a request that could name one and does not. Returns the language used.
pub(crate) fn settle_language(
    request: &mut Request,
    language: Option<&'static str>,
) -> Option<String> {
    let asked = request.language_mut()?;
    if asked.is_none() {
        *asked = language.map(str::to_owned);
    }
    Some(asked.clone().unwrap_or_else(|| "en".to_owned()))
}

fn answered(request: &Request, budget: &mut Budget) -> Result<Answer, Problem> {
    match gridwright_api::answer(request, budget) {
        Answer::Error(error) => Err(Problem::of(error)),
        answer => Ok(answer),
    }
}

fn picture(
    request: ShowRequest,
    language: Option<&'static str>,
    budget: &mut Budget,
) -> Result<Reply, Problem> {
    let mut request = Request::Show(request);
    let language = settle_language(&mut request, language);
    let Answer::Show(shown) = answered(&request, budget)? else { return Err(unexpected()) };
    if shown.outcome == ShowOutcome::OutOfBudget {
        let detail = "the solution was not found in the time there was";
        return Err(Problem::new(ErrorCode::OutOfBudget, detail));
    }
    let picture = shown.picture.ok_or_else(unexpected)?;
    let media = match picture.kind {
        PictureKind::Svg | PictureKind::SvgInline => "image/svg+xml",
        PictureKind::Png => "image/png",
        PictureKind::Pdf => "application/pdf",
        _ => "text/plain; charset=utf-8",
    };
    let body = match (picture.text, picture.base64) {
        (Some(text), _) => text.into_bytes(),
        (None, Some(file)) => decoded(&file)?,
        (None, None) => return Err(unexpected()),
    };
    Ok(Reply { media, body, language, file: None, is_final: true })
}

fn decoded(file: &str) -> Result<Vec<u8>, Problem> {
    STANDARD.decode(file).map_err(|_| unexpected())
}

fn unexpected() -> Problem {
    Problem::of(ErrorAnswer::new(ErrorCode::Internal, "the engine gave an answer of another kind"))
}
