//! Block parity where a path is known already, as when walls are taken away from around it.
//!
//! Beyond counting over all regions, rectangles only add that the path comes in and goes out: a
//! part with as many cells of one colour as of the other, and one way left at one colour, uses that
//! way. Every path then crosses its border exactly twice, so the part is a run of the known path.
//! Checking runs instead of rectangles gives the same results and is far quicker.

use super::grid::Grid;
use super::track::Track;

/// A known path, cell by cell.
pub(super) struct Runs {
    /// The edges of the path, one bit each.
    bits: Vec<u64>,
    /// The cells in the order of the path.
    cells: Vec<usize>,
    /// The position of each cell in that order.
    nth: Vec<usize>,
    /// The edges in the order of the path: a gap, those between cells, and a gap.
    edges: Vec<usize>,
}

impl Runs {
    /// The runs of a path, if it is one.
    pub(super) fn of(grid: &Grid, path: &[bool]) -> Option<Runs> {
        let in_word = |is: &[bool]| is.iter().rev().fold(0, |word, &is| word << 1 | u64::from(is));
        let mut runs = Runs {
            bits: path.chunks(64).map(in_word).collect(),
            cells: Vec::with_capacity(grid.n_cells()),
            nth: vec![usize::MAX; grid.n_cells()],
            edges: Vec::with_capacity(grid.n_places()),
        };
        let (mut edge, mut place) = (grid.border().find(|&edge| path[edge])?, grid.outside());
        loop {
            runs.edges.push(edge);
            place = grid.across(edge, place);
            if place == grid.outside() {
                break;
            }
            if runs.nth[place] != usize::MAX {
                return None;
            }
            runs.nth[place] = runs.cells.len();
            runs.cells.push(place);
            let on = grid.edges_at(place).iter().map(|&on| usize::from(on));
            edge = on.filter(|&on| on != edge).find(|&on| path[on])?;
        }
        (runs.cells.len() == grid.n_cells()).then_some(runs)
    }

    /// The edges of the path, one bit each.
    pub(super) fn bits(&self) -> &[u64] {
        &self.bits
    }

    /// Whether the path agrees with every mark of the track.
    pub(super) fn agrees(&self, track: &Track<'_>) -> bool {
        let known = track.open_bits().iter().zip(track.path_bits());
        self.bits.iter().zip(known).all(|(&runs, (&open, &path))| runs & !open == path)
    }

    /// The first open edge that a run with an end there proves to be path. The track must agree
    /// with the path, and counting over all regions must have no more consequences.
    pub(super) fn first_forced(&self, track: &Track<'_>) -> Option<usize> {
        let n_edges = self.edges.len();
        (0..n_edges).filter(|&at| track.is_open(self.edges[at])).find_map(|at| {
            let onwards = at + 1 < n_edges && self.is_forced_from::<true>(track, at);
            let is_forced = onwards || at > 0 && self.is_forced_from::<false>(track, at);
            is_forced.then_some(self.edges[at])
        })
    }

