//! Fluent files, parsed when a text of theirs is first asked for and then kept.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::ascii::to_ascii;
use crate::language::Language;
use crate::lists;

/// The texts of one file.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// Which letters texts may have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Letters {
    All,
    Ascii,
}

/// Files that have been parsed, by their content. There are as many as files in the program, so
/// that they can stay for ever.
static PARSED: RwLock<BTreeMap<(Language, Letters, &str), &Bundle>> = RwLock::new(BTreeMap::new());

/// The texts of a file.
pub(crate) fn bundle(language: Language, letters: Letters, file: &'static str) -> &'static Bundle {
    let key = (language, letters, file);
    if let Some(bundle) = PARSED.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return bundle;
    }
    let mut parsed = PARSED.write().unwrap_or_else(PoisonError::into_inner);
    parsed.entry(key).or_insert_with(|| Box::leak(Box::new(parse(language, letters, file))))
}

fn parse(language: Language, letters: Letters, file: &str) -> Bundle {
    // A line that cannot be parsed costs that text alone; a test of all files finds it.
    let (resource, errors) = match FluentResource::try_new(file.to_owned()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    debug_assert!(errors.is_empty(), "{language:?}: {errors:?}");
    let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
    // The marks around arguments would be shown by terminals and confuse comparisons; all languages
    // are written from left to right.
    bundle.set_use_isolating(false);
    if letters == Letters::Ascii {
        bundle.set_transform(Some(to_ascii));
    }
    let added = bundle.add_resource(resource);
    debug_assert!(added.is_ok(), "{language:?}: {added:?}");
    lists::add_functions(&mut bundle);
    bundle
}
