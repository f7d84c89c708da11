//! Writes rows to a file from beginning to end, hashing the bytes.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use gridwright_files::Unfinished;

use crate::hashed_file::HashedFile;
#[cfg(feature = "parquet")]
use crate::parquet_table;
use crate::plan::Format;
use crate::record::{BoxedRecord, Record};

/// Number of rows that are written to Parquet at a time.
const TOGETHER: usize = 1000;

/// A file of rows that is being written.
pub(crate) struct Table {
    writer: Writer,
    waiting: Vec<BoxedRecord>,
    /// Rows that have been written.
    spent: Vec<BoxedRecord>,
    n_rows: u64,
}

enum Writer {
    Jsonl(HashedFile),
    #[cfg(feature = "parquet")]
    Parquet(Box<parquet_table::Writer>),
}

impl Table {
    pub(crate) fn new(file: Unfinished, format: Format) -> io::Result<Table> {
        let file = HashedFile::new(file);
        let writer = match format {
            Format::Jsonl => Writer::Jsonl(file),
            #[cfg(feature = "parquet")]
            Format::Parquet => Writer::Parquet(Box::new(parquet_table::Writer::new(file)?)),
            #[cfg(not(feature = "parquet"))]
            Format::Parquet => return Err(without_parquet()),
        };
        Ok(Table { writer, waiting: Vec::new(), spent: Vec::new(), n_rows: 0 })
    }

    /// Adds a row, which is given as a record and as its line of JSON.
    pub(crate) fn push(&mut self, record: BoxedRecord, line: &[u8]) -> io::Result<()> {
        self.n_rows += 1;
        match &mut self.writer {
            Writer::Jsonl(file) => {
                self.spent.push(record);
                file.write_all(line)
            }
            #[cfg(feature = "parquet")]
            Writer::Parquet(_) => {
                self.waiting.push(record);
                if self.waiting.len() < TOGETHER { Ok(()) } else { self.write_waiting() }
            }
        }
    }

    fn write_waiting(&mut self) -> io::Result<()> {
        match &mut self.writer {
            #[cfg(feature = "parquet")]
            Writer::Parquet(writer) if !self.waiting.is_empty() => writer.write(&self.waiting)?,
            _ => (),
        }
        self.spent.append(&mut self.waiting);
        Ok(())
    }

    /// The rows that have been written since the caller last drained this list.
    pub(crate) fn spent(&mut self) -> &mut Vec<BoxedRecord> {
        &mut self.spent
    }

    /// Makes the file appear. Returns its hash, its length in bytes and its number of rows.
    pub(crate) fn finish(mut self) -> io::Result<(String, u64, u64)> {
        self.write_waiting()?;
        let file = match self.writer {
            Writer::Jsonl(file) => file,
            #[cfg(feature = "parquet")]
            Writer::Parquet(writer) => writer.finish()?,
        };
        let (hash, n_bytes) = file.finish()?;
        Ok((hash, n_bytes, self.n_rows))
    }
}

/// Reads all rows of a file.
pub(crate) fn read(path: &Path, format: Format) -> io::Result<Vec<Record>> {
    match format {
        Format::Jsonl => {
            let lines = BufReader::new(File::open(path)?).lines();
            lines.map(|line| Ok(serde_json::from_str(&line?)?)).collect()
        }
        #[cfg(feature = "parquet")]
        Format::Parquet => parquet_table::read(path),
        #[cfg(not(feature = "parquet"))]
        Format::Parquet => Err(without_parquet()),
    }
}

#[cfg(not(feature = "parquet"))]
fn without_parquet() -> io::Error {
    io::Error::other("this build has no Parquet; expected --format jsonl")
}
