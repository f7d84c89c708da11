//! Solves large batches of 9 x 9 on a graphics card, which is looked for once, when the first such
//! batch comes.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use gridwright_core::{Budget, CardCheck};
use gridwright_gpu::{Check, Engine};
use gridwright_sudoku9::{Findings, Grid};

/// Number of lines given to the card together; more are no faster and take memory.
const LINES: usize = 1 << 17;

static ENGINE: OnceLock<Mutex<Engine>> = OnceLock::new();
static ANSWERED: AtomicU64 = AtomicU64::new(0);

fn engine() -> MutexGuard<'static, Engine> {
    let engine = ENGINE.get_or_init(|| Mutex::new(Engine::new(Check::Some)));
    engine.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts the solutions of a batch up to two and finds the unique ones, if a card may be used and
/// is worth it. Returns whether it did.
pub(super) fn examine_all(puzzles: &[Grid], budget: &Budget, found: &mut [Findings]) -> bool {
    let Some(check) = budget.card().filter(|_| Engine::is_worth_it(puzzles.len())) else {
        return false;
    };
    let mut engine = engine();
    if engine.card().is_none() || budget.is_stopped() {
        return false;
    }
    engine.set_check(match check {
        CardCheck::Sample => Check::Some,
        CardCheck::All => Check::All,
    });
    engine.judge_all(puzzles, found);
    if engine.card().is_some() {
        ANSWERED.fetch_add(puzzles.len() as u64, Ordering::Relaxed);
    }
    true
}

/// Number of lines that are best answered together.
pub(super) fn lines_at_once(budget: &Budget) -> usize {
    let is_missing = ENGINE.get().is_some_and(|_| engine().card().is_none());
    if budget.card().is_none() || is_missing { 512 } else { LINES }
}

/// The name of the card, or the reason that there is none.
pub(super) fn name() -> Result<String, String> {
    let engine = engine();
    let failure = || engine.failure().map_or_else(String::new, ToString::to_string);
    engine.card().map(str::to_owned).ok_or_else(failure)
}

/// Number of puzzles that the card has answered.
pub(super) fn answered() -> u64 {
    ANSWERED.load(Ordering::Relaxed)
}
