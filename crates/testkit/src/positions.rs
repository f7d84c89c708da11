//! Random positions of puzzles, and whether every step from there is right.

use std::collections::BTreeMap;

use gridwright::{
    Budget, Family, Mask, Opened, PROFILES, Position, Profile, Puzzle, Rng, Site, Solution,
    StepQuery, Tenths, examples, explain_from, has_profile, techniques_in,
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
    let placed = SHARES[rng.below(SHARES.len())];
    // Some techniques are about one value, and are seen where the others are out of the way.
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
/// Half of the positions are those that show techniques, or near them, so that every technique is
/// met.
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
    let mut n_left = n;
    let shown: Vec<_> = examples(info).collect();
    for round in 0.. {
        if n_left == 0 {
            break;
        }
        let example = &shown[round % shown.len()];
        let Opened { puzzle, position, .. } = example.open(family).expect("committed");
        let mut run = Run::new(&*puzzle, &mut n_left, &mut counts);
        if round < shown.len() {
            for profile in &example.profiles {
                run.hold(&position, profile, Tenths(u16::MAX))?;
            }
        }
        run.hold_near(&position, &mut rng)?;
        let preset = info.presets[round % info.presets.len()];
        let made = generate(family, preset, seed + round as u64).puzzle;
        let puzzle = if rng.below(3) == 0 { without_a_few(&*made, &mut rng) } else { made };
        let mut run = Run::new(&*puzzle, &mut n_left, &mut counts);
        run.hold_near(&Position::of(&*puzzle), &mut rng)?;
    }
    Ok(counts)
}

/// Positions of one puzzle.
struct Run<'r> {
    puzzle: &'r dyn Puzzle,
    /// All of them; none where there are too many to list.
    solutions: Vec<Solution>,
    n_left: &'r mut usize,
    counts: &'r mut BTreeMap<&'static str, usize>,
}

impl<'r> Run<'r> {
    fn new(
        puzzle: &'r dyn Puzzle,
        n_left: &'r mut usize,
        counts: &'r mut BTreeMap<&'static str, usize>,
    ) -> Run<'r> {
        let mut solutions = ask(puzzle, MOST_SOLUTIONS).solutions;
        if solutions.len() == MOST_SOLUTIONS {
            solutions.clear();
        }
        Run { puzzle, solutions, n_left, counts }
    }

    /// Holds what follows from positions near one, each by a random profile.
    fn hold_near(&mut self, near: &Position, rng: &mut Rng) -> Result<(), String> {
        if self.solutions.is_empty() {
            return Ok(());
        }
        let profiles = PROFILES.iter().filter(|profile| has_profile(self.puzzle, profile));
        let profiles: Vec<_> = profiles.collect();
        let possible = possible(&self.solutions);
        for _ in 0..PER_PUZZLE {
            let profile = profiles[rng.below(profiles.len())];
            let at_most = if rng.below(20) == 0 { Tenths(u16::MAX) } else { HARD };
            let start = at_random(self.puzzle, near, &possible, rng);
            self.hold(&start, profile, at_most)?;
        }
        Ok(())
    }

    /// Holds all steps from a position on against the solutions, if there are positions left.
    fn hold(
        &mut self,
        start: &Position,
        profile: &'static Profile,
        at_most: Tenths,
    ) -> Result<(), String> {
        if *self.n_left == 0 || self.solutions.is_empty() {
            return Ok(());
        }
        *self.n_left -= 1;
        let mut budget = Budget::nodes(NODES_A_PATH);
        let told = explain_from(
            self.puzzle,
            start.clone(),
            &StepQuery::by(profile).at_most(at_most),
            &mut budget,
        );
        let mut known = techniques_in(self.puzzle.info(), profile);
        known.extend((self.puzzle.info().techniques)(Profile::DEFAULT));
        follow(self.puzzle, start.clone(), &told.steps, &self.solutions, &known)?;
        for step in &told.steps {
            *self.counts.entry(step.technique.id).or_insert(0) += 1;
        }
        Ok(())
    }
}
