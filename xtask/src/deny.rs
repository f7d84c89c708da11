//! `cargo xtask deny`: cargo-deny checks every dependency against `deny.toml`: licences, bans,
//! sources, security advisories.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::shell::{root, succeed};
use crate::tools::DENY;

/// The message of cargo-deny if there is no copy of the advisory database.
const NO_DATABASE: &str = "failed to get HEAD timestamp";

/// Checks all dependencies against the rules. The advisory database has to be fetched; if that
/// fails, an earlier copy is used, and if there is none, a message says that advisories were not
/// checked.
pub(crate) fn run() -> Result<()> {
    println!("-- licences, bans, sources");
    let mut rules = deny(&[])?;
    // Packages in two versions are listed by `cargo tree --duplicates`.
    rules.args(["check", "--hide-inclusion-graph", "--allow", "duplicate"]);
    succeed(rules.args(["bans", "licenses", "sources"]))?;
    advisories()
}

fn deny(options: &[&str]) -> Result<Command> {
    let mut command = DENY.command()?;
    command.current_dir(root()).args(options);
    command.args(["--config", "deny.toml"]);
    Ok(command)
}

fn advisories() -> Result<()> {
    let fetched = deny(&[])?.args(["fetch", "db"]).output()?;
    if fetched.status.success() {
        println!("-- known faults, by the database as it is now");
        return succeed(deny(&[])?.args(["check", "advisories"]));
    }
    let kept = deny(&["--offline"])?.args(["check", "advisories"]).output()?;
    let complaints = String::from_utf8_lossy(&kept.stderr);
    if complaints.contains(NO_DATABASE) {
        println!(
            "-- known faults were NOT asked for: their database cannot be fetched from here, and there is no earlier copy"
        );
        return Ok(());
    }
    println!("-- known faults, by an earlier copy of the database");
    ensure!(kept.status.success(), "{complaints}");
    Ok(())
}
