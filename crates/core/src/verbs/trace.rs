//! Traces: the forced moves that lead from an assumption to a contradiction, for the text of a
//! step.
//!
//! Search is fast but does not record reasons. Here the same consequences are drawn again for a
//! step that is returned, nearest first, each with the moves that it depends on.

use std::rc::Rc;

use crate::contract::constraint::{Constraint, Kind};
use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Site, Value};
use crate::data::claim::Claim;
use crate::data::dead_end::DeadEnd;
use crate::data::domains::Domains;
use crate::data::position::Position;
use crate::data::step::Trial;

/// The moves to a contradiction, in order, and the contradiction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trace {
    pub(crate) moves: Vec<Claim>,
    pub(crate) end: DeadEnd,
    /// The trials that these moves depend on, in order.
    pub(crate) trials: Vec<Trial>,
}

/// Draws consequences and records the events that each depends on.
#[derive(Clone)]
pub(crate) struct Tracer<'p> {
    rules: &'p [Box<dyn Constraint>],
    /// The indices of the rules of each site.
    rules_of: Rc<Vec<Vec<usize>>>,
    n_values: usize,
    domains: Domains,
    events: Vec<Event>,
    /// Number of initial events, which are values on the board instead of moves.
    n_placed: usize,
    /// The event that removed each value from each site, if it is gone.
    gone_by: Vec<Option<usize>>,
    is_fixed: Vec<bool>,
    /// Number of events whose consequences have been drawn.
    n_followed: usize,
    /// Whether a site of each rule has changed since the rule was last used.
    is_dirty: Vec<bool>,
}

#[derive(Clone)]
struct Event {
    claim: Claim,
    because: Vec<usize>,
    /// The trial of the opposite claim, if the claim depends on one.
    trial: Option<Trial>,
}

/// A contradiction and the events that it depends on.
struct Found {
    end: DeadEnd,
    because: Vec<usize>,
}

