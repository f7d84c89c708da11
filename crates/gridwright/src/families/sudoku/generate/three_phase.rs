//! The three-phase method: a grid filled from its diagonal boxes; then clues are removed one from
//! each region, then where a number has no alternative, then as long as one solution is left.

use gridwright_core::{
    Budget, Kind, Mask, Minimised, Puzzle, Removal as ClueRemoval, Rng, Site, Solution, Value,
    minimise_by_turns, random_solution,
};

use super::super::puzzle::Grid;
use super::super::shape::{Regions, Shape};
use super::draft::{Draft, Stop, empty, filled, full_grid};
use super::wish::Wish;

/// Draws of the diagonal boxes before concluding that the variant's rules forbid them all.
const DRAWS: usize = 200;

/// Search nodes, for each cell, to complete one draw of the diagonal boxes.
const NODES_A_DRAW: u64 = 50;

pub(super) fn make(wish: &Wish, rng: &mut Rng, budget: &mut Budget) -> Result<Draft, Stop> {
    let (full, solution) = start(wish, rng, budget)?;
    let mut removal = Removal::new(&full, &solution);
    budget.phase("one a region");
    let first = removal.one_a_region(rng, budget);
    budget.phase("no alternative");
    let (second, rounds) = removal.without_alternative(rng, budget);
    budget.phase("one solution");
    let (third, carved) = removal.while_unique(wish.target, rng, budget);
    let figures = vec![
        ("phase-1", first as f64),
        ("phase-2", second as f64),
        ("rounds", rounds as f64),
        ("phase-3", third as f64),
    ];
    let grid = full.with(carved.givens.clone());
    Ok(Draft { grid, solution, carved, misses: None, figures })
}

/// The full grid, with its diagonal boxes drawn first where there are boxes.
fn start(wish: &Wish, rng: &mut Rng, budget: &mut Budget) -> Result<(Grid, Solution), Stop> {
    let Regions::Boxes { rows, cols } = wish.shape.regions else {
        return full_grid(wish, rng, budget);
    };
    budget.phase("fill");
    let empty = empty(wish.shape.clone());
    let n = wish.shape.n;
    for _ in 0..DRAWS {
        let mut givens = vec![None; n * n];
        // As many boxes as share neither rows nor columns.
        for b in 0..rows.min(cols) {
            for (i, symbol) in rng.permutation(n).into_iter().enumerate() {
                let (r, c) = (b * rows + i / cols, b * cols + i % cols);
                givens[r * n + c] = Some(Value(symbol as u8));
            }
        }
        let seeded = empty.with(givens);
        let mut part = budget.part(NODES_A_DRAW * (n * n) as u64);
        let found = random_solution(&seeded, rng, &mut part);
        budget.spend(part.used())?;
        if let Ok(Some(solution)) = found {
            budget.note(|| {
                format!("filled {} diagonal boxes and completed the grid", rows.min(cols))
            });
            return Ok((filled(&empty, &solution), solution));
        }
    }
    // Rules such as diagonals may leave no room for boxes drawn apart from one another.
    full_grid(wish, rng, budget)
}

/// A full grid whose numbers are being removed.
struct Removal<'g> {
    full: &'g Grid,
    solution: &'g Solution,
    givens: Vec<Option<Value>>,
    n_removed: usize,
    /// For each cell, those that may not hold the same number.
    peers: Vec<Vec<Site>>,
}

