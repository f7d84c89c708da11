//! Cages for a full grid: grown at random, then split until the sums leave one solution.

use gridwright_core::{Budget, Rng, Site, Value, Verdict, solve};

use super::super::cage::Cage;
use super::super::puzzle::Grid;
use super::super::shape::{around, unreached};
use super::draft::Stop;

/// How many cells a cage is to have, each as likely as it is often here.
const SIZES: [usize; 10] = [2, 2, 2, 3, 3, 3, 3, 4, 4, 5];

/// A cage that was left with one cell is joined to one with fewer cells than this.
const JOIN_BELOW: usize = 5;

/// Search nodes to find out whether some cages leave one solution.
const NODES_A_PROOF: u64 = 1000;

/// The full grid with cages that need no other clue.
pub(super) fn add(
    full: &Grid,
    solution: &[Value],
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Grid, Stop> {
    let n = full.shape().n;
    let mut lists = grow(n, solution, rng);
    loop {
        let grid = with_cages(full, solution, &lists);
        let bare = grid.with(vec![None; n * n]);
        let mut part = budget.part(NODES_A_PROOF);
        let verdict = solve(&bare, &mut part);
        budget.spend(part.used())?;
        let wrong = match verdict {
            Verdict::Unique(_) => return Ok(grid),
            // At least one of two different solutions is not the one that is wanted.
            Verdict::Several(one, other) => {
                if one == *solution {
                    other
                } else {
                    one
                }
            }
            Verdict::None => return Err(Stop::NoGrid),
            Verdict::OutOfBudget(_) if budget.is_spent() => return Err(Stop::OutOfBudget),
            // Too hard to tell is too hard to play: any cage may be at fault.
            Verdict::OutOfBudget(_) => Vec::new(),
        };
        split_where(n, &mut lists, solution, &wrong, rng);
    }
}

/// Random cages over the whole board that repeat nothing.
fn grow(n: usize, solution: &[Value], rng: &mut Rng) -> Vec<Vec<usize>> {
    let mut owner: Vec<Option<usize>> = vec![None; n * n];
    let mut lists: Vec<Vec<usize>> = Vec::new();
    for start in rng.permutation(n * n) {
        if owner[start].is_some() {
            continue;
        }
        let wanted = SIZES[rng.below(SIZES.len())];
        let mut cage = vec![start];
        owner[start] = Some(lists.len());
        while cage.len() < wanted {
            let is_free = |cell: &usize| {
                owner[*cell].is_none() && cage.iter().all(|&c| solution[c] != solution[*cell])
            };
            let edge: Vec<usize> =
                cage.iter().flat_map(|&cell| around(n, cell)).filter(is_free).collect();
            if edge.is_empty() {
                break;
            }
            let next = edge[rng.below(edge.len())];
            owner[next] = Some(lists.len());
            cage.push(next);
        }
        lists.push(cage);
    }
    // A cage of one cell is a clue in disguise.
    for i in 0..lists.len() {
        let &[lone] = &lists[i][..] else { continue };
        let has_room = |&other: &usize| {
            let list = &lists[other];
            other != i
                && list.len() < JOIN_BELOW
                && list.iter().all(|&c| solution[c] != solution[lone])
        };
        let home = around(n, lone).filter_map(|cell| owner[cell]).find(has_room);
        if let Some(home) = home {
            lists[home].push(lone);
            owner[lone] = Some(home);
            lists[i].clear();
        }
    }
    lists.retain(|list| !list.is_empty());
    lists
}

/// Splits the largest cage in which a wrong solution differs, or of all if there is none.
fn split_where(
    n: usize,
    lists: &mut Vec<Vec<usize>>,
    solution: &[Value],
    wrong: &[Value],
    rng: &mut Rng,
) {
    let differs = |list: &&Vec<usize>| list.iter().any(|&c| wrong.get(c) != Some(&solution[c]));
    let largest = lists.iter().filter(differs).map(Vec::len).max().expect("they differ somewhere");
    let choices: Vec<usize> =
        (0..lists.len()).filter(|&i| lists[i].len() == largest && differs(&&lists[i])).collect();
    let list = lists.swap_remove(choices[rng.below(choices.len())]);
    // A part that stays whole, as near to half as chance has it, and the rest in pieces.
    let mut part = vec![list[rng.below(list.len())]];
    while part.len() < list.len().div_ceil(2) {
        let beside = part.iter().flat_map(|&cell| around(n, cell));
        let edge: Vec<usize> =
            beside.filter(|cell| list.contains(cell) && !part.contains(cell)).collect();
        let Some(&next) = edge.get(rng.below(edge.len().max(1))) else { break };
        part.push(next);
    }
    let mut rest: Vec<usize> = list.iter().copied().filter(|cell| !part.contains(cell)).collect();
    lists.push(part);
    while let Some(&first) = rest.first() {
        let mut piece = vec![first];
        while let Some(next) = piece
            .iter()
            .flat_map(|&cell| around(n, cell))
            .find(|cell| rest.contains(cell) && !piece.contains(cell))
        {
            piece.push(next);
        }
        debug_assert!(unreached(n, &piece).is_none(), "a piece is in one piece");
        rest.retain(|cell| !piece.contains(cell));
        lists.push(piece);
    }
}

fn with_cages(full: &Grid, solution: &[Value], lists: &[Vec<usize>]) -> Grid {
    let cage = |list: &Vec<usize>| {
        let mut cells: Vec<Site> = list.iter().map(|&cell| Site(cell as u16)).collect();
        cells.sort_unstable();
        Cage { sum: list.iter().map(|&cell| solution[cell].index() + 1).sum(), cells }
    };
    let mut shape = full.shape().clone();
    shape.cages = lists.iter().map(cage).collect();
    shape.cages.sort_by_key(|cage| cage.cells[0]);
    let givens = solution.iter().copied().map(Some).collect();
    Grid::new(shape, givens)
}
