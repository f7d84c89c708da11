//! Files that are handed over while the program runs. In a browser other languages than English, lessons and their
//! positions, and lists of words are not part of the program.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{PoisonError, RwLock};

/// The files handed over so far, by their paths in the repository. Texts are looked up by where they are, so they stay.
static FILES: RwLock<BTreeMap<String, &'static str>> = RwLock::new(BTreeMap::new());

/// The paths of files that were looked for and had not been handed over.
static MISSING: RwLock<BTreeSet<String>> = RwLock::new(BTreeSet::new());

/// Hands over a file of texts, named by its path in the repository such as `crates/words/i18n/de.ftl`. A file that is
/// there already stays.
///
/// ```
/// gridwright_core::add_texts("crates/words/i18n/xx.ftl", "hello = Hello");
/// ```
pub fn add_texts(path: &str, text: &str) {
    let mut files = FILES.write().unwrap_or_else(PoisonError::into_inner);
    files.entry(path.to_owned()).or_insert_with(|| Box::leak(text.into()));
}

/// How many files were handed over so far.
///
/// ```
/// let n_before = gridwright_core::n_handed();
/// gridwright_core::add_texts("crates/words/i18n/yy.ftl", "hello = Hello");
/// assert!(gridwright_core::n_handed() > n_before);
/// ```
pub fn n_handed() -> usize {
    FILES.read().unwrap_or_else(PoisonError::into_inner).len()
}

/// The content of a file: the file itself, or where that only says where the file is, what was handed over.
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

/// The paths of the files that [`handed_content`] did not find since this was asked last. Whoever can hand them over
/// does so and repeats the request.
///
/// ```
/// gridwright_core::handed_content("@src/info.rs|lists/words.txt");
/// assert!(gridwright_core::take_missing().contains("src/lists/words.txt"));
/// ```
pub fn take_missing() -> BTreeSet<String> {
    std::mem::take(&mut *MISSING.write().unwrap_or_else(PoisonError::into_inner))
}

/// A path that is given from the folder of a source file.
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
