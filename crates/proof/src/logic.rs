//! Clauses and unit propagation with a trail.

use gridwright_core::{Budget, Claim, Clause, OutOfBudget, Puzzle};

/// The assumptions contradict the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Contradiction;

/// A literal: twice the number of the statement "this site holds this value", plus one if negated.
pub(crate) type Literal = u32;

/// The clauses of a puzzle and the literals known to be true.
pub(crate) struct Logic {
    n_values: usize,
    /// Clauses of which at least one literal is true.
    pub(crate) any_of: Vec<Vec<Literal>>,
    /// Clauses of which at most one literal is true.
    pub(crate) at_most_one: Vec<Vec<Literal>>,
    /// For each literal the clauses that contain it.
    in_any: Vec<Vec<u32>>,
    in_most: Vec<Vec<u32>>,
    /// For each clause of `any_of`, the number of literals that are not known to be false.
    n_left: Vec<u32>,
    is_true: Vec<bool>,
    /// The literals known to be true, in the order found.
    trail: Vec<Literal>,
    /// The length of the part of the trail that has been propagated.
    n_propagated: usize,
    /// Whether the clauses contradict the known literals, so that there is no solution.
    is_contradicted: bool,
}

impl Logic {
    /// The rules of a puzzle, without its clues. On the largest boards this takes long enough to
    /// check the budget.
    pub(crate) fn of(puzzle: &dyn Puzzle, budget: &mut Budget) -> Result<Logic, OutOfBudget> {
        let (n_sites, n_values) = (puzzle.board().n_sites(), puzzle.board().n_values());
        let (mut any_of, mut at_most_one) = (Vec::new(), Vec::new());
        for site in 0..n_sites {
            let one: Vec<Literal> =
                (0..n_values).map(|value| 2 * (site * n_values + value) as u32).collect();
            any_of.push(one.clone());
            at_most_one.push(one);
        }
        for clause in puzzle.clauses() {
            budget.spend(0)?;
            let literal = |claim: &Claim| {
                let number = claim.site.index() * n_values + claim.value.index();
                2 * number as u32 + u32::from(!claim.holds)
            };
            let mut literals: Vec<Literal> = clause.claims().iter().map(literal).collect();
            match clause {
                Clause::AnyOf(_) => {
                    literals.sort_unstable();
                    literals.dedup();
                    any_of.push(literals);
                }
                Clause::AtMostOne(_) => at_most_one.push(literals),
                Clause::ExactlyOne(_) => {
                    any_of.push(literals.clone());
                    at_most_one.push(literals);
                }
            }
        }
        let n_literals = 2 * n_sites * n_values;
        let mut index = |clauses: &[Vec<Literal>]| {
            let mut index = vec![Vec::new(); n_literals];
            for (i, clause) in clauses.iter().enumerate() {
                budget.spend(0)?;
                clause.iter().for_each(|&literal| index[literal as usize].push(i as u32));
            }
            Ok(index)
        };
        Ok(Logic {
            n_values,
            in_any: index(&any_of)?,
            in_most: index(&at_most_one)?,
            n_left: any_of.iter().map(|clause| clause.len() as u32).collect(),
            is_true: vec![false; n_literals],
            any_of,
            at_most_one,
            trail: Vec::new(),
            n_propagated: 0,
            is_contradicted: false,
        })
    }

    /// Whether the clauses contradict the known literals.
    pub(crate) fn is_contradicted(&self) -> bool {
        self.is_contradicted
    }

    fn literal(&self, claim: Claim) -> Literal {
        let number = claim.site.index() * self.n_values + claim.value.index();
        2 * number as u32 + u32::from(!claim.holds)
    }

    /// Makes a literal true and propagates.
    fn assume(&mut self, literal: Literal) -> Result<(), Contradiction> {
        self.set(literal)?;
        self.propagate()
    }

    /// Propagates clauses that are empty or unit before anything is assumed.
    pub(crate) fn start(&mut self) {
        let units = |clause: &Vec<Literal>| (clause.len() < 2).then(|| clause.first().copied());
        let units: Vec<Option<Literal>> = self.any_of.iter().filter_map(units).collect();
        for unit in units {
            let outcome = unit.map_or(Err(Contradiction), |only| self.assume(only));
            self.is_contradicted |= outcome.is_err();
        }
    }

    /// Adds a proved claim.
    pub(crate) fn learn(&mut self, claim: Claim) {
        if !self.is_contradicted {
            let literal = self.literal(claim);
            self.is_contradicted = self.assume(literal).is_err();
        }
    }

