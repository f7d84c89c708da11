//! `generate --unique-by canonical` and `book --avoid` leave out symmetric variants of puzzles.

use std::collections::BTreeSet;

use crate::run::{Folder, answer, run};

/// A board in one line, rotated by 180 degrees.
fn upside_down(line: &str) -> String {
    line.chars().rev().collect()
}

/// Makes the id of a symmetric variant from the line of a puzzle.
type Disguise = fn(&str) -> String;

/// A family, parameters, and a symmetry for its puzzles.
const DISGUISES: [(&str, &str, Disguise); 7] = [
    ("sudoku", "", |line| {
        let renamed =
            |digit: char| if digit == '.' { '.' } else { char::from(b'0' + b':' - digit as u8) };
        format!("sudoku:{}", upside_down(line).chars().map(renamed).collect::<String>())
    }),
    ("sudoku", "size=8", |line| {
        // The first two rows are exchanged, and so are the left and right half.
        let mut cells: Vec<char> = line.chars().collect();
        cells[..16].rotate_left(8);
        cells.chunks_mut(8).for_each(|row| row.rotate_left(4));
        format!("sudoku/size=8:{}", cells.into_iter().collect::<String>())
    }),
    ("cirth", "size=5,areas=none", |line| {
        // The first two columns are exchanged, and so are 1 and 2.
        let mut cells: Vec<char> = line.chars().collect();
        cells.chunks_mut(5).for_each(|row| row.swap(0, 1));
        let renamed = |cell: char| match cell {
            '1' => '2',
            '2' => '1',
            other => other,
        };
        format!("cirth/size=5,areas=none:{}", cells.into_iter().map(renamed).collect::<String>())
    }),
    ("cirth", "size=6", |line| {
        // The areas, which are no rule, are removed, and the board is rotated.
        let (cells, _) = line.split_once('/').expect("cells and areas");
        format!("cirth/size=6,areas=none:{}", upside_down(cells))
    }),
    ("cirth", "size=6,areas=distinct", |line| {
        let [cells, areas, mode] = line.split('/').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let back = |way: char| match way {
            'n' => 's',
            's' => 'n',
            'e' => 'w',
            'w' => 'e',
            end => end,
        };
        let areas: String = upside_down(areas).chars().map(back).collect();
        format!("cirth/size=6,areas=distinct:{}/{areas}/{mode}", upside_down(cells))
    }),
    ("gogen", "", |line| {
        let (cells, words) = line.split_once('/').expect("cells and words");
        let words: Vec<&str> = words.rsplit(',').collect();
        format!("{}/{}", upside_down(cells), words.join(","))
    }),
    ("alcazar", "width=5,height=4", |line| {
        // Edges are numbered in reading order, so rotation reverses the order.
        let (size, digits) = line.split_once('.').expect("a size and walls");
        let bits: String = digits
            .chars()
            .map(|digit| format!("{:04b}", digit.to_digit(16).expect("a digit")))
            .collect();
        let bits = upside_down(&bits[..49]) + "000";
        let four = |at: usize| u32::from_str_radix(&bits[at..at + 4], 2).expect("bits");
        let digits = (0..bits.len()).step_by(4).filter_map(|at| char::from_digit(four(at), 16));
        format!("{size}.{}", digits.collect::<String>())
    }),
];

