//! The cages of a board, and what was worked out about a position of them. It is kept for the next
//! position: most steps change few cells, and what does not depend on these stays as it is.

use std::cell::{Cell, OnceCell};
use std::ops::ControlFlow;
use std::sync::{Mutex, OnceLock};

use gridwright_core::{Finding, Mask, Position, Site, Value};

use super::super::cage::{Cage, apart};
use super::frame::{Frame, Region};

/// The cages of a board, by cell.
pub(in super::super) struct Cages {
    pub(in super::super) list: Vec<Cage>,
    /// The index of each cage's rule, for texts.
    pub(super) rules: Vec<usize>,
    /// The cage of each cell, among cages that share no cell.
    owner: Vec<Option<u16>>,
    /// The cages that overlap one of those.
    pub(super) overlapping: Vec<usize>,
    /// The border of each region of the frame, made on first use.
    borders: OnceLock<Vec<Border>>,
    /// The places that a change of a cell affects, made on first use.
    units: OnceLock<Units>,
    /// The work of the last view, for the next one.
    pub(super) shelf: Shelf,
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
        let (borders, units) = (OnceLock::new(), OnceLock::new());
        Cages { list, rules, owner, overlapping, borders, units, shelf: Shelf::default() }
    }

    /// The places that a change of a cell affects.
    pub(super) fn units(&self, frame: &Frame) -> &Units {
        self.units.get_or_init(|| Units::of(frame, self))
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
    pub(super) used: Mask,
    /// The sets that make up the sum, those of them that fit the candidates, and those of these
    /// that fit in some order, made on first use.
    pub(super) ways: OnceCell<Option<Vec<Mask>>>,
    pub(super) left: OnceCell<Option<Vec<Mask>>>,
    pub(super) in_order: OnceCell<Option<Vec<Mask>>>,
}

impl Open {
    /// The open part of a cage; none where nothing is open or the sum is passed already.
    pub(super) fn of(cage: &Cage, position: &Position) -> Option<Open> {
        let (mut n_open, mut placed, mut used) = (0, 0, Mask::EMPTY);
        for &cell in &cage.cells {
            match position.value(cell) {
                Some(value) => {
                    placed += value.index() + 1;
                    used = used.or(Mask::of(value));
                }
                None => n_open += 1,
            }
        }
        let sum = cage.sum.checked_sub(placed).filter(|_| n_open > 0)?;
        let cells = cage.cells.iter().copied().filter(|&cell| position.is_open(cell)).collect();
        let (ways, left, in_order) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Some(Open { cells, sum, placed, used, ways, left, in_order })
    }
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

/// The searches that are not repeated where they found nothing and nothing has changed.
#[derive(Clone, Copy)]
pub(super) enum Look {
    // In a cage, among its own cells.
    OneCombination,
    Combinations,
    Bounds,
    CombinationsLeft,
    Arrangements,
    // In a cage, among the cells that it sees and their cages.
    InsideHouse,
    MustContain,
    HouseNeeds,
    KillerPair,
    KillerTriple,
    BlockedCombination,
    CageConflict,
    Crossing,
    // In a region, among its cells and the cages that stick out.
    Single,
    Hidden,
    LargeHidden,
    Difference,
    Any,
    Split,
    Parity,
}

impl Look {
    const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// The searches that only look at a cage's own cells.
    const AT_OWN_CELLS: u32 = Look::InsideHouse.bit() - 1;
}

/// The searches that found nothing, one bit each, for each cage or each region.
#[derive(Default)]
pub(super) struct Quiet(Vec<Cell<u32>>);

impl Quiet {
    fn none(len: usize) -> Quiet {
        Quiet(vec![Cell::new(0); len])
    }

    /// Leaves only some of the searches.
    fn keep(&self, i: usize, looks: u32) {
        self.0[i].set(self.0[i].get() & looks);
    }

