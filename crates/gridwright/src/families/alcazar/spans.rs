//! Edges without which the board would fall apart, where the path is partly known.
//!
//! The same questions as in `partition.rs`, on a settled track. A segment matters by its two ends
//! only, so it is walked over in one stride; and on boards that are nearly done little is left.

use gridwright_core::Conflict;

use super::track::Track;

/// Room for walks over segments, kept from one to the next.
#[derive(Default)]
pub(super) struct Spans {
    /// When each place was reached, from 1; 0 is not yet.
    reached: Vec<u32>,
    /// The earliest place that can be reached from below, not going back the way one came.
    low: Vec<u32>,
    /// Places on the way, what they were entered by, and the next of their edges to try.
    way: Vec<(u16, u16, u16)>,
    /// Parts that hang below each place.
    n_below: Vec<u8>,
    bridges: Vec<usize>,
}

/// No edge led here: the walk starts.
const START: u16 = u16::MAX;
/// A whole segment led here.
const SEGMENT: u16 = u16::MAX - 1;

impl Spans {
    /// The open edges that alone join two parts of the board when only cells are counted.
    pub(super) fn bridges(&mut self, track: &Track<'_>) -> Result<&[usize], Conflict> {
        self.walk(track, true)?;
        Ok(&self.bridges)
    }

    /// Finds out whether a single place or edge holds the whole board together, which no ring can
    /// pass twice.
    pub(super) fn hangs_together(&mut self, track: &Track<'_>) -> Result<(), Conflict> {
        self.walk(track, false)?;
        if self.bridges.is_empty() { Ok(()) } else { Err(Conflict) }
    }

    /// Walks over open edges and segments, depth first, and collects the edges that are the only
    /// way to what lies behind them. The outside can be left out, with all that leads there.
    fn walk(&mut self, track: &Track<'_>, is_cut: bool) -> Result<(), Conflict> {
        debug_assert!(track.is_settled(), "full places have no open edges");
        let (grid, outside) = (track.grid, track.grid.outside());
        self.bridges.clear();
        self.way.clear();
        for list in [&mut self.reached, &mut self.low] {
            list.clear();
            list.resize(grid.n_places(), 0);
        }
        self.n_below.clear();
        self.n_below.resize(grid.n_places(), 0);
        let mut n_left = track.n_unfinished() as u32;
        // Where the ring is cut open, two parts may hang together by one place.
        let most = if is_cut { 2 } else { 1 };
        let mut loose = [outside; 2];
        if is_cut {
            if let Some(ends) = track.exit_ends() {
                loose = ends;
            } else {
                n_left -= 1;
                loose[0] = track.mate(outside);
            }
            // What lies between such an end and the outside hangs by the end.
            for end in loose.into_iter().filter(|&end| end != outside) {
                let mut path = grid.edges_at(end).iter().map(|&edge| usize::from(edge));
                let first = path.find(|&edge| track.is_path(edge)).expect("the end of a segment");
                self.n_below[end] = u8::from(grid.across(first, end) != outside);
            }
        }
        let Some(start) = track.open_edges().next() else {
            return if n_left <= 1 { Ok(()) } else { Err(Conflict) };
        };
        let [a, b] = grid.ends(start);
        let root = if a == outside { b } else { a };
        let mut n_reached = 1;
        self.reached[root] = 1;
        self.low[root] = 1;
        self.way.push((root as u16, START, 0));
        while let Some(&mut (place, by, ref mut next)) = self.way.last_mut() {
            let at = usize::from(place);
            let edges = grid.edges_at(at);
            let n = usize::from(*next);
            if n <= edges.len() {
                *next += 1;
                let (to, by_now) = if let Some(&edge) = edges.get(n) {
                    if edge == by || !track.is_open(edge.into()) {
                        continue;
                    }
                    (grid.across(edge.into(), at), edge)
                } else {
                    if by == SEGMENT || track.n_path(at) == 0 || is_cut && loose.contains(&at) {
                        continue;
                    }
                    (track.mate(at), SEGMENT)
                };
                if is_cut && to == outside {
                    continue;
                }
                if self.reached[to] == 0 {
                    n_reached += 1;
                    self.reached[to] = n_reached;
                    self.low[to] = n_reached;
                    self.way.push((to as u16, by_now, 0));
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
            if self.low[at] > self.reached[above] && by != SEGMENT {
                self.bridges.push(by.into());
            }
        }
        if n_reached == n_left { Ok(()) } else { Err(Conflict) }
    }
}
