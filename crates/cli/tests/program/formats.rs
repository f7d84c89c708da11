//! Tests files and links of other programs from the command line.

use crate::run::{Folder, answer, feed, run};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A format as `convert --list` shows it.
struct Format {
    name: String,
    family: String,
    is_line: bool,
}

fn formats() -> Vec<Format> {
    let list = answer("convert --list --json");
    let list: serde_json::Value = serde_json::from_str(&list).expect("JSON");
    let word = |value: &serde_json::Value| value.as_str().expect("a word").to_owned();
    let format = |format: &serde_json::Value| Format {
        name: word(&format["name"]),
        family: word(&format["family"]),
        is_line: format["line"] == true,
    };
    list["formats"].as_array().expect("a list").iter().map(format).collect()
}

/// The formats that can hold a 9 x 9 Sudoku.
fn formats_of_nine() -> impl Iterator<Item = Format> {
    formats().into_iter().filter(|format| format.family == "sudoku" && format.name != "hex")
}

#[test]
fn every_format_of_a_puzzle_is_solved_as_it_stands() {
    let folder = Folder::new();
    let names: Vec<String> = formats_of_nine().map(|format| format.name).collect();
    assert!(names.len() >= 17, "{names:?}");
    for name in names {
        let text = answer(&format!("convert {LINE} --to {name}"));
        let file = folder.file("puzzle", &text);
        assert_eq!(answer(&format!("solve {file} --format line")).trim(), SOLVED, "{name}");
        let back = answer(&format!("convert --from {name} -f {file} --format line"));
        assert_eq!(back.trim(), LINE, "{name}");
        let shown = answer(&format!("convert sudoku {file} --to id"));
        assert_eq!(shown.trim(), format!("sudoku:{LINE}"), "{name}");
    }
}

#[test]
fn formats_of_other_families_read_back() {
    let others: Vec<Format> =
        formats().into_iter().filter(|format| format.family != "sudoku").collect();
    assert!(others.len() >= 3);
    for Format { name, family, .. } in others {
        let id = format!("{family}@1#3");
        let text = answer(&format!("convert {id} --to {name}"));
        assert_eq!(
            feed("convert --format line", &text).out,
            answer(&format!("convert {id} --format line")),
            "{name}"
        );
    }
    let refused = run("convert alcazar@1#3 --to sdk");
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("sdk holds sudoku only, found alcazar"), "{}", refused.err);
}

#[test]
fn the_ending_of_a_file_names_the_format() {
    let folder = Folder::new();
    let file = folder.value("a.sdk");
    answer(&format!("convert {LINE} -o {file}"));
    assert!(folder.read("a.sdk").starts_with("[Puzzle]\n53..7....\n"));
    let file = folder.value("b.sdk");
    answer(&format!("convert {LINE} --format line -o {file}"));
    assert_eq!(folder.read("b.sdk").trim(), LINE);
    let file = folder.value("c.sdm");
    answer(&format!("generate sudoku -n 3 --seed 5 -o {file}"));
    let lines = answer("generate sudoku -n 3 --seed 5 --format line");
    assert_eq!(folder.read("c.sdm"), lines.replace('.', "0"));
}

#[test]
fn what_cannot_be_held_is_refused_by_name() {
    let killer = "generate sudoku --size 6 --killer yes --seed 1";
    let refused = run(&format!("{killer} --to pzpr"));
    assert_eq!(refused.code, 2);
    assert_eq!(refused.err, "gridwright: puzz.link sudoku has no killer cages\n");
    let refused = feed("convert --to sdm", answer(killer));
    assert_eq!((refused.code, &*refused.out), (2, ""));
    assert_eq!(refused.err, "gridwright: sdm has no killer cages\n");
    let unknown = run(&format!("convert {LINE} --to word"));
    assert_eq!(unknown.code, 2);
}

