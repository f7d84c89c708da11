//! `cargo xtask dependencies`: writes docs/dependencies.md, the list of dependencies, their users
//! and their purposes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::shell::{cargo, metadata_of_all, output, root};

/// The packages that we distribute, and their descriptions.
const PRODUCTS: &[(&str, &str)] = &[
    ("gridwright", "the library for Rust"),
    ("gridwright-cli", "the program `gridwright`"),
    ("gridwright-serve", "the program `gridwright-serve`"),
    ("gridwright-bulk", "the program `gridwright-bulk`"),
    ("gridwright-wasm", "the engine of the page"),
    ("gridwright-capi", "the library for C"),
    ("gridwright-python", "the package for Python"),
];

/// The purpose of each dependency. `tidy` complains about one that is missing here, since nobody
/// has reviewed it.
const PURPOSES: &[(&str, &str)] = &[
    ("anyhow", "errors of programs, with what they were about"),
    ("arbitrary", "bytes as choices, for fuzz targets"),
    ("arrow-array", "columns of data sets in memory"),
    ("arrow-schema", "the types of these columns"),
    ("axum", "paths of the server"),
    ("base64", "links, and files inside JSON"),
    ("basic-toml", "plans of books and data sets, settings of sites"),
    ("batsat", "clause learning, where search drags on"),
    ("brotli-decompressor", "files of the page for clients that cannot unpack them"),
    ("bytes", "bodies of answers without copies"),
    ("cbindgen", "makes the header of the C library"),
    ("clap", "flags"),
    ("clap_complete", "completions of shells"),
    ("clap_mangen", "pages of the manual"),
    ("cpu-time", "processor time in tests and measurements"),
    ("ctrlc", "Ctrl-C and SIGTERM end work and keep what was found"),
    ("etcetera", "where a system keeps data of programs"),
    ("fluent-bundle", "texts in four languages"),
    ("fluent-syntax", "reads the files of these texts"),
    ("futures-core", "the type of streams"),
    ("http-body-util", "bodies of requests with a limit"),
    ("hyper", "HTTP"),
    ("hyper-util", "connections of hyper on tokio"),
    ("indicatif", "bars that say how far work is"),
    ("intl-memoizer", "a type that fluent-bundle asks for"),
    ("libfuzzer-sys", "fuzz targets that follow coverage, where that is asked for"),
    ("libtest-mimic", "a test for each family and check"),
    ("lz-str", "links of other programs"),
    ("mime_guess", "the types of the files of the page"),
    ("miniz_oxide", "deflate: links, PNG, PDF"),
    ("num-bigint", "counts of solutions of any size"),
    ("parquet", "data sets as Parquet"),
    ("pdf-writer", "PDF"),
    ("percent-encoding", "addresses"),
    ("pollster", "waits for the answers of a graphics card's driver"),
    ("proc-macro2", "sources read by `tidy`"),
    ("pulldown-cmark", "Markdown: texts of books, links in documents"),
    ("pyo3", "the edge to Python"),
    ("quote", "sources read by `tidy`"),
    ("rand_chacha", "the stream of random numbers that recipes are frozen with"),
    ("ratatui", "screens of the game in the terminal"),
    ("roxmltree", "SVG read by tests"),
    ("rust-embed", "the files of the page as a part of the server"),
    ("schemars", "JSON Schemas of requests and answers"),
    ("serde", "values from and to JSON and TOML"),
    ("serde_arrow", "rows as columns"),
    ("serde_json", "JSON"),
    ("sha2", "hashes: manifests, splits, keys, checksums"),
    ("snapbox", "what programs print, compared with what documents show"),
    ("strsim", "did you mean"),
    ("subsetter", "fonts in PDF, cut down to the letters that are used"),
    ("syn", "sources read by `tidy`"),
    ("tempfile", "clean folders for tests"),
    ("terminal_size", "how wide help and pictures may be"),
    ("textwrap", "lines broken between words"),
    ("thiserror", "errors of libraries"),
    ("time", "days and dates"),
    ("tiny-skia", "PNG"),
    ("tokio", "the server's connections and clocks"),
    ("tower-service", "the type of services that hyper is handed"),
    ("ttf-parser", "outlines of letters"),
    ("unic-langid", "names of languages"),
    ("varisat", "a second opinion on solutions, for tests alone"),
    ("wgpu", "graphics cards, where the program is built with that feature"),
    ("xmp-writer", "metadata in PDF"),
    ("zip", "EPUB"),
];

