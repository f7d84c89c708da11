//! Tests puzzles spread over several files, words from a file, and the message for puzzles without
//! a solution.

use crate::run::{Folder, run};

const BOARD: &str = "N.W.R\n.....\nS.X.B\n.....\nQ.M.P\n";
const WORDS: &str = "BOXED\nFOAM\nJUSTICE\nMUSHY\nPLAYING\nQUAVER\nWICKED\n";

#[test]
fn a_board_and_its_words_make_one_puzzle() {
    let folder = Folder::new();
    let (board, words) = (folder.file("board.txt", BOARD), folder.file("words.txt", WORDS));
    let files = format!("-f {board} -f {words}");
    let solved = run(&format!("solve {files} --format line"));
    assert_eq!((solved.code, solved.out.as_str()), (0, "NGWKRTICEDSYXVBHUAOFQJMLP\n"));
    let picture = run(&format!("solve {files} --ascii")).out;
    assert!(
        picture.starts_with("[N]--[G]--[W]--[K]--[R]\n | \\/ | \\/ | \\/ | \\/ |\n"),
        "{picture}"
    );
}

#[test]
fn a_complaint_names_the_file_it_is_about() {
    let folder = Folder::new();
    folder.file("board.txt", BOARD);
    folder.file("short.txt", "N.W.R\n.....\nS.X.B\n.....\n");
    folder.file("words.txt", WORDS);
    folder.file("double.txt", "BOXED\nBALL\n");
    folder.file("digit.txt", "BOXED\nB0LL\n");
    folder.file("misprint.txt", WORDS.replace("JUSTICE", "JUSTCIE"));
    for (board, words, expected) in [
        (
            "board.txt",
            "digit.txt",
            "digit.txt: read as gogen: line 2, column 2: expected a letter from A to Y",
        ),
        (
            "board.txt",
            "double.txt",
            "the puzzle has no solution; without BALL it has several solutions",
        ),
        (
            "short.txt",
            "words.txt",
            "short.txt: read as gogen: line 5, column 1: expected 5 rows in the board, found 4",
        ),
        ("board.txt", "none.txt", "none.txt: cannot be read: no such file or directory"),
        (
            "board.txt",
            "misprint.txt",
            "the puzzle has no solution; without JUSTCIE it has several solutions",
        ),
    ] {
        let found = run(&format!("solve -f {} -f {}", folder.value(board), folder.value(words)));
        assert!(found.err.contains(expected), "{}", found.err);
        let has_no_solution = ["misprint.txt", "double.txt"].contains(&words);
        assert_eq!(found.code, if has_no_solution { 1 } else { 2 });
    }
}

#[test]
fn words_can_come_from_a_file() {
    let folder = Folder::new();
    let (few, odd) = (folder.file("few.txt", WORDS), folder.file("odd.txt", "don't\n"));
    let odd = run(&format!("generate gogen --words {odd}"));
    assert_eq!(odd.code, 2);
    assert!(
        odd.err.ends_with("odd.txt: words=don't: expected words of plain letters\n"),
        "{}",
        odd.err
    );
    let missing = run(&format!("generate gogen --words {}", folder.value("none.txt")));
    assert!(missing.err.ends_with("none.txt: cannot be read: no such file or directory\n"));
    let few = run(&format!("generate gogen --words {few} --seed 1 --nodes 100000"));
    assert_eq!(few.code, 3);
}
