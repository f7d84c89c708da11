//! The language of the command line, which is English for everyone: scripts read it. Games and books have their own.

use gridwright_words::{Language, Words};

/// Texts of the library.
pub(crate) const WORDS: Words = Words::new(Language::English);
