//! Finds the positions that `gridwright technique` shows and that `tests/lessons.rs` checks.
//!
//! `cargo run --release -p gridwright-testkit --example lessons -- FAMILY SEEDS PARAMS...` makes
//! `SEEDS` puzzles of each of the parameter sets, walks through them by every profile and writes a
//! new `examples.txt` on standard output: for each technique and profile the position on the
//! smallest board with the fewest candidates in which the technique applies next, and a change of
//! one site after which it no longer gives that conclusion. Positions that are committed already
//! count too; those on boards with several solutions only where no other is found. A parameter set
//! may end in `-N`: then `N` more clues are removed, so that there may be several solutions. Or in
//! `+N`: then missing techniques are searched for in `N` random positions around each path, and the
//! positions found are made as small as possible; `shown+N` does so around the positions that are
//! committed already, `shown=ID+N` around those of techniques whose id starts with `ID`. Or in
//! `*N`: then missing chains are searched for in `N` positions on the empty board, with random
//! candidates. `FAMILY near` rewrites the committed positions, with new near misses for those in
//! which the step still applies. A puzzle in one line may be given instead of parameters. `SEEDS`
//! may be a range, as in `100..200`.

mod best;
mod random;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Arc;

use gridwright::budget::Rng;
use gridwright::steps::{
    PROFILES, examples, explain_from, has_profile, position_text, techniques_in,
};
use gridwright::{Budget, Family, Params, Position, Puzzle, StepQuery, Verdict, family, solve};

use best::{Best, Found, NODES, index, keep, near_miss, next, offer, with_near_misses};

/// The argument that stands for the committed positions.
const SHOWN: &str = "shown";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, seeds, sets @ ..] = &args[..] else {
        eprintln!("expected FAMILY SEEDS PARAMS...");
        return ExitCode::FAILURE;
    };
    if let (Some(family), "near") = (family(name), seeds.as_str()) {
        print!("{}", with_near_misses(family));
        return ExitCode::SUCCESS;
    }
    let (from, to) = seeds.split_once("..").unwrap_or(("0", seeds));
    let (Some(family), Ok(from), Ok(to)) = (family(name), from.parse(), to.parse::<u64>()) else {
        eprintln!("expected a family and a number of seeds");
        return ExitCode::FAILURE;
    };
    let (mut best, mut last_resort) = (Best::new(), Best::new());
    for example in examples(family.info()) {
        let Ok(opened) = example.open(family) else { continue };
        let verdict = solve(&*opened.puzzle, &mut Budget::nodes(NODES));
        let best = match verdict {
            Verdict::Unique(_) => &mut best,
            _ => &mut last_resort,
        };
        for profile in
            PROFILES.iter().copied().filter(|profile| has_profile(&*opened.puzzle, profile))
        {
            offer(best, profile, &*opened.puzzle, &opened.position);
        }
    }
    for set in sets {
        let number = |sign: char| {
            set.rsplit_once(sign).and_then(|(text, n)| Some((text, n.parse::<usize>().ok()?)))
        };
        let (fewer, around, anywhere) = (number('-'), number('+'), number('*'));
        let text = fewer.or(around).or(anywhere).map_or(&set[..], |(text, _)| text);
        if let Some(((id, n), SHOWN)) = around.zip(text.split('=').next()) {
            let begins = id.strip_prefix(SHOWN).and_then(|id| id.strip_prefix('=')).unwrap_or("");
            let near = examples(family.info()).filter(|e| e.technique.starts_with(begins));
            for (example, seed) in near.zip(from..) {
                let Ok(opened) = example.open(family) else { continue };
                let near = Some(&opened.position);
                random::around_puzzle(&mut best, &*opened.puzzle, near, seed, n);
            }
            continue;
        }
        let Ok(params) = Params::parse(family.info().params, text) else {
            let puzzle = family.parse(text).expect("parameters, or a puzzle of the family");
            match around {
                Some((_, n)) => random::around_puzzle(&mut best, &*puzzle, None, from, n),
                None => walk(&mut best, &*puzzle),
            }
            continue;
        };
        for seed in from..to {
            let n_fewer = fewer.map_or(0, |(_, n)| n);
            let made = make(family, &params, seed, n_fewer);
            if let (Some((_, n)), Some(puzzle)) = (anywhere, &made) {
                random::anywhere(&mut best, &**puzzle, seed, n);
                continue;
            }
            match (around, made) {
                (_, None) => (),
                (Some((_, n)), Some(puzzle)) => {
                    random::around_puzzle(&mut best, &*puzzle, None, seed, n);
                }
                (None, Some(puzzle)) => walk(&mut best, &*puzzle),
            }
        }
    }
    for (key, found) in last_resort {
        best.entry(key).or_insert(found);
    }
    for profile in PROFILES {
        let all = techniques_in(family.info(), profile);
        let missing = all.iter().filter(|t| !best.contains_key(&(index(profile), t.id)));
        let missing: Vec<&str> = missing.map(|technique| technique.id).collect();
        eprintln!("{}: {} of {} missing: {missing:?}", profile.id, missing.len(), all.len());
    }
    print!("{}", written(best));
    ExitCode::SUCCESS
}

