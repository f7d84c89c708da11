//! Runs every command in docs/http.md against a server and compares its output. `UPDATE=1` rewrites
//! the output in the document.
//!
//! `[..]` stands for the rest of a line, and a line `...` for the rest of the output.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::client::Server;

const START: &str = "```console http\n";
const END: &str = "```\n";
const URL: &str = "http://127.0.0.1:8080";

/// Length above which a line is abbreviated.
const WIDTH: usize = 400;

fn document() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/http.md")
}

#[test]
fn the_document_shows_what_the_server_answers() {
    let text = std::fs::read_to_string(document()).expect("the document");
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start("");
    let (mut right, mut rest, mut n_commands) = (String::new(), text.as_str(), 0);
    while let Some((before, after)) = rest.split_once(START) {
        let (block, after) = after.split_once(END).expect("the end of a block");
        right += before;
        right += START;
        let mut commands = block.split("$ ").skip(1).peekable();
        assert!(commands.peek().is_some(), "a block without a command: {block}");
        for command in commands {
            let (command, shown) = command.split_once('\n').expect("a line");
            let printed = if command.starts_with("gridwright serve") {
                format!("listening at {URL}\n")
            } else {
                n_commands += 1;
                run(command, folder.path(), &server)
            };
            if std::env::var_os("UPDATE").is_none() {
                compare(command, &printed, shown);
            }
            right += &format!("$ {command}\n{}", abridged(&printed));
        }
        right += END;
        rest = after;
    }
    right += rest;
    assert!(n_commands > 25, "only {n_commands} commands");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(document(), right).expect("the document is written");
    }
}

fn run(command: &str, folder: &Path, server: &Server) -> String {
    let command = command.replace(URL, &server.url());
    let output = Command::new("sh").args(["-c", &command]).current_dir(folder).output();
    let output = output.expect("there is a shell");
    assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    let mut text = String::from_utf8(output.stdout).expect("text");
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

fn compare(command: &str, printed: &str, shown: &str) {
    let (mut printed_lines, mut shown_lines) = (printed.lines(), shown.lines());
    loop {
        match (printed_lines.next(), shown_lines.next()) {
            (_, Some("...")) | (None, None) => return,
            (Some(printed), Some(shown)) if is_like(printed, shown) => (),
            _ => panic!("{command}\nshown:\n{shown}\nprinted:\n{printed}\nUPDATE=1 rewrites it"),
        }
    }
}

/// Whether a line equals the one in the document, up to `[..]` if that has one.
fn is_like(printed: &str, shown: &str) -> bool {
    match shown.strip_suffix("[..]") {
        Some(start) => printed.starts_with(start),
        None => printed == shown,
    }
}

/// Abbreviates long output.
fn abridged(printed: &str) -> String {
    let lines: Vec<&str> = printed.lines().collect();
    let shown = if lines.len() > 12 { &lines[..3] } else { &lines[..] };
    let mut out = String::new();
    for line in shown {
        match line.char_indices().nth(WIDTH) {
            None => out += line,
            Some((at, _)) => out += &format!("{}[..]", &line[..at]),
        }
        out.push('\n');
    }
    out + if shown.len() < lines.len() { "...\n" } else { "" }
}

/// The document has an example for every path of the table.
#[test]
fn the_document_asks_every_path() {
    let text = std::fs::read_to_string(document()).expect("the document");
    for route in gridwright_serve::ROUTES {
        let path = route.path.split('{').next().expect("a path");
        let is_page = ["/", "/docs", "/docs.css"].contains(&path);
        assert!(is_page || text.contains(path), "{} is not shown", route.path);
    }
}
