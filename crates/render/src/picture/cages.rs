//! The outline of a cage, a little inside the borders of its cells.

use std::collections::BTreeSet;

use gridwright_core::Pt;

use crate::shape::At;

/// The lines around the cells, each moved inwards by `inset`; `place` maps a point to the picture.
pub(super) fn outline(cells: &[Pt], inset: f32, place: impl Fn(Pt) -> At) -> Vec<(At, At)> {
    let inside: BTreeSet<Pt> = cells.iter().copied().collect();
    let mut lines = Vec::new();
    for &cell in &inside {
        for (out, along) in SIDES {
            let beside = |a: Pt, b: Pt| {
                inside
                    .contains(&Pt { x: cell.x + 2 * a.x + 2 * b.x, y: cell.y + 2 * a.y + 2 * b.y })
            };
            if beside(out, Pt { x: 0, y: 0 }) {
                continue;
            }
            // The length by which the line extends beyond the side of the cell: it is shortened at
            // a convex corner, extended at a concave one, and unchanged where the outline runs
            // straight on.
            let beyond = |way: Pt| match (beside(way, Pt { x: 0, y: 0 }), beside(way, out)) {
                (false, _) => -inset,
                (true, true) => inset,
                (true, false) => 0.0,
            };
            let ends = [Pt { x: -along.x, y: -along.y }, along].map(|way| {
                let corner = Pt { x: cell.x + out.x + way.x, y: cell.y + out.y + way.y };
                let (x, y) = place(corner);
                let far = beyond(way);
                (
                    x - inset * f32::from(out.x) + far * f32::from(way.x),
                    y - inset * f32::from(out.y) + far * f32::from(way.y),
                )
            });
            lines.push((ends[0], ends[1]));
        }
    }
    lines
}

/// For each side of a cell, the direction out of the cell and the direction along the side.
const SIDES: [(Pt, Pt); 4] = [
    (Pt { x: 0, y: -1 }, Pt { x: 1, y: 0 }),
    (Pt { x: 0, y: 1 }, Pt { x: 1, y: 0 }),
    (Pt { x: -1, y: 0 }, Pt { x: 0, y: 1 }),
    (Pt { x: 1, y: 0 }, Pt { x: 0, y: 1 }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_of_an_outline_meets_another_end() {
        let bent = [Pt::cell(0, 0), Pt::cell(0, 1), Pt::cell(1, 1), Pt::cell(2, 1)];
        let lines = outline(&bent, 2.0, |at| (10.0 * f32::from(at.x), 10.0 * f32::from(at.y)));
        assert_eq!(lines.len(), 10, "the sides of the shape");
        let key = |(x, y): At| (x as i32, y as i32);
        let mut ends: Vec<_> = lines.iter().flat_map(|&(a, b)| [key(a), key(b)]).collect();
        ends.sort_unstable();
        for pair in ends.chunks(2) {
            assert_eq!(pair[0], pair[1], "an open end");
        }
        assert!(ends.contains(&(22, 18)), "where it turns in, the lines meet inside the corner");
    }
}
