//! Many puzzles at once: slices, text, threads.

use crate::grid::parse_line;
use crate::lanes::Lanes;
use crate::wide::{Feed, Stack, Start, Words, givens, grid, run};
use crate::{Grid, Kernel, LineError};
use core::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// Puzzles of a slice, and an answer for each.
struct Batch<'a, A, G> {
    puzzles: &'a [Grid],
    answers: &'a mut [A],
    next: usize,
    /// The puzzle in each lane, and the guesses made there.
    at: [usize; 16],
    guesses: [u64; 16],
    limit: u64,
    go_on: G,
}

/// What is known of a puzzle; see [`examine_all`].
///
/// ```
/// assert!(!gridwright_sudoku9::Findings::default().is_complete);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The first solution.
    pub first: Option<Grid>,
    /// How many there are, as far as they were counted.
    pub count: u64,
    /// Whether the search came to its end, or to as many solutions as were asked for.
    pub is_complete: bool,
}

/// What is kept of a solution.
pub(crate) trait Answer: Send + Default {
    /// Takes a solution in; gives the number of solutions seen.
    fn take<L: Lanes>(&mut self, words: &Words) -> u64;
    /// There are no more.
    #[inline(always)]
    fn complete(&mut self) {}
}

impl Answer for Option<Grid> {
    #[inline(always)]
    fn take<L: Lanes>(&mut self, words: &Words) -> u64 {
        *self = Some(grid::<L>(words));
        1
    }
}

impl Answer for u64 {
    #[inline(always)]
    fn take<L: Lanes>(&mut self, _: &Words) -> u64 {
        *self += 1;
        *self
    }
}

impl Answer for Findings {
    #[inline(always)]
    fn take<L: Lanes>(&mut self, words: &Words) -> u64 {
        if self.count == 0 {
            self.first = Some(grid::<L>(words));
        }
        self.count += 1;
        self.count
    }

    #[inline(always)]
    fn complete(&mut self) {
        self.is_complete = true;
    }
}

impl<A: Answer, G: FnMut(u64) -> bool> Feed for Batch<'_, A, G> {
    #[inline(always)]
    fn next<L: Lanes>(&mut self, lane: usize) -> Option<Start> {
        let puzzle = self.puzzles.get(self.next)?;
        self.at[lane] = self.next;
        self.guesses[lane] = 0;
        self.answers[self.next] = A::default();
        self.next += 1;
        Some(Start { givens: givens::<L>(puzzle), without: None })
    }

    #[inline(always)]
    fn solution<L: Lanes>(&mut self, lane: usize, words: &Words) -> bool {
        self.answers[self.at[lane]].take::<L>(words) < self.limit
    }

    #[inline(always)]
    fn go_on(&mut self, lane: usize) -> bool {
        self.guesses[lane] += 1;
        (self.go_on)(self.guesses[lane])
    }

    #[inline(always)]
    fn finish(&mut self, lane: usize) {
        self.answers[self.at[lane]].complete();
    }
}

#[inline(always)]
pub(crate) fn answer<L: Lanes, A: Answer>(
    puzzles: &[Grid],
    limit: u64,
    answers: &mut [A],
    stack: &mut Stack,
    go_on: impl FnMut(u64) -> bool,
) {
    let many = puzzles.len().min(answers.len());
    let mut feed = Batch {
        puzzles: &puzzles[..many],
        answers: &mut answers[..many],
        next: 0,
        at: [0; 16],
        guesses: [0; 16],
        limit,
        go_on,
    };
    run::<L, _>(stack, &mut feed);
}

/// The line of a text that is no grid, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub error: LineError,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.error)
    }
}

impl core::error::Error for TextError {}

/// Reads a text of lines of 81 characters; empty lines, and a carriage return at the end of one, are passed over.
///
/// ```
/// let text = format!("{}\n{}\n", ".".repeat(81), "12345678".repeat(10));
/// let error = gridwright_sudoku9::parse_text(text.as_bytes()).unwrap_err();
/// assert_eq!(error.to_string(), "line 2: expected 81 characters, found 80");
/// ```
pub fn parse_text(text: &[u8]) -> Result<Vec<Grid>, TextError> {
    let mut grids = Vec::with_capacity(text.len() / 82 + 1);
    for (i, line) in text.split(|&byte| byte == b'\n').enumerate() {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if !line.is_empty() {
            grids.push(parse_line(line).map_err(|error| TextError { line: i + 1, error })?);
        }
    }
    Ok(grids)
}

/// Puzzles handed to a thread at a time: enough to keep the lanes full, few enough to share the work out evenly.
const SHARE: usize = 1024;

/// Answers some puzzles.
type Job<'a, A> = &'a (dyn Fn(&[Grid], &mut [A], &mut Stack) + Sync);

