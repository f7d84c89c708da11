//! Fast paths for 9 x 9 Sudoku in 81 bytes: `1` to `9`, and `.`, `0`, `*`, `_` or `-` for an empty
//! cell.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use gridwright::budget::OutOfBudget;
use gridwright::{Budget, Generated, Params, Recipe, family};
use gridwright_api::batch;
use gridwright_sudoku9::{Findings, Grid, Watch, examine_all, parse_line, visit, write_line};
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::types::{PyBytes, PyBytesMethods, PyString, PyStringMethods};
use pyo3::{Bound, PyAny, PyErr, PyResult, Python, pyfunction};

use crate::interrupt::{PATIENCE, fault, interruptible};

/// The number of bytes of a grid.
const GRID: usize = 81;

/// The number of puzzles in one unit of work for a thread.
const SHARE: usize = 1024;

/// Number of guesses between two checks of the clock; most puzzles need fewer.
const GUESSES: u64 = 4096;

/// Solves a puzzle of 81 characters. The solution has the type of the puzzle; None if there is
/// none.
#[pyfunction]
pub(crate) fn sudoku_solve<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let line = Line::of(puzzle)?;
    let grid = grid_of(line.bytes())?;
    let found = Search::new(1).run(py, &grid)?.found;
    Ok(found.map(|found| line.another(py, &write_line(&found))))
}

/// Counts the solutions of a puzzle of 81 characters, up to `limit`; 0 for no limit.
#[pyfunction]
pub(crate) fn sudoku_count(py: Python<'_>, puzzle: &Bound<'_, PyAny>, limit: u64) -> PyResult<u64> {
    let grid = grid_of(Line::of(puzzle)?.bytes())?;
    let limit = if limit == 0 { u64::MAX } else { limit };
    Ok(Search::new(limit).run(py, &grid)?.count)
}

/// A search for solutions of one grid.
struct Search {
    limit: u64,
    count: u64,
    found: Option<Grid>,
    /// The time of the last check for interrupts; `None` in the short first attempt.
    looked: Option<Instant>,
    is_cut: bool,
    interrupt: Option<PyErr>,
}

impl Search {
    fn new(limit: u64) -> Search {
        Search { limit, count: 0, found: None, looked: None, is_cut: false, interrupt: None }
    }

    /// First tries a short search that keeps Python's lock, since releasing it takes longer than
    /// most searches. A longer search is started again with the lock released.
    fn run(mut self, py: Python<'_>, grid: &Grid) -> PyResult<Search> {
        visit(grid, &mut self);
        if self.is_cut {
            self = Search { looked: Some(Instant::now()), ..Search::new(self.limit) };
            py.detach(|| visit(grid, &mut self));
        }
        match self.interrupt.take() {
            Some(interrupt) => Err(interrupt),
            None => Ok(self),
        }
    }
}

impl Watch for Search {
    fn go_on(&mut self, guesses: u64) -> bool {
        if guesses == 0 || !guesses.is_multiple_of(GUESSES) {
            return true;
        }
        let Some(looked) = &mut self.looked else {
            self.is_cut = true;
            return false;
        };
        if looked.elapsed() >= PATIENCE {
            self.interrupt = Python::attach(|py| py.check_signals()).err();
            *looked = Instant::now();
        }
        self.interrupt.is_none()
    }

    fn solution(&mut self, grid: &Grid) -> bool {
        self.found = Some(*grid);
        self.count += 1;
        self.count < self.limit
    }
}

/// Makes the puzzle of the recipe `sudoku@1#SEED.INDEX` as 81 bytes, and its solution.
#[pyfunction]
pub(crate) fn sudoku_generate<'py>(
    py: Python<'py>,
    seed: u64,
    index: u64,
) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
    let made = interruptible(py, |stop| generate(seed, index, 1, stop))?.map_err(|_| fault())?;
    let [puzzle, solution] = made.first().ok_or_else(fault)?;
    Ok((PyBytes::new(py, puzzle), PyBytes::new(py, solution)))
}

