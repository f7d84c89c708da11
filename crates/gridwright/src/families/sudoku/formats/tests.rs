//! Checks every format against vectors of the programs that own it, round trips of every variant it
//! supports, refusals by name, and texts that were broken on purpose.

mod examples;
mod hostile;
mod penpa;
mod scl;
mod wiki;

use std::sync::Arc;

use gridwright_core::{Budget, Format, Params, Play, Puzzle, Record, Rng, Site, Value};

use super::super::info::PARAMS;
use super::super::{Sudoku, generate, text};
use super::FORMATS;
use crate::codec::{base64, deflate, lz_string};
use crate::exchange::recognised;

const P: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

const VECTORS: &[(&str, &str)] = &[
    (
        "sdm",
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079 easy",
    ),
    (
        "sdk",
        "#ANobody\n#Ctest\n[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
    ),
    (
        "ss",
        "*-----------*\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n|---+---+---|\n|8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n|---+---+---|\n|.6.|...|28.|\n|...|419|..5|\n|...|.8.|.79|\n*-----------*\n",
    ),
    (
        "hodoku",
        ":0003:5:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::555:",
    ),
    (
        "opensudoku",
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku><name>n</name><author/>\n  <game data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\"/></opensudoku>",
    ),
    (
        "opensudoku",
        "<opensudoku version=\"2\"><folder name=\"f\"><game created=\"1\" state=\"0\" data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\"/></folder></opensudoku>",
    ),
    (
        "sudokuexchange",
        "0000a1b2c3d4 530070000600195000098000060800060003400803001700020006060000280000419005000080079  1.2",
    ),
    (
        "sudokuexchange",
        "https://sudokuexchange.com/play/?s=530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    ),
    (
        "sumocue",
        "SumoCueV1=5J0=3J0=0J0=0J1=7J1=0J1=0J2=0J2=0J2=6J0=0J0=0J0=1J1=9J1=5J1=0J2=0J2=0J2=0J0=9J0=8J0=0J1=0J1=0J1=0J2=6J2=0J2=8J3=0J3=0J3=0J4=6J4=0J4=0J5=0J5=3J5=4J3=0J3=0J3=8J4=0J4=3J4=0J5=0J5=1J5=7J3=0J3=0J3=0J4=2J4=0J4=0J5=0J5=6J5=0J6=6J6=0J6=0J7=0J7=0J7=2J8=8J8=0J8=0J6=0J6=0J6=4J7=1J7=9J7=0J8=0J8=5J8=0J6=0J6=0J6=0J7=8J7=0J7=0J8=7J8=9J8",
    ),
    ("solo", "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9"),
    (
        "solo",
        "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3%3A5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9",
    ),
    ("pzpr", "https://puzz.link/p?sudoku/9/9/53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79"),
    (
        "sudokuwiki",
        "https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    ),
    (
        "sudoku-extreme",
        "test,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,534678912672195348198342567859761423426853791713924856961537284287419635345286179,3",
    ),
];

/// Vectors of other boards, with the lines that they must be read as.
const OTHERS: &[(&str, &str, &str)] = &[
    ("pzpr", "https://puzz.link/p?sudoku/4/4/g1k23k3g", ".1.....23.....3."),
    ("solo", "4j:1c2f2c3,abh_a_a_a__", "1...2......2...3/regions=1122112233334444"),
    (
        "f-puzzles",
        "https://f-puzzles.com/?load=N4IgzglgXgpiBcAWANCALhNAbO90lQHMAnCAEwQG1LgBfZUANwEMsBXXARiIkZgDsEaYh3p0GtALrIaYuQxAt2uAEw8+g+MNHSai1hwQBmdQKEiY88XV3Wx+5cdObtliZOkgA1hCw5iAMbMhLh6ATB+YFQgAEqcAMKcBLEqiSCeSoZ4AKwgUrRAA",
        ".1.....23.....3./cages=5r1c1r2c1",
    ),
];

fn format(name: &str) -> &'static Format {
    FORMATS.iter().find(|format| format.name == name).expect("a format of that name")
}

fn puzzle(line: &str) -> Arc<dyn Puzzle> {
    Arc::new(text::parse(line).expect("a puzzle"))
}

fn read(name: &str, text: &str) -> Result<Record, String> {
    (format(name).read)(text).map_err(|error| error.to_string())
}

fn write(name: &str, puzzle: &dyn Puzzle, play: &Play) -> Result<String, String> {
    let written = format(name).written(puzzle, play, &mut Budget::nodes(1_000_000));
    written.map_err(|refusal| refusal.to_string())
}

fn recognised_as(text: &str) -> Option<&'static str> {
    recognised(text).map(|known| known.format.name)
}

