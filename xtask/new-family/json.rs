//! The JSON form: rows of clues.

use gridwright_core::ParseError;
use serde_json::{Map, Value as Json, json};

use super::puzzle::{SIZES, Square};
use super::text;

pub(super) fn write(square: &Square) -> Map<String, Json> {
    Map::from_iter([("givens".to_owned(), json!(text::rows(square)))])
}

pub(super) fn read(object: &Map<String, Json>) -> Result<Square, ParseError> {
    if let Some(name) = object.keys().find(|name| *name != "givens") {
        return Err(ParseError::field(name.as_str(), "no field of this name"));
    }
    let rows = object.get("givens").and_then(Json::as_array);
    let rows = rows.filter(|rows| SIZES.contains(&rows.len())).ok_or_else(|| {
        let expected = format!("{} to {} strings, one a row", SIZES.start(), SIZES.end());
        ParseError::field("givens", expected)
    })?;
    let n = rows.len();
    let mut givens = Vec::with_capacity(n * n);
    for (i, row) in rows.iter().enumerate() {
        let name = format!("givens[{i}]");
        let wanted = || ParseError::field(name.as_str(), format!("a string of {n} characters"));
        let values = text::row(n, row.as_str().ok_or_else(wanted)?);
        givens.extend(values.map_err(|error| ParseError::field(name.as_str(), error.expected))?);
    }
    Ok(Square::new(n, givens))
}
