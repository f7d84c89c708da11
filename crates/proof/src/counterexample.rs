//! Searches for a solution that contradicts a step, where propagation does not decide.

use gridwright_core::{Budget, ClauseLearner, Lit, OutOfBudget, Puzzle, Solution, Value, check};

use crate::logic::{Literal, Logic};

/// A search by clause learning that keeps learnt clauses from step to step.
pub(crate) struct CounterexampleSearch {
    learner: ClauseLearner,
    n_values: usize,
}

/// Of a longer list, a clause for each pair would be too many: 49 x 49 cells would have eleven million of them.
const MOST_IN_PAIRS: usize = 16;

impl CounterexampleSearch {
    /// The clauses of a puzzle.
    pub(crate) fn of(
        logic: &Logic,
        n_values: usize,
        budget: &mut Budget,
    ) -> Result<CounterexampleSearch, OutOfBudget> {
        let is_long = |clause: &&Vec<Literal>| clause.len() > MOST_IN_PAIRS;
        let long = logic.at_most_one.iter().filter(is_long);
        let n_lines: usize = long.map(|clause| 2 * side(clause.len())).sum();
        let mut learner = ClauseLearner::new(logic.n_statements() + n_lines);
        for clause in &logic.any_of {
            budget.spend(0)?;
            learner.add(&clause.iter().copied().map(lit).collect::<Vec<_>>());
        }
        let mut next = logic.n_statements();
        for clause in &logic.at_most_one {
            budget.spend(0)?;
            let literals: Vec<Lit> = clause.iter().copied().map(lit).collect();
            if literals.len() <= MOST_IN_PAIRS {
                at_most_one(&mut learner, &literals);
                continue;
            }
            // The list is laid out in a square: at most one row and one column have something true in them.
            let side = side(literals.len());
            let lines: Vec<Lit> = (next..next + 2 * side).map(Lit::yes).collect();
            next += lines.len();
            let (rows, columns) = lines.split_at(side);
            for (i, &literal) in literals.iter().enumerate() {
                learner.add(&[!literal, rows[i / side]]);
                learner.add(&[!literal, columns[i % side]]);
            }
            at_most_one(&mut learner, rows);
            at_most_one(&mut learner, columns);
        }
        Ok(CounterexampleSearch { learner, n_values })
    }

    /// Adds a fact that has been proved.
    pub(crate) fn add_fact(&mut self, literal: Literal) {
        self.learner.add(&[lit(literal)]);
    }

    /// A solution in which the literal is true, if there is one.
    pub(crate) fn solution(
        &mut self,
        puzzle: &dyn Puzzle,
        literal: Literal,
        budget: &mut Budget,
    ) -> Result<Option<Solution>, OutOfBudget> {
        while self.learner.solve(&[lit(literal)], budget)? {
            let values = self.model(puzzle.board().n_sites());
            if puzzle.accepts(&values) {
                return Ok(Some(values));
            }
            // The clauses do not have all rules: exclude the values that break the others.
            let placed: Vec<Option<Value>> = values.iter().copied().map(Some).collect();
            let broken = check(puzzle, &placed);
            let blamed = broken.iter().map(|violation| violation.sites.clone());
            let all = || puzzle.board().all_sites().collect();
            let cuts: Vec<Vec<_>> = if broken.is_empty() { vec![all()] } else { blamed.collect() };
            for sites in cuts {
                let number = |i: usize| i * self.n_values + values[i].index();
                let cut: Vec<Lit> =
                    sites.iter().map(|site| Lit::no(number(site.index()))).collect();
                self.learner.add(&cut);
            }
        }
        Ok(None)
    }

    fn model(&self, n_sites: usize) -> Solution {
        let held = |site: usize| {
            let holds = |value: &usize| self.learner.holds(site * self.n_values + value);
            Value((0..self.n_values).find(holds).unwrap_or(0) as u8)
        };
        (0..n_sites).map(held).collect()
    }
}

fn lit(literal: Literal) -> Lit {
    let number = (literal / 2) as usize;
    if literal.is_multiple_of(2) { Lit::yes(number) } else { Lit::no(number) }
}

/// The side of a square that has room for so many.
fn side(n: usize) -> usize {
    n.isqrt() + usize::from(n.isqrt().pow(2) < n)
}

fn at_most_one(learner: &mut ClauseLearner, literals: &[Lit]) {
    for (i, &one) in literals.iter().enumerate() {
        literals[..i].iter().for_each(|&other| learner.add(&[!one, !other]));
    }
}
