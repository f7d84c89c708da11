//! Measures the cost of a call of the C library: `gridwright_sudoku_solve` beside the kernel that
//! it calls.
//!
//! `cargo run --release --package gridwright-capi --example overhead`, on an otherwise idle
//! machine.

use std::hint::black_box;
use std::time::{Duration, Instant};

use gridwright_c::{gridwright_sudoku_generate_batch, gridwright_sudoku_solve};
use gridwright_sudoku9::{Grid, parse_line, solve};

const PUZZLES: usize = 2000;
const ROUNDS: usize = 50;

#[expect(clippy::disallowed_methods, reason = "times are what this is about")]
fn timed(mut round: impl FnMut()) -> Duration {
    let one = |round: &mut dyn FnMut()| {
        let begun = Instant::now();
        round();
        begun.elapsed()
    };
    (0..ROUNDS).map(|_| one(&mut round)).min().unwrap_or_default()
}

fn main() {
    let mut lines = vec![0_u8; PUZZLES * 81];
    let (none, at) = (std::ptr::null(), lines.as_mut_ptr().cast());
    // SAFETY: `at` has room for this many puzzles, and the pointer for solutions may be null.
    unsafe { gridwright_sudoku_generate_batch(none, 42, PUZZLES, at, std::ptr::null_mut(), 0) };
    let grids: Vec<Grid> = lines.chunks(81).map(|line| parse_line(line).expect("a grid")).collect();
    let mut solution = [0_u8; 81];
    let kernel = timed(|| {
        for grid in &grids {
            black_box(solve(black_box(grid)));
        }
    });
    let called = timed(|| {
        for line in lines.chunks(81) {
            // SAFETY: both buffers have 81 bytes.
            unsafe { gridwright_sudoku_solve(line.as_ptr().cast(), solution.as_mut_ptr().cast()) };
            black_box(&solution);
        }
    });
    let each = |time: Duration| time.as_nanos() as f64 / PUZZLES as f64;
    println!("kernel {:.0} ns, call {:.0} ns", each(kernel), each(called));
    println!("a call costs {:.0} ns more", each(called) - each(kernel));
}