#[test]
fn vectors_are_recognised_and_read() {
    let p = puzzle(P).line();
    let others = OTHERS.iter().copied();
    for (name, text, line) in VECTORS.iter().map(|&(name, text)| (name, text, &*p)).chain(others) {
        assert_eq!(recognised_as(text), Some(name), "{text}");
        let record = read(name, text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(record.puzzle.line(), line, "{name}");
        assert!(record.play.is_empty(), "{name}");
    }
    assert_eq!(recognised_as(P), None, "a bare line is our own form");
}

#[test]
fn vectors_are_written() {
    let p = puzzle(P);
    let written = |name: &str| write(name, &*p, &Play::default()).expect("it holds the 9 x 9");
    for name in ["solo", "pzpr"] {
        let vector = VECTORS.iter().find(|(known, _)| *known == name).expect("a vector").1;
        assert_eq!(written(name), vector);
    }
    assert_eq!(written("sdm"), P);
    let wiki = written("sudokuwiki");
    assert!(wiki.starts_with("S9B0503epep07epepepep06") && wiki.len() == 165, "{wiki}");
    assert!(written("ss").starts_with("*-----------*\n|53.|.7.|...|\n"));
    assert!(written("sdk").starts_with("[Puzzle]\n53..7....\n"));
    assert!(written("sudoku-extreme").ends_with(
        "79,534678912672195348198342567859761423426853791713924856961537284287419635345286179,"
    ));
    assert_eq!(written("729").len(), 729);
    let jigsaw = puzzle("1...2......2...3/regions=1122112233334444");
    assert_eq!(write("solo", &*jigsaw, &Play::default()).unwrap(), "4j:1c2f2c3,abh_a_a_a__");
    let killer = "2x2k:p,b______aaa_a_aaa,6b6_7_5_5d8_3c";
    let record = read("solo", killer).unwrap();
    assert_eq!(write("solo", &*record.puzzle, &Play::default()).unwrap(), killer);
}

/// Ids that Solo itself has made.
const OF_SOLO: &[&str] = &[
    "2x3:f5_6_3d5_4b2_2b4_5d3_1_6f",
    "3x2:b5_4_2d3a6e4_2e4a1d6_4_2b",
    "2x3k:zj,____a___a_aa_________aacaaab_aaaa__a___a_,13_8_3_6_9e6b3_13a6a6a9a8_9a12a11f4a",
    "9j:a3i5_7b2_6a6f3e7e5a1a8a9e9e2f4a8_9b3_1i5a,aaabbabaa_b_abac__bac_b_bbb_cdfa_b_c__aea_b____fac_cbaa_be",
    "3x3x:2d9e3e7a8c4b6b8d3a3_4b6b5_8a2d1b5b8c9a1e8e2d1",
    "5j:e4b3_1e5_1b2e,ac_____baaaadbbabb",
];

#[test]
fn ids_that_solo_has_made_have_one_solution_and_are_written_as_it_does() {
    for &id in OF_SOLO {
        let record = read("solo", id).unwrap_or_else(|why| panic!("{id}: {why}"));
        assert_eq!(write("solo", &*record.puzzle, &Play::default()).as_deref(), Ok(id));
        let verdict = gridwright_core::solve(&*record.puzzle, &mut Budget::nodes(1_000_000));
        assert!(matches!(verdict, gridwright_core::Verdict::Unique(_)), "{id}: {verdict:?}");
    }
}

/// The variants that each format supports.
fn holds(name: &str) -> &'static [&'static str] {
    const CLASSIC: &[&str] = &["", "clues=40"];
    const ALL: &[&str] = &[
        "",
        "size=4",
        "size=6",
        "size=6,boxes=3x2",
        "size=8",
        "size=16,depth=logic",
        "size=5,regions=latin",
        "size=7,regions=jigsaw",
        "diagonal=yes",
        "size=6,diagonal=falling",
        "diagonal=yes,windows=yes",
        "anti-knight=yes",
        "size=6,anti-king=yes",
        "size=6,non-consecutive=yes",
        "size=6,killer=yes",
        "killer=yes,clues=3",
    ];
    match name {
        "solo" => &[
            "",
            "size=4",
            "size=6",
            "size=6,boxes=3x2",
            "size=12,depth=logic",
            "size=16,depth=logic",
            "size=7,regions=jigsaw",
            "diagonal=yes",
            "size=6,killer=yes",
            "killer=yes,clues=3",
        ],
        "hex" => &["size=16,depth=logic"],
        "pzpr" => &["", "size=4", "size=6", "size=16,depth=logic"],
        "f-puzzles" | "sudokupad" => ALL,
        "penpa" => &[
            "",
            "size=4",
            "size=6,boxes=3x2",
            "size=16,depth=logic",
            "size=5,regions=latin",
            "size=7,regions=jigsaw",
            "diagonal=yes",
            "size=6,diagonal=rising",
            "killer=yes,clues=3",
        ],
        "scl" => &[
            "",
            "killer=yes,clues=3",
            "size=6,boxes=3x2",
            "size=16,depth=logic",
            "size=5,regions=latin",
            "size=7,regions=jigsaw",
            "size=6,killer=yes",
        ],
        "sudokuwiki" => &[
            "",
            "killer=yes,clues=3",
            "size=6,killer=yes,clues=2",
            "regions=jigsaw,killer=yes",
            "size=6",
            "diagonal=yes",
            "windows=yes",
            "regions=jigsaw",
        ],
        "ipuz" => &[
            "",
            "size=4",
            "size=6,boxes=3x2",
            "size=8",
            "size=16,depth=logic",
            "size=5,regions=latin",
            "size=7,regions=jigsaw",
            "diagonal=yes",
            "killer=yes,clues=3",
        ],
        "reasoning-gym" => &["", "size=4"],
        _ => CLASSIC,
    }
}

