//! Puzzles as JSON: a versioned envelope around the fields that each family writes itself.

use std::sync::Arc;

use gridwright_core::{ParseError, Puzzle};
use serde_json::{Map, Value as Json, json};

use crate::families::family;
use crate::id::{OpenError, board_id};

/// What the `format` field of our JSON says.
///
/// ```
/// assert_eq!(gridwright::FORMAT, "gridwright");
/// ```
pub const FORMAT: &str = "gridwright";

/// The version of the JSON layout; readers refuse newer ones.
///
/// ```
/// assert_eq!(gridwright::VERSION, 1);
/// ```
pub const VERSION: u64 = 1;

/// Fields that may stand in the envelope beside the puzzle; readers pass them over.
const EXTRAS: [&str; 11] = [
    "verb", "id", "recipe", "solution", "rating", "figures", "meta", "profile", "steps", "end",
    "board",
];

/// A puzzle as JSON that [`from_json`] and [`crate::open`] read back.
///
/// ```
/// use gridwright::{Budget, family, from_json, open, puzzle_json};
/// let puzzle = open("12....3..", family("cirth"), &mut Budget::unlimited())?;
/// let json = puzzle_json(&*puzzle);
/// assert_eq!(json["family"], "cirth");
/// assert_eq!(from_json(&json)?.text(), puzzle.text());
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn puzzle_json(puzzle: &dyn Puzzle) -> Map<String, Json> {
    let envelope = json!({
        "format": FORMAT,
        "version": VERSION,
        "family": puzzle.info().id,
        "id": board_id(puzzle),
        "puzzle": puzzle.json(),
    });
    let Json::Object(envelope) = envelope else { unreachable!("an object literal") };
    envelope
}

/// Reads what [`puzzle_json`] wrote. Strict: an unknown field is an error, never passed over.
///
/// # Errors
/// Naming the field that is wrong and what was expected there.
///
/// ```
/// let json = serde_json::json!({"format": "gridwright", "version": 2});
/// let error = gridwright::from_json(json.as_object().unwrap()).err().unwrap();
/// assert_eq!(error.to_string(), "version: expected 1");
/// ```
pub fn from_json(object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, OpenError> {
    let field = |name: &str, expected: String| OpenError::from(ParseError::field(name, expected));
    if object.get("format").and_then(Json::as_str) != Some(FORMAT) {
        return Err(field("format", format!("{FORMAT:?}")));
    }
    if object.get("version").and_then(Json::as_u64) != Some(VERSION) {
        return Err(field("version", VERSION.to_string()));
    }
    let known = ["format", "version", "family", "puzzle"];
    if let Some(name) = object
        .keys()
        .find(|name| !known.contains(&name.as_str()) && !EXTRAS.contains(&name.as_str()))
    {
        return Err(field(name, "no field of this name".to_owned()));
    }
    let name = object.get("family").and_then(Json::as_str);
    let name = name.ok_or_else(|| field("family", "the name of a family".to_owned()))?;
    let family = family(name).ok_or_else(|| OpenError::Family(name.to_owned()))?;
    let puzzle = object.get("puzzle").and_then(Json::as_object);
    let puzzle = puzzle.ok_or_else(|| field("puzzle", "an object".to_owned()))?;
    Ok(family.read_json(puzzle)?)
}

/// Reads a text that should be one JSON object.
pub(crate) fn from_json_text(text: &str) -> Result<Arc<dyn Puzzle>, OpenError> {
    let value: Json = serde_json::from_str(text).map_err(|error| {
        let expected = format!("JSON ({})", plain_message(&error));
        ParseError::at(error.line().max(1), error.column().max(1), expected)
    })?;
    match value {
        Json::Object(object) => from_json(&object),
        _ => Err(ParseError::at(1, 1, "a JSON object").into()),
    }
}

/// The message without the position, which the error carries already.
fn plain_message(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}