    /// Adds a proved clause.
    pub(crate) fn add(&mut self, claims: &[Claim]) {
        let mut clause: Vec<Literal> = claims.iter().map(|&claim| self.literal(claim)).collect();
        clause.sort_unstable();
        clause.dedup();
        let number = self.any_of.len() as u32;
        clause.iter().for_each(|&literal| self.in_any[literal as usize].push(number));
        let is_left = |&&literal: &&Literal| !self.is_true[(literal ^ 1) as usize];
        let left: Vec<Literal> = clause.iter().filter(is_left).copied().collect();
        self.n_left.push(left.len() as u32);
        self.any_of.push(clause);
        if !self.is_contradicted && left.len() < 2 {
            let outcome = left.first().map_or(Err(Contradiction), |&only| self.assume(only));
            self.is_contradicted = outcome.is_err();
        }
    }

    /// Whether unit propagation from these claims and all known ones leads to a contradiction.
    pub(crate) fn refute_all(&mut self, claims: &[Claim]) -> bool {
        if self.is_contradicted {
            return true;
        }
        let mark = self.trail.len();
        let is_refuted = claims.iter().any(|&claim| {
            let literal = self.literal(claim);
            self.assume(literal).is_err()
        });
        self.undo_to(mark);
        is_refuted
    }

    /// The same, where candidates that lead to a contradiction themselves are removed too.
    pub(crate) fn refute_by_trial(&mut self, claims: &[Claim]) -> bool {
        if self.is_contradicted {
            return true;
        }
        let mark = self.trail.len();
        let assume = |logic: &mut Logic, &claim: &Claim| {
            let literal = logic.literal(claim);
            logic.assume(literal).is_err()
        };
        let mut is_refuted = claims.iter().any(|claim| assume(self, claim));
        let mut has_changed = true;
        while has_changed && !is_refuted {
            has_changed = false;
            for statement in 0..self.is_true.len() / 2 {
                let (holds, fails) = (2 * statement, 2 * statement + 1);
                if is_refuted || self.is_true[holds] || self.is_true[fails] {
                    continue;
                }
                let here = self.trail.len();
                let leads_nowhere = self.assume(holds as Literal).is_err();
                self.undo_to(here);
                if leads_nowhere {
                    has_changed = true;
                    is_refuted = self.assume(fails as Literal).is_err();
                }
            }
        }
        self.undo_to(mark);
        is_refuted
    }

    /// The same for a claim together with others.
    pub(crate) fn refutes(&mut self, others: &[Claim], claim: Claim) -> bool {
        self.refute_all(&[others, &[claim]].concat())
    }

    /// Undoes all assumptions since `mark`, when everything had been propagated.
    fn undo_to(&mut self, mark: usize) {
        while self.trail.len() > mark {
            let literal = self.trail.pop().expect("longer than the mark");
            self.is_true[literal as usize] = false;
            if self.trail.len() < self.n_propagated {
                for &clause in &self.in_any[(literal ^ 1) as usize] {
                    self.n_left[clause as usize] += 1;
                }
                self.n_propagated = self.trail.len();
            }
        }
    }

    fn set(&mut self, literal: Literal) -> Result<(), Contradiction> {
        if self.is_true[(literal ^ 1) as usize] {
            return Err(Contradiction);
        }
        if !self.is_true[literal as usize] {
            self.is_true[literal as usize] = true;
            self.trail.push(literal);
        }
        Ok(())
    }

    fn propagate(&mut self) -> Result<(), Contradiction> {
        while self.n_propagated < self.trail.len() {
            let literal = self.trail[self.n_propagated];
            self.n_propagated += 1;
            let mut is_empty = false;
            let mut last = Vec::new();
            // All counts are decremented before an early return, because undoing increments them all.
            for &clause in &self.in_any[(literal ^ 1) as usize] {
                let left = &mut self.n_left[clause as usize];
                *left -= 1;
                is_empty |= *left == 0;
                if *left == 1 {
                    last.push(clause);
                }
            }
            if is_empty {
                return Err(Contradiction);
            }
            for clause in last {
                let is_false = |literal: Literal| self.is_true[(literal ^ 1) as usize];
                let only = self.any_of[clause as usize].iter().copied().find(|&l| !is_false(l));
                self.set(only.ok_or(Contradiction)?)?;
            }
            for i in 0..self.in_most[literal as usize].len() {
                let clause = self.in_most[literal as usize][i] as usize;
                for j in 0..self.at_most_one[clause].len() {
                    let other = self.at_most_one[clause][j];
                    if other != literal {
                        self.set(other ^ 1)?;
                    }
                }
            }
        }
        Ok(())
    }
}
