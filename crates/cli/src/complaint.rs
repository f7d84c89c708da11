//! Reports how a run ended: exit codes, and one sentence on standard error or, with JSON, one error
//! answer on standard output.

use std::fmt;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use gridwright::Verdict;
/// The outcome of a run; its number is the exit code.
pub(crate) use gridwright_api::Status;
use gridwright_api::{Answer, ErrorAnswer, ErrorCode, error_in_language};

use crate::words::{in_words, texts};

/// The exit code for a verdict: 0 for exactly one solution.
pub(crate) fn status_of_verdict(verdict: &Verdict) -> Status {
    match verdict {
        Verdict::Unique(_) => Status::Done,
        Verdict::Several(..) | Verdict::None => Status::No,
        Verdict::OutOfBudget(_) => Status::Spent,
    }
}

/// The form in which errors are reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Voice {
    /// As a sentence on standard error.
    Text,
    /// As an error answer on standard output, in one line.
    Json,
}

/// An error with its exit code.
#[derive(Debug)]
pub(crate) struct Complaint {
    /// The error; its sentence is complete by itself.
    pub(crate) error: Box<ErrorAnswer>,
    /// The line with the error and a caret below it, for people at a terminal.
    pub(crate) excerpt: Option<String>,
    /// The exit code.
    pub(crate) exit: Status,
}

impl Complaint {
    /// A usage error.
    pub(crate) fn bad(sentence: impl Into<String>) -> Complaint {
        Complaint::of(ErrorAnswer::new(ErrorCode::Usage, sentence))
    }

    /// An error for a file that cannot be read or written.
    pub(crate) fn io(sentence: impl Into<String>) -> Complaint {
        Complaint::of(ErrorAnswer::new(ErrorCode::Io, sentence))
    }

    /// An error of any kind.
    pub(crate) fn of(error: ErrorAnswer) -> Complaint {
        let exit = Status::of_error(error.code);
        Complaint { error: Box::new(error), excerpt: None, exit }
    }

    /// The message of the error.
    pub(crate) fn sentence(&self) -> &str {
        &self.error.detail
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}

impl std::error::Error for Complaint {}

/// Reports an error and returns its exit code.
///
/// If the reader of the output is gone, that is no error: it has read enough.
pub(crate) fn report(error: &anyhow::Error, voice: Voice) -> Status {
    if is_closed_pipe(error) {
        return Status::Done;
    }
    let complaint = error.downcast_ref::<Complaint>();
    match (voice, complaint) {
        (Voice::Json, Some(complaint)) => write_error(&complaint.error),
        (Voice::Json, None) => write_error(&ErrorAnswer::new(ErrorCode::Io, sentence(error))),
        (Voice::Text, Some(complaint)) => complain(error_sentence(&complaint.error)),
        (Voice::Text, None) => complain(in_words(&sentence(error))),
    }
    let Some(complaint) = complaint else { return Status::Bad };
    let excerpt = complaint.excerpt.as_ref().filter(|_| voice == Voice::Text);
    if let Some(excerpt) = excerpt.filter(|_| io::stderr().is_terminal()) {
        write_stderr(excerpt);
    }
    complaint.exit
}

/// The error in the chosen language.
pub(crate) fn translated(error: &ErrorAnswer) -> ErrorAnswer {
    error_in_language(error.clone(), texts())
}

/// The sentence of an error for people, in the chosen language. It may say more than the error's
/// own message, such as the name of a file.
pub(crate) fn error_sentence(error: &ErrorAnswer) -> String {
    translated(error).detail
}

/// Writes an error answer in one line to standard output, or its sentence to standard error if that
/// fails.
pub(crate) fn write_error(error: &ErrorAnswer) {
    let answer = Answer::Error(translated(error));
    let line = serde_json::to_string(&answer).expect("answers have string keys") + "\n";
    let mut stdout = io::stdout();
    let written = stdout.write_all(line.as_bytes()).and_then(|()| stdout.flush());
    if written.is_err() {
        complain(&error.detail);
    }
}

/// Whether the error is only that the reader of the output is gone.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

/// Whether only errors are written to standard error.
static IS_QUIET: AtomicBool = AtomicBool::new(false);

/// Suppresses remarks from now on.
pub(crate) fn hush() {
    IS_QUIET.store(true, Ordering::Relaxed);
}

/// Whether remarks are suppressed.
pub(crate) fn is_quiet() -> bool {
    IS_QUIET.load(Ordering::Relaxed)
}

/// Writes a remark about an answer to standard error, unless remarks are suppressed.
pub(crate) fn remark(sentence: impl AsRef<str>) {
    if !is_quiet() {
        complain(sentence);
    }
}

/// Writes an error message to standard error. Failures to write are ignored, since there is no
/// other place to report them.
pub(crate) fn complain(sentence: impl AsRef<str>) {
    let shown: String = sentence.as_ref().chars().map(plain).collect();
    write_stderr(&format!("gridwright: {shown}\n"));
}

/// Replaces control characters, since one in a file name could change the state of the terminal.
fn plain(sign: char) -> char {
    if sign.is_control() { '\u{fffd}' } else { sign }
}

/// Writes text to standard error as it is.
pub(crate) fn write_stderr(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// The chain of errors in one sentence, from the attempted action to the cause.
fn sentence(error: &anyhow::Error) -> String {
    let cause = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().map_or_else(|| cause.to_string(), reason)
    };
    error.chain().map(cause).collect::<Vec<_>>().join(": ")
}

/// The system's message for an error, in the style of other messages: lower case and without its
/// number.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}
