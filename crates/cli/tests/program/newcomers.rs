//! Mistakes that new users met: in each case the program once behaved otherwise.

use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use crate::run::{Folder, answer, feed, program, run};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Lines of every family are read back as the same puzzle, including boards without areas.
#[test]
fn lines_are_read_as_the_family_that_wrote_them() {
    for size in [4, 6, 8, 9, 10, 12, 16, 25, 36] {
        let words = format!("generate cirth --size {size} --areas none --seed 1 --fill shuffled");
        let line = answer(&format!("{words} --format line"));
        let read = feed("convert --json", &line);
        assert!(read.out.contains("\"family\": \"cirth\""), "{size}: {} {}", read.out, read.err);
    }
    let solved =
        feed("solve --format line", answer("generate cirth --areas none --seed 1 --format line"));
    assert_eq!(solved.code, 0, "{}", solved.err);
}

#[test]
fn a_file_that_is_not_there_is_all_that_is_reported() {
    for name in [
        "nosuch.txt",
        "puzzle",
        "folder/nosuch",
        "folder/nosuch.sdk",
        "./x",
        "../a.b.json",
        "~/mine",
    ] {
        for verb in ["solve", "count", "show", "explain"] {
            let run = run(&format!("{verb} {name}"));
            assert_eq!(
                (run.code, run.err),
                (2, format!("gridwright: there is no file {name:?}\n"))
            );
        }
    }
    // A board with a mistake is not taken for a file name.
    let board = LINE.replacen('7', "x", 1);
    let run = run(&format!("solve {board}"));
    assert!(run.err.contains("read as sudoku: line 1, column 5"), "{}", run.err);
    assert!(!run.err.contains("no file"), "{}", run.err);
}

#[test]
fn a_header_or_a_prefix_binds_the_family() {
    let rows = format!("{}\n", ".".repeat(51)).repeat(51);
    for (text, said) in [
        (
            format!("cirth\n{rows}"),
            "read as cirth: line 2, column 1: expected a square of side 3 to 50",
        ),
        (
            "sudoku boxes=999x1\n1234\n3412\n2143\n4321".to_owned(),
            "read as sudoku: line 1, column 8: expected boxes as in boxes=2x3, with sides from 2 to \
             49, found \"boxes=999x1\"",
        ),
        (
            "sudoku boxs=2x2\n1234\n3412\n2143\n4321".to_owned(),
            "found \"boxs=2x2\"; did you mean boxes?",
        ),
        (
            "sudoku latin boxes=2x2\n1234\n3412\n2143\n4321".to_owned(),
            "expected each of its kind only once, found \"boxes=2x2\" as well",
        ),
        ("65x65.00".to_owned(), "read as alcazar: line 1, column 1: expected a side from 1 to 64"),
        ("gogen\nABCDE\n12345".to_owned(), "read as gogen: line 3, column 1"),
        ("futoshiki\n12".to_owned(), "read as futoshiki: line 2"),
        ("alcazar\nhello".to_owned(), "read as alcazar: line 2"),
        ("hello, world".to_owned(), "line 1, column 1: expected a board, an id, JSON"),
    ] {
        let run = feed("solve", &text);
        assert_eq!(run.code, 2, "{text}");
        assert!(run.err.contains(said), "{said}: {}", run.err);
    }
}

#[test]
fn links_that_are_not_read_are_called_that() {
    let run = run("solve https://example.com/puzzle?x=1");
    assert_eq!(run.code, 2);
    for word in
        ["this link of example.com is not read", "f-puzzles.com", "sudokupad.app", "puzz.link"]
    {
        assert!(run.err.contains(word), "{}", run.err);
    }
    // Other links of this site can be read, but not this one.
    let run = crate::run::run("solve https://swaroopg92.github.io/penpa-edit/#m=edit");
    assert!(run.err.contains("this link of swaroopg92.github.io is not read"), "{}", run.err);
}

#[test]
fn links_that_were_not_copied_whole_are_called_that() {
    for format in ["f-puzzles", "sudokupad", "scl", "penpa"] {
        let link = answer(&format!("generate sudoku --seed 1 --to {format}"));
        let link = link.trim_end();
        let cut = run(&format!("solve {}", &link[..link.len() - 40]));
        assert_eq!((cut.code, cut.out.as_str()), (2, ""), "{format}");
        assert!(cut.err.contains("copied to its end: the compressed part of"), "{}", cut.err);
        // One changed letter in the middle makes the link invalid.
        let (first, rest) = link.split_at(link.len() - 200);
        let other = run(&format!("solve {first}!{}", &rest[1..]));
        assert_eq!((other.code, other.out.as_str()), (2, ""), "{format}");
        assert!(other.err.contains("copied without a change: the compressed"), "{}", other.err);
    }
}

