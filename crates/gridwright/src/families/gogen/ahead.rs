//! Look-ahead: excludes a letter from a cell where it leads to a contradiction, directly or whatever
//! is chosen for a letter or cell with few ways on.

use std::ops::ControlFlow;

use gridwright_core::{Arg, Budget, Claim, Effect, Finding, Position, Site, Value, Visit};

use super::kernel::{ALL, DeadEnd as NoWayOn, Links, State, bits};
use super::mask::{CELLS, Mask};
use super::puzzle::Words;
use super::room::{can_be_around, without_room};
use super::trace::{DeadEnd, Fork, Move, Split, Strength, Wanted, Way, fork, trace};
use super::view::{View, sites, value, values};

/// Number of moves up to which a list is short; longer ones are shown only where there are no
/// others.
const SHORT: usize = 10;

/// Number of wrong cells traced before the shortest of the lists is shown.
const AT_ONCE: usize = 8;

/// Shows the letters that lead to a contradiction in a cell by a short list of moves.
pub(super) fn look_ahead(
    puzzle: &Words,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    dead_ends(puzzle, position, budget, &mut Vec::new(), visit)
}

/// Shows the letters that lead to a contradiction in a cell by long lists of moves only.
pub(super) fn look_far_ahead(
    puzzle: &Words,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let mut long = Vec::new();
    dead_ends(puzzle, position, budget, &mut long, &mut |_| ControlFlow::Continue(()))?;
    show(&mut long, visit)
}

/// Shows the letters whose moves come to a letter or cell with few ways on, each of which soon
/// leads to a contradiction.
pub(super) fn either_way(
    puzzle: &Words,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    [2, 3].into_iter().try_for_each(|n_ways| {
        [Strength::Plain, Strength::ArrangingAll].into_iter().try_for_each(|strength| {
            forks(puzzle, position, Wanted { strength, n_ways, most: SHORT }, budget, visit)
        })
    })
}

/// Shows the same with long lists of moves.
pub(super) fn either_way_far(
    puzzle: &Words,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let wanted = Wanted { strength: Strength::ArrangingAll, n_ways: 2, most: usize::MAX };
    forks(puzzle, position, wanted, budget, visit)
}

/// The letters that are not placed with their cells, those with the fewest cells first.
fn suppositions(view: &View) -> Vec<(usize, usize)> {
    let mut letters: Vec<usize> = view.open().collect();
    letters.sort_by_key(|&letter| view.cells[letter].count());
    let pairs = |letter: usize| bits(view.cells[letter].bits()).map(move |cell| (letter, cell));
    letters.into_iter().flat_map(pairs).collect()
}

