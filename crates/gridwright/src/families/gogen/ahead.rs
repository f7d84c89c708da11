//! Look-ahead: excludes a letter from a cell where it leads to a contradiction.

use std::ops::ControlFlow;

use gridwright_core::{Arg, Budget, Claim, Finding, Position, Site, Value, Visit};

use super::kernel::{ALL, DeadEnd as NoWayOn, Links, State, bits};
use super::mask::{CELLS, Mask};
use super::puzzle::Words;
use super::room::{can_be_around, without_room};
use super::trace::{DeadEnd, Strength, Way, trace};
use super::view::{View, sites, value, values};

/// Number of moves up to which a list is short; longer ones are shown only where there are no
/// others.
const SHORT: usize = 10;

/// Number of wrong cells traced before the shortest of the lists is shown.
const AT_ONCE: usize = 8;

/// Shows the letters that lead to a contradiction in a cell, those with short lists of moves first.
pub(super) fn look_ahead(
    puzzle: &Words,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    let (cells, links) = (view.cells.map(Mask::bits), &puzzle.links);
    let Ok(start) = State::of_cells(cells) else { return ControlFlow::Continue(()) };
    let mut letters: Vec<usize> = view.open().collect();
    letters.sort_by_key(|&letter| cells[letter].count_ones());
    let pairs = |letter: usize| bits(cells[letter]).map(move |cell| (letter, cell));
    let mut open: Vec<(usize, usize, State)> =
        letters.into_iter().flat_map(pairs).map(|(letter, cell)| (letter, cell, start)).collect();
    let mut long = Vec::new();
    for strength in [Strength::Plain, Strength::Arranging] {
        let (mut short, mut left) = (Vec::new(), Vec::new());
        for (letter, cell, mut state) in open {
            if budget.spend(1).is_err() {
                return ControlFlow::Continue(());
            }
            let placed = state.place(letter, cell as u32);
            let is_dead = placed.and_then(|()| settle(&mut state, links, strength)).is_err();
            let way = is_dead.then(|| trace(&cells, links, (letter, cell), strength)).flatten();
            match way {
                Some(way) if way.moves.len() <= SHORT => short.push((letter, cell, way)),
                Some(way) => long.push((letter, cell, way)),
                None => left.push((letter, cell, state)),
            }
            if short.len() == AT_ONCE {
                show(&mut short, visit)?;
            }
        }
        show(&mut short, visit)?;
        open = left;
    }
    show(&mut long, visit)
}

/// Shows ways to contradictions, the shortest first.
fn show(ways: &mut Vec<(usize, usize, Way)>, visit: Visit<'_, Finding>) -> ControlFlow<()> {
    ways.sort_by_key(|(_, _, way)| kind(way).0);
    while let Some((letter, _, shortest)) = ways.first() {
        let key = (*letter, kind(shortest));
        let chosen = ways.extract_if(.., |(letter, _, way)| (*letter, kind(way)) == key);
        visit(finding(key.0, &chosen.collect::<Vec<_>>()))?;
    }
    ControlFlow::Continue(())
}

/// The properties shared by ways that are shown in one step: their length beyond [`SHORT`], and the
/// crowd at their end, if there is one.
fn kind(way: &Way) -> (usize, Option<(u32, u32)>) {
    let length = way.length().saturating_sub(SHORT);
    match way.end {
        DeadEnd::Letter(_) | DeadEnd::Cell(_) => (length, None),
        DeadEnd::Crowd { letters, cells } => (length, Some((letters, cells))),
    }
}

/// Draws all consequences of reasoning of this strength.
fn settle(state: &mut State, links: &Links, strength: Strength) -> Result<(), NoWayOn> {
    loop {
        state.settle(links)?;
        if without_room(&state.cells, state.open, ALL & !state.taken).is_some() {
            return Err(NoWayOn);
        }
        if strength == Strength::Plain {
            return Ok(());
        }
        let mut has_changed = false;
        for letter in 0..CELLS {
            for cell in bits(state.cells[letter]) {
                if !can_be_around(&state.cells, links, links[letter], cell) {
                    has_changed = true;
                    state.cut(letter, !(1 << cell))?;
                }
            }
        }
        if !has_changed {
            return Ok(());
        }
    }
}

/// The finding that a letter goes from cells, each with the moves that would follow; all end alike.
fn finding(letter: usize, ways: &[(usize, usize, Way)]) -> Finding {
    let gone: u32 = ways.iter().map(|&(_, cell, _)| 1 << cell).sum();
    let mut ways: Vec<&(usize, usize, Way)> = ways.iter().collect();
    ways.sort_by_key(|(_, cell, _)| *cell);
    let (mut because, mut moves) = (sites(Mask::of_bits(gone)), Vec::new());
    let (mut lost, mut empty, mut crowd) = (0, 0, None);
    for (_, cell, way) in ways {
        let claim = |cell: usize, letter: usize, holds: bool| Claim {
            site: Site(cell as u16),
            value: Value(letter as u8),
            holds,
        };
        let followed = way.moves.iter().map(|one| claim(one.cell, one.letter, one.holds));
        let chain: Vec<Claim> =
            std::iter::once(claim(*cell, letter, true)).chain(followed).collect();
        because.extend(chain.iter().map(|claim| claim.site));
        moves.push(chain);
        match way.end {
            DeadEnd::Letter(letter) => lost |= 1 << letter,
            DeadEnd::Cell(cell) => empty |= 1 << cell,
            DeadEnd::Crowd { letters, cells } => crowd = Some((letters, cells)),
        }
    }
    // The first of the moves is the supposition itself.
    let n_followed = moves.iter().map(|chain: &Vec<Claim>| chain.len() - 1).max().unwrap_or(0);
    let mut args = vec![
        ("letter", value(letter)),
        ("cells", Arg::Sites(sites(Mask::of_bits(gone)))),
        ("count", Arg::Number(n_followed)),
        ("moves", Arg::Moves(moves)),
    ];
    if lost != 0 {
        args.push(("lost", values(lost)));
    }
    if empty != 0 {
        let empty = sites(Mask::of_bits(empty));
        because.extend(&empty);
        args.push(("empty", Arg::Sites(empty)));
    }
    if let Some((letters, cells)) = crowd {
        let room = sites(Mask::of_bits(cells));
        because.extend(&room);
        args.extend([("crowd", values(letters)), ("room", Arg::Number(room.len()))]);
        args.push(("room-cells", Arg::Sites(room)));
    }
    let end = match (lost, empty) {
        (0, 0) => "crowd",
        (_, 0) => "letter",
        (0, _) => "cell",
        _ => "both",
    };
    args.push(("end", Arg::Word(end)));
    because.sort_unstable();
    because.dedup();
    Finding { because, effects: View::drops(letter, Mask::of_bits(gone)), args }
}
