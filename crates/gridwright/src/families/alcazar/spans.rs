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

#[cfg(test)]
mod tests {
    use gridwright_core::Rng;

    use super::super::grid::Grid;
    use super::super::partition::Walks;
    use super::super::track::Mark;
    use super::*;

    #[test]
    fn segments_in_one_stride_show_what_all_their_edges_show() {
        let mut rng = Rng::from_seed(1);
        let (mut n_conflicts, mut n_bridges, mut n_through) = ([0; 2], 0, 0);
        for _ in 0..2000 {
            let grid = Grid::new(2 + rng.below(5), 2 + rng.below(5));
            let mut track = Track::new(&grid);
            track.settle().unwrap();
            let percent = 20 + rng.below(60);
            for edge in rng.permutation(grid.n_edges()) {
                let then = track.now();
                let mark = if rng.below(100) < percent { Mark::Blocked } else { Mark::Path };
                if track.set(edge, mark).and_then(|()| track.settle()).is_err() {
                    track.undo_to(then);
                }
                if track.is_whole() {
                    break;
                }
                let (mut walks, mut spans) = (Walks::default(), Spans::default());
                let sorted = |bridges: &[usize]| {
                    let mut bridges = bridges.to_vec();
                    bridges.sort_unstable();
                    bridges
                };
                let expected = walks.bridges(&track).map(sorted);
                assert_eq!(spans.bridges(&track).map(sorted), expected);
                let hangs_together = walks.hangs_together(&track);
                assert_eq!(spans.hangs_together(&track), hangs_together);
                n_conflicts[0] += usize::from(expected.is_err());
                n_conflicts[1] += usize::from(hangs_together.is_err() && expected.is_ok());
                n_bridges += expected.map_or(0, |bridges| bridges.len());
                n_through += usize::from(track.exit_ends().is_some());
            }
        }
        let met = (n_conflicts, n_bridges, n_through);
        assert!(n_conflicts[0] > 1000 && n_bridges > 1000 && n_through > 1000, "{met:?}");
        assert!(n_conflicts[1] > 20, "the outside alone must matter: {met:?}");
    }
}
