//! Colouring the places of one value: linked pairs get opposite colours.

use crate::bits::Bits;
use crate::finder::{drops, list};
use crate::state::State;
use crate::step::{Arg, Finding, Technique, Tenths, technique};
use gridwright_core::Budget;

/// One net of linked places.
pub(crate) static SIMPLE_COLOURS: Technique = technique("simple-colouring", 43);
/// Two nets that touch.
pub(crate) static MULTI_COLOURS: Technique = technique("multi-colouring", 56);

/// The two colours of each net of places linked in pairs.
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

/// The cells that see one of these at least.
fn seen<const W: usize>(state: &State<'_, W>, cells: Bits<W>) -> Bits<W> {
    cells.iter().fold(Bits::EMPTY, |seen, cell| seen | state.layout.peers[cell])
}

/// A net that rules something out by itself.
pub(crate) fn simple_colours<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
) -> Option<Finding> {
    for value in 0..state.layout.n_values {
        for [a, b] in nets(state, value) {
            let (sees_a, sees_b) = (seen(state, a), seen(state, b));
            let wrapped = [(a, sees_a), (b, sees_b)].into_iter().find(|(c, seen)| c.meets(*seen));
            let gone = match wrapped {
                Some((colour, _)) => colour,
                None => (sees_a & sees_b & state.cells(value)).without(a | b),
            };
            if !gone.is_empty() {
                return Some(finding(state, &SIMPLE_COLOURS, 43, value, [a, b], gone));
            }
        }
    }
    None
}

/// Two nets that rule something out together.
pub(crate) fn multi_colours<const W: usize>(
    state: &State<'_, W>,
    _: &mut Budget,
) -> Option<Finding> {
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
                        return Some(finding(state, &MULTI_COLOURS, 56, value, [a, b], gone));
                    }
                }
            }
        }
    }
    None
}

fn finding<const W: usize>(
    state: &State<'_, W>,
    technique: &'static Technique,
    rating: u16,
    value: usize,
    [a, b]: [Bits<W>; 2],
    gone: Bits<W>,
) -> Finding {
    Finding {
        technique,
        rating: Tenths(rating),
        because: list(a | b),
        effects: drops(state, gone, 1 << value),
        args: vec![
            ("value", Arg::Value(value as u8)),
            ("first", Arg::Cells(list(a))),
            ("second", Arg::Cells(list(b))),
        ],
    }
}
