//! Tests the pages of whole books: nothing is outside the margins or covers anything else, and
//! readers find everything they need.

use std::collections::BTreeSet;

use gridwright::Budget;
use gridwright_render::{Class, Form, Layer, Move, Picture, Ruler, Sheet, Tag};

use crate::book::{Book, lay_out};
use crate::collect::Collection;
use crate::layout::Part;
use crate::plan::Plan;
use crate::trim::MM;

fn book(text: &str) -> Book {
    let plan = Plan::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let orders = plan.orders(text).unwrap();
    let mut collection = Collection::new(&plan, &orders, BTreeSet::new());
    loop {
        let wanted = collection.wanted();
        if wanted.is_empty() {
            break;
        }
        for one in wanted {
            collection.add(one.make(|| Budget::nodes(5_000_000)));
        }
    }
    assert_eq!(collection.missing(), None, "{text}");
    let entries = collection.into_entries().0;
    lay_out(&plan, &orders, &entries, Part::Whole, &Budget::unlimited()).unwrap()
}

/// A book with some puzzles of a kind.
fn of_kind(top: &str, family: &str, params: &str, count: usize) -> Book {
    book(&format!(
        "{top}\n[[chapter]]\nfamily = \"{family}\"\nparams = \"{params}\"\ncount = {count}\n"
    ))
}

/// Left, top, right and bottom.
type Bounds = [f32; 4];

fn is_picture(layer: &Layer) -> bool {
    matches!(layer.tag, Tag::Figure(_))
}

/// The bounds of all texts of a page outside its pictures, with the texts.
fn texts(sheet: &Sheet) -> Vec<(Bounds, String)> {
    let ruler = Ruler::new();
    let mut texts = Vec::new();
    for layer in sheet.layers.iter().filter(|layer| !is_picture(layer)) {
        for shape in &layer.picture.shapes {
            let Form::Text { at: (x, y), size, text } = &shape.form else { continue };
            let half = 0.5
                * match shape.class {
                    Class::Given => ruler.bold_width(text, *size),
                    _ => ruler.width(text, *size),
                };
            let bounds = [x - half, y - 0.73 * size, x + half, y + 0.05 * size];
            texts.push((bounds, text.clone()));
        }
    }
    texts
}

/// The bounds of all pictures of a page, without the blank margin around their boards.
fn pictures(sheet: &Sheet) -> Vec<Bounds> {
    let bounds = |layer: &Layer| {
        let (x, y) = layer.at;
        let Picture { width, height, .. } = layer.picture;
        let margin = 5.0 * layer.scale;
        let (right, bottom) = (x + layer.scale * width, y + layer.scale * height);
        [x + margin, y + margin, right - margin, bottom - margin]
    };
    sheet.layers.iter().filter(|layer| is_picture(layer)).map(bounds).collect()
}

/// The bounds of all lines of a page outside its pictures.
fn rules(sheet: &Sheet) -> Vec<Bounds> {
    let mut rules = Vec::new();
    for layer in sheet.layers.iter().filter(|layer| !is_picture(layer)) {
        for shape in layer.picture.shapes.iter().filter(|shape| shape.class == Class::Grid) {
            if let Form::Path(moves) = &shape.form
                && let [Move::To((x, y)), Move::Line((end, _))] = moves[..]
            {
                rules.push([x, y - 0.4, end, y + 0.4]);
            }
        }
    }
    rules
}

fn overlap(one: Bounds, other: Bounds) -> bool {
    let shared = |low: usize| one[low + 2].min(other[low + 2]) - one[low].max(other[low]);
    shared(0) > 0.5 && shared(1) > 0.5
}

