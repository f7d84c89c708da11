//! Tests whole books: the contents of their pages, the contents of each kind of file, and the plans
//! that are rejected.

use std::collections::BTreeSet;
use std::sync::Arc;

use gridwright::Budget;
use gridwright_book::{
    Book, Collection, CoverSize, Entry, LayoutError, Order, Part, Plan, Trim, cover, lay_out,
    rehearse,
};
use gridwright_words::{Language, Words};

/// Makes the puzzles of a plan.
fn entries(plan: &Plan, orders: &[Order]) -> Result<Vec<Entry>, String> {
    let mut collection = Collection::new(plan, orders, BTreeSet::new());
    loop {
        let wanted = collection.wanted();
        if wanted.is_empty() {
            break;
        }
        for one in wanted {
            collection.add(one.make(|| Budget::nodes(5_000_000)));
        }
    }
    match collection.missing() {
        Some(missing) => Err(missing.to_string()),
        None => Ok(collection.into_entries().0),
    }
}

fn laid_out(text: &str, part: Part) -> Result<Book, String> {
    let plan = Plan::parse_with(text, read).map_err(|error| error.to_string())?;
    let orders = plan.orders(text).map_err(|error| error.to_string())?;
    let entries = entries(&plan, &orders)?;
    lay_out(&plan, &orders, &entries, part, &Budget::unlimited()).map_err(|error| error.to_string())
}

/// Stands for reading a file named in a plan; the content is fixed.
fn read(name: &str) -> Result<Option<String>, String> {
    Ok(match name {
        "mine.txt" => Some("cirth:12....3..\nsudoku/size=4:...11.2....2.3..\n".to_owned()),
        "long.txt" => Some(
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
                .to_owned(),
        ),
        "cirth.txt" => Some("cirth:12....3..\n".to_owned()),
        "twice.txt" => Some("cirth:12....3..\n# the same, turned\ncirth:1.32.....\n".to_owned()),
        "several.txt" => Some("# none\n\ncirth:1........\n".to_owned()),
        "text.md" => Some("# Before you begin\n\nTake a **pencil**, and an eraser.\n".to_owned()),
        _ => None,
    })
}

/// A book of small puzzles.
fn small(top: &str, count: usize) -> String {
    format!("{top}\n[[chapter]]\nfamily = \"cirth\"\nparams = \"size=4\"\ncount = {count}\n")
}

fn pdf(text: &str) -> Vec<u8> {
    laid_out(text, Part::Whole).unwrap().pdf(&Budget::unlimited()).unwrap()
}

fn has(file: &[u8], word: &str) -> bool {
    file.windows(word.len()).any(|window| window == word.as_bytes())
}

#[test]
fn every_part_has_its_pages() {
    let n_pages = |top: &str, part: Part| laid_out(&small(top, 8), part).unwrap().n_pages();
    // Title, contents, rules, then the puzzles and the solutions.
    assert_eq!(n_pages("per-page = 4", Part::Whole), 3 + 2 + 1);
    assert_eq!(n_pages("per-page = 4\nhide = [\"rules\"]", Part::Whole), 2 + 2 + 1);
    assert_eq!(n_pages("per-page = 4\nsolutions-per-page = 0", Part::Whole), 3 + 2);
    assert_eq!(n_pages("per-page = 4\nhints = true", Part::Whole), 3 + 2 + 1 + 1);
    assert_eq!(n_pages("per-page = 4\nhints = true\nhint-stages = 3", Part::Whole), 3 + 2 + 1 + 3);
    assert_eq!(n_pages("per-page = 4\nforeword = \"text.md\"", Part::Whole), 3 + 1 + 2 + 1);
    assert_eq!(n_pages("per-page = 4\nisbn = \"978-3-16-148410-0\"", Part::Whole), 3 + 1 + 2 + 1);
    assert_eq!(n_pages("per-page = 4", Part::Puzzles), 3 + 2);
    assert_eq!(n_pages("per-page = 4", Part::Answers), 1 + 1);
    // The number of pages is even, since a sheet of paper has two sides.
    assert_eq!(n_pages("per-page = 8\nfor = \"kdp\"", Part::Whole) % 2, 0);
}

