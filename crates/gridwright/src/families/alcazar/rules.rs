//! The rules of play: two path edges at every cell, and all of it one path from gap to gap.

use gridwright_core::{Conflict, Constraint, Domains, Mask, Name, Site, Value};

use super::grid::{BLOCKED, Grid, PATH, site};

/// Exactly two edges at a cell are path.
pub(super) struct TwoWays {
    cell: String,
    sites: Vec<Site>,
}

impl TwoWays {
    pub(super) fn new(cell: String, sites: Vec<Site>) -> TwoWays {
        TwoWays { cell, sites }
    }
}

impl Constraint for TwoWays {
    fn rule(&self) -> &'static str {
        "cell"
    }

    fn name(&self) -> Name {
        Name::new("cell").with("cell", self.cell.as_str())
    }

    fn sites(&self) -> &[Site] {
        &self.sites
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        keep_two(&self.sites, domains)
    }

    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>> {
        not_two(&self.sites, values)
    }
}

/// Narrows edges of which exactly two are path.
fn keep_two(sites: &[Site], domains: &mut Domains) -> Result<(), Conflict> {
    let count = |is: fn(Mask) -> bool| sites.iter().filter(|&&s| is(domains.at(s))).count();
    let n_path = count(|mask| mask == Mask::of(PATH));
    let n_free = count(|mask| mask.has(PATH));
    if n_path > 2 || n_free < 2 {
        return Err(Conflict);
    }
    let forced = match (n_path, n_free) {
        (2, 3..) => BLOCKED,
        (..2, 2) => PATH,
        _ => return Ok(()),
    };
    for &site in sites {
        if domains.at(site).len() > 1 {
            domains.keep(site, Mask::of(forced))?;
        }
    }
    Ok(())
}

/// The faulty edges where more than two are path, or fewer than two can be.
fn not_two(sites: &[Site], values: &[Option<Value>]) -> Option<Vec<Site>> {
    let with = |wanted: Value| -> Vec<Site> {
        let has = |site: &&Site| values.get(site.index()) == Some(&Some(wanted));
        sites.iter().filter(has).copied().collect()
    };
    let (path, blocked) = (with(PATH), with(BLOCKED));
    if path.len() > 2 {
        return Some(path);
    }
    (blocked.len() + 2 > sites.len()).then_some(blocked)
}

/// The path uses two gaps, never meets itself, and does not end before it has been everywhere.
pub(super) struct OnePath {
    grid: Grid,
    sites: Vec<Site>,
    border: Vec<Site>,
}

impl OnePath {
    pub(super) fn new(grid: &Grid) -> OnePath {
        let border = grid.border().map(site).collect();
        OnePath { grid: grid.clone(), sites: (0..grid.n_edges()).map(site).collect(), border }
    }

    /// The group of joined places each place is in, and the first edge that joins two places which
    /// are joined already.
    fn join(&self, is_path: impl Fn(Site) -> bool) -> (Vec<usize>, Option<usize>) {
        let mut group: Vec<usize> = (0..self.grid.n_places()).collect();
        for &site in self.sites.iter().filter(|&&site| is_path(site)) {
            let [a, b] = self.grid.ends(site.index()).map(|place| find(&mut group, place));
            if a == b {
                return (group, Some(site.index()));
            }
            group[a.max(b)] = a.min(b);
        }
        (group, None)
    }

    /// The edges of the ring that a path edge closes.
    fn ring(&self, edge: usize, is_path: impl Fn(Site) -> bool) -> Vec<Site> {
        let [start, end] = self.grid.ends(edge);
        let mut came_by = vec![None; self.grid.n_places()];
        let mut places = vec![start];
        let mut i = 0;
        while let Some(&place) = places.get(i) {
            i += 1;
            for &next in self.grid.edges_at(place) {
                let to = self.grid.across(next.into(), place);
                let is_way = usize::from(next) != edge && is_path(site(next.into()));
                if is_way && to != start && came_by[to].is_none() {
                    came_by[to] = Some(usize::from(next));
                    places.push(to);
                }
            }
        }
        let (mut ring, mut place) = (vec![site(edge)], end);
        while let Some(by) = came_by[place].filter(|_| place != start) {
            ring.push(site(by));
            place = self.grid.across(by, place);
        }
        ring.sort_unstable();
        ring
    }
}

fn find(group: &mut [usize], mut place: usize) -> usize {
    while group[place] != place {
        group[place] = group[group[place]];
        place = group[place];
    }
    place
}

impl Constraint for OnePath {
    fn rule(&self) -> &'static str {
        "path"
    }

    fn name(&self) -> Name {
        Name::new("path")
    }

    fn sites(&self) -> &[Site] {
        &self.sites
    }

    /// Counts the gaps, and blocks edges that would close a ring with something left out.
    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        keep_two(&self.border, domains)?;
        let is_path = |site: Site| domains.at(site) == Mask::of(PATH);
        let n_path = self.sites.iter().filter(|&&site| is_path(site)).count();
        let (mut group, closed) = self.join(is_path);
        if let Some(edge) = closed {
            let is_whole = self.ring(edge, is_path).len() == self.grid.n_places();
            return if is_whole && n_path == self.grid.n_places() { Ok(()) } else { Err(Conflict) };
        }
        if n_path + 1 >= self.grid.n_places() {
            return Ok(());
        }
        for &site in &self.sites {
            if domains.at(site).len() > 1 {
                let [a, b] = self.grid.ends(site.index()).map(|place| find(&mut group, place));
                if a == b {
                    domains.keep(site, Mask::of(BLOCKED))?;
                }
            }
        }
        Ok(())
    }

    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>> {
        if let Some(gaps) = not_two(&self.border, values) {
            return Some(gaps);
        }
        let is_path = |site: Site| values.get(site.index()) == Some(&Some(PATH));
        let (_, closed) = self.join(is_path);
        let ring = self.ring(closed?, is_path);
        (ring.len() < self.grid.n_places()).then_some(ring)
    }
}