impl<'p> Tracer<'p> {
    /// The state for a position, before consequences are drawn.
    pub(crate) fn new<P: Puzzle>(puzzle: &'p P, position: &Position) -> Tracer<'p> {
        let (board, rules) = (puzzle.board(), puzzle.constraints());
        let mut domains = Domains::with(board, position.values());
        // A site without candidates is detected when the consequences are drawn.
        for site in board.all_sites() {
            domains.keep(site, position.at(site)).ok();
        }
        let mut rules_of = vec![Vec::new(); board.n_sites()];
        for (index, rule) in rules.iter().enumerate() {
            rule.sites().iter().for_each(|site| rules_of[site.index()].push(index));
        }
        let mut tracer = Tracer {
            rules,
            rules_of: Rc::new(rules_of),
            n_values: board.n_values(),
            domains,
            events: Vec::new(),
            n_placed: 0,
            gone_by: vec![None; board.n_sites() * board.n_values()],
            is_fixed: vec![false; board.n_sites()],
            n_followed: 0,
            is_dirty: vec![true; rules.len()],
        };
        for site in board.all_sites() {
            if let Some(value) = position.value(site) {
                tracer.place(site, value, Vec::new());
            }
        }
        tracer.n_placed = tracer.events.len();
        tracer
    }

    /// The contradiction that follows from a site holding a value, if there is one.
    pub(crate) fn assume(&mut self, site: Site, value: Value) -> Option<Trace> {
        self.place(site, value, Vec::new());
        let assumed = self.events.len() - 1;
        let found = self.settle()?;
        Some(self.trace(&found, assumed))
    }

    /// Assumes within the trace that a site holds a value: if that ends in a contradiction, the
    /// value is removed. Returns the contradiction that follows from the removal; `None` if there
    /// is none from either.
    pub(crate) fn refute(&mut self, site: Site, value: Value, assumed: usize) -> Option<Trace> {
        let mut inner = self.clone();
        let n_events = inner.events.len();
        inner.place(site, value, Vec::new());
        let found = inner.settle()?;
        let used = inner.used(&found.because);
        let because: Vec<usize> = (0..n_events).filter(|&event| used[event]).collect();
        let moves = (n_events + 1..inner.events.len()).filter(|&event| used[event]);
        let moves = moves.map(|event| inner.events[event].claim).collect();
        let trial = Trial { supposed: Claim::is(site, value), moves, end: found.end };
        let claim = Claim::is_not(site, value);
        self.events.push(Event { claim, because, trial: Some(trial) });
        let found = self.settle()?;
        Some(self.trace(&found, assumed))
    }

    /// The index of the next event.
    pub(crate) fn now(&self) -> usize {
        self.events.len()
    }

    fn trace(&self, found: &Found, assumed: usize) -> Trace {
        let used = self.used(&found.because);
        let is_move = |&event: &usize| event >= self.n_placed && event != assumed && used[event];
        let moves = || (0..self.events.len()).filter(is_move).map(|event| &self.events[event]);
        Trace {
            moves: moves().map(|event| event.claim).collect(),
            end: found.end,
            trials: moves().filter_map(|event| event.trial.clone()).collect(),
        }
    }

    /// Whether each event is needed for these events, directly or indirectly.
    fn used(&self, because: &[usize]) -> Vec<bool> {
        let mut used = vec![false; self.events.len()];
        because.iter().for_each(|&event| used[event] = true);
        for event in (0..self.events.len()).rev() {
            if used[event] {
                self.events[event].because.iter().for_each(|&before| used[before] = true);
            }
        }
        used
    }

    fn place(&mut self, site: Site, value: Value, because: Vec<usize>) {
        if let Some(is_fixed) = self.is_fixed.get_mut(site.index())
            && !*is_fixed
        {
            *is_fixed = true;
            self.events.push(Event { claim: Claim::is(site, value), because, trial: None });
        }
    }

    fn note(&mut self, claim: Claim, because: Vec<usize>) {
        self.events.push(Event { claim, because, trial: None });
    }

    /// Draws all consequences, those of single moves before those of complex rules.
    fn settle(&mut self) -> Option<Found> {
        loop {
            while self.n_followed < self.events.len() {
                let event = self.n_followed;
                self.n_followed += 1;
                if let Some(found) = self.follow(event) {
                    return Some(found);
                }
            }
            let is_next = |&rule: &usize| {
                self.is_dirty[rule] && self.rules[rule].kind() != Kind::AllDifferent
            };
            let rule = (0..self.rules.len()).find(is_next)?;
            self.is_dirty[rule] = false;
            if let Some(found) = self.prune(rule) {
                return Some(found);
            }
        }
    }

    /// Draws the consequences of one event.
    fn follow(&mut self, event: usize) -> Option<Found> {
        let Claim { site, value, holds } = self.events[event].claim;
        if !holds {
            return self.take(site, value, event);
        }
        if !self.domains.at(site).has(value) {
            let mut because = self.taken(site, Mask::of(value));
            because.push(event);
            return Some(Found { end: DeadEnd::Site(site), because });
        }
        let others = self.domains.at(site).without(Mask::of(value));
        for other in others.iter() {
            if let Some(found) = self.take(site, other, event) {
                return Some(found);
            }
        }
        let (rules, rules_of) = (self.rules, Rc::clone(&self.rules_of));
        for rule in rules_of[site.index()].iter().map(|&index| &rules[index]) {
            if rule.kind() != Kind::AllDifferent {
                continue;
            }
            for &other in rule.sites().iter().filter(|&&other| other != site) {
                if let Some(found) = self.take(other, value, event) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// Removes a value from a site, and places values that are left alone as a result.
    fn take(&mut self, site: Site, value: Value, event: usize) -> Option<Found> {
        if !self.domains.at(site).has(value) {
            return None;
        }
        self.gone_by[site.index() * self.n_values + value.index()] = Some(event);
        let left = self.domains.drop(site, Mask::of(value));
        if left.is_err() {
            let because = self.taken(site, Mask::first(self.n_values));
            return Some(Found { end: DeadEnd::Site(site), because });
        }
        if let Some(only) = self.domains.at(site).only()
            && !self.is_fixed[site.index()]
        {
            let because = self.taken(site, Mask::first(self.n_values));
            self.place(site, only, because);
        }
        self.look_for_places(site, value)
    }

    /// Finds constraints in which a value that left a site has one place left, or none.
    fn look_for_places(&mut self, site: Site, value: Value) -> Option<Found> {
        let (rules, rules_of) = (self.rules, Rc::clone(&self.rules_of));
        for &index in &rules_of[site.index()] {
            let (rule, sites) = (&rules[index], rules[index].sites());
            self.is_dirty[index] = true;
            if rule.kind() != Kind::AllDifferent || sites.len() != self.n_values {
                continue;
            }
            let mut places = sites.iter().filter(|&&place| self.domains.at(place).has(value));
            let (first, second) = (places.next().copied(), places.next());
            if second.is_some() {
                continue;
            }
            let because: Vec<usize> =
                sites.iter().flat_map(|&place| self.taken(place, Mask::of(value))).collect();
            match first {
                None => return Some(Found { end: DeadEnd::Place(index, value), because }),
                Some(place) => self.place(place, value, because),
            }
        }
        None
    }

    /// Uses a rule other than an all-different rule.
    fn prune(&mut self, rule: usize) -> Option<Found> {
        let constraint = &self.rules[rule];
        let all = Mask::first(self.n_values);
        let sites = constraint.sites();
        let because: Vec<usize> = sites.iter().flat_map(|&site| self.taken(site, all)).collect();
        let mut pruned = self.domains.clone();
        if constraint.prune(&mut pruned).is_err() {
            return Some(Found { end: DeadEnd::Rule(rule), because });
        }
        for &site in sites {
            let gone = self.domains.at(site).without(pruned.at(site));
            match pruned.at(site).only() {
                Some(only) if !gone.is_empty() => self.place(site, only, because.clone()),
                _ => gone
                    .iter()
                    .for_each(|value| self.note(Claim::is_not(site, value), because.clone())),
            }
        }
        None
    }

    /// The events that removed these values from a site.
    fn taken(&self, site: Site, values: Mask) -> Vec<usize> {
        let start = site.index() * self.n_values;
        values.iter().filter_map(|value| *self.gone_by.get(start + value.index())?).collect()
    }
}
