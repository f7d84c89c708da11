//! Batches, answered by the card or by the processor.

use std::sync::atomic::AtomicBool;

use gridwright_sudoku9::{Findings, Grid, examine_all, solve};

use crate::by_processor;
use crate::card::{Card, CardError, UNFINISHED};

/// Puzzles from which on a batch is worth sending to the card.
const WORTH_IT: usize = 10_000;

/// How many of the card's answers the processor confirms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Check {
    /// One in 64.
    #[default]
    Some,
    /// Every one.
    All,
}

/// Answers batches of puzzles.
pub struct Engine {
    card: Option<Card>,
    check: Check,
    /// Why the card is not used any more.
    failure: Option<CardError>,
    threads: usize,
}

impl Engine {
    /// Looks for a card; without one the processor does the work.
    pub fn new(check: Check) -> Engine {
        let (card, failure) = match Card::probe() {
            Ok(card) => (Some(card), None),
            Err(error) => (None, Some(error)),
        };
        Engine { card, check, failure, threads: threads() }
    }

    /// Uses the processor alone.
    pub fn on_processor() -> Engine {
        Engine { card: None, check: Check::Some, failure: None, threads: threads() }
    }

    /// What the card is called, while there is one.
    pub fn card(&self) -> Option<&str> {
        self.card.as_ref().map(Card::name)
    }

    /// Why there is no card, or none any more.
    pub fn failure(&self) -> Option<&CardError> {
        self.failure.as_ref()
    }

    /// The first solution of every puzzle and the number of its solutions up to `limit` (at least 1, at most 250), as
    /// [`gridwright_sudoku9::examine_all`] gives them. Puzzles and answers that have no partner are left alone.
    pub fn examine_all(&mut self, puzzles: &[Grid], limit: u64, answers: &mut [Findings]) {
        let n = puzzles.len().min(answers.len());
        let (puzzles, answers) = (&puzzles[..n], &mut answers[..n]);
        let limit = limit.clamp(1, 250);
        if let Some(card) = self.card.as_mut().filter(|_| n >= WORTH_IT) {
            let outcome = on_card(card, puzzles, limit, answers, self.check, self.threads);
            match outcome {
                Ok(()) => return,
                Err(error) => (self.card, self.failure) = (None, Some(error)),
            }
        }
        spread(puzzles, answers, self.threads, &|puzzles, answers| {
            examine_all(puzzles, limit, &mut |_| true, answers);
        });
    }

