//! The package for Python: tested as the tests have built it, without pip, and packed as a wheel.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::setup;
use crate::shell::{build, root, succeed, target};

/// Where the package lies.
const SOURCE: &str = "crates/python";

/// Runs the tests of the package and the examples in its documentation, and checks its types.
pub(crate) fn test() -> Result<()> {
    build()?;
    let site = lay_out()?;
    let package = site.join("gridwright");
    let source = root().join(SOURCE);
    let settings = source.join("pyproject.toml");
    succeed(
        python(&site)
            .args(["-m", "pytest", "-p", "no:cacheprovider", "-c"])
            .arg(&settings)
            .args([&package, &source.join("tests")]),
    )?;
    let mut types = python(&site);
    types.args(["-m", "mypy", "--cache-dir"]).arg(target().join("mypy")).arg("--config-file");
    succeed(types.arg(&settings).arg(source.join("python/gridwright")).arg(source.join("tests")))
}

/// Installs the package with pip as the document says, into an environment of its own, and uses it in a clean folder.
pub(crate) fn try_out() -> Result<()> {
    let place = tempfile::tempdir()?;
    let environment = place.path().join("environment");
    succeed(Command::new("python3").args(["-m", "venv"]).arg(&environment))?;
    let python = setup::python_of(&environment);
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "./crates/python"]).current_dir(root());
    succeed(install.env("CARGO_TARGET_DIR", target()))?;
    let program = "import gridwright; print(gridwright.generate(seed=42).puzzle)";
    succeed(Command::new(&python).args(["-c", program]).current_dir(place.path()))
}

fn python(site: &Path) -> Command {
    let mut command = Command::new(setup::python());
    command.current_dir(root()).env("PYTHONPATH", site).env("PYTHONDONTWRITEBYTECODE", "1");
    command
}

/// Lays the package out below `target/` as pip would, with the engine that was built last.
fn lay_out() -> Result<PathBuf> {
    let site = target().join("python");
    let package = site.join("gridwright");
    if package.exists() {
        fs::remove_dir_all(&package).with_context(|| format!("cannot empty {package:?}"))?;
    }
    fs::create_dir_all(&package)?;
    let source = root().join(SOURCE).join("python/gridwright");
    for entry in fs::read_dir(&source).with_context(|| format!("cannot list {source:?}"))? {
        let path = entry?.path();
        if path.is_file() {
            fs::copy(&path, package.join(path.file_name().context("a file has a name")?))?;
        }
    }
    fs::copy(engine()?, package.join("_engine.abi3.so"))?;
    Ok(site)
}

/// The engine that cargo has built last, for the tests or by itself.
fn engine() -> Result<PathBuf> {
    let debug = target().join("debug");
    let name = format!(
        "{}gridwright_python{}",
        std::env::consts::DLL_PREFIX,
        std::env::consts::DLL_SUFFIX
    );
    let time = |path: &PathBuf| {
        fs::metadata(path).and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
    };
    let places = [debug.join(&name), debug.join("deps").join(&name)];
    let built = places.into_iter().filter(|path| path.exists()).max_by_key(time);
    built.context("the engine for Python is not built")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_workspace() {
        let settings = fs::read_to_string(root().join(SOURCE).join("pyproject.toml")).unwrap();
        assert!(settings.contains("dynamic = [\"version\"]"), "maturin takes it from Cargo.toml");
    }
}
