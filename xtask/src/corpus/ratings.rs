//! Compares the program's ratings with those of the programs whose profiles it reproduces.

use std::collections::BTreeMap;
use std::time::Instant;

use anyhow::Result;

use super::layout::{RATED_FAMILY, Rated, tenths};
use super::program::Program;

/// The profile used for ratings, and the one used for scores.
const BY_RATING: &str = "sukaku-1.18";
const BY_SCORE: &str = "hodoku-2.2";

/// The agreement required for a range of ratings.
#[derive(Clone, Copy)]
struct Band {
    name: &'static str,
    /// Its upper end, in tenths.
    to: u32,
    /// The percentage that must be equal.
    least_equal: usize,
    /// Whether a rating may differ by more than [`FAR`].
    may_be_far: bool,
}

const BANDS: [Band; 3] = [
    Band { name: "up to 4.5", to: 45, least_equal: 97, may_be_far: false },
    Band { name: "4.6 to 7.2", to: 72, least_equal: 93, may_be_far: false },
    Band { name: "above 7.2", to: u32::MAX, least_equal: 85, may_be_far: true },
];

/// A difference of more tenths means a different judgement, not just a different path.
const FAR: u32 = 5;

/// The minimum rank correlations of ratings and of scores.
const LEAST_BY_RATING: f64 = 0.97;
const LEAST_BY_SCORE: f64 = 0.93;

/// The result of a comparison.
pub(crate) struct Outcome {
    pub(crate) report: String,
    /// The number of requirements that were not met.
    pub(crate) n_missed: usize,
}

/// Rates all puzzles on one core, band by band; the inner error is the program's reason for
/// refusing.
pub(crate) fn compare(
    program: &Program,
    rated: &[Rated],
    most_listed: usize,
) -> Result<std::result::Result<Outcome, String>> {
    let mut outcome = Outcome { report: String::new(), n_missed: 0 };
    let mut all = Vec::new();
    let mut from = 0;
    for band in &BANDS {
        let inside = |rated: &&Rated| (from..=band.to).contains(&rated.er);
        let here: Vec<Rated> = rated.iter().filter(inside).cloned().collect();
        from = band.to.saturating_add(1);
        if here.is_empty() {
            continue;
        }
        let start = Instant::now();
        let table = match rate(program, &here, BY_RATING)? {
            Ok(table) => table,
            Err(reason) => return Ok(Err(reason)),
        };
        let pace = here.len() as f64 / start.elapsed().as_secs_f64();
        let compared = Comparison::new(&here, &column(&table, 1));
        outcome.add(&compared.report(band, pace, most_listed), compared.is_kept(band));
        all.extend(compared.pairs);
    }
    let (line, is_kept) = correlated(BY_RATING, "ratings", &all, LEAST_BY_RATING);
    outcome.add(&line, is_kept);

    let scored: Vec<Rated> = rated.iter().filter(|rated| rated.score.is_some()).cloned().collect();
    if !scored.is_empty() {
        let table = match rate(program, &scored, BY_SCORE)? {
            Ok(table) => table,
            Err(reason) => return Ok(Err(reason)),
        };
        let found = column(&table, 5);
        let pair = |rated: &Rated| {
            Some((rated.score?, found.get(&with_dots(&rated.puzzle))?.parse().ok()?))
        };
        let pairs: Vec<(u32, u32)> = scored.iter().filter_map(pair).collect();
        let (line, is_kept) = correlated(BY_SCORE, "scores", &pairs, LEAST_BY_SCORE);
        outcome.add(&line, is_kept);
    }
    Ok(Ok(outcome))
}

impl Outcome {
    fn add(&mut self, lines: &str, is_kept: bool) {
        self.report.push_str(lines);
        self.n_missed += usize::from(!is_kept);
    }
}

