//! Whether what we write as PDF is PDF: asked of a checker from a package registry.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{cargo, root, succeed};

/// The checker, one version of it.
const CHECKER: &str = "pikepdf==10.17.0";

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
    let target = target();
    let folder = target.join("books");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {folder:?}"))?;
    let mut files = Vec::new();
    for (name, args) in FILES {
        let file = folder.join(format!("{name}.pdf"));
        let mut command = cargo(&["run", "--quiet", "--package", "gridwright-cli", "--"]);
        succeed(command.args(*args).arg("-o").arg(&file))?;
        files.push(file);
    }
    let python = checker(&target.join("checkers"))?;
    succeed(Command::new(python).arg(root().join("xtask/check_pdf.py")).args(files))
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A Python with the checker, made once.
fn checker(folder: &Path) -> Result<PathBuf> {
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let import = format!("import pikepdf; assert pikepdf.__version__ == {:?}", version());
    let has_checker = || {
        let status = Command::new(&python).args(["-c", &import]).output();
        status.is_ok_and(|output| output.status.success())
    };
    if !has_checker() {
        succeed(Command::new("python3").args(["-m", "venv"]).arg(folder))?;
        succeed(Command::new(&python).args(["-m", "pip", "install", "--quiet", CHECKER]))?;
    }
    Ok(python)
}

fn version() -> &'static str {
    CHECKER.split_once("==").expect("one version").1
}
