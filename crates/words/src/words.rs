//! Looks texts up by key, in a language with English as the fallback.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::Pattern;
use gridwright_core::{TextFiles, handed_content, n_handed};

use crate::bundles::{Bundle, Letters, message_with};
use crate::language::Language;
use crate::lists::{Join, List};

/// The texts of one language.
///
/// A key is the name of a message, or of an attribute of a message: `menu.new`. A text that a
/// language lacks is shown in English. A key that English lacks is a mistake in the program: it
/// panics in debug builds, and is shown itself in others.
///
/// ```
/// use gridwright_words::{Language, Words};
/// let words = Words::new(Language::Spanish);
/// assert_eq!(words.get("menu.daily"), "Puzle del día");
/// assert_eq!(words.in_ascii().get("menu.daily"), "Puzle del dia");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Words {
    language: Language,
    letters: Letters,
}

/// An argument of a text.
///
/// ```
/// use gridwright_words::{Language, Value, Words};
/// let args = [("time", Value::from("1:05")), ("hints", Value::from(1_usize))];
/// let text = Words::new(Language::English).with("linear.solved", &args);
/// assert_eq!(text, "Solved in 1:05 with one hint.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Value<'a> {
    /// A number, which plurals depend on.
    Number(u64),
    /// A piece of text, inserted as it is.
    Text(Cow<'a, str>),
    /// Several items, which the text joins with a function.
    List(Vec<String>),
    /// Several rules, which the text joins with a function.
    Rules(Vec<RuleName>),
}

/// The name of a rule, and its phrase for being in it: `row 3` and `in row 3`.
///
/// ```
/// use gridwright_core::Name;
/// use gridwright_core::toy::Toy;
/// use gridwright_core::Puzzle;
/// use gridwright_words::{Language, Words};
/// let row = Name::new("row").with("number", 3);
/// let name = Words::new(Language::Italian).rule_name(Toy::latin(4).info(), &row);
/// assert_eq!((name.plain.as_str(), name.inside.as_str()), ("la riga 3", "nella riga 3"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RuleName {
    /// The name itself.
    pub plain: String,
    /// The name with the preposition for being in it.
    pub inside: String,
    /// The kind and number of the rule, if its name has nothing else.
    pub(crate) numbered: Option<Numbered>,
}

/// One of the rules of a kind that are distinguished by a number: row 3.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Numbered {
    pub(crate) kind: &'static str,
    pub(crate) number: usize,
    pub(crate) files: &'static [TextFiles],
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Value::Number(number as u64)
    }
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Value::Number(number)
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(number.into())
    }
}

impl From<u16> for Value<'_> {
    fn from(number: u16) -> Self {
        Value::Number(number.into())
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Value::Text(text)
    }
}

impl From<char> for Value<'_> {
    fn from(symbol: char) -> Self {
        Value::Text(Cow::Owned(symbol.to_string()))
    }
}

/// Arguments by name.
pub(crate) type Args<'a> = Vec<(&'a str, Value<'a>)>;

/// A pattern with its bundle, and the texts of the language it was found in.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(crate) words: Words,
    bundle: &'static Bundle,
    pub(crate) pattern: &'static Pattern<&'static str>,
}

/// Cache of lookups for one language and list of files, including keys without a text.
struct Place {
    words: Words,
    files: Vec<usize>,
    n_handed: usize,
    keys: BTreeMap<Box<str>, Option<Found>>,
}

thread_local! {
    /// The explanations of a data set look up the same few texts millions of times.
    static FOUND: RefCell<Vec<Place>> = const { RefCell::new(Vec::new()) };
}

impl Words {
    /// The texts of a language.
    pub const fn new(language: Language) -> Words {
        Words { language, letters: Letters::All }
    }

    /// The same texts with ASCII letters only. Arguments are inserted unchanged.
    #[must_use]
    pub fn in_ascii(self) -> Words {
        Words { letters: Letters::Ascii, ..self }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether texts are written in ASCII.
    pub(crate) fn is_ascii(&self) -> bool {
        self.letters == Letters::Ascii
    }

    /// The text for a key.
    ///
    /// # Panics
    /// In debug builds, when no file has the key.
    pub fn get(&self, key: &str) -> Cow<'static, str> {
        self.text(&[], key)
    }

