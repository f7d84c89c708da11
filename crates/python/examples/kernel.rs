//! Measures the 9 x 9 kernel without Python, for `benches/calls.py` to compare calls with: reads
//! consecutive puzzles of 81 bytes from standard input, and prints nanoseconds of processor time
//! per puzzle, for single grids and for a batch of lines.

use std::hint::black_box;
use std::io::Read;

use cpu_time::ProcessTime;
use gridwright_sudoku9::{Findings, Grid, examine_all, parse_line, solve, write_line};

const ROUNDS: usize = 20;

/// Number of puzzles that are solved together.
const SHARE: usize = 1024;

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
    let (mut findings, mut solutions) = (vec![Findings::default(); SHARE], lines.clone());
    let mut share = Vec::with_capacity(SHARE);
    let batch = best(|| {
        let shares = lines.chunks(SHARE * 81).zip(solutions.chunks_mut(SHARE * 81));
        for (lines, solutions) in shares {
            share.clear();
            share.extend(lines.chunks_exact(81).filter_map(|line| parse_line(line).ok()));
            let findings = &mut findings[..share.len()];
            findings.fill(Findings::default());
            examine_all(black_box(&share), 1, &mut |_| true, findings);
            for (found, line) in findings.iter().zip(solutions.chunks_exact_mut(81)) {
                line.copy_from_slice(&write_line(&found.first.unwrap_or([0; 81])));
            }
        }
        black_box(&mut solutions);
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
