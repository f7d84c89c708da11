//! What the interface says, in four languages. Names, rules and explanations come from the
//! library as they are.

use std::collections::BTreeMap;
use std::fmt::Display;

/// A language the interface speaks.
///
/// ```
/// use gridwright_tui::Language;
/// assert_eq!(Language::of_locale("de_AT.UTF-8"), Some(Language::German));
/// assert_eq!(Language::named("it"), Some(Language::Italian));
/// assert_eq!(Language::of_locale("C"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// Español.
    Spanish,
    /// Deutsch.
    German,
    /// Italiano.
    Italian,
}

impl Language {
    /// All of them, the default first.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Spanish, Language::German, Language::Italian];

    /// Its two letters.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::German => "de",
            Language::Italian => "it",
        }
    }

    /// The language of two letters.
    pub fn named(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a locale such as `es_MX.UTF-8`.
    pub fn of_locale(locale: &str) -> Option<Language> {
        Language::named(locale.get(..2)?)
            .filter(|_| !locale[2..].starts_with(|c: char| c.is_ascii_alphanumeric()))
    }

    fn text(self) -> &'static str {
        match self {
            Language::English => include_str!("messages/en.txt"),
            Language::Spanish => include_str!("messages/es.txt"),
            Language::German => include_str!("messages/de.txt"),
            Language::Italian => include_str!("messages/it.txt"),
        }
    }
}

/// The sentences of one language.
pub(crate) struct Messages {
    texts: BTreeMap<&'static str, String>,
}

impl Messages {
    pub(crate) fn new(language: Language) -> Messages {
        let texts = entries(language.text()).map(|(key, text)| (key, text.to_owned()));
        Messages { texts: texts.collect() }
    }

    /// The same without letters that ASCII does not have.
    pub(crate) fn in_ascii(language: Language) -> Messages {
        let mut messages = Messages::new(language);
        messages.texts.values_mut().for_each(|text| *text = folded(text));
        messages
    }

    /// The sentence of that name. A name without one is shown itself; the tests see to it that
    /// there is none.
    pub(crate) fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.texts.get(key).map_or(key, String::as_str)
    }

    /// The sentence with its gaps `{0}`, `{1}` filled.
    pub(crate) fn with(&self, key: &str, gaps: &[&dyn Display]) -> String {
        let mut text = self.get(key).to_owned();
        for (i, gap) in gaps.iter().enumerate() {
            text = text.replace(&format!("{{{i}}}"), &gap.to_string());
        }
        text
    }
}

/// Letters with marks as they are written where there are none.
fn folded(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            'ä' => out.push_str("ae"),
            'ö' => out.push_str("oe"),
            'ü' => out.push_str("ue"),
            'Ä' => out.push_str("Ae"),
            'Ö' => out.push_str("Oe"),
            'Ü' => out.push_str("Ue"),
            'ß' => out.push_str("ss"),
            'á' | 'à' => out.push('a'),
            'é' | 'è' => out.push('e'),
            'í' | 'ì' => out.push('i'),
            'ó' | 'ò' => out.push('o'),
            'ú' | 'ù' => out.push('u'),
            'Á' => out.push('A'),
            'Ù' => out.push('U'),
            'ñ' => out.push('n'),
            '¿' | '¡' => (),
            other => out.push(other),
        }
    }
    out
}

/// `key = text` lines; empty lines and those that start with `#` are passed over.
fn entries(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(" = "))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn gaps(text: &str) -> BTreeSet<String> {
        let parts = text.split('{').skip(1).filter_map(|part| part.split_once('}'));
        parts.map(|(gap, _)| gap.to_owned()).collect()
    }

    #[test]
    fn all_languages_say_the_same_things() {
        let english = Messages::new(Language::English).texts;
        for language in Language::ALL {
            let others = Messages::new(language).texts;
            for (key, text) in &english {
                let other = others.get(key).unwrap_or_else(|| panic!("{language:?} lacks {key}"));
                assert_eq!(gaps(text), gaps(other), "{language:?}: {key}");
                assert!(!other.trim().is_empty(), "{language:?}: {key}");
            }
            for key in others.keys() {
                assert!(english.contains_key(key), "{language:?} has {key}, which nobody says");
            }
            assert_eq!(
                entries(language.text()).count(),
                english.len(),
                "{language:?}: a key twice"
            );
        }
    }

    /// The names that the sources mention, each where a message is asked for.
    fn mentioned() -> BTreeSet<String> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        let mut folders = vec![std::path::PathBuf::from(folder)];
        let mut keys = BTreeSet::new();
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("the sources are there") {
                let path = entry.expect("readable").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending == "rs") {
                    let text = std::fs::read_to_string(path).expect("text");
                    keys.extend(text.split('"').skip(1).step_by(2).map(str::to_owned));
                }
            }
        }
        keys
    }

    #[test]
    fn every_message_is_used() {
        let mentioned = mentioned();
        for key in Messages::new(Language::English).texts.keys() {
            let by_name = mentioned.contains(*key);
            // Some are put together from a group and a word that is data.
            let group = key.split_once('.').map_or("", |(group, _)| group);
            let by_group = mentioned.iter().any(|m| m.starts_with(&format!("{group}.{{")));
            assert!(by_name || by_group, "{key} is never said");
        }
    }

    #[test]
    fn every_message_asked_for_is_there() {
        let english = Messages::new(Language::English).texts;
        let groups: BTreeSet<&str> =
            english.keys().filter_map(|key| key.split_once('.')).map(|(group, _)| group).collect();
        for key in mentioned() {
            let Some((group, name)) = key.split_once('.') else { continue };
            let is_name = |c: char| c.is_ascii_lowercase() || c == '-';
            let is_key = !name.is_empty() && name.chars().all(is_name) && groups.contains(group);
            // Names of files look like keys.
            let is_file = ["txt", "lock", "game", "damaged", "svg", "tsv"].contains(&name);
            assert!(!is_key || is_file || english.contains_key(key.as_str()), "{key} has no text");
        }
    }

    #[test]
    fn every_message_can_be_written_in_ascii() {
        for language in Language::ALL {
            for (key, text) in Messages::in_ascii(language).texts {
                assert!(text.is_ascii(), "{language:?}: {key} = {text}");
            }
        }
    }

    #[test]
    fn gaps_are_filled() {
        let messages = Messages::new(Language::English);
        assert_eq!(messages.with("game.needs", &[&80, &24]), "This needs 80 x 24 characters.");
        assert_eq!(messages.get("no.such"), "no.such");
    }
}
