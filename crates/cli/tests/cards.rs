//! The program gives the same answers with and without a graphics card. `cargo xtask cards` runs
//! this with a driver that computes on the processor; without any driver the comparison is skipped,
//! unless `GRIDWRIGHT_CARD=must` is set.

#![cfg(feature = "gpu")]
#![allow(clippy::disallowed_methods, reason = "a test reads its own environment")]

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Output};

const UNIQUE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str =
    "98.7.....7.....6....5.4......4..3.....9.7..2......1..8....9..1.......2.5.....4.3.";

/// Enough lines for a card: with unique, several and no solutions, invalid puzzles, and comments.
fn lines() -> String {
    let mut text = String::new();
    for number in 0..6_000 {
        // Digits are renamed, so that no two lines are equal.
        let renamed = |puzzle: &str| -> String {
            let rename = |c: char| match c.to_digit(10) {
                Some(digit) => (b'1' + ((digit - 1 + number) * 2 % 9) as u8) as char,
                None => c,
            };
            puzzle.chars().map(rename).collect()
        };
        let puzzle = renamed(UNIQUE);
        let less: String = puzzle.chars().rev().take(70).collect::<String>() + "...........";
        let clash = puzzle.replacen("..", &puzzle[..2], 1);
        writeln!(text, "{puzzle}\n{less}\n{}", renamed(HARD)).unwrap();
        match number % 100 {
            7 => text += "# a remark\n\n",
            8 => text += "12..\n",
            9 => writeln!(text, "{clash}").unwrap(),
            _ => (),
        }
    }
    text
}

fn run(verb: &[&str], file: &Path, has_card: bool) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridwright"));
    command.args(verb).arg("--batch").arg(file);
    if !has_card {
        // The loader of drivers finds none.
        command.env("VK_ICD_FILENAMES", "/nowhere").env("VK_DRIVER_FILES", "/nowhere");
    }
    command.output().unwrap()
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn doctor(has_card: bool) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridwright"));
    command.arg("doctor");
    if !has_card {
        command.env("VK_ICD_FILENAMES", "/nowhere").env("VK_DRIVER_FILES", "/nowhere");
    }
    String::from_utf8(command.output().unwrap().stdout).unwrap()
}

#[test]
fn doctor_says_whether_there_is_a_card() {
    let line = |text: &str| text.lines().find(|line| line.starts_with("card ")).map(str::to_owned);
    let without = line(&doctor(false)).unwrap();
    assert!(without.contains("none: there is no graphics card"), "{without}");
    let with = line(&doctor(true)).unwrap();
    if std::env::var_os("GRIDWRIGHT_CARD").is_some() {
        assert!(with.ends_with("(sudoku)"), "{with}");
    }
}

#[test]
fn answers_are_the_same_with_and_without_a_card() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles.txt");
    std::fs::write(&file, lines()).unwrap();
    for verb in [&["solve"][..], &["solve", "--verify", "all"], &["count", "--limit", "5"]] {
        let (with, without) = (run(verb, &file, true), run(verb, &file, false));
        assert!(!errors(&without).contains("graphics card"), "{}", errors(&without));
        let is_used = errors(&with).contains(" by a graphics card");
        let must = std::env::var_os("GRIDWRIGHT_CARD").is_some();
        assert!(is_used || !must, "{verb:?}: {}", errors(&with));
        assert_eq!(with.status.code(), without.status.code(), "{verb:?}");
        let [with, without] =
            [with.stdout, without.stdout].map(|out| String::from_utf8(out).unwrap());
        assert_eq!(with.lines().count(), 18_120, "{verb:?}");
        let wanted =
            if verb[0] == "solve" { ["several", "none", "error"] } else { [">=5", "0", "error"] };
        let has = |word: &str| with.lines().any(|line| line.starts_with(word));
        assert!(wanted.into_iter().all(has), "{verb:?} has not all of {wanted:?}");
        let differs = with.lines().zip(without.lines()).position(|(one, other)| one != other);
        assert_eq!(differs, None, "{verb:?}");
    }
}

#[test]
fn few_lines_are_left_to_the_processor() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles.txt");
    std::fs::write(&file, format!("{UNIQUE}\n").repeat(2_000)).unwrap();
    let output = run(&["solve"], &file, true);
    assert!(!errors(&output).contains("graphics card"), "{}", errors(&output));
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 2_000);
}
