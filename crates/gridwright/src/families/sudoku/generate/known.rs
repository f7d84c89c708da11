//! Full grids for combinations of rules for which search finds none in reasonable time. They are kept as data;
//! each seed gets a variant of its own.

use gridwright_core::{Budget, OutOfBudget, Rng, Solution, Value, random_solution};

use super::super::puzzle::Grid;
use super::super::shape::{Extra, Layout, Regions, Shape};

const KNOWN_GRIDS: &str = include_str!("known_grids.txt");

/// Rounds of refilling, which make a variant differ from the kept grid.
const ROUNDS: usize = 24;

/// Values that are filled in anew in each round.
const REFILLED: usize = 4;

/// Search nodes for one round; a round that needs more changes nothing.
const NODES_A_ROUND: u64 = 2_000;

/// A variant of a kept grid that satisfies all rules of an empty one: turned or reflected, with its values renamed,
/// and with some values filled in anew again and again.
pub(super) fn known_grid(
    empty: &Grid,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Option<Solution>, OutOfBudget> {
    let Some(kept) = kept_grid(empty.shape()) else { return Ok(None) };
    let n = empty.shape().n;
    let names = rng.permutation(n);
    let turn = rng.below(8);
    let mut solution: Solution =
        (0..n * n).map(|cell| Value(names[kept[image(turn, n, cell)]] as u8)).collect();
    for _ in 0..ROUNDS {
        let values = rng.permutation(n);
        let is_refilled = |value: &Value| values[..REFILLED].contains(&value.index());
        let givens = solution.iter().map(|value| (!is_refilled(value)).then_some(*value));
        let mut part = budget.part(NODES_A_ROUND);
        let found = random_solution(&empty.with(givens.collect()), rng, &mut part);
        budget.spend(part.used())?;
        if let Ok(Some(found)) = found {
            solution = found;
        }
    }
    Ok(Some(solution))
}

/// The values of the first kept grid that satisfies all rules of a shape, if search would take too long there: with
/// windows and diagonals together.
fn kept_grid(shape: &Shape) -> Option<Vec<usize>> {
    let is_hard =
        [Extra::Falling, Extra::Rising, Extra::Windows].iter().all(|&rule| shape.has(rule));
    let has_squares = matches!(shape.regions, Regions::Boxes { rows, cols } if rows == cols);
    if !is_hard || !has_squares || shape.layout != Layout::Single {
        return None;
    }
    KNOWN_GRIDS.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
        let mut words = line.split(' ');
        let side: usize = words.next()?.parse().ok()?;
        let values = words.next_back()?;
        let rules: Vec<Extra> = words.flat_map(Extra::named).copied().collect();
        let fits = side == shape.n && shape.extras.iter().all(|rule| rules.contains(rule));
        let value = |symbol: char| Some(symbol.to_digit(36)? as usize - 1);
        fits.then(|| values.chars().map(value).collect::<Option<_>>())?
    })
}

/// The image of a cell of a square board under one of the eight turns and reflections.
fn image(turn: usize, n: usize, cell: usize) -> usize {
    let (row, col) = (cell / n, cell % n);
    let (row, col) = if turn & 1 == 0 { (row, col) } else { (col, row) };
    let row = if turn & 2 == 0 { row } else { n - 1 - row };
    let col = if turn & 4 == 0 { col } else { n - 1 - col };
    row * n + col
}

#[cfg(test)]
mod tests {
    use gridwright_core::Puzzle;

    use super::*;

    #[test]
    fn known_grids_satisfy_their_rules_and_vary_with_the_seed() {
        let rules = [Extra::Falling, Extra::Rising, Extra::Windows, Extra::AntiKnight];
        for n_rules in [3, 4] {
            let extras = rules[..n_rules].to_vec();
            let shape = Shape { extras, ..Shape::plain(16).unwrap() };
            let empty = Grid::new(shape, vec![None; 256]);
            let grids: Vec<Solution> = (0..3)
                .map(|seed| {
                    let (mut rng, mut budget) = (Rng::from_seed(seed), Budget::unlimited());
                    known_grid(&empty, &mut rng, &mut budget).unwrap().unwrap()
                })
                .collect();
            assert!(grids.iter().all(|grid| empty.accepts(grid)));
            // Not only turned and renamed: the cells that share a value are others.
            let pattern = |grid: &Solution| -> Vec<usize> {
                grid.iter().map(|value| grid.iter().position(|v| v == value).unwrap()).collect()
            };
            let turned = |turn: usize| -> Vec<usize> {
                pattern(&(0..256).map(|cell| grids[1][image(turn, 16, cell)]).collect())
            };
            assert!((0..8).all(|turn| turned(turn) != pattern(&grids[0])));
        }
    }

    #[test]
    fn other_shapes_are_left_to_search() {
        let shape =
            |n, extras: &[Extra]| Shape { extras: extras.to_vec(), ..Shape::plain(n).unwrap() };
        assert!(kept_grid(&shape(16, &[Extra::Windows])).is_none());
        assert!(kept_grid(&shape(9, &[Extra::Falling, Extra::Rising, Extra::Windows])).is_none());
        let all = [Extra::Falling, Extra::Rising, Extra::Windows, Extra::NonConsecutive];
        assert!(kept_grid(&shape(16, &all)).is_none());
    }
}
