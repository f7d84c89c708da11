//! Runs fuzz targets: `gridwright-fuzz [TARGET] [--seconds N] [--runs N] [--seed N]`, or
//! `gridwright-fuzz TARGET FILE...` on existing inputs. Seconds are of processor time. `gridwright-fuzz TARGET --write-seeds FOLDER` writes the
//! generated seeds.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use gridwright_fuzz::driver::{Finding, Limit, run, run_once, smaller};
use gridwright_fuzz::{TARGETS, Target, target};

fn main() -> Result<ExitCode> {
    let (mut names, mut files) = (Vec::new(), Vec::new());
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    let (mut seconds, mut n_runs, mut seed) = (60_u64, u64::MAX, now as u64);
    let mut folder = None;
    let mut args = std::env::args().skip(1);
    let number =
        |arg: Option<String>| arg.context("a number is missing")?.parse().context("a number");
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--seconds" => seconds = number(args.next())?,
            "--runs" => n_runs = number(args.next())?,
            "--seed" => seed = number(args.next())?,
            "--list" => {
                TARGETS.iter().for_each(|target| println!("{:12} {}", target.name, target.about));
                return Ok(ExitCode::SUCCESS);
            }
            "--write-seeds" => {
                folder = Some(PathBuf::from(args.next().context("a folder is missing")?));
            }
            name if names.is_empty() && target(name).is_some() => names.extend(target(name)),
            file if Path::new(file).is_file() => files.push(PathBuf::from(file)),
            other => bail!("{other} is neither a target nor a file; --list has the targets"),
        }
    }
    if let (Some(folder), [target]) = (folder, &names[..]) {
        for (i, seed) in (target.seeds)().into_iter().enumerate() {
            std::fs::write(folder.join(format!("seed-{i}")), seed)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    if let ([target], false) = (&names[..], files.is_empty()) {
        return replay(target, &files);
    }
    let targets: Vec<&Target> = if names.is_empty() { TARGETS.iter().collect() } else { names };
    let mut n_findings = 0;
    for target in targets {
        let limit = Limit { time: Duration::from_secs(seconds), n_runs };
        match run(target, limit, seed) {
            Ok(summary) => println!(
                "{:12} {:>10} runs, {:>5} outcomes, slowest {:>6.2} s, seed {seed}",
                target.name,
                summary.n_runs,
                summary.n_outcomes,
                summary.slowest.as_secs_f64()
            ),
            Err(finding) => {
                n_findings += 1;
                report(target, &finding, seed)?;
            }
        }
    }
    Ok(if n_findings == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Minimises the input of a finding and saves it.
fn report(target: &Target, finding: &Finding, seed: u64) -> Result<()> {
    let small = smaller(target, finding, Duration::from_secs(20));
    let folder = std::env::temp_dir().join("gridwright-fuzz");
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{}-{seed}", target.name));
    std::fs::write(&path, &small.input)?;
    println!(
        "{:12} FINDING, seed {seed}: {}\n    input of {} bytes (of {} at first) kept as {}",
        target.name,
        small.what,
        small.input.len(),
        finding.input.len(),
        path.display()
    );
    Ok(())
}

fn replay(target: &Target, files: &[PathBuf]) -> Result<ExitCode> {
    let mut exit = ExitCode::SUCCESS;
    for file in files {
        match run_once(target, &std::fs::read(file)?) {
            Ok(outcome) => println!("{}: {outcome}", file.display()),
            Err(what) => {
                println!("{}: FINDING: {what}", file.display());
                exit = ExitCode::FAILURE;
            }
        }
    }
    Ok(exit)
}
