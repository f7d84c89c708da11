//! Sentences of errors in other languages, found by their English text.
//!
//! Errors are written in English where they occur, in hundreds of places. `i18n/errors/en.ftl` has
//! those sentences with their arguments; a sentence that fits one of them is shown as the text of
//! the same key in another language. Browsers load these files with another language; until then nothing is found.

use std::cmp::Reverse;
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use gridwright_core::handed_content;

use crate::language::Language;
use crate::words::{Value, Words};

/// Arguments that are whole sentences or parts of sentences themselves.
const SENTENCES: &[&str] = &["expected", "why"];

/// Arguments that are a single word or a part of a sentence.
const PARTS: &[&str] = &["what", "of", "title"];

/// Arguments that are parts of sentences, or quoted input of a user or the system.
const QUOTED: &[&str] = &["found", "reason", "wish"];

/// Arguments that hold several words, such as lists of known names. All others are one word, a
/// quoted name or a file name.
const LISTS: &[&str] = &[
    "below", "boxes", "chapter", "detail", "families", "family", "known", "limit", "link", "make",
    "move", "names", "other", "play", "seen", "shape", "site", "solve", "tried", "value", "verb",
];

/// Maximum depth of sentences nested within one sentence.
const DEEPEST: usize = 6;

/// Maximum number of comparisons for one sentence; sentences with many colons could need far more.
const MOST_COMPARISONS: usize = 200_000;

/// Length in bytes above which a sentence is not looked up.
const LONGEST: usize = 1_000;

/// A part of an English sentence.
enum Part {
    Text(String),
    Argument(String),
}

/// An English sentence and the key of its texts.
struct Phrase {
    key: String,
    parts: Vec<Part>,
}

impl Words {
    /// The text of an English error sentence in this language, if it is known; `None` in English.
    ///
    /// ```
    /// use gridwright_words::{Language, Words};
    /// let german = Words::new(Language::German);
    /// let error = "line 2, column 3: expected 9 cells in this row, found 8";
    /// let text = "Zeile 2, Spalte 3: erwartet: 9 Felder in dieser Zeile, gefunden: 8";
    /// assert_eq!(german.phrase(error).as_deref(), Some(text));
    /// assert_eq!(german.phrase("something else"), None);
    /// assert_eq!(Words::new(Language::English).phrase(error), None);
    /// ```
    pub fn phrase(&self, english: &str) -> Option<String> {
        if self.language() == Language::English || english.len() > LONGEST {
            return None;
        }
        let mut left = MOST_COMPARISONS;
        self.phrase_within(english, DEEPEST, &mut left)
    }

    fn phrase_within(&self, english: &str, depth: usize, left: &mut usize) -> Option<String> {
        let depth = depth.checked_sub(1)?;
        phrases().iter().find_map(|phrase| {
            let mut args = Vec::new();
            self.fit(&phrase.parts, english, &mut args, depth, left)
                .then(|| self.with(&phrase.key, &args))
        })
    }

