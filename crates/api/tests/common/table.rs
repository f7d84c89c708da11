//! The table of requests whose answers are the same in all front ends: `same.jsonl`, with one row
//! per line.

use std::path::{Path, PathBuf};

use serde_json::Value as Json;

/// A request and its answer.
#[derive(Debug)]
pub(crate) struct Row {
    /// The request as text; not always JSON.
    pub(crate) request: String,
    /// The equivalent arguments of the command line, if there are any.
    #[allow(dead_code, reason = "not every front end has command lines")]
    pub(crate) args: Option<String>,
    /// The member of the request that is passed to the standard input of the command line.
    #[allow(dead_code, reason = "not every front end has command lines")]
    pub(crate) input: Option<String>,
    /// The reason why the command line has no equivalent arguments.
    #[allow(dead_code, reason = "not every front end has command lines")]
    pub(crate) no_words: Option<String>,
    /// The answer as text.
    pub(crate) answer: String,
    /// The line up to the answer.
    #[allow(dead_code, reason = "only who writes the table needs it")]
    pub(crate) head: String,
}

/// The path of the table.
pub(crate) fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/api/tests/same.jsonl")
}

/// Reads all rows.
#[allow(
    clippy::disallowed_methods,
    reason = "a test reads the table; front ends may read files anyway"
)]
pub(crate) fn rows() -> Vec<Row> {
    let text = std::fs::read_to_string(path()).expect("the table is committed");
    text.lines().map(row).collect()
}

fn row(line: &str) -> Row {
    let row: Json = serde_json::from_str(line).expect("a row is JSON");
    // The answer is the last member and is compared as text.
    let (head, answer) = line.rsplit_once(",\"expected\":").expect("a row has an answer");
    let request = match &row["text"] {
        Json::String(text) => text.clone(),
        _ => row["request"].to_string(),
    };
    Row {
        request,
        args: row["args"].as_str().map(str::to_owned),
        input: row["input"].as_str().map(|member| input(&row["request"][member])),
        no_words: row["no_words"].as_str().map(str::to_owned),
        answer: answer.strip_suffix('}').expect("a row is an object").to_owned(),
        head: head.to_owned(),
    }
}

/// A member of a request as the content of a file: a text, or an explanation as JSON.
fn input(member: &Json) -> String {
    let Json::Object(explanation) = member else {
        return member.as_str().expect("a text or an explanation").to_owned();
    };
    let mut file = serde_json::Map::from_iter([
        ("format".to_owned(), Json::from("gridwright")),
        ("version".to_owned(), Json::from(1)),
        ("verb".to_owned(), Json::from("explain")),
    ]);
    file.extend(explanation.clone());
    Json::Object(file).to_string()
}
