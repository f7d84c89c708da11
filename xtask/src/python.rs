//! The Python package: tested without pip as part of the tests, and installed by pip beside the
//! programs that it integrates with.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::setup;
use crate::shell::{build, root, succeed, target};

/// The folder of the package.
const SOURCE: &str = "crates/python";

/// The folder with tests that take long and need other packages.
const LONG_TESTS: &str = "tests/long";

/// The packages that these tests need, in fixed versions.
const LONG_TESTERS: &[&str] = &[
    "dask[distributed]==2026.8.0",
    "ipykernel==7.4.0",
    "kubernetes-validate==1.37.0",
    "nbclient==0.11.0",
    "psutil",
    "pyarrow==26.0.1",
    "pytest==9.2.0",
    "reasoning-gym==0.1.25",
];

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
            .args([&package, &source.join("tests")])
            .arg("--ignore")
            .arg(source.join(LONG_TESTS)),
    )?;
    succeed(python(&site).args(["-m", "mypy.stubtest", "gridwright._engine", "--concise"]))?;
    let mut types = python(&site);
    types.args(["-m", "mypy", "--cache-dir"]).arg(target().join("mypy")).arg("--config-file");
    succeed(types.arg(&settings).arg(source.join("python/gridwright")).arg(source.join("tests")))
}

/// Installs the package with pip following the document, into a new virtual environment, and tests
/// it from a clean folder: by itself, on a cluster of Ray and of Dask, with `reasoning_gym` and in
/// notebooks.
pub(crate) fn test_long() -> Result<()> {
    let place = tempfile::tempdir()?;
    let environment = place.path().join("environment");
    succeed(Command::new("python3").args(["-m", "venv"]).arg(&environment))?;
    let python = setup::python_of(&environment);
    let install = |what: &[&str]| {
        let mut install = Command::new(&python);
        install.args(["-m", "pip", "install", "--quiet"]).args(what).current_dir(root());
        succeed(install.env("CARGO_TARGET_DIR", target()))
    };
    install(&["./crates/python[ray]"])?;
    let program = "import gridwright; print(gridwright.generate(seed=42).puzzle)";
    succeed(Command::new(&python).args(["-c", program]).current_dir(place.path()))?;
    install(LONG_TESTERS)?;
    let source = root().join(SOURCE);
    let mut tests = Command::new(&python);
    tests.args(["-m", "pytest", "-p", "no:cacheprovider", "-c"]).arg(source.join("pyproject.toml"));
    succeed(tests.arg(source.join(LONG_TESTS)).current_dir(place.path()))
}

fn python(site: &Path) -> Command {
    let mut command = Command::new(setup::python());
    command.current_dir(root()).env("PYTHONPATH", site).env("PYTHONDONTWRITEBYTECODE", "1");
    command
}

/// Lays out the package below `target/` as pip would, with the engine that was built last.
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

/// The engine that cargo built last, for the tests or by itself.
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