/// The program's table for the puzzles, or its reason for refusing.
fn rate(
    program: &Program,
    rated: &[Rated],
    profile: &str,
) -> Result<std::result::Result<String, String>> {
    let list: String = rated.iter().map(|rated| format!("{}\n", rated.puzzle)).collect();
    let file = program.write("rated.txt", &list)?;
    let file = file.to_string_lossy();
    let args = ["rate", RATED_FAMILY, "--batch", &file, "--profile", profile, "--format", "tsv"];
    let reply = program.call(&[&args[..], &["--threads", "1"]].concat())?;
    if reply.is_success { Ok(Ok(reply.stdout)) } else { Ok(Err(reply.complaint().to_owned())) }
}

/// One column of a table, indexed by the first column.
fn column(table: &str, index: usize) -> BTreeMap<String, String> {
    let rows = table.lines().filter_map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        Some((with_dots(fields[0]), (*fields.get(index)?).trim().to_owned()))
    });
    rows.collect()
}

/// The puzzle with dots for empty cells.
fn with_dots(puzzle: &str) -> String {
    puzzle.trim().replace('0', ".")
}

/// The rank correlation as a line of text, and whether it is high enough.
fn correlated(profile: &str, what: &str, pairs: &[(u32, u32)], least: f64) -> (String, bool) {
    let rho = spearman(pairs);
    let shown = rho.map_or("undefined".to_owned(), |rho| format!("{rho:.4}"));
    let n = pairs.len();
    let line =
        format!("{profile} {what}: {n} puzzles, rank correlation {shown} (at least {least})\n");
    (line, rho.is_none_or(|rho| rho >= least))
}

/// The comparison of two ratings of the same puzzles.
struct Comparison {
    /// The expected and the found rating of each puzzle that has both, in tenths.
    pairs: Vec<(u32, u32)>,
    /// One line for each puzzle that is rated differently or not at all.
    differences: Vec<String>,
    /// The number of puzzles without a rating, or with one that is far off.
    n_far: usize,
}

impl Comparison {
    fn new(rated: &[Rated], ratings: &BTreeMap<String, String>) -> Comparison {
        let mut comparison = Comparison { pairs: Vec::new(), differences: Vec::new(), n_far: 0 };
        for Rated { puzzle, er, .. } in rated {
            let answer = ratings.get(&with_dots(puzzle)).map(String::as_str);
            let found = answer.and_then(tenths);
            comparison.pairs.extend(found.map(|found| (*er, found)));
            comparison.n_far += usize::from(found.is_none_or(|found| found.abs_diff(*er) > FAR));
            if found != Some(*er) {
                let (expected, answer) = (decimal(*er), answer.unwrap_or("nothing"));
                let line = format!("{puzzle}: expected {expected}, got {answer}");
                comparison.differences.push(line);
            }
        }
        comparison
    }

    fn n_equal(&self) -> usize {
        self.pairs.iter().filter(|(expected, found)| expected == found).count()
    }

    fn n_all(&self) -> usize {
        self.n_equal() + self.differences.len()
    }

    fn is_kept(&self, band: &Band) -> bool {
        100 * self.n_equal() >= band.least_equal * self.n_all()
            && (band.may_be_far || self.n_far == 0)
    }

    /// The first few differences, and a summary line.
    fn report(&self, band: &Band, pace: f64, most_listed: usize) -> String {
        let mut out = String::new();
        for line in self.differences.iter().take(most_listed) {
            out.push_str(&format!("rated otherwise: {line}\n"));
        }
        let n_unlisted = self.differences.len().saturating_sub(most_listed);
        if n_unlisted > 0 {
            out.push_str(&format!("and {n_unlisted} more\n"));
        }
        let (n_all, n_equal, n_far) = (self.n_all(), self.n_equal(), self.n_far);
        let share = 100.0 * n_equal as f64 / n_all.max(1) as f64;
        out.push_str(&format!(
            "{BY_RATING} ratings {}: {n_all} puzzles, {share:.1} % equal (at least {} %), {n_far} off \
             by more than {}, {pace:.0} a second on one core\n",
            band.name,
            band.least_equal,
            decimal(FAR)
        ));
        out
    }
}

