//! Chequerboard counting: the two colours alternate on a path, so the numbers of its crossings of
//! the border of a region on either colour depend on each other.

use gridwright_core::Conflict;

use super::grid::Grid;
use super::track::{Mark, Track};

/// The consequences of counting for one region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Crossing {
    /// The cells of the region.
    pub(super) cells: Vec<usize>,
    /// All edges on its border that are not blocked.
    pub(super) border: Vec<usize>,
    /// Open edges that must be path.
    pub(super) path: Vec<usize>,
    /// Open edges that must be blocked.
    pub(super) blocked: Vec<usize>,
}

impl Crossing {
    pub(super) fn apply(&self, track: &mut Track<'_>) -> Result<(), Conflict> {
        self.path.iter().try_for_each(|&edge| track.lay(edge))?;
        self.blocked.iter().try_for_each(|&edge| track.block(edge))
    }
}

/// Bounds on the number of edges of each colour that cross the border of a region.
///
/// Each cell has two path edges, so the crossings of one colour minus those of the other are twice
/// the surplus of cells of that colour; and a ring crosses every border at least twice.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Tally {
    /// Number of cells of colour 0 minus that of colour 1.
    pub(super) surplus: i32,
    /// Number of edges across the border at cells of each colour that are not blocked.
    pub(super) free: [i32; 2],
    /// Number of those that are path.
    pub(super) path: [i32; 2],
}

impl Tally {
    /// For each colour, whether the open edges at it must be path, must be blocked, or are free.
    ///
    /// `most` is a limit on all crossings of the border together.
    pub(super) fn verdict(&self, most: Option<i32>) -> Result<[Mark; 2], Conflict> {
        let twice = 2 * self.surplus;
        let least = self.path[0].max(self.path[1] + twice).max(1 + self.surplus);
        let mut highest = self.free[0].min(self.free[1] + twice);
        if let Some(most) = most {
            highest = highest.min(most / 2 + self.surplus);
        }
        if least > highest {
            return Err(Conflict);
        }
        let verdict = |colour: usize, least: i32, highest: i32| {
            if self.free[colour] == self.path[colour] {
                Mark::Open
            } else if least == self.free[colour] {
                Mark::Path
            } else if highest == self.path[colour] {
                Mark::Blocked
            } else {
                Mark::Open
            }
        };
        Ok([verdict(0, least, highest), verdict(1, least - twice, highest - twice)])
    }
}

impl Tally {
    /// Counts an edge across the border, or takes it back.
    fn count(&mut self, track: &Track<'_>, edge: usize, colour: usize, by: i32) {
        self.free[colour] += by * i32::from(!track.is_blocked(edge));
        self.path[colour] += by * i32::from(track.is_path(edge));
    }

    fn join(&mut self, other: &Tally) {
        self.surplus += other.surplus;
        for colour in 0..2 {
            self.free[colour] += other.free[colour];
            self.path[colour] += other.path[colour];
        }
    }
}

/// The consequences of counting for the gaps of the whole board, if there are any.
pub(super) fn exits(track: &Track<'_>) -> Result<Option<Crossing>, Conflict> {
    let grid = track.grid;
    let wanted = grid.exits_wanted();
    let (mut free, mut path) = ([0; 2], [0; 2]);
    for edge in grid.border() {
        let colour = grid.border_colour(edge);
        free[colour] += usize::from(!track.is_blocked(edge));
        path[colour] += usize::from(track.is_path(edge));
    }
    let mut forced = [Mark::Open; 2];
    for colour in 0..2 {
        if free[colour] < wanted[colour] || path[colour] > wanted[colour] {
            return Err(Conflict);
        }
        if free[colour] > path[colour] {
            if path[colour] == wanted[colour] {
                forced[colour] = Mark::Blocked;
            } else if free[colour] == wanted[colour] {
                forced[colour] = Mark::Path;
            }
        }
    }
    if forced == [Mark::Open; 2] {
        return Ok(None);
    }
    let border: Vec<usize> = grid.border().filter(|&edge| !track.is_blocked(edge)).collect();
    let open = |mark: Mark| {
        let is_forced =
            |&edge: &usize| track.is_open(edge) && forced[grid.border_colour(edge)] == mark;
        border.iter().copied().filter(is_forced).collect::<Vec<_>>()
    };
    let (path, blocked) = (open(Mark::Path), open(Mark::Blocked));
    Ok(Some(Crossing { cells: (0..grid.n_cells()).collect(), border, path, blocked }))
}

/// Visits each connected part of every rectangle of at least 2 x 2 cells from which something
/// follows, from the lowest and narrowest on; `visit` returns whether to go on.
pub(super) fn blocks(
    track: &Track<'_>,
    visit: &mut dyn FnMut(Crossing) -> bool,
) -> Result<(), Conflict> {
    let grid = track.grid;
    // The first such rectangle is quick to find, which saves looking at those before it.
    let Some(first) = Bands::new(grid).first(track) else { return Ok(()) };
    let mut islands = Islands::new(grid);
    for height in first.bottom - first.top..=grid.height {
        for width in 2..=grid.width {
            for top in 0..=grid.height - height {
                if track.is_stopped() {
                    return Ok(());
                }
                for left in 0..=grid.width - width {
                    let block = Block { top, left, bottom: top + height, right: left + width };
                    if block.key() >= first.key() && !islands.look(track, block, visit)? {
                        return Ok(());
                    }
                }
            }
        }
    }
    Ok(())
}