fn made(params: &str, seed: u64) -> Arc<dyn Puzzle> {
    let params = Params::parse(PARAMS, params).expect("parameters");
    let made = generate::generate(&params, &mut Rng::from_seed(seed), &mut Budget::nodes(300_000));
    match made {
        Ok(made) => made.puzzle,
        Err(shortfall) => shortfall.into_best().expect("something").puzzle,
    }
}

#[test]
fn what_is_written_reads_back() {
    for format in FORMATS {
        for params in holds(format.name) {
            let mut n_written = 0;
            for seed in 0..3 {
                let puzzle = made(params, seed);
                let text = match write(format.name, &*puzzle, &Play::default()) {
                    Ok(text) => text,
                    // Some killers have cages of one cell.
                    Err(why) if format.name == "solo" && why.contains("cages of 2 to") => continue,
                    Err(why) => panic!("{} {params}: {why}", format.name),
                };
                n_written += 1;
                assert_eq!(format.is_line, !text.contains('\n') && format.name != "ipuz", "{text}");
                // A bare line is our own form as well.
                let expected = if format.name == "sdm" { None } else { Some(format.name) };
                let found = recognised_as(&text);
                assert_eq!(found, expected, "{params}\n{text}");
                let record = read(format.name, &text)
                    .unwrap_or_else(|why| panic!("{} {params}: {why}\n{text}", format.name));
                assert_eq!(record.puzzle.line(), puzzle.line(), "{}\n{text}", format.name);
                assert!(record.play.is_empty(), "{} {params} {}", format.name, record.play);
            }
            assert!(n_written > 0, "{} {params}", format.name);
        }
    }
}

