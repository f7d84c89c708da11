//! `cargo xtask web`: builds the web page, with the engine as WebAssembly, into `web/dist`.
//!
//! `web/dist` is committed, so that serving the page does not require node. It contains a hash of
//! all the sources it was built from; if that differs, the tests build the page below `target/`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};

use crate::cross::Target;
use crate::shell::{build, built, cargo, metadata_of_all, root, succeed, target};
use crate::site;

/// The target for browsers.
const WASM: Target =
    Target { triple: "wasm32-unknown-unknown", parts: "std,panic_abort", has_own_linker: true };

/// The package that is compiled for browsers.
const ENGINE: &str = "gridwright-wasm";

/// The languages that are loaded on demand; English is part of the engine.
const LANGUAGES: [&str; 3] = ["es", "de", "it"];

/// The folder of texts that are loaded on demand in every language, including English.
const APART: &str = "lessons";

/// The folders of texts that browsers do not need: those of the game in the terminal and of the
/// command line.
const ELSEWHERE: [&str; 2] = ["i18n/terminal", "i18n/commands"];

/// The English sentences of errors, by which those of another language are found.
const ENGLISH_ERRORS: &str = "crates/words/i18n/errors/en.ftl";

/// The name of the files with the positions of lessons.
const EXAMPLES: &str = "examples.txt";

/// The name of the files with lists of words.
const WORDS: &str = "words.txt";

/// Builds the page into `web/dist`.
pub(crate) fn run() -> Result<()> {
    let dist = root().join("web/dist");
    build_into(&dist)?;
    println!("web/dist is up to date");
    Ok(())
}

/// Tests the page in a real Chromium: the one in `web/dist`, or if that is missing or out of date,
/// a new build.
pub(crate) fn test() -> Result<()> {
    run_tests("test")
}

/// Runs the long tests of the page: every golden recipe, windows of every shape, Firefox.
pub(crate) fn test_long() -> Result<()> {
    run_tests("test:long")
}

/// Writes the page as a folder that any web server can serve.
pub(crate) fn site(folder: &Path, settings: Option<&Path>) -> Result<()> {
    site::write(&fresh_page()?, folder, settings)
}

/// The folder with an up-to-date page: `web/dist`, or a new build below `target/`.
fn fresh_page() -> Result<PathBuf> {
    let kept = root().join("web/dist");
    if is_fresh(&kept)? {
        return Ok(kept);
    }
    println!("web/dist is not of these sources: the page is built below target/");
    let dist = target().join("web");
    if !is_fresh(&dist)? {
        build_into(&dist)?;
    }
    Ok(dist)
}

fn run_tests(script: &str) -> Result<()> {
    packages()?;
    let dist = fresh_page()?;
    let hosted = target().join("site");
    site::write(&dist, &hosted, Some(&root().join("web/tests/site.toml")))?;
    succeed(npm().args(["run", "--silent", "check"]))?;
    let mut tests = npm();
    tests.args(["run", "--silent", script]);
    // The server embeds the page of web/dist, even if that is out of date.
    if root().join("web/dist").exists() {
        build()?;
        tests.env("GRIDWRIGHT_SERVE", built("gridwright-serve").get_program());
    }
    succeed(tests.env("GRIDWRIGHT_DIST", dist).env("GRIDWRIGHT_SITE", hosted))
}

/// Whether a page was built from the current sources.
fn is_fresh(dist: &Path) -> Result<bool> {
    let kept = fs::read_to_string(dist.join("sources.txt")).unwrap_or_default();
    Ok(kept.trim() == source_hash()?)
}

/// Refuses a page that was not built from the current sources: a release contains it.
pub(crate) fn expect_fresh(dist: &Path) -> Result<()> {
    ensure!(
        is_fresh(dist)?,
        "web/dist is not of these sources: run cargo xtask web and commit what it makes"
    );
    Ok(())
}

