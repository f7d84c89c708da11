//! The consequences of the techniques up to a rating without explanations, for the generator.
//!
//! Candidates only ever become fewer, and with fewer of them every technique still finds what it
//! found before, so the order of the techniques makes no difference.

use std::ops::ControlFlow;

use gridwright_core::Tenths;

use super::kernel::{ALL, DeadEnd, Links, State, bits, neighbours};
use super::mask::CELLS;
use super::room::{can_be_around, without_room};
use super::techniques::{
    ARRANGEMENT, LAST_LETTER, LOOK_AHEAD, PAIR_OF_CELLS, PAIR_OF_LETTERS, ROOM, ROOM_FOR_SOME,
    TRIO_OF_CELLS, TRIO_OF_LETTERS, TWO_STEPS, tight_sets,
};

/// Whether this module knows the consequences of all techniques up to a rating: those of single
/// letters are only drawn together, and look-ahead is left out.
pub(super) fn is_within_reach(at_most: Tenths) -> bool {
    (LAST_LETTER.rating..LOOK_AHEAD.rating).contains(&at_most)
}

/// Whether techniques rated at most this place all letters.
pub(super) fn is_solved(mut state: State, links: &Links, at_most: Tenths) -> bool {
    settle(&mut state, links, at_most).is_ok() && state.open == 0
}

/// The number of hard steps that a puzzle takes if no harder ones are used; counts until there are
/// more than `most`. The same letter comes first as among explained steps.
pub(super) fn n_hard_steps(mut state: State, links: &Links, most: usize) -> usize {
    let mut n_steps = 0;
    while settle(&mut state, links, TWO_STEPS.rating).is_ok() && n_steps <= most {
        let mut open = bits(state.open);
        if !open.any(|letter| keep_room_of(&mut state, links, letter) == Ok(true)) {
            break;
        }
        n_steps += 1;
    }
    n_steps
}

/// Draws all consequences of the techniques rated at most this.
fn settle(state: &mut State, links: &Links, at_most: Tenths) -> Result<(), DeadEnd> {
    type Rule = fn(&mut State, &Links) -> Result<(), DeadEnd>;
    let rules: [(Tenths, Rule); 8] = [
        (PAIR_OF_LETTERS.rating, |state, _| share_few_cells(state, 2)),
        (PAIR_OF_CELLS.rating, |state, _| share_few_letters(state, 2)),
        (TWO_STEPS.rating, keep_within_reach),
        (ROOM.rating, keep_room),
        (ROOM_FOR_SOME.rating, keep_room_for_some),
        (TRIO_OF_LETTERS.rating, |state, _| share_few_cells(state, 3)),
        (TRIO_OF_CELLS.rating, |state, _| share_few_letters(state, 3)),
        (ARRANGEMENT.rating, keep_arrangements),
    ];
    loop {
        state.settle_placed(links)?;
        if state.open == 0 {
            return Ok(());
        }
        let before = state.cells;
        for (rating, rule) in rules {
            if rating <= at_most && state.cells == before {
                rule(state, links)?;
            }
        }
        if state.cells == before {
            return Ok(());
        }
    }
}

