//! The number of solutions, by every method.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use gridwright::budget::Rng;
use gridwright::contract::{random_solution, solve_generally};
use gridwright::{
    Budget, Count, Generated, Mask, Params, Puzzle, Shortfall, Solution, Value, Verdict, check,
    count, solve,
};

use super::ensure::ensure;
use crate::bench::Bench;
use crate::oracle::{ask, models};

fn budget() -> Budget {
    Budget::nodes(20_000_000)
}

pub(super) fn made(bench: &Bench<'_>) -> Result<(), String> {
    for sample in &bench.samples {
        let (puzzle, solution) = (&*sample.puzzle, &sample.solution);
        let about = || format!("{}\n{}", sample.preset, puzzle.text());
        let expected = Verdict::Unique(solution.clone());
        ensure!(solve(puzzle, &mut budget()) == expected, "solve differs: {}", about());
        ensure!(solve_generally(puzzle, &mut budget()) == expected, "search: {}", about());
        let answer = ask(puzzle, 2);
        ensure!(answer.solutions == [solution.clone()], "the oracle differs: {}", about());
        ensure!(puzzle.accepts(solution), "the rules do not accept it: {}", about());
        let values: Vec<Option<Value>> = solution.iter().copied().map(Some).collect();
        ensure!(check(puzzle, &values).is_empty(), "the checker complains: {}", about());
        ensure!(check(puzzle, &puzzle.board().givens).is_empty(), "clues clash: {}", about());
    }
    Ok(())
}

pub(super) fn mutants(bench: &Bench<'_>) -> Result<(), String> {
    let mut met = [0; 3];
    for puzzle in bench.mutants(21, 30).into_iter().chain(bench.overfull(24, 5)) {
        let answer = ask(&*puzzle, 2);
        met[answer.solutions.len()] += 1;
        for verdict in [solve(&*puzzle, &mut budget()), solve_generally(&*puzzle, &mut budget())] {
            let (word, text) = (verdict.name(), puzzle.text());
            ensure!(word == answer.name(), "{word}, oracle {}:\n{text}", answer.name());
            let witnesses: Vec<&Solution> = match &verdict {
                Verdict::Unique(one) => vec![one],
                Verdict::Several(one, other) => vec![one, other],
                Verdict::None | Verdict::OutOfBudget(_) => vec![],
            };
            let are_right = witnesses.iter().all(|witness| puzzle.accepts(witness));
            ensure!(are_right, "a solution the rules do not accept:\n{text}");
            let differ = witnesses.len() < 2 || witnesses[0] != witnesses[1];
            ensure!(differ, "two solutions that are one:\n{text}");
        }
    }
    ensure!(met.iter().all(|&n| n >= 10), "the mutants do not cover every verdict: {met:?}");
    Ok(())
}

pub(super) fn counts(bench: &Bench<'_>) -> Result<(), String> {
    const LIMIT: usize = 40;
    let (mut exact, mut at_limit) = (0, 0);
    for puzzle in bench.mutants(22, 10) {
        let expected = ask(&*puzzle, LIMIT).solutions.len();
        let counted = count(&*puzzle, LIMIT as u64, &mut budget());
        let right = if expected < LIMIT {
            exact += usize::from(expected > 1);
            Count::exactly(expected as u64)
        } else {
            at_limit += 1;
            Count::AtLeast(LIMIT as u64)
        };
        ensure!(counted == right, "{counted:?}, oracle {right:?}:\n{}", puzzle.text());
    }
    ensure!(exact > 3, "only {exact} mutants with a few solutions ({at_limit} with many)");
    Ok(())
}

/// Full grids that are nearly right: `check`, which finds mistakes, and `accepts` must agree on them.
pub(super) fn near_misses(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(23);
    let mut n_wrong = 0;
    for sample in &bench.samples {
        let puzzle = &*sample.puzzle;
        let all = puzzle.board().all_values();
        // Without clues, so that only the rules matter.
        let bare = puzzle.with_givens(vec![None; sample.solution.len()]);
        let mut compare = |grid: &Solution| {
            let values: Vec<Option<Value>> = grid.iter().copied().map(Some).collect();
            let (clean, accepted) = (check(&*bare, &values).is_empty(), bare.accepts(grid));
            n_wrong += usize::from(!accepted);
            ensure!(clean == accepted, "clean {clean}, accepted {accepted}: {grid:?}");
            Ok(())
        };
        compare(&sample.solution)?;
        for _ in 0..40 {
            let mut grid = sample.solution.clone();
            for _ in 0..1 + rng.below(3) {
                let (i, j) = (rng.below(grid.len()), rng.below(grid.len()));
                grid.swap(i, j);
            }
            compare(&grid)?;
        }
        // Detects rules that the clauses lack.
        for grid in models(&*bare, 20) {
            compare(&grid)?;
        }
        for _ in 0..10 {
            compare(&exchanged(puzzle, &sample.solution, &mut rng))?;
        }
        // Detects rules that the search lacks, even if no single mistake breaks them alone.
        if let Ok(Some(grid)) = random_solution(&*bare, &mut rng, &mut Budget::nodes(20_000)) {
            compare(&grid)?;
        }
        for i in 0..sample.solution.len() {
            let mut grid = sample.solution.clone();
            let others: Vec<Value> = all.without(Mask::of(grid[i])).iter().collect();
            grid[i] = others[rng.below(others.len())];
            compare(&grid)?;
            ensure!(!puzzle.accepts(&grid), "one wrong entry was accepted");
        }
        if let Some((site, given)) =
            puzzle.board().givens.iter().enumerate().find(|(_, g)| g.is_some())
        {
            // A solution of a puzzle with other clues must be rejected.
            let renamed = |value: Value| Value((value.0 + 1) % puzzle.board().n_values() as u8);
            let grid: Solution = sample.solution.iter().map(|&value| renamed(value)).collect();
            let keeps = Some(grid[site]) == *given;
            ensure!(keeps || !puzzle.accepts(&grid), "a grid that changes a clue was accepted");
        }
    }
    ensure!(n_wrong > 100, "only {n_wrong} wrong grids");
    Ok(())
}

