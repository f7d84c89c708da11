//! Chequerboard counting over all regions at once, as a flow.
//!
//! Two path edges at each cell of a chequered board are a flow from one colour to the other. Any
//! choice of edges with the right number at every cell can be turned into any other along rings in
//! which used and unused edges alternate. An edge on no such ring is the same in all of them.

use gridwright_core::Conflict;

use super::parity::Crossing;
use super::track::{Mark, Track, edges_in};

/// Working memory for the flow, kept between calls.
#[derive(Default)]
pub(super) struct Flow {
    /// The edges that the current choice uses, one bit each.
    used: Vec<u64>,
    /// Number of edges that each place still lacks. The outside counts twice: for gaps of colour 0
    /// and of 1.
    lacks: Vec<i16>,
    /// The edge by which the search for a place that lacks one reached each place.
    came_by: Vec<u16>,
    seen: Vec<u32>,
    now: u32,
    queue: Vec<u16>,
    /// The ring, if any, that each place is on: places on common rings have the same number.
    ring: Vec<u16>,
    order: Vec<u32>,
    low: Vec<u32>,
    stack: Vec<u16>,
    way: Vec<(u16, u16)>,
    /// An edge that is left out of all rings for now.
    held: Option<usize>,
}

const NONE: u16 = u16::MAX;

impl Flow {
    /// The open edges that are the same in every choice, each with its mark.
    ///
    /// # Errors
    /// When there is no choice at all.
    pub(super) fn forced(&mut self, track: &Track<'_>) -> Result<Vec<(usize, Mark)>, Conflict> {
        self.fill(track)?;
        self.find_rings(track);
        let is_forced = |&edge: &usize| {
            let [from, to] = track.grid.sides(edge);
            self.ring[from] != self.ring[to]
        };
        let forced = track.open_edges().filter(is_forced);
        Ok(forced.map(|edge| (edge, self.choice(edge))).collect())
    }

    /// For each open edge, the edges whose mark follows by counting once it is marked as in the
    /// current choice, itself included.
    pub(super) fn ties(&mut self, track: &Track<'_>) -> Result<Vec<(usize, Vec<usize>)>, Conflict> {
        self.fill(track)?;
        let open: Vec<usize> = track.open_edges().collect();
        let mut ties = Vec::with_capacity(open.len());
        for &edge in open.iter().take_while(|_| !track.is_stopped()) {
            self.held = Some(edge);
            self.find_rings(track);
            let is_forced = |&&other: &&usize| {
                let [from, to] = track.grid.sides(other);
                other == edge || self.ring[from] != self.ring[to]
            };
            ties.push((edge, open.iter().filter(is_forced).copied().collect()));
        }
        self.held = None;
        Ok(ties)
    }

    /// The mark of an edge in the current choice.
    pub(super) fn choice(&self, edge: usize) -> Mark {
        if self.is_used(edge) { Mark::Path } else { Mark::Blocked }
    }

    /// Chooses edges so that every place has as many as it needs, starting from `near`.
    ///
    /// # Errors
    /// When there is no choice at all.
    pub(super) fn choose_near(&mut self, track: &Track<'_>, near: &[u64]) -> Result<(), Conflict> {
        self.used.clear();
        self.used.extend_from_slice(near);
        self.fill(track)
    }

    /// Whether the current choice uses an edge.
    #[inline]
    pub(super) fn is_used(&self, edge: usize) -> bool {
        self.used[edge / 64] >> (edge % 64) & 1 == 1
    }

    /// Adds an edge to the current choice, or removes it.
    #[inline]
    pub(super) fn switch(&mut self, edge: usize) {
        self.used[edge / 64] ^= 1 << (edge % 64);
    }

    /// For each forced edge a region that explains it, with all edges the region forces; the
    /// smallest first.
    pub(super) fn explained(&mut self, track: &Track<'_>) -> Vec<Crossing> {
        let forced = self.forced(track).unwrap_or_default();
        let forced = forced.into_iter().take_while(|_| !track.is_stopped());
        let mut regions: Vec<Crossing> = forced.map(|(edge, _)| self.region(track, edge)).collect();
        regions.sort_by_key(|region| region.cells.len());
        regions
    }

