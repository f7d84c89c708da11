//! Checks every cell of the table in docs/formats/exchange.md, which lists the content that each
//! format can hold.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use gridwright::formats::{FormatOf, Play, formats, write_as};
use gridwright::{Budget, Puzzle, open};

/// The cells of each row by the heading of their column.
fn table() -> BTreeMap<String, BTreeMap<String, String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats/exchange.md");
    let text = std::fs::read_to_string(path).expect("a document");
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let mut lines = text.lines().skip_while(|line| !line.starts_with("| name |"));
    let heads = cells(lines.next().expect("a table"));
    let mut rows = BTreeMap::new();
    for line in lines.skip(1).take_while(|line| line.starts_with('|')) {
        let row = cells(line);
        let names = row[0].split(", ").map(|name| name.trim_matches('`').to_owned());
        let row: BTreeMap<String, String> = heads.iter().cloned().zip(row.clone()).collect();
        rows.extend(names.map(|name| (name, row.clone())));
    }
    rows
}

fn puzzle(text: &str) -> Arc<dyn Puzzle> {
    open(text, None, &mut Budget::unlimited()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn is_written(known: FormatOf, puzzle: &dyn Puzzle) -> bool {
    write_as(known, puzzle, &Play::default(), &mut Budget::nodes(1_000_000)).is_ok()
}

#[test]
fn every_format_has_its_row() {
    let table = table();
    let known: Vec<&str> = formats().map(|known| known.format.name).collect();
    for name in &known {
        assert!(table.contains_key(*name), "the table lacks {name}");
    }
    for name in table.keys().filter(|name| *name != "(ours)") {
        assert!(known.contains(&name.as_str()), "{name} is no format");
    }
    for known in formats() {
        let (name, row) = (known.format.name, &table[known.format.name]);
        assert_eq!(known.format.holds_many(), !row["many"].is_empty(), "{name}: many");
        assert_eq!(known.format.has_play, !row["played"].is_empty(), "{name}: played");
    }
}

/// Sizes with a puzzle that has one solution, since some formats include the solution.
const SIDES: [(usize, &str); 3] =
    [(4, "sudoku/size=4@1#1"), (6, "sudoku/size=6@1#1"), (9, "sudoku@1#42")];

/// A puzzle whose only clue is a cell that holds 1 or 2.
const SUKAKU: &str = ".................................................................................\
                      /marks=12r1c1";

/// The column, a puzzle for it, and the text of a cell if the puzzle can be written; empty for any
/// text.
const RULES: [(&str, &str, &str); 9] = [
    ("jigsaw", "sudoku/regions=jigsaw@1#1", ""),
    ("no boxes", "sudoku/regions=latin@1#1", ""),
    ("diagonals", "sudoku/diagonal=yes@1#1", ""),
    ("diagonals", "sudoku/size=6,diagonal=rising@1#1", "one"),
    ("cages", "sudoku/size=6,killer=yes@1#1", ""),
    ("cages", "................/cages=-r1c1r1c2", "any"),
    ("marks", SUKAKU, "yes"),
    ("other rules", "sudoku/windows=yes@1#1", ""),
    ("other rules", "sudoku/anti-knight=yes@1#1", "all"),
];

#[test]
fn formats_hold_what_the_table_says() {
    let table = table();
    let mut boards: Vec<(usize, Arc<dyn Puzzle>)> =
        SIDES.iter().map(|&(side, id)| (side, puzzle(id))).collect();
    for side in [8, 16, 25, 36] {
        // A line of hexadecimal digits needs the digit 0, which stands for our 1.
        let clues = if side == 16 { "1G" } else { "12" };
        let dots = ".".repeat(side * side - 2);
        boards.push((side, puzzle(&format!("sudoku/size={side}:{clues}{dots}"))));
    }
    let rules = RULES.map(|(column, id, word)| (column, puzzle(id), word));
    let sudoku = boards[0].1.info().id;
    let mut n_written = 0;
    for known in formats().filter(|known| known.family.info().id == sudoku) {
        let (name, row) = (known.format.name, &table[known.format.name]);
        for (side, board) in &boards {
            let is_told = match row["sides"].split_once('-') {
                Some((least, most)) => {
                    let end = |text: &str| text.parse::<usize>().expect("a side");
                    (end(least)..=end(most)).contains(side)
                }
                None => row["sides"].split(' ').any(|one| one == side.to_string()),
            };
            assert_eq!(is_written(known, &**board), is_told, "{name}: {side} x {side}");
            n_written += usize::from(is_told);
        }
        for (column, board, word) in &rules {
            let cell = &row[*column];
            let is_told = !cell.is_empty() && cell.contains(word);
            assert_eq!(is_written(known, &**board), is_told, "{name}: {column} {cell:?}");
            n_written += usize::from(is_told);
        }
    }
    assert!(n_written > 80, "only {n_written} boards were written");
}