#[test]
fn too_many_a_page_are_refused_with_a_number_that_fits() {
    let small = |per_page: usize| {
        small(&format!("trim = \"a5\"\nlarge-print = true\nper-page = {per_page}"), 2)
    };
    let refused = laid_out(&small(90), Part::Whole).err().expect("90 do not fit");
    let fits = refused.rsplit(' ').next().unwrap().parse::<usize>().expect(&refused);
    assert!((1..90).contains(&fits), "{refused}");
    assert!(laid_out(&small(fits), Part::Whole).is_ok());
    assert!(laid_out(&small(fits + 1), Part::Whole).is_err());
    let narrow = self::small("trim = \"3x3\"\ninner = 20\nouter = 20", 1);
    let refused = laid_out(&narrow, Part::Whole).err().expect("no room");
    assert!(refused.starts_with("the margins leave"), "{refused}");
}

#[test]
fn it_ends_when_it_is_reported_to() {
    let text = small("", 2);
    let plan = Plan::parse(&text).unwrap();
    let orders = plan.orders(&text).unwrap();
    let entries = entries(&plan, &orders).unwrap();
    let stopped = Budget::unlimited().with_stop(Arc::new(true.into()));
    let ended = lay_out(&plan, &orders, &entries, Part::Whole, &stopped);
    assert_eq!(ended.err(), Some(LayoutError::Stopped));
}

#[test]
fn every_trim_size_and_language_can_be_laid_out() {
    for (i, trim) in Trim::NAMES.iter().enumerate() {
        let language = Language::CODES[i % 4];
        let top = format!("trim = \"{trim}\"\nlanguage = \"{language}\"\nbleed = 3.0");
        let book = laid_out(&small(&top, 1), Part::Whole);
        assert!(book.is_ok(), "{top}: {:?}", book.err());
    }
}

#[test]
fn a_file_for_print_has_pages_and_nothing_else() {
    let extras = ["/Outlines", "/Annots", "/Metadata", "/StructTreeRoot", "/Lang", "/PageLabels"];
    let (screen, print) = (pdf(&small("", 2)), pdf(&small("pdf = \"print\"", 2)));
    for extra in extras {
        assert!(has(&screen, extra), "{extra}");
        assert!(!has(&print, extra), "{extra}");
    }
    assert!(has(&screen, "/Title") && !has(&print, "/Title") && !has(&print, "/Info"));
    let x = pdf(&small("pdf = \"pdf-x\"\ndate = \"2026-11-17\"\ntheme = \"light\"", 2));
    for wanted in ["%PDF-1.3", "PDF/X-1a:2001", "/GTS_PDFX", "/Trapped /False", "D:20261117"] {
        assert!(has(&x, wanted), "{wanted}");
    }
    let named = pdf(&small("author = \"Nobody\"\nsubject = \"Runes\"\nhide = [\"program\"]", 1));
    assert!(has(&named, "/Author (Nobody)") && has(&named, "/Subject (Runes)"));
    assert!(has(&named, "<pdfuaid:part>1</pdfuaid:part>") && !has(&named, "/Producer"));
}

#[test]
fn names_of_every_european_script_are_set() {
    let names = "title = \"Šárka a Żółć\"\nsubtitle = \"Ὀδύσσεια, Ωμέγα\"\nauthor = \"Щука Їжак Ћирић Ñandú\"";
    assert!(laid_out(&small(names, 1), Part::Whole).is_ok());
    let refused = laid_out(&small("foreword = \"A sign: 一\"", 1), Part::Whole).err().unwrap();
    assert!(refused.contains("found 一"), "{refused}");
}

