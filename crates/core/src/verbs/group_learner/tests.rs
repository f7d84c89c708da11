//! Tests of clause learning on groups against trying everything and against batsat.

use super::{GroupLearner, KEPT, luby};
use crate::data::budget::{Budget, OutOfBudget, Rng};
use crate::verbs::learn::{ClauseLearner, Learner, Lit};

/// A condition on some literals.
#[derive(Clone, Debug)]
enum Rule {
    Clause(Vec<Lit>),
    AtMostOne(Vec<Lit>),
    ExactlyOne(Vec<Lit>),
}

impl Rule {
    fn add_to(&self, learner: &mut impl Learner) {
        match self {
            Rule::Clause(lits) => learner.add(lits),
            Rule::AtMostOne(lits) => learner.add_at_most_one(lits),
            Rule::ExactlyOne(lits) => learner.add_exactly_one(lits),
        }
    }

    fn accepts(&self, is_true: impl Fn(usize) -> bool) -> bool {
        let n = |lits: &[Lit]| lits.iter().filter(|lit| is_true(lit.var()) == lit.is_yes()).count();
        match self {
            Rule::Clause(lits) => n(lits) > 0,
            Rule::AtMostOne(lits) => n(lits) < 2,
            Rule::ExactlyOne(lits) => n(lits) == 1,
        }
    }
}

/// Any rule of one to five literals, some of them negative, repeated or opposite.
fn random_rule(rng: &mut Rng, n_vars: usize) -> Rule {
    let lits = (0..1 + rng.below(5)).map(|_| {
        let var = rng.below(n_vars);
        if rng.below(4) == 0 { Lit::no(var) } else { Lit::yes(var) }
    });
    let lits: Vec<Lit> = lits.collect();
    match rng.below(3) {
        0 => Rule::Clause(lits),
        1 => Rule::AtMostOne(lits),
        _ => Rule::ExactlyOne(lits),
    }
}

fn solve(learner: &mut GroupLearner) -> bool {
    learner.solve(&mut Budget::unlimited()).expect("no limit")
}

/// The last model, where bit `v` is the value of variable `v`.
fn found(learner: &impl Learner, n_vars: usize) -> usize {
    (0..n_vars).filter(|&var| learner.holds(var)).map(|var| 1 << var).sum()
}

fn deny(learner: &mut impl Learner, n_vars: usize) {
    let differs = |var| if learner.holds(var) { Lit::no(var) } else { Lit::yes(var) };
    let clause: Vec<Lit> = (0..n_vars).map(differs).collect();
    learner.add(&clause);
}

#[test]
fn visits_the_models_that_trying_everything_finds() {
    let mut met = [0; 4];
    for seed in 0..3_000 {
        let mut rng = Rng::from_seed(seed);
        let n_vars = 2 + rng.below(9);
        let rules: Vec<Rule> = (0..rng.below(7)).map(|_| random_rule(&mut rng, n_vars)).collect();
        let mut learner = GroupLearner::new(n_vars);
        rules.iter().for_each(|rule| rule.add_to(&mut learner));
        // Another rule comes after a model was found.
        let late = random_rule(&mut rng, n_vars);
        let is_accepted = |rules: &[Rule], bits: usize| {
            rules.iter().all(|rule| rule.accepts(|var| bits >> var & 1 == 1))
        };
        let is_solvable = solve(&mut learner);
        let expected = (0..1 << n_vars).any(|bits| is_accepted(&rules, bits));
        assert_eq!(is_solvable, expected, "seed {seed}: {rules:?}");
        late.add_to(&mut learner);
        let rules = [rules, vec![late]].concat();
        let mut expected: Vec<usize> =
            (0..1 << n_vars).filter(|&bits| is_accepted(&rules, bits)).collect();
        met[expected.len().min(3)] += 1;
        while solve(&mut learner) {
            let model = found(&learner, n_vars);
            let at = expected.iter().position(|&other| other == model);
            expected.swap_remove(at.unwrap_or_else(|| panic!("seed {seed}: {rules:?}")));
            deny(&mut learner, n_vars);
        }
        assert!(expected.is_empty(), "seed {seed}: {} models missed", expected.len());
        assert!(!solve(&mut learner), "a contradiction is final");
    }
    assert!(met.iter().all(|&times| times > 100), "one-sided test: {met:?}");
}

