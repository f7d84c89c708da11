//! Converts errors of the library to error answers.

use gridwright::contract::{Name, NameArg};
use gridwright::formats::Refusal;
use gridwright::params::{ParamError, ParamSpec};
use gridwright::text::{ParseError, Place};
use gridwright::{OpenError, SessionError, Shortfall};
use gridwright_wire::{ErrorAnswer, ErrorCode, Message, MessageArg};
use gridwright_words::{Language, Words};

/// Converts the error from opening a puzzle to an answer.
///
/// ```
/// use gridwright_api::{Budget, open_error};
/// let error = gridwright::open("hello", None, &mut Budget::unlimited()).err().unwrap();
/// let answer = open_error(&error);
/// assert_eq!((answer.code.name(), answer.line), ("bad-puzzle", Some(1)));
/// ```
pub fn open_error(error: &OpenError) -> ErrorAnswer {
    let code = match error {
        OpenError::Parse(_) | OpenError::ReadAs { .. } | OpenError::Link(_) => ErrorCode::BadPuzzle,
        OpenError::Ambiguous(_) => ErrorCode::AmbiguousFamily,
        OpenError::OtherFamily { .. } => ErrorCode::OtherFamily,
        OpenError::Family(_) => ErrorCode::UnknownFamily,
        OpenError::Params(error) => params_code(error),
        OpenError::Generator { .. } => ErrorCode::UnknownGenerator,
        OpenError::Shortfall(why) => shortfall_code(why),
    };
    let mut answer = error_answer(code, error, error.message());
    if let OpenError::Parse(error) | OpenError::ReadAs { error, .. } = error {
        locate(&mut answer, error);
    }
    answer
}

/// Translates an error for readers of another language: its title and its detail. A detail without
/// a translation is put after a sentence about the kind of error. An error that is not in English
/// is returned unchanged.
///
/// ```
/// use gridwright_api::{Budget, error_in_language, open_error};
/// use gridwright_words::{Language, Words};
/// let error = gridwright::open("hello", None, &mut Budget::unlimited()).err().unwrap();
/// let answer = error_in_language(open_error(&error), Words::new(Language::German));
/// assert_eq!(&*answer.title, "Kein gültiges Rätsel");
/// assert!(answer.detail.contains("Zeile 1"), "{}", answer.detail);
/// ```
#[must_use]
pub fn error_in_language(mut error: ErrorAnswer, words: Words) -> ErrorAnswer {
    let is_english = *error.title == *error.code.title();
    if words.language() == Language::English || !is_english {
        return error;
    }
    error.title = words.get(&format!("error-title.{}", error.code.name())).into();
    error.detail = match (words.phrase(&error.detail), &error.message) {
        (Some(whole), _) => whole,
        (None, Some(message)) => words.message(&name_of(message)),
        (None, None) => {
            let args = [("title", (&*error.title).into()), ("detail", error.detail.into())];
            words.with("error.other", &args)
        }
    };
    error
}

/// An error with its detail also as data.
fn error_answer(code: ErrorCode, error: &dyn std::error::Error, message: Name) -> ErrorAnswer {
    let mut answer = ErrorAnswer::new(code, error.to_string());
    answer.message = Some(Box::new(message_of(message)));
    answer
}

fn message_of(name: Name) -> Message {
    let arg = |arg| match arg {
        NameArg::Number(number) => MessageArg::Number(number),
        NameArg::Text(text) => MessageArg::Text(text),
        NameArg::Name(name) => MessageArg::Message(message_of(name)),
        other => MessageArg::Text(other.to_string()),
    };
    let args = name.args.into_iter().map(|(name, value)| (name, arg(value))).collect();
    Message { key: name.key, args }
}

fn name_of(message: &Message) -> Name {
    let arg = |arg: &MessageArg| match arg {
        MessageArg::Number(number) => NameArg::Number(*number),
        MessageArg::Text(text) => NameArg::Text(text.clone()),
        MessageArg::Message(message) => NameArg::Name(name_of(message)),
        _ => NameArg::Text(String::new()),
    };
    let args = message.args.iter().map(|(name, value)| (*name, arg(value))).collect();
    Name { key: message.key, args }
}

