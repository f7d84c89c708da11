//! What a puzzle family must provide: facts. The verbs are the engine's.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde_json::{Map, Value as Json};

use crate::board::{Board, Site, Solution, Value};
use crate::budget::{Budget, OutOfBudget, Rng};
use crate::carve::{Carved, Keep};
use crate::format::Format;
use crate::params::{ParamError, ParamSpec, Params};
use crate::position::Position;
use crate::reason::{Explanation, PROFILES, Profile};
use crate::rule::{Clause, Constraint};
use crate::scene::{Marks, Scene};
use crate::step::{Step, Technique, Tenths};
use crate::verdict::Count;

/// Facts about a family, for menus, help and routing.
///
/// ```
/// use gridwright_core::{Family, Info};
/// fn headline(family: &dyn Family) -> String {
///     let Info { id, name, summary, .. } = family.info();
///     format!("{id}: {name}. {summary}")
/// }
/// ```
pub struct Info {
    /// Short name used everywhere: `cirth`.
    pub id: &'static str,
    /// Other names people may type.
    pub aliases: &'static [&'static str],
    /// The name in a title.
    pub name: &'static str,
    /// One sentence.
    pub summary: &'static str,
    /// The rules, for someone who has never seen one.
    pub rules: &'static str,
    /// What can be asked for.
    pub params: &'static [ParamSpec],
    /// A few parameter strings worth offering, and what the tests run on.
    pub presets: &'static [&'static str],
    /// Other symbols to show values in, beside the plain ones.
    pub symbol_sets: &'static [SymbolSet],
    /// The techniques it explains with, easiest first.
    pub techniques: fn() -> Vec<&'static Technique>,
    /// What each technique is, for players; see [`crate::lesson`].
    pub lessons: &'static [&'static str],
    /// Positions in which techniques are next; see [`crate::examples`].
    pub examples: &'static str,
    /// What a seed makes is frozen for ever under this number.
    pub generator: u32,
}

impl Info {
    /// The index [`Marks::symbols`] wants for a set of symbols; `plain` is always there.
    pub fn symbol_set(&self, name: &str) -> Option<usize> {
        let named = |set: &SymbolSet| set.name == name;
        if name == "plain" { Some(0) } else { Some(self.symbol_sets.iter().position(named)? + 1) }
    }
}

/// Another way of showing values.
///
/// ```
/// use gridwright_core::SymbolSet;
/// const RUNES: SymbolSet = SymbolSet { name: "runes", chars: "ᚠᚢᚦ" };
/// assert_eq!(RUNES.chars.chars().count(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolSet {
    /// What to ask for.
    pub name: &'static str,
    /// One character a value.
    pub chars: &'static str,
}

/// Where in a text something was expected, and what.
///
/// ```
/// use gridwright_core::ParseError;
/// let error = ParseError::at(3, 5, "a digit from 1 to 9");
/// assert_eq!(error.to_string(), "line 3, column 5: expected a digit from 1 to 9");
/// assert_eq!(ParseError::field("areas[2]", "r1c1").to_string(), "areas[2]: expected r1c1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Where.
    pub place: Place,
    /// What should have been there.
    pub expected: String,
}

/// A place in something that is read.
///
/// ```
/// use gridwright_core::Place;
/// assert_eq!(Place::Text { line: 2, column: 1 }.to_string(), "line 2, column 1");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// A field of a JSON object.
    Field(String),
    /// A line and a column of a text, both from 1.
    Text {
        /// From 1.
        line: usize,
        /// In characters, from 1.
        column: usize,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Field(name) => f.write_str(name),
            Place::Text { line, column } => write!(f, "line {line}, column {column}"),
        }
    }
}

impl ParseError {
    /// Something was expected at a line and a column, both from 1.
    pub fn at(line: usize, column: usize, expected: impl Into<String>) -> ParseError {
        ParseError { place: Place::Text { line, column }, expected: expected.into() }
    }

    /// Something was expected in a field of a JSON object.
    pub fn field(name: impl Into<String>, expected: impl Into<String>) -> ParseError {
        ParseError { place: Place::Field(name.into()), expected: expected.into() }
    }

    /// The same error in a text of which the part that was read starts at `line` and `column`.
    #[must_use]
    pub fn shifted(self, first_line: usize, first_column: usize) -> ParseError {
        let place = match self.place {
            Place::Text { line: 1, column } => {
                Place::Text { line: first_line, column: column + first_column - 1 }
            }
            Place::Text { line, column } => Place::Text { line: line + first_line - 1, column },
            field @ Place::Field(_) => field,
        };
        ParseError { place, ..self }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}", self.place, self.expected)
    }
}

