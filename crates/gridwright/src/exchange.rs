//! The formats of other programs, whichever family has them: listing, recognising, writing.

use gridwright_core::{Budget, Family, Format, Play, Puzzle, Record, Refusal};

use crate::families::FAMILIES;
use crate::open_error::OpenError;

/// A format, and the family that has it.
///
/// ```
/// let sdk = gridwright::formats::format_named("sdk").unwrap();
/// assert_eq!((sdk.format.name, sdk.family.info().id), ("sdk", "sudoku"));
/// ```
#[derive(Clone, Copy)]
pub struct FormatOf {
    /// The family that reads and writes it.
    pub family: &'static dyn Family,
    /// The format.
    pub format: &'static Format,
}

/// All formats of all families, in the order they are shown.
///
/// ```
/// assert!(gridwright::formats::formats().any(|known| known.format.name == "f-puzzles"));
/// ```
pub fn formats() -> impl Iterator<Item = FormatOf> {
    FAMILIES
        .iter()
        .flat_map(|&family| family.formats().iter().map(move |format| FormatOf { family, format }))
}

/// The format of that name; case does not matter.
///
/// ```
/// assert!(gridwright::formats::format_named("PENPA").is_some());
/// assert!(gridwright::formats::format_named("word").is_none());
/// ```
pub fn format_named(name: &str) -> Option<FormatOf> {
    formats().find(|known| known.format.name.eq_ignore_ascii_case(name))
}

/// The format of files with the extension of this name.
///
/// ```
/// assert_eq!(gridwright::formats::format_for_file("a.SDK").unwrap().format.name, "sdk");
/// assert!(gridwright::formats::format_for_file("a.txt").is_none());
/// ```
pub fn format_for_file(name: &str) -> Option<FormatOf> {
    let (_, ending) = name.rsplit_once('.')?;
    let is_it = |known: &FormatOf| {
        known.format.extensions.iter().any(|extension| extension.eq_ignore_ascii_case(ending))
    };
    formats().find(is_it)
}

/// The format that a text is in, if it is one of other programs.
pub(crate) fn recognised(text: &str) -> Option<FormatOf> {
    formats().find(|known| (known.format.is_it)(text))
}

/// Reads a text in a given format, whether or not it is recognised as such.
///
/// # Errors
/// Saying where something else was expected, and what.
///
/// ```
/// let pzpr = gridwright::formats::format_named("pzpr").unwrap();
/// let record = gridwright::formats::read_as(pzpr, "https://puzz.link/p?sudoku/4/4/g1k23k3g")?;
/// assert_eq!(record.puzzle.board().n_givens(), 4);
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn read_as(known: FormatOf, text: &str) -> Result<Record, OpenError> {
    let FormatOf { format, .. } = known;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (format.read)(text).map_err(|error| OpenError::ReadAs { family: format.name, error })
}

/// Writes a puzzle, with a player's entries, in a format.
///
/// # Errors
/// Naming the feature that the format lacks.
///
/// ```
/// use gridwright::{Budget, open};
/// use gridwright::formats::{Play, format_named, write_as};
/// let mut budget = Budget::unlimited();
/// let puzzle = open(".1.....22.....3.", None, &mut budget)?;
/// let id = write_as(format_named("solo").unwrap(), &*puzzle, &Play::default(), &mut budget);
/// assert_eq!(id.unwrap(), "2x2:a1e2_2e3a");
/// let sdm = write_as(format_named("sdm").unwrap(), &*puzzle, &Play::default(), &mut budget);
/// assert_eq!(sdm.unwrap_err().to_string(), "sdm has no boards of 4x4, only of 9x9");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn write_as(
    known: FormatOf,
    puzzle: &dyn Puzzle,
    play: &Play,
    budget: &mut Budget,
) -> Result<String, Refusal> {
    let FormatOf { family: owner, format } = known;
    if owner.info().id != puzzle.info().id {
        let (title, own, found) = (format.title, owner.info().id, puzzle.info().id);
        return Err(Refusal(format!("{title} holds {own} only, found {found}")));
    }
    format.written(puzzle, play, budget)
}
