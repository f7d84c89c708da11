//! The rules of a puzzle in a form for fast search.

use crate::contract::constraint::{Constraint, Kind};
use crate::contract::puzzle::Puzzle;
use crate::data::claim::Clause;

/// The rules of a puzzle in a form for fast search, without the givens.
pub(crate) struct Model<'p> {
    pub(crate) puzzle: &'p dyn Puzzle,
    pub(crate) n_sites: usize,
    pub(crate) n_values: usize,
    /// Units are all-different groups with as many sites as values, so every value has a place
    /// in each. The sites of unit `u` are `unit_sites[u * n_values..][..n_values]`.
    pub(crate) unit_sites: Vec<u16>,
    /// The units of each site, with its index in them.
    pub(crate) seats: Lists<Seat>,
    /// For each unit the others that share at least two sites with it.
    pub(crate) meets: Lists<Meet>,
    /// All-different groups with fewer sites than values, in which not every value has a place.
    pub(crate) peers: Lists<u16>,
    /// Every other rule, pruned in its own way.
    pub(crate) others: Vec<&'p dyn Constraint>,
    pub(crate) others_of: Lists<u16>,
    /// Made when search first hands over to clause learning.
    pub(crate) clauses: std::cell::OnceCell<Vec<Clause>>,
}

#[derive(Clone, Copy)]
pub(crate) struct Seat {
    /// Index of the unit's first entry in `places`.
    pub(crate) unit: u32,
    /// The unit's number.
    pub(crate) number: u16,
    pub(crate) index: u8,
}

/// The overlap of a unit with another one.
#[derive(Clone, Copy)]
pub(crate) struct Meet {
    /// The sites they share, as bits of the unit's places.
    pub(crate) shared: u64,
    /// Index of the other unit's first entry in `places`.
    pub(crate) other: u32,
    /// The sites they share, as bits of the other unit's places.
    pub(crate) shared_there: u64,
}

/// A short list for each site, in one allocation.
pub(crate) struct Lists<T> {
    pub(crate) starts: Vec<u32>,
    pub(crate) items: Vec<T>,
}

impl<T: Clone> Lists<T> {
    pub(crate) fn new(lists: &[Vec<T>]) -> Lists<T> {
        let mut starts = vec![0];
        let mut items = Vec::new();
        for list in lists {
            items.extend_from_slice(list);
            starts.push(items.len() as u32);
        }
        Lists { starts, items }
    }

    #[inline]
    pub(crate) fn of(&self, site: usize) -> &[T] {
        &self.items[self.starts[site] as usize..self.starts[site + 1] as usize]
    }
}

impl<'p> Model<'p> {
    pub(crate) fn new(puzzle: &'p dyn Puzzle) -> Model<'p> {
        let (n_sites, n_values) = (puzzle.board().n_sites(), puzzle.board().n_values());
        let mut unit_sites = Vec::new();
        let mut seats = vec![Vec::new(); n_sites];
        let mut peers = vec![Vec::new(); n_sites];
        let mut others: Vec<&dyn Constraint> = Vec::new();
        let mut others_of = vec![Vec::new(); n_sites];
        for constraint in puzzle.constraints() {
            let sites = constraint.sites();
            if constraint.kind() == Kind::AllDifferent && sites.len() == n_values {
                let unit = unit_sites.len();
                for (index, site) in sites.iter().enumerate() {
                    let number = (unit / n_values) as u16;
                    let seat = Seat { unit: unit as u32, number, index: index as u8 };
                    seats[site.index()].push(seat);
                }
                unit_sites.extend(sites.iter().map(|site| site.0));
            } else if constraint.kind() == Kind::AllDifferent && sites.len() < n_values {
                for site in sites {
                    let rest = sites.iter().filter(|&other| other != site).map(|other| other.0);
                    peers[site.index()].extend(rest);
                }
            } else {
                for site in sites {
                    others_of[site.index()].push(others.len() as u16);
                }
                others.push(&**constraint);
            }
        }
        for list in &mut peers {
            list.sort_unstable();
            list.dedup();
        }
        let meets = meets(&unit_sites, n_values, &seats);
        Model {
            puzzle,
            n_sites,
            n_values,
            unit_sites,
            meets: Lists::new(&meets),
            seats: Lists::new(&seats),
            peers: Lists::new(&peers),
            others,
            others_of: Lists::new(&others_of),
            clauses: std::cell::OnceCell::new(),
        }
    }

    pub(crate) fn clauses(&self) -> &[Clause] {
        self.clauses.get_or_init(|| self.puzzle.clauses())
    }
}

/// For each unit the others that share at least two sites with it.
fn meets(unit_sites: &[u16], n: usize, seats: &[Vec<Seat>]) -> Vec<Vec<Meet>> {
    let n_units = unit_sites.len() / n.max(1);
    let mut lists = vec![Vec::new(); n_units];
    // The sites each other unit shares with this one, here and there.
    let mut shared = vec![(0u64, 0u64); n_units];
    for (unit, list) in lists.iter_mut().enumerate() {
        for (index, &site) in unit_sites[unit * n..][..n].iter().enumerate() {
            for seat in &seats[usize::from(site)] {
                let (here, there) = &mut shared[usize::from(seat.number)];
                *here |= 1 << index;
                *there |= 1 << seat.index;
            }
        }
        for (other, (here, there)) in shared.iter_mut().enumerate() {
            if other != unit && here.count_ones() > 1 {
                let first = (other * n) as u32;
                list.push(Meet { shared: *here, other: first, shared_there: *there });
            }
            (*here, *there) = (0, 0);
        }
    }
    lists
}
