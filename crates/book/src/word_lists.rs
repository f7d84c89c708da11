//! Word lists for puzzles made of words, in the languages of books. English words come with the
//! family.

use gridwright::params::{ParamKind, lines_value};
use gridwright::{Budget, Family, Params, Recipe, Shortfall};

/// The words of a language, one per line; `words/make.py` makes the lists.
fn list(language: &str) -> Option<&'static str> {
    match language {
        "de" => Some(include_str!("../words/de.txt")),
        "es" => Some(include_str!("../words/es.txt")),
        "it" => Some(include_str!("../words/it.txt")),
        _ => None,
    }
}

/// The number of words in the list of a language; 0 if there is none.
pub(crate) fn n_words_of(language: &str) -> usize {
    list(language).map_or(0, |list| list.lines().count())
}

/// The parameters of a chapter with the words of a language, if its puzzles are made of words and
/// the chapter has none of its own; and the reason why they cannot be used, if so.
pub(crate) fn with_words(
    family: &'static dyn Family,
    params: Params,
    language: &str,
) -> (Params, Option<String>) {
    let takes_words = |kind: &ParamKind| matches!(kind, ParamKind::Lines("words"));
    let spec = family.info().params.iter().find(|spec| takes_words(&spec.kind));
    let Some((spec, list)) = spec.zip(list(language)) else { return (params, None) };
    if params.value(spec.name).is_some() {
        return (params, None);
    }
    let mut with = params.clone();
    if with.set(spec.name, &lines_value(list)).is_err() {
        return (params, None);
    }
    // Parameters are checked before anything is searched for.
    let recipe = Recipe::new(family, with.clone(), 1);
    match recipe.make(&mut Budget::nodes(0)) {
        Err(Shortfall::BadParams(why)) => (params, Some(why.to_string())),
        _ => (with, None),
    }
}

#[cfg(test)]
mod tests {
    use gridwright::{FAMILIES, family};
    use gridwright_words::Language;

    use super::*;

    #[test]
    fn every_language_but_english_has_words_that_can_be_spelt() {
        for language in Language::CODES {
            let Some(list) = list(language) else {
                assert_eq!(language, "en");
                continue;
            };
            let words: Vec<&str> = list.lines().collect();
            assert!(words.len() > 1000, "{language}: {}", words.len());
            for word in &words {
                let is_spelt = word.bytes().all(|letter| (b'a'..=b'y').contains(&letter));
                let is_doubled = word.as_bytes().windows(2).any(|pair| pair[0] == pair[1]);
                assert!(is_spelt && !is_doubled && (3..=9).contains(&word.len()), "{word}");
            }
            let mut sorted = words.clone();
            sorted.sort_unstable();
            assert_ne!(sorted, words, "the order is that of a hash");
            sorted.dedup();
            assert_eq!(sorted.len(), words.len(), "{language}: no word twice");
        }
    }

    #[test]
    fn chapters_of_words_get_those_of_the_language_of_the_book() {
        let mut n_families = 0;
        for family in FAMILIES {
            let specs = family.info().params;
            let Some(spec) = specs.iter().find(|spec| spec.kind == ParamKind::Lines("words"))
            else {
                let plain = Params::defaults(specs);
                assert_eq!(with_words(*family, plain.clone(), "de"), (plain, None));
                continue;
            };
            n_families += 1;
            let plain = Params::defaults(specs);
            assert_eq!(with_words(*family, plain.clone(), "en"), (plain.clone(), None));
            for language in ["de", "es", "it"] {
                let (params, why) = with_words(*family, plain.clone(), language);
                assert!(params.value(spec.name).is_some() && why.is_none(), "{language}: {why:?}");
            }
            let own = Params::parse(specs, &format!("{}=pear+plum", spec.name)).unwrap();
            assert_eq!(with_words(*family, own.clone(), "de"), (own, None));
        }
        assert!(n_families > 0, "some family has words");
        let gogen = family("gogen").unwrap();
        let hyper = Params::parse(gogen.info().params, "style=hyper").unwrap();
        let (params, why) = with_words(gogen, hyper.clone(), "de");
        assert_eq!(params, hyper);
        assert!(why.is_some_and(|why| why.contains("chains of letters")));
        // The lists cover all letters, so that every style can be made.
        for language in ["de", "es", "it"] {
            let ultra = Params::parse(gogen.info().params, "style=ultra").unwrap();
            assert_eq!(with_words(gogen, ultra, language).1, None, "{language}");
        }
    }
}
