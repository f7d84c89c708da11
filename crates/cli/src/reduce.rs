//! Taking clues away while the solution stays the only one.

use std::sync::Arc;

use gridwright::clues::Keep;
use gridwright::{Budget, Puzzle, Solution, Verdict, solve};
use gridwright_api::{Reduced, minimise_in_order};

/// What to take away.
pub(crate) struct Plan {
    /// What stays true.
    pub(crate) keep: Keep,
    /// How many clues go at most.
    pub(crate) most: usize,
    /// What the order is drawn from in which clues are tried.
    pub(crate) seed: u64,
}

impl Plan {
    /// Takes clues away until none can go: givens first, in a random order, then the other kinds.
    pub(crate) fn carve(
        &self,
        puzzle: &dyn Puzzle,
        solution: &Solution,
        budget: &mut Budget,
    ) -> Reduced {
        minimise_in_order(puzzle, solution, self.keep, self.most, self.seed, budget)
    }
}

/// A puzzle with as few clues as possible.
pub(crate) struct Reduction {
    pub(crate) puzzle: Arc<dyn Puzzle>,
    pub(crate) removed: usize,
    /// Why it is the puzzle as it was.
    pub(crate) refusal: Option<&'static str>,
}

/// Takes away as much as possible; a puzzle without exactly one solution stays as it is.
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

/// Why a puzzle is not reduced.
pub(crate) fn refusal(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Unique(_) => "the puzzle has one solution",
        Verdict::Several(..) => "the puzzle has more than one solution",
        Verdict::None => "the puzzle has no solution",
        Verdict::OutOfBudget(_) => "out of budget",
    }
}
