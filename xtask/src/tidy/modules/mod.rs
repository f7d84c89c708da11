//! Cycles between the modules of a crate, and files that no module declares.
//!
//! The rule: siblings below every module can be put in an order in which each uses only those
//! before it. A module includes everything below it, so a folder is a single node among its
//! siblings.
//!
//! - A file uses the file that *defines* what its paths name. Re-exports are followed, so
//!   `use crate::Site` is a use of `board.rs` if `lib.rs` says `pub use board::Site`.
//! - A re-export of something further down does not count as a use: a `mod.rs` that declares and
//!   re-exports its children is not in a cycle with them.
//! - A parent's own file counts as a sibling of its children. If children use items defined in it,
//!   it must not use theirs.
//! - Inline modules belong to their file, and tests are ignored.
//!
//! `read` builds the tree of modules, `uses` finds which file uses which, `graph` finds cycles.

mod graph;
mod read;
mod uses;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Result;
use serde_json::Value;

use super::source::{Complaint, Source};
use graph::{Graph, cycles};
use read::Tree;
use uses::uses;

/// A build target: a library, a program, or a program of tests, benchmarks or examples.
pub(crate) struct Target {
    /// Its root file, from the root of the repository.
    root: String,
}

impl Target {
    /// The targets in the output of `cargo metadata`.
    pub(crate) fn all(metadata: &Value, repository: &Path) -> Vec<Target> {
        let packages = metadata["packages"].as_array().into_iter().flatten();
        let targets = packages.flat_map(|package| {
            let targets = package["targets"].as_array().into_iter().flatten();
            targets.filter_map(|target| {
                let root = Path::new(target["src_path"].as_str()?).strip_prefix(repository).ok()?;
                let root = root.to_string_lossy().replace('\\', "/");
                Some(Target { root })
            })
        });
        targets.collect()
    }
}

/// Complains about files that no module declares, and about every cycle.
pub(crate) fn complaints(
    targets: &[Target],
    files: &BTreeMap<&str, &Source>,
) -> Result<Vec<Complaint>> {
    let mut declared: BTreeSet<String> = BTreeSet::new();
    let mut complaints = Vec::new();
    for target in targets {
        let tree = read(&target.root, files)?;
        complaints.extend(cyclic_groups(&tree));
        declared.extend(tree.files.into_iter().map(|file| file.path));
        declared.extend(tree.test_files);
    }
    complaints.extend(orphans(&declared, files));
    Ok(complaints)
}

fn read(root: &str, files: &BTreeMap<&str, &Source>) -> Result<Tree> {
    Tree::read(root, &|path| files.get(path).map(|file| file.text.clone()))
}

/// Complains about source files that no module declares, since nothing compiles them.
fn orphans(declared: &BTreeSet<String>, files: &BTreeMap<&str, &Source>) -> Vec<Complaint> {
    let is_source = |path: &str| path.ends_with(".rs") && path.contains("/src/");
    // Packages outside the workspace have no targets here.
    let folders: BTreeSet<&str> =
        declared.iter().filter_map(|path| path.split("/src/").next()).collect();
    let is_ours = |path: &str| path.split("/src/").next().is_some_and(|f| folders.contains(f));
    files
        .iter()
        .filter(|(path, _)| is_source(path) && is_ours(path) && !declared.contains(**path))
        .map(|(_, file)| file.complain(1, "no module declares this file: nothing compiles it"))
        .collect()
}

/// One complaint for every group of modules that depend on one another in a build target; it
/// names a shortest cycle.
fn cyclic_groups(tree: &Tree) -> Vec<Complaint> {
    let uses = uses(tree);
    // For every parent, the graph of its children; the parent's own file is one of the nodes.
    let mut levels: BTreeMap<usize, Graph> = BTreeMap::new();
    let mut shown_by: BTreeMap<(usize, usize, usize), (usize, &str)> = BTreeMap::new();
    for (&(from, to), path) in &uses {
        let (parent, a, b) = neighbours(tree, from, to);
        levels.entry(parent).or_default().entry(a).or_default().insert(b);
        shown_by.entry((parent, a, b)).or_insert((from, path));
    }
    let mut complaints = Vec::new();
    for (&parent, graph) in &levels {
        for (cycle, n_modules) in cycles(graph) {
            let mut steps = Vec::new();
            for (i, &a) in cycle.iter().enumerate() {
                let b = cycle[(i + 1) % cycle.len()];
                let (file, path) = shown_by[&(parent, a, b)];
                steps.push(format!("{} uses {path}", tree.files[file].path));
            }
            let message = format!(
                "cyclic dependency among {n_modules} modules, for example {}",
                steps.join(", ")
            );
            let path = tree.files[cycle[0]].path.clone();
            complaints.push(Complaint { path, line: 1, message });
        }
    }
    complaints
}