    /// The region reached from one side of a forced edge along rings not yet closed: no used edge
    /// leads into it and no unused one out of it, so counting its cells settles its border.
    fn region(&mut self, track: &Track<'_>, edge: usize) -> Crossing {
        let grid = track.grid;
        let [from, to] = track.grid.sides(edge);
        // An unused edge leads from colour 0 to colour 1, a used one back.
        let start = if self.is_used(edge) { from } else { to };
        self.now += 1;
        self.queue.clear();
        self.queue.push(start as u16);
        self.seen[start] = self.now;
        let mut i = 0;
        while let Some(&place) = self.queue.get(i) {
            i += 1;
            self.next_places(track, place.into(), |flow, _, next| {
                if flow.seen[next] != flow.now {
                    flow.seen[next] = flow.now;
                    flow.queue.push(next as u16);
                }
            });
        }
        // The region may be what was reached or all the rest: the smaller one, unless the edge
        // leads outside and its cell is in the other.
        let reached = |cell: usize| self.seen[cell] == self.now;
        let (inside, rest): (Vec<usize>, Vec<usize>) =
            (0..grid.n_cells()).partition(|&cell| reached(cell));
        let is_inside = match grid.ends(edge).into_iter().find(|&end| end != grid.outside()) {
            Some(cell) if grid.is_border(edge) => reached(cell),
            _ => inside.len() <= rest.len(),
        };
        let cells = if is_inside { inside } else { rest };
        let mut is_in = vec![false; grid.n_places()];
        cells.iter().for_each(|&cell| is_in[cell] = true);
        let crosses = |&edge: &usize| {
            let [a, b] = grid.ends(edge);
            is_in[a] != is_in[b]
        };
        let border: Vec<usize> =
            (0..grid.n_edges()).filter(|&e| !track.is_blocked(e)).filter(crosses).collect();
        // The count also distinguishes the two sides of the outside. A gap whose cell and whose
        // side of the outside were both reached, or both not, is on the border of the cells, but
        // not settled by it.
        let is_settled = |edge: usize| {
            let [from, to] = grid.sides(edge);
            track.is_open(edge) && (self.seen[from] == self.now) != (self.seen[to] == self.now)
        };
        let (path, blocked) =
            border.iter().filter(|&&e| is_settled(e)).partition(|&&e| self.is_used(e));
        Crossing { cells, border, path, blocked }
    }

    /// Uses edges until every place has as many as it needs, starting from the previous choice,
    /// since little changes between two calls.
    fn fill(&mut self, track: &Track<'_>) -> Result<(), Conflict> {
        let grid = track.grid;
        let n_sides = grid.n_cells() + 2;
        self.came_by.resize(n_sides, NONE);
        self.seen.clear();
        self.seen.resize(n_sides, 0);
        self.now = 0;
        let (open, path) = (track.open_bits(), track.path_bits());
        self.used.resize(open.len(), 0);
        for ((used, &open), &path) in self.used.iter_mut().zip(open).zip(path) {
            *used = path | open & *used;
        }
        self.lacks.clear();
        self.lacks.extend((0..grid.n_cells()).map(|cell| 2 - track.n_path(cell) as i16));
        self.lacks.extend(grid.exits_wanted().map(|wanted| wanted as i16));
        if track.n_path(grid.outside()) > 0 {
            for edge in grid.border().filter(|&edge| track.is_path(edge)) {
                self.lacks[grid.outside() + grid.border_colour(edge)] -= 1;
            }
        }
        let mut has_too_many = self.lacks.iter().any(|&lacks| lacks < 0);
        for edge in edges_in(self.used.iter().zip(open).map(|(&used, &open)| used & open)) {
            for side in grid.sides(edge) {
                self.lacks[side] -= 1;
                has_too_many |= self.lacks[side] < 0;
            }
        }
        if has_too_many {
            for side in 0..n_sides {
                if self.lacks[side] < 0 {
                    self.use_fewer(track, side)?;
                }
            }
        }
        if self.lacks.iter().all(|&lacks| lacks == 0) {
            return Ok(());
        }
        for edge in track.open_edges() {
            let [from, to] = grid.sides(edge);
            if self.lacks[from] > 0 && self.lacks[to] > 0 && !self.is_used(edge) {
                self.switch(edge);
                self.lacks[from] -= 1;
                self.lacks[to] -= 1;
            }
        }
        for start in (0..n_sides).filter(|&side| grid.is_first(side)) {
            while self.lacks[start] > 0 {
                self.use_one_more(track, start)?;
            }
        }
        if self.lacks.iter().all(|&lacks| lacks == 0) { Ok(()) } else { Err(Conflict) }
    }

    /// Removes edges from the choice at a place that has too many.
    fn use_fewer(&mut self, track: &Track<'_>, side: usize) -> Result<(), Conflict> {
        let grid = track.grid;
        for edge in track.open_at(side.min(grid.outside())) {
            if self.lacks[side] < 0 && self.is_used(edge) && grid.sides(edge).contains(&side) {
                self.switch(edge);
                grid.sides(edge).into_iter().for_each(|side| self.lacks[side] += 1);
            }
        }
        if self.lacks[side] < 0 { Err(Conflict) } else { Ok(()) }
    }

