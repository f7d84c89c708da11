//! Lists as arguments of texts, and the functions with which a text says how to join them.
//!
//! | in a text | two things | three things |
//! |---|---|---|
//! | `{ $cells }` | `a and b` | `a, b and c` |
//! | `{ OR($cells) }` | `a or b` | `a, b or c` |
//! | `{ ALL($cells) }` | `both a and b` | `all of a, b and c` |
//! | `{ BOTH($cells) }` | `both` | `all of them` |
//! | `{ COUNT($cells) }` | `2` | `3`; plurals can depend on it |

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;

/// Things joined in each of the ways that a text may ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct List {
    pub(crate) n_items: usize,
    pub(crate) and: String,
    pub(crate) or: String,
    pub(crate) all: String,
    pub(crate) both: String,
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