/// The lists of words that come with the books are too short for some puzzles, which the error says.
#[test]
fn a_chapter_without_puzzles_asks_for_more_words() {
    let why = |language: &str, params: &str| {
        let text = format!(
            "language = \"{language}\"\n[[chapter]]\nfamily = \"gogen\"\nparams = \"{params}\"\ncount = 1\n"
        );
        let plan = Plan::parse(&text).unwrap();
        let orders = plan.orders(&text).unwrap();
        let mut collection = Collection::new(&plan, &orders, BTreeSet::new());
        while let Some(one) = collection.wanted().pop() {
            collection.add(one.make(|| Budget::nodes(0)));
        }
        let checked = rehearse(&plan, &orders, &text, || Budget::nodes(0));
        let checked: Vec<String> = checked.remarks.iter().map(ToString::to_string).collect();
        (collection.missing().unwrap().to_string(), checked.join("\n"))
    };
    let more = "; the list of the book's language has only 1776 words: expected words=FILE with a longer list of your own";
    let (made, checked) = why("es", "style=golden");
    assert!(made.ends_with(more), "{made}");
    assert!(checked.starts_with("line 4, column 10: the first recipe made no puzzle"), "{checked}");
    assert!(checked.ends_with(more), "{checked}");
    for (language, params) in [("en", "style=golden"), ("es", "words=pear+plum")] {
        let (made, checked) = why(language, params);
        assert!(made.ends_with("within its budget"), "{made}");
        assert!(checked.ends_with("within its budget"), "{checked}");
    }
    // The sentences are in the languages of the command line, too.
    for language in ["de", "es", "it"] {
        let words = Words::new(Language::named(language).unwrap());
        assert!(words.phrase(&made).is_some_and(|text| text.contains("words=")), "{language}");
        assert!(words.phrase(&checked).is_some(), "{language}");
    }
}

#[test]
fn own_puzzles_stand_beside_made_ones() {
    let text = format!("{}[[chapter]]\npuzzles = \"mine.txt\"\n", small("hints = true", 2));
    assert!(laid_out(&text, Part::Whole).unwrap().n_pages() > 6);
    for (file, why) in [
        ("several.txt", "chapter 1: several.txt: line 3: the puzzle has more than one solution"),
        ("twice.txt", "chapter 1: twice.txt: line 3: the same puzzle"),
        ("missing.txt", "line 2, column 11: there is no file \"missing.txt\""),
    ] {
        let refused = laid_out(&format!("[[chapter]]\npuzzles = \"{file}\"\n"), Part::Whole);
        let refused = refused.err().expect(file);
        assert!(refused.starts_with(why), "{refused}");
    }
}

/// Ids are explained even if they come only after a chapter of the same kind without any.
#[test]
fn ids_are_explained_wherever_they_are() {
    let own = "[[chapter]]\npuzzles = \"long.txt\"\n";
    let made = "[[chapter]]\nfamily = \"sudoku\"\ncount = 1\n";
    for (text, are_explained) in [(own.to_owned(), false), (format!("{own}{made}"), true)] {
        let file = laid_out(&text, Part::Whole).unwrap().epub(&Budget::unlimited()).unwrap();
        assert_eq!(has(&file, "small line below"), are_explained, "{text}");
    }
}

#[test]
fn puzzles_of_a_file_are_named_after_what_they_are() {
    for (chapter, title) in [
        ("puzzles = \"cirth.txt\"", "Cirth 3 x 3"),
        ("puzzles = \"mine.txt\"", "Puzzles"),
        ("puzzles = \"mine.txt\"\ntitle = \"My own\"", "My own"),
    ] {
        let book = laid_out(&format!("[[chapter]]\n{chapter}\n"), Part::Whole).unwrap();
        let file = book.epub(&Budget::unlimited()).unwrap();
        assert!(has(&file, &format!(">{title}</a>")), "{title}");
    }
}

/// All errors of a plan, as `book check` finds them.
fn faults(text: &str) -> Vec<String> {
    let (plan, faults) = Plan::examine(text, read);
    let mut faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    if faults.is_empty() {
        let orders = plan.orders(text).unwrap();
        let rehearsal = rehearse(&plan, &orders, text, || Budget::nodes(5_000_000));
        let found = rehearsal.faults.iter().chain(&rehearsal.remarks);
        faults.extend(found.map(ToString::to_string));
    }
    faults
}

