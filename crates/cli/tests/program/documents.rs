//! Runs every command in the documents, and compares the output with the one shown there.
//!
//! The language of a block determines its meaning:
//!
//! - `console`: commands after `$ ` and their output. A line `...` stands for any number of lines,
//!   `[..]` for any part of a line, `? 1` for the exit code where it is not 0. After a command that
//!   reads lines, those begin with `> `.
//! - `sh`: commands that must succeed, whatever they print.
//! - `toml`: the file `book.toml` of the commands that follow, or dependencies, whose folders must be there.
//! - `puzzle`, and `puzzles` with one a line: each has one solution, by the family that the document is
//!   named after.
//! - `json` in the document of a family: the `definition` of a puzzle, which must be read.
//!
//! Rust is run as doctests, `json request` and `json answer` by the tests of the API, and `console http`,
//! `python` and `js` by those of the server, `console bulk` by those of data sets, `c` by those of the C library, `pycon` by those of the Python package, `sh package` and `sh npm` by `cargo xtask test --all`. All other blocks may show no command.
//!
//! The blocks of a document share a folder, so that one command can use what another has written;
//! some files are there from the start. The commands in [`NOT_RUN`] are left out.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use gridwright_api::{ErrorCode, Status};
use snapbox::{Assert, Data};

use crate::run::{Folder, Run, feed, run};

/// Files that users are supposed to have already.
const FILES: &[(&str, &str)] = &[
    ("board.txt", "N.W.R\n.....\nS.X.B\n.....\nQ.M.P\n"),
    ("words.txt", "BOXED FOAM JUSTICE MUSHY PLAYING QUAVER WICKED\n"),
    ("book.toml", "[[chapter]]\nfamily = \"cirth\"\nparams = \"size=4\"\ncount = 2\n"),
    ("used.txt", ""),
];

/// The start of commands that are shown but not run, each with the reason.
const NOT_RUN: &[(&str, &str)] = &[
    ("cargo run --release", "it builds the program, which the tests have built"),
    ("cargo xtask test", "it runs this test"),
    ("cargo xtask web --site", "the tests of the page run it"),
    ("python3 -m http.server", "it does not end, and the tests of the page run it"),
    ("docker ", "it needs a container engine, and fetches images"),
    ("deploy/try-balancer.sh", "it needs haproxy, and takes a while"),
    ("python3 -m fontTools.subset", "it makes fonts from larger ones, which are not kept here"),
    ("sbatch ", "it needs a cluster with Slurm"),
    ("seq 64 | parallel", "it needs GNU parallel; deploy/clusters/try.sh runs it"),
    ("gridwright-bulk merge data --verify", "it puts together what the command before it has made"),
];

#[test]
fn the_readme_is_true() {
    assert!(check(&root().join("README.md")) > 30);
}

#[test]
fn the_documents_are_true() {
    let paths = documents().into_iter().filter(|path| is_in("docs", path));
    let checked: usize = paths.map(|path| check(&path)).sum();
    assert!(checked > 5, "only {checked} commands and puzzles");
}

#[test]
fn the_documents_of_formats_are_true() {
    let paths = documents().into_iter().filter(|path| is_in("docs/formats", path));
    let checked: usize = paths.map(|path| check(&path)).sum();
    assert!(checked > 15, "only {checked} commands and puzzles");
}

#[test]
fn the_picture_of_a_step_is_as_made() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path(PICTURES)).expect("a new folder");
    assert_eq!(check_in(&folder, &root().join(PICTURES).join("README.md")), 1);
    let kept = fs::read_to_string(root().join("docs/pictures/step.svg")).expect("it is there");
    assert!(folder.read("docs/pictures/step.svg") == kept, "make docs/pictures/step.svg anew");
}