#[test]
fn texts_of_many_puzzles_make_batches() {
    for family in ["sudoku", "cirth", "gogen", "alcazar", "futoshiki"] {
        let text = answer(&format!("generate {family} -n 3 --seed 1"));
        let lines = answer(&format!("generate {family} -n 3 --seed 1 --format line"));
        let solved = feed("solve --batch -", &text);
        assert_eq!((solved.code, solved.out.lines().count()), (0, 3), "{family}: {}", solved.err);
        assert_eq!(feed("convert --batch -", &text).out, lines, "{family}");
        // A missing line break at the end loses nothing.
        assert_eq!(feed("convert --batch -", text.trim_end()).out, lines, "{family}");
        // Some editors write a byte order mark first.
        assert_eq!(feed("convert --batch -", format!("\u{feff}{text}")).out, lines, "{family}");
    }
    // The first row of this board could also be an empty board of 4 x 4.
    let killer = "generate sudoku --size 16 --windows yes --killer yes -n 2 --seed 1";
    let lines = answer(&format!("{killer} --format line"));
    assert_eq!(feed("convert --batch -", answer(killer)).out, lines);
}

#[test]
fn tables_of_puzzles_have_names_of_columns_above() {
    let row = answer("generate sudoku --seed 1 --to csv");
    let row = row.lines().last().expect("a row");
    let line = answer("generate sudoku --seed 1 --format line");
    for (head, row) in [
        ("\u{feff}quizzes,solutions", row.to_owned()),
        ("id,clues,solution,source", format!("0,{row},some")),
    ] {
        let run = feed("convert --batch -", format!("{head}\r\n{row}\r\n"));
        assert_eq!((run.code, run.out), (0, line.clone()), "{head}");
    }
    // Tables of another kind have the same file ending.
    let folder = Folder::new();
    let out = folder.value("train.csv");
    assert_eq!(run(&format!("generate sudoku --seed 1 --to sudoku-extreme -o {out}")).code, 0);
    assert!(folder.read("train.csv").starts_with("source,question,answer,rating\n"));
}

#[test]
fn formats_of_one_puzzle_refuse_more_by_name() {
    let folder = Folder::new();
    for (name, title) in
        [("sdk", "sdk"), ("ss", "ss"), ("ipuz", "ipuz"), ("candidates", "candidates")]
    {
        let run = run(&format!("generate sudoku -n 2 --seed 1 --to {name}"));
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{title}");
        assert!(run.err.contains("holds one puzzle a file: expected -n 1, found 2"), "{}", run.err);
    }
    let out = folder.value("q.sdk");
    assert_eq!(run(&format!("generate sudoku -n 3 -o {out}")).code, 2);
    assert!(folder.names().is_empty());
    // A file with several sections is still read, each section once.
    let one = answer("generate sudoku --seed 1 --to sdk");
    let lines = feed("convert --batch -", format!("{one}\n{one}\n{one}"));
    let line = answer("generate sudoku --seed 1 --format line");
    assert_eq!((lines.code, lines.out), (0, line.repeat(3)));
}

#[test]
fn files_of_many_games_are_whole() {
    let xml = answer("generate sudoku -n 3 --seed 1 --to opensudoku");
    assert_eq!(xml.matches("<?xml").count(), 1, "{xml}");
    assert_eq!(xml.matches("<game ").count(), 3, "{xml}");
    assert!(xml.trim_end().ends_with("</opensudoku>"), "{xml}");
    let lines = answer("generate sudoku -n 3 --seed 1 --format line");
    assert_eq!(feed("convert --batch -", &xml).out, lines);
}

