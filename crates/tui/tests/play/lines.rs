//! Games in lines of text.

use gridwright_tui::{First, play_lines};

use super::{Home, puzzle, solution};

fn answers(home: &Home, first: First, input: &str) -> String {
    let mut out = Vec::new();
    play_lines(home.options(first), input.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn cells_are_told_and_filled() {
    let home = Home::new();
    let first = First::Open("sudoku@1#42".to_owned(), None);
    let out = answers(
        &home,
        first,
        "r1c1\nr1c1 4\nundo\nr1c3\nr1c3 1\nr1c1 77\nr99c1\nnonsense\nnote r1c1 24\nr1c1\n",
    );
    let lines: Vec<&str> = out.lines().skip(2).collect();
    assert_eq!(lines[0], "r1c1, candidates 2 4 6");
    assert_eq!(lines[1], "r1c1, 4");
    assert_eq!(lines[2], "Undone: r1c1, candidates 2 4 6");
    assert_eq!(lines[3], "r1c3, given 5");
    assert_eq!(lines[4], "r1c3 is given and cannot be changed");
    assert!(lines[5].contains("expected one of 123456789"), "{out}");
    assert!(lines[6].contains("no place such as r4c7") && lines[7].contains("nonsense"), "{out}");
    assert_eq!(lines[9], "r1c1, candidates 2 4 6, notes 2 4");
}

#[test]
fn broken_rules_are_told_at_once() {
    let home = Home::new();
    let first = First::Open("sudoku@1#42".to_owned(), None);
    let out = answers(&home, first, "r1c1 5\nr1c1 2\nundo\nredo\ncheckpoint\nback\n");
    let lines: Vec<&str> = out.lines().skip(2).collect();
    assert_eq!(
        lines[0],
        "r1c1, 5. Rules are broken: box 1 (r1c1 r1c3), column 1 (r1c1 r6c1), row 1 (r1c1 r1c3)."
    );
    assert_eq!(lines[1], "r1c1, 2", "wrong, but no rule is broken");
    assert_eq!(lines[2], "Undone: r1c1, 5");
    assert_eq!(lines[3], "Redone: r1c1, 2");
    assert_eq!(lines[5], "You are at the point that is remembered.");
    let out = answers(&home, First::Menu, "open cirth:12....3..\nwhere 2\nnotes\nundo\n");
    assert!(out.contains("\nr1c2\n"), "{out}");
    assert!(out.contains("Undone: other notes at r1c3 r2c1"), "{out}");
    let first = First::Open("gogen@1#3".to_owned(), None);
    let out = answers(&home, first, "where A\n");
    assert!(out.ends_with("A is nowhere on the board yet.\n"), "{out}");
}

#[test]
fn the_solver_leaves_mistakes_out_and_counts_as_help() {
    let home = Home::new();
    let first = First::Open("cirth:12....3..".to_owned(), None);
    let out = answers(&home, first, "r2c1 3\nwatch\n");
    assert!(out.contains("r2c1 is wrong and is left out.\n1. "), "{out}");
    assert!(out.trim_end().ends_with("Solved."), "{out}");
    let out = answers(
        &home,
        First::Menu,
        "continue\nclear r2c1\nr1c3 3\nr2c1 2\nr2c2 3\nr2c3 1\nr3c2 1\nr3c3 2\n",
    );
    assert!(out.trim_end().ends_with("with 6 hints."), "{out}");
}

#[test]
fn every_family_is_solved_in_lines() {
    for recipe in super::recipes() {
        let home = Home::new();
        let puzzle = puzzle(&recipe);
        let board = puzzle.board();
        let mut input = String::new();
        for (site, value) in board.all_sites().zip(solution(&*puzzle)) {
            if board.givens[site.index()].is_none() && Some(value) != puzzle.unmarked() {
                input += &format!("{} {}\n", board.site_name(site), board.symbol(value));
            }
        }
        let out = answers(&home, First::Open(recipe.clone(), None), &input);
        assert!(out.trim_end().ends_with("Solved in 0:00 with 0 hints."), "{recipe}: {out}");
        assert!(home.games().is_empty());
        assert!(answers(&home, First::Menu, "statistics").contains("1 solved"));
    }
}

#[test]
fn paths_are_drawn_by_directions() {
    let home = Home::new();
    let first = First::Open("alcazar@1#3".to_owned(), None);
    let out = answers(&home, first, "draw r1c1 right right down\nr1c1\nblock r2c3 left\nr2c3\n");
    assert!(out.contains("r1c1: up wall, down open, left wall, right path"), "{out}");
    assert!(out.contains("left blocked"), "{out}");
}

#[test]
fn hints_come_in_three_stages() {
    let home = Home::new();
    let first = First::Open("sudoku@1#42".to_owned(), None);
    let out = answers(&home, first, "play\nhint\nhint\nhint\nhint\nr3c1\nwatch\n");
    assert!(out.contains("Ask for a hint first."), "{out}");
    assert!(out.contains("Hidden single in a box: look at box 1. Once more says more.\n"), "{out}");
    let why = "Hidden single in a box (1.2): In box 1 the 1 has only one place left: r3c1.";
    assert!(out.contains(&format!("{why} Once more says more.\n")), "{out}");
    assert!(out.contains(&format!("{why} So r3c1 is 1. Once more plays it.\n")), "{out}");
    assert!(out.contains("\nr3c1=1\nr3c1, 1\n1. "), "{out}");
    assert!(out.trim_end().ends_with("Solved."), "{out}");
}

#[test]
fn a_game_is_gone_on_with() {
    let home = Home::new();
    let first = First::Open("cirth:12....3..".to_owned(), None);
    answers(&home, first, "r1c3 3\ncheckpoint\nr2c1 1\nback\n");
    let out = answers(
        &home,
        First::Menu,
        "games\ncontinue 1\nboard\ncheck\nr2c3 3\ncheck\ncorrect\nquit\nboard",
    );
    assert!(out.contains("1: Cirth") && out.contains("Row 1: 1 2 3"), "{out}");
    assert!(out.contains("Row 2: empty empty empty"), "{out}");
    assert!(out.contains("No mistakes so far.") && out.contains("Rules are broken"), "{out}");
    assert!(out.contains("Moves taken back: 1."), "{out}");
    assert_eq!(out.matches("Row 1").count(), 1, "nothing is said after quit: {out}");
}

#[test]
fn without_a_game_that_is_said() {
    let home = Home::new();
    let out = answers(
        &home,
        First::Menu,
        "hint\nnew chess\nnew cirth size=99\ndaily cirth moderate\nopen ?\ncontinue 7\nhelp\n",
    );
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[1].contains("no game is open"), "{out}");
    assert!(lines[2].contains("unknown family"), "{out}");
    assert!(lines[3].contains("expected a whole number"), "{out}");
    assert!(lines[4].contains("expected one of easy"), "{out}");
    assert!(lines[5].contains("expected"), "{out}");
    assert!(lines[6].contains("not there any more"), "{out}");
    assert!(lines.len() > 10, "{out}");
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everyone() {
    let one = answers(&Home::new(), First::Menu, "daily sudoku easy\nid\n");
    let other = answers(&Home::new(), First::Menu, "daily sudoku easy\nid\n");
    assert_eq!(one, other);
    assert!(one.contains("sudoku:") || one.contains("sudoku/"), "{one}");
}
