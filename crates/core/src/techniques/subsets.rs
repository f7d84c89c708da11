//! As many cells as values between them (naked), or as many values as cells (hidden).

use super::{drops, full_houses, houses, tight_sets};
use crate::board::{Mask, Site, Value};
use crate::budget::Budget;
use crate::family::Puzzle;
use crate::position::Position;
use crate::step::{Arg, Finding, Level, Technique, Tenths};

const NAKED_WORDS: &str =
    "In {0} the cells {1} have only {2} between them, so these values go nowhere else in {0}.";
const HIDDEN_WORDS: &str = "In {0} the values {2} can only go in {1}, so nothing else goes there.";

/// Two cells of a house with two values between them.
pub static NAKED_PAIR: Technique =
    technique("naked-pair", "Naked pair", 30, 60, Level::Medium, NAKED_WORDS);
/// Two values with two places between them.
pub static HIDDEN_PAIR: Technique =
    technique("hidden-pair", "Hidden pair", 34, 70, Level::Medium, HIDDEN_WORDS);
/// Three cells of a house with three values between them.
pub static NAKED_TRIPLE: Technique =
    technique("naked-triple", "Naked triple", 36, 80, Level::Hard, NAKED_WORDS);
/// Three values with three places between them.
pub static HIDDEN_TRIPLE: Technique =
    technique("hidden-triple", "Hidden triple", 40, 100, Level::Hard, HIDDEN_WORDS);
/// Four cells of a house with four values between them.
pub static NAKED_QUAD: Technique =
    technique("naked-quad", "Naked quad", 50, 120, Level::Expert, NAKED_WORDS);
/// Four values with four places between them.
pub static HIDDEN_QUAD: Technique =
    technique("hidden-quad", "Hidden quad", 54, 150, Level::Expert, HIDDEN_WORDS);

const fn technique(
    id: &'static str,
    name: &'static str,
    rating: u16,
    score: u32,
    level: Level,
    words: &'static str,
) -> Technique {
    Technique { id, name, rating: Tenths(rating), score, level, words }
}

/// Finds [`NAKED_PAIR`].
pub fn naked_pair<P: Puzzle + ?Sized>(p: &P, at: &Position, _: &mut Budget) -> Option<Finding> {
    naked(p, at, 2)
}

/// Finds [`NAKED_TRIPLE`].
pub fn naked_triple<P: Puzzle + ?Sized>(p: &P, at: &Position, _: &mut Budget) -> Option<Finding> {
    naked(p, at, 3)
}

/// Finds [`NAKED_QUAD`].
pub fn naked_quad<P: Puzzle + ?Sized>(p: &P, at: &Position, _: &mut Budget) -> Option<Finding> {
    naked(p, at, 4)
}

/// Finds [`HIDDEN_PAIR`].
pub fn hidden_pair<P: Puzzle + ?Sized>(p: &P, at: &Position, _: &mut Budget) -> Option<Finding> {
    hidden(p, at, 2)
}

/// Finds [`HIDDEN_TRIPLE`].
pub fn hidden_triple<P: Puzzle + ?Sized>(p: &P, at: &Position, _: &mut Budget) -> Option<Finding> {
    hidden(p, at, 3)
}

/// Finds [`HIDDEN_QUAD`].
pub fn hidden_quad<P: Puzzle + ?Sized>(p: &P, at: &Position, _: &mut Budget) -> Option<Finding> {
    hidden(p, at, 4)
}

fn naked<P: Puzzle + ?Sized>(puzzle: &P, position: &Position, k: usize) -> Option<Finding> {
    houses(puzzle).find_map(|(index, house)| {
        let is_small = |site: &Site| position.is_open(*site) && position.at(*site).len() <= k;
        let small: Vec<Site> = house.sites().iter().copied().filter(is_small).collect();
        let sets: Vec<u64> = small.iter().map(|&site| position.at(site).0).collect();
        tight_sets(&sets, k, &mut |chosen, values| {
            let because: Vec<Site> = chosen.iter().map(|&i| small[i]).collect();
            let rest = house.sites().iter().copied().filter(|site| !because.contains(site));
            let effects = drops(position, rest, Mask(values));
            let args =
                vec![Arg::Rule(index), Arg::Sites(because.clone()), Arg::Values(Mask(values))];
            (!effects.is_empty()).then_some(Finding { because, effects, args })
        })
    })
}

fn hidden<P: Puzzle + ?Sized>(puzzle: &P, position: &Position, k: usize) -> Option<Finding> {
    full_houses(puzzle).find_map(|(index, house)| {
        let sites = house.sites();
        let mut seats = vec![0u64; puzzle.board().n_values()];
        for (seat, &site) in sites.iter().enumerate().filter(|&(_, &s)| position.is_open(s)) {
            for value in position.at(site).iter() {
                seats[value.index()] |= 1 << seat;
            }
        }
        let is_small = |value: &usize| (1..=k).contains(&(seats[*value].count_ones() as usize));
        let small: Vec<usize> = (0..seats.len()).filter(is_small).collect();
        let sets: Vec<u64> = small.iter().map(|&value| seats[value]).collect();
        tight_sets(&sets, k, &mut |chosen, union| {
            let values: Mask = chosen.iter().map(|&i| Value(small[i] as u8)).collect();
            let because: Vec<Site> = Mask(union).iter().map(|seat| sites[seat.index()]).collect();
            let others = Mask(!values.0);
            let effects = drops(position, because.iter().copied(), others);
            let args = vec![Arg::Rule(index), Arg::Sites(because.clone()), Arg::Values(values)];
            (!effects.is_empty()).then_some(Finding { because, effects, args })
        })
    })
}
