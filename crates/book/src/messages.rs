//! The words of a book in several languages, from one small file a language.

use gridwright::Info;

/// A language books can be in.
///
/// ```
/// use gridwright_book::Language;
/// assert_eq!(Language::named("de").unwrap().say("contents"), "Inhalt");
/// assert!(Language::named("tlh").is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// Its code, such as `en`.
    pub code: &'static str,
    messages: &'static str,
}

const ENGLISH: Language = Language { code: "en", messages: include_str!("../messages/en.txt") };

const LANGUAGES: [Language; 4] = [
    ENGLISH,
    Language { code: "es", messages: include_str!("../messages/es.txt") },
    Language { code: "de", messages: include_str!("../messages/de.txt") },
    Language { code: "it", messages: include_str!("../messages/it.txt") },
];

impl Language {
    /// The codes of the languages there are.
    pub const CODES: [&'static str; 4] = ["en", "es", "de", "it"];

    /// The language of that code.
    pub fn named(code: &str) -> Option<Language> {
        LANGUAGES.into_iter().find(|language| language.code == code)
    }

    /// What a key stands for in this language, or else in English, or else the key itself.
    pub fn say<'a>(&self, key: &'a str) -> &'a str
    where
        'static: 'a,
    {
        self.find(key).or_else(|| ENGLISH.find(key)).unwrap_or(key)
    }

    /// The rules of a family, in English where there is no translation.
    pub(crate) fn rules(&self, info: &'static Info) -> &'static str {
        self.find(&format!("rules.{}", info.id)).unwrap_or(info.rules)
    }

    fn find(&self, key: &str) -> Option<&'static str> {
        let pairs = self.messages.lines().filter_map(|line| line.split_once(" = "));
        pairs.filter(|(known, _)| *known == key).map(|(_, words)| words.trim()).next()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gridwright::FAMILIES;

    use super::*;

    fn keys(language: Language) -> BTreeSet<&'static str> {
        let pairs = language.messages.lines().filter_map(|line| line.split_once(" = "));
        pairs.map(|(key, _)| key).collect()
    }

    #[test]
    fn every_language_says_the_same_things() {
        let [english, others @ ..] = LANGUAGES;
        for language in others {
            let (rules, words): (BTreeSet<_>, BTreeSet<_>) =
                keys(language).into_iter().partition(|key| key.starts_with("rules."));
            assert_eq!(words, keys(english), "{}", language.code);
            let first: BTreeSet<_> = keys(others[0]).difference(&words).copied().collect();
            assert_eq!(rules, first, "{}", language.code);
        }
    }

    #[test]
    fn rules_are_those_of_a_family_and_others_are_told_in_english() {
        let german = Language::named("de").unwrap();
        let translated = FAMILIES.iter().filter(|family| {
            let info = family.info();
            german.rules(info) != info.rules
        });
        let n_rules = keys(german).iter().filter(|key| key.starts_with("rules.")).count();
        assert_eq!(translated.count(), n_rules, "each translation belongs to a family");
        for info in FAMILIES.iter().map(|family| family.info()) {
            assert_eq!(ENGLISH.rules(info), info.rules);
        }
    }
}