/// The first region that [`blocks`] visits.
pub(super) fn first_block(track: &Track<'_>) -> Result<Option<Crossing>, Conflict> {
    let mut first = None;
    blocks(track, &mut |crossing| {
        first = Some(crossing);
        false
    })?;
    Ok(first)
}

/// Rectangles of the same rows, one column wider each time: a connected part of one lies within a
/// part of the next.
struct Bands {
    /// The parent of each cell: connected cells of a band have the same root, which is its own
    /// parent.
    parent: Vec<usize>,
    /// The tally of each root.
    tally: Vec<Tally>,
    n_cells: Vec<usize>,
}

impl Bands {
    fn new(grid: &Grid) -> Bands {
        let n = grid.n_cells();
        Bands { parent: vec![0; n], tally: vec![Tally::default(); n], n_cells: vec![0; n] }
    }

    /// The lowest rectangle from which something follows, and the narrowest of these.
    fn first(&mut self, track: &Track<'_>) -> Option<Block> {
        let grid = track.grid;
        // From a rectangle without an open edge at any of its cells, nothing follows.
        let (mut rows, mut cols) = (vec![false; grid.height], 0);
        for edge in track.open_edges() {
            for cell in grid.ends(edge).into_iter().filter(|&cell| cell != grid.outside()) {
                let (row, col) = grid.row_col(cell);
                rows[row] = true;
                cols = cols.max(col + 1);
            }
        }
        for height in 2..=grid.height {
            let mut first: Option<Block> = None;
            for top in 0..=grid.height - height {
                if track.is_stopped() {
                    return None;
                }
                if !rows[top..top + height].contains(&true) {
                    continue;
                }
                for left in 0..cols {
                    let most = first.map_or(usize::MAX, |first| first.right - first.left - 1);
                    first = self.narrowest(track, top, top + height, left, most).or(first);
                }
            }
            if first.is_some() {
                return first;
            }
        }
        None
    }

    /// The narrowest rectangle of these rows from a column on, at most `most` wide, from which
    /// something follows.
    fn narrowest(
        &mut self,
        track: &Track<'_>,
        top: usize,
        bottom: usize,
        left: usize,
        most: usize,
    ) -> Option<Block> {
        let grid = track.grid;
        for col in (left..grid.width).take(most) {
            for row in top..bottom {
                self.add(track, row * grid.width + col, [row > top, col > left]);
            }
            // Parts that do not reach the last column were checked before, except those of a single
            // column.
            let from = if col == left + 1 { left } else { col };
            let mut cells =
                (from..=col).flat_map(|col| (top..bottom).map(move |row| row * grid.width + col));
            let follows = cells.any(|cell| {
                let root = self.root(cell);
                let is_all = self.n_cells[root] == grid.n_cells();
                self.tally[root].verdict(is_all.then_some(2)) != Ok([Mark::Open; 2])
            });
            if col > left && follows {
                return Some(Block { top, left, bottom, right: col + 1 });
            }
        }
        None
    }

    /// Adds a cell, which may have one above and one to the left in the band.
    fn add(&mut self, track: &Track<'_>, cell: usize, has: [bool; 2]) {
        let grid = track.grid;
        let colour = grid.colour(cell);
        let mut tally = Tally { surplus: if colour == 0 { 1 } else { -1 }, ..Tally::default() };
        let edges = grid.edges_at(cell);
        for &edge in edges {
            tally.count(track, usize::from(edge), colour, 1);
        }
        (self.parent[cell], self.tally[cell], self.n_cells[cell]) = (cell, tally, 1);
        // The first edges of a cell are those above and to the left.
        for (&edge, _) in edges.iter().zip(has).filter(|(_, has)| *has) {
            let edge = usize::from(edge);
            if track.is_blocked(edge) {
                continue;
            }
            let other = grid.across(edge, cell);
            let [mine, others] = [self.root(cell), self.root(other)];
            self.tally[mine].count(track, edge, colour, -1);
            self.tally[others].count(track, edge, grid.colour(other), -1);
            if mine != others {
                let gone = self.tally[mine];
                self.tally[others].join(&gone);
                self.n_cells[others] += self.n_cells[mine];
                self.parent[mine] = others;
            }
        }
    }

    fn root(&mut self, cell: usize) -> usize {
        let mut root = cell;
        while self.parent[root] != root {
            self.parent[root] = self.parent[self.parent[root]];
            root = self.parent[root];
        }
        root
    }
}

