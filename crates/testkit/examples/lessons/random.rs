//! Searches positions that are on no solution path: some values of the solution are filled in, and
//! some wrong candidates are removed. Positions that are found are made as small as possible.

use std::ops::ControlFlow;

use gridwright::budget::Rng;
use gridwright::steps::{
    Arg, PROFILES, Technique, Tenths, explain_from, has_profile, techniques_in,
};
use gridwright::{Budget, Mask, Position, Profile, Puzzle, Site, Step, StepQuery, Verdict, solve};
use gridwright_testkit::{at_random, possible, wrong};

use crate::best::{Best, NODES, index, keep, next, offer};

/// The search budget of a path, in nodes: there are many paths, and fruitless nested chains take
/// long.
const NODES_A_PATH: u64 = 100_000;

/// Rating above which steps take a hundred times as long as all others together, so only few paths
/// allow them.
const HARD: Tenths = Tenths(84);

/// Searches for missing techniques in `n` positions near a given one, or else near the path by each
/// profile, if the puzzle has one solution.
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

/// All positions on the solution path from the start.
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

/// Fills in values and removes candidates as long as the technique applies next, for every profile
/// with this step that has no other position for it yet.
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

/// The position with as many values filled in and candidates removed as possible while `is_next` is
/// true.
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

/// The lowest rating of steps that need an assumption.
const ASSUMING: Tenths = Tenths(85);

/// Percentages of wrong candidates in random positions.
const KEPT: [usize; 5] = [15, 22, 30, 38, 46];

/// Maximum number of changes of a position towards a technique.
const CHANGES: usize = 400;

/// Searches for missing chains in `n` positions on an empty board: the solution of a puzzle, with
/// wrong candidates added at random, after all steps that need no assumption. If a chain applies
/// next, the position is changed gradually, so that the missing ones come nearer to being next.
pub(crate) fn anywhere(best: &mut Best, puzzle: &dyn Puzzle, seed: u64, n: usize) {
    let Verdict::Unique(solution) = solve(puzzle, &mut Budget::nodes(NODES)) else { return };
    let empty = puzzle.with_givens(vec![None; puzzle.board().n_sites()]);
    let (puzzle, right) = (&*empty, possible(&[solution]));
    let mut rng = Rng::from_seed(seed);
    for profile in PROFILES.iter().copied().filter(|profile| has_profile(puzzle, profile)) {
        let chains = |id: &str| id.starts_with("dynamic-");
        let missing = |best: &Best| -> Vec<&'static Technique> {
            let all = techniques_in(puzzle.info(), profile).into_iter();
            let all = all.filter(|technique| chains(technique.id));
            all.filter(|technique| !best.contains_key(&(index(profile), technique.id))).collect()
        };
        for _ in 0..n {
            if missing(best).is_empty() {
                break;
            }
            let mut budget = Budget::nodes(NODES_A_PATH);
            let easy = StepQuery::by(profile).at_most(Tenths(ASSUMING.0 - 1));
            let start = scattered(puzzle, &right, &mut rng);
            let stuck = explain_from(puzzle, start, &easy, &mut budget).position;
            let Some(stuck) = thinned(puzzle, stuck, &right, profile, &mut rng) else { continue };
            for technique in missing(best) {
                if let Some(found) = climb(puzzle, &stuck, &right, profile, technique, &mut rng) {
                    offer(best, profile, puzzle, &found);
                    make_smaller(best, puzzle, &found, &right, technique.id);
                }
            }
        }
    }
}

/// Removes wrong candidates in random order, as long as no step applies, until a chain applies
/// next.
fn thinned(
    puzzle: &dyn Puzzle,
    mut position: Position,
    right: &[Mask],
    profile: &'static Profile,
    rng: &mut Rng,
) -> Option<Position> {
    let is_chain = |step: &Step| step.technique.id.starts_with("dynamic-");
    match next(puzzle, profile, &position) {
        Some(step) => return is_chain(&step).then_some(position),
        None if position.solution().is_some() => return None,
        None => (),
    }
    let mut all = wrong(puzzle, &position, right);
    rng.shuffle(&mut all);
    for (site, value) in all {
        let mut other = position.clone();
        other.cross_out(site, value);
        match next(puzzle, profile, &other) {
            None => position = other,
            Some(step) if is_chain(&step) => return Some(other),
            Some(_) => (),
        }
    }
    None
}

