//! Whether what we write as PDF is PDF: asked of a checker that `setup` installs.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::setup;
use crate::shell::{cargo, root, succeed};

/// Books and pictures that between them have everything a page can have.
const FILES: &[(&str, &[&str])] = &[
    ("picture", &["show", "sudoku/size=6,killer=yes@1#1", "--as", "pdf", "--theme", "light"]),
    ("runes", &["show", "cirth/size=5@1#1", "--as", "pdf", "--symbols", "runes", "--solution"]),
    (
        "mixed",
        &[
            "book",
            "--title",
            "Four of each",
            "--chapter",
            "4xsudoku/size=6",
            "--chapter",
            "4xcirth/size=5",
            "--chapter",
            "4xgogen/givens=7",
            "--chapter",
            "4xalcazar/width=4,height=4",
            "--trim",
            "6x9",
            "--bleed",
            "3.2",
            "--hints",
        ],
    ),
    ("large", &["book", "--chapter", "2xsudoku", "--large-print", "--language", "de"]),
];

pub(crate) fn run() -> Result<()> {
    let folder = setup::target().join("books");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {folder:?}"))?;
    let mut files = Vec::new();
    for (name, args) in FILES {
        let file = folder.join(format!("{name}.pdf"));
        let mut command = cargo(&["run", "--quiet", "--package", "gridwright-cli", "--"]);
        succeed(command.args(*args).arg("-o").arg(&file))?;
        files.push(file);
    }
    succeed(Command::new(setup::python()).arg(root().join("xtask/check_pdf.py")).args(files))
}
