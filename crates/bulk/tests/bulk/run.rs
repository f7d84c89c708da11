//! Runs the program and inspects the files it leaves.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value as Json;
use tempfile::TempDir;

/// The result of a run: its exit code and output.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// A folder for one test.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a new folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A command that runs the program with these arguments in the folder.
    pub(crate) fn command(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gridwright-bulk"));
        command.args(words.split_whitespace()).current_dir(self.0.path()).stdin(Stdio::null());
        command
    }

    pub(crate) fn run(&self, words: &str) -> Run {
        let output = self.command(words).output().expect("the program runs");
        let text = |bytes| String::from_utf8(bytes).expect("output is text");
        Run {
            code: output.status.code().expect("it was not killed"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }

    /// Runs it and expects success.
    pub(crate) fn done(&self, words: &str) -> String {
        let run = self.run(words);
        assert_eq!(run.code, 0, "{words}: {run:?}");
        run.out
    }

    /// Every file below a folder whose content depends on the plan alone: all but locks, times and
    /// the page, which shows times.
    pub(crate) fn tree(&self, name: &str) -> BTreeMap<String, Vec<u8>> {
        let (mut tree, mut folders) = (BTreeMap::new(), vec![self.path(name)]);
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).expect("a folder") {
                let path = entry.expect("readable").path();
                let name = path.strip_prefix(self.path(name)).expect("below it");
                let name = name.to_str().expect("plain").to_owned();
                let differs = name.ends_with(".lock") || name.ends_with(".times");
                if path.is_dir() {
                    folders.push(path);
                } else if !differs && name != "index.html" {
                    tree.insert(name, fs::read(&path).expect("readable"));
                }
            }
        }
        tree
    }

    /// All rows of a data set as JSON lines.
    pub(crate) fn rows(&self, name: &str) -> Vec<Json> {
        let tree = self.tree(name);
        let files = tree.iter().filter(|(name, _)| name.ends_with(".jsonl"));
        let lines = files.flat_map(|(_, bytes)| bytes.split(|&byte| byte == b'\n'));
        let lines = lines.filter(|line| !line.is_empty());
        let mut rows: Vec<Json> =
            lines.map(|line| serde_json::from_slice(line).expect("JSON")).collect();
        rows.sort_by_key(|row| row["row"].as_u64());
        rows
    }

    pub(crate) fn manifest(&self, name: &str) -> Json {
        let text = fs::read(self.path(name).join("manifest.json")).expect("a manifest");
        serde_json::from_slice(&text).expect("JSON")
    }
}

/// Compares two trees; a failure names the files and the difference instead of showing all bytes.
pub(crate) fn assert_same(one: &BTreeMap<String, Vec<u8>>, other: &BTreeMap<String, Vec<u8>>) {
    let names: Vec<&String> = one.keys().collect();
    assert_eq!(names, other.keys().collect::<Vec<_>>());
    for (name, bytes) in one {
        assert!(*bytes == other[name], "{name} differs");
    }
}

/// Changes a file.
pub(crate) fn edit(path: &Path, change: impl FnOnce(String) -> String) {
    let text = fs::read_to_string(path).expect("text");
    let changed = change(text.clone());
    assert_ne!(text, changed);
    fs::write(path, changed).expect("writable");
}
