//! The supported languages, and their names in settings and locales.

use gridwright_core::other_language;
use unic_langid::LanguageIdentifier;

/// A language of the texts.
///
/// ```
/// use gridwright_words::Language;
/// assert_eq!(Language::of_locale("de_AT.UTF-8"), Some(Language::German));
/// assert_eq!(Language::named("it"), Some(Language::Italian));
/// assert_eq!(Language::of_locale("C"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Language {
    /// English, the default.
    #[default]
    English,
    /// Español.
    Spanish,
    /// Deutsch.
    German,
    /// Italiano.
    Italian,
}

impl Language {
    /// All languages, the default first.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Spanish, Language::German, Language::Italian];

    /// The codes of [`Language::ALL`], for lists of choices.
    pub const CODES: [&'static str; 4] = ["en", "es", "de", "it"];

    /// The two-letter code of the language (ISO 639-1).
    pub fn code(self) -> &'static str {
        Language::CODES[self as usize]
    }

    /// The language with a two-letter code, if it is supported.
    pub fn named(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a locale such as `es_MX.UTF-8`, if it is supported.
    pub fn of_locale(locale: &str) -> Option<Language> {
        Language::named(locale.get(..2)?)
            .filter(|_| !locale[2..].starts_with(|c: char| c.is_ascii_alphanumeric()))
    }

    /// The identifier used to look up plural rules.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("codes are language identifiers")
    }

    /// The file of texts for the game in the terminal, for tools that check translations. Browsers
    /// do not load it.
    pub fn terminal(self) -> &'static str {
        #[cfg(target_family = "wasm")]
        return "";
        #[cfg(not(target_family = "wasm"))]
        match self {
            Language::English => include_str!("../i18n/terminal/en.ftl"),
            Language::Spanish => include_str!("../i18n/terminal/es.ftl"),
            Language::German => include_str!("../i18n/terminal/de.ftl"),
            Language::Italian => include_str!("../i18n/terminal/it.ftl"),
        }
    }

    /// The file of texts that only the command line shows, for tools that check translations. Browsers
    /// do not load it.
    pub fn commands(self) -> &'static str {
        #[cfg(target_family = "wasm")]
        return "";
        #[cfg(not(target_family = "wasm"))]
        match self {
            Language::English => include_str!("../i18n/commands/en.ftl"),
            Language::Spanish => include_str!("../i18n/commands/es.ftl"),
            Language::German => include_str!("../i18n/commands/de.ftl"),
            Language::Italian => include_str!("../i18n/commands/it.ftl"),
        }
    }

    /// The file of sentences of errors, for tools that check translations. Browsers load it, and the English one, with
    /// another language.
    pub fn errors(self) -> &'static str {
        match self {
            Language::English => other_language!("../i18n/errors", "/en.ftl"),
            Language::Spanish => other_language!("../i18n/errors", "/es.ftl"),
            Language::German => other_language!("../i18n/errors", "/de.ftl"),
            Language::Italian => other_language!("../i18n/errors", "/it.ftl"),
        }
    }

    /// The file of texts for the interface, for tools that check translations.
    pub fn interface(self) -> &'static str {
        match self {
            Language::English => include_str!("../i18n/en.ftl"),
            Language::Spanish => other_language!("../i18n", "/es.ftl"),
            Language::German => other_language!("../i18n", "/de.ftl"),
            Language::Italian => other_language!("../i18n", "/it.ftl"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_identifiers_agree() {
        for language in Language::ALL {
            assert_eq!(language.identifier().to_string(), language.code());
            assert_eq!(Language::named(language.code()), Some(language));
        }
    }

    #[test]
    fn locales_name_languages() {
        assert_eq!(Language::of_locale("en"), Some(Language::English));
        assert_eq!(Language::of_locale("es-419"), Some(Language::Spanish));
        for other in ["", "e", "POSIX", "eng", "fr_FR", "éa"] {
            assert_eq!(Language::of_locale(other), None, "{other}");
        }
    }
}
