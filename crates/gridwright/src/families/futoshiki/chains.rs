//! Consequences of the signs together, whatever the cells hold: chains of cells that rise one after
//! the other, and all cells below or above one.

use gridwright_core::Site;

use super::sign::Sign;

/// The signs in both directions.
pub(super) struct Heights {
    /// From larger cells to smaller ones.
    pub(super) down: Ways,
    /// From smaller cells to larger ones.
    pub(super) up: Ways,
}

/// The signs as ways from cell to cell, in one direction.
pub(super) struct Ways {
    /// For each cell the signs that lead away from it: the index of the sign, and the cell it leads
    /// to.
    links: Vec<Vec<(usize, Site)>>,
    /// For each cell the number of signs on the longest way from it.
    longest: Vec<usize>,
}

/// Cells of which each is smaller than the next.
pub(super) struct Chain {
    pub(super) cells: Vec<Site>,
    /// The signs between them, by their indices.
    pub(super) signs: Vec<usize>,
}

impl Heights {
    /// `None` where the signs form a cycle.
    pub(super) fn of(n: usize, signs: &[Sign]) -> Option<Heights> {
        let (mut down, mut up) = (vec![Vec::new(); n * n], vec![Vec::new(); n * n]);
        for (i, sign) in signs.iter().enumerate() {
            down[sign.larger().index()].push((i, sign.smaller()));
            up[sign.smaller().index()].push((i, sign.larger()));
        }
        Some(Heights { down: Ways::new(down)?, up: Ways::new(up)? })
    }

    /// Number of cells of the longest chain through a cell.
    pub(super) fn length(&self, cell: Site) -> usize {
        self.down.longest[cell.index()] + 1 + self.up.longest[cell.index()]
    }

    /// The longest chain through a cell.
    pub(super) fn chain(&self, cell: Site) -> Chain {
        let mut way = self.down.longest_way(cell);
        way.reverse();
        let mut cells: Vec<Site> = way.iter().map(|&(_, cell)| cell).collect();
        let mut signs: Vec<usize> = way.iter().map(|&(sign, _)| sign).collect();
        cells.push(cell);
        for (sign, next) in self.up.longest_way(cell) {
            signs.push(sign);
            cells.push(next);
        }
        Chain { cells, signs }
    }
}

impl Ways {
    fn new(links: Vec<Vec<(usize, Site)>>) -> Option<Ways> {
        let mut longest = vec![0; links.len()];
        // A way without a repeated cell has fewer links than there are cells.
        for _ in 0..links.len() {
            let mut has_changed = false;
            for (cell, links) in links.iter().enumerate() {
                let ways = links.iter().map(|(_, next)| longest[next.index()] + 1);
                let length = ways.max().unwrap_or(0);
                has_changed |= length != longest[cell];
                longest[cell] = length;
            }
            if !has_changed {
                return Some(Ways { links, longest });
            }
        }
        None
    }

    /// The signs that lead away from a cell.
    pub(super) fn signs(&self, cell: Site) -> impl Iterator<Item = usize> {
        self.links[cell.index()].iter().map(|&(sign, _)| sign)
    }

    /// Whether a sign leads away from a cell.
    pub(super) fn lead_from(&self, cell: Site) -> bool {
        !self.links[cell.index()].is_empty()
    }

    /// All cells that can be reached from a cell, in order.
    pub(super) fn reached(&self, from: Site) -> Vec<Site> {
        let (mut reached, mut todo) = (Vec::new(), vec![from]);
        while let Some(cell) = todo.pop() {
            for &(_, next) in &self.links[cell.index()] {
                if !reached.contains(&next) {
                    reached.push(next);
                    todo.push(next);
                }
            }
        }
        reached.sort_unstable();
        reached
    }

    /// The signs on all ways from a cell to some others, in order.
    pub(super) fn between(&self, from: Site, to: &[Site]) -> Vec<usize> {
        let mut signs = Vec::new();
        for start in [from].into_iter().chain(self.reached(from)) {
            for &(sign, next) in &self.links[start.index()] {
                if to.contains(&next) || self.reached(next).iter().any(|cell| to.contains(cell)) {
                    signs.push(sign);
                }
            }
        }
        signs.sort_unstable();
        signs
    }

    /// The longest way from a cell; of several, the one through the first cells.
    fn longest_way(&self, from: Site) -> Vec<(usize, Site)> {
        let (mut at, mut way) = (from, Vec::new());
        loop {
            let left = self.longest[at.index()];
            let links = self.links[at.index()].iter();
            let next = links.filter(|(_, next)| self.longest[next.index()] + 1 == left);
            let Some(&(sign, next)) = next.min_by_key(|(_, next)| *next) else { return way };
            way.push((sign, next));
            at = next;
        }
    }
}
