//! Checks the texts for people: every language has the same texts with the same arguments, every
//! text is used, and every text that code looks up exists.

mod families;
mod files;
mod sources;

use std::collections::BTreeSet;

use files::{Texts, all_files};
use gridwright_words::{Language, to_ascii};

/// Texts that exist in English only, as patterns: `*` stands for any part of a key.
const ENGLISH_ONLY: &str = include_str!("../../../words/english-only.txt");

fn english_only() -> Vec<&'static str> {
    ENGLISH_ONLY.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

fn matches(pattern: &str, key: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == key,
        Some((start, end)) => {
            key.len() >= start.len() + end.len() && key.starts_with(start) && key.ends_with(end)
        }
    }
}

/// Lists the differences between a language and English.
fn differences(english: &Texts, other: &Texts, english_only: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (key, text) in &english.0 {
        match other.0.get(key) {
            None if english_only.iter().any(|pattern| matches(pattern, key)) => (),
            None => found.push(format!("{key} is missing")),
            Some(other) if other.args != text.args => {
                found.push(format!("{key} has {:?} instead of {:?}", other.args, text.args));
            }
            // An English text may consist of its arguments alone.
            Some(other)
                if text.args.is_empty()
                    && text.letters.trim().is_empty() != other.letters.trim().is_empty()
                    || !text.letters.trim().is_empty() && other.letters.trim().is_empty() =>
            {
                found.push(format!("{key} is empty"));
            }
            Some(_) => (),
        }
    }
    for (key, text) in other.0.iter().filter(|(key, _)| !english.0.contains_key(*key)) {
        // In some languages, names of rules have a separate form for being inside them.
        let of_rule = key.starts_with("rule-");
        let one = key.strip_suffix(".in").map(str::to_owned);
        let many = key.strip_suffix(".in-many").map(|rule| format!("{rule}.many"));
        match one.or(many).filter(|_| of_rule).and_then(|plain| english.0.get(&plain)) {
            None => found.push(format!("{key} does not exist in English")),
            Some(plain) if plain.args != text.args => {
                found.push(format!("{key} has {:?} instead of {:?}", text.args, plain.args));
            }
            Some(_) => (),
        }
    }
    found
}

#[test]
fn every_language_has_every_text_with_the_same_arguments() {
    let english_only = english_only();
    let mut found = Vec::new();
    for file in all_files() {
        let english = Texts::parse(file.text(Language::English));
        for language in Language::ALL {
            let other = Texts::parse(file.text(language));
            let list = differences(&english, &other, &english_only);
            found.extend(list.iter().map(|what| format!("{} {language:?}: {what}", file.name)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn differences_between_languages_are_found() {
    let english = Texts::parse("a = one { $n }\nb =\n    .c = two\nd = three\n");
    let check = |other: &str, expected: &[&str]| {
        assert_eq!(differences(&english, &Texts::parse(other), &["d*"]), expected, "{other}");
    };
    check("a = eins { $n }\nb =\n    .c = zwei\n", &[]);
    check("a = eins { $n }\nb =\n    .c = zwei\nd = drei\n", &[]);
    check("a = eins { $n }\n", &["b.c is missing"]);
    check("a = eins { $m }\nb =\n    .c = zwei\n", &["a has {\"m\"} instead of {\"n\"}"]);
    check(
        "a = { $n -> \n    [one] ein\n   *[other] { $n }\n }\nb = x\n    .c = zwei\n",
        &["b does not exist in English"],
    );
    check("a = eins { $n }\nb =\n    .c = { \"\" }\n", &["b.c is empty"]);
    // Included texts count as a part of the text.
    check("a = { x }\nx = eins { $n }\nb =\n    .c = zwei\n", &["x does not exist in English"]);
}

#[test]
fn rules_may_have_a_form_for_what_is_in_them() {
    let english = Texts::parse("rule-a = one { $n }\n");
    let check = |other: &str, expected: &[&str]| {
        assert_eq!(differences(&english, &Texts::parse(other), &[]), expected, "{other}");
    };
    check("rule-a = la { $n }\n    .in = nella { $n }\n", &[]);
    check("rule-a = la { $n }\n    .in = nella\n", &["rule-a.in has {} instead of {\"n\"}"]);
    check("rule-a = la { $n }\n    .di = della { $n }\n", &["rule-a.di does not exist in English"]);
    let english = Texts::parse("rule-a = one { $n }\n    .many = ones { $m }\n");
    let check = |other: &str, expected: &[&str]| {
        assert_eq!(differences(&english, &Texts::parse(other), &[]), expected, "{other}");
    };
    let many = "rule-a = la { $n }\n    .many = le { $m }\n    .in-many = ";
    check(&format!("{many}nelle {{ $m }}\n"), &[]);
    check(&format!("{many}nelle\n"), &["rule-a.in-many has {} instead of {\"m\"}"]);
}

#[test]
fn what_is_listed_as_english_only_is() {
    let mut missing: BTreeSet<String> = BTreeSet::new();
    for file in all_files() {
        let english = Texts::parse(file.text(Language::English));
        for language in Language::ALL {
            let other = Texts::parse(file.text(language));
            let keys = english.0.keys().filter(|key| !other.0.contains_key(*key));
            missing.extend(keys.cloned());
        }
    }
    for pattern in english_only() {
        assert!(missing.iter().any(|key| matches(pattern, key)), "{pattern} is translated");
    }
}

#[test]
fn every_text_can_be_written_in_ascii() {
    for file in all_files() {
        for language in Language::ALL {
            for (key, text) in Texts::parse(file.text(language)).0 {
                let folded = to_ascii(&text.letters);
                assert!(folded.is_ascii(), "{} {language:?}: {key} = {folded}", file.name);
            }
        }
    }
}
