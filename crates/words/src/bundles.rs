//! Fluent files: each text is parsed when it is first used and then cached.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{OnceLock, PoisonError, RwLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::ascii::to_ascii;
use crate::language::Language;
use crate::lists;

/// The functions a pattern is formatted with, and the texts it may refer to.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// The character set of texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) enum Letters {
    #[default]
    All,
    Ascii,
}

/// A file of texts.
struct File {
    ids: BTreeSet<&'static str>,
    bundle: OnceLock<Bundle>,
}

/// Cache of the files used so far, by the address of their content. It is bounded by the number of
/// files in the program, so it is never cleared.
static FILES: RwLock<BTreeMap<(Language, Letters, usize), &File>> = RwLock::new(BTreeMap::new());

/// The parsed texts of a file, if the file has a text with that id.
pub(crate) fn bundle_with(
    id: &str,
    language: Language,
    letters: Letters,
    file: &'static str,
) -> Option<&'static Bundle> {
    let key = (language, letters, file.as_ptr().addr());
    let known = FILES.read().unwrap_or_else(PoisonError::into_inner).get(&key).copied();
    let texts = known.unwrap_or_else(|| {
        let mut files = FILES.write().unwrap_or_else(PoisonError::into_inner);
        let new = || Box::leak(Box::new(File { ids: ids(file), bundle: OnceLock::new() }));
        files.entry(key).or_insert_with(|| new())
    });
    let has_it = texts.ids.contains(id);
    has_it.then(|| texts.bundle.get_or_init(|| parse(language, letters, file)))
}

/// The ids of all texts: the part of a line before an equals sign.
fn ids(file: &'static str) -> BTreeSet<&'static str> {
    let start = |line: &'static str| line.split_once(" =").map(|(id, _)| id);
    let ids = file.lines().filter_map(start);
    ids.filter(|id| id.starts_with(|c: char| c.is_ascii_alphabetic())).collect()
}

fn parse(language: Language, letters: Letters, file: &str) -> Bundle {
    // A line that cannot be parsed affects that text only; a test checks all files for such lines.
    let (resource, errors) = match FluentResource::try_new(file.to_owned()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    debug_assert!(errors.is_empty(), "{language:?}: {errors:?}");
    let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
    // Terminals would show the isolation marks around arguments, and the marks would break
    // comparisons; all supported languages are written from left to right.
    bundle.set_use_isolating(false);
    if letters == Letters::Ascii {
        bundle.set_transform(Some(to_ascii));
    }
    let added = bundle.add_resource(resource);
    debug_assert!(added.is_ok(), "{language:?}: {added:?}");
    lists::add_functions(&mut bundle);
    bundle
}
