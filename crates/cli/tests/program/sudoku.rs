//! Tests Sudoku in every common notation, in batches, and generated with a report of the phases.

use crate::run::{Folder, answer, feed, run};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn a_bare_board_is_a_sudoku() {
    assert_eq!(answer(&format!("solve {LINE} --format line")).trim(), SOLVED);
    let rows: Vec<&str> = (0..9).map(|r| &LINE[9 * r..9 * r + 9]).collect();
    let commented = format!("# from a newspaper\n{}\n", rows.join("\n"));
    assert_eq!(feed("solve --format line", commented).out.trim(), SOLVED);
    let picture = answer(&format!("show {LINE} --picture"));
    assert!(picture.contains("┃ 5 │ 3 │ * ┃"), "{picture}");
    let board: String = picture.lines().take(19).map(|line| format!("{line}\n")).collect();
    assert_eq!(feed("convert --format line", &board).out.trim(), LINE, "a picture reads back");
    // A square with areas, or with a family given, is not taken for a Sudoku.
    assert!(answer("convert cirth 12..34..12..34..").starts_with("cirth"));
}

#[test]
fn what_is_wrong_with_a_board_is_reported_in_a_sentence() {
    let clash = format!("55{}", &LINE[2..]);
    for (words, code, sentence) in [
        (format!("solve {}", &LINE[..80]), 2, "expected 81 cells for a 9x9 board, found 80"),
        (format!("solve {LINE}."), 2, "expected 81 cells for a 9x9 board, found 82"),
        (format!("solve {clash}"), 1, "the clues r1c1=5, r1c2=5 do not go together in row 1"),
        (format!("solve sudoku {}", ".".repeat(289)), 2, "17x17 needs the word latin"),
        ("generate sudoku --size 17".to_owned(), 2, "no boxes fill this side"),
        ("generate sudoku --boxes 2x3".to_owned(), 2, "expected size=6 with it"),
        (
            "generate sudoku --symmetry rotate90 --clues 30".to_owned(),
            2,
            "clues come in groups with symmetry=rotate90; expected 29 or 32",
        ),
        ("generate sudoku --target easy".to_owned(), 2, "expected method=three-phase with it"),
        (
            "generate sudoku --size 4 --non-consecutive yes".to_owned(),
            3,
            "there is no full grid with these rules",
        ),
    ] {
        let run = run(&words);
        assert_eq!(run.code, code, "{words}: {}", run.err);
        assert!(run.err.contains(sentence), "{words}: {}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{words}: {}", run.err);
    }
    let checked = run(&format!("check {clash}"));
    assert_eq!(
        (checked.code, checked.out.as_str()),
        (1, "row 1: r1c1=5, r1c2=5\nbox 1: r1c1=5, r1c2=5\n")
    );
    assert_eq!(answer(&format!("check {SOLVED}")), "solved: every rule holds\n");
}

#[test]
fn a_batch_of_lines_is_answered_in_order_with_its_rate() {
    let empty = ".".repeat(81);
    let clash = format!("55{}", &LINE[2..]);
    let mut lines =
        format!("{LINE}\n{empty}\n# a comment\n{clash}\n{}\n1.3.....4.......\n", &LINE[..80]);
    let mut expected = format!("{SOLVED}\nseveral\nnone\n");
    let run = feed("solve --batch -", &lines);
    assert!(run.out.starts_with(&expected), "{}", run.out);
    assert_eq!(run.out.lines().nth(3).map(|line| &line[..6]), Some("error\t"));
    assert_eq!((run.out.lines().count(), run.code), (5, 2));
    assert!(run.err.contains("5 puzzles in") && run.err.contains(" a second"), "{}", run.err);
    lines = format!("{LINE}\n{empty}\n").repeat(2000);
    expected = format!("{SOLVED}\nseveral\n").repeat(2000);
    for threads in ["1", "3"] {
        assert_eq!(feed(&format!("solve --batch - --threads {threads}"), &lines).out, expected);
    }
    assert_eq!(feed("solve --batch - --nodes 100000", &lines).out, expected, "one by one");
}

