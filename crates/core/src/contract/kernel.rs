//! Optional fast solvers, counters and minimisers of a family.

use crate::data::board::{Site, Solution};
use crate::data::budget::{Budget, OutOfBudget};
use crate::data::removal::{Keep, Minimised};
use crate::data::verdict::Count;

/// Gives the same answers for one puzzle as the general engine, but faster. Each method may decline
/// by returning `None`; then the general engine is used.
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
    /// Finds up to `limit` solutions.
    fn solve(
        &self,
        _limit: usize,
        _budget: &mut Budget,
    ) -> Option<Result<Vec<Solution>, OutOfBudget>> {
        None
    }

    /// Counts the solutions up to `limit`, which is at least 1; `u64::MAX` means no limit.
    fn count(&self, _limit: u64, _budget: &mut Budget) -> Option<Count> {
        None
    }

    /// Removes up to `most` givens one after the other while `keep` holds.
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
