//! `cargo xtask bench`: runs the benchmarks of every package that has some, or those that the first
//! argument names.

use std::fs;

use anyhow::Result;
use serde_json::Value;

use crate::shell::{cargo, metadata_at, succeed};

/// The workspace, and the package outside of it that compares us with other people's programs.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "crates/peers/Cargo.toml"];

pub(crate) fn run(args: &[&str]) -> Result<()> {
    let found: Vec<(&str, Value)> =
        MANIFESTS.iter().map(|&path| Ok((path, metadata_at(path)?))).collect::<Result<_>>()?;
    // If the first argument is the start of a benchmark's name, it selects that benchmark; all
    // other arguments select rows.
    let like = |word: &str| found.iter().any(|(_, data)| !benches_like(data, word).is_empty());
    let word = args.first().copied().filter(|word| like(word));
    let args = if word.is_some() { &args[1..] } else { args };
    for (path, metadata) in &found {
        let benches = match word {
            // Without a pattern, the test harness of the libraries would also get the arguments and
            // reject them.
            None => vec!["*".to_owned()],
            Some(word) => benches_like(metadata, word),
        };
        let packages = with_benches(metadata);
        if benches.is_empty() || packages.is_empty() {
            continue;
        }
        let mut command = cargo(&["bench", "--manifest-path", path]);
        command.args(benches.iter().flat_map(|bench| ["--bench", bench]));
        command.args(packages.iter().flat_map(|package| ["--package", package]));
        succeed(command.arg("--").args(args.iter().map(|arg| from_anywhere(arg))))?;
    }
    Ok(())
}

/// The absolute path of a file, since benchmarks run in the folders of their packages.
fn from_anywhere(arg: &str) -> String {
    let path = fs::canonicalize(arg).ok();
    path.and_then(|path| path.to_str().map(str::to_owned)).unwrap_or_else(|| arg.to_owned())
}

/// The benchmarks whose names start with a word.
fn benches_like(metadata: &Value, word: &str) -> Vec<String> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let targets = packages.flat_map(|package| package["targets"].as_array().into_iter().flatten());
    let is_bench = |target: &&Value| target["kind"][0] == "bench";
    let names = targets.filter(is_bench).filter_map(|target| target["name"].as_str());
    names.filter(|name| name.starts_with(word)).map(str::to_owned).collect()
}

/// The names of the packages that have a target of the kind `bench`.
fn with_benches(metadata: &Value) -> Vec<String> {
    let has_benches = |package: &&Value| {
        let mut targets = package["targets"].as_array().into_iter().flatten();
        targets.any(|target| {
            target["kind"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind == "bench"))
        })
    };
    let packages = metadata["packages"].as_array().into_iter().flatten();
    packages.filter(has_benches).filter_map(|p| p["name"].as_str().map(str::to_owned)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_packages_with_a_bench_target_are_run() {
        let metadata = json!({ "packages": [
            { "name": "one", "targets": [{ "kind": ["lib"] }, { "kind": ["bench"] }] },
            { "name": "two", "targets": [{ "kind": ["lib"] }, { "kind": ["test"] }] },
        ]});
        assert_eq!(with_benches(&metadata), ["one"]);
        assert!(with_benches(&json!({})).is_empty());
    }

    #[test]
    fn a_word_picks_benchmarks_by_the_start_of_their_names() {
        let metadata = json!({ "packages": [{ "targets": [
            { "kind": ["bench"], "name": "cirth" },
            { "kind": ["bench"], "name": "sudoku" },
            { "kind": ["lib"], "name": "sudoku-lib" },
        ]}]});
        assert_eq!(benches_like(&metadata, "sudo"), ["sudoku"]);
        assert!(benches_like(&metadata, "size=9").is_empty());
    }
}
