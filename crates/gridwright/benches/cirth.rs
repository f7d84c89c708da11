//! Benchmarks of Cirth: puzzles generated each second, the slowest of 100, and the gain from
//! halving the clues.
//!
//! `cargo xtask bench` runs it; words after it pick the rows that contain one of them.
//! Time is measured on one thread; nodes and tests are the same on every machine.

#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock and its arguments")]

mod table;

use std::time::{Duration, Instant};

use gridwright::clues::{Keep, minimise_by_turns};
use gridwright::{
    Budget, Family, Removal, Site, StepQuery, Verdict, count, explain, family, minimise, solve,
};
use table::{Wanted, recipes};

/// Number of puzzles that a row is measured on.
const N_PUZZLES: u64 = 100;

fn main() {
    let wanted = Wanted::from_args();
    let family = family("cirth").expect("in the list");
    let specs = [
        "size=5",
        "size=7",
        "size=9",
        "size=12",
        "size=16",
        "size=20,depth=exact",
        "size=16,depth=logic",
        "size=20,depth=logic",
        "size=25,depth=logic",
        "size=30,depth=logic",
        "size=50,depth=logic",
        "size=25,depth=exact",
        "size=9,order=sequential",
        "size=5,areas=distinct",
        "size=7,areas=distinct",
        "size=9,areas=distinct",
        "size=12,areas=distinct",
        "size=9,level=easy",
        "size=9,level=medium",
        "size=9,level=hard",
        "size=9,level=extreme",
    ];
    table::generate(family, &specs, ["clues", "tightness", "nodes"], N_PUZZLES, &wanted);
    halving(family, &wanted);
    verbs(family, &wanted);
}

/// Compares the minimiser's halving with one test at a time, from full squares, in the same order.
fn halving(family: &'static dyn Family, wanted: &Wanted) {
    println!("\nminimise                        halves ms   turns ms   ratio     tests");
    for (spec, keep, n) in [
        ("size=9", Keep::Unique, 50),
        ("size=16", Keep::Unique, 5),
        ("size=16", Keep::Propagation, 50),
        ("size=25", Keep::Propagation, 20),
        ("size=30", Keep::Propagation, 10),
        ("size=50", Keep::Propagation, 2),
    ] {
        let row = format!("{spec} {keep:?}");
        if !wanted.has(&row) {
            continue;
        }
        let (mut halves, mut turns, mut tests) = (Duration::ZERO, Duration::ZERO, 0);
        for recipe in recipes(family, spec, n) {
            let made = recipe.make(&mut Budget::unlimited()).expect("no limit");
            let full = made.solution.iter().copied().map(Some).collect();
            let puzzle = made.puzzle.with_givens(full);
            // A fixed scattered order: a stride that shares no factor with the number of cells.
            let n_sites = puzzle.board().n_sites();
            let stride = (n_sites / 2 + 1..).find(|s| gcd(*s, n_sites) == 1).expect("there is one");
            let order: Vec<Site> =
                (0..n_sites).map(|i| Site((i * stride % n_sites) as u16)).collect();
            let removal = Removal::of_sites(order.iter().copied()).keeping(keep);
            let mut budget = Budget::unlimited();
            let start = Instant::now();
            let one = minimise(&*puzzle, &made.solution, &removal, &mut budget);
            halves += start.elapsed();
            let mut left = order.iter().copied();
            let mut next = |_| left.next();
            let start = Instant::now();
            let other =
                minimise_by_turns(&*puzzle, &made.solution, &removal, &mut next, &mut budget);
            turns += start.elapsed();
            assert_eq!(one.givens, other.givens, "both ways give the same puzzle");
            tests += one.tests;
        }
        let ms = |time: Duration| 1e3 * time.as_secs_f64() / n as f64;
        println!(
            "{row:30} {:10.3} {:10.3} {:7.1} {:9}",
            ms(halves),
            ms(turns),
            ms(turns) / ms(halves),
            tests / n
        );
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Measures reading, solving, counting and explaining generated puzzles.
fn verbs(family: &'static dyn Family, wanted: &Wanted) {
    println!("\nverbs                            parse/s    solve/s    count/s  explain/s");
    for spec in ["size=5", "size=9", "size=12", "size=16", "size=25", "size=9,areas=distinct"] {
        if !wanted.has(&format!("verbs {spec}")) {
            continue;
        }
        let lines: Vec<String> = recipes(family, spec, N_PUZZLES)
            .map(|recipe| recipe.make(&mut Budget::unlimited()).expect("no limit").puzzle.line())
            .collect();
        let rate = |f: &mut dyn FnMut(usize)| {
            let start = Instant::now();
            (0..lines.len()).for_each(f);
            lines.len() as f64 / start.elapsed().as_secs_f64()
        };
        let mut puzzles = Vec::new();
        let parse = rate(&mut |i| puzzles.push(family.parse(&lines[i]).expect("our own line")));
        let solve = rate(&mut |i| {
            let verdict = solve(&*puzzles[i], &mut Budget::unlimited());
            assert!(matches!(verdict, Verdict::Unique(_)));
        });
        let count = rate(&mut |i| {
            count(&*puzzles[i], 2, &mut Budget::unlimited());
        });
        let explain = rate(&mut |i| {
            explain(&*puzzles[i], &StepQuery::default(), &mut Budget::unlimited());
        });
        println!("{spec:30} {parse:10.0} {solve:10.0} {count:10.0} {explain:10.0}");
    }
}
