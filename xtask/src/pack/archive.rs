//! Common code of all archives.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::release_build::time;
use crate::shell::{root, succeed, target};

/// The version of all packages.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The folder for archives.
pub(crate) fn folder() -> PathBuf {
    target().join("packages")
}

/// The files that every package must contain.
pub(crate) const LICENCES: [&str; 3] = ["LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY.md"];

/// Creates an empty folder for the content of an archive.
pub(crate) fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {folder:?}"))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make {folder:?}"))
}

/// Copies a file, and creates the folder it goes to.
pub(crate) fn put(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to).with_context(|| format!("cannot copy {from:?} to {to:?}"))?;
    Ok(())
}

/// Packs a folder in the folder for archives.
pub(crate) fn pack_folder(name: &str) -> Result<PathBuf> {
    // Reproducible: the same files make the same bytes.
    let plain = folder().join(format!("{name}.tar"));
    let mut tar = Command::new("tar");
    tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=go=rX,u+rw,a-s"]);
    tar.arg(format!("--mtime=@{}", time()?)).arg("-cf").arg(&plain);
    succeed(tar.arg("-C").arg(folder()).arg(name))?;
    succeed(Command::new("gzip").args(["-9", "--no-name", "--force"]).arg(&plain))?;
    Ok(folder().join(format!("{name}.tar.gz")))
}

/// Unpacks an archive made by [`pack_folder`], and returns the path of its folder.
pub(crate) fn unpack(archive: &Path, place: &Path) -> Result<PathBuf> {
    succeed(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(place))?;
    let name = archive.file_name().context("a file has a name")?.to_string_lossy();
    Ok(place.join(name.trim_end_matches(".tar.gz")))
}

/// The code blocks of a language in the document about embedding the engine.
pub(crate) fn blocks(kind: &str) -> Result<Vec<String>> {
    let document = fs::read_to_string(root().join("docs/embedding.md"))?;
    let begin = format!("\n```{kind}\n");
    let parts = document.split(&begin).skip(1);
    Ok(parts.filter_map(|part| part.split_once("```")).map(|(block, _)| block.to_owned()).collect())
}
