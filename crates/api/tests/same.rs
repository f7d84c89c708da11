//! The table of requests whose answers are the same in all front ends. Every front end runs it in
//! its own tests; here it is checked against the library, and for completeness.

#[path = "common/table.rs"]
mod table;

use std::collections::BTreeSet;

use gridwright_api::{Budget, ErrorCode, answer_json};
use serde_json::Value as Json;

#[test]
#[expect(clippy::disallowed_methods, reason = "with UPDATE=1 the table is written anew")]
fn answers_are_those_of_the_table() {
    let is_update = std::env::var("UPDATE").is_ok();
    let mut written = String::new();
    for row in table::rows() {
        let answer = answer_json(&row.request, &mut Budget::unlimited());
        if is_update {
            written.push_str(&format!("{},\"expected\":{answer}}}\n", row.head));
        } else {
            assert_eq!(answer, row.answer, "{}: run with UPDATE=1 to accept it", row.request);
        }
    }
    if is_update {
        std::fs::write(table::path(), written).expect("the table can be written");
    }
}

#[test]
fn the_table_has_every_verb_with_every_family_and_errors() {
    let rows = table::rows();
    let requests: Vec<Json> =
        rows.iter().filter_map(|row| serde_json::from_str(&row.request).ok()).collect();
    let families = gridwright::FAMILIES.iter().map(|family| family.info().id);
    let families: Vec<&str> = families.collect();
    // Verbs without a puzzle need only one request.
    let once = ["book", "clue", "formats", "practice", "technique", "verify-proof"];
    for verb in verbs() {
        let asked: Vec<String> =
            requests.iter().filter(|one| one["verb"] == *verb).map(Json::to_string).collect();
        assert!(!asked.is_empty(), "{verb} is not asked");
        for family in families.iter().filter(|_| !once.contains(&verb.as_str())) {
            assert!(
                asked.iter().any(|one| one.contains(family)),
                "{verb} is not asked of {family}"
            );
        }
    }
    let code = |row: &table::Row| {
        let answer: Json = serde_json::from_str(&row.answer).expect("an answer");
        answer["code"].as_str().map(str::to_owned)
    };
    let codes: BTreeSet<String> = rows.iter().filter_map(code).collect();
    let is_lacking = |code: &&str| !NOT_OF_THE_ENGINE.contains(code) && !codes.contains(*code);
    let lacking: Vec<&str> =
        ErrorCode::ALL.iter().map(|code| code.name()).filter(is_lacking).collect();
    assert!(lacking.is_empty(), "no row is refused with {lacking:?}");
}

/// Errors that no request to the library causes: those of front ends, those of builds without some
/// feature, and one that needs a text claimed by two families, of which there is none.
const NOT_OF_THE_ENGINE: &[&str] = &[
    "usage",
    "io",
    "unknown-path",
    "bad-method",
    "bad-media-type",
    "too-large",
    "too-slow",
    "bad-key",
    "bad-origin",
    "too-many",
    "busy",
    "internal",
    "tampered",
    "unsupported",
    "ambiguous-family",
];

/// All verbs of requests, from the schema.
#[expect(clippy::disallowed_methods, reason = "a test reads the committed schema")]
fn verbs() -> Vec<String> {
    let path = table::path().with_file_name("../../../docs/schema/requests.json");
    let schema: Json =
        serde_json::from_str(&std::fs::read_to_string(path).expect("the schema")).expect("JSON");
    let ways = schema["oneOf"].as_array().expect("one part for each verb");
    let verb = |way: &Json| way["properties"]["verb"]["const"].as_str().map(str::to_owned);
    ways.iter().filter_map(verb).collect()
}
