//! The file operations that can fail, one function each, so that tests can simulate a fault in any
//! of them.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use crate::step::Step;

/// The outcome of the check for a simulated fault.
enum Fate {
    Goes,
    /// Only this many bytes are written before the operation fails.
    #[cfg(feature = "faults")]
    Short(usize),
}

/// Checks whether the current test has planned a fault for this operation.
fn strike(step: Step, path: &Path) -> io::Result<Fate> {
    #[cfg(feature = "faults")]
    if let Some(blow) = crate::faults::strike(step, path) {
        return match blow {
            crate::faults::Blow::Fails(error) => Err(error),
            crate::faults::Blow::Short(n) => Ok(Fate::Short(n)),
        };
    }
    let _ = (step, path);
    Ok(Fate::Goes)
}

pub(crate) fn create_new(path: &Path) -> io::Result<File> {
    strike(Step::Open, path)?;
    File::create_new(path)
}

pub(crate) fn open_to_append(path: &Path) -> io::Result<File> {
    strike(Step::Open, path)?;
    File::options().append(true).create(true).read(true).open(path)
}

pub(crate) fn write(file: &mut File, path: &Path, bytes: &[u8]) -> io::Result<usize> {
    match strike(Step::Write, path)? {
        Fate::Goes => file.write(bytes),
        #[cfg(feature = "faults")]
        Fate::Short(n) => {
            file.write_all(&bytes[..n.min(bytes.len())])?;
            Err(crate::faults::full())
        }
    }
}

pub(crate) fn sync(file: &File, path: &Path) -> io::Result<()> {
    strike(Step::Sync, path)?;
    file.sync_all()?;
    #[cfg(feature = "faults")]
    crate::faults::synced(path);
    Ok(())
}

pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    strike(Step::Rename, to)?;
    fs::rename(from, to)?;
    #[cfg(feature = "faults")]
    crate::faults::renamed(from, to);
    Ok(())
}

/// Flushes the directory entries of a file's folder to the disk. Systems without this operation
/// keep them in order anyway.
pub(crate) fn sync_folder_of(path: &Path) -> io::Result<()> {
    strike(Step::SyncFolder, path)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if cfg!(unix)
        && let Ok(folder) = File::open(folder.unwrap_or(Path::new(".")))
    {
        // Some network file systems refuse to sync a folder.
        let _ = folder.sync_all();
    }
    Ok(())
}

pub(crate) fn truncate(file: &File, path: &Path, length: u64) -> io::Result<()> {
    strike(Step::Truncate, path)?;
    file.set_len(length)
}

pub(crate) fn remove(path: &Path) -> io::Result<()> {
    strike(Step::Remove, path)?;
    fs::remove_file(path)
}
