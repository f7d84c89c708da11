//! Lists as arguments of texts, and the functions with which a text says how to join them.
//!
//! | in a text | two things | three things |
//! |---|---|---|
//! | `{ $cells }` | `a and b` | `a, b and c` |
//! | `{ OR($cells) }` | `a or b` | `a, b or c` |
//! | `{ ALL($cells) }` | `both a and b` | `all of a, b and c` |
//! | `{ BOTH($cells) }` | `both` | `all of them` |
//! | `{ COUNT($cells) }` | `2` | `3`; plurals can depend on it |
//!
//! Rules have a form for "in row 3" where a language has one word for the preposition and the article: the attribute `.in` of
//! their names. `{ IN($houses) }` puts it in, `{ IN($houses, by: "or") }` with "or" between several, and
//! `{ IN($houses, at: "start") }` at the start of a sentence. Several rules of one kind are listed by their numbers, "rows 3 and 6",
//! where their names have the attribute `.many` (and `.in-many` beside `.in`).

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};

/// Things joined in each of the ways that a text may ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct List {
    pub(crate) n_items: usize,
    pub(crate) and: String,
    pub(crate) or: String,
    pub(crate) all: String,
    pub(crate) both: String,
    /// Where something is in all of them, or in one of them; empty for what is no rule.
    pub(crate) in_and: String,
    pub(crate) in_or: String,
}

impl FluentType for List {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.and.clone().into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.and.clone().into()
    }
}

/// Makes the functions known to the texts of a file.
pub(crate) fn add_functions<R>(bundle: &mut FluentBundle<R>) {
    let functions: [(&str, Join); 5] = [
        ("AND", |list| list.and.clone().into()),
        ("OR", |list| list.or.clone().into()),
        ("ALL", |list| list.all.clone().into()),
        ("BOTH", |list| list.both.clone().into()),
        ("COUNT", |list| list.n_items.into()),
    ];
    for (name, join) in functions {
        let added = bundle.add_function(name, move |values, _| apply(join, values));
        debug_assert!(added.is_ok(), "{name}: {added:?}");
    }
    let added = bundle.add_function("IN", inside);
    debug_assert!(added.is_ok(), "IN: {added:?}");
}

/// Where something is, in the words of a language that does not put a name behind a preposition as it is.
fn inside<'a>(values: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let is = |name: &str, wanted: &str| matches!(named.get(name), Some(FluentValue::String(word)) if word == wanted);
    let by_or = is("by", "or");
    let join: Join =
        if by_or { |list| list.in_or.clone().into() } else { |list| list.in_and.clone().into() };
    match apply(join, values) {
        FluentValue::String(text) if is("at", "start") => {
            let mut letters = text.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            FluentValue::from(first.chain(letters).collect::<String>())
        }
        other => other,
    }
}

type Join = fn(&List) -> FluentValue<'static>;

/// What is not a list counts as a list of one thing, which is itself.
fn apply<'a>(join: Join, values: &[FluentValue<'a>]) -> FluentValue<'a> {
    match values {
        [FluentValue::Custom(value)] => match value.as_ref().as_any().downcast_ref::<List>() {
            Some(list) => join(list),
            None => FluentValue::Error,
        },
        [single] => single.clone(),
        _ => FluentValue::Error,
    }
}
