//! Full Latin squares: shuffled from the cyclic one, or drawn uniformly from all of them.

use gridwright_core::{Rng, Solution, Value};

/// The cyclic square with its rows, columns and symbols shuffled.
///
/// Fast, but it reaches only one class of squares: 144 of the 576 of order 4 by its rows and
/// columns, 432 with its symbols, and a vanishing part of the larger ones.
pub(super) fn shuffled(n: usize, rng: &mut Rng) -> Solution {
    let (rows, cols, symbols) = (rng.permutation(n), rng.permutation(n), rng.permutation(n));
    let cells = (0..n * n).map(|i| symbols[(rows[i / n] + cols[i % n]) % n]);
    cells.map(|symbol| Value(symbol as u8)).collect()
}

/// A square drawn uniformly from all squares of its order, by the Jacobson-Matthews chain.
pub(super) fn uniform(n: usize, rng: &mut Rng) -> Solution {
    let mut chain = Chain::new(n, &shuffled(n, rng));
    // Only proper squares count as steps: stopping at the first proper square after a fixed number
    // of moves would favour the squares that are reached by short detours. One step for each cell
    // is ample from a shuffled start: the number of 2 x 2 subsquares has settled after half as
    // many, at every order tried up to 50.
    for _ in 0..n * n {
        chain.step(rng);
    }
    chain.square()
}

/// A Latin square as three tables, each giving the third coordinate for two others, so that a
/// move takes the same time for any order.
struct Chain {
    n: usize,
    /// Symbol by row and column.
    symbol: Vec<usize>,
    /// Column by row and symbol.
    col: Vec<usize>,
    /// Row by column and symbol.
    row: Vec<usize>,
}

/// The one place of an improper square that counts as minus one: each of the three lines through
/// it has one entry more than the tables can hold, kept here.
struct Debt {
    at: [usize; 3],
    extra: [usize; 3],
}

impl Chain {
    fn new(n: usize, square: &[Value]) -> Chain {
        let zeros = || vec![0; n * n];
        let mut chain = Chain { n, symbol: zeros(), col: zeros(), row: zeros() };
        for (i, value) in square.iter().enumerate() {
            let (r, c, s) = (i / n, i % n, value.index());
            chain.symbol[r * n + c] = s;
            chain.col[r * n + s] = c;
            chain.row[c * n + s] = r;
        }
        chain
    }

    fn square(&self) -> Solution {
        self.symbol.iter().map(|&symbol| Value(symbol as u8)).collect()
    }

    /// Moves from one proper square to the next.
    fn step(&mut self, rng: &mut Rng) {
        let n = self.n;
        // A random place without an entry: a random cell, with any symbol but its own.
        let (r, c) = (rng.below(n), rng.below(n));
        let held = self.symbol[r * n + c];
        let s = (held + 1 + rng.below(n - 1)) % n;
        let others = [self.row[c * n + s], self.col[r * n + s], held];
        let mut debt = self.pay([r, c, s], others);
        while let Some(Debt { at: [r, c, s], extra }) = debt {
            let lines = [c * n + s, r * n + s, r * n + c];
            let mut tables = [&mut self.row, &mut self.col, &mut self.symbol];
            let bits = rng.draw();
            // One of the two entries of each line is moved away; the other stays in the table.
            let others = std::array::from_fn(|i| {
                let entry = &mut tables[i][lines[i]];
                if bits >> i & 1 == 0 { extra[i] } else { std::mem::replace(entry, extra[i]) }
            });
            debt = self.swap([r, c, s], others);
        }
    }

    /// Puts a symbol into a place without an entry, for which its three lines give up theirs.
    fn pay(&mut self, [r, c, s]: [usize; 3], others: [usize; 3]) -> Option<Debt> {
        let n = self.n;
        self.row[c * n + s] = r;
        self.col[r * n + s] = c;
        self.symbol[r * n + c] = s;
        self.swap([r, c, s], others)
    }

    /// Exchanges the other seven corners of the cube that two opposite corners span.
    fn swap(&mut self, [r, c, s]: [usize; 3], [r2, c2, s2]: [usize; 3]) -> Option<Debt> {
        let n = self.n;
        self.symbol[r * n + c2] = s2;
        self.col[r * n + s2] = c2;
        self.symbol[r2 * n + c] = s2;
        self.row[c * n + s2] = r2;
        self.row[c2 * n + s] = r2;
        self.col[r2 * n + s] = c2;
        if self.symbol[r2 * n + c2] == s2 {
            self.row[c2 * n + s2] = r;
            self.col[r2 * n + s2] = c;
            self.symbol[r2 * n + c2] = s;
            None
        } else {
            Some(Debt { at: [r2, c2, s2], extra: [r, c, s] })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{shuffled, uniform};
    use gridwright_core::{Rng, Solution};
    use std::collections::BTreeMap;

    fn is_latin(n: usize, square: &Solution) -> bool {
        let all = (1u64 << n) - 1;
        let line = |cells: &mut dyn Iterator<Item = usize>| {
            cells.fold(0u64, |seen, i| seen | 1 << square[i].index()) == all
        };
        (0..n).all(|k| line(&mut (0..n).map(|j| k * n + j)) && line(&mut (0..n).map(|j| j * n + k)))
    }

    #[test]
    fn both_fills_give_latin_squares_of_every_size() {
        let mut rng = Rng::from_seed(1);
        for n in 3..=50 {
            assert!(is_latin(n, &shuffled(n, &mut rng)), "shuffled {n}");
            assert!(is_latin(n, &uniform(n, &mut rng)), "uniform {n}");
        }
    }

    /// The number of different squares of order 4 drawn, and the chi-square statistic over all 576.
    fn tally(fill: fn(usize, &mut Rng) -> Solution, n_samples: usize) -> (usize, f64) {
        let mut rng = Rng::from_seed(4);
        let mut tally: BTreeMap<Vec<u8>, usize> = BTreeMap::new();
        for _ in 0..n_samples {
            let square = fill(4, &mut rng).iter().map(|v| v.0).collect();
            *tally.entry(square).or_default() += 1;
        }
        let expected = n_samples as f64 / 576.0;
        let seen: f64 = tally.values().map(|&n| (n as f64 - expected).powi(2) / expected).sum();
        (tally.len(), seen + (576 - tally.len()) as f64 * expected)
    }

    #[test]
    fn uniform_draws_all_576_squares_of_order_4_alike() {
        let (n_squares, chi_square) = tally(uniform, 57_600);
        assert_eq!(n_squares, 576);
        // 575 degrees of freedom: the mean is 575 and four standard deviations are 136.
        assert!((439.0..711.0).contains(&chi_square), "chi-square {chi_square}");
    }

    #[test]
    fn shuffled_reaches_only_432_of_them() {
        let (n_squares, chi_square) = tally(shuffled, 57_600);
        assert_eq!(n_squares, 432);
        assert!(chi_square > 10_000.0, "the test above can tell a biased fill: {chi_square}");
    }
}
