//! Links of SudokuPad with `scl` and `ctc`.

use gridwright_core::Play;

use super::{SCL, made, puzzle, read, recognised_as, scl, write};
use crate::codec::json::compact;
use crate::codec::lz_string;

fn inside(link: &str) -> String {
    let packed = link.split_once("/scl").expect("an scl link").1;
    lz_string::unpack(&packed.replace("%2B", "+").replace("%2F", "/")).expect("lz-string")
}

#[test]
fn the_object_is_as_short_as_sudokupad_makes_it() {
    let killer = puzzle(".1.....23.....3./cages=5r1c1r2c1");
    let link = write("scl", &*killer, &Play::default()).unwrap();
    assert!(link.starts_with("https://sudokupad.app/scl"), "{link}");
    assert_eq!(
        inside(&link),
        "{cs:50,ce:[[,{v:1},,],[,,,{v:2}],[{v:3},,,],[,,{v:3},]],re:[[[0,0],[0,1],[1,0],[1,1]],\
         [[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],\
         ca:[{v:'rules: Normal killer sudoku rules apply.'},{unique:t,ce:[[0,0],[1,0]],v:5,sum:5}]}"
    );
}

#[test]
fn both_heads_and_both_kinds_of_json_are_read() {
    let line = ".1.....23.....3./cages=5r1c1r2c1";
    let link = scl(SCL);
    let full = serde_json::Value::Object(compact(SCL).unwrap()).to_string();
    for text in [
        link.clone(),
        link.replace("/scl", "/ctc"),
        scl(&full).replace("/scl", "/ctc"),
        link.replace("https://sudokupad.app/", ""),
        link.replace("sudokupad.app/", "app.crackingthecryptic.com/sudoku/"),
    ] {
        assert_eq!(recognised_as(&text), Some("scl"), "{text}");
        for name in ["scl", "sudokupad"] {
            assert_eq!(read(name, &text).unwrap().puzzle.line(), line, "{text}");
        }
    }
}

#[test]
fn what_only_words_could_say_is_refused_by_name() {
    for (params, why) in [
        ("diagonal=yes", "has no diagonals"),
        ("windows=yes", "has no windows"),
        ("anti-knight=yes", "has no anti-knight rule"),
        ("size=6,anti-king=yes", "has no anti-king rule"),
        ("size=6,non-consecutive=yes", "has no non-consecutive rule"),
        ("layout=twin", "has single grids only, no twin"),
    ] {
        let found = write("scl", &*made(params, 1), &Play::default()).unwrap_err();
        assert_eq!(found, format!("an scl link of SudokuPad {why}"));
    }
}

#[test]
fn remarks_that_may_be_rules_are_notes_and_cages_that_may_repeat_are_refused() {
    let repeats = SCL.replace("v:5}", "v:5,unique:f}");
    let found = read("sudokupad", &scl(&repeats)).err().unwrap();
    assert!(found.contains("cages that repeat nothing, found one that may"), "{found}");
    for (json, note) in [
        (SCL.replace("title: t", "foglight: r1c1"), "remarks (foglight)"),
        (SCL.replace("cs:50", "metadata:{antiknight:t}"), "remarks (antiknight)"),
    ] {
        assert_eq!(read("sudokupad", &scl(&json)).unwrap().notes, [note]);
        let open = json.replace("{v:1}", "{}").replace("{v:3}", "{}");
        let found = read("sudokupad", &scl(&open)).err().unwrap();
        assert!(
            found.contains(&format!("expected no {note}, which only people can read")),
            "{found}"
        );
    }
    let odd = read("sudokupad", &scl(&SCL.replace("cs:50", "metadata:{rules:'Odd cells'}")));
    assert_eq!(odd.unwrap().notes, ["rules in words (\"Odd cells\")"]);
    let idle = "metadata:{title:'x',antiknight:f,rules:'Normal sudoku rules apply.'}";
    assert!(read("sudokupad", &scl(&SCL.replace("cs:50", idle))).is_ok());
}
