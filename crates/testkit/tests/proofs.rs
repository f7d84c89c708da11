//! Explanations of every family, level and profile are proofs, and tampered ones are not.

use std::collections::BTreeMap;
use std::sync::Arc;

use gridwright::budget::Rng;
use gridwright::steps::{PROFILES, has_profile};
use gridwright::{Budget, FAMILIES, Puzzle, Verdict, board_id, open, solve};
use gridwright_api::{ExplainAnswer, ExplainOutcome, ExplainRequest, explain};
use gridwright_proof::Outcome;
use gridwright_testkit::requests::variants;
use gridwright_testkit::tampering::{ARGUMENTS, Explained, WRITING, checked};
use gridwright_words::Language;

/// The puzzles: one of each family with default parameters, and one with each value of each choice
/// parameter, such as a level, or as many of each as the variable `SEEDS` says; or the lines of the
/// file in the variable `PUZZLES`. A line can also be the name of a file.
fn puzzles() -> Vec<String> {
    if let Ok(file) = std::env::var("PUZZLES") {
        let text = std::fs::read_to_string(file).expect("a file of puzzles");
        let read = |line: &str| std::fs::read_to_string(line).unwrap_or_else(|_| line.to_owned());
        return text.lines().map(read).collect();
    }
    let mut ids = Vec::new();
    for family in FAMILIES {
        let info = family.info();
        let others = variants(info, |_| true).into_iter().map(|variant| format!("/{variant}"));
        for variant in [String::new()].into_iter().chain(others) {
            ids.extend((1..=n_seeds()).map(|seed| format!("{}{variant}@1#{seed}", info.id)));
        }
    }
    ids
}

/// Number of puzzles of each kind.
fn n_seeds() -> u64 {
    std::env::var("SEEDS").map_or(1, |n| n.parse().expect("a number of puzzles"))
}

/// The puzzle, unless it is large or takes long to make.
fn small(id: &str) -> Option<Arc<dyn Puzzle>> {
    let puzzle = open(id, None, &mut Budget::nodes(300_000)).ok()?;
    (puzzle.board().n_sites() <= MOST_SITES || std::env::var("PUZZLES").is_ok()).then_some(puzzle)
}

/// Maximum number of sites; larger boards are only tested from files.
const MOST_SITES: usize = 200;