#[test]
fn every_kind_of_error_is_documented() {
    let text = fs::read_to_string(root().join("docs/errors.md")).expect("it is there");
    // These need requests, families or builds that do not exist here.
    let in_words = ["bad-json", "ambiguous-family", "unsupported", "tampered"];
    let (text, over_http) = text.split_once("## Over HTTP").expect("two tables");
    for code in ErrorCode::ALL {
        let (name, title) = (code.name(), code.title());
        if over_http.contains(&format!("| `{name}` | {title} | ")) {
            continue;
        }
        let exit = Status::of_error(*code) as u8;
        let row = format!("| `{name}` | {title} | {exit} |\n");
        assert!(text.contains(&row), "the table lacks {row}");
        let is_shown = [format!("\"code\":\"{name}\""), format!("\"code\": \"{name}\"")];
        let is_shown = is_shown.iter().any(|member| text.contains(member));
        assert!(is_shown || in_words.contains(&name), "no example of {name}");
    }
}

/// The documents that the tests above leave out: contributing, decisions, notes beside the code.
#[test]
fn all_other_documents_are_true() {
    let is_left = |path: &PathBuf| {
        *path != root().join("README.md")
            && ["docs", "docs/formats", PICTURES].iter().all(|folder| !is_in(folder, path))
    };
    let left: Vec<PathBuf> = documents().into_iter().filter(is_left).collect();
    assert!(left.contains(&root().join("CONTRIBUTING.md")), "{left:?}");
    for path in left {
        check(&path);
    }
}

#[test]
fn what_is_not_run_is_shown_somewhere() {
    let texts: Vec<String> =
        documents().iter().map(|path| fs::read_to_string(path).expect("text")).collect();
    let blocks: Vec<Block<'_>> = texts.iter().flat_map(|text| blocks(text)).collect();
    for (command, _) in NOT_RUN {
        let mut lines = blocks.iter().flat_map(|block| block.text.lines());
        assert!(lines.any(|line| line.starts_with(command)), "{command} is in no document");
    }
}

/// Every test that the document refers to exists.
#[test]
fn the_tests_that_hold_what_newcomers_met_are_there() {
    fn functions(folder: &Path, found: &mut String) {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("readable").path();
            if path.is_dir() && !path.ends_with("node_modules") {
                functions(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("text");
                let lines = text.lines().filter(|line| line.contains("fn "));
                lines.for_each(|line| *found += &format!("{line}\n"));
            }
        }
    }
    let mut known = String::new();
    functions(&root().join("crates"), &mut known);
    let text = fs::read_to_string(root().join("docs/trials.md")).expect("it is there");
    let is_test = |word: &&str| {
        word.matches('_').count() >= 2
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    };
    let named: Vec<&str> = text.split('`').skip(1).step_by(2).filter(is_test).collect();
    assert!(named.len() > 60, "only {} tests are named", named.len());
    for name in named {
        assert!(known.contains(&format!("fn {name}(")), "there is no test {name}");
    }
}

const PICTURES: &str = "docs/pictures";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All documents of the repository.
fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("readable").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let is_ours = !name.starts_with('.') && name != "target" && name != "node_modules";
            if path.is_dir() && is_ours {
                folders.push(path);
            } else if name.ends_with(".md") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Whether a document is in a folder, but not in a subfolder of it.
fn is_in(folder: &str, path: &Path) -> bool {
    path.parent() == Some(&root().join(folder))
}

/// Checks all blocks of a document, and returns how many commands and puzzles there were.
fn check(path: &Path) -> usize {
    check_in(&Folder::new(), path)
}

