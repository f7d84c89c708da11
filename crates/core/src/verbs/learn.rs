//! Clause learning on clauses alone. The solver is batsat, limited by a budget; this module knows
//! neither puzzles nor encodings.

use std::cell::{Cell, RefCell};
use std::mem;
use std::ops::Not;

use batsat::{Callbacks, ClauseKind, Solver, SolverInterface, SolverOpts, Var, lbool};

use crate::data::budget::{Budget, OutOfBudget};

/// A literal: a variable or its negation.
///
/// ```
/// use gridwright_core::Lit;
/// assert_eq!(!Lit::yes(3), Lit::no(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lit(u32);

impl Lit {
    /// The positive literal of a variable.
    ///
    /// # Panics
    /// When `var` does not fit in 31 bits.
    #[inline]
    pub fn yes(var: usize) -> Lit {
        assert!(var < 1 << 31, "a variable fits in 31 bits");
        Lit(2 * var as u32)
    }

    /// The negative literal of a variable.
    ///
    /// # Panics
    /// When `var` does not fit in 31 bits.
    #[inline]
    pub fn no(var: usize) -> Lit {
        !Lit::yes(var)
    }

    /// The variable of the literal.
    #[inline]
    pub fn var(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// A number for the literal: twice its variable, plus one if it is negative.
    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the literal is positive.
    #[inline]
    pub fn is_yes(self) -> bool {
        self.0 & 1 == 0
    }
}

impl Not for Lit {
    type Output = Lit;

    /// The negation.
    #[inline]
    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// A set of clauses, with the clauses learnt from solving it.
///
/// Deterministic: the same calls in the same order give the same answers, models and conflicts.
///
/// ```
/// use gridwright_core::{Budget, ClauseLearner, Lit};
/// let mut learner = ClauseLearner::new(2);
/// learner.add(&[Lit::yes(0), Lit::yes(1)]);
/// let mut budget = Budget::unlimited();
/// assert_eq!(learner.solve(&[Lit::no(0)], &mut budget), Ok(true));
/// assert!(learner.holds(1));
/// assert_eq!(learner.solve(&[Lit::no(0), Lit::no(1)], &mut budget), Ok(false));
/// ```
pub struct ClauseLearner {
    solver: Solver<Meter>,
    vars: Vec<Var>,
    model: Vec<bool>,
    // A buffer for literals in batsat's type.
    lits: Vec<batsat::Lit>,
}

impl ClauseLearner {
    /// A learner without clauses, over variables `0..n_vars`.
    pub fn new(n_vars: usize) -> ClauseLearner {
        ClauseLearner::with(SolverOpts::default(), n_vars)
    }

    /// A learner that tries variables in an order that depends on the seed, so that models differ
    /// between seeds.
    pub fn seeded(n_vars: usize, seed: u64) -> ClauseLearner {
        // The seed of batsat must be positive and less than 2^31.
        let random_seed = (1 + (seed >> 34)) as f64;
        let opts = SolverOpts { random_seed, rnd_init_act: true, ..SolverOpts::default() };
        ClauseLearner::with(opts, n_vars)
    }

    fn with(opts: SolverOpts, n_vars: usize) -> ClauseLearner {
        let mut solver = Solver::new(opts, Meter::empty());
        let vars = (0..n_vars).map(|_| solver.new_var_default()).collect();
        ClauseLearner { solver, vars, model: vec![false; n_vars], lits: Vec::new() }
    }

    /// Adds a clause: at least one of the literals must be true.
    ///
    /// An empty clause is a contradiction, so that there is no model.
    ///
    /// # Panics
    /// When a variable is not below `n_vars`.
    pub fn add(&mut self, clause: &[Lit]) {
        self.translate(clause);
        // The result, whether the clauses are already contradictory, is ignored because `solve`
        // reports it too.
        self.solver.add_clause_reuse(&mut self.lits);
    }

    /// Searches for a model in which all of `assumptions` are true.
    ///
    /// `Ok(true)` means that there is one, which [`holds`](Self::holds) reads; `Ok(false)` that
    /// there is none under these assumptions. Each conflict costs one node of the budget, as does
    /// each thousand decisions without a conflict. Learnt clauses are kept even if the budget is
    /// spent.
    ///
    /// # Errors
    /// When the budget is spent, or its stop flag is set, before the answer is known.
    ///
    /// # Panics
    /// When a variable is not below `n_vars`.
    pub fn solve(&mut self, assumptions: &[Lit], budget: &mut Budget) -> Result<bool, OutOfBudget> {
        self.translate(assumptions);
        self.solver.cb_mut().exchange(budget);
        let answer = self.solver.solve_limited(&self.lits);
        self.solver.cb_mut().exchange(budget);
        if answer == lbool::TRUE {
            for (holds, &var) in self.model.iter_mut().zip(&self.vars) {
                *holds = self.solver.value_var(var) == lbool::TRUE;
            }
            Ok(true)
        } else if answer == lbool::FALSE {
            Ok(false)
        } else {
            Err(OutOfBudget)
        }
    }

