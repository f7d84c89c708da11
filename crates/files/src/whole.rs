//! Files that appear only when they are complete.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::disk;

/// Creates or replaces a file atomically.
///
/// # Errors
/// When the file could not be written; it is then unchanged.
///
/// ```
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("settings.txt");
/// gridwright_files::replace(&path, b"one")?;
/// gridwright_files::replace(&path, b"two")?;
/// assert_eq!(std::fs::read(&path)?, b"two");
/// assert!(gridwright_files::replace(&folder.path().join("missing/settings.txt"), b"").is_err());
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = Unfinished::beside(path)?;
    file.write_all(bytes)?;
    file.finish()
}

/// A temporary file that is renamed to its final path when it is complete. If it is dropped before
/// it is finished, the temporary file is removed.
///
/// ```
/// use std::io::Write as _;
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("answer.txt");
/// let mut file = gridwright_files::Unfinished::beside(&path)?;
/// file.write_all(b"42")?;
/// assert!(!path.exists());
/// file.finish()?;
/// assert_eq!(std::fs::read(&path)?, b"42");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Unfinished {
    file: File,
    temporary: PathBuf,
    target: PathBuf,
    is_there: bool,
}

impl Unfinished {
    /// Creates a temporary file with a hidden name in the target's folder, so that renaming it is
    /// atomic.
    ///
    /// # Errors
    /// When the temporary file cannot be created.
    pub fn beside(target: &Path) -> io::Result<Unfinished> {
        let name = target.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let temporary = target.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
        Unfinished::at(temporary, target)
    }

    /// Creates a temporary file at a path chosen by the caller, replacing one that an earlier run
    /// may have left there.
    ///
    /// # Errors
    /// When the temporary file cannot be created.
    pub fn at(temporary: PathBuf, target: &Path) -> io::Result<Unfinished> {
        let file = match disk::create_new(&temporary) {
            // Left behind by a killed program that had the same process id.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                disk::remove(&temporary)?;
                disk::create_new(&temporary)?
            }
            other => other?,
        };
        Ok(Unfinished { file, temporary, target: target.to_owned(), is_there: true })
    }

    /// The path of the temporary file.
    pub fn temporary(&self) -> &Path {
        &self.temporary
    }

    /// Syncs the file to the disk and renames it to its final path.
    ///
    /// # Errors
    /// When that was not possible; a file that was at the final path before is unchanged.
    pub fn finish(&mut self) -> io::Result<()> {
        let target = self.target.clone();
        self.finish_as(&target)
    }

    /// Renames the file to its final path without syncing it: it survives a crash of the program,
    /// but perhaps not a power failure.
    ///
    /// # Errors
    /// When that was not possible; a file that was at the final path before is unchanged.
    pub fn appear(&mut self) -> io::Result<()> {
        disk::rename(&self.temporary, &self.target)?;
        self.is_there = false;
        Ok(())
    }

    /// Like [`Unfinished::finish`], with another final path in the same folder.
    ///
    /// # Errors
    /// When that was not possible; a file that was at the final path before is unchanged.
    pub fn finish_as(&mut self, target: &Path) -> io::Result<()> {
        disk::sync(&self.file, &self.temporary)?;
        disk::rename(&self.temporary, target)?;
        self.is_there = false;
        disk::sync_folder_of(target)
    }
}

impl Write for Unfinished {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        disk::write(&mut self.file, &self.temporary, bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        if self.is_there {
            let _ = disk::remove(&self.temporary);
        }
    }
}
