//! Locks that prevent two programs from opening the same game.

use std::fs::{File, TryLockError};
use std::path::Path;

/// Exclusive access to a game; the system releases the lock when the program ends for any reason.
/// The lock file stays as long as the game: removing it while another program waits for it would
/// let two programs in.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Locks a file, creating it if it does not exist.
    ///
    /// # Errors
    /// When another program holds it, or the file cannot be locked.
    pub(crate) fn take(path: &Path) -> Result<Lock, TryLockError> {
        let options = File::options().create(true).write(true).truncate(false).to_owned();
        let file = options.open(path).map_err(TryLockError::Error)?;
        file.try_lock()?;
        Ok(Lock { _file: file })
    }
}
