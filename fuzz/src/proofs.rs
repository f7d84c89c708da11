//! Damaged explanations: whatever the proof checker accepts must be true according to the SAT
//! solver.

use std::sync::OnceLock;

use arbitrary::Unstructured;
use gridwright::budget::Rng;
use gridwright::contract::Solver;
use gridwright::documents::open_document;
use gridwright::steps::{Effect, PROFILES, has_profile};
use gridwright::{Budget, Puzzle, Solution};
use gridwright_api::{ExplainAnswer, ExplainRequest, explain};
use gridwright_proof::{Outcome as Checked, Proof, verify};
use gridwright_testkit::ask;
use gridwright_testkit::tampering::{ARGUMENTS, Explained, WRITING};
use gridwright_words::Language;

use crate::boards::samples;
use crate::ensure::{ensure, sentence};
use crate::outcome::Outcome;

/// The search budget of an explanation and of a check, in nodes.
const NODES: u64 = 20_000;

/// Maximum length of an explanation; longer ones are too slow for fuzzing.
const LONGEST: usize = 60_000;

/// Maximum number of solutions that are enumerated.
const LIMIT: usize = 30;

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    static SEEDS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    SEEDS.get_or_init(make_seeds).clone()
}

/// Explanations of the samples, with and without a certificate, and with each profile.
fn make_seeds() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (i, sample) in samples().iter().enumerate() {
        let profiles: Vec<_> =
            PROFILES.iter().filter(|one| has_profile(&*sample.puzzle, one)).collect();
        let mut request = ExplainRequest::new(gridwright::board_id(&*sample.puzzle).as_str());
        request.certificate = i % 2 == 0;
        request.profile = profiles.get(i % profiles.len().max(1)).map(|one| one.id.to_owned());
        let Ok(answer) = explain(&request, &mut Budget::nodes(NODES)) else { continue };
        let text = serde_json::to_string(&answer).expect("plain data");
        if text.len() < LONGEST {
            all.push(text.into_bytes());
        }
    }
    all
}

/// Explanations as JSON.
pub(crate) fn documents(input: &[u8]) -> Outcome {
    let Ok(answer) = serde_json::from_slice::<ExplainAnswer>(input) else {
        return Ok("no explanation".to_owned());
    };
    let puzzle = match open_document(&answer.puzzle) {
        Ok(puzzle) => puzzle,
        Err(error) => return Ok(error.to_string()),
    };
    judged(&*puzzle, &answer)
}

/// Checks an explanation, and compares the checker's report with all solutions.
fn judged(puzzle: &dyn Puzzle, answer: &ExplainAnswer) -> Outcome {
    let proof = match Proof::read(puzzle, answer) {
        Ok(proof) => proof,
        Err(error) => {
            sentence(&error.to_string())?;
            return Ok(error.to_string());
        }
    };
    let report = verify(puzzle, &proof, Solver::worth_of, &mut Budget::nodes(NODES));
    let name = report.outcome.name();
    if let Checked::Refused(_, why) = &report.outcome {
        sentence(why)?;
        return Ok(format!("{name} {why}"));
    }
    let solutions = ask(puzzle, LIMIT).solutions;
    let text = || gridwright::board_id(puzzle);
    match &report.outcome {
        Checked::Unique(one) => {
            ensure!(solutions == [one.clone()], "a false proof of one solution of {}", text());
        }
        Checked::IfUnique(one) => {
            let is_true = solutions.len() > 1 || solutions == [one.clone()];
            ensure!(is_true, "a false solution of {}", text());
        }
        Checked::NoSolution => {
            ensure!(solutions.is_empty(), "a false proof of no solution of {}", text());
        }
        Checked::Open(_) | Checked::OutOfBudget(_) | Checked::Refused(..) => (),
    }
    // Proved steps hold in every solution, or in the only one if they assume uniqueness.
    let holds_in = |solution: &Solution| {
        proof.steps[..report.n_shown].iter().all(|step| {
            step.finding.effects.iter().all(|effect| match *effect {
                Effect::Place(site, value) => solution[site.index()] == value,
                Effect::Drop(site, gone) => !gone.has(solution[site.index()]),
            })
        })
    };
    if solutions.len() < LIMIT && (solutions.len() == 1 || report.n_assuming_one == 0) {
        let is_true = solutions.iter().all(holds_in);
        ensure!(is_true, "a step against a solution is shown, of {}", text());
    }
    Ok(format!("{name} {}", report.n_shown.min(4)))
}

/// The explanations to tamper with, made once.
fn explained_samples() -> &'static [Explained<'static>] {
    static TOLD: OnceLock<Vec<Explained<'static>>> = OnceLock::new();
    TOLD.get_or_init(|| {
        let mut all = Vec::new();
        for sample in samples() {
            for profile in PROFILES.iter().copied() {
                if has_profile(&*sample.puzzle, profile) {
                    let mut budget = Budget::nodes(NODES);
                    let explained =
                        Explained::of(&*sample.puzzle, profile, Language::English, &mut budget);
                    if !explained.explanation.steps.is_empty() {
                        all.push(explained);
                    }
                }
            }
        }
        all
    })
}

pub(crate) fn tampering_seeds() -> Vec<Vec<u8>> {
    let mut rng = Rng::from_seed(5);
    (0..60).map(|_| (0..16).map(|_| rng.below(256) as u8).collect()).collect()
}

/// Explanations in which one argument or effect is changed, presented as if they were genuine.
pub(crate) fn tampered(input: &[u8]) -> Outcome {
    let mut bytes = Unstructured::new(input);
    let pick = |bytes: &mut Unstructured<'_>, n: usize| bytes.choose_index(n).unwrap_or_default();
    let explained = &explained_samples()[pick(&mut bytes, explained_samples().len())];
    let list = if bytes.ratio(4, 5).unwrap_or(true) { ARGUMENTS } else { WRITING };
    let (what, tamper) = list[pick(&mut bytes, list.len())];
    let at = pick(&mut bytes, explained.explanation.steps.len());
    let mut rng = Rng::from_seed(bytes.arbitrary().unwrap_or_default());
    let Some(answer) = tamper(explained, at, &mut rng) else {
        return Ok(format!("{what}: nothing to change"));
    };
    let outcome = judged(explained.puzzle, &answer)?;
    let technique = explained.explanation.steps[at].technique.id;
    Ok(format!("{technique} {what} {}", outcome.split(' ').next().unwrap_or_default()))
}
