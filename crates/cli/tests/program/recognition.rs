//! Tests the recognition of arguments and texts: as a file, a link, a family, or one puzzle of
//! many.

use crate::run::{Folder, answer, feed, program, run};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn links_are_known_without_their_scheme_and_by_any_scheme() {
    for (word, site) in [
        ("ftp://x.y/z", "x.y"),
        ("swaroopg92.github.io/penpa-edit/#m=edit", "swaroopg92.github.io"),
        ("gemini://a.b/c.txt", "a.b"),
    ] {
        let run = run(&format!("solve {word}"));
        assert_eq!(run.code, 2, "{word}");
        assert!(run.err.contains(&format!("this link of {site} is not read")), "{}", run.err);
    }
    let named = run("solve sudokupad.app/sudoku123");
    assert!(named.err.contains("this one only names it"), "{}", named.err);
    let link = answer(&format!("convert {LINE} --to f-puzzles"));
    let bare = link.trim().trim_start_matches("https://").trim_start_matches("www.");
    assert_eq!(answer(&format!("convert {bare} --format line")).trim(), LINE);
}

#[test]
fn texts_like_no_board_are_read_as_no_family() {
    let page = "<html><body>x</body></html>";
    for text in [page, "# Title\n\nSome words, and/or a [link](https://x.org/y).\n\n- a < b\n"] {
        let run = feed("solve", text);
        assert_eq!(run.code, 2, "{text}");
        assert!(!run.err.contains("read as"), "{}", run.err);
        assert!(run.err.contains("expected a board, an id, JSON"), "{}", run.err);
    }
}

#[test]
fn every_verb_says_that_a_file_is_not_there() {
    for words in [
        "solve nosuch.txt",
        "solve sudoku/foo.txt",
        "play --linear nosuch.txt",
        "verify sudoku@1#1 --answer nosuch.txt",
        "verify sudoku@1#1 --answer nosuch.txt --json",
        "hint sudoku@1#1 --position nosuch.txt",
    ] {
        let run = run(words);
        assert_eq!(run.code, 2, "{words}");
        let said = format!("{}{}", run.out, run.err);
        assert!(said.contains("there is no file"), "{words}: {said}");
        assert_eq!(said.trim().lines().count(), 1, "{words}: {said}");
    }
    let run = feed("play --linear", "open nosuch.txt\n");
    assert!(run.out.contains("There is no file nosuch.txt"), "{}", run.out);
}

#[test]
fn a_command_without_end_is_refused() {
    let line = "x".repeat((4 << 20) + 9);
    let run = feed("play --linear", format!("{line}\nquit\n"));
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("at most 4 MiB"), "{}", run.out);
    assert!(run.out.len() < 4096, "{}", run.out.len());
}

/// No puzzle is lost or changed if puzzles in different forms follow one another without an empty
/// line.
#[test]
fn forms_of_all_families_follow_each_other_in_a_batch() {
    let (mut text, mut lines) = (String::new(), String::new());
    for family in ["alcazar", "sudoku", "cirth", "gogen", "futoshiki"] {
        let line = answer(&format!("generate {family} -n 2 --seed 1 --format line"));
        for format in ["text", "line", "text", "jsonl", "text"] {
            let words = format!("generate {family} -n 2 --seed 1 --format {format}");
            text += answer(&words).trim_end_matches('\n');
            text += "\n";
            lines += &line;
        }
    }
    let run = feed("convert --batch -", &text);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert_eq!(run.out, lines);
}

/// Families are suggested by name; aliases are understood.
#[test]
fn completions_offer_names_of_families() {
    let complete = |typed: &str| {
        let words: Vec<&str> = typed.split(' ').collect();
        let output = program()
            .env("GRIDWRIGHT_COMPLETE", "bash")
            .env("_CLAP_COMPLETE_INDEX", words.len().to_string())
            .env("_CLAP_IFS", "\n")
            .args(["--", "gridwright"])
            .args(&words)
            .output()
            .expect("the program runs");
        crate::run::of(output).out.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>()
    };
    for family in ["sudoku", "cirth", "gogen", "alcazar", "futoshiki"] {
        for n in 0..family.len() {
            let found = complete(&format!("generate {}", &family[..n]));
            assert!(found.iter().any(|word| word == family), "{n}: {found:?}");
            assert!(!found.iter().any(|word| word == "su-doku"), "{n}: {found:?}");
        }
    }
    assert!(complete("generate su-doku --lev").iter().any(|word| word == "--level"));
}

#[test]
fn misspelt_verbs_of_manual_pages_are_guessed() {
    let run = run("man slove");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("did you mean solve?"), "{}", run.err);
}

#[test]
fn a_game_in_lines_is_not_json() {
    let run = feed("play --linear --json", "quit\n");
    assert_eq!(run.code, 2);
    assert!(run.out.contains("expected no --json"), "{} {}", run.out, run.err);
}

#[test]
fn an_ending_that_contradicts_a_flag_is_refused() {
    let folder = Folder::new();
    for (words, name) in [
        (format!("show {LINE} --json"), "x.png"),
        (format!("show {LINE} --format text"), "x.png"),
        (format!("show {LINE} --as svg"), "s.pdf"),
        (format!("show {LINE} --as svg"), "s.txt"),
        (format!("explain {LINE} --as html"), "s.json"),
        (format!("solve {LINE} --format line"), "s.json"),
        (format!("rate {LINE} --json"), "s.tsv"),
        ("generate sudoku --to sdk".to_owned(), "x.ss"),
        (format!("convert {LINE} --to line"), "x.svg"),
    ] {
        let run = run(&format!("{words} -o {}", folder.value(name)));
        let said = format!("{}{}", run.out, run.err);
        assert_eq!(run.code, 2, "{words}: {said}");
        assert!(said.contains("leave one of both out"), "{words}: {said}");
        assert_eq!(said.trim().lines().count(), 1, "{words}: {said}");
    }
    assert!(folder.names().is_empty(), "{:?}", folder.names());
    for (words, name) in [
        (format!("show {LINE} --as svg"), "a.svg"),
        ("generate sudoku --seed 1 --to sdk".to_owned(), "a.sdk"),
        (format!("convert {LINE} --to f-puzzles"), "a.txt"),
        (format!("solve {LINE} --json"), "a.txt"),
    ] {
        let run = run(&format!("{words} -o {}", folder.value(name)));
        assert_eq!(run.code, 0, "{words}: {}", run.err);
    }
}

#[test]
fn ratings_go_into_tables_as_columns() {
    let folder = Folder::new();
    let columns = answer(&format!("rate {LINE} --format tsv"));
    assert_eq!(run(&format!("rate {LINE} -o {}", folder.value("s.tsv"))).code, 0);
    assert_eq!(folder.read("s.tsv"), columns);
}

/// A batch in a format whose files hold many puzzles is one file without errors in it.
#[test]
fn a_batch_makes_one_file_of_many_games() {
    let lines = answer("generate sudoku -n 3 --seed 1 --format line");
    let xml = answer("generate sudoku -n 3 --seed 1 --to opensudoku");
    let run = feed("convert --batch - --to opensudoku", &lines);
    assert_eq!((run.code, run.out.as_str()), (0, xml.as_str()), "{}", run.err);
    let run = feed("convert --batch - --to opensudoku", format!("{lines}hello\n"));
    assert_eq!(run.code, 2);
    assert!(!run.out.contains("error") && run.err.contains("line 4"), "{} {}", run.out, run.err);
    assert_eq!(feed("convert --batch -", &run.out).out, lines);
}
