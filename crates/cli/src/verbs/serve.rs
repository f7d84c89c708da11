//! `serve`: starts the server, which is a program of its own because few need it and it takes long to
//! build.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use gridwright_serve_flags::ServeArgs;

use crate::complaint::{Complaint, Exit};

const SERVER: &str = "gridwright-serve";

pub(super) fn run(args: &ServeArgs) -> Result<Exit> {
    let own = std::env::current_exe().context("cannot tell where this program is")?;
    let server = find(&own).ok_or_else(|| Complaint::io(missing(&own)))?;
    let mut command = Command::new(&server);
    command.args(args.words());
    start(command).with_context(|| format!("cannot start {}", server.display()))
}

/// The server takes the place of this program, so that signals reach it.
#[cfg(unix)]
fn start(mut command: Command) -> Result<Exit> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn start(mut command: Command) -> Result<Exit> {
    let status = command.status()?;
    Ok(if status.success() { Exit::Done } else { Exit::Bad })
}

/// The server beside this program, or else where the system looks for programs.
fn find(own: &Path) -> Option<PathBuf> {
    let beside = own.parent().map(Path::to_owned);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = beside.into_iter().chain(std::env::split_paths(&path));
    folders.map(|folder| folder.join(format!("{SERVER}{EXE_SUFFIX}"))).find(|path| path.is_file())
}

/// What to do where there is no server.
fn missing(own: &Path) -> String {
    let folder = own.parent().unwrap_or(own);
    let is_debug = folder.ends_with("debug");
    let profile = if is_debug { "" } else { " --release" };
    let shown = folder.display();
    format!(
        "the server is a program of its own, {SERVER}, which is not in {shown}: in a source tree, \
         'cargo build{profile} --package {SERVER}' builds it"
    )
}
