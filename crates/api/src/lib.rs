//! Answers any request with an answer. Front ends turn their input into a [`Request`], call
//! [`answer`], and pass on the [`Answer`].
//!
//! No files and no clock: time limits, cancelling and progress come with the [`Budget`]. Only
//! [`batch`] starts threads, as many as requested. Read in this order: `verbs/` (one file for each
//! verb or two), `read` (requests as JSON), `open` (puzzles in requests), `convert` (values of the library as JSON values,
//! with all their sentences), `game` (games in requests), `picture`, `techniques` (the list of all
//! techniques), `error`.
//!
//! ```
//! use gridwright_api::{Answer, Budget, Request, SolveRequest, answer};
//! let request = Request::Solve(SolveRequest::new("cirth:12....3.."));
//! let Answer::Solve(solved) = answer(&request, &mut Budget::unlimited()) else { panic!() };
//! assert_eq!(solved.outcome.name(), "unique");
//! assert_eq!(solved.solution.as_deref(), Some("123231312"));
//! ```

pub mod batch;
mod convert;
mod error;
mod game;
mod open;
mod picture;
mod read;
mod techniques;
mod verbs;

pub use convert::{continuation, explanation, rating, step, violations};
pub use error::{error_in_language, error_in_line, open_error, params_error};
pub use gridwright::Budget;
use gridwright::text::shortened;
pub use gridwright_wire::*;
pub use gridwright_words::{add_texts, take_missing};
pub use picture::base64;
pub use read::{json_error, read_members, read_object};
pub use techniques::{Entry, Shown, UnknownTechnique, all_techniques, techniques_named};
#[cfg(feature = "pdf")]
pub use verbs::book_puzzle;
pub use verbs::{
    Reduced, book, canonical, check, clue, complete, convert, count, daily, edit, explain,
    families, formats, generate, generated, hint, hint_outcome, keep_level, minimise,
    minimise_in_order, mistake, play, practice, rate, repair, review, show, solve, solve_lines,
    steps, technique,
};
#[cfg(feature = "proof")]
pub use verbs::{verify, verify_proof};

/// Answers a request.
///
/// The limit in the request itself (`nodes`) counts within the budget. The stop flag of the budget
/// ends the work early; the outcome is then `out-of-budget`.
///
/// ```
/// use gridwright_api::{Budget, Request, answer};
/// let request: Request = serde_json::from_str(r#"{"verb": "count", "puzzle": "cirth:........."}"#)?;
/// let answer = answer(&request, &mut Budget::unlimited());
/// assert_eq!(serde_json::to_value(&answer)?["count"], 12);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn answer(request: &Request, budget: &mut Budget) -> Answer {
    let Some(nodes) = nodes(request) else { return answer_within(request, budget) };
    let mut part = budget.part(nodes);
    let answer = answer_within(request, &mut part);
    // The part is never larger than what is left, so only the stop flag can make this fail.
    let _ = budget.spend(part.used());
    answer
}

/// Answers a JSON request with a JSON answer.
///
/// ```
/// use gridwright_api::{Budget, answer_json};
/// let answer = answer_json(r#"{"verb": "solve"}"#, &mut Budget::unlimited());
/// assert!(answer.contains(r#""code":"bad-request""#), "{answer}");
/// let answer = answer_json("{", &mut Budget::unlimited());
/// assert!(answer.contains(r#""code":"bad-json","line":1,"column":1"#));
/// ```
pub fn answer_json(request: &str, budget: &mut Budget) -> String {
    let answer = answer_from_json(request.as_bytes(), budget);
    serde_json::to_string(&answer).expect("answers have string keys and finite numbers")
}

/// Answers a JSON request.
///
/// ```
/// use gridwright_api::{Budget, Status, answer_from_json};
/// let answer = answer_from_json(b"\xff", &mut Budget::unlimited());
/// assert_eq!(answer.status(), Status::Bad);
/// ```
pub fn answer_from_json(request: &[u8], budget: &mut Budget) -> Answer {
    match read_object(request) {
        Ok(request) => answer(&request, budget),
        Err(error) => Answer::Error(json_error(&error)),
    }
}

