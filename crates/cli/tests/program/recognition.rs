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
        ("generate sudoku --to sdk".to_owned(), "x.json"),
        ("generate sudoku --to sdm".to_owned(), "x.tsv"),
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

/// A small slip in a board does not make a board of another family of it.
#[test]
fn a_board_with_a_slip_is_judged_in_its_own_family() {
    let rows = ["N.W.R", ".....", "S.X.B", ".....", "Q.M.P", "", "BOXED", "FOAM"].join("\n");
    for (text, said) in [
        (
            rows.replacen("N.W.R", "N.W.R.", 1),
            "read as gogen: line 1, column 6: expected 5 cells in this row, found 6",
        ),
        (
            rows.replacen("N.W.R", "N.W.", 1),
            "read as gogen: line 1, column 5: expected 5 cells in this row, found 4",
        ),
        ("3x2. 7c80a".to_owned(), "read as alcazar: line 1, column 5: expected a digit 0 to 9"),
        ("3x2.7c8".to_owned(), "read as alcazar: line 1, column 8: expected 5 digits"),
        (
            format!(":0100:1:{LINE}::"),
            "read as hodoku: line 1, column 1: expected a line such as :0100:1:CELLS",
        ),
        ("sudku\n53..\n....\n....\n....".to_owned(), "family \"sudku\": expected one of sudoku"),
        (format!("gogn\n{rows}"), "unknown family \"gogn\""),
        ("cirt areas=none\n1..\n...\n..2\n".to_owned(), "did you mean cirth?"),
        (
            "My board\n+---+---+\n|       |\n+---+---+\n".to_owned(),
            "read as alcazar: line 1, column 1: expected walls that run",
        ),
        (format!(":0100:1:{LINE}:::::::"), "read as hodoku: line 1, column 1: expected a line"),
    ] {
        let run = feed("solve", &text);
        assert_eq!(run.code, 2, "{text}");
        assert!(run.err.contains(said), "{text}: {}", run.err);
    }
    // The name of a family is read in any case.
    let drawing = answer("convert 3x2.fbdd8");
    for head in ["alcazar", "Alcazar", "ALCAZAR"] {
        let run = feed("convert --format line", format!("{head}\n{drawing}"));
        assert_eq!((run.code, run.out.as_str()), (0, "3x2.fbdd8\n"), "{}", run.err);
    }
    for size in ["3X2", "3\u{d7}2"] {
        let run = feed("convert --format line", format!("{size}.fbdd8"));
        assert_eq!((run.code, run.out.as_str()), (0, "3x2.fbdd8\n"), "{}", run.err);
    }
}

/// Other programs leave spaces, bars and crosses in the rows of a section.
#[test]
fn rows_are_read_however_they_are_set() {
    let rows: Vec<&str> =
        LINE.as_bytes().chunks(9).map(|row| std::str::from_utf8(row).expect("ASCII")).collect();
    let spaced = |row: &&str| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let barred = |row: &&str| format!("{} | {} | {}", &row[..3], &row[3..6], &row[6..]);
    let mut framed: Vec<String> = rows.iter().map(barred).collect();
    framed.insert(3, "----+-----+----".to_owned());
    for grid in [
        rows.join("\n"),
        rows.iter().map(spaced).collect::<Vec<_>>().join("\n"),
        framed.join("\n"),
        LINE.to_owned(),
    ] {
        for text in [format!("[Puzzle]\n{grid}\n"), format!("[Puzzle]\n{grid}\n").replace('.', "X")]
        {
            let run = feed("convert --format line", &text);
            assert_eq!((run.code, run.out.trim()), (0, LINE), "{text}: {}", run.err);
        }
        let crossed = feed("convert --format line", grid.replace('.', "x"));
        assert_eq!((crossed.code, crossed.out.trim()), (0, LINE), "{grid}: {}", crossed.err);
    }
    // Beside another sign for empty cells a cross is a slip.
    let slip = feed("solve", format!("[Puzzle]\n{}\n", framed.join("\n").replacen('7', "x", 1)));
    assert!(slip.err.contains("line 2, column 8: expected a digit or a dot"), "{}", slip.err);
}

/// Several answers are lines, which is not what a file of JSON is to other programs.
#[test]
fn several_answers_are_no_json_file() {
    let folder = Folder::new();
    let lines = folder.file("lines.txt", format!("{LINE}\n{LINE}\n"));
    for words in [
        "generate sudoku -n 2 --seed 1".to_owned(),
        "generate sudoku -n 2 --seed 1 --json".to_owned(),
        format!("solve --batch {lines}"),
        format!("convert --batch {lines}"),
        format!("rate --batch {lines} --json"),
    ] {
        let run = run(&format!("{words} -o {}", folder.value("many.json")));
        let said = format!("{}{}", run.out, run.err);
        assert_eq!(run.code, 2, "{words}: {said}");
        assert!(said.contains("expected .jsonl, a line for each"), "{words}: {said}");
    }
    assert_eq!(folder.names(), ["lines.txt"]);
    for (words, name) in [
        ("generate sudoku --seed 1".to_owned(), "one.json"),
        ("generate sudoku -n 2 --seed 1".to_owned(), "many.jsonl"),
        (format!("solve --batch {lines}"), "solved.jsonl"),
    ] {
        let run = run(&format!("{words} -o {}", folder.value(name)));
        assert_eq!(run.code, 0, "{words}: {}", run.err);
    }
    // The ending of a file of statistics may be in upper case, as all endings may.
    let words = format!("generate cirth --size 3 --stats-file {}", folder.value("S.SVG"));
    assert_eq!(run(&words).code, 0);
    assert!(folder.read("S.SVG").starts_with("<svg"), "{}", folder.read("S.SVG"));
}

#[test]
fn a_book_has_a_file_for_each_of_its_parts() {
    let folder = Folder::new();
    let out = folder.value("b.pdf");
    for flag in ["--answers", "--cover", "--log"] {
        let run = run(&format!("book --chapter 1xcirth/size=4 -o {out} {flag} {out}"));
        assert_eq!(run.code, 2, "{flag}");
        assert!(run.err.contains("b.pdf: expected a file of its own for each"), "{}", run.err);
    }
    assert!(folder.names().is_empty(), "{:?}", folder.names());
}

/// A text of several puzzles is never read as one of them or as a strange one.
#[test]
fn several_puzzles_in_one_text_are_refused_as_that() {
    let own = ["", " --format line", " --format jsonl", " --to id"];
    let families = ["sudoku", "cirth", "gogen", "alcazar", "futoshiki"];
    let texts = families.iter().flat_map(|family| own.map(|form| format!("{family}{form}")));
    let formats = ["f-puzzles", "sudokupad", "scl", "penpa", "csv", "sudoku-extreme", "hodoku"];
    let links = formats.iter().map(|format| format!("sudoku --to {format}"));
    for words in texts.chain(links) {
        let text = answer(&format!("generate {words} -n 2 --seed 1"));
        let run = feed("solve", &text);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{words}: {text}");
        assert!(run.err.contains("expected one puzzle, found 2 "), "{words}: {}", run.err);
        assert!(run.err.ends_with("; --batch reads many\n"), "{words}: {}", run.err);
        let one = answer(&format!("generate {words} --seed 1"));
        assert_eq!(feed("solve", &one).code, 0, "{words}");
    }
}
