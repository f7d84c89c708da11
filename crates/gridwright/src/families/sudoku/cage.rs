//! A cage of a killer Sudoku: cells that repeat nothing and add up to a sum.

use std::collections::BTreeSet;

use gridwright_core::{Conflict, Constraint, Domains, Mask, Name, Site, Value};

/// A cage: the sum of its cells, and the cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Cage {
    pub(super) sum: usize,
    /// In reading order.
    pub(super) cells: Vec<Site>,
}

/// A cage as it is written, with a sum or without one.
#[derive(Clone, Debug)]
pub(super) struct Outline {
    pub(super) sum: Option<usize>,
    pub(super) cells: Vec<Site>,
}

/// Largest number of ways to make a sum that are listed; a sum with more is checked by bounds
/// alone.
const MOST_WAYS: usize = 4000;

impl Cage {
    pub(super) fn name(&self, first: String) -> Name {
        Name::new("cage").with("sum", self.sum).with("cell", first)
    }
}

/// Cages in the order of their cells, each once.
pub(super) fn in_order(mut cages: Vec<Cage>) -> Vec<Cage> {
    cages.sort_by(|a, b| (&a.cells, a.sum).cmp(&(&b.cells, b.sum)));
    cages.dedup();
    cages
}

/// The indices of cages chosen in order, each sharing no cell with those chosen before.
pub(super) fn apart<'c>(cages: impl IntoIterator<Item = &'c Cage>) -> Vec<usize> {
    let (mut taken, mut apart) = (BTreeSet::<Site>::new(), Vec::new());
    for (i, cage) in cages.into_iter().enumerate() {
        if !cage.cells.iter().any(|cell| taken.contains(cell)) {
            taken.extend(&cage.cells);
            apart.push(i);
        }
    }
    apart
}

/// All sets of `k` of the first `n` symbols (worth 1 to `n`) that add up to `sum`; `None` where
/// there are too many to list.
pub(super) fn ways(n: usize, k: usize, sum: usize) -> Option<Vec<Mask>> {
    fn extend(from: usize, n: usize, k: usize, sum: usize, mask: u64, found: &mut Vec<Mask>) {
        if k == 0 {
            if sum == 0 {
                found.push(Mask(mask));
            }
            return;
        }
        for worth in from..=n {
            // The smallest and the largest sum of a set whose smallest value is `worth`.
            let least = k * worth + k * (k - 1) / 2;
            let most = worth + (k - 1) * (2 * n + 2 - k) / 2;
            if least > sum || found.len() > MOST_WAYS {
                return;
            }
            if most >= sum {
                extend(worth + 1, n, k - 1, sum - worth, mask | 1 << (worth - 1), found);
            }
        }
    }
    let mut found = Vec::new();
    // More cells than values cannot all differ.
    if k <= n {
        extend(1, n, k, sum, 0, &mut found);
    }
    (found.len() <= MOST_WAYS).then_some(found)
}

/// Summary of the candidates of some cells.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    anywhere: Mask,
    /// The values that are the only candidate of some cell.
    pub(super) fixed: Mask,
}

impl Seen {
    pub(super) fn of(masks: impl Iterator<Item = Mask>) -> Seen {
        let (mut anywhere, mut fixed) = (Mask::EMPTY, Mask::EMPTY);
        for at in masks {
            anywhere = anywhere.or(at);
            fixed = if at.len() == 1 { fixed.or(at) } else { fixed };
        }
        Seen { anywhere, fixed }
    }

    /// Whether a set of values fits the cells, each of which has these candidates.
    pub(super) fn admits(self, way: Mask, mut masks: impl Iterator<Item = Mask>) -> bool {
        let fits = way.and(self.anywhere) == way && way.and(self.fixed) == self.fixed;
        fits && masks.all(|at| !at.and(way).is_empty())
    }
}

/// The id of the rule of cages, both for their sums and for repeated values.
pub(super) const RULE: &str = "cage";

