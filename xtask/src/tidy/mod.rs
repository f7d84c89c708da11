//! `cargo xtask tidy`: cheap checks of the source tree, each failure a line `path:line: message`.
//!
//! A check is a function from text to complaints; only this file reads files. `source` has their
//! common types, `arrows` checks the dependencies between crates, `modules` cycles between the
//! modules of a crate, `code` forbidden operations in the library and JSON written by hand,
//! `families` the names of families, `docs` examples in doc comments, `links` links in Markdown,
//! `licences` the licences of dependencies.

mod arrows;
mod code;
mod docs;
mod families;
mod licences;
mod links;
mod modules;
mod source;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::dependencies::unexplained;
use crate::guide::{SUMMARY, linked};
use crate::shell::{metadata, metadata_of_all, root};
use arrows::Package;
use modules::Target;
use source::{Complaint, Source};

pub(crate) fn run() -> Result<()> {
    let root = root();
    let mut files = Vec::new();
    collect(&root, "", &mut files)?;
    let metadata = metadata()?;
    let mut complaints = arrows::complaints(&Package::all(&metadata, &root)?);
    let all = metadata_of_all()?;
    complaints.extend(licences::complaints(&all));
    let (unexplained, unused) = unexplained(&all);
    let about_dependency = |name: &str, what: &str| Complaint {
        path: "xtask/src/dependencies.rs".to_owned(),
        line: 1,
        message: format!("{name}: {what}"),
    };
    complaints.extend(unexplained.iter().map(|name| {
        about_dependency(
            name,
            "look at it, and say in PURPOSES what it is for (CONTRIBUTING.md has the rules)",
        )
    }));
    complaints
        .extend(unused.iter().map(|name| about_dependency(name, "it is used by nobody any more")));
    let by_path: BTreeMap<&str, &Source> =
        files.iter().map(|file| (file.path.as_str(), file)).collect();
    complaints.extend(modules::complaints(&Target::all(&metadata, &root), &by_path)?);
    let families = families(&root)?;
    for file in &files {
        complaints.extend(families::named(file, &families));
        if file.path.ends_with(".rs") {
            complaints.extend(code::too_long(file));
            complaints.extend(code::forbidden(file));
            complaints.extend(code::flags(file));
            complaints.extend(code::json_by_hand(file));
            complaints.extend(docs::without_example(file));
        } else if file.path.ends_with(".md") {
            complaints.extend(links::broken(file, |path| root.join(path).exists()));
        }
    }
    if let Some(summary) = by_path.get(SUMMARY) {
        let listed = linked(SUMMARY, &summary.text);
        let pages = files.iter().filter(|file| is_page(&file.path));
        complaints.extend(pages.filter(|file| !listed.contains(&file.path)).map(|file| {
            file.complain(1, format!("no page of the book: {SUMMARY} does not list it"))
        }));
    }
    report(&complaints, files.len())
}

/// Whether a file is a document that must be in the book.
fn is_page(path: &str) -> bool {
    path.ends_with(".md") && path.starts_with("docs/") && path != SUMMARY
}

fn report(complaints: &[Complaint], n_files: usize) -> Result<()> {
    for complaint in complaints {
        println!("{complaint}");
    }
    match complaints.len() {
        0 => println!("{n_files} files are tidy"),
        1 => bail!("1 complaint"),
        n => bail!("{n} complaints"),
    }
    Ok(())
}

/// Reads all files below a folder that are checked, sorted by name.
fn collect(root: &Path, below: &str, files: &mut Vec<Source>) -> Result<()> {
    let folder = root.join(below);
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("cannot list {folder:?}"))? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    for name in names {
        let path = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        let on_disk = root.join(&path);
        if on_disk.is_dir() {
            let is_ours = !name.starts_with('.') && name != "target" && name != "node_modules";
            if is_ours {
                collect(root, &path, files)?;
            }
        } else if name.ends_with(".rs") || name.ends_with(".md") || families::is_checked(&path) {
            let text =
                fs::read_to_string(&on_disk).with_context(|| format!("cannot read {path}"))?;
            files.push(Source { path, text });
        }
    }
    Ok(())
}

/// The names of the puzzle families: the folders in the folder of families.
fn families(root: &Path) -> Result<Vec<String>> {
    let folder = root.join(families::FAMILIES);
    let mut names = Vec::new();
    if folder.exists() {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            // The template is not a puzzle, and its name is a common word.
            if entry.file_type()?.is_dir() && name != "template" {
                names.push(name);
            }
        }
    }
    names.sort();
    Ok(names)
}
