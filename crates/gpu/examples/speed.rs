//! Measures the speed of a graphics card with batches of 9 x 9 Sudoku, beside all threads of the
//! processor: `cargo run --release --example speed -- [FILE...]`, where each line of a file starts
//! with 81 cells.
//!
//! The first figure is for whole calls of the library, from puzzles in memory to answers in memory;
//! the one in brackets is for the card alone, if it supports timestamps. The answers of card and
//! processor are compared, on as many puzzles as the processor answers in a few seconds.

#![allow(clippy::disallowed_methods, reason = "a program of its own, which measures time")]

use std::time::Instant;

use gridwright_gpu::{Check, Engine, Findings, Grid};

/// Number of puzzles in a batch.
const BATCH: usize = 1 << 23;

/// Number of puzzles that the processor answers too, for comparison.
const COMPARED: usize = 1 << 19;

fn main() {
    let mut card = Engine::new(Check::Some);
    let mut processor = Engine::on_processor();
    match card.card() {
        Some(name) => println!("card: {name}"),
        None => println!("no card: {:?}", card.failure()),
    }

    let mut minimal = vec![[0; 81]; BATCH];
    let mut made = Vec::new();
    for (what, make) in [
        ("full grids", Engine::fill_all as fn(&mut Engine, u64, u64, &mut [Grid])),
        ("minimal puzzles", Engine::make_all),
    ] {
        let by_card = by_card(&mut card, BATCH, |card| make(card, 1, 0, &mut minimal));
        made.resize(COMPARED / 8, [0; 81]);
        let by_processor = rate(1, made.len(), || make(&mut processor, 1, 0, &mut made));
        assert!(made == minimal[..made.len()], "{what}: the processor makes others");
        println!("make {what}: {by_card}, processor {by_processor:.2} M/s{}", state(&card));
    }

    examine(&mut card, &mut processor, "minimal", &minimal);
    for file in std::env::args().skip(1) {
        let text = std::fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let puzzles: Vec<Grid> = text.split(|&byte| byte == b'\n').filter_map(read).collect();
        if puzzles.is_empty() {
            println!("{file}: no lines of 81 cells");
            continue;
        }
        let batch: Vec<Grid> = puzzles.iter().copied().cycle().take(BATCH).collect();
        examine(&mut card, &mut processor, &file, &batch);
    }
}

/// Reads the 81 cells at the start of a line; `None` if there are fewer.
fn read(line: &[u8]) -> Option<Grid> {
    let mut grid = [0; 81];
    for (digit, byte) in grid.iter_mut().zip(line.get(..81)?) {
        *digit = match byte {
            b'1'..=b'9' => byte - b'0',
            b'0' | b'.' => 0,
            _ => return None,
        };
    }
    Some(grid)
}

fn examine(card: &mut Engine, processor: &mut Engine, name: &str, puzzles: &[Grid]) {
    let mut answers = vec![Findings::default(); puzzles.len()];
    let mut compared = vec![Findings::default(); COMPARED];
    for limit in [1, 2] {
        let by_card =
            by_card(card, puzzles.len(), |card| card.examine_all(puzzles, limit, &mut answers));
        let by_processor =
            rate(1, COMPARED, || processor.examine_all(&puzzles[..COMPARED], limit, &mut compared));
        assert!(compared == answers[..COMPARED], "{name}: the processor has other answers");
        println!(
            "{name}, up to {limit}: {by_card}, processor {by_processor:.2} M/s{}",
            state(card)
        );
    }
}

/// The error that ended the use of the card, in brackets; empty if there was none.
fn state(card: &Engine) -> String {
    card.failure().map_or_else(String::new, |failure| format!(" ({failure})"))
}

/// The rate of a job on the card, with transfers and, in brackets, without them.
fn by_card(card: &mut Engine, n: usize, mut work: impl FnMut(&mut Engine)) -> String {
    let mut alone = f64::INFINITY;
    let whole = rate(5, n, || {
        let before = card.busy();
        work(card);
        if let (Some(before), Some(after)) = (before, card.busy()) {
            alone = alone.min((after - before).as_secs_f64());
        }
    });
    format!("{whole:.1} M/s ({:.1} alone)", n as f64 / alone / 1e6)
}

/// The best rate of several runs, in millions of puzzles a second.
fn rate(times: usize, n: usize, mut work: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..times {
        let begun = Instant::now();
        work();
        best = best.min(begun.elapsed().as_secs_f64());
    }
    n as f64 / best / 1e6
}