/// The solution with the values of two instances of a rule exchanged, such as two rows. That
/// preserves most rules, so a missing rule shows.
fn exchanged(puzzle: &dyn Puzzle, solution: &Solution, rng: &mut Rng) -> Solution {
    let constraints = puzzle.constraints();
    let one = &constraints[rng.below(constraints.len())];
    let alike: Vec<_> = constraints
        .iter()
        .filter(|other| other.rule() == one.rule() && other.sites().len() == one.sites().len())
        .collect();
    let other = alike[rng.below(alike.len())];
    let mut grid = solution.clone();
    for (a, b) in one.sites().iter().zip(other.sites()) {
        (grid[a.index()], grid[b.index()]) = (solution[b.index()], solution[a.index()]);
    }
    grid
}

/// With an exhausted or stopped budget, every verb returns a true answer.
pub(super) fn budgets(bench: &Bench<'_>) -> Result<(), String> {
    let stop = Arc::new(AtomicBool::new(true));
    let stopped = || Budget::unlimited().with_stop(Arc::clone(&stop));
    let (mut n_solved, mut n_counted) = (0, 0);
    for sample in &bench.samples {
        let empty = sample.puzzle.with_givens(vec![None; sample.solution.len()]);
        let solved = solve_generally(&*empty, &mut stopped());
        match solved {
            Verdict::OutOfBudget(_) => n_solved += 1,
            // With strong clues, such as cages, nothing may be left to search for.
            _ => ensure!(
                solved.name() == ask(&*empty, 2).name(),
                "a stopped search says {}",
                solved.name()
            ),
        }
        for mut budget in [stopped(), Budget::nodes(1), Budget::nodes(2000)] {
            let counted = count(&*empty, u64::MAX, &mut budget);
            n_counted += usize::from(matches!(counted, Count::OutOfBudget(_)));
            true_count(&*empty, &counted, &budget)?;
        }
    }
    ensure!(n_solved > 0, "no search had to stop");
    ensure!(n_counted > 0, "no count had to stop");
    let info = bench.family.info();
    let params = Params::defaults(info.params);
    let mut rng = Rng::from_seed(1);
    let best = match bench.family.generate(info.generator, &params, &mut rng, &mut stopped()) {
        Ok(made) => Some(made),
        Err(Shortfall::OutOfBudget(best)) => best.map(|best| *best),
        Err(other) => return Err(format!("a stopped generator says {other}")),
    };
    if let Some(Generated { puzzle, solution, .. }) = best {
        let verdict = solve(&*puzzle, &mut budget());
        ensure!(verdict == Verdict::Unique(solution), "the best so far is not a proper puzzle");
    }
    Ok(())
}

/// The result of counting with a small budget is true: the oracle finds as many solutions, or at
/// least as many as were counted, and a count that ran out of budget has used all of it.
fn true_count(puzzle: &dyn Puzzle, counted: &Count, budget: &Budget) -> Result<(), String> {
    const MOST: usize = 30;
    let about = || format!("{counted:?} after {} nodes of\n{}", budget.used(), puzzle.text());
    let n_found = |most: usize| ask(puzzle, most).solutions.len();
    match counted {
        Count::Exactly(n) => {
            let n = u64::try_from(n.clone()).map_or(MOST, |n| MOST.min(n as usize));
            let expected = n_found(MOST);
            ensure!(n == expected, "the oracle finds {expected}: {}", about());
        }
        Count::OutOfBudget(n) => {
            let n = MOST.min(*n as usize);
            ensure!(n == 0 || n_found(n) == n, "there are not so many: {}", about());
            ensure!(budget.is_spent(), "nodes are left: {}", about());
        }
        Count::AtLeast(_) => return Err(format!("there was no limit: {}", about())),
    }
    Ok(())
}
