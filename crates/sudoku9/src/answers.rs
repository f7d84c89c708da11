//! Answers to many puzzles with the throughput solver; written once for all instruction sets.

use crate::bands::Words;
use crate::grid::{Grid, parse_line, write_line};
use crate::lanes::Lanes;
use crate::wide::{Feed, Stack, Start, givens, grid, run};

/// A slice of puzzles with the answers to them.
struct Batch<'a, A, G> {
    puzzles: &'a [Grid],
    answers: &'a mut [A],
    next: usize,
    /// The index of the puzzle in each lane, and the number of guesses made there.
    at: [usize; 16],
    guesses: [u64; 16],
    limit: u64,
    go_on: G,
}

/// The solutions found of a puzzle; see [`examine_all`](crate::examine_all).
///
/// ```
/// assert!(!gridwright_sudoku9::Findings::default().is_complete);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The first solution.
    pub first: Option<Grid>,
    /// Number of solutions found, up to the limit.
    pub count: u64,
    /// Whether the search was completed or reached the limit.
    pub is_complete: bool,
}

/// The data kept of the solutions of a puzzle.
pub(crate) trait Answer: Send + Default {
    /// Records a solution; returns the number of solutions so far.
    fn take<L: Lanes>(&mut self, words: &Words) -> u64;
    /// Records that the search was completed.
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

/// Lines of text, parsed when a lane is free, and their answers; see
/// [`examine_lines`](crate::examine_lines).
pub(crate) struct LineBatch<'a> {
    pub(crate) lines: &'a [&'a str],
    pub(crate) limit: u64,
    pub(crate) counts: &'a mut [Option<u64>],
    pub(crate) solutions: &'a mut [u8],
}

/// A batch of lines, with the state of each lane.
struct LineFeed<'a, 'l, G> {
    batch: &'a mut LineBatch<'l>,
    next: usize,
    at: [usize; 16],
    guesses: [u64; 16],
    found: [u64; 16],
    go_on: G,
}

impl<G: FnMut(u64) -> bool> Feed for LineFeed<'_, '_, G> {
    #[inline(always)]
    fn next<L: Lanes>(&mut self, lane: usize) -> Option<Start> {
        loop {
            let line = self.batch.lines.get(self.next)?;
            self.at[lane] = self.next;
            self.next += 1;
            if let Ok(puzzle) = parse_line(line.as_bytes()) {
                (self.guesses[lane], self.found[lane]) = (0, 0);
                return Some(Start { givens: givens::<L>(&puzzle), without: None });
            }
        }
    }

    #[inline(always)]
    fn solution<L: Lanes>(&mut self, lane: usize, words: &Words) -> bool {
        if self.found[lane] == 0 {
            let line = &mut self.batch.solutions[81 * self.at[lane]..][..81];
            line.copy_from_slice(&write_line(&grid::<L>(words)));
        }
        self.found[lane] += 1;
        self.found[lane] < self.batch.limit
    }

    #[inline(always)]
    fn go_on(&mut self, lane: usize) -> bool {
        self.guesses[lane] += 1;
        (self.go_on)(self.guesses[lane])
    }

    #[inline(always)]
    fn finish(&mut self, lane: usize) {
        self.batch.counts[self.at[lane]] = Some(self.found[lane]);
    }
}

#[inline(always)]
pub(crate) fn answer_lines<L: Lanes>(
    batch: &mut LineBatch<'_>,
    stack: &mut Stack,
    go_on: impl FnMut(u64) -> bool,
) {
    let (next, at, guesses, found) = (0, [0; 16], [0; 16], [0; 16]);
    let mut feed = LineFeed { batch, next, at, guesses, found, go_on };
    run::<L, _>(stack, &mut feed);
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
