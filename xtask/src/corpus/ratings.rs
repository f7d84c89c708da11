//! How well the program's ratings agree with those of the program whose profile it claims.

use std::collections::BTreeMap;

use anyhow::Result;

use super::layout::{RATED_FAMILY, Rated, tenths};
use super::program::Program;

const PROFILE: &str = "sukaku-1.18";

/// The bands that are reported, each with its upper end in tenths.
const BANDS: [(&str, u32); 3] = [("up to 4.5", 45), ("up to 7.2", 72), ("above 7.2", u32::MAX)];

/// Two ratings of the same puzzles.
pub(crate) struct Comparison {
    /// The expected and the found rating of each puzzle that has both, in tenths.
    pairs: Vec<(u32, u32)>,
    /// One line for each puzzle that is rated differently or not at all.
    pub(crate) differences: Vec<String>,
}

/// Rates all puzzles, or says why the program would not.
pub(crate) fn compare(
    program: &Program,
    rated: &[Rated],
) -> Result<std::result::Result<Comparison, String>> {
    let list: String = rated.iter().map(|rated| format!("{}\n", rated.puzzle)).collect();
    let file = program.write("rated.txt", &list)?;
    let file = file.to_string_lossy();
    let reply = program.call(&[
        "rate",
        RATED_FAMILY,
        "--batch",
        &file,
        "--profile",
        PROFILE,
        "--format",
        "tsv",
    ])?;
    if reply.is_success {
        Ok(Ok(Comparison::new(rated, &ratings(&reply.stdout))))
    } else {
        Ok(Err(reply.complaint().to_owned()))
    }
}

/// The second column of a table, by the first one: what each puzzle is rated.
fn ratings(table: &str) -> BTreeMap<String, String> {
    let rows = table.lines().filter_map(|line| line.split_once('\t'));
    rows.map(|(puzzle, rest)| {
        let er = rest.split('\t').next().unwrap_or_default();
        (with_dots(puzzle), er.trim().to_owned())
    })
    .collect()
}

/// The puzzle with empty cells written in one of the two usual ways.
fn with_dots(puzzle: &str) -> String {
    puzzle.trim().replace('0', ".")
}

impl Comparison {
    fn new(rated: &[Rated], ratings: &BTreeMap<String, String>) -> Comparison {
        let mut comparison = Comparison { pairs: Vec::new(), differences: Vec::new() };
        for Rated { puzzle, er } in rated {
            let answer = ratings.get(&with_dots(puzzle)).map(String::as_str);
            let found = answer.and_then(tenths);
            comparison.pairs.extend(found.map(|found| (*er, found)));
            if found != Some(*er) {
                let (expected, answer) = (decimal(*er), answer.unwrap_or("nothing"));
                let line = format!("{puzzle}: expected {expected}, got {answer}");
                comparison.differences.push(line);
            }
        }
        comparison
    }

    /// Agreement by band and over all, and the first few differences.
    pub(crate) fn report(&self, most_listed: usize) -> String {
        let mut out = String::new();
        for line in self.differences.iter().take(most_listed) {
            out.push_str(&format!("different: {RATED_FAMILY} rating, {line}\n"));
        }
        let n_unlisted = self.differences.len().saturating_sub(most_listed);
        if n_unlisted > 0 {
            out.push_str(&format!("and {n_unlisted} more\n"));
        }
        let mut from = 0;
        for (name, to) in BANDS {
            let band: Vec<_> =
                self.pairs.iter().filter(|(expected, _)| (from..=to).contains(expected)).collect();
            let n_equal = band.iter().filter(|(expected, found)| expected == found).count();
            let widest = band.iter().map(|(expected, found)| expected.abs_diff(*found)).max();
            out.push_str(&format!(
                "{RATED_FAMILY} ratings {name}: {} puzzles, {n_equal} equal, largest gap {}\n",
                band.len(),
                decimal(widest.unwrap_or(0)),
            ));
            from = to.saturating_add(1);
        }
        let rho = match spearman(&self.pairs) {
            Some(rho) => format!("{rho:.4}"),
            None => "undefined".to_owned(),
        };
        out.push_str(&format!("{RATED_FAMILY} ratings: rank correlation {rho}\n"));
        out
    }
}

fn decimal(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Spearman's rank correlation; undefined where one side is all ties.
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

/// The place of each number in the order of all, from 1; equal numbers share their mean place.
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
        Rated { puzzle: puzzle.to_owned(), er }
    }

    #[test]
    fn a_comparison_counts_by_band() {
        let table = "puzzle\tER\tEP\tED\thardest\tscore\tlevel\n\
                     1..\t1.2\t1.2\t1.2\tsingle\t4\teasy\n\
                     .2.\t4.6\t1.2\t1.2\tfish\t4\thard\n\
                     ..3\t8.0\t1.2\t1.2\tchain\t4\thard\n\
                     ..4\t-\t-\t-\t-\t-\t-\n";
        let known = [
            rated("100", 12),
            rated("020", 45),
            rated("003", 83),
            rated("4", 20),
            rated("004", 90),
        ];
        let comparison = Comparison::new(&known, &ratings(table));
        assert_eq!(
            comparison.differences,
            [
                "020: expected 4.5, got 4.6",
                "003: expected 8.3, got 8.0",
                "4: expected 2.0, got nothing",
                "004: expected 9.0, got -",
            ]
        );
        assert_eq!(
            comparison.report(1),
            "different: sudoku rating, 020: expected 4.5, got 4.6\n\
             and 3 more\n\
             sudoku ratings up to 4.5: 2 puzzles, 1 equal, largest gap 0.1\n\
             sudoku ratings up to 7.2: 0 puzzles, 0 equal, largest gap 0.0\n\
             sudoku ratings above 7.2: 1 puzzles, 0 equal, largest gap 0.3\n\
             sudoku ratings: rank correlation 1.0000\n"
        );
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
