//! Alcazar as JSON: width, height, and the drawing of the walls line by line.

use gridwright_core::{ParseError, Place};
use serde_json::{Map, Value as Json, json};

use super::grid::SIZES;
use super::puzzle::Walls;
use super::text;

pub(super) fn write(puzzle: &Walls) -> Map<String, Json> {
    let bare = Walls::of_walls(puzzle.grid.clone(), |edge| puzzle.is_wall(edge));
    let object = json!({
        "width": puzzle.grid.width,
        "height": puzzle.grid.height,
        "rows": text::write(&bare).lines().collect::<Vec<_>>(),
    });
    let Json::Object(object) = object else { unreachable!("an object literal") };
    object
}

pub(super) fn read(object: &Map<String, Json>) -> Result<Walls, ParseError> {
    let known = ["width", "height", "rows"];
    if let Some(name) = object.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(ParseError::field(name.as_str(), "no field of this name"));
    }
    let side = |name: &str| {
        let side = object.get(name).and_then(Json::as_u64).map(|side| side as usize);
        side.filter(|side| SIZES.contains(side)).ok_or_else(|| {
            let expected = format!("a whole number from {} to {}", SIZES.start(), SIZES.end());
            ParseError::field(name, expected)
        })
    };
    let (width, height) = (side("width")?, side("height")?);
    let wanted = || {
        let expected = format!("{} strings that draw the walls", 2 * height + 1);
        ParseError::field("rows", expected)
    };
    let rows = object.get("rows").and_then(Json::as_array).ok_or_else(wanted)?;
    let rows: Option<Vec<&str>> = rows.iter().map(Json::as_str).collect();
    let rows = rows.filter(|rows| rows.len() == 2 * height + 1).ok_or_else(wanted)?;
    let puzzle = text::parse(&rows.join("\n")).map_err(|error| {
        let row = match error.place {
            Place::Text { line, .. } => format!("rows[{}]", line - 1),
            Place::Field(name) => name,
        };
        ParseError::field(row, error.expected)
    })?;
    if (puzzle.grid.width, puzzle.grid.height) != (width, height) {
        return Err(ParseError::field("width", format!("{}, as drawn", puzzle.grid.width)));
    }
    Ok(puzzle)
}