    /// The text for a key with its arguments.
    ///
    /// # Panics
    /// In debug builds, when no file has the key or an argument is missing.
    pub fn with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        match self.find(&[], key) {
            Some(found) => found.with(key, args).into_owned(),
            None => missing(key),
        }
    }

    /// The text for a key in these files or in the interface.
    pub(crate) fn text(&self, files: &[TextFiles], key: &str) -> Cow<'static, str> {
        match self.find(files, key) {
            Some(found) => found.with(key, &[]),
            None => missing(key).into(),
        }
    }

    /// Finds a text in its own language or in English: first in these files, then in the interface.
    pub(crate) fn find(&self, files: &[TextFiles], key: &str) -> Option<Found> {
        // The files themselves never move, but a list of them may.
        let address = |file: &TextFiles| file.as_ptr().addr();
        let n_handed = n_handed();
        let is_here = |place: &Place| {
            place.words == *self
                && place.n_handed == n_handed
                && files.iter().map(address).eq(place.files.iter().copied())
        };
        let known = FOUND.with_borrow(|all| {
            all.iter().find(|place| is_here(place)).and_then(|place| place.keys.get(key).copied())
        });
        known.unwrap_or_else(|| {
            let found = self.look_up(files, key);
            FOUND.with_borrow_mut(|all| {
                let at = all.iter().position(is_here).unwrap_or_else(|| {
                    let files = files.iter().map(address).collect();
                    all.push(Place { words: *self, files, n_handed, keys: BTreeMap::new() });
                    all.len() - 1
                });
                all[at].keys.insert(key.into(), found);
            });
            found
        })
    }

    fn look_up(&self, files: &[TextFiles], key: &str) -> Option<Found> {
        let english = (self.language != Language::English).then_some(Language::English);
        let languages = [Some(self.language), english].into_iter().flatten();
        languages.into_iter().find_map(|language| {
            let own = |texts: &TextFiles| {
                texts.iter().find(|(code, _)| *code == language.code()).map(|&(_, file)| file)
            };
            let others =
                [language.interface(), language.terminal(), language.commands(), language.errors()];
            let all = files.iter().filter_map(own).chain(others);
            all.into_iter().find_map(|file| Words { language, ..*self }.find_in(file, key))
        })
    }

    /// Joins items with commas, and the last one with the text of a key.
    pub(crate) fn joined(&self, items: &[String], key: &str) -> String {
        match items {
            [] => self.get("list.none").into_owned(),
            [only] => only.clone(),
            [most @ .., last] => {
                let most = most.join(", ");
                // Spanish has another word for "or" before a sound like that of "ocho".
                let is_o = key == "list.or" && last.starts_with(['8', 'o', 'O']);
                let key = if is_o { "list.or-before-o" } else { key };
                self.with(key, &[("most", most.into()), ("last", last.into())])
            }
        }
    }

    fn join(&self, items: &[String], join: Join) -> String {
        match join {
            Join::And => self.joined(items, "list.and"),
            Join::Or => self.joined(items, "list.or"),
            Join::All => {
                let key = match items.len() {
                    0 | 1 => return self.joined(items, "list.and"),
                    2 => "list.both",
                    _ => "list.all",
                };
                self.with(key, &[("items", self.joined(items, "list.and").into())])
            }
            Join::Both => {
                let key = if items.len() == 2 { "list.both-of-them" } else { "list.all-of-them" };
                self.get(key).into_owned()
            }
            Join::InAnd | Join::InOr => String::new(),
        }
    }

    fn join_rules(&self, rules: &[RuleName], join: Join) -> String {
        if let Some(by_numbers) = self.join_by_numbers(rules, join) {
            return by_numbers;
        }
        let names = |name: fn(&RuleName) -> &String| rules.iter().map(name).cloned().collect();
        let plain: Vec<String> = names(|rule| &rule.plain);
        let inside = || -> Vec<String> { names(|rule| &rule.inside) };
        match join {
            Join::InAnd => self.joined(&inside(), "list.and"),
            Join::InOr => self.joined(&inside(), "list.or"),
            Join::And | Join::Or | Join::All | Join::Both => self.join(&plain, join),
        }
    }

    /// Lists rules, combining consecutive ones of one kind: `rows 3 and 6 and column 2`.
    pub(crate) fn rule_list(&self, rules: &[RuleName]) -> String {
        let kind = |rule: &RuleName| rule.numbered.as_ref().map(|numbered| numbered.kind);
        let groups = rules.chunk_by(|one, next| kind(one).is_some() && kind(one) == kind(next));
        self.list(&groups.map(|group| self.join_rules(group, Join::And)).collect::<Vec<_>>())
    }

    /// Joins rules of one kind by their numbers, "rows 3, 6 and 7" instead of "row 3, row 6 and row
    /// 7"; `None` unless the language has the attribute `.many` (or `.in-many` for "in") for that
    /// kind.
    fn join_by_numbers(&self, rules: &[RuleName], join: Join) -> Option<String> {
        let [first, _, ..] = rules else { return None };
        let (key, is_inside) = match join {
            Join::And => ("list.and", false),
            Join::Or => ("list.or", false),
            Join::InAnd => ("list.and", true),
            Join::InOr => ("list.or", true),
            Join::All | Join::Both => return None,
        };
        let Numbered { kind, files, .. } = first.numbered.as_ref()?;
        let number = |rule: &RuleName| {
            rule.numbered
                .as_ref()
                .filter(|rule| rule.kind == *kind)
                .map(|rule| rule.number.to_string())
        };
        let numbers: Vec<String> = rules.iter().map(number).collect::<Option<_>>()?;
        let said = |form: &str| {
            let text = format!("rule-{kind}.{form}");
            let found =
                self.find(files, &text).filter(|found| found.words.language == self.language)?;
            Some(found.with(&text, &[("numbers", self.joined(&numbers, key).into())]).into_owned())
        };
        let plain = said("many")?;
        if !is_inside {
            return Some(plain);
        }
        Some(said("in-many").unwrap_or_else(|| self.with("list.in", &[("name", plain.into())])))
    }

    fn find_in(self, file: &'static str, key: &str) -> Option<Found> {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, a)| (id, Some(a)));
        let content = handed_content(file)?;
        let (bundle, message) = message_with(id, self.language, self.letters, content)?;
        let pattern = match attribute {
            Some(attribute) => {
                &message.attributes.iter().find(|known| known.id.name == attribute)?.value
            }
            None => message.value.as_ref()?,
        };
        Some(Found { words: self, bundle, pattern })
    }
}