/// The closest common ancestor of two files, and its children that contain them. The file of the
/// ancestor itself is its own child.
fn neighbours(tree: &Tree, a: usize, b: usize) -> (usize, usize, usize) {
    let line = |file: usize| {
        let mut line = vec![file];
        while let Some(parent) = tree.files[line[line.len() - 1]].parent {
            line.push(parent);
        }
        line.reverse();
        line
    };
    let (line_a, line_b) = (line(a), line(b));
    let shared = line_a.iter().zip(&line_b).take_while(|(a, b)| a == b).count();
    let child = |line: &[usize]| *line.get(shared).unwrap_or(&line[shared - 1]);
    (line_a[shared - 1], child(&line_a), child(&line_b))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The complaints about a library of these files below `src/`.
    fn check(files: &[(&str, &str)], expected: &[&str]) {
        let files: Vec<Source> =
            files.iter().map(|(path, text)| Source::new(&format!("src/{path}"), text)).collect();
        let files = files.iter().map(|file| (file.path.as_str(), file)).collect();
        let found = cyclic_groups(&read("src/lib.rs", &files).unwrap());
        let found: Vec<String> = found.iter().map(Complaint::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn siblings_that_use_one_another_are_a_cycle() {
        check(
            &[
                ("lib.rs", "mod a; mod b; mod c;"),
                ("a.rs", "use crate::b::B; pub(crate) struct A;"),
                ("b.rs", "pub(crate) struct B(super::c::C);"),
                ("c.rs", "pub(crate) struct C; fn c() { println!(\"{:?}\", crate::a::A); }"),
            ],
            &[
                "src/a.rs:1: cyclic dependency among 3 modules, for example src/a.rs uses crate::b::B, \
               src/b.rs uses super::c::C, src/c.rs uses crate::a::A",
            ],
        );
    }

    #[test]
    fn what_tests_use_does_not_count() {
        check(
            &[
                ("lib.rs", "mod a; mod b;"),
                ("a.rs", "use crate::b::B; pub(crate) struct A;"),
                ("b.rs", "pub(crate) struct B;\n#[cfg(test)]\nmod tests { use crate::a::A; }"),
            ],
            &[],
        );
    }

    #[test]
    fn a_re_export_counts_as_what_it_stands_for() {
        let lib = "mod a; mod b; pub use a::A; pub use b::B;";
        let a = ("a.rs", "pub struct A;");
        check(&[("lib.rs", lib), a, ("b.rs", "use crate::A; pub struct B(A);")], &[]);
        check(
            &[
                ("lib.rs", lib),
                ("a.rs", "pub struct A(crate::B);"),
                ("b.rs", "use super::*; pub struct B(Option<Box<A>>);"),
            ],
            &[
                "src/a.rs:1: cyclic dependency among 2 modules, for example src/a.rs uses crate::B, \
               src/b.rs uses super::A",
            ],
        );
        // Through a module that was imported under another name.
        check(
            &[
                ("lib.rs", lib),
                ("a.rs", "use crate::b as other; pub fn a() { other::b() } pub struct A;"),
                ("b.rs", "pub struct B; pub fn b() { use super::a; a::a() }"),
            ],
            &[
                "src/a.rs:1: cyclic dependency among 2 modules, for example src/a.rs uses other::b, \
               src/b.rs uses super::a",
            ],
        );
    }

    #[test]
    fn a_parent_is_a_neighbour_of_its_children() {
        let child = ("a.rs", "use super::Shared; pub fn a(_: Shared) {}");
        check(&[("lib.rs", "mod a; pub use a::a; pub struct Shared;"), child], &[]);
        let cycle = "src/lib.rs:1: cyclic dependency among 2 modules, for example src/lib.rs uses a::a, \
                     src/a.rs uses super::Shared";
        check(&[("lib.rs", "mod a; pub struct Shared; fn b() { a::a(Shared) }"), child], &[cycle]);
        check(
            &[("lib.rs", "mod a; pub use a::a; pub struct Shared; fn b() { a(Shared) }"), child],
            &[cycle],
        );
    }

    #[test]
    fn a_folder_is_one_thing_to_its_neighbours() {
        check(
            &[
                ("lib.rs", "mod a; mod b;"),
                ("a/mod.rs", "mod c; pub(crate) mod d;"),
                ("a/c.rs", "use crate::b::B;"),
                ("a/d.rs", "pub(crate) struct D;"),
                ("b.rs", "pub(crate) struct B(crate::a::d::D);"),
            ],
            &[
                "src/a/mod.rs:1: cyclic dependency among 2 modules, for example src/a/c.rs uses crate::b::B, \
               src/b.rs uses crate::a::d::D",
            ],
        );
    }

    #[test]
    fn a_file_that_no_module_declares_is_noticed() {
        let sources = [
            ("a/src/lib.rs", "mod b;\n#[cfg(test)]\nmod tests;"),
            ("a/src/b.rs", ""),
            ("a/src/tests.rs", "mod more;"),
            ("a/src/tests/more.rs", ""),
            ("a/src/lost.rs", ""),
            ("elsewhere/src/lib.rs", ""),
        ];
        let sources = sources.map(|(path, text)| Source::new(path, text));
        let files = sources.iter().map(|file| (file.path.as_str(), file)).collect();
        let target = Target { root: "a/src/lib.rs".to_owned() };
        let found = complaints(&[target], &files).unwrap();
        let found: Vec<&str> = found.iter().map(|complaint| complaint.path.as_str()).collect();
        assert_eq!(found, ["a/src/lost.rs"]);
    }

    #[test]
    fn targets_are_found_by_their_root_files() {
        let metadata = json!({ "packages": [{ "name": "one", "targets": [
            { "src_path": "/here/crates/one/src/lib.rs" },
            { "src_path": "/here/crates/one/tests/all.rs" },
        ]}]});
        let targets = Target::all(&metadata, Path::new("/here"));
        let roots: Vec<&str> = targets.iter().map(|target| target.root.as_str()).collect();
        assert_eq!(roots, ["crates/one/src/lib.rs", "crates/one/tests/all.rs"]);
    }
}
