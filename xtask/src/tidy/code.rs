//! Checks of Rust files: their length and forbidden operations.

use super::source::{Complaint, Source, has_word};

/// Maximum number of lines; a longer file has more than one subject, unless it is a table.
const MOST_LINES: usize = 700;

/// Crates without side effects.
const PURE: &[&str] = &[
    "crates/wire/src",
    "crates/api/src",
    "crates/core/src",
    "crates/houses/src",
    "crates/gridwright/src",
    "crates/proof/src",
    "crates/render/src",
    "crates/words/src",
    "crates/book/src",
];

/// The operations that pure code must not use, and the alternatives.
const FORBIDDEN: &[(&str, &str)] = &[
    ("println!", "return text, and let the front end print it"),
    ("eprintln!", "return an error, and let the front end print it"),
    ("print!", "return text, and let the front end print it"),
    ("eprint!", "return an error, and let the front end print it"),
    ("dbg!", "remove it"),
    ("std::time", "count nodes with a budget"),
    ("std::env", "take a parameter"),
    ("std::fs", "take the text"),
    ("std::thread", "leave threads to the caller"),
    ("HashMap", "use a BTreeMap, whose order is always the same"),
    ("HashSet", "use a BTreeSet, whose order is always the same"),
];

/// Code that writes JSON by hand, each with the reason. All other JSON is written through serde
/// types.
const JSON_BY_HAND: &[(&str, &str)] = &[
    (
        "crates/gridwright/src/families",
        "a family's definition and files of others are JSON objects",
    ),
    ("crates/wire/src/envelope.rs", "it is the schema that is written"),
    ("crates/testkit/src", "it makes JSON that is wrong"),
];

/// Files that may use a forbidden operation, each with the reason.
const ALLOWED: &[(&str, &str, &str)] = &[
    ("crates/api/src/batch.rs", "std::thread", "the caller says how many threads to start"),
    ("crates/api/src/batch.rs", "std::time", "how long results wait changes none of them"),
];

pub(crate) fn too_long(file: &Source) -> Option<Complaint> {
    let n_lines = file.text.lines().count();
    let is_table =
        file.text.lines().take(5).any(|line| line.to_ascii_lowercase().contains("flat table"));
    (n_lines > MOST_LINES && !is_table).then(|| {
        let message = format!(
            "{n_lines} lines, the most is {MOST_LINES}; \
             split it, or say in its first 5 lines that it is a flat table"
        );
        file.complain(n_lines, message)
    })
}

/// Complains about texts of the library that name flags or the program, which other front ends do
/// not have.
pub(crate) fn flags(file: &Source) -> Vec<Complaint> {
    if !PURE.iter().any(|folder| file.is_below(folder)) {
        return Vec::new();
    }
    let is_flag = |line: &str| {
        line.match_indices("--").any(|(at, dashes)| {
            let before = line[..at].chars().next_back();
            let after = line[at + dashes.len()..].chars().next();
            before.is_none_or(|c| c == ' ' || c == '\'' || c == '"' || c == '(')
                && after.is_some_and(|c| c.is_ascii_lowercase())
        })
    };
    let named = file.code().filter(|(_, line)| is_flag(line) || line.contains("'gridwright "));
    let message = "names a flag or the program: let the command line add that";
    named.map(|(number, _)| file.complain(number, message)).collect()
}

/// Complains about input, output, clocks, threads and unordered maps in pure code.
pub(crate) fn forbidden(file: &Source) -> Vec<Complaint> {
    if !PURE.iter().any(|folder| file.is_below(folder)) {
        return Vec::new();
    }
    let complaints = file.code().flat_map(|(number, line)| {
        let is_there = move |word: &str| match word.strip_prefix("std::") {
            None => has_word(line, word),
            Some(module) => has_word(line, word) || imports_from_std(line, module),
        };
        let is_allowed =
            |word: &str| ALLOWED.iter().any(|&(path, what, _)| file.path == path && what == word);
        let found = FORBIDDEN.iter().filter(move |(word, _)| is_there(word) && !is_allowed(word));
        found
            .map(move |(word, instead)| file.complain(number, format!("no {word} here: {instead}")))
    });
    complaints.collect()
}

