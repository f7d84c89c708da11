//! The Python package as a wheel, made by maturin.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::file::only;
use crate::pack::archive::{VERSION, empty, folder};
use crate::release_build::{PROFILE, without_places};
use crate::setup::python_of;
use crate::shell::{output, root, succeed, target};

/// The tool that makes wheels, in a fixed version.
const MATURIN: &str = "maturin==1.16.0";

pub(super) fn make() -> Result<Vec<PathBuf>> {
    let environment = target().join("maturin");
    let python = python_of(&environment);
    let has_maturin = Command::new(&python).args(["-m", "maturin", "--version"]).output();
    if !has_maturin.is_ok_and(|output| output.status.success()) {
        succeed(Command::new("python3").args(["-m", "venv"]).arg(&environment))?;
        succeed(Command::new(&python).args(["-m", "pip", "install", "--quiet", MATURIN]))?;
    }
    let wheels = folder().join("wheel");
    empty(&wheels)?;
    let mut build = Command::new(&python);
    build.args(["-m", "maturin", "build", "--locked", "--profile", PROFILE, "--out"]).arg(&wheels);
    build.arg("--manifest-path").arg(root().join("crates/python/Cargo.toml"));
    without_places(&mut build, &root(), &target())?;
    succeed(build.current_dir(root()).env("CARGO_TARGET_DIR", target()))?;
    let made = fs::read_dir(&wheels)?.next().context("maturin has made no wheel")??;
    Ok(vec![made.path()])
}

/// Installs the wheel into a new virtual environment, from the file alone, and uses it from a clean
/// folder.
pub(super) fn try_out(files: &[PathBuf]) -> Result<()> {
    let place = tempfile::tempdir()?;
    let environment = place.path().join("environment");
    succeed(Command::new("python3").args(["-m", "venv"]).arg(&environment))?;
    let python = python_of(&environment);
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--no-index"]).arg(only(files)?);
    succeed(&mut install)?;
    let program = "\
import importlib.metadata, gridwright
from gridwright import bulk, sudoku
made = gridwright.generate('sudoku', seed=42, level='medium')
assert made.puzzle.solve().outcome == 'unique'
puzzles, solutions = sudoku.generate_batch(seed=42, count=10)
assert sudoku.solve_batch(puzzles) == solutions
assert bulk.run(bulk.plan(sets=['4xcirth/size=4'], seed=1), 'data').rows > 0
files = [str(file) for file in importlib.metadata.files('gridwright')]
for wanted in ['LICENSE-MIT', 'LICENSE-APACHE', 'py.typed']:
    assert any(file.endswith(wanted) for file in files), (wanted, files)
print(importlib.metadata.version('gridwright'))
";
    let shown = output(Command::new(&python).args(["-c", program]).current_dir(place.path()))?;
    ensure!(shown.trim() == VERSION, "the wheel says it is of version {shown:?}");
    Ok(())
}
