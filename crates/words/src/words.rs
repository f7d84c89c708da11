//! Looking texts up by key, in a language or else in English.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::bundles::{Letters, bundle};
use crate::language::Language;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    language: Language,
    letters: Letters,
}

/// An argument of a text: a number, which plurals depend on, or a piece of text.
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
    /// A number.
    Number(u64),
    /// A piece of text, put in as it is.
    Text(Cow<'a, str>),
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Value::Number(number as u64)
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

impl From<char> for Value<'_> {
    fn from(symbol: char) -> Self {
        Value::Text(Cow::Owned(symbol.to_string()))
    }
}

impl Words {
    /// The texts of a language.
    pub fn new(language: Language) -> Words {
        Words { language, letters: Letters::All }
    }

    /// The same texts without letters that ASCII lacks. Arguments are put in as they are.
    #[must_use]
    pub fn in_ascii(self) -> Words {
        Words { letters: Letters::Ascii, ..self }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a key.
    pub fn get(&self, key: &str) -> Cow<'static, str> {
        self.find(key, None).unwrap_or_else(|| missing(key))
    }

    /// The text of a key with its arguments.
    pub fn with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let fluent = |value: &Value<'_>| match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(text) => FluentValue::from(text.clone().into_owned()),
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, fluent(arg))).collect();
        self.find(key, Some(&args)).unwrap_or_else(|| missing(key)).into_owned()
    }

    fn find(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<Cow<'static, str>> {
        let own = self.find_in(self.language, key, args);
        own.or_else(|| self.find_in(Language::English, key, args))
    }

    fn find_in(
        &self,
        language: Language,
        key: &str,
        args: Option<&FluentArgs<'_>>,
    ) -> Option<Cow<'static, str>> {
        let bundle = bundle(language, self.letters, language.interface());
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, a)| (id, Some(a)));
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, args, &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text)
    }
}

/// What is shown for a key without a text.
fn missing(key: &str) -> Cow<'static, str> {
    debug_assert!(false, "no text has the key {key}");
    Cow::Owned(key.to_owned())
}

#[cfg(test)]
mod tests {
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