#[test]
fn every_verb_on_a_puzzle_has_batches() {
    let input = format!("{LINE}\n1{LINE}\n");
    for (verb, start) in [
        ("check", "unique\n"),
        ("explain", "solved\t"),
        ("hint", "So "),
        ("minimise", ".3"),
        ("count", "1\n"),
    ] {
        let run = feed(&format!("{verb} --batch -"), &input);
        assert_eq!((run.code, run.out.lines().count()), (2, 2), "{verb}: {}", run.out);
        assert!(run.out.starts_with(start), "{verb}: {}", run.out);
        assert!(
            run.out.lines().nth(1).is_some_and(|line| line.starts_with("error\t")),
            "{}",
            run.out
        );
        let json = feed(&format!("{verb} --batch - --format jsonl"), &input);
        assert_eq!((json.code, json.out.lines().count()), (2, 2), "{verb}: {}", json.out);
        assert!(json.out.contains("\"line\":2"), "{verb}: {}", json.out);
    }
}

/// A line that was not finished because of an interruption is left out, not answered with an error.
#[cfg(unix)]
#[test]
fn an_interrupted_conversion_falsifies_no_line() {
    let folder = Folder::new();
    let out = folder.path("out.csv");
    let mut command = program();
    command.args(["convert", "--batch", "-", "--to", "sudoku-extreme", "--threads", "1"]);
    command
        .stdin(Stdio::piped())
        .stdout(std::fs::File::create(&out).unwrap())
        .stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let feeder = std::thread::spawn(move || {
        while input.write_all(format!("{LINE}\n").repeat(500).as_bytes()).is_ok() {}
    });
    std::thread::sleep(Duration::from_millis(700));
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(3));
    drop(feeder.join());
    let text = std::fs::read_to_string(&out).unwrap();
    assert!(text.lines().count() > 1, "{text}");
    assert!(!text.contains("error"), "{text}");
}

#[test]
fn outputs_are_opened_before_the_work_begins() {
    let folder = Folder::new();
    let book = folder.value("y.pdf");
    let run = run(&format!("book --chapter 1xcirth/size=4 --log /nosuch/l -o {book}"));
    assert_eq!(run.code, 2);
    assert!(run.err.contains("/nosuch/l: cannot be written"), "{}", run.err);
    assert!(folder.names().is_empty(), "{:?}", folder.names());
}

#[test]
fn readers_have_limits() {
    let folder = Folder::new();
    let log = folder.file("log", vec![b'x'; 70 << 20]);
    let run =
        run(&format!("book --chapter 1xcirth/size=4 --avoid {log} -o {}", folder.value("b.pdf")));
    assert_eq!(run.code, 2);
    assert!(run.err.contains("expected a log of at most 64 MiB"), "{}", run.err);
    if !Path::new("/dev/zero").exists() {
        return;
    }
    for (words, said) in [
        ("book --chapter 1xcirth/size=4 --avoid /dev/zero -o -", "a log of at most 64 MiB"),
        ("book /dev/zero -o -", "a plan of at most 4 MiB"),
        ("generate gogen --words /dev/zero", "a list of at most 4 MiB"),
        ("hint cirth:12....3.. --position /dev/zero", "a position of at most 4 MiB"),
        ("check cirth:12....3.. --position /dev/zero", "a position of at most 4 MiB"),
        ("verify cirth:12....3.. -a /dev/zero", "an answer of at most 4 MiB"),
        ("solve /dev/zero", "one puzzle of at most 4 MiB"),
        ("verify-proof /dev/zero", "an explanation of at most 256 MiB"),
    ] {
        let run = crate::run::run(words);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{words}");
        assert!(run.err.contains(&format!("expected {said}, found more")), "{}", run.err);
    }
}