/// Clauses of three literals and groups of two to six, so many that there is a model about every
/// other time.
fn random_rules(rng: &mut Rng, n_vars: usize) -> Vec<Rule> {
    let mut vars: Vec<usize> = (0..n_vars).collect();
    let mut lits = |n: usize| -> Vec<Lit> {
        rng.shuffle(&mut vars);
        vars[..n].iter().map(|&var| Lit::yes(var)).collect()
    };
    let mut rules: Vec<Rule> = (0..n_vars / 5).map(|i| Rule::ExactlyOne(lits(2 + i % 5))).collect();
    rules.extend((0..n_vars / 10).map(|i| Rule::AtMostOne(lits(2 + i % 4))));
    let clauses: Vec<Vec<Lit>> = (0..n_vars * 7 / 4).map(|_| lits(3)).collect();
    rules.extend(clauses.into_iter().map(|clause| {
        let sign = |lit: Lit| if rng.below(2) == 0 { lit } else { !lit };
        Rule::Clause(clause.into_iter().map(sign).collect())
    }));
    rules
}

#[test]
fn there_is_a_model_exactly_if_batsat_finds_one() {
    let (n, mut met, mut n_conflicts) = (300, [0; 2], 0);
    for seed in 0..200 {
        let rules = random_rules(&mut Rng::from_seed(seed), n);
        let (mut learner, mut oracle) = (GroupLearner::new(n), ClauseLearner::new(n));
        rules.iter().for_each(|rule| rule.add_to(&mut learner));
        rules.iter().for_each(|rule| rule.add_to(&mut oracle));
        let is_solvable = solve(&mut learner);
        let expected = Learner::solve(&mut oracle, &mut Budget::unlimited());
        assert!(expected.is_ok_and(|expected| expected == is_solvable), "seed {seed}");
        if is_solvable {
            let is_accepted = |rule: &Rule| rule.accepts(|var| learner.holds(var));
            assert!(rules.iter().all(is_accepted), "seed {seed}: no model");
        }
        met[usize::from(is_solvable)] += 1;
        n_conflicts += learner.n_conflicts;
    }
    assert!(met.iter().all(|&times| times > 20), "one-sided test: {met:?}");
    assert!(n_conflicts > 5_000, "{n_conflicts} conflicts");
}

/// The pigeonhole problem, whose proof is long.
fn pigeons(n_pigeons: usize, n_holes: usize) -> GroupLearner {
    let sits = |pigeon: usize, hole: usize| Lit::yes(pigeon * n_holes + hole);
    let mut learner = GroupLearner::new(n_pigeons * n_holes);
    for pigeon in 0..n_pigeons {
        let holes: Vec<Lit> = (0..n_holes).map(|hole| sits(pigeon, hole)).collect();
        learner.add_exactly_one(&holes);
    }
    for hole in 0..n_holes {
        let all: Vec<Lit> = (0..n_pigeons).map(|pigeon| sits(pigeon, hole)).collect();
        learner.add_at_most_one(&all);
    }
    learner
}

#[test]
fn pigeons_do_not_fit_even_if_most_clauses_are_forgotten() {
    for n_holes in 1..=8 {
        let mut learner = pigeons(n_holes + 1, n_holes);
        assert!(!solve(&mut learner), "{n_holes} holes");
        assert!(solve(&mut pigeons(n_holes, n_holes)), "{n_holes} holes");
        assert!(learner.most_learnt > KEPT || n_holes < 8, "{}", learner.n_conflicts);
    }
}

#[test]
fn groups_may_be_larger_than_a_word() {
    let n = 70;
    let all: Vec<Lit> = (0..n).map(Lit::yes).collect();
    let mut learner = GroupLearner::new(n);
    learner.add_exactly_one(&all);
    let mut n_models = 0;
    while solve(&mut learner) {
        assert_eq!((0..n).filter(|&var| learner.holds(var)).count(), 1);
        deny(&mut learner, n);
        n_models += 1;
    }
    assert_eq!(n_models, n);
}

#[test]
fn a_spent_budget_is_no_answer_and_loses_nothing() {
    let mut learner = pigeons(8, 7);
    let mut n_attempts = 0;
    let answer = loop {
        match learner.solve(&mut Budget::nodes(50)) {
            Err(OutOfBudget) => n_attempts += 1,
            Ok(answer) => break answer,
        }
    };
    assert!(!answer && n_attempts > 3, "{n_attempts} attempts");
}

#[test]
fn decisions_are_charged_even_without_conflicts() {
    let mut learner = GroupLearner::new(10_000);
    let mut budget = Budget::nodes(100);
    assert!(learner.solve(&mut budget).is_ok_and(|is_solvable| is_solvable));
    assert_eq!(budget.used(), 10);
}

#[test]
fn restarts_follow_lubys_sequence() {
    let first: Vec<u64> = (1..=15).map(luby).collect();
    assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
}
