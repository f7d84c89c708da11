//! Shared by the benchmarks: the selection of rows, and the table of generated puzzles.

use std::time::{Duration, Instant};

use gridwright::{Budget, Family, Params, Recipe};

/// Time after which a row stops early, which its output states.
const PATIENCE: Duration = Duration::from_secs(60);

/// Words of the command line; a row is measured if it contains one of them, or if there are none.
pub(crate) struct Wanted(pub(crate) Vec<String>);

impl Wanted {
    /// The words of the command line without flags, which cargo adds.
    pub(crate) fn from_args() -> Wanted {
        Wanted(std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect())
    }

    /// Whether to measure a row.
    pub(crate) fn has(&self, row: &str) -> bool {
        self.0.is_empty() || self.0.iter().any(|word| row.contains(word.as_str()))
    }
}

/// The first recipes of the batch that all rows are measured on.
pub(crate) fn recipes(
    family: &'static dyn Family,
    spec: &str,
    n: u64,
) -> impl Iterator<Item = Recipe> {
    let params = Params::parse(family.info().params, spec).expect("a valid row");
    (0..n).map(move |index| Recipe { index, ..Recipe::new(family, params.clone(), 2026) })
}

/// Generates `n` puzzles for every row and prints the time that takes, with the means of some
/// figures.
pub(crate) fn generate<const N: usize>(
    family: &'static dyn Family,
    specs: &[&str],
    figures: [&str; N],
    n: u64,
    wanted: &Wanted,
) {
    let head: String = figures.iter().map(|name| format!("{name:>10}")).collect();
    println!("{:30} puzzles/s   mean ms  slowest ms{head}", "generate");
    for spec in specs.iter().filter(|spec| wanted.has(spec)) {
        let start = Instant::now();
        let (mut n_made, mut slowest) = (0u32, Duration::ZERO);
        let mut sums = [0.0; N];
        for recipe in recipes(family, spec, n) {
            let one = Instant::now();
            let made = match recipe.make(&mut Budget::nodes(500_000_000)) {
                Ok(made) => made,
                Err(shortfall) => {
                    println!("{recipe}: {shortfall}");
                    continue;
                }
            };
            slowest = slowest.max(one.elapsed());
            n_made += 1;
            for (sum, name) in sums.iter_mut().zip(figures) {
                *sum += made.figures.iter().find(|(known, _)| *known == name).map_or(0.0, |f| f.1);
            }
            if start.elapsed() > PATIENCE {
                break;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        let means: String =
            sums.iter().map(|sum| format!("{:10.2}", sum / f64::from(n_made))).collect();
        let note =
            if u64::from(n_made) < n { format!("  ({n_made} puzzles)") } else { String::new() };
        println!(
            "{spec:30} {:9.1} {:9.3} {:11.3}{means}{note}",
            f64::from(n_made) / seconds,
            1e3 * seconds / f64::from(n_made),
            1e3 * slowest.as_secs_f64(),
        );
    }
}