#[test]
fn the_ending_of_a_file_chooses_what_is_written_or_is_refused() {
    let folder = Folder::new();
    for (name, start) in
        [("a.png", "\u{89}PNG"), ("a.svg", "<svg"), ("a.pdf", "%PDF"), ("a.html", "<!DOCTYPE")]
    {
        assert_eq!(run(&format!("show {LINE} -o {}", folder.value(name))).code, 0, "{name}");
        let bytes = std::fs::read(folder.path(name)).unwrap();
        let bytes: String = bytes.iter().take(16).map(|&byte| char::from(byte)).collect();
        assert!(bytes.starts_with(start), "{name}: {bytes}");
    }
    for (words, name) in [("solve", "b.json"), ("convert", "c.json"), ("count", "d.jsonl")] {
        assert_eq!(run(&format!("{words} {LINE} -o {}", folder.value(name))).code, 0);
        assert!(folder.read(name).starts_with('{'), "{name}");
    }
    for (words, said) in [
        (format!("solve {LINE} -o {}", folder.value("e.png")), "'gridwright show' writes"),
        (format!("generate sudoku -o {}", folder.value("e.svg")), "'gridwright show' writes"),
        (format!("show {LINE} -o {}", folder.value("e.sdk")), "'gridwright convert' writes"),
        (format!("explain {LINE} -o {}", folder.value("e.pdf")), "'gridwright show' writes"),
        (format!("book --chapter 1xcirth -o {}", folder.value("e.json")), "ends in .pdf"),
        (format!("book --chapter 1xcirth -o {}", folder.value("e.foo")), "ends in .pdf"),
        (format!("solve {LINE} -o {}", folder.value("e.foo")), "expected .txt, .json, "),
        (
            format!("rate {LINE} -o {}", folder.value("e.foo")),
            "expected .txt, .json, .jsonl, .tsv,",
        ),
        (format!("solve {LINE} -o {}", folder.value("e.tsv")), "'gridwright rate' and"),
        (format!("convert {LINE} -o {}", folder.value("e.TSV")), "'gridwright rate' and"),
        (
            format!("show {LINE} -o {}", folder.value("e.foo")),
            ".jsonl, .svg, .png, .pdf, .html, or",
        ),
        (
            format!("generate sudoku -o {}", folder.value("e.foo")),
            ".ipuz, .csv, .gogen, .az, or none",
        ),
    ] {
        let run = run(&words);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{words}");
        assert!(run.err.contains(said), "{}", run.err);
    }
    assert!(!folder.names().iter().any(|name| name.starts_with('e')), "{:?}", folder.names());
    // With an explicit format any file name is accepted.
    for words in ["solve", "convert", "count"] {
        let out = folder.value(&format!("{words}.foo"));
        assert_eq!(run(&format!("{words} {LINE} --format line -o {out}")).code, 0, "{words}");
    }
}

/// A new board has so many chains that a search for all of them would take too long.
#[test]
fn steps_that_take_long_are_left_out_with_a_remark() {
    let hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let run = run(&format!("steps {hard} --nodes 2000"));
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(
        run.out.starts_with("1. ") && run.err.contains("2000 nodes did not suffice"),
        "{run:?}"
    );
    let answer = answer(&format!("steps {hard} --nodes 2000 --json"));
    assert!(answer.contains("\"left_out\": true"), "{answer}");
    // With a limit, or if all steps of a board are found, there is no remark.
    for words in [format!("steps {hard} --nodes 2000 --most 1"), "steps 12....3..".to_owned()] {
        let run = crate::run::run(&words);
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{words}");
    }
    // Nodes for making the puzzle are not counted.
    assert_eq!(crate::run::run("steps cirth@1#1 --nodes 500 -q").code, 0);
}

#[test]
fn ends_of_explanations_and_first_words_are_in_the_language_asked_for() {
    for (language, end, first) in [
        ("en", "solved in 6 steps", "one easy puzzle;"),
        ("es", "resuelto en 6 pasos", "un puzle fácil;"),
        ("de", "gelöst in 6 Schritten", "ein leichtes Rätsel;"),
        ("it", "risolto in 6 passi", "un rompicapo facile;"),
    ] {
        let text = answer(&format!("explain cirth:12....3.. --language {language}"));
        assert_eq!(text.lines().last(), Some(end), "{text}");
        let run = run(&format!("--language {language}"));
        assert!(run.err.contains(first), "{}", run.err);
    }
    let none = run("explain cirth:11....... --language it");
    assert!(none.out.ends_with("contraddizione dopo 0 passi: non c'è soluzione\n"), "{}", none.out);
}

#[test]
fn mistyped_words_get_a_suggestion() {
    for (words, said) in [
        ("solv", "did you mean solve?"),
        ("explian 1", "did you mean explain?"),
        ("generate sudoko", "did you mean sudoku?"),
        ("families sudko", "did you mean sudoku?"),
        ("solve sudku@1#1", "unknown family \"sudku\""),
        ("solve sudku@1#1", "did you mean sudoku?"),
        ("solve cirht:12....3..", "did you mean cirth?"),
        ("solve --level esy sudoku@1#1", "--level is no flag of 'solve'"),
        ("generate sudoku --level esy", "did you mean easy?"),
        ("convert sudoku@1#1 --to skd", "did you mean sdk?"),
        ("generate sudoku --sized 4", "did you mean --size?"),
        ("solve --verbos", "did you mean --verbose?"),
        (
            "generate cirth --killer yes",
            "--killer is no flag of 'generate cirth', but of 'generate sudoku'",
        ),
        ("show sudoku/kiler=yes@1#1", "did you mean killer?"),
        ("generate sudoku --needs x-wng", "did you mean x-wing?"),
        ("technique x-wng", "is it x-wing"),
        ("generate easy", "did you mean 'generate --level easy'?"),
        ("generate killer", "did you mean 'generate sudoku --killer yes'?"),
        ("generate sudoku hard", "did you mean --level hard?"),
        ("-o x.txt solve 12....3..", "-o stands before the verb: expected it after 'solve'"),
        ("solve 12....3.. cirth", "the family before the puzzle, found \"cirth\""),
        ("families sudoku cirth", "unexpected \"cirth\": expected no further word"),
    ] {
        let run = run(words);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{words}");
        assert!(run.err.contains(said), "{words}: {}", run.err);
    }
    assert!(!run("generate cirth --killer yes").err.contains("--fill"));
}

