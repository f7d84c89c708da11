//! Chooses the techniques that explain a Sudoku, by its rules and the profile.

use std::ops::ControlFlow;

use gridwright_core::{
    Budget, End, Explanation, NESTED_WHAT_IF, Position, Profile, Reasoner, Row, Step, StepQuery,
    Tenths, Visit, check,
};
use gridwright_houses::{Asked, Solver};

use super::puzzle::Grid;
use super::shape::Regions;
use super::techniques::{NESTED_ONLY, OF_JIGSAWS, OWN};

/// The lowest rating of a step on a plain board that relies on the solution being unique.
const LEAST_BY_SWAPS: Tenths = Tenths(45);

impl Grid {
    pub(super) fn solver(&self) -> &Solver {
        self.rules.solver.get_or_init(|| {
            Solver::of(self, self.shape().is_plain()).expect("no board has too many cells")
        })
    }

    /// The techniques tried besides those of houses.
    fn own(&self, asked: &Asked) -> &'static [Row<Grid>] {
        let own = match self.solver().is_enough() {
            true if self.nests_chains(asked.query.profile) => &[],
            true if matches!(self.shape().regions, Regions::Jigsaw(_)) => OF_JIGSAWS,
            true => NESTED_ONLY,
            false => OWN,
        };
        // Without a unique solution, the last and longest of them finds nothing.
        let is_nested = own.last().is_some_and(|row| row.technique == &NESTED_WHAT_IF);
        &own[..own.len() - usize::from(is_nested && !asked.is_proper)]
    }

    fn asked(&self, position: &Position, query: &StepQuery, budget: &mut Budget) -> Asked {
        let least = if self.shape().is_plain() { LEAST_BY_SWAPS } else { NESTED_WHAT_IF.rating };
        let is_proper =
            query.at_most >= least && self.one_solution.is_known(self, position, budget);
        Asked { query: *query, is_proper }
    }

    /// The same query without a check that the solution is unique, if only the very last technique
    /// relies on it: most positions never need that one.
    fn asked_at_first(&self, query: &StepQuery) -> Option<Asked> {
        let is_last = !self.nests_chains(query.profile);
        is_last.then_some(Asked { query: *query, is_proper: false })
    }

    fn path_as(&self, asked: &Asked, position: &Position, budget: &mut Budget) -> Explanation {
        self.solver().path(self, self.own(asked), position, asked, budget)
    }

    /// Whether nested chains of houses are its only techniques for the hardest steps.
    fn nests_chains(&self, profile: &Profile) -> bool {
        self.shape().is_plain() || !profile.is_default()
    }
}

impl Reasoner for Grid {
    /// Profiles other than the default one have only the techniques of houses.
    fn follows(&self, profile: &Profile) -> bool {
        profile.is_default() || self.solver().is_enough()
    }

    fn visit_steps(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()> {
        let mut show = |asked: &Asked, budget: &mut Budget| {
            self.solver().visit_steps(self, self.own(asked), position, asked, budget, visit)
        };
        let Some(at_first) = self.asked_at_first(query) else {
            return show(&self.asked(position, query, budget), budget);
        };
        show(&at_first, budget)?;
        let asked = self.asked(position, query, budget);
        if asked.is_proper { show(&asked, budget) } else { ControlFlow::Continue(()) }
    }

    fn path(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
    ) -> Option<Explanation> {
        let mut path = match self.asked_at_first(query) {
            None => {
                let asked = self.asked(position, query, budget);
                self.path_as(&asked, position, budget)
            }
            Some(at_first) => {
                let mut path = self.path_as(&at_first, position, budget);
                if path.end == End::Stuck {
                    let asked = self.asked(&path.position, query, budget);
                    if asked.is_proper {
                        let rest = self.path_as(&asked, &path.position, budget);
                        path.steps.extend(rest.steps);
                        (path.end, path.position) = (rest.end, rest.position);
                    }
                }
                path
            }
        };
        // The path checks no rules but the houses while it is built.
        let is_broken = || !check(self, path.position.values()).is_empty();
        if path.end == End::Solved && !self.solver().is_all() && is_broken() {
            path.end = End::Contradiction;
        }
        Some(path)
    }
}
