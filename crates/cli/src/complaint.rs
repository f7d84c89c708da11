//! How a run ends, and how it says so: exit codes, and one sentence on standard error.

use std::fmt;
use std::io::{self, ErrorKind, IsTerminal, Write};

use gridwright::Verdict;

/// What the exit code says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// Done, and where there was a question, the answer is yes.
    Done = 0,
    /// The answer is no: no solution, not unique, a rule broken.
    No = 1,
    /// Input or usage was wrong, or the output could not be written.
    Bad = 2,
    /// Out of budget, or interrupted.
    Spent = 3,
}

impl Exit {
    /// The exit code that goes with a verdict: is there exactly one solution?
    pub(crate) fn of_verdict(verdict: &Verdict) -> Exit {
        match verdict {
            Verdict::Unique(_) => Exit::Done,
            Verdict::Several(..) | Verdict::None => Exit::No,
            Verdict::OutOfBudget(_) => Exit::Spent,
        }
    }
}

/// A sentence that goes with an exit code of its own.
#[derive(Debug)]
pub(crate) struct Complaint {
    /// Complete by itself.
    pub(crate) sentence: String,
    /// The line it is about with a caret below, for people at a terminal.
    pub(crate) excerpt: Option<String>,
    /// The exit code.
    pub(crate) exit: Exit,
}

impl Complaint {
    /// Bad input or usage.
    pub(crate) fn bad(sentence: impl Into<String>) -> Complaint {
        Complaint { sentence: sentence.into(), excerpt: None, exit: Exit::Bad }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Complaint {}

/// Says what went wrong and gives the exit code for it.
///
/// A reader that went away is no error: whoever reads has had enough.
pub(crate) fn report(error: &anyhow::Error) -> Exit {
    if is_closed_pipe(error) {
        return Exit::Done;
    }
    say(sentence(error));
    let Some(complaint) = error.downcast_ref::<Complaint>() else { return Exit::Bad };
    if let Some(excerpt) = complaint.excerpt.as_ref().filter(|_| io::stderr().is_terminal()) {
        write_stderr(excerpt);
    }
    complaint.exit
}

/// Whether the trouble is only that the reader of our output has gone.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

/// A sentence on standard error. If nobody can read it there, nothing can be done about it.
pub(crate) fn say(sentence: impl AsRef<str>) {
    write_stderr(&format!("gridwright: {}\n", sentence.as_ref()));
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
