//! `cargo xtask tidy`: cheap checks of the tree, each failure a line `path:line: message`.
//!
//! A check is a function from text to complaints; only this file reads files. `source` is what
//! they share, `arrows` is about which crate may use which, `modules` about cycles between the
//! modules of a crate, `code` about what the library may not do, `families` about who may name
//! them, `docs` about examples in doc comments, `links` about links in Markdown, `licences` about
//! what may be depended on.

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
    complaints.extend(licences::complaints(&metadata_of_all()?));
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
            complaints.extend(docs::without_example(file));
        } else if file.path.ends_with(".md") {
            complaints.extend(links::broken(file, |path| root.join(path).exists()));
        }
    }
    report(&complaints, files.len())
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

/// Reads all files below a folder that some check is about, in the order of their names.
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
            // The template is no puzzle, and its name is a word one needs.
            if entry.file_type()?.is_dir() && name != "template" {
                names.push(name);
            }
        }
    }
    names.sort();
    Ok(names)
}
