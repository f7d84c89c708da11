//! Answers about a puzzle that somebody makes by hand.

use serde::{Deserialize, Serialize};

use super::listing::Done;
use crate::edit_request::Edit;
use crate::parts::{Culprit, Rating};
use crate::puzzle::{Clue, Puzzle};
use crate::words::words;

words! {
    /// Which sites a clue of a kind is about.
    ClueSites {
        /// None: it stands beside the board.
        None = "none",
        /// One.
        One = "one",
        /// Two that lie side by side.
        Pair = "pair",
        /// One or more.
        Some = "some",
    }
}

/// A kind of clue, beside givens, that can be printed on a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ClueKind {
    /// Its name, as an edit says it.
    pub kind: String,
    /// Which sites a clue of the kind is about.
    pub sites: ClueSites,
    /// What its label says.
    pub label: String,
}

impl ClueKind {
    /// A kind of clue.
    pub fn new(kind: impl Into<String>, sites: ClueSites, label: impl Into<String>) -> ClueKind {
        ClueKind { kind: kind.into(), sites, label: label.into() }
    }
}

/// A puzzle after changes to what is printed on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct EditAnswer {
    /// It was done.
    pub outcome: Done,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The same as text.
    pub text: String,
    /// Everything printed on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<Clue>,
    /// The values that can be printed at a site.
    pub values: String,
    /// The kinds of clue that can be printed beside them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<ClueKind>,
    /// The number of its area for each site, where areas can be drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<u16>,
}

impl EditAnswer {
    /// A puzzle on which nothing but these values can be printed.
    pub fn new(puzzle: Puzzle, text: impl Into<String>, values: impl Into<String>) -> EditAnswer {
        let (clues, kinds, areas) = (Vec::new(), Vec::new(), Vec::new());
        let (text, values) = (text.into(), values.into());
        EditAnswer { outcome: Done::Done, puzzle, text, clues, values, kinds, areas }
    }
}

words! {
    /// How many solutions a puzzle has that is being made.
    ReviewOutcome {
        /// Just one.
        Unique = "unique",
        /// More than one.
        Several = "several",
        /// None.
        None = "none",
        /// Not known: the budget was spent.
        OutOfBudget = "out-of-budget",
    }
}

/// All there is to know about a puzzle that is being made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ReviewAnswer {
    /// How many solutions it has.
    pub outcome: ReviewOutcome,
    /// The family.
    pub family: String,
    /// The id.
    pub id: String,
    /// How many clues it has.
    pub clues: usize,
    /// A solution, in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// A second solution, in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<String>,
    /// The sites where these two differ.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differ: Vec<String>,
    /// The two solutions laid over one another: for each site the value that both have, or the two values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub both: Vec<String>,
    /// For each site the values that it has in some solution; empty where there is none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<String>,
    /// Whether those are all; false where the budget was spent before.
    pub candidates_are_whole: bool,
    /// The clues without which there is still one solution, each on its own; left out where that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needless: Option<Vec<Clue>>,
    /// How hard it is, where it can be solved step by step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// How many steps lead as far as logic goes.
    pub steps: usize,
    /// How many sites are open then.
    pub open: usize,
    /// What could be wrong where there is no solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub culprits: Vec<Culprit>,
}

impl ReviewAnswer {
    /// A puzzle of which nothing is known but the number of its solutions.
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
    /// How looking for repairs ended.
    RepairOutcome {
        /// Some were found.
        Found = "found",
        /// The puzzle has one solution.
        Unneeded = "unneeded",
        /// No single change was found.
        None = "none",
        /// The budget was spent before any was found.
        OutOfBudget = "out-of-budget",
    }
}

/// A single change after which a puzzle has fewer solutions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Repair {
    /// The change.
    pub edit: Edit,
    /// The puzzle after it.
    pub id: String,
    /// How many solutions there are then; left out where there are more than were counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solutions: Option<u64>,
    /// How hard it is then, where it has one solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

impl Repair {
    /// A change that leaves more solutions than were counted.
    pub fn new(edit: Edit, id: impl Into<String>) -> Repair {
        Repair { edit, id: id.into(), solutions: None, rating: None }
    }
}

/// Changes after which a puzzle has fewer solutions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct RepairAnswer {
    /// How it ended.
    pub outcome: RepairOutcome,
    /// The changes, those that leave one solution first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub repairs: Vec<Repair>,
}

impl RepairAnswer {
    /// An answer without any.
    pub fn new(outcome: RepairOutcome) -> RepairAnswer {
        RepairAnswer { outcome, repairs: Vec::new() }
    }
}

words! {
    /// How printing more givens ended.
    CompleteOutcome {
        /// The puzzle has one solution now.
        Done = "done",
        /// The puzzle has no solution, so nothing was printed.
        None = "none",
        /// The budget was spent; the puzzle is as it was.
        OutOfBudget = "out-of-budget",
    }
}

/// A puzzle with more givens.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CompleteAnswer {
    /// How it ended.
    pub outcome: CompleteOutcome,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The same as text.
    pub text: String,
    /// The givens that were printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<Clue>,
}

impl CompleteAnswer {
    /// A puzzle on which nothing more was printed.
    pub fn new(
        outcome: CompleteOutcome,
        puzzle: Puzzle,
        text: impl Into<String>,
    ) -> CompleteAnswer {
        CompleteAnswer { outcome, puzzle, text: text.into(), added: Vec::new() }
    }
}
