//! The task that a request asks for, and the input it is parsed from.

use gridwright_api::{BookRequest, Request, ShowRequest, read_members, read_object};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};

/// The task that a request asks for.
pub(crate) enum Task {
    /// Answers a request as JSON.
    Answer(Box<Request>),
    /// Draws a picture, answered as a file.
    Picture(Box<ShowRequest>),
    /// Makes a book, answered as a file.
    Book(Box<BookRequest>),
}

/// The input from which a request is parsed.
pub(crate) enum Source<'a> {
    /// A JSON body.
    Bytes(&'a [u8]),
    /// Query parameters, or a body of plain text as one member.
    Members(Map<String, Json>),
}

impl Source<'_> {
    /// Parses a value of one of the request types.
    pub(crate) fn read<T: DeserializeOwned>(self) -> Result<T, serde_json::Error> {
        match self {
            Source::Bytes(bytes) => read_object(bytes),
            Source::Members(members) => read_members(members),
        }
    }
}