/// A position without entries: each site has its value and some random others as candidates.
fn scattered(puzzle: &dyn Puzzle, right: &[Mask], rng: &mut Rng) -> Position {
    let share = KEPT[rng.below(KEPT.len())];
    let all = Position::of(puzzle);
    let mut candidates = all.candidates().to_vec();
    for (left, right) in candidates.iter_mut().zip(right) {
        let kept = left.iter().filter(|_| rng.below(100) < share).collect::<Mask>();
        *left = kept.or(*right);
    }
    Position::from_parts(vec![None; candidates.len()], candidates)
}

/// Changes a position by hill climbing until a step of a technique applies next; `None` if that
/// fails.
fn climb(
    puzzle: &dyn Puzzle,
    start: &Position,
    right: &[Mask],
    profile: &'static Profile,
    technique: &'static Technique,
    rng: &mut Rng,
) -> Option<Position> {
    let mut position = start.clone();
    let mut far = distance(puzzle, profile, technique, &position)?;
    for _ in 0..CHANGES {
        if far == 0 {
            return Some(position);
        }
        let mut other = position.clone();
        for _ in 0..=rng.below(3) {
            other = toggled(puzzle, &other, right, rng);
        }
        if let Some(found) = distance(puzzle, profile, technique, &other)
            && found <= far
        {
            (position, far) = (other, found);
        }
    }
    None
}

/// The position with one wrong candidate of an open site removed or added.
fn toggled(puzzle: &dyn Puzzle, position: &Position, right: &[Mask], rng: &mut Rng) -> Position {
    let sites: Vec<Site> =
        puzzle.board().all_sites().filter(|&site| position.is_open(site)).collect();
    let mut candidates = position.candidates().to_vec();
    let allowed = Position::with(puzzle, position.values());
    let site = sites[rng.below(sites.len())];
    let wrong: Vec<_> = allowed.at(site).without(right[site.index()]).iter().collect();
    if !wrong.is_empty() {
        let (left, value) = (&mut candidates[site.index()], wrong[rng.below(wrong.len())]);
        *left =
            if left.has(value) { left.without(Mask::of(value)) } else { left.or(Mask::of(value)) };
    }
    Position::from_parts(position.values().to_vec(), candidates)
}

/// The number of claims by which the shortest step of a technique is longer than the next step,
/// plus one; 0 if the technique applies next, and `None` if the next step is not a chain.
fn distance(
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    technique: &'static Technique,
    position: &Position,
) -> Option<usize> {
    /// A distance above that of any step, for a technique without steps.
    const NOWHERE: usize = 1000;
    let first = next(puzzle, profile, position)?;
    if first.technique.id == technique.id {
        return Some(0);
    }
    if first.worth.rating < ASSUMING || !first.technique.id.starts_with("dynamic-") {
        return None;
    }
    let mut found = None;
    let query = StepQuery::by(profile).only(technique);
    let mut budget = Budget::nodes(NODES_A_PATH);
    let _ = puzzle.reasoner()?.visit_steps(position, &query, &mut budget, &mut |step| {
        let is_it = step.technique.id == technique.id;
        found = is_it.then(|| length(&step));
        if is_it { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    Some(found.map_or(NOWHERE, |found| 1 + found.saturating_sub(length(&first))))
}

/// The number of claims in the chains of a step.
fn length(step: &Step) -> usize {
    let chains = step.finding.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Chains(chains) => Some(chains.iter().map(Vec::len).sum::<usize>()),
        _ => None,
    });
    chains.sum()
}
