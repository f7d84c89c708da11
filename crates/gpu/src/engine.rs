//! Answers batches of puzzles on the graphics card or on the processor.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use gridwright_sudoku9::{Findings, Grid, examine_all, solve};

use crate::by_processor;
use crate::card::{Card, CardError, UNFINISHED};

/// Minimum number of puzzles in a batch that is sent to the card.
const WORTH_IT: usize = 10_000;

/// The share of the card's answers that the processor checks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Check {
    /// One answer in 64.
    #[default]
    Some,
    /// Every answer.
    All,
}

/// Answers batches of puzzles.
pub struct Engine {
    card: Option<Card>,
    check: Check,
    /// The reason why the card is no longer used.
    failure: Option<CardError>,
    threads: usize,
}

impl Engine {
    /// Looks for a card; without one the processor does all work.
    pub fn new(check: Check) -> Engine {
        let threads = threads();
        let (card, failure) = match Card::probe(threads) {
            Ok(card) => (Some(card), None),
            Err(error) => (None, Some(error)),
        };
        Engine { card, check, failure, threads }
    }

    /// Creates an engine that uses the processor only.
    pub fn on_processor() -> Engine {
        Engine { card: None, check: Check::Some, failure: None, threads: threads() }
    }

    /// Whether a batch of `n` puzzles is large enough for a card. The answers are the same either
    /// way.
    pub fn is_worth_it(n: usize) -> bool {
        n >= WORTH_IT
    }

    /// Changes the share of the card's answers that the processor checks.
    pub fn set_check(&mut self, check: Check) {
        self.check = check;
    }

    /// The name of the card; `None` if none is in use.
    pub fn card(&self) -> Option<&str> {
        self.card.as_ref().map(Card::name)
    }

    /// The reason why there is no card, or none any more.
    pub fn failure(&self) -> Option<&CardError> {
        self.failure.as_ref()
    }

    /// Total time that the card has spent solving and making puzzles, without copies, conversions
    /// from and to bytes, and checks. `None` if there is no card or it has no timestamps.
    pub fn busy(&self) -> Option<Duration> {
        self.card.as_ref()?.busy
    }

    /// Finds the first solution of every puzzle and the number of its solutions up to `limit`
    /// (clamped to 1 to 250), as [`gridwright_sudoku9::examine_all`] does. If the slices differ in
    /// length, the excess puzzles or answers are ignored.
    pub fn examine_all(&mut self, puzzles: &[Grid], limit: u64, answers: &mut [Findings]) {
        self.examine(puzzles, limit.clamp(1, 250), Solutions::First, answers);
    }

    /// Like [`Engine::examine_all`], but counts at most two solutions and returns the solution only
    /// of puzzles that have exactly one: if there are several, the processor need not find the
    /// first.
    pub fn judge_all(&mut self, puzzles: &[Grid], answers: &mut [Findings]) {
        self.examine(puzzles, 2, Solutions::Unique, answers);
    }

    fn examine(
        &mut self,
        puzzles: &[Grid],
        limit: u64,
        solutions: Solutions,
        answers: &mut [Findings],
    ) {
        let n = puzzles.len().min(answers.len());
        let (puzzles, answers) = (&puzzles[..n], &mut answers[..n]);
        let wanted = Wanted { limit, solutions, check: self.check };
        if let Some(card) = self.card.as_mut().filter(|_| Engine::is_worth_it(n)) {
            let outcome = on_card(card, puzzles, wanted, answers, self.threads);
            match outcome {
                Ok(()) => return,
                Err(error) => (self.card, self.failure) = (None, Some(error)),
            }
        }
        spread(answers, self.threads, &|at, answers| {
            wanted.by_processor(&puzzles[at..at + answers.len()], answers);
        });
    }

    /// Makes the minimal puzzles of a seed from number `from` on. Card and processor make the same
    /// puzzles.
    pub fn make_all(&mut self, seed: u64, from: u64, puzzles: &mut [Grid]) {
        self.make(seed, from, puzzles, by_processor::puzzle, true);
    }

    /// Makes the full grids that the puzzles of [`Engine::make_all`] are made from.
    pub fn fill_all(&mut self, seed: u64, from: u64, grids: &mut [Grid]) {
        self.make(seed, from, grids, by_processor::grid, false);
    }

