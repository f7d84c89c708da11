//! Positions no path leads through: some values of the solution filled in, some wrong candidates
//! crossed out. What is found there is made as small as it goes.

use gridwright::budget::Rng;
use gridwright::steps::{PROFILES, Tenths, explain_from, has_profile, techniques_in};
use gridwright::{Budget, Mask, Position, Profile, Puzzle, StepQuery, Verdict, solve};
use gridwright_testkit::{at_random, possible, wrong};

use crate::best::{Best, NODES, index, keep, next, offer};

/// What a path may take: there are many, and chains within chains that lead nowhere take long.
const NODES_A_PATH: u64 = 100_000;

/// Harder steps take a hundred times as long as all the others together: few paths have them.
const HARD: Tenths = Tenths(84);

/// Looks for what is missing in `n` positions near one, or around the path by each profile, if the
/// puzzle has one solution.
pub(crate) fn around_puzzle(
    best: &mut Best,
    puzzle: &dyn Puzzle,
    near: Option<&Position>,
    seed: u64,
    n: usize,
) {
    if let Verdict::Unique(solution) = solve(puzzle, &mut Budget::nodes(NODES)) {
        look(best, puzzle, &possible(&[solution]), near, n, &mut Rng::from_seed(seed));
    }
}

fn look(
    best: &mut Best,
    puzzle: &dyn Puzzle,
    right: &[Mask],
    near: Option<&Position>,
    n: usize,
    rng: &mut Rng,
) {
    for profile in PROFILES.iter().copied().filter(|profile| has_profile(puzzle, profile)) {
        let techniques = techniques_in(puzzle.info(), profile);
        let is_missing = |best: &Best, id: &'static str| !best.contains_key(&(index(profile), id));
        if !techniques.iter().any(|technique| is_missing(best, technique.id)) {
            continue;
        }
        let path = match near {
            Some(position) => vec![position.clone()],
            None => positions(puzzle, profile),
        };
        for _ in 0..n {
            let start = at_random(puzzle, &path[rng.below(path.len())], right, rng);
            let most = if rng.below(2) == 0 { Tenths(u16::MAX) } else { HARD };
            let mut budget = Budget::nodes(NODES_A_PATH);
            let explanation = explain_from(
                puzzle,
                start.clone(),
                &StepQuery::by(profile).at_most(most),
                &mut budget,
            );
            let mut position = start;
            for step in &explanation.steps {
                let id = step.technique.id;
                if is_missing(best, id) {
                    keep(best, profile, puzzle, &position, step);
                    make_smaller(best, puzzle, &position, right, id);
                }
                if position.apply(puzzle, step).is_err() {
                    break;
                }
            }
        }
    }
}

/// Every position on the path from the start.
fn positions(puzzle: &dyn Puzzle, profile: &'static Profile) -> Vec<Position> {
    let (start, most) = (Position::of(puzzle), Tenths(u16::MAX));
    let mut budget = Budget::nodes(NODES_A_PATH);
    let explanation =
        explain_from(puzzle, start.clone(), &StepQuery::by(profile).at_most(most), &mut budget);
    let mut path = vec![start];
    for step in &explanation.steps {
        let mut position = path.last().expect("begins with the start").clone();
        if position.apply(puzzle, step).is_err() {
            break;
        }
        path.push(position);
    }
    path
}

/// Fills in values and crosses out candidates as long as the technique is still next: for every
/// profile that sees it here and has no position for it yet.
fn make_smaller(
    best: &mut Best,
    puzzle: &dyn Puzzle,
    found: &Position,
    right: &[Mask],
    id: &'static str,
) {
    for profile in PROFILES.iter().copied().filter(|profile| has_profile(puzzle, profile)) {
        let is_next = |position: &Position| {
            next(puzzle, profile, position).is_some_and(|step| step.technique.id == id)
        };
        let key = (index(profile), id);
        let is_here = best.get(&key).is_none_or(|known| known.position == *found);
        if !is_here || !is_next(found) {
            continue;
        }
        let smaller = smallest(puzzle, found.clone(), right, is_next);
        offer(best, profile, puzzle, &smaller);
        if let Some(known) = best.get(&key) {
            eprintln!("{id} by {}: {:?}", profile.id, known.size);
        }
    }
}

/// The position with as much filled in and crossed out as can be while `is_next` is true.
fn smallest(
    puzzle: &dyn Puzzle,
    mut position: Position,
    right: &[Mask],
    is_next: impl Fn(&Position) -> bool,
) -> Position {
    loop {
        let before = position.clone();
        for site in puzzle.board().all_sites().filter(|&site| before.is_open(site)) {
            let mut other = position.clone();
            other.place(puzzle, site, right[site.index()].only().expect("one solution"));
            if is_next(&other) {
                position = other;
            }
        }
        for (site, wrong) in wrong(puzzle, &position, right) {
            let mut other = position.clone();
            other.cross_out(site, wrong);
            if is_next(&other) {
                position = other;
            }
        }
        if position == before {
            return position;
        }
    }
}
