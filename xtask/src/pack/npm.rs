//! The npm package: the complete engine as WebAssembly, for node and browsers.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::archive::{LICENCES, blocks, empty, folder, put};
use crate::shell::{output, root, succeed};
use crate::web;

/// The folder with the sources of the package.
const SOURCE: &str = "crates/wasm/npm";

/// Builds the engine and packs it.
pub(crate) fn pack() -> Result<PathBuf> {
    let engine = web::engine(&["full"])?;
    let place = folder().join("npm");
    empty(&place)?;
    for entry in fs::read_dir(root().join(SOURCE))? {
        let path = entry?.path();
        put(&path, &place.join(path.file_name().context("a file has a name")?))?;
    }
    put(&engine, &place.join("gridwright.wasm"))?;
    web::write_texts(&place)?;
    for licence in LICENCES {
        put(&root().join(licence), &place.join(licence))?;
    }
    let mut npm = Command::new("npm");
    npm.args(["pack", "--silent", "--pack-destination"]).arg(folder()).current_dir(&place);
    let name = output(&mut npm)?;
    Ok(folder().join(name.trim()))
}

/// Installs the package in a clean folder and tests it: the examples of the document, the tests,
/// and its types.
pub(crate) fn try_out(archive: &Path) -> Result<()> {
    let place = tempfile::tempdir()?;
    let place = place.path();
    let name = archive.file_name().context("a file has a name")?;
    fs::copy(archive, place.join(name))?;
    fs::write(place.join("package.json"), "{ \"type\": \"module\", \"private\": true }\n")?;
    let commands = blocks("sh npm")?;
    ensure!(commands.len() == 1, "the document says how to install the package");
    succeed(Command::new("sh").args(["-euxc", &commands[0]]).current_dir(place))?;
    for (i, program) in blocks("js")?.iter().enumerate() {
        let file = format!("shown-{i}.mjs");
        fs::write(place.join(&file), program)?;
        println!("-- program {} of the document", i + 1);
        succeed(Command::new("node").arg(&file).current_dir(place))?;
    }
    let tests = root().join("crates/wasm/tests");
    for test in ["package.test.mjs", "types.ts"] {
        put(&tests.join(test), &place.join(test))?;
    }
    succeed(
        Command::new("node")
            .args(["--test", "package.test.mjs"])
            .env("GRIDWRIGHT_TABLE", root().join("crates/api/tests/same.jsonl"))
            .current_dir(place),
    )?;
    web::packages()?;
    succeed(
        Command::new(root().join("web/node_modules/.bin/tsc"))
            .args(["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext"])
            .args(["--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "types.ts"])
            .current_dir(place),
    )
}

#[cfg(test)]
mod tests {
    use super::super::archive::VERSION;
    use super::*;

    #[test]
    fn the_package_has_the_version_of_the_workspace() {
        let manifest = fs::read_to_string(root().join(SOURCE).join("package.json")).unwrap();
        assert!(manifest.contains(&format!("\"version\": \"{VERSION}\"")), "{manifest}");
    }
}
