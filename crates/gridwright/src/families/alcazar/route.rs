//! Random paths, each as likely as any other.
//!
//! A path from gap to gap is a ring through all cells and the outside. The ring is cut at a random
//! edge, and both ends of the line wander a few times ("backbite": an end connects to a neighbour,
//! which disconnects from the cell before it). If the two ends meet again, that is the next ring;
//! otherwise the old one stays. Each change is as likely as its reverse, so after enough turns
//! every ring is equally likely, and there is no condition to wait for.

use gridwright_core::{Budget, OutOfBudget, Rng};

use super::grid::Grid;

/// Places and their neighbours; a place may be a neighbour of another one more than once.
pub(super) struct Places {
    pub(super) near: Vec<Vec<u16>>,
}

/// Largest number of times that the ends wander before the ring must close again.
const WANDERINGS: usize = 8;

/// Number of turns between two checks of the stop flag.
const TURNS_A_LOOK: usize = 64;

impl Places {
    /// Turns a ring into a random one. About 10 n ln n turns mix it evenly.
    ///
    /// # Errors
    /// When the stop flag of the budget is set.
    pub(super) fn shuffle(
        &self,
        ring: Vec<u16>,
        rng: &mut Rng,
        budget: &Budget,
    ) -> Result<Vec<u16>, OutOfBudget> {
        let n = ring.len();
        let n_turns = (10.0 * n as f64 * (n as f64).ln()).ceil() as usize;
        let mut line = Line::new(ring);
        for i in 0..n_turns {
            if i.is_multiple_of(TURNS_A_LOOK) && budget.is_stopped() {
                return Err(OutOfBudget);
            }
            self.turn(&mut line, rng);
        }
        Ok(line.ring)
    }

    /// Number of ways that lead from one place straight to another.
    fn n_ways(&self, from: u16, to: u16) -> usize {
        self.near[usize::from(from)].iter().filter(|&&near| near == to).count()
    }

    /// Cuts the ring, lets its ends wander, and closes it again.
    fn turn(&self, line: &mut Line, rng: &mut Rng) {
        line.start = rng.below(line.ring.len());
        let ways_cut = self.n_ways(line.front(), line.back());
        for _ in 0..1 + rng.below(WANDERINGS) {
            let at_front = rng.below(2) == 0;
            let end = if at_front { line.front() } else { line.back() };
            let near = &self.near[usize::from(end)];
            let hold = near[rng.below(near.len())];
            let new_end = line.let_go(at_front, hold);
            // A place with many neighbours connects to each of them less often; without this it
            // would be an end too often.
            let (here, there) = (near.len(), self.near[usize::from(new_end)].len());
            if here >= there || rng.below(there) < here {
                line.backbite(at_front, hold);
            }
        }
        let ways_joined = self.n_ways(line.front(), line.back());
        if ways_joined == 0 || rng.below(ways_cut) >= ways_joined {
            line.undo();
        }
        line.done.clear();
    }
}

/// A ring cut open before `start`.
struct Line {
    ring: Vec<u16>,
    /// The position of each place on the ring.
    at: Vec<u16>,
    start: usize,
    /// The stretches reversed since the cut, as positions on the ring and lengths.
    done: Vec<(usize, usize)>,
}

impl Line {
    fn new(ring: Vec<u16>) -> Line {
        let mut at = vec![0; ring.len()];
        for (i, &place) in ring.iter().enumerate() {
            at[usize::from(place)] = i as u16;
        }
        Line { ring, at, start: 0, done: Vec::new() }
    }

    fn wrap(&self, i: usize) -> usize {
        if i >= self.ring.len() { i - self.ring.len() } else { i }
    }

    fn front(&self) -> u16 {
        self.ring[self.start]
    }

    fn back(&self) -> u16 {
        self.ring[self.wrap(self.start + self.ring.len() - 1)]
    }

    /// The position of a place along the line.
    fn index(&self, place: u16) -> usize {
        self.wrap(usize::from(self.at[usize::from(place)]) + self.ring.len() - self.start)
    }

    /// The place next to `hold` on the way to the end that connects to it.
    fn let_go(&self, at_front: bool, hold: u16) -> u16 {
        let n = self.ring.len();
        let i = self.index(hold) + self.start + if at_front { n - 1 } else { 1 };
        self.ring[i % n]
    }

