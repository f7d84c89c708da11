//! Taking clues away while the solution stays the only one.

use std::sync::Arc;

use gridwright::{
    Budget, ClueId, Keep, Minimised, Puzzle, Removal, Rng, Site, Solution, Verdict, minimise,
    solve, without_clues,
};

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
    ) -> Minimised {
        let mut rng = Rng::from_seed(self.seed);
        let sites = rng.permutation(puzzle.board().n_sites());
        let mut order: Vec<ClueId> =
            sites.into_iter().map(|site| ClueId::Given(Site(site as u16))).collect();
        let clues = puzzle.clues().into_iter().map(|clue| clue.id);
        let mut others: Vec<ClueId> = clues.filter(|clue| clue.site().is_none()).collect();
        rng.shuffle(&mut others);
        order.extend(others);
        let removal = Removal::one_by_one(order).keeping(self.keep).at_most(self.most);
        minimise(puzzle, solution, &removal, budget)
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
    let removed = carved.removed.len();
    Reduction { puzzle: without_clues(&*puzzle, &carved.removed), removed, refusal: None }
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