/// Builds the engine and the page into a folder, and records the hash of the sources.
fn build_into(dist: &Path) -> Result<()> {
    packages()?;
    let sources = root().join("web/src/engine");
    make_smaller(&engine(&[])?, &sources.join("gridwright.wasm"))?;
    write_texts(&sources)?;
    write_file(&sources, "fonts", &fonts()?)?;
    succeed(npm().args(["run", "--silent", "check"]))?;
    let mut build = npm();
    build.args(["run", "--silent", "build", "--", "--emptyOutDir", "--outDir"]).arg(dist);
    succeed(&mut build)?;
    fs::write(dist.join("sources.txt"), format!("{}\n", source_hash()?))?;
    Ok(())
}

/// Rewrites a compiled engine with Binaryen, until that makes it no smaller.
fn make_smaller(engine: &Path, smaller: &Path) -> Result<()> {
    let mut command = npm();
    command.args(["exec", "--", "wasm-opt", "-Oz", "--converge"]);
    // These are the features that rustc uses.
    for feature in [
        "simd",
        "bulk-memory",
        "nontrapping-float-to-int",
        "sign-ext",
        "mutable-globals",
        "reference-types",
        "multivalue",
    ] {
        command.arg(format!("--enable-{feature}"));
    }
    succeed(command.arg(engine).arg("-o").arg(smaller))
}

/// Writes the texts that are not part of the engine into a folder, in the format that the engine
/// loads: every language but English, with the English sentences of errors, the English lessons with the positions
/// that all lessons show, and the lists of words.
pub(crate) fn write_texts(folder: &Path) -> Result<()> {
    let english = texts("en.ftl")?;
    let errors = english.get(ENGLISH_ERRORS).context("there are no sentences of errors")?;
    for language in LANGUAGES {
        let mut own = texts(&format!("{language}.ftl"))?;
        own.insert(ENGLISH_ERRORS.to_owned(), errors.clone());
        write_file(folder, language, &own)?;
    }
    let is_apart =
        |path: &str| Path::new(path).parent().is_some_and(|parent| parent.ends_with(APART));
    let mut lessons = english;
    lessons.retain(|path, _| is_apart(path));
    ensure!(!lessons.is_empty(), "there are no lessons in English");
    let examples = texts(EXAMPLES)?;
    lessons.extend(examples.into_iter().filter(|(path, _)| !path.contains("/tests/")));
    write_file(folder, "en", &lessons)?;
    let words = texts(WORDS)?;
    ensure!(!words.is_empty(), "there is no list of words");
    write_file(folder, "words", &words)
}

fn write_file(folder: &Path, name: &str, texts: &BTreeMap<String, String>) -> Result<()> {
    let path = folder.join(format!("texts-{name}.json"));
    fs::write(&path, serde_json::to_string(texts)?)
        .with_context(|| format!("cannot write {path:?}"))
}

/// The font of pictures in the format that the engine loads: each byte as the character with its number.
fn fonts() -> Result<BTreeMap<String, String>> {
    let mut fonts = BTreeMap::new();
    for name in ["NotoSans-Bold.ttf", "NotoSans-Regular.ttf"] {
        let path = format!("crates/render/fonts/{name}");
        let bytes = fs::read(root().join(&path)).with_context(|| format!("cannot read {path}"))?;
        fonts.insert(path, bytes.into_iter().map(char::from).collect());
    }
    Ok(fonts)
}

/// The content of every file of the engine with a name, by its path.
fn texts(name: &str) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeSet::new();
    for folder in engine_folders()? {
        collect(&folder, &mut files)?;
    }
    let is_wanted = |path: &&PathBuf| {
        let is_elsewhere = |folder: &Path| ELSEWHERE.iter().any(|name| folder.ends_with(name));
        path.file_name().is_some_and(|file| *file == *name)
            && !path.parent().is_some_and(is_elsewhere)
    };
    let mut texts = BTreeMap::new();
    for path in files.iter().filter(is_wanted) {
        texts.insert(path.to_string_lossy().into_owned(), fs::read_to_string(root().join(path))?);
    }
    Ok(texts)
}

