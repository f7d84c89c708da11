//! Checks which crate of the workspace may depend on which. Dev-dependencies are unrestricted.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::source::{Complaint, Source};

/// Each crate, and the crates it may depend on.
const ARROWS: &[(&str, &[&str])] = &[
    ("gridwright-wire", &[]),
    ("gridwright-files", &[]),
    ("gridwright-sudoku9", &[]),
    ("gridwright-gpu", &["gridwright-sudoku9"]),
    ("gridwright-core", &[]),
    ("gridwright-houses", &["gridwright-core"]),
    ("gridwright-proof", &["gridwright-core", "gridwright-wire", "gridwright-words"]),
    ("gridwright-render", &["gridwright-core"]),
    ("gridwright-words", &["gridwright-core"]),
    (
        "gridwright",
        &[
            "gridwright-core",
            "gridwright-gpu",
            "gridwright-houses",
            "gridwright-sudoku9",
            "gridwright-wire",
        ],
    ),
    (
        "gridwright-book",
        &["gridwright", "gridwright-files", "gridwright-render", "gridwright-words"],
    ),
    (
        "gridwright-api",
        &[
            "gridwright",
            "gridwright-book",
            "gridwright-proof",
            "gridwright-render",
            "gridwright-wire",
            "gridwright-words",
        ],
    ),
    (
        "gridwright-tui",
        &["gridwright", "gridwright-files", "gridwright-render", "gridwright-words"],
    ),
    ("gridwright-serve-flags", &[]),
    ("gridwright-page", &[]),
    (
        "gridwright-serve",
        &[
            "gridwright",
            "gridwright-api",
            "gridwright-page",
            "gridwright-serve-flags",
            "gridwright-words",
        ],
    ),
    ("gridwright-bulk-flags", &[]),
    (
        "gridwright-bulk",
        &[
            "gridwright",
            "gridwright-api",
            "gridwright-bulk-flags",
            "gridwright-files",
            "gridwright-render",
            "gridwright-words",
        ],
    ),
    (
        "gridwright-cli",
        &[
            "gridwright-bulk-flags",
            "gridwright-serve-flags",
            "gridwright",
            "gridwright-files",
            "gridwright-api",
            "gridwright-proof",
            "gridwright-render",
            "gridwright-book",
            "gridwright-tui",
            "gridwright-words",
        ],
    ),
    ("gridwright-wasm", &["gridwright-api"]),
    ("gridwright-capi", &["gridwright", "gridwright-api", "gridwright-sudoku9"]),
    (
        "gridwright-python",
        &["gridwright", "gridwright-api", "gridwright-bulk", "gridwright-sudoku9"],
    ),
    (
        "gridwright-testkit",
        &[
            "gridwright-core",
            "gridwright-proof",
            "gridwright-render",
            "gridwright-words",
            "gridwright",
            "gridwright-api",
        ],
    ),
    (
        "gridwright-fuzz",
        &[
            "gridwright",
            "gridwright-api",
            "gridwright-book",
            "gridwright-bulk",
            "gridwright-proof",
            "gridwright-testkit",
            "gridwright-words",
        ],
    ),
    ("xtask", &[]),
];

/// A package of the workspace and its dependencies.
pub(crate) struct Package {
    name: String,
    manifest: Source,
    /// The packages needed to build it, without those of its tests.
    uses: Vec<String>,
}

impl Package {
    /// The packages in the output of `cargo metadata`.
    pub(crate) fn all(metadata: &Value, root: &Path) -> Result<Vec<Package>> {
        let listed = metadata["packages"].as_array().context("cargo lists no packages")?;
        listed.iter().map(|package| Package::from_json(package, root)).collect()
    }

    fn from_json(package: &Value, root: &Path) -> Result<Package> {
        let name = package["name"].as_str().context("a package has no name")?.to_owned();
        let manifest = package["manifest_path"].as_str().context("a package has no manifest")?;
        let text =
            fs::read_to_string(manifest).with_context(|| format!("cannot read {manifest}"))?;
        let path = Path::new(manifest).strip_prefix(root).unwrap_or(Path::new(manifest));
        let path = path.to_string_lossy().replace('\\', "/");
        Ok(Package { name, manifest: Source { path, text }, uses: uses(package) })
    }
}

/// The dependencies of a package, except dev-dependencies.
fn uses(package: &Value) -> Vec<String> {
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    let is_built_from = |dependency: &&Value| dependency["kind"] != "dev";
    dependencies
        .filter(is_built_from)
        .filter_map(|dependency| dependency["name"].as_str().map(str::to_owned))
        .collect()
}

/// Complains about every dependency on a workspace crate that the table does not allow.
pub(crate) fn complaints(packages: &[Package]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for package in packages {
        let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == package.name) else {
            let message =
                format!("{} is not in the table of xtask/src/tidy/arrows.rs", package.name);
            complaints.push(package.manifest.complain(1, message));
            continue;
        };
        for used in &package.uses {
            let is_ours = packages.iter().any(|other| other.name == *used);
            if is_ours && !allowed.contains(&used.as_str()) {
                let line = line_of(&package.manifest.text, used);
                let message = format!("{} must not use {used}", package.name);
                complaints.push(package.manifest.complain(line, message));
            }
        }
    }
    complaints
}

/// The number of the line that starts with a name, from 1.
fn line_of(manifest: &str, name: &str) -> usize {
    let is_it =
        |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(['.', ' ', '=']));
    manifest.lines().position(is_it).map_or(1, |i| i + 1)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn package(name: &str, uses: &[&str]) -> Package {
        let lines: String = uses.iter().map(|used| format!("{used}.workspace = true\n")).collect();
        Package {
            name: name.to_owned(),
            manifest: Source { path: format!("{name}/Cargo.toml"), text: lines },
            uses: uses.iter().map(|&used| used.to_owned()).collect(),
        }
    }

    fn check(packages: &[Package], expected: &[&str]) {
        let found: Vec<String> = complaints(packages).iter().map(Complaint::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn arrows_point_down() {
        let core = || package("gridwright-core", &["serde_json"]);
        let render = |uses: &[&str]| package("gridwright-render", uses);
        check(&[core(), render(&["gridwright-core"])], &[]);
        check(
            &[
                package("gridwright-core", &["serde_json", "gridwright-render"]),
                render(&["gridwright-core"]),
            ],
            &["gridwright-core/Cargo.toml:2: gridwright-core must not use gridwright-render"],
        );
        check(
            &[core(), package("xtask", &["gridwright-core"])],
            &["xtask/Cargo.toml:1: xtask must not use gridwright-core"],
        );
    }

    #[test]
    fn a_new_crate_must_be_put_in_the_table() {
        check(
            &[package("gridwright-extra", &[])],
            &["gridwright-extra/Cargo.toml:1: \
               gridwright-extra is not in the table of xtask/src/tidy/arrows.rs"],
        );
    }

    #[test]
    fn tests_may_use_anything() {
        let json = json!({ "dependencies": [
            { "name": "a", "kind": null },
            { "name": "b", "kind": "dev" },
            { "name": "c", "kind": "build" },
        ]});
        assert_eq!(uses(&json), ["a", "c"]);
    }
}
