//! Examples: positions that show techniques, for lessons and for tests.
//!
//! They are a text file next to a family's code, one example per line with six fields: the
//! technique, the profiles by which it is next, the puzzle, the position, a change after which the
//! technique must not be found, and the effects of the step:
//!
//! ```text
//! naked-single gridwright 12......3 =1,=2,3,23,13,123,23,13,=3 r1c3:23 r1c3=3
//! ```
//!
//! A position has for each site `=` and its value, or its candidates; a change gives some sites new
//! candidates.

use std::sync::Arc;

use crate::contract::family::Family;
use crate::contract::info::Info;
use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Site, Value};
use crate::data::budget::Budget;
use crate::data::handed::handed_content;
use crate::data::parse_error::ParseError;
use crate::data::position::Position;
use crate::data::profile::Profile;
use crate::data::step::{Step, Technique};
use crate::data::step_query::StepQuery;
use crate::verbs::explain::next_step;

/// The techniques of a family in a profile, easiest first; empty if the family does not have the
/// profile.
///
/// ```
/// use gridwright_core::{Family, Profile, techniques_in};
/// fn n_techniques(family: &dyn Family) -> usize {
///     techniques_in(family.info(), Profile::DEFAULT).len()
/// }
/// ```
pub fn techniques_in(info: &Info, profile: &'static Profile) -> Vec<&'static Technique> {
    if info.profiles.contains(&profile) { (info.techniques)(profile) } else { Vec::new() }
}

/// A position in which a technique is the next step.
///
/// ```
/// use gridwright_core::{Example, Family, examples};
/// fn first(family: &dyn Family) -> Option<Example> {
///     examples(family.info()).next()
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Example {
    /// The id of the technique.
    pub technique: &'static str,
    /// The profiles by whose order the technique is next.
    pub profiles: Vec<&'static Profile>,
    /// The puzzle in one line.
    pub puzzle: &'static str,
    /// The effects of the step.
    pub effects: &'static str,
    position: &'static str,
    change: &'static str,
}

/// All examples of a family.
///
/// ```
/// use gridwright_core::{Family, examples};
/// fn shown(family: &dyn Family) -> Vec<&'static str> {
///     examples(family.info()).map(|example| example.technique).collect()
/// }
/// ```
pub fn examples(info: &Info) -> impl Iterator<Item = Example> + use<> {
    let profiles = info.profiles;
    let named = |id: &str| profiles.iter().copied().find(|profile| profile.id == id);
    let file = handed_content(info.examples).unwrap_or_default();
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(move |line| {
        let mut fields = line.splitn(6, ' ');
        Some(Example {
            technique: fields.next()?,
            profiles: fields.next()?.split(',').filter_map(named).collect(),
            puzzle: fields.next()?,
            position: fields.next()?,
            change: fields.next()?,
            effects: fields.next()?,
        })
    })
}

/// An example of a technique in a family, preferably one for the default profile.
///
/// ```
/// use gridwright_core::{Example, Family, Technique, example_of};
/// fn shown(family: &dyn Family, technique: &Technique) -> Option<Example> {
///     example_of(family.info(), technique)
/// }
/// ```
pub fn example_of(info: &Info, technique: &Technique) -> Option<Example> {
    let mut all = examples(info).filter(|example| example.technique == technique.id);
    let is_ours = |example: &Example| example.profiles.contains(&Profile::DEFAULT);
    let first = all.next()?;
    if is_ours(&first) { Some(first) } else { Some(all.find(is_ours).unwrap_or(first)) }
}

impl Example {
    /// The next step in the position, by the first of its profiles.
    pub fn step(&self, opened: &Opened, budget: &mut Budget) -> Option<Step> {
        let query = StepQuery::by(self.profiles.first()?);
        next_step(&*opened.puzzle, &opened.position, &query, budget)
    }

    /// Parses the puzzle, the position, and the near miss in which the technique must not be found.
    ///
    /// # Errors
    /// When the line does not contain a puzzle of the family and valid positions of it.
    pub fn open(&self, family: &dyn Family) -> Result<Opened, ParseError> {
        let puzzle = family.parse(self.puzzle)?;
        let board = puzzle.board();
        let mask = |text: &str| -> Result<Mask, ParseError> {
            let value =
                |c| board.value_of(c).ok_or_else(|| ParseError::field("position", "symbols"));
            text.chars().map(value).collect()
        };
        let (mut values, mut candidates) = (Vec::new(), Vec::new());
        for text in self.position.split(',') {
            let placed = text.strip_prefix('=');
            let left = mask(placed.unwrap_or(text))?;
            values.push(placed.and_then(|_| left.only()));
            candidates.push(left);
        }
        if values.len() != board.n_sites() {
            let expected = format!("{} sites, not {}", board.n_sites(), values.len());
            return Err(ParseError::field("position", expected));
        }
        let (mut other_values, mut other_candidates) = (values.clone(), candidates.clone());
        for part in self.change.split(',') {
            let (name, left) = part.split_once(':').unwrap_or((part, ""));
            let site = board.site_named(name);
            let site = site.ok_or_else(|| ParseError::field("change", "the name of a site"))?;
            other_values[site.index()] = None;
            other_candidates[site.index()] = mask(left)?;
        }
        let near_miss = Position::from_parts(other_values, other_candidates);
        Ok(Opened { position: Position::from_parts(values, candidates), near_miss, puzzle })
    }
}

/// A parsed example.
///
/// ```
/// use gridwright_core::Opened;
/// fn is_open(opened: &Opened) -> bool {
///     opened.position.solution().is_none()
/// }
/// ```
pub struct Opened {
    /// The puzzle.
    pub puzzle: Arc<dyn Puzzle>,
    /// The position in which the technique is next.
    pub position: Position,
    /// The position in which the technique must not be found.
    pub near_miss: Position,
}

/// Writes a position in the notation of examples.
///
/// ```
/// use gridwright_core::{Position, Puzzle, position_text};
/// fn at_the_start(puzzle: &dyn Puzzle) -> String {
///     position_text(puzzle, &Position::of(puzzle))
/// }
/// ```
pub fn position_text(puzzle: &dyn Puzzle, position: &Position) -> String {
    let board = puzzle.board();
    let symbols = |mask: Mask| mask.iter().map(|value| board.symbol(value)).collect::<String>();
    let word = |site: Site| match position.value(site) {
        Some(value) => format!("={}", board.symbol(value)),
        None => symbols(position.at(site)),
    };
    board.all_sites().map(word).collect::<Vec<_>>().join(",")
}

/// Opens a site of a position with these candidates, and returns the change in the notation of
/// examples too.
///
/// ```
/// use gridwright_core::{Mask, Position, Puzzle, Site, changed};
/// fn anything_goes(puzzle: &dyn Puzzle, position: &Position) -> (Position, String) {
///     changed(puzzle, position, Site(0), puzzle.board().all_values())
/// }
/// ```
pub fn changed(
    puzzle: &dyn Puzzle,
    position: &Position,
    site: Site,
    left: Mask,
) -> (Position, String) {
    let board = puzzle.board();
    let mut values: Vec<Option<Value>> = position.values().to_vec();
    let mut candidates = position.candidates().to_vec();
    if let (Some(value), Some(mask)) =
        (values.get_mut(site.index()), candidates.get_mut(site.index()))
    {
        (*value, *mask) = (None, left);
    }
    let symbols: String = left.iter().map(|value| board.symbol(value)).collect();
    (Position::from_parts(values, candidates), format!("{}:{symbols}", board.site_name(site)))
}
