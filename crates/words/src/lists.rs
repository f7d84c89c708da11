//! Lists as arguments of texts, and the functions with which texts join them.
//!
//! | in a text | two things | three things |
//! |---|---|---|
//! | `{ $cells }` | `a and b` | `a, b and c` |
//! | `{ OR($cells) }` | `a or b` | `a, b or c` |
//! | `{ ALL($cells) }` | `both a and b` | `all of a, b and c` |
//! | `{ BOTH($cells) }` | `both` | `all of them` |
//! | `{ COUNT($cells) }` | `2` | `3`; plurals can depend on it |
//!
//! Rules have a form for "in row 3" where a language has one word for the preposition and the
//! article: the attribute `.in` of their names. `{ IN($houses) }` inserts it, `{ IN($houses, by:
//! "or") }` with "or" between several, and `{ IN($houses, at: "start") }` at the start of a
//! sentence. Several rules of one kind are listed by their numbers, "rows 3 and 6", where their
//! names have the attribute `.many` (and `.in-many` beside `.in`).

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};

/// The way in which a text joins the items of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Join {
    And,
    Or,
    All,
    Both,
    /// The phrase for being in all of the rules; empty for an item that is not a rule.
    InAnd,
    /// The phrase for being in one of the rules.
    InOr,
}

/// A list that is joined only when a text asks for it, since most texts use one way of joining.
#[derive(Clone)]
pub(crate) struct List {
    n_items: usize,
    join: Arc<dyn Fn(Join) -> String + Send + Sync>,
}

impl List {
    pub(crate) fn new(
        n_items: usize,
        join: impl Fn(Join) -> String + Send + Sync + 'static,
    ) -> List {
        List { n_items, join: Arc::new(join) }
    }
}

impl PartialEq for List {
    fn eq(&self, other: &List) -> bool {
        Arc::ptr_eq(&self.join, &other.join)
    }
}

impl fmt::Debug for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "List({})", (self.join)(Join::And))
    }
}

impl FluentType for List {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        (self.join)(Join::And).into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        (self.join)(Join::And).into()
    }
}

/// Registers the functions that texts can call.
pub(crate) fn add_functions<R>(bundle: &mut FluentBundle<R>) {
    let functions =
        [("AND", Join::And), ("OR", Join::Or), ("ALL", Join::All), ("BOTH", Join::Both)];
    for (name, join) in functions {
        let added = bundle.add_function(name, move |values, _| joined(join, values));
        debug_assert!(added.is_ok(), "{name}: {added:?}");
    }
    let added = bundle.add_function("COUNT", |values, _| apply(|list| list.n_items.into(), values));
    debug_assert!(added.is_ok(), "COUNT: {added:?}");
    let added = bundle.add_function("IN", inside);
    debug_assert!(added.is_ok(), "IN: {added:?}");
}

/// The phrase for being in the listed rules, for languages whose preposition merges with the
/// article.
fn inside<'a>(values: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let is = |name: &str, wanted: &str| matches!(named.get(name), Some(FluentValue::String(word)) if word == wanted);
    let join = if is("by", "or") { Join::InOr } else { Join::InAnd };
    match joined(join, values) {
        FluentValue::String(text) if is("at", "start") => {
            let mut letters = text.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            FluentValue::from(first.chain(letters).collect::<String>())
        }
        other => other,
    }
}

fn joined<'a>(join: Join, values: &[FluentValue<'a>]) -> FluentValue<'a> {
    apply(|list| (list.join)(join).into(), values)
}

/// Applies a function to a list. A value that is not a list counts as a list of one item and is
/// returned unchanged.
fn apply<'a>(
    use_list: impl Fn(&List) -> FluentValue<'static>,
    values: &[FluentValue<'a>],
) -> FluentValue<'a> {
    match values {
        [FluentValue::Custom(value)] => match value.as_ref().as_any().downcast_ref::<List>() {
            Some(list) => use_list(list),
            None => FluentValue::Error,
        },
        [single] => single.clone(),
        _ => FluentValue::Error,
    }
}
