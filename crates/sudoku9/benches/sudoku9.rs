//! Throughput on named, seeded data sets and on any files given, for every path; then generation
//! and canonical forms. Hard puzzles can only be selected by a rater: the benchmark `sudoku-peers`
//! has some.
//!
//! `cargo bench -p gridwright-sudoku9 -- [FILE...]`; a file has one puzzle of 81 characters per
//! line. Each time is the minimum over several rounds, so a busy machine distorts it less than an
//! average.
#![allow(
    clippy::disallowed_methods,
    reason = "a benchmark reads the clock, its arguments and files"
)]

use gridwright_sudoku9::{Grid, Kernel, Orbits, Watch, canonical, parse_line, paths};
use std::hint::black_box;
use std::time::Instant;

/// One random stream per grid, so that a data set depends on its seed only.
struct Streams(Vec<u64>);

impl Streams {
    fn new(seed: u64, many: usize) -> Streams {
        Streams(
            (0..many as u64)
                .map(|i| (seed << 32 | i).wrapping_mul(0xd6e8_feb8_6659_fd93))
                .collect(),
        )
    }

    fn next(&mut self, item: usize) -> u64 {
        self.0[item] = self.0[item].wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = self.0[item];
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

fn full_grids(streams: &mut Streams) -> Vec<Grid> {
    (0..streams.0.len()).map(|i| Kernel::best().full_grid(&mut || streams.next(i))).collect()
}

fn carved(seed: u64, many: usize, wanted: usize) -> Vec<Grid> {
    let mut streams = Streams::new(seed, many);
    let fulls = full_grids(&mut streams);
    let mut puzzles = vec![[0; 81]; many];
    Kernel::best().carve_all(
        &fulls,
        &Orbits::single(),
        wanted,
        &mut |i| streams.next(i),
        &mut puzzles,
    );
    puzzles
}

fn clues(puzzle: &Grid) -> usize {
    puzzle.iter().filter(|&&value| value != 0).count()
}

/// Number of guesses for proving the solution unique.
fn guesses(puzzle: &Grid) -> u64 {
    struct Guesses(u64);
    impl Watch for Guesses {
        fn go_on(&mut self, guesses: u64) -> bool {
            self.0 = guesses + 1;
            true
        }
        fn solution(&mut self, _: &Grid) -> bool {
            true
        }
    }
    let mut watch = Guesses(0);
    Kernel::best().visit(puzzle, &mut watch);
    watch.0
}

/// Duration of the fastest run of `job`, in seconds.
fn least(mut job: impl FnMut()) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..7 {
        let start = Instant::now();
        job();
        best = best.min(start.elapsed().as_secs_f64());
    }
    best
}

fn table(name: &str, puzzles: &[Grid]) {
    let many = puzzles.len() as f64;
    let mean = |f: fn(&Grid) -> f64| puzzles.iter().map(f).sum::<f64>() / many;
    println!(
        "{name}: {many} puzzles, {:.1} clues, {:.2} guesses",
        mean(|p| clues(p) as f64),
        mean(|p| guesses(p) as f64)
    );
    for path in paths() {
        let Some(kernel) = Kernel::with_path(path) else { continue };
        let mut answers = vec![None; puzzles.len()];
        let mut counts = vec![0; puzzles.len()];
        let first = least(|| {
            for puzzle in puzzles {
                black_box(kernel.solve(puzzle));
            }
        });
        let count = least(|| {
            for puzzle in puzzles {
                black_box(kernel.count(puzzle, 2));
            }
        });
        let first_all = least(|| kernel.solve_all(puzzles, &mut answers));
        let count_all = least(|| kernel.count_all(puzzles, 2, &mut counts));
        let rate = |seconds: f64| many / seconds / 1e3;
        println!(
            "  {:9} one by one: first {:8.1} k/s, count 2 {:8.1} k/s   batch: first {:8.1} k/s, count 2 {:8.1} k/s",
            path.to_string(),
            rate(first),
            rate(count),
            rate(first_all),
            rate(count_all)
        );
    }
}

fn canonical_forms(grids: &[Grid]) -> f64 {
    least(|| {
        for grid in grids {
            black_box(canonical(grid));
        }
    })
}

fn generation() {
    let many = 4096;
    let mut streams = Streams::new(5, many);
    let mut fulls = Vec::new();
    let seconds = least(|| fulls = full_grids(&mut streams));
    println!("full grids: {:.0} /s", many as f64 / seconds);
    let half_turn = Orbits::under(&[&|r, c| (8 - r, 8 - c)]);
    for (name, orbits) in [("no symmetry", Orbits::single()), ("half turn", half_turn)] {
        let mut puzzles = vec![[0; 81]; many];
        let seconds = least(|| {
            fulls = full_grids(&mut streams);
            Kernel::best().carve_all(&fulls, &orbits, 0, &mut |i| streams.next(i), &mut puzzles);
        });
        let mean = puzzles.iter().map(clues).sum::<usize>() as f64 / many as f64;
        println!(
            "minimal puzzles, {name}, full grid included: {:.0} /s, {mean:.2} clues",
            many as f64 / seconds
        );
        let seconds = canonical_forms(&puzzles);
        println!("canonical forms of these: {:.0} /s", many as f64 / seconds);
    }
    let seconds = canonical_forms(&fulls);
    println!("canonical forms of full grids: {:.0} /s", many as f64 / seconds);
}

fn main() {
    for file in std::env::args().skip(1).filter(|argument| !argument.starts_with("--")) {
        match std::fs::read(&file) {
            Ok(text) => {
                let lines = text.split(|&byte| byte == b'\n').filter_map(|line| line.get(..81));
                let puzzles: Vec<Grid> = lines.filter_map(|line| parse_line(line).ok()).collect();
                table(&file, &puzzles);
            }
            Err(error) => println!("{file}: {error}"),
        }
    }
    table("easy (carved to 34 clues)", &carved(1, 4000, 34));
    let mut minimal = carved(2, 40_000, 0);
    table("minimal", &minimal[..4000]);
    minimal.sort_by_cached_key(clues);
    table("low-clue (the 1,000 of 40,000 minimal ones with the fewest)", &minimal[..1000]);
    generation();
}
