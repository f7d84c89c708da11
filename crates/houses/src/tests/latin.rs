//! Tests on boards with only rows and columns.

use std::collections::BTreeSet;

use crate::chains::net::{Id, Net, Reach, follow};
use crate::layout::{Kind, Layout};
use crate::state::State;
use gridwright_core::{Budget, Mask, Position, Rng, Value};

const N: usize = 5;

fn latin() -> Layout<2> {
    let n = N as u16;
    let rows = (0..n).map(|k| (Kind::Row, usize::from(k), (0..n).map(|j| n * k + j).collect()));
    let columns =
        (0..n).map(|k| (Kind::Column, N + usize::from(k), (0..n).map(|j| n * j + k).collect()));
    Layout::new(N * N, N, rows.chain(columns), false)
}

/// Justifies that chains from a value and its negation are not searched there: the negation has
/// consequences only if the value has one other place in a line, and that place has the same
/// consequences.
#[test]
fn the_absence_of_a_value_leads_where_its_other_place_does() {
    let layout = latin();
    assert!(layout.is_latin() && !super::classic().1.is_latin());
    let mut rng = Rng::from_seed(15);
    let (mut n_pairs, mut n_alone) = (0, 0);
    for _ in 0..200 {
        let share = 20 + rng.below(40);
        let mut candidates = Vec::new();
        for cell in 0..N * N {
            // The candidates always include a solution.
            let right = (cell / N + cell % N) % N;
            let is_left = |value: &usize| *value == right || rng.below(100) < share;
            let left: Mask = (0..N).filter(is_left).map(|value| Value(value as u8)).collect();
            candidates.push(left);
        }
        let position = Position::from_parts(vec![None; N * N], candidates);
        let state = State::of(&layout, &position, false);
        let mut work = state.clone();
        let reach = Reach { has_cells: true, is_dynamic: true, inner: None };
        let mut net = |id: Id| follow(&state, &mut work, id, reach, &mut Budget::unlimited());
        for cell in (0..N * N).filter(|&cell| state.n_at(cell) > 2) {
            for value in (0..N).filter(|&value| state.can(cell, value)) {
                let absent = net(Net::id(cell, value, false, N));
                if absent.clash.is_some() {
                    continue;
                }
                let nodes =
                    |net: &Net| net.nodes.iter().map(|node| node.0).collect::<BTreeSet<Id>>();
                let mut is_alone = true;
                for &(house, at) in &layout.at[cell] {
                    let places = state.places(usize::from(house), value);
                    if places.count_ones() != 2 {
                        continue;
                    }
                    let other = (places & !(1 << at)).trailing_zeros() as usize;
                    let other = layout.houses[usize::from(house)].cells[other];
                    let there = net(Net::id(usize::from(other), value, true, N));
                    assert_eq!(nodes(&absent), nodes(&there), "{cell} {value}");
                    (is_alone, n_pairs) = (false, n_pairs + 1);
                }
                if is_alone {
                    assert_eq!(absent.nodes.len(), 1, "{cell} {value}");
                    n_alone += 1;
                }
            }
        }
    }
    assert!(n_pairs > 100 && n_alone > 100, "{n_pairs} {n_alone}");
}
