//! Collects the licences of all dependencies compiled into a package, which most of them require to
//! be distributed along.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::dependencies::compiled_into;
use crate::shell::metadata_of_all;

/// The name of the file.
pub(crate) const NAME: &str = "LICENCES-OF-DEPENDENCIES.txt";

/// The prefixes of the names of licence files.
const BEGINNINGS: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"];

/// Writes the licences of everything compiled into our packages, each text once with the packages
/// that use it.
pub(crate) fn write(ours: &[&str], to: &Path) -> Result<()> {
    let metadata = metadata_of_all()?;
    let packages = metadata["packages"].as_array().context("cargo lists packages")?;
    let mut wanted = BTreeMap::new();
    for package in ours {
        for (name, version) in compiled_into(package)? {
            let found =
                packages.iter().find(|one| one["name"] == *name && one["version"] == *version);
            wanted.insert((name, version), found.context("a package of the list")?);
        }
    }
    ensure!(!wanted.is_empty(), "nothing is compiled into {ours:?}");
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut list = String::new();
    for ((name, version), package) in &wanted {
        let licence = package["license"].as_str().unwrap_or("as its file says");
        list += &format!("{name} {version}: {licence}\n");
        let manifest = Path::new(package["manifest_path"].as_str().context("a manifest")?);
        for text in texts(manifest.parent().context("a folder")?)? {
            by_text.entry(text).or_default().push(format!("{name} {version}"));
        }
    }
    let mut all =
        format!("Packages of other people that are part of this, and their licences.\n\n{list}");
    for (text, users) in by_text {
        all += &format!("\n{}\n{}\n\n{}\n", "=".repeat(80), users.join(", "), text.trim_end());
    }
    fs::write(to, all).with_context(|| format!("cannot write {to:?}"))
}

/// The texts of the licence files in the folder of a package.
fn texts(folder: &Path) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot list {folder:?}"))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && BEGINNINGS.iter().any(|beginning| name.starts_with(beginning)) {
            paths.push(path);
        }
    }
    paths.sort();
    paths
        .iter()
        .map(|path| Ok(String::from_utf8_lossy(&fs::read(path)?).replace('\r', "")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_distinguished_from_other_files() {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in [("LICENSE-MIT", "a\r\n"), ("README.md", "b"), ("copying.txt", "c")] {
            fs::write(folder.path().join(name), text).unwrap();
        }
        assert_eq!(texts(folder.path()).unwrap(), ["a\n", "c"]);
    }
}