    /// Makes grids on the card, or with `one`, which makes the grid of a seed and a number on the
    /// processor.
    fn make(
        &mut self,
        seed: u64,
        from: u64,
        grids: &mut [Grid],
        one: fn(u64, u64) -> Grid,
        carves: bool,
    ) {
        let n = grids.len();
        let number = |at: usize| from.wrapping_add(at as u64);
        if let Some(card) = self.card.as_mut().filter(|_| Engine::is_worth_it(n)) {
            let threads = self.threads;
            let outcome = card.make(seed, from, n, carves, &mut |at, bytes| {
                spread(&mut grids[at..at + bytes.len() / 84], threads, &|from, grids| {
                    for (i, (grid, answer)) in
                        grids.iter_mut().zip(bytes[from * 84..].chunks(84)).enumerate()
                    {
                        *grid = match answer[27] {
                            UNFINISHED => one(seed, number(at + from + i)),
                            _ => digits(answer),
                        };
                    }
                });
            });
            let step = if self.check == Check::All { 1 } else { (n / 64).max(64) };
            match outcome {
                Ok(()) if (0..n).step_by(step).all(|at| grids[at] == one(seed, number(at))) => {
                    return;
                }
                Ok(()) => (self.card, self.failure) = (None, Some(CardError::Wrong)),
                Err(error) => (self.card, self.failure) = (None, Some(error)),
            }
        }
        spread(grids, self.threads, &|from, grids| {
            for (i, grid) in grids.iter_mut().enumerate() {
                *grid = one(seed, number(from + i));
            }
        });
    }
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Runs a job on pieces of a slice in several threads. The job receives the index at which its
/// piece starts.
fn spread<T: Send>(to: &mut [T], threads: usize, job: &(dyn Fn(usize, &mut [T]) + Sync)) {
    let size = to.len().div_ceil(threads.max(1)).max(1024);
    std::thread::scope(|scope| {
        for (number, to) in to.chunks_mut(size).enumerate() {
            scope.spawn(move || job(number * size, to));
        }
    });
}

/// The digits of an answer of the card.
fn digits(answer: &[u8]) -> Grid {
    let mut grid = [0; 81];
    for (band, from) in grid.chunks_mut(27).zip(answer.chunks(28)) {
        band.copy_from_slice(&from[..27]);
    }
    grid
}

/// The puzzles for which a solution is returned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Solutions {
    /// All puzzles: the first solution of each.
    First,
    /// Only puzzles with exactly one solution.
    Unique,
}

/// The question asked about each puzzle of a batch.
#[derive(Clone, Copy)]
struct Wanted {
    limit: u64,
    solutions: Solutions,
    check: Check,
}

impl Wanted {
    /// Answers on the processor.
    fn by_processor(self, puzzles: &[Grid], answers: &mut [Findings]) {
        examine_all(puzzles, self.limit, &mut |_| true, answers);
        if self.solutions == Solutions::Unique {
            let several = answers.iter_mut().filter(|answer| answer.count > 1);
            several.for_each(|answer| answer.first = None);
        }
    }
}

fn on_card(
    card: &mut Card,
    puzzles: &[Grid],
    wanted: Wanted,
    answers: &mut [Findings],
    threads: usize,
) -> Result<(), CardError> {
    let is_wrong = AtomicBool::new(false);
    // The card always looks for a second solution: only a unique solution is certain to be the
    // first one.
    let outcome = card.solve(puzzles, wanted.limit.max(2) as u8, &mut |at, bytes| {
        let n = bytes.len() / 84;
        let (puzzles, answers) = (&puzzles[at..at + n], &mut answers[at..at + n]);
        let left = Mutex::new(Vec::new());
        spread(answers, threads, &|from, answers| {
            let puzzles = &puzzles[from..from + answers.len()];
            let (is_right, own) = take(puzzles, &bytes[from * 84..], wanted, answers);
            if !is_right {
                is_wrong.store(true, Ordering::Relaxed);
            }
            let mut left = left.lock().unwrap_or_else(PoisonError::into_inner);
            left.extend(own.into_iter().map(|at| from + at));
        });
        // Unfinished puzzles are neighbours, being the last that were started, so they are divided
        // among the threads again.
        let left = left.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut own = vec![Findings::default(); left.len()];
        spread(&mut own, threads, &|from, own| {
            let puzzles: Vec<Grid> = left[from..].iter().map(|&at| puzzles[at]).collect();
            wanted.by_processor(&puzzles[..own.len()], own);
        });
        for (at, own) in left.into_iter().zip(own) {
            answers[at] = own;
        }
    });
    outcome?;
    if is_wrong.into_inner() { Err(CardError::Wrong) } else { Ok(()) }
}

