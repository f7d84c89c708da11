//! The puzzles a family is tested on: made by its generator, and mutated so that no generator
//! had a hand in them.

use std::sync::Arc;

use gridwright::{Budget, Family, Generated, Params, Puzzle, Rng, Solution, Value};

/// A family under test, with puzzles of every preset.
pub struct Bench<'f> {
    /// The family.
    pub family: &'f dyn Family,
    /// Puzzles its generator made.
    pub samples: Vec<Sample>,
    /// The hand-made positions kept beside the family.
    pub cases: String,
}

/// A puzzle its generator made, and what the generator says its solution is.
pub struct Sample {
    /// The parameters it was made with.
    pub preset: &'static str,
    /// The puzzle.
    pub puzzle: Arc<dyn Puzzle>,
    /// The solution.
    pub solution: Solution,
}

/// Puzzles made for every preset.
const PER_PRESET: u64 = 3;

/// Most texts changed at random do not read; so often another one is tried.
const TRIES: usize = 30;

impl<'f> Bench<'f> {
    /// Makes the puzzles.
    ///
    /// # Panics
    /// When the generator fails on a preset.
    pub fn new(family: &'f dyn Family, cases: &str) -> Bench<'f> {
        let mut samples = Vec::new();
        for preset in family.info().presets {
            for seed in 0..PER_PRESET {
                let Generated { puzzle, solution, .. } = generate(family, preset, seed);
                samples.push(Sample { preset, puzzle, solution });
            }
        }
        Bench { family, samples, cases: cases.to_owned() }
    }

    /// Puzzles no generator would make: most have many solutions or none.
    ///
    /// Characters of a puzzle's own text are copied over others, and clues are taken away.
    pub fn mutants(&self, seed: u64, per_sample: usize) -> Vec<Arc<dyn Puzzle>> {
        let mut rng = Rng::from_seed(seed);
        let mut mutants = Vec::new();
        for sample in &self.samples {
            let text: Vec<char> = sample.puzzle.text().chars().collect();
            for i in 0..per_sample {
                let puzzle = (0..TRIES).find_map(|_| {
                    let mut mutant = text.clone();
                    for _ in 0..1 + rng.below(3) {
                        let (to, from) = (rng.below(text.len()), rng.below(text.len()));
                        mutant[to] = text[from];
                    }
                    self.family.parse(&mutant.into_iter().collect::<String>()).ok()
                });
                let Some(puzzle) = puzzle else { continue };
                mutants.push(if i % 2 == 0 { puzzle } else { without_a_few(&*puzzle, &mut rng) });
            }
        }
        mutants
    }

    /// The samples with one clue too many: most have no solution, and some cannot even be written.
    pub fn overfull(&self, seed: u64, per_sample: usize) -> Vec<Arc<dyn Puzzle>> {
        let mut rng = Rng::from_seed(seed);
        let samples = self.samples.iter().flat_map(|sample| vec![sample; per_sample]);
        samples.map(|sample| with_another(&*sample.puzzle, &mut rng)).collect()
    }
}

/// The puzzle of a preset and a seed.
///
/// # Panics
/// When the generator fails on the preset.
pub(crate) fn generate(family: &dyn Family, preset: &str, seed: u64) -> Generated {
    let info = family.info();
    let params = Params::parse(info.params, preset).expect("presets are valid parameters");
    let made =
        family.generate(1, &params, &mut Rng::from_seed(seed), &mut Budget::nodes(20_000_000));
    made.unwrap_or_else(|shortfall| panic!("{} {preset} seed {seed}: {shortfall}", info.id))
}

/// One more clue, of a value that some clue has.
fn with_another(puzzle: &dyn Puzzle, rng: &mut Rng) -> Arc<dyn Puzzle> {
    let mut givens = puzzle.board().givens.clone();
    let known: Vec<Value> = givens.iter().flatten().copied().collect();
    let site = rng.below(givens.len());
    if !known.is_empty() {
        givens[site] = Some(known[rng.below(known.len())]);
    }
    puzzle.with_givens(givens)
}

pub(crate) fn without_a_few(puzzle: &dyn Puzzle, rng: &mut Rng) -> Arc<dyn Puzzle> {
    let mut givens = puzzle.board().givens.clone();
    for _ in 0..1 + rng.below(2) {
        let site = rng.below(givens.len());
        givens[site] = None;
    }
    puzzle.with_givens(givens)
}
