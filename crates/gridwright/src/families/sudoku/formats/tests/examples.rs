//! Vectors that need a few lines to be made: grids of candidates, ipuz, a reasoning-gym item.

use gridwright_core::{Budget, Mask, Play, Site, Value, Verdict, solve};

use super::{P, format, puzzle, read, recognised_as, write};

const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The digits of a line as rows in brackets.
fn rows(line: &str) -> String {
    let row = |row: &[u8]| {
        let digits: Vec<String> = row.iter().map(|&sign| char::from(sign).to_string()).collect();
        format!("[{}]", digits.join(","))
    };
    format!("[{}]", line.as_bytes().chunks(9).map(row).collect::<Vec<_>>().join(","))
}

#[test]
fn ipuz_as_its_page_shows_it_is_read() {
    let text = format!(
        "{{\"version\":\"http://ipuz.org/v2\",\"kind\":[\"http://ipuz.org/sudoku#1\"],\
         \"boxes\":true,\"puzzle\":{},\"solution\":{}}}",
        rows(P),
        rows(SOLVED)
    );
    for text in [text.clone(), format!("ipuz({text})")] {
        assert_eq!(recognised_as(&text), Some("ipuz"));
        assert_eq!(read("ipuz", &text).unwrap().puzzle.line(), puzzle(P).line());
    }
}

#[test]
fn files_of_pzpr_are_read() {
    let row = |row: &[u8]| row.iter().map(|&sign| format!("{} ", char::from(sign))).collect();
    let rows: Vec<String> = P.replace('0', ".").as_bytes().chunks(9).map(row).collect();
    let empty = ". . . . . . . . . ";
    let answers = [vec![". . 4 +[1,2] . - . . . "], vec![empty; 8]].concat().join("\n");
    let text = format!("pzprv3\nsudoku\n9\n{}\n{answers}\n", rows.join("\n"));
    for text in [text.clone(), text.replace('\n', "/"), text.replace('\n', "\r\n")] {
        assert_eq!(recognised_as(&text), Some("pzpr"));
        let record = read("pzpr", &text).unwrap();
        assert_eq!(record.puzzle.line(), puzzle(P).line());
        assert_eq!(record.play.entries, [(Site(2), Value(3))]);
    }
    for (broken, why) in [
        (text.replacen("sudoku", "slither", 1), "kind sudoku, found \"slither\""),
        (text.replacen("9", "7", 1), "the side 4, 6, 9, 16 or 25"),
        (text.replacen(empty, "", 1), "9 rows of clues"),
        (text.replacen("5 3", "5", 1), "9 cells a row, found 8"),
        (text.replacen("5 3", "5 30", 1), "a number from 1 to 9 in a cell, found 30"),
    ] {
        let found = read("pzpr", &broken).err().unwrap();
        assert!(found.contains(why), "{found}");
    }
}

#[test]
fn reasoning_gym_items_are_read() {
    let text = format!(
        "{{\"question\":\"Solve this Sudoku\",\"answer\":\"5 3 4\",\"metadata\":{{\
         \"source_dataset\":\"sudoku\",\"source_index\":0,\"puzzle\":{},\"solution\":{},\
         \"num_empty\":51,\"difficulty\":{{\"empty\":[30,50]}}}}}}",
        rows(P),
        rows(SOLVED)
    );
    assert_eq!(recognised_as(&text), Some("reasoning-gym"));
    assert_eq!(read("reasoning-gym", &text).unwrap().puzzle.line(), puzzle(P).line());
}

/// Nine characters for each cell, with each of the supported blanks.
#[test]
fn a_729_character_line_is_read_with_any_blank() {
    for blank in ['.', '0', '*', '_'] {
        let block = |sign: char| match sign {
            '0' => "123456789".to_owned(),
            clue => ('1'..='9').map(|digit| if digit == clue { digit } else { blank }).collect(),
        };
        let text: String = P.chars().map(block).collect();
        assert_eq!((recognised_as(&text), text.len()), (Some("729"), 729));
        let record = read("729", &text).unwrap();
        assert_eq!(record.puzzle.line(), puzzle(P).line());
        assert!(record.play.is_empty());
    }
}