    /// Makes minimal puzzles: those with the numbers from `from` on of a seed, the same whoever makes them.
    pub fn make_all(&mut self, seed: u64, from: u64, puzzles: &mut [Grid]) {
        let n = puzzles.len();
        if let Some(card) = self.card.as_mut().filter(|_| n >= WORTH_IT) {
            let threads = self.threads;
            let outcome = card.make(seed, from, n, &mut |at, bytes| {
                let chunk = &mut puzzles[at..at + bytes.len() / 84];
                let numbers = (at as u64..).map(|at| from.wrapping_add(at));
                let answers: Vec<(u64, &[u8])> = numbers.zip(bytes.chunks(84)).collect();
                spread(&answers, chunk, threads, &|answers, puzzles| {
                    for ((number, answer), puzzle) in answers.iter().zip(puzzles) {
                        *puzzle = match answer[27] {
                            UNFINISHED => by_processor::make(seed, *number),
                            _ => digits(answer),
                        };
                    }
                });
            });
            let is_right =
                |at: usize| puzzles[at] == by_processor::make(seed, from.wrapping_add(at as u64));
            let step = if self.check == Check::All { 1 } else { (n / 64).max(64) };
            match outcome {
                Ok(()) if (0..n).step_by(step).all(is_right) => return,
                Ok(()) => (self.card, self.failure) = (None, Some(CardError::Wrong)),
                Err(error) => (self.card, self.failure) = (None, Some(error)),
            }
        }
        let numbers: Vec<u64> = (0..n as u64).map(|at| from.wrapping_add(at)).collect();
        spread(&numbers, puzzles, self.threads, &|numbers, puzzles| {
            for (number, puzzle) in numbers.iter().zip(puzzles) {
                *puzzle = by_processor::make(seed, *number);
            }
        });
    }
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Does a job on pieces of two slices that belong together, in threads.
fn spread<A: Sync, B: Send>(
    from: &[A],
    to: &mut [B],
    threads: usize,
    job: &(dyn Fn(&[A], &mut [B]) + Sync),
) {
    let size = from.len().div_ceil(threads.max(1)).max(1024);
    std::thread::scope(|scope| {
        for (from, to) in from.chunks(size).zip(to.chunks_mut(size)) {
            scope.spawn(move || job(from, to));
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

fn on_card(
    card: &mut Card,
    puzzles: &[Grid],
    limit: u64,
    answers: &mut [Findings],
    check: Check,
    threads: usize,
) -> Result<(), CardError> {
    let is_wrong = AtomicBool::new(false);
    let outcome = card.solve(puzzles, limit as u8, &mut |at, bytes| {
        let n = bytes.len() / 84;
        let parts: Vec<(&Grid, &[u8])> = puzzles[at..at + n].iter().zip(bytes.chunks(84)).collect();
        spread(&parts, &mut answers[at..at + n], threads, &|parts, answers| {
            if !take(parts, limit, answers, check) {
                is_wrong.store(true, std::sync::atomic::Ordering::Relaxed);
            }
        });
    });
    outcome?;
    if is_wrong.into_inner() { Err(CardError::Wrong) } else { Ok(()) }
}

/// Takes the card's answers over; `false` if one of those checked is wrong.
fn take(parts: &[(&Grid, &[u8])], limit: u64, answers: &mut [Findings], check: Check) -> bool {
    let every = if check == Check::All { 1 } else { 64 };
    for (at, ((puzzle, bytes), answer)) in parts.iter().zip(answers).enumerate() {
        let state = bytes[27];
        let by_processor = |limit| {
            let mut own = [Findings::default()];
            examine_all(&[**puzzle], limit, &mut |_| true, &mut own);
            own[0]
        };
        *answer = match state {
            UNFINISHED => by_processor(limit),
            1 => Findings { first: None, count: 0, is_complete: true },
            2 if limit > 1 => Findings { first: Some(digits(bytes)), count: 1, is_complete: true },
            // Which of several solutions is the first is for the processor to say.
            _ => Findings { first: solve(puzzle), count: u64::from(state - 1), is_complete: true },
        };
        if at % every == 0 && *answer != by_processor(limit) {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridwright_sudoku9::{count, is_unique};

    /// Puzzles of every kind: minimal ones, with clues more or less, with a clash, and nearly empty.
    fn mixed(n: usize) -> Vec<Grid> {
        let mut puzzles = Vec::new();
        for number in 0.. {
            let minimal = by_processor::make(3, number);
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

    /// An engine with a card. Machines without one have a driver that computes on the processor, or skip what needs it;
    /// `GRIDWRIGHT_CARD=must` makes that a failure.
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
    fn every_answer_can_be_checked() {
        let puzzles = mixed(WORTH_IT);
        let Some(mut engine) = with_card(Check::All) else { return };
        examined(&mut engine, &puzzles, 2);
        assert!(engine.card().is_some(), "{:?}", engine.failure());
    }

    #[test]
    fn a_wrong_answer_is_found() {
        let puzzle = by_processor::make(1, 1);
        let mut bytes = [0; 84];
        let solution = solve(&puzzle).expect("it has a solution");
        for (band, digits) in bytes.chunks_mut(28).zip(solution.chunks(27)) {
            band[..27].copy_from_slice(digits);
        }
        bytes[27] = 2;
        let mut answers = [Findings::default()];
        assert!(take(&[(&puzzle, &bytes)], 2, &mut answers, Check::All));
        bytes.swap(0, 1);
        assert!(!take(&[(&puzzle, &bytes)], 2, &mut answers, Check::All));
    }

    #[test]
    fn what_the_card_gives_up_is_answered_by_the_processor() {
        let puzzle = by_processor::make(1, 1);
        let mut bytes = [0; 84];
        bytes[27] = UNFINISHED;
        let mut answers = [Findings::default()];
        assert!(take(&[(&puzzle, &bytes)], 2, &mut answers, Check::Some));
        assert_eq!((answers[0].first, answers[0].count), (solve(&puzzle), 1));
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
        // Across the border of 32 bits.
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
    fn small_batches_stay_on_the_processor() {
        let puzzles = mixed(50);
        let answers = examined(&mut Engine::new(Check::Some), &puzzles, 2);
        assert_eq!(answers, examined(&mut Engine::on_processor(), &puzzles, 2));
    }
}