#[test]
fn global_flags_work_with_every_verb_and_without_one() {
    for verb in [
        "",
        "generate cirth --size 4 --seed 1",
        "solve 12....3..",
        "count 12....3..",
        "check 12....3..",
        "explain 12....3..",
        "hint 12....3..",
        "steps 12....3..",
        "rate 12....3..",
        "minimise 12....3..",
        "convert 12....3..",
        "show 12....3..",
        "families",
        "technique naked-single",
        "doctor",
        "completions bash",
        "man solve",
    ] {
        for flags in ["--lang de", "--ascii", "--color never", "--quiet", "--json"] {
            for words in [format!("{flags} {verb}"), format!("{verb} {flags}")] {
                let run = run(&words);
                assert_eq!(run.code, 0, "{words}: {}", run.err);
                if flags == "--json" {
                    assert!(run.out.starts_with('{'), "{words}: {}", run.out);
                }
                if flags == "--quiet" {
                    assert_eq!(run.err, "", "{words}");
                }
            }
        }
    }
    assert!(answer("--lang de families").contains("Zeile"), "{}", answer("--lang de families"));
    // Parameters and their values have names in the requested language.
    let page = answer("families sudoku --lang de");
    assert!(page.contains("--symmetry none|rotate180") && page.contains("Symmetrie. "), "{page}");
    assert!(page.contains("rotate180: halbe Drehung"), "{page}");
    let json = answer("families sudoku --lang es --json");
    assert!(json.contains("\"label\": \"Tamaño\"") && json.contains("\"media vuelta\""), "{json}");
}

#[test]
fn control_characters_are_never_printed() {
    let run = crate::run::of(
        program()
            .args(["solve", "-f", "a\u{1b}[31m\u{7}b.txt"])
            .output()
            .expect("the program runs"),
    );
    assert_eq!(run.code, 2);
    assert!(!run.err.trim_end().contains(|c: char| c.is_control()), "{:?}", run.err);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_named_for_help_too() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = program().arg("--help").stdout(full).output().unwrap();
    let run = crate::run::of(output);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("cannot write standard output: no space left"), "{}", run.err);
}

#[cfg(unix)]
#[test]
fn links_are_followed_and_rings_are_refused() {
    let folder = Folder::new();
    let link = |from: &str, to: &str| {
        std::os::unix::fs::symlink(folder.path(to), folder.path(from)).unwrap();
    };
    link("ring1", "ring2");
    link("ring2", "ring1");
    let ring = run(&format!("convert 12....3.. -o {}", folder.value("ring1")));
    assert_eq!(ring.code, 2, "{}", ring.err);
    assert!(folder.path("ring1").is_symlink());
    link("later", "target");
    assert_eq!(run(&format!("convert 12....3.. -o {}", folder.value("later"))).code, 0);
    assert!(folder.path("later").is_symlink() && folder.read("target").starts_with("cirth"));
}

#[test]
fn doctor_says_what_there_is() {
    let text = answer("doctor");
    for word in [
        concat!("version      ", env!("CARGO_PKG_VERSION")),
        "processor",
        "card         ",
        "sudoku, cirth",
        "en, es, de, it",
        "data-folder",
        "svg, png, pdf",
    ] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let folder = Folder::new();
    let file = folder.file("file", "");
    let output = program().arg("doctor").env("GRIDWRIGHT_DATA", file).output().unwrap();
    let run = crate::run::of(output);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("is no folder"), "{}", run.out);
}