/// Features that no generator makes: cages without a sum and printed marks.
#[test]
fn groups_and_marks_read_back_or_are_refused() {
    let groups = puzzle("1......2......../cages=5r1c2r2c2,-r1c3r1c4r2c3,-r1c4r4c4");
    let marks = puzzle("1......2......../falling-diagonal/marks=12r3c3,4r4c1");
    for format in FORMATS {
        for (puzzle, names) in [
            (&groups, &["f-puzzles", "sudokupad", "scl", "penpa"][..]),
            (&marks, &["f-puzzles", "sudokupad"]),
        ] {
            let text = write(format.name, &**puzzle, &Play::default());
            match names.contains(&format.name) {
                true => {
                    let record = read(format.name, &text.unwrap()).unwrap();
                    assert_eq!(record.puzzle.line(), puzzle.line(), "{}", format.name);
                }
                false => assert!(text.unwrap_err().contains(" has no "), "{}", format.name),
            }
        }
    }
}

#[test]
fn what_was_played_is_kept_or_refused() {
    let p = puzzle(P);
    let entries = vec![(Site(2), Value(3)), (Site(3), Value(5))];
    let crossed = vec![(Site(27 + 3), gridwright_core::Mask::of(Value(4)))];
    let both = Play { entries: entries.clone(), crossed: crossed.clone() };
    let only_entries = Play { entries, crossed: Vec::new() };
    let only_crossed = Play { entries: Vec::new(), crossed };
    for name in ["hodoku", "f-puzzles", "sudokupad", "sudokuwiki"] {
        for play in [&both, &only_entries, &only_crossed] {
            let text = write(name, &*p, play).unwrap();
            let record = read(name, &text).unwrap();
            assert_eq!((&record.play, record.puzzle.line()), (play, p.line()), "{name}: {text}");
        }
    }
    for name in ["sdk", "ipuz"] {
        let text = write(name, &*p, &only_entries).unwrap();
        assert_eq!(read(name, &text).unwrap().play, only_entries, "{text}");
        let why = write(name, &*p, &both).unwrap_err();
        assert_eq!(why, format!("{name} has no place for 1 candidate crossed out"));
    }
    // A value that was entered later is its digit plus 9.
    let wiki = write("sudokuwiki", &*p, &only_entries).unwrap();
    assert!(wiki.starts_with("S9B05030d0f07"), "{wiki}");
    for name in ["candidates", "729"] {
        let text = write(name, &*p, &only_crossed).unwrap();
        let record = read(name, &text).unwrap();
        assert_eq!((&record.play, record.puzzle.line()), (&only_crossed, p.line()), "{text}");
        assert!(write(name, &*p, &both).unwrap_err().contains("tells no clue from a value"));
    }
    let why = write("solo", &*p, &both).unwrap_err();
    let expected =
        "a Solo id has no place for 2 values put in by a player and 1 candidate crossed out";
    assert_eq!(why, expected);
}

