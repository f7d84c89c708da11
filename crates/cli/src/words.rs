//! The language of everything that is said to people. What programs read (`--json`, `--format line` and `tsv`) has words of
//! its own that are the same in every language.

use std::sync::OnceLock;

use gridwright_words::{Language, Value, Words};

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

/// The text of a key with its arguments.
pub(crate) fn say(key: &str, args: &[(&str, Value<'_>)]) -> String {
    texts().with(key, args)
}

/// A sentence that the library has in English, in the language that was chosen as far as it is known there.
pub(crate) fn in_words(english: &str) -> String {
    texts().phrase(english).unwrap_or_else(|| english.to_owned())
}

/// Texts of the library in that language, or else in English.
pub(crate) fn texts() -> Words {
    Words::new(chosen().unwrap_or(Language::English))
}