fn check_in(folder: &Folder, path: &Path) -> usize {
    let text = fs::read_to_string(path).expect("documents are text");
    for (name, content) in FILES {
        folder.file(name, content);
    }
    let family = path.file_stem().expect("a name").to_str().expect("a plain name");
    let is_family = gridwright::family(family).is_some();
    let mut n_checked = 0;
    for block in blocks(&text) {
        let about = format!("{}:{}", path.display(), block.line);
        match block.language {
            "console" => n_checked += transcript(&block.text, folder, &about),
            "sh" => {
                let text = block.text.replace("\\\n", " ");
                for command in text.lines().filter(|line| !line.trim().is_empty()) {
                    n_checked += usize::from(succeeds(command, folder, &about));
                }
            }
            "toml" if block.text.starts_with("[dependencies]") => {
                let paths = block.text.split("path = \"").skip(1);
                for path in paths.filter_map(|rest| rest.split('"').next()) {
                    assert!(root().join(path).is_dir(), "{about}: there is no {path}");
                }
            }
            "toml" => drop(folder.file("book.toml", &block.text)),
            "puzzle" => n_checked += usize::from(is_proper(family, &block.text, &about)),
            "puzzles" => {
                let is_one = |line: &str| is_proper(family, line, &about);
                n_checked += block.text.lines().filter(|line| is_one(line)).count();
            }
            "json" if is_family => {
                let json = format!(
                    "{{\"format\": \"gridwright\", \"version\": 1, \"family\": \"{family}\", \
                     \"definition\": {}}}",
                    block.text
                );
                let read = feed("convert", json);
                assert_eq!(read.code, 0, "{about}: {}", read.err);
                n_checked += 1;
            }
            "rust" | "json request" | "json answer" | "console http" | "python" | "js" => (),
            "c" | "pycon" | "sh package" | "sh npm" | "console bulk" => (),
            "" | "text" | "ftl" => {
                let shown = block.text.lines().find(|line| is_command(line));
                assert_eq!(shown, None, "{about}: a command in a block that is not run");
            }
            other => panic!("{about}: a block of the language {other:?}, which no test is about"),
        }
    }
    n_checked
}

/// A block between two fences.
struct Block<'t> {
    language: &'t str,
    /// The line of its first fence, from 1.
    line: usize,
    text: String,
}

fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut is_open = false;
    for (i, line) in text.lines().enumerate() {
        let is_indented = line.trim_start().starts_with("```") && !line.starts_with("```");
        assert!(!is_indented, "line {}: a block inside a list, which would not be run", i + 1);
        if let Some(language) = line.strip_prefix("```") {
            is_open = !is_open;
            if is_open {
                blocks.push(Block { language, line: i + 1, text: String::new() });
            }
        } else if let Some(block) = blocks.last_mut().filter(|_| is_open) {
            block.text += line;
            block.text.push('\n');
        }
    }
    assert!(!is_open, "a block is not closed");
    blocks
}

/// Runs the commands of a transcript, and returns how many there were.
fn transcript(text: &str, folder: &Folder, about: &str) -> usize {
    let mut commands: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (Some(command), _) => commands.push((command, Vec::new())),
            (None, Some((_, shown))) => shown.push(line),
            (None, None) => panic!("{about}: a transcript begins with a command"),
        }
    }
    for (command, shown) in &commands {
        compare(command, shown, folder, about);
    }
    commands.len()
}

/// Runs a command, and compares its output with the one shown.
fn compare(command: &str, shown: &[&str], folder: &Folder, about: &str) {
    let (mut input, mut expected, mut code) = (String::new(), String::new(), 0);
    for line in shown {
        if let Some(typed) = line.strip_prefix("> ") {
            input += &format!("{typed}\n");
        } else if let Some(shown) = line.strip_prefix("? ") {
            code = shown.parse().expect("an exit code");
        } else {
            expected += &format!("{line}\n");
        }
    }
    let run = shell(command, &input, folder);
    let printed = run.out + &run.err;
    assert_eq!(run.code, code, "{about}: {command}\n{printed}");
    // An empty line may separate it from the next command.
    let text = |text: &str| Data::text(format!("{}\n", text.trim_end()));
    let name = format!("{about}: {command}");
    let compared =
        Assert::new().normalize_paths(false).try_eq(Some(&name), text(&printed), text(&expected));
    compared.unwrap_or_else(|difference| panic!("{difference}"));
}

