//! The words of a book in several languages, from one small file a language.

use gridwright::{Info, Technique};

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
    /// What techniques and places are called; in English they bring their own names.
    names: &'static str,
}

const ENGLISH: Language =
    Language { code: "en", messages: include_str!("../messages/en.txt"), names: "" };

const LANGUAGES: [Language; 4] = [
    ENGLISH,
    Language {
        code: "es",
        messages: include_str!("../messages/es.txt"),
        names: include_str!("../messages/es-hints.txt"),
    },
    Language {
        code: "de",
        messages: include_str!("../messages/de.txt"),
        names: include_str!("../messages/de-hints.txt"),
    },
    Language {
        code: "it",
        messages: include_str!("../messages/it.txt"),
        names: include_str!("../messages/it-hints.txt"),
    },
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

    /// What a family's moves look like, where that is not plain from those of others.
    pub(crate) fn moves(&self, info: &'static Info) -> Option<&'static str> {
        let key = format!("moves.{}", info.id);
        self.find(&key).or_else(|| ENGLISH.find(&key))
    }

    /// What a technique is called, in English where there is no translation.
    pub(crate) fn technique(&self, technique: &'static Technique) -> &'static str {
        let mut names = pairs(self.names).filter_map(|(key, name)| {
            (key.strip_prefix("technique ")? == technique.id).then_some(name)
        });
        names.next().unwrap_or(technique.name)
    }

    /// What a place such as `row 3` is called, in English where there is no translation.
    pub(crate) fn place(&self, name: &str) -> String {
        self.find_place(name).unwrap_or_else(|| name.to_owned())
    }

    fn find_place(&self, name: &str) -> Option<String> {
        pairs(self.names).find_map(|(key, words)| {
            let gaps = filling(key.strip_prefix("place ")?, name)?;
            let mut text = words.to_owned();
            for (gap, fill) in gaps {
                // A longer gap is a place of its own.
                let fill = if gap == LONG { self.place(fill) } else { fill.to_owned() };
                text = text.replacen(gap, &fill, 1);
            }
            Some(text)
        })
    }

    fn find(&self, key: &str) -> Option<&'static str> {
        pairs(self.messages).find(|(known, _)| *known == key).map(|(_, words)| words)
    }
}

/// A gap that a word fills, and one that all the rest fills.
const SHORT: &str = "{}";
const LONG: &str = "{...}";

/// Keys and what they stand for.
fn pairs(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, words)| (key, words.trim()))
}

/// What fills the gaps of a pattern, word by word, so that it is the name.
fn filling<'n>(pattern: &str, name: &'n str) -> Option<Vec<(&'static str, &'n str)>> {
    let (mut rest, mut gaps) = (name, Vec::new());
    for word in pattern.split(' ') {
        if word == LONG {
            gaps.push((LONG, rest));
            return (!rest.is_empty()).then_some(gaps);
        }
        let (first, after) = rest.split_once(' ').unwrap_or((rest, ""));
        rest = after;
        match word {
            SHORT if !first.is_empty() => gaps.push((SHORT, first)),
            word if word == first => (),
            _ => return None,
        }
    }
    rest.is_empty().then_some(gaps)
}

#[cfg(test)]
impl Language {
    pub(crate) fn all() -> [Language; 4] {
        LANGUAGES
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gridwright::{Budget, FAMILIES, PROFILES, Recipe, techniques_in};

    use super::*;

    fn keys(text: &'static str) -> BTreeSet<&'static str> {
        pairs(text).map(|(key, _)| key).collect()
    }

    #[test]
    fn every_language_says_the_same_things() {
        let [english, others @ ..] = LANGUAGES;
        for language in others {
            let (rules, words): (BTreeSet<_>, BTreeSet<_>) =
                keys(language.messages).into_iter().partition(|key| key.starts_with("rules."));
            assert_eq!(words, keys(english.messages), "{}", language.code);
            assert_eq!(rules.len(), FAMILIES.len(), "{}", language.code);
            assert_eq!(keys(language.names), keys(others[0].names), "{}", language.code);
        }
    }

    #[test]
    fn rules_are_told_in_every_language() {
        for info in FAMILIES.iter().map(|family| family.info()) {
            assert_eq!(ENGLISH.rules(info), info.rules);
            for language in LANGUAGES.iter().filter(|language| language.code != "en") {
                assert_ne!(language.rules(info), info.rules, "{} {}", language.code, info.id);
            }
        }
    }

    #[test]
    fn every_technique_has_a_name_in_every_language_and_every_name_a_technique() {
        let mut ids: BTreeSet<&str> = BTreeSet::new();
        for family in FAMILIES {
            for profile in PROFILES {
                let known = techniques_in(family.info(), profile);
                ids.extend(known.iter().map(|technique| technique.id));
            }
        }
        for language in &LANGUAGES[1..] {
            let named = keys(language.names).into_iter();
            let named: BTreeSet<&str> =
                named.filter_map(|key| key.strip_prefix("technique ")).collect();
            assert_eq!(named, ids, "{}", language.code);
        }
    }

    #[test]
    fn every_place_has_a_name_in_every_language() {
        let mut names: BTreeSet<String> = BTreeSet::new();
        let mut add = |recipe: &str| {
            let recipe: Recipe = recipe.parse().unwrap();
            let Ok(made) = recipe.make(&mut Budget::nodes(300_000)) else { return };
            names.extend(made.puzzle.constraints().iter().map(|rule| rule.name().to_owned()));
        };
        for family in FAMILIES {
            let info = family.info();
            info.presets
                .iter()
                .for_each(|preset| add(&format!("{}/{preset}@1#0", info.id).replace("/@", "@")));
        }
        assert!(names.len() > 100, "{names:?}");
        // The name of a cell is the same everywhere.
        let is_cell = |name: &str| name.starts_with('r') && !name.contains(' ');
        for language in &LANGUAGES[1..] {
            for name in names.iter().filter(|name| !is_cell(name)) {
                assert!(language.find_place(name).is_some(), "{}: {name}", language.code);
            }
        }
    }

    #[test]
    fn places_are_translated_word_by_word() {
        let german = Language::named("de").unwrap();
        assert_eq!(german.place("row 3"), "Zeile 3");
        assert_eq!(german.place("box 3 of grid 2"), "Block 3 von Gitter 2");
        assert_eq!(german.place("the cage of 15 at r1c1"), "Käfig 15 bei r1c1");
        assert_eq!(
            german.place("what the cages leave of column 4"),
            "was die Käfige übrig lassen von: Spalte 4"
        );
        assert_eq!(german.place("somewhere else"), "somewhere else");
        assert_eq!(ENGLISH.place("row 3"), "row 3");
    }
}
