//! `cargo xtask test`: everything that must pass before a change is merged.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::books;
use crate::deny;
use crate::dependencies;
use crate::deploy;
use crate::dist;
use crate::guide;
use crate::http;
use crate::machines;
use crate::new_family;
use crate::pack;
use crate::python;
use crate::setup;
use crate::shell::{EVERY_CHANGE, build, built, cargo, output, root, succeed, target};
use crate::test_programs;
use crate::tidy;
use crate::types;
use crate::web;

/// A check that passes or fails.
type Check = fn() -> Result<()>;

/// The checks of every change, cheapest first, so that simple mistakes are reported in seconds.
const STAGES: &[(&str, Check)] = &[
    ("format", || succeed(&mut cargo(&["fmt", "--all", "--check"]))),
    ("tidy", tidy::run),
    ("setup", setup::run),
    ("lints", lints),
    ("tests", test_programs::run),
    ("documentation", documentation),
    ("examples", examples),
    ("books", books::run),
    ("python", python::test),
    ("page", web::test),
];

/// Checks that take too long for every change.
const LONG_STAGES: &[(&str, Check)] = &[
    ("page in full", web::test_long),
    ("python in full", python::test_long),
    ("books in full", books::run_in_full),
    ("samples", samples),
    ("sound", sound),
    ("stops", stops),
    ("kills", kills),
    ("new family", new_family::try_out),
    ("http", http::run),
    ("deploy", deploy::run),
    ("packages", pack::try_out),
    ("dependencies", deny::run),
    ("guide", guide::run),
    ("release", || dist::run(&["programs", "deb", "wheel", "site", "sbom", "crates"])),
    ("release again", dist::again),
    ("cards", cards),
    ("machines", machines::run),
];

/// Runs the checks that must pass before a change is merged.
pub(crate) fn run() -> Result<()> {
    run_stages(STAGES.iter())
}

/// Runs the same checks, and then the long ones.
pub(crate) fn run_all() -> Result<()> {
    run_stages(STAGES.iter().chain(LONG_STAGES))
}

/// Runs the named checks alone, in the order in which they are named.
pub(crate) fn run_named(names: &[&str]) -> Result<()> {
    run_stages(named(names)?.into_iter())
}

fn named(names: &[&str]) -> Result<Vec<&'static (&'static str, Check)>> {
    let find = |wanted: &&str| {
        let mut stages = STAGES.iter().chain(LONG_STAGES);
        let found = stages.find(|(name, _)| name == wanted);
        found.with_context(|| {
            let known: Vec<&str> =
                STAGES.iter().chain(LONG_STAGES).map(|(name, _)| *name).collect();
            format!("there is no stage {wanted:?}: expected one of {}", known.join(", "))
        })
    };
    if names.is_empty() {
        bail!("expected the name of a stage after --stage");
    }
    names.iter().map(find).collect()
}

