//! The rules of a shape a second time, as clauses derived from the geometry of its grids alone.

use gridwright_core::{Claim, Clause, Site, Value};

use super::cage::Cage;
use super::shape::{Extra, Regions, Shape};

/// Largest number of sets of values for which the wrong sets of a cage are listed; larger cages are
/// left to the checker of the sum.
const MOST_SETS: usize = 20_000;

pub(super) fn clauses(shape: &Shape) -> Vec<Clause> {
    let n = shape.n;
    let cells = shape.cells();
    let mut clauses = Vec::new();
    for &(top, left) in shape.layout.corners() {
        let site = |r: usize, c: usize| {
            let index = cells.binary_search(&(top + r, left + c)).expect("in the grid");
            Site(index as u16)
        };
        let all: Vec<(usize, usize, Site)> =
            (0..n * n).map(|i| (i / n, i % n, site(i / n, i % n))).collect();
        let mut groups: Vec<Vec<Site>> = Vec::new();
        for k in 0..n {
            groups.push(all.iter().filter(|(r, _, _)| *r == k).map(|at| at.2).collect());
            groups.push(all.iter().filter(|(_, c, _)| *c == k).map(|at| at.2).collect());
            match &shape.regions {
                Regions::Boxes { rows, cols } => {
                    let is_in = |r: usize, c: usize| r / rows * rows + c / cols == k;
                    groups.push(all.iter().filter(|a| is_in(a.0, a.1)).map(|a| a.2).collect());
                }
                Regions::Jigsaw(map) => {
                    let is_in = |r: usize, c: usize| usize::from(map[r * n + c]) == k;
                    groups.push(all.iter().filter(|a| is_in(a.0, a.1)).map(|a| a.2).collect());
                }
                Regions::Latin => (),
            }
        }
        if shape.has(Extra::Falling) {
            groups.push((0..n).map(|i| site(i, i)).collect());
        }
        if shape.has(Extra::Rising) {
            groups.push((0..n).map(|i| site(i, n - 1 - i)).collect());
        }
        for (r, c, rows, cols) in shape.windows() {
            groups.push((0..rows * cols).map(|i| site(r + i / cols, c + i % cols)).collect());
        }
        for group in groups {
            clauses.extend((0..n as u8).map(|value| {
                Clause::ExactlyOne(group.iter().map(|&s| Claim::is(s, Value(value))).collect())
            }));
        }
        for (i, &(r, c, one)) in all.iter().enumerate() {
            for &(s, d, other) in &all[i + 1..] {
                let (down, across) = (s - r, c.abs_diff(d));
                let is_leap =
                    shape.has(Extra::AntiKnight) && matches!((down, across), (1, 2) | (2, 1));
                let is_corner = shape.has(Extra::AntiKing) && (down, across) == (1, 1);
                if is_leap || is_corner {
                    clauses.extend((0..n as u8).map(|v| never(one, v, other, v)));
                }
                if shape.has(Extra::NonConsecutive) && down + across == 1 {
                    for v in 1..n as u8 {
                        clauses.push(never(one, v - 1, other, v));
                        clauses.push(never(one, v, other, v - 1));
                    }
                }
            }
        }
    }
    shape.cages.iter().for_each(|cage| add_cage(cage, n, &mut clauses));
    shape.groups.iter().for_each(|group| add_group(group, n, &mut clauses));
    for &(site, marks) in &shape.marks {
        let others = (0..n as u8).map(Value).filter(|&value| !marks.has(value));
        clauses.extend(others.map(|value| Clause::AnyOf(vec![Claim::is_not(site, value)])));
    }
    clauses
}

/// The clause that excludes two values together.
fn never(one: Site, value: u8, other: Site, with: u8) -> Clause {
    Clause::AnyOf(vec![Claim::is_not(one, Value(value)), Claim::is_not(other, Value(with))])
}

/// Adds the clauses of cells that hold no value twice.
fn add_group(cells: &[Site], n: usize, clauses: &mut Vec<Clause>) {
    for value in (0..n as u8).map(Value) {
        let claims = cells.iter().map(|&cell| Claim::is(cell, value)).collect();
        clauses.push(Clause::AtMostOne(claims));
    }
    if cells.len() > n {
        add_contradiction(cells[0], clauses);
    }
}

/// Adds a contradiction, for cases that counting refutes at once and clauses only after a long
/// search.
fn add_contradiction(cell: Site, clauses: &mut Vec<Clause>) {
    let both = [Claim::is(cell, Value(0)), Claim::is_not(cell, Value(0))];
    clauses.extend(both.map(|claim| Clause::AnyOf(vec![claim])));
}

/// Adds the clauses of a cage. Its values differ, so they form a set; one clause for each set with
/// a wrong sum requires a value outside it, which leaves only the sets with the right sum.
fn add_cage(cage: &Cage, n: usize, clauses: &mut Vec<Clause>) {
    let k = cage.cells.len();
    add_group(&cage.cells, n, clauses);
    if k > n {
        return;
    }
    let (least, most) = (k * (k + 1) / 2, k * (2 * n + 1 - k) / 2);
    if !(least..=most).contains(&cage.sum) {
        add_contradiction(cage.cells[0], clauses);
        return;
    }
    let n_sets = (0..k).fold(1usize, |all, i| all.saturating_mul(n - i) / (i + 1));
    if n_sets > MOST_SETS {
        return;
    }
    let mut set: Vec<usize> = (0..k).collect();
    loop {
        if set.iter().map(|value| value + 1).sum::<usize>() != cage.sum {
            let outside = (0..n).filter(|value| !set.contains(value));
            let claims = outside.flat_map(|value| {
                cage.cells.iter().map(move |&cell| Claim::is(cell, Value(value as u8)))
            });
            clauses.push(Clause::AnyOf(claims.collect()));
        }
        // The next set in order: raise the last value that can be, and pack the rest behind it.
        let Some(i) = (0..k).rev().find(|&i| set[i] < n - k + i) else { return };
        set[i] += 1;
        for j in i + 1..k {
            set[j] = set[j - 1] + 1;
        }
    }
}
