//! Certificates: clauses that prove from the rules and the clues that a puzzle has one solution, or
//! none.

use gridwright_core::{Budget, Claim, OutOfBudget, ParseError, Puzzle, Solution, Value, check};
use gridwright_wire as wire;

use crate::case::{Checked, ensure};
use crate::logic::Logic;

/// A proof that a puzzle has at most one solution.
///
/// Assuming another solution than the one it names, each clause follows from the rules, the clues
/// and the clauses before it: unit propagation from the opposites of all its claims leads to a
/// contradiction. After the last clause, this happens without any assumption.
///
/// ```
/// use gridwright_proof::Certificate;
/// fn is_short(certificate: &Certificate) -> bool {
///     certificate.n_clauses() < 1000
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The symbols of the solution, in site order; `None` if there is no solution.
    solution: Option<String>,
    /// Claims that cannot all be true, because together they break a rule that has no clauses.
    cuts: Vec<Vec<Claim>>,
    /// Clauses: in any other solution at least one claim of each is true.
    clauses: Vec<Vec<Claim>>,
}

impl Certificate {
    pub(crate) fn read(
        stated: &wire::Certificate,
        claims: impl Fn(&str, &str) -> Result<Vec<Claim>, ParseError>,
    ) -> Result<Certificate, ParseError> {
        let all = |list: &[String], name: &str| -> Result<Vec<Vec<Claim>>, ParseError> {
            let one =
                |(i, text): (usize, &String)| claims(text, &format!("certificate.{name}[{i}]"));
            list.iter().enumerate().map(one).collect()
        };
        Ok(Certificate {
            solution: stated.solution.clone(),
            cuts: all(&stated.cuts, "cuts")?,
            clauses: all(&stated.clauses, "clauses")?,
        })
    }

    /// Number of clauses.
    pub fn n_clauses(&self) -> usize {
        self.clauses.len()
    }

    /// Checks the certificate; returns the only solution, if there is one.
    pub(crate) fn check(
        &self,
        puzzle: &dyn Puzzle,
        budget: &mut Budget,
    ) -> Result<Checked<Option<Solution>>, OutOfBudget> {
        let board = puzzle.board();
        let mut logic = Logic::of(puzzle, budget)?;
        logic.start();
        for site in board.all_sites() {
            if let Some(value) = board.givens[site.index()] {
                logic.learn(Claim::is(site, value));
            }
        }
        let mut solution = None;
        if let Some(symbols) = &self.solution {
            let values: Option<Solution> = symbols.chars().map(|s| board.value_of(s)).collect();
            let values =
                values.filter(|values| values.len() == board.n_sites() && puzzle.accepts(values));
            let Some(values) = values else {
                return Ok(Err("the solution of its certificate breaks a rule".to_owned()));
            };
            let differs =
                board.all_sites().zip(&values).map(|(site, &value)| Claim::is_not(site, value));
            logic.add(&differs.collect::<Vec<_>>());
            solution = Some(values);
        }
        for (i, cut) in self.cuts.iter().enumerate() {
            budget.spend(1)?;
            let mut placed: Vec<Option<Value>> = vec![None; board.n_sites()];
            cut.iter().for_each(|claim| placed[claim.site.index()] = Some(claim.value));
            let breaks = cut.iter().all(|claim| claim.holds) && !check(puzzle, &placed).is_empty();
            if let Err(why) =
                ensure(breaks, || format!("cut {} of its certificate breaks no rule", i + 1))
            {
                return Ok(Err(why));
            }
            logic.add(&cut.iter().map(|claim| claim.negated()).collect::<Vec<_>>());
        }
        for (i, clause) in self.clauses.iter().enumerate() {
            budget.spend(1)?;
            let opposite: Vec<Claim> = clause.iter().map(|claim| claim.negated()).collect();
            if !logic.refute_all(&opposite) {
                return Ok(Err(format!("clause {} of its certificate does not follow", i + 1)));
            }
            logic.add(clause);
        }
        let is_shown = logic.is_contradicted();
        Ok(ensure(is_shown, || "its certificate leaves it open".to_owned()).map(|()| solution))
    }
}
