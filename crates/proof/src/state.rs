//! The candidates and values of a position, and the consequences of the rules.

use std::collections::{BTreeMap, BTreeSet};

use gridwright_core::{Budget, Claim, Kind, Mask, OutOfBudget, Puzzle, Site, Value};

use crate::logic::{Literal, Logic};

/// The statement that a site holds a value.
pub(crate) type Statement = (Site, Value);

/// The rules of a puzzle, indexed from its clauses.
pub(crate) struct Rules<'p> {
    pub(crate) puzzle: &'p dyn Puzzle,
    pub(crate) n_values: usize,
    /// For each statement the statements that exclude it, sorted.
    excludes: Vec<Vec<u32>>,
    /// Values with sites of which one must hold the value.
    houses: BTreeSet<(Value, Vec<Site>)>,
    /// For each statement the houses that contain it.
    houses_of: Vec<Vec<Vec<Site>>>,
    /// Clauses of which at least one claim is true; then for each site the clauses that mention it.
    clauses: Vec<Vec<Claim>>,
    clauses_at: Vec<Vec<u32>>,
}

/// The candidates of each site, and the values placed.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) candidates: Vec<Mask>,
    pub(crate) placed: Vec<Option<Value>>,
}

impl<'p> Rules<'p> {
    /// The rules of a puzzle, without its clues.
    pub(crate) fn of(
        puzzle: &'p dyn Puzzle,
        logic: &Logic,
        budget: &mut Budget,
    ) -> Result<Rules<'p>, OutOfBudget> {
        let (n_sites, n_values) = (puzzle.board().n_sites(), puzzle.board().n_values());
        let statement = |literal: Literal| {
            let number = literal as usize / 2;
            (Site((number / n_values) as u16), Value((number % n_values) as u8))
        };
        let claim = |&literal: &Literal| {
            let (site, value) = statement(literal);
            Claim { site, value, holds: literal.is_multiple_of(2) }
        };
        let mut rules = Rules {
            puzzle,
            n_values,
            excludes: vec![Vec::new(); n_sites * n_values],
            houses: BTreeSet::new(),
            houses_of: vec![Vec::new(); n_sites * n_values],
            clauses: logic.any_of.iter().map(|c| c.iter().map(claim).collect()).collect(),
            clauses_at: vec![Vec::new(); n_sites],
        };
        // A group with as many sites as values contains every value if no value repeats in it.
        let mut full: BTreeMap<Vec<Site>, Mask> = BTreeMap::new();
        for clause in &logic.at_most_one {
            budget.spend(0)?;
            if !clause.iter().all(|literal| literal.is_multiple_of(2)) {
                continue;
            }
            for &one in clause {
                let others = clause.iter().filter(|&&other| other != one).map(|other| other / 2);
                rules.excludes[(one / 2) as usize].extend(others);
            }
            if let Some((value, sites)) = alike(clause.iter().copied().map(statement))
                && sites.len() == n_values
            {
                let values = full.entry(sites).or_default();
                *values = values.or(Mask::of(value));
            }
        }
        for (sites, values) in full {
            if values == Mask::first(n_values) {
                rules.houses.extend(values.iter().map(|value| (value, sites.clone())));
            }
        }
        for (i, clause) in logic.any_of.iter().enumerate() {
            budget.spend(0)?;
            for &literal in clause {
                let at = &mut rules.clauses_at[statement(literal).0.index()];
                if at.last() != Some(&(i as u32)) {
                    at.push(i as u32);
                }
            }
            if let [one, other] = clause[..]
                && one % 2 == 1
                && other % 2 == 1
            {
                rules.excludes[(one / 2) as usize].push(other / 2);
                rules.excludes[(other / 2) as usize].push(one / 2);
            }
            for (one, other) in excluded(clause, n_values as u32) {
                rules.excludes[one as usize].push(other);
                rules.excludes[other as usize].push(one);
            }
            if clause.iter().all(|literal| literal.is_multiple_of(2))
                && let Some(house) = alike(clause.iter().copied().map(statement))
            {
                rules.houses.insert(house);
            }
        }
        for (value, sites) in &rules.houses {
            budget.spend(0)?;
            for site in sites {
                rules.houses_of[site.index() * n_values + value.index()].push(sites.clone());
            }
        }
        for others in &mut rules.excludes {
            budget.spend(0)?;
            others.sort_unstable();
            others.dedup();
        }
        Ok(rules)
    }

    /// Whether at most one of two statements is true.
    pub(crate) fn excludes(&self, one: Statement, other: Statement) -> bool {
        match one.0 == other.0 {
            true => one.1 != other.1,
            false => {
                self.excludes[self.number(one)].binary_search(&(self.number(other) as u32)).is_ok()
            }
        }
    }

    /// Whether at most one of the two sites can hold the value.
    pub(crate) fn sees(&self, value: Value, one: Site, other: Site) -> bool {
        one != other && self.excludes((one, value), (other, value))
    }

    /// Whether one of the sites must hold the value.
    pub(crate) fn must_hold(&self, sites: &[Site], value: Value) -> bool {
        let mut sites = sites.to_vec();
        sites.sort_unstable();
        self.houses.contains(&(value, sites))
    }

    /// The groups that contain this site and must contain the value.
    pub(crate) fn houses_of(&self, (site, value): Statement) -> &[Vec<Site>] {
        &self.houses_of[self.number((site, value))]
    }

    /// All groups of sites that must contain the value.
    pub(crate) fn houses_with(&self, value: Value) -> impl Iterator<Item = &[Site]> {
        let houses = self.houses.iter().filter(move |house| house.0 == value);
        houses.map(|(_, sites)| &sites[..])
    }

    /// Whether all rules are all-different rules, so that values can be swapped.
    pub(crate) fn only_differ(&self) -> bool {
        self.puzzle.constraints().iter().all(|rule| rule.kind() == Kind::AllDifferent)
    }

    /// The candidates before any clue.
    pub(crate) fn start(&self) -> State {
        let board = self.puzzle.board();
        let mut candidates = vec![board.all_values(); board.n_sites()];
        let marks = self.puzzle.constraints().iter().filter(|rule| rule.kind() == Kind::Candidates);
        let marked: BTreeSet<Site> = marks.flat_map(|rule| rule.sites()).copied().collect();
        for clause in &self.clauses {
            // Restrictions of single sites are known from the start.
            if let [Claim { site, value, holds: false }] = clause[..]
                && marked.contains(&site)
            {
                let left = candidates[site.index()].without(Mask::of(value));
                candidates[site.index()] = left;
            }
        }
        State { candidates, placed: vec![None; board.n_sites()] }
    }

    /// Places a value and removes it from the sites that it excludes.
    pub(crate) fn place(&self, state: &mut State, site: Site, value: Value) {
        state.placed[site.index()] = Some(value);
        let own = state.at(site).and(Mask::of(value));
        state.candidates[site.index()] = own;
        for &other in &self.excludes[self.number((site, value))] {
            let (other, same) = (other as usize / self.n_values, other as usize % self.n_values);
            if same == value.index() {
                state.cross_out(Site(other as u16), Mask::of(value));
            }
        }
    }

    /// Applies a claim to a state.
    pub(crate) fn apply(&self, state: &mut State, claim: Claim) {
        match claim.holds {
            true => self.place(state, claim.site, claim.value),
            false => state.cross_out(claim.site, Mask::of(claim.value)),
        }
    }

    /// Whether a claim follows from the candidates by one clause: with the opposite of the claim,
    /// every claim of the clause is false.
    pub(crate) fn follows(&self, state: &State, claim: Claim) -> bool {
        let (here, value) = (state.at(claim.site), Mask::of(claim.value));
        if !claim.holds && !here.has(claim.value) {
            return false;
        }
        let opposite = if claim.holds { here.without(value) } else { value };
        let at = |site: Site| if site == claim.site { opposite } else { state.at(site) };
        let is_last = |house: &Vec<Site>| {
            let mut others = house.iter().filter(|&&site| site != claim.site);
            !others.any(|&site| state.at(site).has(claim.value))
        };
        let in_house = || self.houses_of((claim.site, claim.value)).iter().any(is_last);
        opposite.is_empty()
            || claim.holds && in_house()
            || self.clauses_at[claim.site.index()].iter().any(|&i| self.is_dead(i, at))
    }

    /// Whether a value at a site would remove every candidate of another site.
    pub(crate) fn takes_all(&self, state: &State, site: Site, value: Value) -> bool {
        let mut left: BTreeMap<Site, Mask> = BTreeMap::new();
        for &other in &self.excludes[self.number((site, value))] {
            let (at, gone) = (other as usize / self.n_values, other as usize % self.n_values);
            let at = Site(at as u16);
            let here = left.entry(at).or_insert_with(|| state.at(at));
            *here = here.without(Mask::of(Value(gone as u8)));
        }
        left.values().any(|left| left.is_empty())
    }

    /// Whether the sites of a rule cannot satisfy its clauses: propagating each clause over the
    /// candidates leaves a site without any.
    pub(crate) fn is_broken(&self, state: &State, sites: &[Site]) -> bool {
        let clauses = sites.iter().flat_map(|site| &self.clauses_at[site.index()]);
        let clauses = clauses.map(|&i| &self.clauses[i as usize]);
        let is_within =
            |clause: &&Vec<Claim>| clause.iter().all(|claim| sites.contains(&claim.site));
        let clauses: Vec<&Vec<Claim>> = clauses.filter(is_within).collect();
        let mut left: BTreeMap<Site, Mask> =
            sites.iter().map(|&site| (site, state.at(site))).collect();
        loop {
            let before = left.clone();
            for clause in &clauses {
                let is_lost = |claim: &&Claim| {
                    let here = left[&claim.site];
                    if claim.holds { !here.has(claim.value) } else { here == Mask::of(claim.value) }
                };
                let mut open = clause.iter().filter(|claim| !is_lost(claim));
                match (open.next(), open.next()) {
                    (None, _) => return true,
                    (Some(&Claim { site, value, holds }), None) => {
                        let here = left[&site];
                        let value = Mask::of(value);
                        left.insert(
                            site,
                            if holds { here.and(value) } else { here.without(value) },
                        );
                    }
                    _ => (),
                }
            }
            if left == before {
                return left.values().any(|left| left.is_empty());
            }
        }
    }

    fn is_dead(&self, clause: u32, at: impl Fn(Site) -> Mask) -> bool {
        self.clauses[clause as usize].iter().all(|claim| {
            let here = at(claim.site);
            if claim.holds { !here.has(claim.value) } else { here == Mask::of(claim.value) }
        })
    }

    /// Removes the candidates excluded by single clauses until nothing changes.
    pub(crate) fn cross_out_all(&self, state: &mut State) {
        let mut is_dirty = vec![true; self.clauses.len()];
        while let Some(i) = is_dirty.iter().position(|&dirty| dirty) {
            is_dirty[i] = false;
            let clause = &self.clauses[i];
            let is_lost = |claim: &Claim| claim.holds && !state.at(claim.site).has(claim.value);
            let mut left = clause.iter().filter(|claim| !is_lost(claim));
            if let (Some(&Claim { site, value, holds: false }), None) = (left.next(), left.next())
                && state.at(site).has(value)
            {
                state.cross_out(site, Mask::of(value));
                self.clauses_at[site.index()].iter().for_each(|&i| is_dirty[i as usize] = true);
            }
        }
    }

    fn number(&self, (site, value): Statement) -> usize {
        site.index() * self.n_values + value.index()
    }
}

