//! Techniques about signs, besides those of houses.
//!
//! Signs and lines are examined in the order of their cells, so the same position always gets the
//! same step.

use std::ops::ControlFlow;

use gridwright_core::{
    Arg, Budget, Effect, Finding, Kind, Level, Mask, NESTED_WHAT_IF, Position, Profile, Puzzle,
    Row, Site, Technique, Tenths, Value, Visit, WHAT_IF, nested_what_if, what_if,
};
use gridwright_houses::Solver;

use super::puzzle::Square;
use super::sign::{above, below};

const fn technique(id: &'static str, rating: u16, level: Level) -> Technique {
    Technique { id, rating: Tenths(rating), score: rating as u32, level }
}

/// The only cell of a line that the signs leave for its lowest or highest value.
static FORCED_END: Technique = technique("forced-end", 16, Level::Easy);

/// Drops values that the length of a chain excludes for its cells.
static SIGN_CHAIN: Technique = technique("sign-chain", 18, Level::Easy);

/// Drops values that one side of a sign excludes for the other.
static SIGN_BOUND: Technique = technique("sign-bound", 20, Level::Easy);

/// Drops values of a cell that leave too few different values for cells above or below it.
static SIGN_ROOM: Technique = technique("sign-room", 26, Level::Medium);

/// All rows of the technique table besides those of houses, easiest first.
pub(super) const OWN: &[Row<Square>] = &[
    Row { technique: &FORCED_END, find: forced_end },
    Row { technique: &SIGN_CHAIN, find: sign_chain },
    Row { technique: &SIGN_BOUND, find: sign_bound },
    Row { technique: &SIGN_ROOM, find: sign_room },
    Row { technique: &WHAT_IF, find: what_if },
    Row { technique: &NESTED_WHAT_IF, find: nested_what_if },
];

/// All techniques, easiest first. There are no boxes, and two values cannot change places where
/// signs compare them, so no technique relies on a unique solution.
pub(super) fn known(profile: &Profile) -> Vec<&'static Technique> {
    let mut known = Solver::techniques(profile);
    known.retain(|technique| {
        !Solver::needs_boxes(technique)
            && !Solver::needs_one_solution(technique)
            && !NEVER_NEXT.contains(&technique.id)
    });
    known.extend(OWN.iter().map(|row| row.technique));
    known.sort_by_key(|technique| technique.rating);
    known
}

/// Techniques of houses that are never the next step on rows and columns of at most nine cells.
///
/// - About one value alone: all consequences of rows and columns are fish of at most four lines,
///   because a larger fish is a smaller one of the lines across. All fish come first.
/// - Aligned cells: a cell that sees all of them lies in one line with them, where sets of at most
///   four cells or values find everything, or they are two corners, which make an XY-wing.
/// - Contradictions of dynamic chains: a what-if follows the same values, and signs as well.
/// - Dynamic double chains: the consequences of the absence of a value are those of its other place
///   in a line, so dynamic chains from the two places of that line find the same.
pub(super) const NEVER_NEXT: [&str; 10] = [
    "multi-colouring",
    "x-chain",
    "nishio",
    "nishio-on",
    "aligned-pair",
    "aligned-triple",
    "dynamic-contradiction",
    "dynamic-contradiction-on",
    "dynamic-double",
    "dynamic-double-on",
];

/// Smallest number of cells of a chain; two cells are a sign.
const LEAST_CHAIN: usize = 3;

