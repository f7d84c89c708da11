//! Writes answers to standard output, or to a file that appears only once it is complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use gridwright_files::Unfinished;

use crate::complaint::{Complaint, Status, reason, remark};
use crate::limits::{forget_unfinished, remember_unfinished};
use crate::words::phrase;

/// An output that is written from beginning to end.
///
/// A file is written to a temporary path and renamed by [`Sink::finish`]. If the run ends early,
/// the incomplete content is kept under a name that ends in `.partial`.
pub(crate) struct Sink {
    writer: BufWriter<Way>,
    name: String,
    has_content: bool,
    is_whole: bool,
    is_terminal: bool,
}

/// The destination of an output.
enum Way {
    /// A stream whose reader receives the output at once.
    Through(Box<dyn Write>),
    /// A file that appears when it is complete.
    File { file: Unfinished, target: PathBuf },
    /// None: the output has ended.
    Ended,
}

impl Write for Way {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Way::Through(writer) => writer.write(bytes),
            Way::File { file, .. } => file.write(bytes),
            Way::Ended => Ok(bytes.len()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Way::Through(writer) => writer.flush(),
            Way::File { file, .. } => file.flush(),
            Way::Ended => Ok(()),
        }
    }
}

impl Sink {
    /// Opens standard output, or a file; `-` also means standard output.
    ///
    /// # Errors
    /// When no file can be made there.
    pub(crate) fn open(path: Option<&Path>) -> Result<Sink> {
        let is_stdout =
            |path: &&Path| ["-", "/dev/stdout"].iter().any(|name| path.as_os_str() == *name);
        match path.filter(|path| !is_stdout(path)) {
            None => {
                let name = "standard output".to_owned();
                let mut sink = Sink::new(Way::Through(Box::new(io::stdout().lock())), name);
                sink.is_terminal = io::stdout().is_terminal();
                Ok(sink)
            }
            Some(path) => Sink::file(path),
        }
    }

    fn new(way: Way, name: String) -> Sink {
        let writer = BufWriter::with_capacity(1 << 16, way);
        Sink { writer, name, has_content: false, is_whole: false, is_terminal: false }
    }

    fn file(path: &Path) -> Result<Sink> {
        let name = path.display().to_string();
        let cannot = |error: &io::Error| {
            Complaint::io(format!("{name}: cannot be written: {}", reason(error)))
        };
        // The link itself must stay, so its target is replaced.
        let target = followed(path).map_err(|error| cannot(&error))?;
        let old = fs::metadata(&target).ok();
        if old.as_ref().is_some_and(fs::Metadata::is_dir) {
            let sentence = format!("{name}: expected a file to write, found a folder");
            return Err(Complaint::io(sentence).into());
        }
        if old.as_ref().is_some_and(|old| !old.is_file()) || path.starts_with("/dev") {
            // Devices, pipes and numbered file descriptors are written to, never replaced.
            let file = File::options().write(true).open(&target).map_err(|e| cannot(&e))?;
            return Ok(Sink::new(Way::Through(Box::new(file)), name));
        }
        let file = Unfinished::beside(&target).map_err(|error| cannot(&error))?;
        if let Some(old) = old {
            // The file keeps its permissions if possible.
            let _ = fs::set_permissions(file.temporary(), old.permissions());
        }
        remember_unfinished(file.temporary());
        Ok(Sink::new(Way::File { file, target }, name))
    }

    /// Whether the output is a terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Writes text as it is.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn put(&mut self, text: &str) -> Result<()> {
        self.put_bytes(text.as_bytes())
    }

    /// Writes bytes.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn put_bytes(&mut self, bytes: &[u8]) -> Result<()> {
        self.has_content |= !bytes.is_empty();
        self.writer.write_all(bytes).with_context(|| cannot_write(&self.name))
    }

    /// Writes a line.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn line(&mut self, text: &str) -> Result<()> {
        self.put(text)?;
        self.put("\n")
    }

    /// Flushes buffered output to its destination.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn flush(&mut self) -> Result<()> {
        self.writer.flush().with_context(|| cannot_write(&self.name))
    }

    /// Marks the output as complete even if the exit code says that the budget was exhausted.
    pub(crate) fn is_whole(&mut self) {
        self.is_whole = true;
    }

    /// Ends the output. A file gets its final name unless the run ended early.
    ///
    /// # Errors
    /// When the rest cannot be written, or the file cannot be renamed.
    pub(crate) fn finish(mut self, exit: Status) -> Result<Status> {
        self.flush()?;
        if exit == Status::Spent && !self.is_whole {
            return Ok(exit);
        }
        if let Way::File { mut file, .. } = self.end() {
            file.finish().with_context(|| cannot_write(&self.name))?;
        }
        Ok(exit)
    }

    /// Detaches and returns the destination; later output is discarded.
    fn end(&mut self) -> Way {
        let way = std::mem::replace(self.writer.get_mut(), Way::Ended);
        if let Way::File { file, .. } = &way {
            forget_unfinished(file.temporary());
        }
        way
    }
}

impl Drop for Sink {
    /// An unfinished file is kept under another name than the requested one.
    fn drop(&mut self) {
        let is_written = self.has_content && self.writer.flush().is_ok();
        let Way::File { mut file, target } = self.end() else { return };
        let partial = with_ending(&target, "partial");
        if is_written && file.finish_as(&partial).is_ok() {
            let kept = partial.display().to_string();
            let args = [("name", self.name.as_str().into()), ("kept", kept.into())];
            remark(phrase("cli-run.unfinished", &args));
        }
    }
}

/// The file that a path leads to through symbolic links, even if that file does not exist yet.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let error = match fs::canonicalize(path) {
        Ok(target) => return Ok(target),
        Err(error) => error,
    };
    match (error.kind(), fs::read_link(path)) {
        (io::ErrorKind::NotFound, Ok(next)) => {
            let next = path.parent().map_or(next.clone(), |folder| folder.join(&next));
            // The link has no target yet, so the links end somewhere.
            followed(&next)
        }
        // A path that is not a link is a new file; a cycle of links is an error.
        (_, Err(_)) => Ok(path.to_owned()),
        (_, Ok(_)) => Err(error),
    }
}

fn cannot_write(name: &str) -> String {
    format!("cannot write {name}")
}

fn with_ending(target: &Path, ending: &str) -> PathBuf {
    let mut name = target.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}
