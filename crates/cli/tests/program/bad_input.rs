//! Every error is reported in one sentence, with the right exit code.

use crate::run::{Folder, Run, feed, run};

/// Checks for one line with the usual prefix and all of these words.
fn check(run: &Run, code: i32, words: &[&str]) {
    assert_eq!(run.code, code, "{run:?}");
    assert_eq!(run.err.lines().count(), 1, "{run:?}");
    assert!(run.err.starts_with("gridwright: "), "{run:?}");
    for word in words {
        assert!(run.err.contains(word), "{word}: {run:?}");
    }
    assert!(!run.err.contains("panicked"), "{run:?}");
}

#[test]
fn files_that_are_no_puzzles() {
    let folder = Folder::new();
    let side51 = format!("{}\n", ".".repeat(51)).repeat(51);
    let cases: &[(&str, &[u8], &[&str])] = &[
        ("empty", b"", &["empty: line 1, column 1: expected a puzzle"]),
        ("blank", b"\n\n", &["expected a puzzle"]),
        ("binary", b"12\xff\x00", &["binary: expected text in UTF-8, found byte 0xff at offset 2"]),
        ("ragged", b"12.\n..\n.3.\n", &["ragged: ", "line 2, column 3: expected 3 cells"]),
        (
            "foreign",
            b"1x.\n...\n...\n",
            &["foreign: ", "line 1, column 2: expected a symbol", "'x'"],
        ),
        ("side2", b"12\n21\n", &["line 1, column 1: expected a square of side 3 to 50"]),
        ("side51", side51.as_bytes(), &["line 1", "side 3 to 50", "51"]),
        ("json", b"{\"format\":", &["json: line 1, column "]),
        (
            "fields",
            br#"{"format":"gridwright","version":1,"extra":0}"#,
            &["fields: line 1, column ", "unknown field `extra`"],
        ),
        ("overlap", b"1..\n...\n..2\nareas\naba\naab\nccb\n", &["line "]),
        ("holes", b"1..\n...\n..2\nareas\naa.\naab\nccb\n", &["line "]),
    ];
    for (name, content, words) in cases {
        let file = folder.file(name, content);
        check(&run(&format!("solve cirth -f {file}")), 2, words);
        check(&feed("solve cirth", content), 2, &["standard input: "]);
    }
}

#[test]
fn too_much_is_refused_and_says_how_much_is_not() {
    let folder = Folder::new();
    let file = folder.file("big", vec![b'.'; 10_000_000]);
    check(&run(&format!("solve -f {file}")), 2, &["big: ", "at most 4 MiB", "--batch"]);
    check(&feed("solve", vec![b'.'; 10_000_000]), 2, &["standard input: ", "at most 4 MiB"]);
}

#[test]
fn what_is_not_there() {
    let folder = Folder::new();
    let missing = folder.value("missing.txt");
    for (words, said) in [
        (format!("solve -f {missing}"), "missing.txt: cannot be read: no such file"),
        (format!("solve --batch {missing}"), "missing.txt: cannot be read: no such file"),
        (format!("solve {missing}"), "there is no file"),
        (format!("solve {}", folder.value(".")), "expected a file, found a folder"),
        (format!("solve -f {}", folder.value(".")), "expected a file, found a folder"),
        ("solve".to_owned(), "standard input: line 1, column 1: expected a puzzle"),
    ] {
        check(&run(&words), 2, &[said]);
    }
}

#[test]
fn words_that_make_no_sense() {
    for (words, said) in [
        ("juggle", "unknown verb \"juggle\": expected one of play, generate, solve"),
        ("generate chess", "unknown family \"chess\": expected one of"),
        ("solve 12....3.. cirth", "expected the family before the puzzle, found \"cirth\""),
        ("solve sudoku@1#1 more", "unexpected \"more\": expected no further word"),
        ("serve --port 70000", "'--port <N>': expected a whole number from 0 to 65535"),
        ("solve chess 12....3..", "unknown family \"chess\": expected one of"),
        ("families chess", "unknown family \"chess\": expected one of"),
        ("solve --batch - chess", "unknown family \"chess\": expected one of"),
        ("generate cirth --size 2", "'2' for '--size <N>': expected a whole number from 3 to 50"),
        ("generate cirth --size 51", "expected a whole number from 3 to 50"),
        ("generate --size 51", "expected a whole number from 4 to 49"),
        ("generate cirth --size x", "expected a whole number from 3 to 50"),
        ("generate cirth --areas odd", "expected one of guide, distinct, none"),
        ("generate cirth --siz 4", "--size"),
        ("generate -n 0", "expected a whole number from 1 up"),
        ("generate --threads 0", "expected a whole number from 1 to 1024"),
        ("generate --seed -1", "--seed"),
        ("solve 12....3.. --seconds soon", "expected a number of seconds"),
        ("solve 12....3.. --format odd", "expected one of text, line, json, jsonl"),
        ("solve 12....3.. --ascii --ascii", "cannot be used multiple times"),
        ("solve 12....3.. -f x", "expected one puzzle, found both"),
        ("solve cirth/size=2@1#1", "size=2: expected a whole number from 3 to 50"),
        ("solve cirth@9#1", "generator"),
        ("solve cirth@1#x", "column 9: expected a seed"),
        ("solve cirth 12x......", "line 1, column 3: expected a symbol"),
        ("show 12....3.. --symbols odd", "--symbols odd: expected one of plain, runes"),
        ("hint 12....3.. --stage 4", "expected a whole number from 1 to 3"),
        ("man juggle", "expected one of play, generate"),
        ("completions", "<SHELL>"),
        ("completions csh", "expected one of bash"),
    ] {
        let run = run(words);
        check(&run, 2, &[said]);
        assert_eq!(run.out, "", "{words}");
    }
}

#[test]
fn givens_that_contradict_one_another_are_an_answer() {
    for (words, code) in [
        ("solve cirth 11.......", 1),
        ("count cirth 11.......", 0),
        ("check cirth 11.......", 1),
        ("explain cirth 11.......", 1),
        ("hint cirth 11.......", 1),
        ("rate cirth 11.......", 1),
        ("minimise cirth 11.......", 1),
        ("show cirth 11.......", 0),
        ("convert cirth 11.......", 0),
    ] {
        assert_eq!(run(words).code, code, "{words}");
    }
}

#[test]
fn places_that_cannot_be_written() {
    let folder = Folder::new();
    let file = folder.file("file", "not a folder");
    for (out, said) in [
        (format!("{file}/out.txt"), "out.txt: cannot be written: not a directory"),
        (folder.value("no/such/out.txt"), "out.txt: cannot be written: no such file"),
        (folder.value("."), "expected a file to write, found a folder"),
    ] {
        check(&run(&format!("generate --size 4 --out {out}")), 2, &[said]);
        check(&run(&format!("solve 12....3.. -o {out}")), 2, &[said]);
    }
    assert_eq!(folder.names(), ["file"]);
}

#[test]
fn a_full_device_is_an_error_and_not_a_panic() {
    let full = std::path::Path::new("/dev/full");
    if !full.exists() {
        return;
    }
    let mut command = crate::run::program();
    command.args(["generate", "--size", "4"]);
    command.stdout(std::fs::OpenOptions::new().write(true).open(full).expect("it is there"));
    let run = crate::run::of(command.output().expect("the program runs"));
    check(&run, 2, &["cannot write standard output: no space left on device"]);
}
