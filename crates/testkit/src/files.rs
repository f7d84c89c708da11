//! The files beside a family's code that tests read.

use std::fs;
use std::path::PathBuf;

use gridwright::Family;

/// The folder of a family.
pub fn folder(family: &dyn Family) -> PathBuf {
    let families = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../gridwright/src/families");
    families.join(family.info().id)
}

/// A file that the tests compare with, whether it is there or not.
pub fn golden(family: &dyn Family, name: &str) -> PathBuf {
    folder(family).join("golden").join(name)
}

/// The positions of `cases.txt`, and the rules that they break.
///
/// # Panics
/// When the file cannot be read.
pub fn cases(family: &dyn Family) -> String {
    let path = folder(family).join("cases.txt");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What the tests do not ask of a family: the lines of `exceptions.txt`, where there is one, that
/// begin with this word, without it.
///
/// ```text
/// # The comment above says why.
/// implied letter
/// not-shown x-cycle sukaku-1.18.1
/// ```
pub fn exceptions(family: &dyn Family, word: &str) -> Vec<String> {
    let text = fs::read_to_string(folder(family).join("exceptions.txt")).unwrap_or_default();
    let rest = |line: &str| line.strip_prefix(word)?.strip_prefix(' ').map(str::to_owned);
    text.lines().filter_map(rest).collect()
}