#[test]
fn what_a_format_cannot_hold_is_refused_by_name() {
    let jigsaw = made("size=7,regions=jigsaw", 1);
    let killer = made("size=6,killer=yes", 1);
    let latin = made("size=5,regions=latin", 1);
    let twin = made("layout=twin", 1);
    let knight = made("anti-knight=yes", 1);
    let diagonal = made("diagonal=yes", 1);
    let eight = made("size=8", 1);
    let single = made("diagonal=rising", 1);
    let group = puzzle(&format!("{P}/cages=-r1c1r1c2"));
    for (name, puzzle, why) in [
        ("pzpr", &killer, "puzz.link sudoku has no killer cages"),
        (
            "pzpr",
            &jigsaw,
            "puzz.link sudoku has no boards of 7x7, only of 4x4, 6x6, 9x9, 16x16 and 25x25",
        ),
        ("pzpr", &diagonal, "puzz.link sudoku has no diagonals"),
        ("sdm", &killer, "sdm has no killer cages"),
        ("sdk", &eight, "sdk has no boards of 8x8, only of 9x9"),
        ("solo", &latin, "a Solo id has no boards without boxes"),
        ("solo", &knight, "a Solo id has no anti-knight rule"),
        ("ipuz", &knight, "ipuz has no anti-knight rule"),
        ("penpa", &knight, "a Penpa link has no anti-knight rule"),
        ("f-puzzles", &twin, "an f-puzzles link has single grids only, no twin"),
        ("sudokuwiki", &jigsaw, "a SudokuWiki string has no boards of 7x7, only of 6x6 and 9x9"),
        ("ipuz", &single, "ipuz has both diagonals or none, not one alone"),
        ("sudokuwiki", &single, "a SudokuWiki string has both diagonals or none, not one alone"),
        ("pzpr", &single, "puzz.link sudoku has no diagonals"),
        ("ipuz", &group, "ipuz has no cages without a sum"),
        ("sdm", &group, "sdm has no cages without a sum"),
    ] {
        assert_eq!(write(name, &**puzzle, &Play::default()).unwrap_err(), why);
    }
    let open = puzzle("1.../..../..../....".replace('/', "").as_str());
    let why = write("reasoning-gym", &*open, &Play::default()).unwrap_err();
    assert_eq!(why, "a reasoning-gym item needs the one solution, and this puzzle has several");
    let part = puzzle("................/cages=3r1c1r1c2");
    let why = write("solo", &*part, &Play::default()).unwrap_err();
    assert_eq!(why, "a Solo id has only cages that fill the board, and r1c3 is in none");
    let single = puzzle("................/cages=3r1c1r1c2,4r1c3");
    let why = write("solo", &*single, &Play::default()).unwrap_err();
    assert_eq!(why, "a Solo id has only cages of 2 to 4 cells, unlike the one at r1c3");
}

fn scl(json: &str) -> String {
    format!("https://sudokupad.app/scl{}", lz_string::pack(json))
}

fn f_link(json: &str) -> String {
    format!("https://f-puzzles.com/?load={}", lz_string::pack(json))
}

fn fpuz(json: &str) -> String {
    f_link(json).replace("f-puzzles.com/?load=", "sudokupad.app/fpuz")
}

fn penpa(plain: &str) -> String {
    let packed = base64::encode(&deflate::pack(plain));
    format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}")
}

const SCL: &str = "{cs:50,ce:[[,{v:1},,],[,,,{v:2}],[{v:3},,,],[,,{v:'3'},]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],ca:[{v:'title: t'},{v:'rules: Normal sudoku rules apply.'},{ce:[[0,0],[1,0]],v:5}]}";

