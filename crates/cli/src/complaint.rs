//! How a run ends, and how it says so: exit codes, and one sentence on standard error or, where JSON
//! was asked for, one error answer on standard output.

use std::fmt;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use gridwright::Verdict;
/// What a run comes to; its number is the exit code.
pub(crate) use gridwright_api::Status;
use gridwright_api::{Answer, ErrorAnswer, ErrorCode, error_in_language};

use crate::words::{in_words, texts};

/// The exit code that goes with a verdict: is there exactly one solution?
pub(crate) fn status_of_verdict(verdict: &Verdict) -> Status {
    match verdict {
        Verdict::Unique(_) => Status::Done,
        Verdict::Several(..) | Verdict::None => Status::No,
        Verdict::OutOfBudget(_) => Status::Spent,
    }
}

/// How errors are reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Voice {
    /// As a sentence on standard error.
    Text,
    /// As an error answer on standard output, in one line.
    Json,
}

/// An error that goes with an exit code of its own.
#[derive(Debug)]
pub(crate) struct Complaint {
    /// What is wrong; its sentence is complete by itself.
    pub(crate) error: Box<ErrorAnswer>,
    /// The line it is about with a caret below, for people at a terminal.
    pub(crate) excerpt: Option<String>,
    /// The exit code.
    pub(crate) exit: Status,
}

impl Complaint {
    /// Wrong usage.
    pub(crate) fn bad(sentence: impl Into<String>) -> Complaint {
        Complaint::of(ErrorAnswer::new(ErrorCode::Usage, sentence))
    }

    /// A file that cannot be read or written.
    pub(crate) fn io(sentence: impl Into<String>) -> Complaint {
        Complaint::of(ErrorAnswer::new(ErrorCode::Io, sentence))
    }

    /// An error of any kind.
    pub(crate) fn of(error: ErrorAnswer) -> Complaint {
        let exit = Status::of_error(error.code);
        Complaint { error: Box::new(error), excerpt: None, exit }
    }

    /// What is wrong, in a sentence.
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

/// Says what went wrong and gives the exit code for it.
///
/// A reader that went away is no error: whoever reads has had enough.
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

/// An error in the language that was chosen.
fn translated(error: &ErrorAnswer) -> ErrorAnswer {
    error_in_language(error.clone(), texts())
}

/// The sentence of an error for people, in the language that was chosen. It may say more than the
/// message of the error, such as the name of a file.
pub(crate) fn error_sentence(error: &ErrorAnswer) -> String {
    translated(error).detail
}

/// Writes an error answer in one line to standard output, or its sentence to standard error where that
/// cannot be written to.
pub(crate) fn write_error(error: &ErrorAnswer) {
    let answer = Answer::Error(translated(error));
    let line = serde_json::to_string(&answer).expect("answers have string keys") + "\n";
    let mut stdout = io::stdout();
    let written = stdout.write_all(line.as_bytes()).and_then(|()| stdout.flush());
    if written.is_err() {
        complain(&error.detail);
    }
}

/// Whether the trouble is only that the reader of our output has gone.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

/// Whether only what is wrong is said.
static IS_QUIET: AtomicBool = AtomicBool::new(false);

/// Leaves out remarks from now on.
pub(crate) fn hush() {
    IS_QUIET.store(true, Ordering::Relaxed);
}

/// Whether remarks are left out.
pub(crate) fn is_quiet() -> bool {
    IS_QUIET.load(Ordering::Relaxed)
}

/// A sentence on standard error that goes with an answer.
pub(crate) fn remark(sentence: impl AsRef<str>) {
    if !is_quiet() {
        complain(sentence);
    }
}

/// What is wrong, in a sentence on standard error. If nobody can read it there, nothing can be done
/// about it.
pub(crate) fn complain(sentence: impl AsRef<str>) {
    let shown: String = sentence.as_ref().chars().map(plain).collect();
    write_stderr(&format!("gridwright: {shown}\n"));
}

/// A character that a terminal shows and does not obey: a control character in the name of a file
/// could do anything.
fn plain(sign: char) -> char {
    if sign.is_control() { '\u{fffd}' } else { sign }
}

/// Text on standard error as it is.
pub(crate) fn write_stderr(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// The whole story in one sentence, from what was tried to why it failed.
fn sentence(error: &anyhow::Error) -> String {
    let cause = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().map_or_else(|| cause.to_string(), reason)
    };
    error.chain().map(cause).collect::<Vec<_>>().join(": ")
}

/// What the system says of a failure, in our manner: lower case and without its number.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}
