//! What all archives have in common.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{root, succeed, target};

/// The version of everything.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Where archives are put.
pub(super) fn folder() -> PathBuf {
    target().join("packages")
}

/// What every package has to have.
pub(super) const LICENCES: [&str; 3] = ["LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY.md"];

/// An empty folder for what goes into an archive.
pub(super) fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {folder:?}"))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make {folder:?}"))
}

/// Copies a file, and makes the folder it goes to.
pub(super) fn put(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to).with_context(|| format!("cannot copy {from:?} to {to:?}"))?;
    Ok(())
}

/// Packs a folder among the archives.
pub(super) fn pack_folder(name: &str) -> Result<PathBuf> {
    let archive = folder().join(format!("{name}.tar.gz"));
    succeed(Command::new("tar").arg("-czf").arg(&archive).arg("-C").arg(folder()).arg(name))?;
    Ok(archive)
}

/// Unpacks what [`pack_folder`] has packed into a place, and says where it is there.
pub(super) fn unpack(archive: &Path, place: &Path) -> Result<PathBuf> {
    succeed(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(place))?;
    let name = archive.file_name().context("a file has a name")?.to_string_lossy();
    Ok(place.join(name.trim_end_matches(".tar.gz")))
}

/// The blocks of a kind in the document about the engine in other programs.
pub(super) fn blocks(kind: &str) -> Result<Vec<String>> {
    let document = fs::read_to_string(root().join("docs/embedding.md"))?;
    let begin = format!("\n```{kind}\n");
    let parts = document.split(&begin).skip(1);
    Ok(parts.filter_map(|part| part.split_once("```")).map(|(block, _)| block.to_owned()).collect())
}
