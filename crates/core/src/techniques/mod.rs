//! Techniques that need nothing but all-different groups: rows of any family's table.
//!
//! Each file holds the facts of a few techniques (name, value, sentence) and how to find them.
//! A house is an all-different group; it is full when it has as many sites as there are values,
//! so that every value has a place in it.

mod fish;
mod locked;
mod singles;
mod subsets;
mod what_if;

pub use fish::{JELLYFISH, SWORDFISH, X_WING, jellyfish, swordfish, x_wing};
pub use locked::{LOCKED, locked};
pub use singles::{HIDDEN_SINGLE, LAST_CELL, NAKED_SINGLE, hidden_single, last_cell, naked_single};
pub use subsets::{
    HIDDEN_PAIR, HIDDEN_QUAD, HIDDEN_TRIPLE, NAKED_PAIR, NAKED_QUAD, NAKED_TRIPLE, hidden_pair,
    hidden_quad, hidden_triple, naked_pair, naked_quad, naked_triple,
};
pub use what_if::{NESTED_WHAT_IF, WHAT_IF, nested_what_if, what_if};

use crate::board::{Mask, Site, Value};
use crate::family::Puzzle;
use crate::position::Position;
use crate::rule::{Constraint, Kind};
use crate::step::{Effect, Row};

/// All of them, easiest first: the table of a family that needs no others.
///
/// ```
/// use gridwright_core::{Puzzle, Row, techniques};
/// fn hardest<P: Puzzle>() -> &'static str {
///     let table: [Row<P>; 14] = techniques::table();
///     table[13].technique.id
/// }
/// ```
pub const fn table<P: Puzzle>() -> [Row<P>; 14] {
    [
        Row { technique: &LAST_CELL, find: last_cell },
        Row { technique: &HIDDEN_SINGLE, find: hidden_single },
        Row { technique: &NAKED_SINGLE, find: naked_single },
        Row { technique: &LOCKED, find: locked },
        Row { technique: &NAKED_PAIR, find: naked_pair },
        Row { technique: &X_WING, find: x_wing },
        Row { technique: &HIDDEN_PAIR, find: hidden_pair },
        Row { technique: &NAKED_TRIPLE, find: naked_triple },
        Row { technique: &SWORDFISH, find: swordfish },
        Row { technique: &HIDDEN_TRIPLE, find: hidden_triple },
        Row { technique: &NAKED_QUAD, find: naked_quad },
        Row { technique: &JELLYFISH, find: jellyfish },
        Row { technique: &HIDDEN_QUAD, find: hidden_quad },
        Row { technique: &WHAT_IF, find: what_if },
    ]
}

/// All houses, each with its index among the constraints.
fn houses<P: Puzzle + ?Sized>(puzzle: &P) -> impl Iterator<Item = (usize, &dyn Constraint)> {
    let all = puzzle.constraints().iter().enumerate();
    all.map(|(i, c)| (i, &**c)).filter(|(_, c)| c.kind() == Kind::AllDifferent)
}

/// The houses in which every value has a place.
fn full_houses<P: Puzzle + ?Sized>(puzzle: &P) -> impl Iterator<Item = (usize, &dyn Constraint)> {
    let n_values = puzzle.board().n_values();
    houses(puzzle).filter(move |(_, house)| house.sites().len() == n_values)
}

/// The open sites among these that can take the value.
fn places(position: &Position, sites: &[Site], value: Value) -> Vec<Site> {
    let can = |site: &Site| position.is_open(*site) && position.at(*site).has(value);
    sites.iter().copied().filter(can).collect()
}

/// Takes `gone` from each open site that has any of it.
fn drops(position: &Position, sites: impl Iterator<Item = Site>, gone: Mask) -> Vec<Effect> {
    let drop = |site: Site| {
        let lost = position.at(site).and(gone);
        (position.is_open(site) && !lost.is_empty()).then_some(Effect::Drop(site, lost))
    };
    sites.filter_map(drop).collect()
}

/// The first `k` of the sets that together have only `k` members and that `accept` likes.
///
/// `accept` gets the indices of the sets and their union.
fn tight_sets<T>(
    sets: &[u64],
    k: usize,
    accept: &mut dyn FnMut(&[usize], u64) -> Option<T>,
) -> Option<T> {
    fn extend<T>(
        sets: &[u64],
        k: usize,
        union: u64,
        chosen: &mut Vec<usize>,
        accept: &mut dyn FnMut(&[usize], u64) -> Option<T>,
    ) -> Option<T> {
        if chosen.len() == k {
            return accept(chosen, union);
        }
        let start = chosen.last().map_or(0, |&last| last + 1);
        for i in start..sets.len() {
            let union = union | sets[i];
            if union.count_ones() as usize <= k {
                chosen.push(i);
                let found = extend(sets, k, union, chosen, accept);
                if found.is_some() {
                    return found;
                }
                chosen.pop();
            }
        }
        None
    }
    extend(sets, k, 0, &mut Vec::with_capacity(k), accept)
}

