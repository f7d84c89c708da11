//! Answers, one type for each verb, each with exactly one `outcome`.

mod editing;
mod explaining;
mod listing;
mod making;
mod playing;
mod showing;
mod solving;
mod stats;

use serde::de::Deserializer;
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

pub use editing::{
    ClueKind, ClueSites, CompleteAnswer, CompleteOutcome, EditAnswer, Repair, RepairAnswer,
    RepairOutcome, ReviewAnswer, ReviewOutcome,
};
pub use explaining::{
    Certificate, ExplainAnswer, ExplainOutcome, HintAnswer, HintOutcome, StepsAnswer,
    VerifyProofAnswer, VerifyProofOutcome,
};
pub use listing::{
    DoctorAnswer, DoctorFinding, Done, FamiliesAnswer, FormatsAnswer, TechniqueAnswer, TextAnswer,
};
pub use making::{
    BookAnswer, BookOutcome, BookPuzzle, GenerateAnswer, GenerateOutcome, JoinedClue,
    MinimiseAnswer, MinimiseOutcome,
};
pub use playing::{
    ClueAnswer, House, MistakeAnswer, MistakeOutcome, PlayAnswer, PlayOutcome, PracticeAnswer,
    PracticeOutcome,
};
pub use showing::{CanonicalAnswer, ConvertAnswer, ShowAnswer, ShowOutcome};
pub use solving::{
    CheckAnswer, CheckOutcome, CountAnswer, CountOutcome, RateAnswer, RateOutcome, Route,
    SolveAnswer, SolveOutcome, VerifyAnswer, VerifyOutcome, WrongValue,
};
pub use stats::{StatsAnswer, StatsCount, StatsFigure, StatsSeconds};

use crate::envelope::{FormatName, Version};
use crate::error::ErrorAnswer;

/// An answer. Its `verb` names its type; `format` and `version` come before it.
// With `remote = "Self"` the derived functions are inherent, and the traits below add the envelope.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = crate::envelope::add_envelope))]
#[serde(remote = "Self", tag = "verb", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Answer {
    /// A generated puzzle: the answer to `generate` and `daily`.
    Generate(GenerateAnswer),
    /// A solution and whether it is unique.
    Solve(SolveAnswer),
    /// A number of solutions.
    Count(CountAnswer),
    /// The broken rules of a board and whether the board can still be solved.
    Check(CheckAnswer),
    /// The grade of a proposed answer to a puzzle.
    Verify(VerifyAnswer),
    /// The solving steps with their reasons.
    Explain(ExplainAnswer),
    /// The next step or the mistakes.
    Hint(HintAnswer),
    /// All steps that can be taken next.
    Steps(StepsAnswer),
    /// The difficulty of a puzzle.
    Rate(RateAnswer),
    /// The result of checking an explanation.
    VerifyProof(VerifyProofAnswer),
    /// A puzzle with clues removed.
    Minimise(MinimiseAnswer),
    /// A puzzle after an edit of its clues.
    Edit(EditAnswer),
    /// The properties of a puzzle being made that an editor shows.
    Review(Box<ReviewAnswer>),
    /// Single changes that bring a puzzle nearer to exactly one solution.
    Repair(RepairAnswer),
    /// A puzzle with givens added until it has one solution.
    Complete(CompleteAnswer),
    /// A puzzle in another form.
    Convert(ConvertAnswer),
    /// The canonical form of a puzzle.
    Canonical(CanonicalAnswer),
    /// A puzzle and its picture.
    Show(ShowAnswer),
    /// A book of puzzles.
    Book(BookAnswer),
    /// A game after an action.
    Play(PlayAnswer),
    /// The first wrong move of a game.
    Mistake(MistakeAnswer),
    /// The remaining ways to satisfy a clue.
    Clue(ClueAnswer),
    /// A game in which a technique is the next step.
    Practice(PracticeAnswer),
    /// The supported puzzle families and profiles.
    Families(FamiliesAnswer),
    /// The solving techniques.
    Technique(TechniqueAnswer),
    /// The file formats of other programs.
    Formats(FormatsAnswer),
    /// The version and the environment of the program; only the command line writes it.
    Doctor(DoctorAnswer),
    /// Statistics of a generator run; only the command line writes it.
    Stats(StatsAnswer),
    /// A completion script for a shell; only the command line writes it.
    Completions(TextAnswer),
    /// Manual pages; only the command line writes them.
    Man(TextAnswer),
    /// The error that prevented any other answer.
    Error(ErrorAnswer),
}

impl Answer {
    /// The name of the outcome, as in JSON.
    pub fn outcome(&self) -> &'static str {
        match self {
            Answer::Generate(answer) => answer.outcome.name(),
            Answer::Solve(answer) => answer.outcome.name(),
            Answer::Count(answer) => answer.outcome.name(),
            Answer::Check(answer) => answer.outcome.name(),
            Answer::Verify(answer) => answer.outcome.name(),
            Answer::Explain(answer) => answer.outcome.name(),
            Answer::Hint(answer) => answer.outcome.name(),
            Answer::Steps(answer) => answer.outcome.name(),
            Answer::Rate(answer) => answer.outcome.name(),
            Answer::VerifyProof(answer) => answer.outcome.name(),
            Answer::Minimise(answer) => answer.outcome.name(),
            Answer::Edit(answer) => answer.outcome.name(),
            Answer::Review(answer) => answer.outcome.name(),
            Answer::Repair(answer) => answer.outcome.name(),
            Answer::Complete(answer) => answer.outcome.name(),
            Answer::Convert(answer) => answer.outcome.name(),
            Answer::Canonical(answer) => answer.outcome.name(),
            Answer::Show(answer) => answer.outcome.name(),
            Answer::Book(answer) => answer.outcome.name(),
            Answer::Play(answer) => answer.outcome.name(),
            Answer::Mistake(answer) => answer.outcome.name(),
            Answer::Clue(answer) => answer.outcome.name(),
            Answer::Practice(answer) => answer.outcome.name(),
            Answer::Families(answer) => answer.outcome.name(),
            Answer::Technique(answer) => answer.outcome.name(),
            Answer::Formats(answer) => answer.outcome.name(),
            Answer::Doctor(answer) => answer.outcome.name(),
            Answer::Stats(answer) => answer.outcome.name(),
            Answer::Completions(answer) | Answer::Man(answer) => answer.outcome.name(),
            Answer::Error(answer) => answer.outcome.name(),
        }
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Body<'a>(&'a Answer);
        impl Serialize for Body<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                Answer::serialize(self.0, serializer)
            }
        }
        #[derive(Serialize)]
        struct Document<'a> {
            format: FormatName,
            version: Version,
            #[serde(flatten)]
            body: Body<'a>,
        }
        Document { format: FormatName, version: Version, body: Body(self) }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Answer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Answer, D::Error> {
        struct Body(Answer);
        impl<'de> Deserialize<'de> for Body {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Body, D::Error> {
                Answer::deserialize(deserializer).map(Body)
            }
        }
        #[derive(Deserialize)]
        struct Document {
            #[serde(rename = "format")]
            _format: FormatName,
            #[serde(rename = "version")]
            _version: Version,
            #[serde(flatten)]
            body: Body,
        }
        Document::deserialize(deserializer).map(|document| document.body.0)
    }
}
