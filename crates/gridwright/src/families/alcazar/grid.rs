//! Cells and edges of a rectangular board, with everything outside as one more place.
//!
//! A path from gap to gap that visits every cell is a ring through all cells and the outside, so
//! most reasoning treats the outside as a cell with many edges.

use gridwright_core::{Pt, Site, Value};

/// The shortest and the longest side that can be read; one cell in a row makes no puzzle.
pub(super) const SIZES: std::ops::RangeInclusive<usize> = 1..=64;

/// An edge that the path does not use: a wall, or one found to be unused.
pub(super) const BLOCKED: Value = Value(0);
/// An edge that the path uses.
pub(super) const PATH: Value = Value(1);
pub(super) const SYMBOLS: [char; 2] = ['x', 'o'];

/// The numbering of a board: cells in reading order, then the outside; edges in the order of their
/// walls in a text, the horizontal ones above a row of cells before the upright ones in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Grid {
    pub(super) width: usize,
    pub(super) height: usize,
    /// The two places each edge joins.
    ends: Vec<[u16; 2]>,
    /// The edges above, left of, right of and below each cell.
    around: Vec<[u16; 4]>,
    /// The edges on the border, in the order of their numbers.
    border: Vec<u16>,
    /// The end of colour 0 and the end of colour 1 of each edge, see [`Grid::sides`].
    sides: Vec<[u16; 2]>,
    /// The colour of each cell.
    colours: Vec<u8>,
}

impl Grid {
    pub(super) fn new(width: usize, height: usize) -> Grid {
        let n_cells = width * height;
        let mut grid = Grid {
            width,
            height,
            ends: vec![[n_cells as u16; 2]; width * (height + 1) + (width + 1) * height],
            around: Vec::with_capacity(n_cells),
            border: Vec::new(),
            sides: Vec::new(),
            colours: (0..n_cells).map(|cell| ((cell / width + cell % width) % 2) as u8).collect(),
        };
        for cell in 0..n_cells {
            let (row, col) = grid.row_col(cell);
            let above = row * (2 * width + 1) + col;
            let left = above + width;
            let around = [above, left, left + 1, above + 2 * width + 1];
            for (edge, side) in around.into_iter().zip([1, 1, 0, 0]) {
                grid.ends[edge][side] = cell as u16;
            }
            grid.around.push(around.map(|edge| edge as u16));
        }
        let is_border = |ends: &[u16; 2]| ends.contains(&(n_cells as u16));
        let edges = grid.ends.iter().enumerate().filter(|(_, ends)| is_border(ends));
        grid.border = edges.map(|(edge, _)| edge as u16).collect();
        grid.sides = (0..grid.n_edges()).map(|edge| grid.sides_of(edge)).collect();
        grid
    }

    fn sides_of(&self, edge: usize) -> [u16; 2] {
        let [a, b] = self.ends[edge];
        let outside = self.outside() as u16;
        let (cell, other) = if a == outside { (b, a) } else { (a, b) };
        match (self.colour(cell.into()), other == outside) {
            (0, _) => [cell, other],
            (_, false) => [other, cell],
            (_, true) => [outside + 1, cell],
        }
    }

    pub(super) fn n_cells(&self) -> usize {
        self.width * self.height
    }

    /// The place that stands for everything outside the board.
    #[inline]
    pub(super) fn outside(&self) -> usize {
        self.width * self.height
    }

    /// Number of cells and the outside, which is also the number of edges of a whole path.
    #[inline]
    pub(super) fn n_places(&self) -> usize {
        self.outside() + 1
    }

    #[inline]
    pub(super) fn n_edges(&self) -> usize {
        self.ends.len()
    }

    #[inline]
    pub(super) fn ends(&self, edge: usize) -> [usize; 2] {
        self.ends[edge].map(usize::from)
    }

    /// The end of an edge that is not `place`.
    #[inline]
    pub(super) fn across(&self, edge: usize, place: usize) -> usize {
        let [a, b] = self.ends(edge);
        if a == place { b } else { a }
    }

    /// The edges at a place.
    #[inline]
    pub(super) fn edges_at(&self, place: usize) -> &[u16] {
        if place == self.outside() { &self.border } else { &self.around[place] }
    }

    #[inline]
    pub(super) fn is_border(&self, edge: usize) -> bool {
        let [a, b] = self.ends(edge);
        a == self.outside() || b == self.outside()
    }

