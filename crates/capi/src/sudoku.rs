//! Fast paths for Sudoku of 9 x 9 in 81 bytes: `1` to `9`, and `.`, `0`, `*`, `_` or `-` for an empty cell.

use std::ffi::c_char;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

use gridwright::{Params, Recipe, family};
use gridwright_api::{Status, batch};
use gridwright_sudoku9::{
    Findings, Grid, count_with, examine_all, parse_line, solve, solve_all, write_line,
};

use crate::ask::{Engine, budget_of};
use crate::edge::{Outcome, bytes, bytes_of_grids, guarded, room};

/// The number of bytes of a grid.
const GRID: usize = 81;

/// The number of puzzles in one unit of work for a thread.
const SHARE: usize = 1024;

/// Solves a puzzle of 81 bytes into `solution`, 81 bytes of digits. If there are several solutions,
/// it returns one of them; gridwright_sudoku_count with a limit of 2 finds out.
///
/// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_NO if there is no solution.
///
/// # Safety
/// `puzzle` points to 81 bytes, `solution` to room for 81.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_sudoku_solve(
    puzzle: *const c_char,
    solution: *mut c_char,
) -> Status {
    guarded(|| {
        // SAFETY: the caller vouches for both pointers.
        let (puzzle, solution) =
            unsafe { (bytes(puzzle, GRID, "puzzle")?, room(solution.cast(), GRID, "solution")?) };
        Ok(match solve(&grid_of(puzzle)?) {
            Some(found) => {
                solution.copy_from_slice(&write_line(&found));
                Status::Done
            }
            None => Status::No,
        })
    })
}

/// Counts the solutions of a puzzle of 81 bytes up to `limit`. `engine` may be NULL; the count can
/// then not be stopped.
///
/// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_SPENT if it was stopped; `*count` is then
/// the number found so far.
///
/// # Safety
/// `engine` is NULL or from gridwright_engine_new and not freed; `puzzle` points to 81 bytes, `count` to room for
/// a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_sudoku_count(
    engine: *const Engine,
    puzzle: *const c_char,
    limit: u64,
    count: *mut u64,
) -> Status {
    guarded(|| {
        // SAFETY: the caller vouches for the pointers.
        let (engine, puzzle, count) =
            unsafe { (engine.as_ref(), bytes(puzzle, GRID, "puzzle")?, room(count, 1, "count")?) };
        let (found, is_whole) = count_with(&grid_of(puzzle)?, limit, &mut |_| !is_stopped(engine));
        count[0] = found;
        Ok(if is_whole { Status::Done } else { Status::Spent })
    })
}

/// Makes the puzzle of the recipe `sudoku@1#SEED` as 81 bytes, with `.` for empty cells, and its only solution.
/// `engine` and `solution` may be NULL.
///
/// # Safety
/// `engine` is NULL or from gridwright_engine_new and not freed; `puzzle` points to room for 81
/// bytes, `solution` to room for as many or is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_sudoku_generate(
    engine: *const Engine,
    seed: u64,
    puzzle: *mut c_char,
    solution: *mut c_char,
) -> Status {
    guarded(|| {
        let solution_length = if solution.is_null() { 0 } else { GRID };
        // SAFETY: the caller vouches for the pointers.
        let (engine, puzzle, solution) = unsafe {
            (
                engine.as_ref(),
                room(puzzle.cast(), GRID, "puzzle")?,
                room(solution.cast(), solution_length, "solution")?,
            )
        };
        generate(engine, seed, 0, puzzle, solution)
    })
}

/// Solves `count` consecutive puzzles of 81 bytes each into as many solutions, in `threads` threads
/// (0 for one per processor). For a puzzle without a solution, 81 dots are written.
///
/// Returns GRIDWRIGHT_STATUS_DONE if all have a solution, GRIDWRIGHT_STATUS_NO if some have none,
/// and GRIDWRIGHT_STATUS_SPENT if it was stopped; some solutions are then not written. If one of
/// the puzzles is invalid, nothing is written.
///
/// # Safety
/// `engine` is NULL or from gridwright_engine_new and not freed; `puzzles` points to 81 times `count` bytes,
/// `solutions` to room for as many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_sudoku_solve_batch(
    engine: *const Engine,
    puzzles: *const c_char,
    count: usize,
    solutions: *mut c_char,
    threads: usize,
) -> Status {
    guarded(|| {
        let length = bytes_of_grids(count)?;
        // SAFETY: the caller vouches for the pointers.
        let (engine, puzzles, solutions) = unsafe {
            (
                engine.as_ref(),
                bytes(puzzles, length, "puzzles")?,
                room(solutions.cast::<u8>(), length, "solutions")?,
            )
        };
        check(puzzles)?;
        let pieces = puzzles.chunks(GRID * SHARE).zip(solutions.chunks_mut(GRID * SHARE));
        share(engine, threads, pieces, |(puzzles, solutions)| {
            let puzzles = grids_of(puzzles)?;
            let mut found = vec![None; puzzles.len()];
            solve_all(&puzzles, &mut found);
            for (found, solution) in found.iter().zip(solutions.chunks_mut(GRID)) {
                solution.copy_from_slice(&write_line(&found.unwrap_or([0; GRID])));
            }
            Ok(if found.iter().all(Option::is_some) { Status::Done } else { Status::No })
        })
    })
}

