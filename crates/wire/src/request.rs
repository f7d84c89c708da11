//! Requests, one type for each verb.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

#[cfg(feature = "proof")]
use crate::answer::ExplainAnswer;
use crate::book::BookRequest;
use crate::edit_request::{CompleteRequest, EditRequest, RepairRequest, ReviewRequest};
use crate::game::is_false;
use crate::number::Whole;
use crate::param::ParamValue;
use crate::parts::PictureRequest;
use crate::play_request::{ClueRequest, MistakeRequest, PlayRequest, PracticeRequest};
use crate::puzzle::{PositionInput, PuzzleInput};
use crate::words::words;

/// A request. Its `verb` names its type.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "verb", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Request {
    /// Generates a puzzle with exactly one solution.
    Generate(GenerateRequest),
    /// Generates the puzzle of a day. The answer is that of `generate`.
    Daily(DailyRequest),
    /// Solves a puzzle and finds out whether the solution is unique.
    Solve(SolveRequest),
    /// Counts the solutions of a puzzle.
    Count(CountRequest),
    /// Finds the broken rules of a board and whether the board can still be solved.
    Check(CheckRequest),
    /// Grades a proposed answer to a puzzle.
    Verify(VerifyRequest),
    /// Solves a puzzle as a person would, with the reason for every step.
    Explain(ExplainRequest),
    /// Finds the mistakes of a player, or the next step.
    Hint(HintRequest),
    /// Lists all steps that a player can take next.
    Steps(StepsRequest),
    /// Rates the difficulty of a puzzle.
    Rate(RateRequest),
    /// Checks an explanation step by step.
    VerifyProof(Box<VerifyProofRequest>),
    /// Removes clues while the puzzle stays solvable in the requested way.
    Minimise(MinimiseRequest),
    /// Edits the clues of a puzzle, or starts with an empty board.
    Edit(EditRequest),
    /// Reviews a puzzle being made: its solutions, needless clues and rating.
    Review(ReviewRequest),
    /// Finds single clues to add, change or remove so that a puzzle has exactly one solution.
    Repair(RepairRequest),
    /// Adds givens to a puzzle until it has exactly one solution.
    Complete(CompleteRequest),
    /// Writes a puzzle in another format.
    Convert(ConvertRequest),
    /// Computes the canonical form of a puzzle, which all its symmetric equivalents share.
    Canonical(CanonicalRequest),
    /// Draws a puzzle.
    Show(ShowRequest),
    /// Makes a book of puzzles as a PDF file.
    Book(Box<BookRequest>),
    /// Takes one action in a game.
    Play(PlayRequest),
    /// Finds the first wrong move of a game and steps that show why it is wrong.
    Mistake(MistakeRequest),
    /// Lists the remaining ways to satisfy a clue of a game.
    Clue(ClueRequest),
    /// Makes a game in which a technique is the next step.
    Practice(PracticeRequest),
    /// Lists the puzzle families.
    Families(FamiliesRequest),
    /// Lists the techniques, or one technique with example positions.
    Technique(TechniqueRequest),
    /// Lists the file formats of other programs.
    Formats(FormatsRequest),
}

/// Generates a puzzle. The same request always makes the same puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct GenerateRequest {
    /// The id of the family; the first one of the list when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The parameters of the puzzle by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, ParamValue>,
    /// The number of the generator version; the newest one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub generator: Option<u32>,
    /// The seed of the puzzle.
    pub seed: Whole,
    /// The index of the puzzle among those of the seed, from 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub index: u64,
    /// Whether to rate the puzzle.
    #[serde(default, skip_serializing_if = "is_false")]
    pub rate: bool,
    /// Whether to add the canonical form of the puzzle.
    #[serde(default, skip_serializing_if = "is_false")]
    pub canonical: bool,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl GenerateRequest {
    /// A puzzle of the first family with default parameters.
    pub fn new(seed: u64) -> GenerateRequest {
        GenerateRequest {
            family: None,
            params: BTreeMap::new(),
            generator: None,
            seed: seed.into(),
            index: 0,
            rate: false,
            canonical: false,
            nodes: None,
            language: None,
        }
    }
}