/// Plans with one error or several, and for each error its line, its column and the start of its
/// message.
fn wrong_plans() -> Vec<(String, Vec<&'static str>)> {
    const CHAPTER: &str = "[[chapter]]\nfamily = \"cirth\"\n";
    let top = |line: &str| format!("title = \"T\"\n{line}\n{CHAPTER}count = 1\n");
    let chapter = |lines: &str| format!("title = \"T\"\n[[chapter]]\n{lines}\n");
    vec![
        (top("titel = \"x\""), vec!["2, 1: unknown key \"titel\""]),
        (top("subtitle = 3"), vec!["2, 12: subtitle: expected a text in quotes, found 3"]),
        (top("subtitle = \"x"), vec!["2, 12: expected a text that ends with its quote"]),
        (top("subtitle: x"), vec!["2, 9: expected key = value"]),
        (top("title = \"U\""), vec!["2, 1: expected each key once"]),
        (top("seed = -1"), vec!["2, 8: seed: expected a whole number of at least 0"]),
        (top("seed = 1.5"), vec!["2, 8: seed: expected a whole number of at least 0, found 1.5"]),
        (top("hints = \"yes\""), vec!["2, 9: hints: expected true or false"]),
        (top("hide = \"ids\""), vec!["2, 8: hide: expected a list of texts in quotes"]),
        (
            top("hide = [\"id\", \"page\"]"),
            vec!["2, 8: hide \"id\": expected one of", "2, 8: hide \"page\": expected one of"],
        ),
        (top("room = [\"tea\"]"), vec!["2, 8: room \"tea\": expected one of time, notes"]),
        (top("trim = \"a9\""), vec!["2, 8: trim \"a9\": expected a size"]),
        (top("trim = \"6 by 9\""), vec!["2, 8: trim \"6 by 9\": expected a size"]),
        (top("for = \"amazon\""), vec!["2, 7: for \"amazon\": expected one of kdp"]),
        (top("pdf = \"x-1a\""), vec!["2, 7: pdf \"x-1a\": expected one of screen"]),
        (top("theme = \"dark\""), vec!["2, 9: theme \"dark\": expected one of print"]),
        (top("language = \"fr\""), vec!["2, 12: language \"fr\": expected one of en"]),
        (top("date = \"2026-02-30\""), vec!["2, 8: date \"2026-02-30\": expected a day"]),
        (top("date = 2026-11-17"), vec!["2, 8: expected a text in quotes"]),
        (top("isbn = \"978-3-16-148410-1\""), vec!["2, 8: isbn \"978-3-16-148410-1\": expected"]),
        (top("isbn = \"12345\""), vec!["2, 8: isbn \"12345\": expected 10 or 13 digits"]),
        (top("bleed = -1"), vec!["2, 9: bleed -1: expected 0 to 25 millimetres"]),
        (top("inner = 200"), vec!["2, 9: inner 200: expected 0 to 60 millimetres"]),
        (top("hint-stages = 4"), vec!["2, 15: hint-stages 4: expected 1 to 3"]),
        (top("hint-stages = 2"), vec!["2, 15: hint-stages 2: expected hints = true too"]),
        (
            top("solutions-per-page = 1000000000"),
            vec!["2, 22: solutions-per-page 1000000000: expected 0 to 100"],
        ),
        (top("per-page = 0"), vec!["2, 12: per-page 0: expected 1 to 100"]),
        (top("foreword = \"gone.md\""), vec!["2, 12: foreword: there is no file \"gone.md\""]),
        (top("author = \"一\""), vec!["2, 10: author \"一\": expected letters"]),
        ("title = \"T\"\n".to_owned(), vec!["1, 12: expected at least one chapter"]),
        (top("").replace("[[chapter]]", "[chapter]"), vec!["3, 1: chapter: expected chapters"]),
        (top("").replace("[[chapter]]", "[[chapter]"), vec!["3, 11: expected"]),
        (
            "chapter = [{family = \"chess\", count = 1}]".to_owned(),
            vec!["1, 11: unknown family \"chess\""],
        ),
        (chapter("count = 1"), vec!["2, 1: expected a family, or puzzles of a file"]),
        (
            chapter("family = \"cirht\"\ncount = 0"),
            vec!["3, 10: unknown family \"cirht\"", "4, 9: expected a count of at least 1"],
        ),
        (chapter("family = \"cirth\""), vec!["2, 1: expected a count of at least 1"]),
        (
            chapter("family = \"cirth\"\ncount = 1\nparams = \"size=999,sice=4,areas=some\""),
            vec!["5, 10: size", "5, 10: unknown parameter \"sice\"", "5, 10: areas"],
        ),
        (chapter("family = \"cirth\"\ncount = 1\nparams = \"size=4,size=5\""), vec!["5, 10: "]),
        (
            chapter("family = \"cirth\"\ncount = 1\nlevel = \"mild\"\nsymbols = \"emoji\""),
            vec!["5, 9: level", "6, 11: symbols \"emoji\": expected one of plain, runes"],
        ),
        (
            chapter("family = \"cirth\"\ncount = 1\nlevel = \"easy\"\nparams = \"level=hard\""),
            vec!["5, 9: level: expected it once, here or in params"],
        ),
        (
            chapter("family = \"cirth\"\ncount = 99999\nper-page = 101"),
            vec!["5, 12: per-page 101: expected 1 to 100"],
        ),
        (
            chapter("family = \"cirth\"\ncount = 99999"),
            vec!["4, 9: 99999 puzzles: expected at most 10000"],
        ),
        (chapter("puzzles = \"gone.sdm\""), vec!["3, 11: there is no file \"gone.sdm\""]),
        (
            chapter("puzzles = \"mine.txt\"\ncount = 3\nparams = \"size=4\"\nlevel = \"easy\""),
            vec!["4, 9: count 3: mine.txt has 2", "5, 10: params: puzzles of", "6, 9: level:"],
        ),
        (chapter("puzzles = \"text.md\""), vec!["3, 11: text.md: line"]),
        (chapter("puzzles = \"mine.txt\"\nsymbols = \"emoji\""), vec!["4, 11: symbols \"emoji\""]),
        (
            top("subtitle = x\nauthor: me\ntrim = \"a9\""),
            vec!["2, 12: expected a text in", "3, 7: expected key", "4, 8: trim"],
        ),
        (
            top("foreword = \"\"\"\ntrim = 3\n\"\"\"\ntrim = \"a9\""),
            vec!["5, 8: trim \"a9\": expected a size"],
        ),
        // Errors that only show when the plan is tried out.
        (top("trim = \"3x3\"\ninner = 30\nouter = 20"), vec!["2, 8: the margins leave"]),
        (top("per-page = 99"), vec!["2, 12: chapter 1: 99 puzzles a page would be too small"]),
        (
            chapter("family = \"sudoku\"\ncount = 1\nparams = \"size=4,level=extreme\""),
            vec!["5, 10: "],
        ),
        (chapter("family = \"gogen\"\ncount = 1\nparams = \"words=zz\""), vec!["5, 10: words"]),
        (
            top("for = \"kdp\"\nbleed = 2\ninner = 5\ntheme = \"light\"\npdf = \"screen\""),
            vec![
                "4, 9: KDP: the inner margin",
                "3, 9: KDP: a bleed of 2 mm",
                "5, 9: KDP: the pages have colours",
                "6, 7: KDP: the file has links",
            ],
        ),
    ]
}

