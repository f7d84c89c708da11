//! Checks that public items of the libraries have an example in their documentation.

use super::source::{Complaint, Source};

const LIBRARIES: &[&str] = &[
    "crates/api/src",
    "crates/core/src",
    "crates/gridwright/src",
    "crates/proof/src",
    "crates/render/src",
    "crates/words/src",
];

/// The kinds of items that need an example; a type alias is explained by its target.
const KINDS: &[&str] = &["fn", "struct", "enum", "trait", "const", "static"];

/// Complains about each public item at the top level without an example above it.
pub(crate) fn without_example(file: &Source) -> Vec<Complaint> {
    if !LIBRARIES.iter().any(|folder| file.is_below(folder)) {
        return Vec::new();
    }
    let lines: Vec<&str> = file.text.lines().collect();
    let mut complaints = Vec::new();
    for (number, line) in file.code() {
        let Some((kind, name)) = public_item(line) else { continue };
        if !is_row(&file.path, kind) && !has_example(&lines[..number - 1]) {
            let message = format!("pub {kind} {name} has no doc comment with an example");
            complaints.push(file.complain(number, message));
        }
    }
    complaints
}

/// The kind and the name of the public item that starts in a line at the top level.
fn public_item(line: &str) -> Option<(&str, &str)> {
    let mut words = line.strip_prefix("pub ")?.split(|c: char| !c.is_alphanumeric() && c != '_');
    let mut kind = words.next()?;
    let mut name = words.next()?;
    if matches!(kind, "const" | "async" | "unsafe") && name == "fn" {
        (kind, name) = ("fn", words.next()?);
    }
    KINDS.contains(&kind).then_some((kind, name))
}

/// Techniques are rows of a table, each tested by the table's own suite.
fn is_row(path: &str, kind: &str) -> bool {
    let is_table = path.contains("/techniques/") || path.ends_with("/techniques.rs");
    is_table && matches!(kind, "fn" | "static" | "const")
}

/// Whether the doc comment that ends these lines has a code block. Attributes may follow it.
fn has_example(above: &[&str]) -> bool {
    above
        .iter()
        .rev()
        .take_while(|line| line.starts_with(['#', ' ', ')', ']']) || line.starts_with("///"))
        .any(|line| line.starts_with("///") && line.contains("```"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_at_the_top_level_are_found() {
        assert_eq!(public_item("pub fn solve(a: u8) {"), Some(("fn", "solve")));
        assert_eq!(public_item("pub const fn zero() {"), Some(("fn", "zero")));
        assert_eq!(public_item("pub const ZERO: u8 = 0;"), Some(("const", "ZERO")));
        assert_eq!(public_item("pub struct Point(u8);"), Some(("struct", "Point")));
        for other in ["    pub fn a() {", "pub(crate) fn a() {", "pub mod a;", "pub use a::b;"] {
            assert_eq!(public_item(other), None, "{other}");
        }
        assert_eq!(public_item("pub type Solution = Vec<u8>;"), None);
    }

    #[test]
    fn an_example_is_a_code_block_right_above() {
        let text = "\
/// Good.
///
/// ```
/// a();
/// ```
#[derive(
    Debug
)]
pub struct A;
/// Without one.
pub const B: u8 = 1;
pub const C: u8 = 1;

/// ```
/// lost();
/// ```

pub fn d() {}
#[cfg(test)]
pub fn e() {}
";
        let found = without_example(&Source::new("crates/core/src/a.rs", text));
        let found: Vec<String> = found.iter().map(Complaint::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/core/src/a.rs:11: pub const B has no doc comment with an example",
                "crates/core/src/a.rs:12: pub const C has no doc comment with an example",
                "crates/core/src/a.rs:18: pub fn d has no doc comment with an example",
            ]
        );
        assert!(without_example(&Source::new("crates/cli/src/a.rs", text)).is_empty());
    }

    #[test]
    fn techniques_are_rows_of_a_table() {
        let text = "pub static A: Row = 1;\npub fn find() {}\npub struct B;\n";
        let check = |path| without_example(&Source::new(path, text)).len();
        assert_eq!(check("crates/core/src/techniques/fish.rs"), 1);
        assert_eq!(check("crates/core/src/fish.rs"), 3);
    }
}
