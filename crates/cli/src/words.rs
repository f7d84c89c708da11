//! The language of sentences, rules and lessons. Messages of the command line itself are English for everyone: scripts read
//! them.

use std::sync::OnceLock;

use gridwright_words::{Language, Words};

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Chooses the language, once.
pub(crate) fn choose(language: Option<Language>) {
    if let Some(language) = language {
        let _ = LANGUAGE.set(language);
    }
}

/// The language that was asked for.
pub(crate) fn chosen() -> Option<Language> {
    LANGUAGE.get().copied()
}

/// Its code, for requests.
pub(crate) fn chosen_code() -> Option<String> {
    chosen().map(|language| language.code().to_owned())
}

/// Texts of the library in that language, or else in English.
pub(crate) fn texts() -> Words {
    Words::new(chosen().unwrap_or(Language::English))
}
