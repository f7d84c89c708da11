//! Symmetry of the clues: cells that get or lose a clue together.

use gridwright_core::{Pt, Rng, Site, Symmetry};

use super::shape::Shape;

/// The cells in groups of mutual images, or `None` if the layout lacks the symmetry.
pub(super) fn orbits(symmetry: Symmetry, shape: &Shape) -> Option<Vec<Vec<Site>>> {
    let (cells, sites, side) = (shape.cells(), shape.sites(), shape.side());
    let mut is_done = vec![false; cells.len()];
    let mut orbits = Vec::new();
    for start in 0..cells.len() {
        if std::mem::replace(&mut is_done[start], true) {
            continue;
        }
        let mut orbit = vec![Site(start as u16)];
        let mut next = 0;
        while next < orbit.len() {
            let (r, c) = cells[orbit[next].index()];
            for Pt { x, y } in symmetry.images(side, side, Pt::cell(r, c)) {
                let site = sites.get(y as usize / 2, x as usize / 2)?;
                if !std::mem::replace(&mut is_done[site.index()], true) {
                    orbit.push(site);
                }
            }
            next += 1;
        }
        orbits.push(orbit);
    }
    Some(orbits)
}

/// The cells marked `x` in rows of `x` and dots that are joined by `+`.
pub(super) fn pattern(shape: &Shape, rows: &str) -> Option<Vec<Site>> {
    let (side, sites) = (shape.side(), shape.sites());
    let rows: Vec<&str> = rows.split('+').collect();
    let is_right = rows.len() == side && rows.iter().all(|row| row.len() == side);
    let marks = rows
        .iter()
        .enumerate()
        .flat_map(|(r, row)| row.bytes().enumerate().map(move |(c, mark)| (r, c, mark)));
    let mut chosen = Vec::new();
    for (r, c, mark) in marks.take(if is_right { side * side } else { 0 }) {
        match mark {
            b'x' | b'X' => chosen.push(sites.get(r, c)?),
            b'.' => (),
            _ => return None,
        }
    }
    is_right.then_some(chosen)
}

/// The groups in a random order.
pub(super) fn shuffled(mut orbits: Vec<Vec<Site>>, rng: &mut Rng) -> Vec<Vec<Site>> {
    rng.shuffle(&mut orbits);
    orbits
}

#[cfg(test)]
mod tests {
    use gridwright_core::Symmetry;

    use super::{orbits, pattern};
    use crate::families::sudoku::shape::{Layout, Shape};

    #[test]
    fn orbits_cover_every_cell_once() {
        let plain = Shape::plain(9).unwrap();
        for (name, n_orbits) in [
            ("none", 81),
            ("rotate180", 41),
            ("rotate90", 21),
            ("mirror", 45),
            ("diagonal", 45),
            ("full", 15),
        ] {
            let orbits = orbits(Symmetry::named(name).unwrap(), &plain).unwrap();
            assert_eq!(orbits.len(), n_orbits, "{name}");
            let mut cells: Vec<_> = orbits.into_iter().flatten().collect();
            cells.sort();
            cells.dedup();
            assert_eq!(cells.len(), 81, "{name}");
        }
        let twin = Shape { layout: Layout::Twin, ..plain };
        assert!(orbits(Symmetry::named("rotate180").unwrap(), &twin).is_some());
        assert!(orbits(Symmetry::named("rotate90").unwrap(), &twin).is_none());
    }

    #[test]
    fn patterns_have_the_shape_of_the_board() {
        let shape = Shape::plain(4).unwrap();
        let chosen = pattern(&shape, "x..x+....+.x..+...x").unwrap();
        assert_eq!(chosen.iter().map(|site| site.0).collect::<Vec<_>>(), [0, 3, 9, 15]);
        for bad in ["x..x", "x..x+....+.x..+...", "x..x+....+.y..+...x"] {
            assert!(pattern(&shape, bad).is_none());
        }
    }
}
