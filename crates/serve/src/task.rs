//! What is to be done, and what that is read from.

use gridwright_api::{BookRequest, Request, ShowRequest, read_object};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};

/// What is to be done.
pub(crate) enum Task {
    /// A request, answered as JSON.
    Answer(Box<Request>),
    /// A picture, answered as the file.
    Picture(Box<ShowRequest>),
    /// A book, answered as the file.
    Book(Box<BookRequest>),
}

/// What a request is read from.
pub(crate) enum Source<'a> {
    /// A body of JSON.
    Bytes(&'a [u8]),
    /// Parameters of the address, or a body of text as a member.
    Members(Map<String, Json>),
}

impl Source<'_> {
    /// Reads a value of one of the types of requests.
    pub(crate) fn read<T: DeserializeOwned>(self) -> Result<T, serde_json::Error> {
        match self {
            Source::Bytes(bytes) => read_object(bytes),
            Source::Members(members) => serde_json::from_value(Json::Object(members)),
        }
    }
}