impl std::error::Error for ParseError {}

/// A finished puzzle and how it came about.
///
/// ```
/// use gridwright_core::Generated;
/// fn report(made: &Generated) -> String {
///     made.figures.iter().map(|(what, n)| format!("{what} {n}\n")).collect()
/// }
/// ```
pub struct Generated {
    /// The puzzle.
    pub puzzle: Arc<dyn Puzzle>,
    /// Its one solution.
    pub solution: Solution,
    /// What it took and what it came to, for statistics: `attempts`, `tests`, `clues`.
    pub figures: Vec<(&'static str, f64)>,
}

/// Why there is no puzzle as asked for.
///
/// ```
/// use gridwright_core::Shortfall;
/// assert_eq!(Shortfall::from(gridwright_core::OutOfBudget).to_string(), "out of budget");
/// ```
pub enum Shortfall {
    /// The budget ran out; the best puzzle so far, valid but not as far carved as asked.
    OutOfBudget(Option<Box<Generated>>),
    /// Many were made, and none was as asked.
    NotFound {
        /// What was missed, in a sentence.
        why: String,
        /// The nearest to it.
        best: Option<Box<Generated>>,
    },
    /// The parameters contradict one another.
    BadParams(ParamError),
}

impl Shortfall {
    /// The best puzzle so far.
    pub fn into_best(self) -> Option<Generated> {
        match self {
            Shortfall::OutOfBudget(best) | Shortfall::NotFound { best, .. } => best.map(|b| *b),
            Shortfall::BadParams(_) => None,
        }
    }
}

impl From<OutOfBudget> for Shortfall {
    fn from(_: OutOfBudget) -> Shortfall {
        Shortfall::OutOfBudget(None)
    }
}

impl fmt::Display for Shortfall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shortfall::OutOfBudget(_) => f.write_str("out of budget"),
            Shortfall::NotFound { why, .. } => f.write_str(why),
            Shortfall::BadParams(error) => error.fmt(f),
        }
    }
}

impl fmt::Debug for Shortfall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shortfall({self})")
    }
}

/// A clue that stands beside the board or in a corner of a cell: a word to be found, a sum.
///
/// ```
/// use gridwright_core::{SideClue, Site};
/// let clue = SideClue { text: "17".to_owned(), at: Some(Site(0)), ..SideClue::default() };
/// assert!(!clue.is_done);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SideClue {
    /// What it says, in a word or a number.
    pub text: String,
    /// The site in whose corner it is printed, or `None` where it stands beside the board.
    pub at: Option<Site>,
    /// Where it can still come true, as far as the values on the board show on the face of it.
    pub sites: Vec<Site>,
    /// Whether the values on the board fulfil it.
    pub is_done: bool,
}

/// What is known of a puzzle in a line.
///
/// ```
/// use gridwright_core::LineAnswer;
/// assert_ne!(LineAnswer::Several, LineAnswer::Unique("1234".to_owned()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineAnswer {
    /// Exactly one solution, in a line.
    Unique(String),
    /// At least two solutions.
    Several,
    /// No solution.
    None,
}

/// A kind of puzzle.
///
/// ```
/// use gridwright_core::{Budget, Family, Generated, Params, Rng, Shortfall};
/// fn one(family: &dyn Family, seed: u64) -> Result<Generated, Shortfall> {
///     let params = Params::defaults(family.info().params);
///     family.generate(&params, &mut Rng::from_seed(seed), &mut Budget::unlimited())
/// }
/// ```
pub trait Family: Send + Sync {
    /// Facts about it.
    fn info(&self) -> &'static Info;

    /// Reads a puzzle from text: the multi-line form or the one-line form.
    ///
    /// # Errors
    /// Naming the first place that is wrong and what was expected there.
    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError>;

    /// Reads a puzzle from the object that [`Puzzle::json`] writes; unknown fields are errors.
    ///
    /// # Errors
    /// Naming the field that is wrong and what was expected there.
    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError>;

    /// Whether a text that it can read, and others too, is most likely meant for it.
    fn claims(&self, _text: &str) -> bool {
        false
    }

