//! What can go wrong, each in one sentence.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{fmt, io};

use gridwright::text::shortened;
use gridwright_api::{ErrorAnswer, ErrorCode};

/// Why a data set could not be made or put together.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BulkError {
    /// The plan asks for what there is not.
    #[error("{}", shortened(.0))]
    Plan(String),
    /// The plan has a family, a parameter or a profile that there is not.
    #[error("{}", shortened(.sentence))]
    Refused {
        /// The code of the same mistake in a request.
        code: ErrorCode,
        /// What was expected.
        sentence: String,
    },
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A file is not as it was written.
    #[error("{0}")]
    Tampered(String),
    /// Something has to be done first.
    #[error("{0}")]
    NotReady(String),
    /// It was told to stop.
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
            // It names its file itself.
            io @ BulkError::Io { .. } => io,
            other => BulkError::Plan(format!("{whole}: {other}")),
        }
    }

    /// What a request is refused for.
    pub(crate) fn refused(error: ErrorAnswer) -> BulkError {
        BulkError::Refused { code: error.code, sentence: error.detail }
    }

    /// A file that cannot be read or written.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> BulkError {
        move |source| BulkError::Io { path: path.to_owned(), source }
    }
}

/// Fails once it was told to stop.
pub(crate) fn go_on(stop: &AtomicBool) -> Result<(), BulkError> {
    if stop.load(Ordering::Relaxed) { Err(BulkError::Interrupted) } else { Ok(()) }
}