/// The cells of a cage add up to its sum. That they repeat nothing is the other part of the rule.
pub(super) struct Sum {
    name: Name,
    sum: usize,
    sites: Vec<Site>,
    /// The sets of values that make the sum, if they are few enough to list.
    ways: Option<Vec<Mask>>,
    /// Whether it follows from other rules, which are the ones to name when it is broken.
    is_implied: bool,
}

impl Sum {
    pub(super) fn new(n: usize, cage: &Cage, name: Name) -> Sum {
        let ways = ways(n, cage.cells.len(), cage.sum);
        Sum { name, sum: cage.sum, sites: cage.cells.clone(), ways, is_implied: false }
    }

    /// A sum that follows from other rules.
    pub(super) fn implied(n: usize, cage: &Cage, name: Name) -> Sum {
        Sum { is_implied: true, ..Sum::new(n, cage, name) }
    }

    /// Keeps the values that some way of making the sum uses, and places those with one cell left.
    fn prune_by_ways(&self, ways: &[Mask], domains: &mut Domains) -> Result<(), Conflict> {
        let masks = || self.sites.iter().map(|&site| domains.at(site));
        let seen = Seen::of(masks());
        let fixed = seen.fixed;
        let (mut usable, mut needed, mut is_possible) = (Mask::EMPTY, Mask(u64::MAX), false);
        for &way in ways {
            if seen.admits(way, masks()) {
                usable = usable.or(way);
                needed = needed.and(way);
                is_possible = true;
            }
        }
        if !is_possible {
            return Err(Conflict);
        }
        for &site in &self.sites {
            let at = domains.at(site);
            domains.keep(site, if at.len() == 1 { usable } else { usable.without(fixed) })?;
        }
        // A value that is in every way goes to the only cell that can take it.
        for value in needed.without(fixed).iter() {
            let mut homes = self.sites.iter().filter(|&&site| domains.at(site).has(value));
            match (homes.next(), homes.next()) {
                (None, _) => return Err(Conflict),
                (Some(&home), None) => domains.keep(home, Mask::of(value))?,
                (Some(_), Some(_)) => (),
            }
        }
        Ok(())
    }

    /// Keeps the values that the smallest and the largest sums of the other cells leave room for.
    fn prune_by_bounds(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let least = |mask: Mask| mask.0.trailing_zeros() as usize + 1;
        let most = |mask: Mask| 64 - mask.0.leading_zeros() as usize;
        let masks = || self.sites.iter().map(|&site| domains.at(site));
        if masks().any(Mask::is_empty) {
            return Err(Conflict);
        }
        let (all_least, all_most): (usize, usize) =
            (masks().map(least).sum(), masks().map(most).sum());
        if !(all_least..=all_most).contains(&self.sum) {
            return Err(Conflict);
        }
        for &site in &self.sites {
            let at = domains.at(site);
            let room = |value: &Value| {
                let worth = value.index() + 1;
                let rest = all_least - least(at) + worth..=all_most - most(at) + worth;
                rest.contains(&self.sum)
            };
            domains.keep(site, at.iter().filter(room).collect())?;
        }
        Ok(())
    }
}

impl Constraint for Sum {
    fn rule(&self) -> &'static str {
        RULE
    }

    fn name(&self) -> Name {
        self.name.clone()
    }

    fn sites(&self) -> &[Site] {
        &self.sites
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        match &self.ways {
            Some(ways) => self.prune_by_ways(ways, domains),
            None => self.prune_by_bounds(domains),
        }
    }

    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>> {
        if self.is_implied {
            return None;
        }
        let value = |site: &Site| values.get(site.index()).copied().flatten();
        let is_placed = |site: &&Site| value(site).is_some();
        let placed: Vec<Site> = self.sites.iter().filter(is_placed).copied().collect();
        let worth = |site: &Site| value(site).map_or(0, |value| value.index() + 1);
        let total: usize = placed.iter().map(worth).sum();
        let n_open = self.sites.len() - placed.len();
        let is_wrong = if placed.is_empty() {
            // Before a value is placed, an impossible sum is left to `prune`.
            false
        } else if n_open == 0 {
            total != self.sum
        } else {
            // The open cells repeat nothing, so they add up to at least 1 + 2 + ...
            let held: Mask = placed.iter().filter_map(value).collect();
            let repeats = held.len() < placed.len();
            let can_be = |way: &Mask| way.and(held) == held;
            total + n_open * (n_open + 1) / 2 > self.sum
                || (!repeats && self.ways.as_ref().is_some_and(|ways| !ways.iter().any(can_be)))
        };
        is_wrong.then_some(placed)
    }
}

