//! A value confined to where two houses meet.

use super::{drops, full_houses, houses, places};
use crate::board::Mask;
use crate::budget::Budget;
use crate::family::Puzzle;
use crate::position::Position;
use crate::step::{Arg, Finding, Level, Technique, Tenths};

/// All places for a value in one house lie in another, so the rest of the other loses it.
pub static LOCKED: Technique = Technique {
    id: "locked",
    name: "Locked candidates",
    rating: Tenths(26),
    score: 50,
    level: Level::Medium,
    words: "In {0} the {1} can only go in {2:or}; {2:both} lie in {3}, so no other cell of {3} can be {1}.",
};

/// Finds [`LOCKED`].
pub fn locked<P: Puzzle + ?Sized>(
    puzzle: &P,
    position: &Position,
    _: &mut Budget,
) -> Option<Finding> {
    let candidates = puzzle.board().all_values();
    for (index, house) in full_houses(puzzle) {
        for value in candidates.iter() {
            let homes = places(position, house.sites(), value);
            if homes.len() < 2 {
                continue;
            }
            for (other_index, other) in houses(puzzle).filter(|&(other, _)| other != index) {
                if !homes.iter().all(|home| other.sites().contains(home)) {
                    continue;
                }
                let rest = other.sites().iter().copied().filter(|site| !homes.contains(site));
                let effects = drops(position, rest, Mask::of(value));
                if !effects.is_empty() {
                    return Some(Finding {
                        because: homes.clone(),
                        effects,
                        args: vec![
                            Arg::Rule(index),
                            Arg::Value(value),
                            Arg::Sites(homes),
                            Arg::Rule(other_index),
                        ],
                    });
                }
            }
        }
    }
    None
}