#[test]
fn links_of_sudokupad_are_read_as_far_as_they_mean_something() {
    let record = read("sudokupad", &scl(SCL)).unwrap();
    assert_eq!(record.puzzle.line(), ".1.....23.....3./cages=5r1c1r2c1");
    for (json, why) in [
        (SCL.replace("cs:50", "triggereffect:[]"), "triggereffect: expected nothing"),
        (SCL.replace("v:5", "v:'?'"), "cages: expected a sum"),
        (SCL.replace(",re:[", ",re:[[[0,0]],"), "regions: expected regions that do not overlap"),
        (SCL.replace("{v:1}", "{v:9}"), "cells: expected a number from 1 to 4"),
    ] {
        let found = read("sudokupad", &scl(&json)).err().unwrap();
        assert!(found.contains(why), "{found}");
    }
    let arrows = SCL.replace("Normal sudoku rules apply.", "Digits along an arrow sum.");
    let notes = read("sudokupad", &scl(&arrows)).unwrap().notes;
    assert_eq!(notes, ["rules in words (\"Digits along an arrow sum.\")"]);
    let open =
        |json: &str| json.replace("{v:1}", "{}").replace("{v:2}", "{}").replace("{v:3}", "{}");
    let found = read("sudokupad", &scl(&open(&arrows))).err().unwrap();
    assert!(found.contains("which only people can read"), "{found}");
    let lines = SCL.replace("cs:50", "l:[{wp:[[0,0],[1,1]],c:ff0000}]");
    assert_eq!(read("sudokupad", &scl(&lines)).unwrap().notes, ["drawings (lines)"]);
    let found = read("sudokupad", &scl(&open(&lines))).err().unwrap();
    assert!(found.contains("expected no drawings (lines), which only people can read"), "{found}");
    let without_sum = SCL.replace(",v:5}", "}");
    let record = read("sudokupad", &scl(&without_sum)).unwrap();
    assert_eq!(record.puzzle.line(), ".1.....23.....3./cages=-r1c1r2c1");
    let found = read("sudokupad", "https://sudokupad.app/abc123xyz").err().unwrap();
    assert!(found.contains("nothing is looked up in the network"), "{found}");
}

#[test]
fn rules_that_are_not_known_are_named() {
    let grid = "\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]";
    for (field, why) in [
        ("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "thermometer: expected nothing"),
        ("\"arrow\":[{}]", "arrow: expected nothing"),
        ("\"disjointgroups\":true", "disjointgroups: expected nothing"),
        (
            "\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"?\"}]",
            "killercage: expected a number",
        ),
        ("\"killercage\":[{\"cells\":[]}]", "killercage: expected at least one cell"),
        ("\"killercage\":[{\"cells\":[\"R9C1\"],\"value\":\"3\"}]", "cells such as R1C1"),
        ("\"ruleset\":\"Knights everywhere\"", "ruleset: expected no rules in words"),
    ] {
        let found = read("f-puzzles", &f_link(&format!("{{{grid},{field}}}"))).err().unwrap();
        assert!(found.contains(why), "{found}");
    }
    assert!(
        read("f-puzzles", &f_link(&format!("{{{grid},\"thermometer\":[],\"title\":\"x\"}}")))
            .is_ok()
    );
    let found = read("solo", "3x3#12345").err().unwrap();
    assert!(found.contains("a seed is known only"), "{found}");
    let found = read("pzpr", "https://puzz.link/p?slither/9/9/x").err().unwrap();
    assert!(found.contains("kind sudoku, found \"slither\""), "{found}");
    let ipuz = write("ipuz", &*puzzle(P), &Play::default()).unwrap();
    let found =
        read("ipuz", &ipuz.replace("\"boxes\"", "\"org.x:arrows\":1,\"boxes\"")).err().unwrap();
    assert!(found.contains("org.x:arrows: expected nothing"), "{found}");
    let found = read("ipuz", &ipuz.replace("sudoku#1", "crossword#1")).err().unwrap();
    assert!(found.contains("kind: expected http://ipuz.org/sudoku"), "{found}");
}

#[test]
fn f_puzzles_has_single_diagonals_cages_without_a_sum_and_given_marks() {
    let json = "{\"size\":4,\"grid\":[[{},{\"value\":1,\"given\":true},{},{\"givenPencilMarks\":[3,2]}],\
                [{},{},{},{\"value\":2,\"given\":true,\"givenPencilMarks\":[1]}],[{},{},{},{}],\
                [{\"givenPencilMarks\":[]},{},{},{}]],\"diagonal+\":true,\"disabledlogic\":[],\
                \"killercage\":[{\"cells\":[\"R2C1\",\"R1C1\"]}],\
                \"extraregion\":[{\"cells\":[\"R4C1\",\"R4C3\",\"R3C1\"]}]}";
    let line = ".1.....2......../rising-diagonal/cages=-r1c1r2c1,-r3c1r4c1r4c3/marks=23r1c4";
    assert_eq!(read("f-puzzles", &f_link(json)).unwrap().puzzle.line(), line);
    let bad = json.replace("[3,2]", "[3,5]");
    let found = read("f-puzzles", &f_link(&bad)).err().unwrap();
    assert!(found.contains("grid: expected given marks from 1 to 4, found 5"), "{found}");
    // A field for an unsupported rule is reported first, whatever else is wrong.
    let bad = bad.replace("\"diagonal+\":true", "\"odd\":[{\"cell\":\"R1C1\"}]");
    let found = read("f-puzzles", &f_link(&bad)).err().unwrap();
    assert!(found.contains("odd: expected nothing that there is no rule for here"), "{found}");
}

/// Texts of every format, to be broken.
fn seeds() -> Vec<(&'static str, String)> {
    let mut seeds: Vec<(&str, String)> =
        VECTORS.iter().map(|&(name, text)| (name, text.to_owned())).collect();
    seeds.extend(OTHERS.iter().map(|&(name, text, _)| (name, text.to_owned())));
    seeds.push(("solo", "2x2k:p,b______aaa_a_aaa,6b6_7_5_5d8_3c".to_owned()));
    seeds.push(("scl", scl(SCL)));
    for format in FORMATS {
        for params in holds(format.name).iter().take(4) {
            let text = write(format.name, &*made(params, 7), &Play::default()).unwrap();
            seeds.push((format.name, text));
        }
    }
    seeds
}

fn broken(text: &str, rng: &mut Rng) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut broken = chars.clone();
    for _ in 0..1 + rng.below(6) {
        let at = rng.below(broken.len().max(1)).min(broken.len().saturating_sub(1));
        match rng.below(5) {
            0 => broken.truncate(at.max(1)),
            1 => broken[at] = chars[rng.below(chars.len())],
            2 => broken[at] = char::from(32 + rng.below(95) as u8),
            3 => broken[at] = ['\n', '\0', 'é', '🙂', '"', '[', '{', '9'][rng.below(8)],
            _ => broken.insert(at, chars[rng.below(chars.len())]),
        }
    }
    broken.iter().collect()
}

