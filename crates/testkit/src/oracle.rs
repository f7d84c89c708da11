//! An independent solution counter: a SAT solver on the clauses of a puzzle, which shares no code with
//! the engine.

use gridwright::contract::{Claim, Clause};
use gridwright::{Board, Mask, Position, Puzzle, Site, Solution, Value, check};
use varisat::{ExtendFormula, Lit, Solver};

/// The answer of the oracle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Different solutions, at most as many as requested.
    pub solutions: Vec<Solution>,
}

impl Answer {
    /// The verdict as [`gridwright::Verdict::name`] gives it, if at least two solutions were requested.
    pub fn name(&self) -> &'static str {
        match self.solutions.len() {
            0 => "none",
            1 => "unique",
            _ => "several",
        }
    }
}

/// Finds up to `limit` solutions. Skips models of the clauses that [`Puzzle::accepts`] rejects, and all
/// others with the same violation.
pub fn ask(puzzle: &dyn Puzzle, limit: usize) -> Answer {
    answer(puzzle, Formula::of(puzzle), limit)
}

/// Like [`ask`], for the solutions that a position still allows.
pub(crate) fn ask_at(puzzle: &dyn Puzzle, position: &Position, limit: usize) -> Answer {
    let mut formula = Formula::of(puzzle);
    for site in puzzle.board().all_sites() {
        let left = position.value(site).map_or(position.at(site), Mask::of);
        for gone in puzzle.board().all_values().without(left).iter() {
            formula.exclude(site, gone);
        }
    }
    answer(puzzle, formula, limit)
}

fn answer(puzzle: &dyn Puzzle, mut formula: Formula<'_>, limit: usize) -> Answer {
    let mut solutions = Vec::new();
    while solutions.len() < limit
        && let Some(grid) = formula.next_grid()
    {
        if puzzle.accepts(&grid) {
            solutions.push(grid);
            continue;
        }
        // Excludes the violations that the checker finds, so that they do not occur again.
        let values: Vec<Option<Value>> = grid.iter().copied().map(Some).collect();
        for violation in check(puzzle, &values) {
            formula.forbid(&grid, &violation.sites);
        }
    }
    Answer { solutions }
}

/// Up to `limit` models of the clauses, whether they are solutions or not.
pub(crate) fn models(puzzle: &dyn Puzzle, limit: usize) -> Vec<Solution> {
    let mut formula = Formula::of(puzzle);
    std::iter::from_fn(|| formula.next_grid()).take(limit).collect()
}

/// The clauses and the clues of a puzzle in a SAT solver.
struct Formula<'p> {
    board: &'p Board,
    solver: Solver<'static>,
}

impl Formula<'_> {
    fn of(puzzle: &dyn Puzzle) -> Formula<'_> {
        let board = puzzle.board();
        let mut solver = Solver::new();
        let literal = |claim: Claim| literal(board, claim);
        for site in board.all_sites() {
            let claims = board.all_values().iter().map(|value| Claim::is(site, value)).collect();
            add(&mut solver, &Clause::ExactlyOne(claims), literal);
            if let Some(given) = board.givens[site.index()] {
                solver.add_clause(&[literal(Claim::is(site, given))]);
            }
        }
        for clause in puzzle.clauses() {
            add(&mut solver, &clause, literal);
        }
        Formula { board, solver }
    }

    /// The next model of the clauses.
    fn next_grid(&mut self) -> Option<Solution> {
        if !self.solver.solve().expect("no interruption") {
            return None;
        }
        let model = self.solver.model().expect("just solved");
        let mut grid = vec![Value(0); self.board.n_sites()];
        for lit in model.iter().filter(|lit| lit.is_positive()) {
            let n_values = self.board.n_values();
            let (site, value) = (lit.index() / n_values, lit.index() % n_values);
            grid[site] = Value(value as u8);
        }
        let everywhere: Vec<Site> = self.board.all_sites().collect();
        self.forbid(&grid, &everywhere);
        Some(grid)
    }

    /// Excludes a value from a site.
    fn exclude(&mut self, site: Site, value: Value) {
        self.solver.add_clause(&[literal(self.board, Claim::is_not(site, value))]);
    }

    /// Excludes grids with the same values at all of these sites.
    fn forbid(&mut self, grid: &[Value], sites: &[Site]) {
        let denial = sites.iter().map(|&site| Claim::is_not(site, grid[site.index()]));
        let denial: Vec<Lit> = denial.map(|claim| literal(self.board, claim)).collect();
        self.solver.add_clause(&denial);
    }
}

fn literal(board: &Board, claim: Claim) -> Lit {
    Lit::from_index(claim.site.index() * board.n_values() + claim.value.index(), claim.holds)
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