/// Checks that nothing on the pages of a book is outside the margins or covers anything else.
fn check_pages(text: &str) {
    let book = book(text);
    let margins = book.interior.margins;
    let is_left_handed = book.info.is_bound_right;
    for (i, sheet) in book.sheets.iter().enumerate() {
        let page = format!("{text}\npage {}", i + 1);
        let is_spine_left = i.is_multiple_of(2) != is_left_handed;
        let (left, right) = match is_spine_left {
            true => (margins.inner, margins.outer),
            false => (margins.outer, margins.inner),
        };
        let area = [
            left * MM - 0.5,
            margins.top * MM - 0.5,
            sheet.width - right * MM + 0.5,
            sheet.height - margins.bottom * MM + 0.5,
        ];
        let is_inside = |one: Bounds| {
            one[0] >= area[0] && one[1] >= area[1] && one[2] <= area[2] && one[3] <= area[3] + 2.0
        };
        let (texts, pictures, rules) = (texts(sheet), pictures(sheet), rules(sheet));
        for (bounds, words) in &texts {
            assert!(is_inside(*bounds), "{page}: {words:?} at {bounds:?} is outside {area:?}");
        }
        for bounds in pictures.iter().chain(&rules) {
            assert!(is_inside(*bounds), "{page}: {bounds:?} is outside {area:?}");
        }
        for (j, (bounds, words)) in texts.iter().enumerate() {
            for (other, others) in &texts[..j] {
                assert!(!overlap(*bounds, *other), "{page}: {words:?} is over {others:?}");
            }
            for other in &pictures {
                assert!(!overlap(*bounds, *other), "{page}: {words:?} is over a picture");
            }
            for other in &rules {
                assert!(!overlap(*bounds, *other), "{page}: {words:?} is over a line");
            }
        }
        for (j, one) in pictures.iter().enumerate() {
            for other in &pictures[..j] {
                assert!(!overlap(*one, *other), "{page}: two pictures overlap");
            }
        }
    }
}

/// The texts of a page.
fn words(sheet: &Sheet) -> String {
    let texts = texts(sheet).into_iter().map(|(_, text)| text);
    texts.collect::<Vec<_>>().join(" ")
}

const FRONT: &str = "title = \"A title that is longer than most of the others and needs more lines\"\n\
    subtitle = \"A subtitle of some words\"\nauthor = \"An Author with a Long Name, and Another Author of the Same Book\"\n\
    publisher = \"The Publisher\"\ncopyright = \"(c) 2026\"\nisbn = \"978-3-16-148410-0\"\n\
    foreword = \"# Before\\n\\nA text.\"\nafterword = \"A text.\"\nhints = true\nroom = [\"time\", \"notes\"]\n";

const EVERY_FAMILY: &str = "[[chapter]]\nfamily = \"sudoku\"\nlevel = \"easy\"\ncount = 5\n\
    [[chapter]]\nfamily = \"cirth\"\nparams = \"size=6\"\nsymbols = \"runes\"\ncount = 3\n\
    [[chapter]]\nfamily = \"gogen\"\ncount = 2\n[[chapter]]\nfamily = \"alcazar\"\ncount = 3\n\
    [[chapter]]\nfamily = \"futoshiki\"\ncount = 3\n";

#[test]
fn nothing_is_outside_the_margins_or_over_anything_else() {
    for (i, top) in [
        "for = \"kdp\"\ntrim = \"6x9\"",
        "for = \"ingram\"\ntrim = \"5x8\"\nhint-stages = 3",
        "for = \"lulu\"\ntrim = \"8.5x11\"\nlarge-print = true",
        "trim = \"a5\"\nleft-handed = true\nhint-stages = 2",
        "trim = \"8.25x6\"",
        "for = \"kdp\"\ntrim = \"8.5x8.5\"\nbleed = 3.175",
    ]
    .iter()
    .enumerate()
    {
        let language = gridwright_words::Language::CODES[i % 4];
        check_pages(&format!("{FRONT}language = \"{language}\"\n{top}\n{EVERY_FAMILY}"));
    }
}

#[test]
fn variants_fit_their_pages_too() {
    for (language, params, count) in [
        ("de", "killer=yes,level=easy", 3),
        ("es", "windows=yes", 2),
        ("it", "regions=jigsaw", 2),
        ("en", "layout=samurai", 1),
        ("de", "size=16", 1),
        ("it", "size=4", 12),
    ] {
        let top = format!("{FRONT}language = \"{language}\"\ntrim = \"6x9\"\nfor = \"kdp\"");
        check_pages(&format!(
            "{top}\n[[chapter]]\nfamily = \"sudoku\"\nparams = \"{params}\"\ncount = {count}\n"
        ));
    }
}

