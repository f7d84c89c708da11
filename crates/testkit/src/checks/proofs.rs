//! Explanations are proofs: the checker that knows no techniques agrees with every step, and with
//! none that was tampered with.

use gridwright::budget::Rng;
use gridwright::steps::{Effect, End};
use gridwright::{Budget, Mask, Profile, Puzzle, Site, StepQuery, Value, explain};
use gridwright_api::{ExplainAnswer, ExplainOutcome, explanation};
use gridwright_proof::{Outcome, Proof, verify};
use gridwright_words::{Language, Words};

use super::ensure::ensure;
use crate::bench::{Bench, Sample};

/// False steps tried on each puzzle that is tampered with.
const LIES: usize = 6;

pub(super) fn hold(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(51);
    let (mut n_proved, mut last_preset) = (0, "");
    for sample in &bench.samples {
        let puzzle = &*sample.puzzle;
        let told = explain(puzzle, &StepQuery::default(), &mut Budget::nodes(5_000_000));
        let words = Words::new(Language::ALL[n_proved % Language::ALL.len()]);
        let proof = read(puzzle, &explanation(words, puzzle, Profile::DEFAULT, &told))?;
        let outcome = checked(puzzle, &proof);
        match told.end {
            End::Solved => {
                let proved = Outcome::Unique(sample.solution.clone());
                ensure!(outcome == proved, "not proved: {outcome:?}\n{}", puzzle.text());
                n_proved += 1;
            }
            _ => ensure!(
                matches!(outcome, Outcome::Open(_)),
                "not as it ends: {outcome:?}\n{}",
                puzzle.text()
            ),
        }
        // One puzzle of each preset is enough to lie about.
        if told.end == End::Solved && sample.preset != last_preset {
            last_preset = sample.preset;
            lies_are_refused(sample, &proof, &mut rng)?;
        }
    }
    ensure!(n_proved > bench.samples.len() / 2, "only {n_proved} proofs");
    Ok(())
}

/// Through text, as a file would be.
fn read(puzzle: &dyn Puzzle, answer: &ExplainAnswer) -> Result<Proof, String> {
    let text = serde_json::to_string(answer).map_err(|error| error.to_string())?;
    let again: ExplainAnswer = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    ensure!(again == *answer, "the JSON of an explanation is read as another one");
    Proof::read(puzzle, &again).map_err(|error| format!("{error}\n{text}"))
}

fn checked(puzzle: &dyn Puzzle, proof: &Proof) -> Outcome {
    verify(puzzle, proof, &mut Budget::nodes(5_000_000)).outcome
}

fn lies_are_refused(sample: &Sample, proof: &Proof, rng: &mut Rng) -> Result<(), String> {
    let puzzle = &*sample.puzzle;
    let refuse = |what: &str, proof: &Proof| {
        let outcome = checked(puzzle, proof);
        let is_refused = matches!(outcome, Outcome::Refused(..));
        ensure!(is_refused, "{what}: {}\n{}", outcome.name(), puzzle.text());
        Ok(())
    };
    if proof.steps.is_empty() {
        return Ok(());
    }
    let board = puzzle.board();
    let free: Vec<Site> =
        board.all_sites().filter(|site| board.givens[site.index()].is_none()).collect();
    for _ in 0..LIES {
        let (at, site) = (rng.below(proof.steps.len()), free[rng.below(free.len())]);
        let right = sample.solution[site.index()];
        let mut lie = proof.clone();
        lie.steps[at].effects = vec![Effect::Drop(site, Mask::of(right))];
        refuse("a right value taken away", &lie)?;
        // The same beside what the step really does.
        let mut lie = proof.clone();
        lie.steps[at].effects.push(Effect::Drop(site, Mask::of(right)));
        refuse("a right value taken away as well", &lie)?;
        let others: Vec<Value> = board.all_values().without(Mask::of(right)).iter().collect();
        let wrong = others[rng.below(others.len())];
        let mut lie = proof.clone();
        lie.steps[at].effects = vec![Effect::Place(site, wrong)];
        refuse("a wrong value placed", &lie)?;
        let techniques = (puzzle.info().techniques)(Profile::DEFAULT);
        let other = techniques[rng.below(techniques.len())];
        let name_in = |language| Words::new(language).technique(puzzle.info(), other);
        // The names in the proof may be of any language.
        if Language::ALL.iter().all(|&language| name_in(language) != proof.steps[at].name) {
            let mut lie = proof.clone();
            lie.steps[at].technique = other.id.to_owned();
            refuse("a technique that is called otherwise", &lie)?;
        }
    }
    let places = |effect: &Effect| matches!(effect, Effect::Place(..));
    if let Some(at) = proof.steps.iter().position(|step| step.effects.iter().any(places)) {
        let mut lie = proof.clone();
        lie.steps.remove(at);
        refuse("a placement left out", &lie)?;
    }
    let mut lie = proof.clone();
    lie.steps.pop();
    refuse("the last step left out", &lie)?;
    let mut lie = proof.clone();
    lie.solution = lie.solution.map(|line| line.chars().rev().chain(['1']).collect());
    refuse("another solution claimed", &lie)?;
    let mut lie = proof.clone();
    lie.end = ExplainOutcome::Contradiction;
    refuse("a contradiction claimed", &lie)
}
