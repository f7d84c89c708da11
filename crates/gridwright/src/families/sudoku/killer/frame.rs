//! The parts of a board that do not depend on its cages: houses, and sets of houses whose cells add
//! up to a known sum.

use std::sync::OnceLock;

use gridwright_core::{Board, Constraint, Kind, Shape as Look, Site};

use super::super::cage::RULE;
use super::combinations::Combinations;

/// Largest number of houses joined for one sum.
const MOST_JOINED: usize = 4;

/// Side above which fewer houses are joined: there are many, and few people join so many.
const LARGE: usize = 16;
const MOST_JOINED_ON_LARGE: usize = 2;

/// A group of cells that holds every value once.
pub(in super::super) struct House {
    /// Its index among the rules of the puzzle.
    pub(in super::super) rule: usize,
    pub(in super::super) look: Look,
    pub(in super::super) sites: Vec<Site>,
}

/// Disjoint houses that lie side by side, treated as one.
pub(in super::super) struct Region {
    /// The indices of the rules of its houses.
    pub(in super::super) rules: Vec<usize>,
    pub(in super::super) sites: Vec<Site>,
    pub(in super::super) is_line: bool,
    inside: Vec<u64>,
}

impl Region {
    pub(in super::super) fn has(&self, site: Site) -> bool {
        has(&self.inside, site.index())
    }

    pub(in super::super) fn n_houses(&self) -> usize {
        self.rules.len()
    }

    /// Number of its cells that are not in another region.
    pub(super) fn n_without(&self, other: &Region) -> usize {
        let words = self.inside.iter().zip(&other.inside);
        words.map(|(own, other)| (own & !other).count_ones() as usize).sum()
    }
}

/// The parts of a board that do not depend on its cages.
pub(in super::super) struct Frame {
    pub(in super::super) n_values: usize,
    pub(in super::super) houses: Vec<House>,
    /// The houses that each cell is in, by index.
    pub(in super::super) houses_at: Vec<Vec<usize>>,
    /// For each cell, those that cannot hold the same value, ignoring cages.
    pub(in super::super) peers: Vec<Vec<Site>>,
    /// Single houses first.
    pub(in super::super) regions: Vec<Region>,
    pub(in super::super) combinations: &'static Combinations,
    seen: Vec<Vec<u64>>,
    /// The leftovers of all pairs of regions, made on first use.
    leftovers: OnceLock<Vec<Leftovers>>,
}

impl Frame {
    pub(in super::super) fn new(board: &Board, rules: &[Box<dyn Constraint>]) -> Frame {
        let (n_sites, n_values) = (board.n_sites(), board.n_values());
        let groups = rules.iter().enumerate();
        let groups =
            groups.filter(|(_, rule)| rule.kind() == Kind::AllDifferent && rule.rule() != RULE);
        let mut houses = Vec::new();
        let mut seen = vec![vec![0; n_sites.div_ceil(64)]; n_sites];
        for (index, rule) in groups {
            let sites = rule.sites();
            for site in sites {
                let others = sites.iter().filter(|other| *other != site);
                others.for_each(|other| add(&mut seen[site.index()], other.index()));
            }
            if sites.len() == n_values {
                houses.push(House { rule: index, look: rule.shape(), sites: sites.to_vec() });
            }
        }
        let peers = seen.iter().map(|seen| {
            let sites = (0..n_sites).filter(|&site| has(seen, site));
            sites.map(|site| Site(site as u16)).collect()
        });
        let mut houses_at = vec![Vec::new(); n_sites];
        for (i, house) in houses.iter().enumerate() {
            house.sites.iter().for_each(|site| houses_at[site.index()].push(i));
        }
        Frame {
            n_values,
            peers: peers.collect(),
            regions: regions(board, &houses, &houses_at),
            houses,
            houses_at,
            combinations: Combinations::of_values(n_values),
            seen,
            leftovers: OnceLock::new(),
        }
    }

    /// The leftovers of pairs of regions that differ in few cells.
    pub(super) fn leftovers(&self) -> &[Leftovers] {
        self.leftovers.get_or_init(|| leftovers(&self.regions, &self.houses, self.n_values))
    }

    /// The sum of the cells of a house.
    pub(in super::super) fn house_sum(&self) -> usize {
        self.n_values * (self.n_values + 1) / 2
    }

    /// Whether two cells share a group that repeats nothing, ignoring cages.
    pub(in super::super) fn sees(&self, one: Site, other: Site) -> bool {
        has(&self.seen[one.index()], other.index())
    }
}

fn has(words: &[u64], i: usize) -> bool {
    words[i / 64] >> (i % 64) & 1 == 1
}

fn add(words: &mut [u64], i: usize) {
    words[i / 64] |= 1 << (i % 64);
}

