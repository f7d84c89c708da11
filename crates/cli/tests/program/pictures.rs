//! Tests pictures and books as files: the output of `show --as`, `explain --as html` and `book`.

use std::process::Output;

use crate::run::{Folder, Run, answer, of, program, run};

const PUZZLE: &str = "cirth/size=5@1#42";

fn raw(words: &str) -> Output {
    program().args(words.split_whitespace()).output().expect("the program runs")
}

#[track_caller]
fn refused(run: &Run, code: i32, words: &[&str]) {
    assert_eq!(run.code, code, "{run:?}");
    assert_eq!(run.err.lines().count(), 1, "{run:?}");
    for word in words {
        assert!(run.err.contains(word), "{word}: {run:?}");
    }
}

#[test]
fn every_kind_of_picture_starts_as_its_format_does() {
    for (kind, start) in
        [("svg", &b"<svg "[..]), ("png", b"\x89PNG"), ("pdf", b"%PDF-1."), ("html", b"<!DOCTYPE")]
    {
        for more in ["", "--solution", "--marks", "--step 3", "--theme large-print"] {
            let output = raw(&format!("show {PUZZLE} --as {kind} {more}"));
            assert_eq!(output.status.code(), Some(0), "{kind} {more}: {output:?}");
            assert!(output.stdout.starts_with(start), "{kind} {more}");
            assert!(output.stderr.is_empty(), "{kind} {more}: {output:?}");
        }
    }
    assert!(answer(&format!("show {PUZZLE} --as text")).starts_with('┏'));
}

#[test]
fn a_png_is_as_large_as_asked_for() {
    let file = raw(&format!("show {PUZZLE} --as png --size 321")).stdout;
    let side = |at: usize| u32::from_be_bytes(file[at..at + 4].try_into().unwrap());
    assert_eq!(side(16).max(side(20)), 321);
    let bad = run(&format!("show {PUZZLE} --as png --size 99999"));
    refused(&bad, 2, &["--size", "16 to 8192"]);
}

#[test]
fn themes_runes_and_steps_are_in_the_picture() {
    let dark = answer(&format!("show {PUZZLE} --as svg --theme dark"));
    let auto = answer(&format!("show {PUZZLE} --as svg --theme auto"));
    assert!(!dark.contains("prefers-color-scheme") && auto.contains("prefers-color-scheme"));
    let runes = answer(&format!("show {PUZZLE} --as svg --symbols runes"));
    assert!(!runes.contains("<text") && runes.contains("class=\"given\""), "{runes}");
    let step = answer(&format!("show {PUZZLE} --as svg --step 1"));
    assert!(step.contains("class=\"changed\"") && step.contains("Hidden single"), "{step}");
    refused(&run(&format!("show {PUZZLE} --as svg --step 99")), 2, &["--step 99", "at most 16"]);
    refused(&run(&format!("show {PUZZLE} --as svg --format line")), 2, &["cannot be used with"]);
    refused(&run(&format!("show {PUZZLE} --as gif")), 2, &["expected one of text, svg, png"]);
}

#[test]
fn an_explanation_is_a_page_with_a_picture_a_step() {
    let page = answer(&format!("explain {PUZZLE} --as html --theme auto"));
    // Pictures of the puzzle, its steps and the end, and the outlines of their letters.
    assert_eq!(page.matches("<svg").count(), 16 + 2 + 1);
    assert_eq!(page.matches("</svg>").count(), 19);
    assert!(!page.contains("<text"), "letters are outlines");
    let used = page.matches("href=\"#").count();
    assert_eq!((used > 100, page.matches("href=").count()), (true, used));
    assert!(page.contains("solved in 16 steps"));
    for outside in ["http:", "https:", "src=", "url(", "@import"] {
        assert!(!page.contains(outside), "{outside}");
    }
    // The page shows one step at a time, with buttons, slider and keys, and all of them in print.
    assert_eq!(page.matches("<section id=\"step-").count(), 18);
    for part in ["data-go=\"back\"", "data-go=\"on\"", "max=\"17\"", "ArrowRight", "@media print"] {
        assert!(page.contains(part), "{part}");
    }
    let german = answer(&format!("explain {PUZZLE} --as html --language de"));
    assert!(german.contains("<html lang=\"de\">") && german.contains("Schritt für Schritt"));
}

/// Pictures look the same with any fonts of the reader.
#[test]
fn letters_in_svg_files_are_outlines() {
    for words in ["", "--marks", "--step 3", "--solution"] {
        let picture = answer(&format!("show {PUZZLE} --as svg {words}"));
        assert!(!picture.contains("<text") && picture.contains("class=\"given\""), "{words}");
    }
}

#[test]
fn a_plan_is_checked_as_a_whole() {
    let folder = Folder::new();
    folder.file("mine.txt", "cirth:12....3..\ncirth:1........\n");
    let bad = "titel = \"x\"\ntrim = \"a9\"\n[[chapter]]\nfamily = \"chess\"\ncount = 1\n";
    let run_check = |text: &str| run(&format!("book check {}", folder.file("book.toml", text)));
    let checked = run_check(bad);
    assert_eq!((checked.code, checked.out.lines().count()), (2, 3), "{checked:?}");
    for part in
        ["book.toml:1:1: unknown key", "book.toml:2:8: trim", "book.toml:4:10: unknown family"]
    {
        assert!(checked.out.contains(part), "{part}: {checked:?}");
    }
    let own = run_check("[[chapter]]\npuzzles = \"mine.txt\"\n");
    assert_eq!(own.code, 2, "{own:?}");
    assert!(own.out.contains("mine.txt: line 2: the puzzle has more than one solution"), "{own:?}");
    let right = run_check("[[chapter]]\npuzzles = \"mine.txt\"\ncount = 1\n");
    assert_eq!(right.code, 0, "{right:?}");
    assert!(right.out.contains("nothing is wrong"), "{right:?}");
}

