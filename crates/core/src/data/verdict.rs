//! Verdicts on a puzzle and numbers of solutions.

use num_bigint::BigUint;

use crate::data::board::Solution;
use crate::data::budget::OutOfBudget;

/// Whether a puzzle has one solution, several or none.
///
/// ```
/// use gridwright_core::{Value, Verdict};
/// let verdict = Verdict::Unique(vec![Value(0)]);
/// assert_eq!(verdict.name(), "unique");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Exactly one solution.
    Unique(Solution),
    /// At least two solutions; contains two different ones.
    Several(Solution, Solution),
    /// No solution.
    None,
    /// The budget was spent; contains a solution if one was found.
    OutOfBudget(Option<Solution>),
}

impl Verdict {
    /// The stable name for machines: `unique`, `several`, `none`, `out-of-budget`.
    pub fn name(&self) -> &'static str {
        match self {
            Verdict::Unique(_) => "unique",
            Verdict::Several(..) => "several",
            Verdict::None => "none",
            Verdict::OutOfBudget(_) => "out-of-budget",
        }
    }

    /// The first solution found, if any.
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
    /// Exactly this many; the number can exceed any machine word.
    Exactly(BigUint),
    /// The limit was reached.
    AtLeast(u64),
    /// The budget was spent after this many solutions were found.
    OutOfBudget(u64),
}

impl Count {
    /// An exact number of solutions that fits in 64 bits.
    pub fn exactly(n: u64) -> Count {
        Count::Exactly(BigUint::from(n))
    }

    /// The result of counting `n` solutions up to `limit`.
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
