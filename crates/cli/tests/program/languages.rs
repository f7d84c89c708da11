//! All output of every verb is in the requested language.

use crate::run::{Folder, Run, feed, run};

const SUDOKU: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// A puzzle with several solutions.
const LOOSE: &str =
    "000070000600195000098000060800060003400803001700020006060000280000419005000080070";
/// A board with two fives in a row.
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
        "convert --list --to sdk --from sdk",
        "solve --json=yes x",
        "serve --port 99999999",
        "serve --threads 0",
        "solve 12....3.. cirth",
        "solve 12....3.. more",
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

/// Files of other programs with something wrong in them, and refusals of their formats.
#[test]
fn errors_of_foreign_formats() {
    let folder = Folder::new();
    let rows = |text: &str| -> String {
        let rows = text.as_bytes().chunks(9).map(|row| std::str::from_utf8(row).expect("ASCII"));
        rows.collect::<Vec<_>>().join("\n")
    };
    let grid = rows(SUDOKU);
    let short = &SUDOKU[..80];
    for (name, text) in [
        ("line.txt", short.to_owned()),
        ("section.sdk", format!("[Puzzle]\n{}", &grid[..79])),
        ("state.sdk", format!("[Puzzle]\n{grid}\n[State]\n{}", grid.replace('5', "4"))),
        ("frame.ss", format!("*-----------*\n{}\n*-----------*", grid.replace('7', "x"))),
        ("colons.txt", format!(":0100:1:{short}::::")),
        ("marks.txt", format!(":0100:1:{SUDOKU}:9z1:::")),
        ("game.xml", format!("<opensudoku>\n<game data=\"{short}\"/>\n</opensudoku>")),
        ("rows.csv", format!("x,{SUDOKU},{},3", SUDOKU.replace('5', "4"))),
        ("id.txt", "3x3:5_3b7d6b1_9_5d9".to_owned()),
        ("edges.txt", "4j:1c2f2c3,a".to_owned()),
        ("parts.txt", "4j:1c2f2c3".to_owned()),
        ("seed.txt", "3x3#123".to_owned()),
        ("kind.txt", "https://puzz.link/p?nurikabe/9/9/53h7".to_owned()),
        ("size.txt", "https://puzz.link/p?sudoku/9/8/53h7".to_owned()),
        ("wiki.txt", "S9B0503epep07epepepep06".to_owned()),
        ("item.json", "{\"question\":\"\",\"metadata\":{\"puzzle\":[[1,2]]}}".to_owned()),
        ("two.ipuz", "{\"kind\":[\"http://ipuz.org/crossword#1\"]}".to_owned()),
        ("signs.txt", "4:0Q,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,".to_owned()),
        ("mode.txt", "4a:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,".to_owned()),
        (
            "areas.json",
            "{\"format\":\"gridwright\",\"version\":1,\"family\":\"cirth\",\
            \"definition\":{\"size\":3,\"mode\":\"odd\",\"givens\":[],\"areas\":[]}}"
                .to_owned(),
        ),
        ("list.json", "[1,2]".to_owned()),
        ("two.txt", format!("{SUDOKU}\n{CIRTH}\n")),
    ] {
        let file = folder.file(name, &text);
        let english = run(&format!("solve {file}"));
        assert_eq!(english.code, 2, "{name}: {english:?}");
        plain(&format!("solve {file}"));
        let german = run(&format!("solve {file} --lang de"));
        assert!(german.err.contains(name), "{name}: {}", german.err);
    }
    // The rules of a puzzle stay in the words of whoever wrote them.
    let cells = |row: &str| -> String {
        let cell = |c: char| match c {
            '0' => "{}".to_owned(),
            digit => format!("{{\"value\":{digit},\"given\":true}}"),
        };
        row.chars().map(cell).collect::<Vec<_>>().join(",")
    };
    for (board, code) in [(SUDOKU, 0), (LOOSE, 2)] {
        let rows: Vec<String> =
            rows(board).lines().map(|row| format!("[{}]", cells(row))).collect();
        let rules = "Digits on a line sum to the circle.";
        let rows = rows.join(",");
        let file = folder.file(
            "rules.json",
            format!("{{\"size\":9,\"grid\":[{rows}],\"ruleset\":\"{rules}\"}}"),
        );
        for language in ["de", "es", "it"] {
            let run = run(&format!("solve {file} --lang {language}"));
            assert_eq!(run.code, code, "{run:?}");
            assert!(run.err.contains(&format!("(\"{rules}\")")), "{language}: {}", run.err);
            assert!(!run.err.contains("rules in words"), "{language}: {}", run.err);
        }
    }
    let empty = folder.file("empty.txt", "");
    let words = folder.file("words.txt", "PEAR\nPLUM\n");
    for format in ["sdx", "scl", "sudokupad", "729", "gogen-z3", "unequal", "ipuz", "hex"] {
        plain(&format!("convert {empty} --from {format}"));
        plain(&format!("convert {words} --from {format}"));
    }
    plain(&format!("verify-proof {empty}"));
    plain(&format!("generate gogen --words {words} --seed 1 --nodes 100000"));
    let windows = "sudoku/windows=yes@1#1";
    let killer = "sudoku/killer=yes@1#1";
    for (puzzle, formats) in [
        ("gogen@1#1", &["f-puzzles", "candidates", "ss", "729", "pzpr", "hodoku", "solo"][..]),
        (windows, &["hex", "sudoku-extreme", "csv", "penpa", "sumocue", "sudokuexchange"]),
        (killer, &["reasoning-gym", "ss", "sdx", "candidates", "opensudoku"]),
        ("sudoku/anti-knight=yes@1#1", &["sudokuwiki", "solo", "ipuz"]),
        ("sudoku/non-consecutive=yes,size=6@1#1", &["scl", "penpa"]),
        (LOOSE, &["csv", "sudoku-extreme"]),
        (BROKEN, &["csv"]),
    ] {
        for format in formats {
            plain(&format!("convert {puzzle} --to {format}"));
        }
    }
}