#[cfg(test)]
mod tests {
    use super::{Mask, Position, Puzzle, Site};
    use crate::toy::Toy;
    use crate::{Budget, Tenths, Value, effects_words, sentence};

    /// A position from text: rows of cells, each `*` (all candidates), digits (those left) or
    /// `=d` (placed). Missing rows are all `*`.
    fn position(toy: &Toy, text: &str) -> Position {
        let board = toy.board();
        let mut position = Position::of(toy);
        for (r, row) in text.split('/').enumerate() {
            for (c, cell) in row.split_whitespace().enumerate() {
                let site = Site((r * board.cols + c) as u16);
                if let Some(placed) = cell.strip_prefix('=') {
                    let value = board.value_of(placed.chars().next().unwrap()).unwrap();
                    position.place(toy, site, value);
                } else if cell != "*" {
                    let kept: Mask = cell.chars().map(|c| board.value_of(c).unwrap()).collect();
                    position.cross_out(site, board.all_values().without(kept));
                }
            }
        }
        position
    }

    fn first(toy: &Toy, text: &str) -> String {
        let position = position(toy, text);
        match toy.step(&position, Tenths(u16::MAX), &mut Budget::unlimited()) {
            None => "nothing".to_owned(),
            Some(step) => {
                assert!(!sentence(toy, &step).contains(['{', '}']));
                let effects = effects_words(toy.board(), &step.finding.effects);
                format!("{}: {effects}", step.technique.id)
            }
        }
    }

    #[test]
    fn each_technique_is_found_where_nothing_cheaper_works() {
        for (n, text, expected) in [
            (3, "=1 =2 *", "last-cell: r1c3=3"),
            (4, "234 234 234 *", "hidden-single: r1c4=1"),
            (4, "1 * * *", "naked-single: r1c1=1"),
            (4, "12 12 * *", "naked-pair: r1c3<>12 r1c4<>12"),
            (4, "* * 234 234 / * * 234 234", "x-wing: r3c1<>1 r4c1<>1 r3c2<>1 r4c2<>1"),
            (5, "* * 345 345 345", "hidden-pair: r1c1<>345 r1c2<>345"),
            (6, "123 12 23 * * *", "naked-triple: r1c4<>123 r1c5<>123 r1c6<>123"),
            (7, "* * * 4567 4567 4567 4567", "hidden-triple: r1c1<>4567 r1c2<>4567 r1c3<>4567"),
            (
                6,
                "* * * 23456 23456 23456 / * * * 23456 23456 23456 / * * * 23456 23456 23456",
                "swordfish: r4c1<>1 r5c1<>1 r6c1<>1 r4c2<>1 r5c2<>1 r6c2<>1 r4c3<>1 r5c3<>1 r6c3<>1",
            ),
            (
                8,
                "1234 1234 1234 1234 * * * *",
                "naked-quad: r1c5<>1234 r1c6<>1234 r1c7<>1234 r1c8<>1234",
            ),
            (
                9,
                "* * * * 56789 56789 56789 56789 56789",
                "hidden-quad: r1c1<>56789 r1c2<>56789 r1c3<>56789 r1c4<>56789",
            ),
        ] {
            assert_eq!(first(&Toy::latin(n), text), expected, "{text}");
        }
    }

    #[test]
    fn a_jellyfish_is_found_where_nothing_cheaper_works() {
        let row = "* * * * 2345678 2345678 2345678 2345678";
        let found = first(&Toy::latin(8), &[row; 4].join("/"));
        assert!(found.starts_with("jellyfish: r5c1<>1 r6c1<>1"), "{found}");
        assert_eq!(found.split_whitespace().count(), 17);
    }

    #[test]
    fn locked_candidates_need_a_group_across_the_row() {
        let group = vec![Site(0), Site(1), Site(4)];
        let text = "* * 234 234";
        assert_eq!(first(&Toy::new(4, vec![group], vec![]), text), "locked: r2c1<>1");
        assert_eq!(first(&Toy::latin(4), text), "nothing");
    }

    #[test]
    fn near_misses_find_nothing() {
        for (n, text) in [
            (4, "* * * *"),
            (5, "12 123 * * *"),
            (5, "* * 1345 345 345"),
            (6, "123 124 23 * * *"),
            (4, "* * 234 234 / * 234 * 234"),
        ] {
            assert_eq!(first(&Toy::latin(n), text), "nothing", "{text}");
        }
    }

    #[test]
    fn what_if_takes_over_where_the_others_stop() {
        // A minimal square of order 5 that singles, sets and fish leave untouched.
        let line = "1..3..4.....5....32.....2";
        let toy = Toy::latin(5);
        let value = |c: char| toy.board().value_of(c);
        let givens: Vec<Option<Value>> = line.chars().map(value).collect();
        let toy = toy.with(givens);
        let step =
            toy.step(&Position::of(&toy), Tenths(u16::MAX), &mut Budget::unlimited()).unwrap();
        assert_eq!(step.technique.id, "what-if");
        let out = toy.step(&Position::of(&toy), Tenths(u16::MAX), &mut Budget::nodes(0));
        assert_eq!(out, None, "a spent budget ends the search for steps");
    }
}
