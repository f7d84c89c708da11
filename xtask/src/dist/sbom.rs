//! Software bills of materials in the CycloneDX format.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::dependencies::compiled_into;
use crate::pack::archive::{VERSION, empty, folder};
use crate::release_build::{copy_sources, time};
use crate::shell::{metadata, root, succeed, target};
use crate::tools::CYCLONEDX;

/// Our packages that get a list: those that are part of something that we distribute.
const LISTED: [&str; 6] = [
    "gridwright-cli",
    "gridwright-serve",
    "gridwright-bulk",
    "gridwright-capi",
    "gridwright-python",
    "gridwright-wasm",
];

/// The name of the list for the web page, without the engine.
const PAGE: &str = "gridwright-web";

pub(super) fn make() -> Result<Vec<PathBuf>> {
    let lists = folder().join("sbom");
    empty(&lists)?;
    // The tool writes beside each manifest, so it runs on a copy.
    let copy = target().join("sbom-sources");
    empty(&copy)?;
    copy_sources(&copy)?;
    let mut list = CYCLONEDX.command()?;
    list.args(["cyclonedx", "--quiet", "--format", "json", "--spec-version", "1.5"]);
    list.args(["--no-build-deps", "--target", "x86_64-unknown-linux-gnu"]);
    succeed(list.current_dir(&copy).env("SOURCE_DATE_EPOCH", time()?))?;
    let mut made = Vec::new();
    let metadata = metadata()?;
    let packages = metadata["packages"].as_array().context("cargo lists packages")?;
    for name in LISTED {
        let package = packages.iter().find(|one| one["name"] == name).context("a package")?;
        let manifest = PathBuf::from(package["manifest_path"].as_str().context("a manifest")?);
        let place = manifest.parent().context("a folder")?.strip_prefix(root())?.to_owned();
        let to = lists.join(file_name(name));
        // The path of the copy is removed.
        let text = fs::read_to_string(copy.join(place).join(format!("{name}.cdx.json")))?;
        fs::write(&to, text.replace(&copy.display().to_string(), "."))?;
        made.push(to);
    }
    let mut page = Command::new("npm");
    page.args(["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"]);
    let listed = page.current_dir(root().join("web")).output().context("npm is not installed")?;
    ensure!(listed.status.success(), "npm: {}", String::from_utf8_lossy(&listed.stderr));
    made.push(lists.join(file_name(PAGE)));
    fs::write(made.last().context("a list")?, listed.stdout)?;
    fs::remove_dir_all(&copy)?;
    Ok(made)
}

fn file_name(package: &str) -> String {
    format!("{package}-{VERSION}.cdx.json")
}

/// Checks that each list contains everything that cargo compiles in.
pub(super) fn try_out(files: &[PathBuf]) -> Result<()> {
    for (name, path) in LISTED.iter().zip(files) {
        let list: Value = serde_json::from_str(&fs::read_to_string(path)?)?;
        ensure!(list["bomFormat"] == "CycloneDX", "{path:?} is no list");
        let components = list["components"].as_array().context("a list has components")?;
        let listed: BTreeSet<(&str, &str)> = components
            .iter()
            .filter_map(|one| Some((one["name"].as_str()?, one["version"].as_str()?)))
            .collect();
        let compiled = compiled_into(name)?;
        let is_missing =
            |one: &&(String, String)| !listed.contains(&(one.0.as_str(), one.1.as_str()));
        let missing: Vec<_> = compiled.iter().filter(is_missing).collect();
        ensure!(missing.is_empty(), "the list of {name} lacks {missing:?}");
        let has_place = list.to_string().contains(&root().display().to_string());
        ensure!(!has_place, "the list of {name} tells where it was made");
        println!(
            "{name}: {} components, of which {} are compiled in",
            components.len(),
            compiled.len()
        );
    }
    let page: Value = serde_json::from_str(&fs::read_to_string(files.last().context("a list")?)?)?;
    let names = page["components"].as_array().context("a list has components")?;
    ensure!(names.len() == 3, "the page has {} packages, and THIRD-PARTY.md three", names.len());
    Ok(())
}
