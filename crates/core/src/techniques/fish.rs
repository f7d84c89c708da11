//! A value whose places in a few rows lie in as few columns, or the other way round.

use super::{drops, full_houses, places, tight_sets};
use crate::board::{Mask, Site};
use crate::budget::Budget;
use crate::family::Puzzle;
use crate::position::Position;
use crate::step::{Arg, Finding, Level, Technique, Tenths};

const WORDS: &str = "In {0} the {1} can only go in {2}; each of these takes one, so no other cell of {2} can be {1}.";

/// Two rows and two columns.
pub static X_WING: Technique = technique("x-wing", "X-Wing", 32, 140, Level::Medium);
/// Three rows and three columns.
pub static SWORDFISH: Technique = technique("swordfish", "Swordfish", 38, 150, Level::Hard);
/// Four rows and four columns.
pub static JELLYFISH: Technique = technique("jellyfish", "Jellyfish", 52, 160, Level::Expert);

const fn technique(
    id: &'static str,
    name: &'static str,
    rating: u16,
    score: u32,
    level: Level,
) -> Technique {
    Technique { id, name, rating: Tenths(rating), score, level, words: WORDS }
}

/// Finds [`X_WING`].
pub fn x_wing<P: Puzzle + ?Sized>(p: &P, at: &Position, _: &mut Budget) -> Option<Finding> {
    fish(p, at, 2)
}

/// Finds [`SWORDFISH`].
pub fn swordfish<P: Puzzle + ?Sized>(p: &P, at: &Position, _: &mut Budget) -> Option<Finding> {
    fish(p, at, 3)
}

/// Finds [`JELLYFISH`].
pub fn jellyfish<P: Puzzle + ?Sized>(p: &P, at: &Position, _: &mut Budget) -> Option<Finding> {
    fish(p, at, 4)
}

fn fish<P: Puzzle + ?Sized>(puzzle: &P, position: &Position, k: usize) -> Option<Finding> {
    [("row", "column"), ("column", "row")].into_iter().find_map(|(base, cover)| {
        let of = |rule| full_houses(puzzle).filter(move |(_, house)| house.rule() == rule);
        let covers: Vec<usize> = of(cover).map(|(index, _)| index).collect();
        let mut cover_of = vec![None; puzzle.board().n_sites()];
        for (i, (_, house)) in of(cover).enumerate() {
            house.sites().iter().for_each(|site| cover_of[site.index()] = Some(i));
        }
        puzzle.board().all_values().iter().find_map(|value| {
            // The base houses with few places for the value, and the covers those lie in.
            let mut lines: Vec<(usize, Vec<Site>)> = Vec::new();
            let mut sets = Vec::new();
            for (index, house) in of(base) {
                let homes = places(position, house.sites(), value);
                if !(2..=k).contains(&homes.len()) {
                    continue;
                }
                let covered = homes.iter().map(|home| cover_of[home.index()].filter(|&i| i < 64));
                let covered: Option<Vec<usize>> = covered.collect();
                if let Some(covered) = covered {
                    sets.push(covered.iter().fold(0u64, |set, i| set | 1 << i));
                    lines.push((index, homes));
                }
            }
            tight_sets(&sets, k, &mut |chosen, union| {
                let because: Vec<Site> =
                    chosen.iter().flat_map(|&i| lines[i].1.iter().copied()).collect();
                // Lines of grids that overlap may share a cell, which would do for both.
                if (1..because.len()).any(|i| because[..i].contains(&because[i])) {
                    return None;
                }
                let crossed: Vec<usize> = Mask(union).iter().map(|i| covers[i.index()]).collect();
                let sites = crossed.iter().flat_map(|&i| puzzle.constraints()[i].sites());
                let rest = sites.copied().filter(|site| !because.contains(site));
                let effects = drops(position, rest, Mask::of(value));
                let args = vec![
                    Arg::Rules(chosen.iter().map(|&i| lines[i].0).collect()),
                    Arg::Value(value),
                    Arg::Rules(crossed),
                ];
                (!effects.is_empty()).then_some(Finding { because, effects, args })
            })
        })
    })
}
