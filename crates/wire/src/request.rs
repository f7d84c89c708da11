//! What can be asked: one request for each verb.

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

/// A request. Its `verb` says which.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "verb", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Request {
    /// Makes a puzzle with exactly one solution.
    Generate(GenerateRequest),
    /// Makes the puzzle of a day. The answer is that of `generate`.
    Daily(DailyRequest),
    /// Solves a puzzle and says whether the solution is the only one.
    Solve(SolveRequest),
    /// Counts the solutions.
    Count(CountRequest),
    /// Says which rules a board breaks, and whether it can still be solved.
    Check(CheckRequest),
    /// Says whether an answer to a puzzle is right, and how much of it.
    Verify(VerifyRequest),
    /// Solves a puzzle as a person would, with the reason for every step.
    Explain(ExplainRequest),
    /// Says what a player can do next.
    Hint(HintRequest),
    /// Lists all steps that a player can take next.
    Steps(StepsRequest),
    /// Says how hard a puzzle is.
    Rate(RateRequest),
    /// Checks an explanation step by step.
    VerifyProof(Box<VerifyProofRequest>),
    /// Takes clues away while something stays true.
    Minimise(MinimiseRequest),
    /// Changes what is printed on a puzzle, or begins with an empty board.
    Edit(EditRequest),
    /// Says all there is to know about a puzzle while it is being made.
    Review(ReviewRequest),
    /// Finds single clues to add, to change or to take away so that a puzzle has one solution.
    Repair(RepairRequest),
    /// Prints more givens on a puzzle, so that it has one solution.
    Complete(CompleteRequest),
    /// Writes a puzzle in another form.
    Convert(ConvertRequest),
    /// Gives the form that a puzzle shares with all that are the same but for symmetry.
    Canonical(CanonicalRequest),
    /// Draws a puzzle.
    Show(ShowRequest),
    /// Makes a book of puzzles as a PDF file.
    Book(Box<BookRequest>),
    /// Takes one action in a game.
    Play(PlayRequest),
    /// Finds the first wrong move of a game, and why it is wrong.
    Mistake(MistakeRequest),
    /// Lists the ways in which a clue of a game can still come true.
    Clue(ClueRequest),
    /// Makes a game in which a technique is next.
    Practice(PracticeRequest),
    /// Lists the families of puzzles.
    Families(FamiliesRequest),
    /// Lists the techniques, or teaches one.
    Technique(TechniqueRequest),
    /// Lists the formats of other programs.
    Formats(FormatsRequest),
}

impl Request {
    /// Asks for an answer in a language, where answers have sentences.
    ///
    /// ```
    /// use gridwright_wire::{HintRequest, Request};
    /// let mut request = Request::Hint(HintRequest::new("cirth:12....3.."));
    /// request.set_language("de");
    /// assert!(matches!(request, Request::Hint(hint) if hint.language.as_deref() == Some("de")));
    /// ```
    pub fn set_language(&mut self, code: &str) {
        if let Some(language) = self.language_mut() {
            *language = Some(code.to_owned());
        }
    }

    /// The language asked for, where answers have sentences.
    ///
    /// ```
    /// use gridwright_wire::{CountRequest, HintRequest, Request};
    /// let mut request = Request::Hint(HintRequest::new("cirth:12....3.."));
    /// request.language_mut().unwrap().get_or_insert("de".to_owned());
    /// assert!(matches!(request, Request::Hint(hint) if hint.language.as_deref() == Some("de")));
    /// assert!(Request::Count(CountRequest::new("cirth:12....3..")).language_mut().is_none());
    /// ```
    pub fn language_mut(&mut self) -> Option<&mut Option<String>> {
        Some(match self {
            Request::Solve(request) => &mut request.language,
            Request::Check(request) => &mut request.language,
            Request::Verify(request) => &mut request.language,
            Request::Explain(request) => &mut request.language,
            Request::Hint(request) => &mut request.language,
            Request::Steps(request) => &mut request.language,
            Request::Review(request) => &mut request.language,
            Request::Show(request) => &mut request.language,
            Request::Play(request) => &mut request.language,
            Request::Mistake(request) => &mut request.language,
            Request::Families(request) => &mut request.language,
            Request::Technique(request) => &mut request.language,
            Request::Generate(_)
            | Request::Daily(_)
            | Request::Count(_)
            | Request::Rate(_)
            | Request::VerifyProof(_)
            | Request::Minimise(_)
            | Request::Edit(_)
            | Request::Repair(_)
            | Request::Complete(_)
            | Request::Convert(_)
            | Request::Canonical(_)
            | Request::Book(_)
            | Request::Clue(_)
            | Request::Practice(_)
            | Request::Formats(_) => return None,
        })
    }