/// Shifts the line numbers in a message as if the input started at line `first`.
fn shift_lines(message: &mut Message, first: usize) {
    for (name, arg) in &mut message.args {
        match arg {
            MessageArg::Number(line) if *name == "line" => *line += first - 1,
            MessageArg::Message(inner) => shift_lines(inner, first),
            _ => (),
        }
    }
}

/// Moves an error to an input that starts at line `number` of a larger text, such as a batch.
///
/// ```
/// use gridwright_api::{Budget, error_in_line, open_error};
/// let error = gridwright::open("hello", None, &mut Budget::unlimited()).err().unwrap();
/// let answer = error_in_line(open_error(&error), 7);
/// assert_eq!(answer.line, Some(7));
/// assert!(answer.detail.contains("line 7, column"), "{}", answer.detail);
/// ```
#[must_use]
pub fn error_in_line(mut error: ErrorAnswer, number: usize) -> ErrorAnswer {
    let shown = |line: usize, column: usize| format!("line {line}, column {column}: ");
    match (error.line, error.column) {
        (Some(line), Some(column)) => {
            let (old, new) = (shown(line, column), shown(number + line - 1, column));
            error.detail = error.detail.replacen(&old, &new, 1);
            if let Some(message) = &mut error.message {
                shift_lines(message, number);
            }
            error.line = Some(number + line - 1);
        }
        _ => error.line = Some(number),
    }
    error
}

/// Adds the place of the error in the input.
fn locate(answer: &mut ErrorAnswer, error: &ParseError) {
    match &error.place {
        Place::Field(name) => answer.field = Some(name.as_str().into()),
        Place::Text { line, column } => {
            (answer.line, answer.column) = (Some(*line), Some(*column));
        }
    }
}

/// Converts a parse error to an answer with this code.
pub(crate) fn parse_error(code: ErrorCode, error: &ParseError) -> ErrorAnswer {
    let mut answer = error_answer(code, error, error.message());
    locate(&mut answer, error);
    answer
}

/// Converts the reason why a requested puzzle was not made.
pub(crate) fn shortfall(why: &Shortfall) -> ErrorAnswer {
    error_answer(shortfall_code(why), why, why.message())
}

fn shortfall_code(why: &Shortfall) -> ErrorCode {
    match why {
        Shortfall::OutOfBudget(_) => ErrorCode::OutOfBudget,
        Shortfall::NotFound { .. } => ErrorCode::NotFound,
        Shortfall::NoGenerator(_) => ErrorCode::UnknownGenerator,
        Shortfall::BadParams(error) => params_code(error),
        _ => ErrorCode::BadParams,
    }
}

/// Converts an error in parameters to an answer.
///
/// ```
/// use gridwright::{FAMILIES, Params};
/// use gridwright_api::params_error;
/// let error = Params::parse(FAMILIES[0].info().params, "size=1000").unwrap_err();
/// assert_eq!(params_error(&error).code.name(), "bad-params");
/// ```
pub fn params_error(error: &ParamError) -> ErrorAnswer {
    error_answer(params_code(error), error, error.message())
}

/// An unknown technique or profile gets the same code wherever it is named.
fn params_code(error: &ParamError) -> ErrorCode {
    match error {
        ParamError::UnknownTechnique { .. } => ErrorCode::UnknownTechnique,
        ParamError::BadValue { name, .. } if name == ParamSpec::PROFILE.name => {
            ErrorCode::UnknownProfile
        }
        _ => ErrorCode::BadParams,
    }
}

/// Converts the refusal of a format.
pub(crate) fn refusal(refusal: &Refusal) -> ErrorAnswer {
    ErrorAnswer::new(ErrorCode::FormatRefused, refusal.to_string())
}

/// Converts the refusal of a move or of a saved game.
pub(crate) fn session_error(code: ErrorCode, error: &SessionError) -> ErrorAnswer {
    match error {
        SessionError::Parse(error) => parse_error(code, error),
        other => error_answer(code, other, other.message()),
    }
}
