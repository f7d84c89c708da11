//! Builds everything that we distribute: with one profile, the versions of the lock file, and no
//! trace of the build folder in the result.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{cargo, output, root, succeed, target};

/// The name of the profile in `Cargo.toml`.
pub(crate) const PROFILE: &str = "dist";

/// Builds packages together, so that common dependencies are built once.
pub(crate) fn build(packages: &[&str]) -> Result<()> {
    build_at(&root(), &target(), packages)
}

/// Builds packages from a copy of the sources elsewhere.
pub(crate) fn build_at(sources: &Path, target: &Path, packages: &[&str]) -> Result<()> {
    let mut build = cargo(&["build", "--locked", "--profile", PROFILE]);
    for package in packages {
        build.args(["--package", package]);
    }
    without_places(&mut build, sources, target)?;
    succeed(build.current_dir(sources).env("CARGO_TARGET_DIR", target))
}

/// The path of a file that was built.
pub(crate) fn built(name: &str) -> PathBuf {
    target().join(PROFILE).join(name)
}

/// Keeps the paths of the build out of its result: those of the sources, of the target folder, and
/// of the dependencies. Cargo's `trim-paths` would do this, but is not yet stable.
pub(crate) fn without_places(build: &mut Command, sources: &Path, target: &Path) -> Result<()> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let home = home.context("there is no folder of cargo")?;
    // If several prefixes match, the compiler uses the last one.
    let mut prefixes = vec![(home.clone(), "cargo".to_owned())];
    // The folder name of a registry depends on the address of its index.
    for registry in fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten() {
        prefixes.push((registry.path(), "registry".to_owned()));
    }
    prefixes.push((sources.to_owned(), ".".to_owned()));
    prefixes.push((target.to_owned(), "target".to_owned()));
    let prefixes: Vec<String> =
        prefixes.iter().map(|(from, to)| format!("{}={to}", from.display())).collect();
    let flags: Vec<String> =
        prefixes.iter().map(|prefix| format!("--remap-path-prefix={prefix}")).collect();
    build.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    // The same for C code, whose flags are read as a shell does: a folder may have a space in its name.
    let flags: Vec<String> =
        prefixes.iter().map(|prefix| quoted(&format!("-ffile-prefix-map={prefix}"))).collect();
    build.env("CFLAGS", flags.join(" ")).env("CC_SHELL_ESCAPED_FLAGS", "1");
    build.env("SOURCE_DATE_EPOCH", time()?);
    Ok(())
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// The timestamp for files in archives: that of the last commit, as a Unix time.
pub(crate) fn time() -> Result<String> {
    if let Ok(time) = std::env::var("SOURCE_DATE_EPOCH") {
        return Ok(time);
    }
    let last = Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root()).output();
    let last = last.map(|last| String::from_utf8_lossy(&last.stdout).trim().to_owned());
    // A copy without history uses the time of its changelog.
    let last = last.ok().filter(|last| !last.is_empty());
    last.map_or_else(
        || {
            let changed = fs::metadata(root().join("CHANGELOG.md"))?.modified()?;
            Ok(changed.duration_since(std::time::UNIX_EPOCH)?.as_secs().to_string())
        },
        Ok,
    )
}

/// Copies the files that git tracks into a folder.
pub(crate) fn copy_sources(to: &Path) -> Result<()> {
    let listed = output(Command::new("git").args(["ls-files", "-z"]).current_dir(root()))?;
    for name in listed.split('\0').filter(|name| !name.is_empty()) {
        let (from, to) = (root().join(name), to.join(name));
        fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
        // A file that was deleted but is still tracked is left out.
        if from.exists() {
            fs::copy(&from, &to).with_context(|| format!("cannot copy {name}"))?;
        }
    }
    Ok(())
}