fn answer_within(request: &Request, budget: &mut Budget) -> Answer {
    let words = match open::words_in(request.language()) {
        Ok(words) => words,
        Err(error) => return Answer::Error(error),
    };
    let answer = match request {
        Request::Generate(request) => generate(request, budget).map(Answer::Generate),
        Request::Daily(request) => daily(request, budget).map(Answer::Generate),
        Request::Solve(request) => solve(request, budget).map(Answer::Solve),
        Request::Count(request) => count(request, budget).map(Answer::Count),
        Request::Check(request) => check(request, budget).map(Answer::Check),
        #[cfg(feature = "proof")]
        Request::Verify(request) => verify(request, budget).map(Answer::Verify),
        Request::Explain(request) => explain(request, budget).map(Answer::Explain),
        Request::Hint(request) => hint(request, budget).map(Answer::Hint),
        Request::Steps(request) => steps(request, budget).map(Answer::Steps),
        Request::Rate(request) => rate(request, budget).map(Answer::Rate),
        #[cfg(feature = "proof")]
        Request::VerifyProof(request) => verify_proof(request, budget).map(Answer::VerifyProof),
        Request::Minimise(request) => minimise(request, budget).map(Answer::Minimise),
        Request::Edit(request) => edit(request, budget).map(Answer::Edit),
        Request::Review(request) => review(request, budget).map(Box::new).map(Answer::Review),
        Request::Repair(request) => repair(request, budget).map(Answer::Repair),
        Request::Complete(request) => complete(request, budget).map(Answer::Complete),
        Request::Convert(request) => convert(request, budget).map(Answer::Convert),
        Request::Canonical(request) => canonical(request, budget).map(Answer::Canonical),
        Request::Show(request) => show(request, budget).map(Answer::Show),
        Request::Book(request) => book(request, budget).map(Answer::Book),
        Request::Play(request) => play(request, budget).map(Answer::Play),
        Request::Mistake(request) => mistake(request, budget).map(Answer::Mistake),
        Request::Clue(request) => clue(request, budget).map(Answer::Clue),
        Request::Practice(request) => practice(request, budget).map(Answer::Practice),
        Request::Families(request) => families(request).map(Answer::Families),
        Request::Technique(request) => technique(request, budget).map(Answer::Technique),
        Request::Formats(request) => Ok(Answer::Formats(formats(request))),
        other => {
            let detail = format!("this build does not answer {other:?}");
            Err(ErrorAnswer::new(ErrorCode::Unsupported, detail))
        }
    };
    answer.unwrap_or_else(|error| {
        let mut error = error_in_language(error, words);
        // The quoted input may be long or contain line breaks.
        error.detail = shortened(&error.detail).into_owned();
        Answer::Error(error)
    })
}

/// The limit on search nodes that the request sets itself.
fn nodes(request: &Request) -> Option<u64> {
    match request {
        Request::Generate(request) => request.nodes,
        Request::Daily(request) => request.nodes,
        Request::Solve(request) => request.nodes,
        Request::Count(request) => request.nodes,
        Request::Check(request) => request.nodes,
        Request::Verify(request) => request.nodes,
        Request::Explain(request) => request.nodes,
        Request::Hint(request) => request.nodes,
        Request::Rate(request) => request.nodes,
        Request::VerifyProof(request) => request.nodes,
        Request::Minimise(request) => request.nodes,
        Request::Edit(request) => request.nodes,
        Request::Review(request) => request.nodes,
        Request::Repair(request) => request.nodes,
        Request::Complete(request) => request.nodes,
        Request::Convert(request) => request.nodes,
        Request::Canonical(request) => request.nodes,
        Request::Show(request) => request.nodes,
        Request::Play(request) => request.nodes,
        Request::Mistake(request) => request.nodes,
        Request::Practice(request) => request.nodes,
        // The limit of a book applies to each of its puzzles; lists need no search.
        _ => None,
    }
}