/// Generates the puzzle of a day: for each family and level the same for everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct DailyRequest {
    /// The id of the family; the first one of the list when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The day, such as `2026-11-16`, from 1970-01-01 to 9999-12-31. Days change at midnight UTC.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")))]
    pub date: String,
    /// The level; the family's default when left out. Families without levels have one puzzle per
    /// day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl DailyRequest {
    /// The puzzle of the first family for this day.
    pub fn new(date: impl Into<String>) -> DailyRequest {
        DailyRequest { family: None, date: date.into(), level: None, nodes: None, language: None }
    }
}

/// Solves a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct SolveRequest {
    /// The puzzle to solve.
    pub puzzle: PuzzleInput,
    /// Whether to add the steps that a person could take.
    #[serde(default, skip_serializing_if = "is_false")]
    pub steps: bool,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of the steps; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl SolveRequest {
    /// A request for the solution without steps.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> SolveRequest {
        SolveRequest { puzzle: puzzle.into(), steps: false, nodes: None, language: None }
    }
}

/// Counts the solutions of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct CountRequest {
    /// The puzzle whose solutions to count.
    pub puzzle: PuzzleInput,
    /// The number of solutions at which counting stops; 1,000,000 when left out, 0 for no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u64>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl CountRequest {
    /// A request with the default limit.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> CountRequest {
        CountRequest { puzzle: puzzle.into(), limit: None, nodes: None, language: None }
    }
}

/// Checks a board with the entries made so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct CheckRequest {
    /// The board with its entries, or a saved game.
    pub puzzle: PuzzleInput,
    /// The player's entries and notes, if `puzzle` has the clues only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionInput>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of names; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl CheckRequest {
    /// A request to check this board.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> CheckRequest {
        CheckRequest { puzzle: puzzle.into(), position: None, nodes: None, language: None }
    }
}

/// Grades a proposed answer to a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct VerifyRequest {
    /// The puzzle that was answered.
    pub puzzle: PuzzleInput,
    /// The proposed answer: a text in any common layout, such as a grid, a line, JSON or moves,
    /// with any words around it, or a JSON list or object. The content of the last `<answer>`
    /// element or `\boxed{}` counts or, without one, the last full board.
    pub answer: Json,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of names; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl VerifyRequest {
    /// A request to grade this answer.
    pub fn new(puzzle: impl Into<PuzzleInput>, answer: impl Into<Json>) -> VerifyRequest {
        VerifyRequest { puzzle: puzzle.into(), answer: answer.into(), nodes: None, language: None }
    }
}

/// Solves a puzzle as a person would, with the reason for every step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct ExplainRequest {
    /// The puzzle, or a saved game as text.
    pub puzzle: PuzzleInput,
    /// The position to start from, as entries and notes; the clues alone when left out. A saved
    /// game starts from its own entries if this is an empty text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionInput>,
    /// The id of the profile that the steps follow; the default one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of the sentences; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Whether to add a proof for `verify-proof` that there is no other solution; not allowed
    /// together with `position`.
    #[serde(default, skip_serializing_if = "is_false")]
    pub certificate: bool,
}

impl ExplainRequest {
    /// An explanation by the default profile.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> ExplainRequest {
        ExplainRequest {
            puzzle: puzzle.into(),
            position: None,
            profile: None,
            nodes: None,
            language: None,
            certificate: false,
        }
    }
}

/// Lists all steps that a player can take next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct StepsRequest {
    /// The puzzle, or a saved game.
    pub puzzle: PuzzleInput,
    /// The player's entries and notes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionInput>,
    /// The id of the profile that the steps follow; the default one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Maximum number of steps to list, easiest first; all when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<usize>,
    /// The style of the pictures of the steps; no pictures when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// Maximum number of search nodes for finding steps, not counting those for making the puzzle
    /// of a recipe; the steps found until then are listed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of the sentences; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl StepsRequest {
    /// All next steps by the default profile.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> StepsRequest {
        StepsRequest {
            puzzle: puzzle.into(),
            position: None,
            profile: None,
            most: None,
            picture: None,
            nodes: None,
            language: None,
        }
    }
}

/// Finds the mistakes of a player, or the next step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct HintRequest {
    /// The puzzle, or a saved game.
    pub puzzle: PuzzleInput,
    /// The player's entries and notes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionInput>,
    /// The id of the profile that the steps follow; the default one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// The name of the site that the hint should be about; any site when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The stage of the hint: 1 for the technique and where to look, 2 to add the argument, 3 to
    /// add the move. 3 when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 3)))]
    pub stage: Option<u8>,
    /// The style of a picture of the step, at stages 2 and 3; no picture when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of the sentences; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl HintRequest {
    /// A hint of stage 3 by the default profile.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> HintRequest {
        HintRequest {
            puzzle: puzzle.into(),
            position: None,
            profile: None,
            site: None,
            stage: None,
            picture: None,
            nodes: None,
            language: None,
        }
    }
}