/// Page numbers in captions lead to the pages with the solutions and puzzles.
#[test]
fn references_lead_to_the_right_pages() {
    let book = book(&format!("trim = \"a5\"\nhint-stages = 2\nhints = true\n{EVERY_FAMILY}"));
    let (mut n_solutions, mut n_puzzles) = (0, 0);
    for (page, sheet) in book.sheets.iter().enumerate() {
        for layer in &sheet.layers {
            let Some(link) = layer.link else { continue };
            let text = layer.text();
            let number = text.split(' ').find_map(|word| word.parse::<usize>().ok());
            if let Some(number) = text.strip_prefix("Solution on page ") {
                assert_eq!(number.parse(), Ok(link.page + 1));
                assert!(link.page > page);
                n_solutions += 1;
            } else if text.starts_with("page ") {
                assert_eq!(number, Some(link.page + 1));
                assert!(link.page < page);
                n_puzzles += 1;
            }
        }
    }
    assert_eq!((n_solutions, n_puzzles), (16, 16));
    // The number of each puzzle is on the page of the puzzle and on that of its solution.
    let headings = |sheet: &Sheet, tag: &Tag| -> Vec<String> {
        sheet.layers.iter().filter(|layer| layer.tag == *tag).map(Layer::text).collect()
    };
    for number in 1..=16 {
        let number = number.to_string();
        let is_puzzle = |sheet: &&Sheet| headings(sheet, &Tag::Heading(2)).contains(&number);
        let puzzle = book.sheets.iter().find(is_puzzle).expect("its puzzle");
        let links = puzzle.layers.iter().filter_map(|layer| layer.link);
        let targets: BTreeSet<usize> = links.map(|link| link.page).collect();
        let is_there =
            |&page: &usize| headings(&book.sheets[page], &Tag::Paragraph).contains(&number);
        assert!(targets.iter().any(is_there), "{number}: {targets:?}");
    }
}

/// Solutions run on from chapter to chapter, with cells of one size.
#[test]
fn solutions_have_one_size_and_run_on() {
    let text = format!("trim = \"a4\"\nseed = 2\n{EVERY_FAMILY}");
    let book = book(&text);
    let start = book.info.bookmarks.last().unwrap().page;
    let sheets = &book.sheets[start..];
    assert_eq!(sheets.len(), 2, "sixteen solutions of five chapters");
    let scales = sheets.iter().flat_map(|sheet| &sheet.layers).filter(|layer| is_picture(layer));
    let scales: Vec<f32> = scales.map(|layer| layer.scale).collect();
    assert_eq!(scales.len(), 16);
    assert!(scales.iter().all(|scale| *scale == scales[0]), "{scales:?}");
    let puzzles = book.sheets[..start].iter().flat_map(|sheet| &sheet.layers);
    let puzzles = puzzles.filter(|layer| is_picture(layer) && layer.scale < scales[0]).count();
    assert_eq!(puzzles, 0, "no solution is larger than a puzzle");
}

/// The page of rules shows the rules that apply, an example with its solution, and its first step.
#[test]
fn pages_of_rules_are_illustrated() {
    for top in ["trim = \"a4\"", "trim = \"a4\"\nlarge-print = true", "trim = \"5x8\""] {
        for (family, params, rule, other) in [
            ("sudoku", "", "", "diagonal"),
            ("sudoku", "diagonal=yes", "diagonal", "cage"),
            ("sudoku", "killer=yes", "cage", "diagonal"),
            ("alcazar", "", "", "number"),
            ("gogen", "", "word", "row and column"),
        ] {
            let book = of_kind(top, family, params, 1);
            let start = book.info.bookmarks[0].page;
            // The pages before the one with the puzzle.
            let is_puzzle = |sheet: &Sheet| words(sheet).contains("Solution on page");
            let n_pages = book.sheets[start..].iter().position(is_puzzle).unwrap();
            assert!((1..=2).contains(&n_pages));
            let pages = &book.sheets[start..start + n_pages];
            let text = pages.iter().map(words).collect::<Vec<_>>().join(" ").to_lowercase();
            assert!(text.contains("how to play") && text.contains(rule), "{params}: {text}");
            assert!(!text.contains(other), "{params}: {text}");
            assert!(text.contains("an example") && text.contains("a first step"), "{text}");
            let n_pictures: usize = pages.iter().map(|sheet| pictures(sheet).len()).sum();
            assert_eq!(n_pictures, 3, "{family} {params}: puzzle, solution and step");
        }
    }
}

