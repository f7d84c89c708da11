//! One place for a value, or one value for a place.

use super::{full_houses, places};
use crate::budget::Budget;
use crate::family::Puzzle;
use crate::position::Position;
use crate::step::{Arg, Effect, Finding, Level, Technique, Tenths};

/// Only one cell of a full house is empty.
pub static LAST_CELL: Technique = Technique {
    id: "last-cell",
    name: "Last cell",
    rating: Tenths(10),
    score: 4,
    level: Level::Easy,
    words: "In {0} only {1} is still empty and only {2} is missing.",
};

/// A value has one place left in a house.
pub static HIDDEN_SINGLE: Technique = Technique {
    id: "hidden-single",
    name: "Hidden single",
    rating: Tenths(15),
    score: 14,
    level: Level::Easy,
    words: "In {0} the {2} can only go in {1}.",
};

/// A cell has one value left.
pub static NAKED_SINGLE: Technique = Technique {
    id: "naked-single",
    name: "Naked single",
    rating: Tenths(23),
    score: 20,
    level: Level::Easy,
    words: "Every other value is ruled out for {0}, so only {1} is left there.",
};

/// Finds [`LAST_CELL`].
pub fn last_cell<P: Puzzle + ?Sized>(
    puzzle: &P,
    position: &Position,
    _: &mut Budget,
) -> Option<Finding> {
    full_houses(puzzle).find_map(|(index, house)| {
        let mut open = house.sites().iter().copied().filter(|&site| position.is_open(site));
        let (Some(site), None) = (open.next(), open.next()) else { return None };
        let value = position.at(site).only()?;
        Some(Finding {
            because: house.sites().iter().copied().filter(|&other| other != site).collect(),
            effects: vec![Effect::Place(site, value)],
            args: vec![Arg::Rule(index), Arg::Site(site), Arg::Value(value)],
        })
    })
}

/// Finds [`HIDDEN_SINGLE`].
pub fn hidden_single<P: Puzzle + ?Sized>(
    puzzle: &P,
    position: &Position,
    _: &mut Budget,
) -> Option<Finding> {
    full_houses(puzzle).find_map(|(index, house)| {
        // One sweep: which values have been seen as a candidate once, and which more often.
        let (mut once, mut twice) = (0, 0);
        for &site in house.sites() {
            let mask = position.at(site).0;
            twice |= once & mask;
            once |= mask;
        }
        let single = crate::Mask(once & !twice);
        single.iter().find_map(|value| {
            let [site] = places(position, house.sites(), value)[..] else { return None };
            Some(Finding {
                because: house.sites().iter().copied().filter(|&other| other != site).collect(),
                effects: vec![Effect::Place(site, value)],
                args: vec![Arg::Rule(index), Arg::Site(site), Arg::Value(value)],
            })
        })
    })
}

/// Finds [`NAKED_SINGLE`].
pub fn naked_single<P: Puzzle + ?Sized>(
    puzzle: &P,
    position: &Position,
    _: &mut Budget,
) -> Option<Finding> {
    let mut open = puzzle.board().all_sites().filter(|&site| position.is_open(site));
    open.find_map(|site| {
        let value = position.at(site).only()?;
        Some(Finding {
            because: vec![site],
            effects: vec![Effect::Place(site, value)],
            args: vec![Arg::Site(site), Arg::Value(value)],
        })
    })
}
