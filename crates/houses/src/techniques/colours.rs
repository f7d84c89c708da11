//! Colouring: places of one value that are linked in pairs get opposite colours.

use std::ops::ControlFlow;

use crate::bits::Bits;
use crate::finder::{DONE, Show, drops, list};
use crate::state::State;
use crate::step::{Arg, Args, Finding, Technique, technique};
use gridwright_core::Budget;

/// Conclusions from one net of linked places.
pub(crate) static SIMPLE_COLOURS: Technique = technique("simple-colouring", 43);
/// Conclusions from two nets that see each other.
pub(crate) static MULTI_COLOURS: Technique = technique("multi-colouring", 56);

/// The nets of places linked in pairs, each as the cells of its two colours.
fn nets<const W: usize>(state: &State<'_, W>, value: usize) -> Vec<[Bits<W>; 2]> {
    let layout = state.layout;
    let mut partners = vec![Bits::<W>::EMPTY; layout.n_cells()];
    let mut left = Bits::<W>::EMPTY;
    for (h, house) in layout.houses.iter().enumerate() {
        if house.is_full && state.places(h, value).count_ones() == 2 {
            let pair = state.cells_in(h, value);
            left |= pair;
            for cell in pair.iter() {
                partners[cell] |= pair.without(Bits::of(cell));
            }
        }
    }
    let mut nets = Vec::new();
    while let Some(start) = left.first() {
        let mut colours = [Bits::of(start), Bits::EMPTY];
        let mut stack = vec![(start, 0)];
        left.remove(start);
        while let Some((cell, colour)) = stack.pop() {
            for other in partners[cell].iter() {
                if !colours[1 - colour].contains(other) {
                    colours[1 - colour].insert(other);
                    left.remove(other);
                    stack.push((other, 1 - colour));
                }
            }
        }
        nets.push(colours);
    }
    nets
}

/// The cells that see at least one of these.
fn seen<const W: usize>(state: &State<'_, W>, cells: Bits<W>) -> Bits<W> {
    cells.iter().fold(Bits::EMPTY, |seen, cell| seen | state.layout.peers[cell])
}

/// Finds conclusions from a single net.
pub(crate) fn simple_colours<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    for value in 0..state.layout.n_values {
        for [a, b] in nets(state, value) {
            let (sees_a, sees_b) = (seen(state, a), seen(state, b));
            let wrapped = [(a, b, sees_a), (b, a, sees_b)];
            let wrapped = wrapped.into_iter().find(|(colour, _, seen)| colour.meets(*seen));
            // The colour that is impossible is named A.
            if let Some((a, b, _)) = wrapped {
                let mut more = vec![("rule", Arg::Word("twice"))];
                more.extend(clash(state, a, a));
                show(finding(state, &SIMPLE_COLOURS, value, [a, b], a, more))?;
                continue;
            }
            let gone = (sees_a & sees_b & state.cells(value)).without(a | b);
            if !gone.is_empty() {
                let mut more = vec![("rule", Arg::Word("sees"))];
                more.extend(between(state, a, b, gone));
                show(finding(state, &SIMPLE_COLOURS, value, [a, b], gone, more))?;
            }
        }
    }
    DONE
}

/// Finds conclusions from two nets.
pub(crate) fn multi_colours<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
    show: Show<'_>,
) -> ControlFlow<()> {
    for value in 0..state.layout.n_values {
        let nets = nets(state, value);
        for (i, one) in nets.iter().enumerate() {
            for two in &nets[i + 1..] {
                for (x, y) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if !seen(state, one[x]).meets(two[y]) {
                        continue;
                    }
                    let (a, b) = (one[1 - x], two[1 - y]);
                    let both = seen(state, a) & seen(state, b) & state.cells(value);
                    let gone = both.without(a | b);
                    if !gone.is_empty() {
                        let mut more = vec![
                            ("not-a", Arg::Cells(list(one[x]))),
                            ("not-b", Arg::Cells(list(two[y]))),
                        ];
                        more.extend(clash(state, one[x], two[y]));
                        more.extend(between(state, a, b, gone));
                        let found = finding(state, &MULTI_COLOURS, value, [a, b], gone, more);
                        let because = list(a | b | one[x] | two[y]);
                        show(Finding { because, ..found })?;
                    }
                }
            }
        }
    }
    DONE
}

/// The first cells of two colours that see each other, and a house that contains both.
fn clash<const W: usize>(state: &State<'_, W>, one: Bits<W>, two: Bits<W>) -> Args {
    let layout = state.layout;
    let pairs = one.iter().flat_map(|a| (two & layout.peers[a]).iter().map(move |b| (a, b)));
    let shared = pairs.into_iter().find_map(|(a, b)| {
        let mut houses = layout.at[a].iter().map(|&(house, _)| house);
        let house = houses.find(|&house| layout.houses[house as usize].set.contains(b))?;
        Some(vec![("clash", Arg::Cells(vec![a as u16, b as u16])), ("house", Arg::House(house))])
    });
    shared.unwrap_or_default()
}

/// The cells that see both colours, with a cell of each colour that they see.
fn between<const W: usize>(state: &State<'_, W>, a: Bits<W>, b: Bits<W>, gone: Bits<W>) -> Args {
    let seen_of = |colour: Bits<W>| -> Bits<W> {
        gone.iter().filter_map(|cell| (state.layout.peers[cell] & colour).first()).collect()
    };
    vec![
        ("targets", Arg::Cells(list(gone))),
        ("seen-a", Arg::Cells(list(seen_of(a)))),
        ("seen-b", Arg::Cells(list(seen_of(b)))),
    ]
}

fn finding<const W: usize>(
    state: &State<'_, W>,
    technique: &'static Technique,
    value: usize,
    [a, b]: [Bits<W>; 2],
    gone: Bits<W>,
    more: Args,
) -> Finding {
    let mut args = vec![
        ("value", Arg::Value(value as u8)),
        ("colour-a", Arg::Cells(list(a))),
        ("colour-b", Arg::Cells(list(b))),
    ];
    args.extend(more);
    Finding {
        technique,
        rating: technique.rating,
        because: list(a | b),
        effects: drops(state, gone, 1 << value),
        args,
    }
}
