//! Runs other programs, and finds paths in the repository.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// The folder that holds the workspace.
pub(crate) fn root() -> PathBuf {
    // The variable is set by `cargo run`, and stays right when the folder has been moved.
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .unwrap_or_else(|| OsString::from(env!("CARGO_MANIFEST_DIR")));
    Path::new(&here).parent().expect("this package lies in a folder of the workspace").to_owned()
}

/// A command for the cargo that runs this program, in the root folder.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// The target folder of cargo.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The packages that every change is tested with: all except the one for graphics cards, whose
/// dependencies take minutes to build and which nothing uses by default. `cargo xtask cards` tests
/// that one.
pub(crate) const EVERY_CHANGE: &[&str] = &["--workspace", "--exclude", "gridwright-gpu"];

/// Builds everything that the tests run, in the same way as the tests. `cargo run` would rebuild
/// much of it, because features depend on the selected packages.
pub(crate) fn build() -> Result<()> {
    succeed(cargo(&["test", "--no-run", "--quiet"]).args(EVERY_CHANGE))
}

/// A command for a program that [`build`] has built: `gridwright`, or `examples/NAME`.
pub(crate) fn built(name: &str) -> Command {
    let mut command = Command::new(target().join("debug").join(name));
    command.current_dir(root());
    command
}

/// Runs a command and returns its output; fails if the command fails.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot run {command:?}"))?;
    if !output.status.success() {
        bail!("{}: {}", words(command), String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Runs a command whose output the user sees; fails if the command fails.
pub(crate) fn succeed(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot run {command:?}"))?;
    if !status.success() {
        bail!("{} failed: {status}", words(command));
    }
    Ok(())
}

/// The metadata of the packages of the workspace.
pub(crate) fn metadata() -> Result<Value> {
    read_metadata(cargo(&["metadata", "--no-deps", "--format-version", "1"]))
}

/// The metadata of the packages of the workspace that a manifest belongs to.
pub(crate) fn metadata_at(manifest: &str) -> Result<Value> {
    let mut command = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    command.args(["--manifest-path", manifest]);
    read_metadata(command)
}

/// The metadata of the packages of the workspace and all their dependencies.
pub(crate) fn metadata_of_all() -> Result<Value> {
    read_metadata(cargo(&["metadata", "--format-version", "1"]))
}

fn read_metadata(mut command: Command) -> Result<Value> {
    Ok(serde_json::from_str(&output(&mut command)?)?)
}

/// The command line as one would type it.
fn words(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
