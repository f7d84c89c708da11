//! `cargo xtask fuzz`: runs the fuzz targets for a given time, with or without coverage.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{cargo, output, root, succeed, target};

/// The compiler flags for coverage counters, which stable toolchains support too.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
     -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Default time for each target, in seconds of processor time.
const SECONDS: u64 = 60;

/// Number of inputs after which a target has been tried enough.
const RUNS: u64 = 10_000_000;

/// Timeout for an input in seconds; a slower one is a finding.
const SLOWEST: u64 = 60;

/// Runs `[TARGET...] [--seconds N] [--guided]`: all targets if none is named.
pub(crate) fn run(args: &[&str]) -> Result<()> {
    let (mut names, mut seconds, mut is_guided) = (Vec::new(), SECONDS, false);
    let mut args = args.iter();
    while let Some(&arg) = args.next() {
        match arg {
            "--seconds" => {
                let number = args.next().context("--seconds: expected a number")?;
                seconds = number.parse().context("--seconds: expected a number")?;
            }
            "--guided" => is_guided = true,
            name => names.push(name.to_owned()),
        }
    }
    let list = output(cargo(&["run", "--quiet", "--package", "gridwright-fuzz", "--bin"]).args([
        "gridwright-fuzz",
        "--",
        "--list",
    ]))?;
    let known: Vec<&str> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    if let Some(other) = names.iter().find(|name| !known.contains(&name.as_str())) {
        bail!("{other} is no target: expected {}", known.join(", "));
    }
    if names.is_empty() {
        names = known.iter().map(|&name| name.to_owned()).collect();
    }
    if is_guided { guided(&names, seconds) } else { plain(&names, seconds) }
}

fn plain(names: &[String], seconds: u64) -> Result<()> {
    let mut failed = Vec::new();
    for name in names {
        let mut command = cargo(&["run", "--quiet", "--package", "gridwright-fuzz", "--bin"]);
        command.args(["gridwright-fuzz", "--", name, "--seconds", &seconds.to_string()]);
        command.args(["--runs", &RUNS.to_string()]);
        if succeed(&mut command).is_err() {
            failed.push(name.as_str());
        }
    }
    ensure!(failed.is_empty(), "findings in {}", failed.join(", "));
    Ok(())
}

/// Runs the targets under libFuzzer. Its corpus is kept below `target/fuzz` and used again the next
/// time.
fn guided(names: &[String], seconds: u64) -> Result<()> {
    let folder = target().join("fuzz");
    // The flags must apply only to the fuzzed code, and not to build scripts, which requires an
    // explicit target.
    let version = output(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("rustc names no host")?;
    let mut build = cargo(&["build", "--package", "gridwright-fuzz", "--bin", "guided"]);
    build.args(["--features", "guided", "--target", host]).arg("--target-dir").arg(&folder);
    succeed(build.env("RUSTFLAGS", COVERAGE))?;
    let program = folder.join(host).join("debug/guided");
    let mut failed = Vec::new();
    for name in names {
        let (learnt, found) =
            (folder.join("corpus").join(name), folder.join("findings").join(name));
        fs::create_dir_all(&learnt)?;
        fs::create_dir_all(&found)?;
        let mut seeds = cargo(&["run", "--quiet", "--package", "gridwright-fuzz", "--bin"]);
        seeds.args(["gridwright-fuzz", "--", name, "--write-seeds"]).arg(&learnt);
        succeed(&mut seeds)?;
        let mut command = Command::new(&program);
        command.env("GRIDWRIGHT_FUZZ", name).current_dir(root()).arg(&learnt);
        let kept = root().join("fuzz/seeds").join(name);
        if kept.exists() {
            command.arg(kept);
        }
        command.arg(format!("-max_total_time={seconds}")).arg(format!("-timeout={SLOWEST}"));
        command.arg(format!("-artifact_prefix={}/", found.display()));
        command.args([
            "-max_len=65536",
            "-rss_limit_mb=2048",
            "-print_final_stats=1",
            "-verbosity=0",
        ]);
        if succeed(&mut command).is_err() {
            failed.push(name.as_str());
        }
    }
    ensure!(failed.is_empty(), "findings in {}", failed.join(", "));
    Ok(())
}
