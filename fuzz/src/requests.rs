//! Requests in JSON: each has an answer in JSON, and errors are one sentence.

use std::sync::OnceLock;

use gridwright::Budget;
use gridwright_api::answer_json;
use serde_json::Value as Json;

use crate::ensure::{ensure, sentence};
use crate::outcome::Outcome;

/// The requests with which every front end is tested.
const SAME: &str = include_str!("../../crates/api/tests/same.jsonl");

/// Maximum length of a request; longer ones, such as books and the largest boards, are left out.
const LONGEST: usize = 4_000;

/// The search budget of a request, in nodes.
const NODES: u64 = 2_000;

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    static SEEDS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    let made = || {
        let request = |line: &str| -> Option<Vec<u8>> {
            let json: Json = serde_json::from_str(line).ok()?;
            let request = json.get("request")?;
            (request["verb"] != "book").then(|| request.to_string().into_bytes())
        };
        SAME.lines().filter_map(request).filter(|seed| seed.len() < LONGEST).collect()
    };
    SEEDS.get_or_init(made).clone()
}

pub(crate) fn run(input: &[u8]) -> Outcome {
    let text = String::from_utf8_lossy(input);
    // The budget of a book is per puzzle, and a book can request any number of puzzles.
    if serde_json::from_str::<Json>(&text).is_ok_and(|json| json["verb"] == "book") {
        return Ok("a book".to_owned());
    }
    let answer = answer_json(&text, &mut Budget::nodes(NODES));
    let json: Json =
        serde_json::from_str(&answer).map_err(|error| format!("no JSON: {error}: {answer}"))?;
    ensure!(json["format"] == "gridwright", "no envelope: {answer}");
    ensure!(json["outcome"].is_string() || json["verb"].is_string(), "no outcome: {answer}");
    if json["outcome"] == "error" {
        sentence(json["detail"].as_str().unwrap_or_default())?;
    }
    Ok(["verb", "outcome", "code", "detail"].map(|name| json[name].to_string()).join(" "))
}
