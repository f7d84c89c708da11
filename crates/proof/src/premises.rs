//! Premises: tests whether a statement follows from the few facts that a step names, and from
//! nothing else.

use gridwright_core::{Mask, Site, Value};

use crate::state::{Rules, State, Statement};

/// Maximum number of cases examined.
const MOST_CASES: u32 = 200_000;

/// The premises of an argument: groups of statements of which one is true, and sums. Which
/// statements exclude each other is a premise of every argument.
#[derive(Clone, Default)]
pub(crate) struct Premises {
    one_of: Vec<Vec<Statement>>,
    sums: Vec<Sum>,
}

/// The sum of the values of some sites minus that of others. A value counts as its number, from 1.
#[derive(Clone)]
pub(crate) struct Sum {
    pub(crate) plus: Vec<Site>,
    pub(crate) minus: Vec<Site>,
    pub(crate) total: i64,
}

impl Premises {
    /// Adds the premise that one of these statements is true.
    pub(crate) fn one_of(&mut self, statements: Vec<Statement>) {
        self.one_of.push(statements);
    }

    /// Adds the premise that each of these sites holds one of its candidates.
    pub(crate) fn cells(&mut self, state: &State, sites: &[Site]) {
        for &site in sites {
            self.one_of(state.at(site).iter().map(|value| (site, value)).collect());
        }
    }

    /// Adds the premise that the sites have this sum.
    pub(crate) fn sum(&mut self, state: &State, sum: Sum) {
        self.cells(state, &sum.plus);
        self.cells(state, &sum.minus);
        self.sums.push(sum);
    }

    /// Whether the premises contradict a statement.
    pub(crate) fn refute(&self, rules: &Rules<'_>, state: &State, supposed: Statement) -> bool {
        let mut cases =
            Cases { rules, state, sums: &self.sums, chosen: Vec::new(), left: MOST_CASES };
        let one_of = cases.without(&self.one_of, supposed);
        cases.chosen.push(supposed);
        cases.are_none(&one_of)
    }

    /// Whether the premises contradict each other.
    pub(crate) fn are_impossible(&self, rules: &Rules<'_>, state: &State) -> bool {
        let mut cases =
            Cases { rules, state, sums: &self.sums, chosen: Vec::new(), left: MOST_CASES };
        cases.are_none(&self.one_of)
    }

    /// Whether a statement must be true, because the premises contradict its opposite.
    pub(crate) fn confirm(&self, rules: &Rules<'_>, state: &State, supposed: Statement) -> bool {
        let mut cases =
            Cases { rules, state, sums: &self.sums, chosen: Vec::new(), left: MOST_CASES };
        let others =
            |all: &Vec<Statement>| all.iter().copied().filter(|&s| s != supposed).collect();
        let one_of: Vec<Vec<Statement>> = self.one_of.iter().map(others).collect();
        cases.are_none(&one_of)
    }
}

/// All ways to choose a true statement from each premise.
struct Cases<'c> {
    rules: &'c Rules<'c>,
    state: &'c State,
    sums: &'c [Sum],
    chosen: Vec<Statement>,
    left: u32,
}

impl Cases<'_> {
    /// The premises that are left once a statement is true.
    fn without(&self, one_of: &[Vec<Statement>], chosen: Statement) -> Vec<Vec<Statement>> {
        let open = one_of.iter().filter(|all| !all.contains(&chosen));
        let fits = |&&other: &&Statement| !self.rules.excludes(chosen, other);
        open.map(|all| all.iter().filter(fits).copied().collect()).collect()
    }

    /// Whether there is no such way.
    fn are_none(&mut self, one_of: &[Vec<Statement>]) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        if !self.sums.iter().all(|sum| self.is_in_reach(sum)) {
            return true;
        }
        let Some(shortest) = one_of.iter().min_by_key(|all| all.len()) else { return false };
        shortest.iter().all(|&statement| {
            self.chosen.push(statement);
            let left = self.without(one_of, statement);
            let is_none = self.are_none(&left);
            self.chosen.pop();
            is_none
        })
    }

    /// Whether the sum lies between the smallest and the largest that the sites can have.
    fn is_in_reach(&self, sum: &Sum) -> bool {
        let total = |sites: &[Site]| -> Option<(i64, i64)> {
            sites.iter().try_fold((0, 0), |(least, most), &site| {
                let fits = |value: &Value| self.fits((site, *value));
                let left: Mask = self.state.at(site).iter().filter(fits).collect();
                let worth = |value: Value| value.index() as i64 + 1;
                Some((least + worth(left.iter().min()?), most + worth(left.iter().max()?)))
            })
        };
        let (Some(plus), Some(minus)) = (total(&sum.plus), total(&sum.minus)) else { return false };
        (plus.0 - minus.1..=plus.1 - minus.0).contains(&sum.total)
    }

    fn fits(&self, statement: Statement) -> bool {
        !self.chosen.iter().any(|&chosen| self.rules.excludes(chosen, statement))
    }
}
