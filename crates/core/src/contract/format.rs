//! File and link formats of other programs.

use std::fmt;
use std::sync::Arc;

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Site, Value};
use crate::data::budget::Budget;
use crate::data::parse_error::ParseError;

/// A file or link format of another program that a family can read and write.
///
/// ```
/// use gridwright_core::{Budget, Format, Play, Puzzle, Refusal};
/// fn export(puzzle: &dyn Puzzle, format: &Format) -> Result<String, Refusal> {
///     format.written(puzzle, &Play::default(), &mut Budget::nodes(100_000))
/// }
/// ```
pub struct Format {
    /// The id of the format: `sdk`.
    pub name: &'static str,
    /// The name of the format in sentences: `puzz.link sudoku`.
    pub title: &'static str,
    /// A short description of the data that it can hold.
    pub carries: &'static str,
    /// The usual file extensions, without the dot.
    pub extensions: &'static [&'static str],
    /// Whether a puzzle takes one line, so that a file can hold many.
    pub is_line: bool,
    /// The header line of a file with many puzzles, if there is one.
    pub header: Option<&'static str>,
    /// The XML tag of each puzzle in a file with many; the element is also read on its own.
    pub tag: Option<&'static str>,
    /// The prefixes of links, as they are shown to users: `puzz.link/p?sudoku/`.
    pub links: &'static [&'static str],
    /// The structure of a file with several puzzles that take more than one line. If a format has
    /// neither this nor `is_line`, a file holds one puzzle.
    pub wrap: Option<Wrap>,
    /// Whether it includes the player's entries and removed candidates.
    pub has_play: bool,
    /// Detects whether a text is in this format; if not, other parsers are tried.
    pub is_it: fn(&str) -> bool,
    /// Parses a text in this format.
    pub read: fn(&str) -> Result<Record, ParseError>,
    /// Writes a puzzle of the family, without a line break at the end.
    pub write: fn(&dyn Puzzle, &Play, &mut Budget) -> Result<String, Refusal>,
}

impl Format {
    /// Whether a file can hold several puzzles.
    pub fn holds_many(&self) -> bool {
        self.is_line || self.wrap.is_some()
    }

    /// Writes a puzzle of the family, with the player's progress if there is any.
    ///
    /// # Errors
    /// Names the part of the puzzle or of the progress that the format cannot hold.
    pub fn written(
        &self,
        puzzle: &dyn Puzzle,
        play: &Play,
        budget: &mut Budget,
    ) -> Result<String, Refusal> {
        let board = puzzle.board();
        let has_site = |site: &Site| site.index() < board.n_sites();
        let has =
            |(site, value): &(Site, Value)| has_site(site) && value.index() < board.n_values();
        if !play.entries.iter().all(has) || !play.crossed.iter().all(|(site, _)| has_site(site)) {
            return Err(Refusal("what was put in belongs to another board".to_owned()));
        }
        if !self.has_play && !play.is_empty() {
            return Err(Refusal(format!("{} has no place for {play}", self.title)));
        }
        (self.write)(puzzle, play, budget)
    }
}

/// The text around the puzzles of a file that holds several.
///
/// ```
/// use gridwright_core::Wrap;
/// let list = Wrap { before: "<list>", after: "</list>", part: |text| text };
/// let file = [list.before, (list.part)("<game/>"), list.after].concat();
/// assert_eq!(file, "<list><game/></list>");
/// ```
#[derive(Clone, Copy)]
pub struct Wrap {
    /// The text before the first puzzle.
    pub before: &'static str,
    /// The text after the last puzzle.
    pub after: &'static str,
    /// Extracts the part that represents the puzzle from a file with one puzzle.
    pub part: fn(&str) -> &str,
}

/// The player's progress on a puzzle.
///
/// ```
/// use gridwright_core::{Play, Site, Value};
/// let play = Play { entries: vec![(Site(0), Value(4))], crossed: Vec::new() };
/// assert!(!play.is_empty());
/// assert_eq!(play.to_string(), "1 value put in by a player");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Play {
    /// Entered values, in the order of their sites.
    pub entries: Vec<(Site, Value)>,
    /// Removed candidates that no clue or entry excludes, in the order of their sites.
    pub crossed: Vec<(Site, Mask)>,
}

impl Play {
    /// Whether there is no progress.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.crossed.is_empty()
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = |n: usize, what: &str, does: &str| {
            let s = if n == 1 { "" } else { "s" };
            (n > 0).then(|| format!("{n} {what}{s} {does}"))
        };
        let n_crossed = self.crossed.iter().map(|(_, gone)| gone.len()).sum();
        let parts = [
            counted(self.entries.len(), "value", "put in by a player"),
            counted(n_crossed, "candidate", "crossed out"),
        ];
        f.write_str(&parts.into_iter().flatten().collect::<Vec<_>>().join(" and "))
    }
}

/// A puzzle from a file, with the player's progress.
///
/// ```
/// use std::sync::Arc;
/// use gridwright_core::{Play, Puzzle, Record};
/// fn fresh(puzzle: Arc<dyn Puzzle>) -> Record {
///     Record::new(puzzle)
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut gridwright_core::Budget::unlimited()).unwrap();
/// assert_eq!(fresh(puzzle).play, Play::default());
/// ```
pub struct Record {
    /// The puzzle, with its clues only.
    pub puzzle: Arc<dyn Puzzle>,
    /// The player's progress.
    pub play: Play,
    /// Sentences about contents of the file that were not read, such as rules in words or drawings.
    pub notes: Vec<String>,
}

impl Record {
    /// A puzzle without progress and notes.
    pub fn new(puzzle: Arc<dyn Puzzle>) -> Record {
        Record { puzzle, play: Play::default(), notes: Vec::new() }
    }
}

/// A sentence about a feature that a format does not support: `puzz.link sudoku has no killer
/// cages`.
///
/// ```
/// use gridwright_core::Refusal;
/// assert_eq!(Refusal("sdm has no cages".to_owned()).to_string(), "sdm has no cages");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal(pub String);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refusal {}
