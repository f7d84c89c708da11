//! A second opinion on how many solutions a puzzle has: its clauses, given to a SAT solver that
//! shares nothing with the engine.

use gridwright::{Claim, Clause, Puzzle, Solution, Value};
use varisat::{ExtendFormula, Lit, Solver};

/// What the oracle found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Different solutions, at most as many as asked for.
    pub solutions: Vec<Solution>,
}

impl Answer {
    /// The verdict in the engine's words, when at least two were asked for.
    pub fn word(&self) -> &'static str {
        match self.solutions.len() {
            0 => "none",
            1 => "unique",
            _ => "several",
        }
    }
}

/// Finds up to `limit` solutions. What the clauses let through and the rules read aloud do not
/// accept is passed over.
pub fn ask(puzzle: &dyn Puzzle, limit: usize) -> Answer {
    let board = puzzle.board();
    let n_values = board.n_values();
    let literal = |claim: Claim| {
        let index = claim.site.index() * n_values + claim.value.index();
        Lit::from_index(index, claim.holds)
    };
    let mut solver = Solver::new();
    for site in board.all_sites() {
        let claims: Vec<Claim> = board.all_values().iter().map(|v| Claim::is(site, v)).collect();
        add(&mut solver, &Clause::ExactlyOne(claims), literal);
        if let Some(given) = board.givens[site.index()] {
            solver.add_clause(&[literal(Claim::is(site, given))]);
        }
    }
    for clause in puzzle.clauses() {
        add(&mut solver, &clause, literal);
    }
    let mut solutions = Vec::new();
    while solutions.len() < limit && solver.solve().expect("no interruption") {
        let model = solver.model().expect("just solved");
        let mut solution = vec![Value(0); board.n_sites()];
        for lit in model.iter().filter(|lit| lit.is_positive()) {
            let (site, value) = (lit.index() / n_values, lit.index() % n_values);
            solution[site] = Value(value as u8);
        }
        let denial: Vec<Lit> = board
            .all_sites()
            .map(|site| literal(Claim::is_not(site, solution[site.index()])))
            .collect();
        solver.add_clause(&denial);
        if puzzle.accepts(&solution) {
            solutions.push(solution);
        }
    }
    Answer { solutions }
}

fn add(solver: &mut Solver<'_>, clause: &Clause, literal: impl Fn(Claim) -> Lit) {
    let lits: Vec<Lit> = clause.claims().iter().map(|&claim| literal(claim)).collect();
    let (at_least, at_most) = match clause {
        Clause::AnyOf(_) => (true, false),
        Clause::AtMostOne(_) => (false, true),
        Clause::ExactlyOne(_) => (true, true),
    };
    if at_least {
        solver.add_clause(&lits);
    }
    if at_most {
        for (i, &a) in lits.iter().enumerate() {
            for &b in &lits[..i] {
                solver.add_clause(&[!a, !b]);
            }
        }
    }
}