/// A rectangle; `bottom` and `right` are the first row and column outside it.
#[derive(Clone, Copy)]
struct Block {
    top: usize,
    left: usize,
    bottom: usize,
    right: usize,
}

impl Block {
    /// The order of rectangles: by height, width, top and left.
    fn key(&self) -> [usize; 4] {
        [self.bottom - self.top, self.right - self.left, self.top, self.left]
    }
}

/// Finds the connected parts of rectangles, one after the other.
struct Islands {
    /// Number of the last rectangle in which each cell was seen.
    seen: Vec<u32>,
    now: u32,
    cells: Vec<usize>,
    border: Vec<usize>,
}

impl Islands {
    fn new(grid: &Grid) -> Islands {
        Islands { seen: vec![0; grid.n_cells()], now: 0, cells: Vec::new(), border: Vec::new() }
    }

    fn look(
        &mut self,
        track: &Track<'_>,
        block: Block,
        visit: &mut dyn FnMut(Crossing) -> bool,
    ) -> Result<bool, Conflict> {
        self.now += 1;
        for row in block.top..block.bottom {
            for col in block.left..block.right {
                let cell = row * track.grid.width + col;
                if self.seen[cell] == self.now {
                    continue;
                }
                let tally = self.flood(track, block, cell);
                let is_all = self.cells.len() == track.grid.n_cells();
                let verdict = tally.verdict(is_all.then_some(2))?;
                if verdict != [Mark::Open; 2] && !visit(self.crossing(track, verdict)) {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Collects the cells of the rectangle that are connected with a cell.
    fn flood(&mut self, track: &Track<'_>, block: Block, start: usize) -> Tally {
        let grid = track.grid;
        let mut tally = Tally::default();
        self.cells.clear();
        self.border.clear();
        self.cells.push(start);
        self.seen[start] = self.now;
        let mut i = 0;
        while let Some(&cell) = self.cells.get(i) {
            i += 1;
            let colour = grid.colour(cell);
            tally.surplus += if colour == 0 { 1 } else { -1 };
            let (row, col) = grid.row_col(cell);
            let is_inside =
                [row > block.top, col > block.left, col + 1 < block.right, row + 1 < block.bottom];
            for (&edge, is_inside) in grid.edges_at(cell).iter().zip(is_inside) {
                let edge = usize::from(edge);
                if track.is_blocked(edge) {
                    continue;
                }
                if is_inside {
                    let next = grid.across(edge, cell);
                    if self.seen[next] != self.now {
                        self.seen[next] = self.now;
                        self.cells.push(next);
                    }
                } else {
                    tally.free[colour] += 1;
                    tally.path[colour] += i32::from(track.is_path(edge));
                    self.border.push(edge);
                }
            }
        }
        tally
    }

    fn crossing(&self, track: &Track<'_>, verdict: [Mark; 2]) -> Crossing {
        let grid = track.grid;
        let is_in = |cell: usize| self.cells.contains(&cell);
        let with = |mark: Mark| {
            let is_forced = |&edge: &usize| {
                let [a, b] = grid.ends(edge);
                let inner = if is_in(a) { a } else { b };
                track.is_open(edge) && verdict[grid.colour(inner)] == mark
            };
            self.border.iter().copied().filter(is_forced).collect()
        };
        Crossing {
            cells: self.cells.clone(),
            border: self.border.clone(),
            path: with(Mark::Path),
            blocked: with(Mark::Blocked),
        }
    }
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, Rng};

    use super::super::route::Symmetry;
    use super::*;

    /// The first rectangle from which something follows, by checking all of them.
    fn slow(track: &Track<'_>) -> Result<Option<Crossing>, Conflict> {
        let grid = track.grid;
        let mut islands = Islands::new(grid);
        let mut first = None;
        for height in 2..=grid.height {
            for width in 2..=grid.width {
                for top in 0..=grid.height - height {
                    for left in 0..=grid.width - width {
                        let block = Block { top, left, bottom: top + height, right: left + width };
                        let visit = &mut |crossing| {
                            first = Some(crossing);
                            false
                        };
                        if !islands.look(track, block, visit)? {
                            return Ok(first);
                        }
                    }
                }
            }
        }
        Ok(None)
    }

    #[test]
    fn bands_find_what_single_rectangles_do() {
        let mut rng = Rng::from_seed(1);
        let mut n_found = 0;
        for _ in 0..60 {
            let grid = Grid::new(4 + rng.below(3), 4 + rng.below(3));
            let path = Symmetry::None.random_path(&grid, &mut rng, &Budget::unlimited());
            let path = path.expect("no limit");
            let walls: Vec<usize> =
                (0..grid.n_edges()).filter(|&edge| !path[edge] && rng.below(4) > 0).collect();
            let track = Track::with_walls(&grid, walls).expect("the path is there");
            let expected = slow(&track);
            n_found += usize::from(matches!(expected, Ok(Some(_))));
            assert_eq!(first_block(&track).ok(), expected.ok());
        }
        assert!(n_found > 20, "{n_found} of 60");
    }
}