/// Shows the letters that lead to a contradiction in a cell, and collects those that only do so by
/// long lists of moves.
fn dead_ends(
    puzzle: &Words,
    position: &Position,
    budget: &mut Budget,
    long: &mut Vec<(usize, usize, Way)>,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    let (cells, links) = (view.cells.map(Mask::bits), &puzzle.links);
    let Ok(start) = State::of_cells(cells) else { return ControlFlow::Continue(()) };
    let open = suppositions(&view).into_iter();
    let mut open: Vec<(usize, usize, State)> =
        open.map(|(letter, cell)| (letter, cell, start)).collect();
    for strength in [Strength::Plain, Strength::Arranging, Strength::ArrangingAll] {
        let (mut short, mut left) = (Vec::new(), Vec::new());
        for (letter, cell, mut state) in open {
            if strength == Strength::ArrangingAll {
                state = start;
            }
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
    ControlFlow::Continue(())
}

/// Shows the letters whose moves come to a fork as wanted.
fn forks(
    puzzle: &Words,
    position: &Position,
    wanted: Wanted,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let view = View::of(position);
    let (cells, links) = (view.cells.map(Mask::bits), &puzzle.links);
    let is_dead = |cells: &[u32; CELLS], (letter, cell): (usize, usize)| {
        State::of_cells(*cells).is_ok_and(|mut state| {
            let placed = state.place(letter, cell as u32);
            placed.and_then(|()| settle(&mut state, links, wanted.strength)).is_err()
        })
    };
    let mut found: Vec<((usize, usize), Fork)> = Vec::new();
    let mut show = |found: &mut Vec<((usize, usize), Fork)>| {
        found.sort_by_key(|(_, fork)| fork.length());
        let findings = found.drain(..).filter_map(|(at, fork)| fork_finding(at, &fork));
        findings.collect::<Vec<_>>().into_iter().try_for_each(&mut *visit)
    };
    for at in suppositions(&view) {
        if budget.spend(1).is_err() {
            return ControlFlow::Continue(());
        }
        let fork = fork(&cells, links, at, wanted, is_dead);
        found.extend(fork.map(|fork| (at, fork)));
        if found.len() == AT_ONCE {
            show(&mut found)?;
        }
    }
    show(&mut found)
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

/// The claim of a move.
fn claim(&Move { letter, cell, holds }: &Move) -> Claim {
    Claim { site: Site(cell as u16), value: Value(letter as u8), holds }
}

/// A supposition with the moves that follow from it.
fn chain((letter, cell): (usize, usize), moves: &[Move]) -> Vec<Claim> {
    let supposed = Move { letter, cell, holds: true };
    [supposed].iter().chain(moves).map(claim).collect()
}

/// The contradictions at the ends of some ways.
#[derive(Default)]
struct Ends {
    /// Letters without a cell, and cells without a letter.
    lost: u32,
    empty: u32,
    /// Letters that have too few cells, and those cells.
    crowd: Option<(u32, u32)>,
}

impl Ends {
    /// The ends of these ways; `None` if two have different crowds.
    fn of<'w>(ways: impl IntoIterator<Item = &'w Way>) -> Option<Ends> {
        let mut ends = Ends::default();
        for way in ways {
            match way.end {
                DeadEnd::Letter(letter) => ends.lost |= 1 << letter,
                DeadEnd::Cell(cell) => ends.empty |= 1 << cell,
                DeadEnd::Crowd { letters, cells } => {
                    let crowd = Some((letters, cells));
                    if ends.crowd.is_some() && ends.crowd != crowd {
                        return None;
                    }
                    ends.crowd = crowd;
                }
            }
        }
        Some(ends)
    }

    /// The arguments about them.
    fn args(&self) -> Vec<(&'static str, Arg)> {
        let mut args = Vec::new();
        if self.lost != 0 {
            args.push(("lost", values(self.lost)));
        }
        if self.empty != 0 {
            args.push(("empty", Arg::Sites(sites(Mask::of_bits(self.empty)))));
        }
        if let Some((letters, cells)) = self.crowd {
            let room = sites(Mask::of_bits(cells));
            args.extend([("crowd", values(letters)), ("room", Arg::Number(room.len()))]);
            args.push(("room-cells", Arg::Sites(room)));
        }
        let end = match (self.lost, self.empty, self.crowd) {
            (0, 0, _) => "crowd",
            (_, 0, None) => "letter",
            (0, _, None) => "cell",
            (_, _, None) => "both",
            (_, 0, Some(_)) => "letter-crowd",
            (0, _, Some(_)) => "cell-crowd",
            (_, _, Some(_)) => "any",
        };
        args.push(("end", Arg::Word(end)));
        args
    }
}

/// The finding that a letter goes from cells, each with the moves that would follow; all end alike.
fn finding(letter: usize, ways: &[(usize, usize, Way)]) -> Finding {
    let gone: u32 = ways.iter().map(|&(_, cell, _)| 1 << cell).sum();
    let mut ways: Vec<&(usize, usize, Way)> = ways.iter().collect();
    ways.sort_by_key(|(_, cell, _)| *cell);
    let moves = ways.iter().map(|(_, cell, way)| chain((letter, *cell), &way.moves)).collect();
    let n_followed = ways.iter().map(|(_, _, way)| way.moves.len()).max().unwrap_or(0);
    let mut args = vec![
        ("letter", value(letter)),
        ("cells", Arg::Sites(sites(Mask::of_bits(gone)))),
        ("count", Arg::Number(n_followed)),
        ("moves", Arg::Moves(moves)),
    ];
    let ends = Ends::of(ways.iter().map(|(_, _, way)| way)).expect("they share their crowd");
    args.extend(ends.args());
    looking_at_all(args, View::drops(letter, Mask::of_bits(gone)))
}

/// The finding that a letter goes from a cell, with the moves up to a split and from there; `None`
/// if the ways have ends that cannot be described together.
fn fork_finding((letter, cell): (usize, usize), fork: &Fork) -> Option<Finding> {
    let mut args = vec![
        ("letter", value(letter)),
        ("cell", Arg::Site(Site(cell as u16))),
        ("count", Arg::Number(fork.moves.len())),
        ("moves", Arg::Moves(vec![chain((letter, cell), &fork.moves)])),
    ];
    match fork.split {
        Split::Letter { letter, cells } => args.extend([
            ("split", Arg::Word("letter")),
            ("next", value(letter)),
            ("next-cells", Arg::Sites(sites(Mask::of_bits(cells)))),
        ]),
        Split::Cell { cell, letters } => args.extend([
            ("split", Arg::Word("cell")),
            ("at", Arg::Site(Site(cell as u16))),
            ("letters", values(letters)),
        ]),
    }
    let branches = fork.ways.iter().map(|way| way.moves.iter().map(claim).collect());
    args.push(("branches", Arg::Moves(branches.collect())));
    args.extend(Ends::of(&fork.ways)?.args());
    Some(looking_at_all(args, View::drops(letter, Mask::of_bits(1 << cell))))
}

/// A finding that looks at all cells of its arguments.
fn looking_at_all(args: Vec<(&'static str, Arg)>, effects: Vec<Effect>) -> Finding {
    let mut because: Vec<Site> = args.iter().flat_map(|(_, arg)| arg.sites()).collect();
    because.sort_unstable();
    because.dedup();
    Finding { because, effects, args }
}