    pub(super) fn border(&self) -> impl Iterator<Item = usize> {
        self.border.iter().map(|&edge| usize::from(edge))
    }

    pub(super) fn row_col(&self, cell: usize) -> (usize, usize) {
        (cell / self.width, cell % self.width)
    }

    /// The colour of a cell on a chequered board; r1c1 has colour 0.
    #[inline]
    pub(super) fn colour(&self, cell: usize) -> usize {
        usize::from(self.colours[cell])
    }

    /// The side of colour 0 and the side of colour 1 of an edge. The outside has colour 1 for
    /// cells of colour 0 and the other way round, so it stands for two places.
    #[inline]
    pub(super) fn sides(&self, edge: usize) -> [usize; 2] {
        self.sides[edge].map(usize::from)
    }

    /// Whether a place, as [`Grid::sides`] numbers them, has colour 0.
    #[inline]
    pub(super) fn is_first(&self, side: usize) -> bool {
        self.colours.get(side).map_or(side > self.outside(), |&colour| colour == 0)
    }

    /// The colour of the cell at a border edge.
    pub(super) fn border_colour(&self, edge: usize) -> usize {
        self.colour(self.across(edge, self.outside()))
    }

    /// The number of gaps of each colour that a path uses: it starts and ends on different colours
    /// where there are as many cells of one as of the other, and on the commoner one otherwise.
    pub(super) fn exits_wanted(&self) -> [usize; 2] {
        if self.n_cells().is_multiple_of(2) { [1, 1] } else { [2, 0] }
    }

    /// The other edges around the square of four cells that lies right of or below an inner edge:
    /// the one across from it, then the two between them.
    #[inline]
    pub(super) fn square(&self, edge: usize) -> Option<[usize; 3]> {
        let stride = 2 * self.width + 1;
        let [a, b] = self.ends(edge);
        // The edges of a cell are those above, left of, right of and below it.
        let (across, side) = if self.is_flat(edge) { (edge + 1, 2) } else { (edge + stride, 3) };
        let is_there = match side {
            2 => edge % stride + 1 < self.width,
            _ => edge + stride < self.n_edges(),
        };
        let is_inner = a != self.outside() && b != self.outside();
        let [one, other] = [a, b].map(|cell| self.around.get(cell).map_or(0, |edges| edges[side]));
        (is_inner && is_there).then_some([across, one.into(), other.into()])
    }

    /// Whether the edge, drawn as a wall, is horizontal; otherwise it is upright.
    pub(super) fn is_flat(&self, edge: usize) -> bool {
        edge % (2 * self.width + 1) < self.width
    }

    /// The column and the row of the two corners that an edge runs between.
    pub(super) fn corners(&self, edge: usize) -> [(usize, usize); 2] {
        let (row, place) = (edge / (2 * self.width + 1), edge % (2 * self.width + 1));
        match place.checked_sub(self.width) {
            None => [(place, row), (place + 1, row)],
            Some(col) => [(col, row), (col, row + 1)],
        }
    }

    /// The middle of an edge.
    pub(super) fn middle(&self, edge: usize) -> Pt {
        let [from, to] = self.corners(edge);
        Pt { x: (from.0 + to.0) as i16, y: (from.1 + to.1) as i16 }
    }
}

pub(super) fn site(edge: usize) -> Site {
    Site(edge as u16)
}

pub(super) fn sites(edges: &[usize]) -> Vec<Site> {
    edges.iter().map(|&edge| site(edge)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_numbered_as_walls_stand_in_a_text() {
        let grid = Grid::new(3, 2);
        assert_eq!(grid.n_edges(), 17);
        assert_eq!(grid.edges_at(0), [0, 3, 4, 7]);
        assert_eq!(grid.edges_at(5), [9, 12, 13, 16]);
        assert_eq!(grid.ends(4), [0, 1]);
        assert_eq!(grid.ends(0), [6, 0]);
        assert_eq!(grid.ends(16), [5, 6]);
        assert_eq!(grid.edges_at(6).len(), 10);
        assert_eq!(grid.middle(4), Pt { x: 2, y: 1 });
        assert_eq!(grid.middle(9), Pt { x: 5, y: 2 });
        assert!(grid.is_flat(9) && !grid.is_flat(10));
        for place in 0..=6 {
            for &edge in grid.edges_at(place) {
                assert!(grid.ends(edge.into()).contains(&place));
            }
        }
    }
}
