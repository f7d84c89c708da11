//! Measures the 9 x 9 kernel without Python, for `benches/calls.py` to compare calls with: reads
//! consecutive puzzles of 81 bytes from standard input, and prints nanoseconds of processor time
//! per puzzle, for single grids and for a batch of lines.

use std::hint::black_box;
use std::io::Read;

use cpu_time::ProcessTime;
use gridwright_sudoku9::{Findings, Grid, examine_all, parse_line, solve};

const ROUNDS: usize = 20;

fn main() -> std::io::Result<()> {
    let mut lines = Vec::new();
    std::io::stdin().read_to_end(&mut lines)?;
    let grids: Vec<Grid> =
        lines.chunks_exact(81).filter_map(|line| parse_line(line).ok()).collect();
    let one_by_one = best(|| {
        for grid in &grids {
            black_box(solve(black_box(grid)));
        }
    });
    let mut findings = vec![Findings::default(); grids.len()];
    let batch = best(|| {
        examine_all(black_box(&grids), 1, &mut |_| true, &mut findings);
    });
    let each = |seconds: f64| seconds * 1e9 / grids.len() as f64;
    println!("{:.1} {:.1}", each(one_by_one), each(batch));
    Ok(())
}

/// The processor time of the fastest round, in seconds.
fn best(mut round: impl FnMut()) -> f64 {
    let one = |round: &mut dyn FnMut()| {
        let begun = ProcessTime::now();
        round();
        begun.elapsed().as_secs_f64()
    };
    (0..ROUNDS).map(|_| one(&mut round)).fold(f64::INFINITY, f64::min)
}