/// Complains about JSON that is written by hand in code that users run.
pub(crate) fn json_by_hand(file: &Source) -> Vec<Complaint> {
    let is_product = file.path.starts_with("crates/") && file.path.contains("/src/");
    let is_allowed = JSON_BY_HAND.iter().any(|(path, _)| file.path == *path || file.is_below(path));
    if !is_product || is_allowed {
        return Vec::new();
    }
    let is_object = |line: &str| line.contains("{{\\\"") && line.contains("format!(");
    let by_hand = file.code().filter(|(_, line)| has_word(line, "json!") || is_object(line));
    let message = "JSON by hand: use a type that serde writes, in crates/wire if it goes in or out";
    by_hand.map(|(number, _)| file.complain(number, message)).collect()
}

/// Whether a line such as `use std::{fmt, fs};` imports a module.
fn imports_from_std(line: &str, module: &str) -> bool {
    line.trim_start().starts_with("use std::{") && has_word(line, module)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(complaints: &[Complaint]) -> Vec<usize> {
        complaints.iter().map(|complaint| complaint.line).collect()
    }

    #[test]
    fn long_files_are_split_unless_they_are_tables() {
        let long = "x\n".repeat(701);
        assert_eq!(too_long(&Source::new("a.rs", &long)).unwrap().line, 701);
        assert_eq!(too_long(&Source::new("a.rs", &long[2..])), None);
        let table = format!("//! A flat table of words.\n{long}");
        assert_eq!(too_long(&Source::new("a.rs", &table)), None);
    }

    #[test]
    fn pure_code_prints_nothing_and_reads_nothing() {
        let text = "\
use std::collections::HashMap;
use std::{fmt, fs};
/// println!(\"in a comment\")
fn a() { eprintln!(\"a\"); std::env::var(\"A\"); }
fn time() -> Blueprint { print(fs) }
#[cfg(test)]
use std::collections::HashSet;
";
        let found = forbidden(&Source::new("crates/core/src/a.rs", text));
        assert_eq!(lines(&found), [1, 2, 4, 4]);
        assert_eq!(
            found[0].message,
            "no HashMap here: use a BTreeMap, whose order is always the same"
        );
        assert!(forbidden(&Source::new("crates/cli/src/a.rs", text)).is_empty());
        assert!(forbidden(&Source::new("crates/core/benches/a.rs", text)).is_empty());
        let text = "use std::fs;\nuse std::thread;\n";
        assert_eq!(lines(&forbidden(&Source::new("crates/api/src/a.rs", text))), [1, 2]);
        assert_eq!(lines(&forbidden(&Source::new("crates/api/src/batch.rs", text))), [1]);
    }

    #[test]
    fn json_is_written_by_serde() {
        let text = "\
let a = json!({ \"a\": 1 });
let b = serde_json::json!(1);
let c = format!(\"{{\\\"a\\\": {b}}}\");
// json!(1)
let d = format!(\"{a}\");
#[cfg(test)]
let e = json!(1);
";
        assert_eq!(lines(&json_by_hand(&Source::new("crates/cli/src/a.rs", text))), [1, 2, 3]);
        let families = "crates/gridwright/src/families/x/json.rs";
        assert!(json_by_hand(&Source::new(families, text)).is_empty());
        assert!(json_by_hand(&Source::new("crates/cli/tests/a.rs", text)).is_empty());
    }

    #[test]
    fn texts_of_the_library_name_no_flags() {
        let text = "\
let a = \"one puzzle; --batch reads many\";
let b = \"see 'gridwright families'\";
// --batch
let c = \"a--b -- c ---\";
";
        assert_eq!(lines(&flags(&Source::new("crates/core/src/a.rs", text))), [1, 2]);
        assert!(flags(&Source::new("crates/cli/src/a.rs", text)).is_empty());
    }
}