#[test]
fn everything_wrong_with_a_plan_has_its_line_and_column() {
    let cases = wrong_plans();
    assert!(cases.len() > 50);
    let mut others = Vec::new();
    for (text, expected) in cases {
        let found = faults(&text);
        let is_expected = |(found, expected): (&String, &&str)| {
            found.replacen("line ", "", 1).replacen("column ", "", 1).starts_with(expected)
        };
        if found.len() != expected.len() || !found.iter().zip(&expected).all(is_expected) {
            others.push((text, found, expected));
        }
    }
    assert!(others.is_empty(), "{others:#?}");
}

#[test]
fn errors_of_plans_are_in_every_language() {
    let mut english = Vec::new();
    for (text, _) in wrong_plans() {
        for language in ["de", "es", "it"] {
            let words = Words::new(Language::named(language).unwrap());
            let untold = faults(&text).into_iter().filter(|fault| words.phrase(fault).is_none());
            english.extend(untold.map(|fault| format!("{language}: {fault}")));
        }
    }
    assert!(english.is_empty(), "{english:#?}");
}

#[test]
fn shops_get_their_margins_and_say_what_they_refuse() {
    let remarks = |top: &str| laid_out(&small(top, 2), Part::Whole).unwrap().remarks().join("\n");
    let few = remarks("for = \"kdp\"\ntrim = \"6x9\"");
    assert!(few.contains("KDP: 6 pages: expected 24 to 828"), "{few}");
    assert_eq!(few.lines().count(), 1, "{few}");
    let narrow = remarks("for = \"ingram\"\ntrim = \"6x9\"\ninner = 5");
    assert!(narrow.contains("IngramSpark: the inner margin is 5.0 mm: expected at least 12.7"));
    let coloured = remarks("for = \"lulu\"\ntrim = \"5x8\"\ntheme = \"light\"\nbleed = 2");
    assert!(coloured.contains("colours") && coloured.contains("a bleed of 2 mm"), "{coloured}");
    assert!(remarks("for = \"kdp\"\ntrim = \"a4\"").contains("expected 24 to 780"));
    assert_eq!(remarks("trim = \"6x9\"\ninner = 5"), "");
    // There is bleed on three sides, or on all four.
    let is_wide = |shop: &str, width: &str| {
        let file = pdf(&small(&format!("for = \"{shop}\"\ntrim = \"6x9\"\nbleed = 3.175"), 1));
        has(&file, &format!("/MediaBox [0 0 {width}"))
    };
    assert!(is_wide("kdp", "441") && !is_wide("kdp", "450"));
    assert!(is_wide("lulu", "450") && !is_wide("lulu", "441"));
}