    /// The language that sentences are asked for in, where the verb has one.
    pub fn language(&self) -> Option<&str> {
        let language = match self {
            Request::Solve(request) => &request.language,
            Request::Check(request) => &request.language,
            Request::Verify(request) => &request.language,
            Request::Explain(request) => &request.language,
            Request::Hint(request) => &request.language,
            Request::Steps(request) => &request.language,
            Request::Review(request) => &request.language,
            Request::Show(request) => &request.language,
            Request::Play(request) => &request.language,
            Request::Mistake(request) => &request.language,
            Request::Families(request) => &request.language,
            Request::Technique(request) => &request.language,
            _ => return None,
        };
        language.as_deref()
    }
}

/// Makes a puzzle. The same request makes the same puzzle for ever.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct GenerateRequest {
    /// The family; the first one of the list when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// What is asked of it, by the names of its parameters.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub params: BTreeMap<String, ParamValue>,
    /// The generator's number; the newest when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub generator: Option<u32>,
    /// The seed.
    pub seed: Whole,
    /// Which puzzle of the seed, from 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub index: u64,
    /// Whether to rate the puzzle.
    #[serde(default, skip_serializing_if = "is_false")]
    pub rate: bool,
    /// Whether to give its canonical form.
    #[serde(default, skip_serializing_if = "is_false")]
    pub canonical: bool,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl GenerateRequest {
    /// A puzzle of the first family.
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
        }
    }
}

/// Makes the puzzle of a day: one for each family and level, the same for everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct DailyRequest {
    /// The family; the first one of the list when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The day, such as `2026-11-16`, from 1970-01-01 to 9999-12-31. Days change at midnight UTC.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")))]
    pub date: String,
    /// The level; the family's default when left out. Families without levels have one puzzle a day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl DailyRequest {
    /// The puzzle of the first family.
    pub fn new(date: impl Into<String>) -> DailyRequest {
        DailyRequest { family: None, date: date.into(), level: None, nodes: None }
    }
}

/// Solves a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct SolveRequest {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Whether to add the steps that a person could take.
    #[serde(default, skip_serializing_if = "is_false")]
    pub steps: bool,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of the steps; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl SolveRequest {
    /// The solution alone.
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
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Stops counting there; 1,000,000 when left out, 0 for no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u64>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl CountRequest {
    /// Counting with the usual limit.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> CountRequest {
        CountRequest { puzzle: puzzle.into(), limit: None, nodes: None }
    }
}

/// Checks a board as filled in so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct CheckRequest {
    /// The board with what is filled in, or a saved game.
    pub puzzle: PuzzleInput,
    /// What the player has put in, where the puzzle has the clues alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionInput>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of names; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl CheckRequest {
    /// A board to be checked.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> CheckRequest {
        CheckRequest { puzzle: puzzle.into(), position: None, nodes: None, language: None }
    }
}

/// Says whether an answer to a puzzle is right.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct VerifyRequest {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// The answer: a text in any common layout, such as a grid, a line, JSON or moves with words around them; or a
    /// list or object itself. The last `<answer>` element or `\boxed{}` of a text counts, else its last full board.
    pub answer: Json,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of names; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl VerifyRequest {
    /// An answer to be judged.
    pub fn new(puzzle: impl Into<PuzzleInput>, answer: impl Into<Json>) -> VerifyRequest {
        VerifyRequest { puzzle: puzzle.into(), answer: answer.into(), nodes: None, language: None }
    }
}

/// Solves a puzzle as a person would.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct ExplainRequest {
    /// The puzzle, or a saved game as text.
    pub puzzle: PuzzleInput,
    /// Where to start, as entries and notes; from the clues when left out. A saved game starts from
    /// its own entries if this is an empty text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionInput>,
    /// The id of the profile; the first one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of the sentences; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Whether to say why there is no other solution, for `verify-proof`. It goes with the clues alone.
    #[serde(default, skip_serializing_if = "is_false")]
    pub certificate: bool,
}

