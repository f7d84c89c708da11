//! JSON Schemas of requests and answers, generated from the types.

use schemars::Schema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value as Json};

use crate::answer::Answer;
use crate::request::Request;

/// Generates the schema of all requests.
pub fn requests_schema() -> Json {
    let generator = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    with_title_first(generator.into_root_schema_for::<Request>())
}

/// Generates the schema of all answers.
pub fn answers_schema() -> Json {
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    with_title_first(generator.into_root_schema_for::<Answer>())
}

/// Moves the title and description to the front of the schema, where readers look first.
fn with_title_first(mut schema: Schema) -> Json {
    let mut ordered = Map::new();
    for name in ["$schema", "title", "description"] {
        ordered.extend(schema.remove(name).map(|value| (name.to_owned(), value)));
    }
    ordered.extend(schema.as_object().into_iter().flatten().map(|(k, v)| (k.clone(), v.clone())));
    Json::Object(ordered)
}