/// Keeps other letters from `n` cells that `n` letters need.
fn share_few_cells(state: &mut State, n: usize) -> Result<(), DeadEnd> {
    let is_few = |&letter: &usize| state.cells[letter].count_ones() as usize <= n;
    let letters: Vec<usize> = bits(state.open).filter(is_few).collect();
    let sets: Vec<u32> = letters.iter().map(|&letter| state.cells[letter]).collect();
    let mut outcome = Ok(());
    let _ = tight_sets(&sets, n, &mut |chosen, cells| {
        let kept = chosen.iter().fold(0, |kept, &i| kept | 1 << letters[i]);
        outcome = bits(state.open & !kept).try_for_each(|letter| state.cut(letter, !cells));
        if outcome.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    outcome
}

/// Keeps `n` letters, without which `n` cells would be empty, from all other cells.
fn share_few_letters(state: &mut State, n: usize) -> Result<(), DeadEnd> {
    let mut letters_at = [0; CELLS];
    for letter in bits(state.open) {
        bits(state.cells[letter]).for_each(|cell| letters_at[cell] |= 1 << letter);
    }
    let is_few = |&cell: &usize| (1..=n).contains(&(u32::count_ones(letters_at[cell]) as usize));
    let cells: Vec<usize> = bits(ALL & !state.taken).filter(is_few).collect();
    let sets: Vec<u32> = cells.iter().map(|&cell| letters_at[cell]).collect();
    let mut outcome = Ok(());
    let _ = tight_sets(&sets, n, &mut |chosen, letters| {
        let room = chosen.iter().fold(0, |room, &i| room | 1 << cells[i]);
        outcome = bits(letters).try_for_each(|letter| state.cut(letter, room));
        if outcome.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    outcome
}

/// Keeps letters near all cells of those that they must touch.
fn keep_within_reach(state: &mut State, links: &Links) -> Result<(), DeadEnd> {
    for letter in bits(state.open) {
        let cells = state.cells[letter];
        let near = neighbours(cells) | cells;
        bits(links[letter]).try_for_each(|other| state.cut(other, near))?;
    }
    Ok(())
}

/// Keeps letters from cells for which `fits` is false.
fn keep_where(
    state: &mut State,
    fits: impl Fn(&State, usize, usize) -> bool,
) -> Result<(), DeadEnd> {
    for letter in bits(state.open) {
        let fitting = bits(state.cells[letter]).filter(|&cell| fits(state, letter, cell));
        let cells = fitting.fold(0, |cells, cell| cells | 1 << cell);
        state.cut(letter, cells)?;
    }
    Ok(())
}

fn around(cell: usize) -> u32 {
    neighbours(1 << cell) & !(1 << cell)
}

fn keep_room(state: &mut State, links: &Links) -> Result<(), DeadEnd> {
    bits(state.open).try_for_each(|letter| keep_room_of(state, links, letter).map(drop))
}

/// Keeps a letter where there is room for the letters that it must touch; returns whether it loses
/// cells.
fn keep_room_of(state: &mut State, links: &Links, letter: usize) -> Result<bool, DeadEnd> {
    let any = bits(links[letter]).fold(0, |any, other| any | state.cells[other]);
    let has_room = |cell: &usize| (around(*cell) & any).count_ones() >= links[letter].count_ones();
    let before = state.cells[letter];
    let left = bits(before).filter(has_room).fold(0, |cells, cell| cells | 1 << cell);
    state.cut(letter, left)?;
    Ok(left != before)
}

fn keep_room_for_some(state: &mut State, links: &Links) -> Result<(), DeadEnd> {
    keep_where(state, |state, letter, cell| {
        without_room(&state.cells, links[letter], around(cell)).is_none()
    })
}

fn keep_arrangements(state: &mut State, links: &Links) -> Result<(), DeadEnd> {
    keep_where(state, |state, letter, cell| can_be_around(&state.cells, links, links[letter], cell))
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, End, StepQuery, explain};

    use super::super::puzzle::Words;
    use super::*;
    use crate::recipe::Recipe;

    /// Puzzles of all styles with all their words, with half, and with a few.
    #[test]
    fn what_is_solved_is_what_explained_steps_solve() {
        let limits =
            [&LAST_LETTER, &PAIR_OF_CELLS, &TWO_STEPS, &ROOM, &ROOM_FOR_SOME, &ARRANGEMENT];
        let limits = limits.map(|technique| technique.rating);
        let (mut n_solved, mut n_stuck, mut most_hard) = ([0; 6], [0; 6], 0);
        for seed in 1..=60 {
            let style = ["uber", "ultra", "hyper", "golden"][seed % 4];
            let recipe: Recipe = format!("gogen/style={style}@1#{seed}").parse().unwrap();
            let made = recipe.make(&mut Budget::unlimited()).unwrap();
            let json = made.puzzle.json();
            let words = json["words"].as_array().unwrap().iter();
            let mut words: Vec<String> =
                words.map(|word| word.as_str().unwrap().to_uppercase()).collect();
            while words.len() > 6 {
                let puzzle = Words::new(made.puzzle.board().givens.clone(), words.clone());
                for (i, &limit) in limits.iter().enumerate() {
                    let query = StepQuery::default().at_most(limit);
                    let end = explain(&puzzle, &query, &mut Budget::unlimited()).end;
                    let start = puzzle.start.unwrap();
                    let is_solved = is_solved(start, &puzzle.links, limit);
                    assert_eq!(is_solved, end == End::Solved, "{style} {seed} {words:?} {limit}");
                    *if is_solved { &mut n_solved[i] } else { &mut n_stuck[i] } += 1;
                }
                let query = StepQuery::default().at_most(ROOM.rating);
                let steps = explain(&puzzle, &query, &mut Budget::unlimited()).steps;
                let n_hard = steps.iter().filter(|step| step.technique.id == ROOM.id).count();
                let counted = n_hard_steps(puzzle.start.unwrap(), &puzzle.links, usize::MAX);
                assert_eq!(counted, n_hard, "{style} {seed} {words:?}");
                most_hard = most_hard.max(n_hard);
                words.pop();
            }
        }
        let met = format!("{n_solved:?} {n_stuck:?} {most_hard}");
        assert!(n_solved.iter().all(|&n| n > 0) && n_solved[2] > 10, "{met}");
        assert!(n_stuck.iter().all(|&n| n > 10) && most_hard > 1, "{met}");
    }
}
