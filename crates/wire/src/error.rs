//! Error answers: problem documents as in RFC 9457, with additional members.

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
    /// The kind of error. These codes are stable, so that programs can rely on them.
    ErrorCode {
        /// The request is not JSON.
        BadJson = "bad-json",
        /// A member of the request is wrong, unknown or missing.
        BadRequest = "bad-request",
        /// The text or object is not a valid puzzle.
        BadPuzzle = "bad-puzzle",
        /// The text can be read as a puzzle of several families, and the request names none.
        AmbiguousFamily = "ambiguous-family",
        /// No family has this id.
        UnknownFamily = "unknown-family",
        /// The puzzle belongs to another family than the one requested.
        OtherFamily = "other-family",
        /// A parameter is unknown or out of range, or parameters contradict each other.
        BadParams = "bad-params",
        /// The family has no generator with this number.
        UnknownGenerator = "unknown-generator",
        /// The puzzle of the recipe was not found.
        NotFound = "not-found",
        /// The budget was spent before the puzzle was made or read.
        OutOfBudget = "out-of-budget",
        /// No profile has this id, or the profile does not rate this puzzle.
        UnknownProfile = "unknown-profile",
        /// No technique has this id or name.
        UnknownTechnique = "unknown-technique",
        /// No format of another program has this name.
        UnknownFormat = "unknown-format",
        /// The format cannot hold the puzzle or the game played on it.
        FormatRefused = "format-refused",
        /// No language has this code.
        UnknownLanguage = "unknown-language",
        /// The position does not belong to the puzzle.
        BadPosition = "bad-position",
        /// The saved game cannot be read.
        BadGame = "bad-game",
        /// The action is not possible in this game.
        BadAction = "bad-action",
        /// The explanation cannot be read.
        BadProof = "bad-proof",
        /// The picture or the book cannot be made as requested.
        BadPicture = "bad-picture",
        /// This build lacks a feature that the request needs.
        Unsupported = "unsupported",
        /// The command line was used wrongly.
        Usage = "usage",
        /// A file cannot be read or written.
        Io = "io",
        /// A file of a data set was changed after it was written.
        Tampered = "tampered",
        /// Over HTTP: the path is unknown.
        UnknownPath = "unknown-path",
        /// Over HTTP: the path does not support the method.
        BadMethod = "bad-method",
        /// Over HTTP: the media type or the encoding of the body is not supported.
        BadMediaType = "bad-media-type",
        /// Over HTTP: the body is larger than the limit.
        TooLarge = "too-large",
        /// Over HTTP: the body did not arrive in time.
        TooSlow = "too-slow",
        /// Over HTTP: a key is required, or the key is unknown.
        BadKey = "bad-key",
        /// Over HTTP: pages of other sites are not allowed to send requests.
        BadOrigin = "bad-origin",
        /// Over HTTP: the client has reached its rate limit.
        TooMany = "too-many",
        /// Over HTTP: all workers are busy, or the server is shutting down.
        Busy = "busy",
        /// A bug in the program; please report it.
        Internal = "internal",
    }
}

impl ErrorCode {
    /// A short title shared by all errors of this kind.
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

/// A request that could not be answered: a problem document as in RFC 9457.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ErrorAnswer {
    /// Always `error`.
    pub outcome: ErrorOutcome,
    /// The URI of the kind of error: `urn:gridwright:error:` followed by the code.
    #[serde(rename = "type")]
    pub uri: Box<str>,
    /// A short title shared by all errors of this kind.
    pub title: Box<str>,
    /// A sentence about this particular error.
    pub detail: String,
    /// The kind of error.
    pub code: ErrorCode,
    /// Over HTTP, the status code of the response.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<u16>,
    /// The line of the error in the input, from 1. In a batch, the line of the batch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column of the error, in characters, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The JSON member with the error, such as `definition.givens[2]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<Box<str>>,
    /// The detail as data, for translation; not part of the JSON.
    #[serde(skip)]
    pub message: Option<Box<Message>>,
}

/// A translatable sentence: the key of a text and its arguments.
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
    /// A number, to be formatted by the text.
    Number(usize),
    /// A text that is the same in every language.
    Text(String),
    /// A nested message, translated on its own.
    Message(Message),
}

impl ErrorAnswer {
    /// An error without a position in the input.
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
