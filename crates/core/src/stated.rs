//! Rules and a state of search in the terms of a clause learner, and what it has learnt of them.

use crate::board::{Site, Solution, Value};
use crate::budget::{Budget, OutOfBudget};
use crate::domains::Domains;
use crate::family::Puzzle;
use crate::learn::{ClauseLearner, Lit};
use crate::rule::{Claim, Clause};
use crate::search::Search;

/// A state of search in the hands of a clause learner.
///
/// What is learnt follows from the state and the rules; claims that are only assumed for one question leave nothing behind but that.
pub(crate) struct Stated {
    statement: Statement,
    learner: ClauseLearner,
}

impl Stated {
    /// A settled state, with the rules of its puzzle.
    pub(crate) fn of(search: &Search<'_, '_>) -> Stated {
        let statement = Statement::of(search);
        let mut learner = ClauseLearner::new(statement.open.len());
        statement.add_to(&mut learner, search.model.clauses());
        Stated { statement, learner }
    }

    /// A solution in which all the claims are true, if there is one.
    pub(crate) fn solve(
        &mut self,
        claims: &[Claim],
        puzzle: &dyn Puzzle,
        budget: &mut Budget,
    ) -> Result<Option<Solution>, OutOfBudget> {
        let mut assumed = Vec::with_capacity(claims.len());
        for &claim in claims {
            match self.statement.literal(claim) {
                Ok(literal) => assumed.push(literal),
                Err(true) => (),
                Err(false) => return Ok(None),
            }
        }
        while self.learner.solve(&assumed, budget)? {
            let solution = self.statement.read(&self.learner);
            let values: Vec<Option<Value>> = solution.iter().copied().map(Some).collect();
            let constraints = puzzle.constraints().iter();
            // Clauses may say less than the rules do: whatever slips through is forbidden here.
            let broken: Vec<Vec<Site>> = constraints.filter_map(|c| c.violation(&values)).collect();
            if broken.is_empty() {
                return Ok(Some(solution));
            }
            broken.iter().for_each(|sites| self.forbid(&solution, sites.iter().copied()));
        }
        Ok(None)
    }

    /// Never again all of these sites as in that solution.
    pub(crate) fn forbid(&mut self, solution: &[Value], sites: impl Iterator<Item = Site>) {
        self.learner.add(&self.statement.denial(solution, sites));
    }
}

/// A state of search put in terms of a clause learner: one variable for every open candidate.
struct Statement {
    domains: Domains,
    n_values: usize,
    /// The site and value of each variable.
    open: Vec<(Site, Value)>,
    /// The variable of each site and value; meaningless where the site is not open.
    variables: Vec<u32>,
}

impl Statement {
    fn of(search: &Search<'_, '_>) -> Statement {
        let board = search.model.puzzle.board();
        let n_values = board.n_values();
        let mut open = Vec::new();
        let mut variables = vec![0; board.n_sites() * n_values];
        for site in board.all_sites() {
            let candidates = search.domains.at(site);
            if candidates.len() > 1 {
                for value in candidates.iter() {
                    variables[site.index() * n_values + value.index()] = open.len() as u32;
                    open.push((site, value));
                }
            }
        }
        Statement { domains: search.domains.clone(), n_values, open, variables }
    }

    /// A claim as a literal, or its truth where the state decides it already.
    fn literal(&self, claim: Claim) -> Result<Lit, bool> {
        let candidates = self.domains.at(claim.site);
        if !candidates.has(claim.value) {
            return Err(!claim.holds);
        }
        if candidates.len() == 1 {
            return Err(claim.holds);
        }
        let variable = self.variables[claim.site.index() * self.n_values + claim.value.index()];
        Ok(if claim.holds { Lit::yes(variable as usize) } else { Lit::no(variable as usize) })
    }

