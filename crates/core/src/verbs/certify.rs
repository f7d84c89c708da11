//! Certificates: clauses that prove from the rules and the clues how many solutions a puzzle has.

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Site, Solution, Value};
use crate::data::budget::{Budget, OutOfBudget};
use crate::data::claim::{Claim, Clause};
use crate::verbs::check::check;
use crate::verbs::learn::{ClauseLearner, Lit};

/// A proof that a puzzle has at most one solution. `gridwright-proof` defines its validity.
///
/// ```
/// use gridwright_core::{Budget, certify};
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// let certificate = certify(&*puzzle, &mut Budget::unlimited()).unwrap().unwrap();
/// assert!(certificate.solution.is_some());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The solution; `None` if there is none.
    pub solution: Option<Solution>,
    /// Claims that cannot all be true, because together they break a rule that has no clauses.
    pub cuts: Vec<Vec<Claim>>,
    /// Clauses: in any other solution at least one claim of each is true, which follows from the
    /// clauses before it.
    pub clauses: Vec<Vec<Claim>>,
}

/// Maximum number of pairs of claims that exclude each other: boards of 36 x 36 cells have 3.3
/// million.
const MOST_PAIRS: usize = 4_000_000;

/// Makes a certificate; `None` if there are several solutions.
///
/// # Errors
/// When the budget is spent, or the board is larger than 36 x 36.
///
/// ```
/// use gridwright_core::{Budget, certify};
/// let puzzle = gridwright::open("cirth:123......", None, &mut Budget::unlimited()).unwrap();
/// assert_eq!(certify(&*puzzle, &mut Budget::unlimited()), Ok(None));
/// ```
pub fn certify(
    puzzle: &dyn Puzzle,
    budget: &mut Budget,
) -> Result<Option<Certificate>, OutOfBudget> {
    let board = puzzle.board();
    let n_values = board.n_values();
    let lit = |claim: &Claim| {
        let var = claim.site.index() * n_values + claim.value.index();
        if claim.holds { Lit::yes(var) } else { Lit::no(var) }
    };
    let mut n_pairs = 0;
    let mut learner = ClauseLearner::new(board.n_sites() * n_values);
    learner.keep_learnt();
    let values = || (0..n_values as u8).map(Value);
    let of_site = |site: Site| Clause::ExactlyOne(values().map(|v| Claim::is(site, v)).collect());
    for clause in board.all_sites().map(of_site).chain(puzzle.clauses()) {
        budget.spend(0)?;
        let lits: Vec<Lit> = clause.claims().iter().map(lit).collect();
        if !matches!(clause, Clause::AtMostOne(_)) {
            learner.add(&lits);
        }
        if !matches!(clause, Clause::AnyOf(_)) {
            n_pairs += lits.len() * lits.len() / 2;
            if n_pairs > MOST_PAIRS {
                return Err(OutOfBudget);
            }
            for (i, &one) in lits.iter().enumerate() {
                lits[..i].iter().for_each(|&other| learner.add(&[!one, !other]));
            }
        }
    }
    for (site, given) in board.all_sites().zip(&board.givens) {
        given.iter().for_each(|&value| learner.add(&[lit(&Claim::is(site, value))]));
    }
    let mut certificate = Certificate { solution: None, cuts: Vec::new(), clauses: Vec::new() };
    while learner.solve(&[], budget)? {
        let held =
            |site: Site| values().find(|v| learner.holds(site.index() * n_values + v.index()));
        let found: Solution =
            board.all_sites().map(|site| held(site).unwrap_or_default()).collect();
        let whole = || board.all_sites().map(|site| Claim::is(site, found[site.index()])).collect();
        let cuts: Vec<Vec<Claim>> = match (puzzle.accepts(&found), &certificate.solution) {
            (true, Some(_)) => return Ok(None),
            (true, None) => vec![whole()],
            (false, _) => {
                let placed: Vec<Option<Value>> = found.iter().copied().map(Some).collect();
                let broken = check(puzzle, &placed).into_iter();
                let claim = |site: Site| Claim::is(site, found[site.index()]);
                let cuts = broken.map(|broken| broken.sites.into_iter().map(claim).collect());
                cuts.collect()
            }
        };
        for cut in &cuts {
            learner.add(&cut.iter().map(|claim| !lit(claim)).collect::<Vec<_>>());
        }
        match puzzle.accepts(&found) {
            true => certificate.solution = Some(found),
            // A wrong model without a violated rule cannot be excluded.
            false if cuts.is_empty() => return Err(OutOfBudget),
            false => certificate.cuts.extend(cuts),
        }
    }
    let claim = |lit: &Lit| Claim {
        site: Site((lit.var() / n_values) as u16),
        value: Value((lit.var() % n_values) as u8),
        holds: lit.is_yes(),
    };
    let learnt = learner.take_learnt();
    certificate.clauses = learnt.iter().map(|clause| clause.iter().map(claim).collect()).collect();
    Ok(Some(certificate))
}