fn forced_end(
    square: &Square,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(heights) = square.heights() else { return ControlFlow::Continue(()) };
    let highest = Value(square.n as u8 - 1);
    for (index, line) in lines(square) {
        for (value, ways) in [(Value(0), &heights.down), (highest, &heights.up)] {
            if line.iter().any(|&cell| position.value(cell) == Some(value)) {
                continue;
            }
            let left = line.iter().copied().filter(|&cell| position.at(cell).has(value));
            let (out, free): (Vec<Site>, Vec<Site>) = left.partition(|&cell| ways.lead_from(cell));
            let [free] = free[..] else { continue };
            if out.is_empty() || !position.is_open(free) {
                continue;
            }
            // One sign is enough to exclude a cell.
            let signs = out.iter().filter_map(|&cell| ways.signs(cell).next());
            let signs = signs.map(|sign| square.rule_of(sign)).collect();
            visit(Finding {
                because: line.to_vec(),
                effects: vec![Effect::Place(free, value)],
                args: vec![
                    ("line", Arg::Rule(index)),
                    ("value", Arg::Value(value)),
                    ("cell", Arg::Site(free)),
                    ("others", Arg::Sites(out)),
                    ("signs", Arg::Rules(signs)),
                ],
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn sign_chain(
    square: &Square,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(heights) = square.heights() else { return ControlFlow::Continue(()) };
    let mut cells: Vec<Site> = square.board().all_sites().collect();
    cells.retain(|&cell| heights.length(cell) >= LEAST_CHAIN);
    // The longest chain excludes most values.
    cells.sort_by_key(|&cell| std::cmp::Reverse(heights.length(cell)));
    for cell in cells {
        let chain = heights.chain(cell);
        let effects: Vec<Effect> = chain
            .cells
            .iter()
            .enumerate()
            .filter_map(|(i, &cell)| {
                let n_above = chain.cells.len() - 1 - i;
                let kept = Mask::first(square.n.saturating_sub(n_above)).without(Mask::first(i));
                drop_all_but(position, cell, kept)
            })
            .collect();
        if !effects.is_empty() {
            let signs = chain.signs.iter().map(|&sign| square.rule_of(sign)).collect();
            visit(Finding {
                because: chain.cells.clone(),
                effects,
                args: vec![("cells", Arg::Sites(chain.cells)), ("signs", Arg::Rules(signs))],
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn sign_bound(
    square: &Square,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    for (i, sign) in square.signs.iter().enumerate() {
        for (side, cell, other) in [
            (Side::Below, sign.smaller(), sign.larger()),
            (Side::Above, sign.larger(), sign.smaller()),
        ] {
            let kept = side.of(position.at(other));
            let bound = side.bound(position.at(other));
            if let Some((effect, bound)) = drop_all_but(position, cell, kept).zip(bound) {
                visit(Finding {
                    because: vec![other],
                    effects: vec![effect],
                    args: vec![
                        ("side", Arg::Word(side.word())),
                        ("sign", Arg::Rule(square.rule_of(i))),
                        ("other", Arg::Site(other)),
                        ("bound", Arg::Value(bound)),
                        ("cell", Arg::Site(cell)),
                    ],
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn sign_room(
    square: &Square,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let Some(heights) = square.heights() else { return ControlFlow::Continue(()) };
    for cell in square.board().all_sites().filter(|&cell| position.is_open(cell)) {
        // A cell lies above those that signs lead down to.
        for (side, ways) in [(Side::Above, &heights.down), (Side::Below, &heights.up)] {
            let reached = ways.reached(cell);
            for (index, line) in lines(square) {
                let crowd: Vec<Site> =
                    line.iter().copied().filter(|cell| reached.contains(cell)).collect();
                if crowd.len() < 2 {
                    continue;
                }
                let fits = |value: Value| {
                    let beyond = side.opposite().of(Mask::of(value));
                    let left: Vec<Mask> =
                        crowd.iter().map(|&cell| position.at(cell).and(beyond)).collect();
                    can_differ(&left)
                };
                let kept = position.at(cell).iter().filter(|&value| fits(value)).collect();
                let Some(effect) = drop_all_but(position, cell, kept) else { continue };
                let signs = ways.between(cell, &crowd);
                let signs = signs.into_iter().map(|sign| square.rule_of(sign)).collect();
                visit(Finding {
                    because: crowd.clone(),
                    effects: vec![effect],
                    args: vec![
                        ("side", Arg::Word(side.word())),
                        ("crowd", Arg::Sites(crowd)),
                        ("cell", Arg::Site(cell)),
                        ("line", Arg::Rule(index)),
                        ("gone", Arg::Values(position.at(cell).without(kept))),
                        ("signs", Arg::Rules(signs)),
                    ],
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The side of another value on which a value lies.
#[derive(Clone, Copy)]
enum Side {
    Below,
    Above,
}

impl Side {
    fn word(self) -> &'static str {
        match self {
            Side::Below => "below",
            Side::Above => "above",
        }
    }

    fn opposite(self) -> Side {
        match self {
            Side::Below => Side::Above,
            Side::Above => Side::Below,
        }
    }

    /// The values that lie on this side of some value of a set.
    fn of(self, values: Mask) -> Mask {
        match self {
            Side::Below => below(values),
            Side::Above => above(values),
        }
    }

    /// The value of a set that leaves the most values on this side of it.
    fn bound(self, values: Mask) -> Option<Value> {
        match self {
            Side::Below => values.iter().max(),
            Side::Above => values.iter().min(),
        }
    }
}

/// The rows and columns, each with its index among the constraints.
fn lines(square: &Square) -> impl Iterator<Item = (usize, &[Site])> {
    let rules = square.constraints().iter().enumerate();
    let lines = rules.filter(|(_, rule)| rule.kind() == Kind::AllDifferent);
    lines.map(|(index, rule)| (index, rule.sites()))
}

/// The effect of keeping only these values in an open cell; `None` where it loses nothing.
fn drop_all_but(position: &Position, cell: Site, kept: Mask) -> Option<Effect> {
    let gone = position.at(cell).without(kept);
    (position.is_open(cell) && !gone.is_empty()).then_some(Effect::Drop(cell, gone))
}

/// Whether the sets can each give a different value.
fn can_differ(sets: &[Mask]) -> bool {
    fn give(sets: &[Mask], set: usize, tried: &mut Mask, owners: &mut [Option<usize>; 64]) -> bool {
        for value in sets[set].iter() {
            if tried.has(value) {
                continue;
            }
            *tried = tried.or(Mask::of(value));
            let is_free = match owners[value.index()] {
                None => true,
                Some(owner) => give(sets, owner, tried, owners),
            };
            if is_free {
                owners[value.index()] = Some(set);
                return true;
            }
        }
        false
    }
    let mut owners = [None; 64];
    (0..sets.len()).all(|set| {
        let mut tried = Mask::EMPTY;
        give(sets, set, &mut tried, &mut owners)
    })
}

#[cfg(test)]
mod tests {
    use super::can_differ;
    use gridwright_core::Mask;

    #[test]
    fn sets_differ_as_hall_says() {
        // A family of sets has different representatives if any k of them have k values together.
        for code in 0..4096u64 {
            let sets = [code & 15, code >> 4 & 15, code >> 8 & 15].map(Mask);
            let has_enough = (1..8u64).all(|some| {
                let chosen = sets.iter().enumerate().filter(|(i, _)| some >> i & 1 == 1);
                let all = chosen.fold(Mask::EMPTY, |all, (_, set)| all.or(*set));
                all.len() >= some.count_ones() as usize
            });
            assert_eq!(can_differ(&sets), has_enough, "{sets:?}");
        }
    }
}