/// Solves consecutive puzzles of 81 bytes each into as many bytes; 81 dots where there is no
/// solution.
#[pyfunction]
pub(crate) fn sudoku_solve_batch<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: usize,
) -> PyResult<Bound<'py, PyBytes>> {
    let line = |finding: &Findings| write_line(&finding.first.unwrap_or([0; GRID]));
    for_each(py, puzzles, 1, threads, line)
}

/// Counts the solutions of consecutive puzzles, up to `limit` each. The counts are 8-byte integers
/// in native byte order.
#[pyfunction]
pub(crate) fn sudoku_count_batch<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    limit: u64,
    threads: usize,
) -> PyResult<Bound<'py, PyBytes>> {
    let limit = if limit == 0 { u64::MAX } else { limit };
    for_each(py, puzzles, limit, threads, |finding| finding.count.to_ne_bytes())
}

/// Searches consecutive puzzles for at most `limit` solutions each, and returns `N` bytes about
/// each. Grids and findings are allocated for one share at a time and reused: allocating memory for
/// all of them would take a fifth of the time.
fn for_each<'py, const N: usize>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    limit: u64,
    threads: usize,
    about: impl Fn(&Findings) -> [u8; N] + Sync,
) -> PyResult<Bound<'py, PyBytes>> {
    let bytes = bytes_of(puzzles)?;
    if !bytes.len().is_multiple_of(GRID) {
        let sentence = format!("expected 81 bytes for each puzzle, found {} bytes", bytes.len());
        return Err(PyValueError::new_err(sentence));
    }
    let bytes = &*bytes;
    let n_puzzles = bytes.len() / GRID;
    PyBytes::new_with(py, n_puzzles * N, |out| {
        let wrong = interruptible(py, |stop| {
            let wrong = Mutex::new(None);
            let kept = Mutex::new(Vec::new());
            let pieces = bytes.chunks(SHARE * GRID).zip(out.chunks_mut(SHARE * N)).enumerate();
            let threads = batch::threads(threads).min(n_puzzles.div_ceil(SHARE));
            let go_on = || !stop.load(Ordering::Relaxed);
            batch::share(pieces, threads, |(share, (bytes, out))| {
                let (mut grids, mut findings): (Vec<Grid>, Vec<Findings>) =
                    locked(&kept).pop().unwrap_or_default();
                grids.clear();
                findings.clear();
                for (at, line) in (share * SHARE..).zip(bytes.chunks(GRID)) {
                    match parse_line(line) {
                        Ok(grid) => grids.push(grid),
                        Err(error) => {
                            // Shares are started in order, so the lowest invalid puzzle of all is
                            // found.
                            let mut wrong = locked(&wrong);
                            if wrong.as_ref().is_none_or(|&(first, _)| at < first) {
                                *wrong = Some((at, error));
                            }
                            return false;
                        }
                    }
                }
                findings.resize(grids.len(), Findings::default());
                examine_all(&grids, limit, &mut |_| go_on(), &mut findings);
                for (finding, out) in findings.iter().zip(out.chunks_mut(N)) {
                    out.copy_from_slice(&about(finding));
                }
                locked(&kept).push((grids, findings));
                go_on()
            });
            wrong.into_inner().unwrap_or_else(PoisonError::into_inner)
        })?;
        match wrong {
            None => Ok(()),
            Some((at, error)) => Err(PyValueError::new_err(format!("puzzle {}: {error}", at + 1))),
        }
    })
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Searches each grid for at most `limit` solutions.
pub(crate) fn examine(
    grids: &[Grid],
    limit: u64,
    threads: usize,
    stop: &AtomicBool,
) -> Vec<Findings> {
    let mut findings = vec![Findings::default(); grids.len()];
    let pieces = grids.chunks(SHARE).zip(findings.chunks_mut(SHARE));
    let threads = batch::threads(threads).min(grids.len().div_ceil(SHARE));
    let go_on = || !stop.load(Ordering::Relaxed);
    batch::share(pieces, threads, |(grids, findings)| {
        examine_all(grids, limit, &mut |_| go_on(), findings);
        go_on()
    });
    findings
}

