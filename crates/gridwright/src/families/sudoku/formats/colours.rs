//! Cages distinguished by colours: neighbours of one colour are one cage, and no two cages that
//! touch share a colour.

use gridwright_core::Refusal;

use super::super::cage::{Cage, Outline};
use super::super::shape::around;
use super::board::{cage, cell_name};

/// The cage of every cell of a board of side `n`, numbered in the order of first cells; a cell
/// without a cage is one of its own.
struct Owners {
    n: usize,
    of: Vec<usize>,
    /// The first cell of each cage.
    firsts: Vec<usize>,
}

impl Owners {
    /// Groups cells with those neighbours for which `is_joined` holds.
    fn by(n: usize, is_joined: impl Fn(usize, usize) -> bool) -> Owners {
        let mut owners = Owners { n, of: vec![usize::MAX; n * n], firsts: Vec::new() };
        for first in 0..n * n {
            if owners.of[first] != usize::MAX {
                continue;
            }
            let owner = owners.firsts.len();
            owners.firsts.push(first);
            owners.of[first] = owner;
            let mut open = vec![first];
            while let Some(cell) = open.pop() {
                for next in around(n, cell) {
                    if owners.of[next] == usize::MAX && is_joined(cell, next) {
                        owners.of[next] = owner;
                        open.push(next);
                    }
                }
            }
        }
        owners
    }

    fn cells(&self, owner: usize) -> Vec<usize> {
        (0..self.of.len()).filter(|&cell| self.of[cell] == owner).collect()
    }

    /// For each cage, the cages that touch it.
    fn touching(&self) -> Vec<Vec<usize>> {
        let mut touching = vec![Vec::new(); self.firsts.len()];
        for (cell, &owner) in self.of.iter().enumerate() {
            for other in around(self.n, cell).map(|next| self.of[next]) {
                if other != owner && !touching[owner].contains(&other) {
                    touching[owner].push(other);
                }
            }
        }
        touching
    }
}

/// Colours from 0 to 5 for all cells, so that the cages can be distinguished.
///
/// Cages that touch few others are coloured last: among areas of a plane there is always one that
/// touches at most five, so six colours are enough.
pub(super) fn painted(title: &str, n: usize, cages: &[Cage]) -> Result<Vec<usize>, Refusal> {
    let mut caged = vec![None; n * n];
    for (i, cage) in cages.iter().enumerate() {
        cage.cells.iter().for_each(|cell| caged[cell.index()] = Some(i));
    }
    let owners = Owners::by(n, |a, b| caged[a].is_some() && caged[a] == caged[b]);
    for cage in cages {
        let whole = owners.of[cage.cells[0].index()];
        if let Some(apart) = cage.cells.iter().find(|cell| owners.of[cell.index()] != whole) {
            let name = cell_name(n, apart.index());
            let what = format!("has only cages that hang together, and {name} is apart");
            return Err(Refusal(format!("{title} {what}")));
        }
    }
    let touching = owners.touching();
    let mut order: Vec<usize> = Vec::new();
    let mut left: Vec<usize> = (0..touching.len()).collect();
    while !left.is_empty() {
        let n_left = |owner: usize| touching[owner].iter().filter(|o| left.contains(o)).count();
        let (at, _) = left
            .iter()
            .enumerate()
            .min_by_key(|&(_, &owner)| n_left(owner))
            .expect("some are left");
        order.push(left.remove(at));
    }
    let mut colours = vec![usize::MAX; touching.len()];
    for &owner in order.iter().rev() {
        let is_free = |colour: &usize| touching[owner].iter().all(|&o| colours[o] != *colour);
        colours[owner] = (0..).find(is_free).expect("there are more colours than cages");
    }
    Ok(owners.of.iter().map(|&owner| colours[owner]).collect())
}

/// The cages that colours and sums describe; a sum stands in the first cell of its cage, and a
/// single cell without one is in no cage.
pub(super) fn cages_of(
    n: usize,
    colours: &[usize],
    sums: &[usize],
) -> Result<Vec<Outline>, String> {
    let owners = Owners::by(n, |a, b| colours[a] == colours[b]);
    let mut cages = Vec::new();
    for (owner, &first) in owners.firsts.iter().enumerate() {
        let cells = owners.cells(owner);
        if let Some(stray) = cells[1..].iter().find(|&&cell| sums[cell] > 0) {
            let name = cell_name(n, *stray);
            return Err(format!("a sum in the first cell of a cage only, found one in {name}"));
        }
        match (sums[first], cells.len()) {
            (0, 1) => (),
            (0, _) => {
                let name = cell_name(n, first);
                return Err(format!("a sum in every cage, found none at {name}"));
            }
            (sum, _) => cages.push(cage(sum, cells)),
        }
    }
    Ok(cages)
}
