//! Appending lines to a file.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use crate::disk;

/// Appends a line to a file, creating the file if it does not exist. If the file ends in an
/// incomplete line, left by a program that was interrupted, that line is terminated first, so that
/// the two do not run together.
///
/// # Errors
/// When the line could not be written; the lines that were in the file before are still there.
///
/// ```
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("log");
/// std::fs::write(&path, "one\ntw")?;
/// gridwright_files::append(&path, "three")?;
/// assert_eq!(std::fs::read_to_string(&path)?, "one\ntw\nthree\n");
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn append(path: &Path, line: &str) -> io::Result<()> {
    let mut file = disk::open_to_append(path)?;
    let length = file.metadata()?.len();
    let start = if ends_a_line(&mut file, length)? { "" } else { "\n" };
    let text = format!("{start}{line}\n");
    let written = write_all(&mut file, path, text.as_bytes());
    let written = written.and_then(|()| disk::sync(&file, path));
    if written.is_err() {
        // If truncating fails too, the next call to `append` terminates the incomplete line.
        let _ = disk::truncate(&file, path, length);
    }
    written?;
    if length == 0 { disk::sync_folder_of(path) } else { Ok(()) }
}

fn write_all(file: &mut File, path: &Path, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match disk::write(file, path, bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(n) => bytes = &bytes[n..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

fn ends_a_line(file: &mut File, length: u64) -> io::Result<bool> {
    if length == 0 {
        return Ok(true);
    }
    let mut last = [0];
    file.seek(SeekFrom::Start(length - 1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}
