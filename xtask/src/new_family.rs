//! `cargo xtask new-family NAME`: creates the folder of a new family and adds it to the list.
//!
//! The files in `xtask/new-family/` are a small family called `example`. A test of
//! `gridwright-testkit` compiles them as they are; [`try_out`] lays them out in a copy of the
//! repository and runs the suite there.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{cargo, root, succeed};

/// The folder of the template, and that of the families.
const TEMPLATE: &str = "xtask/new-family";
const FAMILIES: &str = "crates/gridwright/src/families";

/// Names that cannot be used for modules.
const RESERVED: &[&str] = &[
    "as", "async", "await", "box", "break", "const", "continue", "crate", "do", "dyn", "else",
    "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "pieces", "priv", "pub", "ref", "return", "self",
    "static", "struct", "super", "trait", "true", "try", "type", "typeof", "union", "unsafe",
    "unsized", "use", "virtual", "where", "while", "yield",
];

pub(crate) fn run(name: &str) -> Result<()> {
    lay_out(&root(), name)?;
    println!(
        "{FAMILIES}/{name}/ is there, and {FAMILIES}/mod.rs lists it. It makes and solves a plain \
         Latin square.\n\
         Make it your puzzle; docs/adding-a-family.md says in which order. Then:\n\
         \x20 UPDATE=1 cargo test -p gridwright-testkit -p gridwright-tui    writes its golden files\n\
         \x20 cargo test -p gridwright-testkit --test suite {name}           runs every check on it"
    );
    Ok(())
}

/// Creates a family in a copy of the repository below `target/`, and runs every check on it.
pub(crate) fn try_out() -> Result<()> {
    let name = "trial";
    let copy = root().join("target/new-family");
    // Build results of earlier runs are kept; sources are replaced.
    for folder in ["crates", "xtask", "docs"] {
        let folder = copy.join(folder);
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {folder:?}"))?;
        }
    }
    fs::create_dir_all(&copy)?;
    for entry in fs::read_dir(root())? {
        let path = entry?.path();
        let file = path.file_name().unwrap_or_default();
        if file != "target" && file != ".git" {
            copy_to(&path, &copy.join(file), &str::to_owned)?;
        }
    }
    lay_out(&copy, name)?;
    // Recipes come first, since pictures are made from them.
    for (update, checks) in [(true, "recipes"), (true, ""), (false, "")] {
        let filter = format!("{name}::{checks}");
        let mut command =
            cargo(&["test", "--package", "gridwright-testkit", "--test", "suite", "--", &filter]);
        command.current_dir(&copy).env("CARGO_TARGET_DIR", copy.join("target"));
        if update {
            command.env("UPDATE", "1");
        }
        succeed(&mut command)?;
    }
    Ok(())
}

fn lay_out(root: &Path, name: &str) -> Result<()> {
    let folder = root.join(FAMILIES).join(name);
    let is_plain = name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    let is_name = is_plain && name.starts_with(|c: char| c.is_ascii_lowercase());
    ensure!(is_name, "{name:?}: expected lower-case letters and digits, a letter first");
    ensure!(!RESERVED.contains(&name), "{name:?}: expected another name, this one is reserved");
    ensure!(!folder.exists(), "{name:?}: expected a new name, {FAMILIES}/{name}/ is there");
    let list = root.join(FAMILIES).join("mod.rs");
    let text = fs::read_to_string(&list).with_context(|| format!("cannot read {list:?}"))?;
    let listed = listed(&text, name)?;
    copy_to(&root.join(TEMPLATE), &folder, &|text| renamed(text, name))?;
    fs::write(&list, listed).with_context(|| format!("cannot write {list:?}"))
}

/// Copies a file, or a folder with everything in it, applying `change` to texts.
fn copy_to(from: &Path, to: &Path, change: &dyn Fn(&str) -> String) -> Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to).with_context(|| format!("cannot make {to:?}"))?;
        let entries = fs::read_dir(from).with_context(|| format!("cannot list {from:?}"))?;
        let paths: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
        for path in paths {
            copy_to(&path, &to.join(path.file_name().unwrap_or_default()), change)?;
        }
        return Ok(());
    }
    let bytes = fs::read(from).with_context(|| format!("cannot read {from:?}"))?;
    let bytes = match String::from_utf8(bytes) {
        Ok(text) => change(&text).into_bytes(),
        Err(error) => error.into_bytes(),
    };
    fs::write(to, bytes).with_context(|| format!("cannot write {to:?}"))
}

