//! Checks puzzles made by hand: clues can be removed and added again, and the analysis is right.

use std::sync::Arc;

use gridwright::budget::Rng;
use gridwright::contract::solve_generally;
use gridwright::making::{Edit, NewClue, complete, edit, repairs, true_candidates};
use gridwright::{Budget, ClueId, Mask, Params, Puzzle, Recipe, Verdict};

use super::ensure::ensure;
use crate::bench::Bench;
use crate::oracle::ask;

/// Maximum number of solutions that the oracle lists to find the candidates.
const MOST_SOLUTIONS: usize = 200;

fn budget() -> Budget {
    Budget::nodes(20_000_000)
}

/// An empty board is a valid puzzle, and any puzzle can be built on it clue by clue.
pub(super) fn by_hand(bench: &Bench<'_>) -> Result<(), String> {
    let family = bench.family;
    let known = gridwright::family(family.info().id).ok_or("not in the list of families")?;
    let recipe = Recipe::new(known, Params::defaults(family.info().params), 1);
    let blank = recipe.blank(&mut budget()).map_err(|why| format!("no empty board: {why}"))?;
    ensure!(blank.clues().is_empty(), "clues on an empty board:\n{}", blank.text());
    let again = family.parse(&blank.text()).map_err(|error| error.to_string())?;
    ensure!(again.text() == blank.text(), "an empty board reads back as\n{}", again.text());
    for sample in &bench.samples {
        let puzzle = &sample.puzzle;
        let mut by_hand = puzzle.with_clues(&Default::default());
        for clue in puzzle.clues() {
            let change = match clue.id {
                ClueId::Given(site) => Edit::Given(site, puzzle.board().givens[site.index()]),
                ClueId::Other(_) => {
                    Edit::Add(NewClue::new(clue.kind, clue.label.as_str(), clue.sites.clone()))
                }
            };
            by_hand = edit(&*by_hand, &change)
                .map_err(|error| format!("{change:?}: {error}\n{}", puzzle.text()))?;
        }
        let (made, wanted) = (by_hand.canonical(), puzzle.canonical());
        ensure!(made == wanted, "by hand:\n{}\ninstead of\n{}", by_hand.text(), puzzle.text());
        for clue in puzzle.clues() {
            let less =
                edit(&**puzzle, &Edit::Remove(clue.id)).map_err(|error| error.to_string())?;
            ensure!(less.clues().len() + 1 == puzzle.clues().len(), "{clue:?} does not go");
        }
        if let Some(areas) = puzzle.areas() {
            let same = edit(&**puzzle, &Edit::Areas(areas)).map_err(|error| error.to_string())?;
            ensure!(same.clues() == puzzle.clues(), "clues change with areas:\n{}", same.text());
        }
    }
    Ok(())
}

/// The values that occur in solutions are those that the oracle finds.
pub(super) fn candidates(bench: &Bench<'_>) -> Result<(), String> {
    let mut n_several = 0;
    for puzzle in bench.mutants(31, 4) {
        let solutions = ask(&*puzzle, MOST_SOLUTIONS).solutions;
        if solutions.len() == MOST_SOLUTIONS {
            continue;
        }
        n_several += usize::from(solutions.len() > 1);
        let mut expected = vec![Mask::EMPTY; puzzle.board().n_sites()];
        for solution in &solutions {
            for (mask, &value) in expected.iter_mut().zip(solution) {
                *mask = mask.or(Mask::of(value));
            }
        }
        let found = true_candidates(&*puzzle, &mut budget());
        ensure!(found.is_whole, "the budget was spent:\n{}", puzzle.text());
        ensure!(found.masks == expected, "other candidates than the oracle's:\n{}", puzzle.text());
    }
    ensure!(n_several >= 2, "only {n_several} mutants with several solutions");
    Ok(())
}

/// A suggested repair leaves one solution, and so does the completion of a puzzle.
pub(super) fn repaired(bench: &Bench<'_>) -> Result<(), String> {
    let mut n_repaired = 0;
    for puzzle in bench.mutants(32, 4) {
        let verdict = solve_generally(&*puzzle, &mut budget());
        let found = repairs(&*puzzle, 5, &mut Budget::nodes(500_000));
        if matches!(verdict, Verdict::Unique(_)) {
            ensure!(found.is_empty(), "repairs without need:\n{}", puzzle.text());
        }
        n_repaired += usize::from(found.iter().any(|repair| repair.solutions == Some(1)));
        for repair in found.iter().filter(|repair| repair.solutions == Some(1)) {
            let changed = edit(&*puzzle, &repair.edit).map_err(|error| error.to_string())?;
            let is_unique = ask(&*changed, 2).solutions.len() == 1;
            ensure!(is_unique, "{:?} does not repair\n{}", repair.edit, puzzle.text());
        }
        if matches!(verdict, Verdict::Several(..)) {
            check_complete(&puzzle)?;
        }
    }
    ensure!(n_repaired >= 2, "only {n_repaired} mutants were repaired");
    Ok(())
}

fn check_complete(puzzle: &Arc<dyn Puzzle>) -> Result<(), String> {
    let mut rng = Rng::from_seed(5);
    // A board whose only clues are walls may have no completion with one solution.
    let Ok(Some(whole)) = complete(&**puzzle, &mut rng, &mut budget()) else { return Ok(()) };
    let text = puzzle.text();
    ensure!(ask(&*whole, 2).solutions.len() == 1, "not complete:\n{}\nof\n{text}", whole.text());
    let kept = puzzle.board().givens.iter().zip(&whole.board().givens);
    ensure!(kept.into_iter().all(|(had, has)| had.is_none() || had == has), "changed:\n{text}");
    Ok(())
}
