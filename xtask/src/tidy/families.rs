//! Checks that families are not named outside their folders.
//!
//! A family is added as a folder; code that works with all families uses the list of them. This
//! check searches every source, data and text file of the crates for the families' ids, also as
//! parts of longer names such as `CirthPuzzle`. Comments may name families, and so may tests at the
//! end of a file: their puzzles are examples, and a new family does not change them.

use super::source::{Complaint, Source};

/// The folder with one folder for each puzzle family.
pub(crate) const FAMILIES: &str = "crates/gridwright/src/families";

/// The folders in which files must not name families.
const CHECKED: &[&str] = &["crates", "xtask"];

/// The file name extensions that are checked.
const ENDINGS: &[&str] = &[".rs", ".txt", ".ftl", ".toml", ".json", ".py"];

/// Files and folders that may name families, each with the reason.
const EXEMPT: &[(&str, &str)] = &[
    (FAMILIES, "the families themselves, and the list of them"),
    (
        "crates/testkit/tests/wrong_input/pieces.rs",
        "it calls the parts of a family that are public by its name",
    ),
    ("crates/api/tests/actions.rs", "actions are about sites and values of one small puzzle"),
    ("crates/api/tests/errors.rs", "errors are about real puzzles, and some name the family"),
    (
        "crates/api/tests/verify.rs",
        "answers are to real puzzles, in the layouts that people use for them",
    ),
    ("crates/book/tests", "books are made of real puzzles, and plans name the family"),
    ("crates/bulk/tests", "data sets are made of real puzzles, and rows name the family"),
    ("crates/capi", "the 9 x 9 kernel has functions of its own in C"),
    (
        "crates/python",
        "the 9 x 9 kernel has functions of its own in Python, and examples name real puzzles",
    ),
    ("crates/wasm/npm", "people look for the package by the names of puzzles"),
    ("crates/cli/tests", "commands are run on real puzzles, and their output names the family"),
    ("crates/serve/openapi.json", "what is said of the 9 x 9 kernel's puzzle stands in it too"),
    ("crates/serve/tests", "requests are about real puzzles, and answers name the family"),
    ("crates/tui/tests", "games are played on real puzzles, and screens show the family's name"),
    ("crates/tui/benches", "the puzzles drawn are named by their ids"),
    ("crates/gridwright/benches", "every benchmark measures one family"),
    ("crates/gridwright/examples", "a reader should see what an id looks like"),
    ("crates/gridwright/Cargo.toml", "every benchmark of a family is a build target"),
    ("crates/sudoku9", "the 9 x 9 kernel is about one puzzle, and is called after it"),
    ("crates/gpu", "graphics cards are given one puzzle, whose kernel is called after it"),
    ("crates/peers", "other programs for one puzzle are measured"),
    (
        "crates/testkit/examples/lookahead",
        "how far steps look ahead is measured on shapes that need it, of some families",
    ),
    ("crates/testkit/tests/route.rs", "every order of steps is tried on small boards"),
    ("xtask/src/books.rs", "the variants of some families have what others lack on a page"),
    (
        "xtask/src/load/hostile.rs",
        "the requests that take longest are about boards of some families",
    ),
    ("crates/book/src/page_tests.rs", "pages are looked at with puzzles of every family"),
    ("xtask/src/dist", "what is handed out is tried on real puzzles"),
    ("xtask/src/corpus/layout.rs", "rated puzzles of other programs are of one family"),
];

/// Whether this file is checked.
pub(crate) fn is_checked(path: &str) -> bool {
    let is_at = |place: &str| {
        path.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    ENDINGS.iter().any(|ending| path.ends_with(ending))
        && CHECKED.iter().any(|place| is_at(place))
        && !EXEMPT.iter().any(|(place, _)| is_at(place))
}

/// Complains about families named in a file.
pub(crate) fn named(file: &Source, families: &[String]) -> Vec<Complaint> {
    if !is_checked(&file.path) {
        return Vec::new();
    }
    let is_rust = file.path.ends_with(".rs");
    // Tests in a folder of their own are whole programs, which must work with all families or none.
    let lines: Vec<(usize, &str)> = if is_rust && !file.path.contains("/tests/") {
        file.code().collect()
    } else {
        let lines = file.text.lines().enumerate().map(|(i, line)| (i + 1, line));
        lines.filter(|(_, line)| !(is_rust && line.trim_start().starts_with("//"))).collect()
    };
    let mut complaints = Vec::new();
    for (number, line) in lines {
        for family in families {
            if words(line).any(|word| word == *family) {
                let message = format!("names the family {family}: ask the family instead");
                complaints.push(file.complain(number, message));
            }
        }
    }
    complaints
}

/// The words of a line in lower case, and the parts of longer names.
fn words(line: &str) -> impl Iterator<Item = String> {
    line.split(|c: char| !c.is_alphanumeric()).flat_map(parts)
}

/// The parts of a name such as `LatinSquare`, and the whole of it.
fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut was_lower = false;
    for c in name.chars() {
        if c.is_uppercase() && was_lower {
            parts.push(String::new());
        }
        was_lower = !c.is_uppercase();
        let last = parts.len() - 1;
        parts[last].extend(c.to_lowercase());
    }
    parts.push(name.to_lowercase());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, text: &str, expected: &[usize]) {
        let families = ["cirth".to_owned(), "gogen".to_owned()];
        let found = named(&Source::new(path, text), &families);
        let found: Vec<usize> = found.iter().map(|complaint| complaint.line).collect();
        assert_eq!(found, expected, "{path}: {text}");
    }

    #[test]
    fn only_the_list_names_families() {
        let text =
            "// cirth is fine here\nlet a = \"Cirth\";\nlet b = gogen::solve();\nlet cirths = 1;\n";
        check("crates/cli/src/main.rs", text, &[2, 3]);
        check("crates/gridwright/src/session.rs", text, &[2, 3]);
        check("crates/gridwright/src/families/mod.rs", text, &[]);
        check("crates/gridwright/src/families/gogen/mod.rs", text, &[]);
        check("crates/cli/tests/cli.rs", text, &[]);
        check("docs/scripting.md", text, &[]);
    }

    #[test]
    fn names_are_found_within_longer_names() {
        let path = "crates/render/src/a.rs";
        check(
            path,
            "struct CirthPuzzle;\nfn for_gogen() {}\nconst THE_CIRTH: u8 = 1;\n",
            &[1, 2, 3],
        );
        check(path, "use gridwright_gogen9;\nfn cirthing() {}\n", &[]);
    }

    #[test]
    fn tests_count_where_they_are_programs_of_their_own() {
        let text = "#[cfg(test)]\nmod tests { const A: &str = \"cirth\"; }\n";
        check("crates/render/src/a.rs", text, &[]);
        check("crates/testkit/tests/lessons.rs", text, &[2]);
    }

    #[test]
    fn messages_and_data_name_no_family() {
        check("crates/words/en.ftl", "rules-cirth = Fill the square.\n", &[1]);
        check("crates/words/en.md", "rules-cirth = Fill the square.\n", &[]);
    }
}
