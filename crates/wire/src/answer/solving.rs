//! Answers about the solutions of a puzzle: solve, count, check, verify, rate.

use serde::{Deserialize, Serialize};

use crate::number::Whole;
use crate::parts::{Culprit, Rating, Step, Violation};
use crate::words::words;

words! {
    /// The number of solutions of a puzzle.
    SolveOutcome {
        /// Exactly one solution.
        Unique = "unique",
        /// At least two solutions.
        Several = "several",
        /// No solution.
        None = "none",
        /// Unknown: the budget was spent first. The answer contains a solution if one was found.
        OutOfBudget = "out-of-budget",
    }
}

/// A solution, and whether it is the only one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct SolveAnswer {
    /// The number of solutions.
    pub outcome: SolveOutcome,
    /// The id of the family.
    pub family: String,
    /// The puzzle's id: the family, its parameters and the board in one line.
    pub id: String,
    /// A solution in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// A second solution in one line, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<String>,
    /// The first site, in board order, where the two solutions differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differ_at: Option<String>,
    /// Rules or clues that may be the reason why there is no solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub culprits: Vec<Culprit>,
    /// The steps that a person could take, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<Step>>,
}

impl SolveAnswer {
    /// An answer without a solution.
    pub fn new(
        outcome: SolveOutcome,
        family: impl Into<String>,
        id: impl Into<String>,
    ) -> SolveAnswer {
        SolveAnswer {
            outcome,
            family: family.into(),
            id: id.into(),
            solution: None,
            second: None,
            differ_at: None,
            culprits: Vec::new(),
            steps: None,
        }
    }
}

words! {
    /// The reason why counting ended.
    CountOutcome {
        /// All solutions were counted.
        Exact = "exact",
        /// The limit was reached; there may be more solutions.
        Limit = "limit",
        /// The budget was spent; there may be more solutions.
        OutOfBudget = "out-of-budget",
    }
}

/// The number of solutions of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CountAnswer {
    /// The reason why counting ended.
    pub outcome: CountOutcome,
    /// The id of the family.
    pub family: String,
    /// The puzzle's id: the family, its parameters and the board in one line.
    pub id: String,
    /// Number of solutions counted.
    pub count: Whole,
}

impl CountAnswer {
    /// A number of solutions and the reason why counting ended.
    pub fn new(
        outcome: CountOutcome,
        family: impl Into<String>,
        id: impl Into<String>,
        count: Whole,
    ) -> CountAnswer {
        CountAnswer { outcome, family: family.into(), id: id.into(), count }
    }
}

words! {
    /// The state of a board.
    CheckOutcome {
        /// The board is full, and no rule is broken.
        Solved = "solved",
        /// At least one rule is broken.
        Broken = "broken",
        /// No rule is broken, and exactly one solution is left.
        Unique = "unique",
        /// No rule is broken, and several solutions are left.
        Several = "several",
        /// No rule is broken, but no solution is left, or an entry or note is wrong.
        None = "none",
        /// No rule is broken, and the budget was spent before the number of solutions was known.
        OutOfBudget = "out-of-budget",
    }
}

/// The broken rules of a board and whether the board can still be solved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CheckAnswer {
    /// The state of the board.
    pub outcome: CheckOutcome,
    /// The id of the family.
    pub family: String,
    /// The puzzle's id: the family, its parameters and the board in one line.
    pub id: String,
    /// Number of sites with a value, given or entered.
    pub filled: usize,
    /// Number of sites of the board.
    pub sites: usize,
    /// The broken rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub violations: Vec<Violation>,
    /// The sites whose entries differ from the solution, if the puzzle has exactly one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<String>,
    /// The sites whose notes lack the value of the solution, if the puzzle has exactly one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong_notes: Vec<String>,
    /// Rules or clues that may be the reason why the board has no solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub culprits: Vec<Culprit>,
}

impl CheckAnswer {
    /// An answer about an empty board.
    pub fn new(
        outcome: CheckOutcome,
        family: impl Into<String>,
        id: impl Into<String>,
    ) -> CheckAnswer {
        CheckAnswer {
            outcome,
            family: family.into(),
            id: id.into(),
            filled: 0,
            sites: 0,
            violations: Vec::new(),
            wrong: Vec::new(),
            wrong_notes: Vec::new(),
            culprits: Vec::new(),
        }
    }
}

