//! Jigsaw regions together with a full grid: a walk from one pair of both to the next, so that the
//! regions it ends with surely have a filling.

use gridwright_core::{Budget, OutOfBudget, Rng};

use super::super::shape::{Regions, around, jigsaw};
use super::jigsaw_start::{start, symmetric_start};
use super::refill::{refill, refill_symmetric};

/// Moves for each cell; after half as many, the start can no longer be recognised.
const SWEEPS: usize = 24;

/// Rings tried for each exchange: they are quick, and few of them close.
const RINGS_AN_EXCHANGE: usize = 10;

/// Largest number of regions in a ring.
const LONGEST_RING: usize = 4;

/// Percentage of the rings making borders shorter that are refused: otherwise regions would grow
/// round.
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
    /// Draws regions that no longer resemble the start of the walk.
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
                        if let Some(ring) = jigsaw.ring(rng) {
                            jigsaw.pass_on(&[ring], rng);
                        }
                    }
                }
            }
        }
        Ok(jigsaw)
    }

    /// Draws regions for a grid that has every value once in each box: they begin as the boxes, and
    /// pass on cells of one value, so that the grid stays as it is.
    ///
    /// # Errors
    /// When the budget is spent first.
    pub(super) fn draw_around(
        n: usize,
        (rows, cols): (usize, usize),
        grid: Vec<usize>,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Jigsaw, OutOfBudget> {
        let box_of = |cell: usize| cell / n / rows * (n / cols) + cell % n / cols;
        let regions = (0..n * n).map(box_of).collect();
        let mut jigsaw = Jigsaw { n, grid, regions, places: vec![0; n * n] };
        (0..n * n).for_each(|cell| jigsaw.put(cell));
        for _ in 0..SWEEPS * n {
            budget.spend(1)?;
            for _ in 0..n * RINGS_AN_EXCHANGE {
                if let Some(ring) = jigsaw.ring(rng) {
                    jigsaw.pass_on(&[ring], rng);
                }
            }
        }
        Ok(jigsaw)
    }

    /// Draws regions that a half-turn of the board maps to one another. The grid is kept symmetric
    /// as well, up to the names of values, so that a change that fits at one end fits at the other;
    /// only at the end is it filled anew.
    ///
    /// # Errors
    /// When the budget is spent first.
    pub(super) fn draw_symmetric(
        n: usize,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Jigsaw, OutOfBudget> {
        let mut jigsaw = Jigsaw::symmetric_start(n, rng);
        // The value at the opposite cell for each value, which moves do not change.
        let mut images = vec![0; n];
        for (cell, &value) in jigsaw.grid.iter().enumerate() {
            images[value] = jigsaw.grid[n * n - 1 - cell];
        }
        for _ in 0..SWEEPS * n {
            budget.spend(1)?;
            for _ in 0..n {
                jigsaw.exchange_twice(&images, rng);
                for _ in 0..RINGS_AN_EXCHANGE {
                    let Some(ring) = jigsaw.ring(rng) else { continue };
                    let image: Vec<usize> = ring.iter().map(|&cell| n * n - 1 - cell).collect();
                    if !image.iter().any(|cell| ring.contains(cell)) {
                        jigsaw.pass_on(&[ring, image], rng);
                    }
                }
            }
        }
        for _ in 0..SWEEPS * n {
            budget.spend(1)?;
            let values: Vec<usize> = rng.permutation(n).into_iter().take(3).collect();
            jigsaw.fill_anew(&values, rng);
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

    /// The grid and regions that the walk begins with.
    fn start(n: usize, rng: &mut Rng) -> Jigsaw {
        let (grid, regions) = start(n, rng);
        Jigsaw::named(n, &grid, regions, rng)
    }

    /// The same, where a half-turn maps regions to regions, and cells of one value to cells of one
    /// value.
    fn symmetric_start(n: usize, rng: &mut Rng) -> Jigsaw {
        let (grid, regions) = symmetric_start(n, rng);
        Jigsaw::named(n, &grid, regions, rng)
    }

    /// A grid and regions that fit, with the values renamed at random.
    fn named(n: usize, grid: &[usize], regions: Vec<usize>, rng: &mut Rng) -> Jigsaw {
        let names = rng.permutation(n);
        let grid: Vec<usize> = grid.iter().map(|&value| names[value]).collect();
        let mut jigsaw = Jigsaw { n, grid, regions, places: vec![0; n * n] };
        for cell in 0..n * n {
            jigsaw.put(cell);
        }
        jigsaw
    }

    /// Records the place of a cell's value in its region.
    fn put(&mut self, cell: usize) {
        self.places[self.regions[cell] * self.n + self.grid[cell]] = cell;
    }

    /// Lets two neighbouring regions exchange cells, and fills the cells of three values anew,
    /// among them those of the two cells.
    fn exchange(&mut self, rng: &mut Rng) {
        let Some([given, taken]) = self.cells_to_exchange(rng) else { return };
        let (from, to) = (self.regions[given], self.regions[taken]);
        (self.regions[given], self.regions[taken]) = (to, from);
        let is_good = [given, taken].iter().all(|&cell| self.is_whole(cell) && !self.is_line(cell));
        if !is_good || !self.mend(given, taken, rng) {
            (self.regions[given], self.regions[taken]) = (from, to);
        }
    }

    /// The same at both ends of a half-turn, with the cells of four to six values.
    fn exchange_twice(&mut self, images: &[usize], rng: &mut Rng) {
        let n = self.n;
        let Some([given, taken]) = self.cells_to_exchange(rng) else { return };
        let cells = [given, taken, n * n - 1 - given, n * n - 1 - taken];
        if (1..cells.len()).any(|i| cells[..i].contains(&cells[i])) {
            return;
        }
        let old = cells.map(|cell| self.regions[cell]);
        let new = [old[1], old[0], old[3], old[2]];
        cells.iter().zip(new).for_each(|(&cell, region)| self.regions[cell] = region);
        let is_good = cells.iter().all(|&cell| self.is_whole(cell) && !self.is_line(cell));
        if !is_good || !self.mend_twice(given, taken, images, rng) {
            cells.iter().zip(old).for_each(|(&cell, region)| self.regions[cell] = region);
        }
    }

    /// A random cell with a neighbour in another region, and a cell of that region that can come
    /// back.
    fn cells_to_exchange(&self, rng: &mut Rng) -> Option<[usize; 2]> {
        let n = self.n;
        let given = rng.below(n * n);
        let (from, to) = self.neighbour(given, rng)?;
        let touches = |&cell: &usize| {
            around(n, cell).any(|beside| beside != given && self.regions[beside] == from)
        };
        let places = self.places[to * n..(to + 1) * n].iter().copied();
        let back: Vec<usize> = places.filter(touches).collect();
        if back.is_empty() {
            return None;
        }
        Some([given, back[rng.below(back.len())]])
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
        self.fill_anew(&values, rng)
    }

    /// Makes the grid fit the regions after two cells and their images changed places, and keeps it
    /// symmetric. Returns whether it does.
    fn mend_twice(&mut self, one: usize, other: usize, images: &[usize], rng: &mut Rng) -> bool {
        let n = self.n;
        let mut values: Vec<usize> = Vec::new();
        let mut add = |value: usize| {
            for value in [value, images[value]] {
                if !values.contains(&value) {
                    values.push(value);
                }
            }
            values.len()
        };
        add(self.grid[one]);
        while add(self.grid[other]) < 4.min(n) {
            add(rng.below(n));
        }
        let cells: Vec<usize> = (0..n * n).filter(|&i| values.contains(&self.grid[i])).collect();
        let houses = |cell: usize| [cell / n, n + cell % n, 2 * n + self.regions[cell]];
        let at = |value: &usize| values.iter().position(|other| *other == images[*value]);
        let images: Vec<usize> =
            values.iter().map(|value| at(value).expect("with its image")).collect();
        let Some(filled) = refill_symmetric(3 * n, &images, cells.iter().map(|&c| houses(c)), rng)
        else {
            return false;
        };
        for (&cell, value) in cells.iter().zip(filled) {
            self.grid[cell] = values[value];
            self.put(cell);
        }
        true
    }

    /// Rearranges all cells of a few values. Returns whether an arrangement was found.
    fn fill_anew(&mut self, values: &[usize], rng: &mut Rng) -> bool {
        let n = self.n;
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

    /// Cells of one value in a ring of regions, each beside the region of the next.
    fn ring(&self, rng: &mut Rng) -> Option<Vec<usize>> {
        let n = self.n;
        let first = rng.below(n * n);
        let (value, home) = (self.grid[first], self.regions[first]);
        let mut ring = vec![first];
        loop {
            let last = ring[ring.len() - 1];
            let (_, to) = self.neighbour(last, rng)?;
            if to == home {
                return (ring.len() > 1).then_some(ring);
            }
            if ring.len() == LONGEST_RING || ring.iter().any(|&cell| self.regions[cell] == to) {
                return None;
            }
            let next = self.places[to * n + value];
            ring.push(next);
            if around(n, next).any(|beside| beside != first && self.regions[beside] == home) {
                return Some(ring);
            }
        }
    }

    /// Lets each region of a ring hand its cell to the next, in all rings at once, unless the
    /// shapes get worse.
    fn pass_on(&mut self, rings: &[Vec<usize>], rng: &mut Rng) {
        let cells = rings.concat();
        let before = self.border(&cells);
        let old: Vec<usize> = cells.iter().map(|&cell| self.regions[cell]).collect();
        let next = |ring: &Vec<usize>| -> Vec<usize> {
            (0..ring.len()).map(|i| self.regions[ring[(i + 1) % ring.len()]]).collect()
        };
        let new: Vec<usize> = rings.iter().flat_map(next).collect();
        cells.iter().zip(new).for_each(|(&cell, region)| self.regions[cell] = region);
        let is_rounder = self.border(&cells) < before;
        let is_taken = !(is_rounder && rng.below(100) < ROUND_REFUSED)
            && cells.iter().all(|&cell| !self.is_line(cell) && self.is_whole(cell));
        for (&cell, region) in cells.iter().zip(old) {
            if is_taken {
                self.put(cell);
            } else {
                self.regions[cell] = region;
            }
        }
    }

    /// Number of sides of these cells that lie between two regions.
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Jigsaw;
    use crate::families::sudoku::shape::jigsaw;
    use gridwright_core::{Budget, Rng};

    fn draw(n: usize, seed: u64) -> Jigsaw {
        Jigsaw::draw(n, &mut Rng::from_seed(seed), &mut Budget::unlimited()).unwrap()
    }

    fn symmetric(n: usize, seed: u64) -> Jigsaw {
        Jigsaw::draw_symmetric(n, &mut Rng::from_seed(seed), &mut Budget::unlimited()).unwrap()
    }

    #[test]
    fn every_row_column_and_region_has_every_value() {
        let plain = (4..=14).chain([17, 22]).map(|n| draw(n, n as u64));
        let symmetric = (4..=14).chain([17, 22]).map(|n| symmetric(n, n as u64));
        for drawn in plain.chain(symmetric) {
            let n = drawn.n;
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
    fn regions_around_a_grid_leave_it_and_differ() {
        for (n, boxes) in [(9, (3, 3)), (12, (3, 4)), (16, (4, 4))] {
            let start = |seed: u64| {
                let rng = &mut Rng::from_seed(seed);
                // A grid that keeps its boxes: lines trade places within bands and stacks.
                let mixed = |size: usize| {
                    let rng = &mut Rng::from_seed(9);
                    let mut lines: Vec<usize> = (0..n).collect();
                    lines.chunks_mut(size).for_each(|band| rng.shuffle(band));
                    lines
                };
                let (rows, columns) = (mixed(boxes.0), mixed(boxes.1));
                let value =
                    |row: usize, column: usize| (row * boxes.1 + row / boxes.0 + column) % n;
                let around = |cell: usize| value(rows[cell / n], columns[cell % n]);
                let grid: Vec<usize> = (0..n * n).map(around).collect();
                let drawn =
                    Jigsaw::draw_around(n, boxes, grid.clone(), rng, &mut Budget::unlimited());
                (grid, drawn.unwrap())
            };
            let (grid, one) = start(1);
            assert_eq!(one.grid, grid, "{n}");
            assert!(jigsaw(n, &one.regions).is_ok(), "{n}");
            let held = (0..n * n).map(|cell| (one.regions[cell], grid[cell]));
            assert_eq!(held.collect::<BTreeSet<_>>().len(), n * n, "{n}");
            assert_ne!(one.regions, start(2).1.regions, "{n}");
        }
    }

    #[test]
    fn a_half_turn_maps_symmetric_regions_to_regions() {
        for n in 4..=20 {
            let Jigsaw { regions, .. } = symmetric(n, n as u64);
            let pairs: BTreeSet<(usize, usize)> =
                (0..n * n).map(|cell| (regions[cell], regions[n * n - 1 - cell])).collect();
            assert_eq!(pairs.len(), n, "{n}");
        }
        for n in [9, 11, 13, 16] {
            let start = Jigsaw::symmetric_start(n, &mut Rng::from_seed(1)).regions;
            let (one, other) = (symmetric(n, 1).regions, symmetric(n, 2).regions);
            assert!(likeness(n, &one, &start) < 0.85, "{n}: {}", likeness(n, &one, &start));
            assert!(likeness(n, &one, &other) < 0.85, "{n}: {}", likeness(n, &one, &other));
        }
    }

    #[test]
    fn a_spent_budget_ends_the_walk() {
        assert!(Jigsaw::draw(9, &mut Rng::from_seed(1), &mut Budget::nodes(10)).is_err());
    }
}
