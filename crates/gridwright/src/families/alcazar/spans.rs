//! Edges without which the board would fall apart, where the path is partly known.
//!
//! The same checks as in `partition.rs`, on a settled track. Only the two ends of a segment matter,
//! so it is crossed in one step; and on boards that are nearly done little is left.

use gridwright_core::Conflict;

use super::low_link::{Link, LowLink};
use super::track::Track;

/// Memory for walks over segments, kept from one to the next.
#[derive(Default)]
pub(super) struct Spans {
    links: LowLink,
}

/// The link between the two ends of a segment, which is no edge.
const SEGMENT: u16 = u16::MAX - 1;

impl Spans {
    /// The open edges that alone join two parts of the board without the outside.
    pub(super) fn bridges(&mut self, track: &Track<'_>) -> Result<&[usize], Conflict> {
        self.walk(track, true)?;
        Ok(self.links.bridges())
    }

    /// Checks that no single place or edge holds the whole board together, since a ring cannot pass
    /// it twice.
    pub(super) fn hangs_together(&mut self, track: &Track<'_>) -> Result<(), Conflict> {
        self.walk(track, false)?;
        if self.links.bridges().is_empty() { Ok(()) } else { Err(Conflict) }
    }

    /// Walks over open edges and segments and collects the edges that are the only way to the
    /// places behind them. With `is_cut`, the outside is left out, and everything that leads there.
    fn walk(&mut self, track: &Track<'_>, is_cut: bool) -> Result<(), Conflict> {
        debug_assert!(track.is_settled(), "full places have no open edges");
        let (grid, outside) = (track.grid, track.grid.outside());
        self.links.clear(grid.n_places());
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
            // The part between such an end and the outside hangs by the end.
            for end in loose.into_iter().filter(|&end| end != outside) {
                let mut path = grid.edges_at(end).iter().map(|&edge| usize::from(edge));
                let first = path.find(|&edge| track.is_path(edge)).expect("the end of a segment");
                if grid.across(first, end) != outside {
                    self.links.start_with_one_below(end);
                }
            }
        }
        let Some(start) = track.open_edges().next() else {
            return if n_left <= 1 { Ok(()) } else { Err(Conflict) };
        };
        let [a, b] = grid.ends(start);
        let root = if a == outside { b } else { a };
        let link = |at: usize, n: usize, entered_by: u16| {
            let edges = grid.edges_at(at);
            let (to, name) = if let Some(&edge) = edges.get(n) {
                if edge == entered_by || !track.is_open(edge.into()) {
                    return Link::Skipped;
                }
                (grid.across(edge.into(), at), edge)
            } else {
                if n > edges.len() {
                    return Link::None;
                }
                let is_loose = is_cut && loose.contains(&at);
                if entered_by == SEGMENT || track.n_path(at) == 0 || is_loose {
                    return Link::Skipped;
                }
                (track.mate(at), SEGMENT)
            };
            if is_cut && to == outside { Link::Skipped } else { Link::To(to, name) }
        };
        let n_reached = self.links.walk(root, most, link, |name| name != SEGMENT)?;
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