    /// Whether a text consists of these parts; `args` receives the arguments in this language.
    fn fit<'p>(
        &self,
        parts: &'p [Part],
        text: &str,
        args: &mut Vec<(&'p str, Value<'static>)>,
        depth: usize,
        left: &mut usize,
    ) -> bool {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        match parts {
            [] => text.is_empty(),
            [Part::Text(start), rest @ ..] => text
                .strip_prefix(start.as_str())
                .is_some_and(|text| self.fit(rest, text, args, depth, left)),
            [Part::Argument(name), rest @ ..] => {
                // An argument can end at every place where the next part of the sentence occurs.
                let ends: Vec<usize> = match rest {
                    [] => vec![text.len()],
                    [Part::Text(next), ..] => text.match_indices(next).map(|(at, _)| at).collect(),
                    [Part::Argument(_), ..] => Vec::new(),
                };
                ends.into_iter().filter(|&end| end > 0).any(|end| {
                    let n_args = args.len();
                    let (own, after) = text.split_at(end);
                    // The rest is cheaper to compare than a nested sentence, so it is compared
                    // first.
                    let is_whole = matches!(rest, [Part::Text(last)] if after != last);
                    let value = if is_whole { None } else { self.value(name, own, depth, left) };
                    let Some(value) = value else { return false };
                    args.push((name, value));
                    let fits = self.fit(rest, after, args, depth, left);
                    if !fits {
                        args.truncate(n_args);
                    }
                    fits
                })
            }
        }
    }

    /// An argument in this language; `None` if the text does not fit an argument of this name.
    fn value(
        &self,
        name: &str,
        text: &str,
        depth: usize,
        left: &mut usize,
    ) -> Option<Value<'static>> {
        let is_word = !text.contains(' ');
        if SENTENCES.contains(&name) {
            return Some(self.phrase_within(text, depth, left)?.into());
        }
        // What is wholly in quotes is somebody's text, even if it reads like a sentence of ours.
        let is_input = text.len() > 1 && text.starts_with('"') && text.ends_with('"');
        if is_input && QUOTED.contains(&name) {
            return Some(text.to_owned().into());
        }
        if PARTS.contains(&name) || QUOTED.contains(&name) {
            let part = self.phrase_within(text, depth, left);
            // A format without an article is called by its own name.
            let has_article = ["a ", "an ", "the "].iter().any(|a| text.starts_with(a));
            let is_own_name =
                name == "title" && text.len() < 30 && !text.contains(':') && !has_article;
            let is_plain = is_word || is_own_name || QUOTED.contains(&name);
            return part.or_else(|| is_plain.then(|| text.to_owned())).map(Value::from);
        }
        let is_name = text.starts_with(['"', '\'', '<', '-']) || text.contains(['/', '.', '=']);
        // Text after a list or a quoted name belongs to the sentence, and so does text before a
        // colon.
        let has_more = text.contains(": ")
            || text.ends_with(':')
            || text.contains("; ")
            || text.contains("', but ");
        if has_more || !is_word && !is_name && !LISTS.contains(&name) {
            return None;
        }
        let is_short = text.len() < 10 && !(text.len() > 1 && text.starts_with('0'));
        match text.parse::<u64>() {
            Ok(number) if is_short => Some(Value::Number(number)),
            _ => Some(text.to_owned().into()),
        }
    }
}

/// All sentences, those with the most fixed text first.
fn phrases() -> &'static [Phrase] {
    static PHRASES: OnceLock<Vec<Phrase>> = OnceLock::new();
    let Some(file) = handed_content(Language::English.errors()) else { return &[] };
    PHRASES.get_or_init(|| {
        let resource = match parse(file) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let mut all = Vec::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            for attribute in &message.attributes {
                let key = format!("{}.{}", message.id.name, attribute.id.name);
                let parts = parts_of(&attribute.value);
                all.push(Phrase { key, parts });
            }
        }
        all.sort_by_key(|phrase| Reverse(phrase.parts.iter().map(Part::n_letters).sum::<usize>()));
        all
    })
}

impl Part {
    fn n_letters(&self) -> usize {
        match self {
            Part::Text(text) => text.len(),
            Part::Argument(_) => 0,
        }
    }
}