    fn add_to(&self, learner: &mut ClauseLearner, clauses: &[Clause]) {
        let mut literals = Vec::new();
        for site in (0..self.domains.masks.len() as u16).map(Site) {
            let candidates = self.domains.at(site);
            if candidates.len() > 1 {
                literals.clear();
                let claims = candidates.iter().map(|value| Claim::is(site, value));
                literals.extend(claims.filter_map(|claim| self.literal(claim).ok()));
                learner.add(&literals);
                forbid_pairs(learner, &literals);
            }
        }
        for clause in clauses {
            literals.clear();
            let mut n_true = 0;
            for &claim in clause.claims() {
                match self.literal(claim) {
                    Ok(literal) => literals.push(literal),
                    Err(truth) => n_true += usize::from(truth),
                }
            }
            let (at_least, at_most) = match clause {
                Clause::AnyOf(_) => (true, false),
                Clause::AtMostOne(_) => (false, true),
                Clause::ExactlyOne(_) => (true, true),
            };
            if at_least && n_true == 0 {
                learner.add(&literals);
            }
            match n_true {
                0 if at_most => forbid_pairs(learner, &literals),
                1 if at_most => literals.iter().for_each(|&literal| learner.add(&[!literal])),
                2.. if at_most => learner.add(&[]),
                _ => (),
            }
        }
    }

    /// "Not all of these sites as in that solution."
    fn denial(&self, solution: &[Value], sites: impl Iterator<Item = Site>) -> Vec<Lit> {
        sites
            .map(|site| Claim::is_not(site, solution[site.index()]))
            .filter_map(|claim| self.literal(claim).ok())
            .collect()
    }

    fn read(&self, learner: &ClauseLearner) -> Solution {
        let masks = self.domains.masks.iter();
        let mut solution: Solution = masks.map(|mask| Value(mask.trailing_zeros() as u8)).collect();
        for (variable, &(site, value)) in self.open.iter().enumerate() {
            if learner.holds(variable) {
                solution[site.index()] = value;
            }
        }
        solution
    }
}

fn forbid_pairs(learner: &mut ClauseLearner, literals: &[Lit]) {
    for (i, &a) in literals.iter().enumerate() {
        for &b in &literals[..i] {
            learner.add(&[!a, !b]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Stated;
    use crate::board::{Site, Value};
    use crate::budget::{Budget, Rng};
    use crate::family::Puzzle;
    use crate::model::Model;
    use crate::rule::Claim;
    use crate::search::Search;
    use crate::verdict::tests::{random_toy, squares};

    /// One learner is asked many questions about the rules, and what it learns from one must not
    /// turn another.
    #[test]
    fn questions_are_answered_as_by_trying_everything() {
        let (squares, mut rng) = (squares(), Rng::from_seed(8));
        let mut answers = [0, 0];
        for _ in 0..60 {
            let toy = random_toy(&squares, &mut rng).with(vec![None; 16]);
            let model = Model::new(&toy);
            let mut empty = Search::new(&model);
            if empty.settle().is_err() {
                continue;
            }
            let mut stated = Stated::of(&empty);
            let right: Vec<_> = squares.iter().filter(|square| toy.accepts(square)).collect();
            for _ in 0..30 {
                let claim = |_| Claim {
                    site: Site(rng.below(16) as u16),
                    value: Value(rng.below(4) as u8),
                    holds: rng.below(2) == 0,
                };
                let claims: Vec<Claim> = (0..5).map(claim).collect();
                let holds = |square: &[Value]| {
                    claims.iter().all(|c| (square[c.site.index()] == c.value) == c.holds)
                };
                let expected = right.iter().any(|square| holds(square));
                let found = stated.solve(&claims, &toy, &mut Budget::unlimited()).unwrap();
                assert_eq!(found.is_some(), expected, "{claims:?}");
                assert!(found.is_none_or(|found| toy.accepts(&found) && holds(&found)));
                answers[usize::from(expected)] += 1;
            }
        }
        assert!(answers.iter().all(|&n| n > 100), "{answers:?}");
    }
}
