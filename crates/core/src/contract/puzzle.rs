//! One puzzle as facts: its board, its clues, and its rules in each of the ways they are needed.

use std::any::Any;
use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Map, Value as Json};

use crate::contract::constraint::{Constraint, Kind, peers};
use crate::contract::info::Info;
use crate::contract::kernel::Kernel;
use crate::contract::reasoner::Reasoner;
use crate::data::board::{Board, Mask, Site, Value};
use crate::data::claim::Clause;
use crate::data::clue::{Clue, ClueId, ClueProgress, ClueWay};
use crate::data::domains::{Conflict, Domains};
use crate::data::edit::{ClueKind, NewClue};
use crate::data::marks::Marks;
use crate::data::params::Params;
use crate::data::parse_error::ParseError;
use crate::data::position::Position;
use crate::data::scene::Scene;
use crate::data::step::{Effect, Step};

/// One puzzle: its board, and its rules in each of the ways they are needed.
///
/// ```
/// use gridwright_core::{Budget, Puzzle, Verdict, solve};
/// fn is_proper(puzzle: &dyn Puzzle) -> bool {
///     matches!(solve(puzzle, &mut Budget::unlimited()), Verdict::Unique(_))
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// assert!(is_proper(&*puzzle));
/// ```
pub trait Puzzle: Any + Send + Sync {
    /// Facts about the family it belongs to.
    fn info(&self) -> &'static Info;

    /// The parameters that shape it, such as its size.
    fn params(&self) -> Params;

    /// What it is played on, with the givens.
    fn board(&self) -> &Board;

    /// The rules, as something that narrows candidates.
    fn constraints(&self) -> &[Box<dyn Constraint>];

    /// The rules again, as clauses, for clause learning and for the SAT solver of the tests.
    ///
    /// Shares no code with [`Puzzle::constraints`], so that one checks the other. Rules that would be too
    /// long may be left out; models are checked against the constraints.
    fn clauses(&self) -> Vec<Clause>;

    /// Whether a full grid is a solution. States the rules directly and shares no code with the rest.
    fn accepts(&self, values: &[Value]) -> bool;

    /// What explains its solution step by step.
    ///
    /// Without one the puzzle is still solved, counted, drawn, played and printed.
    fn reasoner(&self) -> Option<&dyn Reasoner> {
        None
    }

    /// What solves, counts or minimises it faster than the general engine.
    fn kernel(&self) -> Option<&dyn Kernel> {
        None
    }

    /// Everything printed on it: the givens, in the order of their sites, then all other clues in
    /// the order of their numbers.
    ///
    /// The default has givens alone.
    fn clues(&self) -> Vec<Clue> {
        self.board().given_clues()
    }

    /// The same puzzle with some of its clues only.
    ///
    /// The default knows givens alone.
    fn with_clues(&self, kept: &BTreeSet<ClueId>) -> Arc<dyn Puzzle> {
        let givens = self.board().givens.iter().zip(self.board().all_sites());
        let is_kept = |site| kept.contains(&ClueId::Given(site));
        self.with_givens(givens.map(|(given, site)| given.filter(|_| is_kept(site))).collect())
    }

    /// Pairs of clues that could be one, such as two cages side by side.
    fn joinable(&self) -> Vec<(ClueId, ClueId)> {
        Vec::new()
    }

    /// The same puzzle with two of its clues joined into one that says less; `None` where the solution does
    /// not allow it.
    fn with_joined(
        &self,
        _one: ClueId,
        _other: ClueId,
        _solution: &[Value],
    ) -> Option<Arc<dyn Puzzle>> {
        None
    }

    /// The values that can be printed on it.
    ///
    /// The default is all.
    fn printable(&self) -> Mask {
        self.board().all_values()
    }

    /// The kinds of clue that can be printed on it beside givens.
    ///
    /// The default has none.
    fn clue_kinds(&self) -> &'static [ClueKind] {
        &[]
    }

    /// The same puzzle with one more clue that is no given, in place of one of its kind about the same sites.
    ///
    /// # Errors
    /// Saying what was expected.
    fn with_clue(&self, _clue: &NewClue) -> Result<Arc<dyn Puzzle>, ParseError> {
        Err(ParseError::field("kind", "given, the only kind of clue here"))
    }

    /// Clues that are no givens, are not printed on it, and are true of a solution.
    ///
    /// The default knows none.
    fn clue_ideas(&self, _solution: &[Value]) -> Vec<NewClue> {
        Vec::new()
    }

    /// The number of its area for each site; `None` where the board is not divided by its maker.
    fn areas(&self) -> Option<Vec<u16>> {
        None
    }

    /// The same puzzle with the board divided into these areas: the number of its area for each site.
    ///
    /// # Errors
    /// Saying what was expected.
    fn with_areas(&self, _areas: &[u16]) -> Result<Arc<dyn Puzzle>, ParseError> {
        Err(ParseError::field("areas", "none, as this board has no areas to draw"))
    }

    /// Other ways to divide the board, each by a change of one edge, that keep one solution and rule another out.
    ///
    /// The default knows none.
    fn area_ideas(&self, _kept: &[Value], _lost: &[Value]) -> Vec<Vec<u16>> {
        Vec::new()
    }

    /// The state of each clue that is not a given, for these values.
    fn clue_progress(&self, _values: &[Option<Value>]) -> Vec<ClueProgress> {
        Vec::new()
    }

    /// The ways in which a clue that is not a given can still come true, judging by these values. Where
    /// there are very many, only the first of them.
    ///
    /// The default knows none.
    fn clue_ways(&self, _clue: ClueId, _values: &[Option<Value>]) -> Vec<ClueWay> {
        Vec::new()
    }

    /// What clues that are no givens leave for each site at a glance, such as the sums of cages, with
    /// these values placed; `None` where they leave everything.
    fn clue_candidates(&self, _values: &[Option<Value>]) -> Option<Vec<Mask>> {
        None
    }

    /// The picture.
    fn draw(&self, marks: &Marks, scene: &mut Scene);

    /// Multi-line text: `parse(text())` is the same puzzle.
    fn text(&self) -> String;

    /// One line without blanks: `parse(line())` is the same puzzle.
    fn line(&self) -> String;

    /// A solution in one line, nothing else.
    fn solution_line(&self, solution: &[Value]) -> String {
        solution.iter().map(|&value| self.board().symbol(value)).collect()
    }

    /// Finds a solution in a text, right or wrong, where the family writes solutions in a form of its own; the
    /// last one where there are several. Rows of symbols, JSON and moves are read for all families.
    fn read_solution(&self, _text: &str) -> Option<Vec<Option<Value>>> {
        None
    }

    /// The canonical form, in one line: the same for all puzzles that are equivalent to this one by
    /// turning it, reordering its lines or exchanging its symbols, as far as the rules allow, and different
    /// for all others. Files contain it, so it may not change; [`Board::turned`] and [`crate::Table`] help.
    fn canonical(&self) -> String;

    /// The fields that [`crate::Family::read_json`] reads.
    fn json(&self) -> Map<String, Json>;

    /// The same puzzle with other values printed at its sites and all other clues as they are.
    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle>;

    /// The value that sites left open by the player stand for once all others are right; `None` if every
    /// site has to be filled.
    fn unmarked(&self) -> Option<Value> {
        None
    }
}

