//! Jigsaw regions: boxes or strips whose cells change hands until nothing of them is left.

use gridwright_core::Rng;

use super::super::shape::{Regions, around, jigsaw, unreached, usual_boxes};

/// Exchanges tried a cell; after half as many, boxes can no longer be told.
const EXCHANGES_A_CELL: usize = 12;

/// A region for each cell: `n` contiguous ones of `n` cells.
pub(super) fn draw(n: usize, rng: &mut Rng) -> Vec<u8> {
    let (rows, cols) = usual_boxes(n).unwrap_or((1, n));
    let boxed = |i: usize| i / n / rows * rows + i % n / cols;
    let mut map: Vec<usize> = (0..n * n).map(boxed).collect();
    for _ in 0..EXCHANGES_A_CELL * n * n {
        exchange(n, &mut map, rng);
    }
    match jigsaw(n, &map) {
        Ok(Regions::Jigsaw(map)) => map,
        Ok(Regions::Boxes { .. } | Regions::Latin) | Err(_) => {
            unreachable!("exchanges keep regions whole")
        }
    }
}

/// Two neighbouring regions give one another a cell, if both stay in one piece.
fn exchange(n: usize, map: &mut [usize], rng: &mut Rng) {
    let given = rng.below(n * n);
    let from = map[given];
    let others: Vec<usize> = around(n, given).filter(|&cell| map[cell] != from).collect();
    if others.is_empty() {
        return;
    }
    let to = map[others[rng.below(others.len())]];
    map[given] = to;
    let touches = |cell: usize| around(n, cell).any(|beside| map[beside] == from);
    let back: Vec<usize> =
        (0..n * n).filter(|&cell| cell != given && map[cell] == to && touches(cell)).collect();
    if !back.is_empty() {
        let taken = back[rng.below(back.len())];
        map[taken] = from;
        let is_whole = |region: usize| {
            let cells: Vec<usize> = (0..n * n).filter(|&cell| map[cell] == region).collect();
            unreached(n, &cells).is_none()
        };
        if is_whole(from) && is_whole(to) {
            return;
        }
        map[taken] = to;
    }
    map[given] = from;
}

#[cfg(test)]
mod tests {
    use super::draw;
    use crate::families::sudoku::shape::jigsaw;
    use gridwright_core::Rng;

    #[test]
    fn regions_are_whole_at_every_side() {
        for n in [4, 5, 7, 9, 12] {
            let map = draw(n, &mut Rng::from_seed(n as u64));
            assert!(jigsaw(n, &map).is_ok());
            assert_ne!(map, draw(n, &mut Rng::from_seed(99)));
        }
    }
}
