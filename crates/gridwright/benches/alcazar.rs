//! Benchmarks of Alcazar: boards proved, walls taken away, paths counted, boards generated.
//!
//! `cargo xtask bench` runs it; words after it pick the rows that contain one of them.
//! Time is measured on one thread; nodes, tests and walls are the same on every machine.

#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock and its arguments")]

mod table;

use std::sync::Arc;
use std::time::{Duration, Instant};

use gridwright::budget::Rng;
use gridwright::clues::Keep;
use gridwright::steps::{End, Tenths};
use gridwright::{
    Budget, Family, Puzzle, Removal, Site, Solution, StepQuery, Value, Verdict, count, explain,
    family, minimise, solve,
};
use table::Wanted;

/// The rating of the hardest technique short of look-ahead, and of counting over any region.
const LOGIC: Tenths = Tenths(65);
const COUNTING: Tenths = Tenths(50);

fn main() {
    let wanted = Wanted::from_args();
    let family = family("alcazar").expect("in the list");
    let specs = [
        "width=6,height=6",
        "width=8,height=8",
        "width=10,height=10",
        "width=15,height=15",
        "width=20,height=20",
        "width=10,height=10,level=easy",
        "width=10,height=10,level=medium",
        "width=10,height=10,level=hard",
        "width=10,height=10,level=expert",
        "width=10,height=10,symmetry=mirror",
        "width=10,height=10,gaps=8,fewest=yes",
    ];
    table::generate(family, &specs, ["inner walls", "gaps", "nodes"], 10, &wanted);
    walls(family, &wanted);
    counts(family, &wanted);
}

/// A board on which every edge off the path is a wall, its path, and an order to try walls in.
fn full(family: &dyn Family, side: usize, seed: u64) -> (Arc<dyn Puzzle>, Solution, Vec<Site>) {
    let text = format!("width={side},height={side},density=100");
    let params = gridwright::Params::parse(family.info().params, &text).expect("a valid row");
    let mut rng = Rng::from_seed(seed);
    let made = family.generate(1, &params, &mut rng, &mut Budget::unlimited()).expect("no limit");
    let walls = made.solution.iter().map(|&value| (value == Value(0)).then_some(value)).collect();
    let order = rng.permutation(made.solution.len()).into_iter().map(|edge| Site(edge as u16));
    (made.puzzle.with_givens(walls), made.solution, order.collect())
}

/// Measures taking away all walls that are not needed, by exact proof and by logic; then proofs of
/// the exact boards, and how many of them logic solves.
fn walls(family: &dyn Family, wanted: &Wanted) {
    println!(
        "\nwalls     exact ms  counting ms  logic ms   prove ms  slowest ms    nodes   by logic"
    );
    for (side, n) in [(6, 100), (8, 100), (10, 100), (15, 20), (20, 10), (30, 5), (50, 1), (64, 1)]
    {
        let row = format!("walls {side}");
        if !wanted.has(&row) {
            continue;
        }
        let mut carved = [Duration::ZERO; 3];
        let (mut proved, mut slowest, mut nodes, mut by_logic) =
            (Duration::ZERO, Duration::ZERO, 0, 0);
        for seed in 0..n {
            let (full, solution, order) = full(family, side, seed);
            let keeps = [Keep::Unique, Keep::Technique(COUNTING), Keep::Technique(LOGIC)];
            let mut least = None;
            for (i, keep) in keeps.into_iter().enumerate() {
                // All logic takes minutes on the largest boards.
                if i > 1 && side > 20 {
                    continue;
                }
                let removal = Removal::of_sites(order.iter().copied()).keeping(keep);
                let mut budget = Budget::unlimited();
                let start = Instant::now();
                let made = minimise(&*full, &solution, &removal, &mut budget);
                carved[i] += start.elapsed();
                least = least.or(Some(full.with_givens(made.givens)));
            }
            let least = least.expect("exact comes first");
            let mut budget = Budget::unlimited();
            let start = Instant::now();
            let verdict = solve(&*least, &mut budget);
            let took = start.elapsed();
            assert_eq!(verdict, Verdict::Unique(solution));
            proved += took;
            slowest = slowest.max(took);
            nodes += budget.used();
            if side <= 20 {
                let explained = explain(
                    &*least,
                    &StepQuery::default().at_most(LOGIC),
                    &mut Budget::unlimited(),
                );
                by_logic += usize::from(explained.end == End::Solved);
            }
        }
        let mean = |total: Duration| total.as_secs_f64() * 1000.0 / n as f64;
        println!(
            "{side:2} x {side:2} {:10.2} {:12.2} {:9.2} {:10.3} {:11.3} {:8} {:9}%",
            mean(carved[0]),
            mean(carved[1]),
            mean(carved[2]),
            mean(proved),
            slowest.as_secs_f64() * 1000.0,
            nodes / n,
            if side <= 20 { (100 * by_logic / n as usize).to_string() } else { "-".to_owned() },
        );
    }
}

/// Counts all paths of boards without walls.
fn counts(family: &dyn Family, wanted: &Wanted) {
    println!("\ncount open board           ms  paths");
    for side in [6_usize, 8, 10, 12] {
        if !wanted.has(&format!("count {side}")) {
            continue;
        }
        let line = format!("{side}x{side}.{}", "0".repeat((2 * side * (side + 1)).div_ceil(4)));
        let puzzle = family.parse(&line).expect("an open board");
        let start = Instant::now();
        let n = count(&*puzzle, u64::MAX, &mut Budget::unlimited());
        println!(
            "{side:2} x {side:2}          {:14.2}  {n}",
            start.elapsed().as_secs_f64() * 1000.0
        );
    }
}
