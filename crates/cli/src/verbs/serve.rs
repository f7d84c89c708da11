//! `serve`: starts the server, which is a program of its own because few need it and it takes long to
//! build.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use gridwright_serve_flags::ServeArgs;

use crate::complaint::{Complaint, Status};

const SERVER: &str = "gridwright-serve";

pub(super) fn run(args: &ServeArgs) -> Result<Status> {
    let own = std::env::current_exe().context("cannot tell where this program is")?;
    build_under_cargo(&own)?;
    let server = find(&own).ok_or_else(|| Complaint::io(missing(&own)))?;
    let mut command = Command::new(&server);
    command.args(args.words());
    start(command).with_context(|| format!("cannot start {}", server.display()))
}

/// Where `cargo run` has started this program, it may not have built the server, or not lately.
fn build_under_cargo(own: &Path) -> Result<()> {
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
    build.args(["build", "--package", SERVER, "--profile"]).arg(profile).current_dir(package);
    match build.status().context("cannot start cargo")?.success() {
        true => Ok(()),
        false => Err(Complaint::io(format!("cargo could not build {SERVER}, the server")).into()),
    }
}

/// The server takes the place of this program, so that signals reach it.
#[cfg(unix)]
fn start(mut command: Command) -> Result<Status> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn start(mut command: Command) -> Result<Status> {
    let status = command.status()?;
    Ok(if status.success() { Status::Done } else { Status::Bad })
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
