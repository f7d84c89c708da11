//! The module tree of one build target, parsed from its source files with `syn`.
//!
//! Code under `#[cfg(test)]` is ignored, since tests may use anything.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Expr, ImplItem, Item, ItemMod, Lit, Meta, TraitItem, UseTree, Visibility};

/// A path such as `crate::board::Site`, segment by segment; a glob import ends in `*`.
pub(crate) type Path = Vec<String>;

/// All modules of a build target. The first is the root.
#[derive(Default, Debug)]
pub(crate) struct Tree {
    pub(crate) modules: Vec<Module>,
    pub(crate) files: Vec<File>,
    /// The paths of the files that only tests need.
    pub(crate) test_files: Vec<String>,
}

/// A source file, the unit in which cycles are searched.
#[derive(Debug)]
pub(crate) struct File {
    /// Its path from the root of the repository.
    pub(crate) path: String,
    /// The file that declares it, except for the root.
    pub(crate) parent: Option<usize>,
}

/// A module, in a file of its own or inline.
#[derive(Default, Debug)]
pub(crate) struct Module {
    pub(crate) file: usize,
    pub(crate) parent: Option<usize>,
    pub(crate) children: BTreeMap<String, usize>,
    /// The names of the items that it defines.
    pub(crate) items: BTreeSet<String>,
    pub(crate) imports: Vec<Import>,
    /// Paths of two and more segments in its code.
    pub(crate) paths: BTreeSet<Path>,
    /// The identifiers in its code.
    pub(crate) names: BTreeSet<String>,
}

/// One name that a `use` imports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Import {
    /// The name it has in this module, or `*`.
    pub(crate) name: String,
    pub(crate) target: Path,
    /// Whether other modules can see the imported name.
    pub(crate) is_public: bool,
}

impl Tree {
    /// Reads the target whose root file has this path. `text_of` returns the text of a file.
    pub(crate) fn read(root: &str, text_of: &dyn Fn(&str) -> Option<String>) -> Result<Tree> {
        let mut tree = Tree::default();
        let (folder, _) = root.rsplit_once('/').unwrap_or_default();
        tree.read_file(root, folder, None, text_of)?;
        Ok(tree)
    }

    /// Reads a file whose child modules are in `folder`, and everything below it.
    fn read_file(
        &mut self,
        path: &str,
        folder: &str,
        parent: Option<usize>,
        text_of: &dyn Fn(&str) -> Option<String>,
    ) -> Result<usize> {
        let text = text_of(path).with_context(|| format!("{path} is missing"))?;
        let parsed = syn::parse_file(&text).with_context(|| format!("cannot parse {path}"))?;
        let declared_in = parent.map(|parent| self.modules[parent].file);
        self.files.push(File { path: path.to_owned(), parent: declared_in });
        let file = self.files.len() - 1;
        self.read_module(parsed.items, file, folder, parent, text_of)
    }

    fn read_module(
        &mut self,
        items: Vec<Item>,
        file: usize,
        folder: &str,
        parent: Option<usize>,
        text_of: &dyn Fn(&str) -> Option<String>,
    ) -> Result<usize> {
        self.modules.push(Module { file, parent, ..Module::default() });
        let this = self.modules.len() - 1;
        for item in items {
            if attributes(&item).iter().any(is_for_tests) {
                if let Item::Mod(module) = &item
                    && module.content.is_none()
                {
                    let mut tests = Tree::default();
                    let (path, below) = file_of(folder, module, text_of);
                    tests.read_file(&path, &below, None, text_of)?;
                    self.test_files.extend(tests.files.into_iter().map(|file| file.path));
                    self.test_files.extend(tests.test_files);
                }
                continue;
            }
            match item {
                Item::Mod(module) => {
                    let name = module.ident.to_string();
                    let (path, below) = file_of(folder, &module, text_of);
                    let child = match module.content {
                        Some((_, items)) => {
                            self.read_module(items, file, &below, Some(this), text_of)?
                        }
                        None => self.read_file(&path, &below, Some(this), text_of)?,
                    };
                    self.modules[this].children.insert(name, child);
                }
                Item::Use(item) => {
                    let is_public = !matches!(item.vis, Visibility::Inherited);
                    let imports = &mut self.modules[this].imports;
                    flatten(&item.tree, &mut Vec::new(), is_public, imports);
                }
                other => {
                    self.modules[this].items.extend(name_of(&other));
                    self.modules[this].scan(without_tests(other).into_token_stream());
                }
            }
        }
        Ok(this)
    }
}

