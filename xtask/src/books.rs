//! Validates our PDF and EPUB files with checkers that `setup` installs, and tries the page of an
//! explanation in Chromium.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::setup;
use crate::shell::{build, built, output, root, succeed, target};

/// Books and pictures that together use every element of a page; a book with a chapter of every
/// family is added.
const FILES: &[(&str, &str)] = &[
    ("picture", "show sudoku/size=6,killer=yes@1#1 --as pdf --theme light"),
    ("runes", "show cirth/size=5@1#1 --as pdf --symbols runes --solution"),
    ("large", "book --chapter 2xsudoku --large-print --language de"),
    (
        "print",
        "book --chapter 6xsudoku/killer=yes,level=easy --chapter 8xsudoku/windows=yes --for kdp --trim 6x9 --hide ids,ratings",
    ),
    (
        "pdf-x",
        "book --chapter 4xalcazar --chapter 2xgogen --for ingram --trim 8x10 --pdf pdf-x --bleed 3.175",
    ),
];

/// The same with epubcheck, which the others do without.
pub(crate) fn run_in_full() -> Result<()> {
    setup::for_epub()?;
    run()
}

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
    // The same pages as EPUB, and the other files of a book.
    let [epub, puzzles, answers, cover] =
        ["mixed.epub", "puzzles.pdf", "answers.pdf", "cover-print.pdf"]
            .map(|name| folder.join(name));
    succeed(built("gridwright").args(mixed.split(' ')).arg("-o").arg(&epub))?;
    let words = "book --chapter 3xcirth/size=5 --hints --hint-stages 3 --room time,notes";
    let mut apart = built("gridwright");
    apart.args(words.split(' ')).arg("-o").arg(&puzzles);
    succeed(apart.arg("--answers").arg(&answers).arg("--cover").arg(&cover))?;
    files.extend([epub, puzzles, answers, cover]);
    succeed(Command::new(setup::python()).arg(root().join("xtask/check_pdf.py")).args(files))?;
    // An explanation, with a section for the puzzle, each step and the end.
    let page = folder.join("explanation.html");
    let puzzle = "cirth/size=5@1#42";
    let steps = output(built("gridwright").args(["explain", puzzle, "--format", "line"]))?;
    let words = ["explain", puzzle, "--as", "html", "-o"];
    succeed(built("gridwright").args(words).arg(&page))?;
    let check = root().join("xtask/check_html.py");
    let n_sections = steps.lines().count() + 1;
    succeed(Command::new(setup::python()).arg(check).arg(page).arg(n_sections.to_string()))
}
