use super::super::shape::Shape;
use super::super::{generate, json};
use super::{line, parse, rows, write};
use gridwright_core::{Budget, Rng, culprits};
use gridwright_words::{Language, Words};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn all_ways_to_write_one_board_read_alike() {
    let plain: Vec<String> = (0..9).map(|r| LINE[9 * r..9 * r + 9].to_owned()).collect();
    let spaced = plain.join("\n").replace('.', " *");
    let barred: Vec<String> = plain
        .iter()
        .map(|row| format!("| {} | {} | {} |", &row[..3], &row[3..6], &row[6..]))
        .collect();
    let ruled = |rule: &str| {
        let bands: Vec<String> = barred.chunks(3).map(|band| band.join("\n")).collect();
        format!("{rule}\n{}\n{rule}", bands.join(&format!("\n{rule}\n")))
    };
    let unicode = ruled("┣━━━━━╋━━━━━╋━━━━━┫").replace('|', "┃");
    for text in [
        LINE.to_owned(),
        format!("  {LINE}\n"),
        LINE.replace('.', "0"),
        LINE.replace('.', "-"),
        LINE.replace('.', "_"),
        plain.join("\n"),
        plain.join("\r\n") + "\r\n",
        format!("# a comment\n\nSUDOKU\n{}\n", plain.join("\n\n")),
        spaced,
        ruled("+-----+-----+-----+"),
        ruled("------------------"),
        ruled("---|---|---"),
        ruled("==================="),
        unicode,
        format!("sudoku\n{LINE}"),
    ] {
        let grid = parse(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        assert_eq!(line(&grid), LINE, "{text}");
    }
    assert_eq!(write(&parse(LINE).unwrap()), format!("sudoku\n{}\n", plain.join("\n")));
}

#[test]
fn rows_of_dashes_are_empty_rows_while_rows_are_missing() {
    let board = "1---\n----\n----\n---4";
    assert_eq!(line(&parse(board).unwrap()), "1..............4");
    assert_eq!(line(&parse("----\n----\n----\n----").unwrap()), "................");
    assert_eq!(line(&parse("12..\n....\n----\n....\n..34").unwrap()), "12............34");
}

#[test]
fn the_side_follows_from_the_number_of_cells() {
    for n in [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, 36] {
        let cells = ".".repeat(n * n);
        let grid = parse(&cells).unwrap();
        assert_eq!((grid.shape().n, line(&grid)), (n, cells));
        assert_eq!(*grid.shape(), Shape::plain(n).unwrap());
    }
    assert!(line(&parse(&format!("g{}", ".".repeat(255))).unwrap()).starts_with('G'));
}

#[test]
fn words_maps_and_cages_come_back() {
    for text in [
        "1..4......4.2.../latin",
        "1.................2................./boxes=3x2/anti-king",
        "................/regions=1112312233423444",
        "................/diagonal/regions=1112312233423444/cages=4r1c1r2c1,7r3c3r3c4r4c4",
        &format!("{LINE}/diagonal/windows/anti-knight/non-consecutive"),
        "................/falling-diagonal",
        "1.............../rising-diagonal/anti-king/cages=-r1c1r2c4",
        "................/cages=40r1c1,0r1c2,3r2c1r2c2,-r1c1r1c2r2c1r3c1r4c1,-r4c4/marks=12r1c1,4r3c3",
        &format!("{}/twin", ".".repeat(153)),
        &format!("{}/samurai/diagonal", ".".repeat(369)),
    ] {
        let grid = parse(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(line(&grid), text);
        assert_eq!(line(&parse(&write(&grid)).unwrap()), text);
        assert_eq!(line(&json::read(&json::write(&grid)).unwrap()), text);
    }
    let samurai = parse(&format!("{}/samurai", ".".repeat(369))).unwrap();
    assert_eq!(rows(&samurai)[0], ".........~~~.........");
    let blanks = write(&samurai).replace('~', " ");
    assert_eq!(line(&parse(&blanks).unwrap()), line(&samurai));
}

#[test]
fn what_is_wrong_is_reported_with_its_place() {
    let board = |n: usize| vec![".".repeat(n); n].join("\n");
    for (text, expected) in [
        (String::new(), "line 1, column 1: expected a board, but there is none"),
        ("sudoku".to_owned(), "line 1, column 7: expected the rows of a board below this line"),
        (LINE[..80].to_owned(), "line 1, column 81: expected 81 cells for a 9x9 board, found 80"),
        (format!("{LINE}."), "line 1, column 82: expected 81 cells for a 9x9 board, found 82"),
        (
            LINE.replace('5', "A"),
            "line 1, column 1: expected a symbol from 1 to 9 or a dot, found 'A'",
        ),
        (
            board(17),
            "line 1, column 1: expected a side that boxes can fill, such as 9 or 16: 17x17 needs the word latin or a map of regions",
        ),
        (
            ".".repeat(289),
            "line 1, column 1: expected a side that boxes can fill, such as 9 or 16: 17x17 needs the word latin or a map of regions",
        ),
        (
            board(3),
            "line 1, column 1: expected a square board of side 4 to 49, found 3 cells in a row",
        ),
        (board(9)[..70].to_owned(), "line 8, column 1: expected 9 rows in the board, found 7"),
        (
            format!("{}\n.........", board(9)),
            "line 10, column 1: expected 9 rows in the board, found one more",
        ),
        (
            "....\n.....\n....\n....".to_owned(),
            "line 2, column 5: expected 4 cells in this row, found 5",
        ),
        (
            "1234\n..5.\n....\n....".to_owned(),
            "line 2, column 3: expected a symbol from 1 to 4 or a dot, found '5'",
        ),
        (
            format!("sudoku boxes=2x2\n{}", board(6)),
            "line 2, column 1: expected a board of 4x4 for boxes of 2x2, found 6x6",
        ),
        (
            "................/regions=1112312233423434".to_owned(),
            "line 1, column 30: expected 4 cells in region 3, found 5",
        ),
        (
            "................/regions=1122112244334433/windows".to_owned(),
            "line 1, column 1: expected boxes that are square or nearly so, for windows",
        ),
        (
            "....\n....\n....\n....\nregions\n1121\n1222\n3344\n3344".to_owned(),
            "line 6, column 4: expected the cells of region 1 to touch one another",
        ),
        (
            "................/regions=111".to_owned(),
            "line 1, column 26: expected 16 letters for the regions, found 3",
        ),
        (
            "....\n....\n....\n....\ncages\n10000 r1c1 r1c2".to_owned(),
            "line 6, column 1: expected a sum of at most 9999, found 10000",
        ),
        (
            "................/cages=-r1c1r1c1".to_owned(),
            "line 1, column 24: expected each cell of a cage once, but r1c1 is in it twice",
        ),
        (
            "................/cages=-".to_owned(),
            "line 1, column 24: expected at least one cell in a cage, found none",
        ),
        (
            "....\n....\n....\n....\nmarks\n12 r1c1\n5 r1c2".to_owned(),
            "line 7, column 1: expected marks as symbols, each once, found \"5\"",
        ),
        (
            "................/marks=12r1c1,13r1c2r1c1".to_owned(),
            "line 1, column 31: expected the marks of each cell once, but r1c1 has them twice",
        ),
        (
            "................/marks=r1c1".to_owned(),
            "line 1, column 24: expected marks and their cells, as in 23 r6c1",
        ),
        (
            "................/cages=5r1c1r1c9".to_owned(),
            "line 1, column 29: expected cells from r1c1 to r4c4, found \"r1c9\"",
        ),
        (
            "................/cages=r1c1".to_owned(),
            "line 1, column 24: expected a sum (or - for none) and its cells, as in 15 r1c1 r1c2",
        ),
        (
            "................/cages=5r1c1r1c2/samurai".to_owned(),
            "line 1, column 17: expected 369 cells for a samurai, found 16",
        ),
    ] {
        let error = parse(&text).err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some(expected), "{text}");
    }
    let error = parse("................/diagnal").err().unwrap().to_string();
    assert!(error.starts_with("line 1, column 18: expected one of diagonal, falling"), "{error}");
    assert!(parse("................/diagonal/diagonal").is_err(), "each word once");
    assert!(parse("................/diagonal/falling-diagonal").is_err(), "each rule once");
    let both = parse("................/rising-diagonal/falling-diagonal").unwrap();
    assert_eq!(line(&both), "................/diagonal");
}

#[test]
fn clues_that_clash_are_named() {
    let grid = parse(&format!("5...5{}", ".".repeat(76))).unwrap();
    let found = culprits(&grid, &mut Budget::unlimited());
    let english = Words::new(Language::English);
    let words: Vec<String> = found.iter().map(|found| english.culprit(&grid, found)).collect();
    assert_eq!(words, ["the clues r1c1=5, r1c5=5 do not go together in row 1"]);
}

#[test]
fn three_phases_are_described_step_by_step() {
    let params = super::super::info::PARAMS;
    let asked = "method=three-phase,target=easy";
    let params = gridwright_core::Params::parse(params, asked).unwrap();
    let notes = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let sink = std::sync::Arc::clone(&notes);
    let mut budget = Budget::unlimited()
        .with_notes(std::sync::Arc::new(move |note| sink.lock().unwrap().push(note.to_owned())));
    let made = generate::generate(&params, &mut Rng::from_seed(1), &mut budget).unwrap();
    let notes = notes.lock().unwrap();
    let n_told = |phase: &str| {
        notes.iter().filter(|note| note.starts_with(phase) && note.contains(" from ")).count()
    };
    let figure = |name: &str| made.figures.iter().find(|(known, _)| *known == name).unwrap().1;
    assert_eq!((n_told("phase 1"), figure("phase-1")), (9, 9.0));
    assert_eq!(n_told("phase 2") as f64, figure("phase-2"));
    assert_eq!((n_told("phase 3"), figure("phase-3")), (10, 10.0));
    let removed = 81 - made.puzzle.board().n_givens();
    assert_eq!(removed as f64, 19.0 + figure("phase-2"));
    assert!(notes.last().unwrap().ends_with(&format!("{removed} removed")), "{notes:?}");
}

#[test]
fn blanks_can_stand_for_empty_cells() {
    let dots = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79";
    let expected = line(&parse(dots).unwrap());
    let blanks = dots.replace('.', " ");
    let trimmed: Vec<&str> = blanks.lines().map(str::trim_end).collect();
    let rows: Vec<String> =
        blanks.lines().map(|row| format!("|{}|{}|{}|", &row[..3], &row[3..6], &row[6..])).collect();
    let drawn = format!("{}\n+---+---+---+\n{}", rows[..3].join("\n"), rows[3..].join("\n"));
    for text in [
        &blanks,
        &trimmed.join("\n"),
        &format!("\n{blanks}\n\n"),
        &format!("sudoku\n{blanks}"),
        &drawn,
    ] {
        assert_eq!(parse(text).map(|grid| line(&grid)).as_deref(), Ok(expected.as_str()), "{text}");
    }
    // Blanks between cells are no cells.
    let spaced = dots.replace("", " ");
    assert_eq!(parse(&spaced).map(|grid| line(&grid)).as_deref(), Ok(expected.as_str()));
}
