//! Steps, ratings and clue removal.

use std::collections::BTreeSet;

use gridwright::budget::Rng;
use gridwright::clues::{Keep, minimise_by_turns, without_clues};
use gridwright::steps::{Effect, End, Technique, explain_from};
use gridwright::{
    Budget, Clue, ClueId, Level, Position, Profile, Puzzle, Removal, Site, Solution, Step,
    StepQuery, Value, Verdict, explain, minimise, rate, solve,
};
use gridwright_words::{Language, Words};

use super::ensure::ensure;
use crate::bench::Bench;
use crate::oracle::ask;

/// The budget of a whole path. Every sample must end within it; the longest take about two million.
const NODES_A_PATH: u64 = 5_000_000;

pub(super) fn sound(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(31);
    let mut n_steps = 0;
    for sample in &bench.samples {
        let puzzle = &*sample.puzzle;
        let explanation = explain(puzzle, &StepQuery::default(), &mut Budget::nodes(NODES_A_PATH));
        n_steps += explanation.steps.len();
        let known = (puzzle.info().techniques)(Profile::DEFAULT);
        let solutions = std::slice::from_ref(&sample.solution);
        follow(puzzle, Position::of(puzzle), &explanation.steps, solutions, &known)?;
        match explanation.end {
            End::Solved => {
                let end = explanation.position.solution();
                ensure!(end.as_ref() == Some(&sample.solution), "solved to another solution");
            }
            End::Stuck => (),
            End::Contradiction | End::OutOfBudget => {
                return Err(format!("explain ends in {:?}:\n{}", explanation.end, puzzle.text()));
            }
        }
        for _ in 0..3 {
            let mut values = puzzle.board().givens.clone();
            for (value, solved) in values.iter_mut().zip(&sample.solution) {
                if rng.below(3) == 0 {
                    *value = Some(*solved);
                }
            }
            let start = Position::with(puzzle, &values);
            let explanation = explain_from(
                puzzle,
                start.clone(),
                &StepQuery::default(),
                &mut Budget::nodes(100_000),
            );
            follow(puzzle, start, &explanation.steps, solutions, &known)?;
        }
    }
    ensure!(n_steps > 50, "only {n_steps} steps");
    // With several solutions, a sound step agrees with all of them; without any, logic must not
    // reach a solution.
    let (mut n_several, mut n_none) = (0, 0);
    for puzzle in bench.mutants(32, 12).into_iter().chain(bench.overfull(35, 3)) {
        let solutions = ask(&*puzzle, 20).solutions;
        let explanation = explain(&*puzzle, &StepQuery::default(), &mut Budget::nodes(200_000));
        let known = (puzzle.info().techniques)(Profile::DEFAULT);
        follow(&*puzzle, Position::of(&*puzzle), &explanation.steps, &solutions, &known)?;
        ensure!(
            explanation.end != End::Solved || solutions.len() == 1,
            "solved by logic, with {} solutions:\n{}",
            solutions.len(),
            puzzle.text()
        );
        n_several += usize::from(solutions.len() > 1);
        n_none += usize::from(solutions.is_empty());
    }
    ensure!(n_several > 5 && n_none > 5, "mutants with several {n_several}, none {n_none}");
    Ok(())
}

/// Replays steps of known techniques and checks each against all solutions.
pub(crate) fn follow(
    puzzle: &dyn Puzzle,
    mut position: Position,
    steps: &[Step],
    solutions: &[Solution],
    known: &[&Technique],
) -> Result<(), String> {
    for step in steps {
        let words = Words::new(Language::English).why(puzzle, step);
        let about = || format!("{}: {words}\n{}", step.technique.id, puzzle.text());
        ensure!(known.contains(&step.technique), "a technique that is not listed: {}", about());
        ensure!(!words.is_empty() && !words.contains(['{', '}']), "words: {}", about());
        ensure!(!step.finding.effects.is_empty(), "a step without effect: {}", about());
        for &effect in &step.finding.effects {
            let changes = match effect {
                Effect::Place(site, _) => position.is_open(site),
                Effect::Drop(site, gone) => !position.at(site).and(gone).is_empty(),
            };
            ensure!(changes, "a step that changes nothing: {}", about());
            let is_sound = solutions.iter().all(|solution| match effect {
                Effect::Place(site, value) => solution[site.index()] == value,
                Effect::Drop(site, gone) => !gone.has(solution[site.index()]),
            });
            ensure!(is_sound, "a step against a solution: {}", about());
        }
        if position.apply(puzzle, step).is_err() {
            ensure!(solutions.is_empty(), "a step into a dead end: {}", about());
        }
    }
    Ok(())
}

