//! The errors of data sets, each in one sentence.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{fmt, io};

use gridwright::text::shortened;
use gridwright_api::{ErrorAnswer, ErrorCode};

/// The reason why a data set could not be made or merged.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BulkError {
    /// The plan is invalid.
    #[error("{}", shortened(.0))]
    Plan(String),
    /// The plan names an unknown family, parameter or profile.
    #[error("{}", shortened(.sentence))]
    Refused {
        /// The error code that a request with the same mistake gets.
        code: ErrorCode,
        /// The error message, with what was expected.
        sentence: String,
    },
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The error that the system reported.
        source: io::Error,
    },
    /// A file differs from what was written.
    #[error("{0}")]
    Tampered(String),
    /// A precondition is not met, such as a missing part or a folder in use.
    #[error("{0}")]
    NotReady(String),
    /// The work was stopped through its flag.
    #[error("interrupted: the same command goes on where it was")]
    Interrupted,
}

impl BulkError {
    /// The same error about a part of a larger whole, such as a file.
    ///
    /// ```
    /// use gridwright_bulk::BulkError;
    /// let error = BulkError::Plan("expected a set".to_owned()).within("plan.toml");
    /// assert_eq!(error.to_string(), "plan.toml: expected a set");
    /// ```
    #[must_use]
    pub fn within(self, whole: impl fmt::Display) -> BulkError {
        match self {
            BulkError::Refused { code, sentence } => {
                BulkError::Refused { code, sentence: format!("{whole}: {sentence}") }
            }
            // The error already names its file.
            io @ BulkError::Io { .. } => io,
            other => BulkError::Plan(format!("{whole}: {other}")),
        }
    }

    /// Converts the error of a request.
    pub(crate) fn refused(error: ErrorAnswer) -> BulkError {
        BulkError::Refused { code: error.code, sentence: error.detail }
    }

    /// An error for a file that cannot be read or written.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> BulkError {
        move |source| BulkError::Io { path: path.to_owned(), source }
    }
}

/// Fails once the stop flag is set.
pub(crate) fn go_on(stop: &AtomicBool) -> Result<(), BulkError> {
    if stop.load(Ordering::Relaxed) { Err(BulkError::Interrupted) } else { Ok(()) }
}