/// Where several grids are too small to be read, the example has one; on large pages it has all.
#[test]
fn several_grids_have_an_example_on_every_page() {
    for trim in ["5x8", "6x9", "a5", "a4", "8.5x11"] {
        for layout in ["twin", "sohei", "windmill", "samurai"] {
            let params = format!("layout={layout}");
            let book = of_kind(&format!("trim = \"{trim}\""), "sudoku", &params, 1);
            let is_rules = |sheet: &&Sheet| !words(sheet).contains("Solution on page");
            let chapter = &book.sheets[book.info.bookmarks[0].page..];
            let pages: Vec<&Sheet> = chapter.iter().take_while(is_rules).collect();
            let text = pages.iter().map(|sheet| words(sheet)).collect::<Vec<_>>().join(" ");
            assert!(text.contains("An example"), "{trim} {layout}: {text}");
            assert!(text.contains("A first step"), "{trim} {layout}: {text}");
            let n_pictures: usize = pages.iter().map(|sheet| pictures(sheet).len()).sum();
            assert_eq!(n_pictures, 3, "{trim} {layout}: puzzle, solution and step");
            let is_small = trim == "5x8" && layout == "samurai";
            assert!(!is_small || text.contains("in one grid"), "{trim} {layout}: {text}");
        }
    }
}

/// On pages of rules, too, no text is smaller than 7 points.
#[test]
fn examples_are_legible() {
    for (trim, params) in [
        ("6x9", "killer=yes"),
        ("a5", "killer=yes,diagonal=yes"),
        ("5x8", ""),
        ("a4", "layout=samurai"),
        ("8x10", "layout=twin"),
    ] {
        let book = of_kind(&format!("trim = \"{trim}\"\nfor = \"kdp\""), "sudoku", params, 1);
        for (i, sheet) in book.sheets.iter().enumerate() {
            for layer in &sheet.layers {
                for shape in &layer.picture.shapes {
                    let Form::Text { size, text, .. } = &shape.form else { continue };
                    let size = layer.scale * size;
                    assert!(size > 6.99, "{trim} {params}: page {}: {text} has {size}", i + 1);
                }
            }
        }
    }
}

#[test]
fn symbols_that_are_no_digits_are_listed() {
    let rules = |family: &str, params: &str, symbols: &str| {
        let text = format!(
            "[[chapter]]\nfamily = \"{family}\"\nparams = \"{params}\"\ncount = 1\nsymbols = \"{symbols}\""
        );
        let book = book(&text);
        words(&book.sheets[book.info.bookmarks[0].page])
    };
    assert!(rules("sudoku", "size=16", "plain").contains("The 16 symbols, in order: 1 2 3"));
    assert!(rules("cirth", "size=5", "runes").contains("The 5 symbols, in order:"));
    assert!(!rules("cirth", "size=5", "plain").contains("symbols, in order"));
    assert!(!rules("gogen", "", "plain").contains("symbols, in order"));
}

/// The pages of rules of a book with these chapters, one text for each chapter.
fn rules_of(chapters: &[(&str, &str, &str)]) -> Vec<String> {
    let chapter = |(family, params, symbols): &(&str, &str, &str)| {
        format!(
            "[[chapter]]\nfamily = \"{family}\"\nparams = \"{params}\"\ncount = 1\nsymbols = \"{symbols}\"\n"
        )
    };
    let book = book(&chapters.iter().map(chapter).collect::<String>());
    let marks = &book.info.bookmarks;
    let chapters = marks.windows(2).take(chapters.len());
    let of = |sheets: &[Sheet]| {
        let of_rules = sheets.iter().map(words).filter(|text| text.contains("How to play"));
        of_rules.collect::<Vec<_>>().join("\n")
    };
    chapters.map(|pair| of(&book.sheets[pair[0].page..pair[1].page])).collect()
}