/// The file of a module that is declared in `folder`, and the folder of its child modules.
fn file_of(
    folder: &str,
    module: &ItemMod,
    text_of: &dyn Fn(&str) -> Option<String>,
) -> (String, String) {
    if let Some(named) = module.attrs.iter().find_map(path_attribute) {
        let mut parts: Vec<&str> = folder.split('/').collect();
        for part in named.split('/') {
            match part {
                ".." => drop(parts.pop()),
                _ => parts.push(part),
            }
        }
        let path = parts.join("/");
        parts.pop();
        return (path, parts.join("/"));
    }
    let below = format!("{folder}/{}", module.ident);
    let flat = format!("{below}.rs");
    let path = if text_of(&flat).is_some() { flat } else { format!("{below}/mod.rs") };
    (path, below)
}

/// The file that `#[path = "..."]` names.
fn path_attribute(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    let Expr::Lit(literal) = &pair.value else { return None };
    let Lit::Str(path) = &literal.lit else { return None };
    pair.path.is_ident("path").then(|| path.value())
}

impl Module {
    /// Adds every path and name of a piece of code.
    fn scan(&mut self, code: TokenStream) {
        let trees: Vec<TokenTree> = code.into_iter().collect();
        let mut i = 0;
        while i < trees.len() {
            match &trees[i] {
                TokenTree::Group(group) => self.scan(group.stream()),
                TokenTree::Ident(first) => {
                    let mut path = vec![first.to_string()];
                    while is_path_separator(&trees[i + 1..])
                        && let Some(TokenTree::Ident(next)) = trees.get(i + 3)
                    {
                        path.push(next.to_string());
                        i += 3;
                    }
                    let group = match trees.get(i + 3) {
                        Some(TokenTree::Group(group))
                            if is_path_separator(&trees[i + 1..])
                                && group.delimiter() == Delimiter::Brace =>
                        {
                            Some(group.stream())
                        }
                        _ => None,
                    };
                    if let Some(group) = group {
                        // A `use` inside a function.
                        self.scan_group(&path, group);
                        i += 3;
                    } else {
                        let is_member = i > 0 && path.len() == 1 && is_punct(&trees[i - 1], '.');
                        if !is_member {
                            self.names.insert(path[0].clone());
                        }
                        if path.len() > 1 {
                            self.paths.insert(path);
                        }
                    }
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => (),
            }
            i += 1;
        }
    }

    /// Adds the paths of `prefix::{a, b::c, d::{e, f}}`.
    fn scan_group(&mut self, prefix: &[String], group: TokenStream) {
        let mut inner = Module::default();
        inner.scan(group);
        let is_whole = |name: &&String| !inner.paths.iter().any(|path| path[0] == **name);
        let names = inner.names.iter().filter(is_whole).map(|name| vec![name.clone()]);
        for tail in inner.paths.iter().cloned().chain(names) {
            self.paths.insert(prefix.iter().cloned().chain(tail).collect());
        }
    }
}

/// Whether these tokens start with `::`.
fn is_path_separator(trees: &[TokenTree]) -> bool {
    matches!(trees, [a, b, ..] if is_punct(a, ':') && is_punct(b, ':'))
}

fn is_punct(tree: &TokenTree, wanted: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == wanted)
}

/// Lists every name that a `use` imports.
fn flatten(tree: &UseTree, prefix: &mut Path, is_public: bool, out: &mut Vec<Import>) {
    let mut add = |name: String, target: Path| out.push(Import { name, target, is_public });
    match tree {
        UseTree::Path(path) => {
            prefix.push(path.ident.to_string());
            flatten(&path.tree, prefix, is_public, out);
            prefix.pop();
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                flatten(tree, prefix, is_public, out);
            }
        }
        UseTree::Name(name) if name.ident == "self" => {
            add(prefix.last().cloned().unwrap_or_default(), prefix.clone());
        }
        UseTree::Name(name) => add(name.ident.to_string(), joined(prefix, &name.ident)),
        UseTree::Rename(rename) if rename.ident == "self" => {
            add(rename.rename.to_string(), prefix.clone());
        }
        UseTree::Rename(rename) => add(rename.rename.to_string(), joined(prefix, &rename.ident)),
        UseTree::Glob(_) => add("*".to_owned(), prefix.clone()),
    }
}

