//! How clues lie: the cells that get or lose a clue together.

use gridwright_core::{Rng, Site};

use super::shape::Shape;

/// Where a cell goes, by the last index of a row, its row and its column.
type Image = fn(usize, usize, usize) -> (usize, usize);

/// A symmetry by its name in the parameters: the images that a clue brings along.
#[derive(Clone, Copy)]
pub(super) struct Symmetry(&'static [Image]);

const HALF_TURN: Image = |last, r, c| (last - r, last - c);
const QUARTER_TURN: Image = |last, r, c| (c, last - r);
const MIRROR: Image = |last, r, c| (r, last - c);
const SWAP: Image = |_, r, c| (c, r);

impl Symmetry {
    pub(super) fn named(name: &str) -> Symmetry {
        Symmetry(match name {
            "rotate180" => &[HALF_TURN],
            "rotate90" => &[QUARTER_TURN],
            "mirror" => &[MIRROR],
            "diagonal" => &[SWAP],
            "full" => &[QUARTER_TURN, MIRROR],
            _ => &[],
        })
    }

    pub(super) fn is_none(self) -> bool {
        self.0.is_empty()
    }

    /// The cells in groups that belong together, or `None` where the layout is not symmetric so.
    pub(super) fn orbits(self, shape: &Shape) -> Option<Vec<Vec<Site>>> {
        let (cells, sites, last) = (shape.cells(), shape.sites(), shape.side() - 1);
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
                for image in self.0 {
                    let (s, d) = image(last, r, c);
                    let site = sites.get(s, d)?;
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
}

/// The cells that have an `x` in rows of `x` and dots joined by `+`.
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
    use super::{Symmetry, pattern};
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
            let orbits = Symmetry::named(name).orbits(&plain).unwrap();
            assert_eq!(orbits.len(), n_orbits, "{name}");
            let mut cells: Vec<_> = orbits.into_iter().flatten().collect();
            cells.sort();
            cells.dedup();
            assert_eq!(cells.len(), 81, "{name}");
        }
        let twin = Shape { layout: Layout::Twin, ..plain };
        assert!(Symmetry::named("rotate180").orbits(&twin).is_some());
        assert!(Symmetry::named("rotate90").orbits(&twin).is_none());
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
