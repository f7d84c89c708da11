//! `cargo xtask test`: everything that must pass before a change is merged.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::books;
use crate::shell::{cargo, root, succeed};
use crate::tidy;

/// Something that passes or fails.
type Check = fn() -> Result<()>;

/// The cheapest checks come first, so that a slip is reported in seconds.
const STAGES: &[(&str, Check)] = &[
    ("format", || succeed(&mut cargo(&["fmt", "--all", "--check"]))),
    ("tidy", tidy::run),
    ("lints", lints),
    ("terminal", terminal),
    ("tests", || succeed(&mut cargo(&["test", "--workspace"]))),
    ("documentation", documentation),
    ("examples", examples),
    ("books", books::run),
];

pub(crate) fn run() -> Result<()> {
    let mut times = Vec::new();
    for (name, stage) in STAGES {
        println!("== {name}");
        let start = Instant::now();
        let outcome = stage();
        times.push((*name, start.elapsed()));
        if let Err(error) = outcome {
            print!("{}", summary(&times));
            return Err(error.context(format!("{name} failed")));
        }
    }
    print!("{}", summary(&times));
    println!("all passed");
    Ok(())
}

/// The long form of two tests that `run` has in short: every finder of named techniques on random
/// positions of houses, and the paths from random positions of every family.
pub(crate) fn sound() -> Result<()> {
    let finders = ["--package", "gridwright-core", "--lib"];
    let steps = ["--package", "gridwright-testkit", "--test", "sound"];
    for (package, name) in [(&finders[..], "no_finder"), (&steps[..], "no_step")] {
        let mut command = cargo(&["test", "--release"]);
        command.args(package).args(["--", "--nocapture", name]);
        // The first number is for the houses, the second for each of the families.
        command.env("GRIDWRIGHT_POSITIONS", "100000");
        command.env("GRIDWRIGHT_POSITIONS_A_FAMILY", "25000");
        succeed(&mut command)?;
    }
    Ok(())
}

/// Writes the schemas of requests and answers anew; the tests compare them with the types.
pub(crate) fn schema() -> Result<()> {
    let mut command =
        cargo(&["test", "--quiet", "--package", "gridwright-wire", "--test", "schema"]);
    succeed(command.env("UPDATE", "1"))
}

fn lints() -> Result<()> {
    let args = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
    succeed(&mut cargo(&args))
}

/// The tests of the game run in terminals that tmux provides, and ask ps and kill about processes;
/// where these are missing they are installed.
fn terminal() -> Result<()> {
    let runs = |name: &str, word: &str| Command::new(name).arg(word).output().is_ok();
    if runs("tmux", "-V") && runs("ps", "-A") && runs("kill", "-l") {
        return Ok(());
    }
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if !is_root {
        bail!(
            "the tests play in tmux and look on with ps and kill, and one of them is not there: \
             install them, as in apt-get install tmux procps"
        );
    }
    let install = ["install", "--yes", "--no-install-recommends", "tmux", "procps"];
    succeed(Command::new("apt-get").arg("update"))?;
    succeed(Command::new("apt-get").args(install))
}

fn documentation() -> Result<()> {
    let mut command = cargo(&["doc", "--workspace", "--no-deps"]);
    succeed(command.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Runs each example of the library once; the tests only compile them.
fn examples() -> Result<()> {
    let folder = root().join("crates/gridwright/examples");
    for name in examples_in(&folder)? {
        println!("-- example {name}");
        succeed(&mut cargo(&["run", "--quiet", "--package", "gridwright", "--example", &name]))?;
    }
    Ok(())
}

/// The names of the examples in a folder, which may be missing.
fn examples_in(folder: &Path) -> Result<Vec<String>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot list {folder:?}"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

/// A table of how long each stage took.
fn summary(times: &[(&str, Duration)]) -> String {
    let total = times.iter().map(|(_, time)| *time).sum();
    let mut out = String::from("\n== times\n");
    for (name, time) in times.iter().copied().chain([("total", total)]) {
        out.push_str(&format!("{name:<14} {:>7.1} s\n", time.as_secs_f64()));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_is_aligned() {
        let times =
            [("tidy", Duration::from_millis(60)), ("documentation", Duration::from_secs(100))];
        assert_eq!(
            summary(&times),
            "\n== times\n\
             tidy               0.1 s\n\
             documentation    100.0 s\n\
             total            100.1 s\n"
        );
    }

    #[test]
    fn a_missing_folder_has_no_examples() {
        assert!(examples_in(Path::new("no/such/folder")).unwrap().is_empty());
    }
}