/// Installs the packages of the lock file, unless they are installed.
pub(crate) fn packages() -> Result<()> {
    let (kept, lock) =
        (root().join("web/node_modules/.package-lock.json"), root().join("web/package-lock.json"));
    let time = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    if time(&kept) >= time(&lock) && kept.exists() {
        return Ok(());
    }
    succeed(npm().args(["ci", "--no-audit", "--no-fund", "--silent"]))
}

fn npm() -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root().join("web"));
    command
}

/// Compiles the engine for browsers, with the given features.
pub(crate) fn engine(features: &[&str]) -> Result<PathBuf> {
    let home = std::env::var("CARGO_HOME")
        .or_else(|_| std::env::var("HOME").map(|home| home + "/.cargo"))?;
    // The file must not depend on where it was built. Browsers do not show panics, so their source
    // locations are left out; that option is not yet stable.
    let here = root();
    let mut flags = format!(
        "-Ctarget-feature=+simd128 -Zlocation-detail=none --remap-path-prefix={}=. --remap-path-prefix={home}=cargo",
        here.display()
    );
    let mut build = cargo(&["build", "--package", ENGINE, "--profile", "wasm"]);
    build.args(["--features", &features.join(",")]);
    let has_library =
        WASM.prepare_with_library(&mut build).context("there is no compiler for WebAssembly")?;
    if has_library && can_abort_at_once(&build) {
        // With these options, panics do not format messages that would never be shown, and values are not
        // described for programmers.
        flags.push_str(" -Zunstable-options -Cpanic=immediate-abort -Zfmt-debug=shallow");
    }
    build.env("RUSTFLAGS", flags).env_remove("CARGO_ENCODED_RUSTFLAGS").env("RUSTC_BOOTSTRAP", "1");
    succeed(&mut build)?;
    Ok(target().join(WASM.triple).join("wasm/gridwright_wasm.wasm"))
}

/// Whether the compiler of a command can omit the formatting of panics; it can since Rust 1.92.
fn can_abort_at_once(build: &Command) -> bool {
    let other = build.get_envs().find_map(|(name, value)| value.filter(|_| name == "RUSTC"));
    let mut compiler = Command::new(other.unwrap_or("rustc".as_ref()));
    compiler.args(["-Zunstable-options", "-Cpanic=immediate-abort", "--print", "cfg"]);
    compiler.env("RUSTC_BOOTSTRAP", "1").output().is_ok_and(|output| output.status.success())
}

