//! Files that are hashed while they are written.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;

use gridwright_files::Unfinished;
use sha2::{Digest, Sha256};

/// A file that counts and hashes the bytes written to it.
pub(crate) struct HashedFile {
    file: BufWriter<Unfinished>,
    hash: Sha256,
    n_bytes: u64,
}

impl HashedFile {
    pub(crate) fn new(file: Unfinished) -> HashedFile {
        let file = BufWriter::with_capacity(1 << 18, file);
        HashedFile { file, hash: Sha256::new(), n_bytes: 0 }
    }

    /// Makes the file appear once everything is on the disk. Returns its hash and its length in
    /// bytes.
    pub(crate) fn finish(self) -> io::Result<(String, u64)> {
        self.file.into_inner().map_err(io::IntoInnerError::into_error)?.finish()?;
        Ok((hex(&self.hash.finalize()), self.n_bytes))
    }
}

impl Write for HashedFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.file.write(bytes)?;
        self.hash.update(&bytes[..n]);
        self.n_bytes += n as u64;
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The SHA-256 of a file on the disk, in hexadecimal.
pub(crate) fn hash_of(path: &Path) -> io::Result<String> {
    let mut hash = Sha256::new();
    let mut file = BufReader::with_capacity(1 << 18, File::open(path)?);
    loop {
        let bytes = file.fill_buf()?;
        let n = bytes.len();
        if n == 0 {
            return Ok(hex(&hash.finalize()));
        }
        hash.update(bytes);
        file.consume(n);
    }
}
