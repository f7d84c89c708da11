//! Common types of the checks: a file with its lines of code, and a complaint about it.

use std::fmt;

/// A file of the repository.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    /// Its path from the root of the repository, with `/` between folders.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    #[cfg(test)]
    pub(crate) fn new(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    pub(crate) fn is_below(&self, folder: &str) -> bool {
        self.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
    }

    /// The lines of code, with their numbers from 1: without whole-line comments and tests, which
    /// are at the end of a file or in a file of their own.
    pub(crate) fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let is_test = self.path.ends_with("/tests.rs") || self.path.contains("/tests/");
        let lines = if is_test { "" } else { self.text.as_str() }.lines();
        lines
            .enumerate()
            .map(|(i, line)| (i + 1, line))
            .take_while(|(_, line)| line.trim() != "#[cfg(test)]")
            .filter(|(_, line)| !line.trim_start().starts_with("//"))
    }

    pub(crate) fn complain(&self, line: usize, message: impl Into<String>) -> Complaint {
        Complaint { path: self.path.clone(), line, message: message.into() }
    }
}

/// A complaint, and its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Complaint {
    pub(crate) path: String,
    pub(crate) line: usize,
    pub(crate) message: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// Whether `word` is in `line` with no letter, digit or underscore on either side.
pub(crate) fn has_word(line: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        // A word that ends in punctuation, such as a macro call, may be followed by anything.
        let ends_open = word.ends_with(|c: char| !is_part(c));
        !before.is_some_and(is_part) && (ends_open || !after.is_some_and(is_part))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_whole() {
        assert!(has_word("print!(1)", "print!"));
        assert!(!has_word("eprint!(1)", "print!"));
        assert!(has_word("a.cirth()", "cirth"));
        assert!(!has_word("cirth_board, cirths", "cirth"));
        assert!(has_word("cirths cirth", "cirth"), "the second one is");
    }

    #[test]
    fn code_is_neither_comment_nor_test() {
        let file = Source::new(
            "crates/core/src/a.rs",
            "//! doc\nfn a() {} // why\n    // note\n#[cfg(test)]\nmod tests {}\n",
        );
        assert_eq!(file.code().collect::<Vec<_>>(), [(2, "fn a() {} // why")]);
        let test = Source::new("crates/core/src/a/tests.rs", "fn a() {}\n");
        assert_eq!(test.code().count(), 0);
    }

    #[test]
    fn a_folder_is_not_a_prefix_of_a_name() {
        let file = Source::new("crates/core/src2/a.rs", "");
        assert!(file.is_below("crates/core"));
        assert!(!file.is_below("crates/core/src"));
    }

    #[test]
    fn complaints_point_at_a_line() {
        let complaint = Source::new("a/b.rs", "").complain(3, "too loud");
        assert_eq!(complaint.to_string(), "a/b.rs:3: too loud");
    }
}
