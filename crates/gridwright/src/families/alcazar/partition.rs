//! Edges without which the board would fall apart.
//!
//! A solution is a ring through all cells and the outside. Take one stretch of a ring away and
//! what is left is still one line; so an edge that alone joins two parts of what is left is path.

use gridwright_core::Conflict;

use super::track::Track;

/// Room for walks over the board, kept from one to the next.
#[derive(Default)]
pub(super) struct Walks {
    /// When each place was reached, from 1; 0 is not yet.
    reached: Vec<u32>,
    /// The earliest place that can be reached from below, not going back the way one came.
    low: Vec<u32>,
    /// Places on the way, the edge they were entered by, and the next of their edges to try.
    way: Vec<(u16, u16, u16)>,
    /// Places that are out of the way.
    is_out: Vec<bool>,
    /// Parts that hang below each place.
    n_below: Vec<u8>,
    bridges: Vec<usize>,
}

/// No edge led here: the walk starts.
const START: u16 = u16::MAX;

impl Walks {
    /// The open edges that alone join two parts of the board when only cells are counted.
    pub(super) fn bridges(&mut self, track: &Track<'_>) -> Result<&[usize], Conflict> {
        self.take_nothing_out(track);
        self.is_out[track.grid.outside()] = true;
        self.walk(track, 2)?;
        Ok(&self.bridges)
    }

    /// Finds out whether a single place or edge holds the whole board together, which no ring can
    /// pass twice.
    pub(super) fn hangs_together(&mut self, track: &Track<'_>) -> Result<(), Conflict> {
        self.take_nothing_out(track);
        self.walk(track, 1)?;
        if self.bridges.is_empty() { Ok(()) } else { Err(Conflict) }
    }

    fn take_nothing_out(&mut self, track: &Track<'_>) {
        self.is_out.clear();
        self.is_out.resize(track.grid.n_places(), false);
    }

    /// Walks over all edges that are not blocked, depth first, and collects the open ones that are
    /// the only way to what lies behind them.
    ///
    /// `most` parts may hang together by one place: two where the ring is cut open, one where not.
    fn walk(&mut self, track: &Track<'_>, most: u8) -> Result<(), Conflict> {
        let (grid, n_places) = (track.grid, track.grid.n_places());
        self.bridges.clear();
        for list in [&mut self.reached, &mut self.low] {
            list.clear();
            list.resize(n_places, 0);
        }
        self.n_below.clear();
        self.n_below.resize(n_places, 0);
        self.way.clear();
        let is_out = &self.is_out;
        let n_in = is_out.iter().filter(|&&is_out| !is_out).count() as u32;
        let Some(root) = is_out.iter().position(|&is_out| !is_out) else { return Ok(()) };
        let mut n_reached = 1;
        self.reached[root] = 1;
        self.low[root] = 1;
        self.way.push((root as u16, START, 0));
        while let Some(&mut (place, by, ref mut next)) = self.way.last_mut() {
            let at = usize::from(place);
            if let Some(&edge) = grid.edges_at(at).get(usize::from(*next)) {
                *next += 1;
                if edge == by || track.is_blocked(edge.into()) {
                    continue;
                }
                let to = grid.across(edge.into(), at);
                if is_out[to] {
                    continue;
                }
                if self.reached[to] == 0 {
                    n_reached += 1;
                    self.reached[to] = n_reached;
                    self.low[to] = n_reached;
                    self.way.push((to as u16, edge, 0));
                } else {
                    self.low[at] = self.low[at].min(self.reached[to]);
                }
                continue;
            }
            self.way.pop();
            let Some(&(above, _, _)) = self.way.last() else { break };
            let above = usize::from(above);
            self.low[above] = self.low[above].min(self.low[at]);
            if self.low[at] < self.reached[above] {
                continue;
            }
            // Nothing below goes further up than the place above.
            self.n_below[above] += 1;
            let above_it = u8::from(above != root);
            if self.n_below[above] + above_it > most {
                return Err(Conflict);
            }
            if self.low[at] > self.reached[above] && track.is_open(by.into()) {
                self.bridges.push(by.into());
            }
        }
        if n_reached == n_in { Ok(()) } else { Err(Conflict) }
    }
}

/// The cells on the smaller side of an edge that joins two parts of the board.
pub(super) fn cut_off(track: &Track<'_>, edge: usize, is_out: &[bool]) -> Vec<usize> {
    let sides = track.grid.ends(edge).map(|start| {
        let mut seen = is_out.to_vec();
        let mut cells = vec![start];
        seen[start] = true;
        let mut i = 0;
        while let Some(&cell) = cells.get(i) {
            i += 1;
            for &next in track.grid.edges_at(cell) {
                let to = track.grid.across(next.into(), cell);
                if usize::from(next) != edge && !track.is_blocked(next.into()) && !seen[to] {
                    seen[to] = true;
                    cells.push(to);
                }
            }
        }
        cells
    });
    let [one, other] = sides;
    let is_inside = |side: &[usize]| !side.contains(&track.grid.outside());
    match (is_inside(&one), is_inside(&other)) {
        (true, false) => one,
        (false, true) => other,
        _ if one.len() <= other.len() => one,
        _ => other,
    }
}
