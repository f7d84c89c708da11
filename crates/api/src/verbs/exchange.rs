//! Answers requests for other forms of a puzzle: convert, canonical, formats.

use gridwright::documents::puzzle_document;
use gridwright::formats::{Play, Refusal, format_named, write_as};
use gridwright::{Budget, Puzzle, board_id};
use gridwright_wire::{
    CanonicalAnswer, CanonicalRequest, ConvertAnswer, ConvertRequest, ErrorAnswer, ErrorCode,
    Format, FormatsAnswer, FormatsRequest,
};

use crate::error::refusal;
use crate::open::{open, unknown_format};

/// Writes a puzzle in another format.
///
/// # Errors
/// When the request cannot be answered, such as for a format that cannot hold the puzzle.
///
/// ```
/// use gridwright_api::{Budget, ConvertRequest, convert};
/// let mut request = ConvertRequest::new("cirth\n12.\n...\n3..\n");
/// request.to = Some("line".to_owned());
/// let answer = convert(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.text.as_deref(), Some("12....3.."));
/// ```
pub fn convert(
    request: &ConvertRequest,
    budget: &mut Budget,
) -> Result<ConvertAnswer, ErrorAnswer> {
    let opened = open(&request.puzzle, budget)?;
    let puzzle = &*opened.puzzle;
    let to = request.to.as_deref();
    let text = match to {
        Some("text") => own(&opened.play, puzzle.text())?,
        Some("line") => own(&opened.play, puzzle.line())?,
        Some("id") => own(&opened.play, board_id(puzzle))?,
        Some(other) => foreign(other, puzzle, &opened.play, budget)?,
        None => own(&opened.play, String::new())?,
    };
    let mut answer = ConvertAnswer::new(puzzle_document(puzzle));
    answer.recipe = opened.recipe;
    answer.text = to.map(|_| text);
    Ok(answer)
}

/// Returns a text in one of the project's own forms, which hold puzzles but no games.
fn own(play: &Play, text: String) -> Result<String, ErrorAnswer> {
    match play.is_empty() {
        true => Ok(text),
        false => Err(refusal(&Refusal(format!("a puzzle has no place for {play}")))),
    }
}

fn foreign(
    name: &str,
    puzzle: &dyn Puzzle,
    play: &Play,
    budget: &mut Budget,
) -> Result<String, ErrorAnswer> {
    let known = format_named(name).ok_or_else(|| unknown_format(name))?;
    write_as(known, puzzle, play, budget).map_err(|error| match budget.is_spent() {
        // The format needs a fact that was not found within the budget.
        true => ErrorAnswer::new(ErrorCode::OutOfBudget, error.to_string()),
        false => refusal(&error),
    })
}

/// Computes the canonical form of a puzzle, which all its symmetric equivalents share.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, CanonicalRequest, canonical};
/// let form = |id: &str| {
///     canonical(&CanonicalRequest::new(id), &mut Budget::unlimited()).unwrap().canonical
/// };
/// assert_eq!(form("cirth:12......."), form("cirth:31......."));
/// ```
pub fn canonical(
    request: &CanonicalRequest,
    budget: &mut Budget,
) -> Result<CanonicalAnswer, ErrorAnswer> {
    let puzzle = open(&request.puzzle, budget)?.puzzle;
    Ok(CanonicalAnswer::new(puzzle.info().id, board_id(&*puzzle), puzzle.canonical()))
}

/// Lists the file formats of other programs.
///
/// ```
/// use gridwright_api::{FormatsRequest, formats};
/// assert!(formats(&FormatsRequest::default()).formats.iter().any(|format| format.name == "sdk"));
/// ```
pub fn formats(_: &FormatsRequest) -> FormatsAnswer {
    let one = |known: gridwright::formats::FormatOf| {
        let mut format = Format::default();
        format.name = known.format.name.to_owned();
        format.family = known.family.info().id.to_owned();
        format.title = known.format.title.to_owned();
        format.carries = known.format.carries.to_owned();
        format.extensions = known.format.extensions.iter().copied().map(str::to_owned).collect();
        format.line = known.format.is_line;
        format
    };
    FormatsAnswer::new(gridwright::formats::formats().map(one).collect())
}