#[test]
fn what_was_played_is_reported_kept_or_refused() {
    let game = LINE.replacen("53.", "53+4", 1);
    let game = format!(":0000:x:{game}:::::");
    let solved = feed("solve --format line", &game);
    assert_eq!((solved.code, solved.out.trim()), (0, SOLVED));
    assert!(solved.err.contains("1 value put in by a player"), "{}", solved.err);
    let kept = feed("convert --to sdk", &game);
    assert!(kept.out.contains("[State]\n534.7....\n"), "{kept:?}");
    assert_eq!(kept.err, "");
    for to in ["--to pzpr", "--format line"] {
        let refused = feed(&format!("convert {to}"), &game);
        assert_eq!((refused.code, &*refused.out), (2, ""), "{to}");
        assert!(refused.err.contains("has no place for 1 value put in by a player"), "{to}");
    }
    let refused = feed("convert --json", &game);
    assert_eq!((refused.code, &*refused.err), (2, ""));
    assert!(refused.out.contains("\"code\":\"format-refused\""), "{}", refused.out);
}

#[test]
fn batches_go_from_any_line_to_any_line() {
    let lines: String = answer("generate sudoku -n 40 --seed 3 --format line");
    for Format { name, .. } in formats_of_nine().filter(|format| format.is_line) {
        let there = feed(&format!("convert --batch - --to {name} --threads 2"), &lines);
        assert_eq!(there.code, 0, "{name}: {}", there.err);
        let back = feed("convert --batch -", &there.out);
        assert_eq!((back.code, back.out), (0, lines.clone()), "{name}");
    }
    let many = run("convert --batch - --to sdk");
    assert_eq!(many.code, 2);
    assert!(many.err.contains("sdk has several"), "{}", many.err);
}

#[test]
fn a_list_of_puzzles_is_a_batch() {
    let objects = answer("generate sudoku --size 4 -n 3 --seed 1 --json");
    let list = format!("[\n{}\n]\n", objects.trim_end().replace('\n', ",\n"));
    let lines = answer("generate sudoku --size 4 -n 3 --seed 1 --format line");
    let converted = feed("convert --batch -", &list);
    assert_eq!((converted.code, converted.out), (0, lines));
    assert_eq!(feed("solve --batch -", &list).out.lines().count(), 3);
    let alone = feed("solve", &list);
    assert_eq!(alone.code, 2);
    let why = "expected one puzzle, found a list in brackets; --batch reads many";
    assert!(alone.err.contains(why), "{}", alone.err);
}

#[test]
fn collections_of_other_programs_are_batches() {
    let game = |line: &str| format!("<game data=\"{}\"/>", line.replace('.', "0"));
    let xml =
        format!("<opensudoku version=\"2\"><folder>{0}\n{0}</folder></opensudoku>", game(LINE));
    assert_eq!(feed("convert --batch -", &xml).out, format!("{LINE}\n{LINE}\n"));
    let several = format!("{LINE}\r\n{LINE}\r\n");
    for text in [&xml, &several] {
        let alone = feed("solve", text);
        assert_eq!(alone.code, 2);
        assert!(alone.err.contains("--batch reads many"), "{}", alone.err);
    }
}

#[test]
fn a_bad_line_in_a_batch_is_answered_and_the_rest_goes_on() {
    let killer = answer("generate sudoku --size 6 --killer yes --seed 1 --format line");
    let input = format!("{LINE}\nhttps://f-puzzles.com/?load=N4Ig!\n{killer}{LINE}\n");
    let run = feed("convert --batch - --to pzpr", input);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(run.code, 2);
    assert_eq!(lines.len(), 4);
    assert!(lines[0].starts_with("https://puzz.link/p?sudoku/9/9/53h7j"));
    let refused =
        "error\tread as f-puzzles: line 2, column 1: expected a link copied without a change";
    assert!(lines[1].starts_with(refused), "{}", lines[1]);
    assert_eq!(lines[2], "error\tpuzz.link sudoku has no killer cages");
    assert_eq!(lines[3], lines[0]);
}
