//! `cargo xtask bench`: runs the benchmarks of every package that has some.

use anyhow::Result;
use serde_json::Value;

use crate::shell::{cargo, metadata, succeed};

pub(crate) fn run(args: &[&str]) -> Result<()> {
    let packages = with_benches(&metadata()?);
    if packages.is_empty() {
        println!("no package has benchmarks");
        return Ok(());
    }
    // Without the pattern, the test harness of the libraries would get the arguments, too, and
    // stumble over them.
    let mut command = cargo(&["bench", "--bench", "*"]);
    for package in &packages {
        command.args(["--package", package]);
    }
    succeed(command.arg("--").args(args))
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
}