    /// Connects the end to a place, which disconnects from the one before it; that one is the new
    /// end.
    ///
    /// This reverses one part of the line. Reversing the rest instead gives the same line
    /// backwards, so the shorter of the two is reversed.
    fn backbite(&mut self, at_front: bool, hold: u16) {
        let n = self.ring.len();
        let n_before = self.index(hold) + usize::from(!at_front);
        let rest = self.wrap(self.start + n_before);
        let is_first_shorter = n_before <= n - n_before;
        let stretch = if is_first_shorter { (self.start, n_before) } else { (rest, n - n_before) };
        self.turn_round(stretch.0, stretch.1);
        self.done.push(stretch);
        if is_first_shorter != at_front {
            self.start = rest;
        }
    }

    fn turn_round(&mut self, first: usize, length: usize) {
        let (mut one, mut other) = (first, self.wrap(first + length.saturating_sub(1)));
        for _ in 0..length / 2 {
            self.ring.swap(one, other);
            self.at[usize::from(self.ring[one])] = one as u16;
            self.at[usize::from(self.ring[other])] = other as u16;
            one = self.wrap(one + 1);
            other = if other == 0 { self.ring.len() - 1 } else { other - 1 };
        }
    }

    /// Restores the ring from before the cut.
    fn undo(&mut self) {
        while let Some((first, length)) = self.done.pop() {
            self.turn_round(first, length);
        }
    }
}

/// The symmetry of a path and its walls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Symmetry {
    None,
    /// A half-turn, of a board with an odd side.
    HalfTurn,
    /// A reflection of left and right, of a board of even width.
    Mirror,
}

impl Symmetry {
    /// The image of a cell.
    fn cell_image(self, grid: &Grid, cell: usize) -> usize {
        let (row, col) = grid.row_col(cell);
        match self {
            Symmetry::None => cell,
            Symmetry::HalfTurn => grid.n_cells() - 1 - cell,
            Symmetry::Mirror => row * grid.width + grid.width - 1 - col,
        }
    }

    /// The image of an edge.
    pub(super) fn image(self, grid: &Grid, edge: usize) -> usize {
        let [(col, row), _] = grid.corners(edge);
        let (width, height) = (grid.width, grid.height);
        let is_flat = grid.is_flat(edge);
        let mirrored = if is_flat { width - 1 - col } else { width - col };
        let row = match self {
            Symmetry::None => return edge,
            Symmetry::Mirror => row,
            Symmetry::HalfTurn if is_flat => height - row,
            Symmetry::HalfTurn => height - 1 - row,
        };
        row * (2 * width + 1) + mirrored + if is_flat { 0 } else { width }
    }

    /// A random path with this symmetry, as the edges it uses.
    ///
    /// A symmetric path is half a path and its image, so half a board is enough: every cell and its
    /// image become one place, and one more place stands for the middle, where the halves meet.
    ///
    /// # Errors
    /// When the stop flag of the budget is set.
    pub(super) fn random_path(
        self,
        grid: &Grid,
        rng: &mut Rng,
        budget: &Budget,
    ) -> Result<Vec<bool>, OutOfBudget> {
        if self == Symmetry::None {
            return whole_path(grid, rng, budget);
        }
        let half = Half::of(self, grid);
        loop {
            // A ring may turn back in the middle instead of passing through; then another is drawn.
            let ring = half.places.shuffle(half.first.clone(), rng, budget)?;
            if let Some(path) = half.path(grid, &ring, rng) {
                return Ok(path);
            }
        }
    }
}

/// A random path over a whole board.
fn whole_path(grid: &Grid, rng: &mut Rng, budget: &Budget) -> Result<Vec<bool>, OutOfBudget> {
    let near = (0..grid.n_places()).map(|place| {
        grid.edges_at(place).iter().map(|&e| grid.across(e.into(), place) as u16).collect()
    });
    let places = Places { near: near.collect() };
    // Row by row, there and back, and then outside.
    let ring = snake(grid.height, grid.width, |row, col| row * grid.width + col);
    let ring = ring.chain([grid.outside()]).map(|place| place as u16).collect();
    let ring = places.shuffle(ring, rng, budget)?;
    let mut path = vec![false; grid.n_edges()];
    for (i, &place) in ring.iter().enumerate() {
        let next = usize::from(ring[(i + 1) % ring.len()]);
        let edge = way_between(grid, place.into(), next, &path, rng);
        path[edge] = true;
    }
    Ok(path)
}

/// The cells of all rows, alternately forwards and backwards.
fn snake(
    rows: usize,
    cols: usize,
    cell: impl Fn(usize, usize) -> usize,
) -> impl Iterator<Item = usize> {
    (0..rows * cols).map(move |i| {
        let (row, col) = (i / cols, i % cols);
        cell(row, if row % 2 == 0 { col } else { cols - 1 - col })
    })
}