/// Whether a line looks like a shell command.
fn is_command(line: &str) -> bool {
    let line = line.trim_start();
    ["$ ", "gridwright ", "cargo "].iter().any(|start| line.starts_with(start))
}

/// A shell line without its trailing comment.
fn without_comment(line: &str) -> &str {
    line.split(" # ").next().unwrap_or_default().trim()
}

/// Runs a command that must succeed, and returns whether it was run.
fn succeeds(line: &str, folder: &Folder, about: &str) -> bool {
    let command = without_comment(line);
    if command.is_empty() || NOT_RUN.iter().any(|(start, _)| command.starts_with(start)) {
        return false;
    }
    // Commands with random results get a seed, and games are played line by line.
    let is_random = |verb: &str| command.starts_with(&format!("gridwright {verb}"));
    let mut extra = String::new();
    if ["generate", "book", "play"].into_iter().any(is_random) && !command.contains("--seed") {
        extra += if is_random("play") { "" } else { " --seed 1" };
    }
    if is_random("play") && !command.contains("--linear") {
        extra += " --linear";
    }
    let run = shell(&format!("{command}{extra}"), "quit\n", folder);
    assert_eq!(run.code, 0, "{about}: {command}\n{}{}", run.out, run.err);
    true
}

/// Runs a command in the folder, where `gridwright` is the program.
fn shell(command: &str, input: &str, folder: &Folder) -> Run {
    let program = Path::new(env!("CARGO_BIN_EXE_gridwright"));
    let mut path = program.parent().expect("a folder").as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let input = folder.file("standard-input", input);
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).current_dir(folder.path(".")).env("PATH", path);
    shell.env("GRIDWRIGHT_DATA", folder.path("data")).env("LANG", "en_GB.UTF-8");
    shell.env_remove("LC_ALL").env_remove("NO_COLOR");
    shell.stdin(Stdio::from(fs::File::open(input).expect("just written")));
    crate::run::of(shell.output().expect("there is a shell"))
}

/// Checks that a puzzle of a document has one solution.
fn is_proper(family: &str, text: &str, about: &str) -> bool {
    let count = feed(&format!("count {family} -f -"), text);
    assert_eq!((count.code, count.out.as_str()), (0, "1\n"), "{about}: {}\n{text}", count.err);
    true
}

#[test]
fn what_is_untrue_is_noticed() {
    let untrue = |text: &str| {
        let folder = Folder::new();
        let path = folder.path("doc.md");
        fs::write(&path, text).expect("a file in the folder");
        std::panic::catch_unwind(|| check(&path)).is_err()
    };
    assert!(!untrue("```console\n$ gridwright count cirth:12....3..\n1\n```\n"));
    assert!(!untrue("```console\n$ gridwright solve cirth:11.......\n...\n? 1\n```\n"));
    assert!(!untrue("```sh\ngridwright count cirth:12....3..\ncargo xtask test # all\n```\n"));
    assert!(untrue("```console\n$ gridwright count cirth:12....3..\n2\n```\n"), "the output");
    assert!(untrue("```console\n$ gridwright count cirth:12....3..\n```\n"), "no output");
    assert!(untrue("```console\n$ gridwright solve cirth:11.......\n...\n```\n"), "the exit code");
    assert!(untrue("```sh\ngridwright no-such-verb\n```\n"), "a command that fails");
    assert!(untrue("```sh\ncargo no-such-command\n```\n"), "a command that is not ours");
    assert!(untrue("```text\n$ gridwright families\n```\n"), "a command that is not run");
    assert!(untrue("- this:\n  ```sh\n  gridwright families\n  ```\n"), "a block in a list");
    assert!(untrue("```nonsense\n```\n"), "a block that nothing checks");
    assert_eq!(run("count cirth:12....3..").out, "1\n", "what these examples rest on");
}
