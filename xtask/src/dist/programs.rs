//! The programs with their manual, their completions and their licences, as an archive that can be
//! unpacked anywhere.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::file::only;
use super::notices;
use crate::pack::archive::{LICENCES, VERSION, empty, folder, pack_folder, put, unpack};
use crate::release_build::{build, built};
use crate::shell::{output, root, succeed};

/// The programs, each from a package.
pub(super) const PROGRAMS: [(&str, &str); 3] = [
    ("gridwright", "gridwright-cli"),
    ("gridwright-serve", "gridwright-serve"),
    ("gridwright-bulk", "gridwright-bulk"),
];

/// The documents beside the licences.
const DOCUMENTS: [&str; 4] = ["README.md", "CHANGELOG.md", "SECURITY.md", "NOTICE"];

/// Shells, with the place of their completions below a prefix.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/gridwright"),
    ("zsh", "share/zsh/site-functions/_gridwright"),
    ("fish", "share/fish/vendor_completions.d/gridwright.fish"),
];

pub(super) fn make() -> Result<Vec<PathBuf>> {
    let name = format!("gridwright-{VERSION}-{}-linux", std::env::consts::ARCH);
    let prefix = folder().join(&name);
    empty(&prefix)?;
    lay_out(&prefix)?;
    Ok(vec![pack_folder(&name)?])
}

/// Builds the programs and installs them below a prefix, in the layout of `/usr`.
pub(super) fn lay_out(prefix: &Path) -> Result<()> {
    build(&PROGRAMS.map(|(_, package)| package))?;
    for (program, _) in PROGRAMS {
        put(&built(program), &prefix.join("bin").join(program))?;
    }
    let program = prefix.join("bin/gridwright");
    let manual = prefix.join("share/man/man1");
    fs::create_dir_all(&manual)?;
    let pages = output(Command::new(&program).arg("man"))?;
    for (name, page) in manual_pages(&pages)? {
        fs::write(manual.join(format!("{name}.1")), page)?;
    }
    for (shell, place) in COMPLETIONS {
        let script = output(Command::new(&program).args(["completions", shell]))?;
        let path = prefix.join(place);
        fs::create_dir_all(path.parent().context("a folder")?)?;
        fs::write(path, script)?;
    }
    let documents = prefix.join("share/doc/gridwright");
    for name in LICENCES.iter().chain(&DOCUMENTS) {
        put(&root().join(name), &documents.join(name))?;
    }
    put(&root().join("deploy/gridwright.service"), &documents.join("examples/gridwright.service"))?;
    notices::write(&PROGRAMS.map(|(_, package)| package), &documents.join(notices::NAME))
}

/// Splits a text into the manual pages it contains, each with its name.
fn manual_pages(text: &str) -> Result<Vec<(String, String)>> {
    // Every page starts with two lines about quotation marks, followed by its title.
    const BEGINNING: &str = ".ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n.TH ";
    let mut pages = Vec::new();
    for page in text.split(BEGINNING).skip(1) {
        let name = page.split_whitespace().next().context("a page has a title")?;
        pages.push((name.to_owned(), format!("{BEGINNING}{page}")));
    }
    ensure!(pages.len() > 20, "only {} pages of the manual", pages.len());
    Ok(pages)
}

/// Unpacks the archive and uses the programs from there, in a clean environment.
pub(super) fn try_out(files: &[PathBuf]) -> Result<()> {
    let place = tempfile::tempdir()?;
    let prefix = unpack(only(files)?, place.path())?;
    use_programs(&prefix, place.path())
}

/// Uses the programs below a prefix, in a working folder.
pub(super) fn use_programs(prefix: &Path, place: &Path) -> Result<()> {
    let run = |words: &[&str]| output(program(prefix, place, "gridwright").args(words));
    for (name, _) in PROGRAMS {
        let shown = output(program(prefix, place, name).arg("--version"))?;
        ensure!(shown.contains(VERSION), "{name} --version says {shown:?}");
    }
    let id = "cirth/size=5@1#42";
    ensure!(run(&["count", id])? == "1\n", "a puzzle is not counted right");
    run(&["explain", id, "--json", "-o", "proof.json"])?;
    ensure!(
        run(&["verify-proof", "proof.json", "--format", "line"])? == "unique\n",
        "a proof is refused"
    );
    run(&["book", "--chapter", "2xsudoku/level=easy", "--seed", "1", "-o", "book.pdf"])?;
    ensure!(fs::read(place.join("book.pdf"))?.starts_with(b"%PDF"), "a book is no PDF");
    // The other programs are found beside this one.
    run(&[
        "bulk",
        "--set",
        "4xcirth/size=4",
        "--seed",
        "1",
        "--format",
        "parquet",
        "--out",
        "data",
    ])?;
    ensure!(place.join("data/manifest.json").exists(), "a data set has no manifest");
    serve(prefix, place)?;
    manual(prefix)?;
    completions(prefix, place)
}