#[test]
fn every_argument_is_shown() {
    let mut shown: BTreeMap<&str, usize> = BTreeMap::new();
    let mut failures = Vec::new();
    let mut outcomes: BTreeMap<&str, usize> = BTreeMap::new();
    for id in puzzles() {
        let Some(puzzle) = small(&id) else { continue };
        for (i, profile) in PROFILES.iter().copied().enumerate() {
            if !has_profile(&*puzzle, profile) {
                continue;
            }
            let language = Language::ALL[i % Language::ALL.len()];
            let explained =
                Explained::of(&*puzzle, profile, language, &mut Budget::nodes(3_000_000));
            match checked(&*puzzle, &explained.answer) {
                Ok(report) => {
                    *outcomes.entry(report.outcome.name()).or_default() += 1;
                    if let Outcome::Refused(at, why) = &report.outcome {
                        let why = format!("{id} by {}, step {}: {why}", profile.id, at + 1);
                        let step = explained.answer.steps.get(*at).map(|step| &step.full);
                        println!("{why}\n    {step:?}");
                        failures.push(why);
                    }
                    for step in &explained.explanation.steps[..report.n_shown] {
                        *shown.entry(step.technique.id).or_default() += 1;
                    }
                }
                Err(why) => failures.push(format!("{id} by {}: {why}", profile.id)),
            }
        }
    }
    println!("{outcomes:?}\n{} techniques: {shown:?}", shown.len());
    assert!(
        shown.len() > 50 || std::env::var("PUZZLES").is_ok(),
        "only {} techniques",
        shown.len()
    );
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn what_was_tampered_with_is_refused() {
    let mut rng = Rng::from_seed(23);
    let mut counts: BTreeMap<(&str, &str), (usize, usize)> = BTreeMap::new();
    let (mut accepted, mut n_false) = (Vec::new(), 0);
    for id in puzzles() {
        let Some(puzzle) = small(&id) else { continue };
        let profile = PROFILES[0];
        let mut budget = Budget::nodes(3_000_000);
        let explained = Explained::of(&*puzzle, profile, Language::English, &mut budget);
        let n = explained.explanation.steps.len();
        if n == 0 {
            continue;
        }
        // A random step of each technique, so that rare ones are included.
        let mut steps: BTreeMap<&str, usize> = BTreeMap::new();
        for (i, step) in explained.explanation.steps.iter().enumerate() {
            if rng.below(3) == 0 || !steps.contains_key(step.technique.id) {
                steps.insert(step.technique.id, i);
            }
        }
        // Of many puzzles, two steps each are enough, and only some have their written form
        // tampered with.
        let is_thorough = ["PUZZLES", "SEEDS"].iter().any(|name| std::env::var(name).is_ok());
        while !is_thorough && steps.len() > 2 {
            let keys: Vec<&str> = steps.keys().copied().collect();
            steps.remove(keys[rng.below(keys.len())]);
        }
        let solution = explained.answer.solution.clone();
        for &at in steps.values() {
            for (kind, list) in [("argument", ARGUMENTS), ("writing", WRITING)] {
                if kind == "writing" && !is_thorough && rng.below(5) > 0 {
                    continue;
                }
                for &(what, tamper) in list {
                    let Some(answer) = tamper(&explained, at, &mut rng) else { continue };
                    let report = checked(&*puzzle, &answer);
                    let (n_tried, n_accepted) = counts.entry((kind, what)).or_default();
                    *n_tried += 1;
                    let Ok(report) = report else { continue };
                    if matches!(report.outcome, Outcome::Refused(..)) {
                        continue;
                    }
                    *n_accepted += 1;
                    let step = &explained.explanation.steps[at];
                    let parts = |answer: &ExplainAnswer| -> Vec<String> {
                        let step = answer.steps.get(at);
                        let parts = step.map(|step| step.reason.parts.iter());
                        parts.into_iter().flatten().map(|part| format!("{part:?}")).collect()
                    };
                    let (before, after) = (parts(&explained.answer), parts(&answer));
                    let changed: Vec<&String> =
                        after.iter().filter(|part| !before.contains(part)).collect();
                    accepted.push(format!(
                        "{what}: {} of {id}, step {}: {changed:?}",
                        step.technique.id,
                        at + 1
                    ));
                    let proved = match &report.outcome {
                        Outcome::Unique(values) => Some(puzzle.solution_line(values)),
                        _ => None,
                    };
                    n_false += usize::from(proved.is_some() && proved != solution);
                }
            }
        }
    }
    let mut table = String::new();
    let mut totals: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for ((kind, what), (n_tried, n_accepted)) in &counts {
        table += &format!("{kind}\t{what}\t{n_tried}\t{n_accepted}\n");
        let total = totals.entry(kind).or_default();
        *total = (total.0 + n_tried, total.1 + n_accepted);
    }
    println!("{table}{totals:?}\n{}", accepted.join("\n"));
    assert_eq!(n_false, 0, "a false conclusion was accepted");
    for (kind, (n_tried, n_accepted)) in totals {
        assert!(n_tried > 100 && n_accepted * 50 <= n_tried, "{kind}: {n_accepted} of {n_tried}");
    }
}

#[test]
fn certificates_show_that_there_is_one_solution() {
    let (mut n_refused, mut most) = (0, 0);
    for id in puzzles() {
        let Some(puzzle) = small(&id) else { continue };
        let mut request = ExplainRequest::new(board_id(&*puzzle).as_str());
        request.certificate = true;
        request.nodes = Some(3_000_000);
        let mut answer = explain(&request, &mut Budget::unlimited()).expect("an answer");
        let report = checked(&*puzzle, &answer).expect("a report");
        let n_clauses = report.n_clauses.expect("a certificate");
        assert!(matches!(report.outcome, Outcome::Unique(_)), "{id}: {report:?}");
        println!("{id}: {n_clauses} clauses");
        most = most.max(n_clauses);
        // The proof must not hold for the puzzle without one clue, if that has several solutions.
        let mut givens = puzzle.board().givens.clone();
        let Some(given) = givens.iter().position(Option::is_some) else { continue };
        givens[given] = None;
        let other = puzzle.with_givens(givens);
        if matches!(solve(&*other, &mut Budget::unlimited()), Verdict::Several(..)) {
            answer.steps.clear();
            (answer.outcome, answer.rating, answer.solution) = (ExplainOutcome::Stuck, None, None);
            (answer.puzzle.id, answer.board) = (None, other.line());
            let report = checked(&*other, &answer).expect("a report");
            assert!(matches!(report.outcome, Outcome::Refused(..)), "{id}: {report:?}");
            n_refused += 1;
        }
    }
    println!("{n_refused} refused, {most} clauses at most");
    assert!(n_refused > 5 || std::env::var("PUZZLES").is_ok(), "{n_refused} refused");
}
