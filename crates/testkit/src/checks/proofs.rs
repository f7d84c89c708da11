//! Checks that explanations are proofs: the checker, which has no finders, accepts every argument
//! and rejects tampered ones.

use gridwright::budget::Rng;
use gridwright::steps::End;
use gridwright::{Budget, Profile, Puzzle};
use gridwright_api::ExplainAnswer;
use gridwright_proof::Outcome;
use gridwright_words::Language;

use super::ensure::ensure;
use crate::bench::Bench;
use crate::files::exceptions;
use crate::tampering::{Explained, WRITING, checked, is_accepted};

pub(super) fn hold(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(51);
    let unchecked = exceptions(bench.family, "no-checker");
    let (mut n_proved, mut last_preset) = (0, "");
    for sample in &bench.samples {
        let puzzle = &*sample.puzzle;
        let language = Language::ALL[n_proved % Language::ALL.len()];
        let mut budget = Budget::nodes(5_000_000);
        let explained = Explained::of(puzzle, Profile::DEFAULT, language, &mut budget);
        let outcome = checked(puzzle, &reread(&explained.answer)?)?.outcome;
        if let Outcome::Refused(_, why) = &outcome
            && unchecked.iter().any(|id| why.starts_with(&format!("{id}: not shown")))
        {
            continue;
        }
        let is_right = match (&outcome, explained.explanation.end) {
            (Outcome::Unique(solution) | Outcome::IfUnique(solution), End::Solved) => {
                *solution == sample.solution
            }
            (Outcome::Open(_), End::Stuck | End::OutOfBudget) => true,
            _ => false,
        };
        ensure!(is_right, "not proved: {outcome:?}\n{}", puzzle.text());
        n_proved += usize::from(explained.explanation.end == End::Solved);
        // Tampering with one puzzle of each preset is enough.
        if explained.explanation.end == End::Solved && sample.preset != last_preset {
            last_preset = sample.preset;
            lies_are_refused(puzzle, &explained, &mut rng)?;
        }
    }
    let is_enough = n_proved > bench.samples.len() / 2 || !unchecked.is_empty();
    ensure!(is_enough, "only {n_proved} proofs");
    Ok(())
}

/// The answer after being written and read as text.
fn reread(answer: &ExplainAnswer) -> Result<ExplainAnswer, String> {
    let text = serde_json::to_string(answer).map_err(|error| error.to_string())?;
    let again: ExplainAnswer = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    ensure!(again == *answer, "the JSON of an explanation is read as another one");
    Ok(again)
}

fn lies_are_refused(
    puzzle: &dyn Puzzle,
    explained: &Explained<'_>,
    rng: &mut Rng,
) -> Result<(), String> {
    if explained.explanation.steps.is_empty() {
        return Ok(());
    }
    for (what, tamper) in WRITING {
        let at = rng.below(explained.explanation.steps.len());
        if let Some(answer) = tamper(explained, at, rng) {
            ensure!(!is_accepted(puzzle, &answer), "{what}, step {}:\n{}", at + 1, puzzle.text());
        }
    }
    Ok(())
}