#[test]
fn errors_of_outputs() {
    let folder = Folder::new();
    let (file, link) = (folder.file("file", ""), folder.value("link"));
    #[cfg(unix)]
    std::os::unix::fs::symlink("link", &link).expect("a link to itself");
    for out in [format!("{file}/x.txt"), link, folder.value("."), folder.value("no/x.txt")] {
        plain(&format!("solve {SUDOKU} -o {out}"));
    }
    for name in ["x.tsv", "x.svg", "x.sdk", "x.xyz"] {
        plain(&format!("count {SUDOKU} -o {}", folder.value(name)));
    }
    plain(&format!("generate sudoku -n 2 -o {}", folder.value("x.json")));
    let book = "book --chapter 1xcirth/size=4";
    let out = folder.value("x.pdf");
    for rest in [
        format!("-o {}", folder.value("x.txt")),
        format!("-o {out} --cover {}", folder.value("x.epub")),
        format!("-o {out} --answers {out}"),
    ] {
        plain(&format!("{book} {rest}"));
    }
    plain(&format!("book preview --chapter 1xcirth/size=4 -o {out}"));
    plain("play");
}

/// Sentences agree with a number of one.
#[test]
fn one_is_singular() {
    let lines = format!("{SUDOKU}\nhello\n");
    for (language, said) in [
        ("en", "1 of 2 lines was refused"),
        ("de", "1 von 2 Zeilen wurde abgelehnt"),
        ("es", "1 de 2 líneas fue rechazada"),
        ("it", "1 riga su 2 è stata respinta"),
    ] {
        let run = feed(&format!("solve --batch - --lang {language}"), &lines);
        assert!(run.err.contains(said), "{language}: {}", run.err);
    }
    for (language, said) in [("en", "found 1 cell\n"), ("de", "gefunden: 1 Feld\n")] {
        let run = feed(&format!("solve --lang {language}"), "cirth\n1\n");
        assert!(run.err.ends_with(said), "{language}: {}", run.err);
    }
    let more = format!("{SUDOKU}\n{SUDOKU}\nhello\nhello\n");
    let run = feed("solve --batch - --lang de", &more);
    assert!(run.err.contains("2 von 4 Zeilen wurden abgelehnt"), "{}", run.err);
}
