//! Starts separate programs for verbs that few people need and that take long to build.

use std::env::consts::EXE_SUFFIX;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::complaint::{Complaint, Status};

/// A program in the same folder as this one.
pub(super) struct Companion {
    /// The name of the program, which is also the name of its package.
    pub(super) name: &'static str,
    /// A description of the program, for error messages.
    pub(super) what: &'static str,
}

impl Companion {
    /// Replaces this process by the program, with these arguments.
    pub(super) fn start(&self, words: impl IntoIterator<Item = OsString>) -> Result<Status> {
        let own = std::env::current_exe().context("cannot tell where this program is")?;
        self.build_under_cargo(&own)?;
        let program = self.find(&own).ok_or_else(|| Complaint::io(self.missing(&own)))?;
        let mut command = Command::new(&program);
        command.args(words);
        exec(command).with_context(|| format!("cannot start {}", program.display()))
    }

    /// Builds the program if `cargo run` has started this one, since it may be missing or out of
    /// date.
    fn build_under_cargo(&self, own: &Path) -> Result<()> {
        let Companion { name, what } = self;
        let variable = |name| std::env::var_os(name);
        let is_run = variable("CARGO_PKG_NAME").is_some_and(|name| name == env!("CARGO_PKG_NAME"));
        let (true, Some(cargo), Some(package)) =
            (is_run, variable("CARGO"), variable("CARGO_MANIFEST_DIR"))
        else {
            return Ok(());
        };
        let folder = own.parent().and_then(Path::file_name).unwrap_or_default();
        let profile = if folder == "debug" { OsStr::new("dev") } else { folder };
        let mut build = Command::new(cargo);
        build.args(["build", "--package", name, "--profile"]).arg(profile).current_dir(package);
        match build.status().context("cannot start cargo")?.success() {
            true => Ok(()),
            false => Err(Complaint::io(format!("cargo could not build {name}, {what}")).into()),
        }
    }

    /// The path of the program: in the folder of this program, or else in the search path.
    fn find(&self, own: &Path) -> Option<PathBuf> {
        let beside = own.parent().map(Path::to_owned);
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders = beside.into_iter().chain(std::env::split_paths(&path));
        let name = format!("{}{EXE_SUFFIX}", self.name);
        folders.map(|folder| folder.join(&name)).find(|path| path.is_file())
    }

    /// The error message if the program is not found.
    fn missing(&self, own: &Path) -> String {
        let Companion { name, what } = self;
        let folder = own.parent().unwrap_or(own);
        let is_debug = folder.ends_with("debug");
        let profile = if is_debug { "" } else { " --release" };
        let shown = folder.display();
        format!(
            "{what} is a program of its own, {name}, which is not in {shown}: in a source tree, \
             'cargo build{profile} --package {name}' builds it"
        )
    }
}

/// Replaces this process, so that signals reach the other program.
#[cfg(unix)]
fn exec(mut command: Command) -> Result<Status> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn exec(mut command: Command) -> Result<Status> {
    let status = command.status()?;
    Ok(if status.success() { Status::Done } else { Status::Bad })
}