impl ExplainRequest {
    /// An explanation by the first profile.
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
    /// What the player has put in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionInput>,
    /// The id of the profile; the first one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// How many steps to list at most, easiest first; all when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<usize>,
    /// What pictures of the steps should look like; none when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// Lists what is found within so many search nodes; making the puzzle of a recipe is not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of the sentences; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl StepsRequest {
    /// All next steps of a fresh puzzle or a saved game.
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

/// Says what a player can do next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct HintRequest {
    /// The puzzle, or a saved game.
    pub puzzle: PuzzleInput,
    /// What the player has put in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionInput>,
    /// The id of the profile; the first one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// The one site that something is to be said about; any when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// How much to say: 1 which technique and where to look, 2 also why, 3 also the move. 3 when left
    /// out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 3)))]
    pub stage: Option<u8>,
    /// What a picture of the step should look like, from stage 2 on; none when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of the sentences; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl HintRequest {
    /// Everything about the next step of a fresh puzzle or a saved game.
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

/// Says how hard a puzzle is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct RateRequest {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// The id of the profile; the first one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Which path is rated; the usual one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub route: Option<RouteKind>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl RateRequest {
    /// The rating of the usual path by the first profile.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> RateRequest {
        RateRequest { puzzle: puzzle.into(), profile: None, route: None, nodes: None }
    }
}

words! {
    /// Which path through a puzzle is rated.
    RouteKind {
        /// The one that takes the easiest step in each position.
        Usual = "usual",
        /// One whose hardest step is as easy as can be, with as few steps that hard as can be.
        Easiest = "easiest",
    }
}

/// An explanation to be checked. A build without the checker, such as a browser's, does not read it.
#[cfg(feature = "proof")]
type Explained = ExplainAnswer;
#[cfg(not(feature = "proof"))]
type Explained = Json;

/// Checks an explanation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct VerifyProofRequest {
    /// The answer to an `explain` request.
    pub proof: Explained,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl VerifyProofRequest {
    /// An explanation to be checked.
    pub fn new(proof: Explained) -> VerifyProofRequest {
        VerifyProofRequest { proof, nodes: None }
    }
}

/// Takes clues away while something stays true.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct MinimiseRequest {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// What stays true: `unique` (the default), `propagation`, `logic`, or a level such as `hard`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keep: Option<String>,
    /// Stops when so many clues are left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clues: Option<usize>,
    /// The order in which clues are tried; 0 when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Whole>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl MinimiseRequest {
    /// Takes every clue away that can go.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> MinimiseRequest {
        MinimiseRequest { puzzle: puzzle.into(), keep: None, clues: None, seed: None, nodes: None }
    }
}

/// Writes a puzzle in another form.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct ConvertRequest {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// `text`, `line`, `id`, or the name of a format of other programs. When left out, the answer
    /// holds the puzzle as JSON only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl ConvertRequest {
    /// The puzzle as JSON.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> ConvertRequest {
        ConvertRequest { puzzle: puzzle.into(), to: None, nodes: None }
    }
}

/// Gives the canonical form of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct CanonicalRequest {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl CanonicalRequest {
    /// A puzzle whose canonical form is wanted.
    pub fn new(puzzle: impl Into<PuzzleInput>) -> CanonicalRequest {
        CanonicalRequest { puzzle: puzzle.into(), nodes: None }
    }
}

/// Draws a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct ShowRequest {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// What the picture should look like; no picture when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// Whether to show the solution.
    #[serde(default, skip_serializing_if = "is_false")]
    pub solution: bool,
    /// Whether to show what each open site can still hold.
    #[serde(default, skip_serializing_if = "is_false")]
    pub marks: bool,
    /// Shows this step of the explanation, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// Gives up after so many search nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The language of descriptions; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl ShowRequest {
    /// The bare puzzle, without a picture.
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

/// Lists the families of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct FamiliesRequest {
    /// Only this family.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The language of the texts; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// Lists the techniques, or teaches one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct TechniqueRequest {
    /// The technique, by its id or name, with positions that show it. All of them, without positions,
    /// when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What pictures of the positions should look like; none when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureRequest>,
    /// The language of the texts; English when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// Lists the formats of other programs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct FormatsRequest {}