/// Converts the card's answers. Returns whether all checked answers are right, and the indices of
/// the unfinished puzzles.
fn take(
    puzzles: &[Grid],
    bytes: &[u8],
    wanted: Wanted,
    answers: &mut [Findings],
) -> (bool, Vec<usize>) {
    let every = if wanted.check == Check::All { 1 } else { 64 };
    let (mut missing, mut checked) = (Vec::new(), Vec::new());
    for (at, bytes) in bytes.chunks(84).take(answers.len()).enumerate() {
        answers[at] = match bytes[27] {
            UNFINISHED => {
                missing.push(at);
                continue;
            }
            1 => Findings { first: None, count: 0, is_complete: true },
            2 => Findings { first: Some(digits(bytes)), count: 1, is_complete: true },
            // The card does not know which of several solutions comes first in order.
            more => {
                let count = u64::from(more - 1).min(wanted.limit);
                let is_wanted = wanted.solutions == Solutions::First;
                let first = if is_wanted { solve(&puzzles[at]) } else { None };
                Findings { first, count, is_complete: true }
            }
        };
        if at % every == 0 {
            checked.push(at);
        }
    }
    let puzzles: Vec<Grid> = checked.iter().map(|&at| puzzles[at]).collect();
    let mut own = vec![Findings::default(); puzzles.len()];
    wanted.by_processor(&puzzles, &mut own);
    (checked.iter().zip(own).all(|(&at, own)| answers[at] == own), missing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridwright_sudoku9::{count, is_unique};

    /// Puzzles of every kind: minimal ones, some with a clue removed or a conflict, and nearly
    /// empty ones.
    fn mixed(n: usize) -> Vec<Grid> {
        let mut puzzles = Vec::new();
        for number in 0.. {
            let minimal = by_processor::puzzle(3, number);
            let clue = (0..81).filter(|&at| minimal[at] > 0).nth(number as usize % 20).unwrap_or(0);
            let (mut less, mut wrong) = (minimal, minimal);
            less[clue] = 0;
            wrong[clue] = wrong[clue] % 9 + 1;
            let mut sparse = minimal;
            sparse[27..].fill(0);
            puzzles.extend([minimal, less, wrong, sparse, solve(&minimal).unwrap_or([0; 81])]);
            if puzzles.len() >= n {
                puzzles.truncate(n);
                return puzzles;
            }
        }
        unreachable!("there are numbers enough")
    }

    /// An engine with a card, or `None` to skip the test on machines without any driver. With
    /// `GRIDWRIGHT_CARD=must` a missing card is a failure; a driver that computes on the processor
    /// will do.
    fn with_card(check: Check) -> Option<Engine> {
        let engine = Engine::new(check);
        if engine.card().is_none() {
            assert!(std::env::var_os("GRIDWRIGHT_CARD").is_none(), "{:?}", engine.failure());
            println!("skipped: {:?}", engine.failure());
            return None;
        }
        Some(engine)
    }

    fn examined(engine: &mut Engine, puzzles: &[Grid], limit: u64) -> Vec<Findings> {
        let mut answers = vec![Findings::default(); puzzles.len()];
        engine.examine_all(puzzles, limit, &mut answers);
        answers
    }

    #[test]
    fn the_card_answers_as_the_processor_does() {
        let puzzles = mixed(WORTH_IT);
        let Some(mut engine) = with_card(Check::Some) else { return };
        for limit in [1, 2, 20] {
            let answers = examined(&mut engine, &puzzles, limit);
            assert!(engine.card().is_some(), "{:?}", engine.failure());
            let wanted = examined(&mut Engine::on_processor(), &puzzles, limit);
            let differs = (0..puzzles.len()).find(|&at| answers[at] != wanted[at]);
            let shown = differs.map(|at| (at, puzzles[at], answers[at], wanted[at]));
            assert_eq!(shown, None);
            if limit == 2 {
                let with = |n| answers.iter().filter(|answer| answer.count == n).count();
                assert!(with(0) > 100 && with(1) > 100 && with(2) > 100);
            }
        }
    }

    #[test]
    fn solutions_of_puzzles_with_several_can_be_left_out() {
        let puzzles = mixed(WORTH_IT);
        let mut wanted = examined(&mut Engine::on_processor(), &puzzles, 2);
        assert!(wanted.iter().any(|answer| answer.count == 2 && answer.first.is_some()));
        for answer in wanted.iter_mut().filter(|answer| answer.count == 2) {
            answer.first = None;
        }
        for mut engine in
            [Some(Engine::on_processor()), with_card(Check::All)].into_iter().flatten()
        {
            let mut answers = vec![Findings::default(); puzzles.len()];
            engine.judge_all(&puzzles, &mut answers);
            assert_eq!(answers, wanted);
        }
    }

    #[test]
    fn every_answer_can_be_checked() {
        let puzzles = mixed(WORTH_IT);
        let Some(mut engine) = with_card(Check::All) else { return };
        examined(&mut engine, &puzzles, 2);
        assert!(engine.card().is_some(), "{:?}", engine.failure());
    }

    #[test]
    fn a_wrong_answer_is_found() {
        let puzzle = by_processor::puzzle(1, 1);
        let mut bytes = [0; 84];
        let solution = solve(&puzzle).expect("it has a solution");
        for (band, digits) in bytes.chunks_mut(28).zip(solution.chunks(27)) {
            band[..27].copy_from_slice(digits);
        }
        bytes[27] = 2;
        let mut answers = [Findings::default()];
        let wanted = Wanted { limit: 2, solutions: Solutions::First, check: Check::All };
        assert!(take(&[puzzle], &bytes, wanted, &mut answers).0);
        bytes.swap(0, 1);
        assert!(!take(&[puzzle], &bytes, wanted, &mut answers).0);
    }

    #[test]
    fn what_the_card_gives_up_is_answered_by_the_processor() {
        let puzzles = mixed(WORTH_IT);
        let Some(mut engine) = with_card(Check::Some) else { return };
        engine.card.as_mut().expect("there is a card").rounds = 1;
        let answers = examined(&mut engine, &puzzles, 2);
        assert!(engine.card().is_some(), "{:?}", engine.failure());
        assert_eq!(answers, examined(&mut Engine::on_processor(), &puzzles, 2));
    }

    #[test]
    fn a_lost_card_leaves_no_puzzle_unanswered() {
        let puzzles = mixed(WORTH_IT);
        let Some(mut engine) = with_card(Check::Some) else { return };
        engine.card.as_ref().expect("there is a card").destroy();
        let answers = examined(&mut engine, &puzzles, 2);
        assert!(engine.card().is_none() && engine.failure().is_some());
        assert_eq!(answers, examined(&mut Engine::on_processor(), &puzzles, 2));
    }

    #[test]
    fn the_card_makes_the_puzzles_that_the_processor_makes() {
        let Some(mut engine) = with_card(Check::Some) else { return };
        // The numbers cross the limit of 32 bits.
        let from = (1 << 32) - 5000;
        let (mut one, mut other) = (vec![[0; 81]; WORTH_IT], vec![[0; 81]; WORTH_IT]);
        engine.make_all(9, from, &mut one);
        assert!(engine.card().is_some(), "{:?}", engine.failure());
        Engine::on_processor().make_all(9, from, &mut other);
        assert_eq!(one, other);
        assert!(one.iter().step_by(97).all(is_unique));
        let fewer = |puzzle: &Grid| {
            let at = puzzle.iter().position(|&digit| digit > 0).unwrap_or(0);
            let mut less = *puzzle;
            less[at] = 0;
            count(&less, 2)
        };
        assert!(one.iter().step_by(97).all(|puzzle| fewer(puzzle) == 2));
    }

    #[test]
    fn the_card_fills_the_grids_that_the_processor_fills() {
        let Some(mut engine) = with_card(Check::Some) else { return };
        let (mut one, mut other) = (vec![[0; 81]; WORTH_IT], vec![[0; 81]; WORTH_IT]);
        engine.fill_all(9, 7, &mut one);
        assert!(engine.card().is_some(), "{:?}", engine.failure());
        Engine::on_processor().fill_all(9, 7, &mut other);
        assert_eq!(one, other);
        assert!(one.iter().all(|grid| solve(grid) == Some(*grid)));
        let puzzle = by_processor::puzzle(9, 12);
        assert_eq!(solve(&puzzle), Some(one[5]));
    }

    #[test]
    fn bytes_that_are_no_digits_count_as_empty() {
        let Some(mut engine) = with_card(Check::All) else { return };
        let mut puzzles = mixed(WORTH_IT);
        for (number, puzzle) in puzzles.iter_mut().enumerate() {
            puzzle[number % 81] = (number % 256) as u8;
        }
        examined(&mut engine, &puzzles, 2);
        assert!(engine.card().is_some(), "{:?}", engine.failure());
    }

    #[test]
    fn small_batches_stay_on_the_processor() {
        let puzzles = mixed(50);
        let answers = examined(&mut Engine::new(Check::Some), &puzzles, 2);
        assert_eq!(answers, examined(&mut Engine::on_processor(), &puzzles, 2));
    }
}