fn joined(prefix: &Path, last: &impl ToString) -> Path {
    prefix.iter().cloned().chain([last.to_string()]).collect()
}

fn name_of(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::TraitAlias(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(ident.to_string())
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// The item without those of its functions that are only for tests.
fn without_tests(mut item: Item) -> Item {
    match &mut item {
        Item::Impl(block) => block.items.retain(|item| match item {
            ImplItem::Fn(function) => !function.attrs.iter().any(is_for_tests),
            _ => true,
        }),
        Item::Trait(block) => block.items.retain(|item| match item {
            TraitItem::Fn(function) => !function.attrs.iter().any(is_for_tests),
            _ => true,
        }),
        _ => (),
    }
    item
}

/// Whether an attribute is `#[cfg(test)]` or `#[cfg(all(test, ...))]`.
fn is_for_tests(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    let condition: String = list.tokens.to_string().split_whitespace().collect();
    list.path.is_ident("cfg") && (condition == "test" || condition.starts_with("all(test,"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(text: &str) -> Module {
        let tree =
            Tree::read("src/lib.rs", &|path| (path == "src/lib.rs").then(|| text.to_owned()));
        tree.unwrap().modules.swap_remove(0)
    }

    fn paths(text: &str) -> Vec<String> {
        module(text).paths.iter().map(|path| path.join("::")).collect()
    }

    #[test]
    fn paths_are_found_in_code_of_every_kind() {
        assert_eq!(
            paths("fn a(b: crate::c::D<super::E>) { f::g(); }"),
            ["crate::c::D", "f::g", "super::E"]
        );
        assert_eq!(paths("fn a() { println!(\"{}\", crate::b::c()); }"), ["crate::b::c"]);
        assert_eq!(
            paths("fn a() { use super::{b, c::{D, e::f}}; }"),
            ["super::b", "super::c::D", "super::c::e::f"]
        );
        assert_eq!(
            paths("impl crate::a::B for C { #[cfg(test)] fn d() { e::f() } }"),
            ["crate::a::B"]
        );
    }

    #[test]
    fn imports_are_listed_one_by_one() {
        let text = "use a::{self, b::C as D, e::*};\npub(crate) use self::f::G;";
        let found: Vec<String> = module(text)
            .imports
            .iter()
            .map(|i| {
                format!(
                    "{}{} = {}",
                    if i.is_public { "pub " } else { "" },
                    i.name,
                    i.target.join("::")
                )
            })
            .collect();
        assert_eq!(found, ["a = a", "D = a::b::C", "* = a::e", "pub G = self::f::G"]);
    }

    #[test]
    fn tests_are_left_out() {
        let text = "#[cfg(test)] use a::b;\n#[cfg(test)] mod tests {}\n#[cfg(all(test, unix))] fn c() { d::e() }\nfn f() {}";
        let module = module(text);
        assert!(module.imports.is_empty() && module.children.is_empty() && module.paths.is_empty());
        assert_eq!(module.items, BTreeSet::from(["f".to_owned()]));
    }

    #[test]
    fn modules_are_found_where_rust_looks_for_them() {
        let files = [
            ("src/lib.rs", "mod a; mod b { mod c; } #[path = \"../x/y.rs\"] mod z;"),
            ("src/a.rs", "mod d;"),
            ("src/a/d/mod.rs", "mod e;"),
            ("src/a/d/e.rs", ""),
            ("src/b/c.rs", ""),
            ("x/y.rs", "mod w;"),
            ("x/w.rs", ""),
        ];
        let text_of = |path: &str| {
            files.iter().find(|(name, _)| *name == path).map(|(_, text)| (*text).to_owned())
        };
        let tree = Tree::read("src/lib.rs", &text_of).unwrap();
        let found: Vec<&str> = tree.files.iter().map(|file| file.path.as_str()).collect();
        assert_eq!(
            found,
            [
                "src/lib.rs",
                "src/a.rs",
                "src/a/d/mod.rs",
                "src/a/d/e.rs",
                "src/b/c.rs",
                "x/y.rs",
                "x/w.rs"
            ]
        );
        assert_eq!(tree.modules.len(), 8);
        assert!(Tree::read("src/none.rs", &text_of).is_err());
    }
}
