//! Measures how fast rows are made, compared with making the same puzzles without rows: `cargo run
//! --release -p gridwright-bulk --example speed [WORD...]`, where words select rows of the table.
//! Rates are per second of processor time, so that other programs on the machine hardly matter, and
//! for two processors.

use cpu_time::ProcessTime;
use gridwright::{Budget, Profile, rate};
use gridwright_api::batch::in_order;
use gridwright_bulk::{BulkError, Format, Job, Plan, Set, Shard, run};

const THREADS: usize = 2;

/// Number of measurements of each case, taken in turn; the best one counts.
const RUNS: usize = 3;

/// Work that the engine does for each row, measured without writing rows.
#[derive(Clone, Copy, PartialEq)]
enum Alone {
    Generate,
    Canonical,
    Rate,
}

const CASES: &[(&str, &str, bool, bool)] = &[
    ("9x9", "100000xsudoku", false, false),
    ("9x9 easy", "10000xsudoku/level=easy", false, false),
    ("9x9 rated", "2000xsudoku", true, false),
    ("9x9 easy rated", "5000xsudoku/level=easy", true, false),
    ("9x9 easy traced", "4000xsudoku/level=easy", true, true),
];

fn main() -> Result<(), BulkError> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    println!("rows a second on two processors, best of {RUNS}:");
    for &(name, set, is_rated, is_traced) in CASES {
        if !words.is_empty() && !words.iter().any(|word| name == word) {
            continue;
        }
        let rate = if is_rated { vec![Profile::DEFAULT.id.to_owned()] } else { Vec::new() };
        let sets = vec![Set::parse(set)?];
        let (trace, format) = (is_traced, Format::Parquet);
        let plan = Plan { sets, seed: 1, rate, trace, format, ..Plan::default() }.checked()?;
        let alone = [Alone::Generate, Alone::Canonical, Alone::Rate];
        let alone = &alone[..if is_rated { 3 } else { 2 }];
        let mut best = vec![0.0f64; alone.len() + 1];
        for _ in 0..RUNS {
            for (best, alone) in best.iter_mut().zip(alone) {
                *best = best.max(puzzles(&plan, *alone));
            }
            let last = best.len() - 1;
            best[last] = best[last].max(rows(&plan)?);
        }
        let rows = best[alone.len()];
        print!("{name}: {rows:.0} rows to Parquet");
        for (alone, rate) in alone.iter().zip(&best) {
            let what = match alone {
                Alone::Generate => "generate",
                Alone::Canonical => "and canonical form",
                Alone::Rate => "generate and rate",
            };
            print!("; {what} {rate:.0} ({:.0} %)", 100.0 * rows / rate);
        }
        println!();
    }
    Ok(())
}

/// The rate of making the same puzzles without rows.
fn puzzles(plan: &Plan, what: Alone) -> f64 {
    let begun = ProcessTime::now();
    // Puzzles are made in batches, as `generate` makes them.
    let (_, first) = plan.recipe(0).expect("a row of the plan");
    let together = first.batch_size().max(16) as u64;
    let starts = (0..plan.n_rows()).step_by(together as usize);
    let work = |start: u64| {
        let (_, recipe) = plan.recipe(start).expect("a row of the plan");
        let n = together.min(plan.n_rows() - start);
        let mut budgets = vec![Budget::unlimited(); n as usize];
        for made in recipe.make_batch(&mut budgets) {
            let made = made.expect("a puzzle");
            match what {
                Alone::Generate => drop(std::hint::black_box(made)),
                Alone::Canonical => drop(std::hint::black_box(made.puzzle.canonical())),
                Alone::Rate => {
                    let rating = rate(&*made.puzzle, Profile::DEFAULT, &mut Budget::unlimited());
                    drop(std::hint::black_box(rating));
                }
            }
        }
    };
    let Ok(()) = in_order(starts, THREADS, work, |_| Ok::<(), std::convert::Infallible>(()));
    2.0 * plan.n_rows() as f64 / begun.elapsed().as_secs_f64()
}

fn rows(plan: &Plan) -> Result<f64, BulkError> {
    let folder = tempfile::tempdir()
        .map_err(|source| BulkError::Io { path: std::env::temp_dir(), source })?;
    let out = folder.path().join("data");
    let (shard, stop) = (Shard::ALL, Default::default());
    let job = Job { plan: plan.clone(), out, shard, threads: THREADS, stop };
    let begun = ProcessTime::now();
    run(&job, &mut |_| ())?;
    Ok(2.0 * plan.n_rows() as f64 / begun.elapsed().as_secs_f64())
}