/// Rates the difficulty of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct RateRequest {
    /// The puzzle to rate.
    pub puzzle: PuzzleInput,
    /// The id of the profile that rates it; the default one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// The solving path to rate; the usual one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub route: Option<RouteKind>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl RateRequest {
    /// A rating of the usual path by the default profile.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> RateRequest {
        RateRequest {
            puzzle: puzzle.into(),
            profile: None,
            route: None,
            nodes: None,
            language: None,
        }
    }
}

words! {
    /// The solving path that is rated.
    RouteKind {
        /// The path that takes the easiest step in each position.
        Usual = "usual",
        /// The path whose hardest step is as easy as possible, with as few steps of that rating as
        /// possible.
        Easiest = "easiest",
    }
}

/// The explanation to check. Builds without the checker, such as those for browsers, keep it as
/// plain JSON.
#[cfg(feature = "proof")]
type Explained = ExplainAnswer;
#[cfg(not(feature = "proof"))]
type Explained = Json;

/// Checks an explanation step by step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct VerifyProofRequest {
    /// The answer to an `explain` request.
    pub proof: Explained,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl VerifyProofRequest {
    /// A request to check this explanation.
    pub fn new(proof: Explained) -> VerifyProofRequest {
        VerifyProofRequest { proof, nodes: None, language: None }
    }
}

/// Removes clues from a puzzle, or joins them, while it stays solvable in the requested way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct MinimiseRequest {
    /// The puzzle to reduce.
    pub puzzle: PuzzleInput,
    /// The condition to keep: `unique` (the default), `propagation`, `logic`, or a level such as
    /// `hard`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keep: Option<String>,
    /// Number of clues at which to stop.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clues: Option<usize>,
    /// The seed for the order in which clues are tried; 0 when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Whole>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl MinimiseRequest {
    /// A request to remove every clue that is not needed for a unique solution.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> MinimiseRequest {
        MinimiseRequest {
            puzzle: puzzle.into(),
            keep: None,
            clues: None,
            seed: None,
            nodes: None,
            language: None,
        }
    }
}

/// Writes a puzzle in another format.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct ConvertRequest {
    /// The puzzle to convert.
    pub puzzle: PuzzleInput,
    /// The target: `text`, `line`, `id`, or the name of another program's format. When left out,
    /// the answer contains the puzzle as JSON only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl ConvertRequest {
    /// A request for the puzzle as JSON.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> ConvertRequest {
        ConvertRequest { puzzle: puzzle.into(), to: None, nodes: None, language: None }
    }
}

/// Computes the canonical form of a puzzle, which all its symmetric equivalents share.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct CanonicalRequest {
    /// The puzzle whose canonical form to compute.
    pub puzzle: PuzzleInput,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of an error; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl CanonicalRequest {
    /// A request for the canonical form of this puzzle.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> CanonicalRequest {
        CanonicalRequest { puzzle: puzzle.into(), nodes: None, language: None }
    }
}

/// Draws a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct ShowRequest {
    /// The puzzle to draw.
    pub puzzle: PuzzleInput,
    /// The style of the picture; no picture when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// Whether to show the solution.
    #[serde(default, skip_serializing_if = "is_false")]
    pub solution: bool,
    /// Whether to show the candidates of each open site.
    #[serde(default, skip_serializing_if = "is_false")]
    pub marks: bool,
    /// The number of the explanation's step to show, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// Maximum number of search nodes before giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of descriptions; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl ShowRequest {
    /// The puzzle without a picture.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> ShowRequest {
        ShowRequest {
            puzzle: puzzle.into(),
            picture: None,
            solution: false,
            marks: false,
            step: None,
            nodes: None,
            language: None,
        }
    }
}

/// Lists the puzzle families.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct FamiliesRequest {
    /// The id of the only family to list; all families when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The language of the texts; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// Lists the techniques, or one technique with example positions.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct TechniqueRequest {
    /// The id or name of the technique; its answer has example positions. When left out, all
    /// techniques are listed without positions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The style of the pictures of the positions; no pictures when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// The language of the texts; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// Lists the file formats of other programs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct FormatsRequest {}
