//! Whether what we write as PDF is PDF: asked of a checker that `setup` installs.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::setup;
use crate::shell::{build, built, output, root, succeed, target};

/// Books and pictures that between them have everything a page can have; a book with a chapter of
/// every family comes on top.
const FILES: &[(&str, &str)] = &[
    ("picture", "show sudoku/size=6,killer=yes@1#1 --as pdf --theme light"),
    ("runes", "show cirth/size=5@1#1 --as pdf --symbols runes --solution"),
    ("large", "book --chapter 2xsudoku --large-print --language de"),
];

pub(crate) fn run() -> Result<()> {
    let folder = target().join("books");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {folder:?}"))?;
    build()?;
    let mut mixed = String::from("book --title Mixed --trim 6x9 --bleed 3.2 --hints");
    for family in output(built("gridwright").args(["families", "--format", "line"]))?.lines() {
        mixed += &format!(" --chapter 4x{family}");
    }
    let mut files = Vec::new();
    for (name, words) in FILES.iter().copied().chain([("mixed", &mixed[..])]) {
        let file = folder.join(format!("{name}.pdf"));
        succeed(built("gridwright").args(words.split(' ')).arg("-o").arg(&file))?;
        files.push(file);
    }
    succeed(Command::new(setup::python()).arg(root().join("xtask/check_pdf.py")).args(files))
}
