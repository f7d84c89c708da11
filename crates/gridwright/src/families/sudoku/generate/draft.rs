//! A puzzle being generated, and the full grid it starts from.

use gridwright_core::{Budget, Minimised, OutOfBudget, Rng, Solution, Value, random_solution};
use gridwright_sudoku9 as nine;

use super::super::kernel;
use super::super::puzzle::Grid;
use super::super::shape::{Extra, Regions, Shape, usual_boxes};
use super::jigsaw::Jigsaw;
use super::known::known_grid;
use super::wish::Wish;

/// Number of jigsaws drawn before reporting that none was found with a full grid that keeps the
/// other rules too.
pub(super) const JIGSAWS: usize = 50;

/// Largest side of jigsaws that, with most other rules, are drawn first and then filled.
const SMALL_JIGSAW: usize = 9;

/// Search nodes, for each cell of the board, for the full grid of one jigsaw: most have one that is
/// found at once, and for others it would take too long to prove that they have none.
pub(super) const NODES_A_JIGSAW: u64 = 50;

/// Search nodes for one full grid, after which it is unknown whether there is one: fewer on large
/// boards, where a node takes longer, but enough for many descents.
pub(super) fn nodes_a_grid(n_cells: usize) -> u64 {
    (15_000 + 6_000_000 / n_cells + 30 * n_cells) as u64
}

/// A puzzle being generated.
pub(super) struct Draft {
    pub(super) grid: Grid,
    pub(super) solution: Solution,
    pub(super) carved: Minimised,
    /// Distance from the wish, where it is known; see [`gridwright_core::Hardness::misses`].
    pub(super) misses: Option<usize>,
    pub(super) figures: Vec<(&'static str, f64)>,
}

impl Draft {
    /// The draft of a puzzle that the kernel carved from a full grid.
    pub(super) fn of_kernel(
        wish: &Wish,
        full: &nine::Grid,
        puzzle: &nine::Grid,
        orbits: &nine::Orbits,
    ) -> Draft {
        let solution = kernel::solution(full);
        let before: Vec<Option<Value>> = solution.iter().copied().map(Some).collect();
        let tests = orbits.groups().len() as u64;
        let carved = Minimised::to(&before, kernel::givens(puzzle), tests);
        let grid = Grid::new(wish.shape.clone(), carved.givens.clone());
        Draft { grid, solution, carved, misses: None, figures: Vec::new() }
    }
}

/// The reason that an attempt failed.
pub(super) enum Stop {
    OutOfBudget,
    /// The rules leave no full grid.
    NoGrid,
    /// No full grid was found, though there may be one.
    NoGridFound,
    /// The clues asked for leave several solutions.
    NotUnique,
}

impl From<OutOfBudget> for Stop {
    fn from(_: OutOfBudget) -> Stop {
        Stop::OutOfBudget
    }
}

/// Fills in all cells of a shape, ignoring cages.
pub(super) fn full_grid(
    wish: &Wish,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<(Grid, Solution), Stop> {
    if !wish.is_jigsaw {
        return full_grid_of(wish.shape.clone(), rng, budget);
    }
    if let Some(found) = jigsaw_around_grid(wish, rng, budget)? {
        return Ok(found);
    }
    for _ in 0..JIGSAWS {
        budget.phase("regions");
        let drawn = match wish.has_symmetric_regions {
            true => Jigsaw::draw_symmetric(wish.shape.n, rng, budget)?,
            false => Jigsaw::draw(wish.shape.n, rng, budget)?,
        };
        let empty = empty(Shape { regions: drawn.regions(), ..wish.shape.clone() });
        if wish.shape.extras.is_empty() {
            let solution: Solution = drawn.grid().iter().map(|&v| Value(v as u8)).collect();
            return Ok((filled(&empty, &solution), solution));
        }
        budget.phase("fill");
        let mut part = budget.part(NODES_A_JIGSAW * wish.shape.n_cells() as u64);
        let found = random_solution(&empty, rng, &mut part);
        budget.spend(part.used())?;
        if let Ok(Some(solution)) = found {
            return Ok((filled(&empty, &solution), solution));
        }
    }
    Err(Stop::NoGridFound)
}

/// Fills in a shape whose rules are all fixed.
fn full_grid_of(
    shape: Shape,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<(Grid, Solution), Stop> {
    budget.phase("fill");
    budget.spend(1)?;
    let empty = empty(shape);
    let found = match kernel::full_solution(empty.shape(), rng) {
        Some(solution) => Some(solution),
        None => known_grid(&empty, rng, budget)?,
    };
    let n_nodes = nodes_a_grid(empty.shape().n_cells());
    let solution = match found {
        Some(solution) => solution,
        None => {
            let mut part = budget.part(n_nodes);
            let found = random_solution(&empty, rng, &mut part);
            budget.spend(part.used())?;
            match found {
                Ok(found) => found.ok_or(Stop::NoGrid)?,
                Err(OutOfBudget) if budget.is_spent() => return Err(Stop::OutOfBudget),
                Err(OutOfBudget) => return Err(Stop::NoGridFound),
            }
        }
    };
    Ok((filled(&empty, &solution), solution))
}

/// Makes a jigsaw with other rules where few jigsaws have a full grid, or one that takes long to
/// find: a full grid with boxes, and regions that result from the boxes by steps that keep the
/// grid. `None` where that is not needed, or no such grid is found.
fn jigsaw_around_grid(
    wish: &Wish,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Option<(Grid, Solution)>, Stop> {
    let n = wish.shape.n;
    let is_needed = wish.shape.has(Extra::NonConsecutive) || n > SMALL_JIGSAW;
    let Some((rows, cols)) = usual_boxes(n) else { return Ok(None) };
    if wish.shape.extras.is_empty() || wish.has_symmetric_regions || !is_needed {
        return Ok(None);
    }
    let boxed = Shape { regions: Regions::Boxes { rows, cols }, ..wish.shape.clone() };
    let solution = match full_grid_of(boxed, rng, budget) {
        Ok((_, solution)) => solution,
        Err(Stop::OutOfBudget) => return Err(Stop::OutOfBudget),
        Err(_) => return Ok(None),
    };
    budget.phase("regions");
    let grid: Vec<usize> = solution.iter().map(|value| value.index()).collect();
    let drawn = Jigsaw::draw_around(n, (rows, cols), grid, rng, budget)?;
    let empty = empty(Shape { regions: drawn.regions(), ..wish.shape.clone() });
    Ok(Some((filled(&empty, &solution), solution)))
}

pub(super) fn empty(shape: Shape) -> Grid {
    let n_sites = shape.cells().len();
    Grid::new(shape, vec![None; n_sites])
}

pub(super) fn filled(grid: &Grid, solution: &[Value]) -> Grid {
    grid.with(solution.iter().copied().map(Some).collect())
}
