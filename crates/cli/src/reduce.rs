//! Removes clues while the solution stays unique.

use std::sync::Arc;

use gridwright::clues::Keep;
use gridwright::{Budget, Puzzle, Solution, Verdict, solve};
use gridwright_api::{Reduced, minimise_in_order};

/// The plan for removing clues.
pub(crate) struct Plan {
    /// The property that is kept.
    pub(crate) keep: Keep,
    /// Maximum number of clues to remove.
    pub(crate) most: usize,
    /// The seed for the order in which clues are tried.
    pub(crate) seed: u64,
}

impl Plan {
    /// Removes clues until none can be removed: givens first, in a random order, then the other
    /// kinds.
    pub(crate) fn carve(
        &self,
        puzzle: &dyn Puzzle,
        solution: &Solution,
        budget: &mut Budget,
    ) -> Reduced {
        minimise_in_order(puzzle, solution, self.keep, self.most, self.seed, budget)
    }
}

/// The result of removing as many clues as possible.
pub(crate) struct Reduction {
    pub(crate) puzzle: Arc<dyn Puzzle>,
    pub(crate) removed: usize,
    /// The reason why nothing was removed, if so.
    pub(crate) refusal: Option<&'static str>,
}

/// Removes as many clues as possible; a puzzle without exactly one solution stays as it is.
pub(crate) fn reduced(puzzle: Arc<dyn Puzzle>, budget: &mut Budget) -> Reduction {
    let verdict = solve(&*puzzle, budget);
    let Verdict::Unique(solution) = &verdict else {
        return Reduction { puzzle, removed: 0, refusal: Some(refusal(&verdict)) };
    };
    let plan = Plan { keep: Keep::Unique, most: usize::MAX, seed: 0 };
    let carved = plan.carve(&*puzzle, solution, budget);
    let removed = carved.n_less();
    Reduction { puzzle: carved.puzzle, removed, refusal: None }
}

/// The reason why a puzzle with this verdict is not reduced.
pub(crate) fn refusal(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Unique(_) => "the puzzle has one solution",
        Verdict::Several(..) => "the puzzle has more than one solution",
        Verdict::None => "the puzzle has no solution",
        Verdict::OutOfBudget(_) => "out of budget",
    }
}
