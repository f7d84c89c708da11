//! 9 x 9 puzzles a second, ours and other people's side by side: first solution, and counting to 2.
//!
//! `cargo xtask bench sudoku-peers [FILE...]`; a file has a puzzle of 81 characters a line and is measured beside the sets made here.
//! Every answer is checked. A figure is the best of several rounds on one thread, and all solvers take turns, so that a busy machine
//! shows in the ratios less than in the figures.

mod sets;
mod solvers;

use std::time::{Duration, Instant};

use gridwright_sudoku9::Grid;
use sets::Set;
use solvers::{SOLVERS, Solver};

/// Rounds of all solvers on all sets.
const ROUNDS: usize = 5;

/// How long a solver works on a set in one round, unless it is through before.
const TURN: Duration = Duration::from_millis(150);

fn main() {
    // Cargo adds flags of its own.
    let files: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let sets: Vec<Set> = sets::made().into_iter().chain(sets::read(&files)).collect();
    for set in &sets {
        println!("{}: {} puzzles, {}", set.name, set.puzzles.len(), set.about);
        SOLVERS.iter().for_each(|solver| check(solver, set));
    }
    println!("\nthousands a second, and how many times the best of the others");
    print!("{:34}", "");
    sets.iter().for_each(|set| print!("{:>20}", set.name));
    println!();
    for (limit, what) in [(1, "first"), (2, "count 2")] {
        let mut best = vec![[0f64; SOLVERS.len()]; sets.len()];
        for _ in 0..ROUNDS {
            for (set, best) in sets.iter().zip(&mut best) {
                for (solver, best) in SOLVERS.iter().zip(best) {
                    *best = best.max(rate(solver, &set.puzzles, limit));
                }
            }
        }
        for (at, solver) in SOLVERS.iter().enumerate() {
            print!("{:34}", format!("{what}: {}", solver.name));
            for best in &best {
                let others = SOLVERS.iter().zip(best).filter(|(solver, _)| !solver.is_ours);
                let other = others.map(|(_, rate)| *rate).fold(0.0, f64::max);
                print!("{:>20}", format!("{:.1} ({:.2})", best[at] / 1e3, best[at] / other));
            }
            println!();
        }
    }
}

/// Puzzles a second.
fn rate(solver: &Solver, puzzles: &[Grid], limit: usize) -> f64 {
    let (start, mut n_done) = (Instant::now(), 0);
    for some in puzzles.chunks(solver.at_once) {
        std::hint::black_box((solver.solve)(some, limit));
        n_done += some.len();
        if start.elapsed() > TURN {
            break;
        }
    }
    n_done as f64 / start.elapsed().as_secs_f64()
}

/// Holds the answers of a solver against ours: as many solutions, and each one right. Slow solvers are asked about fewer puzzles.
fn check(solver: &Solver, set: &Set) {
    let start = Instant::now();
    for some in set.puzzles.chunks(solver.at_once) {
        for limit in [1, 2] {
            for (puzzle, (first, n)) in some.iter().zip((solver.solve)(some, limit)) {
                let expected = gridwright_sudoku9::count(puzzle, limit as u64) as usize;
                assert_eq!(n, expected, "{}: number of solutions of {puzzle:?}", solver.name);
                if let Some(first) = first {
                    let keeps =
                        puzzle.iter().zip(first).all(|(&clue, digit)| clue == 0 || clue == digit);
                    assert!(
                        keeps && gridwright_sudoku9::is_unique(&first),
                        "{}: {puzzle:?}",
                        solver.name
                    );
                }
            }
        }
        if start.elapsed() > TURN {
            break;
        }
    }
}
