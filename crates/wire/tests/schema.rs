//! The committed schemas match the types. `UPDATE=1` rewrites them, as `cargo xtask schema` does.

#![expect(clippy::disallowed_methods, reason = "a test reads and writes the committed schemas")]

use std::path::Path;

use gridwright_wire::{answers_schema, requests_schema};
use serde_json::Value as Json;

fn check(name: &str, schema: &Json) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema").join(name);
    let text = format!("{schema:#}\n");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, &text).expect("the schema is written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == text,
        "docs/schema/{name} is not the schema of the types: run `cargo xtask schema`"
    );
}

#[test]
fn the_schema_of_requests_is_committed() {
    check("requests.json", &requests_schema());
}

#[test]
fn the_schema_of_answers_is_committed() {
    check("answers.json", &answers_schema());
}

/// Every member has a description, so that documents made from the schema are complete.
#[test]
fn every_member_is_described() {
    for schema in [requests_schema(), answers_schema()] {
        for (name, definition) in schema["$defs"].as_object().expect("definitions") {
            assert!(definition["description"].is_string(), "{name} has no description");
            let properties = definition["properties"].as_object();
            for (member, about) in properties.into_iter().flatten() {
                assert!(about["description"].is_string(), "{name}.{member} has no description");
            }
        }
    }
}
