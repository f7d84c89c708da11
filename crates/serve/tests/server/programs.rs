//! Runs the short clients in other languages that docs/http.md shows.

use std::process::Command;

use crate::client::Server;

/// Runs the document's code block in a language against a server; `None` if the program is not
/// installed.
fn run(language: &str, program: &str, flag: &str) -> Option<String> {
    if Command::new(program).arg("--version").output().is_err() {
        eprintln!("{program} is not on this machine, so its client is not run");
        return None;
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/http.md");
    let document = std::fs::read_to_string(path).expect("the document");
    let start = document.find(&format!("```{language}\n")).expect("a block of the language");
    let block = document[start..].split_once('\n').expect("its first line").1;
    let client = block.split_once("```").expect("its end").0;
    assert!(client.lines().count() <= 10, "{client}");
    let server = Server::start("");
    let client = client.replace("http://127.0.0.1:8080", &server.url());
    let output = Command::new(program).args([flag, &client]).output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).expect("text"))
}

#[test]
fn python_makes_and_solves_a_puzzle() {
    if let Some(text) = run("python", "python3", "-c") {
        assert!(text.contains("unique"), "{text}");
    }
}

#[test]
fn javascript_makes_and_solves_a_puzzle() {
    if let Some(text) = run("js", "node", "-e") {
        assert!(text.contains("unique"), "{text}");
    }
}
