//! What rules, techniques and places are called in the languages of books.

use gridwright::Info;
use gridwright::steps::Technique;
use gridwright_words::Language;

/// The texts of a family: its rules and what its moves look like.
fn family_texts(language: Language) -> &'static str {
    match language {
        Language::Spanish => include_str!("../messages/es.txt"),
        Language::German => include_str!("../messages/de.txt"),
        Language::Italian => include_str!("../messages/it.txt"),
        _ => include_str!("../messages/en.txt"),
    }
}

/// What techniques and places are called; in English they bring their own names.
fn names(language: Language) -> &'static str {
    match language {
        Language::Spanish => include_str!("../messages/es-hints.txt"),
        Language::German => include_str!("../messages/de-hints.txt"),
        Language::Italian => include_str!("../messages/it-hints.txt"),
        _ => "",
    }
}

/// The rules of a family, in English where there is no translation.
pub(crate) fn rules(language: Language, info: &'static Info) -> &'static str {
    find(language, &format!("rules.{}", info.id)).unwrap_or(info.rules)
}

/// What a family's moves look like, where that is not plain from those of others.
pub(crate) fn moves(language: Language, info: &'static Info) -> Option<&'static str> {
    let key = format!("moves.{}", info.id);
    find(language, &key).or_else(|| find(Language::English, &key))
}

/// What a technique is called, in English where there is no translation.
pub(crate) fn technique(language: Language, technique: &'static Technique) -> &'static str {
    let mut names = pairs(names(language)).filter_map(|(key, name)| {
        (key.strip_prefix("technique ")? == technique.id).then_some(name)
    });
    names.next().unwrap_or(technique.name)
}

/// What a place such as `row 3` is called, in English where there is no translation.
pub(crate) fn place(language: Language, name: &str) -> String {
    find_place(language, name).unwrap_or_else(|| name.to_owned())
}

fn find_place(language: Language, name: &str) -> Option<String> {
    pairs(names(language)).find_map(|(key, words)| {
        let gaps = filling(key.strip_prefix("place ")?, name)?;
        let mut text = words.to_owned();
        for (gap, fill) in gaps {
            // A longer gap is a place of its own.
            let fill = if gap == LONG { place(language, fill) } else { fill.to_owned() };
            text = text.replacen(gap, &fill, 1);
        }
        Some(text)
    })
}

fn find(language: Language, key: &str) -> Option<&'static str> {
    pairs(family_texts(language)).find(|(known, _)| *known == key).map(|(_, words)| words)
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
mod tests {
    use std::collections::BTreeSet;

    use gridwright::steps::{PROFILES, techniques_in};
    use gridwright::{Budget, FAMILIES, Recipe};

    use super::*;

    const OTHERS: [Language; 3] = [Language::Spanish, Language::German, Language::Italian];

    fn keys(text: &'static str) -> BTreeSet<&'static str> {
        pairs(text).map(|(key, _)| key).collect()
    }

    #[test]
    fn every_language_says_the_same_things() {
        let english = keys(family_texts(Language::English));
        for language in OTHERS {
            let (rules, words): (BTreeSet<_>, BTreeSet<_>) =
                keys(family_texts(language)).into_iter().partition(|key| key.starts_with("rules."));
            assert_eq!(words, english, "{language:?}");
            assert_eq!(rules.len(), FAMILIES.len(), "{language:?}");
            assert_eq!(keys(names(language)), keys(names(OTHERS[0])), "{language:?}");
        }
    }

    #[test]
    fn rules_are_told_in_every_language() {
        for info in FAMILIES.iter().map(|family| family.info()) {
            assert_eq!(rules(Language::English, info), info.rules);
            for language in OTHERS {
                assert_ne!(rules(language, info), info.rules, "{language:?} {}", info.id);
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
        for language in OTHERS {
            let named = keys(names(language)).into_iter();
            let named: BTreeSet<&str> =
                named.filter_map(|key| key.strip_prefix("technique ")).collect();
            assert_eq!(named, ids, "{language:?}");
        }
    }

    #[test]
    fn every_place_has_a_name_in_every_language() {
        let mut found: BTreeSet<String> = BTreeSet::new();
        let mut add = |recipe: &str| {
            let recipe: Recipe = recipe.parse().unwrap();
            let Ok(made) = recipe.make(&mut Budget::nodes(300_000)) else { return };
            found.extend(made.puzzle.constraints().iter().map(|rule| rule.name().to_owned()));
        };
        for family in FAMILIES {
            let info = family.info();
            info.presets
                .iter()
                .for_each(|preset| add(&format!("{}/{preset}@1#0", info.id).replace("/@", "@")));
        }
        assert!(found.len() > 100, "{found:?}");
        // The name of a cell is the same everywhere.
        let is_cell = |name: &str| name.starts_with('r') && !name.contains(' ');
        for language in OTHERS {
            for name in found.iter().filter(|name| !is_cell(name)) {
                assert!(find_place(language, name).is_some(), "{language:?}: {name}");
            }
        }
    }

    #[test]
    fn places_are_translated_word_by_word() {
        let german = |name| place(Language::German, name);
        assert_eq!(german("row 3"), "Zeile 3");
        assert_eq!(german("box 3 of grid 2"), "Block 3 von Gitter 2");
        assert_eq!(german("the cage of 15 at r1c1"), "Käfig 15 bei r1c1");
        assert_eq!(
            german("what the cages leave of column 4"),
            "was die Käfige übrig lassen von: Spalte 4"
        );
        assert_eq!(german("somewhere else"), "somewhere else");
        assert_eq!(place(Language::English, "row 3"), "row 3");
    }
}
