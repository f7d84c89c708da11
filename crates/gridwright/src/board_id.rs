//! Board ids: a puzzle named by its board, written `family/params:line`.

use std::sync::Arc;

use gridwright_core::{Params, ParseError, Puzzle};

use crate::open_error::OpenError;
use crate::recipe::{head_of, slash};

/// A puzzle's name by its board: `family/params:line`.
///
/// ```
/// let text = "cirth/size=3:12...3...";
/// let puzzle = gridwright::open(text, None, &mut gridwright::Budget::unlimited())?;
/// assert_eq!(gridwright::board_id(&*puzzle), "cirth/size=3,areas=none:12...3...");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn board_id(puzzle: &dyn Puzzle) -> String {
    format!("{}{}:{}", puzzle.info().id, slash(&puzzle.params()), puzzle.line())
}

/// Opens `head:line`, a board id.
pub(crate) fn open_board_id(head: &str, line: &str) -> Result<Arc<dyn Puzzle>, OpenError> {
    let (family, params) = head_of(head)?;
    let column = head.chars().count() + 2;
    let puzzle = family.parse(line).map_err(|error| error.shifted(1, column))?;
    agree(params.unwrap_or_default(), &*puzzle)?;
    Ok(puzzle)
}

/// Checks that the parameters in an id are those of the puzzle.
fn agree(params: &str, puzzle: &dyn Puzzle) -> Result<(), OpenError> {
    let (asked, actual) = (Params::parse(puzzle.info().params, params)?, puzzle.params());
    for part in params.split(',').filter(|part| !part.is_empty()) {
        let name = part.split('=').next().expect("split gives one part");
        if asked.value(name) != actual.value(name) {
            let value = actual.value(name).unwrap_or("nothing");
            let column = puzzle.info().id.chars().count() + 2;
            let expected = format!("{name}={value}, as the board has it");
            return Err(ParseError::at(1, column, expected).into());
        }
    }
    Ok(())
}
