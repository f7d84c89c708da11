//! How many solutions a puzzle has, as data.

use num_bigint::BigUint;

use crate::data::board::Solution;
use crate::data::budget::OutOfBudget;

/// How many solutions there are, as far as a solver of puzzles cares.
///
/// ```
/// use gridwright_core::{Value, Verdict};
/// let verdict = Verdict::Unique(vec![Value(0)]);
/// assert_eq!(verdict.word(), "unique");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Exactly one, and here it is.
    Unique(Solution),
    /// At least two; these two differ.
    Several(Solution, Solution),
    /// Not one.
    None,
    /// The budget ran out first; a solution, if one was met.
    OutOfBudget(Option<Solution>),
}

impl Verdict {
    /// Its name for machines: `unique`, `several`, `none`, `out-of-budget`.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Unique(_) => "unique",
            Verdict::Several(..) => "several",
            Verdict::None => "none",
            Verdict::OutOfBudget(_) => "out-of-budget",
        }
    }

    /// The first solution met, if any.
    pub fn solution(&self) -> Option<&Solution> {
        match self {
            Verdict::Unique(first) | Verdict::Several(first, _) => Some(first),
            Verdict::None => None,
            Verdict::OutOfBudget(first) => first.as_ref(),
        }
    }

    pub(crate) fn of(found: Vec<Solution>, end: Result<(), OutOfBudget>) -> Verdict {
        let mut found = found.into_iter();
        match (found.next(), found.next(), end) {
            (Some(first), Some(second), _) => Verdict::Several(first, second),
            (first, _, Err(OutOfBudget)) => Verdict::OutOfBudget(first),
            (Some(first), None, Ok(())) => Verdict::Unique(first),
            (None, _, Ok(())) => Verdict::None,
        }
    }
}

/// The number of solutions.
///
/// ```
/// use gridwright_core::Count;
/// assert_eq!(Count::exactly(3).to_string(), "3");
/// assert_eq!(Count::AtLeast(1000).to_string(), ">=1000");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Count {
    /// This many, and no more. An open board can have more than any machine word holds.
    Exactly(BigUint),
    /// The limit was reached.
    AtLeast(u64),
    /// The budget ran out with this many found.
    OutOfBudget(u64),
}

impl Count {
    /// A number of solutions that fits a machine word.
    pub fn exactly(n: u64) -> Count {
        Count::Exactly(BigUint::from(n))
    }

    /// What counting that stops at `limit` comes to when there are `n`.
    ///
    /// ```
    /// use gridwright_core::Count;
    /// assert_eq!(Count::up_to(100, 7u32.into()), Count::exactly(7));
    /// assert_eq!(Count::up_to(100, 100u32.into()), Count::AtLeast(100));
    /// ```
    pub fn up_to(limit: u64, n: BigUint) -> Count {
        let is_below = limit == u64::MAX || n < BigUint::from(limit);
        if is_below { Count::Exactly(n) } else { Count::AtLeast(limit) }
    }
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Count::Exactly(n) => n.fmt(f),
            Count::AtLeast(n) | Count::OutOfBudget(n) => write!(f, ">={n}"),
        }
    }
}