/// Several grids, areas without a rule and other symbols are explained even where the rules are those
/// of an earlier chapter, and nothing is explained twice.
#[test]
fn whatever_is_new_in_a_chapter_is_explained() {
    let found = rules_of(&[
        ("sudoku", "", "plain"),
        ("sudoku", "layout=samurai", "plain"),
        ("sudoku", "size=16", "plain"),
        ("sudoku", "level=easy", "plain"),
    ]);
    assert!(found[1].contains("where they overlap"), "{found:?}");
    assert!(found[2].contains("Sudoku 16 x 16 How to play"), "{found:?}");
    assert!(found[2].contains("16 symbols") && !found[2].contains("An example"), "{found:?}");
    assert_eq!(found[3], "");
    let found = rules_of(&[
        ("cirth", "size=5,areas=none", "plain"),
        ("cirth", "size=6", "plain"),
        ("cirth", "size=6", "runes"),
        ("cirth", "size=6,level=easy", "runes"),
    ]);
    assert!(!found[0].contains("tinted") && found[1].contains("tinted"), "{found:?}");
    assert!(found[2].contains("6 symbols") && found[2].contains("An example"), "{found:?}");
    assert_eq!(found[3], "");
}

/// The figures of the puzzles of a book with one puzzle, without those of its rules.
fn puzzle_of(book: &Book) -> &Layer {
    let figures = book.sheets.iter().flat_map(|sheet| &sheet.layers);
    figures.filter(|layer| is_picture(layer)).nth(1).expect("a puzzle after the title page")
}

#[test]
fn samurai_grids_are_numbered() {
    let book = of_kind("hide = [\"rules\"]", "sudoku", "layout=samurai", 1);
    let labels = puzzle_of(&book).picture.shapes.iter().filter(|one| one.class == Class::Label);
    let mut numbers: Vec<String> = labels
        .filter_map(|one| match &one.form {
            Form::Text { text, .. } => Some(text.clone()),
            _ => None,
        })
        .collect();
    numbers.sort();
    assert_eq!(numbers, ["(1)", "(2)", "(3)", "(4)", "(5)"]);
}

#[test]
fn words_stand_in_columns_with_boxes_to_tick() {
    let book = of_kind("hide = [\"rules\"]", "gogen", "", 1);
    let shapes = &puzzle_of(&book).picture.shapes;
    let words = shapes.iter().filter_map(|shape| match (&shape.form, shape.class) {
        (Form::Text { at, text, .. }, Class::Caption) => Some((*at, text)),
        _ => None,
    });
    let words: Vec<_> = words.collect();
    let boxes = shapes.iter().filter(|shape| shape.class == Class::Grid).filter_map(|shape| {
        match &shape.form {
            Form::Path(moves) if moves.last() == Some(&Move::Close) => Some(moves[0]),
            _ => None,
        }
    });
    let boxes: Vec<Move> = boxes.collect();
    assert!(words.len() > 5 && words.len() == boxes.len(), "{words:?} {boxes:?}");
    let rows: BTreeSet<i32> = words.iter().map(|((_, y), _)| *y as i32).collect();
    assert!(rows.len() > 1 && rows.len() < words.len(), "several columns: {rows:?}");
}

/// Even the widest letter stays inside its box.
#[test]
fn letters_fit_their_boxes() {
    let book = of_kind("hide = [\"rules\"]", "gogen", "", 2);
    let ruler = Ruler::new();
    let figures = book.sheets.iter().flat_map(|sheet| &sheet.layers).filter(|one| is_picture(one));
    let shapes = figures.flat_map(|layer| &layer.picture.shapes);
    let mut n_letters = 0;
    for shape in shapes.filter(|shape| matches!(shape.class, Class::Given | Class::Entry)) {
        let Form::Text { size, text, .. } = &shape.form else { continue };
        assert!(ruler.bold_width(text, *size) < 0.86 * 26.4, "{text}");
        n_letters += 1;
    }
    assert!(n_letters > 50, "two solutions have all letters");
}

/// Areas without a rule are tinted; walls are only around areas with a rule.
#[test]
fn areas_that_only_guide_have_no_walls() {
    let n_walls = |params: &str| {
        let book = of_kind("hide = [\"rules\"]", "cirth", params, 1);
        let shapes = &puzzle_of(&book).picture.shapes;
        let walls = shapes.iter().filter(|shape| shape.class == Class::Wall);
        walls
            .map(|shape| match &shape.form {
                Form::Path(moves) => moves.iter().filter(|one| matches!(one, Move::To(_))).count(),
                _ => 0,
            })
            .sum::<usize>()
    };
    assert!(n_walls("size=6,areas=distinct") > n_walls("size=6"));
    assert!(n_walls("size=6") <= 4, "the frame alone");
}