/// Completions in every shell suggest the words that can follow: the given words are typed, the
/// last one incompletely.
#[test]
fn completions_know_what_can_be_said() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        for (typed, expected) in [
            ("ge", "generate"),
            ("generate futo", "futoshiki"),
            ("generate sudoku --layout sam", "samurai"),
            ("generate sudoku --level ex", "extreme"),
            ("generate sudoku --needs x-w", "x-wing"),
            ("play futoshiki/", "futoshiki/size="),
            ("technique x-w", "x-wing"),
            ("convert --to f-", "f-puzzles"),
            ("rate --profile suk", "sukaku-1.18"),
            ("hint --lang d", "de"),
        ] {
            let words: Vec<&str> = typed.split(' ').collect();
            let output = program()
                .env("GRIDWRIGHT_COMPLETE", shell)
                .env("_CLAP_COMPLETE_INDEX", words.len().to_string())
                .env("_CLAP_IFS", "\n")
                .args(["--", "gridwright"])
                .args(&words)
                .output()
                .expect("the program runs");
            let run = crate::run::of(output);
            assert_eq!(run.code, 0, "{shell}: {typed}: {}", run.err);
            let found = run.out.lines().any(|line| line.trim_start().starts_with(expected));
            assert!(found, "{shell}: {typed}: {}", run.out);
        }
    }
}

/// Readable boards without a solution are puzzles, not input errors.
#[test]
fn boards_without_a_solution_are_no_bad_input() {
    let dead_end = "+---+---+\n|   |   |\n+   +---+\n|       |\n+---+   +\n";
    let double = "gogen\nAA...\n.....\n.....\n.....\n.....\n\nBED\n";
    for board in [
        dead_end,
        double,
        &format!("55{}", ".".repeat(79)),
        "futoshiki\n1 1 . .\n. . . .\n. . . .\n. . . .\n",
        "futoshiki\n.<. . .\nv ^\n.>. . .\n. . . .\n. . . .\n",
        // A sum that no values have, cages with more cells than values, a value that its marks rule
        // out.
        "................/cages=40r1c1",
        "................/cages=0r1c1r1c2",
        "................/cages=15r1c1r1c2r2c3r3c4r4c1",
        "................/cages=-r1c1r1c2r2c3r3c4r4c1",
        "1.............../marks=23r1c1",
        "sudoku\n....\n....\n....\n....\ncages\n9 r1c1 r1c2 r1c3\n9 r1c4\n",
        // A word with a letter that would have to touch itself, areas that must repeat a value.
        "gogen\nA....\n.....\n.....\n.....\n.....\n\nBALLOON\n",
        "cirth areas=distinct\n...\n...\n...\nareas\naab\naad\nedd\n",
    ] {
        assert_eq!(feed("count", board).out, "0\n", "{board}");
        for verb in ["solve", "check", "explain", "hint", "rate", "minimise"] {
            assert_eq!(feed(verb, board).code, 1, "{verb}: {board}");
        }
        assert_eq!(feed("show", board).code, 0, "{board}");
    }
}

/// Rules in words are ignored with a remark, or rejected with --strict.
#[test]
fn rules_in_words_can_be_refused() {
    let cells: Vec<String> = LINE
        .chars()
        .map(|c| match c {
            '.' => "{}".to_owned(),
            digit => format!("{{\"value\":{digit},\"given\":true}}"),
        })
        .collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    let object =
        format!("{{\"size\":9,\"grid\":[{}],\"ruleset\":\"Have fun with it\"}}", rows.join(","));
    let read = feed("solve --format line", &object);
    assert_eq!(read.code, 0);
    assert!(
        read.err.contains("ignored, because the puzzle does not need it: rules in words"),
        "{}",
        read.err
    );
    for words in ["solve --strict", "solve --strict --json", "solve --strict --batch -"] {
        let run = feed(words, &object);
        assert_eq!(run.code, 2, "{words}");
        assert!((run.err + &run.out).contains("expected no rules in words"), "{words}");
    }
}