    /// The formats of other programs that it reads and writes.
    fn formats(&self) -> &'static [Format] {
        &[]
    }

    /// Answers many one-line puzzles at once where the family has a faster way than one by one:
    /// for each line its solution, as [`Puzzle::solution_line`] writes it, or why there is none.
    /// `None` for a line that must be read and solved in the usual way, because it is of another
    /// kind, takes long, or the budget was spent before it was decided.
    ///
    /// The default knows no faster way.
    fn solve_lines(
        &self,
        _lines: &[&str],
        _budget: &mut Budget,
    ) -> Option<Vec<Option<LineAnswer>>> {
        None
    }

    /// Makes a puzzle with exactly one solution, from the random stream alone.
    ///
    /// # Errors
    /// When no puzzle as asked for was found within the budget.
    fn generate(
        &self,
        params: &Params,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Generated, Shortfall>;
}

/// One puzzle: its board, and its rules in each of the ways they are needed.
///
/// ```
/// use gridwright_core::{Budget, Puzzle, Verdict, solve};
/// fn is_proper(puzzle: &dyn Puzzle) -> bool {
///     matches!(solve(puzzle, &mut Budget::unlimited()), Verdict::Unique(_))
/// }
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

    /// The rules once more, as clauses: for clause learning, and for the tests' own solver.
    ///
    /// Written apart from [`Puzzle::constraints`], so that one checks the other. It may leave
    /// out what is too long to write; what it lets through is held against the constraints.
    fn clauses(&self) -> Vec<Clause>;

    /// Whether a full grid is right: the rules read aloud, sharing no code with anything else.
    fn accepts(&self, values: &[Value]) -> bool;

    /// The easiest deduction rated `at_most`, if there is one within the budget.
    fn step(&self, position: &Position, at_most: Tenths, budget: &mut Budget) -> Option<Step>;

    /// Beyond how many medium or hard steps a puzzle is of the next level: ten, or an eighth of the
    /// sites of a large board.
    fn many_steps(&self) -> usize {
        (self.board().sites.len() / 8).max(10)
    }

    /// Whether a profile says how hard it is; every puzzle has the first one.
    fn has_profile(&self, profile: &Profile) -> bool {
        *profile == PROFILES[0]
    }

    /// The first deduction of a profile it has, rated `at_most`.
    ///
    /// The default knows one profile only.
    fn step_in(
        &self,
        _profile: &Profile,
        position: &Position,
        at_most: Tenths,
        budget: &mut Budget,
    ) -> Option<Step> {
        self.step(position, at_most, budget)
    }

    /// A family's own way of taking step after step, or `None` where it has no faster one.
    fn path_in(
        &self,
        _profile: &Profile,
        _position: &Position,
        _at_most: Tenths,
        _budget: &mut Budget,
    ) -> Option<Explanation> {
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

    /// One name, in one line, for all puzzles that a player would find to be this one in disguise:
    /// turned, with lines in another order, with other symbols, as far as the rules are the same
    /// then. Two puzzles that are not alike never share one. It stands in files, so it may not
    /// change; [`Board::turned`] and [`crate::Table`] help.
    fn canonical(&self) -> String;

    /// The fields that [`Family::read_json`] reads.
    fn json(&self) -> Map<String, Json>;

    /// The same puzzle with other clues.
    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle>;

    /// A family's own kernel: up to `limit` solutions, or `None` where it has no faster way.
    fn solve_fast(
        &self,
        _limit: usize,
        _budget: &mut Budget,
    ) -> Option<Result<Vec<Solution>, OutOfBudget>> {
        None
    }

    /// A family's own way of counting, exactly and up to `limit` (at least 1; `u64::MAX` is no
    /// limit), or `None` where it
    /// has no faster one than going through the solutions.
    fn count_fast(&self, _limit: u64, _budget: &mut Budget) -> Option<Count> {
        None
    }

    /// A family's own minimiser, with the answer of [`crate::minimise`], or `None` where it has no
    /// faster way of keeping that true.
    fn minimise_fast(
        &self,
        _solution: &Solution,
        _order: &[Site],
        _keep: Keep,
        _most: usize,
        _budget: &mut Budget,
    ) -> Option<Carved> {
        None
    }

    /// For a puzzle without a solution: what could be at fault, each in a few words such as
    /// "without SQAURE it has 1 solution". Empty where nothing can be said within the budget.
    fn culprits(&self, _budget: &mut Budget) -> Vec<String> {
        Vec::new()
    }

    /// Clues that are no values on the board, and how far `values` have got with each.
    ///
    /// The default knows none.
    fn side_clues(&self, _values: &[Option<Value>]) -> Vec<SideClue> {
        Vec::new()
    }

    /// What a site counts as that a player leaves open once all else is right; `None` where every
    /// site has to be filled.
    fn unmarked(&self) -> Option<Value> {
        None
    }
}