/// Makes a puzzle, and removes a few clues.
fn make(
    family: &dyn Family,
    params: &Params,
    seed: u64,
    n_fewer: usize,
) -> Option<Arc<dyn Puzzle>> {
    let mut rng = Rng::from_seed(seed);
    let made = family.generate(1, params, &mut rng, &mut Budget::nodes(NODES)).ok()?;
    if n_fewer == 0 {
        return Some(made.puzzle);
    }
    let mut givens = made.puzzle.board().givens.clone();
    let mut clues: Vec<usize> = (0..givens.len()).filter(|&i| givens[i].is_some()).collect();
    rng.shuffle(&mut clues);
    clues.iter().take(n_fewer).for_each(|&i| givens[i] = None);
    Some(made.puzzle.with_givens(givens))
}

/// Examines every position on the solution paths of a puzzle.
fn walk(best: &mut Best, puzzle: &dyn Puzzle) {
    for profile in PROFILES.iter().copied().filter(|profile| has_profile(puzzle, profile)) {
        let start = Position::of(puzzle);
        let explanation =
            explain_from(puzzle, start, &StepQuery::by(profile), &mut Budget::nodes(NODES));
        let mut position = Position::of(puzzle);
        for step in &explanation.steps {
            keep(best, profile, puzzle, &position, step);
            if position.apply(puzzle, step).is_err() {
                break;
            }
        }
    }
}

/// The positions as lines of `examples.txt`: one per technique and position, with all the profiles
/// it serves.
fn written(best: Best) -> String {
    let mut lines: BTreeMap<(&str, String), Vec<&str>> = BTreeMap::new();
    let mut left: Vec<((usize, &str), Found)> = best.into_iter().collect();
    while !left.is_empty() {
        let ((profile, id), found) = left.remove(0);
        let puzzle = &*found.puzzle;
        let step = next(puzzle, PROFILES[profile], &found.position).expect("found before");
        let change = near_miss(puzzle, &[PROFILES[profile]], &found.position, &step);
        let change = change.expect("found before");
        let mut profiles = vec![PROFILES[profile].id];
        // Profiles with the same step in this position need no position of their own.
        left.retain(|((other, other_id), _)| {
            let profile = PROFILES[*other];
            let is_same = *other_id == id && has_profile(puzzle, profile) && {
                let again = next(puzzle, profile, &found.position);
                let is_next = again.is_some_and(|again| {
                    again.technique.id == id && again.finding.effects == step.finding.effects
                });
                is_next
                    && near_miss(puzzle, &[profile], &found.position, &step) == Some(change.clone())
            };
            if is_same {
                profiles.push(profile.id);
            }
            !is_same
        });
        let position = position_text(puzzle, &found.position);
        let rest = format!("{} {position} {change} {}", puzzle.line(), found.effects);
        lines.insert((id, rest), profiles);
    }
    let line = |((id, rest), profiles): (&(&str, String), &Vec<&str>)| {
        format!("{id} {} {rest}\n", profiles.join(","))
    };
    lines.iter().map(line).collect()
}
