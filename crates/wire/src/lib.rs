//! The JSON documents that go in and out, as serde types: one request and one answer for each verb.
//!
//! Every front end reads and writes these types only. This crate contains no logic:
//! `gridwright-api` answers requests, and `gridwright-proof` checks explanations.
//!
//! - Keys are in `snake_case`; fixed values, such as outcomes, are in `kebab-case`.
//! - Sites are written by their names (`r1c2`), values by their symbols (`5`); several values are
//!   one string of their symbols (`"257"`).
//! - Every answer has exactly one `outcome`. Optional members are left out when they are empty.
//! - Requests with unknown members are refused. Readers of answers ignore unknown members, since
//!   answers may get new ones.
//!
//! Read in this order: `puzzle` (puzzles, clues and the ways to pass them), `parts` (steps,
//! ratings, pictures), `catalogue` (families and techniques), `game` (games and actions),
//! `request`, `edit_request` and `play_request`, `book`, `answer`, `error`, `status`; `number` and
//! `envelope` are helpers.
//!
//! ```
//! use gridwright_wire::{Answer, Request};
//! let request: Request = serde_json::from_str(r#"{"verb": "solve", "puzzle": "cirth:12....3.."}"#)?;
//! assert!(matches!(request, Request::Solve(_)));
//! let answer = r#"{"format": "gridwright", "version": 1, "verb": "count", "outcome": "exact",
//!     "family": "cirth", "id": "cirth/size=3,areas=none:12.......", "count": 1}"#;
//! let answer: Answer = serde_json::from_str(answer)?;
//! assert_eq!(answer.outcome(), "exact");
//! # Ok::<(), serde_json::Error>(())
//! ```

mod answer;
mod book;
mod bulk;
mod catalogue;
mod edit_request;
mod envelope;
mod error;
mod game;
mod number;
mod param;
mod parts;
mod play_request;
mod puzzle;
mod request;
mod request_language;
#[cfg(feature = "schema")]
mod schema;
mod status;
mod words;

pub use answer::{
    Answer, BookAnswer, BookOutcome, BookPuzzle, CanonicalAnswer, Certificate, CheckAnswer,
    CheckOutcome, ClueAnswer, ClueKind, ClueSites, CompleteAnswer, CompleteOutcome, ConvertAnswer,
    CountAnswer, CountOutcome, DoctorAnswer, DoctorFinding, Done, EditAnswer, ExplainAnswer,
    ExplainOutcome, FamiliesAnswer, FormatsAnswer, GenerateAnswer, GenerateOutcome, HintAnswer,
    HintOutcome, House, JoinedClue, MinimiseAnswer, MinimiseOutcome, MistakeAnswer, MistakeOutcome,
    PlayAnswer, PlayOutcome, PracticeAnswer, PracticeOutcome, RateAnswer, RateOutcome, Repair,
    RepairAnswer, RepairOutcome, ReviewAnswer, ReviewOutcome, Route, ShowAnswer, ShowOutcome,
    SolveAnswer, SolveOutcome, StatsAnswer, StatsCount, StatsFigure, StatsSeconds, StepsAnswer,
    TechniqueAnswer, TextAnswer, VerifyAnswer, VerifyOutcome, VerifyProofAnswer,
    VerifyProofOutcome, WrongValue,
};
pub use book::{BookChapter, BookRequest};
pub use bulk::{BulkAnswer, BulkFormat, BulkOutcome};
pub use catalogue::{
    Example, Family, Format, Lesson, Param, ParamKind, Profile, ShapeLevels, SymbolSet, Technique,
    TechniqueRow, Variant, Worth,
};
pub use edit_request::{CompleteRequest, Edit, EditRequest, RepairRequest, ReviewRequest};
pub use envelope::{FORMAT, FormatName, VERSION, Version};
pub use error::{ErrorAnswer, ErrorCode, ErrorOutcome, Message, MessageArg};
pub use game::{Action, GameInput, GameState, NoteUpdate, SiteState, ValueState};
pub use number::{Figure, Whole};
pub use param::ParamValue;
pub use parts::{
    Candidates, Claim, Culprit, Effect, Frame, Hit, Level, Part, Picture, PictureKind,
    PictureRequest, ProfileRef, Rating, Reason, Rule, Step, Violation,
};
pub use play_request::{ClueRequest, MistakeRequest, PlayRequest, PracticeRequest};
pub use puzzle::{Anchor, Clue, Position, PositionInput, Puzzle, PuzzleInput, SavedGame, Source};
pub use request::{
    CanonicalRequest, CheckRequest, ConvertRequest, CountRequest, DailyRequest, ExplainRequest,
    FamiliesRequest, FormatsRequest, GenerateRequest, HintRequest, MinimiseRequest, RateRequest,
    Request, RouteKind, ShowRequest, SolveRequest, StepsRequest, TechniqueRequest,
    VerifyProofRequest, VerifyRequest,
};
#[cfg(feature = "schema")]
pub use schema::{answers_schema, requests_schema};
pub use status::Status;