    /// Records all clauses learnt from now on.
    pub(crate) fn keep_learnt(&mut self) {
        self.solver.cb_mut().learnt = Some(Vec::new());
    }

    /// Takes the recorded clauses, in order.
    pub(crate) fn take_learnt(&mut self) -> Vec<Vec<Lit>> {
        self.solver.cb_mut().learnt.take().unwrap_or_default()
    }

    /// Whether `var` is true in the last model; false before the first one.
    ///
    /// # Panics
    /// When `var` is not below `n_vars`.
    #[inline]
    pub fn holds(&self, var: usize) -> bool {
        self.model[var]
    }

    /// Number of conflicts in all calls of `solve` so far, a reproducible measure of work.
    #[cfg(test)]
    pub fn conflicts(&self) -> u64 {
        self.solver.num_conflicts()
    }

    fn translate(&mut self, lits: &[Lit]) {
        self.lits.clear();
        self.lits
            .extend(lits.iter().map(|lit| batsat::Lit::new(self.vars[lit.var()], lit.is_yes())));
    }
}

/// The operations that clause learning on clauses alone and on groups have in common.
pub(crate) trait Learner {
    /// Adds a clause: at least one of the literals must be true. An empty clause is a
    /// contradiction.
    fn add(&mut self, clause: &[Lit]);
    /// Adds that at most one of the literals is true.
    fn add_at_most_one(&mut self, literals: &[Lit]);
    /// Adds that exactly one of the literals is true.
    fn add_exactly_one(&mut self, literals: &[Lit]);
    /// Searches for a model; see [`ClauseLearner::solve`].
    fn solve(&mut self, budget: &mut Budget) -> Result<bool, OutOfBudget>;
    /// Whether a variable is true in the last model; false before the first one.
    fn holds(&self, var: usize) -> bool;
}

impl Learner for ClauseLearner {
    fn add(&mut self, clause: &[Lit]) {
        self.add(clause);
    }

    fn add_at_most_one(&mut self, literals: &[Lit]) {
        for (i, &a) in literals.iter().enumerate() {
            literals[..i].iter().for_each(|&b| self.add(&[!a, !b]));
        }
    }

    fn add_exactly_one(&mut self, literals: &[Lit]) {
        self.add(literals);
        self.add_at_most_one(literals);
    }

    fn solve(&mut self, budget: &mut Budget) -> Result<bool, OutOfBudget> {
        self.solve(&[], budget)
    }

    fn holds(&self, var: usize) -> bool {
        self.holds(var)
    }
}

/// Number of decisions without a conflict that cost one node, so that the stop flag is checked even
/// without conflicts.
const DECISIONS_PER_NODE: u32 = 1000;

/// Charges the search to a budget, and ends it once the budget is spent.
///
/// batsat owns its callbacks, so the caller's budget is swapped in for each solve. It calls `stop` through
/// a shared reference, hence the cells.
struct Meter {
    budget: RefCell<Budget>,
    is_spent: Cell<bool>,
    // Kept from solve to solve, so that many easy solves are not free.
    decisions: Cell<u32>,
    /// The clauses learnt, if they are recorded. Variables have the numbers of their creation.
    learnt: Option<Vec<Vec<Lit>>>,
}

impl Meter {
    fn empty() -> Meter {
        Meter {
            budget: RefCell::new(Budget::nodes(0)),
            is_spent: Cell::new(false),
            decisions: Cell::new(0),
            learnt: None,
        }
    }

    /// Swaps the caller's budget in or out.
    fn exchange(&mut self, budget: &mut Budget) {
        mem::swap(self.budget.get_mut(), budget);
        self.is_spent.set(false);
    }

    fn pay_one(&self) {
        self.decisions.set(0);
        if self.budget.borrow_mut().spend(1).is_err() {
            self.is_spent.set(true);
        }
    }
}

impl Callbacks for Meter {
    /// Every conflict gives one learnt clause, except the last of a formula without models. Failed
    /// assumptions are reported here too, and cost the same.
    fn on_new_clause(&mut self, clause: &[batsat::Lit], kind: ClauseKind) {
        if matches!(kind, ClauseKind::Learnt) {
            self.pay_one();
            if let Some(learnt) = &mut self.learnt {
                let lit = |lit: &batsat::Lit| {
                    let var = Lit::yes(lit.var().idx() as usize);
                    if lit.sign() { var } else { !var }
                };
                learnt.push(clause.iter().map(lit).collect());
            }
        }
    }

