//! Compares the keys in the sources with those of the interface.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use gridwright_words::Language;

use crate::families::is_of_families;
use crate::files::Texts;

/// Crates that look up texts of the interface.
const CRATES: &[&str] = &["core", "gridwright", "words", "book", "tui", "api", "cli"];

/// The strings in the sources of those crates.
fn strings() -> BTreeSet<String> {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let mut folders: Vec<PathBuf> = CRATES.iter().map(|name| root.join(name).join("src")).collect();
    let mut strings = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the sources are there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(path).expect("text");
                let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
                let quoted = code.flat_map(|line| line.split('"').skip(1).step_by(2));
                strings.extend(quoted.map(str::to_owned));
            }
        }
    }
    strings
}

/// The keys of the interface that code contains literally. Texts about families are checked
/// elsewhere.
fn keys() -> BTreeSet<String> {
    let english = Language::English;
    let files = [english.interface(), english.terminal(), english.commands()];
    let keys = files.map(|file| Texts::parse(file).0);
    let keys = keys.into_iter().flat_map(BTreeMap::into_keys);
    keys.filter(|key| !is_of_families(key)).collect()
}

#[test]
fn every_text_of_the_interface_is_used() {
    let strings = strings();
    for key in keys() {
        // Some keys are formed from a group and a variable part.
        let group = key.split_once('.').map_or(key.as_str(), |(group, _)| group);
        let is_put_together = strings.iter().any(|s| s.starts_with(&format!("{group}.{{")));
        assert!(strings.contains(&key) || is_put_together, "no code asks for {key}");
    }
}

#[test]
fn every_key_in_the_code_has_a_text() {
    let keys = keys();
    let groups: BTreeSet<&str> =
        keys.iter().filter_map(|key| key.split_once('.')).map(|(group, _)| group).collect();
    for string in strings() {
        let Some((group, name)) = string.split_once('.') else { continue };
        let is_name = |c: char| c.is_ascii_lowercase() || c == '-';
        let is_key = !name.is_empty() && name.chars().all(is_name) && groups.contains(group);
        // File names look like keys.
        let is_file = ["txt", "lock", "game", "damaged", "svg", "tsv"].contains(&name);
        assert!(!is_key || is_file || keys.contains(&string), "{string} has no text");
    }
}
