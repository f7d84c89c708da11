//! Any work ends soon after its stop flag is set.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use gridwright::clues::without_clues;
use gridwright::steps::{all_steps, next_step};
use gridwright::{
    Budget, FAMILIES, Family, Generated, Params, Position, Profile, Recipe, Removal, Shortfall,
    StepQuery, board_id, count, explain, minimise, rate, solve,
};
use gridwright_api::{ExplainRequest, Request, answer};
use gridwright_testkit::requests::{all_sides, join, of_side, requests, some_sides, variants};
use libtest_mimic::Trial;
use serde_json::{Value as Json, json};

use crate::clock::{Clock, this_thread};
use crate::trials::{of_each_family, of_family};

/// Time after which the stop flag is set.
const WAIT: Duration = Duration::from_millis(200);

/// The same for the second run of each request, when all requests are tested.
const LONG_WAIT: Duration = Duration::from_secs(1);

/// Maximum processor time from the stop to the end of the work. In an optimised build it is 50 ms;
/// tests are built with fewer optimisations and share their machine.
const MOST: Duration = Duration::from_millis(300);

/// Number of parts into which the requests of a family are divided when all are tested, so that
/// several processors share them.
const PARTS: usize = 4;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials =
        of_each_family("answers end soon after they are told to stop", answers_end_soon);
    let n_parts = if is_thorough() { PARTS } else { 1 };
    for (&family, part) in FAMILIES.iter().flat_map(|f| (0..n_parts).map(move |part| (f, part))) {
        let name = match n_parts {
            1 => "work ends soon after it is told to stop".to_owned(),
            _ => format!("work ends soon after it is told to stop {}", part + 1),
        };
        trials.push(of_family(family, &name, move || ends_soon(family, part, n_parts)));
    }
    trials
}

/// Whether all requests are tested, as `cargo xtask stops` does, or only the slowest ones.
fn is_thorough() -> bool {
    std::env::var_os("GRIDWRIGHT_STOPS").is_some()
}

fn ends_soon(family: &'static dyn Family, part: usize, n_parts: usize) {
    let info = family.info();
    let mut late = Vec::new();
    let asked = if is_thorough() { requests(info) } else { longest(family) };
    for text in asked.iter().skip(part).step_by(n_parts) {
        let Ok(params) = Params::parse(info.params, text) else { continue };
        let recipe = Recipe::new(family, params, 1);
        late.extend(lateness(&format!("generate {text}"), |budget| drop(recipe.make(budget))));
    }
    for text in boards(family).iter().skip(part).step_by(n_parts) {
        let Some(made) = made(family, text) else { continue };
        for (verb, work) in VERBS {
            late.extend(lateness(&format!("{verb} {text}"), |budget| work(&made, budget)));
        }
    }
    report(&late);
}

/// The same test for requests of front ends, including texts, pictures and layout.
fn answers_end_soon(family: &'static dyn Family) {
    let mut late = Vec::new();
    for text in &boards(family) {
        let Some(made) = made(family, text) else { continue };
        let puzzle = board_id(&*made.puzzle);
        for (what, request) in [
            (
                "picture",
                json!({ "verb": "show", "puzzle": puzzle, "picture": { "as": "png", "size": 8192 } }),
            ),
            (
                "steps",
                json!({ "verb": "steps", "puzzle": puzzle, "picture": { "as": "png", "size": 2000 } }),
            ),
            ("explanation", json!({ "verb": "explain", "puzzle": puzzle })),
            ("verdict", json!({ "verb": "verify", "puzzle": puzzle, "answer": "none" })),
            ("canonical form", json!({ "verb": "canonical", "puzzle": puzzle })),
            ("proof", json!({ "verb": "verify-proof", "proof": proof(&puzzle) })),
            (
                "book",
                json!({ "verb": "book", "chapters": [{ "family": family.info().id, "count": 1000 }] }),
            ),
        ] {
            let request: Request = serde_json::from_value(request).expect("a request");
            let work = |budget: &mut Budget| drop(serde_json::to_vec(&answer(&request, budget)));
            late.extend(lateness(&format!("{what} {text}"), work));
        }
    }
    report(&late);
}

/// An explanation, as far as it is found with a small budget.
fn proof(puzzle: &str) -> Json {
    let mut request = ExplainRequest::new(puzzle);
    request.nodes = Some(100_000);
    json!(answer(&Request::Explain(request), &mut Budget::unlimited()))
}

