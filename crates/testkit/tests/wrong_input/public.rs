//! The public functions of the library, read from its sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::{ImplItem, Item, TraitItem, UseTree, Visibility};

/// The functions of these traits take no input that could be wrong; they are used by the compiler
/// or for debugging.
const WITHOUT_INPUT: [&str; 6] = ["Debug", "Default", "Eq", "PartialEq", "Error", "Clone"];

/// The names of every function that users of the library can call: `solve`, `Board::symbol`,
/// `Family::parse`, `gogen::Mask::of`.
pub(crate) fn functions() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let library = crates.join("gridwright/src");
    let exported = exports(&parsed(&library.join("lib.rs")).items);
    let mut found = BTreeSet::new();
    for (root, names) in by_crate(exported) {
        let sources = match root.as_str() {
            "gridwright_core" => crates.join("core/src"),
            "gridwright_houses" => crates.join("houses/src"),
            _ => library.clone(),
        };
        found.extend(functions_of(&sources, &names, ""));
    }
    found
}

/// The names that `pub use` exports: the first segment of each path, and the last.
fn exports(items: &[Item]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for item in items {
        match item {
            Item::Use(item) if is_public(&item.vis) => leaves(&item.tree, None, &mut found),
            Item::Mod(item) if is_public(&item.vis) => {
                found.extend(exports(item.content.as_ref().map_or(&[], |(_, items)| items)));
            }
            _ => (),
        }
    }
    found
}

fn leaves(tree: &UseTree, root: Option<&str>, found: &mut Vec<(String, String)>) {
    let root_or = |name: &str| root.unwrap_or(name).to_owned();
    match tree {
        UseTree::Path(path) => {
            let name = path.ident.to_string();
            // A glob export makes the whole module public, so its name is added.
            if matches!(*path.tree, UseTree::Glob(_)) {
                found.push((root_or(&name), name.clone()));
            }
            leaves(&path.tree, Some(&root_or(&name)), found);
        }
        UseTree::Name(name) => {
            found.push((root_or(&name.ident.to_string()), name.ident.to_string()));
        }
        UseTree::Rename(_) => panic!("a public name that is not the one of its definition"),
        UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, root, found)),
        UseTree::Glob(_) => (),
    }
}

fn by_crate(names: Vec<(String, String)>) -> BTreeMap<String, BTreeSet<String>> {
    let mut grouped: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (root, name) in names {
        let is_crate = root == "gridwright_core" || root == "gridwright_houses";
        let root = if is_crate { root } else { "crate".to_owned() };
        grouped.entry(root).or_default().insert(name);
    }
    grouped
}

/// The public functions below a folder that have these names or belong to types, traits or modules
/// with these names.
fn functions_of(folder: &Path, names: &BTreeSet<String>, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in files(folder) {
        for item in &parsed(&file).items {
            let of_item = functions_in(item, names);
            found.extend(of_item.into_iter().map(|name| format!("{prefix}{name}")));
        }
    }
    for name in names.iter().filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase())) {
        if !found.contains(&format!("{prefix}{name}")) {
            found.extend(functions_of_module(folder, name));
        }
    }
    found
}

/// The public functions of a module, which is a folder or part of a file.
fn functions_of_module(folder: &Path, name: &str) -> BTreeSet<String> {
    let is_its_own = |file: &PathBuf| file.ends_with(format!("{name}/mod.rs"));
    if let Some(file) = files(folder).into_iter().find(is_its_own) {
        let names = exports(&parsed(&file).items).into_iter().map(|(_, name)| name).collect();
        let of_module = file.parent().expect("a folder");
        return functions_of(of_module, &names, &format!("{name}::"));
    }
    let mut inner = BTreeSet::new();
    for file in files(folder) {
        for item in &parsed(&file).items {
            if let Item::Mod(module) = item
                && module.ident == name
                && let Some((_, items)) = &module.content
            {
                inner.extend(exports(items).into_iter().map(|(_, name)| name));
            }
        }
    }
    assert!(!inner.is_empty(), "no function and no module {name} below {}", folder.display());
    inner.iter().flat_map(|inner| functions_of_module(folder, inner)).collect()
}

fn functions_in(item: &Item, names: &BTreeSet<String>) -> Vec<String> {
    match item {
        Item::Fn(function) if is_public(&function.vis) => {
            let name = function.sig.ident.to_string();
            names.contains(&name).then_some(name).into_iter().collect()
        }
        Item::Trait(item) if names.contains(&item.ident.to_string()) => {
            let functions = item.items.iter().filter_map(|inner| match inner {
                TraitItem::Fn(function) => Some(format!("{}::{}", item.ident, function.sig.ident)),
                _ => None,
            });
            functions.collect()
        }
        Item::Impl(item) => {
            let syn::Type::Path(of) = &*item.self_ty else { return Vec::new() };
            let Some(of) = of.path.get_ident().or(of.path.segments.last().map(|last| &last.ident))
            else {
                return Vec::new();
            };
            let trait_name = item.trait_.as_ref().and_then(|(path, _)| path.segments.last());
            let is_listed = match trait_name {
                None => true,
                // The functions of our own traits are listed with the trait.
                Some(name) if names.contains(&name.ident.to_string()) => false,
                Some(name) => !WITHOUT_INPUT.contains(&name.ident.to_string().as_str()),
            };
            if !names.contains(&of.to_string()) || !is_listed {
                return Vec::new();
            }
            let functions = item.items.iter().filter_map(|inner| match inner {
                ImplItem::Fn(function) if trait_name.is_some() || is_public(&function.vis) => {
                    Some(format!("{of}::{}", function.sig.ident))
                }
                _ => None,
            });
            functions.collect()
        }
        _ => Vec::new(),
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn parsed(file: &Path) -> syn::File {
    let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    syn::parse_file(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// Every source file below a folder, but for tests and the family that serves them.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).expect("a folder of sources");
    for path in entries.map(|entry| entry.expect("an entry of it").path()) {
        let stem = path.file_stem().unwrap_or_default();
        if stem == "tests" || stem == "toy" {
            continue;
        }
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}
