//! Which techniques explain a Sudoku, and when.

use gridwright_core::{
    Budget, Explanation, NESTED_WHAT_IF, Position, Profile, Reasoner, Row, Step, StepQuery, Tenths,
};
use gridwright_houses::{Asked, Solver};

use super::puzzle::Grid;
use super::techniques::{NESTED_ONLY, OWN};

/// The least that a step which builds on there being one solution is rated.
const LEAST_BY_SWAPS: Tenths = Tenths(45);

impl Grid {
    fn solver(&self) -> &Solver {
        self.rules.solver.get_or_init(|| {
            Solver::of(self, self.shape().is_plain()).expect("no board has too many cells")
        })
    }

    /// What is tried beside the techniques of houses.
    fn own(&self, asked: &Asked) -> &'static [Row<Grid>] {
        let own = match self.solver().is_enough() {
            true if self.nests_chains(asked.query.profile) => &[],
            true => NESTED_ONLY,
            false => OWN,
        };
        // Without one solution to arrive at, the last and longest of them finds nothing.
        let is_nested = own.last().is_some_and(|row| row.technique == &NESTED_WHAT_IF);
        &own[..own.len() - usize::from(is_nested && !asked.is_proper)]
    }

    fn asked(&self, position: &Position, query: &StepQuery, budget: &mut Budget) -> Asked {
        let least = if self.shape().is_plain() { LEAST_BY_SWAPS } else { NESTED_WHAT_IF.rating };
        let is_proper =
            query.at_most >= least && self.one_solution.is_known(self, position, budget);
        Asked { query: *query, is_proper }
    }

    /// Whether chains within chains are all it has for the hardest steps.
    fn nests_chains(&self, profile: &Profile) -> bool {
        self.shape().is_plain() || !profile.is_default()
    }
}

impl Reasoner for Grid {
    /// The profiles other than our own know nothing but houses.
    fn follows(&self, profile: &Profile) -> bool {
        profile.is_default() || self.solver().is_enough()
    }

    fn step(&self, position: &Position, query: &StepQuery, budget: &mut Budget) -> Option<Step> {
        let asked = self.asked(position, query, budget);
        self.solver().step(self, self.own(&asked), position, &asked, budget)
    }

    fn path(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
    ) -> Option<Explanation> {
        self.solver().is_all().then(|| {
            let asked = self.asked(position, query, budget);
            self.solver().path(self, self.own(&asked), position, &asked, budget)
        })
    }
}
