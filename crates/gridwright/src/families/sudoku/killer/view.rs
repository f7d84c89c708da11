//! A position on a board with cages, prepared for the techniques of cages.

use std::cell::OnceCell;
use std::sync::OnceLock;

use gridwright_core::{Arg, Effect, Finding, Mask, Position, Site, Value};

use super::super::cage::{Cage, Seen, apart};
use super::frame::{Frame, Region};

/// Largest number of combinations listed in a sentence.
const MOST_LISTED: usize = 6;

/// Largest number of open cells that are tried in every order.
const MOST_ARRANGED: usize = 6;

/// The cages of a board, by cell.
pub(in super::super) struct Cages {
    pub(in super::super) list: Vec<Cage>,
    /// The index of each cage's rule, for texts.
    pub(super) rules: Vec<usize>,
    /// The cage of each cell, among cages that share no cell.
    owner: Vec<Option<u16>>,
    /// The cages that overlap one of those.
    overlapping: Vec<usize>,
    /// The border of each region of the frame, made on first use.
    borders: OnceLock<Vec<Border>>,
}

/// The cages in and across a region, independent of the values of cells.
pub(super) struct Border {
    /// The sum of the cages within it.
    pub(super) held: usize,
    /// The cages that lie partly inside, and the cells inside without a cage.
    pub(super) crossing: Vec<usize>,
    pub(super) loose: Vec<Site>,
}

impl Cages {
    /// Cages that are rules of a puzzle, each with its index there.
    pub(in super::super) fn new(n_sites: usize, list: Vec<Cage>, rules: Vec<usize>) -> Cages {
        let mut owner = vec![None; n_sites];
        let apart = apart(&list);
        for &i in &apart {
            list[i].cells.iter().for_each(|cell| owner[cell.index()] = Some(i as u16));
        }
        let overlapping = (0..list.len()).filter(|i| !apart.contains(i)).collect();
        Cages { list, rules, owner, overlapping, borders: OnceLock::new() }
    }

    /// The border of a region of the frame, which is the same in every position.
    pub(super) fn border(&self, frame: &Frame, region: usize) -> &Border {
        &self.borders.get_or_init(|| frame.regions.iter().map(|r| self.lie_in(r)).collect())[region]
    }

    fn lie_in(&self, region: &Region) -> Border {
        let mut border = Border { held: 0, crossing: Vec::new(), loose: Vec::new() };
        for &site in &region.sites {
            let Some(i) = self.of(site) else {
                border.loose.push(site);
                continue;
            };
            let cells = &self.list[i].cells;
            // Each cage is looked at once, at its first cell inside.
            if cells.iter().find(|&&cell| region.has(cell)) != Some(&site) {
                continue;
            }
            match cells.iter().all(|&cell| region.has(cell)) {
                true => border.held += self.list[i].sum,
                false => border.crossing.push(i),
            }
        }
        border
    }

    /// Cages that are never named in an explanation.
    pub(in super::super) fn unnamed(n_sites: usize, list: Vec<Cage>) -> Cages {
        let rules = vec![0; list.len()];
        Cages::new(n_sites, list, rules)
    }

    /// The cage of a cell. Where cages overlap, those that share a cell with an earlier one are left out,
    /// so that sums of cages count no cell twice.
    pub(in super::super) fn of(&self, site: Site) -> Option<usize> {
        self.owner[site.index()].map(usize::from)
    }
}

/// The part of a cage that is still open.
pub(super) struct Open {
    pub(super) cells: Vec<Site>,
    /// The sum of the open cells.
    pub(super) sum: usize,
    /// The sum of the other cells.
    pub(super) placed: usize,
    /// The values of the other cells.
    used: Mask,
    /// The sets that fit the candidates, and those of them that fit in some order, made on first
    /// use.
    left: OnceCell<Option<Vec<Mask>>>,
    in_order: OnceCell<Option<Vec<Mask>>>,
}

/// A callback that is shown each finding and returns whether to go on.
pub(super) type Visit<'v> = gridwright_core::Visit<'v, Finding>;