/// A puzzle made with a small budget, or the best one found.
fn made(family: &'static dyn Family, text: &str) -> Option<Generated> {
    let params = Params::parse(family.info().params, text).unwrap();
    let made = Recipe::new(family, params, 1).make(&mut Budget::nodes(1_000_000));
    made.map_or_else(Shortfall::into_best, Some)
}

fn report(late: &[String]) {
    assert!(late.is_empty(), "not within {MOST:?} of a stop:\n{}", late.join("\n"));
}

/// The requests whose puzzles take longest: the largest board with each variant, and each level of
/// the default one.
fn longest(family: &dyn Family) -> Vec<String> {
    let info = family.info();
    let largest = all_sides(info).last().map_or(String::new(), |&side| of_side(info, side));
    let mut asked = vec![largest.clone()];
    for board in variants(info, |spec| spec.is_structural) {
        asked.push(join(&[largest.clone(), board]));
    }
    asked.extend(variants(info, |spec| spec.name == "level"));
    asked
}

/// The boards on which verbs are tested.
fn boards(family: &dyn Family) -> Vec<String> {
    let info = family.info();
    let sides = if is_thorough() { some_sides(info) } else { all_sides(info) };
    let n = if is_thorough() { sides.len() } else { 1 };
    let boards: Vec<String> = sides.iter().rev().take(n).map(|&side| of_side(info, side)).collect();
    if boards.is_empty() { vec![String::new()] } else { boards }
}

type Verb = (&'static str, fn(&Generated, &mut Budget));

const VERBS: [Verb; 7] = [
    ("solve", |made, budget| drop(solve(&*made.puzzle, budget))),
    ("count", |made, budget| {
        let removed: Vec<_> = made.puzzle.clues().iter().map(|clue| clue.id).collect();
        let open = without_clues(&*made.puzzle, &removed[..removed.len() / 4]);
        drop(count(&*open, u64::MAX, budget));
    }),
    ("explain", |made, budget| drop(explain(&*made.puzzle, &StepQuery::default(), budget))),
    ("rate", |made, budget| drop(rate(&*made.puzzle, Profile::DEFAULT, budget))),
    ("hint", |made, budget| {
        let position = Position::of(&*made.puzzle);
        drop(next_step(&*made.puzzle, &position, &StepQuery::default(), budget));
    }),
    ("steps", |made, budget| {
        let position = Position::of(&*made.puzzle);
        drop(all_steps(&*made.puzzle, &position, &StepQuery::default(), budget));
    }),
    ("minimise", |made, budget| {
        let removal = Removal::one_by_one(made.puzzle.clues().iter().map(|clue| clue.id));
        drop(minimise(&*made.puzzle, &made.solution, &removal, budget));
    }),
];

/// An error message if the work does not end soon after the flag is set.
fn lateness(what: &str, work: impl Fn(&mut Budget)) -> Option<String> {
    if is_thorough() {
        println!("{what}");
    }
    let waits = if is_thorough() { &[WAIT, LONG_WAIT][..] } else { &[WAIT] };
    for &wait in waits {
        // Work that ends before the stop also ends before a later stop.
        let first = lag(wait, &work)?;
        if first <= MOST {
            continue;
        }
        // A thread that is moved to another processor may be late once.
        let lag = lag(wait, &work).map_or(first, |again| again.min(first));
        if lag > MOST {
            return Some(format!("{what}: {lag:.0?} after {wait:.1?}"));
        }
    }
    None
}

/// The processor time from the stop to the end of the work; `None` if the work ends before.
fn lag(wait: Duration, work: impl Fn(&mut Budget)) -> Option<Duration> {
    let stop = Arc::new(AtomicBool::new(false));
    let mut budget = Budget::unlimited().with_stop(Arc::clone(&stop));
    let worker = this_thread();
    let (done, is_done) = channel::<()>();
    let stopper = {
        let worker = worker.clone();
        thread::spawn(move || {
            let is_late = is_done.recv_timeout(wait) == Err(RecvTimeoutError::Timeout);
            let now = is_late.then(|| Clock::read(worker.as_deref()));
            stop.store(true, Ordering::Relaxed);
            now
        })
    };
    work(&mut budget);
    let end = Clock::read(worker.as_deref());
    drop(done);
    let begin = stopper.join().expect("it only waits");
    begin.map(|begin| end.since(&begin))
}
