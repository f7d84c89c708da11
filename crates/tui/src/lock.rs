//! Keeps two programs from playing the same game at once.

use std::fs::{File, TryLockError};
use std::path::Path;

/// Holds a game for this program alone; the system lets go of it when the program ends, however
/// it ends. The file stays as long as the game: taking it away while somebody waits for it would
/// let two in.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Locks a file, which is made if need be.
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