/// Runs `job` on pieces of the puzzles in `threads` threads; `stop` is looked at between pieces.
fn share<A: Send>(
    puzzles: &[Grid],
    answers: &mut [A],
    threads: usize,
    stop: &AtomicBool,
    job: Job<'_, A>,
) -> bool {
    let pieces = Mutex::new(puzzles.chunks(SHARE).zip(answers.chunks_mut(SHARE)));
    let work = || {
        let mut stack = Stack::new();
        loop {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let piece = pieces.lock().ok().and_then(|mut pieces| pieces.next());
            let Some((puzzles, answers)) = piece else { return };
            job(puzzles, answers, &mut stack);
        }
    };
    if threads > 1 {
        // The one place with threads: the answers are those of one thread, whichever thread gives them.
        std::thread::scope(|scope| {
            for _ in 1..threads.min(puzzles.len().div_ceil(SHARE)) {
                scope.spawn(work);
            }
            work();
        });
    } else {
        work();
    }
    !stop.load(Ordering::Relaxed)
}

impl Kernel {
    /// See [`solve_all`].
    pub fn solve_all(self, puzzles: &[Grid], answers: &mut [Option<Grid>]) {
        self.answer_first(puzzles, answers, &mut Stack::new());
    }

    /// See [`count_all`].
    pub fn count_all(self, puzzles: &[Grid], limit: u64, answers: &mut [u64]) {
        self.answer_count(puzzles, limit, answers, &mut Stack::new());
    }

    /// See [`examine_all`].
    pub fn examine_all(
        self,
        puzzles: &[Grid],
        limit: u64,
        go_on: &mut dyn FnMut(u64) -> bool,
        answers: &mut [Findings],
    ) {
        self.answer_fully(puzzles, limit.max(1), answers, go_on);
    }

    /// See [`solve_all_threads`].
    pub fn solve_all_threads(
        self,
        puzzles: &[Grid],
        answers: &mut [Option<Grid>],
        threads: usize,
        stop: &AtomicBool,
    ) -> bool {
        share(puzzles, answers, threads, stop, &|puzzles, answers, stack| {
            self.answer_first(puzzles, answers, stack);
        })
    }

    /// See [`count_all_threads`].
    pub fn count_all_threads(
        self,
        puzzles: &[Grid],
        limit: u64,
        answers: &mut [u64],
        threads: usize,
        stop: &AtomicBool,
    ) -> bool {
        share(puzzles, answers, threads, stop, &|puzzles, answers, stack| {
            self.answer_count(puzzles, limit, answers, stack);
        })
    }
}

/// Solves puzzle after puzzle, sixteen at a time; `answers` takes as many as it has room for.
///
/// Of several solutions it gives the one that [`solve`](crate::solve) gives.
///
/// ```
/// let mut answers = [None; 2];
/// let mut clash = [0; 81];
/// (clash[0], clash[1]) = (5, 5);
/// gridwright_sudoku9::solve_all(&[[0; 81], clash], &mut answers);
/// assert!(answers[0].is_some() && answers[1].is_none());
/// ```
pub fn solve_all(puzzles: &[Grid], answers: &mut [Option<Grid>]) {
    Kernel::best().solve_all(puzzles, answers);
}

/// Counts the solutions of puzzle after puzzle up to `limit`, sixteen puzzles at a time.
///
/// ```
/// let mut answers = [0; 1];
/// gridwright_sudoku9::count_all(&[[0; 81]], 2, &mut answers);
/// assert_eq!(answers, [2]);
/// ```
pub fn count_all(puzzles: &[Grid], limit: u64, answers: &mut [u64]) {
    Kernel::best().count_all(puzzles, limit, answers);
}

/// The first solution of puzzle after puzzle, and the number of its solutions up to `limit` (which counts as 1 when it is 0), sixteen
/// puzzles at a time.
///
/// `go_on` is asked at every guess, with the number of guesses made for that puzzle; `false` gives the puzzle up.
///
/// ```
/// use gridwright_sudoku9::{Findings, examine_all};
/// let mut answers = [Findings::default(); 1];
/// examine_all(&[[0; 81]], 2, &mut |_| true, &mut answers);
/// assert!(answers[0].is_complete && answers[0].count == 2);
/// examine_all(&[[0; 81]], 2, &mut |guesses| guesses < 3, &mut answers);
/// assert!(!answers[0].is_complete);
/// ```
pub fn examine_all(
    puzzles: &[Grid],
    limit: u64,
    go_on: &mut dyn FnMut(u64) -> bool,
    answers: &mut [Findings],
) {
    Kernel::best().examine_all(puzzles, limit, go_on, answers);
}

/// [`solve_all`] in several threads, with the same answers; `false` if `stop` was set before the end.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// let mut answers = [None; 1];
/// assert!(gridwright_sudoku9::solve_all_threads(&[[0; 81]], &mut answers, 2, &AtomicBool::new(false)));
/// ```
pub fn solve_all_threads(
    puzzles: &[Grid],
    answers: &mut [Option<Grid>],
    threads: usize,
    stop: &AtomicBool,
) -> bool {
    Kernel::best().solve_all_threads(puzzles, answers, threads, stop)
}

/// [`count_all`] in several threads, with the same answers; `false` if `stop` was set before the end.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// let mut answers = [0; 1];
/// assert!(gridwright_sudoku9::count_all_threads(&[[0; 81]], 2, &mut answers, 2, &AtomicBool::new(false)));
/// ```
pub fn count_all_threads(
    puzzles: &[Grid],
    limit: u64,
    answers: &mut [u64],
    threads: usize,
    stop: &AtomicBool,
) -> bool {
    Kernel::best().count_all_threads(puzzles, limit, answers, threads, stop)
}
