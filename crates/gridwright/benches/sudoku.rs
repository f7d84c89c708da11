//! Benchmarks of Sudoku in every size and variant: puzzles generated each second, and the time of
//! proofs.
//!
//! `cargo xtask bench sudoku` runs it; words after it pick the rows that contain one of them.
//! Time is measured on one thread; nodes and clues are the same on every machine.

#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock and its arguments")]

mod table;

use std::time::{Duration, Instant};

use gridwright::budget::Rng;
use gridwright::contract::{random_solution, solve_generally};
use gridwright::{Budget, Family, Puzzle, Verdict, family, solve};
use table::{Wanted, recipes};

/// Number of puzzles that a row is measured on.
const N_PUZZLES: u64 = 50;

/// Number of times that each proof is run; the fastest counts.
const ROUNDS: usize = 3;

fn main() {
    let wanted = Wanted::from_args();
    let family = family("sudoku").expect("in the list");
    let specs = [
        "size=4",
        "size=6",
        "",
        "symmetry=rotate180",
        "method=three-phase,target=expert",
        "size=12",
        "size=16,depth=logic",
        "size=20,depth=logic",
        "size=25,depth=logic",
        "size=36,depth=logic",
        "size=16",
        "layout=twin",
        "layout=sohei",
        "layout=windmill",
        "layout=samurai",
        "diagonal=yes",
        "windows=yes",
        "anti-knight=yes",
        "anti-king=yes",
        "regions=jigsaw",
        "killer=yes",
        "non-consecutive=yes",
    ];
    table::generate(family, &specs, ["clues", "nodes"], N_PUZZLES, &wanted);
    full_grids(family, &wanted);
    proofs(family, &wanted);
}

/// Measures drawing full grids by search, from an empty board.
fn full_grids(family: &'static dyn Family, wanted: &Wanted) {
    println!("\nfull grids by search          median ms  slowest ms");
    for n in [9, 16, 25, 36] {
        let row = format!("fill {n} x {n}");
        if !wanted.has(&row) {
            continue;
        }
        let empty = family.parse(&".".repeat(n * n)).expect("an empty board");
        let mut rng = Rng::from_seed(2026);
        let times = (0..N_PUZZLES).map(|_| {
            let start = Instant::now();
            let found = random_solution(&*empty, &mut rng, &mut Budget::unlimited());
            assert!(found.expect("no limit").is_some());
            start.elapsed()
        });
        print_times(&row, times.collect());
    }
}

/// Measures proofs that generated puzzles have one solution.
fn proofs(family: &'static dyn Family, wanted: &Wanted) {
    println!("\nproved unique                 median ms  slowest ms");
    for spec in [
        "",
        "size=12",
        "size=16",
        "layout=samurai",
        "layout=windmill",
        "diagonal=yes",
        "anti-knight=yes",
        "regions=jigsaw",
        "killer=yes",
        "size=25,depth=logic",
    ] {
        let row = format!("prove {spec}");
        if !wanted.has(&row) {
            continue;
        }
        let mut kernel = Vec::new();
        let times = recipes(family, spec, N_PUZZLES).map(|recipe| {
            let made = recipe.make(&mut Budget::unlimited()).expect("no limit");
            let expected = Verdict::Unique(made.solution);
            let least = |solve: fn(&dyn Puzzle, &mut Budget) -> Verdict| {
                let one = |_| {
                    let start = Instant::now();
                    let verdict = solve(&*made.puzzle, &mut Budget::unlimited());
                    let took = start.elapsed();
                    assert_eq!(verdict, expected);
                    took
                };
                (0..ROUNDS).map(one).min().expect("several")
            };
            kernel.push(least(solve));
            least(solve_generally)
        });
        print_times(&row, times.collect());
        if spec.is_empty() {
            print_times("prove by the kernel", kernel);
        }
    }
}

fn print_times(row: &str, mut times: Vec<Duration>) {
    times.sort();
    let ms = |time: Duration| 1e3 * time.as_secs_f64();
    let (median, slowest) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{row:28} {:10.4} {:11.4}", ms(median), ms(slowest));
}
