//! The puzzles a family is tested on: generated ones, hand-made ones, and mutants that no generator would
//! make.

use std::sync::Arc;

use gridwright::budget::Rng;
use gridwright::{Budget, Family, Generated, Params, Puzzle, Solution, Value, Verdict, solve};

/// A family under test, with puzzles of every preset and hand-made ones.
pub struct Bench<'f> {
    /// The family.
    pub family: &'f dyn Family,
    /// Generated puzzles, and those of `boards.txt`.
    pub samples: Vec<Sample>,
    /// The hand-made positions kept beside the family.
    pub cases: String,
}

/// A puzzle with its solution; for a generated puzzle, the one that its generator returned.
pub struct Sample {
    /// The parameters it was made with, or the file it is from.
    pub preset: &'static str,
    /// The puzzle.
    pub puzzle: Arc<dyn Puzzle>,
    /// The solution.
    pub solution: Solution,
}

/// The number of samples of each preset, unless `GRIDWRIGHT_SAMPLES` asks for another.
const PER_PRESET: u64 = 2;

fn per_preset() -> u64 {
    let asked = std::env::var("GRIDWRIGHT_SAMPLES").ok().and_then(|asked| asked.parse().ok());
    asked.unwrap_or(PER_PRESET)
}

/// The number of attempts to mutate a text so that it can still be parsed.
const TRIES: usize = 30;

impl<'f> Bench<'f> {
    /// Generates the samples, and reads those of `boards`.
    ///
    /// # Panics
    /// When the generator fails on a preset, or a board cannot be read or has not one solution.
    pub fn new(family: &'f dyn Family, cases: &str, boards: &[String]) -> Bench<'f> {
        let mut samples = Vec::new();
        for preset in family.info().presets {
            for seed in 0..per_preset() {
                let Generated { puzzle, solution, .. } = generate(family, preset, seed);
                samples.push(Sample { preset, puzzle, solution });
            }
        }
        for board in boards {
            let puzzle = family.parse(board).unwrap_or_else(|error| panic!("{board}: {error}"));
            let verdict = solve(&*puzzle, &mut Budget::unlimited());
            let Verdict::Unique(solution) = verdict else { panic!("{board}: {verdict:?}") };
            samples.push(Sample { preset: "boards.txt", puzzle, solution });
        }
        Bench { family, samples, cases: cases.to_owned() }
    }

    /// Mutants of the samples: characters of a puzzle's text are copied over others, and clues are
    /// removed. Most mutants have many solutions or none.
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
                mutants.push(if i % 2 == 0 {
                    puzzle
                } else {
                    without_some_clues(&*puzzle, &mut rng)
                });
            }
        }
        mutants
    }

    /// The samples with one clue too many. Most have no solution, and some have no text form.
    pub fn overfull(&self, seed: u64, per_sample: usize) -> Vec<Arc<dyn Puzzle>> {
        let mut rng = Rng::from_seed(seed);
        let samples = self.samples.iter().flat_map(|sample| vec![sample; per_sample]);
        samples.map(|sample| with_extra_clue(&*sample.puzzle, &mut rng)).collect()
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

/// Adds a clue with the value of another clue.
fn with_extra_clue(puzzle: &dyn Puzzle, rng: &mut Rng) -> Arc<dyn Puzzle> {
    let mut givens = puzzle.board().givens.clone();
    let known: Vec<Value> = givens.iter().flatten().copied().collect();
    let site = rng.below(givens.len());
    if !known.is_empty() {
        givens[site] = Some(known[rng.below(known.len())]);
    }
    puzzle.with_givens(givens)
}

/// Removes one or two clues, or fewer if the chosen sites have none.
pub(crate) fn without_some_clues(puzzle: &dyn Puzzle, rng: &mut Rng) -> Arc<dyn Puzzle> {
    let mut givens = puzzle.board().givens.clone();
    for _ in 0..1 + rng.below(2) {
        let site = rng.below(givens.len());
        givens[site] = None;
    }
    puzzle.with_givens(givens)
}