/// Makes the puzzles of the recipes `sudoku@1#SEED.FIRST` and so on, 81 bytes each, and their
/// solutions.
#[pyfunction]
pub(crate) fn sudoku_generate_batch<'py>(
    py: Python<'py>,
    seed: u64,
    first: u64,
    count: usize,
    threads: usize,
) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
    let made = interruptible(py, |stop| {
        let together = recipe(seed, first)?.batch_size().max(1);
        let starts = (0..count).step_by(together);
        let (mut puzzles, mut solutions) = (Vec::new(), Vec::new());
        let emit = |made: Option<Result<Vec<[Vec<u8>; 2]>, OutOfBudget>>| {
            for [puzzle, solution] in made.transpose()?.into_iter().flatten() {
                puzzles.extend(puzzle);
                solutions.extend(solution);
            }
            Ok(())
        };
        let work = |start: usize| {
            let n = together.min(count - start);
            generate(seed, first.wrapping_add(start as u64), n, stop)
        };
        batch::in_order(starts, batch::threads(threads), work, emit)?;
        Ok::<_, OutOfBudget>((puzzles, solutions))
    })?;
    let (puzzles, solutions) = made.map_err(|_| fault())?;
    Ok((PyBytes::new(py, &puzzles), PyBytes::new(py, &solutions)))
}

/// The recipe of a puzzle.
fn recipe(seed: u64, index: u64) -> Result<Recipe, OutOfBudget> {
    let sudoku = family("sudoku").ok_or(OutOfBudget)?;
    let defaults = Params::defaults(sudoku.info().params);
    Ok(Recipe { index, ..Recipe::new(sudoku, defaults, seed) })
}

/// Makes `n` puzzles together, each with its solution.
fn generate(
    seed: u64,
    first: u64,
    n: usize,
    stop: &Arc<AtomicBool>,
) -> Result<Vec<[Vec<u8>; 2]>, OutOfBudget> {
    let mut budgets = vec![Budget::unlimited().with_stop(Arc::clone(stop)); n];
    let made = recipe(seed, first)?.make_batch(&mut budgets);
    // The default parameters are always satisfiable, so only an interrupt can make this fail.
    let lines = made.into_iter().map(|made| {
        let Generated { puzzle, solution, .. } = made.map_err(|_| OutOfBudget)?;
        Ok([puzzle.line().into_bytes(), puzzle.solution_line(&solution).into_bytes()])
    });
    lines.collect()
}

/// A grid as passed from Python.
enum Line<'a> {
    Text(&'a str),
    Bytes(&'a [u8]),
}

impl<'a> Line<'a> {
    fn of(object: &'a Bound<'_, PyAny>) -> PyResult<Line<'a>> {
        if let Ok(text) = object.cast::<PyString>() {
            return Ok(Line::Text(text.to_str()?));
        }
        let bytes = object.cast::<PyBytes>();
        let bytes =
            bytes.map_err(|_| PyTypeError::new_err("expected 81 characters as str or bytes"))?;
        Ok(Line::Bytes(bytes.as_bytes()))
    }

    fn bytes(&self) -> &[u8] {
        match self {
            Line::Text(text) => text.as_bytes(),
            Line::Bytes(bytes) => bytes,
        }
    }

    /// Makes a line of the same Python type.
    fn another<'py>(&self, py: Python<'py>, line: &[u8]) -> Bound<'py, PyAny> {
        match self {
            Line::Text(_) => PyString::new(py, &String::from_utf8_lossy(line)).into_any(),
            Line::Bytes(_) => PyBytes::new(py, line).into_any(),
        }
    }
}

fn grid_of(line: &[u8]) -> PyResult<Grid> {
    parse_line(line).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// The bytes of any object with the buffer protocol: those of `bytes` itself, which never change, and a copy of others.
fn bytes_of<'a>(object: &'a Bound<'_, PyAny>) -> PyResult<Cow<'a, [u8]>> {
    if let Ok(bytes) = object.cast::<PyBytes>() {
        return Ok(Cow::Borrowed(bytes.as_bytes()));
    }
    let buffer = PyBuffer::<u8>::get(object)?;
    Ok(Cow::Owned(buffer.to_vec(object.py())?))
}
