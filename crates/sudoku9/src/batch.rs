//! Many puzzles at once, in slices and in several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::answers::{Findings, LineBatch};
use crate::grid::Grid;
use crate::kernel::Kernel;
use crate::wide::Stack;

/// Number of puzzles handed to a thread at a time: enough to keep the lanes full, few enough to
/// balance the threads.
const SHARE: usize = 1024;

/// A function that solves some puzzles and writes their answers.
type Job<'a, A> = &'a (dyn Fn(&[Grid], &mut [A], &mut Stack) + Sync);

/// Runs `job` on pieces of the puzzles in several threads; checks `stop` between pieces. Returns
/// whether all were done.
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
        // This is the only use of threads in the crate: each answer is the same, whichever thread
        // computes it.
        std::thread::scope(|scope| {
            for _ in 1..threads.min(puzzles.len().div_ceil(SHARE)) {
                // If no more threads can be started, the existing ones do the work.
                if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
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

    /// See [`examine_lines`].
    pub fn examine_lines(
        self,
        lines: &[&str],
        limit: u64,
        go_on: &mut dyn FnMut(u64) -> bool,
        counts: &mut [Option<u64>],
        solutions: &mut [u8],
    ) {
        let many = lines.len().min(counts.len()).min(solutions.len() / 81);
        let (lines, limit) = (&lines[..many], limit.max(1));
        counts.fill(None);
        self.answer_lines(&mut LineBatch { lines, limit, counts, solutions }, go_on);
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

/// Solves many puzzles, sixteen at a time; puzzles beyond the length of `answers` are ignored.
///
/// For puzzles with several solutions, the answer is the same as that of [`solve`](crate::solve).
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

/// Counts the solutions of many puzzles up to `limit`, sixteen puzzles at a time.
///
/// ```
/// let mut answers = [0; 1];
/// gridwright_sudoku9::count_all(&[[0; 81]], 2, &mut answers);
/// assert_eq!(answers, [2]);
/// ```
pub fn count_all(puzzles: &[Grid], limit: u64, answers: &mut [u64]) {
    Kernel::best().count_all(puzzles, limit, answers);
}

/// Finds the first solution of many puzzles and counts their solutions up to `limit` (at least 1),
/// sixteen puzzles at a time.
///
/// `go_on` is called before every guess with the number of guesses made for that puzzle; `false`
/// abandons the puzzle.
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

/// Does the same as [`examine_all`] for lines of 81 characters, without intermediate grids.
///
/// The count of a line is `None` if the line is not a grid ([`parse_line`](crate::parse_line)) or
/// was abandoned. The first solution is written to `solutions`, which has 81 bytes for each line;
/// the bytes of lines without a solution are unchanged.
///
/// ```
/// use gridwright_sudoku9::examine_lines;
/// let (blank, mut counts, mut solutions) = (".".repeat(81), [None; 2], [b'?'; 162]);
/// examine_lines(&["12", &blank], 2, &mut |_| true, &mut counts, &mut solutions);
/// assert_eq!(counts, [None, Some(2)]);
/// assert!(solutions[..81].iter().all(|&byte| byte == b'?') && !solutions[81..].contains(&b'?'));
/// ```
pub fn examine_lines(
    lines: &[&str],
    limit: u64,
    go_on: &mut dyn FnMut(u64) -> bool,
    counts: &mut [Option<u64>],
    solutions: &mut [u8],
) {
    Kernel::best().examine_lines(lines, limit, go_on, counts, solutions);
}

/// Does the same as [`solve_all`] in several threads; returns `false` if `stop` was set before the
/// end.
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

/// Does the same as [`count_all`] in several threads; returns `false` if `stop` was set before the
/// end.
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