/// A number without a game leaves the current game open.
#[test]
fn a_game_that_is_not_there_closes_none() {
    let folder = Folder::new();
    let mut command = program();
    command.args(["play", "--linear", "12....3.."]).env("GRIDWRIGHT_DATA", folder.path("data"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"continue 999\nr2c1=2\nundo\nquit\n").unwrap();
    let run = crate::run::of(child.wait_with_output().unwrap());
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(!run.out.contains("no game"), "{}", run.out);
}

/// The author of a book is in the metadata of the PDF.
#[test]
fn the_author_is_in_the_metadata() {
    let folder = Folder::new();
    let book = folder.value("b.pdf");
    answer(&format!("book --chapter 1xcirth/size=4 --author Nobody-in-particular -o {book}"));
    let bytes = std::fs::read(folder.path("b.pdf")).unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    assert!(text.contains("/Author (Nobody-in-particular)"));
}

/// Letters that the font lacks are reported before any puzzle is made.
#[test]
fn letters_without_a_glyph_are_named() {
    let folder = Folder::new();
    let book = folder.value("b.pdf");
    for flag in ["--title", "--subtitle", "--author"] {
        let run = run(&format!("book --chapter 1xcirth/size=4 {flag} a一b -o {book}"));
        assert_eq!(run.code, 2, "{flag}");
        assert!(
            run.err.contains("expected letters that the font of books has, found 一"),
            "{}",
            run.err
        );
    }
    assert!(folder.names().is_empty());
}

#[test]
fn chapters_take_files_of_words() {
    let folder = Folder::new();
    let words: Vec<&str> = include_str!("own-words.txt").lines().collect();
    folder.file("some.txt", words.join("\n"));
    let plan = "[[chapter]]\nfamily = \"gogen\"\nparams = \"words=some.txt\"\ncount = 1\n";
    let plan = folder.file("book.toml", plan);
    let made = run(&format!("book {plan} --language es --json -o {}", folder.value("book.pdf")));
    assert_eq!(made.code, 0, "{made:?}");
    let answer: serde_json::Value = serde_json::from_str(&made.out).expect("JSON");
    assert_eq!(answer["title"], "Puzles");
    let name = answer["puzzles"][0]["canonical"].as_str().expect("a name").to_lowercase();
    let is_word = |word: &str| words.contains(&word);
    assert!(
        name.split(|c: char| !c.is_alphabetic()).filter(|word| is_word(word)).count() > 4,
        "{name}"
    );
    for (params, why) in [
        ("words=nosuch.txt", "there is no file \"nosuch.txt\""),
        ("size=5,words=nosuch.txt", "there is no file \"nosuch.txt\""),
    ] {
        let failed = run(&format!("book --chapter 1xgogen/{params} -o {}", folder.value("x.pdf")));
        assert_eq!(failed.code, 2, "{failed:?}");
        assert!(failed.err.contains(why), "{failed:?}");
    }
}

#[test]
fn chapters_that_cannot_be_made_are_refused_at_once() {
    let refused = run("book --chapter 20xsudoku/size=4,level=extreme --json");
    assert_eq!(refused.code, 2, "{refused:?}");
    assert!(refused.out.contains("bad-params") && refused.out.contains("chapter 1"), "{refused:?}");
    let given_up = run("book --chapter 20xgogen/words=pear+plum -o x.pdf");
    assert_eq!(given_up.code, 3, "{given_up:?}");
    assert!(given_up.err.contains("none of the first 10 recipes"), "{given_up:?}");
}

/// Errors use the terms that were typed.
#[test]
fn complaints_name_the_words_that_were_typed() {
    for (words, expected) in [
        ("generate cirth/size=4", "; did you mean 'generate cirth --size 4'?\n"),
        ("generate cirth/size=4@1#7", "; did you mean 'generate cirth --size 4'?\n"),
        ("generate cirth --seed 99999999999999999999", ": expected at most 18446744073709551615\n"),
        ("generate cirth --seed -1", ": expected a whole number\n"),
        ("serve --port x", "'--port <N>': expected a whole number\n"),
        ("edit cirth:12....3.. --set r1c3=x", "--set r1c3=x: expected one of 123\n"),
        (
            "edit cirth:12....3.. --set r9c9=1",
            "--set r9c9=1: expected a place on the board such as r1c1\n",
        ),
        ("edit cirth:12....3.. --clear r9c9", "--clear r9c9: expected a place"),
        (
            "edit --blank cirth/size=4 --remove nosuch",
            "--remove nosuch: expected the name of a clue",
        ),
    ] {
        let run = run(words);
        assert_eq!(run.code, 2, "{words}: {run:?}");
        assert!(run.err.contains(expected), "{words}: {}", run.err);
    }
    let added = run("complete cirth:12.......");
    assert!(added.err.contains("1 clue was added\n"), "{}", added.err);
}
