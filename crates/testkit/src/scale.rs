//! An endless supply of boards and explanations, identified by numbers, for checks of any duration:
//! `cargo xtask oracle`.
//!
//! A number always gives the same board, so that a run can be continued and a failure reproduced.

use gridwright::budget::Rng;
use gridwright::contract::solve_generally;
use gridwright::steps::{PROFILES, has_profile, techniques_in};
use gridwright::{
    Budget, Count, Family, Generated, Params, Position, Profile, Puzzle, StepQuery, Value, Verdict,
    count, explain, solve,
};

use crate::checks::follow;
use crate::oracle::ask;

/// Number of boards made from one puzzle: itself, and changed versions of it.
const A_PUZZLE: u64 = 4;

/// Maximum number of solutions that are counted.
const LIMIT: usize = 8;

/// Search budget for anything but explanations, in nodes.
const NODES: u64 = 5_000_000;

/// Search budget for an explanation, in nodes.
const NODES_A_PATH: u64 = 200_000;

/// The outcome for a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// All methods agree on this number of solutions, at most [`Found::MOST`].
    Solutions(usize),
    /// The engine ran out of budget.
    Undecided,
    /// No puzzle was made for this number.
    NotMade,
}

impl Found {
    /// Maximum number of solutions that are counted.
    pub const MOST: usize = LIMIT;
}

/// The puzzle for a number: presets take turns, and the number is the seed.
fn made(family: &dyn Family, number: u64) -> Option<Generated> {
    let info = family.info();
    let preset = info.presets[(number % info.presets.len() as u64) as usize];
    let params = Params::parse(info.params, preset).expect("presets are valid parameters");
    let mut rng = Rng::from_seed(number);
    family.generate(info.generator, &params, &mut rng, &mut Budget::nodes(NODES)).ok()
}

/// Compares the engine, with and without the family's own solver, with the SAT solver on all boards
/// made from the puzzle with this number.
///
/// # Errors
/// A description of the board on which they disagree.
pub fn compare(family: &dyn Family, number: u64) -> Result<Vec<Found>, String> {
    let Some(made) = made(family, number) else { return Ok(vec![Found::NotMade]) };
    let mut rng = Rng::from_seed(number ^ 0x5eed);
    let mut found = Vec::new();
    for change in 0..A_PUZZLE {
        let mut givens = made.puzzle.board().givens.clone();
        let printable: Vec<Value> = made.puzzle.printable().iter().collect();
        let n_changes = if change == 0 { 0 } else { 1 + rng.below(3) };
        for _ in 0..n_changes {
            let site = rng.below(givens.len());
            givens[site] = match change {
                // Removing values keeps the solution, possibly among others.
                1 => None,
                2 => Some(made.solution[site]).filter(|value| printable.contains(value)),
                _ if printable.is_empty() => None,
                _ => Some(printable[rng.below(printable.len())]),
            };
        }
        let puzzle = made.puzzle.with_givens(givens);
        found.push(agreed(&*puzzle).map_err(|why| format!("{number}, board {change}: {why}"))?);
        if change == 0 && found[0] != Found::Solutions(1) {
            return Err(format!("{number}: made with {:?}", found[0]));
        }
    }
    Ok(found)
}

/// The outcome for a board on which all methods agree; an error if they disagree.
fn agreed(puzzle: &dyn Puzzle) -> Result<Found, String> {
    let text = || format!("{}:{}", puzzle.info().id, puzzle.line());
    let answer = ask(puzzle, LIMIT);
    let n = answer.solutions.len();
    let mut is_decided = true;
    for verdict in [
        solve(puzzle, &mut Budget::nodes(NODES)),
        solve_generally(puzzle, &mut Budget::nodes(NODES)),
    ] {
        let is_right = match &verdict {
            Verdict::None => n == 0,
            Verdict::Unique(one) => n == 1 && answer.solutions[0] == *one,
            Verdict::Several(one, other) => {
                n > 1 && one != other && puzzle.accepts(one) && puzzle.accepts(other)
            }
            Verdict::OutOfBudget(_) => {
                is_decided = false;
                true
            }
        };
        if !is_right {
            return Err(format!("{}, the SAT solver finds {n}: {}", verdict.name(), text()));
        }
    }
    let expected = if n < LIMIT { Count::exactly(n as u64) } else { Count::AtLeast(n as u64) };
    match count(puzzle, LIMIT as u64, &mut Budget::nodes(NODES)) {
        Count::OutOfBudget(_) => is_decided = false,
        counted if counted != expected => {
            return Err(format!("{counted:?}, the SAT solver finds {n}: {}", text()));
        }
        _ => (),
    }
    Ok(if is_decided { Found::Solutions(n) } else { Found::Undecided })
}

/// Explains the puzzle with this number by one of its profiles, and checks every step against all
/// solutions. Returns the number of steps.
///
/// # Errors
/// A description of the first wrong step.
pub fn explained(family: &dyn Family, number: u64) -> Result<usize, String> {
    let Some(made) = made(family, number) else { return Ok(0) };
    let puzzle = &*made.puzzle;
    let profiles: Vec<&'static Profile> =
        PROFILES.iter().copied().filter(|profile| has_profile(puzzle, profile)).collect();
    let n_presets = family.info().presets.len() as u64;
    let profile = profiles[(number / n_presets % profiles.len() as u64) as usize];
    let mut budget = Budget::nodes(NODES_A_PATH);
    let explanation = explain(puzzle, &StepQuery::by(profile), &mut budget);
    let solutions = ask(puzzle, 2).solutions;
    let mut known = techniques_in(puzzle.info(), profile);
    known.extend((puzzle.info().techniques)(Profile::DEFAULT));
    follow(puzzle, Position::of(puzzle), &explanation.steps, &solutions, &known)
        .map_err(|why| format!("{number} by {}: {why}", profile.id))?;
    Ok(explanation.steps.len())
}
