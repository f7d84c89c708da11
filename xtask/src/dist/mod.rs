//! `cargo xtask dist`: makes everything that a release consists of, and installs and tests each
//! part in a clean folder.
//!
//! `programs` makes the archive for any Linux, `deb` the Debian package, `wheel` the Python
//! package, `crates` the Rust crates; `pack` beside this module has the C library and the npm
//! package, `site` the web page and `guide` the book. `notices` collects the licences of the
//! dependencies, `sbom` lists the dependencies, `again` builds the programs a second time
//! elsewhere.

mod again;
mod crates;
mod deb;
mod file;
mod notices;
mod pages;
mod programs;
mod sbom;
mod wheel;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use file::{hash, only};

use crate::pack;
use crate::pack::archive::{VERSION, empty};
use crate::setup;
use crate::shell::{root, target};
use crate::web;

pub(crate) use again::run as again;

/// One part of a release.
struct Part {
    name: &'static str,
    /// Makes the part, and returns its files.
    make: fn() -> Result<Vec<PathBuf>>,
    /// Installs these files in a clean folder, and uses them.
    try_out: fn(&[PathBuf]) -> Result<()>,
}

const PARTS: &[Part] = &[
    Part { name: "programs", make: programs::make, try_out: programs::try_out },
    Part { name: "deb", make: deb::make, try_out: deb::try_out },
    Part { name: "wheel", make: wheel::make, try_out: wheel::try_out },
    Part { name: "c", make: || Ok(vec![pack::c::pack()?]), try_out: try_c },
    Part {
        name: "npm",
        make: || Ok(vec![pack::npm::pack()?]),
        try_out: |files| pack::npm::try_out(only(files)?),
    },
    Part { name: "site", make: pages::make_site, try_out: pages::try_site },
    Part { name: "guide", make: pages::make_guide, try_out: pages::try_guide },
    Part { name: "sbom", make: sbom::make, try_out: sbom::try_out },
    Part { name: "crates", make: crates::make, try_out: crates::try_out },
];

/// The parts that contain the web page.
const WITH_PAGE: [&str; 4] = ["programs", "deb", "site", "crates"];

/// The checksums of all files, as `sha256sum --check` reads them.
const SUMS: &str = "SHA256SUMS";

/// Makes and tests the parts with these names, or all of them, and collects them with their
/// checksums.
pub(crate) fn run(names: &[&str]) -> Result<()> {
    if let Some(name) = names.iter().find(|name| PARTS.iter().all(|part| part.name != **name)) {
        let known: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
        bail!("there is no part {name}: expected of {}", known.join(", "));
    }
    if names.is_empty() || names.iter().any(|name| WITH_PAGE.contains(name)) {
        web::expect_fresh(&root().join("web/dist"))?;
    }
    let folder = folder();
    if names.is_empty() {
        empty(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for part in PARTS.iter().filter(|part| names.is_empty() || names.contains(&part.name)) {
        println!("== {}", part.name);
        let made = (part.make)().with_context(|| format!("{} cannot be made", part.name))?;
        let mut gathered = Vec::new();
        for file in &made {
            let to = folder.join(file.file_name().context("a file has a name")?);
            fs::copy(file, &to).with_context(|| format!("cannot copy {file:?}"))?;
            gathered.push(to);
        }
        (part.try_out)(&gathered).with_context(|| format!("{} does not work", part.name))?;
    }
    let sums = sums(&folder)?;
    fs::write(folder.join(SUMS), &sums)?;
    print!("{sums}");
    println!("{} has what is handed out", folder.display());
    Ok(())
}

/// The folder for the files of a release.
fn folder() -> PathBuf {
    target().join(format!("release-{VERSION}"))
}

fn try_c(files: &[PathBuf]) -> Result<()> {
    setup::for_packages()?;
    pack::c::try_out(only(files)?)
}

/// A line for each file of a folder, sorted by name.
fn sums(folder: &Path) -> Result<String> {
    let mut names: Vec<String> = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| name != SUMS);
    names.sort_unstable();
    ensure!(!names.is_empty(), "nothing was made");
    let line = |name: &String| Ok(format!("{}  {name}\n", hash(&folder.join(name))?));
    names.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_of_every_file_but_themselves() {
        let folder = tempfile::tempdir().unwrap();
        assert!(sums(folder.path()).is_err(), "an empty release");
        fs::write(folder.path().join("b"), "").unwrap();
        fs::write(folder.path().join("a"), "abc").unwrap();
        fs::write(folder.path().join(SUMS), "old").unwrap();
        assert_eq!(
            sums(folder.path()).unwrap(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n\
             e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n"
        );
    }

    #[test]
    fn there_is_one_version() {
        let read = |name: &str| fs::read_to_string(root().join(name)).unwrap();
        let manifest = read("Cargo.toml");
        let ours = manifest
            .lines()
            .filter(|line| line.starts_with("gridwright") && line.contains(" path = "));
        for line in ours {
            assert!(line.contains(&format!("version = \"{VERSION}\"")), "{line}");
        }
        let peers = read("crates/peers/Cargo.toml");
        assert!(peers.contains(&format!("\nversion = \"{VERSION}\"\n")), "crates/peers/Cargo.toml");
        for name in ["crates/wasm/npm/package.json", "web/package.json"] {
            assert!(read(name).contains(&format!("\"version\": \"{VERSION}\"")), "{name}");
        }
        assert!(read("docs/embedding.md").contains(&format!("gridwright-c-{VERSION}.tar.gz")));
    }

    #[test]
    fn a_part_that_there_is_not_is_refused() {
        let error = run(&["floppy"]).unwrap_err().to_string();
        assert!(error.starts_with("there is no part floppy: expected of programs, deb"), "{error}");
    }
}
