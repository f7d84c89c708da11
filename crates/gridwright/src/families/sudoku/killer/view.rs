//! A position on a board with cages, prepared for the techniques of cages.

use std::ops::ControlFlow;

use gridwright_core::{Arg, Effect, Mask, Position, Site, Value};

use super::super::cage::Seen;
use super::cages::{Cages, Kept, Look, Open, Visit};
use super::frame::Frame;

/// Largest number of combinations listed in a sentence.
const MOST_LISTED: usize = 6;

/// Largest number of open cells that are tried in every order.
const MOST_ARRANGED: usize = 6;

/// A position on a board with cages.
pub(in super::super) struct View<'v> {
    pub(super) frame: &'v Frame,
    pub(super) cages: &'v Cages,
    pub(super) position: &'v Position,
    /// What was worked out about the position so far.
    pub(super) kept: Kept,
}

/// The next view of the same cages goes on from there.
impl Drop for View<'_> {
    fn drop(&mut self) {
        self.cages.shelf.put(std::mem::take(&mut self.kept));
    }
}

impl<'v> View<'v> {
    pub(in super::super) fn new(
        frame: &'v Frame,
        cages: &'v Cages,
        position: &'v Position,
    ) -> View<'v> {
        let kept = cages.shelf.take().at(frame, cages, position);
        View { frame, cages, position, kept }
    }

    pub(super) fn open(&self, cage: usize) -> Option<&Open> {
        self.kept.open[cage].as_ref()
    }

    /// All cages with open cells.
    pub(super) fn all_open(&self) -> impl Iterator<Item = (usize, &Open)> {
        self.kept.open.iter().enumerate().filter_map(|(i, open)| Some((i, open.as_ref()?)))
    }

    /// Looks at all cages with at least so many open cells, but those in which the same search found
    /// nothing before and nothing has changed since.
    pub(super) fn each_open(
        &self,
        look: Look,
        at_least: usize,
        visit: Visit<'_>,
        mut find: impl FnMut(usize, &Open, Visit<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (i, open) in self.all_open().filter(|(_, open)| open.cells.len() >= at_least) {
            self.kept.cages.look(i, look, visit, |visit| find(i, open, visit))?;
        }
        ControlFlow::Continue(())
    }

    /// Looks at a region, unless the same search found nothing before and nothing has changed since.
    pub(super) fn look_at_region(
        &self,
        region: usize,
        look: Look,
        visit: Visit<'_>,
        find: impl FnOnce(Visit<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.kept.regions.look(region, look, visit, find)
    }

    pub(super) fn at(&self, site: Site) -> Mask {
        self.position.at(site)
    }

    pub(super) fn masks(&self, cells: &[Site]) -> Vec<Mask> {
        cells.iter().map(|&cell| self.at(cell)).collect()
    }

    /// Whether two cells cannot hold the same value.
    pub(super) fn sees(&self, one: Site, other: Site) -> bool {
        let cage = self.cages.of(one);
        self.frame.sees(one, other)
            || (one != other && cage.is_some() && cage == self.cages.of(other))
            || (one != other
                && self.cages.overlapping.iter().any(|&cage| {
                    let cells = &self.cages.list[cage].cells;
                    cells.contains(&one) && cells.contains(&other)
                }))
    }

    /// All cells without a value that see all of these cells, of which there is at least one.
    pub(super) fn seen_by_all(&self, cells: &[Site]) -> Vec<Site> {
        let mates = self.cages.of(cells[0]).map_or(&[][..], |i| &self.cages.list[i].cells);
        let mut seen: Vec<Site> = self.frame.peers[cells[0].index()]
            .iter()
            .chain(mates)
            .copied()
            .filter(|&site| self.position.is_open(site) && !cells.contains(&site))
            .filter(|&site| cells.iter().all(|&cell| self.sees(site, cell)))
            .collect();
        seen.sort_unstable();
        seen.dedup();
        seen
    }

    /// The houses that have all of these cells.
    pub(super) fn houses_with(&self, cells: &[Site]) -> impl Iterator<Item = usize> {
        let has_all = |house: &usize| {
            let is_there = |cell: &Site| self.frame.houses_at[cell.index()].contains(house);
            cells.iter().all(is_there)
        };
        self.frame.houses_at[cells[0].index()].iter().copied().filter(has_all)
    }

    /// The rule of a cage, for texts.
    pub(super) fn rule(&self, cage: usize) -> Arg {
        Arg::Rule(self.cages.rules[cage])
    }

    pub(super) fn house_rule(&self, house: usize) -> Arg {
        Arg::Rule(self.frame.houses[house].rule)
    }

    /// The sets that make up the sum of the open cells, regardless of candidates; `None` where they
    /// are too many to list.
    pub(super) fn ways<'o>(&self, open: &'o Open) -> Option<&'o [Mask]> {
        let find = || {
            let list = self.frame.combinations.list(open.cells.len(), open.sum)?;
            Some(list.iter().copied().filter(|way| way.and(open.used).is_empty()).collect())
        };
        open.ways.get_or_init(find).as_deref()
    }

    /// The same sets if they fit the candidates: each value has a cell, and each cell a value.
    pub(super) fn ways_left<'o>(&self, open: &'o Open) -> Option<&'o [Mask]> {
        let find = || {
            let mut ways = self.ways(open)?.to_vec();
            self.keep_fitting(&mut ways, &open.cells);
            Some(ways)
        };
        open.left.get_or_init(find).as_deref()
    }

    pub(super) fn keep_fitting(&self, ways: &mut Vec<Mask>, cells: &[Site]) {
        let masks = || cells.iter().map(|&cell| self.at(cell));
        let seen = Seen::of(masks());
        ways.retain(|&way| seen.admits(way, masks()));
    }

    /// The sets that fit the candidates in some order of the cells; orders of many cells are not
    /// tried.
    pub(super) fn ways_in_order<'o>(&self, open: &'o Open) -> Option<&'o [Mask]> {
        let find = || {
            let mut ways = self.ways_left(open)?.to_vec();
            if open.cells.len() <= MOST_ARRANGED {
                let masks = self.masks(&open.cells);
                ways.retain(|&way| has_order(&masks, way));
            }
            Some(ways)
        };
        open.in_order.get_or_init(find).as_deref()
    }

    /// The values that each cell can take in some order of one of these sets; `None` for many
    /// cells.
    pub(super) fn in_order(&self, cells: &[Site], ways: &[Mask]) -> Option<Vec<Mask>> {
        if cells.len() > MOST_ARRANGED {
            return None;
        }
        let masks = self.masks(cells);
        let mut can_take = [Mask::EMPTY; MOST_ARRANGED];
        for &way in ways {
            for i in 0..cells.len() {
                for value in masks[i].and(way).without(can_take[i]).iter() {
                    let mut order = [Mask::EMPTY; MOST_ARRANGED];
                    order[i] = Mask::of(value);
                    if arrange(&masks, way.without(order[i]), 0, &mut order) {
                        for (can_take, held) in can_take.iter_mut().zip(order) {
                            *can_take = can_take.or(held);
                        }
                    }
                }
            }
        }
        Some(can_take[..cells.len()].to_vec())
    }

    /// The effects that drop the candidates of these cells that are not kept.
    pub(super) fn without(&self, kept: impl IntoIterator<Item = (Site, Mask)>) -> Vec<Effect> {
        let gone = |(site, keep): (Site, Mask)| {
            let gone = self.at(site).without(keep);
            (self.position.is_open(site) && !gone.is_empty()).then_some(Effect::Drop(site, gone))
        };
        kept.into_iter().filter_map(gone).collect()
    }
}