/// The pairs of statements excluded by a clause that restricts one site depending on the value of
/// another.
fn excluded(clause: &[Literal], n_values: u32) -> Vec<(u32, u32)> {
    let (ifs, thens): (Vec<Literal>, Vec<Literal>) = clause.iter().partition(|l| *l % 2 == 1);
    let [held] = ifs[..] else { return Vec::new() };
    let Some(first) = thens.first() else { return Vec::new() };
    let site = |literal: Literal| literal / 2 / n_values;
    if site(held) == site(*first) || thens.iter().any(|&then| site(then) != site(*first)) {
        return Vec::new();
    }
    let all = site(*first) * n_values..(site(*first) + 1) * n_values;
    let others = all.filter(|statement| !thens.contains(&(2 * statement)));
    others.map(|other| (held / 2, other)).collect()
}

/// The value and the sites of some statements, if they all have the same value.
fn alike(statements: impl Iterator<Item = Statement>) -> Option<(Value, Vec<Site>)> {
    let (mut sites, values): (Vec<Site>, Vec<Value>) = statements.unzip();
    let first = *values.first()?;
    sites.sort_unstable();
    values.iter().all(|&value| value == first).then_some((first, sites))
}

impl State {
    /// The candidates of a site.
    pub(crate) fn at(&self, site: Site) -> Mask {
        self.candidates[site.index()]
    }

    /// Whether a site has no value yet.
    pub(crate) fn is_open(&self, site: Site) -> bool {
        self.placed[site.index()].is_none()
    }

    /// Removes candidates from a site.
    pub(crate) fn cross_out(&mut self, site: Site, gone: Mask) {
        self.candidates[site.index()] = self.at(site).without(gone);
    }
}
