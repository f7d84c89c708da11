//! Answers with reasons: explain, hint, steps, verify-proof.

use serde::{Deserialize, Serialize};

use crate::game::is_false;
use crate::parts::{Picture, ProfileRef, Rating, Step, Violation};
use crate::puzzle::Puzzle;
use crate::words::words;

words! {
    /// The end of an explanation.
    ExplainOutcome {
        /// Every site has its value; the steps prove that this is the only solution.
        Solved = "solved",
        /// The techniques find no further step.
        Stuck = "stuck",
        /// A site has no candidate left or a rule is broken: there is no solution.
        Contradiction = "contradiction",
        /// The budget was spent.
        OutOfBudget = "out-of-budget",
    }
}

/// An explanation: the solving steps with the reason for each. `verify-proof` checks it as a proof.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ExplainAnswer {
    /// The end of the explanation.
    pub outcome: ExplainOutcome,
    /// The puzzle that is explained.
    pub puzzle: Puzzle,
    /// The profile that determines the order and the ratings of the steps.
    pub profile: ProfileRef,
    /// The board at the start, in one line, where the explanation starts from a player's position
    /// instead of the clues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Sites with wrong entries in the player's position; these entries are ignored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mistakes: Vec<String>,
    /// Sites with wrong notes in the player's position; these notes are ignored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong_notes: Vec<String>,
    /// The steps in solving order.
    pub steps: Vec<Step>,
    /// The board after the last step, in one line.
    pub board: String,
    /// The solution in one line, if the steps reach it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// The rating of the puzzle, if the steps solve it from the clues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// A proof that there is no other solution, or none at all, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate: Option<Certificate>,
}

/// A machine-checkable proof that a puzzle has at most one solution: clauses that follow from the
/// rules and the clues.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Certificate {
    /// The symbols of the solution, in board order; left out where there is no solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// Claims that cannot all be true because together they break a rule, such as a loop that
    /// closes too early.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<String>,
    /// Clauses: of the claims in each, such as `r1c1=2 r1c2<>3`, at least one is true in any other
    /// solution.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
}

impl Certificate {
    /// A certificate with this solution, these cuts and these clauses.
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
    /// The kinds of help a player can get.
    HintOutcome {
        /// There is a next step, or several.
        Step = "step",
        /// Nothing follows at the requested site yet; the answer contains the step to take first.
        Later = "later",
        /// The puzzle is solved.
        Solved = "solved",
        /// At least one rule is broken.
        Broken = "broken",
        /// No rule is broken, but some entries differ from the solution.
        Wrong = "wrong",
        /// All entries are right, but some notes lack the value of the solution.
        WrongNotes = "wrong-notes",
        /// Everything is right so far, but the techniques find no next step.
        NoLogic = "no-logic",
        /// The puzzle has several solutions, and no further step follows.
        Several = "several",
        /// The puzzle has no solution.
        NoSolution = "no-solution",
        /// The budget was spent.
        OutOfBudget = "out-of-budget",
    }
}

/// A hint: mistakes first, otherwise the next step in as much detail as its stage allows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct HintAnswer {
    /// The kind of hint.
    pub outcome: HintOutcome,
    /// The id of the family.
    pub family: String,
    /// The puzzle's id: the family, its parameters and the board in one line.
    pub id: String,
    /// The stage of the hint: 1 (where to look), 2 (also why) or 3 (also the move).
    pub stage: u8,
    /// The id of the technique of the next step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// A sentence with the name of the technique and where to look.
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "where")]
    pub place: Option<String>,
    /// At stages 2 and 3: the argument, as sentences.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// At stage 3: the placements and removals that follow, as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "move")]
    pub moves: Option<String>,
    /// At stage 3: the complete step as data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// Number of steps to take before the first one at the requested site; left out unless the
    /// outcome is `later`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<usize>,
    /// The sites to highlight: those with mistakes, or those the step looks at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<String>,
    /// The rules that are broken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub violations: Vec<Violation>,
    /// A picture of the step, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
}

impl HintAnswer {
    /// A hint with an outcome only.
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

/// All steps that a player can take next, easiest first, or the mistakes, if there are any.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StepsAnswer {
    /// The kind of help; `step` if there are steps.
    pub outcome: HintOutcome,
    /// The id of the family.
    pub family: String,
    /// The puzzle's id: the family, its parameters and the board in one line.
    pub id: String,
    /// The steps, easiest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// Whether harder steps may be missing because the limit on search nodes was reached.
    #[serde(default, skip_serializing_if = "is_false")]
    pub left_out: bool,
    /// A picture of each step in the same order, if requested.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Picture>,
    /// The sites with mistakes.
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
    /// The result of checking an explanation.
    VerifyProofOutcome {
        /// Proved: the puzzle has exactly one solution.
        Unique = "unique",
        /// All steps hold and reach the solution, but some assume that the solution is unique,
        /// which is not proved.
        IfUnique = "if-unique",
        /// Proved: the puzzle has no solution.
        NoSolution = "no-solution",
        /// All steps hold, but they do not reach a solution or a contradiction.
        Incomplete = "incomplete",
        /// A step does not hold, or the end of the explanation is not as claimed.
        Refused = "refused",
        /// The budget was spent before every step was checked.
        OutOfBudget = "out-of-budget",
    }
}

/// The result of checking an explanation, with the number of steps proved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct VerifyProofAnswer {
    /// The result.
    pub outcome: VerifyProofOutcome,
    /// The id of the family.
    pub family: String,
    /// The puzzle's id: the family, its parameters and the board in one line.
    pub id: String,
    /// The proved solution in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// Number of steps in the explanation.
    pub steps: usize,
    /// Number of steps whose argument was proved.
    pub shown: usize,
    /// Number of proved steps that assume that the solution is unique.
    pub assuming_one_solution: usize,
    /// Number of clauses in the certificate; left out where there is no valid certificate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate_clauses: Option<usize>,
    /// The number of the step that was refused or not decided, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// The reason for the refusal, as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

impl VerifyProofAnswer {
    /// The result for an explanation without steps.
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
