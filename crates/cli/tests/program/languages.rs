//! All output of every verb is in the requested language.

use crate::run::{Folder, Run, feed, run};

const SUDOKU: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// A puzzle with several solutions.
const LOOSE: &str =
    "030070000600195000098000060800060003400803001700020006060000280000419005000080070";
/// Two fives in a row.
const BROKEN: &str =
    "550070000600195000098000060800060003400803001700020006060000280000419005000080079";
const CIRTH: &str = "cirth:12....3..";
const ALCAZAR: &str = "alcazar/width=4,height=4@1#1";
const FUTOSHIKI: &str = "futoshiki/size=4@1#1";
const GOGEN: &str = "gogen@1#1";

/// Words that only English has. A line with one of them is not translated.
const ENGLISH: &[&str] = &[
    "the", "is", "are", "of", "expected", "found", "cannot", "with", "which", "and", "there",
    "not", "were", "to", "has", "such", "solution", "row", "column", "one", "or", "did", "you",
    "mean", "see", "but", "unknown", "missing", "invalid", "while", "that",
];

/// Whether a line may be the same in every language: input for players, names and numbers.
fn may_be_the_same(line: &str) -> bool {
    let line = line.strip_prefix("gridwright: ").unwrap_or(line);
    let is_plain = |word: &str| {
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        letters < 3 || word.contains(|c: char| c.is_ascii_digit() || "-|=/_.<>".contains(c))
    };
    // Names of families, words of a puzzle, and the signs that pictures show for rules.
    let n_words = line.split_whitespace().count();
    let is_name = n_words == 1 || n_words == 2 && line.ends_with(')') || line.starts_with("also: ");
    line.starts_with('#') || is_name || line.split_whitespace().all(is_plain)
}

/// The lines of output that people read.
fn said(run: &Run) -> Vec<String> {
    let all = run.out.lines().chain(run.err.lines()).map(str::to_owned);
    all.filter(|line| !line.trim().is_empty()).collect()
}

/// Runs a command in every language, and fails for lines that are still English.
#[track_caller]
fn check(words: &str, ask: impl Fn(&str) -> Run, same: &[&str]) {
    let english = ask(words);
    let known = said(&english);
    assert!(!known.is_empty(), "{words} says nothing");
    for language in ["de", "es", "it"] {
        let other = ask(&format!("{words} --lang {language}"));
        assert_eq!(other.code, english.code, "{words} --lang {language}: {other:?}");
        for line in said(&other) {
            let is_same = known.contains(&line) && !may_be_the_same(&line);
            let is_fine = same.iter().any(|start| line.trim_start().starts_with(start));
            assert!(!is_same || is_fine, "{words} --lang {language} says in English: {line}");
            // Text in quotes is typed by the player.
            let plain = line.split('\'').step_by(2).collect::<Vec<_>>().join(" ");
            let words_of = plain.split(|c: char| !c.is_alphabetic() && c != '-');
            let left = words_of.filter(|word| ENGLISH.contains(word)).collect::<Vec<_>>();
            assert!(left.is_empty() || is_fine, "{words} --lang {language}: {left:?} in: {line}");
        }
    }
}

#[track_caller]
fn plain(words: &str) {
    check(words, run, &[]);
}

#[test]
fn verbs_on_one_puzzle() {
    for puzzle in [SUDOKU, CIRTH, ALCAZAR, FUTOSHIKI, GOGEN] {
        plain(&format!("rate {puzzle}"));
        plain(&format!("hint {puzzle}"));
        plain(&format!("steps {puzzle} --most 3"));
        plain(&format!("check {puzzle}"));
        plain(&format!("explain {puzzle}"));
    }
    plain(&format!("rate {SUDOKU} --route easiest"));
    plain(&format!("review {SUDOKU}"));
    plain(&format!("review {LOOSE}"));
    plain(&format!("review {BROKEN}"));
    plain(&format!("solve {LOOSE}"));
    plain(&format!("solve {BROKEN}"));
    plain(&format!("check {LOOSE}"));
    plain(&format!("check {BROKEN}"));
    plain(&format!("rate {LOOSE}"));
    plain(&format!("hint {BROKEN}"));
    plain(&format!("repair {LOOSE} --limit 3"));
    plain(&format!("repair {SUDOKU}"));
    plain(&format!("complete {LOOSE}"));
    plain(&format!("complete {BROKEN}"));
    plain(&format!("minimise {SUDOKU}"));
    plain(&format!("minimise {LOOSE}"));
    plain(&format!("show {SUDOKU} --step 1"));
    plain(&format!("verify {SUDOKU} --answer {LOOSE}"));
}

#[test]
fn budgets_that_run_out() {
    let hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    for verb in ["solve", "count", "check", "rate", "hint", "minimise", "complete"] {
        plain(&format!("{verb} {hard} --nodes 1"));
    }
}

#[test]
fn verbs_without_a_puzzle() {
    // The names of sets of symbols and formats are typed.
    let typed = ["runes", "ss ", "opensudoku "];
    for family in ["sudoku", "cirth", "alcazar", "futoshiki", "gogen"] {
        check(&format!("families {family}"), run, &typed);
    }
    check("convert --list", run, &typed);
    plain("families");
    plain("technique x-wing");
    plain("technique what-if");
    check("technique --list", run, &["what-if", "nested-what-if", "cirth", "w-wing"]);
    check("doctor", run, &["processor", "families"]);
    check("generate sudoku --seed 1 --stats -n 2 --format line", run_without_times, &[]);
    check("generate gogen --seed 1 --verbose", run_without_times, &[]);
}