impl Found {
    /// The text with its arguments.
    pub(crate) fn with(&self, key: &str, args: &[(&str, Value<'_>)]) -> Cow<'static, str> {
        let words = self.words;
        let list = |list: List| FluentValue::Custom(Box::new(list));
        let fluent = args.iter().map(|(name, value)| match value {
            Value::Number(number) => (*name, FluentValue::from(*number)),
            Value::Text(text) => (*name, FluentValue::from(text.as_ref())),
            Value::List(items) => {
                let items = items.clone();
                (*name, list(List::new(items.len(), move |join| words.join(&items, join))))
            }
            Value::Rules(rules) => {
                let rules = rules.clone();
                (*name, list(List::new(rules.len(), move |join| words.join_rules(&rules, join))))
            }
        });
        let args: FluentArgs<'_> = fluent.collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(self.pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text
    }
}

/// The replacement shown for a key without a text.
pub(crate) fn missing(key: &str) -> String {
    debug_assert!(false, "no text has the key {key}");
    key.to_owned()
}

#[cfg(test)]
mod tests {
    use gridwright_core::toy::Toy;
    use gridwright_core::{Name, Puzzle};

    use super::*;

    #[test]
    fn arguments_are_put_in_without_isolation_marks() {
        let words = Words::new(Language::English);
        let args = [("width", 80_usize.into()), ("height", 24_usize.into())];
        assert_eq!(words.with("game.needs", &args), "This needs 80 x 24 characters.");
    }

    #[test]
    fn arguments_keep_their_letters_in_ascii() {
        let words = Words::new(Language::German).in_ascii();
        let text = words.with("linear.no-place", &[("place", "ä".into())]);
        assert_eq!(text, "Auf diesem Brett gibt es keinen Ort ä.");
        assert_eq!(words.get("menu.daily"), "Raetsel des Tages");
    }

    #[test]
    fn a_text_that_a_language_lacks_is_english_throughout() {
        const FILES: TextFiles =
            &[("en", "only = between { $places }\n"), ("de", "both = zwischen { $places }\n")];
        let check = |language, key, expected| {
            let found = Words::new(language).find(&[FILES], key).unwrap();
            let places = Value::List(vec!["a".to_owned(), "b".to_owned()]);
            assert_eq!(found.with(key, &[("places", places)]), expected);
        };
        check(Language::German, "both", "zwischen a und b");
        check(Language::German, "only", "between a and b");
        assert!(Words::new(Language::English).find(&[FILES], "both").is_none());
    }

    #[test]
    fn rules_have_a_form_for_what_is_in_them() {
        const FILES: TextFiles = &[(
            "it",
            "one = { IN($houses, at: \"start\") }: { $houses }\nany = { IN($houses, by: \"or\") }\n",
        )];
        let rule = |plain: &str, inside: &str| RuleName {
            plain: plain.to_owned(),
            inside: inside.to_owned(),
            numbered: None,
        };
        let row = rule("la riga 3", "nella riga 3");
        let check = |key, rules: &[&RuleName], expected| {
            let found = Words::new(Language::Italian).find(&[FILES], key).unwrap();
            let houses = Value::Rules(rules.iter().map(|&rule| rule.clone()).collect());
            assert_eq!(found.with(key, &[("houses", houses)]), expected);
        };
        check("one", &[&row], "Nella riga 3: la riga 3");
        let both = [&row, &rule("il riquadro 1", "nel riquadro 1")];
        check("one", &both, "Nella riga 3 e nel riquadro 1: la riga 3 e il riquadro 1");
        check("any", &both, "nella riga 3 o nel riquadro 1");
    }

    #[test]
    fn rules_of_one_kind_are_listed_by_their_numbers() {
        const FILES: TextFiles = &[
            ("en", "in-any = { IN($houses, by: \"or\") }: { $houses }; { ALL($houses) }\n"),
            ("it", "in-any = { IN($houses, by: \"or\") }: { $houses }; { ALL($houses) }\n"),
        ];
        let check = |language, rules: &[(&'static str, usize)], expected| {
            let words = Words::new(language);
            let rule = |&(kind, number): &(&'static str, usize)| {
                words.rule_name(Toy::latin(9).info(), &Name::new(kind).with("number", number))
            };
            let houses = Value::Rules(rules.iter().map(rule).collect());
            let found = words.find(&[FILES], "in-any").unwrap();
            assert_eq!(found.with("in-any", &[("houses", houses)]), expected);
        };
        let rows = [("row", 3), ("row", 6), ("row", 8)];
        let expected = "in rows 3, 6 or 8: rows 3, 6 and 8; all of row 3, row 6 and row 8";
        check(Language::English, &rows, expected);
        let expected = "nelle righe 3 o 6: le righe 3 e 6; entrambe, la riga 3 e la riga 6";
        check(Language::Italian, &rows[..2], expected);
        let expected = "in row 3 or in column 4: row 3 and column 4; both row 3 and column 4";
        check(Language::English, &[("row", 3), ("column", 4)], expected);
        check(Language::English, &rows[..1], "in row 3: row 3; row 3");
    }

    #[test]
    fn spanish_has_its_other_word_for_or_before_an_eight() {
        let or = |language, last: &str| {
            let items = ["1".to_owned(), "7".to_owned(), last.to_owned()];
            Words::new(language).joined(&items, "list.or")
        };
        assert_eq!(or(Language::Spanish, "8"), "1, 7 u 8");
        assert_eq!(or(Language::Spanish, "9"), "1, 7 o 9");
        assert_eq!(or(Language::German, "8"), "1, 7 oder 8");
    }

    #[test]
    #[should_panic(expected = "no text has the key no.such")]
    fn an_unknown_key_panics_in_debug_builds() {
        Words::new(Language::English).get("no.such");
    }

    #[test]
    fn texts_can_be_asked_for_from_many_threads() {
        std::thread::scope(|scope| {
            for language in Language::ALL.into_iter().cycle().take(16) {
                scope.spawn(move || {
                    let words = Words::new(language);
                    assert!(!words.get("menu.new").is_empty());
                    let text = words.with("game.back", &[("moves", 2_usize.into())]);
                    assert!(text.contains('2'), "{text}");
                });
            }
        });
    }
}
