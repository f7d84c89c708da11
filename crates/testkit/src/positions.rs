//! Random positions of puzzles, and checks of every step from there.

use std::collections::BTreeMap;

use gridwright::budget::Rng;
use gridwright::steps::{
    Opened, PROFILES, Tenths, examples, explain_from, has_profile, techniques_in,
};
use gridwright::{Budget, Family, Mask, Position, Profile, Puzzle, Site, Solution, StepQuery};

use crate::bench::{generate, without_some_clues};
use crate::checks::follow;
use crate::oracle::ask_at;

/// Percentages of values to place and of wrong candidates to remove.
const SHARES: [usize; 6] = [0, 3, 8, 20, 40, 60];

/// Number of solutions from which on no positions near a position are tried.
const MOST_SOLUTIONS: usize = 40;

/// The number of positions of each puzzle.
const PER_PUZZLE: usize = 20;

/// The budget of a path from a position.
const NODES_A_PATH: u64 = 20_000;

/// The budget of a path from the position of a lesson, which has to show its technique.
const NODES_OF_AN_EXAMPLE: u64 = 2_000_000;

/// Steps harder than this take a hundred times as long as all others together, so few paths may use them.
const HARD: Tenths = Tenths(84);

/// A random position near another: some certain values are placed, and some wrong candidates removed.
/// `possible` has the values that solutions have at each site.
pub fn at_random(
    puzzle: &dyn Puzzle,
    near: &Position,
    possible: &[Mask],
    rng: &mut Rng,
) -> Position {
    let mut position = near.clone();
    let placed = SHARES[rng.below(SHARES.len())];
    // Techniques of one value are found more often where the other values have few candidates.
    let (all, is_even) = (SHARES[rng.below(SHARES.len())], rng.below(2) == 0);
    let values = 0..puzzle.board().n_values();
    let crossed = values.map(|_| if is_even { all } else { SHARES[rng.below(SHARES.len())] });
    let crossed: Vec<usize> = crossed.collect();
    for site in puzzle.board().all_sites() {
        if let Some(value) = possible[site.index()].only()
            && position.is_open(site)
            && rng.below(100) < placed
        {
            position.place(puzzle, site, value);
        }
    }
    for (site, wrong) in wrong(puzzle, &position, possible) {
        if rng.below(100) < wrong.only().map_or(0, |value| crossed[value.index()]) {
            position.cross_out(site, wrong);
        }
    }
    position
}

/// Every candidate that no solution has, on boards with more than two values: with two, removing
/// one is the same as placing the other.
pub fn wrong(puzzle: &dyn Puzzle, position: &Position, possible: &[Mask]) -> Vec<(Site, Mask)> {
    let open = puzzle.board().all_sites().filter(|&site| position.is_open(site));
    let open = open.filter(|_| puzzle.board().n_values() > 2);
    let of_site = |site: Site| {
        let wrong = position.at(site).without(possible[site.index()]);
        wrong.iter().map(move |value| (site, Mask::of(value)))
    };
    open.flat_map(of_site).collect()
}

/// For each site the values that it has in the solutions.
pub fn possible(solutions: &[Solution]) -> Vec<Mask> {
    let n_sites = solutions.first().map_or(0, Vec::len);
    (0..n_sites).map(|site| solutions.iter().map(|solution| solution[site]).collect()).collect()
}

/// Takes `n` random positions of a family's puzzles, follows the path from each by one of the profiles,
/// and checks every step against all solutions. Returns the number of steps of each technique.
///
/// Half of the positions are examples of techniques, or near them, so that every technique occurs.
///
/// # Errors
/// A description of the first wrong step.
pub fn hold_at_random(
    family: &dyn Family,
    n: usize,
    seed: u64,
) -> Result<BTreeMap<&'static str, usize>, String> {
    let info = family.info();
    let mut rng = Rng::from_seed(seed);
    let mut counts = BTreeMap::new();
    let mut n_left = n;
    let shown: Vec<_> = examples(info).collect();
    for round in 0.. {
        if n_left == 0 {
            break;
        }
        let example = &shown[round % shown.len()];
        let Opened { puzzle, position, .. } = example.open(family).expect("committed");
        let mut run = Run::at(&*puzzle, &position, &mut n_left, &mut counts);
        if round < shown.len() {
            if run.solutions.is_empty() {
                return Err(format!("no solution: {} in {}", example.technique, example.puzzle));
            }
            for profile in &example.profiles {
                run.check(&position, profile, Tenths(u16::MAX), NODES_OF_AN_EXAMPLE)?;
            }
        }
        run.check_near(&position, &mut rng)?;
        let preset = info.presets[round % info.presets.len()];
        let made = generate(family, preset, seed + round as u64).puzzle;
        let puzzle = if rng.below(3) == 0 { without_some_clues(&*made, &mut rng) } else { made };
        let start = Position::of(&*puzzle);
        let mut run = Run::at(&*puzzle, &start, &mut n_left, &mut counts);
        run.check_near(&start, &mut rng)?;
    }
    Ok(counts)
}

/// Positions of one puzzle.
struct Run<'r> {
    puzzle: &'r dyn Puzzle,
    /// The solutions of the position that all others are near.
    solutions: Vec<Solution>,
    /// Whether these are all its solutions.
    is_complete: bool,
    n_left: &'r mut usize,
    counts: &'r mut BTreeMap<&'static str, usize>,
}

impl<'r> Run<'r> {
    fn at(
        puzzle: &'r dyn Puzzle,
        position: &Position,
        n_left: &'r mut usize,
        counts: &'r mut BTreeMap<&'static str, usize>,
    ) -> Run<'r> {
        let solutions = ask_at(puzzle, position, MOST_SOLUTIONS).solutions;
        let is_complete = solutions.len() < MOST_SOLUTIONS;
        Run { puzzle, solutions, is_complete, n_left, counts }
    }

    /// Checks paths from positions near one, each by a random profile.
    fn check_near(&mut self, near: &Position, rng: &mut Rng) -> Result<(), String> {
        if self.solutions.is_empty() || !self.is_complete {
            return Ok(());
        }
        let profiles = PROFILES.iter().filter(|profile| has_profile(self.puzzle, profile));
        let profiles: Vec<_> = profiles.collect();
        let possible = possible(&self.solutions);
        for _ in 0..PER_PUZZLE {
            let profile = profiles[rng.below(profiles.len())];
            let at_most = if rng.below(20) == 0 { Tenths(u16::MAX) } else { HARD };
            let start = at_random(self.puzzle, near, &possible, rng);
            self.check(&start, profile, at_most, NODES_A_PATH)?;
        }
        Ok(())
    }

    /// Checks all steps from a position against the known solutions, unless `n` positions were
    /// checked already.
    fn check(
        &mut self,
        start: &Position,
        profile: &'static Profile,
        at_most: Tenths,
        nodes: u64,
    ) -> Result<(), String> {
        if *self.n_left == 0 || self.solutions.is_empty() {
            return Ok(());
        }
        *self.n_left -= 1;
        let mut budget = Budget::nodes(nodes);
        let explanation = explain_from(
            self.puzzle,
            start.clone(),
            &StepQuery::by(profile).at_most(at_most),
            &mut budget,
        );
        let mut known = techniques_in(self.puzzle.info(), profile);
        known.extend((self.puzzle.info().techniques)(Profile::DEFAULT));
        follow(self.puzzle, start.clone(), &explanation.steps, &self.solutions, &known)?;
        for step in &explanation.steps {
            *self.counts.entry(step.technique.id).or_insert(0) += 1;
        }
        Ok(())
    }
}
