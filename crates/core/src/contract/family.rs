//! A family of puzzles: how they are parsed and generated.

use std::fmt;
use std::sync::Arc;

use serde_json::{Map, Value as Json};

use crate::contract::format::Format;
use crate::contract::info::Info;
use crate::contract::puzzle::Puzzle;
use crate::data::board::Solution;
use crate::data::budget::{Budget, OutOfBudget, Rng};
use crate::data::name::Name;
use crate::data::params::{ParamError, Params};
use crate::data::parse_error::ParseError;

/// A generated puzzle.
///
/// ```
/// use gridwright_core::Generated;
/// fn report(made: &Generated) -> String {
///     made.figures.iter().map(|(what, n)| format!("{what} {n}\n")).collect()
/// }
/// let recipe: gridwright::Recipe = "cirth/size=3@1#1".parse().unwrap();
/// let made = recipe.make(&mut gridwright_core::Budget::unlimited()).unwrap();
/// assert!(report(&made).contains("clues "));
/// ```
pub struct Generated {
    /// The puzzle.
    pub puzzle: Arc<dyn Puzzle>,
    /// Its only solution.
    pub solution: Solution,
    /// Figures for statistics: `attempts`, `tests`, `clues`.
    pub figures: Vec<(&'static str, f64)>,
}

/// The reason why no puzzle matches the request.
///
/// ```
/// use gridwright_core::Shortfall;
/// assert_eq!(Shortfall::from(gridwright_core::OutOfBudget).to_string(), "out of budget");
/// ```
#[non_exhaustive]
pub enum Shortfall {
    /// The budget was spent; contains the best puzzle so far, which is valid but may have too many
    /// clues.
    OutOfBudget(Option<Box<Generated>>),
    /// None of the attempts matched the request.
    NotFound {
        /// The condition that was not met, as a sentence.
        why: String,
        /// The nearest puzzle.
        best: Option<Box<Generated>>,
    },
    /// The parameters contradict each other.
    BadParams(ParamError),
    /// The family has no generator with this number.
    NoGenerator(u32),
}

impl Shortfall {
    /// The best puzzle so far, if there is one.
    pub fn into_best(self) -> Option<Generated> {
        match self {
            Shortfall::OutOfBudget(best) | Shortfall::NotFound { best, .. } => best.map(|b| *b),
            Shortfall::BadParams(_) | Shortfall::NoGenerator(_) => None,
        }
    }
}

impl std::error::Error for Shortfall {}

impl Shortfall {
    /// The error as data, for texts in other languages.
    pub fn message(&self) -> Name {
        match self {
            Shortfall::OutOfBudget(_) => Name::new("error.out-of-budget"),
            Shortfall::NotFound { why, .. } => {
                Name::new("error.not-found").with("why", why.as_str())
            }
            Shortfall::BadParams(error) => error.message(),
            Shortfall::NoGenerator(number) => {
                Name::new("error.no-generator").with("number", *number as usize)
            }
        }
    }
}

impl From<ParamError> for Shortfall {
    fn from(error: ParamError) -> Shortfall {
        Shortfall::BadParams(error)
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
            Shortfall::NoGenerator(n) => write!(f, "there is no generator {n}"),
        }
    }
}

impl fmt::Debug for Shortfall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shortfall({self})")
    }
}

/// The verdict on a puzzle in one line.
///
/// ```
/// use gridwright_core::LineAnswer;
/// assert_ne!(LineAnswer::Several, LineAnswer::Unique("1234"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineAnswer<'a> {
    /// Exactly one solution, written in one line.
    Unique(&'a str),
    /// At least two solutions.
    Several,
    /// No solution.
    None,
}

/// A puzzle family: parses and generates its puzzles.
///
/// ```
/// use gridwright_core::{Budget, Family, Generated, Params, Rng, Shortfall};
/// fn one(family: &dyn Family, seed: u64) -> Result<Generated, Shortfall> {
///     let params = Params::defaults(family.info().params);
///     family.generate(family.info().generator, &params, &mut Rng::from_seed(seed), &mut Budget::unlimited())
/// }
/// let made = one(gridwright::family("cirth").unwrap(), 1).unwrap();
/// assert!(made.puzzle.accepts(&made.solution));
/// ```
pub trait Family: Send + Sync {
    /// Facts about the family.
    fn info(&self) -> &'static Info;

    /// Reads a puzzle from text: the multi-line form or the one-line form.
    ///
    /// # Errors
    /// Names the first error and the expected input there.
    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError>;

    /// Reads a puzzle from the object that [`Puzzle::json`] writes; unknown fields are errors.
    ///
    /// # Errors
    /// Names the wrong field and its expected content.
    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError>;

    /// Breaks ties when several families can parse the text.
    fn claims(&self, _text: &str) -> bool {
        false
    }

