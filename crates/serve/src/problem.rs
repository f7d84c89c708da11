//! Errors as problem documents (RFC 9457), each with its status.

use std::time::Duration;

use axum::body::Body;
use axum::http::header::{ALLOW, CONNECTION, CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use gridwright_api::{Answer, ErrorAnswer, ErrorCode, error_in_language};
use gridwright_words::{Language, Words};

use crate::engine::Refused;

/// The media type of problem documents.
pub(crate) const PROBLEM: &str = "application/problem+json";

/// An error response.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) error: Box<ErrorAnswer>,
    pub(crate) status: StatusCode,
    /// The time after which the client may try again.
    pub(crate) retry_after: Option<Duration>,
    /// The methods that the path supports, if another was used.
    pub(crate) allow: Option<&'static str>,
}

impl Problem {
    pub(crate) fn new(code: ErrorCode, detail: impl Into<String>) -> Problem {
        Problem::of(ErrorAnswer::new(code, detail))
    }

    pub(crate) fn of(error: ErrorAnswer) -> Problem {
        let status = status_of(error.code);
        Problem { error: Box::new(error), status, retry_after: None, allow: None }
    }

    pub(crate) fn retry_after(self, after: Duration) -> Problem {
        Problem { retry_after: Some(after), ..self }
    }

    /// The error for a job that the engine did not run or finish.
    pub(crate) fn refused(refused: Refused) -> Problem {
        let busy = |detail: &str| {
            Problem::new(ErrorCode::Busy, detail).retry_after(Duration::from_secs(1))
        };
        match refused {
            Refused::Busy => {
                busy("all workers are busy, and too many requests are waiting for them")
            }
            Refused::NoRoom => {
                busy("this takes long, and all workers for what takes long are busy")
            }
            Refused::Share => {
                let detail = "too many requests of this client are waiting";
                Problem::new(ErrorCode::TooMany, detail).retry_after(Duration::from_secs(1))
            }
            Refused::Fault => Problem::new(
                ErrorCode::Internal,
                "the engine failed on this request, which is a fault of the program",
            ),
        }
    }

    /// The problem document, in the given language unless it is in one already.
    pub(crate) fn into_response(self, language: Language) -> Response {
        let Problem { error, status, retry_after, allow } = self;
        let mut error = error_in_language(*error, Words::new(language));
        error.status = Some(status.as_u16());
        let mut response = Response::new(Body::from(problem_bytes(&error)));
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(PROBLEM));
        if let Some(after) = retry_after {
            let seconds = after.as_secs_f64().ceil().max(1.0) as u64;
            headers.insert(RETRY_AFTER, seconds.into());
        }
        if let Some(allow) = allow {
            headers.insert(ALLOW, HeaderValue::from_static(allow));
        }
        match error.code {
            ErrorCode::BadKey => {
                headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            // The rest of the body is not worth reading.
            ErrorCode::TooLarge | ErrorCode::TooSlow => {
                headers.insert(CONNECTION, HeaderValue::from_static("close"));
            }
            _ => (),
        }
        response
    }
}

fn problem_bytes(error: &ErrorAnswer) -> Vec<u8> {
    let answer = Answer::Error(error.clone());
    serde_json::to_vec(&answer).expect("answers have string keys and finite numbers")
}

/// The HTTP status for an error code.
fn status_of(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::BadJson | ErrorCode::BadRequest => StatusCode::BAD_REQUEST,
        ErrorCode::BadKey => StatusCode::UNAUTHORIZED,
        ErrorCode::BadOrigin => StatusCode::FORBIDDEN,
        ErrorCode::UnknownPath => StatusCode::NOT_FOUND,
        ErrorCode::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
        ErrorCode::TooSlow => StatusCode::REQUEST_TIMEOUT,
        ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::BadMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::Busy => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        // The request is well formed but cannot be fulfilled.
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
