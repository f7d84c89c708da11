//! The sets of values that make up each sum, listed once for each number of values.

use std::sync::{LazyLock, OnceLock};

use gridwright_core::Mask;

use super::super::cage::ways;
use super::super::shape::SIZES;

/// The sets of values that make up a sum, by the number of cells and the sum.
pub(in super::super) struct Combinations {
    n_values: usize,
    lists: Vec<OnceLock<Option<Vec<Mask>>>>,
}

impl Combinations {
    /// The combinations of the values 1 to `n_values`, shared by all boards.
    pub(in super::super) fn of_values(n_values: usize) -> &'static Combinations {
        static ALL: LazyLock<Vec<OnceLock<Combinations>>> =
            LazyLock::new(|| (0..=*SIZES.end()).map(|_| OnceLock::new()).collect());
        ALL[n_values].get_or_init(|| {
            let n_lists = (n_values + 1) * (most(n_values) + 1);
            let lists = (0..n_lists).map(|_| OnceLock::new()).collect();
            Combinations { n_values, lists }
        })
    }

    /// All sets of `k` values with that sum; `None` where there are too many to list.
    pub(in super::super) fn list(&self, k: usize, sum: usize) -> Option<&[Mask]> {
        if k > self.n_values || sum > most(self.n_values) {
            return Some(&[]);
        }
        let list = &self.lists[k * (most(self.n_values) + 1) + sum];
        list.get_or_init(|| ways(self.n_values, k, sum)).as_deref()
    }
}

/// The sum of all values from 1 to `n`.
fn most(n: usize) -> usize {
    n * (n + 1) / 2
}

#[cfg(test)]
mod tests {
    use super::{Combinations, ways};

    #[test]
    fn lists_are_those_that_are_worked_out_each_time() {
        for n in [4, 9, 12] {
            for k in 0..=n + 1 {
                for sum in 0..=n * (n + 1) / 2 + 1 {
                    let kept = Combinations::of_values(n).list(k, sum);
                    assert_eq!(kept.map(<[_]>::to_vec), ways(n, k, sum), "{k} of {n} for {sum}");
                }
            }
        }
        assert_eq!(Combinations::of_values(36).list(18, 333), None, "too many to list");
    }
}