/// Every house, and every small set of rows, columns or boxes that lie side by side.
fn regions(board: &Board, houses: &[House], houses_at: &[Vec<usize>]) -> Vec<Region> {
    let beside = neighbours(board, houses, houses_at);
    let most = if board.n_values() > LARGE { MOST_JOINED_ON_LARGE } else { MOST_JOINED };
    let mut sets: Vec<Vec<usize>> = (0..houses.len()).map(|house| vec![house]).collect();
    let mut last = 0..sets.len();
    for _ in 1..most {
        let mut grown: Vec<Vec<usize>> = Vec::new();
        for set in &sets[last.clone()] {
            for &next in set.iter().flat_map(|&house| &beside[house]) {
                let is_apart = |&house: &usize| {
                    let sites = &houses[house].sites;
                    !houses[next].sites.iter().any(|site| sites.contains(site))
                };
                if set.iter().all(is_apart) {
                    let mut more = set.clone();
                    more.push(next);
                    more.sort_unstable();
                    grown.push(more);
                }
            }
        }
        grown.sort_unstable();
        grown.dedup();
        last = sets.len()..sets.len() + grown.len();
        sets.extend(grown);
    }
    let mut regions: Vec<Region> = Vec::new();
    for set in sets {
        let mut sites: Vec<Site> =
            set.iter().flat_map(|&house| houses[house].sites.iter().copied()).collect();
        sites.sort_unstable();
        // A band of boxes has the same cells as some rows.
        if regions.iter().any(|known| known.sites == sites) {
            continue;
        }
        let mut inside = vec![0; board.n_sites().div_ceil(64)];
        sites.iter().for_each(|site| add(&mut inside, site.index()));
        let is_line = matches!(houses[set[0]].look, Look::Row | Look::Column | Look::Line);
        let rules = set.iter().map(|&house| houses[house].rule).collect();
        regions.push(Region { rules, sites, is_line, inside });
    }
    regions
}

/// For each row, column and box, the houses of its kind that touch it.
fn neighbours(board: &Board, houses: &[House], houses_at: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut beside: Vec<Vec<usize>> = vec![Vec::new(); houses.len()];
    let at = |site: usize| board.sites[site];
    for one in 0..board.n_sites() {
        for other in 0..one {
            let (dx, dy) = ((at(one).x - at(other).x).abs(), (at(one).y - at(other).y).abs());
            // Middles of cells lie two half-cells apart.
            if dx + dy != 2 || dx == dy {
                continue;
            }
            for &a in &houses_at[one] {
                for &b in houses_at[other].iter().filter(|b| **b != a) {
                    let look = houses[a].look;
                    if look == houses[b].look
                        && matches!(look, Look::Row | Look::Column | Look::Box)
                    {
                        beside[a].push(b);
                        beside[b].push(a);
                    }
                }
            }
        }
    }
    for list in &mut beside {
        list.sort_unstable();
        list.dedup();
    }
    beside
}

/// Two sets of equally many houses, and the cells that only one of them has.
pub(in super::super) struct Leftovers {
    /// The indices of the rules of the houses of each set.
    pub(super) houses: [Vec<usize>; 2],
    /// The cells of each set that are not in the other.
    pub(super) cells: [Vec<Site>; 2],
}

/// The leftovers of all pairs of equally many houses, at least two, that differ in few cells.
fn leftovers(regions: &[Region], houses: &[House], n_values: usize) -> Vec<Leftovers> {
    let most = 2 * n_values / 3;
    let mut found = Vec::new();
    for (i, one) in regions.iter().enumerate().filter(|(_, region)| region.n_houses() > 1) {
        for other in regions[..i].iter().filter(|other| other.n_houses() == one.n_houses()) {
            let n_left = one.n_without(other);
            if n_left == 0 || n_left > most {
                continue;
            }
            let left = |one: &Region, other: &Region| -> Vec<Site> {
                one.sites.iter().copied().filter(|&site| !other.has(site)).collect()
            };
            let cells = [left(one, other), left(other, one)];
            if !is_crossing(houses, &cells) {
                found.push(Leftovers { houses: [one.rules.clone(), other.rules.clone()], cells });
            }
        }
    }
    found.sort_by_key(|leftovers| leftovers.cells[0].len());
    found
}

/// Whether each side lies in one house and these two houses have the same other cells, so that
/// pointing and claiming find the same.
fn is_crossing(houses: &[House], cells: &[Vec<Site>; 2]) -> bool {
    let rests = |cells: &[Site]| -> Vec<Vec<Site>> {
        let with = houses.iter().filter(|house| cells.iter().all(|c| house.sites.contains(c)));
        let rest = |house: &House| -> Vec<Site> {
            let mut rest = house.sites.clone();
            rest.retain(|site| !cells.contains(site));
            rest.sort_unstable();
            rest
        };
        with.map(rest).collect()
    };
    let others = rests(&cells[1]);
    rests(&cells[0]).iter().any(|rest| others.contains(rest))
}