/// The values that the sum of its cage alone leaves each open cell. Where no way is left, all
/// values: an impossible sum is for the rules to report.
pub(in super::super) fn by_sums(frame: &Frame, cages: &Cages, position: &Position) -> Vec<Mask> {
    let view = View::new(frame, cages, position);
    let mut left = vec![Mask::first(frame.n_values); position.values().len()];
    for (_, open) in view.all_open() {
        let ways = view.ways(open).filter(|ways| !ways.is_empty());
        let Some(all) = ways.map(union) else { continue };
        open.cells.iter().for_each(|cell| left[cell.index()] = all);
    }
    left
}

/// The open cells of a cage, and the sets of values that some order of them can take.
pub(in super::super) fn ways_left(
    frame: &Frame,
    cages: &Cages,
    position: &Position,
    cage: usize,
) -> (Vec<Site>, Vec<Mask>) {
    let view = View::new(frame, cages, position);
    let open = view.all_open().find(|&(i, _)| i == cage);
    let Some((_, open)) = open else { return (Vec::new(), Vec::new()) };
    (open.cells.clone(), view.ways_in_order(open).unwrap_or_default().to_vec())
}

/// Whether the cells can take the values of the set in some order.
fn has_order(masks: &[Mask], way: Mask) -> bool {
    let Some((first, rest)) = masks.split_first() else { return true };
    first.and(way).iter().any(|value| has_order(rest, way.without(Mask::of(value))))
}

/// Gives the cells from the `i`th on the values of the set, skipping those that hold one; returns
/// whether that is possible.
fn arrange(masks: &[Mask], way: Mask, i: usize, order: &mut [Mask; MOST_ARRANGED]) -> bool {
    if i == masks.len() {
        return true;
    }
    if !order[i].is_empty() {
        return arrange(masks, way, i + 1, order);
    }
    for value in masks[i].and(way).iter() {
        order[i] = Mask::of(value);
        if arrange(masks, way.without(order[i]), i + 1, order) {
            return true;
        }
    }
    order[i] = Mask::EMPTY;
    false
}

pub(super) fn union(ways: &[Mask]) -> Mask {
    ways.iter().fold(Mask::EMPTY, |all, &way| all.or(way))
}

/// The values that are in all of the sets, of which there is at least one.
pub(super) fn common(ways: &[Mask]) -> Mask {
    ways.iter().fold(Mask(u64::MAX), |all, &way| all.and(way))
}

/// The combinations for a sentence: all of them, or where they are many, the values they are made of.
pub(super) fn listed(ways: &[Mask]) -> [(&'static str, Arg); 2] {
    if ways.len() <= MOST_LISTED {
        [("left", Arg::Word("ways")), ("ways", Arg::Sets(ways.to_vec()))]
    } else {
        [("left", Arg::Word("values")), ("ways", Arg::Values(union(ways)))]
    }
}

/// The value that counts `sum` on a board of `n` values, if there is one.
pub(super) fn worth(sum: usize, n: usize) -> Option<Value> {
    (1..=n).contains(&sum).then(|| Value(sum as u8 - 1))
}
