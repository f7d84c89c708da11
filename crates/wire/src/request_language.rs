//! The language of a request, for the texts in its answer or in an error.

use crate::request::Request;

impl Request {
    /// Sets the language of the answer, or of an error where answers have no sentences. Does nothing
    /// for books, which have a language of their own, and for the list of formats.
    ///
    /// ```
    /// use gridwright_wire::{GenerateRequest, HintRequest, Request};
    /// let mut request = Request::Hint(HintRequest::new("cirth:12....3.."));
    /// request.set_language("de");
    /// assert!(matches!(request, Request::Hint(hint) if hint.language.as_deref() == Some("de")));
    /// let mut request = Request::Generate(GenerateRequest::new(1));
    /// request.set_language("de");
    /// assert_eq!(request.language(), Some("de"));
    /// ```
    pub fn set_language(&mut self, code: &str) {
        let language = match self {
            Request::Generate(request) => &mut request.language,
            Request::Daily(request) => &mut request.language,
            Request::Count(request) => &mut request.language,
            Request::Rate(request) => &mut request.language,
            Request::VerifyProof(request) => &mut request.language,
            Request::Minimise(request) => &mut request.language,
            Request::Edit(request) => &mut request.language,
            Request::Repair(request) => &mut request.language,
            Request::Complete(request) => &mut request.language,
            Request::Convert(request) => &mut request.language,
            Request::Canonical(request) => &mut request.language,
            Request::Clue(request) => &mut request.language,
            Request::Practice(request) => &mut request.language,
            _ => match self.language_mut() {
                Some(language) => language,
                None => return,
            },
        };
        *language = Some(code.to_owned());
    }

    /// The language of the sentences in the answer; `None` for verbs whose answers have none.
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
            _ => return None,
        })
    }

    /// The requested language; `None` if none was requested, for books and for the list of formats.
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
            Request::Generate(request) => &request.language,
            Request::Daily(request) => &request.language,
            Request::Count(request) => &request.language,
            Request::Rate(request) => &request.language,
            Request::VerifyProof(request) => &request.language,
            Request::Minimise(request) => &request.language,
            Request::Edit(request) => &request.language,
            Request::Repair(request) => &request.language,
            Request::Complete(request) => &request.language,
            Request::Convert(request) => &request.language,
            Request::Canonical(request) => &request.language,
            Request::Clue(request) => &request.language,
            Request::Practice(request) => &request.language,
            Request::Book(_) | Request::Formats(_) => return None,
        };
        language.as_deref()
    }
}