#[cfg(test)]
mod tests {
    use super::{Cage, Sum, ways};
    use gridwright_core::{Board, Constraint, Domains, Mask, Name, Site, Value};

    #[test]
    fn ways_are_all_sets_with_the_sum() {
        for n in [4, 6, 9] {
            for k in 1..=2 * n + 3 {
                for sum in 0..=50 {
                    let worth = |mask: Mask| mask.iter().map(|v| v.index() + 1).sum::<usize>();
                    let all = (0..1u64 << n).map(Mask);
                    let expected: Vec<Mask> =
                        all.filter(|mask| mask.len() == k && worth(*mask) == sum).collect();
                    let mut found = ways(n, k, sum).expect("few");
                    found.sort();
                    assert_eq!(found, expected, "{k} of {n} for {sum}");
                }
            }
        }
        assert!(ways(36, 18, 333).is_none(), "too many to list");
    }

    #[test]
    fn pruning_keeps_every_way_to_fill_a_cage_and_nothing_impossible() {
        let sites = vec![Site(0), Site(1), Site(2)];
        let board = Board::of_cells(1, 3, "123456789".chars().collect());
        let sum = |sum| Sum::new(9, &Cage { sum, cells: sites.clone() }, Name::new("cage"));
        let mut domains = Domains::of(&board);
        sum(6).prune(&mut domains).unwrap();
        assert_eq!(domains.at(Site(1)), Mask::first(3));
        // 7 is 1 + 2 + 4; where the first is 4 the others are 1 and 2.
        let mut domains = Domains::with(&board, &[Some(Value(3)), None, None]);
        sum(7).prune(&mut domains).unwrap();
        assert_eq!(domains.at(Site(2)), Mask::first(2));
        let mut domains = Domains::with(&board, &[Some(Value(2)), None, None]);
        assert!(sum(7).prune(&mut domains).is_err());
    }

    #[test]
    fn a_sum_is_broken_as_soon_as_it_cannot_be_reached() {
        let cage = Cage { sum: 7, cells: vec![Site(0), Site(1), Site(2)] };
        let rule = Sum::new(9, &cage, Name::new("cage"));
        let at = |values: [usize; 3]| {
            let values = values.map(|v| v.checked_sub(1).map(|v| Value(v as u8)));
            rule.violation(&values).map(|sites| sites.len())
        };
        assert_eq!(at([1, 2, 4]), None);
        assert_eq!(at([1, 2, 5]), Some(3));
        assert_eq!(at([1, 0, 0]), None);
        assert_eq!(at([3, 0, 0]), Some(1));
        assert_eq!(at([1, 1, 5]), None, "that it repeats a value is the other part");
    }

    #[test]
    fn a_sum_that_nothing_makes_up_is_a_conflict() {
        let board = Board::of_cells(1, 12, "123456789".chars().collect());
        for (sum, n_cells) in [(40, 1), (0, 1), (2, 2), (18, 2), (55, 10), (78, 12), (46, 9)] {
            let cells = (0..n_cells).map(Site).collect();
            let rule = Sum::new(9, &Cage { sum, cells }, Name::new("cage"));
            assert!(rule.prune(&mut Domains::of(&board)).is_err(), "{n_cells} cells, sum {sum}");
            assert_eq!(rule.violation(&[None; 12]), None);
        }
    }
}