#[test]
fn a_book_leaves_out_what_a_log_has_in_disguise() {
    for (family, params, disguise) in DISGUISES {
        let folder = Folder::new();
        let chapter = |n: usize| {
            format!("book --chapter {n}x{family}/{params} -o {}", folder.value("book.pdf"))
        };
        let names = |words: String, log: &str| -> Vec<String> {
            answer(&format!("{words} --log {}", folder.value(log)));
            folder.read(log).lines().map(str::to_owned).collect()
        };
        let plain = names(chapter(2), "plain");
        let flags: String = params
            .split_terminator(',')
            .map(|param| format!("--{} ", param.replace('=', " ")))
            .collect();
        let line = answer(&format!("generate {family} {flags} --seed 1 --format line"));
        let disguised = disguise(line.trim());
        let avoid = folder.file("avoid", format!("{disguised}\n"));
        let other = names(format!("{} --avoid {avoid}", chapter(2)), "other");
        assert_eq!(other[0], plain[1], "{family} {params}: the first one is left out");
        assert!(!other.contains(&plain[0]), "{family} {params}");
        // A log can hold names instead of puzzles.
        let avoid = folder.file("names", &plain[0]);
        let again = names(format!("{} --avoid {avoid}", chapter(2)), "again");
        assert_eq!(again, other, "{family} {params}");
    }
}

#[test]
fn a_log_that_is_none_is_refused_in_a_sentence() {
    let folder = Folder::new();
    let log = folder.file("log", "cirth/size=3,areas=none:1.......2\n\nhello there\n");
    let refused = run(&format!("book --chapter 1xcirth/size=4 --avoid {log}"));
    let sentence = "log: line 3: expected a name as --log writes it, a puzzle in a line or an id\n";
    assert!(refused.code == 2 && refused.err.ends_with(sentence), "{refused:?}");
    assert_eq!(refused.err.lines().count(), 1);
}

/// All symmetric variants of a 3 x 3 board, found by repeated exchanges.
fn disguises(board: &str) -> BTreeSet<String> {
    let mut seen = BTreeSet::from([board.to_owned()]);
    let mut todo = vec![board.to_owned()];
    while let Some(board) = todo.pop() {
        let cells: Vec<char> = board.chars().collect();
        let read = |order: [usize; 9]| order.iter().map(|&i| cells[i]).collect::<String>();
        let renamed = |one: char, other: char| {
            let swap = |cell: &char| match *cell {
                c if c == one => other,
                c if c == other => one,
                c => c,
            };
            cells.iter().map(swap).collect::<String>()
        };
        for next in [
            read([3, 4, 5, 0, 1, 2, 6, 7, 8]),
            read([0, 1, 2, 6, 7, 8, 3, 4, 5]),
            read([0, 3, 6, 1, 4, 7, 2, 5, 8]),
            renamed('1', '2'),
            renamed('2', '3'),
        ] {
            if seen.insert(next.clone()) {
                todo.push(next);
            }
        }
    }
    seen
}

#[test]
fn every_family_leaves_out_puzzles_that_are_alike() {
    for words in [
        "cirth --size 3 -n 80",
        "alcazar --width 3 --height 3 -n 80",
        "gogen -n 4",
        "sudoku --size 4 -n 80",
    ] {
        let all = answer(&format!("generate {words} --seed 1 --format line"));
        let some = run(&format!("generate {words} --seed 1 --format line --unique-by canonical"));
        let (all, kept): (Vec<&str>, Vec<&str>) =
            (all.lines().collect(), some.out.lines().collect());
        assert_eq!(some.code, 0, "{some:?}");
        assert!(kept.iter().all(|line| all.contains(line)) && kept[0] == all[0], "{words}");
        if words.starts_with("gogen") {
            assert_eq!(kept, all, "no two of these are alike");
        } else {
            let n_out = all.len() - kept.len();
            assert!(kept.len() < all.len() && kept.len() > 1, "{words}: {} kept", kept.len());
            assert!(some.err.contains(&format!("{n_out} of 80 puzzles are like")), "{}", some.err);
        }
        if words.starts_with("cirth") {
            let board = |line: &str| line[..9].to_owned();
            let mut kinds: BTreeSet<BTreeSet<String>> = BTreeSet::new();
            let first = all.iter().filter(|line| kinds.insert(disguises(&board(line))));
            assert_eq!(first.copied().collect::<Vec<&str>>(), kept, "one of each kind");
        }
    }
}