#[test]
fn what_is_hidden_is_on_no_page() {
    let all = |top: &str| {
        let book = of_kind(top, "sudoku", "level=easy", 1);
        let n_dots = book.sheets.iter().flat_map(|sheet| &sheet.layers).filter(|layer| {
            let discs =
                layer.picture.shapes.iter().filter(|one| matches!(one.form, Form::Disc { .. }));
            layer.tag == Tag::Artifact && discs.count() == gridwright::Level::ALL.len()
        });
        (book.sheets.iter().map(words).collect::<Vec<_>>().join("\n"), n_dots.count())
    };
    let base = "publisher = \"P\"";
    let (shown, dots) = all(base);
    let shows =
        ["sudoku/level=easy@1#1", "easy, ", "Solution on page", "How to play", "Gridwright"];
    assert!(shows.iter().all(|text| shown.contains(text)) && dots == 1, "{shown}");
    for (hidden, text) in ["ids", "levels", "pages", "rules", "program"].iter().zip(shows) {
        let (left, _) = all(&format!("{base}\nhide = [\"{hidden}\"]\n"));
        // The title of the chapter has the level too.
        let left = left.replace("Sudoku, easy", "");
        assert!(!left.contains(text), "{hidden}: {left}");
    }
    let (left, _) = all(&format!("{base}\nhide = [\"ratings\"]\n"));
    assert!(shown.contains("1 easy, ") && left.contains("1 easy "), "{left}");
    assert_eq!(all(&format!("{base}\nhide = [\"dots\"]\n")).1, 0);
    let (rooms, _) = all("room = [\"time\", \"notes\"]");
    assert!(rooms.contains("Time") && rooms.contains("Notes"));
}

/// Paths of solutions are grey, so that walls can be distinguished from them.
#[test]
fn paths_are_lighter_than_walls() {
    let book = of_kind("pdf = \"print\"", "alcazar", "", 1);
    let solution = book.sheets.last().unwrap().layers.iter().find(|layer| is_picture(layer));
    let shapes = &solution.unwrap().picture.shapes;
    let first = |class: Class| shapes.iter().position(|shape| shape.class == class).unwrap();
    assert!(first(Class::Path) < first(Class::Wall), "walls are drawn over the path");
}

/// IngramSpark wants a blank last page, the others an even number of pages.
#[test]
fn shops_get_an_even_number_of_pages() {
    for shop in ["kdp", "lulu", "ingram"] {
        for per_page in [1, 2] {
            let top = format!("for = \"{shop}\"\ntrim = \"6x9\"\nper-page = {per_page}");
            let book = of_kind(&top, "cirth", "size=4", 2);
            assert_eq!(book.n_pages() % 2, 0);
            let is_blank = book.sheets.last().unwrap().layers.is_empty();
            assert!(is_blank || shop != "ingram", "{top}");
        }
    }
}

/// The cells of diagonals are tinted, so no line has to run through the sums of cages.
#[test]
fn diagonals_do_not_cross_sums() {
    let n_lines = |params: &str| {
        let book = of_kind("hide = [\"rules\"]", "sudoku", params, 1);
        let shapes = &puzzle_of(&book).picture.shapes;
        let is_tinted = shapes.iter().any(|shape| matches!(shape.class, Class::Tint(_)));
        (shapes.iter().filter(|shape| shape.class == Class::Guide).count(), is_tinted)
    };
    assert_eq!(n_lines("size=6,diagonal=yes,killer=yes"), (0, true));
    assert!(n_lines("size=6,diagonal=yes").0 > 0);
}

/// Sums would collide with the digits of a solution.
#[test]
fn solutions_of_killers_have_no_sums() {
    let book = of_kind("", "sudoku", "size=6,killer=yes", 1);
    let n_sums = |sheet: &Sheet| {
        let shapes = sheet.layers.iter().flat_map(|layer| &layer.picture.shapes);
        shapes.filter(|shape| matches!(shape.class, Class::CageLabel | Class::Cage)).count()
    };
    let n: Vec<usize> = book.sheets.iter().map(n_sums).collect();
    assert!(n[n.len() - 2] > 5 && n[n.len() - 1] == 0, "{n:?}");
}