impl<'g> Removal<'g> {
    fn new(full: &'g Grid, solution: &'g Solution) -> Removal<'g> {
        // All peers are collected at once: a search for each cell would take a tenth of the time of
        // a puzzle.
        let mut peers = vec![Vec::new(); solution.len()];
        let houses = full.constraints().iter().filter(|rule| rule.kind() == Kind::AllDifferent);
        for house in houses.map(|rule| rule.sites()) {
            for site in house {
                peers[site.index()].extend(house.iter().filter(|other| *other != site));
            }
        }
        for cells in &mut peers {
            cells.sort_unstable();
            cells.dedup();
        }
        let givens = full.board().givens.clone();
        Removal { full, solution, givens, n_removed: 0, peers }
    }

    fn take(&mut self, site: Site, why: &str, budget: &Budget) {
        self.givens[site.index()] = None;
        self.n_removed += 1;
        budget.note(|| {
            let board = self.full.board();
            let number = board.symbol(self.solution[site.index()]);
            let (name, total) = (board.site_name(site), self.n_removed);
            format!("{why}: {number} from {name}, {total} removed")
        });
    }

    /// Removes one number from each region, by a single permutation so that each number goes once.
    /// Returns how many.
    fn one_a_region(&mut self, rng: &mut Rng, budget: &Budget) -> usize {
        let numbers = rng.permutation(self.full.shape().n);
        let regions = regions(self.full.shape());
        for (region, number) in regions.iter().zip(numbers) {
            let holds = |site: &&Site| self.solution[site.index()].index() == number;
            let &site = region.iter().find(holds).expect("a region holds every number");
            self.take(site, "phase 1", budget);
        }
        regions.len()
    }

    /// Removes, round after round, every number that could stand nowhere else in one of its rows,
    /// columns or regions. Returns how many, and the number of rounds.
    fn without_alternative(&mut self, rng: &mut Rng, budget: &Budget) -> (usize, usize) {
        let houses: Vec<Vec<Site>> = houses(self.full);
        let (mut n_taken, mut rounds) = (0, 0);
        loop {
            rounds += 1;
            let before = n_taken;
            for i in rng.permutation(self.givens.len()) {
                let site = Site(i as u16);
                if self.givens[i].is_some() && self.has_no_alternative(site, &houses) {
                    self.take(site, "phase 2", budget);
                    n_taken += 1;
                }
            }
            budget.note(|| format!("phase 2: round {rounds} removed {}", n_taken - before));
            if n_taken == before {
                return (n_taken, rounds);
            }
        }
    }

    /// Whether in some house no other empty cell could take the number of this one.
    fn has_no_alternative(&self, site: Site, houses: &[Vec<Site>]) -> bool {
        let number = self.solution[site.index()];
        let can_take = |other: &&Site| {
            let is_other = **other != site && self.givens[other.index()].is_none();
            let blocks = |peer: &Site| *peer != site && self.givens[peer.index()] == Some(number);
            is_other && !self.peers[other.index()].iter().any(blocks)
        };
        let mut own = houses.iter().filter(|house| house.contains(&site));
        own.any(|house| !house.iter().any(|other| can_take(&other)))
    }

    /// Removes up to `target` other numbers that can go, in a random order.
    fn while_unique(
        &mut self,
        target: usize,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> (usize, Minimised) {
        let left: Vec<Site> = (0..self.givens.len() as u16).map(Site).collect();
        let mut left: Vec<Site> =
            left.into_iter().filter(|site| self.givens[site.index()].is_some()).collect();
        rng.shuffle(&mut left);
        let puzzle = self.full.with(self.givens.clone());
        let (before, solution) = (self.n_removed, self.solution);
        // The notes are made as the work goes on, by a handle of their own.
        let notes = budget.clone();
        let mut tried = None;
        let mut order = left.into_iter();
        let mut next = |went: bool| {
            if let Some(site) = tried.filter(|_| went) {
                self.take(site, "phase 3", &notes);
            }
            tried = order.next();
            tried
        };
        let removal = ClueRemoval::default().at_most(target);
        let carved = minimise_by_turns(&puzzle, solution, &removal, &mut next, budget);
        (self.n_removed - before, carved)
    }
}

/// The regions of a single grid; rows where there are none.
fn regions(shape: &Shape) -> Vec<Vec<Site>> {
    let n = shape.n;
    let mut lists: Vec<(usize, Vec<Site>)> = Vec::new();
    for i in 0..n * n {
        let number = match shape.regions {
            Regions::Latin => i / n,
            Regions::Boxes { .. } | Regions::Jigsaw(_) => shape.region_of(i / n, i % n),
        };
        match lists.iter_mut().find(|(known, _)| *known == number) {
            Some((_, list)) => list.push(Site(i as u16)),
            None => lists.push((number, vec![Site(i as u16)])),
        }
    }
    lists.into_iter().map(|(_, list)| list).collect()
}

/// The groups that hold every number.
fn houses(grid: &Grid) -> Vec<Vec<Site>> {
    let all = Mask::first(grid.shape().n).len();
    let full = grid
        .constraints()
        .iter()
        .filter(|c| c.kind() == Kind::AllDifferent && c.sites().len() == all);
    full.map(|c| c.sites().to_vec()).collect()
}
