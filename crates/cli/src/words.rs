//! The language of all output for people. Output for programs (`--json`, `--format line` and `tsv`)
//! has keywords that are the same in every language.

use std::sync::OnceLock;

use gridwright_words::{Language, Value, Words};

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the language; only the first call has an effect.
pub(crate) fn choose(language: Option<Language>) {
    if let Some(language) = language {
        let _ = LANGUAGE.set(language);
    }
}

/// The chosen language, if any.
pub(crate) fn chosen() -> Option<Language> {
    LANGUAGE.get().copied()
}

/// The code of the chosen language, for requests.
pub(crate) fn chosen_code() -> Option<String> {
    chosen().map(|language| language.code().to_owned())
}

/// The text for a key with its arguments.
pub(crate) fn phrase(key: &str, args: &[(&str, Value<'_>)]) -> String {
    texts().with(key, args)
}

/// A sentence of the library in the chosen language, or in English if it has no translation.
pub(crate) fn in_words(english: &str) -> String {
    texts().phrase(english).unwrap_or_else(|| english.to_owned())
}

/// The library's texts in the chosen language; English is the default.
pub(crate) fn texts() -> Words {
    Words::new(chosen().unwrap_or(Language::English))
}
