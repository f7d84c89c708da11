//! A puzzle: its board, its clues, and its rules in each form that the engine needs.

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

/// A puzzle: its board, its clues, and its rules in each form that the engine needs.
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
    /// Facts about the family of the puzzle.
    fn info(&self) -> &'static Info;

    /// The parameters that shape the puzzle, such as its size.
    fn params(&self) -> Params;

    /// The board with its givens.
    fn board(&self) -> &Board;

    /// The rules as constraints that prune candidates.
    fn constraints(&self) -> &[Box<dyn Constraint>];

    /// The rules as clauses, for clause learning and for the SAT solver in the tests.
    ///
    /// Shares no code with [`Puzzle::constraints`], so that each checks the other. Rules whose
    /// clauses would be too many may be left out; models are checked against the constraints.
    fn clauses(&self) -> Vec<Clause>;

    /// Whether a full grid is a solution. States the rules directly and shares no code with the
    /// other forms.
    fn accepts(&self, values: &[Value]) -> bool;

    /// The reasoner that finds its solving steps, if it has one.
    ///
    /// A puzzle without a reasoner can still be solved, counted, drawn, played and printed.
    fn reasoner(&self) -> Option<&dyn Reasoner> {
        None
    }

    /// The kernel that solves, counts or minimises it faster than the general engine, if it has
    /// one.
    fn kernel(&self) -> Option<&dyn Kernel> {
        None
    }

    /// All clues: the givens in site order, then all other clues in the order of their numbers.
    ///
    /// The default returns the givens only.
    fn clues(&self) -> Vec<Clue> {
        self.board().given_clues()
    }

    /// The same puzzle with only these clues. The others keep their order and are numbered anew.
    ///
    /// The default supports givens only.
    fn with_clues(&self, kept: &BTreeSet<ClueId>) -> Arc<dyn Puzzle> {
        let givens = self.board().givens.iter().zip(self.board().all_sites());
        let is_kept = |site| kept.contains(&ClueId::Given(site));
        self.with_givens(givens.map(|(given, site)| given.filter(|_| is_kept(site))).collect())
    }

    /// Pairs of clues that can be joined into one, such as two neighbouring cages.
    fn joinable(&self) -> Vec<(ClueId, ClueId)> {
        Vec::new()
    }

    /// The same puzzle with two of its clues joined into one that carries less information; `None`
    /// if the solution does not allow it.
    fn with_joined(
        &self,
        _one: ClueId,
        _other: ClueId,
        _solution: &[Value],
    ) -> Option<Arc<dyn Puzzle>> {
        None
    }

    /// The values that can be printed as givens.
    ///
    /// The default returns all values.
    fn printable(&self) -> Mask {
        self.board().all_values()
    }

    /// The kinds of clue other than givens that can be printed on it.
    ///
    /// The default returns none.
    fn clue_kinds(&self) -> &'static [ClueKind] {
        &[]
    }

    /// The same puzzle with another clue that is not a given. It replaces a clue of the same kind
    /// at the same sites.
    ///
    /// # Errors
    /// States the expected input.
    fn with_clue(&self, _clue: &NewClue) -> Result<Arc<dyn Puzzle>, ParseError> {
        Err(ParseError::field("kind", "given, the only kind of clue here"))
    }

    /// Suggests clues other than givens that a solution satisfies and that the puzzle does not have
    /// yet.
    ///
    /// The default suggests none.
    fn clue_ideas(&self, _solution: &[Value]) -> Vec<NewClue> {
        Vec::new()
    }

    /// The number of the area of each site, in site order; `None` if areas cannot be changed.
    fn areas(&self) -> Option<Vec<u16>> {
        None
    }

    /// The same puzzle with other areas, given as the number of the area of each site.
    ///
    /// # Errors
    /// States the expected input.
    fn with_areas(&self, _areas: &[u16]) -> Result<Arc<dyn Puzzle>, ParseError> {
        Err(ParseError::field("areas", "none, as this board has no areas to draw"))
    }

    /// Suggests other areas, each with one edge changed, that allow the solution `kept` but not
    /// `lost`.
    ///
    /// The default suggests none.
    fn area_ideas(&self, _kept: &[Value], _lost: &[Value]) -> Vec<Vec<u16>> {
        Vec::new()
    }

    /// The state of each clue that is not a given, for these values.
    fn clue_progress(&self, _values: &[Option<Value>]) -> Vec<ClueProgress> {
        Vec::new()
    }

    /// The remaining ways to satisfy a clue that is not a given, for these values. If there are
    /// very many, only the first ones.
    ///
    /// The default returns none.
    fn clue_ways(&self, _clue: ClueId, _values: &[Option<Value>]) -> Vec<ClueWay> {
        Vec::new()
    }

    /// The candidates of each site that remain after easily seen consequences of clues other than
    /// givens, such as the sums of cages, with these values placed; `None` if these clues exclude
    /// nothing.
    fn clue_candidates(&self, _values: &[Option<Value>]) -> Option<Vec<Mask>> {
        None
    }

    /// Draws the puzzle and the marks on it.
    fn draw(&self, marks: &Marks, scene: &mut Scene);

    /// The text form with several lines; parsing it gives the same puzzle.
    fn text(&self) -> String;

    /// The form in one line without blanks; parsing it gives the same puzzle.
    fn line(&self) -> String;

    /// A solution in one line.
    fn solution_line(&self, solution: &[Value]) -> String {
        solution.iter().map(|&value| self.board().symbol(value)).collect()
    }

    /// Finds a solution, right or wrong, in a text, where the family has its own notation for
    /// solutions; the last one if there are several. Rows of symbols, JSON and moves are read for
    /// all families.
    fn read_solution(&self, _text: &str) -> Option<Vec<Option<Value>>> {
        None
    }

    /// The canonical form in one line: the same for all puzzles that are equivalent to this one by
    /// turning the board, reordering its lines or exchanging its symbols, as far as the rules
    /// allow, and different for all others. It is stored in files, so it must never change;
    /// [`Board::turned`] and [`crate::Table`] help to compute it.
    fn canonical(&self) -> String;

    /// The fields that [`crate::Family::read_json`] reads.
    fn json(&self) -> Map<String, Json>;

    /// The same puzzle with other givens; all other clues stay.
    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle>;

    /// The value of sites that the player may leave empty once all others are right; `None` if
    /// every site has to be filled.
    fn unmarked(&self) -> Option<Value> {
        None
    }
}

impl Position {
    /// The start position: the givens placed, and their values removed from the sites that cannot
    /// repeat them.
    pub fn of(puzzle: &dyn Puzzle) -> Position {
        Position::with(puzzle, &puzzle.board().givens)
    }

    /// The position with these values and every candidate that they allow.
    pub fn with(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> Position {
        let board = puzzle.board();
        let mut position = Position::open(board);
        // Values that the board does not have are ignored.
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

    /// Like [`Position::with`], but without the candidates that a careful player would not note,
    /// because clues such as the sums of cages easily exclude them.
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

    /// Removes the values placed at these sites from the candidates of the others.
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

    /// Removes the values that a rule about single sites excludes, whatever else is on the board.
    fn cross_out_by(&mut self, rule: &dyn Constraint, board: &Board) {
        let mut domains = Domains::with(board, &[]);
        // A conflict is ignored here, as it leaves a site without candidates.
        let _ = rule.prune(&mut domains);
        for &site in rule.sites() {
            self.cross_out(site, board.all_values().without(domains.at(site)));
        }
    }

    /// Places a value and removes it from the sites that cannot repeat it. Does nothing if the
    /// board does not have the site or value.
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
