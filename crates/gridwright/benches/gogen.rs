//! Gogen: puzzles solved and proved a second, and how long each style takes to make.
//!
//! `cargo xtask bench` runs it; words after it pick the rows that contain one of them. A file of
//! published puzzles (JSON lines with `board` and `words`) is a row of its own.
//! Time is measured on one thread; nodes are the same on every machine.

#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock and its arguments")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use gridwright::{
    Budget, Count, Family, Params, Puzzle, Recipe, Verdict, count, explain, family, solve,
};
use serde_json::Value as Json;

/// How many puzzles a row is measured on.
const N_PUZZLES: u64 = 200;

/// A row of verbs goes over its puzzles until this much time has passed.
const LEAST: Duration = Duration::from_millis(500);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let is_wanted =
        |row: &str| words.is_empty() || words.iter().any(|word| row.contains(word.as_str()));
    let family = family("gogen").expect("in the list");
    generate(family, &is_wanted);
    verbs(family, &is_wanted);
    for file in words.iter().filter(|word| word.ends_with(".jsonl")) {
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
    let all: Vec<Box<dyn Puzzle>> = text
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
    let two: Vec<Box<dyn Puzzle>> = all
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

fn recipes(family: &'static dyn Family, spec: &str) -> impl Iterator<Item = Recipe> {
    let params = Params::parse(family.info().params, spec).expect("a valid row");
    (0..N_PUZZLES).map(move |index| Recipe { family, params: params.clone(), seed: 2026, index })
}

fn generate(family: &'static dyn Family, is_wanted: &dyn Fn(&str) -> bool) {
    println!(
        "generate                        puzzles/s   mean ms  slowest ms   clues   words  letters    boards"
    );
    // The word list is read once, and that is not a puzzle's fault.
    drop(recipes(family, "").next().map(|recipe| recipe.make(&mut Budget::unlimited())));
    for spec in [
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
    ] {
        if !is_wanted(spec) {
            continue;
        }
        let start = Instant::now();
        let (mut n, mut slowest) = (0u32, Duration::ZERO);
        let mut sums = [("clues", 0.0), ("words", 0.0), ("letters", 0.0), ("boards", 0.0)];
        for recipe in recipes(family, spec) {
            let one = Instant::now();
            let made = match recipe.make(&mut Budget::unlimited()) {
                Ok(made) => made,
                Err(shortfall) => {
                    println!("{recipe}: {shortfall}");
                    continue;
                }
            };
            slowest = slowest.max(one.elapsed());
            n += 1;
            for (name, sum) in &mut sums {
                *sum += made.figures.iter().find(|(known, _)| known == name).map_or(0.0, |f| f.1);
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        let [clues, words, letters, boards] = sums.map(|(_, sum)| sum / f64::from(n));
        println!(
            "{spec:30} {:10.1} {:9.3} {:11.3} {clues:7.1} {words:7.1} {letters:8.1} {boards:9.1}",
            f64::from(n) / seconds,
            1e3 * seconds / f64::from(n),
            1e3 * slowest.as_secs_f64(),
        );
    }
}

/// Solving with proof, counting, and explaining, on puzzles that are read already.
fn verbs(family: &'static dyn Family, is_wanted: &dyn Fn(&str) -> bool) {
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
        if !is_wanted(&format!("verbs {spec}")) {
            continue;
        }
        let made = recipes(family, spec).map(|recipe| recipe.make(&mut Budget::unlimited()));
        let lines: Vec<String> = made.map(|made| made.expect("no limit").puzzle.line()).collect();
        let puzzles: Vec<Box<dyn Puzzle>> =
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
            assert_eq!(count, Count::Exactly(1));
        });
        let explain = per_second(&puzzles, |puzzle| {
            black_box(explain(&**puzzle, &mut Budget::unlimited()));
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