/// Writes the document.
pub(crate) fn write() -> Result<()> {
    fs::write(path(), document()?)?;
    println!("{} is up to date", path().display());
    Ok(())
}

/// Fails if the document is out of date.
pub(crate) fn check() -> Result<()> {
    let kept = fs::read_to_string(path()).unwrap_or_default();
    ensure!(
        kept == document()?,
        "docs/dependencies.md is out of date: `cargo xtask dependencies` writes it anew"
    );
    Ok(())
}

fn path() -> PathBuf {
    root().join("docs/dependencies.md")
}

/// A direct dependency from elsewhere.
struct Direct<'m> {
    licence: &'m str,
    /// Our packages that use it.
    users: BTreeSet<&'m str>,
    /// Whether only tests and tools use it.
    is_for_tests: bool,
}

/// The direct dependencies from elsewhere.
fn direct(metadata: &Value) -> BTreeMap<&str, Direct<'_>> {
    let packages = || metadata["packages"].as_array().into_iter().flatten();
    let mut found: BTreeMap<&str, Direct<'_>> = BTreeMap::new();
    for package in packages().filter(|package| package["source"].is_null()) {
        let user = package["name"].as_str().unwrap_or_default();
        let named = package["dependencies"].as_array().into_iter().flatten();
        for dependency in named.filter(|one| !one["source"].is_null()) {
            let name = dependency["name"].as_str().unwrap_or_default();
            let licence = packages().find(|one| one["name"] == *name);
            let licence = licence.and_then(|one| one["license"].as_str()).unwrap_or("none named");
            let is_chore = ["xtask", "gridwright-testkit", "gridwright-fuzz"].contains(&user);
            let is_for_tests = is_chore || dependency["kind"] == "dev";
            let entry = found.entry(name).or_insert_with(|| Direct {
                licence,
                users: BTreeSet::new(),
                is_for_tests: true,
            });
            entry.users.insert(user);
            entry.is_for_tests &= is_for_tests;
        }
    }
    found
}

/// The direct dependencies whose purpose is not stated, and those with a purpose that are not used.
pub(crate) fn unexplained(metadata: &Value) -> (Vec<String>, Vec<String>) {
    let used = direct(metadata);
    let is_explained = |name: &str| PURPOSES.iter().any(|(known, _)| *known == name);
    let missing = used.keys().filter(|name| !is_explained(name)).map(|name| (*name).to_owned());
    let unused = PURPOSES.iter().map(|(name, _)| *name).filter(|name| !used.contains_key(name));
    (missing.collect(), unused.map(str::to_owned).collect())
}

