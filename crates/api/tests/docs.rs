//! The requests in the documents have the answers shown there. `UPDATE=1` rewrites the answers.

#![expect(clippy::disallowed_methods, reason = "a test reads and writes documents")]

use std::path::Path;

use gridwright_api::{Budget, Request, answer};
use serde_json::Value as Json;

const REQUEST: &str = "```json request\n";
const ANSWER: &str = "```json answer\n";
const END: &str = "```\n";

fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    let text = std::fs::read_to_string(&path).expect("a document");
    let (mut right, mut rest, mut n_requests) = (String::new(), text.as_str(), 0);
    while let Some((before, after)) = rest.split_once(REQUEST) {
        let (request, after) = after.split_once(END).expect("the end of a request");
        let (between, after) = after.split_once(ANSWER).expect("an answer");
        let (_, after) = after.split_once(END).expect("the end of an answer");
        let answer = pretty(&answer_to(request));
        right += &format!("{before}{REQUEST}{request}{END}{between}{ANSWER}{answer}\n{END}");
        (rest, n_requests) = (after, n_requests + 1);
    }
    right += rest;
    assert!(n_requests > 0, "{name} has no requests");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &right).expect("the document is written");
    }
    let is_right = std::fs::read_to_string(&path).expect("a document") == right;
    assert!(is_right, "docs/{name} is out of date: UPDATE=1 rewrites its answers");
}

fn answer_to(request: &str) -> Json {
    let request: Request = serde_json::from_str(request).expect("a request");
    let answer = answer(&request, &mut Budget::nodes(1_000_000));
    serde_json::to_value(answer).expect("JSON")
}

/// Formats JSON with line breaks where a line would be too long.
fn pretty(json: &Json) -> String {
    written(json, 0, 0)
}

/// Maximum length of a line of an answer.
const WIDTH: usize = 110;

/// Formats a value that starts at `column`, after its key.
fn written(json: &Json, indent: usize, column: usize) -> String {
    let short = one_line(json);
    if column + short.len() <= WIDTH {
        return short;
    }
    let (below, margin) = (indent + 2, " ".repeat(indent + 2));
    match json {
        Json::Object(members) => {
            let member = |(key, value): (&String, &Json)| {
                let key = format!("{key:?}: ");
                format!("{margin}{key}{}", written(value, below, below + key.len()))
            };
            let members: Vec<String> = members.iter().map(member).collect();
            format!("{{\n{}\n{}}}", members.join(",\n"), " ".repeat(indent))
        }
        Json::Array(values) => {
            let values: Vec<String> = values
                .iter()
                .map(|value| format!("{margin}{}", written(value, below, below)))
                .collect();
            format!("[\n{}\n{}]", values.join(",\n"), " ".repeat(indent))
        }
        _ => short,
    }
}

fn one_line(json: &Json) -> String {
    match json {
        Json::Object(members) => {
            let members: Vec<String> = members
                .iter()
                .map(|(key, value)| format!("{key:?}: {}", one_line(value)))
                .collect();
            format!("{{{}}}", members.join(", "))
        }
        Json::Array(values) => {
            format!("[{}]", values.iter().map(one_line).collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

#[test]
fn requests_and_answers_are_real() {
    check("json.md");
}

#[test]
fn errors_are_real() {
    check("errors.md");
}

#[test]
fn the_explanation_is_real() {
    check("formats/proof.md");
}