fn check_refusal(name: &str, text: &str) -> bool {
    // The format that recognises it must handle it.
    if let Some(other) = recognised_as(text).filter(|other| *other != name) {
        drop(read(other, text));
    }
    match read(name, text) {
        Ok(_) => false,
        Err(why) => {
            let is_one = why.contains("expected") && !why.contains('\n') && why.len() < 300;
            assert!(is_one, "{name}: not one clear sentence: {why:?}");
            true
        }
    }
}

#[test]
fn broken_texts_are_refused_in_a_sentence() {
    let mut rng = Rng::from_seed(7);
    let mut n_refused = 0;
    for (name, text) in seeds() {
        for _ in 0..150 {
            n_refused += usize::from(check_refusal(name, &broken(&text, &mut rng)));
        }
        // Every reader also gets the texts of others, and empty ones.
        FORMATS.iter().filter(|format| format.name != name).for_each(|format| {
            check_refusal(format.name, &text);
        });
        for end in (0..text.len()).step_by(1 + text.len() / 40) {
            if text.is_char_boundary(end) {
                check_refusal(name, &text[..end]);
            }
        }
    }
    assert!(n_refused > 3000, "only {n_refused} broken texts were refused");
}

#[test]
fn broken_insides_of_links_are_refused_in_a_sentence() {
    let mut rng = Rng::from_seed(8);
    let (mut n_refused, mut n_read) = (0, 0);
    for (name, text) in seeds() {
        let inside = match name {
            "f-puzzles" => text.split_once("load=").map(|(_, p)| lz_string::unpack(p).unwrap()),
            "scl" => Some(SCL.to_owned()),
            "sudokupad" => text.split_once("fpuz").map(|(_, p)| {
                let p = p.replace("%2B", "+").replace("%2F", "/");
                lz_string::unpack(&p).unwrap()
            }),
            "penpa" => text
                .split_once("&p=")
                .map(|(_, p)| deflate::unpack(&base64::decode(p).unwrap()).unwrap()),
            _ => None,
        };
        let Some(inside) = inside else { continue };
        for _ in 0..150 {
            let inside = broken(&inside, &mut rng);
            let text = match name {
                "f-puzzles" => f_link(&inside),
                "sudokupad" => {
                    f_link(&inside).replace("f-puzzles.com/?load=", "sudokupad.app/fpuz")
                }
                "penpa" => penpa(&inside),
                _ => scl(&inside),
            };
            if check_refusal(name, &text) { n_refused += 1 } else { n_read += 1 }
        }
    }
    assert!(n_refused > 300 && n_read > 0, "{n_refused} refused, {n_read} read");
}