/// A command for a program, in a clean environment.
fn program(prefix: &Path, place: &Path, name: &str) -> Command {
    let mut command = Command::new(prefix.join("bin").join(name));
    command.env_clear().env("HOME", place).env("LANG", "C.UTF-8").current_dir(place);
    command
}

/// Starts the server, and requests a solution and the web page.
fn serve(prefix: &Path, place: &Path) -> Result<()> {
    let mut command = program(prefix, place, "gridwright");
    command.args(["serve", "--port", "0", "--log", "off"]).stdout(Stdio::piped());
    let mut server = command.spawn().context("cannot start the server")?;
    let asked = (|| {
        let mut line = String::new();
        BufReader::new(server.stdout.take().context("no output")?).read_line(&mut line)?;
        let url = line.trim().strip_prefix("listening at ").context("no address")?.to_owned();
        let get = |path: &str| output(Command::new("curl").args(["-sf", &format!("{url}{path}")]));
        let answer = get("/api/v1/puzzle?puzzle=cirth:12....3..")?;
        ensure!(answer.contains("\"family\":\"cirth\""), "the server says {answer}");
        ensure!(get("/")?.contains("<title>Gridwright</title>"), "the server has no page");
        Ok(())
    })();
    server.kill()?;
    server.wait()?;
    asked
}

/// Renders every manual page with `man`, which reports errors in them.
fn manual(prefix: &Path) -> Result<()> {
    let folder = prefix.join("share/man/man1");
    let mut count = 0;
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let mut man = Command::new("man");
        man.args(["--warnings", "-E", "UTF-8", "-l"]).arg(&path).env("MANWIDTH", "100");
        let shown = man.stdin(Stdio::null()).output().context("man is not installed")?;
        let complaints = String::from_utf8_lossy(&shown.stderr);
        ensure!(shown.status.success() && complaints.trim().is_empty(), "{path:?}: {complaints}");
        ensure!(
            String::from_utf8_lossy(&shown.stdout).contains("SYNOPSIS"),
            "{path:?} has no synopsis"
        );
        count += 1;
    }
    println!("man reads {count} pages without a complaint");
    Ok(())
}

/// Tests that bash completes the name of a verb.
fn completions(prefix: &Path, place: &Path) -> Result<()> {
    let script = prefix.join(COMPLETIONS[0].1);
    let typed = "source \"$1\"; COMP_WORDS=(gridwright verify-p); COMP_CWORD=1; COMP_TYPE=9; \
                 _clap_complete_gridwright gridwright verify-p gridwright; printf '%s\\n' \"${COMPREPLY[@]}\"";
    let mut bash = Command::new("bash");
    bash.args(["--norc", "-c", typed, "bash"]).arg(&script).current_dir(place).env_clear();
    bash.env("PATH", format!("{}:/usr/bin:/bin", prefix.join("bin").display()));
    let found = output(&mut bash)?;
    ensure!(found.trim() == "verify-proof", "bash completes verify-p with {found:?}");
    succeed(Command::new("bash").arg("-n").arg(&script))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_the_manual_are_distinguished() {
        let page = |name: &str| {
            format!(
                ".ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n.TH {name} 1 \"x\"\n.ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n.SH NAME\n"
            )
        };
        let text: String = (0..21).map(|i| page(&format!("verb-{i}"))).collect();
        let pages = manual_pages(&text).unwrap();
        assert_eq!((pages.len(), pages[3].0.as_str()), (21, "verb-3"));
        assert_eq!(pages[3].1, page("verb-3"));
        assert!(manual_pages(&page("one")).is_err());
    }
}