words! {
    /// The grade of a proposed answer.
    VerifyOutcome {
        /// The answer is a solution.
        Right = "right",
        /// The answer contains a mistake.
        Wrong = "wrong",
        /// The answer contains no mistake, but leaves sites open.
        Incomplete = "incomplete",
        /// No board of this puzzle was found in the text.
        Unreadable = "unreadable",
        /// The puzzle has no solution.
        None = "none",
        /// The answer is not a solution, and the budget was spent before more was known.
        OutOfBudget = "out-of-budget",
    }
}

/// The grade of a proposed answer to a puzzle. If the puzzle has several solutions, each of them is
/// right.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct VerifyAnswer {
    /// The grade.
    pub outcome: VerifyOutcome,
    /// The id of the family.
    pub family: String,
    /// The puzzle's id: the family, its parameters and the board in one line.
    pub id: String,
    /// Partial credit from 0 to 1: the share of the sites to fill that are right, where each given
    /// that was changed counts as one more site that is wrong.
    pub credit: f64,
    /// Number of sites to fill that are right.
    pub right: usize,
    /// Number of sites to fill.
    pub open: usize,
    /// The answer as it was read, in one line, with a dot for each empty site.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The first value, in reading order, that leaves no solution together with the values before
    /// it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_error: Option<WrongValue>,
    /// The sites of givens that differ in the answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changed: Vec<String>,
    /// The rules that the answer breaks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub violations: Vec<Violation>,
}

impl VerifyAnswer {
    /// A grade for an answer without any right value.
    pub fn new(
        outcome: VerifyOutcome,
        family: impl Into<String>,
        id: impl Into<String>,
    ) -> VerifyAnswer {
        VerifyAnswer {
            outcome,
            family: family.into(),
            id: id.into(),
            credit: 0.0,
            right: 0,
            open: 0,
            board: None,
            first_error: None,
            changed: Vec::new(),
            violations: Vec::new(),
        }
    }
}

/// A wrong value in an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WrongValue {
    /// The site of the value.
    pub site: String,
    /// The value in the answer.
    pub found: String,
    /// The right value; left out where several values are possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
}

words! {
    /// The result of rating a puzzle.
    RateOutcome {
        /// The puzzle was rated.
        Rated = "rated",
        /// Not rated, as the puzzle has several solutions.
        Several = "several",
        /// Not rated, as the puzzle has no solution.
        None = "none",
        /// The profile does not rate puzzles of this kind.
        OtherProfile = "other-profile",
        /// The budget was spent.
        OutOfBudget = "out-of-budget",
    }
}

/// The difficulty of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct RateAnswer {
    /// The result.
    pub outcome: RateOutcome,
    /// The id of the family.
    pub family: String,
    /// The puzzle's id: the family, its parameters and the board in one line.
    pub id: String,
    /// The rating; left out where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The easiest path that was found, if requested; `rating` is then the rating of this path.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub route: Option<Route>,
}

/// The easiest solving path found, compared with the usual path.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Route {
    /// The rating of its hardest step.
    pub hardest: f64,
    /// Number of its steps with that rating.
    pub hard_steps: usize,
    /// The rating of the hardest step of the usual path.
    pub usual_hardest: f64,
    /// Number of steps of the usual path with that rating.
    pub usual_hard_steps: usize,
    /// Number of positions in which steps were compared.
    pub positions: usize,
    /// Whether the search was completed, so that there is no easier path.
    pub complete: bool,
    /// The steps of the path, each as the id of a technique, a tab and the moves of the step.
    pub steps: Vec<String>,
}

impl Route {
    /// A path with the rating of its hardest step and the number of steps with that rating, and the
    /// same for the usual path.
    pub fn new(hardest: (f64, usize), usual: (f64, usize)) -> Route {
        Route {
            hardest: hardest.0,
            hard_steps: hardest.1,
            usual_hardest: usual.0,
            usual_hard_steps: usual.1,
            positions: 0,
            complete: true,
            steps: Vec::new(),
        }
    }
}

impl RateAnswer {
    /// An answer without a rating.
    pub fn new(
        outcome: RateOutcome,
        family: impl Into<String>,
        id: impl Into<String>,
    ) -> RateAnswer {
        RateAnswer { outcome, family: family.into(), id: id.into(), rating: None, route: None }
    }
}