fn run_stages<'a>(stages: impl Iterator<Item = &'a (&'static str, Check)>) -> Result<()> {
    let mut times = Vec::new();
    for (name, stage) in stages {
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

/// The long form of two tests of `run`: every finder of named techniques on random positions of
/// houses, and the solution paths from random positions of every family.
pub(crate) fn sound() -> Result<()> {
    let finders = ["--package", "gridwright-houses", "--lib"];
    let steps = ["--package", "gridwright-testkit", "--test", "suite"];
    for (package, name) in [(&finders[..], "no_finder"), (&steps[..], "no_step")] {
        // A filter that matches no test would pass.
        let mut list = cargo(&["test", "--release", "--quiet"]);
        let listed = output(list.args(package).args(["--", "--list", "--format", "terse", name]))?;
        ensure!(!listed.trim().is_empty(), "there is no test {name}");
        let mut command = cargo(&["test", "--release"]);
        command.args(package).args(["--", "--nocapture", name]);
        // The first number is for the houses, the second for each of the families.
        command.env("GRIDWRIGHT_POSITIONS", "100000");
        command.env("GRIDWRIGHT_POSITIONS_A_FAMILY", "25000");
        succeed(&mut command)?;
    }
    Ok(())
}

/// The long form of some tests of `run`: kills programs at random moments, 1,000 times each.
pub(crate) fn kills() -> Result<()> {
    for (package, test, name) in [
        ("gridwright-cli", "program", "every_answered_move_survives_a_kill"),
        ("gridwright-bulk", "bulk", "killed_at_any_moment_it_goes_on"),
        ("gridwright-serve", "server", "killed_at_any_moment_it_leaves_no_half_answers"),
    ] {
        let mut command = cargo(&["test", "--package", package, "--test", test, "--", name]);
        succeed(command.arg("--nocapture").env("GRIDWRIGHT_KILLS", "1000"))?;
    }
    Ok(())
}

/// Compares very many boards with the SAT solver, and very many explanations with all solutions.
pub(crate) fn oracle(args: &[&str]) -> Result<()> {
    let mut command = cargo(&["run", "--release", "--package", "gridwright-testkit", "--example"]);
    command.args(["oracle", "--"]).arg(target().join("oracle")).args(args);
    succeed(&mut command)
}

/// The long form of the conformance suite: every check on more puzzles of each preset.
fn samples() -> Result<()> {
    let mut command = cargo(&["test", "--release", "--package", "gridwright-testkit"]);
    command.args(["--test", "suite", "--", "--quiet"]);
    succeed(command.env("GRIDWRIGHT_SAMPLES", "6"))
}

/// The long form of a test of `run`: work on every preset, variant, size and level ends soon after
/// it is stopped.
pub(crate) fn stops() -> Result<()> {
    let suite = ["--package", "gridwright-testkit", "--test", "suite"];
    let mut command = cargo(&["test", "--release"]);
    command.args(suite).args(["--", "--nocapture", "--test-threads", "2", "told_to_stop"]);
    succeed(command.env("GRIDWRIGHT_STOPS", "all"))
}

/// Writes the fixtures of this version, which all later versions must be able to read.
pub(crate) fn fixtures() -> Result<()> {
    let mut command =
        cargo(&["test", "--quiet", "--package", "gridwright-cli", "--test", "releases"]);
    command.args(["--", "--ignored", "--exact", "--nocapture", "write_the_folder_of_this_version"]);
    succeed(&mut command)
}

/// Tests the crate for graphics cards, and the program that uses it, with a software driver.
pub(crate) fn cards() -> Result<()> {
    setup::for_cards()?;
    let library: &[&str] = &["--package", "gridwright-gpu"];
    let program: &[&str] = &["--package", "gridwright-cli", "--features", "gpu"];
    for package in [library, program] {
        let mut lints = cargo(&["clippy", "--quiet"]);
        succeed(lints.args(package).args(["--all-targets", "--", "-D", "warnings"]))?;
    }
    for package in [library, &[program, &["--test", "cards"]].concat()] {
        let mut command = cargo(&["test"]);
        command.args(package).env("VK_ICD_FILENAMES", setup::SOFTWARE_CARD);
        succeed(command.env("GRIDWRIGHT_CARD", "must"))?;
    }
    Ok(())
}

/// Writes the schemas of requests and answers, and the files generated from them; the tests check
/// that they match the types.
pub(crate) fn schema() -> Result<()> {
    for (package, test) in [("gridwright-wire", "schema"), ("gridwright-serve", "openapi")] {
        let mut command = cargo(&["test", "--quiet", "--package", package, "--test", test]);
        succeed(command.env("UPDATE", "1"))?;
    }
    types::write()
}

/// Measures levels with one of the examples of the test kit.
pub(crate) fn measure(what: &str, families: &[&str]) -> Result<()> {
    let args = ["run", "--release", "--package", "gridwright-testkit", "--example", what, "--"];
    succeed(cargo(&args).args(families))
}

/// Writes the gallery of sentences; the tests check that it is up to date.
pub(crate) fn gallery() -> Result<()> {
    let mut command =
        cargo(&["test", "--quiet", "--package", "gridwright-testkit", "--test", "gallery"]);
    succeed(command.env("UPDATE", "1"))
}

fn lints() -> Result<()> {
    let mut command = cargo(&["clippy"]);
    command.args(EVERY_CHANGE).args(["--all-targets", "--quiet", "--", "-D", "warnings"]);
    succeed(&mut command)
}

fn documentation() -> Result<()> {
    dependencies::check()?;
    let mut command = cargo(&["doc", "--no-deps"]);
    succeed(command.args(EVERY_CHANGE).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Runs each example of the library once; the tests only compile them.
fn examples() -> Result<()> {
    let folder = root().join("crates/gridwright/examples");
    build()?;
    for name in examples_in(&folder)? {
        println!("-- example {name}");
        succeed(&mut built(&format!("examples/{name}")))?;
    }
    Ok(())
}

/// The names of the examples in a folder, which may not exist.
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

/// A table of the time that each stage took.
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
    fn stages_are_found_by_name() {
        let names = |wanted: &[&str]| -> Result<Vec<&str>> {
            Ok(named(wanted)?.into_iter().map(|(name, _)| *name).collect())
        };
        assert_eq!(names(&["stops", "format"]).unwrap(), ["stops", "format"]);
        let error = names(&["format", "stop"]).unwrap_err().to_string();
        assert!(
            error.starts_with("there is no stage \"stop\": expected one of format, tidy,"),
            "{error}"
        );
        assert!(names(&[]).is_err());
    }

    #[test]
    fn a_missing_folder_has_no_examples() {
        assert!(examples_in(Path::new("no/such/folder")).unwrap().is_empty());
    }
}