#[test]
fn three_phases_are_described_and_verified() {
    let made = run("generate sudoku --method three-phase --target easy --seed 3 -v --stats");
    assert_eq!(made.code, 0, "{}", made.err);
    for words in [
        "filled 3 diagonal boxes and completed the grid",
        "phase 1: ",
        "9 removed",
        "phase 2: round 1 removed",
        "phase 3: ",
        "┏━━━",
        " empty, ",
        "verified: exactly one solution, and it keeps every rule",
        "phase-3",
    ] {
        assert!(made.err.contains(words), "{words}: {}", made.err);
    }
    assert_eq!(feed("count", &made.out).out, "1\n");
}

#[test]
fn puzzles_that_are_alike_are_left_out() {
    let folder = Folder::new();
    let rows = ["xx...xx..", "x..x..x..", "..x..x..x", ".x..x..x.", "x..x..x..", "..x..x..x"];
    let rows = [rows.as_slice(), &["xx..x.x..", "x..x..xx.", ".xx..x..x"]].concat();
    let pattern = folder.file("pattern.txt", rows.join("\n"));
    let made = answer(&format!("generate sudoku --pattern {pattern} --seed 1 --format line"));
    let shape: String = rows.concat();
    let same =
        made.trim().chars().zip(shape.chars()).all(|(cell, mark)| (cell != '.') == (mark == 'x'));
    assert!(same, "{made}");
    let all = run("generate sudoku -n 20 --seed 1 --format line --unique-by canonical");
    assert_eq!((all.out.lines().count(), all.code), (20, 0), "no two of these are alike");
    // There are few different small puzzles, so many of a batch are symmetric variants of earlier
    // ones.
    let small = "generate sudoku --size 4 --seed 1 -n 200 --format line";
    let all: Vec<String> = answer(small).lines().map(str::to_owned).collect();
    let some = run(&format!("{small} --unique-by canonical"));
    let kept: Vec<&str> = some.out.lines().collect();
    assert!(kept.len() < 150 && kept.len() > 10, "{} of 200", kept.len());
    let n_left_out = 200 - kept.len();
    assert!(some.err.contains(&format!("{n_left_out} of 200 puzzles are like")), "{}", some.err);
    assert_eq!(all[0], kept[0]);
    assert!(kept.iter().all(|line| all.iter().any(|other| other == line)));
}

/// A puzzle that other programs rate 7.1.
const HARD: &str =
    "700040003030800050004305600009000140800000006067000900005708300090003080300050009";

#[test]
fn a_profile_counts_as_others_do() {
    for (profile, columns) in [
        ("gridwright", "5.7\t1.2\t1.2\tthree-strong-links\t1177\texpert"),
        ("sukaku-1.18", "7.1\t1.2\t1.2\tforcing-chain\t1247\texpert"),
        ("sukaku-1.18.1", "7.1\t1.2\t1.2\tforcing-chain\t1247\texpert"),
        ("se-1.2.1", "7.1\t1.2\t1.2\tforcing-chain\t1400\texpert"),
        ("hodoku-2.2", "6.0\t1.2\t1.2\tsue-de-coq\t1782\texpert"),
    ] {
        let line = answer(&format!("rate {HARD} --profile {profile} --format tsv"));
        assert_eq!(line.trim().split_once('\t').map(|(_, rest)| rest), Some(columns), "{profile}");
    }
    let refused = run("rate gogen@1#1 --profile sukaku-1.18");
    assert_eq!(refused.code, 2);
    assert_eq!(
        refused.err,
        "gridwright: sukaku-1.18 does not rate this Gogen puzzle: expected --profile gridwright\n"
    );
}

#[test]
fn chains_are_described_link_by_link() {
    let shown = answer(&format!("rate {HARD} --profile sukaku-1.18 -v"));
    let chain =
        shown.lines().find(|line| line.contains("Forcing chain: Suppose")).expect("a chain");
    // Links within a house name the house.
    let houses = ["row", "column", "box"].map(|house| chain.contains(&format!(", so in {house} ")));
    assert!(houses.contains(&true), "{chain}");
    assert!(chain.contains(" is not ") && !chain.contains("<>"), "{chain}");
}
