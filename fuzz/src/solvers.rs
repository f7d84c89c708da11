//! Compares solvers on small boards of every family and rule: the engine with the family's own
//! solver, the engine without it, a SAT solver, and brute force. Also checks every step of an
//! explanation against all solutions.

use std::sync::Arc;

use arbitrary::Unstructured;
use gridwright::budget::Rng;
use gridwright::contract::solve_generally;
use gridwright::making::true_candidates;
use gridwright::steps::{Effect, PROFILES, has_profile};
use gridwright::{
    Budget, Count, Mask, Position, Puzzle, Solution, StepQuery, Value, Verdict, count, explain,
    solve,
};
use gridwright_testkit::ask;

use crate::boards::sample;
use crate::ensure::ensure;
use crate::outcome::Outcome;

/// Maximum number of solutions that are enumerated.
const LIMIT: usize = 30;

/// Maximum number of boards that brute force tries.
const MOST_BOARDS: usize = 20_000;

/// Maximum number of sites; larger boards are covered by the conformance suite.
const MOST_SITES: usize = 100;

const NODES: u64 = 200_000;

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let mut rng = Rng::from_seed(11);
    let bytes = |rng: &mut Rng| (0..40).map(|_| rng.below(256) as u8).collect();
    (0..40).map(|_| bytes(&mut rng)).collect()
}

pub(crate) fn run(input: &[u8]) -> Outcome {
    let mut bytes = Unstructured::new(input);
    let Ok(puzzle) = board(&mut bytes) else { return Ok("the input ends".to_owned()) };
    if puzzle.board().n_sites() > MOST_SITES {
        return Ok("too large".to_owned());
    }
    let puzzle = &*puzzle;
    let text = || format!("{}:{}", puzzle.info().id, puzzle.line());
    let answer = ask(puzzle, LIMIT);
    let n = answer.solutions.len();
    for (who, verdict) in [
        ("the engine", solve(puzzle, &mut Budget::nodes(NODES))),
        ("the general engine", solve_generally(puzzle, &mut Budget::nodes(NODES))),
    ] {
        let name = verdict.name();
        let is_same = name == answer.name() || name == "out-of-budget";
        ensure!(is_same, "{who} says {name}, the SAT solver {}: {}", answer.name(), text());
        if let Verdict::Unique(one) = &verdict {
            ensure!(Some(one) == answer.solutions.first(), "{who}: another solution: {}", text());
        }
        if let Verdict::Several(one, other) = &verdict {
            let is_right = one != other && puzzle.accepts(one) && puzzle.accepts(other);
            ensure!(is_right, "{who}: wrong witnesses: {}", text());
        }
    }
    let expected = if n < LIMIT { Count::exactly(n as u64) } else { Count::AtLeast(LIMIT as u64) };
    let counted = count(puzzle, LIMIT as u64, &mut Budget::nodes(NODES));
    let is_same = counted == expected || matches!(counted, Count::OutOfBudget(_));
    ensure!(is_same, "{counted:?}, the SAT solver {expected:?}: {}", text());
    let forced = brute_force(puzzle);
    if let Some(mut forced) = forced.clone() {
        let mut known = answer.solutions.clone();
        forced.sort();
        known.sort();
        let is_same = if n < LIMIT { forced == known } else { forced.len() >= LIMIT };
        ensure!(is_same, "brute force finds {}, the SAT solver {n}: {}", forced.len(), text());
    }
    if n < LIMIT && n > 0 {
        explained(puzzle, &answer.solutions, &mut bytes)
            .map_err(|why| format!("{why}: {}", text()))?;
        candidates(puzzle, &answer.solutions).map_err(|why| format!("{why}: {}", text()))?;
    }
    let forced = if forced.is_some() { "brute force" } else { "" };
    Ok(format!("{} {} {} {forced}", puzzle.info().id, puzzle.params(), answer.name()))
}