    /// Adds one edge to the choice at a place, by changing others along a way.
    fn use_one_more(&mut self, track: &Track<'_>, start: usize) -> Result<(), Conflict> {
        let grid = track.grid;
        self.now += 1;
        self.queue.clear();
        self.queue.push(start as u16);
        self.seen[start] = self.now;
        let mut end = None;
        let mut i = 0;
        while let (None, Some(&place)) = (end, self.queue.get(i)) {
            i += 1;
            let found = &mut end;
            self.next_places(track, place.into(), |flow, edge, next| {
                if flow.seen[next] == flow.now || found.is_some() {
                    return;
                }
                flow.seen[next] = flow.now;
                flow.came_by[next] = edge as u16;
                if flow.lacks[next] > 0 && !grid.is_first(next) {
                    *found = Some(next);
                } else {
                    flow.queue.push(next as u16);
                }
            });
        }
        let end = end.ok_or(Conflict)?;
        self.lacks[start] -= 1;
        self.lacks[end] -= 1;
        let mut place = end;
        while place != start {
            let edge = usize::from(self.came_by[place]);
            self.switch(edge);
            let [from, to] = track.grid.sides(edge);
            place = if from == place { to } else { from };
        }
        Ok(())
    }

    /// Calls `go` with every edge on from a place, and where it leads: unused edges from colour 0
    /// to colour 1, used ones back.
    #[inline]
    fn next_places(
        &mut self,
        track: &Track<'_>,
        place: usize,
        mut go: impl FnMut(&mut Flow, usize, usize),
    ) {
        let grid = track.grid;
        let is_source = track.grid.is_first(place);
        for &edge in grid.edges_at(place.min(grid.outside())) {
            let edge = usize::from(edge);
            if track.is_open(edge) && self.is_used(edge) != is_source {
                let [from, to] = track.grid.sides(edge);
                let (here, there) = if is_source { (from, to) } else { (to, from) };
                if here == place {
                    go(self, edge, there);
                }
            }
        }
    }

    /// Numbers the places so that those on common rings have the same number (Tarjan's strongly
    /// connected components).
    fn find_rings(&mut self, track: &Track<'_>) {
        let n_sides = track.grid.n_cells() + 2;
        for list in [&mut self.order, &mut self.low] {
            list.clear();
            list.resize(n_sides, 0);
        }
        self.ring.clear();
        self.ring.resize(n_sides, NONE);
        self.stack.clear();
        let (mut n_seen, mut n_rings) = (0, 0);
        // Places without open edges are on no ring with others.
        for root in track.open_edges().flat_map(|edge| track.grid.sides(edge)) {
            if self.order[root] != 0 {
                continue;
            }
            self.way.push((root as u16, 0));
            n_seen += 1;
            self.order[root] = n_seen;
            self.low[root] = n_seen;
            self.stack.push(root as u16);
            while let Some(&mut (place, ref mut next)) = self.way.last_mut() {
                let place = usize::from(place);
                let edges = track.grid.edges_at(place.min(track.grid.outside()));
                if let Some(&edge) = edges.get(usize::from(*next)) {
                    *next += 1;
                    let edge = usize::from(edge);
                    let is_source = track.grid.is_first(place);
                    if !track.is_open(edge)
                        || self.is_used(edge) == is_source
                        || self.held == Some(edge)
                    {
                        continue;
                    }
                    let [from, to] = track.grid.sides(edge);
                    let (here, there) = if is_source { (from, to) } else { (to, from) };
                    if here != place {
                        continue;
                    }
                    if self.order[there] == 0 {
                        n_seen += 1;
                        self.order[there] = n_seen;
                        self.low[there] = n_seen;
                        self.stack.push(there as u16);
                        self.way.push((there as u16, 0));
                    } else if self.ring[there] == NONE {
                        self.low[place] = self.low[place].min(self.order[there]);
                    }
                    continue;
                }
                self.way.pop();
                if let Some(&(above, _)) = self.way.last() {
                    let above = usize::from(above);
                    self.low[above] = self.low[above].min(self.low[place]);
                }
                if self.low[place] == self.order[place] {
                    while let Some(on) = self.stack.pop() {
                        self.ring[usize::from(on)] = n_rings;
                        if usize::from(on) == place {
                            break;
                        }
                    }
                    n_rings += 1;
                }
            }
        }
    }
}
