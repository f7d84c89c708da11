//! Answers about the solutions of a puzzle: solve, count, check, verify, rate.

use serde::{Deserialize, Serialize};

use crate::number::Whole;
use crate::parts::{Culprit, Rating, Step, Violation};
use crate::words::words;

words! {
    /// How many solutions there are.
    SolveOutcome {
        /// Exactly one.
        Unique = "unique",
        /// At least two.
        Several = "several",
        /// Not one.
        None = "none",
        /// The budget was spent before it was known; a solution, if one was met, is in the answer.
        OutOfBudget = "out-of-budget",
    }
}

/// A solution, and whether it is the only one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct SolveAnswer {
    /// How many solutions there are.
    pub outcome: SolveOutcome,
    /// The family.
    pub family: String,
    /// The puzzle in one line.
    pub id: String,
    /// A solution in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// Another solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<String>,
    /// The first site where the two differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differ_at: Option<String>,
    /// Where there is no solution: what could be wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub culprits: Vec<Culprit>,
    /// The steps that a person could take, if they were asked for.
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
    /// How counting ended.
    CountOutcome {
        /// There are exactly so many.
        Exact = "exact",
        /// There are at least so many: the limit was reached.
        Limit = "limit",
        /// There are at least so many: the budget was spent.
        OutOfBudget = "out-of-budget",
    }
}

/// A number of solutions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CountAnswer {
    /// How it ended.
    pub outcome: CountOutcome,
    /// The family.
    pub family: String,
    /// The puzzle in one line.
    pub id: String,
    /// The number.
    pub count: Whole,
}

impl CountAnswer {
    /// A number of solutions.
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
    /// What can be said of a board.
    CheckOutcome {
        /// It is full, and every rule holds.
        Solved = "solved",
        /// Rules are broken.
        Broken = "broken",
        /// No rule is broken, and one solution is left.
        Unique = "unique",
        /// No rule is broken, and several solutions are left.
        Several = "several",
        /// No rule is broken, but no solution is left.
        None = "none",
        /// No rule is broken; the budget was spent before more was known.
        OutOfBudget = "out-of-budget",
    }
}

/// Which rules a board breaks, and whether it can still be solved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CheckAnswer {
    /// What can be said of the board.
    pub outcome: CheckOutcome,
    /// The family.
    pub family: String,
    /// The board in one line.
    pub id: String,
    /// How many sites are filled.
    pub filled: usize,
    /// How many sites there are.
    pub sites: usize,
    /// The rules that are broken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub violations: Vec<Violation>,
    /// The sites whose entries differ from the only solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<String>,
    /// The sites whose notes lack the value of the only solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong_notes: Vec<String>,
    /// Where the clues leave no solution: what could be wrong.
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
    /// What an answer to a puzzle comes to.
    VerifyOutcome {
        /// It is a solution.
        Right = "right",
        /// Something in it is wrong.
        Wrong = "wrong",
        /// Nothing in it is wrong, and something is missing.
        Incomplete = "incomplete",
        /// No board of the puzzle was found in the text.
        Unreadable = "unreadable",
        /// The puzzle has no solution.
        None = "none",
        /// It is no solution; the budget was spent before more was known.
        OutOfBudget = "out-of-budget",
    }
}

/// Whether an answer to a puzzle is right, and how much of it. Any solution is right where there are several.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct VerifyAnswer {
    /// What the answer comes to.
    pub outcome: VerifyOutcome,
    /// The family.
    pub family: String,
    /// The puzzle in one line.
    pub id: String,
    /// Partial credit from 0 to 1: the share of the open sites that are right. Each given that was changed counts
    /// as one more that is wrong.
    pub credit: f64,
    /// How many of the sites that were to be filled are right.
    pub right: usize,
    /// How many sites were to be filled.
    pub open: usize,
    /// The answer as it was read, in one line, with a dot for each site that is not filled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The first value in reading order that leaves no solution with those before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_error: Option<WrongValue>,
    /// The sites of givens that the answer has changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changed: Vec<String>,
    /// The rules that it breaks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub violations: Vec<Violation>,
}

impl VerifyAnswer {
    /// An answer of which nothing is right.
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

/// A value that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WrongValue {
    /// The site.
    pub site: String,
    /// What stands there.
    pub found: String,
    /// What belongs there, where only one value does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
}

words! {
    /// Whether a puzzle has a rating.
    RateOutcome {
        /// It has one.
        Rated = "rated",
        /// It has several solutions.
        Several = "several",
        /// It has no solution.
        None = "none",
        /// The profile is not for puzzles of this kind.
        OtherProfile = "other-profile",
        /// The budget was spent.
        OutOfBudget = "out-of-budget",
    }
}

/// How hard a puzzle is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct RateAnswer {
    /// Whether it has a rating.
    pub outcome: RateOutcome,
    /// The family.
    pub family: String,
    /// The puzzle in one line.
    pub id: String,
    /// The rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The path that is rated, where the easiest one was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub route: Option<Route>,
}

/// The easiest path that was found, and how far it was looked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Route {
    /// The rating of its hardest step.
    pub hardest: f64,
    /// How many of its steps have that rating.
    pub hard_steps: usize,
    /// The rating of the hardest step of the usual path.
    pub usual_hardest: f64,
    /// How many steps of the usual path have that rating.
    pub usual_hard_steps: usize,
    /// The number of positions in which steps were compared.
    pub positions: usize,
    /// Whether the search came to its end.
    pub complete: bool,
    /// The steps: the id of a technique, a tab and what the step does.
    pub steps: Vec<String>,
}

impl Route {
    /// A path by its hardest step and that of the usual path, each with the number of steps that hard.
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