impl Position {
    /// The start: the givens placed, and their values removed from the sites that may not repeat them.
    pub fn of(puzzle: &dyn Puzzle) -> Position {
        Position::with(puzzle, &puzzle.board().givens)
    }

    /// A position with these values and every candidate they allow.
    pub fn with(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> Position {
        let board = puzzle.board();
        let mut position = Position::open(board);
        // Values that the board does not have are left out.
        let values = values.iter().map(|value| value.filter(|v| v.index() < board.n_values()));
        for (site, value) in board.all_sites().zip(values) {
            if let Some(value) = value {
                position.fix(site, value);
            }
        }
        for rule in puzzle.constraints() {
            match rule.kind() {
                Kind::AllDifferent => position.cross_out_placed(rule.sites()),
                Kind::Candidates => position.cross_out_by(&**rule, board),
                Kind::Other => (),
            }
        }
        position
    }

    /// The same as a careful player would note it: without what clues such as the sums of cages rule
    /// out at a glance.
    ///
    /// ```
    /// use gridwright_core::{Budget, Position, Site};
    /// let killer = "sudoku:................/cages=3r1c1r1c2";
    /// let killer = gridwright::open(killer, None, &mut Budget::unlimited()).unwrap();
    /// let noted = Position::noted(&*killer, &killer.board().givens);
    /// assert_eq!((noted.at(Site(0)).len(), noted.at(Site(2)).len()), (2, 4));
    /// ```
    pub fn noted(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> Position {
        let mut position = Position::with(puzzle, values);
        let left = puzzle.clue_candidates(position.values()).unwrap_or_default();
        for (site, left) in puzzle.board().all_sites().zip(left) {
            if position.is_open(site) {
                position.cross_out(site, puzzle.board().all_values().without(left));
            }
        }
        position
    }

    /// Removes the values placed at these sites from the others of them.
    fn cross_out_placed(&mut self, sites: &[Site]) {
        let (mut once, mut twice) = (Mask::EMPTY, Mask::EMPTY);
        for value in sites.iter().filter_map(|&site| self.value(site)) {
            twice = twice.or(once.and(Mask::of(value)));
            once = once.or(Mask::of(value));
        }
        for &site in sites {
            let own = self.value(site).map_or(Mask::EMPTY, Mask::of);
            self.cross_out(site, once.without(own).or(twice));
        }
    }

    /// Removes what a rule about single sites rules out, whatever stands on the board.
    fn cross_out_by(&mut self, rule: &dyn Constraint, board: &Board) {
        let mut domains = Domains::with(board, &[]);
        // A site that is left with nothing shows as that.
        let _ = rule.prune(&mut domains);
        for &site in rule.sites() {
            self.cross_out(site, board.all_values().without(domains.at(site)));
        }
    }

    /// Places a value and removes it from the sites that may not repeat it. A site or value that the board
    /// does not have changes nothing.
    pub fn place(&mut self, puzzle: &dyn Puzzle, site: Site, value: Value) {
        let board = puzzle.board();
        if site.index() >= board.n_sites() || value.index() >= board.n_values() {
            return;
        }
        self.fix(site, value);
        peers(puzzle.constraints(), site).for_each(|peer| self.cross_out(peer, Mask::of(value)));
    }

    /// Applies a step.
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::budget::Rng;
    use crate::toy::Toy;

    #[test]
    fn all_values_at_once_are_as_one_after_another() {
        let mut rng = Rng::from_seed(1);
        let toy = Toy::latin(4);
        let mut n_clashes = 0;
        for _ in 0..200 {
            let values: Vec<Option<Value>> =
                (0..16).map(|_| (rng.below(3) == 0).then(|| Value(rng.below(4) as u8))).collect();
            let mut position = Position::open(toy.board());
            for (site, value) in toy.board().all_sites().zip(&values) {
                if let Some(value) = *value {
                    position.place(&toy, site, value);
                }
            }
            assert_eq!(Position::with(&toy, &values), position, "{values:?}");
            n_clashes += usize::from(position.has_dead_end());
        }
        assert!(n_clashes > 20 && n_clashes < 180, "{n_clashes} of 200 clash");
    }
}