/// A hash of all sources of the page.
fn source_hash() -> Result<String> {
    let mut files = BTreeSet::from([PathBuf::from("Cargo.lock"), PathBuf::from("Cargo.toml")]);
    for folder in engine_folders()? {
        collect(&folder, &mut files)?;
    }
    for name in [
        "src",
        "public",
        "index.html",
        "package.json",
        "package-lock.json",
        "tsconfig.json",
        "vite.config.ts",
    ] {
        collect(&Path::new("web").join(name), &mut files)?;
    }
    let mut hash = Sha256::new();
    for file in files {
        let content =
            fs::read(root().join(&file)).with_context(|| format!("cannot read {file:?}"))?;
        hash.update(file.to_string_lossy().as_bytes());
        hash.update((content.len() as u64).to_le_bytes());
        hash.update(content);
    }
    Ok(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The folders of the engine's package and of its dependencies in this repository.
fn engine_folders() -> Result<Vec<PathBuf>> {
    let metadata = metadata_of_all()?;
    let packages = metadata["packages"].as_array().context("cargo lists packages")?;
    let nodes = metadata["resolve"]["nodes"].as_array().context("cargo lists dependencies")?;
    let is_ours = |package: &&serde_json::Value| package["source"].is_null();
    let Some(engine) = packages.iter().find(|package| package["name"] == ENGINE) else {
        bail!("there is no package {ENGINE}");
    };
    let mut wanted = BTreeSet::new();
    let mut open = vec![engine["id"].as_str().context("an id")?];
    while let Some(id) = open.pop() {
        if !wanted.insert(id) {
            continue;
        }
        let node = nodes.iter().find(|node| node["id"] == id).context("a node")?;
        for dependency in node["deps"].as_array().into_iter().flatten() {
            let kinds = dependency["dep_kinds"].as_array().into_iter().flatten();
            if kinds.into_iter().any(|kind| kind["kind"].is_null() || kind["kind"] == "build") {
                open.extend(dependency["pkg"].as_str());
            }
        }
    }
    let ours = packages
        .iter()
        .filter(is_ours)
        .filter(|package| package["id"].as_str().is_some_and(|id| wanted.contains(id)));
    let folder = |package: &serde_json::Value| -> Result<PathBuf> {
        let manifest = Path::new(package["manifest_path"].as_str().context("a manifest")?);
        let folder = manifest.parent().context("a folder")?;
        Ok(folder.strip_prefix(root()).unwrap_or(folder).to_owned())
    };
    ours.map(folder).collect()
}

/// The files of a source folder, or the file itself. Tests, additions of the npm package, and the
/// copies of the engine and its texts do not count as sources.
fn collect(path: &Path, files: &mut BTreeSet<PathBuf>) -> Result<()> {
    let full = root().join(path);
    if full.is_file() {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_copy = name.ends_with(".wasm") || name.starts_with("texts-");
        if !is_copy {
            files.insert(path.to_owned());
        }
        return Ok(());
    }
    let is_test = path.file_name().is_some_and(|name| {
        ["tests", "benches", "examples", "golden", "npm"].iter().any(|skip| name == *skip)
    });
    if is_test {
        return Ok(());
    }
    for entry in fs::read_dir(&full).with_context(|| format!("cannot list {path:?}"))? {
        collect(&path.join(entry?.file_name()), files)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_built_from_the_engine_and_nothing_of_the_terminal() {
        let folders = engine_folders().unwrap();
        let has = |name: &str| folders.iter().any(|folder| folder == Path::new(name));
        assert!(has("crates/api") && has("crates/gridwright") && has("crates/wasm"), "{folders:?}");
        assert!(!has("crates/cli") && !has("crates/tui") && !has("crates/testkit"), "{folders:?}");
    }

    #[test]
    fn every_language_has_as_many_files_of_texts_as_english() {
        let english = texts("en.ftl").unwrap();
        assert!(english.contains_key("crates/words/i18n/en.ftl") && english.len() > 5);
        for folder in ELSEWHERE {
            let path = format!("crates/words/{folder}/en.ftl");
            assert!(root().join(&path).exists() && !english.contains_key(&path), "{path}");
        }
        for language in LANGUAGES {
            let n_files = texts(&format!("{language}.ftl")).unwrap().len();
            assert_eq!(n_files, english.len(), "{language}");
        }
    }

    #[test]
    fn a_page_of_other_sources_is_refused() {
        let dist = tempfile::tempdir().unwrap();
        assert!(expect_fresh(dist.path()).is_err(), "there is no page");
        for (hash, is_right) in [("0".repeat(64), false), (source_hash().unwrap(), true)] {
            fs::write(dist.path().join("sources.txt"), format!("{hash}\n")).unwrap();
            assert_eq!(expect_fresh(dist.path()).is_ok(), is_right, "{hash}");
        }
    }

    #[test]
    fn sources_are_collected_without_tests_and_the_compiled_engine() {
        let mut files = BTreeSet::new();
        collect(Path::new("web/src"), &mut files).unwrap();
        collect(Path::new("crates/wire"), &mut files).unwrap();
        let has = |name: &str| files.contains(Path::new(name));
        assert!(has("web/src/main.tsx") && has("crates/wire/src/lib.rs"));
        assert!(!files.iter().any(|file| file.extension().is_some_and(|ending| ending == "wasm")));
        assert!(!files.iter().any(|file| file.starts_with("crates/wire/tests")));
    }
}
