//! A puzzle part-way solved by reasoning: what is placed, and what is still thought possible.

use crate::board::{Mask, Site, Solution, Value};
use crate::domains::{Conflict, Domains};
use crate::family::Puzzle;
use crate::rule::Kind;
use crate::step::{Effect, Step};

/// Values placed and candidates left, as a careful player would have them on paper.
///
/// Unlike [`crate::Domains`] it knows a placed value from a last candidate: seeing that only
/// one is left is a step of its own.
///
/// ```
/// use gridwright_core::{Position, Puzzle, Site};
/// fn open_sites(puzzle: &dyn Puzzle) -> usize {
///     let position = Position::of(puzzle);
///     puzzle.board().all_sites().filter(|&site| position.is_open(site)).count()
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    values: Vec<Option<Value>>,
    candidates: Vec<Mask>,
}

impl Position {
    /// The start: the givens placed, and crossed out wherever a rule says "not twice".
    pub fn of(puzzle: &dyn Puzzle) -> Position {
        Position::with(puzzle, &puzzle.board().givens)
    }

    /// A game in progress with every candidate its values allow.
    pub fn with(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> Position {
        let board = puzzle.board();
        let candidates = vec![board.all_values(); board.n_sites()];
        let mut position = Position { values: vec![None; board.n_sites()], candidates };
        for site in board.all_sites() {
            if let Some(value) = values[site.index()] {
                position.place(puzzle, site, value);
            }
        }
        position
    }

    pub(crate) fn from_parts(values: Vec<Option<Value>>, candidates: Vec<Mask>) -> Position {
        Position { values, candidates }
    }

    /// What a settled search knows: sites down to one value count as placed.
    pub(crate) fn of_domains(domains: &Domains) -> Position {
        let candidates: Vec<Mask> = domains.masks.iter().map(|&mask| Mask(mask)).collect();
        Position { values: candidates.iter().map(|mask| mask.only()).collect(), candidates }
    }

    /// The value placed at a site.
    #[inline]
    pub fn value(&self, site: Site) -> Option<Value> {
        self.values[site.index()]
    }

    /// All values placed.
    pub fn values(&self) -> &[Option<Value>] {
        &self.values
    }

    /// Whether nothing is placed at the site yet.
    #[inline]
    pub fn is_open(&self, site: Site) -> bool {
        self.values[site.index()].is_none()
    }

    /// The candidates left at a site; a placed value is its own only candidate.
    #[inline]
    pub fn at(&self, site: Site) -> Mask {
        self.candidates[site.index()]
    }

    /// All candidates.
    pub fn candidates(&self) -> &[Mask] {
        &self.candidates
    }

    /// Places a value, and crosses it out wherever a rule says "not twice".
    pub fn place(&mut self, puzzle: &dyn Puzzle, site: Site, value: Value) {
        self.values[site.index()] = Some(value);
        self.candidates[site.index()] = self.at(site).and(Mask::of(value));
        for constraint in puzzle.constraints() {
            if constraint.kind() == Kind::AllDifferent && constraint.sites().contains(&site) {
                for &other in constraint.sites().iter().filter(|&&other| other != site) {
                    self.cross_out(other, Mask::of(value));
                }
            }
        }
    }

    /// Takes candidates away.
    pub fn cross_out(&mut self, site: Site, gone: Mask) {
        self.candidates[site.index()] = self.at(site).without(gone);
    }

    /// Does what the step says.
    ///
    /// # Errors
    /// When a site is left without a candidate: the puzzle contradicts itself.
    pub fn apply(&mut self, puzzle: &dyn Puzzle, step: &Step) -> Result<(), Conflict> {
        for &effect in &step.finding.effects {
            match effect {
                Effect::Place(site, value) => self.place(puzzle, site, value),
                Effect::Drop(site, gone) => self.cross_out(site, gone),
            }
        }
        if self.has_dead_end() { Err(Conflict) } else { Ok(()) }
    }

    /// Whether some site has no candidate left.
    pub fn has_dead_end(&self) -> bool {
        self.candidates.iter().any(|mask| mask.is_empty())
    }

    /// The whole assignment, once every site has a value.
    pub fn solution(&self) -> Option<Solution> {
        self.values.iter().copied().collect()
    }
}