fn decimal(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Spearman's rank correlation; `None` if all values of one side are equal.
fn spearman(pairs: &[(u32, u32)]) -> Option<f64> {
    let one = ranks(&pairs.iter().map(|pair| pair.0).collect::<Vec<_>>());
    let other = ranks(&pairs.iter().map(|pair| pair.1).collect::<Vec<_>>());
    // Ranks are 1 to n or averages of these, so their mean is known.
    let mean = (pairs.len() as f64 + 1.0) / 2.0;
    let product = |a: &[f64], b: &[f64]| -> f64 {
        a.iter().zip(b).map(|(x, y)| (x - mean) * (y - mean)).sum()
    };
    let spread = (product(&one, &one) * product(&other, &other)).sqrt();
    (spread > 0.0).then(|| product(&one, &other) / spread)
}

/// The rank of each number, from 1; equal numbers share their mean rank.
fn ranks(numbers: &[u32]) -> Vec<f64> {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let rank = |number: &u32| {
        let below = sorted.partition_point(|other| other < number);
        let up_to = sorted.partition_point(|other| other <= number);
        (below + 1 + up_to) as f64 / 2.0
    };
    numbers.iter().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(puzzle: &str, er: u32) -> Rated {
        Rated { puzzle: puzzle.to_owned(), er, score: None }
    }

    #[test]
    fn a_comparison_counts_what_is_equal_and_what_is_far() {
        let table = "1..\t1.2\t1.2\t1.2\tsingle\t4\teasy\n\
                     .2.\t4.6\t1.2\t1.2\tfish\t4\thard\n\
                     ..3\t8.0\t1.2\t1.2\tchain\t4\thard\n\
                     ..4\t-\t-\t-\t-\t-\t-\n";
        let known = [
            rated("100", 12),
            rated("020", 45),
            rated("003", 87),
            rated("4", 20),
            rated("004", 90),
        ];
        let comparison = Comparison::new(&known, &column(table, 1));
        assert_eq!(
            comparison.differences,
            [
                "020: expected 4.5, got 4.6",
                "003: expected 8.7, got 8.0",
                "4: expected 2.0, got nothing",
                "004: expected 9.0, got -",
            ]
        );
        let band = Band { name: "up to 9", to: 90, least_equal: 20, may_be_far: true };
        assert_eq!(
            comparison.report(&band, 30.0, 1),
            "rated otherwise: 020: expected 4.5, got 4.6\n\
             and 3 more\n\
             sukaku-1.18 ratings up to 9: 5 puzzles, 20.0 % equal (at least 20 %), 3 off by more \
             than 0.5, 30 a second on one core\n"
        );
        assert!(comparison.is_kept(&band));
        assert!(!comparison.is_kept(&Band { may_be_far: false, ..band }));
        assert!(!comparison.is_kept(&Band { least_equal: 21, ..band }));
        assert_eq!(column(table, 5)["1.."], "4");
    }

    #[test]
    fn ties_share_their_rank() {
        assert_eq!(ranks(&[5, 7, 5, 1]), [2.5, 4.0, 2.5, 1.0]);
    }

    #[test]
    fn rank_correlation_is_what_textbooks_say() {
        let rho = |pairs: &[(u32, u32)]| spearman(pairs).map(|rho| (rho * 1e4).round() / 1e4);
        assert_eq!(rho(&[(1, 10), (2, 20), (3, 30)]), Some(1.0));
        assert_eq!(rho(&[(1, 30), (2, 20), (3, 10)]), Some(-1.0));
        let iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
        let hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
        let pairs: Vec<(u32, u32)> = iq.into_iter().zip(hours).collect();
        assert_eq!(rho(&pairs), Some(-0.1758));
        assert_eq!(rho(&[(1, 5), (2, 5)]), None);
        assert_eq!(rho(&[]), None);
    }
}
