//! Jigsaw regions together with a full grid: a walk from one pair of both to the next, so that the
//! regions it ends with surely have a filling.

use gridwright_core::{Budget, OutOfBudget, Rng};

use super::super::shape::{Regions, around, jigsaw, usual_boxes};
use super::refill::refill;

/// Moves a cell; after half as many, the start can no longer be told.
const SWEEPS: usize = 24;

/// Rings tried for each exchange: they are quick, and few of them close.
const RINGS_AN_EXCHANGE: usize = 10;

/// The most regions in a ring.
const LONGEST_RING: usize = 4;

/// Of a hundred rings that make borders shorter, so many are not taken: regions would grow round.
const ROUND_REFUSED: usize = 70;

/// Regions of a square of side `n`, and a grid that has every value once in each.
pub(super) struct Jigsaw {
    n: usize,
    /// The value of each cell.
    grid: Vec<usize>,
    /// The region of each cell.
    regions: Vec<usize>,
    /// The cell of each value in each region.
    places: Vec<usize>,
}

impl Jigsaw {
    /// Regions that have forgotten where the walk began.
    ///
    /// # Errors
    /// When the budget is spent first.
    pub(super) fn draw(
        n: usize,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Jigsaw, OutOfBudget> {
        let mut jigsaw = Jigsaw::start(n, rng);
        for _ in 0..SWEEPS {
            for _ in 0..n {
                budget.spend(1)?;
                for _ in 0..n {
                    jigsaw.exchange(rng);
                    for _ in 0..RINGS_AN_EXCHANGE {
                        jigsaw.pass_on(rng);
                    }
                }
            }
        }
        Ok(jigsaw)
    }

    /// The regions alone, for the shape of a board.
    pub(super) fn regions(&self) -> Regions {
        jigsaw(self.n, &self.regions).expect("moves keep regions whole")
    }

    /// The value of each cell.
    pub(super) fn grid(&self) -> &[usize] {
        &self.grid
    }

    /// Boxes; or bands of rows cut into regions, for sides where boxes are missing or long and thin.
    fn start(n: usize, rng: &mut Rng) -> Jigsaw {
        let boxes = usual_boxes(n);
        let is_thin = boxes.is_none_or(|(rows, _)| 2 * rows * rows < n);
        let banded = if is_thin { bands(n, rng) } else { None };
        let (grid, regions) = banded.unwrap_or_else(|| boxed(n, boxes.unwrap_or((1, n)), rng));
        let names = rng.permutation(n);
        let grid: Vec<usize> = grid.into_iter().map(|value| names[value]).collect();
        let mut jigsaw = Jigsaw { n, grid, regions, places: vec![0; n * n] };
        for cell in 0..n * n {
            jigsaw.put(cell);
        }
        jigsaw
    }

    /// Notes where the value of a cell is in its region.
    fn put(&mut self, cell: usize) {
        self.places[self.regions[cell] * self.n + self.grid[cell]] = cell;
    }

    /// Two neighbouring regions give each other a cell, and the cells of three values, among them those
    /// of the two cells, are filled anew.
    fn exchange(&mut self, rng: &mut Rng) {
        let n = self.n;
        let given = rng.below(n * n);
        let Some((from, to)) = self.neighbour(given, rng) else { return };
        let touches = |&cell: &usize| {
            around(n, cell).any(|beside| beside != given && self.regions[beside] == from)
        };
        let places = self.places[to * n..(to + 1) * n].iter().copied();
        let back: Vec<usize> = places.filter(touches).collect();
        if back.is_empty() {
            return;
        }
        let taken = back[rng.below(back.len())];
        (self.regions[given], self.regions[taken]) = (to, from);
        let is_good = [given, taken].iter().all(|&cell| self.is_whole(cell) && !self.is_line(cell));
        if !is_good || !self.mend(given, taken, rng) {
            (self.regions[given], self.regions[taken]) = (from, to);
        }
    }

    /// The region of a cell and that of a random neighbour, if they differ.
    fn neighbour(&self, cell: usize, rng: &mut Rng) -> Option<(usize, usize)> {
        let beside: Vec<usize> = around(self.n, cell).collect();
        let (from, to) = (self.regions[cell], self.regions[beside[rng.below(beside.len())]]);
        (from != to).then_some((from, to))
    }

    /// Makes the grid fit the regions after two cells changed places. Returns whether it does.
    fn mend(&mut self, one: usize, other: usize, rng: &mut Rng) -> bool {
        let n = self.n;
        let mut values = vec![self.grid[one], self.grid[other]];
        if values[0] == values[1] {
            self.put(one);
            self.put(other);
            return true;
        }
        while values.len() < 3.min(n) {
            let value = rng.below(n);
            if !values.contains(&value) {
                values.push(value);
            }
        }
        let cells: Vec<usize> = (0..n * n).filter(|&i| values.contains(&self.grid[i])).collect();
        let houses = |cell: usize| [cell / n, n + cell % n, 2 * n + self.regions[cell]];
        let Some(filled) = refill(3 * n, values.len(), cells.iter().map(|&c| houses(c)), rng)
        else {
            return false;
        };
        for (&cell, value) in cells.iter().zip(filled) {
            self.grid[cell] = values[value];
            self.put(cell);
        }
        true
    }

    /// A ring of regions, each of which hands its cell of one value to the next.
    fn pass_on(&mut self, rng: &mut Rng) {
        let n = self.n;
        let first = rng.below(n * n);
        let (value, home) = (self.grid[first], self.regions[first]);
        let mut ring = vec![first];
        loop {
            let last = ring[ring.len() - 1];
            let Some((_, to)) = self.neighbour(last, rng) else { return };
            if to == home {
                if ring.len() < 2 {
                    return;
                }
                break;
            }
            if ring.len() == LONGEST_RING || ring.iter().any(|&cell| self.regions[cell] == to) {
                return;
            }
            let next = self.places[to * n + value];
            ring.push(next);
            if around(n, next).any(|beside| beside != first && self.regions[beside] == home) {
                break;
            }
        }
        let before = self.border(&ring);
        let old: Vec<usize> = ring.iter().map(|&cell| self.regions[cell]).collect();
        for (i, &cell) in ring.iter().enumerate() {
            self.regions[cell] = old[(i + 1) % ring.len()];
        }
        let is_rounder = self.border(&ring) < before;
        let is_taken = !(is_rounder && rng.below(100) < ROUND_REFUSED)
            && ring.iter().all(|&cell| !self.is_line(cell) && self.is_whole(cell));
        for (&cell, &region) in ring.iter().zip(&old) {
            if is_taken {
                self.put(cell);
            } else {
                self.regions[cell] = region;
            }
        }
    }

    /// How many sides of these cells lie between two regions.
    fn border(&self, cells: &[usize]) -> usize {
        let differs = |cell: usize| {
            let region = self.regions[cell];
            around(self.n, cell).filter(move |&beside| self.regions[beside] != region).count()
        };
        cells.iter().map(|&cell| differs(cell)).sum()
    }

    /// Whether more than three fifths of the region of a cell lie in the cell's row or column.
    fn is_line(&self, cell: usize) -> bool {
        let (n, region) = (self.n, self.regions[cell]);
        let (row, col) = (cell / n, cell % n);
        let in_row = (0..n).filter(|c| self.regions[row * n + c] == region).count();
        let in_col = (0..n).filter(|r| self.regions[r * n + col] == region).count();
        in_row.max(in_col) > (3 * n).div_ceil(5)
    }

    /// Whether the region of a cell is in one piece.
    fn is_whole(&self, cell: usize) -> bool {
        let region = self.regions[cell];
        let mut reached = vec![cell];
        let mut done = 0;
        while done < reached.len() {
            for next in around(self.n, reached[done]) {
                if self.regions[next] == region && !reached.contains(&next) {
                    reached.push(next);
                }
            }
            done += 1;
        }
        reached.len() == self.n
    }
}

/// A grid and its boxes of so many rows and columns: the first row of values, shifted from row to row.
fn boxed(n: usize, (rows, cols): (usize, usize), rng: &mut Rng) -> (Vec<usize>, Vec<usize>) {
    let (mut shifts, mut firsts) = (Vec::new(), Vec::new());
    for band in rng.permutation(cols) {
        shifts.extend(rng.permutation(rows).into_iter().map(|row| row * cols + band));
    }
    for stack in rng.permutation(rows) {
        firsts.extend(rng.permutation(cols).into_iter().map(|col| stack * cols + col));
    }
    let grid = (0..n * n).map(|cell| (shifts[cell / n] + firsts[cell % n]) % n);
    let regions = (0..n * n).map(|cell| cell / n / rows * rows + cell % n / cols);
    (grid.collect(), regions.collect())
}

/// Ways to cut a square into bands of rows before giving up.
const BANDS_TRIED: usize = 2000;

/// A grid whose rows are cut into bands, and each band, column by column, into regions of `n` cells.
///
/// From one cell of a band to the next, the value goes up by the same step. The step of a band of `h` rows
/// is the one that, taken `h` times, makes 1: so each row goes up by 1 from column to column, and the columns
/// have all values if no two rows start with the same one.
fn bands(n: usize, rng: &mut Rng) -> Option<(Vec<usize>, Vec<usize>)> {
    let is_near = |h: &usize| (*h as f64 - (n as f64).sqrt()).abs() <= 2.5;
    let step = |h: usize| (1..n).find(|step| step * h % n == 1);
    let known: Vec<(usize, usize)> =
        (2..n).filter(is_near).filter_map(|h| Some((h, step(h)?))).collect();
    for _ in 0..BANDS_TRIED {
        let (mut heights, mut left) = (Vec::new(), n);
        loop {
            let fits: Vec<_> = known.iter().copied().filter(|&(h, _)| h <= left).collect();
            if fits.is_empty() {
                break;
            }
            let band = fits[rng.below(fits.len())];
            left -= band.0;
            heights.push(band);
        }
        let mut starts = Vec::new();
        if left > 0 || !place_bands(n, &heights, &mut vec![false; n], &mut starts, &mut 3000) {
            continue;
        }
        let (mut grid, mut regions) = (vec![0; n * n], vec![0; n * n]);
        let mut top = 0;
        for (&(h, step), start) in heights.iter().zip(starts) {
            for i in 0..h * n {
                let cell = (top + i % h) * n + i / h;
                grid[cell] = (start + step * i) % n;
                regions[cell] = top + i / n;
            }
            top += h;
        }
        return Some((grid, regions));
    }
    None
}

/// Chooses the first value of each band so that no two rows of the square start with the same value.
fn place_bands(
    n: usize,
    bands: &[(usize, usize)],
    used: &mut [bool],
    starts: &mut Vec<usize>,
    tries: &mut usize,
) -> bool {
    let Some(&(height, step)) = bands.get(starts.len()) else { return true };
    for start in 0..n {
        let firsts = move || (0..height).map(move |i| (start + i * step) % n);
        if *tries == 0 || firsts().any(|first| used[first]) {
            continue;
        }
        *tries -= 1;
        firsts().for_each(|first| used[first] = true);
        starts.push(start);
        if place_bands(n, bands, used, starts, tries) {
            return true;
        }
        starts.pop();
        firsts().for_each(|first| used[first] = false);
    }
    false
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Jigsaw;
    use crate::families::sudoku::shape::jigsaw;
    use gridwright_core::{Budget, Rng};

    fn draw(n: usize, seed: u64) -> Jigsaw {
        Jigsaw::draw(n, &mut Rng::from_seed(seed), &mut Budget::unlimited()).unwrap()
    }

    #[test]
    fn every_row_column_and_region_has_every_value() {
        for n in (4..=14).chain([17, 22]) {
            let drawn = draw(n, n as u64);
            assert!(jigsaw(n, &drawn.regions).is_ok(), "{n}");
            let houses = |cell: usize| [cell / n, n + cell % n, 2 * n + drawn.regions[cell]];
            let held = (0..n * n).flat_map(|cell| houses(cell).map(|h| (h, drawn.grid[cell])));
            assert_eq!(held.collect::<BTreeSet<_>>().len(), 3 * n * n, "{n}");
        }
    }

    /// The mean share of a region that lies in one region of the other map.
    fn likeness(n: usize, one: &[usize], other: &[usize]) -> f64 {
        let mut shared = vec![0; n * n];
        for (a, b) in one.iter().zip(other) {
            shared[a * n + b] += 1;
        }
        let most: usize = shared.chunks(n).map(|row| row.iter().max().unwrap()).sum();
        most as f64 / (n * n) as f64
    }

    #[test]
    fn regions_forget_where_they_began_and_differ() {
        for n in [9, 11, 13, 16] {
            let start = Jigsaw::start(n, &mut Rng::from_seed(1)).regions;
            let (one, other) = (draw(n, 1).regions, draw(n, 2).regions);
            assert!(likeness(n, &one, &start) < 0.75, "{n}: {}", likeness(n, &one, &start));
            assert!(likeness(n, &one, &other) < 0.75, "{n}: {}", likeness(n, &one, &other));
        }
    }

    #[test]
    fn a_spent_budget_ends_the_walk() {
        assert!(Jigsaw::draw(9, &mut Rng::from_seed(1), &mut Budget::nodes(10)).is_err());
    }
}