pub(super) fn ratings(bench: &Bench<'_>) -> Result<(), String> {
    for sample in &bench.samples {
        let puzzle = &*sample.puzzle;
        let explanation = explain(puzzle, &StepQuery::default(), &mut Budget::nodes(NODES_A_PATH));
        let rating = rate(puzzle, Profile::DEFAULT, &mut Budget::nodes(NODES_A_PATH));
        let rating = rating.map_err(|error| format!("{error}:\n{}", puzzle.text()))?;
        let hardest = explanation.steps.iter().map(|step| step.worth.rating).max();
        let n_counted: usize = rating.counts.iter().map(|(_, n)| n).sum();
        ensure!(n_counted == explanation.steps.len(), "{n_counted} steps counted");
        ensure!(rating.ed <= rating.ep && rating.ep <= rating.er, "ER/EP/ED out of order");
        match explanation.end {
            End::Solved => ensure!(Some(rating.er) == hardest, "ER {}", rating.er),
            _ => ensure!(rating.level == Level::Extreme, "stuck, yet {:?}", rating.level),
        }
        let asked = sample.preset.split(',').find_map(|part| part.strip_prefix("level="));
        if let Some(level) = asked.and_then(Level::named) {
            ensure!(rating.level == level, "{} was asked for: {:?}", sample.preset, rating.level);
        }
    }
    for puzzle in bench.mutants(33, 4) {
        let is_proper = ask(&*puzzle, 2).solutions.len() == 1;
        let rated = rate(&*puzzle, Profile::DEFAULT, &mut Budget::nodes(NODES_A_PATH)).is_ok();
        ensure!(rated == is_proper, "rated {rated}, one solution {is_proper}:\n{}", puzzle.text());
    }
    Ok(())
}

pub(super) fn minimal(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(34);
    for sample in &bench.samples {
        let (puzzle, solution) = (&*sample.puzzle, &sample.solution);
        // Adds half of the solution as clues, so that there is something to remove.
        let mut givens = puzzle.board().givens.clone();
        for (given, &solved) in givens.iter_mut().zip(solution) {
            if rng.below(2) == 0 {
                *given = Some(solved);
            }
        }
        // Some values cannot be clues (a wall can, a path cannot).
        let clue_values: BTreeSet<Value> =
            puzzle.board().givens.iter().flatten().copied().collect();
        for (given, clue) in givens.iter_mut().zip(&puzzle.board().givens) {
            *given = given.filter(|value| clue_values.contains(value)).or(*clue);
        }
        let richer = puzzle.with_givens(givens);
        let mut order: Vec<Site> = richer.board().all_sites().collect();
        rng.shuffle(&mut order);
        // A technique of medium rating is used: with the hardest, almost every clue that uniqueness
        // does not need could be removed.
        let techniques = (puzzle.info().techniques)(Profile::DEFAULT);
        let middling = techniques[techniques.len() / 2].rating;
        for keep in [Keep::Unique, Keep::Propagation, Keep::Technique(middling)] {
            let mut budget = Budget::nodes(20_000_000);
            let removal = Removal::of_sites(order.iter().copied()).keeping(keep);
            let halves = minimise(&*richer, solution, &removal, &mut budget);
            let mut left = order.iter().copied();
            let mut next = |_| left.next();
            let turns = minimise_by_turns(&*richer, solution, &removal, &mut next, &mut budget);
            ensure!(halves.givens == turns.givens, "{keep:?}: halves and turns differ");
            ensure!(halves.undecided == 0, "{keep:?}: undecided");
            let least = puzzle.with_givens(halves.givens.clone());
            let verdict = solve(&*least, &mut Budget::nodes(20_000_000));
            let is_unique = verdict == Verdict::Unique(solution.clone());
            let starts_propagated = keep == Keep::Unique || !halves.removed.is_empty();
            ensure!(is_unique || !starts_propagated, "{keep:?} leaves {}", verdict.name());
            if keep == Keep::Unique {
                let givens = least.board().given_clues();
                still_needed(&*least, &givens)?;
            }
            let few = minimise(&*richer, solution, &removal.at_most(1), &mut budget);
            ensure!(
                few.removed.len() == halves.removed.len().min(1),
                "at most one should have gone"
            );
        }
    }
    Ok(())
}

/// Removes clues of every kind, and checks that all remaining ones are needed.
pub(super) fn minimal_in_all_clues(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(36);
    for sample in &bench.samples {
        let (puzzle, solution) = (&*sample.puzzle, &sample.solution);
        let mut clues: Vec<ClueId> = puzzle.clues().iter().map(|clue| clue.id).collect();
        ensure!(!clues.is_empty(), "no clues");
        let same = puzzle.with_clues(&clues.iter().copied().collect());
        ensure!(same.line() == puzzle.line(), "with all its clues it is another puzzle");
        if clues.iter().all(|clue| clue.site().is_some()) {
            continue;
        }
        rng.shuffle(&mut clues);
        let removal = Removal::one_by_one(clues.iter().copied());
        let minimised = minimise(puzzle, solution, &removal, &mut Budget::nodes(20_000_000));
        ensure!(minimised.undecided == 0, "undecided");
        let least = without_clues(puzzle, &minimised.removed);
        ensure!(
            least.clues().len() + minimised.removed.len() == clues.len(),
            "some clues neither went nor stayed"
        );
        let answer = ask(&*least, 2);
        ensure!(answer.solutions == [solution.clone()], "the rest has another solution");
        still_needed(&*least, &least.clues())?;
    }
    Ok(())
}

/// Checks with the oracle that the puzzle has several solutions without any one of these clues.
fn still_needed(puzzle: &dyn Puzzle, clues: &[Clue]) -> Result<(), String> {
    for clue in clues {
        let answer = ask(&*without_clues(puzzle, &[clue.id]), 2);
        let label = &clue.label;
        ensure!(answer.solutions.len() == 2, "{label} can be removed from\n{}", puzzle.text());
    }
    Ok(())
}
