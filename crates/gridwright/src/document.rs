//! Puzzles as JSON documents: a versioned envelope around the members that each family defines.

use std::sync::Arc;

use gridwright_core::{ParseError, Puzzle};
use gridwright_wire as wire;
use serde::Deserialize;
use serde_json::error::Category;

use crate::board_id::board_id;
use crate::families::family;
use crate::open_error::OpenError;

/// A puzzle as a document that [`open_document`] and [`crate::open`] read back.
///
/// ```
/// use gridwright::documents::{open_document, puzzle_document};
/// use gridwright::{Budget, family, open};
/// let puzzle = open("12....3..", family("cirth"), &mut Budget::unlimited())?;
/// let document = puzzle_document(&*puzzle);
/// assert_eq!(document.family, "cirth");
/// assert_eq!(open_document(&document)?.text(), puzzle.text());
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn puzzle_document(puzzle: &dyn Puzzle) -> wire::Puzzle {
    let mut document = wire::Puzzle::new(puzzle.info().id, puzzle.json());
    document.id = Some(board_id(puzzle));
    document
}

/// Opens a document. Its id is ignored: the definition is the puzzle.
///
/// # Errors
/// Naming the member that is wrong and what was expected there.
///
/// ```
/// let document = gridwright_wire::Puzzle::new("cirth", serde_json::Map::new());
/// let error = gridwright::documents::open_document(&document).err().unwrap();
/// assert!(error.to_string().starts_with("definition.size: expected"));
/// ```
pub fn open_document(document: &wire::Puzzle) -> Result<Arc<dyn Puzzle>, OpenError> {
    let family =
        family(&document.family).ok_or_else(|| OpenError::Family(document.family.clone()))?;
    Ok(family.read_json(&document.definition).map_err(|error| error.below("definition"))?)
}

/// Opens the text of a document, or of an answer that holds one.
pub(crate) fn open_json(text: &str) -> Result<Arc<dyn Puzzle>, OpenError> {
    /// The member that distinguishes an answer from a puzzle.
    #[derive(Deserialize)]
    struct Probe {
        verb: Option<String>,
    }
    /// An answer that holds a puzzle.
    #[derive(Deserialize)]
    struct Holder {
        #[serde(rename = "format")]
        _format: wire::FormatName,
        #[serde(rename = "version")]
        _version: wire::Version,
        puzzle: wire::Puzzle,
    }
    let probe: Probe = serde_json::from_str(text).map_err(|error| parse_error(&error))?;
    let document = match probe.verb {
        None => serde_json::from_str::<wire::Puzzle>(text),
        Some(_) => serde_json::from_str::<Holder>(text).map(|holder| holder.puzzle),
    };
    open_document(&document.map_err(|error| parse_error(&error))?)
}

/// The position of an error in JSON, and the text that was expected there.
fn parse_error(error: &serde_json::Error) -> ParseError {
    let text = error.to_string();
    // The error carries its position apart from the sentence.
    let why = text.split(" at line ").next().unwrap_or(&text);
    let expected = match error.classify() {
        Category::Data => format!("a puzzle as JSON ({why})"),
        Category::Syntax | Category::Eof | Category::Io => format!("JSON ({why})"),
    };
    ParseError::at(error.line().max(1), error.column().max(1), expected)
}