#[test]
fn a_book_has_several_files() {
    let folder = Folder::new();
    let chapter = "book --chapter 4xcirth/size=4";
    let name = |name: &str| folder.value(name);
    let made = run(&format!(
        "{chapter} -o {} --answers {} --cover {}",
        name("a.pdf"),
        name("b.pdf"),
        name("c.pdf")
    ));
    assert_eq!(made.code, 0, "{made:?}");
    assert_eq!(run(&format!("{chapter} -o {}", name("d.epub"))).code, 0);
    let preview = chapter.replace("book", "book preview");
    assert_eq!(run(&format!("{preview} -o {}", name("e.png"))).code, 0);
    assert_eq!(run(&format!("{chapter} --editions 2 -o {}", name("f.pdf"))).code, 0);
    for (file, start) in [
        ("a.pdf", &b"%PDF-1."[..]),
        ("b.pdf", b"%PDF-1."),
        ("c.pdf", b"%PDF-1."),
        ("d.epub", b"PK"),
        ("e.png", b"\x89PNG"),
        ("f-a.pdf", b"%PDF-1."),
        ("f-b.pdf", b"%PDF-1."),
    ] {
        let bytes = std::fs::read(folder.path(file)).expect(file);
        assert!(bytes.starts_with(start), "{file}");
    }
    refused(&run(&format!("{preview} -o {}", name("e.pdf"))), 2, &["ends in .png"]);
    refused(&run(&format!("{chapter} --trim 1x1")), 2, &["--trim", "expected one of a4"]);
    let remarked = run(&format!("{chapter} --for kdp -o {}", name("g.pdf")));
    assert_eq!(remarked.code, 0, "{remarked:?}");
    assert!(remarked.err.contains("KDP: 6 pages: expected 24 to 780"), "{remarked:?}");
}

#[test]
fn the_same_plan_and_seed_make_the_same_bytes() {
    let folder = Folder::new();
    let plan = folder.file(
        "book.toml",
        "title = \"Few\"\ntrim = \"a5\"\nbleed = 3.0\nhints = true\n\
         [[chapter]]\nfamily = \"cirth\"\nparams = \"size=4\"\ncount = 5\n\
         [[chapter]]\nfamily = \"sudoku\"\nparams = \"size=4\"\ncount = 3\n",
    );
    let one = raw(&format!("book {plan} --threads 1")).stdout;
    let two = raw(&format!("book {plan} --threads 3")).stdout;
    assert!(one.starts_with(b"%PDF-1.") && one == two);
    assert_ne!(one, raw(&format!("book {plan} --seed 2")).stdout);
}

#[test]
fn a_later_volume_repeats_nothing() {
    let folder = Folder::new();
    let (log, out) = (folder.value("log"), folder.value("book.pdf"));
    let book = |more: &str| run(&format!("book --chapter 6xsudoku --log {log} -o {out} {more}"));
    assert_eq!(book("").code, 0);
    let first = folder.read("log");
    assert_eq!(first.lines().count(), 6);
    assert_eq!(book("").code, 0);
    assert_eq!(folder.read("log"), first, "the same book adds nothing");
    assert_eq!(book(&format!("--avoid {log}")).code, 0);
    let both = folder.read("log");
    assert!(both.starts_with(&first), "the old names stay");
    let names: std::collections::BTreeSet<&str> = both.lines().collect();
    assert_eq!((both.lines().count(), names.len()), (12, 12));
}

#[test]
fn large_boards_lower_the_usual_number_a_page() {
    let words = "book --chapter 1xcirth/size=24,areas=none,clues=550 --trim a5";
    assert!(raw(words).stdout.starts_with(b"%PDF-1."));
    refused(&run(&format!("{words} --per-page 2")), 2, &["chapter 1: 2 puzzles", "at most 1"]);
}

#[test]
fn books_that_cannot_be_made_are_refused_in_a_sentence() {
    let folder = Folder::new();
    let plan = |text: &str| {
        let plan = folder.file("book.toml", text);
        run(&format!("book {plan}"))
    };
    refused(&run("book"), 2, &["at least one chapter", "--chapter 20x"]);
    refused(&run("book --chapter sudoku"), 2, &["expected a number, x and a family"]);
    refused(&run("book --chapter 3xchess"), 2, &["chapter 1: unknown family \"chess\""]);
    refused(&run("book --chapter 3xcirth/level=mild"), 2, &["chapter 1: level"]);
    refused(&run("book --chapter 30xsudoku --per-page 60"), 2, &["too small", "at most"]);
    refused(&run("book no-such-plan.toml"), 2, &["no-such-plan.toml: cannot be read"]);
    refused(&plan("title = 3"), 2, &["book.toml: ", "line 1"]);
    refused(&plan("[[chapter]]\nfamily = \"cirth\"\ncount = 1\nper-page = 0"), 2, &["line 4"]);
    // A time limit either lets the book be made or not; it never changes its content.
    let late = run("book --chapter 400xsudoku/killer=yes,level=hard --seconds 0.2 --threads 1");
    assert_eq!((late.code, late.out.as_str()), (3, ""), "{}", late.err);
    assert!(late.err.contains("out of budget after 0.2 s: no book was made"), "{}", late.err);
    let help = run("book --help").out;
    assert!(help.contains("Give the book up after S seconds") && help.contains("[default: 3600]"));
    let few = "[[chapter]]\nfamily = \"sudoku\"\nparams = \"size=4\"\ncount = 1\n";
    let output = of(raw(&format!("book {} --avoid missing", folder.file("few.toml", few))));
    refused(&output, 2, &["missing: cannot be read"]);
}
