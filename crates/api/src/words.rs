//! The language of answers: English, until requests may ask for another.

use gridwright_words::{Language, Words};

/// Texts for people.
pub(crate) const WORDS: Words = Words::new(Language::English);
