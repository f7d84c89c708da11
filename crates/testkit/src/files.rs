//! The test data in the folders of families.

use std::fs;
use std::path::PathBuf;

use gridwright::Family;

/// The folder of a family.
pub fn folder(family: &dyn Family) -> PathBuf {
    let families = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../gridwright/src/families");
    families.join(family.info().id)
}

/// The path of a golden file, which may not exist.
pub fn golden(family: &dyn Family, name: &str) -> PathBuf {
    folder(family).join("golden").join(name)
}

/// The text of `cases.txt`: positions, and the rules they break.
///
/// # Panics
/// When the file cannot be read.
pub fn cases(family: &dyn Family) -> String {
    let path = folder(family).join("cases.txt");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The puzzles of `boards.txt`, one per line, which are checked like generated ones. Empty if there
/// is no such file.
pub fn boards(family: &dyn Family) -> Vec<String> {
    let text = fs::read_to_string(folder(family).join("boards.txt")).unwrap_or_default();
    let is_board = |line: &&str| !line.is_empty() && !line.starts_with('#');
    text.lines().filter(is_board).map(str::to_owned).collect()
}

/// The exceptions of a family from a check: the rest of the lines of `exceptions.txt` that begin with
/// `word`. Empty if there is no such file.
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