    /// Searches in one place, unless the same search found nothing there before.
    pub(super) fn look(
        &self,
        i: usize,
        look: Look,
        visit: Visit<'_>,
        find: impl FnOnce(Visit<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.0[i].get() & look.bit() != 0 {
            return ControlFlow::Continue(());
        }
        let mut is_quiet = true;
        find(&mut |finding: Finding| {
            is_quiet = false;
            visit(finding)
        })?;
        if is_quiet {
            self.0[i].set(self.0[i].get() | look.bit());
        }
        ControlFlow::Continue(())
    }
}

/// What was worked out about a position; empty at first.
#[derive(Default)]
pub(super) struct Kept {
    values: Vec<Option<Value>>,
    candidates: Vec<Mask>,
    /// The open part of each cage; none where nothing is open or the sum is passed already.
    pub(super) open: Vec<Option<Open>>,
    /// The division of each region by the cages, made on first use.
    pub(super) divisions: Vec<OnceCell<Option<Division>>>,
    pub(super) cages: Quiet,
    pub(super) regions: Quiet,
}

impl Kept {
    /// The same for another position of the same cages: only what the changed cells affect is
    /// dropped.
    pub(super) fn at(mut self, frame: &Frame, cages: &Cages, position: &Position) -> Kept {
        let is_usable =
            self.values.len() == position.values().len() && cages.overlapping.is_empty();
        if !is_usable {
            return Kept {
                values: position.values().to_vec(),
                candidates: position.candidates().to_vec(),
                open: cages.list.iter().map(|cage| Open::of(cage, position)).collect(),
                divisions: vec![OnceCell::new(); frame.regions.len()],
                cages: Quiet::none(cages.list.len()),
                regions: Quiet::none(frame.regions.len()),
            };
        }
        let units = cages.units(frame);
        // What happened to each unit: nothing, fewer candidates, or another value as well.
        let mut changed = vec![(false, false); units.list.len()];
        for (i, &unit) in units.at.iter().enumerate() {
            let (value, candidates) = (position.values()[i], position.candidates()[i]);
            let has_new_value = value != self.values[i];
            if has_new_value || candidates != self.candidates[i] {
                (self.values[i], self.candidates[i]) = (value, candidates);
                let (is_changed, has_values) = changed[usize::from(unit)];
                changed[usize::from(unit)] = (is_changed | true, has_values | has_new_value);
            }
        }
        for (unit, _) in units.list.iter().zip(&changed).filter(|(_, changed)| changed.0) {
            unit.near.iter().for_each(|&cage| self.cages.keep(cage, Look::AT_OWN_CELLS));
        }
        for (unit, &(_, has_values)) in units.list.iter().zip(&changed).filter(|(_, c)| c.0) {
            if let Some(cage) = unit.cage {
                self.open[cage] = Open::of(&cages.list[cage], position);
                self.cages.keep(cage, 0);
            }
            for &region in &unit.regions {
                self.regions.keep(region, 0);
                if has_values {
                    self.divisions[region] = OnceCell::new();
                }
            }
        }
        self
    }
}

/// The place where the work of one view waits for the next; empty while a view uses it.
#[derive(Default)]
pub(super) struct Shelf(Mutex<Kept>);

impl Shelf {
    pub(super) fn take(&self) -> Kept {
        self.0.try_lock().map(|mut kept| std::mem::take(&mut *kept)).unwrap_or_default()
    }

    pub(super) fn put(&self, kept: Kept) {
        if let Ok(mut place) = self.0.try_lock() {
            *place = kept;
        }
    }
}

/// The cages and the cells without one, and what changes with each of them.
pub(super) struct Units {
    /// The unit of each cell.
    at: Vec<u16>,
    list: Vec<Unit>,
}

struct Unit {
    cage: Option<usize>,
    /// The cages with a cell that sees one of its cells.
    near: Vec<usize>,
    /// The regions that have one of its cells.
    regions: Vec<usize>,
}

impl Units {
    pub(super) fn of(frame: &Frame, cages: &Cages) -> Units {
        let n_sites = frame.peers.len();
        let all = (0..n_sites).map(|i| Site(i as u16));
        let loose: Vec<Site> = all.filter(|&site| cages.of(site).is_none()).collect();
        let cells = cages.list.iter().map(|cage| &cage.cells[..]);
        let cells: Vec<&[Site]> = cells.chain(loose.iter().map(std::slice::from_ref)).collect();
        let mut at = vec![0; n_sites];
        for (unit, cells) in cells.iter().enumerate() {
            cells.iter().for_each(|cell| at[cell.index()] = unit as u16);
        }
        let mut list: Vec<Unit> = (0..cells.len())
            .map(|i| Unit {
                cage: (i < cages.list.len()).then_some(i),
                near: Vec::new(),
                regions: Vec::new(),
            })
            .collect();
        for (i, cage) in cages.list.iter().enumerate() {
            let peers = cage.cells.iter().flat_map(|cell| &frame.peers[cell.index()]);
            for site in peers.chain(&cage.cells) {
                let near = &mut list[usize::from(at[site.index()])].near;
                if near.last() != Some(&i) {
                    near.push(i);
                }
            }
        }
        for (i, region) in frame.regions.iter().enumerate() {
            for site in &region.sites {
                let regions = &mut list[usize::from(at[site.index()])].regions;
                if regions.last() != Some(&i) {
                    regions.push(i);
                }
            }
        }
        Units { at, list }
    }
}
