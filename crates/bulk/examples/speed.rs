//! How fast rows are made, beside what the same puzzles take without them:
//! `cargo run --release -p gridwright-bulk --example speed`.

use std::time::Instant;

use gridwright::{Budget, Profile, rate};
use gridwright_api::batch::in_order;
use gridwright_bulk::{BulkError, Format, Job, Plan, Set, Shard, run};

const THREADS: usize = 2;

/// Each case is measured so often, in turn; the best run of each counts.
const RUNS: usize = 3;

fn main() -> Result<(), BulkError> {
    println!("rows a second on {THREADS} threads, best of {RUNS}:");
    for (name, set, rates, trace) in [
        ("easy 9x9, generate and canonical form", "20000xsudoku/level=easy", false, false),
        ("9x9, generate and canonical form", "40000xsudoku", false, false),
        ("9x9, generate and rate", "3000xsudoku", true, false),
        ("easy 9x9, generate, rate and every step in words", "6000xsudoku/level=easy", true, true),
    ] {
        let rate = if rates { vec![Profile::DEFAULT.id.to_owned()] } else { Vec::new() };
        let sets = vec![Set::parse(set)?];
        let plan = Plan { sets, seed: 1, rate, trace, format: Format::Parquet, ..Plan::default() }
            .checked()?;
        let (mut alone, mut bulk) = (0.0f64, 0.0f64);
        for _ in 0..RUNS {
            alone = alone.max(puzzles_alone(&plan, rates));
            bulk = bulk.max(rows(&plan)?);
        }
        println!("{name}: {alone:.0} alone, {bulk:.0} to Parquet ({:.0} %)", 100.0 * bulk / alone);
    }
    Ok(())
}

/// The same puzzles, with what each row needs of the engine and nothing kept.
fn puzzles_alone(plan: &Plan, rates: bool) -> f64 {
    let begun = Instant::now();
    let starts = (0..plan.n_rows()).step_by(16);
    let work = |start: u64| {
        for row in start..(start + 16).min(plan.n_rows()) {
            let (_, recipe) = plan.recipe(row).expect("a row of the plan");
            let made = recipe.make(&mut Budget::unlimited()).expect("a puzzle");
            if rates {
                let _ = rate(&*made.puzzle, Profile::DEFAULT, &mut Budget::unlimited());
            }
            std::hint::black_box(made.puzzle.canonical());
        }
    };
    let Ok(()) = in_order(starts, THREADS, work, |_| Ok::<(), std::convert::Infallible>(()));
    plan.n_rows() as f64 / begun.elapsed().as_secs_f64()
}

fn rows(plan: &Plan) -> Result<f64, BulkError> {
    let folder = tempfile::tempdir()
        .map_err(|source| BulkError::Io { path: std::env::temp_dir(), source })?;
    let out = folder.path().join("data");
    let (shard, stop) = (Shard::ALL, Default::default());
    let job = Job { plan: plan.clone(), out, shard, threads: THREADS, stop };
    let begun = Instant::now();
    run(&job, &mut |_| ())?;
    Ok(plan.n_rows() as f64 / begun.elapsed().as_secs_f64())
}