/// Counts the solutions of `count` consecutive puzzles of 81 bytes each, up to `limit` each, in
/// `threads` threads (0 for one per processor).
///
/// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_SPENT if it was stopped; some counts are
/// then too low or not written. If one of the puzzles is invalid, nothing is written.
///
/// # Safety
/// `engine` is NULL or from gridwright_engine_new and not freed; `puzzles` points to 81 times `count` bytes,
/// `counts` to room for `count` numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_sudoku_count_batch(
    engine: *const Engine,
    puzzles: *const c_char,
    count: usize,
    limit: u64,
    counts: *mut u64,
    threads: usize,
) -> Status {
    guarded(|| {
        let length = bytes_of_grids(count)?;
        // SAFETY: the caller vouches for the pointers.
        let (engine, puzzles, counts) = unsafe {
            (engine.as_ref(), bytes(puzzles, length, "puzzles")?, room(counts, count, "counts")?)
        };
        check(puzzles)?;
        if limit == 0 {
            counts.fill(0);
            return Ok(Status::Done);
        }
        let pieces = puzzles.chunks(GRID * SHARE).zip(counts.chunks_mut(SHARE));
        share(engine, threads, pieces, |(puzzles, counts)| {
            let puzzles = grids_of(puzzles)?;
            let mut findings = vec![Findings::default(); puzzles.len()];
            examine_all(&puzzles, limit, &mut |_| !is_stopped(engine), &mut findings);
            for (finding, count) in findings.iter().zip(counts) {
                *count = finding.count;
            }
            let is_whole = findings.iter().all(|finding| finding.is_complete);
            Ok(if is_whole { Status::Done } else { Status::Spent })
        })
    })
}

/// Makes `count` puzzles, those of the recipes `sudoku@1#SEED.0`, `sudoku@1#SEED.1` and so on, as
/// consecutive blocks of 81 bytes, in `threads` threads (0 for one per processor). The number of
/// threads does not affect the puzzles. `solutions` may be NULL.
///
/// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_SPENT if it was stopped; some puzzles are
/// then not written.
///
/// # Safety
/// `engine` is NULL or from gridwright_engine_new and not freed; `puzzles` points to room for 81
/// times `count` bytes, `solutions` to room for as many or is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_sudoku_generate_batch(
    engine: *const Engine,
    seed: u64,
    count: usize,
    puzzles: *mut c_char,
    solutions: *mut c_char,
    threads: usize,
) -> Status {
    guarded(|| {
        let length = bytes_of_grids(count)?;
        let solutions_length = if solutions.is_null() { 0 } else { length };
        // SAFETY: the caller vouches for the pointers.
        let (engine, puzzles, solutions) = unsafe {
            (
                engine.as_ref(),
                room(puzzles.cast::<u8>(), length, "puzzles")?,
                room(solutions.cast::<u8>(), solutions_length, "solutions")?,
            )
        };
        let mut solutions = solutions.chunks_mut(GRID);
        let pieces = puzzles.chunks_mut(GRID).enumerate();
        let pieces = pieces.map(|(i, puzzle)| (i, puzzle, solutions.next().unwrap_or_default()));
        share(engine, threads, pieces, |(i, puzzle, solution)| {
            generate(engine, seed, i as u64, puzzle, solution)
        })
    })
}

fn generate(
    engine: Option<&Engine>,
    seed: u64,
    index: u64,
    puzzle: &mut [u8],
    solution: &mut [u8],
) -> Outcome {
    let sudoku = family("sudoku").ok_or("this build has no Sudoku")?;
    let defaults = Params::defaults(sudoku.info().params);
    let recipe = Recipe { index, ..Recipe::new(sudoku, defaults, seed) };
    // The default parameters are always satisfiable, so only the budget can make this fail.
    let Ok(made) = recipe.make(&mut budget_of(engine)) else { return Ok(Status::Spent) };
    puzzle.copy_from_slice(made.puzzle.line().as_bytes());
    if !solution.is_empty() {
        solution.copy_from_slice(made.puzzle.solution_line(&made.solution).as_bytes());
    }
    Ok(Status::Done)
}

fn is_stopped(engine: Option<&Engine>) -> bool {
    engine.is_some_and(|engine| engine.stop.load(Ordering::Relaxed))
}

fn grid_of(line: &[u8]) -> Result<Grid, String> {
    parse_line(line).map_err(|error| error.to_string())
}

fn grids_of(lines: &[u8]) -> Result<Vec<Grid>, String> {
    lines.chunks(GRID).map(grid_of).collect()
}

/// Checks all puzzles. The error names the first invalid one, counted from 1.
fn check(lines: &[u8]) -> Result<(), String> {
    for (i, line) in lines.chunks(GRID).enumerate() {
        grid_of(line).map_err(|sentence| format!("puzzle {}: {sentence}", i + 1))?;
    }
    Ok(())
}

/// Runs a job on every piece in several threads. Returns the worst status of all.
fn share<P: Send>(
    engine: Option<&Engine>,
    threads: usize,
    pieces: impl Iterator<Item = P> + Send,
    job: impl Fn(P) -> Outcome + Sync,
) -> Outcome {
    let worst = Mutex::new(Ok(Status::Done));
    batch::share(pieces, batch::threads(threads), |piece| {
        let outcome = if is_stopped(engine) { Ok(Status::Spent) } else { job(piece) };
        let go_on = matches!(outcome, Ok(Status::Done | Status::No));
        let rank = |outcome: &Outcome| outcome.as_ref().map_or(u8::MAX, |&status| status as u8);
        if let Ok(mut worst) = worst.lock()
            && rank(&outcome) > rank(&worst)
        {
            *worst = outcome;
        }
        go_on
    });
    worst
        .into_inner()
        .unwrap_or_else(|_| Err("a fault of the program; please report it".to_owned()))
}
