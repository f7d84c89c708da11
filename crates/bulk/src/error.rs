//! What can go wrong, each in one sentence.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use gridwright::text::shortened;

/// Why a data set could not be made or put together.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BulkError {
    /// The plan asks for what there is not.
    #[error("{}", shortened(.0))]
    Plan(String),
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
    /// A file that cannot be read or written.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> BulkError {
        move |source| BulkError::Io { path: path.to_owned(), source }
    }
}

/// Fails once it was told to stop.
pub(crate) fn go_on(stop: &AtomicBool) -> Result<(), BulkError> {
    if stop.load(Ordering::Relaxed) { Err(BulkError::Interrupted) } else { Ok(()) }
}
