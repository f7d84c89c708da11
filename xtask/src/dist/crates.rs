//! The crates as they would be published.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::pack::archive::VERSION;
use crate::shell::{cargo, metadata, succeed, target};

/// Packages every crate that may be published, with dependencies given by version only. The files
/// are not part of the release, since `cargo publish` packages the crates again.
pub(super) fn make() -> Result<Vec<PathBuf>> {
    let mut pack = cargo(&["package", "--workspace", "--no-verify", "--allow-dirty", "--quiet"]);
    for package in private()? {
        pack.args(["--exclude", &package]);
    }
    succeed(&mut pack)?;
    Ok(Vec::new())
}

/// Our packages that are not published.
fn private() -> Result<Vec<String>> {
    names(|package| package["publish"].as_array().is_some_and(Vec::is_empty))
}

fn names(is_wanted: fn(&Value) -> bool) -> Result<Vec<String>> {
    let metadata = metadata()?;
    let packages = metadata["packages"].as_array().context("cargo lists packages")?;
    let name = |package: &Value| package["name"].as_str().unwrap_or_default().to_owned();
    Ok(packages.iter().filter(|package| is_wanted(package)).map(name).collect())
}

/// Unpacks all crates into a clean folder, and checks there that they and a program that uses them
/// compile with nothing but the content of the crates.
pub(super) fn try_out(_: &[PathBuf]) -> Result<()> {
    let published = names(|package| !package["publish"].as_array().is_some_and(Vec::is_empty))?;
    ensure!(published.len() > 10, "only {published:?} would be published");
    let place = tempfile::tempdir()?;
    let mut manifest =
        String::from("[workspace]\nresolver = \"3\"\nmembers = [\"*\"]\n\n[patch.crates-io]\n");
    for name in &published {
        let packed = target().join("package").join(format!("{name}-{VERSION}.crate"));
        let size = fs::metadata(&packed).with_context(|| format!("{name} was not packed"))?.len();
        ensure!(size < 10_000_000, "{name} has {size} bytes, and a crate at most ten million");
        succeed(Command::new("tar").arg("-xzf").arg(&packed).arg("-C").arg(place.path()))?;
        manifest += &format!("{name} = {{ path = \"{name}-{VERSION}\" }}\n");
    }
    let user = place.path().join("user");
    fs::create_dir_all(user.join("src"))?;
    let needs: String = ["gridwright", "gridwright-words", "gridwright-render"]
        .map(|name| format!("{name} = \"{VERSION}\"\n"))
        .concat();
    fs::write(
        user.join("Cargo.toml"),
        format!(
            "[package]\nname = \"user\"\nversion = \"1.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{needs}"
        ),
    )?;
    fs::write(
        user.join("src/main.rs"),
        "fn main() {\n    let puzzle = gridwright::open(\"cirth:12....3..\", None, &mut gridwright::Budget::unlimited()).unwrap();\n    \
         assert!(matches!(gridwright::solve(&*puzzle, &mut gridwright::Budget::unlimited()), gridwright::Verdict::Unique(_)));\n}\n",
    )?;
    fs::write(place.path().join("Cargo.toml"), manifest)?;
    let mut check = cargo(&["check", "--workspace", "--quiet"]);
    check.current_dir(place.path()).env("CARGO_TARGET_DIR", target().join("published"));
    succeed(&mut check)?;
    println!("{} crates compile by themselves: {}", published.len(), published.join(", "));
    Ok(())
}