    /// Whether one of the runs that start at an edge, forwards or backwards, proves it to be path.
    fn is_forced_from<const ONWARDS: bool>(&self, track: &Track<'_>, at: usize) -> bool {
        let grid = track.grid;
        let n_cells = self.cells.len();
        // The run has `length` cells; the place at its start and the one after its end are not in it.
        let cell = |length: usize| {
            let nth = if ONWARDS { Some(at + length) } else { at.checked_sub(length + 1) };
            nth.filter(|&nth| nth < n_cells).map(|nth| self.cells[nth])
        };
        let before = if ONWARDS { at.checked_sub(1) } else { Some(at).filter(|&at| at < n_cells) };
        let before = before.map(|nth| self.cells[nth]);
        let first = cell(0).expect("a run leads on from here");
        let colour = grid.colour(first);
        let mut block = Block::of(grid, first);
        // Ways out at cells of the first cell's colour, except the edge at the start.
        let mut n_ways = 0;
        let mut length = 0;
        while let Some(next) = cell(length) {
            block.take_in(grid, next);
            if before.is_some_and(|before| block.has(grid, before)) {
                return false;
            }
            for edge in self.others_at(track, next) {
                let to = grid.across(edge, next);
                let is_in = to != grid.outside() && self.is_in::<ONWARDS>(at, length, to);
                if !is_in && grid.colour(next) == colour {
                    n_ways += 1;
                } else if is_in && grid.colour(next) != colour {
                    n_ways -= 1;
                }
            }
            length += 1;
            if n_ways == 0 && length % 2 == 0 {
                let after = cell(length);
                let run = || (0..length).filter_map(cell);
                let fits = |block: &Block| {
                    let is_out =
                        |place: Option<usize>| !place.is_some_and(|at| block.has(grid, at));
                    is_out(before)
                        && is_out(after)
                        && run().filter(|&cell| grid.colour(cell) != colour).all(|cell| {
                            self.others_at(track, cell).all(|edge| {
                                let to = grid.across(edge, cell);
                                to == grid.outside()
                                    || self.is_in::<ONWARDS>(at, length - 1, to)
                                    || !block.has(grid, to)
                            })
                        })
                };
                if block.widened(grid).iter().any(fits) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a cell is among the first cells of a run, up to this one.
    #[inline]
    fn is_in<const ONWARDS: bool>(&self, at: usize, upto: usize, cell: usize) -> bool {
        let nth = self.nth[cell];
        if ONWARDS { nth >= at && nth - at <= upto } else { nth < at && at - 1 - nth <= upto }
    }

    /// Open edges at a cell that the path does not use.
    #[inline]
    fn others_at(&self, track: &Track<'_>, cell: usize) -> impl Iterator<Item = usize> {
        let edges = track.grid.edges_at(cell).iter().map(|&edge| usize::from(edge));
        edges.filter(|&edge| track.is_open(edge) && self.bits[edge / 64] >> (edge % 64) & 1 == 0)
    }
}

/// A rectangle, by its first and last rows and columns.
#[derive(Clone, Copy, Debug)]
struct Block {
    rows: [usize; 2],
    cols: [usize; 2],
}

impl Block {
    fn of(grid: &Grid, cell: usize) -> Block {
        let (row, col) = grid.row_col(cell);
        Block { rows: [row; 2], cols: [col; 2] }
    }

    fn take_in(&mut self, grid: &Grid, cell: usize) {
        let (row, col) = grid.row_col(cell);
        self.rows = [self.rows[0].min(row), self.rows[1].max(row)];
        self.cols = [self.cols[0].min(col), self.cols[1].max(col)];
    }

    fn has(&self, grid: &Grid, cell: usize) -> bool {
        let (row, col) = grid.row_col(cell);
        (self.rows[0]..=self.rows[1]).contains(&row) && (self.cols[0]..=self.cols[1]).contains(&col)
    }

    /// The smallest rectangles around this one that are at least 2 x 2.
    fn widened(self, grid: &Grid) -> Vec<Block> {
        let Block { rows, cols } = self;
        let wider = |[first, last]: [usize; 2], n: usize| {
            let up = first.checked_sub(1).map(|first| [first, last]);
            let down = Some([first, last + 1]).filter(|&[_, last]| last < n);
            up.into_iter().chain(down)
        };
        if rows[0] == rows[1] {
            wider(rows, grid.height).map(|rows| Block { rows, cols }).collect()
        } else if cols[0] == cols[1] {
            wider(cols, grid.width).map(|cols| Block { rows, cols }).collect()
        } else {
            vec![self]
        }
    }
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, Rng};

    use super::super::catalogue::{REGION_PARITY, TIE};
    use super::super::deduce::{Logic, Rules};
    use super::super::route::Symmetry;
    use super::super::track::Mark;
    use super::*;

    #[test]
    fn runs_show_what_rectangles_show() {
        let mut rng = Rng::from_seed(1);
        let (mut n_more, mut n_open) = (0, 0);
        for round in 0..600 {
            let grid = Grid::new(3 + rng.below(6), 3 + rng.below(6));
            let path = Symmetry::None.random_path(&grid, &mut rng, &Budget::unlimited()).unwrap();
            let percent = 10 + rng.below(40);
            let is_wall: Vec<bool> =
                path.iter().map(|&is_path| !is_path && rng.below(100) < percent).collect();
            let closed = |known: Option<Runs>, rules: Rules| {
                let walls = (0..grid.n_edges()).filter(|&edge| is_wall[edge]);
                let mut track = Track::with_walls(&grid, walls).unwrap();
                let mut reasoner = Logic { known, ..Logic::default() };
                reasoner.close(&mut track, rules).unwrap();
                (0..grid.n_edges()).map(|edge| track.mark(edge)).collect::<Vec<Mark>>()
            };
            let rules = Rules::within(REGION_PARITY.rating);
            let by_rectangles = closed(None, rules);
            let runs = Runs::of(&grid, &path);
            assert!(runs.is_some());
            assert_eq!(closed(runs, rules), by_rectangles, "round {round}");
            n_more += usize::from(closed(None, Rules { blocks: false, ..rules }) != by_rectangles);
            n_open += usize::from(by_rectangles.contains(&Mark::Open));
        }
        assert!(
            n_more > 20 && n_open > 100,
            "{n_more} with use of rectangles, {n_open} not solved"
        );
    }

    #[test]
    fn rough_logic_is_nearly_as_strong_as_all_logic() {
        let mut rng = Rng::from_seed(2);
        let rules = Rules::within(TIE.rating);
        let (mut n_equal, mut n_solved, mut n_open) = (0, 0, 0);
        for _ in 0..200 {
            let grid = Grid::new(4 + rng.below(4), 4 + rng.below(4));
            let path = Symmetry::None.random_path(&grid, &mut rng, &Budget::unlimited()).unwrap();
            let percent = 40 + rng.below(50);
            let is_wall: Vec<bool> =
                path.iter().map(|&is_path| !is_path && rng.below(100) < percent).collect();
            let [exact, rough] = [false, true].map(|is_rough| {
                let walls = (0..grid.n_edges()).filter(|&edge| is_wall[edge]);
                let mut track = Track::with_walls(&grid, walls).unwrap();
                let known = Runs::of(&grid, &path);
                let mut reasoner = Logic { known, is_rough, ..Logic::default() };
                reasoner.close(&mut track, rules).unwrap();
                // What is found is right, exactly or roughly.
                assert!(Runs::of(&grid, &path).unwrap().agrees(&track));
                track.is_whole()
            });
            n_equal += usize::from(exact == rough);
            *if exact { &mut n_solved } else { &mut n_open } += 1;
        }
        assert!(n_equal >= 190, "{n_equal} of 200 are equal");
        assert!(n_solved > 20 && n_open > 20, "{n_solved} solved, {n_open} not solved");
    }

    #[test]
    fn only_whole_paths_have_runs() {
        let grid = Grid::new(4, 4);
        let mut path = Symmetry::None
            .random_path(&grid, &mut Rng::from_seed(1), &Budget::unlimited())
            .unwrap();
        assert!(Runs::of(&grid, &path).is_some());
        let first = path.iter().position(|&is_path| is_path).unwrap();
        path[first] = false;
        assert!(Runs::of(&grid, &path).is_none());
        assert!(Runs::of(&grid, &vec![false; grid.n_edges()]).is_none());
        assert!(Runs::of(&grid, &vec![true; grid.n_edges()]).is_none());
    }
}