    /// Called before every decision.
    fn stop(&self) -> bool {
        self.decisions.set(self.decisions.get() + 1);
        if self.decisions.get() == DECISIONS_PER_NODE {
            self.pay_one();
        }
        self.is_spent.get()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;

    /// Pseudorandom numbers that depend only on the seed (splitmix64).
    struct Draws(u64);

    impl Draws {
        fn below(&mut self, n: usize) -> usize {
            self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            ((z ^ (z >> 31)) % n as u64) as usize
        }

        fn lit(&mut self, n_vars: usize) -> Lit {
            let lit = Lit::yes(self.below(n_vars));
            if self.below(2) == 0 { lit } else { !lit }
        }
    }

    type Clauses = Vec<Vec<Lit>>;

    /// Clauses of three literals, including repeated and opposite ones, since callers may write
    /// those too.
    fn random_clauses(draws: &mut Draws, n_vars: usize, n_clauses: usize) -> Clauses {
        (0..n_clauses).map(|_| (0..3).map(|_| draws.lit(n_vars)).collect()).collect()
    }

    /// The pigeonhole problem: no two of `holes + 1` pigeons share one of `holes` holes. It has no
    /// model, and this is hard to prove.
    fn pigeons(holes: usize) -> (usize, Clauses) {
        let sits = |pigeon: usize, hole: usize| pigeon * holes + hole;
        let mut clauses: Clauses =
            (0..=holes).map(|p| (0..holes).map(|h| Lit::yes(sits(p, h))).collect()).collect();
        for hole in 0..holes {
            for p in 0..=holes {
                clauses
                    .extend((0..p).map(|q| vec![Lit::no(sits(p, hole)), Lit::no(sits(q, hole))]));
            }
        }
        ((holes + 1) * holes, clauses)
    }

    fn learner(n_vars: usize, clauses: &[Vec<Lit>]) -> ClauseLearner {
        let mut learner = ClauseLearner::new(n_vars);
        for clause in clauses {
            learner.add(clause);
        }
        learner
    }

    fn solve(learner: &mut ClauseLearner, assumptions: &[Lit]) -> bool {
        learner.solve(assumptions, &mut Budget::unlimited()).expect("no limit")
    }

    /// All models, found by trying every assignment, where bit `v` is the value of variable `v`.
    fn models(n_vars: usize, clauses: &[Vec<Lit>]) -> Vec<usize> {
        let is_true = |bits: usize, lit: &Lit| (bits >> lit.var() & 1 == 1) == lit.is_yes();
        (0..1 << n_vars)
            .filter(|&bits| clauses.iter().all(|clause| clause.iter().any(|l| is_true(bits, l))))
            .collect()
    }

    fn found(learner: &ClauseLearner, n_vars: usize) -> usize {
        (0..n_vars).filter(|&var| learner.holds(var)).map(|var| 1 << var).sum()
    }

    #[test]
    fn literals_know_their_variable_and_sign() {
        assert_eq!((Lit::yes(7).var(), Lit::yes(7).is_yes()), (7, true));
        assert_eq!((Lit::no(7).var(), Lit::no(7).is_yes()), (7, false));
        assert_eq!(!Lit::no(7), Lit::yes(7));
        assert_eq!(!Lit::yes(7), Lit::no(7));
    }

    #[test]
    fn agrees_with_trying_everything() {
        let mut met = [0; 2];
        for seed in 0..600 {
            let mut draws = Draws(seed);
            let n_vars = 1 + draws.below(12);
            let n_clauses = draws.below(9 * n_vars);
            let clauses = random_clauses(&mut draws, n_vars, n_clauses);
            let expected = models(n_vars, &clauses);
            let mut learner = learner(n_vars, &clauses);
            let is_solvable = solve(&mut learner, &[]);
            assert_eq!(is_solvable, !expected.is_empty(), "seed {seed}");
            if is_solvable {
                assert!(expected.contains(&found(&learner, n_vars)), "seed {seed}: no model");
            }
            met[usize::from(is_solvable)] += 1;
        }
        assert!(met.iter().all(|&times| times > 100), "one-sided test: {met:?}");
    }

    #[test]
    fn assumptions_bind_one_solve_only() {
        let mut met = [0; 2];
        for seed in 0..200 {
            let mut draws = Draws(seed);
            let n_vars = 4 + draws.below(8);
            let clauses = random_clauses(&mut draws, n_vars, 3 * n_vars);
            let mut learner = learner(n_vars, &clauses);
            for _ in 0..6 {
                let assumptions: Vec<Lit> =
                    (0..draws.below(5)).map(|_| draws.lit(n_vars)).collect();
                let mut bound = clauses.clone();
                bound.extend(assumptions.iter().map(|&lit| vec![lit]));
                let expected = models(n_vars, &bound);
                let is_solvable = solve(&mut learner, &assumptions);
                assert_eq!(is_solvable, !expected.is_empty(), "seed {seed} {assumptions:?}");
                if is_solvable {
                    assert!(expected.contains(&found(&learner, n_vars)), "seed {seed}: no model");
                }
                met[usize::from(is_solvable)] += 1;
            }
        }
        assert!(met.iter().all(|&times| times > 100), "one-sided test: {met:?}");
    }

    #[test]
    fn forbidding_each_model_found_visits_them_all() {
        let mut most = 0;
        for seed in 0..60 {
            let mut draws = Draws(seed);
            let n_vars = 3 + draws.below(6);
            let clauses = random_clauses(&mut draws, n_vars, 2 * n_vars);
            let mut expected = models(n_vars, &clauses);
            most = most.max(expected.len());
            let mut learner = learner(n_vars, &clauses);
            while solve(&mut learner, &[]) {
                let model = found(&learner, n_vars);
                let at = expected.iter().position(|&m| m == model);
                expected.swap_remove(at.expect("a model, and a new one"));
                let differs = |var| if learner.holds(var) { Lit::no(var) } else { Lit::yes(var) };
                let clause: Vec<Lit> = (0..n_vars).map(differs).collect();
                learner.add(&clause);
            }
            assert!(expected.is_empty(), "seed {seed}: {} models missed", expected.len());
        }
        assert!(most > 20, "at most {most} models to visit");
    }

    #[test]
    fn contradictions_are_final() {
        let mut learner = ClauseLearner::new(2);
        assert!(solve(&mut learner, &[Lit::yes(0)]));
        learner.add(&[]);
        assert!(!solve(&mut learner, &[]));
        learner.add(&[Lit::yes(1)]);
        assert!(!solve(&mut learner, &[Lit::yes(1)]));
        assert!(learner.holds(0), "the last model stays readable");
    }

    #[test]
    fn pigeons_do_not_fit() {
        for holes in 1..=6 {
            let (n_vars, clauses) = pigeons(holes);
            assert!(!solve(&mut learner(n_vars, &clauses), &[]), "{holes} holes");
            // Without the last pigeon there is a model.
            let rest = [&clauses[..holes], &clauses[holes + 1..]].concat();
            assert!(solve(&mut learner(n_vars, &rest), &[]), "{holes} holes");
        }
    }

    #[test]
    fn a_spent_budget_is_no_answer_and_loses_nothing() {
        let (n_vars, clauses) = pigeons(7);
        let mut learner = learner(n_vars, &clauses);
        let mut budget = Budget::nodes(20);
        assert!(learner.solve(&[], &mut budget).is_err());
        assert!((20..40).contains(&learner.conflicts()), "{} conflicts", learner.conflicts());
        assert!(budget.spend(1).is_err(), "the caller's budget is charged");
        assert!(learner.solve(&[], &mut Budget::nodes(20)).is_err());
        assert!(!solve(&mut learner, &[]));
    }

    #[test]
    fn a_stop_flag_ends_the_search() {
        let (n_vars, clauses) = pigeons(7);
        let stop = Arc::new(AtomicBool::new(true));
        let mut budget = Budget::unlimited().with_stop(Arc::clone(&stop));
        let mut learner = learner(n_vars, &clauses);
        assert!(learner.solve(&[], &mut budget).is_err());
        stop.store(false, Ordering::Relaxed);
        assert_eq!(learner.solve(&[], &mut budget).ok(), Some(false));
    }

    #[test]
    fn decisions_are_charged_even_without_conflicts() {
        let n_vars = 10_000;
        let mut budget = Budget::nodes(15);
        assert_eq!(ClauseLearner::new(n_vars).solve(&[], &mut budget).ok(), Some(true));
        assert!(budget.spend(10).is_err(), "ten thousand decisions cost about ten nodes");
        assert!(ClauseLearner::new(n_vars).solve(&[], &mut Budget::nodes(5)).is_err());
    }

    #[test]
    fn the_same_calls_give_the_same_work_and_model() {
        let run = || {
            let mut draws = Draws(1);
            let clauses = random_clauses(&mut draws, 150, 620);
            let mut learner = learner(150, &clauses);
            let answers: Vec<bool> =
                (0..20).map(|_| solve(&mut learner, &[draws.lit(150), draws.lit(150)])).collect();
            (answers, (0..150).map(|v| learner.holds(v)).collect::<Vec<_>>(), learner.conflicts())
        };
        assert!(run().2 > 100, "too easy to tell: {} conflicts", run().2);
        assert_eq!(run(), run());
    }
}