/// The division of a region by the cages.
#[derive(Clone)]
pub(super) struct Division {
    /// The cages that stick out, and the open cells without one.
    pub(super) partials: Vec<Partial>,
    /// The sum of the other cages, that of the known cells of the region outside them, and that of
    /// their known cells outside the region.
    pub(super) held: usize,
    pub(super) known: usize,
    pub(super) beyond: usize,
}

/// A cage that lies partly inside a region, or a cell there without a cage.
#[derive(Clone)]
pub(super) struct Partial {
    pub(super) cage: Option<usize>,
    pub(super) ins: Vec<Site>,
    pub(super) outs: Vec<Site>,
    /// The sums of its known cells inside and outside.
    pub(super) known: [usize; 2],
}

/// A position on a board with cages.
pub(in super::super) struct View<'v> {
    pub(super) frame: &'v Frame,
    pub(super) cages: &'v Cages,
    pub(super) position: &'v Position,
    /// The open part of each cage; none where nothing is open or the sum is passed already.
    open: Vec<Option<Open>>,
    /// The division of each region by the cages, made on first use.
    pub(super) divisions: Vec<OnceCell<Option<Division>>>,
}

impl<'v> View<'v> {
    pub(in super::super) fn new(
        frame: &'v Frame,
        cages: &'v Cages,
        position: &'v Position,
    ) -> View<'v> {
        let open = |cage: &Cage| {
            let (mut cells, mut placed, mut used) = (Vec::new(), 0, Mask::EMPTY);
            for &cell in &cage.cells {
                match position.value(cell) {
                    Some(value) => {
                        placed += value.index() + 1;
                        used = used.or(Mask::of(value));
                    }
                    None => cells.push(cell),
                }
            }
            let sum = cage.sum.checked_sub(placed)?;
            let (left, in_order) = (OnceCell::new(), OnceCell::new());
            (!cells.is_empty()).then_some(Open { cells, sum, placed, used, left, in_order })
        };
        let divisions = vec![OnceCell::new(); frame.regions.len()];
        View { frame, cages, position, open: cages.list.iter().map(open).collect(), divisions }
    }

    pub(super) fn open(&self, cage: usize) -> Option<&Open> {
        self.open[cage].as_ref()
    }

    /// All cages with open cells.
    pub(super) fn all_open(&self) -> impl Iterator<Item = (usize, &Open)> {
        self.open.iter().enumerate().filter_map(|(i, open)| Some((i, open.as_ref()?)))
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
    pub(super) fn ways(&self, open: &Open) -> Option<Vec<Mask>> {
        let list = self.frame.combinations.list(open.cells.len(), open.sum)?;
        Some(list.iter().copied().filter(|way| way.and(open.used).is_empty()).collect())
    }

    /// The same sets if they fit the candidates: each value has a cell, and each cell a value.
    pub(super) fn ways_left(&self, open: &Open) -> Option<Vec<Mask>> {
        let find = || {
            let mut ways = self.ways(open)?;
            self.keep_fitting(&mut ways, &open.cells);
            Some(ways)
        };
        open.left.get_or_init(find).clone()
    }

    pub(super) fn keep_fitting(&self, ways: &mut Vec<Mask>, cells: &[Site]) {
        let masks = || cells.iter().map(|&cell| self.at(cell));
        let seen = Seen::of(masks());
        ways.retain(|&way| seen.admits(way, masks()));
    }

    /// The sets that fit the candidates in some order of the cells; orders of many cells are not
    /// tried.
    pub(super) fn ways_in_order(&self, open: &Open) -> Option<Vec<Mask>> {
        let find = || {
            let mut ways = self.ways_left(open)?;
            if open.cells.len() <= MOST_ARRANGED {
                let masks = self.masks(&open.cells);
                ways.retain(|&way| has_order(&masks, way));
            }
            Some(ways)
        };
        open.in_order.get_or_init(find).clone()
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
        let Some(all) = ways.map(|ways| union(&ways)) else { continue };
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
    (open.cells.clone(), view.ways_in_order(open).unwrap_or_default())
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
