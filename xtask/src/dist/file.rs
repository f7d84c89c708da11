//! Files of a release.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

/// The only file of a part that has exactly one.
pub(super) fn only(files: &[PathBuf]) -> Result<&Path> {
    match files {
        [file] => Ok(file),
        _ => bail!("expected one file, found {files:?}"),
    }
}

/// The SHA-256 of a file.
pub(super) fn hash(path: &Path) -> Result<String> {
    let content = fs::read(path).with_context(|| format!("cannot read {path:?}"))?;
    Ok(Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect())
}