    /// Whether the text can belong to no other family: it starts with the family's id, or in a way
    /// that no other family's text does.
    fn is_marked(&self, text: &str) -> bool {
        is_headed(text, self.info().id)
    }

    /// Whether the text looks like a board of the family, valid or not. If it does not, the parse
    /// error of this family does not help the user.
    fn could_be(&self, _text: &str) -> bool {
        true
    }

    /// The formats of other programs that the family reads and writes.
    fn formats(&self) -> &'static [Format] {
        &[]
    }

    /// Solves many one-line puzzles at once where the family has a faster way than solving them one
    /// by one. `answer` is called once for each line, in order, with the solution as
    /// [`Puzzle::solution_line`] writes it, or with the reason why there is none. It gets `None`
    /// for a line that must be solved in the usual way, because it is not supported, takes long, or
    /// the budget was spent first.
    ///
    /// Returns whether the family has such a way. The default returns `false` and never calls
    /// `answer`.
    fn solve_lines(
        &self,
        _lines: &[&str],
        _budget: &mut Budget,
        _answer: &mut dyn FnMut(Option<LineAnswer<'_>>),
    ) -> bool {
        false
    }

    /// Decides whether one-line puzzles are minimal, many at once, where the family has a faster
    /// way than one by one. Each line comes with its solution. The result is `None` for a line that
    /// must be tested in the usual way, because it is not supported, the given solution is not its
    /// only one, or the budget was spent first.
    ///
    /// The default decides nothing.
    fn minimal_lines(&self, lines: &[(&str, &str)], _budget: &mut Budget) -> Vec<Option<bool>> {
        vec![None; lines.len()]
    }

    /// The one-line form, as [`Puzzle::line`] writes it, of a text that [`Family::solve_lines`]
    /// supports. All parameters of such a puzzle have their defaults.
    ///
    /// The default supports no text, like that of `solve_lines`.
    fn plain_line(&self, _text: &str) -> Option<String> {
        None
    }

    /// The instruction set used by the family's fastest code on this processor; `None` if there is
    /// no choice.
    fn processor_path(&self) -> Option<&'static str> {
        None
    }

    /// The preferred number of lines for one call of [`Family::solve_lines`].
    fn lines_at_once(&self, _budget: &Budget) -> usize {
        512
    }

    /// The name of the graphics card that [`Family::solve_lines`] can use, or the reason why there
    /// is none; `None` if this build does not support cards. The first call looks for a card, which
    /// can take seconds.
    fn card(&self) -> Option<Result<String, String>> {
        None
    }

    /// Number of puzzles that a graphics card has solved so far.
    fn answered_by_card(&self) -> u64 {
        0
    }

    /// Makes a puzzle with exactly one solution from the random stream alone, by the generator with
    /// this number, from 1 to [`Info::generator`].
    ///
    /// # Errors
    /// When no puzzle as requested was found within the budget.
    fn generate(
        &self,
        generator: u32,
        params: &Params,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Generated, Shortfall>;

    /// The number of puzzles with these parameters to request at once from
    /// [`Family::generate_batch`]; 1, the default, if a batch is not faster.
    fn batch_size(&self, _generator: u32, _params: &Params) -> usize {
        1
    }

    /// Makes a puzzle from each stream, within the budget of the same index: the same puzzles in
    /// the same order as [`Family::generate`] makes one by one.
    fn generate_batch(
        &self,
        generator: u32,
        params: &Params,
        rngs: &mut [Rng],
        budgets: &mut [Budget],
    ) -> Vec<Result<Generated, Shortfall>> {
        let items = rngs.iter_mut().zip(budgets);
        items.map(|(rng, budget)| self.generate(generator, params, rng, budget)).collect()
    }
}

/// The first line of a text that is neither blank nor a comment.
///
/// ```
/// assert_eq!(gridwright_core::first_line("\n# a comment\n cirth \n12."), Some("cirth"));
/// assert_eq!(gridwright_core::first_line("#\n"), None);
/// ```
pub fn first_line(text: &str) -> Option<&str> {
    text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Whether at least half of the visible characters in the first line of a text are digits or in
/// `others`.
///
/// ```
/// use gridwright_core::is_mostly_digits;
/// assert!(is_mostly_digits("12.x", "."));
/// assert!(!is_mostly_digits("hello, world", "."));
/// ```
pub fn is_mostly_digits(text: &str, others: &str) -> bool {
    let line = first_line(text).unwrap_or_default();
    let signs = line.chars().filter(|sign| !sign.is_whitespace());
    let fitting = signs.clone().filter(|&sign| sign.is_ascii_digit() || others.contains(sign));
    2 * fitting.count() >= signs.count()
}

/// Whether the first word of a text is the id of a family, as in the text form of its puzzles.
fn is_headed(text: &str, id: &str) -> bool {
    let word = first_line(text).and_then(|line| line.split_whitespace().next());
    word.is_some_and(|word| word.eq_ignore_ascii_case(id))
}