/// Runs a command and removes the times, which differ from run to run.
fn run_without_times(words: &str) -> Run {
    let mut run = run(words);
    run.err = run.err.chars().filter(|c| !c.is_ascii_digit()).collect();
    run
}

#[test]
fn proofs() {
    let folder = Folder::new();
    let proof = folder.file("proof.json", run(&format!("explain {SUDOKU} --json")).out);
    plain(&format!("verify-proof {proof}"));
    plain(&format!("verify-proof {proof} --verbose"));
}

#[test]
fn errors_that_players_see() {
    for words in [
        "generate sudoku --size 99",
        "generate sudoku --size 7",
        "generate sudoku --level hrd",
        "generate sudoku --needs x-wng",
        "generate sudoku --boxes 2x3",
        "generate sudoku --boxes 7",
        "generate sudoku --clues 200",
        "generate sudoku --pattern xx",
        "generate sudoku --symmetry mirror --clues 24 --rating 19.0..20.0",
        "generate sudoku --killer yes --layout samurai",
        "generate cirth --size 9 --clues 500",
        "generate alcazar --width 6 --height 6 --symmetry half-turn",
        "generate alcazar --width 5 --symmetry mirror",
        "generate gogen --givens 3 --pattern x........................",
        "generate gogen --pattern xx",
        "generate futoshiki --signs 999",
        "generate nosuch",
        "families nosuch",
        "families sudok",
        "technique nosuch",
        "technique x-wng",
        "solve nosuch.txt",
        "solve hello",
        "solve 12..",
        "solve sudoku 12..",
        "solve cirth:12....4..",
        "solve gogen:ABC",
        "solve 3x2.zz",
        "solve sudoku@1",
        "solve sudoku@99#1",
        "solve sudoku/size=99@1#1",
        "solve nosuch@1#1",
        "solv x",
        "solve --nosuch",
        "rate x --profile nosuch",
        "rate cirth:12....3.. --profile hodoku-2.2",
        "hint cirth:12....3.. --position r9c9=1",
        "solve --nodes x",
        "show cirth:12....3.. --step 99",
        "book check",
        "book --chapter x",
        "sudoku",
        "hard",
        "chekc x",
        "solve x --from nosuch",
        "verify x",
    ] {
        check(words, run, &[]);
    }
}

#[test]
fn errors_of_links_and_json() {
    for words in [
        "solve https://example.com/puzzle",
        "solve https://f-puzzles.com/?load=abc",
        "solve https://sudokupad.app/scl123",
        "solve https://sudokupad.app/nosuch",
        "solve https://www.sudokuwiki.org/sudoku.htm?bd=12",
        "solve https://swaroopg92.github.io/penpa-edit/#m=edit&p=abc",
        "solve https://puzz.link/p?sudoku/9/9/zz",
        "solve SumoCueV1=1",
        "solve {",
        "solve {}",
        "solve {\"format\":\"gridwright\",\"version\":9}",
        "solve {\"format\":\"gridwright\",\"version\":1,\"family\":\"sudoku\",\"id\":5}",
        "solve {\"format\":\"gridwright\",\"version\":1,\"family\":\"sudoku\",\"givens\":\"12\"}",
        "solve {\"format\":\"gridwright\",\"version\":1,\"family\":\"nosuch\"}",
        "solve {\"family\":\"sudoku\"}",
        "convert gogen@1#1 --to sdk",
        "convert sudoku/diagonal=yes@1#1 --to sdk",
        "convert sudoku/size=6@1#1 --to sdk",
        "convert sudoku/killer=yes@1#1 --to sdm",
    ] {
        check(words, run, &[]);
    }
}

#[test]
fn errors_of_files() {
    let folder = Folder::new();
    for (name, text) in [
        ("rows.txt", "530070000\n600195000\n"),
        ("long.txt", "12.\n..3\n...\n..\n"),
        ("cirth.txt", "cirth areas=blue\n12.\n...\n...\n"),
        ("areas.txt", "12.\n...\n...\nareas\naab\naab\nbb.\n"),
        ("signs.txt", "futoshiki\n. < .\n"),
        ("walls.txt", "+---+\n|   |\n+---\n"),
        ("cage.txt", "sudoku\n....\n....\n....\n....\ncage 3\n"),
        ("empty.txt", ""),
        (
            "many.txt",
            "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n530070000600195000098000060800060003400803001700020006060000280000419005000080079\n",
        ),
    ] {
        let file = folder.file(name, text);
        check(&format!("solve {file}"), run, &[]);
    }
    let plan = folder.file("book.toml", "titel = 3\n");
    check(&format!("book check {plan}"), run, &[]);
    let plan = folder
        .file("good.toml", "[[chapter]]\nfamily = \"cirth\"\nparams = \"size=3\"\ncount = 1\n");
    check(&format!("book check {plan}"), run, &[]);
    let lines = format!("{SUDOKU}\nhello\n");
    check("solve --batch -", |words| feed(words, &lines), &[]);
}
