//! Answers with reasons: explain, hint, verify-proof.

use serde::{Deserialize, Serialize};

use crate::game::is_false;
use crate::parts::{Picture, ProfileRef, Rating, Step, Violation};
use crate::puzzle::Puzzle;
use crate::words::words;

words! {
    /// How an explanation ends.
    ExplainOutcome {
        /// Every site has its value, so this is the only solution.
        Solved = "solved",
        /// No technique finds anything more.
        Stuck = "stuck",
        /// A site is left with nothing, or a rule is broken: there is no solution.
        Contradiction = "contradiction",
        /// The budget was spent.
        OutOfBudget = "out-of-budget",
    }
}

/// An explanation: every step with its reason. It is a proof, which `verify-proof` checks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ExplainAnswer {
    /// How it ends.
    pub outcome: ExplainOutcome,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// By whose order and values the steps were found.
    pub profile: ProfileRef,
    /// The board where it starts, in one line, if that is a player's position and not the clues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Sites of a player's position that are wrong, and were left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mistakes: Vec<String>,
    /// Sites of a player's position with wrong notes, which were left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong_notes: Vec<String>,
    /// The steps, one after the other.
    pub steps: Vec<Step>,
    /// The board where it ends, in one line.
    pub board: String,
    /// The solution in one line, if it was reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// How hard the puzzle is, if the solution was reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// Why there is no other solution, or none, if that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate: Option<Certificate>,
}

/// Why a puzzle has one solution, or none: clauses that lead from the rules and the clues to that.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Certificate {
    /// The solution, as the symbols of all sites; left out where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// Claims that cannot all be true because that breaks a rule, such as a ring that closes early.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<String>,
    /// Claims of which one is true in any other solution, such as `r1c1=2 r1c2<>3`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
}

impl Certificate {
    /// A certificate of these clauses.
    pub fn new(solution: Option<String>, cuts: Vec<String>, clauses: Vec<String>) -> Certificate {
        Certificate { solution, cuts, clauses }
    }
}

impl ExplainAnswer {
    /// An explanation without steps.
    pub fn new(outcome: ExplainOutcome, puzzle: Puzzle, profile: ProfileRef) -> ExplainAnswer {
        ExplainAnswer {
            outcome,
            puzzle,
            profile,
            start: None,
            mistakes: Vec::new(),
            wrong_notes: Vec::new(),
            steps: Vec::new(),
            board: String::new(),
            solution: None,
            rating: None,
            certificate: None,
        }
    }
}

words! {
    /// What can be said to a player who asks for help.
    HintOutcome {
        /// There is a next step.
        Step = "step",
        /// Nothing is forced yet at the site asked about; the step that comes first is told.
        Later = "later",
        /// Nothing is left to do.
        Solved = "solved",
        /// Rules are broken.
        Broken = "broken",
        /// No rule is broken yet, but some values are not as in the solution.
        Wrong = "wrong",
        /// The values are right so far, but some notes lack what belongs there.
        WrongNotes = "wrong-notes",
        /// All is right so far, and no technique finds a next step.
        NoLogic = "no-logic",
        /// The puzzle has several solutions, and nothing more is forced.
        Several = "several",
        /// The puzzle has no solution.
        NoSolution = "no-solution",
        /// The budget was spent.
        OutOfBudget = "out-of-budget",
    }
}

/// A hint: mistakes first, then the next step as far as its stage says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct HintAnswer {
    /// What can be said.
    pub outcome: HintOutcome,
    /// The family.
    pub family: String,
    /// The puzzle in one line.
    pub id: String,
    /// How much is said, from 1 to 3.
    pub stage: u8,
    /// The id of the technique of the next step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// Which technique, and where to look.
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "where")]
    pub place: Option<String>,
    /// From stage 2 on: the argument.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// At stage 3: what follows.
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "move")]
    pub moves: Option<String>,
    /// At stage 3: the step as data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// How many steps come before the first one about the site asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<usize>,
    /// The sites to be highlighted: those that are wrong, or those the step looks at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<String>,
    /// The rules that are broken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub violations: Vec<Violation>,
    /// A picture of the step, if one was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
}

impl HintAnswer {
    /// A hint that says no more than its outcome.
    pub fn new(
        outcome: HintOutcome,
        family: impl Into<String>,
        id: impl Into<String>,
        stage: u8,
    ) -> HintAnswer {
        HintAnswer {
            outcome,
            family: family.into(),
            id: id.into(),
            stage,
            technique: None,
            place: None,
            why: None,
            moves: None,
            step: None,
            later: None,
            sites: Vec::new(),
            violations: Vec::new(),
            picture: None,
        }
    }
}

/// All next steps: mistakes first, then the steps, easiest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StepsAnswer {
    /// What can be said; `step` if there are steps.
    pub outcome: HintOutcome,
    /// The family.
    pub family: String,
    /// The puzzle in one line.
    pub id: String,
    /// The steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// Whether harder steps may be missing, because the nodes did not suffice for all.
    #[serde(default, skip_serializing_if = "is_false")]
    pub left_out: bool,
    /// A picture of each step, if they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Picture>,
    /// The sites that are wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<String>,
    /// The rules that are broken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub violations: Vec<Violation>,
}

impl StepsAnswer {
    /// An answer without steps.
    pub fn new(
        outcome: HintOutcome,
        family: impl Into<String>,
        id: impl Into<String>,
    ) -> StepsAnswer {
        StepsAnswer {
            outcome,
            family: family.into(),
            id: id.into(),
            steps: Vec::new(),
            left_out: false,
            pictures: Vec::new(),
            sites: Vec::new(),
            violations: Vec::new(),
        }
    }
}

words! {
    /// What came of an explanation.
    VerifyProofOutcome {
        /// Proved: the solution, and that it is the only one.
        Unique = "unique",
        /// All steps hold and reach the solution, but some count on there being one, which is not shown.
        IfUnique = "if-unique",
        /// Proved: there is no solution.
        NoSolution = "no-solution",
        /// All steps hold, but they do not reach the end.
        Incomplete = "incomplete",
        /// The argument of a step is not shown, or the end is not as claimed.
        Refused = "refused",
        /// The budget was spent.
        OutOfBudget = "out-of-budget",
    }
}

/// What came of an explanation, and how far its arguments were shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct VerifyProofAnswer {
    /// What came of it.
    pub outcome: VerifyProofOutcome,
    /// The family.
    pub family: String,
    /// The puzzle in one line.
    pub id: String,
    /// The solution that is proved, in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// How many steps there are.
    pub steps: usize,
    /// How many have an argument that was shown to hold.
    pub shown: usize,
    /// How many of them count on there being one solution.
    pub assuming_one_solution: usize,
    /// How many clauses the certificate has, if it holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate_clauses: Option<usize>,
    /// The step that was refused or not decided, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// Why it was refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

impl VerifyProofAnswer {
    /// What came of an explanation without steps.
    pub fn new(
        outcome: VerifyProofOutcome,
        family: impl Into<String>,
        id: impl Into<String>,
    ) -> VerifyProofAnswer {
        VerifyProofAnswer {
            outcome,
            family: family.into(),
            id: id.into(),
            solution: None,
            steps: 0,
            shown: 0,
            assuming_one_solution: 0,
            certificate_clauses: None,
            step: None,
            why: None,
        }
    }
}
