//! Answers to the requests of a puzzle editor: edit, review, repair, complete.

use serde::{Deserialize, Serialize};

use super::listing::Done;
use crate::edit_request::Edit;
use crate::parts::{Culprit, Rating};
use crate::puzzle::{Clue, Puzzle};
use crate::words::words;

words! {
    /// The sites that a clue of a kind belongs to.
    ClueSites {
        /// No site: the clue stands beside the board.
        None = "none",
        /// Exactly one site.
        One = "one",
        /// Two neighbouring sites.
        Pair = "pair",
        /// One or more sites.
        Some = "some",
    }
}

/// A kind of clue, other than a given, that can be printed on puzzles of this family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ClueKind {
    /// The id of the kind, such as `cage`, to be passed in an edit.
    pub kind: String,
    /// The sites that a clue of this kind belongs to.
    pub sites: ClueSites,
    /// A short description of the label of such a clue, such as `a word`.
    pub label: String,
}

impl ClueKind {
    /// A kind of clue with this id, these sites and this description of its label.
    pub fn new(kind: impl Into<String>, sites: ClueSites, label: impl Into<String>) -> ClueKind {
        ClueKind { kind: kind.into(), sites, label: label.into() }
    }
}

/// A puzzle after an edit of its clues.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct EditAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// The edited puzzle.
    pub puzzle: Puzzle,
    /// The edited puzzle as text.
    pub text: String,
    /// All clues of the puzzle, including its givens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<Clue>,
    /// The symbols of the values that can be given, as one string; empty where the family has no
    /// givens.
    pub values: String,
    /// The other kinds of clue that can be printed on this puzzle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<ClueKind>,
    /// The number of the area of each site, in board order; left out where areas cannot be changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<u16>,
}

impl EditAnswer {
    /// An edited puzzle without clues, other kinds of clue and areas.
    pub fn new(puzzle: Puzzle, text: impl Into<String>, values: impl Into<String>) -> EditAnswer {
        let (clues, kinds, areas) = (Vec::new(), Vec::new(), Vec::new());
        let (text, values) = (text.into(), values.into());
        EditAnswer { outcome: Done::Done, puzzle, text, clues, values, kinds, areas }
    }
}

words! {
    /// The number of solutions of a puzzle being made.
    ReviewOutcome {
        /// Exactly one solution.
        Unique = "unique",
        /// At least two solutions.
        Several = "several",
        /// No solution.
        None = "none",
        /// Unknown: the budget was spent first.
        OutOfBudget = "out-of-budget",
    }
}

/// The properties of a puzzle being made that an editor shows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ReviewAnswer {
    /// The number of solutions.
    pub outcome: ReviewOutcome,
    /// The id of the family.
    pub family: String,
    /// The puzzle's id: the family, its parameters and the board in one line.
    pub id: String,
    /// Number of clues, including givens.
    pub clues: usize,
    /// A solution in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// A second solution in one line, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<String>,
    /// The sites where the two solutions differ.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differ: Vec<String>,
    /// The two solutions merged: for each site, in board order, the value they share, or both of
    /// their values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub both: Vec<String>,
    /// For each site, in board order, the values that it takes in some solution; empty if there is
    /// no solution, or if the budget was spent before the number of solutions was known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<String>,
    /// Whether `candidates` is complete; false if the budget was spent first.
    pub candidates_are_whole: bool,
    /// The clues that can each be removed alone while the solution stays unique; left out where
    /// this was not decided for all clues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needless: Option<Vec<Clue>>,
    /// The rating, where there is exactly one solution and it could be rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// Number of steps that the techniques find.
    pub steps: usize,
    /// Number of sites without a value after these steps.
    pub open: usize,
    /// Rules or clues that may be the reason why there is no solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub culprits: Vec<Culprit>,
}

impl ReviewAnswer {
    /// A review that contains the number of solutions only.
    pub fn new(
        outcome: ReviewOutcome,
        family: impl Into<String>,
        id: impl Into<String>,
    ) -> ReviewAnswer {
        ReviewAnswer {
            outcome,
            family: family.into(),
            id: id.into(),
            clues: 0,
            solution: None,
            second: None,
            differ: Vec::new(),
            both: Vec::new(),
            candidates: Vec::new(),
            candidates_are_whole: false,
            needless: None,
            rating: None,
            steps: 0,
            open: 0,
            culprits: Vec::new(),
        }
    }
}

words! {
    /// The result of a search for repairs.
    RepairOutcome {
        /// At least one repair was found.
        Found = "found",
        /// The puzzle already has exactly one solution.
        Unneeded = "unneeded",
        /// No single change that helps was found.
        None = "none",
        /// The budget was spent before any was found.
        OutOfBudget = "out-of-budget",
    }
}

/// A single change that brings a puzzle nearer to exactly one solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Repair {
    /// The change to make.
    pub edit: Edit,
    /// The id of the puzzle after the change.
    pub id: String,
    /// The number of solutions after the change; left out where counting stopped at its limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solutions: Option<u64>,
    /// The rating after the change, where there is exactly one solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

impl Repair {
    /// A repair without a number of solutions and a rating.
    pub fn new(edit: Edit, id: impl Into<String>) -> Repair {
        Repair { edit, id: id.into(), solutions: None, rating: None }
    }
}

/// Single changes that bring a puzzle nearer to exactly one solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct RepairAnswer {
    /// The result of the search.
    pub outcome: RepairOutcome,
    /// The changes; those that leave exactly one solution come first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub repairs: Vec<Repair>,
}

impl RepairAnswer {
    /// An answer without repairs.
    pub fn new(outcome: RepairOutcome) -> RepairAnswer {
        RepairAnswer { outcome, repairs: Vec::new() }
    }
}

words! {
    /// The result of adding givens to a puzzle.
    CompleteOutcome {
        /// The puzzle has exactly one solution now.
        Done = "done",
        /// The puzzle has no solution, so no given was added.
        None = "none",
        /// The budget was spent; the puzzle is unchanged.
        OutOfBudget = "out-of-budget",
    }
}

/// A puzzle with givens added until it has one solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CompleteAnswer {
    /// The result.
    pub outcome: CompleteOutcome,
    /// The puzzle, with the added givens.
    pub puzzle: Puzzle,
    /// The puzzle as text.
    pub text: String,
    /// The givens that were added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<Clue>,
}

impl CompleteAnswer {
    /// A puzzle without added givens.
    pub fn new(
        outcome: CompleteOutcome,
        puzzle: Puzzle,
        text: impl Into<String>,
    ) -> CompleteAnswer {
        CompleteAnswer { outcome, puzzle, text: text.into(), added: Vec::new() }
    }
}
