//! Tests the program on a screen in memory, driven by a player's input.

mod keeping;
mod lines;
mod mouse;
mod newcomers;
mod pictures;
mod playing;
mod screens;
mod tools;
mod whole;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gridwright::scene::Pt;
use gridwright::{Budget, FAMILIES, Puzzle, Value, Verdict, open, solve};
use gridwright_tui::{Environment, First, Options, Rehearsal};

/// A temporary data folder for one test.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Home {
        Home(tempfile::tempdir().expect("a temporary folder"))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Options with this first screen, at noon of a fixed day, on a terminal with 256 colours.
    fn options(&self, first: First) -> Options {
        let some = |text: &str| Some(text.to_owned());
        let environment = Environment {
            term: some("xterm-256color"),
            locale: some("en_GB.UTF-8"),
            ..Environment::default()
        };
        Options {
            folder: self.path().to_owned(),
            unix: 1_794_744_000,
            today: "2026-11-15".parse().expect("a day"),
            first,
            ..Options::new(environment)
        }
    }

    fn start(&self, puzzle: &str, columns: u16, rows: u16) -> Rehearsal {
        let first = match puzzle {
            "" => First::Menu,
            text => First::Open(text.to_owned(), None),
        };
        Rehearsal::new(self.options(first), columns, rows)
    }

    /// The saved games.
    fn games(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.path().join("games")).expect("the folder is there");
        let paths = entries.map(|entry| entry.expect("readable").path());
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "game")).collect()
    }
}

/// A puzzle of every family, by its recipe.
fn recipes() -> impl Iterator<Item = String> {
    let infos = FAMILIES.iter().map(|family| family.info());
    infos.map(|info| format!("{}@{}#3", info.id, info.generator))
}

fn puzzle(recipe: &str) -> Arc<dyn Puzzle> {
    open(recipe, None, &mut Budget::unlimited()).expect("a recipe")
}

fn solution(puzzle: &dyn Puzzle) -> Vec<Value> {
    match solve(puzzle, &mut Budget::unlimited()) {
        Verdict::Unique(solution) => solution,
        other => panic!("{}", other.name()),
    }
}

/// The keys that solve a puzzle, starting at its first cell.
fn keys_to_solve(puzzle: &dyn Puzzle, solution: &[Value]) -> Vec<String> {
    let board = puzzle.board();
    let mut cursor = Pt { x: 1, y: 1 };
    let mut keys = Vec::new();
    let mut walk = |to: Pt, keys: &mut Vec<String>| {
        while cursor != to {
            let (name, x, y) = match (to.x - cursor.x, to.y - cursor.y) {
                (1.., _) => ("Right", 2, 0),
                (..=-1, _) => ("Left", -2, 0),
                (_, 1..) => ("Down", 0, 2),
                _ => ("Up", 0, -2),
            };
            keys.push(name.to_owned());
            cursor = Pt { x: cursor.x + x, y: cursor.y + y };
        }
    };
    for site in board.all_sites() {
        let (at, value) = (board.sites[site.index()], solution[site.index()]);
        if board.givens[site.index()].is_some() || Some(value) == puzzle.unmarked() {
            continue;
        }
        let (cell, way) = match (at.x % 2 == 0, at.y % 2 == 0) {
            (true, _) if at.x == 0 => (Pt { x: 1, ..at }, Some("o Left")),
            (true, _) => (Pt { x: at.x - 1, ..at }, Some("o Right")),
            (_, true) if at.y == 0 => (Pt { y: 1, ..at }, Some("o Up")),
            (_, true) => (Pt { y: at.y - 1, ..at }, Some("o Down")),
            _ => (at, None),
        };
        walk(cell, &mut keys);
        match way {
            None => keys.push(board.symbol(value).to_string()),
            Some(way) => {
                keys.push(way.to_owned());
                // Drawing a line also moves the cursor.
                let step = |n: i16, most: usize, by: i16| {
                    if (1..2 * most as i16).contains(&(n + by)) { n + by } else { n }
                };
                let (x, y) = match way {
                    "o Left" => (step(cell.x, board.cols, -2), cell.y),
                    "o Right" => (step(cell.x, board.cols, 2), cell.y),
                    "o Up" => (cell.x, step(cell.y, board.rows, -2)),
                    _ => (cell.x, step(cell.y, board.rows, 2)),
                };
                let to = Pt { x, y };
                // The program has moved the cursor already.
                let mut nothing = Vec::new();
                walk(to, &mut nothing);
            }
        }
    }
    keys
}

/// Compares a text with the golden file of this name; `UPDATE=1` rewrites the file.
fn compare(name: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    compare_at(&path, found);
}

/// The path of a golden file in the folder of a family.
fn golden(family: &str, name: &str) -> PathBuf {
    let families = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gridwright/src/families");
    families.join(family).join("golden").join(name)
}

fn compare_at(path: &Path, found: &str) {
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(path, found).expect("the file can be written");
        return;
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    let path = path.display();
    assert!(kept == found, "{path} differs; UPDATE=1 keeps what there is now:\n{found}");
}
