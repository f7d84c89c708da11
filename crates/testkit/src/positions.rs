//! Random positions of puzzles, and whether every step from there is right.

use std::collections::BTreeMap;

use gridwright::{
    Budget, Family, Mask, PROFILES, Position, Puzzle, Rng, Site, Solution, Tenths, examples,
    explain_in, techniques_in,
};

use crate::bench::{generate, without_a_few};
use crate::checks::follow;
use crate::oracle::ask;

/// How many of a hundred values are filled in, and wrong candidates crossed out.
const SHARES: [usize; 6] = [0, 3, 8, 20, 40, 60];

/// Puzzles with more solutions than this are passed over.
const MOST_SOLUTIONS: usize = 40;

/// Positions of each puzzle.
const PER_PUZZLE: usize = 20;

/// What a path from a position may take.
const NODES_A_PATH: u64 = 20_000;

/// Harder steps take a hundred times as long as all the others together: few paths have them.
const HARD: Tenths = Tenths(84);

/// A position near another: some of what is certain is placed, some of what is impossible is
/// crossed out. `possible` has the values that a solution has at each site.
pub fn at_random(
    puzzle: &dyn Puzzle,
    near: &Position,
    possible: &[Mask],
    rng: &mut Rng,
) -> Position {
    let mut position = near.clone();
    let [placed, crossed] = [(); 2].map(|()| SHARES[rng.below(SHARES.len())]);
    for site in puzzle.board().all_sites() {
        if let Some(value) = possible[site.index()].only()
            && position.is_open(site)
            && rng.below(100) < placed
        {
            position.place(puzzle, site, value);
        }
    }
    for (site, wrong) in wrong(puzzle, &position, possible) {
        if rng.below(100) < crossed {
            position.cross_out(site, wrong);
        }
    }
    position
}

/// Every candidate that no solution has, if it is one of several: where there are two values to
/// choose from, crossing one out is as good as placing the other.
pub fn wrong(puzzle: &dyn Puzzle, position: &Position, possible: &[Mask]) -> Vec<(Site, Mask)> {
    let open = puzzle.board().all_sites().filter(|&site| position.is_open(site));
    let open = open.filter(|_| puzzle.board().n_values() > 2);
    let of_site = |site: Site| {
        let wrong = position.at(site).without(possible[site.index()]);
        wrong.iter().map(move |value| (site, Mask::of(value)))
    };
    open.flat_map(of_site).collect()
}

/// For each site the values it has in solutions.
pub fn possible(solutions: &[Solution]) -> Vec<Mask> {
    let n_sites = solutions.first().map_or(0, Vec::len);
    (0..n_sites).map(|site| solutions.iter().map(|solution| solution[site]).collect()).collect()
}

/// Takes `n` random positions of a family's puzzles, follows the path from each by one of the
/// profiles, and holds every step against all the solutions. Returns how many steps there were of
/// each technique.
///
/// Half of the positions are near those that show techniques, so that every technique is met.
///
/// # Errors
/// With what is wrong, when a step is.
pub fn hold_at_random(
    family: &dyn Family,
    n: usize,
    seed: u64,
) -> Result<BTreeMap<&'static str, usize>, String> {
    let info = family.info();
    let mut rng = Rng::from_seed(seed);
    let mut counts = BTreeMap::new();
    let shown: Vec<_> = examples(info).collect();
    let mut n_done = 0;
    for turn in 0.. {
        if n_done >= n {
            break;
        }
        let round = turn / 2;
        let (puzzle, near) = if turn % 2 == 0 && !shown.is_empty() {
            let opened = shown[round % shown.len()].open(family).expect("committed");
            (opened.puzzle, opened.position)
        } else {
            let preset = info.presets[round % info.presets.len()];
            let made = generate(family, preset, seed + round as u64).puzzle;
            let puzzle = if rng.below(3) == 0 { without_a_few(&*made, &mut rng) } else { made };
            let start = Position::of(&*puzzle);
            (puzzle, start)
        };
        let puzzle = &*puzzle;
        let solutions = ask(puzzle, MOST_SOLUTIONS).solutions;
        if solutions.is_empty() || solutions.len() == MOST_SOLUTIONS {
            continue;
        }
        let possible = possible(&solutions);
        for _ in 0..PER_PUZZLE.min(n - n_done) {
            n_done += 1;
            let profiles = PROFILES.iter().filter(|profile| puzzle.has_profile(profile));
            let profiles: Vec<_> = profiles.collect();
            let profile = profiles[rng.below(profiles.len())];
            let at_most = if rng.below(20) == 0 { Tenths(u16::MAX) } else { HARD };
            let start = at_random(puzzle, &near, &possible, &mut rng);
            let mut budget = Budget::nodes(NODES_A_PATH);
            let told = explain_in(puzzle, profile, start.clone(), at_most, &mut budget);
            let mut known = techniques_in(info, profile);
            known.extend((info.techniques)());
            follow(puzzle, start, &told.steps, &solutions, &known)?;
            for step in &told.steps {
                *counts.entry(step.technique.id).or_insert(0) += 1;
            }
        }
    }
    Ok(counts)
}
