//! What went wrong: a problem document as in RFC 9457, with members of our own.

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// The outcome of a request that could not be answered.
    ErrorOutcome {
        /// The request could not be answered.
        Error = "error",
    }
}

words! {
    /// What kind of error it is; front ends may rely on these words.
    ErrorCode {
        /// The request is not JSON.
        BadJson = "bad-json",
        /// The request has a member that is wrong, unknown or missing.
        BadRequest = "bad-request",
        /// The text or object is not a puzzle.
        BadPuzzle = "bad-puzzle",
        /// The text is a puzzle of several families, and none is named.
        AmbiguousFamily = "ambiguous-family",
        /// There is no such family.
        UnknownFamily = "unknown-family",
        /// The puzzle is of another family than the one named.
        OtherFamily = "other-family",
        /// The parameters are unknown, out of range, or contradict one another.
        BadParams = "bad-params",
        /// The family has no generator of that number.
        UnknownGenerator = "unknown-generator",
        /// No puzzle of the recipe was found.
        NotFound = "not-found",
        /// The budget was spent before the puzzle was made or read.
        OutOfBudget = "out-of-budget",
        /// There is no such profile, or it does not rate this puzzle.
        UnknownProfile = "unknown-profile",
        /// There is no such technique.
        UnknownTechnique = "unknown-technique",
        /// There is no such format of other programs.
        UnknownFormat = "unknown-format",
        /// The format cannot hold the puzzle, or what was played on it.
        FormatRefused = "format-refused",
        /// There is no such language.
        UnknownLanguage = "unknown-language",
        /// The position is not one of the puzzle.
        BadPosition = "bad-position",
        /// The saved game cannot be read.
        BadGame = "bad-game",
        /// The action cannot be taken in this game.
        BadAction = "bad-action",
        /// The explanation cannot be read.
        BadProof = "bad-proof",
        /// The picture or the book cannot be made as asked for.
        BadPicture = "bad-picture",
        /// This build lacks what is needed to answer.
        Unsupported = "unsupported",
        /// Wrong use of the command line.
        Usage = "usage",
        /// A file cannot be read or written.
        Io = "io",
        /// A file of a data set is not as it was written.
        Tampered = "tampered",
        /// Over HTTP: there is nothing at this path.
        UnknownPath = "unknown-path",
        /// Over HTTP: the path is not asked in this way.
        BadMethod = "bad-method",
        /// Over HTTP: the body is of a type, or packed in a way, that is not read here.
        BadMediaType = "bad-media-type",
        /// Over HTTP: the body is larger than is accepted.
        TooLarge = "too-large",
        /// Over HTTP: the body did not arrive in time.
        TooSlow = "too-slow",
        /// Over HTTP: a key is needed, or the one given is unknown.
        BadKey = "bad-key",
        /// Over HTTP: a page of another site may not ask.
        BadOrigin = "bad-origin",
        /// Over HTTP: the client has used up what it may use for now.
        TooMany = "too-many",
        /// Over HTTP: all workers are busy, or the server is shutting down.
        Busy = "busy",
        /// A fault of the program; please report it.
        Internal = "internal",
    }
}

impl ErrorCode {
    /// What all errors of this kind have in common, in a few words.
    pub fn title(self) -> &'static str {
        match self {
            ErrorCode::BadJson => "Not JSON",
            ErrorCode::BadRequest => "Not a valid request",
            ErrorCode::BadPuzzle => "Not a valid puzzle",
            ErrorCode::AmbiguousFamily => "The family is not clear",
            ErrorCode::UnknownFamily => "Unknown family",
            ErrorCode::OtherFamily => "A puzzle of another family",
            ErrorCode::BadParams => "Parameters that cannot be used",
            ErrorCode::UnknownGenerator => "Unknown generator number",
            ErrorCode::NotFound => "No such puzzle was found",
            ErrorCode::OutOfBudget => "Out of budget",
            ErrorCode::UnknownProfile => "Unknown profile",
            ErrorCode::UnknownTechnique => "Unknown technique",
            ErrorCode::UnknownFormat => "Unknown format",
            ErrorCode::FormatRefused => "The format cannot hold it",
            ErrorCode::UnknownLanguage => "Unknown language",
            ErrorCode::BadPosition => "Not a valid position",
            ErrorCode::BadGame => "Not a valid saved game",
            ErrorCode::BadAction => "Not a possible action",
            ErrorCode::BadProof => "Not a valid explanation",
            ErrorCode::BadPicture => "Not a possible picture",
            ErrorCode::Unsupported => "Not supported by this build",
            ErrorCode::Usage => "Wrong usage",
            ErrorCode::Io => "Cannot read or write",
            ErrorCode::Tampered => "Not as it was written",
            ErrorCode::UnknownPath => "Nothing at this path",
            ErrorCode::BadMethod => "Not a method of this path",
            ErrorCode::BadMediaType => "Not a type of body that is read",
            ErrorCode::TooLarge => "The body is too large",
            ErrorCode::TooSlow => "The body came too slowly",
            ErrorCode::BadKey => "Not a known key",
            ErrorCode::BadOrigin => "Not asked by a page of this server",
            ErrorCode::TooMany => "Too much in too short a time",
            ErrorCode::Busy => "Too busy",
            ErrorCode::Internal => "A fault of the program",
        }
    }
}

/// Why a request could not be answered: a problem document as in RFC 9457.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ErrorAnswer {
    /// Always `error`.
    pub outcome: ErrorOutcome,
    /// A URI for the kind of error: `urn:gridwright:error:` and the code.
    #[serde(rename = "type")]
    pub uri: Box<str>,
    /// What all errors of this kind have in common.
    pub title: Box<str>,
    /// What is wrong this time, in one sentence.
    pub detail: String,
    /// The kind of error as one word.
    pub code: ErrorCode,
    /// Over HTTP, the status of the response.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<u16>,
    /// The line of the input that is wrong, from 1. In a batch, the line of the batch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column that is wrong, in characters, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The member of the JSON input that is wrong, such as `definition.givens[2]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<Box<str>>,
    /// The detail as data, for texts in other languages; not written.
    #[serde(skip)]
    pub message: Option<Box<Message>>,
}

/// A sentence as data: the key of a text, and what fills it in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The key of the text.
    pub key: &'static str,
    /// The arguments of the text, by their names.
    pub args: Vec<(&'static str, MessageArg)>,
}

/// An argument of a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MessageArg {
    /// A number.
    Number(usize),
    /// What is written the same in every language.
    Text(String),
    /// A part that is a text of its own.
    Message(Message),
}

impl ErrorAnswer {
    /// An error that is nowhere in particular.
    pub fn new(code: ErrorCode, detail: impl Into<String>) -> ErrorAnswer {
        ErrorAnswer {
            outcome: ErrorOutcome::Error,
            uri: format!("urn:gridwright:error:{}", code.name()).into(),
            title: code.title().into(),
            detail: detail.into(),
            code,
            status: None,
            line: None,
            column: None,
            field: None,
            message: None,
        }
    }
}
