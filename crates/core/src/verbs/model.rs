//! The rules of a puzzle in a form for fast search.

use crate::contract::constraint::{Constraint, Kind};
use crate::contract::puzzle::Puzzle;
use crate::data::claim::Clause;

/// The rules of a puzzle in a form for fast search, without the givens.
pub(crate) struct Model<'p> {
    pub(crate) puzzle: &'p dyn Puzzle,
    pub(crate) n_sites: usize,
    pub(crate) n_values: usize,
    /// The sites of all units. A unit is an all-different group with as many sites as values, so
    /// every value has a place in it. The sites of unit `u` are `unit_sites[u *
    /// n_values..][..n_values]`.
    pub(crate) unit_sites: Vec<u16>,
    /// The units of each site, with the index of the site in each.
    pub(crate) seats: Lists<Seat>,
    /// For each unit the others that share at least two sites with it.
    pub(crate) meets: Lists<Meet>,
    /// The sites that share an all-different group smaller than a unit with each site.
    pub(crate) peers: Lists<u16>,
    /// All other rules, which prune the candidates themselves.
    pub(crate) others: Vec<&'p dyn Constraint>,
    pub(crate) others_of: Lists<u16>,
    /// Created when search first hands over to clause learning.
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
        let mut starts = Vec::with_capacity(lists.len() + 1);
        starts.push(0);
        let mut items = Vec::with_capacity(lists.iter().map(Vec::len).sum());
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
        // Most boards have neither of these, so the lists are only created where they are needed.
        let mut peers: Vec<Vec<u16>> = Vec::new();
        let mut others: Vec<&dyn Constraint> = Vec::new();
        let mut others_of: Vec<Vec<u16>> = Vec::new();
        for constraint in puzzle.constraints() {
            let sites = constraint.sites();
            if constraint.kind() == Kind::AllDifferent && sites.len() == n_values {
                unit_sites.extend(sites.iter().map(|site| site.0));
            } else if constraint.kind() == Kind::AllDifferent && sites.len() < n_values {
                peers.resize(n_sites, Vec::new());
                for site in sites {
                    let rest = sites.iter().filter(|&other| other != site).map(|other| other.0);
                    peers[site.index()].extend(rest);
                }
            } else {
                others_of.resize(n_sites, Vec::new());
                for site in sites {
                    others_of[site.index()].push(others.len() as u16);
                }
                others.push(&**constraint);
            }
        }
        peers.resize(n_sites, Vec::new());
        others_of.resize(n_sites, Vec::new());
        for list in &mut peers {
            list.sort_unstable();
            list.dedup();
        }
        let seats = seats(&unit_sites, n_values, n_sites);
        Model {
            puzzle,
            n_sites,
            n_values,
            meets: meets(&unit_sites, n_values, &seats),
            unit_sites,
            seats,
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

/// The units of each site, with the index of the site in each.
fn seats(unit_sites: &[u16], n: usize, n_sites: usize) -> Lists<Seat> {
    let mut starts = vec![0u32; n_sites + 1];
    for &site in unit_sites {
        starts[usize::from(site) + 1] += 1;
    }
    for site in 0..n_sites {
        starts[site + 1] += starts[site];
    }
    let mut next = starts.clone();
    let mut items = vec![Seat { unit: 0, number: 0, index: 0 }; unit_sites.len()];
    for (i, &site) in unit_sites.iter().enumerate() {
        let (number, index) = (i / n, i % n);
        let next = &mut next[usize::from(site)];
        items[*next as usize] =
            Seat { unit: (number * n) as u32, number: number as u16, index: index as u8 };
        *next += 1;
    }
    Lists { starts, items }
}

/// For each unit the others that share at least two sites with it.
fn meets(unit_sites: &[u16], n: usize, seats: &Lists<Seat>) -> Lists<Meet> {
    let n_units = unit_sites.len() / n.max(1);
    let mut lists = Lists { starts: vec![0], items: Vec::new() };
    // For each other unit, the sites it shares with this one, as bits of this unit and of the
    // other.
    let mut shared = vec![(0u64, 0u64); n_units];
    for unit in 0..n_units {
        for (index, &site) in unit_sites[unit * n..][..n].iter().enumerate() {
            for seat in seats.of(usize::from(site)) {
                let (here, there) = &mut shared[usize::from(seat.number)];
                *here |= 1 << index;
                *there |= 1 << seat.index;
            }
        }
        for (other, (here, there)) in shared.iter_mut().enumerate() {
            if other != unit && here.count_ones() > 1 {
                let first = (other * n) as u32;
                lists.items.push(Meet { shared: *here, other: first, shared_there: *there });
            }
            (*here, *there) = (0, 0);
        }
        lists.starts.push(lists.items.len() as u32);
    }
    lists
}