fn document() -> Result<String> {
    let metadata = metadata_of_all()?;
    let direct = direct(&metadata);
    let packages = metadata["packages"].as_array().context("cargo lists packages")?;
    let foreign: Vec<&Value> = packages.iter().filter(|one| !one["source"].is_null()).collect();
    let mut text = String::from(
        "# Dependencies\n\n\
         Written by `cargo xtask dependencies`; `cargo xtask deny` sees that it is up to date, and holds every package against\n\
         `deny.toml`: its licence, where it comes from, what is banned, known faults. `cargo xtask tidy` asks of every package that is named here what it is for.\n\
         [security.md](security.md) says what is trusted and why.\n\n\
         ## How many\n\n\
         Packages from elsewhere that are compiled into each thing that others run, on Linux; those that only build it are not counted.\n\n\
         | what | package | from elsewhere | named by ourselves |\n|---|---|---|---|\n",
    );
    for (package, what) in PRODUCTS {
        let all = compiled_into(package)?;
        let named = all.iter().filter(|(name, _)| direct.contains_key(name.as_str())).count();
        text += &format!("| {what} | `{package}` | {} | {named} |\n", all.len());
    }
    text += &format!(
        "\nThe lock file has {} packages from elsewhere in all, for every system, with what only tests and chores use. The page has three more, of which\n\
         [THIRD-PARTY.md](../THIRD-PARTY.md) tells.\n\n",
        foreign.len()
    );
    let mut licences: BTreeMap<String, usize> = BTreeMap::new();
    for package in &foreign {
        *licences
            .entry(choices(package["license"].as_str().unwrap_or("none named")))
            .or_default() += 1;
    }
    let mut licences: Vec<(String, usize)> = licences.into_iter().collect();
    licences.sort_by_key(|(name, count)| (usize::MAX - count, name.clone()));
    text += "## Licences\n\nOf all of these. Where there is a choice, one that asks for no more than its own text is taken.\n\n| licence | packages |\n|---|---|\n";
    for (name, count) in licences {
        text += &format!("| {name} | {count} |\n");
    }
    text += "\n## For what\n\n";
    for (is_for_tests, heading) in
        [(false, "Part of a program or a library."), (true, "For tests and chores alone.")]
    {
        text += &format!(
            "{heading}\n\n| package | for what | used by | licence |\n|---|---|---|---|\n"
        );
        for (name, one) in direct.iter().filter(|(_, one)| one.is_for_tests == is_for_tests) {
            let purpose = PURPOSES.iter().find(|(known, _)| known == name);
            let purpose = purpose.map_or("", |(_, purpose)| purpose);
            let users: Vec<&str> = one.users.iter().map(|user| short(user)).collect();
            text += &format!(
                "| `{name}` | {purpose} | {} | {} |\n",
                users.join(", "),
                choices(one.licence)
            );
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    Ok(text)
}

/// The name of one of our packages as in the name of its folder.
fn short(user: &str) -> &str {
    user.strip_prefix("gridwright-").unwrap_or(user)
}

/// A licence expression in a uniform notation.
fn choices(licence: &str) -> String {
    let mut parts: Vec<&str> = licence.split('/').flat_map(|part| part.split(" OR ")).collect();
    if licence.contains('(') {
        return licence.to_owned();
    }
    parts.sort_unstable();
    parts.join(" or ")
}

/// The dependencies that are compiled into one of our packages on Linux, with their versions.
pub(crate) fn compiled_into(package: &str) -> Result<BTreeSet<(String, String)>> {
    let mut tree =
        cargo(&["tree", "--quiet", "--edges", "normal,no-proc-macro", "--prefix", "none"]);
    tree.args(["--package", package, "--target", "x86_64-unknown-linux-gnu"]);
    tree.args(["--format", "{p}"]);
    let listed = output(&mut tree)?;
    let is_foreign = |line: &&str| !line.contains("(/") && !line.trim().is_empty();
    let parts = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some((name.to_owned(), rest.split(' ').next()?.to_owned()))
    };
    Ok(listed.lines().filter(is_foreign).filter_map(parts).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_nobody_explained_is_found() {
        let metadata = json!({ "packages": [
            { "name": "gridwright", "source": null, "dependencies": [
                { "name": "serde", "source": "registry", "kind": null },
                { "name": "no-such-package", "source": "registry", "kind": null },
                { "name": "gridwright-core", "source": null, "kind": null },
            ]},
        ]});
        let (missing, unused) = unexplained(&metadata);
        assert_eq!(missing, ["no-such-package"]);
        assert!(
            unused.iter().any(|name| name == "tokio") && !unused.iter().any(|name| name == "serde")
        );
    }

    #[test]
    fn what_only_tests_use_is_distinguished_from_the_rest() {
        let metadata = json!({ "packages": [
            { "name": "gridwright", "source": null, "dependencies": [
                { "name": "serde", "source": "registry", "kind": null },
                { "name": "tempfile", "source": "registry", "kind": "dev" },
            ]},
            { "name": "xtask", "source": null, "dependencies": [
                { "name": "serde", "source": "registry", "kind": null },
                { "name": "syn", "source": "registry", "kind": null },
            ]},
        ]});
        let found = direct(&metadata);
        let for_tests: Vec<&str> =
            found.iter().filter(|(_, one)| one.is_for_tests).map(|(name, _)| *name).collect();
        assert_eq!(for_tests, ["syn", "tempfile"]);
    }

    #[test]
    fn licences_are_written_in_one_way() {
        assert_eq!(choices("MIT/Apache-2.0"), "Apache-2.0 or MIT");
        assert_eq!(choices("Apache-2.0 OR MIT"), choices("MIT OR Apache-2.0"));
        assert_eq!(
            choices("(MIT OR Apache-2.0) AND Unicode-3.0"),
            "(MIT OR Apache-2.0) AND Unicode-3.0"
        );
    }
}