#[test]
fn the_same_book_has_the_same_bytes_in_every_form() {
    let made = || laid_out(&small("hints = true\nroom = [\"time\"]", 3), Part::Whole).unwrap();
    let (one, two, budget) = (made(), made(), Budget::unlimited());
    assert_eq!(one.pdf(&budget), two.pdf(&budget));
    let epub = one.epub(&budget).unwrap();
    assert_eq!(Ok(&epub), two.epub(&budget).as_ref());
    assert!(epub.starts_with(b"PK") && has(&epub[..60], "mimetypeapplication/epub+zip"));
    assert!(
        has(&epub, "pre-paginated") && has(&epub, "aria-label=\"") && has(&epub, "page-1.xhtml")
    );
    let sheet = one.contact_sheet(&budget).unwrap();
    assert!(sheet.starts_with(b"\x89PNG") && sheet.len() > 5_000);
    assert_eq!(Ok(sheet), two.contact_sheet(&budget));
}

#[test]
fn links_are_in_epub_files_too() {
    let book = laid_out(&small("", 2), Part::Whole).unwrap();
    let epub = book.epub(&Budget::unlimited()).unwrap();
    // The contents link to the chapter, a puzzle to its solution, and a solution to its puzzle.
    for target in ["page-3.xhtml", "page-4.xhtml", "page-5.xhtml"] {
        assert!(has(&epub, &format!("<a xlink:href=\"{target}\">")), "{target}");
    }
    assert!(has(&epub, "page-progression-direction=\"ltr\""));
    let other = laid_out(&small("left-handed = true", 2), Part::Whole).unwrap();
    let epub = other.epub(&Budget::unlimited()).unwrap();
    assert!(has(&epub, "page-progression-direction=\"rtl\""));
    assert!(has(&epub, "<itemref idref=\"page-1\" properties=\"page-spread-left\"/>"));
    assert!(has(&other.pdf(&Budget::unlimited()).unwrap(), "/Direction /R2L"));
    assert!(!has(&book.pdf(&Budget::unlimited()).unwrap(), "/Direction"));
}

#[test]
fn a_cover_is_as_wide_as_its_book_is_thick() {
    let text = small("for = \"kdp\"\ntrim = \"6x9\"\ntitle = \"Thick\"", 1);
    let plan = Plan::parse(&text).unwrap();
    let (thin, thick) = (CoverSize::of(&plan, 100), CoverSize::of(&plan, 300));
    assert!((thick.spine - 3.0 * thin.spine).abs() < 0.01);
    assert!((thick.width - thick.spine - 2.0 * (432.0 + 9.0)).abs() < 0.01);
    let orders = plan.orders(&text).unwrap();
    let entries = entries(&plan, &orders).unwrap();
    let file = cover(&plan, &entries, 300, &Budget::unlimited()).unwrap();
    let width = format!("/MediaBox [0 0 {}", thick.width as i32);
    assert!(has(&file, &width), "{width}");
}
