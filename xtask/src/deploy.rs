//! `cargo xtask deploy`: tests the files of `deploy/`.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::setup;
use crate::shell::{cargo, output, root, succeed, target};

/// The maximum exposure level of the unit according to systemd: 0 is closed to everything, 10 is
/// open.
const MOST_EXPOSED: f64 = 2.0;

/// Tests the container file, the recipes for clusters, the systemd unit, and two instances behind a
/// load balancer. Without a container engine the steps of the container file are run as they stand; without systemd its
/// unit is not checked.
pub(crate) fn run() -> Result<()> {
    setup::for_deploy()?;
    succeed(&mut Command::new(root().join("deploy/try-container.sh")))?;
    succeed(&mut cargo(&["build", "--release", "--package", "gridwright-serve"]))?;
    succeed(&mut cargo(&["build", "--release", "--package", "gridwright-bulk"]))?;
    succeed(&mut Command::new(root().join("deploy/clusters/try.sh")))?;
    if has("systemd-analyze") {
        unit()?;
    }
    succeed(&mut Command::new(root().join("deploy/try-balancer.sh")))
}

fn has(program: &str) -> bool {
    let is_there = Command::new(program).arg("--version").output().is_ok();
    if !is_there {
        println!("{program} is not here: what needs it is left out");
    }
    is_there
}

/// Checks the systemd unit, with the path of the program built here.
fn unit() -> Result<()> {
    let text = fs::read_to_string(root().join("deploy/gridwright.service"))?;
    let program = target().join("release/gridwright-serve").display().to_string();
    let path = target().join("gridwright.service");
    fs::write(&path, text.replace("/usr/local/bin/gridwright-serve", &program))?;
    let analyze = |words: &[&str]| {
        output(Command::new("systemd-analyze").args(words).arg("--no-pager").arg(&path))
    };
    analyze(&["verify"])?;
    let listed = analyze(&["security", "--offline=yes"])?;
    let last = listed.lines().rev().find(|line| line.contains("exposure level"));
    let number = last.and_then(|line| line.split_whitespace().find_map(|word| word.parse().ok()));
    let exposed: f64 = number.with_context(|| format!("no level in {listed:?}"))?;
    println!("systemd-analyze security: {exposed}");
    ensure!(exposed <= MOST_EXPOSED, "the unit is exposed: expected at most {MOST_EXPOSED}");
    Ok(())
}