fn parts_of(pattern: &Pattern<&str>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for element in &pattern.elements {
        let text = match element {
            PatternElement::TextElement { value } => *value,
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => *value,
                InlineExpression::VariableReference { id } => {
                    parts.push(Part::Argument(id.name.to_owned()));
                    continue;
                }
                _ => continue,
            },
            PatternElement::Placeable { .. } => continue,
        };
        match parts.last_mut() {
            Some(Part::Text(before)) => before.push_str(text),
            _ => parts.push(Part::Text(text.to_owned())),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn german(english: &str) -> Option<String> {
        Words::new(Language::German).phrase(english)
    }

    #[test]
    fn sentences_within_sentences_are_translated() {
        let error = "my file.txt: read as cirth: line 1, column 3: expected 3 rows in the board, found one more; --batch reads many";
        let text = "my file.txt: gelesen als cirth: Zeile 1, Spalte 3: erwartet: 3 Zeilen im Brett, gefunden: eine mehr; --batch liest viele";
        assert_eq!(german(error).as_deref(), Some(text));
    }

    #[test]
    fn sentences_of_which_a_part_is_not_known_are_not_translated() {
        assert_eq!(german("line 1, column 3: expected something of another kind"), None);
        assert_eq!(german("the dog is late: expected a whole number"), None);
    }

    #[test]
    fn quoted_input_stays_as_it_is() {
        let english = "rules in words (\"Digits sum to the circle\")";
        let text = "Regeln in Worten (\"Digits sum to the circle\")";
        assert_eq!(german(english).as_deref(), Some(text));
    }

    #[test]
    fn long_sentences_full_of_separators_end_soon() {
        let long = "a: b, found c; ".repeat(50);
        assert_eq!(german(&long), None);
    }

    #[test]
    fn every_phrase_of_every_language_is_used_by_its_own_english_text() {
        for phrase in phrases() {
            let sample = |part: &Part| match part {
                Part::Text(text) => text.clone(),
                Part::Argument(name) if SENTENCES.contains(&name.as_str()) => {
                    "a puzzle id".to_owned()
                }
                Part::Argument(_) => "7".to_owned(),
            };
            let english: String = phrase.parts.iter().map(sample).collect();
            assert!(german(&english).is_some(), "{}: {english}", phrase.key);
        }
    }

    #[test]
    fn links_json_and_suggestions_are_translated_whole() {
        for english in [
            "argument: this link of example.com is not read: expected one of puzz.link/p?sudoku/, sudokupad.app/scl...",
            "argument: read as f-puzzles: line 1, column 1: expected JSON (EOF while parsing a value at line 1 column 0)",
            "argument: read as scl: line 1, column 1: expected a link copied without a change: the compressed part of this one is damaged, found '!' at sign 5 of it",
            "argument: read as sudokuwiki: line 1, column 1: expected 81 cells, or a string that starts with S9B, S6B, L6C",
            "argument: read as penpa: line 1, column 1: expected a link copied to its end: the compressed part of this one is cut off",
            "argument: read as pzpr: line 1, column 34: expected 81 cells, found 40",
            "argument: read as sumocue: line 1, column 11: expected the cells of a jigsaw, as in =5J0: cages of SumoCue are not read",
            "argument: line 1, column 1: expected JSON (EOF while parsing an object)",
            "argument: line 1, column 2: expected a puzzle as JSON (missing field `format`)",
            "argument: line 1, column 34: expected a puzzle as JSON (invalid value: integer `9`, expected version 1)",
            "argument: line 1, column 59: expected a puzzle as JSON (invalid type: integer `5`, expected a string)",
            "argument: line 1, column 61: expected a puzzle as JSON (unknown field `givens`, expected one of `format`, `id`)",
            "sdk has no diagonals",
            "sdk has no boards of 6x6, only of 9x9",
            "sdm has no killer cages",
            "unknown verb \"chekc\": expected one of play, generate, check; did you mean check?",
            "--from is no flag of 'solve', but of 'convert'",
            "the following required arguments were not provided: --answer <ANSWER>; see --help",
            "needs=x-wng: expected a technique of sudoku; did you mean x-wing?",
            "plan.toml: line 1, column 11: expected key = value, [[chapter]], or a comment after #, found \"[[chapter]\"",
        ] {
            for language in [Language::German, Language::Spanish, Language::Italian] {
                let text = Words::new(language).phrase(english);
                let text = text.unwrap_or_else(|| panic!("{language:?} has no {english}"));
                for left in ["expected", "found", "did you", "see ", "but of", "missing", "while"] {
                    assert!(!text.contains(left), "{language:?}: {text}");
                }
            }
        }
    }
}
