//! Runs the test programs of the workspace, several at a time.
//!
//! `cargo test` runs one program after another. Many of them end with one long test, which leaves
//! all processors but one idle.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::shell::{EVERY_CHANGE, cargo, output};

/// Programs that take longest, in the order in which they are started. The others follow.
const LONGEST: &[&str] = &["suite", "program", "proofs", "route", "targets", "bulk"];

/// A command that runs tests.
struct Program {
    /// The name of the target and of its package.
    name: String,
    command: Command,
}

/// Builds and runs all tests of the workspace, those in the documentation included.
pub(crate) fn run() -> Result<()> {
    let mut build = cargo(&["test", "--no-run"]);
    build
        .args(EVERY_CHANGE)
        .args(["--message-format", "json-render-diagnostics"])
        .stderr(std::process::Stdio::inherit());
    let messages = output(&mut build)?;
    let mut programs = programs(&messages)?;
    ensure!(!programs.is_empty(), "there are no test programs");
    let mut documentation = cargo(&["test", "--doc"]);
    documentation.args(EVERY_CHANGE);
    programs.push(Program { name: "documentation".to_owned(), command: documentation });
    let n_programs = programs.len();
    let failed = run_side_by_side(programs)?;
    println!("programs: {} passed, {} failed", n_programs - failed.len(), failed.len());
    ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    Ok(())
}

/// The test programs among the messages of a build, with the longest first.
fn programs(messages: &str) -> Result<Vec<Program>> {
    let mut programs = Vec::new();
    for line in messages.lines() {
        let message: Value = serde_json::from_str(line)
            .with_context(|| format!("cargo printed a line that is not JSON: {line}"))?;
        let Some(path) = message["executable"].as_str() else { continue };
        if message["profile"]["test"] != true {
            continue;
        }
        let target = message["target"]["name"].as_str().context("a target has a name")?;
        let manifest = message["manifest_path"].as_str().context("a target has a manifest")?;
        let folder = Path::new(manifest).parent().context("a manifest is in a folder")?;
        let package = folder.file_name().unwrap_or_default().to_string_lossy();
        // The environment is that of `cargo test`.
        let mut command = Command::new(path);
        command.current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
        programs
            .push((target.to_owned(), Program { name: format!("{package}: {target}"), command }));
    }
    let rank = |target: &str| LONGEST.iter().position(|name| *name == target);
    programs.sort_by_key(|(target, _)| rank(target).unwrap_or(LONGEST.len()));
    Ok(programs.into_iter().map(|(_, program)| program).collect())
}

/// Runs as many commands at a time as there are processors. Prints the output of each when it ends,
/// and returns the names of those that failed.
fn run_side_by_side(programs: Vec<Program>) -> Result<Vec<String>> {
    let folder = tempfile::tempdir()?;
    let n_threads = thread::available_parallelism().map_or(2, usize::from);
    let waiting = Mutex::new(programs.into_iter().enumerate());
    let failed = Mutex::new(Vec::new());
    let work = || -> Result<()> {
        loop {
            let next = waiting.lock().expect("no thread panics").next();
            let Some((number, program)) = next else { return Ok(()) };
            let name = program.name.clone();
            let passed = run_one(program, &folder.path().join(number.to_string()))
                .with_context(|| format!("cannot run {name}"))?;
            if !passed {
                failed.lock().expect("no thread panics").push(name);
            }
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..n_threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panics"))
    })?;
    Ok(failed.into_inner().expect("no thread panics"))
}

/// Runs a command, with its output in a file until it ends. Returns whether it succeeded.
fn run_one(mut program: Program, log: &Path) -> io::Result<bool> {
    let file = File::create(log)?;
    let start = Instant::now();
    let status = program.command.stdout(file.try_clone()?).stderr(file).status()?;
    let text = fs::read(log)?;
    // One call, so that the lines of programs that end at the same time are not mixed.
    println!(
        "-- {}, {:.1} s\n{}",
        program.name,
        start.elapsed().as_secs_f64(),
        String::from_utf8_lossy(&text)
    );
    Ok(status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_programs_are_found_with_the_longest_first() {
        let messages = r#"{"reason":"compiler-artifact","manifest_path":"/a/core/Cargo.toml","target":{"name":"quick"},"profile":{"test":true},"executable":"/t/quick"}
{"reason":"compiler-artifact","manifest_path":"/a/cli/Cargo.toml","target":{"name":"gridwright"},"profile":{"test":false},"executable":"/t/gridwright"}
{"reason":"compiler-artifact","manifest_path":"/a/core/Cargo.toml","target":{"name":"core"},"profile":{"test":true},"executable":null}
{"reason":"compiler-artifact","manifest_path":"/a/testkit/Cargo.toml","target":{"name":"suite"},"profile":{"test":true},"executable":"/t/suite"}
{"reason":"build-finished","success":true}"#;
        let found = programs(messages).unwrap();
        let names: Vec<_> = found.iter().map(|program| program.name.as_str()).collect();
        assert_eq!(names, ["testkit: suite", "core: quick"]);
        assert_eq!(found[0].command.get_current_dir(), Some(Path::new("/a/testkit")));
    }

    #[test]
    fn what_fails_is_named_and_does_not_stop_the_others() {
        let program = |name: &str, script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            Program { name: name.to_owned(), command }
        };
        let folder = tempfile::tempdir().unwrap();
        let done = folder.path().join("done");
        let last = format!("touch {}", done.display());
        let programs =
            vec![program("bad", "exit 3"), program("good", "true"), program("last", &last)];
        assert_eq!(run_side_by_side(programs).unwrap(), ["bad"]);
        assert!(done.exists());
    }
}
