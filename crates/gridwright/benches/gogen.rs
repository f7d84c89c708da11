//! Benchmarks of Gogen: puzzles solved and proved each second, and the time to generate each style.
//!
//! `cargo xtask bench` runs it; words after it pick the rows that contain one of them. A file of
//! published puzzles (JSON lines with `board` and `words`) is a row of its own.
//! Time is measured on one thread; nodes are the same on every machine.

#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock and its arguments")]

mod table;

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gridwright::{
    Budget, Count, Family, Puzzle, StepQuery, Verdict, count, explain, family, solve,
};
use serde_json::Value as Json;
use table::{Wanted, recipes};

/// Number of puzzles that a row is measured on.
const N_PUZZLES: u64 = 200;

/// Least time for which a row of verbs goes over its puzzles.
const LEAST: Duration = Duration::from_millis(500);

fn main() {
    let wanted = Wanted::from_args();
    let family = family("gogen").expect("in the list");
    // The word list is read once, which is not counted.
    drop(recipes(family, "", 1).map(|recipe| recipe.make(&mut Budget::unlimited())).last());
    let specs = [
        "style=uber",
        "style=uber,fewest=yes",
        "style=ultra,givens=8",
        "style=ultra,givens=6",
        "style=ultra,givens=4",
        "style=ultra,givens=2",
        "style=hyper",
        "style=golden",
        "style=uber,level=easy",
        "style=uber,level=medium",
        "style=uber,level=hard",
        "style=uber,level=expert",
        "style=uber,level=extreme",
    ];
    let figures = ["clues", "words", "letters", "boards"];
    table::generate(family, &specs, figures, N_PUZZLES, &wanted);
    verbs(family, &wanted);
    for file in wanted.0.iter().filter(|word| word.ends_with(".jsonl")) {
        published(family, file);
    }
}

/// The puzzles of a file that have one solution: as they are, and with two of their givens left.
fn published(family: &'static dyn Family, file: &str) {
    let text = std::fs::read_to_string(file).expect("a file that can be read");
    let rows = |value: &Json| {
        let rows = value.as_array().expect("an array").iter();
        rows.map(|row| row.as_str().expect("strings").to_owned()).collect::<Vec<_>>().join("\n")
    };
    let all: Vec<Arc<dyn Puzzle>> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("a JSON object"))
        .map(|json: Json| format!("{}\n\n{}", rows(&json["board"]), rows(&json["words"])))
        .map(|text| family.parse(&text).expect("a puzzle"))
        .filter(|puzzle| matches!(solve(&**puzzle, &mut Budget::unlimited()), Verdict::Unique(_)))
        .collect();
    let nine: Vec<_> = all.iter().filter(|puzzle| puzzle.board().n_givens() == 9).collect();
    let rate = per_second(&nine, |puzzle| {
        black_box(solve(&***black_box(puzzle), &mut Budget::unlimited()));
    });
    println!("{file}: {} with nine givens, solved and proved {rate:.0} a second", nine.len());
    let two: Vec<Arc<dyn Puzzle>> = all
        .iter()
        .map(|puzzle| {
            let mut n_kept = 0;
            let givens = puzzle.board().givens.iter().map(|given| {
                n_kept += usize::from(given.is_some());
                given.filter(|_| n_kept <= 2)
            });
            puzzle.with_givens(givens.collect())
        })
        .collect();
    let rate = per_second(&two, |puzzle| {
        black_box(solve(&**black_box(puzzle), &mut Budget::unlimited()));
    });
    println!("{file}: {} cut to two givens, decided {rate:.0} a second", two.len());
}

/// Measures solving with proof, counting, and explaining, on puzzles that are read already.
fn verbs(family: &'static dyn Family, wanted: &Wanted) {
    println!("\nverbs                            parse/s    solve/s    count/s  explain/s  nodes");
    // Published puzzles with nine givens are easy or medium.
    for spec in [
        "style=uber,level=easy",
        "style=uber,level=medium",
        "style=uber",
        "style=ultra,givens=4",
        "style=ultra,givens=2",
        "style=golden",
    ] {
        if !wanted.has(&format!("verbs {spec}")) {
            continue;
        }
        let made =
            recipes(family, spec, N_PUZZLES).map(|recipe| recipe.make(&mut Budget::unlimited()));
        let lines: Vec<String> = made.map(|made| made.expect("no limit").puzzle.line()).collect();
        let puzzles: Vec<Arc<dyn Puzzle>> =
            lines.iter().map(|line| family.parse(line).expect("our own line")).collect();
        let parse = per_second(&lines, |line| drop(black_box(family.parse(line))));
        let mut nodes = Budget::unlimited();
        puzzles.iter().for_each(|puzzle| drop(solve(&**puzzle, &mut nodes)));
        let solve = per_second(&puzzles, |puzzle| {
            let verdict = solve(&**black_box(puzzle), &mut Budget::unlimited());
            assert!(matches!(verdict, Verdict::Unique(_)));
        });
        let count = per_second(&puzzles, |puzzle| {
            let count = count(&**black_box(puzzle), 1000, &mut Budget::unlimited());
            assert_eq!(count, Count::exactly(1));
        });
        let explain = per_second(&puzzles, |puzzle| {
            black_box(explain(&**puzzle, &StepQuery::default(), &mut Budget::unlimited()));
        });
        let nodes = nodes.used() as f64 / puzzles.len() as f64;
        println!("{spec:30} {parse:10.0} {solve:10.0} {count:10.0} {explain:10.0} {nodes:6.1}");
    }
}

fn per_second<T>(items: &[T], mut verb: impl FnMut(&T)) -> f64 {
    let (start, mut n) = (Instant::now(), 0);
    while start.elapsed() < LEAST {
        items.iter().for_each(&mut verb);
        n += items.len();
    }
    n as f64 / start.elapsed().as_secs_f64()
}
