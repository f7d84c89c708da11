//! The programs as a Debian package, made with Debian's own tools.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::file::only;
use super::programs;
use crate::pack::archive::{VERSION, empty, folder};
use crate::release_build::time;
use crate::shell::{output, root, succeed};

/// The description of the package.
const DESCRIPTION: &str = "\
Description: grid puzzles: play, generate, solve, explain, rate, draw and print
 Sudoku, Cirth, Gogen, Alcazar and Futoshiki, in the terminal, in the browser,
 from the command line and over HTTP. Every puzzle has one provable solution, and
 every step on the way to it is explained.
";

pub(super) fn make() -> Result<Vec<PathBuf>> {
    let architecture = output(Command::new("dpkg").arg("--print-architecture"))?;
    let architecture = architecture.trim();
    let name = format!("gridwright_{VERSION}_{architecture}");
    let place = folder().join(&name);
    empty(&place)?;
    let prefix = place.join("usr");
    programs::lay_out(&prefix)?;
    as_debian_has_it(&prefix)?;
    let control = place.join("DEBIAN");
    fs::create_dir_all(&control)?;
    let size = output(Command::new("du").args(["-sk", "--apparent-size"]).arg(&prefix))?;
    let size = size.split_whitespace().next().context("a size")?;
    let needs = libraries(&prefix)?;
    fs::write(
        control.join("control"),
        format!(
            "Package: gridwright\nVersion: {VERSION}\nSection: games\nPriority: optional\nArchitecture: {architecture}\n\
             Maintainer: The Gridwright authors\nInstalled-Size: {size}\nDepends: {needs}\n{DESCRIPTION}"
        ),
    )?;
    let archive = folder().join(format!("{name}.deb"));
    let mut pack = Command::new("dpkg-deb");
    pack.args(["--root-owner-group", "-Zxz", "--build"]).arg(&place).arg(&archive);
    succeed(pack.env("SOURCE_DATE_EPOCH", time()?))?;
    Ok(vec![archive])
}

/// Follows Debian's policy: manual pages and changelogs are compressed, and one file states the
/// licences.
fn as_debian_has_it(prefix: &Path) -> Result<()> {
    let documents = prefix.join("share/doc/gridwright");
    let mut packed: Vec<PathBuf> = vec![documents.join("changelog")];
    fs::rename(documents.join("CHANGELOG.md"), &packed[0])?;
    for entry in fs::read_dir(prefix.join("share/man/man1"))? {
        packed.push(entry?.path());
    }
    succeed(Command::new("gzip").args(["-9", "--no-name"]).args(&packed))?;
    let zsh = prefix.join("share/zsh");
    fs::rename(zsh.join("site-functions"), zsh.join("vendor-completions"))?;
    let mut licences = String::from(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: gridwright\n\n\
         Files: *\nCopyright: the Gridwright authors\nLicense: MIT or Apache-2.0\n",
    );
    for line in fs::read_to_string(root().join("LICENSE-MIT"))?.lines() {
        licences += &if line.is_empty() { " .\n".to_owned() } else { format!(" {line}\n") };
    }
    licences += "\nComment: LICENSE-APACHE, THIRD-PARTY.md and LICENCES-OF-DEPENDENCIES.txt beside this file\n \
                 have the other licence, and those of what is inside.\n";
    fs::write(documents.join("copyright"), licences)?;
    Ok(())
}

/// The packages with the libraries that the programs need, as found by Debian's tool.
fn libraries(prefix: &Path) -> Result<String> {
    let place = tempfile::tempdir()?;
    fs::create_dir(place.path().join("debian"))?;
    fs::write(
        place.path().join("debian/control"),
        "Source: gridwright\n\nPackage: gridwright\nArchitecture: any\n",
    )?;
    let mut find = Command::new("dpkg-shlibdeps");
    find.arg("-O").current_dir(place.path());
    for (program, _) in programs::PROGRAMS {
        find.arg("-e").arg(prefix.join("bin").join(program));
    }
    let found = output(&mut find)?;
    let needs = found.trim().strip_prefix("shlibs:Depends=").context("no libraries were found")?;
    println!("the package needs {needs}");
    Ok(needs.to_owned())
}

/// Installs the package below a folder with dpkg, uses the programs from there, and removes it
/// without a trace.
pub(super) fn try_out(files: &[PathBuf]) -> Result<()> {
    let place = tempfile::tempdir()?;
    let root = place.path().join("system");
    let database = root.join("var/lib/dpkg");
    for folder in ["updates", "info", "triggers"] {
        fs::create_dir_all(database.join(folder))?;
    }
    fs::write(database.join("status"), "")?;
    let dpkg = |words: &[&str]| {
        let mut dpkg = Command::new("dpkg");
        dpkg.arg(format!("--root={}", root.display()));
        // The libraries of this machine are used, and nothing runs as root.
        dpkg.args(["--force-not-root", "--force-script-chrootless", "--force-depends"]);
        output(dpkg.arg("--log=/dev/null").args(words))
    };
    dpkg(&["--install", &only(files)?.display().to_string()])?;
    let work = place.path().join("work");
    fs::create_dir(&work)?;
    let status = dpkg(&["--status", "gridwright"])?;
    ensure!(status.contains("Status: install ok installed"), "dpkg says {status}");
    programs::use_programs(&root.join("usr"), &work)?;
    dpkg(&["--purge", "gridwright"])?;
    ensure!(!root.join("usr/bin/gridwright").exists(), "something stays behind");
    Ok(())
}
