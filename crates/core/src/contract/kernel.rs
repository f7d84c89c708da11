//! Optional speed: a family's own ways of solving, counting and minimising.

use crate::data::board::{Site, Solution};
use crate::data::budget::{Budget, OutOfBudget};
use crate::data::removal::{Keep, Minimised};
use crate::data::verdict::Count;

/// Answers for one puzzle what the general engine would answer too, only faster. Each method may
/// decline with `None`, and the general engine takes over.
///
/// ```
/// use gridwright_core::{Budget, Kernel, OutOfBudget, Solution};
/// struct Impossible;
/// impl Kernel for Impossible {
///     fn solve(&self, _: usize, _: &mut Budget) -> Option<Result<Vec<Solution>, OutOfBudget>> {
///         Some(Ok(Vec::new()))
///     }
/// }
/// assert_eq!(Impossible.solve(2, &mut Budget::unlimited()), Some(Ok(vec![])));
/// assert_eq!(Impossible.count(2, &mut Budget::unlimited()), None);
/// ```
pub trait Kernel: Send + Sync {
    /// Up to `limit` solutions.
    fn solve(
        &self,
        _limit: usize,
        _budget: &mut Budget,
    ) -> Option<Result<Vec<Solution>, OutOfBudget>> {
        None
    }

    /// The number of solutions, exactly and up to `limit` (at least 1; `u64::MAX` is no limit).
    fn count(&self, _limit: u64, _budget: &mut Budget) -> Option<Count> {
        None
    }

    /// Takes away givens one after the other, at most `most`, while `keep` stays true.
    fn minimise(
        &self,
        _solution: &Solution,
        _order: &[Site],
        _keep: Keep,
        _most: usize,
        _budget: &mut Budget,
    ) -> Option<Minimised> {
        None
    }
}