/// The text of a template file for a family of this name.
fn renamed(text: &str, name: &str) -> String {
    let in_words = |text: &str, from: &str, to: &str| {
        let is_inside = |c: char| c.is_alphanumeric() || c == '_';
        let mut out = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(from) {
            let (before, after) = (&rest[..at], &rest[at + from.len()..]);
            let is_word = !before.ends_with(is_inside) && !after.starts_with(is_inside);
            out.push_str(before);
            out.push_str(if is_word { to } else { from });
            rest = after;
        }
        out + rest
    };
    in_words(&in_words(text, "example", name), "Example", &capitalised(name))
}

fn capitalised(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// The list of families with one more entry.
fn listed(text: &str, name: &str) -> Result<String> {
    let module = |line: &str| {
        let line = line.strip_prefix("pub ").unwrap_or(line);
        Some(line.strip_prefix("mod ")?.strip_suffix(';')?.to_owned())
    };
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let modules = lines.iter().enumerate().filter_map(|(i, line)| Some((i, module(line)?)));
    let modules: Vec<(usize, String)> = modules.collect();
    let after = modules.iter().find(|(_, other)| other.as_str() > name).map(|&(i, _)| i);
    let Some(at) = after.or(modules.last().map(|&(i, _)| i + 1)) else {
        bail!("expected modules in {FAMILIES}/mod.rs");
    };
    lines.insert(at, format!("mod {name};"));
    let text = lines.join("\n") + "\n";
    let start = text.find("pub static FAMILIES").context("expected the list FAMILIES")?;
    let end = text[start..].find("];").context("expected the end of the list FAMILIES")? + start;
    let (head, tail) = text.split_at(end);
    let head = head.trim_end().trim_end_matches(',');
    Ok(format!("{head}, &{name}::{}{tail}", capitalised(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "mod cirth;\npub mod gogen;\nmod sudoku;\n\n\
                        pub static FAMILIES: &[&dyn Family] =\n    &[&cirth::Cirth, &sudoku::Sudoku];\n\nfn f() {}\n";

    #[test]
    fn a_family_is_listed_in_order() {
        let text = listed(LIST, "kakuro").unwrap();
        assert_eq!(
            text,
            "mod cirth;\npub mod gogen;\nmod kakuro;\nmod sudoku;\n\n\
             pub static FAMILIES: &[&dyn Family] =\n    &[&cirth::Cirth, &sudoku::Sudoku, &kakuro::Kakuro];\n\nfn f() {}\n"
        );
        assert!(listed(LIST, "yajilin").unwrap().contains("mod sudoku;\nmod yajilin;\n"));
        assert!(listed("", "kakuro").is_err());
    }

    #[test]
    fn only_whole_words_are_renamed() {
        let text = renamed("mod example; struct Example; examples: \"\", an_example", "kakuro");
        assert_eq!(text, "mod kakuro; struct Kakuro; examples: \"\", an_example");
    }

    #[test]
    fn a_folder_is_laid_out_once_and_only_for_good_names() {
        let scratch = tempfile::tempdir().unwrap();
        let families = scratch.path().join(FAMILIES);
        fs::create_dir_all(&families).unwrap();
        fs::write(families.join("mod.rs"), LIST).unwrap();
        copy_to(&root().join(TEMPLATE), &scratch.path().join(TEMPLATE), &str::to_owned).unwrap();
        for name in ["", "Kakuro", "4x4", "loop", "self", "a-b", "../x", "é"] {
            assert!(lay_out(scratch.path(), name).is_err(), "{name:?}");
        }
        lay_out(scratch.path(), "kakuro").unwrap();
        let facts = fs::read_to_string(families.join("kakuro/info.rs")).unwrap();
        assert!(facts.contains("id: \"kakuro\""), "{facts}");
        assert!(
            fs::read_to_string(families.join("kakuro/texts/de.ftl")).unwrap().contains("Kakuro")
        );
        let again = lay_out(scratch.path(), "kakuro").unwrap_err().to_string();
        assert!(again.contains("is there"), "{again}");
    }
}