/// A sample with some clues removed, changed or added, or with its text changed.
fn board(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Arc<dyn Puzzle>> {
    let sample = sample(bytes.arbitrary::<u16>()?.into());
    let mut puzzle = sample.puzzle.clone();
    if bytes.ratio(1, 2)? {
        let mut text: Vec<char> = puzzle.line().chars().collect();
        for _ in 0..bytes.int_in_range(1..=3)? {
            let (to, from) = (bytes.choose_index(text.len())?, bytes.choose_index(text.len())?);
            text[to] = text[from];
        }
        if let Ok(other) = sample.family.parse(&text.into_iter().collect::<String>()) {
            puzzle = other;
        }
    }
    let board = puzzle.board();
    let (mut givens, printable) = (board.givens.clone(), puzzle.printable());
    let printable: Vec<Value> = printable.iter().collect();
    for _ in 0..bytes.int_in_range(0..=5)? {
        let site = bytes.choose_index(givens.len())?;
        givens[site] = match bytes.int_in_range(0..=5)? {
            // A value of a known solution, so that the board still has a solution.
            0 | 1 => sample.solution.as_ref().and_then(|solution| solution.get(site).copied()),
            2 if !printable.is_empty() => Some(*bytes.choose(&printable)?),
            _ => None,
        };
        let is_printable = givens[site].is_none_or(|value| printable.contains(&value));
        if !is_printable {
            givens[site] = None;
        }
    }
    if bytes.ratio(1, 3)? {
        // Removes most givens, so that other clues matter more.
        for given in &mut givens {
            if bytes.ratio(2, 3)? {
                *given = None;
            }
        }
    }
    Ok(puzzle.with_givens(givens))
}

/// Every full board that the rules accept; `None` if there are too many to try.
fn brute_force(puzzle: &dyn Puzzle) -> Option<Vec<Solution>> {
    let board = puzzle.board();
    let open: Vec<usize> = (0..board.n_sites()).filter(|&i| board.givens[i].is_none()).collect();
    let mut n_boards = 1_usize;
    for _ in &open {
        n_boards = n_boards.checked_mul(board.n_values()).filter(|&n| n <= MOST_BOARDS)?;
    }
    let mut grid: Solution = board.givens.iter().map(|given| given.unwrap_or_default()).collect();
    let mut found = Vec::new();
    for number in 0..n_boards {
        let mut rest = number;
        for &site in &open {
            grid[site] = Value((rest % board.n_values()) as u8);
            rest /= board.n_values();
        }
        if puzzle.accepts(&grid) {
            found.push(grid.clone());
        }
    }
    Some(found)
}

/// Checks that no step of an explanation excludes a solution.
fn explained(
    puzzle: &dyn Puzzle,
    solutions: &[Solution],
    bytes: &mut Unstructured<'_>,
) -> Result<(), String> {
    let profiles: Vec<_> = PROFILES.iter().filter(|one| has_profile(puzzle, one)).collect();
    let Ok(profile) = bytes.choose(&profiles) else { return Ok(()) };
    let explanation = explain(puzzle, &StepQuery::by(profile), &mut Budget::nodes(20_000));
    let mut position = Position::of(puzzle);
    for step in &explanation.steps {
        for effect in &step.finding.effects {
            let is_sound = solutions.iter().all(|solution| match *effect {
                Effect::Place(site, value) => solution[site.index()] == value,
                Effect::Drop(site, gone) => !gone.has(solution[site.index()]),
            });
            ensure!(is_sound, "{} against a solution", step.technique.id);
        }
        ensure!(position.apply(puzzle, step).is_ok(), "{} into a dead end", step.technique.id);
    }
    Ok(())
}

/// Checks the candidates that occur in some solution.
fn candidates(puzzle: &dyn Puzzle, solutions: &[Solution]) -> Result<(), String> {
    let expected: Vec<Mask> = (0..puzzle.board().n_sites())
        .map(|site| solutions.iter().map(|solution| solution[site]).collect())
        .collect();
    let found = true_candidates(puzzle, &mut Budget::nodes(NODES));
    let is_same = found.masks == expected || !found.is_whole;
    ensure!(is_same, "true candidates {:?}, expected {expected:?}", found.masks);
    Ok(())
}