/// A grid of candidates as other programs print it: frames of dots and dashes, and bars.
const PRINTED: &str = "\
.-----------------.--------------.-----------------.
| 5   3    124    | 26   7  2468 | 1489  1249 248  |
| 6   247  247    | 1    9  5    | 3478  234  2478 |
| 12  9    8      | 23   34 24   | 13457 6    247  |
:-----------------+--------------+-----------------:
| 8   125  1259   | 579  6  147  | 4579  2459 3    |
| 4   25   2569   | 8    5  3    | 579   259  1    |
| 7   15   1359   | 59   2  14   | 4589  459  6    |
:-----------------+--------------+-----------------:
| 139 6    134579 | 357  35 7    | 2     8    4    |
| 23  278  237    | 4    1  9    | 36    3    5    |
| 123 1245 12345  | 2356 8  26   | 1346  7    9    |
'-----------------'--------------'-----------------'";

#[test]
fn a_printed_grid_of_candidates_is_read() {
    assert_eq!(recognised_as(PRINTED), Some("candidates"));
    let record = read("candidates", PRINTED).unwrap();
    let givens = &record.puzzle.board().givens;
    // The thirty clues of the puzzle, and r5c5, r7c6, r7c9 and r8c8, which have one candidate left.
    assert_eq!(givens.iter().flatten().count(), 34);
    assert_eq!(
        [40, 59, 62, 70].map(|cell: usize| givens[cell]),
        [5, 7, 4, 3].map(|d| Some(Value(d - 1)))
    );
    assert!(record.play.is_empty(), "{}", record.play);
}

#[test]
fn marks_go_round_through_every_format_that_has_them() {
    let p = puzzle(P);
    let marks = vec![
        (Site(2), Mask::of(Value(0))),
        (Site(5), Mask::of(Value(3)).or(Mask::of(Value(7)))),
        (Site(33), Mask::of(Value(4))),
    ];
    let play = Play { entries: Vec::new(), crossed: marks };
    for name in ["candidates", "729", "hodoku", "f-puzzles", "sudokupad", "sudokuwiki"] {
        assert!(format(name).has_play);
        let text = write(name, &*p, &play).unwrap();
        assert_eq!(recognised_as(&text), Some(name));
        let record = read(name, &text).unwrap();
        assert_eq!((record.puzzle.line(), &record.play), (p.line(), &play), "{name}\n{text}");
    }
}

/// A player may be wrong, and so may a solved cell: then the puzzle has no solution.
#[test]
fn mistakes_are_kept() {
    let wrong = PRINTED.replacen("2468", "246 ", 1);
    let record = read("candidates", &wrong).unwrap();
    assert_eq!(record.play.crossed, [(Site(5), Mask::of(Value(7)))]);
    let clash = wrong.replacen("124 ", "1   ", 1);
    let clash = read("candidates", &clash).unwrap().puzzle;
    assert_eq!(solve(&*clash, &mut Budget::unlimited()), Verdict::None);
}

#[test]
fn the_candidates_of_a_sukaku_are_its_clues() {
    // No cell is solved, and each clue is one of two: the puzzle as a Sukaku.
    let block = |(sign, digit): (u8, u8)| {
        let other = if digit == b'9' { b'1' } else { digit + 1 };
        let is_mark = |i: &u8| sign == b'0' || [digit, other].contains(i);
        (b'1'..=b'9').map(|i| if is_mark(&i) { char::from(i) } else { '.' }).collect::<String>()
    };
    let text: String = P.bytes().zip(SOLVED.bytes()).map(block).collect();
    assert_eq!(recognised_as(&text), Some("729"));
    let record = read("729", &text).unwrap();
    let sukaku = record.puzzle.line();
    assert!(record.play.is_empty() && sukaku.starts_with("...."), "{sukaku}");
    assert!(sukaku.contains("/marks=56r1c1,34r1c2,78r1c5,"), "{sukaku}");
    assert_eq!(write("729", &*record.puzzle, &Play::default()), Ok(text.clone()));
    // Where the clues make the puzzle, marks would read as a player's findings.
    let why = write("729", &*puzzle(&format!("{P}/marks=14r1c3")), &Play::default()).unwrap_err();
    assert!(why.contains("would not tell printed marks from clues"), "{why}");
    let why = write("candidates", &*record.puzzle, &Play::default()).unwrap_err();
    assert_eq!(why, "a candidate grid has no printed marks that restrict a cell");
    let printed: Vec<String> = text
        .as_bytes()
        .chunks(9)
        .map(|b| b.iter().filter(|s| **s != b'.').map(|s| char::from(*s)).collect())
        .collect();
    let printed: Vec<String> = printed.chunks(9).map(|row| row.join(" ")).collect();
    assert_eq!(read("candidates", &printed.join("\n")).unwrap().puzzle.line(), sukaku);
}
