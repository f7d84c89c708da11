//! The languages in which an explanation may name rules and techniques.

use gridwright_words::{Language, Words};

/// The language of complaints.
pub(crate) const ENGLISH: Words = Words::new(Language::English);

/// Every language.
pub(crate) fn languages() -> impl Iterator<Item = Words> {
    Language::ALL.into_iter().map(Words::new)
}
