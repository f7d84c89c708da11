//! Finds which source file uses which: every path is resolved to the file that defines its item.

use std::collections::{BTreeMap, BTreeSet};

use super::read::{Import, Tree};

/// Maximum number of re-exports to follow, so that globs that re-export one another terminate.
const MOST_HOPS: usize = 16;

/// The target of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Found {
    Module(usize),
    /// An item that is defined in a module.
    Item(usize),
}

/// For every file, the files that it uses, each with a path as an example.
pub(crate) fn uses(tree: &Tree) -> BTreeMap<(usize, usize), String> {
    let mut uses = BTreeMap::new();
    for this in 0..tree.modules.len() {
        let module = &tree.modules[this];
        let mut add = |to: usize, path: &[String]| {
            let (from, to) = (module.file, tree.modules[to].file);
            if from != to {
                uses.entry((from, to)).or_insert_with(|| path.join("::"));
            }
        };
        for import in &module.imports {
            for name in names_used(tree, this, import) {
                let path: Vec<String> = import.target.iter().chain(&name).cloned().collect();
                // The items used from a module show up in paths that start with its name.
                if let Some(Found::Item(definer)) = resolve(tree, this, &path, MOST_HOPS) {
                    add(definer, &path);
                }
            }
        }
        for path in &module.paths {
            match resolve(tree, this, path, MOST_HOPS) {
                Some(Found::Item(definer)) => add(definer, path),
                Some(Found::Module(used)) if !is_within(tree, this, used) => add(used, path),
                Some(Found::Module(_)) | None => (),
            }
        }
    }
    uses
}

/// The names through which an import is used: `None` for the import itself, or the names that a
/// glob provides. A re-export of something below, and an unused name, do not count as uses.
fn names_used(tree: &Tree, this: usize, import: &Import) -> BTreeSet<Option<String>> {
    let module = &tree.modules[this];
    if import.name == "*" {
        let provides = |name: &&String| {
            let path: Vec<String> = import.target.iter().chain([*name]).cloned().collect();
            let found = resolve(tree, this, &path, MOST_HOPS);
            matches!(found, Some(Found::Item(definer)) if tree.modules[definer].items.contains(*name))
        };
        return module.names.iter().filter(provides).cloned().map(Some).collect();
    }
    let is_from_below = || match resolve(tree, this, &import.target, MOST_HOPS) {
        Some(Found::Item(definer)) => is_within(tree, definer, this),
        _ => false,
    };
    if import.is_public && is_from_below() && !module.names.contains(&import.name) {
        return BTreeSet::new();
    }
    BTreeSet::from([None])
}

/// Whether a module is another one or lies within it.
fn is_within(tree: &Tree, module: usize, other: usize) -> bool {
    module == other
        || tree.modules[module].parent.is_some_and(|parent| is_within(tree, parent, other))
}

/// Resolves a path from a module. Paths into other crates resolve to nothing.
fn resolve(tree: &Tree, from: usize, path: &[String], hops: usize) -> Option<Found> {
    let hops = hops.checked_sub(1)?;
    let (first, rest) = path.split_first()?;
    match first.as_str() {
        "crate" => walk(tree, 0, rest, hops),
        "self" => walk(tree, from, rest, hops),
        "super" => {
            let mut parent = tree.modules[from].parent?;
            let mut rest = rest;
            while rest.first().is_some_and(|segment| segment == "super") {
                parent = tree.modules[parent].parent?;
                rest = &rest[1..];
            }
            walk(tree, parent, rest, hops)
        }
        name => {
            let module = &tree.modules[from];
            if let Some(&child) = module.children.get(name) {
                return walk(tree, child, rest, hops);
            }
            let import = module.imports.iter().find(|import| import.name == name)?;
            if import.target.first().is_some_and(|segment| segment == name) {
                // The name of another crate, as in `use serde_json::{self, Value}`.
                return None;
            }
            let target: Vec<String> = import.target.iter().chain(rest).cloned().collect();
            resolve(tree, from, &target, hops)
        }
    }
}

/// Resolves the segments of a path that starts in a module.
fn walk(tree: &Tree, from: usize, path: &[String], hops: usize) -> Option<Found> {
    let hops = hops.checked_sub(1)?;
    let Some((name, rest)) = path.split_first() else { return Some(Found::Module(from)) };
    let module = &tree.modules[from];
    if let Some(&child) = module.children.get(name) {
        return walk(tree, child, rest, hops);
    }
    if module.items.contains(name) {
        return Some(Found::Item(from));
    }
    if let Some(import) = module.imports.iter().find(|import| import.name == *name) {
        let target: Vec<String> = import.target.iter().chain(rest).cloned().collect();
        // An item of another crate is not a use of this module.
        return resolve(tree, from, &target, hops);
    }
    let globs = module.imports.iter().filter(|import| import.name == "*");
    for glob in globs {
        let target: Vec<String> = glob.target.iter().chain(path).cloned().collect();
        let found = resolve(tree, from, &target, hops);
        if let Some(Found::Item(definer)) = found
            && tree.modules[definer].items.contains(name)
        {
            return found;
        }
    }
    // Made by a macro, or a variant of an enum: in any case this module defines it.
    Some(Found::Item(from))
}