#[test]
fn the_list_is_sound() {
    use gridwright_core::Family as _;
    let names: std::collections::BTreeSet<&str> =
        FORMATS.iter().map(|format| format.name).collect();
    assert_eq!(names.len(), FORMATS.len());
    assert_eq!(Sudoku.formats().len(), FORMATS.len());
    for format in FORMATS {
        assert!(!format.carries.is_empty() && !format.title.is_empty());
    }
}

/// Progress of SudoCue: clues, values put in and candidates.
#[test]
fn files_of_sudocue_keep_what_was_played() {
    let grid = text::parse(P).unwrap();
    let puzzle: Arc<dyn Puzzle> = Arc::new(grid);
    let sdx = FORMATS.iter().find(|format| format.name == "sdx").unwrap();
    let play = Play { entries: vec![(Site(2), Value(3))], crossed: Vec::new() };
    let written = sdx.written(&*puzzle, &play, &mut Budget::unlimited()).unwrap();
    assert!(written.starts_with("5 3 u4 "), "{written}");
    assert!(recognised(&written).is_some_and(|known| known.format.name == "sdx"));
    let read = (sdx.read)(&written).unwrap();
    assert_eq!((read.puzzle.line(), read.play), (puzzle.line(), play));
    assert!((sdx.read)("5 3\n").is_err() && (sdx.read)("").is_err());
    assert!((sdx.read)(&written.replace("u4", "u0")).is_err());
}

/// Rules in words are notes where the puzzle has one solution without them, and refused elsewhere.
#[test]
fn rules_in_words_are_notes_where_the_puzzle_does_without() {
    let cells: Vec<String> =
        P.chars()
            .map(|c| {
                if c == '0' { "{}".to_owned() } else { format!("{{\"value\":{c},\"given\":true}}") }
            })
            .collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    let object =
        |rows: &[String], more: &str| format!("{{\"size\":9,\"grid\":[{}]{more}}}", rows.join(","));
    let open = |text: &str| crate::formats::open_record(text, None, &mut Budget::unlimited());
    for (more, note) in [
        (
            ",\"ruleset\":\"Every row counts. Have fun!\"",
            "rules in words (\"Every row counts. Have fun!\")",
        ),
        (",\"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}]", "drawings (line)"),
    ] {
        let record = open(&object(&rows, more)).unwrap();
        assert_eq!(record.notes, [note]);
        let empty = vec![format!("[{}]", ["{}"; 9].join(",")); 9];
        let error = open(&object(&empty, more)).err().unwrap().to_string();
        assert!(error.contains("which only people can read"), "{error}");
    }
    for more in ["", ",\"ruleset\":\"Normal Sudoku rules apply.\""] {
        assert!(open(&object(&rows, more)).unwrap().notes.is_empty());
    }
    let error = open(&object(&rows, ",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"));
    assert!(error.err().unwrap().to_string().contains("thermometer: expected nothing"));
}