/// A random edge between two places that is not used yet.
fn way_between(grid: &Grid, from: usize, to: usize, used: &[bool], rng: &mut Rng) -> usize {
    let edges = grid.edges_at(from).iter().map(|&edge| usize::from(edge));
    let ways: Vec<usize> =
        edges.filter(|&edge| grid.across(edge, from) == to && !used[edge]).collect();
    ways[rng.below(ways.len())]
}

/// Half of a symmetric board.
struct Half {
    symmetry: Symmetry,
    /// The cell of each place; the outside and the middle come last.
    cells: Vec<usize>,
    places: Places,
    /// A ring to start from.
    first: Vec<u16>,
}

impl Half {
    fn of(symmetry: Symmetry, grid: &Grid) -> Half {
        let image = |cell: usize| symmetry.cell_image(grid, cell);
        let centre = (0..grid.n_cells()).find(|&cell| image(cell) == cell);
        let cells: Vec<usize> = (0..grid.n_cells()).filter(|&cell| cell < image(cell)).collect();
        let place_of = |cell: usize| cells.binary_search(&cell.min(image(cell))).ok();
        let (outside, middle) = (cells.len(), cells.len() + 1);
        let mut near = vec![Vec::new(); cells.len() + 2];
        for (place, &cell) in cells.iter().enumerate() {
            for &edge in grid.edges_at(cell) {
                let to = grid.across(edge.into(), cell);
                let to = match to {
                    _ if to == grid.outside() => outside,
                    // The halves meet where a cell touches its image, or both touch the centre.
                    _ if Some(to) == centre || to == image(cell) => middle,
                    _ => place_of(to).expect("a cell or its image"),
                };
                near[place].push(to as u16);
                if to >= outside {
                    near[to].push(place as u16);
                }
            }
        }
        near[outside].push(middle as u16);
        near[middle].push(outside as u16);
        let mut half =
            Half { symmetry, cells: cells.clone(), places: Places { near }, first: Vec::new() };
        half.first = half.start(grid, &place_of, outside, middle);
        half
    }

    /// A first ring: over half the board to where the halves meet, and out again.
    fn start(
        &self,
        grid: &Grid,
        place_of: &dyn Fn(usize) -> Option<usize>,
        outside: usize,
        middle: usize,
    ) -> Vec<u16> {
        let cell = |row: usize, col: usize| row * grid.width + col;
        let cells: Vec<usize> = match self.symmetry {
            // Columns from the left border to the middle.
            Symmetry::Mirror => {
                snake(grid.width / 2, grid.height, |col, row| cell(row, col)).collect()
            }
            // Rows up to the centre, or columns where only they have a middle one.
            _ if grid.height % 2 == 1 => snake(grid.height, grid.width, cell).collect(),
            _ => snake(grid.width, grid.height, |col, row| cell(row, col)).collect(),
        };
        let places = cells.into_iter().filter_map(place_of).take(self.cells.len());
        places.chain([middle, outside]).map(|place| place as u16).collect()
    }

    /// The whole path of a ring through half the board; `None` where the ring does not pass from
    /// the outside to the middle.
    fn path(&self, grid: &Grid, ring: &[u16], rng: &mut Rng) -> Option<Vec<bool>> {
        let (outside, middle) = (self.cells.len(), self.cells.len() + 1);
        let n = ring.len();
        let at = ring.iter().position(|&place| usize::from(place) == outside)?;
        let forwards: Vec<usize> = (1..n).map(|i| usize::from(ring[(at + i) % n])).collect();
        let line: Vec<usize> = match (forwards.first(), forwards.last()) {
            (_, Some(&last)) if last == middle => forwards[..n - 2].to_vec(),
            (Some(&first), _) if first == middle => forwards[1..].iter().rev().copied().collect(),
            _ => return None,
        };
        let image = |cell: usize| self.symmetry.cell_image(grid, cell);
        let mut path = vec![false; grid.n_edges()];
        let mut lay = |edge: usize| {
            path[edge] = true;
            path[self.symmetry.image(grid, edge)] = true;
        };
        let mut cell = self.cells[*line.first()?];
        lay(way_between(grid, cell, grid.outside(), &vec![false; grid.n_edges()], rng));
        for &place in &line[1..] {
            let near = [self.cells[place], image(self.cells[place])];
            let mut edges = grid.edges_at(cell).iter().map(|&edge| usize::from(edge));
            let edge = edges.find(|&edge| near.contains(&grid.across(edge, cell)))?;
            lay(edge);
            cell = grid.across(edge, cell);
        }
        let centre = (0..grid.n_cells()).find(|&cell| image(cell) == cell);
        let last = centre.unwrap_or(image(cell));
        let mut edges = grid.edges_at(cell).iter().map(|&edge| usize::from(edge));
        lay(edges.find(|&edge| grid.across(edge, cell) == last)?);
        Some(path)
    }
}
