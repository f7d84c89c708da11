//! Files that are loaded while the program runs. Builds for browsers do not embed languages other
//! than English, lessons and their positions, and word lists.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{PoisonError, RwLock};

/// The files loaded so far, by their paths in the repository. Texts are kept by reference, so files
/// are never unloaded.
static FILES: RwLock<BTreeMap<String, &'static str>> = RwLock::new(BTreeMap::new());

/// The paths of files that were looked up before they were loaded.
static MISSING: RwLock<BTreeSet<String>> = RwLock::new(BTreeSet::new());

/// Adds a file, named by its path in the repository such as `crates/words/i18n/de.ftl`. A file that
/// was added before is kept.
///
/// ```
/// gridwright_core::add_texts("crates/words/i18n/xx.ftl", "hello = Hello");
/// ```
pub fn add_texts(path: &str, text: &str) {
    let mut files = FILES.write().unwrap_or_else(PoisonError::into_inner);
    files.entry(path.to_owned()).or_insert_with(|| Box::leak(text.into()));
}

/// Number of files added so far.
///
/// ```
/// let n_before = gridwright_core::n_handed();
/// gridwright_core::add_texts("crates/words/i18n/yy.ftl", "hello = Hello");
/// assert!(gridwright_core::n_handed() > n_before);
/// ```
pub fn n_handed() -> usize {
    FILES.read().unwrap_or_else(PoisonError::into_inner).len()
}

/// The content of a file: the argument itself or, if the argument only names a location, the file
/// added for it.
///
/// ```
/// assert_eq!(gridwright_core::handed_content("hello = Hello"), Some("hello = Hello"));
/// assert_eq!(gridwright_core::handed_content("@src/info.rs|lessons/de.ftl"), None);
/// ```
pub fn handed_content(file: &'static str) -> Option<&'static str> {
    let Some((source, path)) = file.strip_prefix('@').and_then(|place| place.split_once('|'))
    else {
        return Some(file);
    };
    let path = beside(source, path);
    let content = FILES.read().unwrap_or_else(PoisonError::into_inner).get(&path).copied();
    if content.is_none() {
        MISSING.write().unwrap_or_else(PoisonError::into_inner).insert(path);
    }
    content
}

/// Takes the paths of the files that [`handed_content`] has missed since the last call. A front end
/// that can load them does so and repeats the request.
///
/// ```
/// gridwright_core::handed_content("@src/info.rs|lists/words.txt");
/// assert!(gridwright_core::take_missing().contains("src/lists/words.txt"));
/// ```
pub fn take_missing() -> BTreeSet<String> {
    std::mem::take(&mut *MISSING.write().unwrap_or_else(PoisonError::into_inner))
}

/// Resolves a path relative to the folder of a source file.
fn beside(source: &str, path: &str) -> String {
    let source = source.replace('\\', "/");
    let mut parts: Vec<&str> = source.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_handed_over_is_found() {
        const PLACE: &str = "@crates/words/src/language.rs|../i18n/zz.ftl";
        assert_eq!(handed_content("hello = Hello"), Some("hello = Hello"));
        assert_eq!(handed_content(PLACE), None);
        add_texts("crates/words/i18n/zz.ftl", "hello = Salut");
        assert_eq!(handed_content(PLACE), Some("hello = Salut"));
        add_texts("crates/words/i18n/zz.ftl", "hello = Hi");
        assert_eq!(handed_content(PLACE), Some("hello = Salut"));
        assert_eq!(beside("a\\b\\c.rs", "texts/de.ftl"), "a/b/texts/de.ftl");
    }
}
