//! Candidates and values as a player would have them on paper, and what the clauses say about groups.

use std::collections::BTreeSet;

use gridwright_core::{Budget, Mask, OutOfBudget, Puzzle, Site, Value};

use crate::logic::{Literal, Logic};

/// Candidates, values placed, and which statements exclude one another.
pub(crate) struct State {
    pub(crate) candidates: Vec<Mask>,
    pub(crate) placed: Vec<Option<Value>>,
    n_values: usize,
    /// For each statement the statements that exclude it, sorted.
    excludes: Vec<Vec<u32>>,
    /// Values and sites of which one must hold the value.
    houses: BTreeSet<(u8, Vec<Site>)>,
}

impl State {
    /// The state without any clues.
    pub(crate) fn of(
        puzzle: &dyn Puzzle,
        logic: &Logic,
        budget: &mut Budget,
    ) -> Result<State, OutOfBudget> {
        let board = puzzle.board();
        let n_values = board.n_values();
        let mut excludes: Vec<Vec<u32>> = vec![Vec::new(); logic.n_statements()];
        let is_positive =
            |clause: &&Vec<Literal>| clause.iter().all(|literal| literal.is_multiple_of(2));
        for clause in logic.at_most_one.iter().filter(is_positive) {
            budget.spend(0)?;
            for &one in clause {
                let others = clause.iter().filter(|&&other| other != one).map(|other| other / 2);
                excludes[(one / 2) as usize].extend(others);
            }
        }
        let mut houses = BTreeSet::new();
        let mut candidates = vec![board.all_values(); board.n_sites()];
        for clause in &logic.any_of {
            budget.spend(0)?;
            // What a single site cannot hold is known from the start.
            if let [one] = clause[..]
                && one % 2 == 1
            {
                let (site, value) = (one as usize / 2 / n_values, one as usize / 2 % n_values);
                candidates[site] = candidates[site].without(Mask::of(Value(value as u8)));
            }
            if let [one, other] = clause[..]
                && one % 2 == 1
                && other % 2 == 1
            {
                excludes[(one / 2) as usize].push(other / 2);
                excludes[(other / 2) as usize].push(one / 2);
            }
            let value = clause.first().map_or(0, |literal| literal / 2 % n_values as u32);
            let is_alike = |literal: &Literal| {
                literal.is_multiple_of(2) && literal / 2 % n_values as u32 == value
            };
            if clause.iter().all(is_alike) {
                let site = |literal: &Literal| Site((literal / 2 / n_values as u32) as u16);
                let mut sites: Vec<Site> = clause.iter().map(site).collect();
                sites.sort_unstable();
                houses.insert((value as u8, sites));
            }
        }
        for others in &mut excludes {
            budget.spend(0)?;
            others.sort_unstable();
            others.dedup();
        }
        Ok(State { candidates, placed: vec![None; board.n_sites()], n_values, excludes, houses })
    }

    /// The candidates of a site.
    pub(crate) fn at(&self, site: Site) -> Mask {
        self.candidates[site.index()]
    }

    /// Whether at most one of the two sites can hold the value.
    pub(crate) fn sees(&self, value: Value, one: Site, other: Site) -> bool {
        let other = self.statement(other, value);
        self.excludes[self.statement(one, value)].binary_search(&(other as u32)).is_ok()
    }

    /// Whether one of the sites must hold the value: a clause says so, or there are as many sites as
    /// values and no two sites can hold the same value.
    pub(crate) fn must_hold(&self, sites: &[Site], value: Value) -> bool {
        let mut sites = sites.to_vec();
        sites.sort_unstable();
        let differ = |value: Value| {
            let pairs = sites.iter().enumerate();
            pairs
                .flat_map(|(i, &one)| sites[..i].iter().map(move |&other| (one, other)))
                .all(|(one, other)| self.sees(value, one, other))
        };
        let is_full = || {
            sites.len() == self.n_values
                && (0..self.n_values as u8).all(|value| differ(Value(value)))
        };
        self.houses.contains(&(value.0, sites.clone())) || is_full()
    }

    /// Places a value and crosses out what it excludes.
    pub(crate) fn place(&mut self, site: Site, value: Value) {
        self.placed[site.index()] = Some(value);
        self.candidates[site.index()] = self.at(site).and(Mask::of(value));
        for &other in &self.excludes[self.statement(site, value)] {
            let (site, value) = (other as usize / self.n_values, other as usize % self.n_values);
            let left = self.candidates[site].without(Mask::of(Value(value as u8)));
            self.candidates[site] = left;
        }
    }

    /// Crosses candidates out.
    pub(crate) fn cross_out(&mut self, site: Site, gone: Mask) {
        self.candidates[site.index()] = self.at(site).without(gone);
    }

    fn statement(&self, site: Site, value: Value) -> usize {
        site.index() * self.n_values + value.index()
    }
}
